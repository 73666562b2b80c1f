"""Rounds with players that do wrong: none stalls, each ends by the rules, every fault is kept and can be repeated.

The rounds are played by a real session whose players think in a real worker process. Raising and lying players do
nothing else; hanging and dying ones play well most of the time, since each of their faults costs a process. Of every
round the log is read and played again, which must lead to the same table, with the round over. Of every fault the
line written to the user's folder is read again and its question is put to the same player once more, who must do the
same wrong (hanging and dying are then only announced).

A process that hangs or dies is replaced by another, which costs most of the time. With --fork, where the system has it,
the new one is a copy of this one and need not load anything; the game itself always starts its processes anew.

By hand:  python -m tests.match.faults --rounds 1000 [--kind raising] [--seed 1] [--fork]
"""

from __future__ import annotations

import argparse
import multiprocessing
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random

from game import __version__, paths
from game.ai.levels import player
from game.ai.player import Choice, Player, reminded
from game.engine import Action, Observation, State
from game.match.faults import FILE, Fault, keep_fault, read_faults
from game.match.log import Header, digest_line, header_text, play, read
from game.match.question import Question
from game.match.session import Session
from game.match.table import AT_ONCE, COMPUTER, SeatSetup, Table
from game.match.worker import MOST_STARTS_FAILED, SECONDS_TO_START, Worker
from tests.match.bad_players import Dying, Hanging, Lying, Raising

KINDS = {"raising": Raising, "hanging": Hanging, "dying": Dying, "lying": Lying}
FAULTS = {"raising": {"raised"}, "hanging": {"late"}, "dying": {"died"}, "lying": {"nonsense", "refused"}}
"""By kind of player the kinds of fault it is found out by."""

SHARES = {"raising": 1.0, "hanging": 0.03, "dying": 0.06, "lying": 1.0}
"""How many of its answers are wrong ones."""

BAD, GOOD = "rat", "steady"
"""The character that does wrong at whichever seat, and the level of the others."""

RULES = ("official", "wildest", "gang", "tavern", "flip", "console", "attack", "pairs")
SECONDS_PER_ACT = 0.4
SLOW = "late through no fault of its own"
"""What a good answer is that comes too late because the machine is busy: the simplest player acts here too."""

STALLED = MOST_STARTS_FAILED * SECONDS_TO_START + 30.0
"""Seconds without an act after which a round has stalled: on a busy machine so many processes may begin too slowly, and
then the thinking is done without one.
"""
REPORTED = 100
"""After so many rounds a long run says how far it has come."""


class Announced(Exception):
    """A player about to hang or to die says so instead."""


class Sometimes:
    """Plays well, but for a share of its answers, which the question's own seed chooses."""

    def __init__(self, kind: str, share: float, announce: bool) -> None:
        self._bad, self._good = KINDS[kind](), player(GOOD, BAD)
        self._share, self._announce = share, announce and kind in ("hanging", "dying")

    def _of(self, rng) -> Player:
        if rng.random() >= self._share:
            return self._good
        if self._announce:
            raise Announced
        return self._bad

    def choose(self, observation: Observation, legal: Sequence[Action], rng) -> Choice:
        return self._of(rng).choose(observation, legal, rng)

    def react(self, observation: Observation, legal: Sequence[Action], rng) -> Choice:
        return self._of(rng).react(observation, legal, rng)


def make_player(level: str, character: str, *, kind: str, announce: bool = False) -> Player:
    """The player that does wrong, or a good one for every other character."""
    return Sometimes(kind, SHARES[kind], announce) if character == BAD else player(level, character)


class Lines:
    """A match written down in memory."""

    problem = ""

    def __init__(self, table: Table, seed: int) -> None:
        self.text = header_text(Header(__version__, seed, table))
        self.acts = 0

    def act(self, line: str, state: State) -> None:
        self.acts += 1
        self.text += f"{line}\n"
        if state.round_over:
            self.text += f"{digest_line(self.acts, state)}\n"

    def note(self, line: str) -> None:
        self.text += f"{line}\n"

    def close(self, *, finished: bool) -> None:
        self.finished = finished


def table_of(number: int) -> Table:
    """Two to six seats, every second of which does wrong."""
    count = 2 + number % 5
    characters = [BAD if seat % 2 == 0 else "goat" for seat in range(count)]
    return Table(RULES[number % len(RULES)], tuple(SeatSetup("", COMPUTER, one, GOOD) for one in characters))


def play_round(kind: str, worker: Worker, number: int, seed: int) -> list[str]:
    """Play one round; returns which wrong was done in it. Raises AssertionError when it stalls or ends otherwise."""
    table, faults = table_of(number), []

    def noted(fault: Fault) -> None:
        faults.append(fault)
        keep_fault(fault)

    lines = Lines(table, seed)
    session = Session.new(table, seed, pace=AT_ONCE, record=lines, thinker=worker, on_fault=noted)
    where = f"{kind}, round {number}, seed {seed}"
    last = time.monotonic()
    while not session.round_over:
        now = time.monotonic()
        if session.step(now):
            last = now
        else:
            assert now - last < STALLED, f"{where}: stalled after {session.acts} acts"
            time.sleep(0.0005)
    while worker._current is not None or worker._queue:
        worker.poll(time.monotonic())  # what is still being thought about must not be taken for an answer of the next
        time.sleep(0.0005)
    again = play(read(lines.text.encode("utf-8")))
    assert again.acts == session.acts, where
    assert again.state.round_over, where
    assert again.state.digest() == session._state.digest(), where
    return check_faults(kind, faults, where)


def check_faults(kind: str, faults: list[Fault], where: str) -> list[str]:
    """Every fault was written down whole, is of the right kind, and comes again; returns the kinds."""
    kinds = []
    (paths.user_state() / f"{FILE}.1").unlink(missing_ok=True)  # begun anew while this round was played
    kept = read_faults()
    for fault in faults:
        assert fault.detail, where
        if fault.kind == "late" and not (kind == "hanging" and does_wrong(kind, fault.question)):
            kinds.append(SLOW)
            continue
        kinds.append(fault.kind)
        assert fault.kind in FAULTS[kind], f"{where}: {fault.kind} {fault.detail}"
        assert fault.question.character == BAD, f"{where}: {fault.kind} by a player that does no wrong"
        assert does_wrong(kind, fault.question), f"{where}: the fault does not come again"
    written = [fault.question for fault in kept[-len(faults) :]] if faults else []
    assert written == [fault.question for fault in faults[-len(written) :]], f"{where}: not what was written down"
    return kinds


def does_wrong(kind: str, question: Question) -> bool:
    """Say whether the player does wrong when the question is put to it once more."""
    mind = reminded(make_player(question.level, question.character, kind=kind, announce=True), question.memory)
    ask = mind.react if question.side else mind.choose
    try:
        choice = ask(question.observation, question.legal, Random(question.rng))
    except (Announced, ValueError):
        return kind != "lying"
    return kind == "lying" and choice.action not in question.legal


def play_rounds(kind: str, rounds: int, seed: int = 1, folder: Path | None = None, say=lambda words: None):
    """Play rounds with one kind of player; returns a Counter of the faults by their kinds."""
    worker = Worker(partial(make_player, kind=kind), SECONDS_PER_ACT)
    found: Counter[str] = Counter()
    before = paths._data_dir
    with tempfile.TemporaryDirectory(prefix="faults-") as temporary:
        paths.set_data_dir(folder or Path(temporary))
        try:
            for number in range(rounds):
                found.update(play_round(kind, worker, number, seed + number))
                if (number + 1) % REPORTED == 0:
                    say(f"{kind}: {number + 1} rounds, {found.total()} faults")
        finally:
            worker.close()
            paths.set_data_dir(before)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--kind", choices=tuple(KINDS), action="append")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fork", action="store_true")
    args = parser.parse_args()
    if args.fork:
        context = multiprocessing.get_context("fork")
        multiprocessing.get_context = lambda _method: context
    for kind in args.kind or KINDS:
        began = time.monotonic()
        found = play_rounds(kind, args.rounds, args.seed, say=partial(print, flush=True))
        words = ", ".join(f"{count} {name}" for name, count in sorted(found.items()))
        seconds = time.monotonic() - began
        print(f"{kind}: {args.rounds} rounds, none stalled; faults: {words}; {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
