"""Seats: heads with their moods, names, counts, fans of backs, the ring of the turn, collars and bubbles."""

from __future__ import annotations

import pygame

from game.engine.cards import HIDDEN
from game.text import _
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.pig import doodles
from game.ui.svg import burst, circle, num, path, points, polar, rect, stroke
from game.view.card_art import BACK, Look, file_of
from game.view.geometry import SeatSpot, fan_places
from game.view.stage import Z_BUBBLE, Z_COLLAR, Z_FAN, Z_HEAD, Z_PLATE, Stage

FEW = 2
"""A hand so small that its badge is red and its owner smiles."""
HURRY = 0.3
"""The turn's ring is red below this part of the time."""
BUBBLE_SIZE = 38


class SeatState:
    """What is being shown of one seat just now, where it is not simply the truth of the mirror."""

    def __init__(self) -> None:
        self.mood = "calm"
        self.fade_from = ""
        self.fade = 1.0
        self.scale = 1.0
        self.ring = 1.0
        self.hidden_cards = 0
        self.away = False
        """Whether the whole hand is on its way to somebody: it has its number with it."""
        self.time_left = 1.0
        self.bubble = ""
        self.bubble_scale = 1.0
        self.bubble_ms = 0.0
        """How long the bubble stays from its beginning."""
        self.remark = ""
        self.collar_scale = 1.0
        self.alpha = 255


class Seats:
    """Draws all seats of a stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.states = [SeatState() for _seat in range(stage.shown.seats)]
        self.targets: dict[int, int] = {}
        """Seats that can be chosen now, with the digit that chooses each."""
        self.chosen = -1

    def sync(self) -> None:
        """Show every seat as the mirror and the seat states say."""
        for seat in range(self.stage.shown.seats):
            self.sync_seat(seat)

    def sync_seat(self, seat: int) -> None:
        """Show one seat."""
        spot = self.stage.layout.spot(seat, self.stage.me)
        if spot is not None:
            self._fan(seat, spot)
        self._collar(seat)
        self._head(seat)
        self._name(seat, spot)
        self._badge(seat, spot)
        self._bubble(seat)
        self._digit(seat)
        self._next(seat)

    def count(self, seat: int) -> int:
        """Return how many cards the seat is seen to hold: those in flight to it do not count yet."""
        return max(0, len(self.stage.shown.hands[seat]) - self.states[seat].hidden_cards)

    def playing(self, seat: int) -> bool:
        """Say whether the seat is in the round."""
        shown = self.stage.shown
        at_table = seat in shown.playing if shown.seated else seat not in shown.knocked_out
        return at_table and seat not in shown.out

    # Fans ------------------------------------------------------------------------------------------------------
    def _fan(self, seat: int, spot: SeatSpot) -> None:
        names = self._fan_names(seat, spot)
        if not names:
            self.stage.comp.remove(f"fan:{seat}")
            return
        key = ("fan", self.stage.layout.seats, spot.side, spot.fan_turn, spot.fan_card, tuple(names))
        left, top, w, h = self._fan_box(spot, len(names))
        picture = self.stage.brush.picture(key, w, h, lambda c, x, y: self._draw_fan(c, spot, names, left, top))
        self.stage.corner(f"fan:{seat}", picture, left, top, Z_FAN)

    def _fan_names(self, seat: int, spot: SeatSpot) -> list[str]:
        shown = self.stage.shown
        count = min(self.count(seat), spot.fan_most)
        if not self.playing(seat):
            return []
        open_faces = shown.open_hands.get(seat)
        if open_faces is not None:
            return [file_of(face, shown.dark) for face in open_faces[: spot.fan_most]]
        backs = [held.back for held in shown.hands[seat]][:count]
        return [file_of(back, not shown.dark) if back != HIDDEN else BACK for back in backs]

    def _fan_box(self, spot: SeatSpot, count: int) -> tuple[float, float, float, float]:
        places = fan_places(spot, count)
        reach = spot.fan_card * 0.95 + 8
        xs, ys = [p[0] for p in places], [p[1] for p in places]
        left, top = round(min(xs) - reach), round(min(ys) - reach)
        return left, top, round(max(xs) + reach) - left, round(max(ys) + reach) - top

    def _draw_fan(self, canvas: Canvas, spot: SeatSpot, names: list[str], left: float, top: float) -> None:
        k = self.stage.space.k
        for name, (x, y, angle) in zip(names, fan_places(spot, len(names)), strict=True):
            card = self.stage.art.card(name, spot.fan_card, angle, Look())
            canvas.surface.blit(card, card.get_rect(center=(round((x - left) * k), round((y - top) * k))))

    # Heads -----------------------------------------------------------------------------------------------------
    def _head(self, seat: int) -> None:
        x, y, d = self.stage.layout.head(seat, self.stage.me)
        state, shown = self.states[seat], self.stage.shown
        turn = shown.turn == seat and not shown.round_over and shown.asks != "nothing"
        share = round(state.ring * state.time_left, 2) if turn else -1.0
        scale = round(state.scale, 2)
        veiled = bool(self.targets) and seat not in self.targets
        key = (
            *(
                "head",
                self.stage.people[seat].animal,
                state.mood,
                state.fade_from,
                round(state.fade, 1),
                d,
                share,
                scale,
            ),
            *(self.stage.night, self.playing(seat), seat in self.targets, self.chosen == seat, veiled),
            shown.pigs[seat] if seat < len(shown.pigs) else 0,
        )
        half = d * 0.82 * max(1.0, scale)
        picture = self.stage.brush.picture(
            key, 2 * half, 2 * half, lambda c, _x, _y: self._draw_head(c, seat, d, share, scale)
        )
        self.stage.centre(f"head:{seat}", picture, x, y, Z_HEAD)

    def _draw_head(self, canvas: Canvas, seat: int, d: float, share: float, scale: float) -> None:
        c = canvas.width / 2
        state, person = self.states[seat], self.stage.people[seat]
        size = d * scale
        body = self._target_collar(c, size, seat)
        if share >= 0:
            body += turn_ring(c, size, share, self.stage.night)
        if body:
            self.stage.brush.shape(canvas, body)
        if state.fade < 1 and state.fade_from:
            paper.head(canvas, person.animal, state.fade_from, c, c, size)
            canvas.asset(f"animals/{person.animal}_{state.mood}.svg", _square(c, size), round(255 * state.fade))
        else:
            paper.head(canvas, person.animal, state.mood, c, c, size)
        pigs = self.stage.shown.pigs
        doodles(canvas, c, c, size, pigs[seat] if seat < len(pigs) else 0)
        if self.targets and seat not in self.targets and seat != self.stage.me:
            self.stage.brush.shape(canvas, circle(c, c, size * 0.51, "#2B2018", fill_opacity=0.55))
        elif not self.playing(seat):
            wash = "#D8C49A" if not self.stage.night else "#14122B"
            self.stage.brush.shape(canvas, circle(c, c, size * 0.51, wash, fill_opacity=0.46))

    def _target_collar(self, c: float, d: float, seat: int) -> str:
        if seat not in self.targets:
            return ""
        if self.chosen == seat:
            return path(burst(c, c, d * 0.60, d * 0.72, 24), "#F2B632") + circle(c, c, d * 0.585, "#FFF6E3")
        discs = ((11, "#2A1B14"), (9, "#FFCF3F"), (4, "#FFF6E3"))
        return "".join(circle(c, c, d / 2 + more, tone) for more, tone in discs)

    def _collar(self, seat: int) -> None:
        if seat not in self.stage.shown.exposed:
            self.stage.comp.remove(f"collar:{seat}")
            return
        x, y, d = self.stage.layout.head(seat, self.stage.me)
        scale = round(self.states[seat].collar_scale, 2)
        half = d * 0.72 * scale

        def body() -> str:
            tones = self.stage.brush.theme["danger"], self.stage.brush.theme["card"]
            ring = path(burst(half, half, d * 0.60 * scale, d * 0.70 * scale, 24), tones[0])
            return ring + circle(half, half, d * 0.585 * scale, tones[1])

        picture = self.stage.brush.vector(("collar", d, scale), 2 * half, 2 * half, body)
        self.stage.centre(f"collar:{seat}", picture, x, y, Z_COLLAR)

    # Names and counts ------------------------------------------------------------------------------------------
    def _name(self, seat: int, spot: SeatSpot | None) -> None:
        stage, name = self.stage, self.stage.people[seat].name
        size = 18 if spot is not None and spot.crowded else 21
        if spot is None:
            plate = stage.layout.you_plate
            cx, cy, w, h = *plate.centre, plate.w, plate.h
        else:
            most, least, room = (138, 84, 24) if spot.crowded else (150, 96, 34)
            w = max(least, min(most * stage.grow, stage.brush.width(name, size) + room))
            cx, cy, h = min(max(spot.x, w / 2 + 12), stage.space.w - w / 2 - 12), spot.plate_y, spot.plate_h
        playing = self.playing(seat)
        fill = stage.tone("card", "night_panel") if playing else stage.tone("paper2", "night2")
        colour = stage.tone("ink", "moon") if playing else stage.tone("ink2", "moon2")
        edge = stage.tone("frame", "night_frame")
        key = ("name", name, fill, colour)
        picture = stage.brush.picture(
            key, w, h, lambda c, x, y: paper.plate(c, x + w / 2, y + h / 2, w, name, h, fill, colour, edge, size), pad=7
        )
        stage.centre(f"name:{seat}", picture, cx, cy, Z_PLATE)

    def _badge(self, seat: int, spot: SeatSpot | None) -> None:
        stage = self.stage
        if not self.playing(seat) or not self._dealt(seat) or self.states[seat].away:
            stage.comp.remove(f"badge:{seat}")
            return
        x, y, r = spot.badge if spot else stage.layout.you_badge
        picture = self.badge(self.count(seat), r, few=len(stage.shown.hands[seat]) <= FEW)
        stage.centre(f"badge:{seat}", picture, x, y, Z_PLATE + 1)

    def _dealt(self, seat: int) -> bool:
        """Say whether the seat has got cards in this round."""
        return bool(self.stage.shown.pile or self.stage.shown.hands[seat])

    def badge(self, count: int, r: float, few: bool) -> pygame.Surface:
        """Return the number of cards of a hand as it stands beside it, red where only a few are left."""
        stage = self.stage

        def draw(canvas: Canvas, ox: float, oy: float) -> None:
            theme = stage.brush.theme
            fill = theme["main"] if few else theme["back"]
            shape = rect(ox, oy, r * 1.84, r * 2.24, 6, fill, stroke=theme["card"], stroke_width=3)
            stage.brush.shape(canvas, shape)
            size = r * 1.2 / stage.grow
            canvas.text(ox + r * 0.92, oy + r * 1.12 - 1, str(count), size, "latin", "card", "centre")

        return stage.brush.picture(("badge", count, r, few), r * 1.84, r * 2.24, draw, pad=3)

    def _digit(self, seat: int) -> None:
        """Show which key chooses a seat, while seats are being chosen."""
        stage = self.stage
        if seat not in self.targets:
            stage.comp.remove(f"digit:{seat}")
            return
        x, y, d = stage.layout.head(seat, stage.me)
        words = str(self.targets[seat])
        w, h = paper.keycap_width(stage.canvas, words, 19) + 8, 34 * stage.grow
        picture = stage.brush.picture(
            ("digit", words), w, h, lambda c, ox, oy: paper.keycap(c, ox + w / 2, oy + h / 2, words, True, 19), pad=3
        )
        side = 1 if x > stage.layout.mid * 1.6 else -1
        stage.centre(f"digit:{seat}", picture, x + side * d * 0.46, y - d * 0.46, Z_PLATE + 3)

    def next_seat(self) -> int:
        """Return who is next after the seat in turn, -1 when nobody plays."""
        shown = self.stage.shown
        if shown.turn < 0 or shown.round_over or not shown.pile:
            return -1
        order = shown.seated or tuple(range(shown.seats))
        at = order.index(shown.turn)
        round_table = [order[(at + step * shown.direction) % len(order)] for step in range(1, len(order) + 1)]
        return next((seat for seat in round_table if self.playing(seat)), -1)

    def _next(self, seat: int) -> None:
        """Mark who comes next."""
        stage = self.stage
        if seat != self.next_seat() or seat == stage.shown.turn or self.targets:
            stage.comp.remove(f"next:{seat}")
            return
        x, y, d = stage.layout.head(seat, stage.me)
        ok, card = stage.brush.theme["ok"], stage.brush.theme["card"]

        def body() -> str:
            arrow = points([(13.5, 9.8), (24.8, 17), (13.5, 24.2)])
            return circle(17, 17, 15, ok, stroke=card, stroke_width=3) + path(arrow, card)

        picture = stage.brush.vector(("next mark",), 34, 34, body)
        sign_there = bool(stage.shown.partners) and x <= stage.layout.mid * 1.6
        side = 1 if sign_there else -1
        stage.centre(f"next:{seat}", picture, x + side * d * 0.42, y - d * 0.40, Z_PLATE + 2)

    # Bubbles ---------------------------------------------------------------------------------------------------
    def _bubble(self, seat: int) -> None:
        state, stage = self.states[seat], self.stage
        if not state.bubble:
            stage.comp.remove(f"bubble:{seat}")
            return
        x, y, d = stage.layout.head(seat, stage.me)
        spot = stage.layout.spot(seat, stage.me)
        size = BUBBLE_SIZE if spot is None or not spot.crowded else 27
        picture, w = bubble(stage, state.bubble, size, right=spot is not None and spot.side != "l")
        if state.bubble_scale < 1 or state.bubble_scale > 1.001:
            picture = pygame.transform.smoothscale_by(picture, max(0.05, state.bubble_scale))
        if spot is None:
            at = (x + d * 0.5 + w * 0.42, y - d * 0.62)
        elif spot.side == "t":
            at = (x - d * 0.5 - w * 0.36, y + d * 0.10)
        elif spot.side == "r":
            at = (x - d * 0.40 - w * 0.10, y - d * 0.5 - size * 1.1)
        else:
            at = (x + d * 0.40 + w * 0.10, y - d * 0.5 - size * 1.1)
        stage.centre(f"bubble:{seat}", picture, *at, Z_BUBBLE)


def turn_ring(c: float, d: float, share: float, night: bool) -> str:
    """Return the ring round a head whose turn it is: full, or an arc of the time that is left."""
    r = d * 0.5 + 10
    dark, groove = ("#0B0920", "#3A3270") if night else ("#3A271D", "#6A5142")
    colour = "#F2B632" if share > HURRY else "#D4231A"
    out = circle(c, c, r, "none", stroke=dark, stroke_width=13) + circle(c, c, r, "none", stroke=groove, stroke_width=7)
    if share >= 0.999:
        return out + circle(c, c, r, "none", stroke=colour, stroke_width=8)
    if share <= 0.005:
        return out
    x, y = polar(c, c, r, 360 * share)
    large = 1 if share > 0.5 else 0
    arc = f"M{num(c)} {num(c - r)}A{num(r)} {num(r)} 0 {large} 1 {num(x)} {num(y)}"
    return out + stroke(arc, colour, 8) + circle(x, y, 7, "#FFF6E3", stroke="#3A271D", stroke_width=2.5)


def bubble(stage: Stage, words: str, size: float, right: bool, colour: str = "main") -> tuple[pygame.Surface, float]:
    """Return a speech bubble with its tail below, and its width."""
    shout = _(words)
    w = stage.brush.width(shout, size, "latin") + 44
    h = stage.canvas.grown(size) * 1.65
    side = 1 if right else -1

    def draw(canvas: Canvas, x: float, y: float) -> None:
        cx, cy = x + w / 2, y + h / 2
        card, ink = stage.brush.theme["card"], stage.brush.theme["ink"]
        tail = [(cx + side * w * u, cy + h * v) for u, v in ((0.32, 0.36), (0.46, 0.92), (0.08, 0.42))]
        inner = [(cx + side * w * u, cy + h * v) for u, v in ((0.32, 0.34), (0.40, 0.60), (0.10, 0.36))]
        body = path(points(tail), card, stroke=ink, stroke_width=3.2, stroke_linejoin="round")
        body += rect(x, y, w, h, h * 0.42, card, stroke=ink, stroke_width=3.2) + path(points(inner), card)
        stage.brush.shape(canvas, body)
        canvas.text(cx, cy - 1, shout, size, "latin", colour, "centre")

    return stage.brush.picture(("bubble", shout, size, right, colour), w, h, draw, pad=round(h * 0.5)), w


def _square(c: float, d: float) -> Box:
    return Box(c - d / 2, c - d / 2, d, d)
