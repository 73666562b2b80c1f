"""What is shown when whole hands move, the deck turns over, a hand is shown, or a round ends."""

from __future__ import annotations

import math
from random import Random

import pygame

from game.engine import events as ev
from game.engine.actions import NOBODY
from game.ui import svg
from game.view.card_art import BACK, file_of
from game.view.director import Director
from game.view.geometry import on_ring
from game.view.moods import HAPPY
from game.view.motion import Pose
from game.view.night import draw_sheet, remove_sheet
from game.view.seats import FEW
from game.view.stage import Z_FLY, Z_PANEL
from game.view.tween import bulge, in_out_cubic, in_out_sine, mix, out_cubic, part

SWAP_MS, FOLD_MS, TRAVEL_MS = 700.0, 120.0, 460.0
FLIP_MS, FLIP_STILL_MS = 900.0, 200.0
WIN_MS, PETALS = 1600.0, 40
PACKET_WIDTH, PACKET_NUMBER = 74.0, 20.0


def hands_swapped(director: Director, event: ev.HandsSwapped) -> None:
    """Two packets cross."""
    _hands_travel(director, event, [(event.a, event.b), (event.b, event.a)])


def hands_passed(director: Director, event: ev.HandsPassed) -> None:
    """Every hand goes to the next seat along the ring."""
    seats = [seat for seat, *_rest in event.hands]
    moves = []
    for i, seat in enumerate(seats):
        moves.append((seats[(i - event.direction) % len(seats)], seat))
    _hands_travel(director, event, moves)


def _hands_travel(director: Director, event: ev.HandsSwapped | ev.HandsPassed, moves: list[tuple[int, int]]) -> None:
    view = director.view
    stage = view.stage
    director.sound("swap_hands")
    poses = {seat: _packet(director, seat) for pair in moves for seat in pair}
    director.fold(event)
    director.moods.update()
    if director.instant or director.still:
        view.sync(director.now)
        director.hold(600.0)
        return
    for seat in poses:
        view.seats.states[seat].hidden_cards = len(view.shown.hands[seat])
        view.seats.states[seat].away = True
    view.hand.flying.update(view.shown.hand if stage.me in poses else ())
    view.sync(director.now)
    clockwise = view.shown.direction
    counts = {dst: len(view.shown.hands[dst]) for _src, dst in moves}
    numbers = {dst: view.seats.badge(count, PACKET_NUMBER, few=count <= FEW) for dst, count in counts.items()}

    def step(t: float) -> None:
        share = part(t * SWAP_MS, FOLD_MS, TRAVEL_MS)
        for src, dst in moves:
            pose = _along(poses[src], poses[dst], stage.layout.ring, in_out_cubic(share), clockwise)
            card = stage.art.card(BACK, PACKET_WIDTH, pose.angle, resting=False)
            for sheet in range(3):
                stage.centre(f"fly:packet:{src}:{sheet}", card, pose.x - sheet * 2, pose.y - sheet * 3, Z_FLY + sheet)
            stage.centre(f"fly:packet:{src}:count", numbers[dst], pose.x, pose.y, Z_FLY + 3)

    def done() -> None:
        stage.comp.remove_all("fly:packet:")
        for seat in poses:
            view.seats.states[seat].hidden_cards = 0
            view.seats.states[seat].away = False
        view.hand.flying.clear()
        view.sync(director.now)

    director.run(SWAP_MS, step, done)


def _packet(director: Director, seat: int) -> Pose:
    fx, fy, _width, turn = director.view.stage.layout.fan_centre(seat, director.view.stage.me)
    return Pose(fx, fy - (60 if seat == director.view.stage.me else 0), turn, PACKET_WIDTH)


def _along(a: Pose, b: Pose, centre: tuple[float, float], t: float, way: int) -> Pose:
    """Return a point on the way from one seat to another round the middle of the table, in the direction of play."""
    cx, cy = centre
    from_angle = math.degrees(math.atan2(a.x - cx, cy - a.y))
    to_angle = math.degrees(math.atan2(b.x - cx, cy - b.y))
    turn = (to_angle - from_angle) % 360 if way > 0 else -((from_angle - to_angle) % 360)
    ra, rb = math.hypot(a.x - cx, a.y - cy), math.hypot(b.x - cx, b.y - cy)
    angle = from_angle + turn * t
    x, y = on_ring(cx, cy, mix(ra, rb, t) * (1 - 0.25 * bulge(t)), angle)
    return Pose(x, y, mix(a.angle, b.angle, t) + angle * 0.0, PACKET_WIDTH)


def deck_turned(director: Director, event: ev.DeckTurned) -> None:
    """Every card turns over and night (or day) is drawn across the table as a toothed sheet."""
    view = director.view
    stage = view.stage
    director.sound("flip_deck")
    if director.instant:
        director.fold(event)
        view.set_night(event.dark)
        view.ring.settle()
        view.sync(director.now)
        return
    before = pygame.Surface(stage.comp.size)
    before.blit(stage.comp.base, (0, 0))
    view.hand.turned_from = {card: file_of(face, view.shown.dark) for card, face in view.hand.faces().items()}
    director.fold(event)
    view.set_night(event.dark)
    view.ring.settle()
    view.sync(director.now)
    fade = director.still

    def step(t: float) -> None:
        if not fade:
            view.piles.squeeze = max(0.06, abs(math.cos(math.pi * min(1.0, t * 1.4)))) if t < 0.72 else 1.0
            view.piles.sync()
            view.hand.turn_share = t
            view.hand.draw(director.now)
        draw_sheet(stage, before, t, fade)

    def done() -> None:
        remove_sheet(stage)
        view.hand.turn_share = 1.0
        view.hand.draw(director.now)

    director.run(FLIP_STILL_MS if fade else FLIP_MS, step, done, easing=in_out_sine)


def hand_shown(director: Director, event: ev.HandShown) -> None:
    """The hand of a challenged seat is shown; a panel does that (the scene listens for this event)."""
    director.fold(event)
    director.moods.update()


def went_out(director: Director, event: ev.WentOut) -> None:
    """A seat has no cards left."""
    director.fold(event)
    director.moods.mark(event.seat, HAPPY)
    director.moods.update()
    director.view.seats.sync()


def round_ended(director: Director, event: ev.RoundEnded) -> None:
    """The winner's head comes to the middle, paper petals fall, hands open left to right."""
    view = director.view
    director.fold(event)
    director.moods.update()
    view.seats.sync()
    view.hand.legal = None
    view.hand.sync(director.now)
    won = event.winner in (view.stage.me, NOBODY)
    director.sound("win" if won else "lose", event.winner if won else view.stage.me)
    if event.winner < 0 or director.still or director.instant or event.winner >= len(view.stage.people):
        return
    _celebrate(director, event.winner)


def _celebrate(director: Director, winner: int) -> None:
    view = director.view
    stage = view.stage
    x, y, d = stage.layout.head(winner, stage.me)
    cx, cy = stage.layout.ring
    petals = [] if view.comfort.no_flashes else _petals(winner)
    animal = stage.people[winner].animal

    def step(t: float) -> None:
        away = out_cubic(part(t, 0.0, 0.35)) * (1 - part(t, 0.88, 0.12))
        size = round(mix(d, d * 2, away) / 8) * 8
        head = stage.brush.picture(
            ("winner", animal, size), size, size, lambda c, ox, oy: c.asset(f"animals/{animal}_happy.svg", c.box)
        )
        stage.centre("fly:winner", head, mix(x, cx, away), mix(y, cy, away), Z_PANEL - 20)
        for i, (px, speed, start, tone) in enumerate(petals):
            fall = part(t, start, speed)
            if 0 < fall < 1:
                sway = 26 * math.sin(fall * 9 + i)
                stage.centre(
                    f"fly:petal:{i}", _petal(director, tone), cx + px + sway, cy - 420 + 760 * fall, Z_PANEL - 30
                )
            else:
                stage.comp.remove(f"fly:petal:{i}")

    def done() -> None:
        stage.comp.remove("fly:winner")
        stage.comp.remove_all("fly:petal:")

    director.run(WIN_MS, step, done)


def _petals(seed: int) -> list[tuple[float, float, float, int]]:
    chance = Random(seed)
    return [
        (chance.uniform(-620, 620), chance.uniform(0.4, 0.7), chance.uniform(0.0, 0.3), chance.randrange(4))
        for _petal in range(PETALS)
    ]


def _petal(director: Director, tone: int) -> pygame.Surface:
    colour = ("#C02A1A", "#F2B632", "#F3CDBB", "#3D9F80")[tone]
    return director.view.stage.brush.vector(
        ("petal", tone),
        26,
        26,
        lambda: svg.path(svg.leaf(3, 20, 23, 6, 7), colour) + svg.stroke("M7 18L18 9", "#FFF6E3", 1.6),
    )


def match_ended(director: Director, event: ev.MatchEnded) -> None:
    """The match is over; the scene goes on to its result."""
    director.fold(event)
    if event.winner == director.view.stage.me:
        director.sound("fanfare")
