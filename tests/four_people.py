"""Four people at one screen play a whole match, in a real window: two at the keyboard, two at pads.

An X server of its own is started. Keys are pressed by xdotool, pads are plugged into SDL; what happens to the match
happens by them alone, from joining in the lobby to the result. What is on the screen is only read, to know what to
press. At the end it is told who called, caught and jumped in how often, and what each false one cost.

By hand:  python -m tests.four_people [--out FOLDER] [--seed 1] [--lang zh_CN]      (Linux, with Xvfb and xdotool)
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import paths, text
from game.app import App
from game.engine import events as ev
from game.engine.actions import JUMP
from game.match.session import Session
from game.match.table import COMPUTER, HUMAN, SeatSetup, Table
from game.options import GameOptions
from game.scenes.table import TableScene
from game.scenes.title import Title
from game.settings import Settings
from tests import real_window

RULES = "official jump_in=all misplay=1 false_call=2 false_catch=2 target=80"
SIZE = (1280, 720)
FASTER = 3.0
"""How much faster the game's time runs than the wall's."""
LONGEST = 1800.0
"""Seconds after which the match is given up as stuck."""

KEYS = ("q", "p")
"""The first keys of the two at the keyboard: their columns are q a z and p ; /."""
PADS = {
    **{"confirm": 0, "act": 2, "look": 9, "jump": 10},
    **{"up": 11, "down": 12, "left": 13, "right": 14},
}
WAYS = (*["right"] * 16, *["down"] * 3, *["left"] * 24, *["down"] * 3)
"""How one looks for something with the arrows alone."""

FALSE = {"false_call": "false call", "false_catch": "false catch", "misplay": "false jump"}


class Stuck(Exception):
    """The match does not go on; the text says where."""


class Evening:
    """The game in its window, and who plays at it."""

    def __init__(self, seed: int, language: str, out: Path) -> None:
        settings = Settings(language=language, animation_speed=4.0, window_seconds=1.0, name="Ann")
        started = time.monotonic()
        self.app = App(
            GameOptions(language=language, size=SIZE, mute=True, seed=seed),
            settings,
            clock=lambda: (time.monotonic() - started) * FASTER,
            keep=False,
        )
        self.give_up = started + LONGEST
        self.out, self.pictures = out, set[str]()
        self.came: list[tuple[str, int, int]] = []
        """What has come in: keys and buttons."""
        self._table: TableScene
        seats = (SeatSetup("", HUMAN, "rabbit"), SeatSetup("", COMPUTER, "ox"))
        self.app.context.last_table = Table(RULES, seats)
        self.app.stack.reset(Title(self.app.context))
        self.pads = [real_window.VirtualPad(number) for number in range(2)]
        self.turn(20)

    @property
    def top(self):
        return self.app.stack.top

    @property
    def table(self) -> TableScene:
        """The table, also when its result has taken its place."""
        found = [scene for scene in self.app.stack.scenes if isinstance(scene, TableScene)]
        self._table = found[0] if found else self._table
        return self._table

    @property
    def session(self) -> Session:
        return self.table.session

    # Time and devices ----------------------------------------------------------------------------------------------
    def turn(self, times: int = 1) -> None:
        """Let so many frames pass."""
        for _frame in range(times):
            events = pygame.event.get()
            for event in events:
                if event.type == pygame.KEYDOWN:
                    self.came.append((pygame.key.name(event.key), -1, 0))
                elif event.type == pygame.CONTROLLERBUTTONDOWN:
                    self.came.append(("", event.instance_id, event.button))
            self.app.frame(events)
            time.sleep(1 / 120)

    def until(self, true: Callable[[], object], what: str, seconds: float = 30.0) -> None:
        """Let time pass until something is so. Raises Stuck."""
        end = min(time.monotonic() + seconds, self.give_up)
        while not true():
            if time.monotonic() > end:
                raise Stuck(f"{what}: {self.top.name}, {self.top.tree.focus_id}")
            self.turn()

    def key(self, name: str) -> None:
        """Press a key and let it come in."""
        self.came.clear()
        real_window.type_key(name)
        self.until(lambda: any(one[0] == name for one in self.came), f"the key {name} never came")
        self.turn(2)

    def button(self, pad: int, number: int) -> None:
        """Press a button of a pad, let it come in, and let it go."""
        self.came.clear()
        self.pads[pad].set(number, True)
        instance = self.pads[pad].instance
        self.until(lambda: ("", instance, number) in self.came, f"button {number} of pad {pad} never came")
        self.pads[pad].set(number, False)
        self.turn(2)

    def picture(self, name: str) -> None:
        """Keep what the window shows, once under each name."""
        if name not in self.pictures:
            self.pictures.add(name)
            self.turn(2)
            pygame.image.save(self.app.surface, self.out / f"{len(self.pictures):02}-{name}.png")

    # Before the match ----------------------------------------------------------------------------------------------
    def reach(self, node_id: str, press: Callable[[str], None], ways: tuple[str, ...] = WAYS) -> None:
        """Bring focus to something with the arrows. Raises Stuck."""
        for way in ways:
            if self.top.tree.focus_id == node_id and self.top.tree.focus_shown:
                return
            press(way)
        raise Stuck(f"{node_id} is not reached: {self.top.name}, {self.top.tree.focus_id}")

    def sit_down(self) -> None:
        """Go from the title to the lobby, have four people join, and deal."""
        self.reach("new", self.key, ("tab",) * 30)
        self.key("return")
        self.until(lambda: self.top.name == "new_table", "no new table")
        self.reach("seats.people", self.key, ("tab",) * 60)
        self.key("return")
        self.until(lambda: self.top.name == "lobby", "no lobby")
        for key in KEYS:
            self.key(key)
        for pad in range(2):
            self.button(pad, PADS["confirm"])
        self.picture("lobby-joined")
        self.reach("lobby.computers", self.key, ("tab",) * 20)
        self.key("left")
        for key in KEYS:
            self.key(key)
        for pad in range(2):
            self.button(pad, PADS["look"])
        self.picture("lobby-ready")
        if len(self.top.people) != 4 or len(self.top.ready) != 4:
            raise Stuck(f"{len(self.top.people)} people have joined, {len(self.top.ready)} are ready")
        self.key("escape")
        self.key("f5")
        self.turn(10)
        if self.top.name == "agreed":
            self.picture("agreed")
            self.key("return")
        self.until(lambda: any(isinstance(scene, TableScene) for scene in self.app.stack.scenes), "no table")

    # People --------------------------------------------------------------------------------------------------------
    def own(self, seat: int, use: str) -> None:
        """Have a seat press a key or button of its own."""
        mine = self.table.keys.at(seat)
        if mine.on_pad:
            self.button(self._pad_of(seat), PADS[use])
        else:
            self.key(getattr(mine, use))

    def hand(self, seat: int) -> Callable[[str], None]:
        """Return how a seat presses what plays a hand."""
        if self.table.keys.at(seat).on_pad:
            pad = self._pad_of(seat)
            return lambda what: self.button(pad, PADS[what])
        return lambda what: self.key("return" if what == "confirm" else what)

    def _pad_of(self, seat: int) -> int:
        instance = self.table.keys.at(seat).pad
        return next(number for number, pad in enumerate(self.pads) if pad.instance == instance)


class Players:
    """What the four do: play what fits, call mostly, catch and jump in where they can, and each false thing once."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.forgets = 0
        self.late = 0
        self.due_false = set(FALSE)
        self.costs: list[str] = []

    def step(self) -> None:
        """Have somebody do what is to be done now."""
        game = self.evening
        session, top = game.session, game.top
        game.turn()
        if top.name == "round_result":
            game.picture("round-result")
            game.key("return")
        elif session.round_over or top.name not in ("table", "curtain"):
            return
        elif session.exposed:
            self._exposed(session.exposed[0])
        elif (jumper := self._jumper()) >= 0:
            game.own(jumper, "jump")
            game.picture("jumped-in")
        elif self._false_one():
            return
        elif top.name == "curtain":
            game.picture("curtain")
            game.own(top.seat, "look")
        elif game.table.looking >= 0 and game.table.caught_up and game.table.choice.my_turn:
            self._play(game.table.looking)

    def _exposed(self, seat: int) -> None:
        """Somebody has one card and has not called: twice it is caught by the next, then it calls late itself."""
        self.late += 1
        who = seat if self.late % 3 == 0 else (seat + self.late % 3) % 4
        self.evening.picture("exposed")
        self.evening.own(who, "act")
        self.evening.picture("called-late" if who == seat else "caught")

    def _jumper(self) -> int:
        session = self.evening.session
        turn = session.asked().seat
        for seat in range(4):
            if seat != turn and any(act.verb == JUMP for act in session.legal(seat)):
                return seat
        return -1

    def _false_one(self) -> bool:
        """Do each false thing once, when it is one."""
        game, mirror = self.evening, self.evening.table.mirror
        if game.top.name != "curtain" or mirror.asks != "play" or not self.due_false:
            return False
        counts, due = mirror.counts, game.top.seat
        ones = [seat for seat, count in enumerate(counts) if count == 1]
        others = [seat for seat in range(4) if seat != due and counts[seat] > 2]
        if "false_call" in self.due_false and not ones and others:
            return self._costs("false_call", others[-1], "act", 2)
        if "false_catch" in self.due_false and ones and others and others[0] not in ones:
            return self._costs("false_catch", others[0], "act", 2)
        if "misplay" in self.due_false and mirror.window_open and others and mirror.last_player not in others:
            return self._costs("misplay", others[0], "jump", 1)
        return False

    def _costs(self, what: str, seat: int, use: str, cards: int) -> bool:
        """Do something false and see what it costs. Raises Stuck when it is not what the rules say."""
        game = self.evening
        before = game.table.mirror.counts[seat]
        game.own(seat, use)
        game.turn(5)
        self.due_false.discard(what)
        got = len(game.session._state.hands[seat]) - before
        if got != cards:
            raise Stuck(f"a {FALSE[what]} cost {got} cards instead of {cards}")
        self.costs.append(f"{FALSE[what]} by {game.table.names[seat]}: {got} card{'s' * (got > 1)}")
        game.picture(what.replace("_", "-"))
        return True

    def _play(self, seat: int) -> None:
        """Whoever looks plays the first card that fits, or draws; every fourth time a call is forgotten."""
        game = self.evening
        table, press = game.table, game.hand(seat)
        choice, acts = table.choice, game.session.acts
        pad = table.keys.at(seat).on_pad
        game.picture("look-at-a-pad" if pad else "look-at-the-keyboard")
        if choice.stage == "colour":
            game.picture("naming-a-colour")
            press("confirm")
            return
        if choice.call_can_wait and not choice.call:
            self.forgets += 1
            if self.forgets % 4:
                game.own(seat, "act")
        hand = [card for card in table.view.hand.order if card in choice.playable]
        wanted = f"card.{hand[0]}" if hand else ""
        if not wanted:
            wanted = next(one for one in ("take", "keep", "draw") if (node := table.tree.find(one)) and node.focusable)
        game.reach(wanted, press)
        press("confirm")
        if game.session.acts == acts and choice.stage != "colour":
            game.turn(5)


def told(evening: Evening) -> tuple[list[str], list[str]]:
    """Return who did what how often, from what everybody was shown, and what nobody did."""
    counts: dict[str, Counter[int]] = {
        name: Counter() for name in ("plays", "jumps", "calls", "catches", "was caught", *FALSE.values())
    }
    for event in evening.session.public_feed().take():
        if isinstance(event, ev.Moved) and event.why in ("play", "jump"):
            counts["jumps" if event.why == "jump" else "plays"][event.src] += 1
        elif isinstance(event, ev.Moved) and event.why in FALSE:
            counts[FALSE[event.why]][event.dst] += 1
        elif isinstance(event, ev.Called) and event.due:
            counts["calls"][event.seat] += 1
        elif isinstance(event, ev.Caught) and event.good:
            counts["catches"][event.by] += 1
            counts["was caught"][event.seat] += 1
    keys = evening.table.keys
    lines = []
    for seat, name in enumerate(evening.table.names):
        where = f"pad {evening._pad_of(seat) + 1}" if keys.at(seat).on_pad else f"keys {' '.join(keys.at(seat).keys)}"
        lines.append(f"  {name} ({where}): " + ", ".join(f"{what} {count[seat]}" for what, count in counts.items()))
    return lines, [what for what in ("jumps", "calls", "catches") if not counts[what]]


def play(seed: int, language: str, out: Path) -> None:
    """Play the match and print what came of it. Raises Stuck."""
    evening = Evening(seed, language, out)
    real_window.give_focus()
    try:
        evening.sit_down()
        players, table = Players(evening), evening.table
        while evening.top.name != "match_result":
            if time.monotonic() > evening.give_up:
                raise Stuck(f"no end: {evening.top.name} {table.session.asked()}")
            players.step()
            if table not in evening.app.stack.scenes:
                evening.until(lambda: evening.top.name == "match_result", "no result")
        evening.turn(10)
        evening.picture("match-result")
        rounds = table.mirror.round_number
        print(f"{RULES}: a match of {rounds} round{'s' * (rounds > 1)}, {table.session.acts} acts, by keys and buttons")
        lines, undone = told(evening)
        print("\n".join(lines))
        print("What false ones cost: " + ("; ".join(players.costs) or "none happened"))
        print(f"Pads: {'plugged into SDL' if all(pad.real for pad in evening.pads) else 'posted events'}")
        print(f"{len(evening.pictures)} pictures in {out}")
        undone += [FALSE[one] for one in sorted(players.due_false)]
        if undone:
            raise Stuck(f"it never came to {', '.join(undone)}: try another --seed")
    finally:
        evening.app.close()


def main() -> None:
    """Start a screen, play, and tell."""
    parser = argparse.ArgumentParser(description="plays a match of four people in a real window")
    parser.add_argument("--out", type=Path, default=None, help="folder for pictures of the window")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="en")
    options = parser.parse_args()
    missing = real_window.what_is_missing()
    if missing:
        sys.exit(missing)
    out = options.out or Path(tempfile.mkdtemp(prefix="four-people-"))
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="house-rules-") as folder, real_window.screen():
        paths.set_data_dir(Path(folder))
        text.set_language(options.lang)
        try:
            play(options.seed, options.lang, out)
        except Stuck as stuck:
            sys.exit(f"stuck: {stuck}")


if __name__ == "__main__":
    main()
