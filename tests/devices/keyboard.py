"""The keyboard alone, by the keys the help lists."""

from __future__ import annotations

import pygame

from tests.devices.arrows import Walker

ORDERS = {
    **{"draw": "d", "take": "d", "keep": "k", "pass": "k", "alone": "k", "call": "u", "jump": "j", "challenge": "x"},
    **{"sort": "s", "log.open": "l", "menu": "escape", "help": "f1", "rules": "r", "catch": "c", "hint": "i"},
}
"""The keys of the table's acts."""


class Keyboard(Walker):
    """Arrows and Tab, Enter and Escape, figures and the letters of the acts at the table."""

    cards = 0

    def back(self) -> None:
        self.key("escape")

    def confirm(self) -> None:
        self.key("return")

    def arrow(self, name: str) -> None:
        self.key(name)

    def play(self, node_id: str) -> None:
        self.cards += 1
        order = [node.id for node in self.window.tree.root.walk() if node.role == "card"]
        place = order.index(node_id)
        if self.cards % 3 or place > 9:
            self.press(node_id)
            return
        self.key(str((place + 1) % 10))
        after = self.window.tree.find(node_id)
        if after is not None and getattr(self.window.top, "armed", -1) == getattr(after, "card", -2):
            self.key(str((place + 1) % 10))

    def order(self, act: str, node_id: str) -> None:
        if act in ORDERS:
            self.key(ORDERS[act])
        else:
            self.press(node_id)

    def scroll(self, list_id: str) -> None:
        if self.node(list_id).focusable:
            self.go(list_id)
            for name in ("up", "page down", "home", "end"):
                self.key(name)

    def go(self, node_id: str) -> None:
        """Go by arrows at the table, in menus by Tab, which comes to everything in turn."""
        if self.window.top.name == "table":
            super().go(node_id)
            return
        for _step in range(250):
            if self.window.tree.focus_id == node_id and self.window.tree.focus_shown:
                return
            self.key("tab")
        raise self.stuck(f"Tab never comes to {node_id}")

    def key(self, name: str) -> None:
        """Press and let go of a key."""
        values = {"key": pygame.key.key_code(name), "mod": 0, "unicode": "", "scancode": 0}
        self.window.send(pygame.event.Event(pygame.KEYDOWN, **values), pygame.event.Event(pygame.KEYUP, **values))
