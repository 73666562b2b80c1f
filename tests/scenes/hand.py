"""A player at the scenes: keys, pointer and wheel as intents, on a stack that is never drawn."""

from __future__ import annotations

import pygame

from game.input.intents import Intent, Kind
from game.options import GameOptions
from game.scenes.context import Context
from game.scenes.stack import Stack
from game.settings import Settings


class Hand:
    """Holds a stack and does to its top scene what a person could do."""

    def __init__(self, size=(1280, 720), **settings):
        self.context = Context(Settings(**settings), GameOptions(), clock=lambda: 0.0, keep=False)
        self.stack = Stack(self.context, pygame.Surface(size))

    @property
    def top(self):
        return self.stack.top

    @property
    def tree(self):
        return self.stack.top.tree

    def open(self, scene):
        self.stack.push(scene)
        return scene

    # Keys ----------------------------------------------------------------------------------------------------------
    def key(self, *kinds: Kind) -> None:
        for kind in kinds:
            self.stack.handle(Intent(kind))

    def type(self, words: str) -> None:
        for char in words:
            self.stack.handle(Intent(Kind.TEXT, text=char))

    def wipe(self) -> None:
        self.key(Kind.LAST, *[Kind.ERASE] * 100)

    def go(self, node_id: str) -> None:
        """Walk there with Tab alone."""
        for _step in range(200):
            if self.tree.focus_id == node_id:
                return
            self.key(Kind.NEXT)
        raise AssertionError(f"{node_id} is never reached:\n{self.tree.dump()}")

    def press(self, node_id: str) -> None:
        self.go(node_id)
        self.key(Kind.CONFIRM)

    # Pointer -------------------------------------------------------------------------------------------------------
    def spot(self, node_id: str, side: float = 0.5):
        node = self.tree.find(node_id)
        assert node is not None, self.tree.dump()
        k = self.top.canvas.k
        return (node.bounds.x + node.bounds.w * side) * k, (node.bounds.y + node.bounds.h / 2) * k

    def in_sight(self, node_id: str) -> bool:
        x, y = self.spot(node_id)
        k = self.top.canvas.k
        found = self.tree.at(x / k, y / k)
        return found is not None and (found.id == node_id or found.id.startswith(node_id + "."))

    def wheel_to(self, node_id: str, over: str) -> None:
        """Turn the wheel over a list until the node can be pointed at."""
        for notches in (*[-1] * 60, *[1] * 60):
            if self.in_sight(node_id):
                return
            x, y = self.spot(over)
            self.stack.handle(Intent(Kind.WHEEL, number=notches, x=x, y=y, device="mouse"))
        raise AssertionError(f"{node_id} never comes into sight:\n{self.tree.dump()}")

    def click(self, node_id: str, side: float = 0.5) -> None:
        x, y = self.spot(node_id, side)
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.stack.handle(Intent(kind, x=x, y=y, device="mouse"))
