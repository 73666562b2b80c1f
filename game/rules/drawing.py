"""How many cards a draw is, and whether the drawn card may be played at once."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import KIND_OF, NUMBER
from game.engine.draw import is_legal, may_play_drawn, offer_drawn
from game.engine.game import Game
from game.engine.state import State
from game.engine.switch import PLAYING, Switch, Value, choice
from game.engine.turns import pass_turn
from game.engine.verbs import draw_cards

SWITCHES: tuple[Switch, ...] = (
    choice("draw", PLAYING, "one", "until"),
    choice("play_drawn", PLAYING, "may", "must", "numbers", "never"),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Set how a turn's draw goes. In attack the launcher takes its place and none of this matters."""
    after = str(values["play_drawn"])
    if after == "numbers":
        game.may_play_drawn = lambda s, face: KIND_OF[face] == NUMBER
    elif after == "never":
        game.may_play_drawn = lambda s, face: False
    game.drawn_must_be_played = after == "must" or bool(values["must_play"])
    if values["draw"] == "until":
        game.draw_turns.append(_draw_until_legal if after == "never" else _draw_until_playable)


def _draw_until_playable(s: State) -> bool:
    return _draw_until(s, stop_at_legal=False)


def _draw_until_legal(s: State) -> bool:
    return _draw_until(s, stop_at_legal=True)


def _draw_until(s: State, *, stop_at_legal: bool) -> bool:
    seat, came = s.turn, 0
    while draw_cards(s, seat, 1, "draw"):
        came += 1
        card = s.hands[seat][-1]
        if is_legal(s, card) if stop_at_legal else may_play_drawn(s, card):
            offer_drawn(s)
            return True
    pass_turn(s, seat, came)
    return True
