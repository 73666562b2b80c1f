"""The keys that are a person's own, drawn: small key caps, or a pad with its buttons."""

from __future__ import annotations

from typing import NamedTuple

from game.input.bindings import button_name, key_name
from game.input.seat_keys import NOBODY, PAD_ACT, PAD_JUMP, PAD_LOOK, Controls
from game.text import _
from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.geometry import centred


class Caps(NamedTuple):
    """What stands on somebody's own keys: to look, to call or catch, to jump in; none without a device."""

    words: tuple[str, ...] = ()
    pad: bool = False
    there: bool = True
    """Whether the pad is plugged in."""

    @property
    def said(self) -> str:
        """The keys as words."""
        if self.pad and not self.there:
            return _("a pad that is not there")
        keys = " ".join(self.words)
        return _("a pad: {keys}").format(keys=keys) if self.pad else keys


PAD_OUTLINE = (
    "M-0.62,-0.5L0.62,-0.5C0.95,-0.5 1.08,0.62 0.78,0.62C0.56,0.62 0.52,0.24 0.3,0.24"
    "L-0.3,0.24C-0.52,0.24 -0.56,0.62 -0.78,0.62C-1.08,0.62 -0.95,-0.5 -0.62,-0.5Z"
)
"""A game pad round the origin, one unit to each side."""

PAD_CAPS = tuple(button_name(names[0]) for names in (PAD_LOOK, PAD_ACT, PAD_JUMP))


def caps_of(mine: Controls) -> Caps:
    """Return what stands on the keys of a seat."""
    if mine.on_pad:
        return Caps(PAD_CAPS, pad=True, there=mine.pad != NOBODY)
    return Caps(tuple(key_name(key) for key in mine.keys))


def caps_width(canvas: Canvas, caps: Caps, size: float, gap: float = 6) -> float:
    """Return how wide a row of keys is."""
    width = sum(paper.keycap_width(canvas, word, size) + gap for word in caps.words) - gap
    return width + (size * 1.9 + gap if caps.pad else 0)


def paint_caps(
    canvas: Canvas,
    x: float,
    cy: float,
    caps: Caps,
    size: float,
    gap: float = 6,
    dark: bool = True,
    pad_colour: str = "ink2",
) -> None:
    """Draw a row of keys from its left edge; a pad's buttons stand behind a small pad."""
    if caps.pad:
        paint_pad(canvas, x + size * 0.95, cy, size * 0.95, pad_colour if caps.there else "ink3")
        x += size * 1.9 + gap
    for word in caps.words:
        w = paper.keycap_width(canvas, word, size)
        paper.keycap(canvas, x + w / 2, cy, word, dark, size)
        x += w + gap


def paint_pad(canvas: Canvas, cx: float, cy: float, r: float, colour: str) -> None:
    """Draw a game pad `2 r` wide."""
    tone, cut = canvas.theme[colour], canvas.theme["card"]

    def body(w: float, h: float) -> str:
        x, y, s = w / 2, h / 2, w / 2
        out = svg.path(svg.traced(PAD_OUTLINE, x, y, s), tone)
        out += svg.stroke(svg.traced("M-0.64,-0.14L-0.28,-0.14M-0.46,-0.32L-0.46,0.04", x, y, s), cut, s * 0.11)
        return out + "".join(svg.circle(x + s * at, y - s * 0.14, s * 0.11, cut) for at in (0.3, 0.56))

    canvas.shape(("pad", tone, cut), centred(cx, cy, 2 * r, 2 * r), body, pad=2)
