"""Charts for the records, of cut paper: bars with their intervals, a curve, a histogram. None needs colour to be read.

Every chart is a node whose value says in words what it shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.match.arena import Share
from game.text import _, ngettext
from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node

VALUE = 250.0
"""Room at the right of a bar for its numbers."""


def percent(share: float) -> str:
    """Return a share as whole per cent."""
    return _("{n} %").format(n=round(100 * share))


def between(share: Share) -> str:
    """Return the 95 % interval of a share."""
    low, high = share.interval
    return _("{low}–{high} %").format(low=round(100 * low), high=round(100 * high))


def in_words(share: Share) -> str:
    """Return a share with its interval and what it is of, as it is read out."""
    if not share.played:
        return _("nothing yet")
    words = ngettext("{won} of {n} round", "{won} of {n} rounds", share.played).format(won=share.won, n=share.played)
    return f"{percent(share.share)} ({between(share)}), {words}"


class ShareBar(Node):
    """A share of rounds won: a bar, the interval as a line with ends across it, and what luck alone would give."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, name: str, share: Share, chance: float) -> None:
        super().__init__(node_id, bounds, name=name, value=in_words(share))
        self.share, self.chance = share, chance

    @staticmethod
    def height(width: float) -> float:
        """Return how high a bar of that width is: where it is narrow the name stands above."""
        return 62.0 if width >= 820 else 96.0

    def paint(self, canvas: Canvas) -> None:
        """Draw the row: name, bar, numbers."""
        box = self.bounds
        paper.row(canvas, box)
        wide = box.h < 80
        middle = box.y + box.h / 2 if wide else box.bottom - 32
        label = 0.3 * box.w if wide else 0.0
        room = label - 30 if wide else box.w - 40
        canvas.text(box.x + 20, middle - 1 if wide else box.y + 26, self.name, 21, "bold", max_width=room)
        left = box.x + (label + 8 if wide else 20)
        value = VALUE if wide else 220.0
        track = Box(left, middle - 12, box.right - value - left, 24)
        self._bar(canvas, track)
        played = ngettext("{n} round", "{n} rounds", self.share.played).format(n=self.share.played)
        x = track.right + 20
        canvas.text(x, middle - 1, percent(self.share.share), 24, "latin", "main_deep")
        canvas.text(box.right - 16, middle - 12, between(self.share), 18, "ui", "ink2", "right", max_width=value - 110)
        canvas.text(box.right - 16, middle + 12, played, 18, "ui", "ink2", "right", max_width=value - 110)

    def _bar(self, canvas: Canvas, track: Box) -> None:
        theme = canvas.theme
        tones = (theme["paper2"], theme["ok"], theme["ink"], theme["edge"], theme["card"], theme["main"])
        low, high = self.share.interval
        share, chance = self.share.share, self.chance

        def body(w: float, h: float) -> str:
            out = svg.rect(0, 0, w, h, 5, tones[0], stroke=tones[3], stroke_width=1.6)
            if share > 0.004:
                out += svg.rect(0, 0, w * share, h, 5, tones[1])
                slits = "".join(f"M{svg.num(x)} {svg.num(h - 5)}l6 {svg.num(10 - h)}" for x in _steps(w * share))
                out += svg.stroke(slits, tones[4], 1.6, stroke_opacity=0.5) if slits else ""
            if chance:
                x = w * chance
                out += svg.stroke(svg.stitches([(x, -5), (x, h + 5)], 4, 5), tones[5], 2.6)
            a, b, y = w * low, w * high, h / 2
            whisker = f"M{svg.num(a)} {svg.num(y)}H{svg.num(b)}M{svg.num(a)} {svg.num(y - 7)}v14"
            whisker += f"M{svg.num(b)} {svg.num(y - 7)}v14"
            return out + svg.stroke(whisker, tones[4], 6) + svg.stroke(whisker, tones[2], 2.6)

        canvas.shape(("share", self.share, round(chance, 3), tones), track, body, pad=8)


def _steps(length: float) -> list[float]:
    """Return where the slits of a bar of that length are."""
    return [8 + 22 * i for i in range(int((length - 18) / 22) + 1)] if length > 18 else []


class Curve(Node):
    """The share won over time: a line, its interval as two broken lines, luck as a dashed one."""

    role = "image"

    def __init__(self, node_id: str, bounds: Box, name: str, points: Sequence[Share], chance: float) -> None:
        value = ", ".join(percent(points[i].share) for i in _picked(len(points), 8))
        super().__init__(node_id, bounds, name=name, value=value)
        self.points, self.chance = tuple(points), chance

    def paint(self, canvas: Canvas) -> None:
        """Draw the scale, then the lines, then what the last point says."""
        box = self.bounds
        plot = Box(box.x + 70, box.y + 18, box.w - 70 - 110, box.h - 18 - 22)
        for mark in (0, 25, 50, 75, 100):
            y = plot.bottom - plot.h * mark / 100
            canvas.fill(Box(plot.x, y - 0.8, plot.w, 1.6), "row_edge")
            canvas.text(plot.x - 12, y, _("{n} %").format(n=mark), 18, "bold", "ink3", "right")
        if self.chance:
            y = plot.bottom - plot.h * self.chance
            tone = canvas.theme["main"]
            canvas.shape(
                ("luck", tone),
                Box(plot.x, y - 3, plot.w, 6),
                lambda w, h: svg.stroke(svg.stitches([(2, 3), (w - 2, 3)], 10, 8), tone, 2.6),
            )
            canvas.text(plot.right + 14, y, _("luck"), 18, "bold", "main", max_width=90)
        self._lines(canvas, plot)

    def _lines(self, canvas: Canvas, plot: Box) -> None:
        tones = canvas.theme["#2F6FA8"], canvas.theme["ink2"], canvas.theme["card"]
        points = self.points
        last = max(1, len(points) - 1)

        def line(w: float, h: float, values: list[float]) -> list[tuple[float, float]]:
            return [(w * i / last, h - h * value) for i, value in enumerate(values)]

        def body(w: float, h: float) -> str:
            out = ""
            for side in (0, 1):
                edge = line(w, h, [one.interval[side] for one in points])
                out += svg.stroke(svg.stitches(edge, 2, 9), tones[1], 2.4) if len(points) > 1 else ""
            middle = line(w, h, [one.share for one in points])
            if len(points) > 1:
                out += svg.stroke(svg.points(middle, close=False), tones[0], 5)
            return out + svg.circle(*middle[-1], 7.5, tones[2], stroke=tones[0], stroke_width=4)

        canvas.shape(("curve", points, tones), plot, body, pad=12)
        y = plot.bottom - plot.h * points[-1].share
        chance = plot.bottom - plot.h * self.chance
        if self.chance and abs(y - chance) < 28:
            y = chance - 28 if y <= chance else chance + 28
        canvas.text(plot.right + 14, y, percent(points[-1].share), 24, "latin", max_width=96)


def _picked(count: int, most: int) -> list[int]:
    """Return at most so many places among `count`, spread evenly, the last of them always."""
    if count <= most:
        return list(range(count))
    return sorted({round(i * (count - 1) / (most - 1)) for i in range(most)})


class Histogram(Node):
    """How often each stretch of numbers came: bars with their counts on them, the middle one marked."""

    role = "image"

    def __init__(self, node_id: str, bounds: Box, name: str, values: Sequence[int], most_bars: int = 12) -> None:
        self.bars = stretches(values, most_bars)
        value = ", ".join(f"{_stretch(low, high)}: {count}" for low, high, count in self.bars)
        super().__init__(node_id, bounds, name=name, value=value)
        self.middle = values[len(values) // 2] if values else 0

    def paint(self, canvas: Canvas) -> None:
        """Draw the bars, their counts above and their numbers below."""
        box = self.bounds
        plot = Box(box.x + 24, box.y + 34, box.w - 48, box.h - 34 - 40)
        canvas.fill(Box(plot.x, plot.bottom, plot.w, 2), "edge")
        most = max((count for _low, _high, count in self.bars), default=1)
        for (low, high, count), place in zip(self.bars, plot.columns(len(self.bars), 8), strict=True):
            h = plot.h * count / most
            here = low <= self.middle <= high
            if count:
                self._bar(canvas, Box(place.x, plot.bottom - h, place.w, h), here)
                canvas.text(place.centre[0], plot.bottom - h - 14, str(count), 19, "bold", "ink", "centre")
            tone = "main" if here else "ink2"
            face = "bold" if here else "ui"
            words = _stretch(low, high)
            canvas.text(place.centre[0], plot.bottom + 22, words, 18, face, tone, "centre", max_width=place.w + 6)

    def _bar(self, canvas: Canvas, box: Box, marked: bool) -> None:
        tones = canvas.theme["main" if marked else "ok"], canvas.theme["card"]

        def body(w: float, h: float) -> str:
            out = svg.rect(0, 0, w, h, min(5, h / 2), tones[0])
            if marked and h > 16:
                teeth = "".join(f"M{svg.num(w * 0.2)} {svg.num(y)}h{svg.num(w * 0.6)}" for y in _steps(h))
                out += svg.stroke(teeth, tones[1], 2.4, stroke_opacity=0.7) if teeth else ""
            return out

        canvas.shape(("column", tones, marked), box, body, pad=2)


def stretches(values: Sequence[int], most_bars: int) -> list[tuple[int, int, int]]:
    """Return stretches of equal, round width with how many of `values` lie in each: low, high, count."""
    if not values:
        return []
    low, high = min(values), max(values)
    width = next(w for w in _widths() if (high // w) - (low // w) + 1 <= most_bars)
    first, last = low // width, high // width
    counts = [0] * (last - first + 1)
    for value in values:
        counts[value // width - first] += 1
    return [((first + i) * width, (first + i + 1) * width - 1, count) for i, count in enumerate(counts)]


def _widths() -> Sequence[int]:
    return [factor * 10**power for power in range(6) for factor in (1, 2, 5)]


def _stretch(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


class Figure(Node):
    """One number large, with what it is and a line of more."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, name: str, number: str, note: str) -> None:
        super().__init__(node_id, bounds, name=name, value=f"{number}, {note}" if note else number)
        self.number, self.note = number, note

    def paint(self, canvas: Canvas) -> None:
        """Draw the card."""
        box = self.bounds
        paper.row(canvas, box)
        x = box.x + 20
        canvas.text(x, box.y + 26, self.name, 20, "bold", "ink2", max_width=box.w - 40)
        canvas.text(x, box.y + 72, self.number, 46, "latin", "main_deep", max_width=box.w - 40)
        canvas.text(x, box.y + 114, self.note, 18, "ui", "ink2", max_width=box.w - 40)
