"""Frame times of the table: a full table, ten cards always in flight, measured frame by frame.

The situation is that of the design's figures: 1920 × 1080, ten seats, 110 cards on the table, ten of them moving.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.engine.cards import FACES, HIDDEN
from game.levels.venue import Venue
from game.match.mirror import Held, Laid, Mirror
from game.settings import Settings
from game.ui.canvas import Canvas
from game.ui.pictures import Pictures
from game.ui.theme import theme_for
from game.ui.typeset import Typesetter
from game.view.card_art import BACK, file_of
from game.view.director import Director
from game.view.geometry import Space
from game.view.motion import Flight, Pose
from game.view.stage import Z_FLY, Comfort, Person
from game.view.table_view import TableView
from game.view.tween import in_out_cubic

SIZE = (1920, 1080)
SEATS, CARDS, MOVING = 10, 110, 10
ANIMALS = ("rabbit", "ox", "tiger", "snake", "dragon", "pig", "goat", "dog", "rat", "horse")
FLIGHT_MS = 320.0
FRAME_MS = 1000 / 60

_COUNT = itertools.count()


class FrameTimes(NamedTuple):
    """Milliseconds a frame, from moving the cards to the window's surface: median, 95 %, 99 %, most; MB of pictures."""

    median: float
    p95: float
    p99: float
    most: float
    megabytes: float
    frames: int


def full_table(seats: int = SEATS, cards: int = CARDS) -> Mirror:
    """Return a mirror of a table with so many cards in hands and piles: 26 of them in one's own hand."""
    names = [c + s for c in "rygb" for s in (*"0123456789SR", "+2")]
    mirror = Mirror(0, seats)
    mirror.round_number, mirror.playing = 1, tuple(range(seats))
    mirror.hands[0] = [Held(i, FACES[names[i * 7 % len(names)]], HIDDEN) for i in range(26)]
    each = max(1, (cards - 26 - 24) // (seats - 1))
    for seat in range(1, seats):
        mirror.hands[seat] = [Held(HIDDEN, HIDDEN, HIDDEN)] * each
    mirror.pile = [Laid(60 + i, FACES[names[i * 5 % len(names)]], 1, "play") for i in range(4)]
    mirror.draw_count = cards - 26 - each * (seats - 1) - len(mirror.pile)
    mirror.colour, mirror.turn, mirror.asks = 0, 0, "play"
    return mirror


def frame_times(
    frames: int = 600,
    size: tuple[int, int] = SIZE,
    venue: Venue | None = None,
    window: pygame.Surface | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> FrameTimes:
    """Return how long frames take with MOVING cards in flight all the time. `window` is drawn on if there is one.

    `clock` is `time.process_time` where other programs share the machine, so that only this one's work counts.

    Every flight goes from a hand to the discard pile or from the draw pile to a hand, turning over on the way; one that
    lands begins again elsewhere. The first second warms the caches and is not counted.
    """
    surface = window if window is not None else pygame.Surface(size)
    space = Space(*surface.get_size())
    canvas = Canvas(surface, space.k, theme_for(Settings()), Typesetter(), Pictures())
    people = [Person(animal.title(), animal) for animal in ANIMALS[:SEATS]]
    view = TableView(canvas, people, full_table(), venue, Comfort())
    view.hand.legal = frozenset(view.shown.hand[:9])
    view.sync(0.0)
    view.draw(surface)
    director = Director(view)
    starts = _endless_flights(director)
    for number in range(MOVING):
        _start(director, starts, number * FLIGHT_MS / MOVING)
    times: list[float] = []
    for frame in range(frames + 60):
        begun = clock()
        director.update(frame * FRAME_MS)
        view.draw(surface)
        if window is not None:
            pygame.display.flip()
        if frame >= 60:
            times.append((clock() - begun) * 1000)
    times.sort()
    held = (view.stage.art.bytes_used + view.stage.brush.bytes_used) / (1 << 20)
    at = [times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.95, 0.99)]
    return FrameTimes(at[0], at[1], at[2], times[-1], held, frames)


def _endless_flights(director: Director) -> Iterator[tuple[Pose, Pose, str, str]]:
    """Yield one way after another: from a hand to the pile, from the pile to a hand."""
    layout, shown = director.view.stage.layout, director.view.shown
    names = [file_of(held.face) for held in shown.hands[0]]
    pile = layout.pile_card
    for turn in itertools.count():
        seat = turn * 3 % SEATS
        x, y, width, angle = layout.fan_centre(seat, 0)
        there = Pose(x, y, angle, width)
        name = names[turn * 5 % len(names)]
        if turn % 2:
            yield there, Pose(*layout.discard, (turn * 37 % 13) - 6.0, pile), BACK if seat else name, name
        else:
            yield Pose(*layout.draw_pile, 0.0, pile), there, BACK, name if not seat else BACK


def _start(director: Director, ways: Iterator[tuple[Pose, Pose, str, str]], delay: float) -> None:
    """Let one more card fly, and another when it has landed."""
    start, goal, front, after = next(ways)
    name = f"fly:measure:{next(_COUNT)}"
    flight = Flight(director.view.stage, name, start, goal, front, after, 40.0, z=Z_FLY)
    director.start(flight.motion(FLIGHT_MS, delay, lambda: _start(director, ways, 0.0), in_out_cubic), lead=0)


def idle_share(view: TableView, surface: pygame.Surface, frames: int = 600) -> float:
    """Return which part of a core a table takes on which nothing moves, at sixty frames a second."""
    director = Director(view)
    begun = time.perf_counter()
    for frame in range(frames):
        director.update(frame * FRAME_MS)
        view.draw(surface)
    return (time.perf_counter() - begun) / (frames * FRAME_MS / 1000)
