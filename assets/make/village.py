"""Houses and trees of the village, far and near."""

from __future__ import annotations

from assets.make.cuts import leaf
from assets.make.palette import BRASS, DEEP_RED
from assets.make.papercut import circle, path, polygon, rect, stroke, trace


def roof(
    x: float, y: float, width: float, height: float, tiles_colour: str, line: str, ridge: str, eave: float = 16
) -> str:
    """Return a village roof with upturned eaves; (x, y) is where its line meets the left wall."""
    art = path(
        trace(
            "M{} {}C{} {} {} {} {} {}H{}C{} {} {} {} {} {}Q{} {} {} {}Z",
            x - eave * 1.6,
            y - eave * 0.5,
            x + width * 0.02,
            y - 2,
            x + width * 0.1,
            y - height * 0.55,
            x + width * 0.16,
            y - height,
            x + width * 0.84,
            x + width * 0.9,
            y - height * 0.55,
            x + width * 0.98,
            y - 2,
            x + width + eave * 1.6,
            y - eave * 0.5,
            x + width * 0.5,
            y + eave * 0.55,
            x - eave * 1.6,
            y - eave * 0.5,
        ),
        tiles_colour,
    )
    count = max(4, int(width / 22))
    lines = ""
    for i in range(1, count):
        share = i / count
        lines += trace(
            "M{} {}L{} {}",
            x + width * (0.16 + 0.68 * share),
            y - height + 5,
            x + width * (-0.02 + 1.04 * share),
            y - eave * 0.1,
        )
    return art + stroke(lines, line, 2.2) + rect(x + width * 0.13, y - height - 5, width * 0.74, 8, 3, ridge)


def house(
    x: float,
    y: float,
    width: float,
    height: float,
    wall: str,
    tiles_colour: str,
    line: str,
    ridge: str,
    door: str = DEEP_RED,
    window: str = "#F4D58A",
    frame: str = "#8A5A36",
) -> str:
    """Return a village house; `y` is the ground line."""
    rise = height * 0.42
    art = rect(x + width * 0.04, y - height * 0.62, width * 0.92, height * 0.62, 0, wall)
    art += roof(x, y - height * 0.6, width, rise, tiles_colour, line, ridge, width * 0.07)
    art += rect(x + width * 0.42, y - height * 0.4, width * 0.16, height * 0.4, 2, door)
    art += circle(x + width * 0.545, y - height * 0.2, max(1.4, width * 0.009), BRASS)
    for shift in (0.14, 0.7):
        art += rect(
            x + width * shift,
            y - height * 0.42,
            width * 0.17,
            height * 0.2,
            2,
            window,
            stroke=frame,
            stroke_width=max(1.4, width * 0.012),
        )
        art += stroke(
            trace(
                "M{} {}v{}M{} {}h{}",
                x + width * (shift + 0.085),
                y - height * 0.42,
                height * 0.2,
                x + width * shift,
                y - height * 0.32,
                width * 0.17,
            ),
            frame,
            max(1.2, width * 0.008),
        )
    return art


def tree(x: float, y: float, size: float, crown: str, leaves: str, trunk: str = "#6E4A2C") -> str:
    """Return a round tree standing on (x, y)."""
    return (
        stroke(trace("M{} {}V{}", x, y, y - 50 * size), trunk, 7 * size)
        + circle(x - 22 * size, y - 58 * size, 24 * size, crown)
        + circle(x + 22 * size, y - 56 * size, 22 * size, crown)
        + circle(x, y - 80 * size, 28 * size, crown)
        + "".join(
            path(
                leaf(x + dx * size, y - dy * size, x + dx * size + 9 * size, y - dy * size - 14 * size, 3 * size),
                leaves,
            )
            for dx, dy in ((-26, 54), (-4, 74), (16, 52), (-12, 92), (14, 84))
        )
    )


def pine(x: float, y: float, size: float, dark: str, light: str) -> str:
    """Return a pine standing on (x, y)."""
    return stroke(trace("M{} {}V{}", x, y, y - 30 * size), "#6E4A2C", 6 * size) + "".join(
        polygon(
            [
                (x - (34 - i * 8) * size, y - (22 + i * 24) * size),
                (x, y - (66 + i * 24) * size),
                (x + (34 - i * 8) * size, y - (22 + i * 24) * size),
            ],
            dark if i % 2 == 0 else light,
        )
        for i in range(3)
    )
