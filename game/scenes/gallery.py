"""Every screen in every state worth seeing, by name: what the pictures and the tests of layout walk through.

Each entry builds the scenes to lay on a stack of its own, lowest first, for a context; the picture is taken once
`SETTLE` seconds have passed. The table's own states are in `game.scenes.table_gallery`, added when that is imported.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pygame

from game.ai.characters import CHARACTERS
from game.match.own_rules import OwnSet
from game.match.session import Session
from game.match.table import AT_ONCE, COMPUTER, SeatSetup, Table
from game.options import GameOptions
from game.rules import rule_set
from game.scenes.about import About
from game.scenes.context import Context
from game.scenes.help import Help
from game.scenes.match_result import MatchResult
from game.scenes.new_table import NewTable
from game.scenes.pause import Pause
from game.scenes.round_result import RoundResult
from game.scenes.scene import Scene
from game.scenes.seat_list import Seats
from game.scenes.settings import SettingsScene
from game.scenes.stack import Stack
from game.scenes.start import me
from game.scenes.title import Title
from game.settings import Settings
from game.ui.entry import Entry

Builder = Callable[[Context], list[Scene]]

SETTLE = 0.5

GALLERY: dict[str, Builder] = {}
"""State by name. Names are file names: small letters, digits and underscores."""


def shown(name: str) -> Callable[[Builder], Builder]:
    """Add a function to the gallery under a name."""

    def add(builder: Builder) -> Builder:
        GALLERY[name] = builder
        return builder

    return add


def gallery() -> dict[str, Builder]:
    """Return all states, those of the table included."""
    with contextlib.suppress(ModuleNotFoundError):
        import game.scenes.access_gallery
        import game.scenes.hotseat_gallery
        import game.scenes.partner_gallery
        import game.scenes.records_gallery
        import game.scenes.road_gallery
        import game.scenes.rule_gallery
        import game.scenes.special_gallery
        import game.scenes.table_gallery
        import game.scenes.talk_gallery
        import game.scenes.turns_gallery
        import game.scenes.tutorial_gallery  # noqa: F401  - these add their states when they are first imported
    return GALLERY


class StillClock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def picture(name: str, size: tuple[int, int], settings: Settings | None = None) -> pygame.Surface:
    """Return a state as a picture. The language is whatever is spoken; nothing is written to the user's folder."""
    return staged(name, size, settings).surface


def staged(name: str, size: tuple[int, int], settings: Settings | None = None) -> Stack:
    """Return a state as a stack that has been drawn, for tests that look at its tree."""
    clock = StillClock()
    context = Context(settings or Settings(), GameOptions(), clock=clock, keep=False)
    stack = Stack(context, pygame.Surface(size))
    for scene in gallery()[name](context):
        stack.push(scene)
    for _step in range(round(SETTLE * 60)):
        clock.now += 1 / 60
        stack.update(1 / 60)
    stack.draw()
    return stack


# The states --------------------------------------------------------------------------------------------------------
@shown("title")
def _title(context: Context) -> list[Scene]:
    scene = Title(context)
    scene.can_continue = False
    return [scene]


@shown("title_continue")
def _title_continue(context: Context) -> list[Scene]:
    scene = Title(context)
    scene.can_continue = True
    return [scene]


@shown("title_quit")
def _title_quit(context: Context) -> list[Scene]:
    scene = Title(context)
    scene.can_continue = True
    scene.asking = True
    return [scene]


@shown("title_notice")
def _title_notice(context: Context) -> list[Scene]:
    context.say_problem("damaged")
    scene = Title(context)
    scene.can_continue = False
    return [scene]


@shown("new_table")
def _new_table(context: Context) -> list[Scene]:
    return [NewTable(context)]


@shown("new_table_rules")
def _new_table_rules(context: Context) -> list[Scene]:
    scene = NewTable(context)
    scene.tab = "rules"
    scene.choose("children")
    return [scene]


@shown("new_table_changed")
def _new_table_changed(context: Context) -> list[Scene]:
    scene = NewTable(context)
    scene.tab = "rules"
    scene.own.sets = (OwnSet("外婆家", "console -zero_pass"), OwnSet("Friday night", "wildest decks=1"))
    scene.rules = rule_set("last-standing +seven_swap stack=up")
    return [scene]


@shown("new_table_ten")
def _new_table_ten(context: Context) -> list[Scene]:
    scene = NewTable(context)
    names = [name for name in CHARACTERS if name != me(context).character]
    seats = (me(context), *(SeatSetup("", COMPUTER, name, "beginner") for name in names[:9]))
    scene.seats = Seats(seats, lambda seats: None)
    scene.set_length(0)
    return [scene]


@shown("new_table_typing")
def _new_table_typing(context: Context) -> list[Scene]:
    scene = NewTable(context)
    scene.entry = Entry("seat.0.name", "小明 Ming", lambda words: None)
    return [scene]


@shown("settings_display")
def _settings_display(context: Context) -> list[Scene]:
    return [SettingsScene(context, "display")]


@shown("settings_sound")
def _settings_sound(context: Context) -> list[Scene]:
    return [SettingsScene(context, "sound")]


@shown("settings_pace")
def _settings_pace(context: Context) -> list[Scene]:
    return [SettingsScene(context, "pace")]


@shown("settings_language")
def _settings_language(context: Context) -> list[Scene]:
    return [SettingsScene(context, "language")]


@shown("settings_reset")
def _settings_reset(context: Context) -> list[Scene]:
    scene = SettingsScene(context, "display")
    scene.asking = True
    return [scene]


@shown("help")
def _help(context: Context) -> list[Scene]:
    return [Help(context)]


@shown("about")
def _about(context: Context) -> list[Scene]:
    return [About(context)]


@shown("round_result")
def _round_result(context: Context) -> list[Scene]:
    return [RoundResult(context, played(context, seats=5, rounds=4), lambda: None)]


@shown("round_result_first")
def _round_result_first(context: Context) -> list[Scene]:
    return [RoundResult(context, played(context, seats=10, rounds=1), lambda: None)]


@shown("match_result")
def _match_result(context: Context) -> list[Scene]:
    return [MatchResult(context, played(context, seats=4, rounds=99))]


@shown("match_result_one_round")
def _match_result_one_round(context: Context) -> list[Scene]:
    return [MatchResult(context, played(context, seats=4, rounds=1, rules="official scoring=single"))]


@shown("pause_alone")
def _pause_alone(context: Context) -> list[Scene]:
    return [_Ground(context), Pause(context, played(context, seats=4, rounds=0))]


class _Ground(Title):
    """Something for an overlay to lie on."""


def played(context: Context, *, seats: int, rounds: int, seed: int = 7, rules: str = "official") -> Session:
    """Return a session in which computer players have played so many rounds, or until the match was over."""
    others = [name for name in CHARACTERS if name != "rabbit"][: seats - 1]
    people = (SeatSetup("", COMPUTER, "rabbit", "steady"), *(SeatSetup("", COMPUTER, one, "steady") for one in others))
    session = Session.new(Table(rules, people, venue="teahouse"), seed, pace=AT_ONCE)
    now, done = 0.0, 0
    while done < rounds and not session.over:
        now += 0.25
        session.step(now)
        if session.round_over:
            done += 1
            if done < rounds and not session.over:
                session.deal()
    session.hand_over(0, "human")
    return session
