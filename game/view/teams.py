"""Who belongs together: a collar behind the head, a hanging sign beside it, and the totals of the teams.

Five signs differ in hem, picture and ink; even teams have a saw-toothed collar, odd ones a scalloped one (ART.md,
Teams). Where partners change from deal to deal there are signs but no totals of teams: everybody scores alone.
"""

from __future__ import annotations

import math

import pygame

from game.text import N_, _
from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.view.stage import Z_COLLAR, Z_PLATE, Stage

TEAM_NAMES = (N_("Hill"), N_("River"), N_("Cloud"), N_("Field"), N_("Moon"))
INKS = (
    *(("#E8B33A", "#7C4A08"), ("#9CCBE3", "#1F5273"), ("#E7A6B4", "#7E1F55")),
    *(("#A8CF9B", "#24523B"), ("#C9B7EC", "#3F2A80")),
)
"""Cloth and ink of each sign."""
SIGN = (64.0, 70.0)
PLATE = (240.0, 66.0)
TEETH = 28


class TeamSigns:
    """Draws what shows of the teams; `of_seat` has the team of every seat, -1 for none."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.of_seat: tuple[int, ...] = ()
        self.scored = False
        """Whether totals run by team."""

    def sync(self) -> None:
        """Show all signs and totals."""
        for seat in range(self.stage.shown.seats):
            self.sync_seat(seat)
        self._plates()

    def sync_seat(self, seat: int) -> None:
        """Show collar and sign of one seat."""
        stage = self.stage
        team = self.of_seat[seat] if seat < len(self.of_seat) else -1
        if team < 0:
            stage.comp.remove(f"team:{seat}")
            stage.comp.remove(f"sign:{seat}")
            return
        x, y, d = stage.layout.head(seat, stage.me)
        half = d * 0.64
        picture = stage.brush.vector(("team collar", team, d), 2 * half, 2 * half, lambda: collar(half, d, team))
        stage.centre(f"team:{seat}", picture, x, y, Z_COLLAR - 1)
        spot = stage.layout.spot(seat, stage.me)
        right = spot is not None and spot.side == "r"
        k = max(0.62, d / 132)
        w, h = SIGN[0] * k, SIGN[1] * k
        sign = stage.brush.picture(
            ("team sign", team, round(w)), w, h, lambda c, ox, oy: c.asset(f"table/team_{team}.svg", Box(ox, oy, w, h))
        )
        stage.centre(f"sign:{seat}", sign, x + (1 if right else -1) * d * 0.60, y - d * 0.44, Z_PLATE + 1)

    def _plates(self) -> None:
        stage = self.stage
        totals = stage.shown.totals if self.scored else ()
        stage.comp.remove_all("total:", {f"total:{team}" for team in range(len(totals))})
        cx, cy = stage.layout.ring
        rows = math.ceil(len(totals) / 2)
        for team, total in enumerate(totals):
            side, row = -1 if team % 2 == 0 else 1, team // 2
            x = cx + side * (stage.layout.ring_radius + 205)
            y = cy + 34 + (row - (rows - 1) / 2) * 82
            stage.centre(f"total:{team}", self._plate(team, total), x, y, Z_PLATE)

    def _plate(self, team: int, total: int) -> pygame.Surface:
        stage, (w, h) = self.stage, PLATE
        ink = INKS[team][1]
        name = _(TEAM_NAMES[team])

        def draw(canvas: Canvas, x: float, y: float) -> None:
            stage.brush.shape(canvas, svg.rect(x, y, w, h, 12, "#FFF6E3", stroke=ink, stroke_width=3))
            canvas.asset(f"table/team_{team}.svg", centred(x + 36, y + h / 2, 50, 55))
            canvas.text(x + 68, y + h / 2, name, 23, "bold", ink, max_width=78)
            canvas.text(x + w - 18, y + h / 2, str(total), 34, "latin", "ink", "right", max_width=84)

        return stage.brush.picture(("team total", team, total, name), w, h, draw, pad=3)


def collar(c: float, d: float, team: int) -> str:
    """Return the collar of a team behind a head of width `d` in a square of side 2 · `c`."""
    cloth, ink = INKS[team]
    if team % 2 == 0:
        return svg.path(svg.burst(c, c, d * 0.54, d * 0.61, TEETH), cloth, stroke=ink, stroke_width=2)
    step = 2 * math.pi / TEETH
    discs = [(c + d * 0.545 * math.cos(i * step), c + d * 0.545 * math.sin(i * step)) for i in range(TEETH)]
    out = "".join(svg.circle(x, y, d * 0.062, ink) for x, y in discs)
    return out + "".join(svg.circle(x, y, d * 0.048, cloth) for x, y in discs) + svg.circle(c, c, d * 0.545, cloth)
