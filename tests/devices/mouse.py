"""The mouse alone: motion, two buttons, the wheel."""

from __future__ import annotations

import pygame

from game.ui.geometry import Box
from game.ui.lists import ListView
from game.view.nodes import CardNode
from tests.devices.arrows import Gone
from tests.devices.hand import Hand

GRID = 9


class Mouse(Hand):
    """Points, clicks, drags every fourth card, turns the wheel where something is out of sight."""

    cards = 0

    def press(self, node_id: str) -> None:
        self._click(*self._spot(node_id))

    def play(self, node_id: str) -> None:
        self.cards += 1
        x, y = self._spot(node_id)
        node = self.node(node_id)
        if self.cards % 4 == 0:
            self._drag(x, y)
            return
        self._click(x, y)
        after = self.window.tree.find(node_id)
        if isinstance(node, CardNode) and after is not None and self.window.top.armed == node.card:
            self._click(*self._spot(node_id))

    def step(self, node_id: str, by: int) -> None:
        end = f"{node_id}.{'more' if by > 0 else 'less'}"
        node = self.node(node_id)
        if node.find(end) is not None:
            self.press(end)
            return
        options = [child for child in node.children if child.role == "option"]
        if options:
            at = next(i for i, child in enumerate(options) if "selected" in child.state)
            self.press(options[at + by].id)
            return
        self.press(node_id)

    def back(self) -> None:
        x, y = 5.0, 5.0
        self._send(pygame.MOUSEMOTION, x, y, rel=(0, 0), buttons=(0, 0, 0))
        self._send(pygame.MOUSEBUTTONDOWN, x, y, button=3)
        self._send(pygame.MOUSEBUTTONUP, x, y, button=3)

    def scroll(self, list_id: str) -> None:
        x, y = self.node(list_id).bounds.centre
        self._wheel(x, y, 2)
        self._wheel(x, y, -1)

    # How -----------------------------------------------------------------------------------------------------------
    def _spot(self, node_id: str) -> tuple[float, float]:
        """Return a place where pointing means this node; lists and long hands are scrolled until there is one."""
        if self.window.top.name == "table" and self.window.tree.find(node_id) is None:
            raise Gone(node_id)
        found = self._seen_at(node_id)
        for notches in (*[-1] * 80, *[1] * 160):
            if found is not None:
                return found
            holder = self._holder(node_id)
            if holder is None:
                break
            self._wheel(*holder.centre, notches)
            found = self._seen_at(node_id)
        if found is None:
            raise self.stuck(f"{node_id} cannot be pointed at")
        return found

    def _seen_at(self, node_id: str) -> tuple[float, float] | None:
        node = self.window.tree.find(node_id)
        if node is None:
            return None
        box = node.bounds
        places = [(0.5, 0.5), *((i / GRID, j / GRID) for j in range(1, GRID) for i in range(1, GRID))]
        for u, v in places:
            x, y = box.x + box.w * u, box.y + box.h * v
            at = self.window.tree.at(x, y)
            if at is not None and at.id == node_id:
                return x, y
        return None

    def _holder(self, node_id: str) -> Box | None:
        """Return the list a node is in, or the hand."""
        node = self.node(node_id)
        if isinstance(node, CardNode):
            return self.window.top.view.stage.layout.hand
        lists = [one for one in self.window.tree.layer().walk() if isinstance(one, ListView)]
        return next((one.bounds for one in lists if one.find(node_id)), None)

    def _send(self, kind: int, x: float, y: float, **values: object) -> None:
        k = self.window.top.canvas.k
        pos = (round(x * k), round(y * k))
        self.window.send(pygame.event.Event(kind, pos=pos, **values), seconds=0.03)

    def _click(self, x: float, y: float) -> None:
        self._send(pygame.MOUSEMOTION, x, y, rel=(0, 0), buttons=(0, 0, 0))
        self._send(pygame.MOUSEBUTTONDOWN, x, y, button=1)
        self._send(pygame.MOUSEBUTTONUP, x, y, button=1)

    def _drag(self, x: float, y: float) -> None:
        layout = self.window.top.view.stage.layout
        to = (layout.mid, layout.hand.y - 120)
        self._send(pygame.MOUSEMOTION, x, y, rel=(0, 0), buttons=(0, 0, 0))
        self._send(pygame.MOUSEBUTTONDOWN, x, y, button=1)
        for share in (0.2, 0.6, 1.0):
            at = (x + (to[0] - x) * share, y + (to[1] - y) * share)
            self._send(pygame.MOUSEMOTION, *at, rel=(1, 1), buttons=(1, 0, 0))
        self._send(pygame.MOUSEBUTTONUP, *to, button=1)

    def _wheel(self, x: float, y: float, notches: int) -> None:
        self._send(pygame.MOUSEMOTION, x, y, rel=(0, 0), buttons=(0, 0, 0))
        self.window.send(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches, precise_y=float(notches)), seconds=0.03)
