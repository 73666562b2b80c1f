"""Nothing at a shared screen depends on what is in a hidden hand: neither the picture nor a sound nor a word.

The same match is played at two screens by the same keys; at the second one every hidden hand holds other cards
(`tests.redealt`). Frame by frame, under the curtain, while somebody looks and in between, both must show the same
picture, make the same sounds, read the same words aloud, and hold the same table, log, captions and nodes. Whose hand
may be seen is judged by the keys that were pressed, not by what the screen thinks.

By hand:  python -m tests.leaks --rounds 50 [--seed 1]      so many whole rounds, over all decks and many rules
          python -m tests.leaks --faults                    faults put in on purpose, each of which must be seen
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.ai.search import Budget
from game.engine.actions import CHALLENGE, DRAW, KEEP, PLAY, TAKE
from game.match.privacy import Partners, sees
from game.match.session import WINDOW
from game.scenes import table_hint
from game.scenes.narration import Reader
from game.ui.pictures import Pictures
from game.ui.typeset import Typesetter
from game.view.sound_cues import CUES, Caption, words_for
from tests.redealt import Glass
from tests.scenes.party import Party, company

FRAME = 1 / 30
PRESSED_EVERY = 6
"""Frames between two keys."""
CALLS = 0.8
"""How often whoever has forgotten to call is quicker than the others: else no round would end."""
STANDS_OPEN = 45
"""Frames after which a hand must be covered whose turn is over."""


class Leak(AssertionError):
    """Something at the screen depends on what is hidden."""


class Case(NamedTuple):
    """A table to look at: its rules, its seats, the people, and whether partners see each other."""

    rules: str
    seats: int
    people: tuple[int, ...]
    partners_see: bool = False
    races: bool = True


CASES = (
    Case("official jump_in=all seven_swap=true", 3, (0, 1)),
    Case("official stack=any misplay=1", 3, (0, 2)),
    Case("official zero_pass=true wd4=challenge", 4, (0, 1, 2)),
    Case("flip", 3, (0, 1)),
    Case("official teams=2", 4, (0, 1, 2, 3), partners_see=True),
    Case("attack", 4, (1, 2)),
    Case("wildest", 5, (0, 3)),
    Case("official jump_in=all", 3, (0, 1, 2), races=False),
    Case("flip jump_in=all stack=any misplay=2", 4, (0, 1, 2)),
    Case("gang", 4, (0, 1)),
    Case("official rotation=true", 8, (0, 1, 4, 5)),
    Case("official jump_in=all seven_swap=true zero_pass=true", 10, tuple(range(10))),
    Case("last-standing", 4, (0, 1)),
    Case("pairs", 3, (0, 1)),
    Case("official deck=attack teams=2", 4, (0, 1, 2), partners_see=True),
    Case("shop", 2, (0, 1)),
)


@cache
def _drawn() -> tuple[Pictures, Typesetter]:
    """Return the pictures and fonts of all screens looked at: drawn once, not once a round."""
    return Pictures(), Typesetter()


class Ears:
    """Hears every sound and has it captioned."""

    def __init__(self) -> None:
        self.captions: Callable[[Caption], None] | None = None
        self.heard: list[tuple[object, ...]] = []

    def play(self, cue, pan=0.0, *, name="", count=None, colour="") -> None:
        self.heard.append((cue, pan, name, count, colour))
        if self.captions is not None:
            told = CUES[cue]
            words = words_for(told, name=name, count=count, colour=colour)
            self.captions(Caption(cue, words, told.minor, pan))

    def scene(self, *what) -> None:
        self.heard.append(what)

    def apply(self, settings) -> None:
        """All is as loud as ever."""


class Watched(Party):
    """People at a screen, whose keys decide who may see what; `glass` has every hidden hand hold other cards."""

    def __init__(self, case: Case, seed: int, *, glass: bool) -> None:
        self.looker = -1
        table = company(case.people, case.seats, case.rules, partners_see=case.partners_see)
        self._table, self._partners = table, Partners(table)
        self._glass = glass
        settings = {"animation_speed": 4.0, "captions": True, "all_captions": True, "hints": True}
        super().__init__(table, seed, races=case.races, **settings)

    def seat_down(self):
        """Return the session as the screen has it, and let everything be heard."""
        self.context.pictures, self.context.typesetter = _drawn()
        self.context.sounds = self.ears = Ears()
        self.reader = Reader()
        return Glass(self.session, self.seen) if self._glass else self.session

    def seen(self) -> frozenset[int]:
        """Return whose hands may be seen."""
        if self.looker < 0:
            return frozenset()
        self._partners.deal(max(1, self.session._state.round_number))
        return frozenset({self.looker, *sees(self._table, self._partners, self.looker)})

    def own(self, seat, use):
        """Press a seat's own key: the one that opens the curtain lets that seat's hand be seen, and no other does."""
        if use == "look" and self.top.name == "curtain" and self.session.asked().seat == seat:
            self.looker = seat
        super().own(seat, use)

    def frame(self) -> bool:
        """Let a frame pass; return whether it has drawn anything new."""
        self.stack.update(FRAME)
        self.reader.look(self.stack)
        drawn = self.stack.draw()
        if self.top.name != "table" or self.scene.blind:
            self.looker = -1
        return drawn

    def held(self) -> str:
        """Return everything the screen holds and could tell."""
        scene = self.scene
        table = {name: value for name, value in vars(scene.mirror).items() if name not in ("_table", "_partners")}
        nodes = [node.line() for node in self.top.tree.root.walk()]
        return repr((table, scene.log, scene._told, scene.prompt_words, scene.director.captions.lines, nodes))


class Pair:
    """Two screens at which the same match is played by the same keys."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case, self.seed = case, seed
        self.real, self.other = (Watched(case, seed, glass=glass) for glass in (False, True))
        self.rng = random.Random(seed)
        self.frames = 0
        self.states: set[tuple[str, int]] = set()
        self._before: object = None
        self._open = 0

    def both(self, deed: Callable[[Watched], None]) -> None:
        """Have the same done at both screens."""
        for party in (self.real, self.other):
            deed(party)

    def frame(self) -> None:
        """Let a frame pass at both and compare them. Raises Leak when they differ."""
        real, other = self.real, self.other
        drawn = real.frame(), other.frame()
        self.frames += 1
        if drawn[0] != drawn[1] or (drawn[0] and _pixels(real) != _pixels(other)):
            self._leak("the picture")
        if _taken(real.ears.heard) != _taken(other.ears.heard):
            self._leak("a sound")
        if _taken(real.reader.spoken.lines) != _taken(other.reader.spoken.lines):
            self._leak("what is read aloud")
        state = real.top.name, real.scene.looking, real.session.acts
        if state != self._before or self.frames % PRESSED_EVERY == 0:
            self._before = state
            if real.held() != other.held():
                self._leak("what the screen holds")
        self.states.add(state[:2])
        self._stands_open()

    def _stands_open(self) -> None:
        """A hand must not stay open while somebody else is due."""
        real = self.real
        due = real.scene.due
        wrong = real.scene.looking >= 0 and real.scene.caught_up and due >= 0 and due != real.scene.looking
        self._open = self._open + 1 if wrong and real.top.name == "table" and not real.scene.reading else 0
        if self._open > STANDS_OPEN:
            self._leak("a hand whose turn is over")

    def _leak(self, what: str) -> None:
        real = self.real
        where = f"frame {self.frames}, {real.top.name}, seat {real.scene.looking} looks"
        raise Leak(f"{what} tells what is hidden: seed {self.seed}, {self.case}, {where}")

    # What is pressed ------------------------------------------------------------------------------------------------
    def press(self) -> None:
        """Have somebody press something that means something now."""
        real, rng = self.real, self.rng
        name, dice = real.top.name, rng.random()
        exposed, jumper = real.session.exposed, real.jumper()
        people = self.case.people
        if name == "table" and real.scene.reading:
            self.both(lambda party: party.key("return"))
        elif exposed and dice < 0.5:
            late = [seat for seat in exposed if seat in people]
            seat = rng.choice(late if late and rng.random() < CALLS else people)
            self.both(lambda party: party.own(seat, "act"))
        elif jumper in people and dice < 0.7 and name in ("table", "curtain"):
            self.both(lambda party: party.own(jumper, "jump"))
        elif name == "curtain":
            seat = real.top.seat if dice < 0.8 else rng.choice(people)
            self.both(lambda party: party.own(seat, "look"))
        elif name == "pause":
            self.both(lambda party: party.key("escape"))
        elif name == "table" and real.session.asked().asks == WINDOW:
            self.both(lambda party: party.own(people[0], "look"))
        elif name == "table" and real.scene.looking >= 0 and real.scene.caught_up:
            self._look(dice)

    def _look(self, dice: float) -> None:
        """Whoever looks acts, mostly; or opens the log, asks for a hint, hides the hand, pauses."""
        seat = self.real.scene.looking
        for limit, key in ((0.05, "l"), (0.07, "i"), (0.09, "escape")):
            if dice < limit:
                self.both(lambda party, key=key: party.key(key))
                return
        if dice < 0.12:
            self.both(lambda party: party.own(seat, "look"))
        elif self.real.session.asked().seat == seat:
            self._act(seat)

    def _act(self, seat: int) -> None:
        scene, session = self.real.scene, self.real.session
        if scene.choice.stage == "colour":
            self.both(lambda party: party.key("1"))
            return
        if scene.choice.stage == "to":
            at = self.rng.choice(scene.choice.seats)
            self.both(lambda party: party.scene.name_seat(at))
            return
        legal = session.legal(seat)
        plays = [act for act in legal if act.verb == PLAY]
        others = [act for act in legal if act.verb in (TAKE, KEEP, DRAW, CHALLENGE)]
        act = self.rng.choice(plays if plays and (not others or self.rng.random() < 0.9) else others)
        if act.verb == PLAY:
            self.both(lambda party: party.scene.play(act.cards))
        else:
            self.both(lambda party: party.scene.submit(act))

    def run(self, frames: int) -> None:
        """Play the round to its end, or for so many frames."""
        for frame in range(frames):
            self.frame()
            if self.real.session.round_over and self.real.top.name.endswith("result"):
                break
            if frame % PRESSED_EVERY == PRESSED_EVERY - 1:
                self.press()
        if self.real.session._state.digest() != self.other.session._state.digest():
            self._leak("how the match goes on")


def _taken(lines) -> list:
    """Return what has come since the last time."""
    new = list(lines)
    lines.clear()
    return new


def _pixels(party: Watched) -> bytes:
    return pygame.image.tobytes(party.stack.surface, "RGB")


@contextmanager
def _hints_by_count() -> Iterator[None]:
    """Let a hint take so many tries, not so many seconds: it must come out the same twice."""
    with mock.patch.object(table_hint, "Budget", return_value=Budget(tries=6)):
        yield


def look(case: Case, seed: int, frames: int) -> Pair:
    """Look at a table for so many frames, or until its round is over. Raises Leak."""
    with _hints_by_count():
        pair = Pair(case, seed)
        pair.run(frames)
    return pair


def main() -> None:
    """Look at many rounds, or at faults put in on purpose, and print what came of it."""
    parser = argparse.ArgumentParser(description="checks that nothing at a shared screen tells what is hidden")
    parser.add_argument("--rounds", type=int, default=len(CASES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", action="store_true", help="put faults in; each must be seen")
    options = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    if options.faults:
        from tests.leaking import all_seen

        sys.exit(0 if all_seen() else 1)
    started, frames = time.perf_counter(), 0
    for number in range(options.rounds):
        case = CASES[number % len(CASES)]
        begun = time.perf_counter()
        pair = look(case, options.seed + number, 200_000)
        frames += pair.frames
        lookers = len({looking for _name, looking in pair.states} - {-1})
        took = time.perf_counter() - begun
        print(
            f"{number + 1:3}  {case.rules}: {case.seats} seats, {lookers} looked, {pair.frames} frames ({took:.0f} s)",
            flush=True,
        )
    seconds = time.perf_counter() - started
    print(f"{options.rounds} rounds, {frames} frames; nothing differs ({seconds:.0f} s)")


if __name__ == "__main__":
    main()
