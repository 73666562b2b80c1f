"""Who could act on the last play: the questions that races and their gentle form, asking in turn, are made of."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.player import SIDE_VERBS
from game.engine import State, legal_actions
from game.engine.actions import CALL, CATCH, JUMP, Action
from game.match.table import HUMAN, SeatSetup

JUMP_SHARE = 0.6
"""A chance to jump in comes with nearly every card, so it is waited for less long than for a catch."""


def is_exposed(state: State, seat: int) -> bool:
    """Say whether `seat` can be caught now."""
    return seat in state.exposed


def side_options(state: State, seat: int) -> tuple[Action, ...]:
    """Return what `seat` could sensibly do out of turn: its due call, catching the exposed, jumping in."""
    return tuple(act for act in legal_actions(state, seat) if act.verb in SIDE_VERBS and _sensible(state, act))


def _sensible(state: State, act: Action) -> bool:
    if act.verb == CALL:
        return is_exposed(state, act.seat)
    if act.verb == CATCH:
        return is_exposed(state, act.to) and act.to != act.seat
    return True


def for_all_anybody_knows(state: State, seat: int) -> tuple[Action, ...]:
    """Return what `seat` could do out of turn as far as those know who do not see its hand.

    Where several people share a screen, being asked must not tell who holds the card to jump in with.
    """
    if not state.inside[seat]:
        return ()
    out = [Action(seat, CATCH, to=other) for other in state.exposed if other != seat]
    if is_exposed(state, seat):
        out.append(Action(seat, CALL))
    if JUMP in state.game.verbs and state.window and state.jumpable and seat not in (state.turn, state.player):
        out.append(Action(seat, JUMP, (state.discard[-1],)))
    return tuple(out)


def asking_order(state: State) -> list[int]:
    """Return all seats in the order they are asked about the last play where nothing depends on speed.

    Whoever was exposed by somebody else's play comes first and loses nothing by being asked; who played and did not
    call comes last, after everybody who might have noticed.
    """
    player = max(state.player, 0)
    step = state.direction
    round_table = [(player + step * number) % state.seats for number in range(1, state.seats + 1)]
    return sorted(round_table, key=lambda seat: not (seat != player and is_exposed(state, seat)))


def patience(state: State, seats: Sequence[SeatSetup]) -> float:
    """Return how long the next computer player holds its act back for people, as a share of the table's grace.

    All of it while somebody can be caught by a person, JUMP_SHARE of it where a person might jump in, else nothing.
    It does not look into hands: the table waits as long whether or not anybody holds the card to jump in with.
    """
    people = [seat for seat, setup in enumerate(seats) if setup.kind == HUMAN and state.inside[seat]]
    if not people or not state.window:
        return 0.0
    if any(people != [seat] for seat in state.exposed):
        return 1.0
    jumping = JUMP in state.game.verbs and state.jumpable
    return JUMP_SHARE if jumping and any(seat not in (state.turn, state.player) for seat in people) else 0.0
