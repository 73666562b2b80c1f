"""Where focus goes: by direction, by order, and when the focused node is gone."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.geometry import Box
from game.ui.node import Node

SIDEWAYS_COST = 2.2
"""How much a pixel across the direction weighs against one along it: rows and columns stay together."""


def spatial(start: Node, nodes: Sequence[Node], dx: int, dy: int) -> Node | None:
    """Return the best node in that direction, or None. Nothing that does not lie beyond the start is taken."""
    best, best_cost = None, float("inf")
    for node in nodes:
        if node.id == start.id:
            continue
        cost = _cost(start.bounds, node.bounds, dx, dy)
        if cost is not None and cost < best_cost:
            best, best_cost = node, cost
    return best


def _cost(a: Box, b: Box, dx: int, dy: int) -> float | None:
    """Return the cost of going from `a` to `b`, or None when `b` is not that way."""
    (ax, ay), (bx, by) = a.centre, b.centre
    if dx:
        along, gap, across = (bx - ax) * dx, _gap(a.x, a.right, b.x, b.right, dx), _miss(a.y, a.bottom, b.y, b.bottom)
        off = abs(by - ay)
    else:
        along, gap, across = (by - ay) * dy, _gap(a.y, a.bottom, b.y, b.bottom, dy), _miss(a.x, a.right, b.x, b.right)
        off = abs(bx - ax)
    if along <= 1 or gap < -0.6 * min(a.w if dx else a.h, b.w if dx else b.h):
        return None
    if dx and across > 0.5 * max(a.h, b.h):
        across *= 2
    return max(gap, 0) + across * SIDEWAYS_COST + off * 0.12


def _gap(a0: float, a1: float, b0: float, b1: float, sign: int) -> float:
    return b0 - a1 if sign > 0 else a0 - b1


def _miss(a0: float, a1: float, b0: float, b1: float) -> float:
    """Return how far apart two spans are; 0 when they overlap."""
    return max(0.0, b0 - a1, a0 - b1)


def nearest(box: Box, nodes: Sequence[Node]) -> Node:
    """Return the node whose middle is nearest to that of `box`. `nodes` must not be empty."""
    x, y = box.centre
    return min(nodes, key=lambda node: (node.bounds.centre[0] - x) ** 2 + (node.bounds.centre[1] - y) ** 2)
