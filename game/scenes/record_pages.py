"""The pages of the records as rows of a list: what was won, where it was won, how long rounds are, the matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.engine.errors import RuleError
from game.match import keeping, saves
from game.match.arena import Share
from game.match.branch import known_character
from game.match.found import PEOPLE
from game.match.statistics import NEWEST, Group, MatchRow, Statistics, Streaks, Sums
from game.match.table import HUMAN
from game.narrate import preset_name
from game.rules import rule_set
from game.scenes.charts import Curve, Figure, Histogram, ShareBar, between, percent
from game.scenes.frame import section
from game.scenes.start import WHY_NOT
from game.text import N_, _, ngettext
from game.ui import paper
from game.ui.buttons import IconButton
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import CHECKED, HOVERED, PRESS, Act, Node
from game.ui.widgets import Text

GAP = 10.0
BAR = 104.0
"""Least width of a column with its numbers below."""


@dataclass(frozen=True)
class Records:
    """Everything the pages show, asked of the statistics once."""

    rounds: Share
    matches_won: Share
    streaks: Streaks
    sums: Sums
    curve: tuple[Share, ...]
    chance: float
    by_rules: tuple[Group, ...]
    by_level: tuple[Group, ...]
    by_place: tuple[Group, ...]
    by_table: tuple[Group, ...]
    lengths: tuple[int, ...]
    drawn: tuple[int, ...]
    matches: tuple[MatchRow, ...]

    @classmethod
    def of(cls, stats: Statistics, who: str | None) -> Records:
        """Ask for everything about the seats of one name, or of all people."""
        return cls(
            rounds=stats.overall(who),
            matches_won=stats.matches_won(who),
            streaks=stats.streaks(who),
            sums=stats.sums(who),
            curve=tuple(stats.curve(who)),
            chance=stats.chance(who),
            by_rules=tuple(stats.by_rules(who)),
            by_level=tuple(stats.by_level(who)),
            by_place=tuple(stats.by_place(who)),
            by_table=tuple(stats.by_table(who)),
            lengths=tuple(stats.lengths(who)),
            drawn=tuple(stats.drawn(who)),
            matches=tuple(stats.matches()),
        )


FIGURE = 20.0
"""How wide a large number with its words is at least, in sizes of its note."""


class Page:
    """Rows one under the other in a column."""

    def __init__(self, canvas: Canvas, column: Box) -> None:
        self.canvas, self.column = canvas, column
        self.rows: list[Node] = []
        self.y = column.y

    def place(self, h: float) -> Box:
        """Return the next place of that height."""
        box = Box(self.column.x, self.y, self.column.w, h)
        self.y += h + GAP
        return box

    def heading(self, node_id: str, words: str) -> None:
        """Add a small red heading."""
        self.rows.append(section(self.canvas, node_id, self.place(34), words))

    def note(self, node_id: str, words: str) -> None:
        """Add a sentence."""
        lines = self.canvas.lines(words, self.column.w - 12, 19)
        for i, line in enumerate(lines):
            box = Box(self.column.x + 6, self.y, self.column.w - 12, 28)
            self.rows.append(Text(f"{node_id}.{i}", box, line, 19, "ui", "ink2"))
            self.y += 28
        self.y += GAP

    def figures(self, figures: Sequence[tuple[str, str, str, str]]) -> None:
        """Add large numbers side by side, as many as fit: id, name, number, note."""
        across = max(1, min(len(figures), int(self.column.w // (FIGURE * self.canvas.grown(18)))))
        for i in range(0, len(figures), across):
            line = figures[i : i + across]
            for (node_id, name, number, note), box in zip(line, self.place(138).columns(across, GAP), strict=False):
                self.rows.append(Figure(node_id, box, name, number, note))

    def bars(self, node_id: str, title: str, groups: Sequence[Group], name: Callable[[str], str], luck: float) -> None:
        """Add a heading and a bar for each group."""
        if not groups:
            return
        self.heading(node_id, title)
        for i, group in enumerate(groups):
            box = self.place(ShareBar.height(self.column.w))
            self.rows.append(ShareBar(f"{node_id}.{i}", box, name(group.key), group.share, luck))
        self.y += GAP


def overview(page: Page, records: Records) -> None:
    """Fill the page of what was won and done."""
    rounds, matches, streaks, sums = records.rounds, records.matches_won, records.streaks, records.sums
    won = _("{won} of {n} · {between}")
    rows = [
        (
            *("rounds", _("Rounds won"), percent(rounds.share)),
            won.format(won=rounds.won, n=rounds.played, between=between(rounds)),
        ),
        (
            *("matches", _("Matches won"), percent(matches.share) if matches.played else "–"),
            won.format(won=matches.won, n=matches.played, between=between(matches)) if matches.played else "",
        ),
        ("streak", _("Won in a row"), str(streaks.best), _("now {n}").format(n=streaks.now)),
        ("without", _("Longest without a win"), str(streaks.worst), ""),
    ]
    page.figures(rows)
    page.note("between", _("Beside a share stands where the true one lies, with 95 % certainty."))
    if records.curve:
        page.heading("curve.title", _("Rounds won among the last {n}").format(n=NEWEST))
        name = _("Rounds won among the last {n}").format(n=NEWEST)
        page.rows.append(Curve("curve", page.place(300), name, records.curve, records.chance))
    page.heading("done.title", _("At the table"))
    each = sums.drawn / max(1, sums.rounds)
    caught = sums.caught + sums.calls
    right = f"{sums.challenges_right}/{sums.challenges}" if sums.challenges else "–"
    page.figures(
        [
            ("drawn", _("Cards drawn"), f"{each:.1f}", _("in a round")),
            ("calls", _("Calls made"), str(sums.calls), _("of {n} that were due").format(n=caught)),
            ("catches", _("Others caught"), str(sums.catches), ""),
            ("challenges", _("Challenges right"), right, ""),
        ]
    )


def shares(page: Page, records: Records) -> None:
    """Fill the page of where rounds were won."""
    page.note("legend", _("Bar: rounds won. Line with ends: where the true share lies, 95 %. Dashes: luck alone."))
    page.bars("rules", _("By rule set"), together(records.by_rules, kind_of_rules), str, records.chance)
    page.bars("level", _("By the strongest opponent"), records.by_level, level_name, records.chance)
    page.bars("place", _("By who plays first"), records.by_place, place_name, records.chance)
    page.bars("table", _("By players at the table"), records.by_table, table_name, 0.0)


def together(groups: Sequence[Group], name: Callable[[str], str]) -> list[Group]:
    """Return the groups with those made one that have the same name, the largest first."""
    found: dict[str, Share] = {}
    for group in groups:
        before = found.get(name(group.key), Share(0, 0))
        found[name(group.key)] = Share(before.won + group.share.won, before.played + group.share.played)
    return sorted((Group(key, share) for key, share in found.items()), key=lambda one: -one.share.played)


def lengths(page: Page, records: Records) -> None:
    """Fill the page of how long rounds are and how many cards are drawn."""
    turns, drawn = records.lengths, records.drawn
    bars = max(3, min(12, int(page.column.w // BAR)))
    page.heading("turns.title", _("Turns in a round"))
    page.note("turns.note", _middle(turns))
    page.rows.append(Histogram("turns", page.place(300), _("Turns in a round"), turns, bars))
    page.heading("drawn.title", _("Cards drawn in a round"))
    page.note("drawn.note", _middle(drawn))
    page.rows.append(Histogram("drawn.chart", page.place(300), _("Cards drawn in a round"), drawn, bars))


def _middle(values: Sequence[int]) -> str:
    words = _("Half of all rounds have at most {n}; the least is {least}, the most {most}.")
    return words.format(n=values[(len(values) - 1) // 2], least=values[0], most=values[-1])


def matches(
    page: Page, records: Records, open_match: Callable[[MatchRow], Act], keep: Callable[[MatchRow], Act]
) -> None:
    """Fill the page of the matches; `keep` marks one to be kept, or takes its mark off."""
    words = _("The newest {n} matches stay; older ones are thrown away, unless their star is lit.")
    page.note("matches.note", words.format(n=keeping.MOST))
    tall = 84.0 if page.column.w >= 900 else 128.0
    for i, row in enumerate(records.matches):
        place = page.place(tall)
        wide = tall < 100
        star = Box(place.right - 52, place.y + 19, 52, 46) if wide else Box(place.right - 70, place.bottom - 54, 52, 46)
        line = MatchLine(f"match.{i}", Box(place.x, place.y, place.w - (64 if wide else 0), tall), row, open_match(row))
        page.rows.append(line)
        if not saves.is_running(row.path):
            mark = Star(f"keep.{i}", star, keeping.is_kept(row.path), keep(row))
            page.rows.append(mark) if wide else line.add(mark)


# Names -------------------------------------------------------------------------------------------------------------
def rules_name(rules: str) -> str:
    """Return what a rule set is called: its preset, and how many switches are not as there."""
    try:
        found = rule_set(rules)
    except RuleError:
        return rules or _("unknown rules")
    name = preset_name(found.preset)
    changed = len(found.differences_from_preset())
    return _("{name}, {n} changed").format(name=name, n=changed) if changed else name


def kind_of_rules(rules: str) -> str:
    """Return the preset of a rule set, and whether anything is not as there."""
    try:
        found = rule_set(rules)
    except RuleError:
        return _("unknown rules")
    name = preset_name(found.preset)
    return _("{name}, changed").format(name=name) if found.differences_from_preset() else name


def level_name(level: str) -> str:
    """Return what a level is called."""
    if level == PEOPLE:
        return _("People only")
    return _(LEVELS[level].name) if level in LEVELS else level


def place_name(place: str) -> str:
    """Return who it is that plays first, second and so on."""
    return _("Plays first") if place == "1" else _("No. {n} to play").format(n=place)


def table_name(seats: str) -> str:
    """Return how many sat at a table."""
    return _("{n} players").format(n=seats)


def person_name(name: str) -> str:
    """Return what a person is called who has or has not typed a name."""
    return name or _("You")


class Star(IconButton):
    """Lit where a match is kept, whatever its age; pressed, it is kept or let go."""

    role = "switch"

    def __init__(self, node_id: str, bounds: Box, on: bool, press: Act) -> None:
        words = _("Kept, however old it gets") if on else _("Keep this match")
        super().__init__(node_id, bounds, "star", words, press, "plain")
        self.focus_pad = 4
        if on:
            self.state.add(CHECKED)

    def paint(self, canvas: Canvas) -> None:
        """Draw the square, and the star in gold where it is lit."""
        super().paint(canvas)
        on = CHECKED in self.state
        paper.icon(canvas, "star", *self.bounds.centre, self.bounds.h * 0.32, "differs_bar" if on else "row_edge")


UNFINISHED = N_("not finished")


class MatchLine(Node):
    """A match in the list: when, which rules, who, how it ended; pressed, it is opened."""

    role = "button"

    def __init__(self, node_id: str, bounds: Box, row: MatchRow, press: Act) -> None:
        self.row = row
        self.when = row.begun.replace("T", " ")[:16]
        self.result = match_result(row)
        name = f"{self.when}  {rules_name(row.rules) if row.rules else row.path.name}".strip()
        super().__init__(node_id, bounds, name=name, value=self.result, actions={PRESS: press})
        self.focus_pad = 4

    def paint(self, canvas: Canvas) -> None:
        """Draw the row; in a narrow one the heads stand below."""
        box, row = self.bounds, self.row
        paper.row(canvas, box, lit=HOVERED in self.state)
        wide = box.h < 100
        y = box.y + (30 if wide else 28)
        rules = rules_name(row.rules) if row.rules else row.path.name
        note = ngettext("{n} round", "{n} rounds", row.rounds).format(n=row.rounds) if row.rounds else ""
        left = 0.42 * box.w if wide or not row.seats else 0.6 * box.w
        canvas.text(box.x + 20, y, rules, 22, "bold", max_width=left - 40)
        canvas.text(box.x + 20, y + 28, f"{self.when}  {note}", 18, "ui", "ink2", max_width=left - 30)
        room = Box(box.x + left, box.y, 0.26 * box.w, box.h) if wide else Box(box.x + 20, y + 46, box.w - 110, 46)
        self._heads(canvas, room)
        tone = "ok_deep" if row.over and any(row.seats[seat][1] == HUMAN for seat in row.winners) else "ink"
        right = box.right - 62
        width = right - (room.right if wide and row.seats else box.x + left) - 14
        canvas.text(right, y + (12 if wide else 6), self.result, 20, "bold", tone, "right", max_width=width)
        paper.icon(canvas, "next", box.right - 32, box.y + box.h / 2, 10, "edge")

    def _heads(self, canvas: Canvas, room: Box) -> None:
        seats = self.row.seats
        step = min(50.0, room.w / max(1, len(seats)))
        d = min(44.0, step + 8)
        for seat, (_name, kind, character, _level) in enumerate(seats):
            x = room.x + step * seat + d / 2
            won = seat in self.row.winners
            if won:
                paper.burst_shape(canvas, x, room.y + room.h / 2, d * 0.5, d * 0.62, 16, "differs")
            mood = "happy" if won else "calm"
            paper.head(canvas, known_character(character, seat), mood, x, room.y + room.h / 2, d)
            if kind == HUMAN:
                paper.bar(canvas, Box(x - d * 0.25, room.y + room.h / 2 + d * 0.58, d * 0.5, 5), "main")


def match_result(row: MatchRow) -> str:
    """Return how a match came out, in words."""
    if row.problem:
        return _(WHY_NOT.get(row.problem, N_("it is damaged")))
    if saves.is_running(row.path):
        return _("in progress")
    if not row.over:
        return _(UNFINISHED)
    if not row.winners:
        return _("nobody won alone")
    names = []
    for seat in row.winners:
        name, kind, character, _level = row.seats[seat]
        own = _("You") if kind == HUMAN else _(CHARACTERS[known_character(character, seat)].name)
        names.append(name or own)
    return _("{name} won").format(name=" + ".join(names)) if names != [_("You")] else _("You won")
