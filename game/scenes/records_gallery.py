"""The states of records, saved matches and replays worth seeing; nothing of the user's is read for them."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game import __version__
from game.ai.characters import CHARACTERS
from game.engine import State
from game.engine.actions import NOBODY
from game.match import log, saves
from game.match.arena import Share
from game.match.found import PEOPLE
from game.match.ledger import Ledger
from game.match.log import Header, digest_line, header_text
from game.match.replay import Replay
from game.match.session import Session
from game.match.slots import PLACES, Kept
from game.match.statistics import Group, MatchRow, Statistics, Sums
from game.match.table import AT_ONCE, COMPUTER, HUMAN, SeatSetup, Table
from game.scenes.context import Context
from game.scenes.gallery import played, shown
from game.scenes.kept import KeptMatches
from game.scenes.records import PAGES, Records
from game.scenes.replay import ReplayScene
from game.scenes.replay_screen import HANDS
from game.scenes.scene import Scene

WHO = ("rabbit", "ox", "tiger", "monkey", "snake", "dragon", "pig", "goat", "dog", "rat")


class Sample(Statistics):
    """Statistics of somebody who has played for a while, made up."""

    def __init__(self) -> None:
        super().__init__(Ledger(Path(":memory:")))
        dice = Random(3)
        self._won = [dice.random() < 0.2 + 0.25 * at / 130 for at in range(130)]
        self._turns = sorted(round(abs(dice.gauss(44, 22))) + 6 for _ in self._won)
        self._drawn = sorted(round(abs(dice.gauss(4, 5))) for _ in self._won)

    def unread(self) -> list[Path]:
        """Nothing is left to read."""
        return []

    def people(self) -> list[str]:
        """Two have played."""
        return ["", "小明"]

    def overall(self, who: str | None = None) -> Share:
        """Return the share of all rounds."""
        return Share(sum(self._won), len(self._won))

    def matches_won(self, who: str | None = None) -> Share:
        """Return the share of matches."""
        return Share(9, 21)

    def history(self, who: str | None = None) -> list[bool]:
        """Return every round."""
        return self._won

    def chance(self, who: str | None = None) -> float:
        """Return what luck would give."""
        return 0.26

    def sums(self, who: str | None = None) -> Sums:
        """Return what was done."""
        return Sums(len(self._won), 1284, sum(self._drawn), 118, 14, 37, 12, 7)

    def by_rules(self, who: str | None = None) -> list[Group]:
        """Return some rule sets."""
        rules = (("official", 24, 60), ("console", 11, 33), ("official stack=any", 6, 20), ("flip", 5, 14))
        return [Group(text, Share(won, of)) for text, won, of in rules] + [Group("last-standing", Share(0, 3))]

    def by_level(self, who: str | None = None) -> list[Group]:
        """Return some levels."""
        return [Group("beginner", Share(19, 40)), Group("steady", Share(24, 75)), Group(PEOPLE, Share(3, 15))]

    def by_place(self, who: str | None = None) -> list[Group]:
        """Return four places."""
        return [Group(str(n), Share(14 - n, 33)) for n in range(1, 5)]

    def by_table(self, who: str | None = None) -> list[Group]:
        """Return two sizes."""
        return [Group("4", Share(36, 100)), Group("10", Share(2, 30))]

    def lengths(self, who: str | None = None) -> list[int]:
        """Return the turns of the rounds."""
        return self._turns

    def drawn(self, who: str | None = None) -> list[int]:
        """Return the cards drawn."""
        return self._drawn

    def matches(self) -> list[MatchRow]:
        """Return matches that ended in every way there is."""
        rows = [
            (str(saves.running_path()), "console", 4, 3, False, (), ""),
            ("a.match", "official", 5, 9, True, (0,), ""),
            ("b.match", "official stack=any target=200", 10, 4, True, (6,), ""),
            ("c.match", "official teams=2", 4, 6, True, (0, 2), ""),
            ("d.match", "flip", 3, 2, False, (), ""),
            ("e.match", "wildest", 6, 11, True, (), ""),
            ("f.match", "", 0, 0, False, (), "not_a_match"),
        ]
        return [
            MatchRow(
                path=Path(name),
                begun=f"2026-01-{28 - i:02d}T20:{i}5:00" if rules else "",
                rules=rules,
                seats=tuple(("", HUMAN if n == 0 else COMPUTER, WHO[n], "steady") for n in range(seats)),
                rounds=rounds,
                acts=400,
                over=over,
                winners=winners,
                totals=(),
                problem=problem,
            )
            for i, (name, rules, seats, rounds, over, winners, problem) in enumerate(rows)
        ]


class Bare(Sample):
    """Statistics of somebody who has only just come."""

    def overall(self, who: str | None = None) -> Share:
        """Nothing was played."""
        return Share(0, 0)

    def people(self) -> list[str]:
        """Nobody has played."""
        return []

    def matches(self) -> list[MatchRow]:
        """There are no files."""
        return []


def _page(page: str) -> None:
    shown(f"records_{page}")(lambda context: [Records(context, page, Sample())])


for _key, _words, _icon in PAGES:
    _page(_key)


@shown("records_empty")
def _records_empty(context: Context) -> list[Scene]:
    return [Records(context, "overview", Bare())]


class _Places(KeptMatches):
    """One match that can be gone on with, one that cannot, and an empty place."""

    def _look(self) -> dict[int, Kept | None]:
        seats = tuple(SeatSetup("", HUMAN if n == 0 else COMPUTER, WHO[n]) for n in range(5))
        header = Header(__version__, 1, Table("official stack=any target=200", seats))
        good = Kept(1, 1_780_000_000.0, header, 4, 231, (120, 44, 0, 187, 61))
        return dict(zip(PLACES, (good, Kept(2, 1_780_000_000.0, problem="act"), None), strict=True))


@shown("kept_title")
def _kept_title(context: Context) -> list[Scene]:
    return [_Places(context)]


@shown("kept_table")
def _kept_table(context: Context) -> list[Scene]:
    return [_Places(context, played(context, seats=3, rounds=0))]


@shown("kept_ask")
def _kept_ask(context: Context) -> list[Scene]:
    scene = _Places(context, played(context, seats=3, rounds=0))
    scene.asking = ("keep", 1)
    return [scene]


class _Lines:
    """A record that keeps the lines of a match."""

    problem = ""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def note(self, line: str) -> None:
        """Write down nothing: nobody is handed a seat."""

    def act(self, line: str, state: State) -> None:
        """Keep an act; every twentieth line is followed by a digest."""
        self.lines.append(line)
        if len(self.lines) == 20:
            self.lines.append(digest_line(20, state))

    def close(self, *, finished: bool) -> None:
        """Nothing is open."""


def replay_of(rules: str = "official", seats: int = 4, rounds: int = 3, seed: int = 7) -> Replay:
    """Return the replay of a match that computer players have just played, made without a file."""
    people = tuple(SeatSetup("", COMPUTER, WHO[n] if n < len(WHO) else tuple(CHARACTERS)[n]) for n in range(seats))
    table, kept = Table(rules, people, venue="teahouse"), _Lines()
    session = Session.new(table, seed, pace=AT_ONCE, record=kept)
    now, done = 0.0, 0
    while done < rounds and not session.over:
        now += 0.25
        session.step(now)
        if session.round_over:
            done += 1
            if done < rounds and not session.over:
                session.deal()
    header = Header(__version__, seed, table, "2026-01-28T20:15:00")
    return Replay(log.read((header_text(header) + "".join(f"{line}\n" for line in kept.lines)).encode("utf-8")))


def _replay(context: Context, replay: Replay, at: int, seat: int = NOBODY) -> ReplayScene:
    scene = ReplayScene(context, replay)
    replay.go(at)
    if seat != NOBODY:
        scene.table.seat, scene.table.all_open = seat, False
    return scene


@shown("replay")
def _replay_open(context: Context) -> list[Scene]:
    replay = replay_of("console")
    return [_replay(context, replay, replay.rounds[1].first + 20)]


@shown("replay_hands")
def _replay_hands(context: Context) -> list[Scene]:
    replay = replay_of("official", 10, 1)
    scene = _replay(context, replay, 30)
    scene.tab, scene.list_open = HANDS, True
    return [scene]


@shown("replay_ten")
def _replay_ten(context: Context) -> list[Scene]:
    return [_replay(context, replay_of("official", 10, 1), 60)]


@shown("replay_seat")
def _replay_seat(context: Context) -> list[Scene]:
    replay = replay_of("flip", 3, 2)
    return [_replay(context, replay, 25, 1)]


@shown("replay_end")
def _replay_end(context: Context) -> list[Scene]:
    replay = replay_of("official target=50", 4, 9)
    return [_replay(context, replay, replay.acts)]


@shown("replay_ask")
def _replay_ask(context: Context) -> list[Scene]:
    scene = _replay(context, replay_of(), 40)
    scene.asking = True
    return [scene]
