"""People round one screen, who do what they do by posted events: what the tests of the shared screen play with."""

from __future__ import annotations

import pygame

from game.engine.actions import COLOUR, DRAW, JUMP, KEEP, PLAY, TAKE, TO
from game.input.seat_keys import Controls
from game.match.session import WINDOW, Session
from game.match.table import COMPUTER, HUMAN, SeatSetup, Table
from game.scenes.context import Context
from game.scenes.stack import Stack
from game.scenes.table import TableScene
from game.settings import Settings

COMPANY = ("rabbit", "ox", "tiger", "snake", "dragon", "pig", "goat", "dog", "rat", "horse")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Joe")
PADS = {2: 41, 3: 42}
BUTTON = {"look": 9, "act": 2, "jump": 10, "a": 0}


def company(people, seats, rules="official", **more):
    """A table with persons at `people`."""
    kinds = [HUMAN if seat in people else COMPUTER for seat in range(seats)]
    setups = tuple(SeatSetup(NAMES[i] if kinds[i] == HUMAN else "", kinds[i], COMPANY[i]) for i in range(seats))
    return Table(rules, setups, **more)


class Party:
    """People at one keyboard and at pads, who do what they do by posted events."""

    def __init__(self, table, seed=5, pads=(), **settings):
        settings = {"animation_speed": 0.0, "thinking_time": 0.0, "window_seconds": 1.0, **settings}
        self.context = Context(Settings(**settings), keep=False)
        self.stack = Stack(self.context, pygame.Surface((640, 360)))
        self.session = Session.new(table, seed)
        for seat in pads:
            self.context.controls[COMPANY[seat]] = Controls(on_pad=True, pad=PADS[seat])
            self.context.settings.seat_keys[COMPANY[seat]] = ["pad"]
        self.scene = TableScene(self.context, self.seat_down())
        self.stack.push(self.scene)
        self.done = []
        real = self.session._do

        def do(action):
            real(action)
            self.done.append(action)

        self.session._do = do
        self.step = 1 / 60

    def seat_down(self):
        """Return the session as the screen has it."""
        return self.session

    @property
    def top(self):
        return self.stack.top

    def wait(self, seconds=0.1):
        for _frame in range(max(1, round(seconds / self.step))):
            self.stack.update(self.step)

    def until(self, true, seconds=60.0):
        for _frame in range(round(seconds * 60)):
            if true():
                return
            self.wait(self.step)
        raise AssertionError(f"never: {self.top.name} {self.session.asked()}")

    def post(self, kind, **values):
        for intent in self.context.translator.translate(pygame.event.Event(kind, **values)):
            self.stack.handle(intent)

    def key(self, name):
        self.post(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="")

    def own(self, seat, use):
        """Press a seat's own key or button."""
        mine = self.scene.keys.at(seat)
        if mine.on_pad:
            self.post(pygame.CONTROLLERBUTTONDOWN, instance_id=mine.pad, button=BUTTON[use])
        else:
            self.key(getattr(mine, use))

    def lift(self):
        """Wait for the curtain and have whoever is due look."""
        self.until(lambda: self.top.name == "curtain" or self.session.round_over)
        if self.top.name == "curtain":
            self.own(self.top.seat, "look")

    def act(self):
        """Whoever looks does the first thing there is, by focus and Enter or as the buttons do."""
        scene, seat = self.scene, self.scene.looking
        legal = {verb: [a for a in self.session.legal(seat) if a.verb == verb] for verb in (PLAY, DRAW, TAKE, KEEP)}
        asks = self.session.asked().asks
        if asks in ("colour", "to"):
            verb = COLOUR if asks == "colour" else TO
            scene.submit(next(a for a in self.session.legal(seat) if a.verb == verb))
        elif legal[PLAY]:
            scene.play(legal[PLAY][0].cards)
            while scene.choice.stage in ("colour", "to"):
                if scene.choice.stage == "colour":
                    self.key("1")
                else:
                    scene.name_seat(scene.choice.seats[0])
        else:
            scene.submit(next(legal[verb][0] for verb in (TAKE, KEEP, DRAW) if legal[verb]))

    def play_round(self, most=3000):
        for _turn in range(most):
            self.until(self.due)
            if self.session.round_over:
                return
            if self.session.asked().asks == WINDOW:
                self.own(self.session.asked().seat, "look")
            elif self.top.name == "curtain":
                self.own(self.top.seat, "look")
            else:
                self.act()
        raise AssertionError("the round never ends")

    def due(self):
        if self.session.round_over or self.top.name == "curtain":
            return True
        asked = self.session.asked()
        mine = 0 <= self.scene.looking == asked.seat and self.scene.choice.my_turn
        return self.scene.caught_up and (mine or asked.asks == WINDOW)

    def jumper(self):
        """Return the first seat that could jump in, None when there is none."""
        state = self.session._state
        for seat in range(len(self.session.seats)):
            if seat != state.turn and any(act.verb == JUMP for act in self.session.legal(seat)):
                return seat
        return None
