"""Small signs as SVG fragments: each takes centre, radius and colour."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.svg import burst, circle, group, num, path, rect, stroke

Icon = Callable[[float, float, float, str], str]


def menu(x: float, y: float, r: float, c: str) -> str:
    """Return three bars."""
    return stroke(
        "".join(f"M{num(x - r * 0.8)} {num(y + d * r)}H{num(x + r * 0.8)}" for d in (-0.6, 0, 0.6)), c, r * 0.24
    )


def gear(x: float, y: float, r: float, c: str) -> str:
    """Return a toothed wheel."""
    tooth = rect(x - r * 0.2, y - r, r * 0.4, r * 0.5, r * 0.1, c)
    wheel = "".join(group(tooth, f"rotate({a} {num(x)} {num(y)})") for a in range(0, 360, 45))
    return wheel + circle(x, y, r * 0.56, stroke=c, stroke_width=r * 0.34)


def question(x: float, y: float, r: float, c: str) -> str:
    """Return a question mark."""
    half = num(r * 0.5)
    hook = f"M{num(x - r * 0.5)} {num(y - r * 0.4)}A{half} {half} 0 1 1 {num(x + r * 0.12)} {num(y + r * 0.06)}"
    return stroke(hook + f"Q{num(x)} {num(y + r * 0.14)} {num(x)} {num(y + r * 0.36)}", c, r * 0.3) + circle(
        x, y + r * 0.84, r * 0.2, c
    )


def bulb(x: float, y: float, r: float, c: str) -> str:
    """Return a lamp."""
    glass = circle(x, y - r * 0.25, r * 0.55, "none", stroke=c, stroke_width=r * 0.2)
    foot = f"M{num(x - r * 0.28)} {num(y + r * 0.52)}h{num(r * 0.56)}"
    end = f"M{num(x - r * 0.16)} {num(y + r * 0.85)}h{num(r * 0.32)}"
    return glass + stroke(foot + end, c, r * 0.2)


def log(x: float, y: float, r: float, c: str) -> str:
    """Return a written sheet."""
    lines = "".join(f"M{num(x - r * 0.36)} {num(y + d * r)}H{num(x + r * 0.36)}" for d in (-0.4, 0, 0.4))
    sheet = rect(x - r * 0.72, y - r * 0.9, r * 1.44, r * 1.8, r * 0.2, "none", stroke=c, stroke_width=r * 0.2)
    return sheet + stroke(lines, c, r * 0.17)


def cards(x: float, y: float, r: float, c: str) -> str:
    """Return two cards in a hand."""
    one = rect(x - r * 0.42, y - r * 0.85, r * 0.84, r * 1.4, r * 0.14, "none", stroke=c, stroke_width=r * 0.2)
    return "".join(group(one, f"rotate({a} {num(x)} {num(y + r)})") for a in (-22, 22))


def eye(x: float, y: float, r: float, c: str) -> str:
    """Return an eye."""
    lids = (
        f"M{num(x - r)} {num(y)}Q{num(x)} {num(y - r * 1.1)} {num(x + r)} {num(y)}"
        f"Q{num(x)} {num(y + r * 1.1)} {num(x - r)} {num(y)}Z"
    )
    return stroke(lids, c, r * 0.2) + circle(x, y, r * 0.34, c)


def star(x: float, y: float, r: float, c: str) -> str:
    """Return a five-pointed star."""
    return path(burst(x, y, r * 0.42, r, 5), c)


def play(x: float, y: float, r: float, c: str) -> str:
    """Return a triangle pointing right."""
    return path(
        f"M{num(x - r * 0.5)} {num(y - r * 0.8)}L{num(x + r * 0.75)} {num(y)}L{num(x - r * 0.5)} {num(y + r * 0.8)}Z", c
    )


def sound(x: float, y: float, r: float, c: str) -> str:
    """Return a bell of sound: a box and two waves."""
    box = path(
        f"M{num(x - r * 0.95)} {num(y - r * 0.32)}h{num(r * 0.42)}l{num(r * 0.52)} {num(-r * 0.45)}v{num(r * 1.54)}"
        f"l{num(-r * 0.52)} {num(-r * 0.45)}h{num(-r * 0.42)}z",
        c,
    )
    waves = "".join(
        f"M{num(x + r * d)} {num(y - r * e)}Q{num(x + r * (d + e * 0.62))} {num(y)} {num(x + r * d)} {num(y + r * e)}"
        for d, e in ((0.3, 0.42), (0.58, 0.78))
    )
    return box + stroke(waves, c, r * 0.2)


def speech(x: float, y: float, r: float, c: str) -> str:
    """Return a speech bubble with lines."""
    bubble = rect(x - r * 0.95, y - r * 0.8, r * 1.9, r * 1.3, r * 0.35, "none", stroke=c, stroke_width=r * 0.2)
    low, left = num(y + r * 0.5), num(x - r * 0.45)
    tail = f"M{num(x - r * 0.4)} {low}L{num(x - r * 0.5)} {num(y + r * 0.95)}L{num(x + r * 0.05)} {low}"
    lines = f"M{left} {num(y - r * 0.32)}h{num(r * 0.9)}M{left} {num(y + r * 0.04)}h{num(r * 0.55)}"
    return bubble + stroke(tail + lines, c, r * 0.18)


def clock(x: float, y: float, r: float, c: str) -> str:
    """Return a clock face."""
    ring = circle(x, y, r * 0.85, stroke=c, stroke_width=r * 0.22)
    return ring + stroke(f"M{num(x)} {num(y - r * 0.45)}V{num(y)}L{num(x + r * 0.34)} {num(y + r * 0.22)}", c, r * 0.2)


def plus(x: float, y: float, r: float, c: str) -> str:
    """Return a plus."""
    return stroke(f"M{num(x - r)} {num(y)}h{num(2 * r)}M{num(x)} {num(y - r)}v{num(2 * r)}", c, r * 0.42)


def minus(x: float, y: float, r: float, c: str) -> str:
    """Return a minus."""
    return stroke(f"M{num(x - r)} {num(y)}h{num(2 * r)}", c, r * 0.42)


def cross(x: float, y: float, r: float, c: str) -> str:
    """Return a cross: take away, close."""
    a, b = num(x - r * 0.7), num(x + r * 0.7)
    return stroke(
        f"M{a} {num(y - r * 0.7)}L{b} {num(y + r * 0.7)}M{b} {num(y - r * 0.7)}L{a} {num(y + r * 0.7)}", c, r * 0.36
    )


def tick(x: float, y: float, r: float, c: str) -> str:
    """Return a tick."""
    return stroke(
        f"M{num(x - r * 0.7)} {num(y + r * 0.05)}l{num(r * 0.5)} {num(r * 0.5)}l{num(r * 0.9)} {num(-r)}", c, r * 0.34
    )


def pencil(x: float, y: float, r: float, c: str) -> str:
    """Return a brush for writing a name."""
    shaft = f"M{num(x - r * 0.5)} {num(y + r * 0.5)}L{num(x + r * 0.62)} {num(y - r * 0.62)}"
    corner = f"{num(x - r * 0.95)} {num(y + r * 0.95)}"
    tip = f"M{corner}L{num(x - r * 0.75)} {num(y + r * 0.3)}L{num(x - r * 0.3)} {num(y + r * 0.75)}Z"
    return stroke(shaft, c, r * 0.42) + path(tip, c)


def chevron(x: float, y: float, r: float, c: str, turn: float = 0) -> str:
    """Return an angle pointing right, turned clockwise by degrees."""
    d = f"M{num(x - r * 0.4)} {num(y - r * 0.7)}L{num(x + r * 0.4)} {num(y)}L{num(x - r * 0.4)} {num(y + r * 0.7)}"
    angle = stroke(d, c, r * 0.46)
    return group(angle, f"rotate({num(turn)} {num(x)} {num(y)})") if turn else angle


def chevron_left(x: float, y: float, r: float, c: str) -> str:
    """Return an angle pointing left."""
    return chevron(x, y, r, c, 180)


def chevron_down(x: float, y: float, r: float, c: str) -> str:
    """Return an angle pointing down."""
    return chevron(x, y, r, c, 90)


ICONS: dict[str, Icon] = {
    "menu": menu,
    "gear": gear,
    "help": question,
    "log": log,
    "bulb": bulb,
    "cards": cards,
    "eye": eye,
    "star": star,
    "play": play,
    "sound": sound,
    "speech": speech,
    "clock": clock,
    "plus": plus,
    "minus": minus,
    "cross": cross,
    "tick": tick,
    "pencil": pencil,
    "next": chevron,
    "back": chevron_left,
    "down": chevron_down,
}
