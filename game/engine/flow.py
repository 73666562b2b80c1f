"""The engine's two questions: what may a seat do now, and what comes of an act.

`apply` checks and does; `perform` does what is known to be lawful (search uses it on listed acts). Nothing here knows
time: what reaches the engine is the order of acts.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine import actions, events
from game.engine.actions import Action
from game.engine.draw import draw_in_turn, keep, take_pending
from game.engine.errors import IllegalAction
from game.engine.events import Event
from game.engine.legal import check_colour, check_lawful, check_other_seat, split_cards
from game.engine.listing import can_take_draw_keep, turn_actions
from game.engine.play import begin, run
from game.engine.setup import deal_round
from game.engine.state import (
    ASKS_ANSWER,
    ASKS_COLOUR,
    ASKS_DRAWN,
    ASKS_NOTHING,
    ASKS_PLAY,
    ASKS_TO,
    State,
)
from game.engine.turns import colour_by_default, enter_turn, pass_turn, seat_after
from game.engine.verbs import set_colour, set_exposed, set_window, take_log, tell

TURN_VERBS = frozenset((actions.PLAY, actions.DRAW, actions.KEEP, actions.TAKE, actions.TIMEOUT))


def legal_actions(s: State, seat: int) -> list[Action]:
    """Return what the seat may do now, its own turn and beside it, as a canonical list.

    Plays are listed without colour, seat or call; plays that differ only by which of two equal cards is laid, or by
    the order of cards in the middle, are listed once. Timing out is not listed.
    """
    listed = turn_actions(s, seat)
    if s.asks not in (ASKS_COLOUR, ASKS_TO, ASKS_NOTHING) and s.inside[seat]:
        for offers in s.game.offers_beside:
            listed += offers(s, seat)
    return listed


def refusal(s: State, a: Action) -> IllegalAction | None:
    """Return why an act would be refused now, or None if it would be accepted (an act that is fined is accepted)."""
    try:
        check(s, a)
    except IllegalAction as refused:
        return None if _may_be_tried(s, a) else refused
    return None


def apply(s: State, a: Action) -> list[Event]:
    """Do an act and return what happened.

    Raises IllegalAction when the rules do not allow it; then nothing has changed.
    """
    try:
        check(s, a)
    except IllegalAction:
        if not _may_be_tried(s, a):
            raise
        assert s.game.try_illegal is not None
        if a.seat == s.turn:
            close_window(s)
        s.game.try_illegal(s, a)
        return take_log(s)
    perform(s, a)
    return take_log(s)


def _may_be_tried(s: State, a: Action) -> bool:
    """Say whether an unlawful act is one that the table lets a seat try, at a price."""
    game = s.game
    if game.on_illegal is None or a.verb not in (actions.PLAY, actions.JUMP) or _blocked_from_acting(s, a) is not None:
        return False
    return game.on_illegal(s, a)


def _blocked_from_acting(s: State, a: Action) -> IllegalAction | None:
    """Return why the seat can do nothing of the kind at all: no such seat, round over, somebody names a colour."""
    if s.asks == ASKS_NOTHING:
        return IllegalAction("round_over")
    if not 0 <= a.seat < s.seats or not s.inside[a.seat]:
        return IllegalAction("no_such_seat", to=a.seat)
    naming = s.asks if s.asks in (ASKS_COLOUR, ASKS_TO) else None
    if naming and (a.seat != s.turn or a.verb not in (naming, actions.TIMEOUT)):
        return IllegalAction("naming_first", turn=s.turn, asks=naming)
    return None


def check(s: State, a: Action) -> None:
    """Raise IllegalAction unless the rules allow the act now."""
    if a.verb == actions.DEAL:
        if s.asks != ASKS_NOTHING or s.match_over:
            raise IllegalAction("cannot_deal")
        return
    blocked = _blocked_from_acting(s, a)
    if blocked is not None:
        raise blocked
    if a.verb == actions.PLAY:
        _check_play(s, a)
    elif a.verb in s.game.verbs:
        s.game.verbs[a.verb].check(s, a)
    else:
        _check_turn_act(s, a)


def _check_play(s: State, a: Action) -> None:
    played, along = split_cards(s, a)
    if a.call:
        _check_call_exists(s)
    check_lawful(s, a, played, along)


def _check_call_exists(s: State) -> None:
    if actions.CALL not in s.game.verbs:
        raise IllegalAction("no_calling")


_ABSENT = {
    actions.CALL: "no_calling",
    actions.CATCH: "no_calling",
    actions.JUMP: "no_jumping",
    actions.FINE: "no_fines",
    actions.CHALLENGE: "no_challenging",
}
"""Why an act is refused at a table whose rules do not have it."""


def _check_turn_act(s: State, a: Action) -> None:
    if a.verb in _ABSENT:
        raise IllegalAction(_ABSENT[a.verb])
    if a.seat != s.turn:
        raise IllegalAction("not_your_turn", turn=s.turn)
    if a.verb == actions.COLOUR and s.asks == ASKS_COLOUR:
        check_colour(s, a.colour)
    elif a.verb == actions.TO and s.asks == ASKS_TO:
        check_other_seat(s, a.seat, a.to)
    elif a.verb != actions.TIMEOUT:
        can_take_draw_keep(s, a.verb)


def perform(s: State, a: Action) -> None:
    """Do a lawful act."""
    verb = a.verb
    if verb == actions.PLAY:
        _play(s, a)
    elif verb in s.game.verbs:
        own = s.game.verbs[verb]
        if own.in_turn:
            close_window(s)
        own.perform(s, a)
    elif verb == actions.DEAL:
        deal_round(s)
    else:
        if verb in TURN_VERBS and s.asks not in (ASKS_COLOUR, ASKS_TO):
            close_window(s)
        _TURN_ACTS[verb](s, a)


def _play(s: State, a: Action) -> None:
    seat, _verb, played, colour, to, call = a
    along: tuple[int, ...] = ()
    if len(played) > 1 or s.game.along_all:
        played, along = split_cards(s, a)
    manner = 0
    if s.asks == ASKS_ANSWER:
        manner = check_lawful(s, a, played, along)
        for note in s.game.on_answer:
            note(s)
    if s.window:
        close_window(s)
    s.jumping = False
    begin(s, seat, played, along, manner, colour, to, call)


def close_window(s: State) -> None:
    """Close the window on the last play: nobody can be caught or jump in on it any more."""
    if not s.window:
        return
    for at_close in s.game.on_close:
        at_close(s)
    set_window(s, False)
    if s.exposed_mask:
        set_exposed(s, 0, 0)


def _draw(s: State, a: Action) -> None:
    draw_in_turn(s)


def _keep(s: State, a: Action) -> None:
    keep(s)


def _take(s: State, a: Action) -> None:
    came = take_pending(s, a.seat)
    pass_turn(s, a.seat, came)


def _name_colour(s: State, a: Action) -> None:
    name_colour(s, a.colour)


def name_colour(s: State, colour: int) -> None:
    """Let the seat asked name a colour, and go on with what waited for it."""
    set_colour(s, colour)
    if s.stages:
        run(s)
        return
    opening = s.opening or not s.wild_turned
    seat = s.turn if s.wild_turned else s.turn_to
    s.wild_turned = False
    enter_turn(s, seat)
    s.opening = opening


def _name_seat(s: State, a: Action) -> None:
    s.named_to = a.to
    run(s)


def _timeout(s: State, a: Action) -> None:
    """Do the least (RULES.md section 4, point 7)."""
    tell(s, events.TimedOut(a.seat))
    if s.asks == ASKS_COLOUR:
        name_colour(s, colour_by_default(s, a.seat))
    elif s.asks == ASKS_TO:
        s.named_to = seat_after(s, a.seat)
        run(s)
    elif s.asks == ASKS_ANSWER:
        _take(s, a)
    else:
        if s.asks == ASKS_PLAY:
            draw_in_turn(s)
        if s.asks == ASKS_DRAWN and s.turn == a.seat:
            keep(s)


_TURN_ACTS: dict[str, Callable[[State, Action], None]] = {
    actions.DRAW: _draw,
    actions.KEEP: _keep,
    actions.TAKE: _take,
    actions.COLOUR: _name_colour,
    actions.TO: _name_seat,
    actions.TIMEOUT: _timeout,
}

__all__ = ["apply", "check", "close_window", "legal_actions", "perform", "refusal", "turn_actions"]
