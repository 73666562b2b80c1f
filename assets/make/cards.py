"""Card faces and backs: ``python -m assets.make.cards`` writes assets/cards and assets/cards_big.

A picture is named by suit and face (`r_5`, `p_draw5`, `w_wild4`); ``w`` are the light wilds, ``x`` the dark ones. The
file `index.json` beside them says which picture shows which face as the rules write it (`r5`, `p+5`, `W+4`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

from assets.make.cuts import burst, leaf, teeth, teeth_down
from assets.make.emblems import begonia, emblem
from assets.make.medallions import DISC, X, Y, medallion
from assets.make.outlines import glyph
from assets.make.palette import (
    ASSETS,
    CARD,
    DARK_EDGE,
    DARK_SUITS,
    INK,
    LIGHT_EDGE,
    LIGHT_SUITS,
    MOON,
    NIGHT2,
    RED,
    SUITS,
    write_json,
    write_pictures,
)
from assets.make.papercut import circle, ellipse, group, path, picture, polar, polygon, rect, rotated, stroke, trace
from assets.make.symbols import PENALTIES, SYMBOLS, corner_index, plus, symbol

WIDTH, HEIGHT = 240, 360
INDEX_AT = "translate(38 43)"
"""Middle of the upper left index; the lower right one is its copy turned by half."""

DIGITS = tuple("0123456789")
LIGHT_FACES = (*DIGITS, "skip", "reverse", "draw2", "discard_all", "blank", "hit2", "trade", "draw1", "flip")
DARK_FACES = (*DIGITS[1:], "draw5", "skip_all", "reverse", "flip")
LIGHT_WILDS = ("wild", "wild4", "wild2", "bounce", "wild_blank", "all_hit", "hit_fire")
DARK_WILDS = ("wild", "wild_colour")
WRITTEN = {
    **{digit: digit for digit in DIGITS},
    **{"skip": "S", "reverse": "R", "draw2": "+2", "discard_all": "D", "blank": "#", "hit2": "H", "trade": "T"},
    **{"draw1": "+1", "flip": "F", "draw5": "+5", "skip_all": "X"},
}
"""How the rules write the face of a coloured card."""

WRITTEN_WILDS = {
    "w_wild": "W",
    "w_wild4": "W+4",
    "w_wild2": "W+2",
    "w_bounce": "WB",
    "w_all_hit": "WA",
    "w_hit_fire": "WH",
    "x_wild_colour": "W+c",
}


def _outline(dark: bool, panel: str) -> str:
    edge, key = (NIGHT2, DARK_EDGE) if dark else (CARD, LIGHT_EDGE)
    art = rect(0.9, 0.9, WIDTH - 1.8, HEIGHT - 1.8, 20, edge, stroke=key, stroke_width=1.8)
    return art + rect(9, 9, 222, 342, 13, panel)


def _twice(body: str) -> str:
    """Return `body` and its copy turned by half, so that a card reads from both ends."""
    return body + rotated(body, 180, X, Y)


def _lace_motif(name: str, angle: float, colour: str, main: str) -> str:
    x, y = 229, 11
    if name in ("peony", "cloud"):
        return circle(*polar(x, y, 36, angle), 9.5, colour) + circle(*polar(x, y, 36, angle), 4.6, main)
    if name == "sun":
        return polygon([polar(x, y, 27, angle - 12), polar(x, y, 50, angle), polar(x, y, 27, angle + 12)], colour)
    if name in ("leaf", "lotus"):
        art = path(leaf(*polar(x, y, 24, angle), *polar(x, y, 53, angle), 8), colour)
        return art + path(leaf(*polar(x, y, 30, angle), *polar(x, y, 47, angle), 1.7), main)
    if name == "wave":
        crest = trace("M{} {}A10 10 0 0 0 {} {}", *polar(x, y, 40, angle - 12), *polar(x, y, 40, angle + 12))
        return stroke(crest, colour, 5)
    if name == "lantern":
        return ellipse(*polar(x, y, 37, angle), 8, 8, colour) + circle(*polar(x, y, 37, angle), 3.2, main)
    return path(burst(*polar(x, y, 37, angle), 2.8, 11, 4, angle), colour)


def corner_lace(letter: str, large: bool) -> str:
    """Return the lace of the upper right corner; `large` puts the suit's emblem there for weaker eyes."""
    suit = SUITS[letter]
    if large:
        return emblem(letter, 199, 42, 25, suit["lace"], suit["main"])
    colour = suit["lace"]
    art = "".join(_lace_motif(suit["emblem"], angle, colour, suit["main"]) for angle in (198, 225, 252))
    art += stroke("M209 11A20 20 0 0 0 229 31", colour, 4.2, stroke_linecap="butt")
    return art + path("M217 11H218A11 11 0 0 1 229 22V23A12 12 0 0 1 217 11Z", colour)


def _knife_pattern(tone: str) -> str:
    """Return tone-on-tone teeth hanging from the long sides and the short ones."""
    sides = path(teeth_down(9, 120, 120, 8, 11, 1), tone) + path(teeth_down(231, 120, 120, 8, 11, -1), tone)
    end = path(teeth(76, 9, 96, 8, 9, 1), tone) + "".join(circle(86 + i * 12, 25, 1.9, tone) for i in range(8))
    return sides + _twice(end)


def _pennant(letter: str, face: str) -> str:
    """Return the index tab: a hanging pennant with the face and the emblem, wide enough to know a card by."""
    suit = SUITS[letter]
    art = path("M9 112V22A13 13 0 0 1 22 9H67V94L38 114L9 94Z", suit["deep"])
    art += group(corner_index(face, suit["cut"], suit["deep"], suit["main"]), INDEX_AT)
    return art + emblem(letter, 38, 85, 13.5, suit["lite"], suit["deep"])


def coloured(letter: str, face: str, large: bool = False) -> str:
    """Return the picture of a coloured card."""
    suit = SUITS[letter]
    art = _outline(suit["side"] == "dark", suit["main"]) + _knife_pattern(suit["mid"])
    art += _twice(corner_lace(letter, large))
    art += medallion(letter)
    art += circle(X, Y, DISC, suit["deep"])
    art += circle(X, Y, DISC - 5, "none", stroke=suit["main"], stroke_width=1.6)
    art += group(symbol(face, suit["cut"], suit["deep"], suit["main"]), "translate(120 180)")
    return picture(WIDTH, HEIGHT, art + _twice(_pennant(letter, face)))


def _ribbons(suits: str) -> str:
    """Return the ribbons of four suits that hang from the upper edge; the last follows the corner."""
    shapes = ["M{} 9h30v15 l-15 12l-15 -12z"] * 3 + ["M{} 9h20a13 13 0 0 1 13 13v2 l-18 12l-15 -12z"]
    art = ""
    for i, (letter, shape) in enumerate(zip(suits, shapes, strict=True)):
        suit = SUITS[letter]
        art += path(trace(shape, 99 + i * 33), suit["main"])
        art += emblem(letter, 114 + i * 33, 20, 7.2, suit["lace"], suit["main"])
    return art


def _two_tone_drop(cut: str) -> str:
    art = glyph("+", -17, 0, 34, cut)
    art += stroke("M14 -26C24 -10 32 0 32 12A18 18 0 0 1 -4 12C-4 0 4 -10 14 -26Z", cut, 5)
    art += path("M14 -26C24 -10 32 0 32 12A18 18 0 0 1 14 30Z", SUITS["o"]["main"])
    return art + path("M14 -26C4 -10 -4 0 -4 12A18 18 0 0 0 14 30Z", SUITS["t"]["main"])


def _wild_centre(face: str, cut: str, panel: str, accent: str) -> str:
    if face == "wild":
        return circle(X, Y, 27, cut) + path(burst(X, Y, 9, 21, 8, 0), panel) + circle(X, Y, 6, cut)
    disc = circle(X, Y, 47, cut) + circle(X, Y, 43, panel)
    if face in PENALTIES:
        return disc + group(plus(PENALTIES[face], cut, 62), "translate(120 180) scale(.86)")
    if face == "wild_colour":
        return disc + group(_two_tone_drop(cut), "translate(119 179)")
    size = 0.66 if face == "bounce" else 0.74
    return disc + group(SYMBOLS[face](cut, panel, accent), trace("translate(120 180) scale({})", size))


def wild(dark: bool, face: str) -> str:
    """Return the picture of a wild card: ink panel, begonia window of the side's four suits."""
    suits = DARK_SUITS if dark else LIGHT_SUITS
    panel, cut, tone, accent = ("#0C0A1E", MOON, "#2A2458", "#8A6BFF") if dark else (INK, CARD, "#4A3428", RED)
    art = _outline(dark, panel)
    art += path(teeth_down(9, 122, 116, 9, 9, 1), tone)
    art += path(teeth_down(231, 122, 116, 9, 9, -1), tone)
    art += _twice(_ribbons(suits))
    art += path(burst(X, Y, 84, 106, 24, 0), tone)
    art += begonia(X, Y, 94, suits, cut)
    art += _wild_centre(face, cut, panel, accent)
    tab = group(corner_index(face, cut, panel, accent, suits), INDEX_AT)
    if face not in ("wild", "wild_colour"):
        tab += begonia(38, 80, 13, suits, cut, icons=False)
    return picture(WIDTH, HEIGHT, art + _twice(tab))


def _back_lattice(straw: str, tint: str) -> str:
    """Return the lattice of the back, whole cells only, so that nothing needs clipping."""
    art = ""
    for row in range(9):
        for column in range(6):
            x, y = 20 + column * 40, 20 + row * 40
            if abs(x - X) >= 75 or abs(y - Y) >= 75:
                art += path(trace("M{} {}L{} {}L{} {}L{} {}Z", x, y - 11, x + 11, y, x, y + 11, x - 11, y), tint)
    for row in range(8):
        for column in range(5):
            x, y = 40 + column * 40, 40 + row * 40
            if math.hypot(x - X, y - Y) >= 104:
                cell = trace("M{} {}L{} {}L{} {}L{} {}Z", x, y - 15, x + 15, y, x, y + 15, x - 15, y)
                art += stroke(cell, straw, 2.6) + path(burst(x, y, 2.4, 8, 4, 0), straw)
    return art


def back() -> str:
    """Return the back: straw lattice on ink-brown about a cut medallion with the four emblems. Never a suit colour."""
    straw, panel = "#E9C98F", "#3A241B"
    art = _outline(False, panel) + _back_lattice(straw, "#54372A")
    art += rect(15, 15, 210, 330, 9, "none", stroke=straw, stroke_width=2)
    art += "".join(circle(*polar(X, Y, 86, i * 30), 23, straw) for i in range(12))
    art += circle(X, Y, 92, straw)
    art += circle(X, Y, 82, panel)
    art += path(burst(X, Y, 70, 84, 36, 0), straw)
    art += circle(X, Y, 71, straw)
    art += circle(X, Y, 66, panel)
    for letter, angle in zip(LIGHT_SUITS, (-45, 45, 135, 225), strict=True):
        art += emblem(letter, *polar(X, Y, 42, angle), 19, straw, panel)
    art += stroke("M120 118V242M58 180H182", straw, 2.4)
    art += path("M120 154L146 180L120 206L94 180Z", straw)
    art += path("M120 160L140 180L120 200L100 180Z", RED)
    art += path(burst(X, Y, 4.5, 13, 4, 0), CARD)
    return picture(WIDTH, HEIGHT, art)


def pictures(large: bool = False) -> Iterator[tuple[str, str]]:
    """Yield name and SVG text of every card; `large` gives those with large emblems."""
    for letter in LIGHT_SUITS:
        for face in LIGHT_FACES:
            yield f"{letter}_{face}", coloured(letter, face, large)
    for letter in DARK_SUITS:
        for face in DARK_FACES:
            yield f"{letter}_{face}", coloured(letter, face, large)
    for face in LIGHT_WILDS:
        yield f"w_{face}", wild(False, face)
    for face in DARK_WILDS:
        yield f"x_{face}", wild(True, face)
    yield "back", back()


def index() -> dict[str, str]:
    """Return the file that shows each face as the rules write it.

    ``W`` is printed in two ways: ``W`` names the light one, ``W/dark`` the one among dark suits. ``back`` is the back.
    """
    files = {}
    for letters, faces in ((LIGHT_SUITS, LIGHT_FACES), (DARK_SUITS, DARK_FACES)):
        files.update({letter + WRITTEN[face]: f"{letter}_{face}.svg" for letter in letters for face in faces})
    files.update({written: f"{name}.svg" for name, written in WRITTEN_WILDS.items()})
    return {**files, "W/dark": "x_wild.svg", "back": "back.svg"}


def write(folder: Path, large: bool = False) -> int:
    """Write every card and the index into `folder`; return the number of cards."""
    count = write_pictures(folder, pictures(large))
    write_json(folder / "index.json", index())
    return count


def main() -> None:
    """Write assets/cards and assets/cards_big."""
    print(write(ASSETS / "cards") + write(ASSETS / "cards_big", large=True), "cards")


if __name__ == "__main__":
    main()
