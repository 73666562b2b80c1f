"""What every device has to be able to do; how, is each one's own matter."""

from __future__ import annotations

from abc import ABC, abstractmethod

from game.ui.node import Node
from tests.devices.window import Window


class Stuck(AssertionError):
    """Something on the screen cannot be reached, or nothing goes on."""


class Hand(ABC):
    """A device in somebody's hand. It sees the screen's tree, and acts by its own events alone."""

    def __init__(self, window: Window) -> None:
        self.window = window

    @abstractmethod
    def press(self, node_id: str) -> None:
        """Press a button, a tab, a seat, a colour."""

    @abstractmethod
    def play(self, node_id: str) -> None:
        """Do with a card of the hand what plays it, or lays it beside those that go together."""

    @abstractmethod
    def step(self, node_id: str, by: int) -> None:
        """Set a value one step higher (1) or lower (-1)."""

    @abstractmethod
    def back(self) -> None:
        """Go back from a screen."""

    @abstractmethod
    def scroll(self, list_id: str) -> None:
        """Move a list that is only read."""

    def order(self, act: str, node_id: str) -> None:
        """Do what the table offers under `node_id`; hands with a key for the act may use that."""
        self.press(node_id)

    def node(self, node_id: str) -> Node:
        """Return a node that has to be there."""
        found = self.window.tree.find(node_id)
        if found is None:
            raise self.stuck(f"{node_id} is not there")
        return found

    def stuck(self, why: str) -> Stuck:
        """Return what to raise when it goes no further."""
        scene = self.window.top
        return Stuck(f"{type(self).__name__} on {scene.name}: {why}\n{scene.tree.dump()}")
