"""What the table says of itself to focus, pointer and tests: cards, piles and seats as nodes of the semantic tree.

These nodes paint nothing: their pictures are the compositor's.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ui.geometry import Box
from game.ui.node import PRESS, Act, Node
from game.view.hand import Hand

CLICK_WITHIN = 12.0
"""A pointer let go no farther than this from where it went down has clicked, not dragged."""


class CardNode(Node):
    """A card of one's own hand: clicked twice, dragged to the table, or played with Enter."""

    role = "card"

    def __init__(
        self,
        hand: Hand,
        card: int,
        name: str,
        value: str,
        press: Act,
        click: Act,
        drop: Callable[[int, float, float], None],
        drag: Callable[[int, float, float], None],
    ) -> None:
        super().__init__(f"card.{card}", hand.box(card), name=name, value=value, actions={PRESS: press})
        self.hand, self.card = hand, card
        self._click, self._drop, self._drag = click, drop, drag
        self._down = (0.0, 0.0)
        self.takes_pointer = True

    def hit(self, x: float, y: float) -> bool:
        """The topmost card at the pointer is this one."""
        return self.hand.hit(x, y) == self.card

    def pointer_down(self, x: float, y: float) -> bool:
        """A click or a drag begins."""
        self._down = (x, y)
        self.hand_held = False
        return True

    def pointer_drag(self, x: float, y: float) -> None:
        """The card follows once it has been moved far enough to be no click."""
        if self._far(x, y) or self.hand_held:
            self.hand_held = True
            self._drag(self.card, x, y)

    def pointer_up(self, x: float, y: float) -> None:
        """Dropped on the table the card is played; not moved, it was a click."""
        if self.hand_held or self._far(x, y):
            self._drop(self.card, x, y)
        else:
            self._click()

    hand_held = False

    def _far(self, x: float, y: float) -> bool:
        return abs(x - self._down[0]) + abs(y - self._down[1]) > CLICK_WITHIN


class PileNode(Node):
    """The draw pile: a click draws."""

    role = "button"

    def __init__(self, bounds: Box, name: str, value: str, press: Act | None) -> None:
        super().__init__("pile.draw", bounds, name=name, value=value, actions={PRESS: press} if press else {})
        self.wants_focus = False


class TopNode(Node):
    """The card on the discard pile: pointed at, it is explained."""

    role = "pile"

    def __init__(self, bounds: Box, face: int, name: str, value: str) -> None:
        super().__init__("pile.top", bounds, name=name, value=value, focusable=False)
        self.face = face
        self.takes_pointer = True


class SeatNode(Node):
    """A seat: its name and how many cards it holds; to be pressed while seats are being chosen."""

    role = "seat"

    def __init__(self, seat: int, bounds: Box, name: str, value: str, press: Act | None) -> None:
        super().__init__(f"seat.{seat}", bounds, name=name, value=value, actions={PRESS: press} if press else {})
        self.seat = seat
        if press is None:
            self.wants_focus = False


class Status(Node):
    """A sentence of the table (the prompt): read out, painted elsewhere."""

    role = "status"

    def __init__(self, node_id: str, bounds: Box, words: str) -> None:
        super().__init__(node_id, bounds, name=words)
