"""What is printed on the disc and in the corner of a card, drawn about (0, 0) in a box of ±44.

`cut` is the colour of the symbol, `ground` what lies under it, `accent` the suit's main tone.
"""

from __future__ import annotations

from collections.abc import Callable

from assets.make.cuts import burst
from assets.make.emblems import begonia
from assets.make.outlines import glyph
from assets.make.palette import NIGHT2, SUITS
from assets.make.papercut import circle, group, path, polar, polygon, rect, rotated, stroke, trace


def arrow_head(x: float, y: float, degrees: float, size: float, colour: str) -> str:
    """Return an arrow head with its tip at (x, y), pointing along `degrees` (0 is right)."""
    return group(
        path(trace("M0 0L{} {}L{} 0L{} {}Z", -size, -size * 0.72, -size * 0.74, -size, size * 0.72), colour),
        trace("translate({} {}) rotate({})", x, y, degrees),
    )


def small_card(
    x: float, y: float, width: float, height: float, degrees: float, fill: str, line: str, weight: float = 3
) -> str:
    """Return a little card about (x, y)."""
    return group(
        rect(-width / 2, -height / 2, width, height, width * 0.16, fill, stroke=line, stroke_width=weight),
        trace("translate({} {}) rotate({})", x, y, degrees),
    )


def _skip(cut: str, ground: str, accent: str) -> str:
    return (
        stroke("M-33 14A34 34 0 0 1 26 -8", cut, 11)
        + arrow_head(38, 12, 62, 30, cut)
        + circle(-1, 27, 13, accent, stroke=cut, stroke_width=5)
    )


def _reverse(cut: str, ground: str, accent: str) -> str:
    piece = stroke("M-31 9A31 31 0 0 1 20 -24", cut, 13, stroke_linecap="butt")
    piece += arrow_head(38, -6, 50, 33, cut)
    return piece + rotated(piece, 180, 0, 0)


def _bounce(cut: str, ground: str, accent: str) -> str:
    """Three dots fly in, hit the wall, a stout arrow goes back."""
    return (
        path("M22 -46L46 -40V40L22 46Z", accent, stroke=cut, stroke_width=5.0, stroke_linejoin="round")
        + stroke("M29 -24H40M29 0H40M29 24H40", cut, 4)
        + circle(-36, -38, 6, cut)
        + circle(-20, -27, 7.5, cut)
        + circle(-2, -15, 9, cut)
        + stroke("M12 4L-12 21", cut, 15, stroke_linecap="butt")
        + arrow_head(-42, 41, 145, 40, cut)
    )


def _discard_all(cut: str, ground: str, accent: str) -> str:
    return (
        small_card(-19, -16, 30, 44, -20, accent, cut, 4)
        + small_card(19, -16, 30, 44, 20, accent, cut, 4)
        + small_card(0, -20, 32, 46, 0, accent, cut, 4)
        + path("M-8 -30H8V10H25L0 38L-25 10H-8Z", cut, stroke=ground, stroke_width=4, stroke_linejoin="round")
    )


def _blank(cut: str, ground: str, accent: str) -> str:
    piece = rect(-6.5, -46, 13, 52, 5, accent, stroke=cut, stroke_width=4)
    piece += rect(-8.5, 2, 17, 11, 2, cut)
    piece += path("M-8.5 15H8.5C13 26 6 36 0 46C-6 36 -13 26 -8.5 15Z", cut)
    return rotated(piece, 38, 0, 0) + stroke("M6 38C16 44 28 34 38 38", cut, 5)


def _double_bang(cut: str, ground: str, accent: str) -> str:
    """Two bangs: the near burst carries the digit, the far one is a ring of teeth behind it."""
    return (
        path(burst(23, -24, 13, 25, 9, 10), accent, stroke=cut, stroke_width=4.0, stroke_linejoin="round")
        + path(burst(-5, 6, 36, 51, 12, 0), ground)
        + path(burst(-5, 6, 32, 46, 12, 0), cut)
        + glyph("2", -5, 6, 50, ground)
    )


def _all_hit(cut: str, ground: str, accent: str) -> str:
    return (
        path(burst(0, 0, 20, 43, 8, 22.5), cut)
        + path(burst(0, 0, 13, 27, 8, 0), accent)
        + circle(0, 0, 8, cut)
        + "".join(circle(*polar(0, 0, 40, i * 45), 5, cut) for i in range(8))
    )


def _trade(cut: str, ground: str, accent: str) -> str:
    return (
        small_card(-22, -10, 30, 44, -8, accent, cut, 4.5)
        + small_card(22, 10, 30, 44, 8, cut, cut, 4)
        + stroke("M-2 -36C14 -42 28 -36 32 -26", cut, 7)
        + arrow_head(35, -14, 80, 20, cut)
        + stroke("M2 36C-14 42 -28 36 -32 26", cut, 7)
        + arrow_head(-35, 14, 260, 20, cut)
    )


def _fire(cut: str, ground: str, accent: str) -> str:
    return path(
        "M2 -46C6 -26 34 -14 34 14C34 34 18 45 0 45C-18 45 -34 34 -34 14C-34 0 -26 -8 -22 -18"
        "C-18 -10 -14 -6 -10 -6C-6 -18 -10 -32 2 -46Z",
        cut,
    ) + path(
        "M2 -6C6 6 18 10 18 24C18 34 10 40 0 40C-10 40 -18 34 -18 24C-18 16 -12 12 -10 6C-6 12 -2 12 -1 8"
        "C0 3 -1 -2 2 -6Z",
        accent,
    )


def _flip(cut: str, ground: str, accent: str) -> str:
    art = path("M0 -27A27 27 0 0 0 0 27Z", cut)
    art += path("M0 -27A27 27 0 0 1 0 27", NIGHT2)
    art += stroke("M0 -27A27 27 0 0 1 0 27", cut, 4, stroke_linecap="butt")
    art += path(burst(12, -1, 3, 9, 4), cut)
    art += "".join(
        polygon([polar(0, 0, 31, x - 7), polar(0, 0, 43, x), polar(0, 0, 31, x + 7)], cut)
        for x in (212, 242, 270, 298, 328)
    )
    return (
        art
        + stroke("M10 -37A38 38 0 0 1 36 -12", cut, 6)
        + arrow_head(39, 3, 82, 17, cut)
        + stroke("M33 22A38 38 0 0 1 12 37", cut, 6)
    )


def _skip_all(cut: str, ground: str, accent: str) -> str:
    return (
        stroke("M-14 -33A36 36 0 1 0 26 -25", cut, 10)
        + arrow_head(4, -37, 183, 29, cut)
        + "".join(circle(*polar(0, 2, 15, x), 8.5, accent, stroke=cut, stroke_width=4) for x in (0, 120, 240))
    )


def plus(count: int, colour: str, height: float = 66) -> str:
    """Return +N: a small plus tucked to a big digit."""
    return glyph("+", -31, 2, height * 0.5, colour) + glyph(str(count), 15, 0, height, colour, 60)


Drawing = Callable[[str, str, str], str]

SYMBOLS: dict[str, Drawing] = {
    "skip": _skip,
    "reverse": _reverse,
    "bounce": _bounce,
    "discard_all": _discard_all,
    "blank": _blank,
    "hit2": _double_bang,
    "all_hit": _all_hit,
    "trade": _trade,
    "hit_fire": _fire,
    "flip": _flip,
    "skip_all": _skip_all,
    "wild_blank": _blank,
}
PENALTIES = {"draw1": 1, "draw2": 2, "draw5": 5, "wild4": 4, "wild2": 2}


ENLARGED = ("skip", "reverse", "blank", "skip_all", "flip", "hit_fire")


def _digit(face: str, cut: str, heights: tuple[float, float], widest: float | None, bar: str, lift: float) -> str:
    """Return a digit; 6 and 9 are a little smaller and carry a bar under them."""
    if face not in "69":
        return glyph(face, 0, 0, heights[0], cut, widest)
    return glyph(face, 0, -lift, heights[1], cut, widest) + bar


def symbol(face: str, cut: str, ground: str, accent: str) -> str:
    """Return what a card shows on its disc."""
    if face.isdigit():
        return _digit(face, cut, (84, 76), None, rect(-19, 43, 38, 7.5, 3.7, cut), 3)
    if face in PENALTIES:
        return plus(PENALTIES[face], cut)
    art = SYMBOLS[face](cut, ground, accent)
    if face in ENLARGED:
        return group(art, "scale(1.1)")
    return group(art, "translate(1 0) scale(.92)") if face == "bounce" else art


def _small_drop(cut: str) -> str:
    art = glyph("+", -13, -3, 17, cut)
    art += stroke("M9 -20C18 -7 24 0 24 9A15 15 0 0 1 -6 9C-6 0 0 -7 9 -20Z", cut, 4)
    art += path("M9 -20C18 -7 24 0 24 9A15 15 0 0 1 9 24Z", SUITS["o"]["main"])
    return art + path("M9 -20C0 -7 -6 0 -6 9A15 15 0 0 0 9 24Z", SUITS["t"]["main"])


def corner_index(face: str, cut: str, ground: str, accent: str, suits: str = "") -> str:
    """Return the index of a corner, about 46 × 46; `suits` are the four of a wild card."""
    if face.isdigit():
        return _digit(face, cut, (45, 42), 38, rect(-11, 20.5, 22, 4.6, 2.3, cut), 4)
    if face in PENALTIES:
        return glyph("+", -14, 1, 18, cut) + glyph(str(PENALTIES[face]), 9, 0, 41, cut, 30)
    if face == "wild":
        return begonia(0, 5, 22, suits, cut, icons=False)
    if face == "wild_colour":
        return _small_drop(cut)
    return group(SYMBOLS[face](cut, ground, accent), "translate(0 -4) scale(.48)" if suits else "scale(.56)")
