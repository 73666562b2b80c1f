"""Blank cards, and the dares they raise."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import events
from game.engine.actions import NOBODY
from game.engine.cards import SYMBOL_OF, symbol
from game.engine.game import DARE, NAME, Game
from game.engine.play import name_seat
from game.engine.state import State
from game.engine.switch import SPECIAL, Switch, Value, choice, number, yes_no
from game.engine.turns import seat_after
from game.engine.verbs import tell

SWITCHES: tuple[Switch, ...] = (
    number("blanks", SPECIAL, 0, (0, 4)),
    Switch("dare_text", SPECIAL, "text", ""),
    choice("dare_target", SPECIAL, "chosen", "next"),
    yes_no("dare_stack", SPECIAL),
)


_BLANK = symbol("#")


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Print the blanks into the deck and let them raise dares."""
    if game.printed:
        game.print_coloured("#", int(values["blanks"]) // 4)
    if values["dare_target"] == "chosen":
        game.effect(NAME, "#", name_seat)
        game.asks_seat.add(_BLANK)
    add_up, stack = game.effects_add, bool(values["dare_stack"])
    game.effect(DARE, "#", lambda s: _dare(s, add_up, stack))


def _dare(s: State, add_up: bool, stack: bool) -> None:
    """Raise the dare; a blank as last card raises none."""
    if not s.hands[s.player]:
        s.dares = 0
        return
    blanks = sum(SYMBOL_OF[s.faces[card]] == _BLANK for card in s.played)
    before = s.dares if stack and _lies_on_blank(s) else 0
    s.dares = before + (blanks if add_up else 1)
    target = s.named_to if s.named_to != NOBODY else seat_after(s, s.player)
    tell(s, events.Dared(target, s.player, s.dares))


def _lies_on_blank(s: State) -> bool:
    under = len(s.played) + 1
    return len(s.discard) >= under and SYMBOL_OF[s.faces[s.discard[-under]]] == _BLANK
