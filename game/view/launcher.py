"""The launcher of the attack deck: a red paper toad left of the ring that opens its mouth when it fires."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.engine import events as ev
from game.text import _
from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.view.card_art import BACK
from game.view.hud import pill
from game.view.motion import Flight, Pose
from game.view.stage import Z_FLY, Z_RING, Stage
from game.view.stamps import stamp
from game.view.tween import mix, shorter_turn

if TYPE_CHECKING:
    from game.view.director import Director

SCALE, LEFT, DOWN = 0.92, 364.0, 20.0
"""How large the toad is drawn, and how far it sits left of and below the middle of the ring."""
SHOT_MS, SHOT_STAGGER, SHOT_MOST, OPEN_MS = 600.0, 75.0, 900.0, 1100.0
CARD = 58.0


class Toad:
    """Draws the toad, its plate (press / of) and what the last press gave."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.open = False
        self.plate = ""
        self.words = ""

    @property
    def present(self) -> bool:
        """Whether this table has a launcher."""
        return self.stage.shown.values["deck"] == "attack"

    @property
    def middle(self) -> tuple[float, float]:
        """Where it sits."""
        x, y = self.stage.layout.ring
        return x - LEFT, y + DOWN

    @property
    def mouth(self) -> tuple[float, float]:
        """Where cards come out."""
        x, y = self.middle
        return x + 10, y - 6

    def rest(self) -> None:
        """Shut the mouth and forget the last press."""
        self.open, self.plate, self.words = False, "", ""
        self.sync()

    def sync(self) -> None:
        """Show it."""
        stage = self.stage
        if not self.present:
            return
        x, y = self.middle
        name = "open" if self.open else "shut"
        w, h = 260 * SCALE, 220 * SCALE
        picture = stage.brush.picture(
            ("toad", name), w, h, lambda c, ox, oy: c.asset(f"table/launcher_{name}.svg", Box(ox, oy, w, h))
        )
        stage.centre("toad", picture, x, y + 6 * SCALE, Z_RING - 6)
        self._plate(x, y + 94 * SCALE + 17)
        if not self.words:
            stage.comp.remove("toad:words")
            return
        fill = "#0E0B20" if stage.night else "#2A1B14"
        notice = pill(stage, self.words, 19, "#FFD65A", 38, 0, fill)
        stage.centre("toad:words", notice, x - 40, y - 112 * SCALE, Z_RING - 4)

    def _plate(self, x: float, y: float) -> None:
        if not self.plate:
            self.stage.comp.remove("toad:plate")
            return

        w, h = 96 * self.stage.grow, 30 * self.stage.grow

        def draw(canvas: Canvas, ox: float, oy: float) -> None:
            left, right, middle, bottom = ox, ox + w, oy + h / 2, oy + h
            shape = [(left, oy), (right, oy), (right - 12, middle), (right, bottom), (left, bottom)]
            fill = self.stage.brush.theme["main_deep"]
            self.stage.brush.shape(canvas, svg.path(svg.points([*shape, (left + 12, middle)]), fill))
            canvas.text(ox + w / 2, middle - 1, self.plate, 18, "latin", "card", "centre", max_width=w - 26)

        picture = self.stage.brush.picture(("toad plate", self.plate), w, h, draw)
        self.stage.centre("toad:plate", picture, x, y, Z_RING - 5)


def launched(director: Director, event: ev.Launched) -> None:
    """The launcher was pressed: it is empty, or its mouth opens and it fires."""
    toad = director.view.extras.toad
    press = 1 + _pressed(list(reversed(director.view.shown.log)), event.seat)
    director.fold(event)
    if event.count:
        director.sound("firecracker", event.seat, count=event.count)
        stamp(director, event.seat, "count", f"+{event.count}", hold=1500.0, lead=300.0)
    else:
        director.sound("launcher_empty", event.seat)
        stamp(director, event.seat, "note", _("Nothing"), hold=700.0, lead=260.0)
    if director.instant or not toad.present:
        return
    of = press + _pressed(list(director.waiting), event.seat)
    toad.open, toad.plate = bool(event.count), f"{press} / {of}"
    told = _("Press {n}: it fires {count}!") if event.count else _("Press {n}: nothing")
    toad.words = told.format(n=press, count=event.count)
    toad.sync()
    mine = (toad.plate, toad.words)

    def gone() -> None:
        if (toad.plate, toad.words) == mine:
            toad.rest()

    flying = min(SHOT_MOST, SHOT_MS + SHOT_STAGGER * event.count)
    director.run(OPEN_MS + flying, lambda _t: None, gone, holds=False)


def _pressed(events: list[ev.Event], seat: int) -> int:
    """Count the presses of a seat at the beginning of these events, with the cards they gave between them."""
    count = 0
    for event in events:
        if isinstance(event, ev.Launched) and event.seat == seat:
            count += 1
        elif not (isinstance(event, ev.Moved) and event.why == "launcher") and not isinstance(event, ev.Reshuffled):
            break
    return count


@dataclass(slots=True)
class Shot(Flight):
    """A card shot over the ring, with three slits of the knife behind it."""

    via: tuple[float, float] = (0.0, 0.0)

    def step(self, t: float) -> None:
        """Show the card at part `t` of its way."""
        a, b = self.start, self.goal
        x, y = self._at(t)
        x2, y2 = self._at(min(1.0, t + 0.02))
        x1, y1 = self._at(max(0.0, t - 0.02))
        heading = math.degrees(math.atan2(y2 - y1, x2 - x1))
        late = max(0.0, (t - 0.8) / 0.2)
        angle = mix(heading + 90, shorter_turn(heading + 90, b.angle), late)
        name = self.front if t < 0.75 or not self.after else self.after
        width = mix(a.width, b.width, late)
        card = self.stage.art.card(name, self._step_width(width), angle, self.look, resting=False)
        self.stage.centre(self.name, card, x, y, self.layer(t))
        if 0.08 < t < 0.9:
            turn = round(heading / 6) * 6
            self.stage.centre(f"{self.name}:slits", slits(self.stage, turn), x, y, self.layer(t) - 0.005)
        else:
            self.stage.comp.remove(f"{self.name}:slits")

    def _at(self, t: float) -> tuple[float, float]:
        a, b, (vx, vy) = self.start, self.goal, self.via
        u = 1 - t
        return u * u * a.x + 2 * t * u * vx + t * t * b.x, u * u * a.y + 2 * t * u * vy + t * t * b.y

    def land(self) -> None:
        """Take card and slits away."""
        self.stage.comp.remove(self.name)
        self.stage.comp.remove(f"{self.name}:slits")


def slits(stage: Stage, heading: float) -> pygame.Surface:
    """Return the three slits behind the middle of a card that flies in a direction."""

    def body() -> str:
        leaves = ""
        for side, more in ((-16, 0), (0, 1), (16, 0)):
            leaf = svg.leaf(110 - 46 - more * 6, 110 + side, 110 - 84 - more * 8, 110 + side, 3.4)
            leaves += svg.path(leaf, "#FFF6E3")
        return svg.group(leaves, f"rotate({svg.num(heading)} 110 110)")

    return stage.brush.vector(("slits", heading), 220, 220, body)


def shot(stage: Stage, toad: Toad, seat: int, number: int, goal: Pose, shown: str) -> Shot:
    """Return the flight of a card from the toad's mouth to a seat's hand."""
    x, y = toad.mouth
    spot = stage.layout.spot(seat, stage.me)
    if spot is None:
        via = (mix(x, goal.x, 0.4), y - 260)
    elif spot.side == "l":
        via = (mix(x, goal.x, 0.5), y - 190)
    else:
        via = (mix(x, goal.x, 0.28), min(y - 342, goal.y))
    start = Pose(x, y, 0.0, CARD)
    return Shot(stage, f"fly:take:{seat}:{number}", start, goal, BACK, shown, z=Z_FLY + number * 0.01, via=via)
