"""Signs and ornaments of the interface that are fixed pictures: ``python -m assets.make.signs`` writes assets/ui.

What changes its size with its words (panels, buttons, ribbons, bubbles) is drawn by the interface itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from assets.make.cuts import burst, leaf, scallop, teeth
from assets.make.landscapes import title
from assets.make.outlines import glyph
from assets.make.palette import ASSETS, BRASS, CARD, DEEP_RED, GOLD, INK, RED, write_pictures
from assets.make.papercut import circle, path, picture, polar, rect, rotated, stroke, trace
from assets.make.village_map import village_map

DANGER, OK, SHADOW, STRAW = "#D4231A", "#2E7D5F", "#1E0F08", "#F9E3B0"
DOTTED = {"stroke_dasharray": "2 7", "stroke_linecap": "round"}

Sized = tuple[int, int, str]
"""Width, height and drawing of one picture."""


def seal(colour: str) -> Sized:
    """Return a saw-tooth seal of radius 52, for penalties; the number goes on top."""
    art = path(burst(64, 69, 45.8, 56.2, 16), SHADOW, fill_opacity=0.3)
    art += path(burst(64, 64, 45.8, 57.2, 16), CARD) + path(burst(64, 64, 41.6, 52, 16), colour)
    dots = {"stroke_dasharray": "1 5", "stroke_linecap": "round"}
    return 128, 132, art + circle(64, 64, 36.4, "none", stroke=CARD, stroke_width=2, **dots)


def badge(colour: str, mark: str = "") -> Sized:
    """Return a 16-tooth badge of radius 19; `mark` is what is cut into it."""
    return 52, 52, path(burst(26, 26, 19, 25, 16), CARD) + circle(26, 26, 19, colour) + mark


TICK = stroke("M18.5 26.5l5 6l10 -12", CARD, 4.4)
CROSS = stroke("M19 19l14 14m0 -14l-14 14", CARD, 5)
ARROW = path("M22 17L35 26L22 35Z", CARD)


def collar(colour: str, lobes: bool = False) -> Sized:
    """Return the collar behind a head of diameter 200, in a box of 300; `lobes` scallops it instead of teeth."""
    rim = scallop(150, 150, 122, 20) if lobes else burst(150, 150, 120, 140, 24)
    return 300, 300, path(rim, colour) + circle(150, 150, 117, CARD)


def star(face: str) -> Sized:
    """Return a five-pointed star of radius 26."""
    look = {"stroke": "#7C4A08", "stroke_linejoin": "round"}
    return 60, 60, path(burst(30, 31, 10.6, 26, 5), face, stroke_width=3, **look)


def rosette(main: str, slits: str) -> Sized:
    """Return the rosette behind the winner's head: a paper disc among slits."""
    rays = "".join(path(leaf(*polar(100, 100, 62, a), *polar(100, 100, 96, a), 6), slits) for a in range(0, 360, 30))
    return 200, 200, circle(100, 100, 98, main) + rays + circle(100, 100, 78, CARD)


def fret_corner() -> Sized:
    """Return the fret in the upper left corner of a framed screen; mirror it for the others."""
    outer = "M0 0H150C150 22 132 34 112 34C108 52 96 64 78 66C78 86 62 104 40 106C38 126 24 150 0 150Z"
    inner = "M14 14H112C106 26 92 24 84 30C82 44 70 54 54 54C54 70 44 82 30 84C24 92 26 106 14 112Z"
    art = path(outer, DEEP_RED) + path(inner, "none", stroke=BRASS, stroke_width=2.2)
    return 150, 150, art + "".join(circle(x, y, 3.4, BRASS) for x, y in ((34, 34), (62, 28), (28, 62)))


def focus_corner() -> Sized:
    """Return the upper left focus bracket: white under ink under cyan, seen on every ground."""
    bracket = "M8 34V8H34"
    art = stroke(bracket, "#FFFFFF", 11) + stroke(bracket, INK, 8.5)
    return 42, 42, art + stroke(bracket, "#25C3E6", 4.6)


def village_seal() -> Sized:
    """Return the square seal 村规 that stands beside the English name of the game."""
    art = rect(4, 10, 138, 138, 14, SHADOW, fill_opacity=0.2) + rect(4, 4, 138, 138, 14, RED)
    art += rect(12, 12, 122, 122, 9, "none", stroke=STRAW, stroke_width=2.4)
    for character, y in (("村", 42), ("规", 104)):
        art += glyph(character, 73, y, 58, "#FFF3D6", font="serif", em=1000)
    return 146, 152, art


def title_board() -> Sized:
    """Return the board 村规 of the Chinese title."""
    art = rect(8, 14, 470, 262, 20, SHADOW, fill_opacity=0.25) + rect(4, 4, 470, 262, 20, RED)
    art += rect(16, 16, 446, 238, 14, "none", stroke=STRAW, stroke_width=4)
    art += rect(24, 24, 430, 222, 10, "none", stroke=STRAW, stroke_width=1.6, **DOTTED)
    for character, x in (("村", 128), ("规", 348)):
        art += glyph(character, x, 134, 196, "#FFF3D6", font="serif", em=1000)
    return 482, 280, art


def _door_leaf(left: bool) -> str:
    x = 0 if left else 960
    art = rect(x, 0, 960, 1080, 0, "#9E2114" if left else "#9A1F13")
    art += rect(x + (26 if left else 14), 26, 920, 1028, 8, "none", stroke=DEEP_RED, stroke_width=10)
    for row in (66, 1014):
        for column in range(8):
            at = 86 + column * 112 if left else 1834 - column * 112
            if abs(at - 960) < 64 or (row == 1014 and abs(at - 960) < 330):
                continue
            art += circle(at, row + 4, 19, "#5A0E07") + circle(at, row, 18, "#D9A23A")
            art += circle(at, row, 11.5, "#F2C65E") + circle(at - 5, row - 5, 3.6, "#FBE7A8")
    return art


def village_door() -> Sized:
    """Return the shut village door of the hot-seat curtain, without generals and plaque."""
    seam = rect(955, 0, 10, 1080, 0, "#3E0A05")
    return 1920, 1080, rect(0, 0, 1920, 1080, 0, "#5A120A") + _door_leaf(True) + _door_leaf(False) + seam


def door_plaque() -> Sized:
    """Return the round plaque of the curtain; words and head go on top."""
    art = path(burst(380, 394, 352, 376, 48), "#3E0A05", fill_opacity=0.45)
    art += path(burst(380, 382, 352, 376, 48), GOLD) + circle(380, 382, 350, CARD)
    art += circle(380, 382, 334, "none", stroke=RED, stroke_width=3)
    dots = {"stroke_dasharray": "2 9", "stroke_linecap": "round"}
    return 760, 774, art + circle(380, 382, 324, "none", stroke=RED, stroke_width=2.4, **dots)


def couplet_board() -> Sized:
    """Return one board of the couplet beside the curtain; seven characters go on top."""
    art = rect(4, 12, 104, 640, 8, "#3E0A05", fill_opacity=0.5) + rect(2, 4, 104, 640, 8, GOLD)
    return 112, 656, art + rect(11, 13, 86, 622, 5, "none", stroke="#9E2114", stroke_width=3)


def scroll() -> Sized:
    """Return the hanging scroll a dare is read from."""
    x, y, width, height = 50, 30, 1060, 402
    art = ""
    for rod in (y - 26, y + height - 6):
        art += rect(x - 34, rod, width + 68, 30, 10, "#5A2A16")
        art += rect(x - 48, rod + 4, 20, 22, 6, "#E0A326") + rect(x + width + 28, rod + 4, 20, 22, 6, "#E0A326")
    sheet = rect(x, y + 8, width, height, 0, SHADOW, fill_opacity=0.3) + rect(x, y, width, height, 0, "#F0DFB8")
    sheet += rect(x + 26, y + 18, width - 52, height - 44, 0, CARD, stroke="#C9A063", stroke_width=2)
    edge = teeth(x + 26, y + 18, width - 52, 46, 9, 1) + teeth(x + 26, y + height - 26, width - 52, 46, 9, -1)
    return 1160, 464, sheet + path(edge, "#E9D0A0") + art


def paper_ground() -> Sized:
    """Return the paper behind menus: lozenges, tone on tone."""
    art = rect(0, 0, 1920, 1080, 0, "#EBD6AE")
    for row in range(14):
        for column in range(25):
            at = trace("M{} {}", column * 80 + (40 if row % 2 else 0), row * 82 - 14)
            art += path(at + "l14 14l-14 14l-14 -14z", "#E4CB9C")
    return 1920, 1080, art


def chevron(colour: str) -> Sized:
    """Return one chevron of the ring, pointing right."""
    return 40, 40, stroke("M14 9.5L26 20L14 30.5", colour, 6.9)


def ribbon_end(colour: str, stitch: str) -> Sized:
    """Return the left end of the prompt ribbon; the middle and the mirrored right end are drawn to fit."""
    art = path("M0 0H64V48H0L16 24Z", colour)
    return 64, 48, art + stroke("M22 7H64M22 41H64", stitch, 1.6, stroke_dasharray="2 6")


def bubble_tail() -> Sized:
    """Return the tail of a speech bubble, pointing down left; the bubble covers its upper edge."""
    return 60, 44, path("M16 2L4 40L56 2Z", CARD, stroke=INK, stroke_width=3.2, stroke_linejoin="round")


def petal(colour: str, degrees: float) -> Sized:
    """Return one paper petal that falls when somebody wins."""
    return 36, 36, rotated(path(leaf(18, 3, 18, 33, 7.5), colour), degrees, 18, 18)


def lozenge_tag() -> Sized:
    """Return a small hanging tag with a tooth hem, ink on straw."""
    hem = "".join(trace("l{} {}", -6, 7 if tooth % 2 == 0 else -7) for tooth in range(8))
    art = path(f"M4 4H52V52{hem}Z", "#E9C98F", stroke=INK, stroke_width=2.4, stroke_linejoin="round")
    return 56, 64, art + circle(28, 13, 3.4, INK)


PETALS = (("red", RED, 0), ("gold", GOLD, 40), ("green", OK, 90), ("blue", "#2145A0", 130))


def signs() -> dict[str, Sized]:
    """Return every sign by name."""
    return {
        "title": (1920, 1080, title()),
        "village_map": village_map(),
        "title_board": title_board(),
        "village_seal": village_seal(),
        "fret_corner": fret_corner(),
        "paper_ground": paper_ground(),
        "village_door": village_door(),
        "door_plaque": door_plaque(),
        "couplet_board": couplet_board(),
        "scroll": scroll(),
        "seal_danger": seal(DANGER),
        "seal_gold": seal("#B87A0B"),
        "badge_order": badge(OK),
        "badge_tick": badge(RED, TICK),
        "badge_cross": badge(DANGER, CROSS),
        "badge_next": badge(OK, ARROW),
        "collar_danger": collar(DANGER),
        "collar_gold": collar(GOLD),
        "collar_scallop": collar("#1E5468", lobes=True),
        "star_on": star(GOLD),
        "star_off": star("#E3D3AE"),
        "rosette": rosette(RED, "#D9573F"),
        "focus_corner": focus_corner(),
        "chevron": chevron(CARD),
        "ribbon_end": ribbon_end(DEEP_RED, "#F3CDBB"),
        "bubble_tail": bubble_tail(),
        "tag": lozenge_tag(),
        **{f"petal_{name}": petal(colour, degrees) for name, colour, degrees in PETALS},
    }


def pictures() -> Iterator[tuple[str, str]]:
    """Yield name and SVG text of every sign."""
    for name, (width, height, body) in signs().items():
        yield name, picture(width, height, body)


def main() -> None:
    """Write assets/ui."""
    print(write_pictures(ASSETS / "ui", pictures()), "signs")


if __name__ == "__main__":
    main()
