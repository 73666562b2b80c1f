"""Teams at the table: a collar behind every head, a hanging sign at its upper outer edge, and everybody's score."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.text import N_, _
from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.view.stage import Z_COLLAR, Z_PLATE, Z_RING, Stage

PLATE_W, PLATE_H, PLATE_GAP = 238.0, 64.0, 84.0


class TeamLook(NamedTuple):
    """A team's name, its paper and its ink."""

    name: str
    paper: str
    ink: str


TEAMS = (
    TeamLook(N_("Hill"), "#F2B632", "#6A3F06"),
    TeamLook(N_("River"), "#BFE0EA", "#1E5468"),
    TeamLook(N_("Grove"), "#CBD8A8", "#3F5A1E"),
    TeamLook(N_("Stone"), "#DAD6CE", "#4A4640"),
    TeamLook(N_("Plum"), "#EBCFE0", "#5E2450"),
)


class TeamSigns:
    """Draws collars, signs and score plates; nothing at a table without teams."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.of_seat: tuple[int, ...] = stage.shown.partners
        """The team of every seat, -1 for one that is not at the table."""
        self.scored = bool(stage.shown.values["teams"])
        """Whether totals run by team; where partners change everybody scores alone."""

    def sync(self) -> None:
        """Show all signs and totals."""
        self.of_seat = self.stage.shown.partners
        for seat in range(self.stage.shown.seats):
            self.sync_seat(seat)
        for team in range(self.count if self.scored else 0):
            self._score(team)

    @property
    def count(self) -> int:
        """How many teams there are; 0 for none."""
        return min(len(TEAMS), len(set(self.of_seat) - {-1}))

    def sync_seat(self, seat: int) -> None:
        """Show collar and sign of one seat."""
        team = self.of_seat[seat] if seat < len(self.of_seat) else -1
        if team >= 0:
            self._seat(seat, team)
        else:
            self.stage.comp.remove(f"team:{seat}")
            self.stage.comp.remove(f"sign:{seat}")

    def _seat(self, seat: int, team: int) -> None:
        stage = self.stage
        x, y, d = stage.layout.head(seat, stage.me)
        half = d * 0.64
        look = TEAMS[team]

        def collar() -> str:
            edge = svg.scallop(half, half, d * 0.54, 20) if team % 2 else svg.burst(half, half, d * 0.53, d * 0.6, 26)
            return svg.path(edge, look.ink) + svg.circle(half, half, d * 0.535, look.paper)

        picture = stage.brush.vector(("team collar", team, d), 2 * half, 2 * half, collar)
        stage.centre(f"team:{seat}", picture, x, y, Z_COLLAR - 1)
        k = 1.05 if seat == stage.me else 0.92 if d > 105 else 0.76
        side = 1 if x > stage.layout.mid * 1.6 else -1
        stage.centre(f"sign:{seat}", self.sign(team, k), x + side * d * 0.5, y - d * 0.62 + 25 * k, Z_PLATE + 1)

    def sign(self, team: int, k: float) -> pygame.Surface:
        """Return a team's hanging sign, `k` times 40 × 50 units."""
        w, h = 64 * k, 70 * k
        return self.stage.brush.picture(
            ("team sign", team, k), w, h, lambda c, x, y: c.asset(f"table/team_{team}.svg", Box(x, y, w, h))
        )

    def _score(self, team: int) -> None:
        """Draw a team's plate: even teams left of the ring, odd ones right of it."""
        stage, look = self.stage, TEAMS[team]
        totals = stage.shown.totals
        points = totals[team] if team < len(totals) else 0
        cx, cy = stage.layout.ring
        more = stage.grow - 1
        w, h, gap = PLATE_W + 90 * more, PLATE_H + 8 * more, PLATE_GAP + 8 * more
        down = 120.0 if stage.shown.values["deck"] == "attack" else 2.0
        x = cx - 530 - 40 * more if team % 2 == 0 else cx + 530 + 40 * more - w
        y = cy + down + (team // 2) * gap - (gap / 2 if self.count > 2 else 0)

        def draw(canvas: Canvas, ox: float, oy: float) -> None:
            body = svg.rect(ox, oy + 6, w, h, 12, "#1E0F08", fill_opacity=0.2)
            body += svg.rect(ox, oy, w, h, 12, canvas.theme["card"], stroke=look.ink, stroke_width=3)
            stage.brush.shape(canvas, body)
            canvas.asset(f"table/team_{team}.svg", Box(ox + 5, oy - 3, 58, 63))
            canvas.text(ox + 64, oy + h / 2, _(look.name), 24, "bold", look.ink, max_width=92 + 76 * more)
            canvas.text(ox + w - 18, oy + h / 2 - 1, str(points), 34, "latin", "ink", "right", max_width=78)

        picture = stage.brush.picture(("team score", team, points), w, h, draw, pad=8)
        stage.corner(f"total:{team}", picture, x, y, Z_RING - 4, pad=8)
