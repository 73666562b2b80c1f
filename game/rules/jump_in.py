"""Playing out of turn on an identical card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine import events
from game.engine.actions import CALL, JUMP, NOBODY, Action
from game.engine.cards import FACE_NAMES, KIND_OF, NUMBER, WILD
from game.engine.errors import IllegalAction
from game.engine.game import JUDGE, Game, Verb
from game.engine.legal import leaving_with, split_cards
from game.engine.play import begin
from game.engine.state import NORMAL, State
from game.engine.switch import PLAYING, Switch, Value, choice, yes_no
from game.engine.verbs import set_direction, set_pending, tell

SWITCHES: tuple[Switch, ...] = (
    choice("jump_in", PLAYING, "off", "numbers", "coloured", "all"),
    choice("jump_effect", PLAYING, "replace", "add"),
    yes_no("self_jump", PLAYING),
)


def contribute(game: Game, values: Mapping[str, Value]) -> None:
    """Let seats out of turn play a card identical to the top while the window is open."""
    kinds = _KINDS.get(str(values["jump_in"]))
    if kinds is None:
        return
    own = bool(values["self_jump"])
    replace = values["jump_effect"] == "replace"
    game.effect(JUDGE, None, _remember)
    game.verbs[JUMP] = Verb(
        lambda s, a: _check(s, a, kinds, own),
        lambda s, a: _jump(s, a, replace),
        lambda s, seat: _offers(s, seat, kinds, own),
    )


_KINDS = {
    "numbers": lambda kind: kind == NUMBER,
    "coloured": lambda kind: kind != WILD,
    "all": lambda kind: True,
}
"""Which kinds of top can be jumped on."""


def _remember(s: State) -> None:
    """Note the table as it is before a play takes effect: a jump that replaces goes back to it."""
    s.undo = (s.direction, s.pending, s.until, s.sender, s.last_draw, s.manner)


def _why_not(s: State, seat: int, kinds: Callable[[int], bool], own: bool) -> str | None:
    if seat == s.turn:
        return "in_turn_no_jump"
    if not s.window or not s.jumpable:
        return "jump_too_late"
    if not kinds(KIND_OF[s.faces[s.discard[-1]]]):
        return "jump_not_on_this"
    if seat == s.player and not own:
        return "no_self_jump"
    return None


def _check(s: State, a: Action, kinds: Callable[[int], bool], own: bool) -> None:
    played, along = split_cards(s, a)
    if a.call and CALL not in s.game.verbs:
        raise IllegalAction("no_calling")
    code = _why_not(s, a.seat, kinds, own)
    if code is None and s.faces[played[0]] != s.faces[s.discard[-1]]:
        code = "jump_not_identical"
    for ban in s.game.verdicts:
        code = code or ban(s, a.seat, s.faces[played[0]], 1 + len(along))
    if code is not None:
        raise IllegalAction(code, face=FACE_NAMES[s.faces[played[0]]])


def _offers(s: State, seat: int, kinds: Callable[[int], bool], own: bool) -> list[Action]:
    if _why_not(s, seat, kinds, own) is not None:
        return []
    top = s.faces[s.discard[-1]]
    for card in s.hands[seat]:
        if s.faces[card] == top:
            leaving = leaving_with(s, seat, card)
            if any(ban(s, seat, top, leaving) for ban in s.game.verdicts):
                return []
            return [Action(seat, JUMP, (card,))]
    return []


def _jump(s: State, a: Action, replace: bool) -> None:
    played, along = split_cards(s, a)
    manner = s.undo[5] if s.undo else NORMAL
    if replace:
        _undo(s)
    s.bluff_by = NOBODY
    s.jumping = True
    begin(s, a.seat, played, along, manner, a.colour, a.to, a.call)


def _undo(s: State) -> None:
    """Take back what the play jumped on did to direction, lost turns and penalty; hands and dares stay as they are."""
    direction, pending, until, s.sender, s.last_draw, _ = s.undo
    s.skips = 0
    tell(s, events.PlayUndone(s.player))
    if direction != s.direction:
        set_direction(s, direction)
    if (pending, until) != (s.pending, s.until):
        set_pending(s, NOBODY, pending, until)
