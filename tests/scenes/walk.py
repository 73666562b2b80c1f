"""What the tests of layout ask of a tree."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.scene import Scene
from game.ui.geometry import Box
from game.ui.node import PRESS, Node, paint_tree

UNREAD = ("decoration", "screen", "group", "panel", "list", "banner", "dialog", "choice")

LEAST_TARGET = 24
"""Pixels of what can be pressed, in every window from 1024 × 768."""


def in_sight(node: Node, clip: Box) -> Iterator[tuple[Node, Box]]:
    """Yield every node with the part of it that can be seen."""
    seen = node.bounds.overlap(clip)
    yield node, seen
    inner = clip.overlap(node.clip) if node.clip is not None else clip
    for child in node.children:
        yield from in_sight(child, inner)


def top_layer(root: Node) -> Node:
    """Return the modal node that lies over everything, or the root."""
    return next((node for node in reversed(list(root.walk())) if node.modal), root)


def overlapping(root: Node, screen: Box) -> list[str]:
    """Return pairs of leaves that cover each other by more than two pixels both ways."""
    leaves = [
        (node, seen)
        for node, seen in in_sight(top_layer(root), screen)
        if not node.children and node.role not in UNREAD and seen.w > 2 and seen.h > 2
    ]
    found = []
    for i, (a, box) in enumerate(leaves):
        for b, other in leaves[i + 1 :]:
            common = box.overlap(other)
            if common.w > 2 and common.h > 2:
                found.append(f"{a.line()}  ×  {b.line()}")
    return found


def meant(words: str) -> bool:
    """Say whether two nodes cover each other at a table on purpose.

    Cards of a hand, sheets laid over seats and piles, a button on a strip.
    """
    sheet = any(f"#{part}." in words for part in ("lesson", "log", "remark"))
    strip = "heading #log.title" in words and "#log.close" in words
    return strip or words.count("card #card.") == 2 or (sheet and ("seat #seat." in words or "#pile.draw" in words))


def outside(root: Node, screen: Box) -> list[str]:
    """Return nodes that leave the screen although no list scrolls them."""
    return [
        node.line()
        for node in unclipped(root)
        if node.bounds.w
        and (
            node.bounds.x < -1
            or node.bounds.y < -1
            or node.bounds.right > screen.w + 1
            or node.bounds.bottom > screen.h + 1
        )
    ]


def unclipped(node: Node) -> Iterator[Node]:
    """Yield the nodes that are not inside a list."""
    yield node
    if node.clip is None:
        for child in node.children:
            yield from unclipped(child)


def hard_to_hit(root: Node, k: float) -> list[str]:
    """Return what can be pressed, pulled or scrolled and is fewer pixels wide or high than a finger or hand can hit."""
    return [
        node.line()
        for node in root.walk()
        if (PRESS in node.actions or node.takes_pointer) and min(node.bounds.w, node.bounds.h) * k < LEAST_TARGET - 0.01
    ]


def assert_all_is_seen(scene: Scene) -> None:
    """Nothing is cut, covered, off the screen or too small to be hit."""
    canvas, root = scene.canvas, scene.tree.root
    canvas.complaints = []
    paint_tree(root, canvas)
    covered, lost = overlapping(root, canvas.box), outside(root, canvas.box)
    assert not canvas.complaints, canvas.complaints
    assert not covered, covered
    assert not lost, lost
    missed = hard_to_hit(root, canvas.k)
    assert not missed, missed
