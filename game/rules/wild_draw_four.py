"""When a wild draw card is against the rule, and who may challenge it."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import events
from game.engine.actions import CHALLENGE, NOBODY, Action
from game.engine.cards import COLOUR_OF, KIND_OF, SYMBOL_OF, SYMBOLS, WILD
from game.engine.draw import take_pending
from game.engine.errors import IllegalAction
from game.engine.game import JUDGE, Game, Verb
from game.engine.matching import FITS
from game.engine.play import WILD_DRAWS
from game.engine.state import ASKS_ANSWER, State
from game.engine.switch import WILD_DRAW_FOUR, Switch, Value, choice
from game.engine.turns import enter_turn, pass_turn
from game.engine.verbs import tell

SWITCHES: tuple[Switch, ...] = (
    choice("wd4", WILD_DRAW_FOUR, "challenge", "strict", "free"),
    choice("wd4_rule", WILD_DRAW_FOUR, "colour", "match"),
    choice("challenge_stack", WILD_DRAW_FOUR, "off", "first"),
    choice("challenge_show", WILD_DRAW_FOUR, "challenger", "nobody"),
)


WRONG_COSTS = 2
"""Cards a wrong challenge costs on top of the penalty (RULES.md section 5)."""


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let a wild draw card be played against the rule and challenged, or not be played against it at all."""
    if values["wd4"] == "free":
        return
    by_match = values["wd4_rule"] == "match"
    if values["wd4"] == "strict":
        game.verdict(lambda s, seat, face, leaving: _strict(s, seat, face, by_match))
        return
    show = values["challenge_show"] == "challenger"
    for number in WILD_DRAWS:
        game.effect(JUDGE, SYMBOLS[number], lambda s: _judge(s, by_match))
    if values["challenge_stack"] == "off":
        game.on_answer.append(_nobody_challenges)
    game.verbs[CHALLENGE] = Verb(_check, lambda s, a: _challenge(s, a, show), _offers, in_turn=True)


def is_against_rule(s: State, seat: int, colour: int, by_match: bool, without: tuple[int, ...] = ()) -> bool:
    """Say whether the hand beside the cards `without` holds what a wild draw card may not be played beside."""
    fitting = FITS[colour][s.symbol]
    for card in s.hands[seat]:
        face = s.faces[card]
        if KIND_OF[face] == WILD or card in without:
            continue
        if fitting[face] if by_match else COLOUR_OF[face] == colour:
            return True
    return False


def _strict(s: State, seat: int, face: int, by_match: bool) -> str | None:
    if SYMBOL_OF[face] not in WILD_DRAWS or seat != s.turn or s.asks == ASKS_ANSWER:
        return None
    return "wd4_strict" if is_against_rule(s, seat, s.colour, by_match) else None


def _judge(s: State, by_match: bool) -> None:
    """Note whether the play may be challenged, and what would come of it. Nobody can when it was added or jumped in."""
    if s.pending or s.until or s.jumping:
        return
    hand = tuple(s.faces[card] for card in s.hands[s.player] if card not in s.played)
    s.bluff_by = s.player if hand else NOBODY
    s.bluff_hand = hand
    s.bluff = is_against_rule(s, s.player, s.colour_before, by_match, s.played)


def _nobody_challenges(s: State) -> None:
    s.bluff_by = NOBODY


def _can_challenge(s: State, seat: int) -> bool:
    by = s.bluff_by
    return s.asks == ASKS_ANSWER and seat == s.turn and by not in (NOBODY, seat) and s.inside[by]


def _check(s: State, a: Action) -> None:
    if a.seat != s.turn:
        raise IllegalAction("not_your_turn", turn=s.turn)
    if not _can_challenge(s, a.seat):
        raise IllegalAction("nothing_to_challenge")


def _offers(s: State, seat: int) -> list[Action]:
    return [Action(seat, CHALLENGE)] if _can_challenge(s, seat) else []


def _challenge(s: State, a: Action, show: bool) -> None:
    player, right, hand = s.bluff_by, s.bluff, s.bluff_hand
    tell(s, events.Challenged(player, a.seat, right))
    if show:
        tell(s, events.HandShown(player, a.seat, hand))
    if right:
        take_pending(s, player)
        enter_turn(s, a.seat)
    else:
        pass_turn(s, a.seat, take_pending(s, a.seat, WRONG_COSTS))
