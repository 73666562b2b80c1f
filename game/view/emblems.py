"""The eight emblems of the colours as shapes, so that a colour never speaks alone."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.svg import burst, circle, leaf, num, path, polar, rect, stroke

Shape = Callable[[float, float, float, str, str], str]


def emblem(colour: str, cx: float, cy: float, r: float, fill: str, cut: str) -> str:
    """Return the emblem of a colour letter in a box of half width `r`; `cut` shows through its cuts."""
    return _SHAPES[colour](cx, cy, r, fill, cut)


def _peony(cx: float, cy: float, r: float, fill: str, cut: str) -> str:
    petals = "".join(circle(*polar(cx, cy, r * 0.58, i * 60), r * 0.40, fill) for i in range(6))
    return petals + circle(cx, cy, r * 0.5, fill) + circle(cx, cy, r * 0.30, cut) + circle(cx, cy, r * 0.15, fill)


def _sun(cx: float, cy: float, r: float, fill: str, cut: str) -> str:
    rays = path(burst(cx, cy, r * 0.62, r * 1.04, 10), fill) + circle(cx, cy, r * 0.66, fill)
    return rays + circle(cx, cy, r * 0.40, cut) + circle(cx, cy, r * 0.27, fill)


def _leaf(cx: float, cy: float, r: float, fill: str, cut: str) -> str:
    blade = path(leaf(cx - r * 0.78, cy + r * 0.86, cx + r * 0.80, cy - r * 0.94, r * 0.56), fill)
    rib = stroke(_line(cx, cy, r, ((-0.62, 0.70), (0.42, -0.52))), cut, r * 0.13)
    veins = _line(cx, cy, r, ((-0.22, 0.22), (0.30, 0.24))) + _line(cx, cy, r, ((0.1, -0.16), (-0.02, -0.58)))
    return blade + rib + stroke(veins, cut, r * 0.10)


def _wave(cx: float, cy: float, r: float, fill: str, cut: str) -> str:
    half, up = num(r * 0.48), num(-r * 0.46)
    out = ""
    for dy in (-0.58, 0.0, 0.58):
        start = f"M{num(cx - r * 0.96)} {num(cy + dy * r + r * 0.1)}"
        out += stroke(f"{start}q{num(r * 0.24)} {up} {half} 0t{half} 0t{half} 0t{half} 0", fill, r * 0.27)
    return out


def _lotus(cx: float, cy: float, r: float, fill: str, cut: str) -> str:
    out = ""
    for angle, length, width in (
        (-72, 0.96, 0.26),
        (72, 0.96, 0.26),
        (-38, 1.12, 0.32),
        (38, 1.12, 0.32),
        (0, 1.3, 0.36),
    ):
        x, y = polar(cx, cy + r * 0.62, r * length * 1.16, angle)
        out += path(leaf(cx, cy + r * 0.66, x, y, r * width), fill, stroke=cut, stroke_width=r * 0.10)
    return out + stroke(_line(cx, cy, r, ((-0.62, 0.86), (0.62, 0.86))), fill, r * 0.16)


def _cloud(cx: float, cy: float, r: float, fill: str, cut: str) -> str:
    puffs = circle(cx - r * 0.52, cy + r * 0.18, r * 0.44, fill) + circle(cx + r * 0.52, cy + r * 0.18, r * 0.44, fill)
    puffs += circle(cx, cy - r * 0.26, r * 0.56, fill)
    puffs += rect(cx - r * 0.9, cy + r * 0.18, r * 1.8, r * 0.44, r * 0.22, fill)
    start, bend = f"M{num(cx - r * 0.2)} {num(cy + r * 0.06)}", num(r * 0.24)
    curl = f"{start}a{bend} {bend} 0 1 1 {num(r * 0.36)} {num(r * 0.14)}"
    return puffs + stroke(curl, cut, r * 0.13) + stroke(_line(cx, cy, r, ((-0.58, 0.9), (0.3, 0.9))), fill, r * 0.17)


def _lantern(cx: float, cy: float, r: float, fill: str, cut: str) -> str:
    body = (
        f'<ellipse cx="{num(cx)}" cy="{num(cy - r * 0.02)}" rx="{num(r * 0.82)}" ry="{num(r * 0.62)}" fill="{fill}"/>'
    )
    caps = rect(cx - r * 0.34, cy - r * 0.86, r * 0.68, r * 0.24, r * 0.06, fill)
    caps += rect(cx - r * 0.34, cy + r * 0.58, r * 0.68, r * 0.20, r * 0.06, fill)
    ribs = stroke(_line(cx, cy, r, ((0, -0.56), (0, 0.52))), cut, r * 0.11)
    for side in (-1, 1):
        start = f"M{num(cx + side * r * 0.26)} {num(cy - r * 0.52)}"
        ribs += stroke(f"{start}q{num(side * r * 0.34)} {num(r * 0.5)} 0 {num(r)}", cut, r * 0.10)
    return body + caps + ribs + stroke(_line(cx, cy, r, ((0, 0.8), (0, 1.08))), fill, r * 0.16)


def _moon(cx: float, cy: float, r: float, fill: str, cut: str) -> str:
    x, y = num(cx + r * 0.12), num(cy - r * 0.92)
    d = f"M{x} {y}A{num(r * 0.94)} {num(r * 0.94)} 0 1 0 {num(cx + r * 0.86)} {num(cy + r * 0.46)}"
    d += f"A{num(r * 0.76)} {num(r * 0.76)} 0 0 1 {x} {y}Z"
    return path(d, fill) + path(burst(cx + r * 0.5, cy - r * 0.22, r * 0.13, r * 0.40, 4), fill)


def _line(cx: float, cy: float, r: float, ends: tuple[tuple[float, float], tuple[float, float]]) -> str:
    (x0, y0), (x1, y1) = ends
    return f"M{num(cx + x0 * r)} {num(cy + y0 * r)}L{num(cx + x1 * r)} {num(cy + y1 * r)}"


_SHAPES: dict[str, Shape] = {
    **{"r": _peony, "y": _sun, "g": _leaf, "b": _wave},
    **{"p": _lotus, "t": _cloud, "o": _lantern, "v": _moon},
}
