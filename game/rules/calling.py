"""The call that goes with one's last card but one, the catch, and what a false one costs."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import events
from game.engine.actions import CALL, CATCH, Action
from game.engine.draw import give
from game.engine.errors import IllegalAction
from game.engine.game import OPEN, Game, Verb
from game.engine.legal import check_other_seat, playable
from game.engine.state import State
from game.engine.switch import CALL as CALL_GROUP
from game.engine.switch import Switch, Value, choice, number, yes_no
from game.engine.turns import seat_after
from game.engine.verbs import seats_of, set_exposed, spend_call, tell

SWITCHES: tuple[Switch, ...] = (
    choice("uno", CALL_GROUP, "catch", "auto", "off"),
    number("uno_penalty", CALL_GROUP, 2, range(5)),
    yes_no("call_late", CALL_GROUP, official=True),
    number("false_call", CALL_GROUP, 2, range(5)),
    number("false_catch", CALL_GROUP, 2, range(5)),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let players call their last card, and be caught when they have not."""
    mode = values["uno"]
    if mode == "off":
        return
    penalty, false_call = int(values["uno_penalty"]), int(values["false_call"])
    false_catch, late = int(values["false_catch"]), bool(values["call_late"])
    game.effect(OPEN, None, lambda s: _expose(s, false_call))
    game.verbs[CALL] = Verb(lambda s, a: _check_call(s, a, late), lambda s, a: _call(s, a, false_call), _offer_call)
    game.verbs[CATCH] = Verb(_check_catch, lambda s, a: _catch(s, a, penalty, false_catch), _offer_catch)
    if mode == "auto":
        game.on_close.append(lambda s: _punish(s, penalty))


def _expose(s: State, false_call: int) -> None:
    """Stage OPEN: whoever came to one card by the play and has not called can be caught. Then a false call is fined."""
    player = s.player
    others = ~(1 << player) if s.jumping else 0  # by a play jumped on; the jumper's own hand is judged anew
    mask, own = s.exposed_mask & others, s.exposed_own & others
    if s.calling:
        _speak(s)
    if s.moved:
        mask, own = _expose_moved(s, mask, own)
    elif len(s.hands[player]) == 1 and not s.called >> player & 1:
        mask |= 1 << player
        own |= 1 << player
    if mask or s.exposed_mask:
        set_exposed(s, mask, own)
    if s.calling and not s.due:
        give(s, player, false_call, "false_call")


def _speak(s: State) -> None:
    """Let the call made with the play count for the hand as it is now."""
    left = len(s.hands[s.player])
    s.due = s.due or left == 1
    tell(s, events.Called(s.player, s.due))
    if s.due:
        s.called |= 1 << s.player
        if left != 1:
            spend_call(s, s.player)


def _expose_moved(s: State, mask: int, own: int) -> tuple[int, int]:
    """A hand that moved must be called anew, but for the player's own when called with the play or ahead of it."""
    for seat in seats_of(s.moved):
        bit = 1 << seat
        mask, own = mask & ~bit, own & ~bit
        if seat != s.player and s.called & bit:
            spend_call(s, seat)
        if len(s.hands[seat]) == 1 and not s.called & bit:
            mask |= bit
    return mask, own


def is_due(s: State, seat: int) -> bool:
    """Say whether a call by itself is due: with one card, or with two when in turn and one of them is legal."""
    held = len(s.hands[seat])
    return held == 1 or (held == 2 and seat == s.turn and bool(playable(s)))


def _check_call(s: State, a: Action, late: bool) -> None:
    if not late and s.exposed_own >> a.seat & 1:
        raise IllegalAction("call_too_late")


def _call(s: State, a: Action, false_call: int) -> None:
    due = is_due(s, a.seat)
    bit = 1 << a.seat
    tell(s, events.Called(a.seat, due))
    if not due:
        give(s, a.seat, false_call, "false_call")
        return
    s.called |= bit
    if s.exposed_mask & bit:
        set_exposed(s, s.exposed_mask & ~bit, s.exposed_own & ~bit)


def _offer_call(s: State, seat: int) -> list[Action]:
    """List the call when it is due and would change something."""
    if s.called >> seat & 1 or not is_due(s, seat):
        return []
    if len(s.hands[seat]) == 1 and not s.exposed_mask >> seat & 1:
        return []
    a = Action(seat, CALL)
    try:
        s.game.verbs[CALL].check(s, a)
    except IllegalAction:
        return []
    return [a]


def _check_catch(s: State, a: Action) -> None:
    check_other_seat(s, a.seat, a.to)


def _catch(s: State, a: Action, penalty: int, false_catch: int) -> None:
    bit = 1 << a.to
    good = bool(s.exposed_mask & bit)
    tell(s, events.Caught(a.to, a.seat, good))
    if good:
        set_exposed(s, s.exposed_mask & ~bit, s.exposed_own & ~bit)
        give(s, a.to, penalty, "caught")
    else:
        give(s, a.seat, false_catch, "false_catch")


def _offer_catch(s: State, seat: int) -> list[Action]:
    """List whom the seat could catch; a partner is not proposed (RULES.md section 6, Teams)."""
    if not s.exposed_mask:
        return []
    team = s.partners
    return [
        Action(seat, CATCH, to=to)
        for to in seats_of(s.exposed_mask)
        if to != seat and not (team and team[to] == team[seat])
    ]


def _punish(s: State, penalty: int) -> None:
    """When the window closes: who has not called draws, from the seat in turn on."""
    for step in range(s.inside_count):
        seat = seat_after(s, s.turn, step)
        if s.exposed_mask >> seat & 1:
            give(s, seat, penalty, "auto_call")
