"""The lace round a number disc: every suit's emblem cut large, about the middle of the card."""

from __future__ import annotations

from assets.make.cuts import burst, crescent, leaf
from assets.make.palette import EMBLEMS, SUITS, Suit
from assets.make.papercut import circle, ellipse, path, polar, polygon, rect, rotated, stroke, trace

X, Y = 120, 180
"""Middle of the card."""

LACE, DISC, KEY = 101, 63, 2.6
"""Outer radius of the lace, radius of the disc, width of the deep key line round everything cut."""


def _peony(suit: Suit) -> str:
    art = ""
    lace = suit["cut"]
    line = suit["deep"]
    main = suit["main"]
    # back petals
    for i in range(8):
        px, py = polar(X, Y, LACE * 0.7, i * 45 + 22.5)
        art += circle(px, py, LACE * 0.285, suit["deep"])
    for i in range(8):
        angle = i * 45
        px, py = polar(X, Y, LACE * 0.715, angle)
        art += circle(px, py, LACE * 0.285, lace, stroke=line, stroke_width=KEY)
    art += circle(X, Y, LACE * 0.74, lace)
    for i in range(8):
        angle = i * 45
        art += path(leaf(*polar(X, Y, LACE * 0.7, angle), *polar(X, Y, LACE * 0.915, angle), 2.7), main)
        for aside in (-8.6, 8.6):
            art += path(
                leaf(
                    *polar(X, Y, LACE * 0.7, angle + aside * 0.72),
                    *polar(X, Y, LACE * 0.865, angle + aside * 1.12),
                    2.1,
                ),
                main,
            )
        art += circle(*polar(X, Y, LACE * 0.7, angle + 22.5), 2.4, main)
        art += path(leaf(*polar(X, Y, LACE * 0.745, angle + 22.5), *polar(X, Y, LACE * 0.83, angle + 22.5), 1.3), line)
    return art


def _sun(suit: Suit) -> str:
    art = ""
    lace = suit["cut"]
    line = suit["deep"]
    suit["main"]
    art += path(burst(X, Y, LACE * 0.7, LACE * 1.02, 16, 11.25), suit["deep"])
    for i in range(16):
        angle = i * 22.5
        art += polygon(
            [
                polar(X, Y, LACE * 0.66, angle - 10),
                polar(X, Y, LACE * 1.0, angle),
                polar(X, Y, LACE * 0.66, angle + 10),
            ],
            lace,
            stroke=line,
            stroke_width=KEY,
            stroke_linejoin="miter",
        )
    art += circle(X, Y, LACE * 0.735, lace)
    for i in range(16):
        angle = i * 22.5
        art += path(leaf(*polar(X, Y, LACE * 0.7, angle), *polar(X, Y, LACE * 0.9, angle), 2.3), "#D98A0B")
        art += circle(*polar(X, Y, LACE * 0.695, angle + 11.25), 2.5, line)
    return art


def _leaf(suit: Suit) -> str:
    art = ""
    lace = suit["cut"]
    line = suit["deep"]
    main = suit["main"]
    for i in range(8):
        angle = i * 45 + 22.5
        art += path(leaf(*polar(X, Y, LACE * 0.5, angle), *polar(X, Y, LACE * 0.93, angle), 11), suit["deep"])
    for i in range(4):
        for aside in (-21, 21):
            angle = i * 90 + aside + 45
            art += path(
                leaf(*polar(X, Y, LACE * 0.5, angle), *polar(X, Y, LACE * 0.92, angle + aside * 0.25), 13),
                lace,
                stroke=line,
                stroke_width=KEY,
            )
    for i in range(4):
        angle = i * 90
        art += path(
            leaf(*polar(X, Y, LACE * 0.42, angle), *polar(X, Y, LACE * 1.06, angle), 25),
            lace,
            stroke=line,
            stroke_width=KEY,
        )
        angle = i * 90 + 45
        art += path(
            leaf(*polar(X, Y, LACE * 0.42, angle), *polar(X, Y, LACE * 1.16, angle), 21),
            lace,
            stroke=line,
            stroke_width=KEY,
        )
    for i in range(8):
        angle = i * 45
        reach = 1.06 if i % 2 == 0 else 1.16
        art += path(leaf(*polar(X, Y, LACE * 0.66, angle), *polar(X, Y, LACE * (reach - 0.09), angle), 1.9), main)
        for aside in (-1, 1):
            for near, far in ((0.7, 0.8), (0.79, 0.89)):
                art += path(
                    leaf(
                        *polar(X, Y, LACE * near, angle + aside * 2.2),
                        *polar(X, Y, LACE * far, angle + aside * 8.5 * (1.18 - near * 0.35)),
                        1.5,
                    ),
                    main,
                )
    art += circle(X, Y, LACE * 0.655, lace)
    return art


def _wave(suit: Suit) -> str:
    art = ""
    lace = suit["cut"]
    line = suit["deep"]
    main = suit["main"]
    art += circle(X, Y, LACE * 0.86, suit["mid"])
    # curling crests
    for i in range(9):
        angle = i * 40
        crest = "M96 122" + "C95 96 112 77 135 80"
        crest += "C150 82 153 100 140 102" + "C145 96 138 90 131 93"
        crest += "C121 97 126 114 146 126" + "Z"
        piece = path(crest, lace, stroke=line, stroke_width=KEY, stroke_linejoin="round")
        piece += stroke("M106 114C106 98 116 88 130 86", main, 2.6)
        piece += stroke("M116 114C114 105 117 98 122 94", main, 2.2)
        art += rotated(piece, angle, X, Y)
    art += circle(X, Y, LACE * 0.655, lace)
    return art


def _lotus(suit: Suit) -> str:
    art = ""
    lace = suit["cut"]
    line = suit["deep"]
    suit["main"]
    for i in range(8):
        angle = i * 45 + 22.5
        art += rotated(path("M98 130C86 100 108 92 120 76C132 92 154 100 142 130Z", suit["deep"]), angle, X, Y)
    for i in range(8):
        angle = i * 45
        piece = path("M98 130C86 102 107 94 120 78C133 94 154 102 142 130Z", lace, stroke=line, stroke_width=KEY)
        piece += path(leaf(X, Y - 66, X, Y - 92, 2.2), "#D9569A")
        for side in (-1, 1):
            piece += path(leaf(X + side * 7, Y - 66, X + side * 9, Y - 82, 1.9), "#D9569A")
        art += rotated(piece, angle, X, Y)
    art += circle(X, Y, LACE * 0.655, lace)
    return art


def _cloud(suit: Suit) -> str:
    art = ""
    lace = suit["cut"]
    line = suit["deep"]
    suit["main"]
    for i in range(6):
        angle = i * 60 + 30
        art += circle(*polar(X, Y, LACE * 0.7, angle), LACE * 0.26, suit["deep"])
    for i in range(6):
        piece = path(
            "M88 124C74 106 92 90 104 94C106 74 134 74 136 94C148 90 166 106 152 124Z",
            lace,
            stroke=line,
            stroke_width=KEY,
        )
        piece += stroke("M113 96a9 9 0 1 1 13 9", suit["main"], 3.2)
        piece += stroke("M98 103a5.5 5.5 0 1 0 3 9", suit["main"], 2.6)
        piece += stroke("M142 103a5.5 5.5 0 1 1 -3 9", suit["main"], 2.6)
        art += rotated(piece, i * 60, X, Y)
    art += circle(X, Y, LACE * 0.655, lace)
    return art


def _lantern(suit: Suit) -> str:
    art = ""
    lace = suit["cut"]
    line = suit["deep"]
    suit["main"]
    art += stroke("M120 64V84", line, 4)
    for shift in (-14, -5, 5, 14):
        art += stroke(trace("M{} {}V{}", X + shift, Y + 98, Y + 122 - abs(shift) * 0.4), line, 3.4)
    for side in (-1, 1):
        art += rect(X - 34, Y + side * 93 - 9, 68, 18, 5, lace, stroke=line, stroke_width=KEY)
        art += "".join(rect(X - 26 + j * 14, Y + side * 93 - 4.5, 8, 9, 2, suit["main"]) for j in range(4))
    art += ellipse(X, Y, LACE * 1.0, LACE * 0.87, lace, stroke=line, stroke_width=KEY)
    for rx in (88, 74):
        art += ellipse(X, Y, rx, 85, "none", stroke="#E06A08", stroke_width=3.4)
    for side in (-1, 1):
        for j in range(5):
            angle = -28 + 14 * j
            art += path(
                leaf(
                    *polar(X, Y, 66, angle + (0 if side < 0 else 180)),
                    *polar(X, Y, 82, angle * 0.9 + (0 if side < 0 else 180)),
                    2.1,
                ),
                line,
            )
    art += circle(X, Y, LACE * 0.655, lace)
    return art


def _moon(suit: Suit) -> str:
    art = ""
    lace = suit["cut"]
    line = suit["deep"]
    suit["main"]
    art += circle(X, Y, LACE * 0.98, suit["deep"])
    radius = LACE * 0.98
    art += path(
        trace(
            "M{} {}A{} {} 0 1 0 {} {}A{} {} 0 1 1 {} {}Z",
            X + 34,
            Y - radius + 5.8,
            radius,
            radius,
            X + radius - 10,
            Y + 44,
            72,
            72,
            X + 34,
            Y - radius + 5.8,
        ),
        lace,
        stroke=line,
        stroke_width=KEY,
    )
    for angle in range(168, 300, 22):
        art += path(crescent(X, Y, LACE * 0.82, angle, 0.5, 15), suit["main"])
        art += circle(*polar(X, Y, LACE * 0.885, angle + 11), 2.1, suit["main"])
    for angle, away, size in ((68, 88, 12), (40, 90, 6), (96, 86, 6)):
        art += path(burst(*polar(X, Y, away, angle), size * 0.3, size, 4, 0), lace)
    art += circle(X, Y, LACE * 0.665, lace)
    return art


_LACES = {
    "peony": _peony,
    "sun": _sun,
    "leaf": _leaf,
    "wave": _wave,
    "lotus": _lotus,
    "cloud": _cloud,
    "lantern": _lantern,
    "moon": _moon,
}


def medallion(letter: str) -> str:
    """Return the lace of a suit, drawn about the middle of the card."""
    return _LACES[EMBLEMS[letter]](SUITS[letter])
