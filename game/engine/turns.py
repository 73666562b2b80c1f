"""Whose turn it is: order, skips, seats that are out, and what a seat is asked when its turn comes."""

from __future__ import annotations

from game.engine import events
from game.engine.cards import COLOUR_OF, NO_COLOUR
from game.engine.ending import end_blocked
from game.engine.state import ASKS_ANSWER, ASKS_COLOUR, ASKS_PLAY, State
from game.engine.verbs import can_draw, seats_of, set_turn, spend_call


def seat_after(s: State, seat: int, steps: int = 1) -> int:
    """Return the seat `steps` further round the table in the direction of play, counting seats in the round."""
    if s.inside_count == s.seats and not s.ring:
        return (seat + s.direction * steps) % s.seats
    if s.ring:
        return s.ring[(s.ring.index(seat) + s.direction * steps) % len(s.ring)]
    while steps:
        seat = (seat + s.direction) % s.seats
        steps -= s.inside[seat]
    return seat


def enter_turn(s: State, seat: int) -> None:
    """Give the turn to a seat and ask it what it has to be asked first."""
    s.opening = False
    if s.called:
        spend_idle_calls(s, seat)
    if s.wild_turned:
        set_turn(s, seat, ASKS_COLOUR)
    elif s.pending or s.until:
        set_turn(s, seat, ASKS_ANSWER)
    else:
        set_turn(s, seat, ASKS_PLAY)


def spend_idle_calls(s: State, new_turn: int) -> None:
    """Spend calls made ahead of a play that did not come (RULES.md section 9, Calling)."""
    for seat in seats_of(s.called):
        if seat != new_turn and len(s.hands[seat]) != 1:
            spend_call(s, seat)


def pass_turn(s: State, seat: int, cards_came: int) -> None:
    """End a turn without a play; a row of turns with no card to be had blocks the round (section 4, point 6)."""
    if cards_came or can_draw(s):
        s.stuck = 0
    else:
        s.stuck += 1
        if s.stuck >= s.inside_count:
            end_blocked(s)
            return
    enter_turn(s, seat_after(s, seat))


def move_turn(s: State) -> None:
    """Stage MOVE_TURN: the turn goes to whoever the play left it to."""
    seat = s.turn_to
    if seat < 0:
        seat = seat_after(s, s.player, 1 + s.skips)
        if s.skips and s.log is not None:
            for step in range(1, 1 + s.skips):
                s.log.append(events.Skipped(seat_after(s, s.player, step)))
    enter_turn(s, seat)


def colours_of_side(s: State) -> range:
    """Return the four colours of the side in play."""
    return range(4, 8) if s.dark else range(4)


def colour_held_most(s: State, seat: int) -> int:
    """Return the colour of which the hand holds most, the first of the side's order when tied."""
    held = [0] * 9
    for card in s.hands[seat]:
        held[COLOUR_OF[s.faces[card]]] += 1
    return max(colours_of_side(s), key=lambda colour: held[colour])


def colour_by_default(s: State, seat: int) -> int:
    """Return the colour that holds when none is named in time: the one before, else the one held most."""
    if s.colour_before != NO_COLOUR and s.colour_before in colours_of_side(s):
        return s.colour_before
    return colour_held_most(s, seat)
