"""The two door generals of the curtain: opera armour, mirrored bodies, heads of the zodiac."""

from __future__ import annotations

import math

from assets.make.cuts import burst, leaf, scallop
from assets.make.palette import CARD, GOLD, INK, RED
from assets.make.papercut import circle, ellipse, mirrored, path, rect, rotated, stroke, symmetric, trace

MAIN, DEEP, BLUE, GREEN = "#6E140B", "#4A0D07", "#2145A0", "#2E7D5F"


def _flag(colour: str) -> str:
    """Return one back flag on its pole."""
    piece = stroke("M0 0V-236", GOLD, 7)
    piece += path(
        "M4 -232C40 -226 84 -196 104 -150C70 -150 40 -128 4 -92Z",
        colour,
        stroke=GOLD,
        stroke_width=5.0,
        stroke_linejoin="round",
    )
    piece += path(burst(36, -168, 9, 21, 10, 0), GOLD)
    piece += circle(36, -168, 7, colour)
    piece += path(leaf(2, -236, 0, -272, 9), GOLD)
    piece += "".join(circle(x, y, 4, CARD) for x, y in ((22, -206), (56, -192), (22, -128)))
    return piece


def _flags() -> str:
    """Return the four back flags, fanned."""
    art = ""
    for angle, colour in ((-62, BLUE), (-30, GREEN)):
        art += rotated(mirrored(_flag(colour), 0), angle, 0, -60)
        art += rotated(_flag(colour), -angle, 0, -60)
    return art


def _plumes() -> str:
    """Return the pheasant plumes of the helmet."""
    return symmetric(
        stroke("M26 -268C60 -372 150 -404 196 -330", GOLD, 9)
        + "".join(
            path(leaf(*start, *end, 6), CARD)
            for start, end in (
                ((48, -318), (64, -350)),
                ((84, -352), (96, -384)),
                ((126, -366), (138, -394)),
                ((166, -356), (190, -374)),
            )
        ),
        0,
    )


def _sash() -> str:
    """Return the flying ends of the sash."""
    return symmetric(
        path(
            "M70 20C130 40 168 90 160 150C190 150 196 190 176 214C150 214 138 190 146 168C140 110 110 70 64 56Z",
            GREEN,
            stroke=GOLD,
            stroke_width=4.0,
        )
        + stroke("M100 46C132 68 150 104 152 144", GOLD, 3),
        0,
    )


def _halberd() -> str:
    """Return the halberd behind the hand."""
    art = rect(122, -300, 13, 640, 5, "#5A2A0C")
    art += path(leaf(128, -296, 128, -398, 17), CARD, stroke=GOLD, stroke_width=4.0)
    art += path(
        "M140 -330C186 -322 190 -262 142 -252C160 -276 160 -306 140 -330Z",
        CARD,
        stroke=GOLD,
        stroke_width=4.0,
        stroke_linejoin="round",
    )
    art += path("M118 -300C108 -296 108 -258 118 -252", CARD)
    art += rect(114, -250, 29, 13, 4, GOLD)
    art += path(
        "M120 -237C100 -200 112 -178 106 -158C122 -170 140 -172 150 -160C146 -184 150 -210 137 -237Z",
        RED,
        stroke=GOLD,
        stroke_width=3.0,
    )
    return art


def _skirt() -> str:
    """Return boots and armoured skirt."""
    art = symmetric(path("M22 286H74V326C96 332 108 344 108 358H22Z", INK) + rect(18, 354, 94, 15, 6, CARD), 0)
    art += path("M-84 40H84L138 292C92 316 -92 316 -138 292Z", DEEP, stroke=GOLD, stroke_width=5.0)
    art += path(
        "".join(
            trace("M{} {}a11.5 11.5 0 0 0 23 0z", -127 + i * 23.1, 292 + 14 * math.sin(math.pi * (i + 0.5) / 11))
            for i in range(11)
        ),
        GOLD,
    )
    for x, width, colour in ((-74, 40, GREEN), (74, 40, GREEN), (0, 50, BLUE)):
        art += path(
            trace(
                "M{} 44H{}L{} 214L{} 262L{} 214Z",
                x * 0.72 - width * 0.62,
                x * 0.72 + width * 0.62,
                x * 1.12 + width * 0.92,
                x * 1.12,
                x * 1.12 - width * 0.92,
            ),
            colour,
            stroke=GOLD,
            stroke_width=4.5,
            stroke_linejoin="round",
        )
        art += path(burst(x * 0.98, 164, 11, 25, 12, 0), GOLD)
        art += circle(x * 0.98, 164, 9, colour)
        art += path(leaf(x * 0.86, 72, x * 0.92, 126, 8), CARD)
        art += path(leaf(x * 1.06, 238, x * 1.02, 198, 6), CARD)
    return art


def _scales() -> str:
    """Return the body in fish scales."""
    art = path("M-88 -104H88C104 -60 92 20 84 56H-84C-92 20 -104 -60 -88 -104Z", MAIN, stroke=GOLD, stroke_width=5.0)
    for row in range(6):
        for column in range(-4, 5):
            x = column * 20 + row % 2 * 10
            y = -72 + row * 19
            if abs(x) < 78:
                art += path(
                    trace("M{} {}a10 12 0 0 0 20 0z", x - 10, y),
                    GOLD if (column + row) % 2 else CARD,
                    fill_opacity=0.9,
                )
                art += path(trace("M{} {}a6 8 0 0 0 12 0z", x - 6, y), MAIN)
    return art


def _arms() -> str:
    """Return the arms: one on the hip, one at the pole."""
    art = path(
        "M-92 -96C-150 -84 -172 -22 -138 22C-120 40 -94 40 -84 24L-92 0C-116 4 -116 -28 -88 -44Z",
        BLUE,
        stroke=GOLD,
        stroke_width=5.0,
        stroke_linejoin="round",
    )
    art += path("M-96 8L-62 22L-70 46L-104 32Z", GOLD)
    art += circle(-64, 34, 17, CARD, stroke=DEEP, stroke_width=3.0)
    art += path(
        "M92 -96C142 -88 168 -48 156 -2L118 -6C120 -30 106 -44 88 -46Z",
        BLUE,
        stroke=GOLD,
        stroke_width=5.0,
        stroke_linejoin="round",
    )
    art += rect(108, -14, 54, 24, 6, GOLD)
    art += circle(130, 18, 20, CARD, stroke=DEEP, stroke_width=3.0)
    art += stroke("M118 14h24M118 23h24", DEEP, 3)
    return art


def _beasts() -> str:
    """Return shoulder beasts, belt and the tiger on the belly."""
    art = symmetric(
        path(burst(94, -88, 31, 43, 16, 0), GOLD)
        + circle(94, -88, 31, GREEN)
        + path(burst(94, -88, 9, 23, 8, 0), GOLD)
        + circle(94, -88, 7, MAIN),
        0,
    )
    art += rect(-92, 36, 184, 26, 8, GOLD)
    art += "".join(circle(x, 49, 6, DEEP) for x in (-72, -50, 50, 72))
    art += symmetric(circle(33, 0, 15, "#E08A2C", stroke=GOLD, stroke_width=4.0) + circle(33, 0, 6, DEEP), 0)
    art += path(burst(0, 34, 44, 56, 20, 0), GOLD)
    art += circle(0, 34, 44, "#E08A2C")
    art += ellipse(0, 56, 26, 17, CARD)
    art += symmetric(
        circle(16, 28, 10, CARD)
        + circle(16, 29, 6.4, INK)
        + circle(18, 27, 2.2, CARD)
        + path("M6 14Q18 4 30 16Q18 12 6 14Z", INK)
        + path(leaf(42, 36, 27, 40, 4), INK)
        + path(leaf(40, 50, 27, 50, 4), INK),
        0,
    )
    art += path("M-9 44h18l-9 9z", DEEP)
    art += stroke("M-12 62Q-5 67 0 60Q5 67 12 62", INK, 4)
    art += stroke("M-10 -2H10M-8 6H8M0 -2V12", INK, 4)
    return art


def _collar() -> str:
    """Return the cloud collar."""
    art = path(scallop(0, -112, 62, 10), GOLD)
    art += circle(0, -112, 62, CARD)
    art += path(burst(0, -112, 40, 56, 20, 0), MAIN)
    art += circle(0, -112, 40, GREEN)
    return art


def general() -> str:
    """Return a door general that faces right, without head: x -190 to 190, y -400 to 380, head about (0, -178)."""
    parts = (_flags, _plumes, _sash, _halberd, _skirt, _scales, _arms, _beasts, _collar)
    return "".join(part() for part in parts)


def crown() -> str:
    """Return the crown that goes over the head."""
    return (
        symmetric(
            path(
                "M0 -262H56L70 -292L52 -284L44 -312L26 -290L0 -334Z",
                GOLD,
                stroke="#7A4A08",
                stroke_width=3.0,
                stroke_linejoin="round",
            )
            + circle(70, -296, 9, RED)
            + circle(44, -316, 9, RED)
            + path(leaf(24, -268, 24, -286, 4), RED),
            0,
        )
        + circle(0, -338, 12, RED)
        + path(burst(0, -286, 7, 17, 8, 0), RED)
        + rect(-62, -268, 124, 17, 8, GOLD, stroke="#7A4A08", stroke_width=3.0)
        + "".join(circle(x, -259.5, 4.4, RED) for x in (-44, -22, 0, 22, 44))
        + symmetric(stroke("M66 -256C78 -226 78 -196 70 -170", RED, 6) + path(burst(69, -160, 4, 11, 6), GOLD), 0)
    )
