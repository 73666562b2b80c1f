"""One's own hand: a fan that closes, rises and dims; what is chosen, what may be played, what the pointer is on."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine.cards import COLOUR_OF, HIDDEN, SYMBOL_OF
from game.ui import svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.view import fan as fans
from game.view.card_art import BACK, REST_STEP, Look, file_of
from game.view.marks import order_badge, tick_badge
from game.view.motion import turning
from game.view.stage import Z_BRACKETS, Z_FOCUSED, Z_HAND, Stage
from game.view.tween import mix, out_cubic, out_quad, part

CLOSE_MS, RAISE_MS, HOVER_MS = 140.0, 140.0, 90.0
FINE_A_FRAME = 3
"""Sharp pictures of tilted cards made in one frame at most, so that a settling hand never stalls it."""

BY_COLOUR, BY_NUMBER, AS_DRAWN = "colour", "number", "drawn"
ORDERS = (BY_COLOUR, BY_NUMBER, AS_DRAWN)

LEADER_RAISE, JUMPER_SCALE = 36.0, 1.09
"""How far a chosen discard-all rises: not as far as the ribbon that tells of it."""
IDLE_RAISE = 14.0
"""How far a focused card rises that cannot be played now."""


@dataclass(slots=True)
class _Shown:
    """Where a card is and whither it goes: x, y, angle, width, scale."""

    now: tuple[float, float, float, float, float]
    start: tuple[float, float, float, float, float]
    goal: tuple[float, float, float, float, float]
    since: float = 0.0
    length: float = 0.0


class Hand:
    """Draws the hand of the seat that looks; choices are lists of cards in the order they were chosen."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.order: list[int] = []
        self.sorting = BY_COLOUR
        self.legal: frozenset[int] | None = None
        """Cards that may be played now; None while nothing is asked of the hand."""
        self.chosen: list[int] = []
        self.leader = HIDDEN
        """The discard-all the others of its colour go along with; then they are ticked, not numbered."""
        self.jumper = HIDDEN
        """The card that may jump in: it lies over its neighbours."""
        self.focus = HIDDEN
        """The card that stands out: pointed at, focused or chosen to be played with the next click."""
        self.brackets = False
        self.flying: set[int] = set()
        """Cards that are still on their way; their places are kept free."""
        self.first = 0
        self.face_down = False
        self.dragged: tuple[int, float, float] | None = None
        self.turned_from: dict[int, str] = {}
        """While the deck turns over: the pictures the cards had before."""
        self.turn_share = 1.0
        self.fan = fans.fan(stage.layout, 0)
        self._shown: dict[int, _Shown] = {}
        self._rough: set[int] = set()
        self.last_drawn = 0.0
        self._was_moving = False

    # What is held ------------------------------------------------------------------------------------------------
    def sync(self, now: float, glide: bool = True) -> None:
        """Take in the hand of the mirror and send every card to its place."""
        held = list(self.stage.shown.hand)
        kept = [card for card in self.order if card in held]
        new = [card for card in held if card not in kept]
        self.order = self._sorted(kept, new)
        self.chosen = [card for card in self.chosen if card in held]
        if self.focus not in held:
            self.focus = HIDDEN
        self.lay_out(now, glide)

    def _sorted(self, kept: list[int], new: list[int]) -> list[int]:
        if self.sorting == AS_DRAWN:
            return kept + new
        faces = self.faces()
        order = list(kept)
        for card in new:
            key = self._key(faces[card])
            at = next((i for i, other in enumerate(order) if self._key(faces[other]) > key), len(order))
            order.insert(at, card)
        return order

    def faces(self) -> dict[int, int]:
        """Return the face of every card held."""
        shown = self.stage.shown
        return dict(zip(shown.hand, shown.faces, strict=True))

    def _key(self, face: int) -> tuple[int, int]:
        if face == HIDDEN:
            return (99, 99)
        colour, symbol = COLOUR_OF[face], SYMBOL_OF[face]
        colour = colour if colour >= 0 else 50
        return (colour, symbol) if self.sorting == BY_COLOUR else (symbol, colour)

    def sort(self, now: float) -> str:
        """Sort by the next order (colour, number, as drawn) and return which; the focused card keeps its place."""
        self.sorting = ORDERS[(ORDERS.index(self.sorting) + 1) % len(ORDERS)]
        held, faces = list(self.stage.shown.hand), self.faces()
        still = self.order.index(self.focus) if self.focus in self.order else -1
        rest = [card for card in held if card != self.focus or still < 0]
        if self.sorting != AS_DRAWN:
            rest.sort(key=lambda card: self._key(faces[card]))
        if still >= 0:
            rest.insert(still, self.focus)
        self.order = rest
        self.lay_out(now)
        return self.sorting

    # Where it lies -----------------------------------------------------------------------------------------------
    def lay_out(self, now: float, glide: bool = True) -> None:
        """Send every card to where its slot and its state put it."""
        fan = fans.fan(self.stage.layout, len(self.order), self.first, self._back_open())
        self.first, self.fan = fan.first, fan
        quick = self.stage.comfort.reduced_motion or not glide
        for slot in fan.slots:
            card = self.order[slot.index]
            goal = self._goal(card, slot)
            self._send(card, goal, now, 0.0 if quick else HOVER_MS if card == self.focus else CLOSE_MS)
        for card in [c for c in self._shown if c not in self.order]:
            del self._shown[card]
        self.draw(now)

    def _back_open(self) -> bool:
        if self.focus not in self.order or len(self.order) < 29:
            return False
        return self.order.index(self.focus) < (len(self.order) + 1) // 2

    def _goal(self, card: int, slot: fans.Slot) -> tuple[float, float, float, float, float]:
        if self.dragged is not None and self.dragged[0] == card:
            return (self.dragged[1], self.dragged[2], 0.0, slot.width, fans.FOCUS_SCALE)
        lift, scale = 0.0, 1.0
        if self.face_down:
            pass
        elif card == self.focus:
            rise = LEADER_RAISE if card == self.leader else fans.FOCUS_RAISE
            lift, scale = min(rise, slot.most_lift), fans.FOCUS_SCALE
            if (self.legal is None or card not in self.legal) and card not in self.chosen:
                lift, scale = IDLE_RAISE, 1.0
        elif card == self.jumper:
            lift, scale = fans.RAISE, JUMPER_SCALE
        elif card in self.chosen:
            lift = LEADER_RAISE if card == self.leader else fans.CHOSEN_RAISE
        elif self.legal and card in self.legal:
            lift = fans.RAISE
        x, y = slot.lifted(lift)
        return (x, y, slot.angle, slot.width, scale)

    def _send(self, card: int, goal: tuple[float, float, float, float, float], now: float, length: float) -> None:
        shown = self._shown.get(card)
        if shown is None:
            self._shown[card] = _Shown(goal, goal, goal)
            return
        if shown.goal == goal and (length or shown.now == goal):
            return
        shown.start, shown.goal, shown.since, shown.length = shown.now, goal, now, length
        if not length:
            shown.now = goal

    def update(self, now: float) -> bool:
        """Move the cards on; return whether any still moves."""
        moving = changed = False
        for shown in self._shown.values():
            if shown.now != shown.goal:
                changed = True
                t = part(now, shown.since, shown.length)
                ease = out_quad(t) if shown.length == HOVER_MS else out_cubic(t)
                a, b = shown.start, shown.goal
                shown.now = b if t >= 1 else _between(a, b, ease)
                moving = moving or t < 1
        if changed or self._rough:
            self.draw(now)
        self._was_moving = moving
        return moving

    @property
    def moving(self) -> bool:
        """Whether any card is on its way to its place, or waits for its sharp picture."""
        return self._was_moving or bool(self._rough) or any(s.now != s.goal for s in self._shown.values())

    def move_to(self, card: int, x: float) -> None:
        """Put a card where it was dropped among the others; the hand is then as its owner likes it."""
        if card not in self.order:
            return
        rest = [other for other in self.order if other != card]
        at = sum(1 for other in rest if self.place(other)[0] < x)
        self.order = [*rest[:at], card, *rest[at:]]
        self.sorting = AS_DRAWN

    def place(self, card: int) -> tuple[float, float, float, float]:
        """Return where a card's place is, whether it has come there or not: middle, angle and width."""
        if card in self.order:
            slot = self.fan.slots[self.order.index(card)]
            return (slot.x, slot.y, slot.angle, slot.width)
        x, y = self.stage.layout.hand_centre
        return (x, y, 0.0, 150.0)

    def seen_at(self, card: int) -> tuple[float, float, float, float]:
        """Return where a card is seen just now: middle, angle and width."""
        shown = self._shown.get(card)
        return shown.now[:4] if shown else self.place(card)

    def box(self, card: int) -> Box:
        """Return the upright rectangle of a card's place, raised as it is; out of sight it is at the hand's edge."""
        x, y, _angle, w = self.place(card)
        if card in self.order and not self.fan.in_sight(self.order.index(card)):
            seen = [slot.x for slot in self.fan.slots if self.fan.in_sight(slot.index)]
            x = min(max(x, min(seen)), max(seen))
        top = y - w * 0.75 - fans.RAISE
        return Box(x - w / 2, top, w, min(w * 1.5 + fans.RAISE, self.stage.space.h - top))

    # Drawing -----------------------------------------------------------------------------------------------------
    def draw(self, now: float) -> None:
        """Show every card where it is now."""
        comp, faces = self.stage.comp, self.faces()
        self.last_drawn = now
        fine = FINE_A_FRAME
        seen: set[str] = set()
        self._rough.clear()
        for index, card in enumerate(self.order):
            if card in self.flying or not self.fan.in_sight(index):
                continue
            shown = self._shown[card]
            x, y, angle, width, scale = shown.now
            resting = shown.now == shown.goal
            if resting and fine <= 0 and angle:
                resting = False
                self._rough.add(card)
            before = self.stage.art.made
            picture = self._picture(card, faces[card], width * scale, angle, resting)
            fine -= self.stage.art.made - before
            standing = card in (self.focus, self.jumper) or (self.dragged is not None and self.dragged[0] == card)
            row = self.fan.slots[index].row
            z = Z_FOCUSED if standing else Z_HAND + row * 30 + index * 0.25
            self.stage.centre(f"hand:{card}", picture, x, y, z)
            seen.add(f"hand:{card}")
        comp.remove_all("hand:", seen)
        self._draw_badges()
        self._draw_brackets()
        self._draw_edges()

    def _picture(self, card: int, face: int, width: float, angle: float, resting: bool) -> pygame.Surface:
        name, squeeze = BACK if self.face_down else file_of(face, self.stage.shown.dark), 1.0
        if self.turn_share < 1 and not self.face_down:
            place = self.order.index(card) / max(1, len(self.order))
            share = part(self.turn_share, place * 0.5, 0.5)
            squeeze, name = turning(share, 0.5, self.turned_from.get(card, BACK), name)
            resting = False
        look = self._look(card)
        return self.stage.art.card(name, width, angle, look, squeeze, resting=resting, step=REST_STEP)

    def _look(self, card: int) -> Look:
        theme, night = self.stage.brush.theme, self.stage.night
        if self.face_down:
            return Look(veil=0.0, night=night)
        if card in self.chosen:
            if card == self.leader:
                return Look(halo=theme["legal"], night=night)
            return Look(rim=theme["ok" if self.leader == HIDDEN else "main"], night=night)
        if self.legal is None:
            return Look(night=night)
        if card in self.legal:
            return Look(halo=theme["legal"], night=night)
        return Look(veil=0.36 if self.stage.comfort.dim_unplayable else 0.0, night=night)

    def _draw_badges(self) -> None:
        """Number the chosen cards in the order they will be laid, or tick those that go along with a discard-all."""
        leader = self.leader if self.leader in self.chosen else HIDDEN
        several = len(self.chosen) > 1
        seen = set()
        for number, card in enumerate(self.chosen if several else [], 1):
            if card == leader or card not in self._shown:
                continue
            x, y, angle, width, scale = self._shown[card].now
            ticked = leader != HIDDEN
            picture = tick_badge(self.stage) if ticked else order_badge(self.stage, number)
            side, up, a = width * (-0.02 if ticked else 0.17), width * 0.75 * scale, math.radians(angle)
            place = x + math.sin(a) * up + math.cos(a) * side, y - math.cos(a) * up + math.sin(a) * side
            self.stage.centre(f"order:{card}", picture, *place, Z_FOCUSED + 4)
            seen.add(f"order:{card}")
        self.stage.comp.remove_all("order:", seen)

    def _draw_brackets(self) -> None:
        if not self.brackets or self.focus not in self._shown or self.face_down:
            self.stage.comp.remove("hand brackets")
            return
        x, y, angle, width, scale = self._shown[self.focus].now
        picture = brackets(self.stage, width * scale, width * 1.5 * scale, angle)
        self.stage.centre("hand brackets", picture, x, y, Z_BRACKETS)

    def _draw_edges(self) -> None:
        """Say at both ends how many cards are out of sight."""
        zone = self.stage.layout.hand
        for side, hidden in (("left", self.fan.hidden_left), ("right", self.fan.hidden_right)):
            if not hidden:
                self.stage.comp.remove(f"hand edge:{side}")
                continue
            words = f"‹ {hidden * 2}" if side == "left" else f"{hidden * 2} ›"
            picture = _edge(self.stage, words)
            half = picture.get_width() / self.stage.space.k / 2
            free = self.stage.layout.context.x - half - 2
            x = zone.x - 6 if side == "left" else min(zone.right + 6, free)
            self.stage.centre(f"hand edge:{side}", picture, x, zone.y + 140, Z_FOCUSED + 6)

    # Pointing ----------------------------------------------------------------------------------------------------
    def hit(self, x: float, y: float) -> int:
        """Return the card at a point in units; HIDDEN for none."""
        if self.jumper in self.order and self.box(self.jumper).contains(x, y):
            return self.jumper
        index = self.fan.hit(x, y)
        return self.order[index] if 0 <= index < len(self.order) else HIDDEN

    def scroll(self, columns: int, now: float) -> bool:
        """Show other columns of a hand too long for its zone; say whether anything moved."""
        before = self.first
        self.first += columns
        self.lay_out(now)
        return self.first != before

    def set_jumper(self, card: int) -> None:
        """Let a card that may jump in lie over its neighbours; HIDDEN for none."""
        if card != self.jumper:
            self.jumper = card
            self.lay_out(self.last_drawn, glide=False)

    def set_focus(self, card: int, now: float) -> None:
        """Let a card stand out (HIDDEN for none), scrolling it into sight."""
        if card == self.focus:
            return
        self.focus = card
        if card in self.order:
            self.first = fans.scrolled_to(self.fan, self.order.index(card))
        self.lay_out(now)

    def each(self, act: Callable[[int], None]) -> None:
        """Call `act` with every card in the order they lie."""
        for card in list(self.order):
            act(card)


def _between(
    a: tuple[float, float, float, float, float], b: tuple[float, float, float, float, float], t: float
) -> tuple[float, float, float, float, float]:
    return (mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t), mix(a[3], b[3], t), mix(a[4], b[4], t))


def brackets(stage: Stage, w: float, h: float, angle: float) -> pygame.Surface:
    """Return the four focus corners round a box of that size, turned as the card is."""
    turn = round(angle * 2) / 2
    pad, leg = 13.0, 30.0
    size = max(w, h) + 90

    def body() -> str:
        c, dx, dy = size / 2, w / 2 + pad, h / 2 + pad
        d = ""
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = c + sx * dx, c + sy * dy
                d += f"M{svg.num(x)} {svg.num(y - sy * leg)}V{svg.num(y)}H{svg.num(x - sx * leg)}"
        theme = stage.brush.theme
        lines = svg.path(d, "none", stroke=theme["focus_light"], stroke_width=11, stroke_linejoin="round")
        lines += svg.stroke(d, theme["focus_dark"], 8.5) + svg.stroke(d, theme["focus"], 4.6)
        return svg.group(lines, f"rotate({svg.num(turn)} {svg.num(c)} {svg.num(c)})")

    return stage.brush.vector(("card brackets", round(w), turn), size, size, body)


def _edge(stage: Stage, words: str) -> pygame.Surface:
    w, h = stage.brush.width(words, 22) + 30, 40 * stage.grow

    def draw(canvas: Canvas, x: float, y: float) -> None:
        stage.brush.shape(canvas, svg.rect(x, y, w, h, h / 2, "#2A1B14", fill_opacity=0.9))
        canvas.text(x + w / 2, y + h / 2 - 1, words, 22, "bold", "card", "centre")

    return stage.brush.picture(("edge", words), w, h, draw, pad=2)
