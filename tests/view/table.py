"""Tables for tests of the view: a view over a mirror, and matches whose events it is fed."""

from __future__ import annotations

import pygame

from game.match.mirror import Mirror
from game.match.session import Session
from game.match.table import AT_ONCE, COMPUTER, SeatSetup, Table
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.pictures import Pictures
from game.ui.theme import theme_for
from game.ui.typeset import Typesetter
from game.view.geometry import Space
from game.view.stage import Comfort, Person
from game.view.table_view import TableView

ANIMALS = ("rabbit", "ox", "tiger", "snake", "dragon", "pig", "goat", "dog", "rat", "horse")


def view_of(mirror: Mirror, size=(640, 360), comfort: Comfort | None = None) -> TableView:
    """Return a view in a bare room."""
    surface = pygame.Surface(size)
    canvas = Canvas(surface, Space(*size).k, theme_for(Settings()), Typesetter(), Pictures())
    people = [Person(animal.title(), animal) for animal in ANIMALS[: mirror.seats]]
    return TableView(canvas, people, mirror, None, comfort)


def watched_match(rules: str, seats: int, seed: int, rounds: int = 1, most: int = 900):
    """Yield the events of computer players' rounds as seat 0 is shown them, act by act, and at the end its mirror."""
    table = Table(rules, tuple(SeatSetup("", COMPUTER, ANIMALS[seat]) for seat in range(seats)))
    session = Session.new(table, seed, pace=AT_ONCE)
    feed, now, batches = session.feed(0), 0.0, []
    for _act in range(most):
        batches.append(feed.take())
        if session.round_over:
            rounds -= 1
            if not rounds or session.over:
                break
            session.deal()
        now += 0.2
        session.step(now)
    batches.append(feed.take())
    mirror, _feed = session.watch(0)
    return batches, mirror
