"""The pieces of cut paper every screen is made of. All take a canvas and design pixels (ART.md sections 1 and 6)."""

from __future__ import annotations

from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.icons import ICONS

NOTCH, UNDER_EDGE, CHAMFER = 16.0, 6.0, 14.0
KEY_SIZE = 18.0
PRESSED_BY = 4.0
"""How far a pressed button moves down."""


def panel(
    c: Canvas,
    box: Box,
    fill: str = "card",
    edge: str = "edge",
    key: str | None = None,
    notch: float = NOTCH,
    shadow: float = 8,
) -> None:
    """Draw a sheet with concave corners, a key line 7 inside and a hard shadow."""
    tones = tuple(c.theme[name] for name in (fill, edge, key or edge, "shadow"))

    def body(w: float, h: float) -> str:
        out = svg.path(svg.notched(0, shadow, w, h, notch), tones[3], fill_opacity=0.2) if shadow else ""
        out += svg.path(svg.notched(0, 0, w, h, notch), tones[0], stroke=tones[1], stroke_width=2)
        return out + svg.path(
            svg.notched(7, 7, w - 14, h - 14, notch), "none", stroke=tones[2], stroke_width=1.2, stroke_opacity=0.7
        )

    c.shape(("panel", tones, notch, shadow), box, body, pad=12)


def strip(c: Canvas, box: Box, fill: str, teeth: float = 10) -> None:
    """Draw a title strip with a knife-cut lower edge."""
    tone = c.theme[fill]
    count = max(3, round(box.w / 22))

    def body(w: float, h: float) -> str:
        return svg.rect(0, 0, w, h, 0, tone) + svg.path(svg.knife_edge(0, h - 0.5, w, count, teeth), tone)

    c.shape(("strip", tone, teeth), box, body, pad=teeth + 1)


def button_face(
    c: Canvas,
    box: Box,
    kind: str = "main",
    pressed: bool = False,
    faded: bool = False,
    lit: bool = False,
    stitched: bool = True,
) -> None:
    """Draw a button without words. `lit` is the look under the pointer. The face moves down when pressed.

    Without `stitched` there is room for words up to the edge.
    """
    ghost = kind == "ghost"
    colours = c.theme.buttons["paper" if ghost else kind]
    if faded:
        colours = colours.faded()
    outline = colours.deep if kind in ("paper", "ghost") else colours.face
    stitch = c.theme["card"] if kind != "gold" else colours.deep
    down = PRESSED_BY if pressed else 0.0
    glow = c.theme["card"] if kind not in ("paper", "ghost") else c.theme["differs_row"]

    def body(w: float, h: float) -> str:
        q = min(CHAMFER, h * 0.24)
        out = "" if ghost else svg.path(svg.chamfered(0, UNDER_EDGE, w, h, q), colours.deep)
        face = svg.chamfered(0, down, w, h, q)
        out += svg.path(face, "none" if ghost else colours.face, stroke=outline, stroke_width=2)
        if lit:
            out += svg.path(face, glow, fill_opacity=0.14 if kind not in ("paper", "ghost") else 0.8)
            out += svg.path(face, "none", stroke=outline, stroke_width=2)
        if stitched and kind not in ("paper", "ghost"):
            rows = [svg.stitches([(q + 3, y), (w - q - 3, y)], 2, 6) for y in (5 + down, h - 5 + down)]
            out += svg.stroke("".join(rows), stitch, 1.6, stroke_opacity=0.55)
        return out

    c.shape(("button", kind, pressed, faded, lit, stitched, colours, stitch), box, body, pad=8)


def keycap(c: Canvas, cx: float, cy: float, key: str, dark: bool = True, size: float = KEY_SIZE) -> float:
    """Draw a key and return its width; `dark` when it lies on a dark ground."""
    w = keycap_width(c, key, size)
    face, lip = ("#FFFFFF", "#C9AE82") if dark else ("#F1E0BD", "#CDB183")

    def body(w: float, h: float) -> str:
        out = svg.rect(0, 0, w, h, 6, face, stroke=c.theme["ink2"], stroke_width=1.6)
        return out + svg.rect(1.5, h - 5, w - 3, 4.5, 2, lip)

    c.shape(("keycap", face), centred(cx, cy, w, c.grown(size) + 11), body, pad=2)
    c.text(cx, cy - 1.5, key, size, "bold", "ink", "centre")
    return w


def keycap_width(c: Canvas, key: str, size: float = KEY_SIZE) -> float:
    """Return how wide a key is."""
    return max(c.grown(size) + 13, c.measure(key, size, "bold") + 16)


def focus_brackets(c: Canvas, box: Box, pad: float = 9, leg: float | None = None) -> None:
    """Draw the focus mark: four corner brackets in white, ink and cyan, readable on every ground."""
    leg = leg or min(26, box.w * 0.3, box.h * 0.4)
    tones = tuple(c.theme[name] for name in ("focus_light", "focus_dark", "focus"))

    def corner(x: float, y: float) -> str:
        d = f"M{svg.num(x)} {svg.num(y + leg)}V{svg.num(y)}H{svg.num(x + leg)}"
        ink = svg.stroke(d, tones[1], 8.5)
        return (
            svg.path(d, "none", stroke=tones[0], stroke_width=11, stroke_linejoin="round")
            + ink
            + svg.stroke(d, tones[2], 4.6)
        )

    span = leg + 6
    for x, y, turn in (
        (box.x - pad, box.y - pad, 0),
        (box.right + pad, box.y - pad, 90),
        (box.right + pad, box.bottom + pad, 180),
        (box.x - pad, box.bottom + pad, 270),
    ):

        def body(w: float, h: float, turn: int = turn) -> str:
            middle = svg.num(w / 2)
            return svg.group(corner(w / 2, h / 2), f"rotate({turn} {middle} {middle})")

        c.shape(("bracket", tones, round(leg, 1), turn), centred(x, y, span, span), body, pad=leg)


def pill(
    c: Canvas,
    box: Box,
    fill: str,
    stroke: str | None = None,
    radius: float | None = None,
    width: float = 2,
    opacity: float = 1,
) -> None:
    """Draw a rounded box; fully round unless `radius` is given."""
    tone, line = (c.theme[fill] if fill != "none" else "none"), c.theme[stroke] if stroke else None

    def body(w: float, h: float) -> str:
        r = h / 2 if radius is None else radius
        return svg.rect(0, 0, w, h, r, tone, fill_opacity=opacity, stroke=line, stroke_width=width if line else None)

    c.shape(("pill", tone, line, radius, width, opacity), box, body, pad=2)


def row(c: Canvas, box: Box, marked: bool = False, lit: bool = False) -> None:
    """Draw the ground of a line in a list; `marked` is the gold of what differs or won."""
    fill, edge = ("differs_row", "differs_edge") if marked else ("row", "row_edge")
    pill(c, box, fill, "edge" if lit and not marked else edge, radius=12)


def bar(c: Canvas, box: Box, colour: str) -> None:
    """Draw the small upright bar at the left of a marked row."""
    pill(c, box, colour, radius=3)


def chip(
    c: Canvas,
    x: float,
    cy: float,
    words: str,
    fill: str,
    colour: str,
    size: float = 17,
    h: float = 26,
    max_width: float | None = None,
) -> float:
    """Draw a small tag with words, its left edge at `x`, and return its width."""
    w = c.measure(words, size, "bold") + 20
    w = w if max_width is None else min(w, max_width)
    pill(c, Box(x, cy - h / 2, w, h), fill)
    c.text(x + w / 2, cy - 0.5, words, size, "bold", colour, "centre", max_width=w - 14)
    return w


def switch(c: Canvas, x: float, cy: float, on: bool, w: float = 70, h: float = 36) -> None:
    """Draw a switch: on = right and a tick, off = left and a bar, never colour alone."""
    face, edge = (c.theme["ok"], c.theme["ok_deep"]) if on else ("#CDB78F", "#8A7250")
    knob = c.theme["card"]

    def body(w: float, h: float) -> str:
        kx = w - h / 2 if on else h / 2
        out = svg.rect(0, 0, w, h, h / 2, face, stroke=edge, stroke_width=2)
        out += svg.circle(kx, h / 2, h / 2 - 4, knob, stroke=edge, stroke_width=1.6)
        if on:
            return out + svg.stroke(f"M{svg.num(kx - 7)} {svg.num(h / 2 + 0.5)}l5 5l9 -10", face, 3.2)
        return out + svg.stroke(f"M{svg.num(kx - 5.5)} {svg.num(h / 2)}h11", edge, 3.2)

    c.shape(("switch", on, face, edge, knob), Box(x, cy - h / 2, w, h), body, pad=2)


def icon(c: Canvas, name: str, cx: float, cy: float, r: float, colour: str) -> None:
    """Draw one of the small signs."""
    tone = c.theme[colour]
    c.shape(
        ("icon", name, tone),
        centred(cx, cy, 2 * r, 2 * r),
        lambda w, h: ICONS[name](w / 2, h / 2, r, tone),
        pad=r * 0.5,
    )


def seal(
    c: Canvas,
    cx: float,
    cy: float,
    r: float,
    words: str,
    size: float | None = None,
    fill: str = "danger",
    teeth: int = 16,
) -> None:
    """Draw a saw-tooth disc with a short word: penalties, alarms."""
    tones = tuple(c.theme[name] for name in (fill, "card", "shadow"))

    def body(w: float, h: float) -> str:
        x, y = w / 2, h / 2
        out = svg.path(svg.burst(x, y + 5, r * 0.88, r * 1.08, teeth), tones[2], fill_opacity=0.3)
        out += svg.path(svg.burst(x, y, r * 0.88, r * 1.1, teeth), tones[1])
        out += svg.path(svg.burst(x, y, r * 0.8, r, teeth), tones[0])
        return out + svg.stroke(svg.ring_stitches(x, y, r * 0.7, 1, 5), tones[1], 2)

    c.shape(("seal", tones, teeth), centred(cx, cy, 2 * r, 2 * r), body, pad=r * 0.25)
    c.text(cx, cy - 1, words, size or r * 0.82, "latin", "card", "centre", max_width=r * 1.5)


def plate(
    c: Canvas,
    cx: float,
    cy: float,
    w: float,
    words: str,
    h: float = 36,
    fill: str = "card",
    colour: str = "ink",
    edge: str = "frame",
    size: float = 21,
) -> None:
    """Draw a name plate."""
    tones = tuple(c.theme[name] for name in (fill, edge, "shadow"))

    def body(w: float, h: float) -> str:
        return svg.rect(0, 4, w, h, 9, tones[2], fill_opacity=0.22) + svg.rect(
            0, 0, w, h, 9, tones[0], stroke=tones[1], stroke_width=2
        )

    c.shape(("plate", tones), centred(cx, cy, w, h), body, pad=6)
    c.text(cx, cy - 1, words, size, "bold", colour, "centre", max_width=w - 16)


def head(c: Canvas, animal: str, mood: str, cx: float, cy: float, d: float) -> None:
    """Draw an animal's head with its small shadow."""
    tone = c.theme["shadow"]
    c.shape(
        ("head shadow", tone),
        centred(cx, cy + 4, d, d),
        lambda w, h: svg.circle(w / 2, h / 2, w * 0.49, tone, fill_opacity=0.22),
    )
    c.asset(f"animals/{animal}_{mood}.svg", centred(cx, cy, d, d))


def ribbon(
    c: Canvas,
    cx: float,
    cy: float,
    words: str,
    size: float = 22,
    max_width: float = 1100,
    colour: str = "card",
    fill: str = "#120805",
) -> float:
    """Draw a dark band with a sentence (a prompt, a notice) and return its width."""
    w = min(c.measure(words, size, "bold") + 56, max_width)
    pill(c, centred(cx, cy, w, max(size * 2, c.grown(size) * 1.6)), fill, opacity=0.85)
    c.text(cx, cy - 1, words, size, "bold", colour, "centre", max_width=w - 40)
    return w


def mat(c: Canvas) -> None:
    """Draw the straw-coloured ground of menus with its pattern of lozenges, over the whole canvas."""
    ground, mark = c.theme["paper2"], "#E4CB9C" if not c.theme.high_contrast else c.theme["paper2"]

    def body(w: float, h: float) -> str:
        out = svg.rect(0, 0, w, h, 0, ground)
        for r in range(int(h / 82) + 2):
            for q in range(int(w / 80) + 2):
                x, y = q * 80 + (40 if r % 2 else 0), r * 82
                out += svg.path(f"M{svg.num(x)} {svg.num(y - 14)}l14 14l-14 14l-14 -14z", mark)
        return out

    c.shape(("mat", ground, mark), c.box, body, opaque=True)


def top_bar(c: Canvas) -> None:
    """Draw the dark red bar of a screen's title: 84 high with teeth 12 below."""
    tones = tuple(c.theme[name] for name in ("main_deep", "gold"))

    def body(w: float, h: float) -> str:
        count = max(10, round(w / 20))
        out = svg.rect(0, 0, w, h, 0, tones[0]) + svg.path(svg.teeth(0, h - 0.5, w, count, 12), tones[0])
        return out + svg.stroke(svg.stitches([(0, h - 10), (w, h - 10)], 2, 9), tones[1], 1.8)

    c.shape(("top bar", tones), Box(0, 0, c.width, 84), body, pad=14)


def burst_shape(c: Canvas, cx: float, cy: float, inner: float, outer: float, count: int, fill: str) -> None:
    """Draw a flat star with `count` points."""
    tone = c.theme[fill]
    box = centred(cx, cy, 2 * outer, 2 * outer)
    c.shape(
        ("burst", tone, inner, count), box, lambda w, h: svg.path(svg.burst(w / 2, h / 2, inner, outer, count), tone)
    )
