"""Widgets on the table: nodes of the semantic tree painted once each into pictures of the compositor."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pygame

from game.ui.geometry import Box
from game.ui.node import Node, paint_tree
from game.view.stage import Stage

PAD = 26.0
"""Room round a widget for its shadow, teeth and under-edge."""
_NOT_SEEN = ("actions", "children", "hint")


class WidgetLayer:
    """Shows nodes at one height; a node that looks the same as before is not painted again."""

    def __init__(self, stage: Stage, prefix: str, z: float) -> None:
        self.stage = stage
        self.prefix = prefix
        self.z = z
        self._seen: dict[str, tuple[Any, ...]] = {}
        self._pictures: dict[str, tuple[pygame.Surface, int, int]] = {}

    def show(self, nodes: list[Node]) -> None:
        """Show exactly these nodes (with what is below them), in this order."""
        wanted = {f"{self.prefix}:{node.id}" for node in nodes}
        for gone in [key for key in self._pictures if key not in wanted]:
            self.stage.comp.remove(gone)
            del self._pictures[gone], self._seen[gone]
        for i, node in enumerate(nodes):
            key = f"{self.prefix}:{node.id}"
            looks = signature(node)
            if self._seen.get(key) != looks:
                self._seen[key] = looks
                self._pictures[key] = self._paint(node)
            surface, x, y = self._pictures[key]
            self.stage.comp.put(key, surface, x, y, self.z + i * 0.01)

    def _paint(self, node: Node) -> tuple[pygame.Surface, int, int]:
        k, box = self.stage.space.k, around(list(_boxes(node)))
        left, top = math.floor((box.x - PAD) * k), math.floor((box.y - PAD) * k)
        size = (math.ceil((box.w + 2 * PAD) * k) + 1, math.ceil((box.h + 2 * PAD) * k) + 1)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        moved(node, -left / k, -top / k)
        try:
            paint_tree(node, self.stage.canvas.on(surface))
        finally:
            moved(node, left / k, top / k)
        return surface, left, top

    def forget(self) -> None:
        """Paint everything anew when it is shown next."""
        self._seen.clear()


def _boxes(node: Node) -> Iterator[Box]:
    """Yield the box of a node and those of what hangs over its edges; what a list scrolls stays inside."""
    if node.bounds.w:
        yield node.bounds
    for child in node.children if node.clip is None else ():
        yield from _boxes(child)


def moved(node: Node, dx: float, dy: float) -> None:
    """Shift a node and everything below it."""
    for one in node.walk():
        one.bounds = one.bounds.moved(dx, dy)
        if one.focus_box is not None:
            one.focus_box = one.focus_box.moved(dx, dy)
        if one.clip is not None:
            one.clip = one.clip.moved(dx, dy)


def signature(node: Node) -> tuple[Any, ...]:
    """Return everything a node's picture depends on."""
    own: list[Any] = [type(node).__name__]
    for key, value in vars(node).items():
        if key in _NOT_SEEN or callable(value):
            continue
        own.append(
            (key, frozenset(value) if isinstance(value, set) else tuple(value) if isinstance(value, list) else value)
        )
    return (*own, *(signature(child) for child in node.children))


def around(boxes: list[Box]) -> Box:
    """Return the smallest box that holds all of `boxes`."""
    left, top = min(b.x for b in boxes), min(b.y for b in boxes)
    return Box(left, top, max(b.right for b in boxes) - left, max(b.bottom for b in boxes) - top)
