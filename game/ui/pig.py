"""A pig as somebody draws it on a portrait with a brush: in the scorings in which a match is lost by pigs."""

from __future__ import annotations

from functools import partial

from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.geometry import centred

INK, BLUSH = "#2A1B14", "#E9828C"
MOST = 3
"""So many pigs are drawn one beside the other; more are written as a number beside one."""


def doodles(canvas: Canvas, cx: float, cy: float, d: float, pigs: int) -> None:
    """Draw pigs over the lower part of a head of the size `d`."""
    if pigs <= 0:
        return
    shown = pigs if pigs <= MOST else 1
    size = d * (0.62 if shown == 1 else 0.46 if shown == 2 else 0.4)
    for i in range(shown):
        x = cx + (i - (shown - 1) / 2) * size * 0.78
        y = cy + d * 0.2 + (size * 0.1 if i % 2 else 0)
        canvas.shape(("pig doodle", i % 2), centred(x, y, size, size), partial(_pig, i % 2))
    if pigs > MOST:
        words = f"×{pigs}"
        canvas.text(cx + size * 0.42, cy + d * 0.42, words, max(18.0, d * 0.24), "latin", "main_deep")


def _pig(turned: int, w: float, _h: float) -> str:
    c, line = w / 2, max(1.6, w * 0.055)
    ears = ""
    for side in (-1, 1):
        x = c + side * w * 0.25
        ear = [(x - side * w * 0.12, w * 0.24), (x + side * w * 0.12, w * 0.06), (x + side * w * 0.15, w * 0.34)]
        ears += svg.path(svg.points(ear), BLUSH, stroke=INK, stroke_width=line, stroke_linejoin="round")
    face = svg.circle(c, w * 0.54, w * 0.36, BLUSH, fill_opacity=0.86, stroke=INK, stroke_width=line)
    snout = f"M{svg.num(c - w * 0.15)} {svg.num(w * 0.62)}a{svg.num(w * 0.15)} {svg.num(w * 0.11)} 0 1 1 "
    snout += f"{svg.num(w * 0.3)} 0a{svg.num(w * 0.15)} {svg.num(w * 0.11)} 0 1 1 {svg.num(-w * 0.3)} 0Z"
    nose = svg.path(snout, "#F4B3B4", stroke=INK, stroke_width=line)
    dots = "".join(svg.circle(c + side * w * 0.06, w * 0.62, w * 0.028, INK) for side in (-1, 1))
    eyes = "".join(svg.circle(c + side * w * 0.15, w * 0.44, w * 0.036, INK) for side in (-1, 1))
    smile = svg.stroke(
        f"M{svg.num(c - w * 0.1)} {svg.num(w * 0.77)}q{svg.num(w * 0.1)} {svg.num(w * 0.08)} {svg.num(w * 0.2)} 0",
        INK,
        line,
    )
    return svg.group(ears + face + nose + dots + eyes + smile, f"rotate({8 - 16 * turned} {svg.num(c)} {svg.num(c)})")
