"""What people do at a table, read out of the events: the words that stars and the host's remarks are about.

`Deeds` folds the events a seat is shown, one after the other, and names the deeds of all seats. It decides nothing;
`goals` counts the deeds of one seat, `moments` waits for the first of a kind.
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine import events as ev
from game.engine.actions import NOBODY
from game.engine.cards import KIND_OF, NUMBER, SYMBOL_OF, symbol

PLAY, JUMP, TOGETHER, NUMBERED = "play", "jump", "together", "number"
STACK, PASS_ON, SEND_BACK = "stack", "pass_on", "send_back"
BLUFF, CHALLENGE, RIGHT = "bluff", "challenge", "right"
CALL, CATCH, CAUGHT = "call", "catch", "caught"
SWAP, PASS, TURN, LAUNCH, DRAW, OUT = "swap", "pass", "turn", "launch", "draw", "out"

_DRAW_CARDS = frozenset(symbol(written) for written in ("+1", "+2", "+5", "W+2", "W+4", "W+c"))
_BACK = frozenset(symbol(written) for written in ("R", "WB"))
_SKIP = symbol("S")
_DOUBTFUL = frozenset(symbol(written) for written in ("W+4", "W+2", "W+c"))


class Deed(NamedTuple):
    """Somebody did something. `number` says how much: cards laid together, drawn, fired; otherwise it is 1.

    play, jump: a card was laid (then also number: its last card is a number; together: several cards at once).
    stack: a draw card was added to a penalty. pass_on, send_back: a penalty went on with a skip, or back with a
    reverse or a bounce. bluff: a wild draw card was laid that may be challenged. challenge, right: somebody doubted
    it; rightly. call, catch, caught: a call that was due; somebody was caught. swap, pass: hands moved by one's card.
    turn: one's card turned the deck. launch: the launcher was pressed. draw: cards drawn so far in one's turn. out:
    one's last card went.
    """

    kind: str
    seat: int
    number: int = 1


class Deeds:
    """Folds events into deeds. Rounds begin and end unnoticed; whoever counts rounds reads the events themselves."""

    def __init__(self) -> None:
        self._faces_penalty = NOBODY
        self._laid_by = NOBODY
        self._drawn_by = NOBODY
        self._drawn = 0

    def of(self, event: ev.Event) -> list[Deed]:
        """Take in the next event and return the deeds in it."""
        if isinstance(event, ev.Moved):
            return self._moved(event)
        if isinstance(event, ev.PendingSet):
            self._faces_penalty = event.seat if event.count or event.until else NOBODY
        elif isinstance(event, ev.RoundStarted):
            self._faces_penalty = self._laid_by = NOBODY
        elif isinstance(event, ev.TurnSet):
            if event.seat != self._drawn_by:
                self._drawn_by = NOBODY
        elif isinstance(event, ev.Called):
            return [Deed(CALL, event.seat)] if event.due else []
        elif isinstance(event, ev.Caught):
            return [Deed(CATCH, event.by), Deed(CAUGHT, event.seat)] if event.good else []
        elif isinstance(event, ev.Challenged):
            return [Deed(CHALLENGE, event.by), *([Deed(RIGHT, event.by)] if event.right else [])]
        elif isinstance(event, ev.HandsSwapped):
            return [Deed(SWAP, event.a)]
        elif isinstance(event, ev.HandsPassed):
            return [Deed(PASS, self._laid_by)]
        elif isinstance(event, ev.DeckTurned):
            return [Deed(TURN, self._laid_by)]
        elif isinstance(event, ev.Launched):
            return [Deed(LAUNCH, event.seat, event.count)]
        elif isinstance(event, ev.WentOut):
            return [Deed(OUT, event.seat)]
        return []

    def _moved(self, event: ev.Moved) -> list[Deed]:
        if event.why == "auto_call":
            return [Deed(CAUGHT, event.dst)]
        if event.why == "draw" and event.dst >= 0:
            return [self._draw(event)]
        self._drawn_by = NOBODY
        if event.dst != ev.DISCARD_PILE or event.why not in (PLAY, JUMP):
            return []
        seat, last = event.src, event.faces[-1]
        self._laid_by = seat
        deeds = [Deed(event.why, seat)]
        if KIND_OF[last] == NUMBER:
            deeds.append(Deed(NUMBERED, seat))
        if len(event.cards) > 1:
            deeds.append(Deed(TOGETHER, seat, len(event.cards)))
        if event.why == PLAY and self._faces_penalty == seat:
            deeds += _answer(seat, SYMBOL_OF[last])
        elif SYMBOL_OF[last] in _DOUBTFUL:
            deeds.append(Deed(BLUFF, seat))
        return deeds

    def _draw(self, event: ev.Moved) -> Deed:
        """Count the cards of a turn: the engine tells them one by one."""
        self._drawn = len(event.cards) + (self._drawn if self._drawn_by == event.dst else 0)
        self._drawn_by = event.dst
        return Deed(DRAW, event.dst, self._drawn)


def _answer(seat: int, sign: int) -> list[Deed]:
    """Return what a card laid on a penalty does with it."""
    if sign in _DRAW_CARDS:
        return [Deed(STACK, seat)]
    if sign in _BACK:
        return [Deed(SEND_BACK, seat)]
    return [Deed(PASS_ON, seat)] if sign == _SKIP else []
