"""Focus at the table while cards are on their way: the hand keeps it."""

from __future__ import annotations

from game.ui.tree import Tree


class HandFocus:
    """Brings focus back that left the hand because all of its cards were on their way."""

    def __init__(self) -> None:
        self._away_at = ""
        """Where focus has gone while no card of the hand was there."""

    def settle(self, tree: Tree, before: str, card: str, elsewhere: bool) -> None:
        """The tree was built anew: focus was on `before`; `card` is where it goes in the hand, if that is there.

        `elsewhere` says that something else asks for it.
        """
        now, there = tree.focus_id, bool(card) and tree.find(card) is not None
        if before.startswith("card.") and not now.startswith("card.") and not elsewhere:
            self._away_at = "" if there else now
        elif self._away_at and before == self._away_at == now and there:
            tree.set_focus(card)
            self._away_at = ""
