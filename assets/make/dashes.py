"""Dash patterns baked into short strokes.

nanosvg may emit dashes of no length, which shoot 1-pixel spikes across the picture; strokes it draws itself are safe.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

Point = tuple[float, float]
Run = list[Point]

STEPS = 14
"""Straight pieces a curve is cut into before it is dashed."""


def _between(first: Point, second: Point, share: float) -> Point:
    return (1 - share) * first[0] + share * second[0], (1 - share) * first[1] + share * second[1]


def _on_curve(points: Sequence[Point], share: float) -> Point:
    """Return a point of a Bezier curve of any degree, by de Casteljau's halving."""
    level = list(points)
    while len(level) > 1:
        level = [_between(a, b, share) for a, b in pairwise(level)]
    return level[0]


def flattened(data: str) -> list[Run]:
    """Return SVG path data as runs of points."""
    pen = RecordingPen()
    parse_path(data, pen)
    runs: list[Run] = []
    run: Run = []
    for command, points in pen.value:
        if command == "moveTo":
            if len(run) > 1:
                runs.append(run)
            run = [points[0]]
        elif command == "lineTo":
            run.append(points[0])
        elif command in ("curveTo", "qCurveTo"):
            curve = [run[-1], *points]
            run.extend(_on_curve(curve, step / STEPS) for step in range(1, STEPS + 1))
        elif command == "closePath":
            run.append(run[0])
    if len(run) > 1:
        runs.append(run)
    return runs


def _cut(run: Run, pattern: Sequence[float]) -> tuple[list[Run], Run]:
    """Return the finished dashes of a run, and the open one at its end (empty if that is a gap)."""
    dashes: list[Run] = []
    index, left, inked = 0, pattern[0], True
    dash = [run[0]]
    for (x0, y0), (x1, y1) in pairwise(run):
        length, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while length - done > left:
            done += left
            end = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if inked:
                dashes.append([*dash, end])
            index = (index + 1) % len(pattern)
            left, inked, dash = pattern[index], not inked, [end]
        left -= length - done
        if inked:
            dash.append((x1, y1))
    return dashes, dash if inked else []


def dashed(data: str, pattern: Sequence[float], written: Callable[[float], str]) -> str:
    """Return path data of the dashes along `data`; `written` says how a number is spelled."""
    kept: list[Run] = []
    for run in flattened(data):
        dashes, tail = _cut(run, pattern)
        kept.extend(dash for dash in dashes if math.dist(dash[0], dash[-1]) > 0.25)
        if len(tail) > 1 and math.dist(tail[0], tail[-1]) > 0.6:
            kept.append(tail)
    return "".join("M" + "L".join(f"{written(x)} {written(y)}" for x, y in dash) for dash in kept)
