"""What RULES.md says of every table at every moment, whatever the rules: checked in random play."""

from __future__ import annotations

from game.engine import Action, State, legal_actions
from game.engine.actions import JUMP, PLAY
from game.engine.cards import NO_COLOUR
from game.engine.errors import IllegalAction
from game.engine.flow import check
from game.engine.state import ASKS_ANSWER, ASKS_COLOUR, ASKS_DRAWN, ASKS_NOTHING, ASKS_PLAY, ASKS_TO


def check_table(s: State) -> None:
    """Raise AssertionError when the table cannot be one."""
    if s.asks == ASKS_NOTHING:
        assert s.round_over
        left = s.pending, s.until, s.exposed_mask, s.window
        assert not any(left), "something is left of a round that is over"
        return
    naming = s.asks in (ASKS_COLOUR, ASKS_TO)
    _check_seats(s, naming)
    assert not s.round_over
    assert s.direction in (1, -1)
    if not naming:
        assert bool(s.pending or s.until) == (s.asks == ASKS_ANSWER), f"owed {s.pending}+{s.until}, asks {s.asks}"
        assert s.colour != NO_COLOUR, "no active colour"
        _check_exposed(s)
        _check_single_plays(s)
        _check_jumps(s)
    if s.colour != NO_COLOUR:
        assert (s.colour >= 4) == s.dark, "a colour of the other side is active"
    if s.asks == ASKS_DRAWN:
        assert s.drawn in s.hands[s.turn], "the drawn card is not held"
        assert not s.window, "a draw leaves the window open"


def _check_seats(s: State, naming: bool) -> None:
    for seat in range(s.seats):
        if seat in s.out or seat in s.knocked_out:
            assert not s.inside[seat], "a seat that is out is in"
            assert not s.hands[seat], "a seat that is out holds cards"
        elif s.inside[seat] and not naming:
            assert s.hands[seat], "a seat in the round holds nothing"
    assert s.inside_count == sum(s.inside)
    assert s.inside_count >= 2, "a round goes on with one seat"


def _check_exposed(s: State) -> None:
    for seat in s.exposed:
        assert s.window, "exposed without a window"
        assert s.inside[seat], "a seat that is out is exposed"
        assert len(s.hands[seat]) == 1, f"seat {seat} is exposed with {len(s.hands[seat])} cards"
        assert not s.called >> seat & 1, "exposed although it has called"
    for seat in range(s.seats):
        if s.called >> seat & 1:
            held = len(s.hands[seat])
            assert held == 1 or (held == 2 and seat == s.turn), f"a call counts for seat {seat} with {held} cards"


def _lawful(s: State, a: Action) -> bool:
    try:
        check(s, a)
    except IllegalAction:
        return False
    return True


def _check_single_plays(s: State) -> None:
    """What is listed is all there is: a card may be played by itself exactly when its face is listed by itself."""
    listed = {s.faces[a.cards[0]] for a in legal_actions(s, s.turn) if a.verb == PLAY and len(a.cards) == 1}
    for card in s.hands[s.turn]:
        wanted = s.faces[card] in listed and (s.asks != ASKS_DRAWN or card == s.drawn)
        assert _lawful(s, Action(s.turn, PLAY, (card,))) == wanted, "the list of plays is not complete"
    if s.asks == ASKS_PLAY:
        assert not any(_lawful(s, Action(s.turn, verb)) for verb in ("keep", "take", "challenge"))


def _check_jumps(s: State) -> None:
    for seat in range(s.seats):
        offered = any(a.verb == JUMP for a in legal_actions(s, seat))
        found = any(_lawful(s, Action(seat, JUMP, (card,))) for card in s.hands[seat])
        assert offered == found, "the list of jumps is not complete"
