"""Devices with arrows: finding a way is what a person sees at a glance, worked out here on the tree."""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from copy import copy

from game.scenes.scene import Scene
from game.ui import focus
from game.ui.geometry import Box
from game.ui.node import DECREASE, INCREASE, Node
from game.ui.tree import EVERYWHERE
from game.view import fan as fans
from game.view.nodes import CardNode
from tests.devices.hand import Hand
from tests.scenes.walk import in_sight

ARROWS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}
MOST_STEPS = 150


class Gone(Exception):
    """What was to be pressed is no longer offered: a race that somebody else has won, a turn that has passed."""


class Walker(Hand):
    """Goes from one thing to the next, and confirms."""

    @abstractmethod
    def arrow(self, name: str) -> None:
        """Press an arrow: up, down, left or right."""

    @abstractmethod
    def confirm(self) -> None:
        """Press what has focus."""

    def press(self, node_id: str) -> None:
        self.go(node_id)
        self.confirm()

    def play(self, node_id: str) -> None:
        self.press(node_id)

    def step(self, node_id: str, by: int) -> None:
        self.go(node_id)
        self.arrow("right" if by > 0 else "left")

    def scroll(self, list_id: str) -> None:
        if self.node(list_id).focusable:
            self.go(list_id)
            self.arrow("up")
            self.arrow("down")

    def go(self, node_id: str) -> None:
        """Go to a node arrow by arrow, looking anew after each."""
        scene = self.window.top
        for _step in range(MOST_STEPS):
            node = scene.tree.find(node_id) if self.window.top is scene else None
            if node is None or not node.focusable:
                raise Gone(node_id)
            if scene.tree.focus_id == node_id and scene.tree.focus_shown:
                return
            arrows = way(scene, node_id)
            if arrows is None:
                raise self.stuck(f"no arrows lead from {scene.tree.focus_id} to {node_id}")
            self.arrow(arrows[0] if arrows else "right")
        raise self.stuck(f"{node_id} is not reached from {scene.tree.focus_id}")


def way(scene: Scene, target: str) -> list[str] | None:
    """Return the arrows that lead from focus to a node, fewest first; None when none do."""
    tree = scene.tree
    begin = tree.focused()
    if begin is None:
        return None
    paths: dict[str, list[str]] = {begin.id: []}
    queue = deque([begin])
    while queue:
        node = queue.popleft()
        if node.id == target:
            return paths[node.id]
        for name, (dx, dy) in ARROWS.items():
            after = _leads(scene, node, dx, dy)
            if after is not None and after.id not in paths:
                paths[after.id] = [*paths[node.id], name]
                queue.append(after)
    return None


def _leads(scene: Scene, node: Node, dx: int, dy: int) -> Node | None:
    tree = scene.tree
    if isinstance(node, CardNode) and tree.layer() is tree.root:
        to = fans.neighbour(node.hand.fan, node.hand.order.index(node.card), dx, dy)
        if to >= 0:
            return tree.find(f"card.{node.hand.order[to]}")
    if dx and (INCREASE if dx > 0 else DECREASE) in node.actions:
        return None
    layer = tree.layer()
    holder = next((one for one in layer.walk() if one.clip is not None and one.find(node.id) is not None), None)
    if holder is not None:
        inside = focus.spatial(node, [one for one in holder.walk() if one.focusable], dx, dy)
        if inside is not None:
            return inside
        node = _scrolled_to(node, holder.clip)
    return focus.spatial(
        node, [one for one, seen in in_sight(layer, EVERYWHERE) if one.focusable and seen.h > 0], dx, dy
    )


def _scrolled_to(node: Node, clip: Box | None) -> Node:
    """Return where a node will be once focus is on it: its list will have brought it into sight."""
    moved, box = copy(node), node.bounds
    if clip is not None:
        moved.bounds = Box(box.x, min(max(box.y, clip.y), max(clip.y, clip.bottom - box.h)), box.w, box.h)
    return moved
