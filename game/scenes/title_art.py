"""How the title looks: the village, the cards before the split sun, the name, the cut-paper frame."""

from __future__ import annotations

import math

from game.scenes.card_picture import card_body
from game.scenes.frame import MARGIN
from game.text import _
from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.pictures import asset_body, asset_size
from game.ui.widgets import Drawing, Paragraph, Text

LANDSCAPE = "ui/title.svg"
"""Sky, sun, hills, houses and river, 1920 × 1080."""

HERO = (("g_2", -26.0), ("r_7", -13.0), ("w_wild4", 0.0), ("y_reverse", 13.0), ("v_8", 26.0))
HERO_WIDTH, HERO_RADIUS, HERO_FOOT = 210.0, 560.0, (1330.0, 1076.0)
"""The fan of cards before the sun (ART.md, a_title)."""

BANK = (
    *(("rat", "happy", 1010.0, 868.0, 146.0), ("tiger", "happy", 1166.0, 892.0, 156.0)),
    *(("dragon", "calm", 1332.0, 904.0, 166.0), ("monkey", "happy", 1500.0, 892.0, 156.0)),
    ("pig", "happy", 1656.0, 868.0, 146.0),
)
"""Who looks over the bank: animal, mood, middle, width."""

FRAME = 26.0

SUN_LEFT, MIRRORED = 990.0, 940.0
"""Where the sun begins, and how much of the picture may be shown once more to its left without a second sun."""

LEAST_PANEL = 760.0
"""A panel narrower than this is none: it lies over the cards then."""

LOW = 800.0
"""Windows lower than this (in design pixels) show a smaller name, and no motto."""


class Cover:
    """Where the 1920 × 1080 picture lies in a window of another shape, its foot in sight and its right half whole.

    A taller window is covered by a larger picture; in a wider one the village goes on to the left as in a mirror.
    """

    def __init__(self, canvas: Canvas, colour_set: str) -> None:
        w, h = canvas.width, canvas.height
        self.scale = h / 1080
        if w > 1920 * self.scale + MIRRORED * self.scale:
            self.scale = w / (1920 + MIRRORED)
        self.x = w - 1920 * self.scale
        self.y = h - 1080 * self.scale
        self.colour_set = colour_set
        self.key = (round(w), round(h), colour_set)

    @property
    def sun_left(self) -> float:
        """Where words had better end."""
        return self.x + SUN_LEFT * self.scale

    def wrap(self, body: str, mirrored: str) -> str:
        """Return the picture in its place, with what goes on to the left of it."""
        k, x, y = f"{self.scale:.4f}", svg.num(self.x), svg.num(self.y)
        left = svg.group(mirrored, f"translate({x} {y}) scale(-{k} {k})") if self.x > 0 else ""
        return left + svg.group(body, f"translate({x} {y}) scale({k})")


def picture(place: Cover) -> str:
    """Return the village with cards and animals."""
    try:
        body = asset_body(LANDSCAPE)
    except OSError:
        body = svg.rect(0, 0, 1920, 1080, 0, "#F7E3B8") + svg.circle(1330, 392, 284, "#D8432B")
    ground = body
    for name, turn in HERO:
        x = HERO_FOOT[0] + math.sin(math.radians(turn)) * HERO_RADIUS
        y = HERO_FOOT[1] - math.cos(math.radians(turn)) * HERO_RADIUS
        k = HERO_WIDTH / 240
        shadow = svg.rect(0, 0, 240, 360, 20, "#1E0F08", fill_opacity=0.26)
        for dx, dy, inner in ((2, 7, shadow), (0, 0, card_body(name, place.colour_set))):
            at = f"translate({svg.num(x + dx)} {svg.num(y + dy)}) rotate({turn}) scale({k:.4f}) translate(-120 -180)"
            body += svg.group(inner, at)
    for animal, mood, x, y, d in BANK:
        body += svg.circle(x, y + 4, d * 0.49, "#1E0F08", fill_opacity=0.22)
        head = f"animals/{animal}_{mood}.svg"
        body += svg.group(_inner(head), f"translate({x} {y}) scale({d / _width(head):.4f}) translate(-100 -100)")
    return place.wrap(body, ground)


def paint_village(canvas: Canvas, colour_set: str) -> None:
    """Draw the village with its cards so that it covers the canvas, as the ground of another page."""
    place = Cover(canvas, colour_set)
    canvas.shape(("village", place.key), canvas.box, lambda w, h: picture(place), opaque=True)


def beside_the_cards(canvas: Canvas, widest: float) -> tuple[float, float]:
    """Return left edge and width of a panel that leaves sun and cards free; in the middle where there is no room."""
    room = Cover(canvas, "").sun_left - 2 * MARGIN
    if room < min(LEAST_PANEL, widest):
        width = min(widest, canvas.width - 2 * MARGIN)
        return (canvas.width - width) / 2, width
    width = min(widest, room)
    return MARGIN + (room - width) / 2, width


def _inner(name: str) -> str:
    try:
        return asset_body(name)
    except OSError:
        return ""


def _width(name: str) -> float:
    try:
        return asset_size(name)[0]
    except OSError:
        return 200.0


def frame(canvas: Canvas, w: float, h: float) -> str:
    """Return the cut-paper frame with its fret corners."""
    tone, gold, t = canvas.theme["main_deep"], canvas.theme["gold"], FRAME
    n = svg.num
    ring = f"M0 0H{n(w)}V{n(h)}H0ZM{n(t)} {n(t)}V{n(h - t)}H{n(w - t)}V{n(t)}Z"
    out = svg.path(ring, tone, fill_rule="evenodd")
    across, down = round((w - 2 * t) / 19.5), round((h - 2 * t) / 19)
    out += svg.path(svg.teeth(t, t - 0.5, w - 2 * t, across, 11), tone)
    out += svg.path(svg.teeth(t, h - t + 0.5, w - 2 * t, across, -11), tone)
    out += svg.path(svg.teeth_down(t - 0.5, t, h - 2 * t, down, 11), tone)
    out += svg.path(svg.teeth_down(w - t + 0.5, t, h - 2 * t, down, -11), tone)
    out += svg.stroke(svg.box_stitches(t / 2, t / 2, w - t, h - t, 2, 9), gold, 1.8)
    corner = svg.path("M0 0H150C150 22 132 34 112 34C108 52 96 64 78 66C78 86 62 104 40 106C38 126 24 150 0 150Z", tone)
    fret = "M14 14H112C106 26 92 24 84 30C82 44 70 54 54 54C54 70 44 82 30 84C24 92 26 106 14 112Z"
    corner += svg.path(fret, "none", stroke=gold, stroke_width=2.2)
    corner += "".join(svg.circle(x, y, 3.4, gold) for x, y in ((34, 34), (62, 28), (28, 62)))
    for x, y, sx, sy in ((0.0, 0.0, 1, 1), (w, 0.0, -1, 1), (0.0, h, 1, -1), (w, h, -1, -1)):
        out += svg.group(corner, f"translate({n(x)} {n(y)}) scale({sx} {sy})")
    return out


def name_zh(canvas: Canvas, room: float) -> list[Node]:
    """Return the red seal with the two characters, the English name and the motto."""
    s = name_scale(canvas)

    def seal(c: Canvas, box: Box) -> None:
        c.shape(("seal zh",), box, lambda w, h: svg.group(_plaque(470, 262), f"scale({w / 470:.4f})"), pad=24)
        c.text(box.x + 124 * s, box.y + 124 * s, "村", 196 * s, "serif", "#FFF3D6", "centre")
        c.text(box.x + 344 * s, box.y + 124 * s, "规", 196 * s, "serif", "#FFF3D6", "centre")

    y = 110 * s
    out: list[Node] = [
        Drawing("name", Box(146, y, 470 * s, 262 * s), seal, name=_("House Rules"), role="heading"),
        Text("name.en", Box(150, y + 282 * s, 560, 76 * s), "House Rules", 62 * s, "latin", "main_deep"),
    ]
    if canvas.height >= LOW:
        out.append(_motto(Box(152, y + 357 * s, room, 66 * s), 32 * s))
    return out


def name_en(canvas: Canvas, room: float) -> list[Node]:
    """Return the name in two lines, a seal with the Chinese one, and the motto."""
    s = name_scale(canvas)

    def letters(c: Canvas, box: Box) -> None:
        c.text(box.x, box.y + 86 * s, "House", 148 * s, "latin", "main")
        w = c.text(box.x, box.y + 220 * s, "Rules", 148 * s, "latin", "main")
        x, y = box.x + w + 34 * s, box.y + 146 * s
        c.shape(
            ("seal en",),
            Box(x, y, 138 * s, 138 * s),
            lambda w, h: svg.group(_plaque(138, 138, 14), f"scale({w / 138:.4f})"),
            pad=12,
        )
        c.text(x + 69 * s, y + 37 * s, "村", 55 * s, "serif", "#FFF3D6", "centre")
        c.text(x + 69 * s, y + 97 * s, "规", 55 * s, "serif", "#FFF3D6", "centre")

    y = 110 * s
    out: list[Node] = [Drawing("name", Box(146, y, 560 * s, 300 * s), letters, name=_("House Rules"), role="heading")]
    if canvas.height >= LOW:
        tall = min(140.0, canvas.height * 0.515 - y - 318 * s - 18)
        out.append(_motto(Box(150, y + 318 * s, room, tall), 31 * s))
    return out


def _motto(box: Box, size: float) -> Node:
    return Paragraph("motto", box, _("Every table has its own rules. You write them."), size, "serif", "ink2")


def name_scale(canvas: Canvas) -> float:
    """Return how large the name is drawn."""
    return min(1.0, canvas.height / 1080) * (0.74 if canvas.height < LOW else 1)


def _plaque(w: float, h: float, r: float = 20) -> str:
    """Return a red tablet with a cream line, and a row of stitches where there is room."""
    out = svg.rect(4, 10, w, h, r, "#1E0F08", fill_opacity=0.25) + svg.rect(0, 0, w, h, r, "#C02A1A")
    inset, line = (12, 4.0) if w > 200 else (8, 2.4)
    out += svg.rect(inset, inset, w - 2 * inset, h - 2 * inset, r * 0.7, "none", stroke="#F9E3B0", stroke_width=line)
    if w > 200:
        stitches = svg.box_stitches(20, 20, w - 40, h - 40, 2, 7)
        out += svg.stroke(stitches, "#F9E3B0", 1.6)
    return out
