"""The mood layer of a head: eyes, brows, mouth, cheeks and marks.

The same geometry serves all twelve: fold line x = 100, eyes 27 left and right of it. Only this layer may break the
symmetry of the folded paper.
"""

from __future__ import annotations

from assets.make.cuts import burst, teeth
from assets.make.palette import CARD, DEEP_RED, INK, RED
from assets.make.papercut import circle, ellipse, path, polar, stroke, symmetric, trace

YELLOW, AMBER, PINK, DEEP_GREEN = "#F9C640", "#D98A0B", "#F0849B", "#12503C"
EYE_X, EYE_Y, MOUTH_Y = 27, 100, 140
MOODS = ("calm", "thinking", "happy", "upset")


def eye(mood: str, x: float, y: float, side: int, lid: str, size: float = 1.0) -> str:
    """Return an eye; `side` is -1 for the left one, `lid` the face colour that closes it."""
    art = ""
    if mood == "happy":
        return stroke(
            trace("M{} {}Q{} {} {} {}", x - 12 * size, y + 5, x, y - 15 * size, x + 12 * size, y + 5), INK, 6.4 * size
        )
    art += ellipse(x, y, 12.5 * size, 13.5 * size, CARD, stroke=INK, stroke_width=1.4, stroke_opacity=0.28)
    look_x, look_y = (0, 1) if mood == "calm" else (4.2, -5) if mood == "thinking" else (-side * 3.2, 3)
    art += ellipse(x + look_x * size, y + look_y * size, 7.6 * size, 8.6 * size, INK)
    art += circle(x + look_x * size + 2.6 * size, y + look_y * size - 3.2 * size, 2.6 * size, CARD)
    if mood == "upset":
        art += path(
            trace(
                "M{} {}L{} {}L{} {}L{} {}Z",
                x - 15 * size,
                y - (6 if side < 0 else -1) * size - 9 * size,
                x + 15 * size,
                y - (6 if side > 0 else -1) * size - 9 * size,
                x + 15 * size,
                y - 17 * size,
                x - 15 * size,
                y - 17 * size,
            ),
            lid,
        )
    return art


def brow(mood: str, x: float, y: float, side: int, colour: str = INK, size: float = 1.0) -> str:
    """Return one brow; only thinking and upset heads show any."""
    if mood == "thinking":
        lift = -7 if side > 0 else 1
        return stroke(
            trace(
                "M{} {}Q{} {} {} {}",
                x - 11,
                y - 18 + lift,
                x,
                y - (25 if side > 0 else 20) + lift,
                x + 11,
                y - 18 + lift,
            ),
            colour,
            5.2,
        )
    if mood == "upset":
        return stroke(trace("M{} {}L{} {}", x - side * -13, y - 21, x - side * 11, y - 9), colour, 6.2)
    return ""


def mouth(mood: str, y: float, colour: str = INK, width: float = 17, tongue: str = PINK) -> str:
    """Return the mouth of a mood."""
    x = 100
    if mood == "calm":
        return stroke(
            trace("M{} {}Q{} {} {} {}", x - width * 0.75, y - 2, x, y + 8, x + width * 0.75, y - 2), colour, 5
        )
    if mood == "thinking":
        return stroke(
            trace("M{} {}Q{} {} {} {}", x - width * 0.5, y + 3, x + 2, y + 1, x + width * 0.75, y - 4), colour, 5
        )
    if mood == "happy":
        return path(
            trace(
                "M{} {}Q{} {} {} {}Q{} {} {} {}Q{} {} {} {}Z",
                x - width,
                y - 5,
                x,
                y - 1,
                x + width,
                y - 5,
                x + width * 0.95,
                y + 17,
                x,
                y + 17,
                x - width * 0.95,
                y + 17,
                x - width,
                y - 5,
            ),
            DEEP_RED,
            stroke=colour,
            stroke_width=3.0,
            stroke_linejoin="round",
        ) + ellipse(x, y + 11, width * 0.5, 4.6, tongue)
    return stroke(trace("M{} {}Q{} {} {} {}", x - width * 0.75, y + 7, x, y - 7, x + width * 0.75, y + 7), colour, 5)


def cheeks(y: float = 124, x: float = 46, colour: str = RED, radius: float = 11) -> str:
    """Return the rosy cheeks of New Year prints, with saw-tooth rims."""
    return symmetric(
        path(burst(100 - x, y, radius * 0.78, radius * 1.16, 12, 0), colour) + circle(100 - x, y, radius * 0.8, colour),
        100,
    )


def marks(mood: str, dark: bool) -> str:
    """Return the mark beside the head: bubbles, sparkles or a drop."""
    if mood == "thinking":
        return "".join(
            circle(x, y, radius, CARD, stroke=INK, stroke_width=2.6)
            for x, y, radius in ((154, 50, 5), (166, 37, 7), (182, 21, 10))
        )
    if mood == "upset":
        return path(
            "M166 34C173 46 178 52 178 59A12 12 0 0 1 154 59C154 52 159 46 166 34Z",
            "#6DBFE3",
            stroke=CARD,
            stroke_width=3.2,
        ) + stroke("M161 59A5 5 0 0 0 165 64", CARD, 2.4)
    if mood == "happy":
        return "".join(
            path(
                burst(x, y, size * 0.28, size, 4, 0),
                "#FFE07A" if dark else CARD,
                stroke=INK,
                stroke_width=1.8,
                stroke_linejoin="round",
            )
            for x, y, size in ((30, 50, 13), (170, 44, 15), (152, 24, 8))
        )
    return ""


def flower(x: float, y: float, radius: float, colour: str, heart: str) -> str:
    """Return a five-petalled flower."""
    return "".join(circle(*polar(x, y, radius * 0.6, i * 72), radius * 0.42, colour) for i in range(5)) + circle(
        x, y, radius * 0.34, heart
    )


def features(
    mood: str,
    lid: str,
    eye_y: float = EYE_Y,
    eye_x: float = EYE_X,
    mouth_y: float = MOUTH_Y,
    mouth_colour: str = INK,
    mouth_width: float = 17,
    size: float = 1.0,
    brow_colour: str = INK,
    with_mouth: bool = True,
) -> str:
    """Return eyes, brows and mouth of a mood; `lid` is the colour round the eyes."""
    return (
        eye(mood, 100 - eye_x, eye_y, -1, lid, size)
        + eye(mood, 100 + eye_x, eye_y, 1, lid, size)
        + brow(mood, 100 - eye_x, eye_y, -1, brow_colour)
        + brow(mood, 100 + eye_x, eye_y, 1, brow_colour)
        + (mouth(mood, mouth_y, mouth_colour, mouth_width) if with_mouth else "")
    )


def saw_row(x: float, y: float, count: int, width: float, height: float, colour: str) -> str:
    """Return a row of saw-teeth centred on x."""
    return path(teeth(x - width / 2, y, width, count, height, 1), colour)
