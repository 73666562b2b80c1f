"""Where the monkey is put down, the pads it plugs in, what lies on its clipboard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.engine.switch import GROUPS
from game.levels import catalogue
from game.match import saves
from game.match.table import COMPUTER, HUMAN, LEAST_SEATS, MOST_SEATS, SeatSetup, Table
from game.rules import PRESETS, RuleSet, rule_set
from game.scenes import remembered, road, start
from game.scenes.context import Context
from game.scenes.first_start import FirstStart
from game.scenes.gallery import gallery
from game.scenes.lobby import Lobby
from game.scenes.new_table import NewTable
from game.scenes.pad_lost import PadLost
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.scenes.tutorial import Tutorial
from game.scenes.tutorial_lessons import LESSONS
from tests.fuzzing import random_rules

CLIPBOARD = ("", "official +jump_in=numbers", "wildest", "村规", "\u202e\u200fabc", "x" * 5000, "\x00\n\t", "7")
NAMES = ("", "", "", "明明", "\u202eAnna\u2066", "👩‍👩‍👧‍👦" * 4, "W" * 64, " ")


def push(context: Context, scene: Scene) -> None:
    assert context.stack is not None
    context.stack.push(scene)


def any_rules(random: Random) -> RuleSet:
    """Return a preset or any rules at all."""
    return rule_set(random.choice(list(PRESETS))) if random.random() < 0.6 else random_rules(random)


def any_table(random: Random, people: int) -> Table:
    """Return a table with so many people at it."""
    count = random.randint(max(LEAST_SEATS, people), MOST_SEATS)
    animals = random.sample(list(CHARACTERS), count)
    kinds = [HUMAN] * people + [COMPUTER] * (count - people)
    random.shuffle(kinds)
    seats = tuple(
        SeatSetup(random.choice(NAMES) if kind == HUMAN else "", kind, animal, random.choice(list(LEVELS)))
        for kind, animal in zip(kinds, animals, strict=True)
    )
    places = [entry.id for entry in catalogue.shipped_levels()]
    told = {name: random.random() < 0.1 for name in ("night", "open_table", "partners_see")}
    return Table(any_rules(random).text, seats, venue=random.choice(places), **told)


def alone(context: Context, random: Random) -> None:
    """Sit down alone among computer players; rules that cannot be dealt to so many are refused, which is fine."""
    start.begin(context, any_table(random, 1))


def together(context: Context, random: Random) -> None:
    """Sit down with others at one screen."""
    start.begin(context, any_table(random, random.randint(2, 5)))


def soon_over(context: Context, random: Random) -> None:
    """Sit down to a match of one short round."""
    seats = (start.me(context), SeatSetup("", COMPUTER, random.choice(("ox", "tiger")), "beginner"))
    start.begin(context, Table("children hand_size=1 scoring=single", seats))


def level(context: Context, random: Random) -> None:
    """Sit down at a level of the road."""
    venue = random.choice([entry.venue for entry in catalogue.shipped_levels() if entry.venue is not None])
    start.begin(context, road.level_table(context, venue, random.random() < 0.5))


def on_the_road(context: Context, random: Random) -> None:
    context.settings.road_open = random.random() < 0.8
    start.open_road(context, random.choice(("", *(entry.id for entry in catalogue.shipped_levels()))))


def lobby(context: Context, random: Random) -> None:
    table = NewTable(context)
    push(context, table)
    push(context, Lobby(context, table))


def editor(context: Context, random: Random) -> None:
    rules, seats = any_rules(random), random.randint(LEAST_SEATS, MOST_SEATS)
    start.open_editor(context, rules, seats, lambda rules: None, random.choice(GROUPS))


def book(context: Context, random: Random) -> None:
    start.open_rules(context, any_rules(random).text)


def agreed(context: Context, random: Random) -> None:
    start.ask_agreed(context, any_rules(random), "", lambda: None, lambda: None)


def replay(context: Context, random: Random) -> None:
    """Look at a match that was played before, if there is one."""
    found = sorted((*saves.replays().glob("*.match"), *saves.folder().glob("*.match")))
    if found:
        remembered.open_replay(context, random.choice(found), last_round=random.random() < 0.3)


def staged(context: Context, random: Random) -> None:
    """Lay a state of the gallery over the title; not the tables that are held still for their picture."""
    scenes = gallery()[random.choice(list(gallery()))](context)
    if not any(isinstance(scene, TableScene) and type(scene).update is not TableScene.update for scene in scenes):
        for scene in scenes:
            push(context, scene)


WAYS: tuple[Callable[[Context, Random], object], ...] = (
    *(alone, alone, alone, together, together, together, level, level, on_the_road, lobby, editor, book, agreed),
    *(soon_over, soon_over, lobby, editor, replay, replay, replay, staged, staged),
    lambda context, random: push(context, Tutorial(context, random.randrange(len(LESSONS)))),
    lambda context, random: push(context, FirstStart(context)),
    lambda context, random: push(context, PadLost(context)),
    lambda context, random: remembered.open_records(context),
    lambda context, random: remembered.open_kept(context),
    lambda context, random: start.continue_match(context),
    lambda context, random: start.open_new_table(context),
    lambda context, random: start.open_settings(context),
    lambda context, random: start.open_rule_book(context),
    lambda context, random: start.open_help(context),
    lambda context, random: start.open_about(context),
    lambda context, random: start.open_broken_levels(context),
)
"""Ways to a screen. What is behind the title's own buttons is found by pressing them too."""


class Ports:
    """Where pads are plugged in: stands for SDL's controllers."""

    class Controller:
        """A pad; the one at an uneven place is of a kind that SDL does not know."""

        def __init__(self, index: int) -> None:
            if index % 2:
                raise pygame.error("no such controller")
            self.id = index // 2

        def as_joystick(self) -> Ports.Controller:
            return self

        def get_instance_id(self) -> int:
            return self.id

        def quit(self) -> None:
            """Nothing holds it."""

    @staticmethod
    def quit() -> None:
        """Nothing is held."""
