"""How a round ends: going out, the last draw, a blocked table; and the round's result."""

from __future__ import annotations

from game.engine import events
from game.engine.actions import NOBODY
from game.engine.cards import HIDDEN
from game.engine.scoring import next_dealer, score_round
from game.engine.state import ASKS_NOTHING, State
from game.engine.verbs import set_exposed, set_turn, set_window, tell


def hand_value(s: State, seat: int) -> int:
    """Return what the cards of a hand count, by the face in play."""
    return sum(s.game.worth[s.faces[card]] for card in s.hands[seat])


def ends_round(s: State) -> bool:
    """Say whether the play in hand is the last of the round: the hand is empty, nothing saves it, nobody plays on."""
    return not s.hands[s.player] and not s.saved and not (s.game.play_on and s.inside_count > 2)


def leave(s: State, seat: int) -> None:
    """Take a seat without cards out of the round; it keeps its place in the order of those gone out."""
    s.out.append(seat)
    s.out_mask |= 1 << seat
    s.inside[seat] = False
    s.inside_count -= 1
    tell(s, events.WentOut(seat, len(s.out)))


def end_round(s: State, winner: int, blocked: bool = False) -> None:
    """End the round, score it, and end the match if that decides it."""
    s.round_over, s.winner, s.blocked = True, winner, blocked
    s.stages, s.stage = (), 0
    s.wild_turned = False
    set_exposed(s, 0, 0)
    set_window(s, False)
    set_turn(s, s.turn, ASKS_NOTHING, HIDDEN)
    score_round(s, [hand_value(s, seat) for seat in range(s.seats)])
    s.next_dealer = NOBODY if s.match_over else next_dealer(s)
    if s.log is not None:
        _tell_result(s)


def end_blocked(s: State) -> None:
    """End a round in which nobody can go on: the lowest hand wins, unless it is shared or somebody went out before."""
    if s.game.play_on and s.out:
        end_round(s, s.out[0], blocked=True)
        return
    inside = [seat for seat in range(s.seats) if s.inside[seat]]
    lowest = min(hand_value(s, seat) for seat in inside)
    holders = [seat for seat in inside if hand_value(s, seat) == lowest]
    if s.partners:
        teams = {s.partners[seat] for seat in holders}
        end_round(s, holders[0] if len(teams) == 1 else NOBODY, blocked=True)
    else:
        end_round(s, holders[0] if len(holders) == 1 else NOBODY, blocked=True)


def _tell_result(s: State) -> None:
    tell(
        s,
        events.RoundEnded(
            winner=s.winner,
            blocked=s.blocked,
            hands=tuple((seat, tuple(s.faces[c] for c in s.hands[seat])) for seat in range(s.seats)),
            hand_values=tuple(hand_value(s, seat) for seat in range(s.seats)),
            round_scores=s.round_scores,
            totals=s.totals,
            pigs=s.pigs,
            knocked_out=s.knocked_out,
            next_dealer=s.next_dealer,
        ),
    )
    if s.match_over:
        tell(s, events.MatchEnded(s.match_winner))
