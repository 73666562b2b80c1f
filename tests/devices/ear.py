"""By what is read aloud alone: somebody who gets the lines of the voice, one after the other, and presses keys.

Nothing here looks at a tree, a table or a picture. `Headset` is the only thing that knows the window.
"""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pygame

from game.scenes.narration import Reader
from tests.devices.hand import Stuck
from tests.devices.window import Window

COLOURS = ("red", "yellow", "green", "blue", "pink", "teal", "orange", "violet")
CARD = re.compile(r"^(?P<name>.+), card, (?P<n>\d+) of (?P<all>\d+)(?P<fits>, can be played)?(, chosen)?")
LAID = re.compile(r"^(?:You play|.+? plays|You jump in with|.+? jumps in with) (?P<cards>.+?)[.!]$")
PATIENCE = 400
ASK_AGAIN = 12
"""Beats of silence after which one asks how things stand."""


class Headset:
    """Keys in, words out."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.reader = Reader()
        window.app.context.reader = self.reader
        self.said: list[str] = []

    def key(self, name: str) -> list[str]:
        """Press a key; return what is said then."""
        values = {"key": pygame.key.key_code(name), "mod": 0, "unicode": "", "scancode": 0}
        self.window.send(pygame.event.Event(pygame.KEYDOWN, **values))
        return self._heard()

    def wait(self) -> list[str]:
        """Let time pass; return what is said meanwhile."""
        self.window.wait()
        return self._heard()

    def _heard(self) -> list[str]:
        lines = [line.removeprefix("! ") for line in self.reader.spoken.lines]
        self.reader.spoken.lines.clear()
        self.said += lines
        return lines


class Ear:
    """Plays a match by ear. `met` counts what was asked; `doubts` what was said and did not come true."""

    def __init__(self, headset: Headset, seed: int) -> None:
        self.headset, self.random = headset, Random(seed)
        self.met: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.doubts: list[str] = []
        self.rounds = 0
        self.top, self.colour, self.question, self.over = "", "", "", False
        self._known = False
        """Whether the pile is what was heard: after several cards laid at once one asks."""

    # Menus ---------------------------------------------------------------------------------------------------------
    def find(self, words: str) -> str:
        """Press Tab until something of that name is read; return what is said of it."""
        for line in self.headset.said[-1:]:
            if line.startswith(words):
                return line
        for _press in range(200):
            for line in self.headset.key("tab"):
                if line.startswith(words):
                    return line
        raise Stuck(f"{words!r} is never read out; the last words: {self.headset.said[-12:]}")

    def set_table(self, preset: str, length: str) -> None:
        """From the title to the deal."""
        self.headset.wait()
        self.find("New table")
        self.headset.key("return")
        self.find(preset)
        self.headset.key("return")
        row = self.find("Length") if length else ""
        for _step in range(6):
            if length in row:
                break
            row = " ".join(self.headset.key("left"))
        self.find("Deal")
        self.listen(self.headset.key("return"))
        self.find("Deal")
        self.listen(self.headset.key("return"))

    # Listening -----------------------------------------------------------------------------------------------------
    def listen(self, lines: list[str]) -> None:
        """Take in what is said."""
        for line in lines:
            laid = LAID.match(line)
            if line.startswith("The first card is "):
                self._see(line.removeprefix("The first card is ").rstrip("."))
            elif " The top is " in line:
                self._see(line.split(" The top is ")[1].rstrip("."))
            elif line.startswith("On the pile: "):
                self._see(line.removeprefix("On the pile: ").rstrip("."))
            elif line.startswith("The colour is ") and line.endswith("."):
                self.colour = line.removeprefix("The colour is ").rstrip(".")
            elif line.endswith("no longer counts."):
                self._known = False
            elif laid:
                cards = re.split(r", | and ", laid["cards"])
                self._see(cards[-1])
                self._known = len(cards) == 1
            elif _asks(line):
                self.question = line
            elif line.endswith("…"):
                self.question = ""

    def _see(self, card: str) -> None:
        self.top, self._known = card, True
        self.colour = card.split()[0] if card.split()[0] in COLOURS else ""

    # Playing -------------------------------------------------------------------------------------------------------
    def match(self) -> None:
        """Play until the title is read out again."""
        quiet = 0
        while not self.over:
            if self.question:
                quiet = 0
                question, self.question = self.question, ""
                self._answer(question)
                continue
            lines = self.headset.wait()
            self.listen(lines)
            quiet = 0 if lines else quiet + 1
            if quiet and quiet % ASK_AGAIN == 0:
                self.met["silence: asks how things stand"] += 1
                self.listen(self.headset.key("t"))
            if quiet > PATIENCE:
                raise Stuck(f"nothing is said any more; the last words: {self.headset.said[-12:]}")

    def _answer(self, asked: str) -> None:
        for begin, name, act in _ANSWERS:
            if re.search(begin, asked):
                self.met[name] += 1
                self.done[name] += 1
                act(self, asked)
                return
        raise Stuck(f"no answer to {asked!r}")

    def _press(self, *keys: str) -> None:
        for key in keys:
            self.listen(self.headset.key(key))

    def _enter(self, asked: str) -> None:
        self._press("return")

    def _next_round(self, asked: str) -> None:
        self.rounds += 1
        self._press("return")

    def _leave(self, asked: str) -> None:
        self.rounds += 1
        self.find("Title")
        self.over = any(line.startswith("House Rules") for line in self.headset.key("return"))
        if not self.over:
            raise Stuck(f"the title is not read out: {self.headset.said[-6:]}")

    def _turn(self, asked: str) -> None:
        """Go along the hand, hear every card, and play one that fits by what was heard."""
        if "press the call" in asked:
            self.met["call, with the card"] += 1
            self._press("u")
            self.done["call, with the card"] += 1
        plain = "answer" not in asked
        if not self._known:
            self._press("t")
        cards = self._hand()
        fit = [place for place, (_name, fits) in enumerate(cards) if fits]
        wrong = [cards[place][0] for place in fit if plain and self._known and not self._fits(cards[place][0])]
        if wrong:
            self.doubts.append(f"{wrong} on {self.top} ({self.colour}); {self.headset.said[-3:]}")
        if not fit:
            self._press("d")
            return
        place = self.random.choice(fit)
        self.met["card"] += 1
        if not self._back_to(cards[place][0], len(cards) - 1 - place):
            return
        before = len(self.headset.said)
        self._press("return")
        self.done["card"] += not any("fit" in line for line in self.headset.said[before:] if "card," not in line)

    def _back_to(self, card: str, steps: int) -> bool:
        """Go back along the hand; return whether the card was read: somebody may have acted meanwhile."""
        last = card if not steps else ""
        for _step in range(steps):
            lines = self.headset.key("left")
            self.listen(lines)
            last = next((found["name"] for line in reversed(lines) if (found := CARD.match(line))), last)
        return last == card and not self.question

    def _hand(self) -> list[tuple[str, bool]]:
        """Hear every card from the first to the last."""
        self.listen(self.headset.key("home"))
        self.headset.key("t")
        cards: list[tuple[str, bool]] = []
        lines = self.headset.said[-1:]
        for _step in range(80):
            heard = [found for line in lines if (found := CARD.match(line))]
            if heard:
                cards.append((heard[-1]["name"], bool(heard[-1]["fits"])))
                if heard[-1]["n"] == heard[-1]["all"]:
                    return cards
            lines = self.headset.key("right")
            self.listen(lines)
            if self.question and not heard:
                break
        return cards

    def _fits(self, card: str) -> bool:
        """Say whether a card fits by what has been heard of the pile: colour, symbol, or a wild."""
        colour, _space, symbol = card.partition(" ")
        if colour not in COLOURS:
            return True
        over, _space, top = self.top.partition(" ")
        top = top if over in COLOURS else ""
        like = {"blank": "0"}
        return colour == self.colour or like.get(symbol, symbol) == like.get(top, top)

    def _penalty(self, asked: str) -> None:
        """Answer, challenge or take."""
        ways = [word for word in ("challenge", "answer", "take") if word in asked] or ["take"]
        way = self.random.choice(ways)
        self.met[f"penalty: {way}"] += 1
        self.done[f"penalty: {way}"] += 1
        if way == "answer":
            self._turn(asked)
        else:
            self._press("x" if way == "challenge" else "d")

    def _drawn(self, asked: str) -> None:
        self._press("return" if "and it fits" in asked and self.random.random() < 0.8 else "k")

    def _jump(self, asked: str) -> None:
        self._press(self.random.choice("jjk"))

    def _seat(self, asked: str) -> None:
        self._press(*self.random.choice(((), ("right",), ("left",))), "return")


_ANSWERS = (
    (r"^The match is over", "result of the match", Ear._leave),
    (r"^Round \d+ is over", "result of a round", Ear._next_round),
    (r"^Resume, button", "pause", Ear._enter),
    (r"^Close and play on, button", "hand shown after a challenge", Ear._enter),
    (r"^Done, carry on, button", "dare read out", Ear._enter),
    (r"^Choose a colour", "colour", Ear._enter),
    (r"choose whose hand|choose who has|^Choose a player", "seat", Ear._seat),
    (r"^Cards go together|^Discard all:", "several cards", Ear._enter),
    (r"^You drew", "drawn card", Ear._drawn),
    (r"^Your turn: (answer|challenge)|take .+ or challenge|^You have to take", "penalty", Ear._penalty),
    (r"nothing fits", "draw", lambda ear, asked: ear._press("d")),
    (r"^Your turn", "turn", Ear._turn),
    (r"^Identical", "jump in", Ear._jump),
    (r"has not called", "catch", lambda ear, asked: ear._press("c")),
    (r"^You have one card|^One card left", "call, out of turn", lambda ear, asked: ear._press("u")),
)
"""What a line that asks begins with, what it is called, what is done."""


def _asks(line: str) -> bool:
    return line != "Your turn." and any(re.search(begin, line) for begin, _name, _act in _ANSWERS)
