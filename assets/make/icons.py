"""Signs of one colour in a 48 × 48 box: ``python -m assets.make.icons`` writes assets/icons and assets/suits.

All are cut from ink (#2A1B14); replace that one colour in the text to have them in any other.
"""

from __future__ import annotations

from collections.abc import Iterator

from assets.make.cuts import burst, leaf
from assets.make.emblems import emblem
from assets.make.outlines import glyph
from assets.make.palette import ASSETS, CARD, INK, SUIT_LETTERS, SUITS, write_pictures
from assets.make.papercut import circle, path, picture, polar, rect, rotated, stroke

BOX, MIDDLE = 48, 24
PALETTE = (
    "M24 5C12 5 4 13 4 24C4 35 12 43 22 43C27 43 27 38 25 35C23 31 26 29 30 29H37C42 29 44 26 44 22C44 12 35 5 24 5Z"
)


def _line(data: str, width: float = 4.5) -> str:
    return stroke(data, INK, width)


def _frame(x: float, y: float, width: float, height: float, radius: float = 4) -> str:
    return rect(x, y, width, height, radius, "none", stroke=INK, stroke_width=3.8)


def _ring(radius: float, width: float = 3.8) -> str:
    return circle(MIDDLE, MIDDLE, radius, "none", stroke=INK, stroke_width=width)


def _head(x: float, y: float, degrees: float) -> str:
    """Return an arrow head with its tip at (x, y); 0 degrees points right."""
    return rotated(path(f"M{x} {y}l-12 -8.5l3 8.5l-3 8.5z", INK), degrees, x, y)


def _gear() -> str:
    tooth = rect(20.2, 5, 7.6, 10, 2, INK)
    return "".join(rotated(tooth, angle, MIDDLE, MIDDLE) for angle in range(0, 360, 45)) + _ring(10.6, 6.5)


def _card(x: float, degrees: float, solid: bool = False) -> str:
    shape = rect(x, 10, 17, 26, 3, INK if solid else "none", stroke=INK, stroke_width=3.6)
    return rotated(shape, degrees, MIDDLE, 42)


def _speaker() -> str:
    return path("M5 18H13L24 8V40L13 30H5Z", INK)


def _note() -> str:
    return (
        _line("M18 36V11L37 7V32", 4)
        + path("M18 10L37 6V13L18 17Z", INK)
        + circle(13, 36, 6, INK)
        + circle(32, 32, 6, INK)
    )


def _menus() -> dict[str, str]:
    """Return what opens, closes and leads somewhere."""
    return {
        "menu": _line("M9 13H39M9 24H39M9 35H39"),
        "settings": _gear(),
        "help": glyph("?", 24, 24, 33, INK),
        "log": _frame(10, 7, 28, 34) + _line("M17 16H31M17 24H31M17 32H31", 3.2),
        "back": _line("M29 10L15 24L29 38", 6),
        "forward": _line("M19 10L33 24L19 38", 6),
        "up": _line("M10 29L24 15L38 29", 6),
        "down": _line("M10 19L24 33L38 19", 6),
        "next": path("M15 9L38 24L15 39Z", INK),
        "close": _line("M12 12L36 36M36 12L12 36", 6),
        "confirm": _line("M9 25L20 36L39 12", 6),
        "plus": _line("M24 9V39M9 24H39", 6),
        "minus": _line("M9 24H39", 6),
        "search": circle(21, 21, 12, "none", stroke=INK, stroke_width=5) + _line("M30 30L40 40", 5.5),
        "info": _ring(18) + circle(24, 15, 3, INK) + _line("M24 23V34", 5),
        "warning": path("M24 5L45 42H3Z", INK) + stroke("M24 18V29", CARD, 4.6) + circle(24, 36, 2.7, CARD),
        "exit": _line("M26 8H10V40H26", 4) + _line("M19 24H34", 5) + _head(43, 24, 0),
        "home": path("M24 5L45 22H39V42H28V29H20V42H9V22H3Z", INK),
        "book": path("M24 12C17 7 10 7 4 9V38C10 36 17 36 24 41C31 36 38 36 44 38V9C38 7 31 7 24 12Z", INK)
        + stroke("M24 13V39", CARD, 2.6)
        + stroke("M9 17q6 -2 10 1M9 25q6 -2 10 1M39 17q-6 -2 -10 1M39 25q-6 -2 -10 1", CARD, 2.4),
    }


def _table() -> dict[str, str]:
    """Return what one does at the table."""
    swap_arrows = _line("M8 17H33", 5) + _head(42, 17, 0) + _line("M40 32H15", 5) + _head(6, 32, 180)
    dice_dots = ((16, 16), (32, 16), (24, 24), (16, 32), (32, 32))
    return {
        "hand": _card(15.5, -20) + _card(15.5, 20),
        "sort": rect(6, 26, 9, 14, 2, INK) + rect(19.5, 18, 9, 22, 2, INK) + rect(33, 9, 9, 31, 2, INK),
        "draw": _frame(8, 6, 22, 30) + _line("M34 22V36", 5) + _head(34, 44, 90),
        "deck": _frame(15, 13, 21, 29) + _line("M10 36V8H31", 3.6),
        "swap": swap_arrows,
        "reverse": _line("M9 20A16 16 0 0 1 36 15", 5)
        + _head(42, 22, 60)
        + _line("M39 28A16 16 0 0 1 12 33", 5)
        + _head(6, 26, 240),
        "shuffle": _line("M6 14H13L31 34H35M6 34H13L18 28.5M26 20L31 14H35", 4.6) + _head(44, 14, 0) + _head(44, 34, 0),
        "flip": _ring(16) + path("M24 8A16 16 0 0 1 24 40Z", INK),
        "catch": path("M24 4L44 24L24 44L4 24Z", INK) + stroke("M24 14V27", CARD, 5) + circle(24, 34, 3, CARD),
        "call": path("M6 8H42V32H24L13 42V32H6Z", INK) + stroke("M14 17H34M14 24H28", CARD, 3.4),
        "challenge": _ring(18) + path(burst(24, 24, 4, 12, 4, 45), INK),
        "timer": circle(24, 27, 15, "none", stroke=INK, stroke_width=4)
        + _line("M24 27V18M19 5H29M24 5V11M37 13l3 -3", 4),
        "dice": _frame(7, 7, 34, 34, 7) + "".join(circle(x, y, 3.2, INK) for x, y in dice_dots),
        "person": circle(24, 14, 9, INK) + path("M6 43C6 31 14 26 24 26C34 26 42 31 42 43Z", INK),
        "computer": _frame(8, 14, 32, 26, 7)
        + circle(18, 26, 3.4, INK)
        + circle(30, 26, 3.4, INK)
        + _line("M19 34H29M24 14V7", 3.4)
        + circle(24, 6, 3, INK),
        "team": circle(15, 17, 7, INK)
        + circle(33, 17, 7, INK)
        + path("M2 40C2 30 8 27 15 27C20 27 22 28 24 31C26 28 28 27 33 27C40 27 46 30 46 40Z", INK),
    }


def _matches() -> dict[str, str]:
    """Return what belongs to matches, saves and records."""
    cup = "M13 7H35V19C35 28 30 33 24 33C18 33 13 28 13 19Z"
    return {
        "pause": rect(11, 8, 9, 32, 2, INK) + rect(28, 8, 9, 32, 2, INK),
        "play": path("M13 7L40 24L13 41Z", INK),
        "replay": _line("M13 14A15.5 15.5 0 1 0 27 8.8", 5) + _head(16, 8, 178),
        "save": path("M7 7H34L41 14V41H7Z", INK) + rect(14, 9, 17, 11, 0, CARD) + rect(13, 26, 22, 13, 0, CARD),
        "undo": _line("M14 17H30A10.5 10.5 0 0 1 30 38H16", 5) + _head(6, 17, 180),
        "delete": _line("M8 13H40M19 12V7H29V12", 4)
        + path("M11 18H37L34 43H14Z", INK)
        + stroke("M20 24V37M28 24V37", CARD, 3),
        "trophy": path(cup, INK) + _line("M13 11H6C6 19 9 23 14 24M35 11H42C42 19 39 23 34 24M24 33V40M14 41H34", 3.8),
        "star": path(burst(24, 25, 8.6, 20.5, 5), INK),
        "crown": path("M5 37L3 14L15 23L24 7L33 23L45 14L43 37Z", INK) + rect(6, 39, 36, 4, 1.5, INK),
        "chart": _line("M7 6V41H43", 4) + _line("M12 33L21 23L28 28L40 12", 4.4),
        "lock": rect(10, 21, 28, 21, 4, INK) + _line("M16 21V15A8 8 0 0 1 32 15V21", 4.6),
        "copy": _frame(16, 15, 25, 27) + _line("M9 34V7H31", 3.6),
        "share": _line("M15 24L34 12M15 24L34 36", 3.6)
        + "".join(circle(x, y, 6, INK) for x, y in ((13, 24), (36, 11), (36, 37))),
    }


def _settings() -> dict[str, str]:
    """Return what settings are about."""
    keys = "".join(rect(x, y, 4.4, 4.4, 1, INK) for y in (18, 25) for x in (10, 17.5, 25, 32.5))
    dabs = "".join(circle(*polar(24, 24, 11, angle), 3.6, CARD) for angle in (-70, -20, 30, 80))
    return {
        "sound": _speaker() + _line("M30 17A9.5 9.5 0 0 1 30 31M35 11A17 17 0 0 1 35 37", 3.8),
        "sound_off": _speaker() + _line("M31 18L43 30M43 18L31 30", 4),
        "music": _note(),
        "voice": rect(17, 5, 14, 24, 7, INK) + _line("M10 22A14 14 0 0 0 38 22M24 36V43M16 43H32", 3.6),
        "fullscreen": _line("M7 17V7H17M31 7H41V17M41 31V41H31M17 41H7V31", 4.6),
        "window": _frame(6, 9, 36, 30) + rect(6, 9, 36, 9, 3, INK),
        "language": _ring(17.5, 3.6) + _line("M7 24H41M24 7C14 18 14 30 24 41M24 7C34 18 34 30 24 41", 3),
        "palette": path(PALETTE, INK) + dabs,
        "eye": _line("M5 24Q24 3 43 24Q24 45 5 24Z", 3.8) + circle(24, 24, 6.5, INK),
        "keyboard": _frame(4, 11, 40, 27) + keys + _line("M14 33.5H34", 3.4),
        "mouse": rect(12, 5, 24, 38, 12, "none", stroke=INK, stroke_width=3.8) + _line("M24 12V19", 4.4),
        "gamepad": path("M13 13H35C43 13 46 38 41 39C37 40 34 33 31 32H17C14 33 11 40 7 39C2 38 5 13 13 13Z", INK)
        + stroke("M16 18V26M12 22H20", CARD, 3)
        + circle(30, 24, 2.4, CARD)
        + circle(35, 19, 2.4, CARD),
        "speed": _line("M8 35A18 18 0 1 1 40 35", 4) + path(leaf(21, 31, 35, 16, 3.6), INK) + circle(22, 30, 4.6, INK),
        "leaf": path(leaf(9, 41, 40, 6, 11), INK) + stroke("M13 37L32 15", CARD, 2.6),
        "text_size": _line("M5 40L15 14L25 40M9 32H21", 4) + _line("M27 40L34.5 21L42 40M30 34H39", 3.2),
        "contrast": _ring(17) + path("M24 7A17 17 0 0 0 24 41Z", INK),
    }


def icons() -> dict[str, str]:
    """Return every icon by name."""
    return {**_menus(), **_table(), **_matches(), **_settings()}


def pictures() -> Iterator[tuple[str, str]]:
    """Yield name and SVG text of every icon."""
    for name, body in icons().items():
        yield name, picture(BOX, BOX, body)


def suit_pictures() -> Iterator[tuple[str, str]]:
    """Yield the emblem of every suit: on nothing, and as the disc the ring of the table wears."""
    for letter in SUIT_LETTERS:
        suit = SUITS[letter]
        yield letter, picture(100, 100, emblem(letter, 50, 50, 44, suit["main"], suit["deep"]))
        disc = circle(50, 50, 48, suit["deep"]) + emblem(letter, 50, 50, 31, suit["lite"], suit["deep"])
        yield f"{letter}_disc", picture(100, 100, disc)


def main() -> None:
    """Write assets/icons and assets/suits."""
    print(write_pictures(ASSETS / "icons", pictures()), "icons")
    print(write_pictures(ASSETS / "suits", suit_pictures()), "emblems")


if __name__ == "__main__":
    main()
