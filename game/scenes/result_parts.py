"""What the screens after a round and after a match are made of: rows of hands, the chart of totals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from game.ai.characters import CHARACTERS
from game.engine.actions import NOBODY
from game.engine.events import MatchEnded, Moved, RoundEnded, RoundStarted, TurnSet
from game.match.hand_counts import HandCounts
from game.match.session import Session
from game.match.table import HUMAN, SeatSetup
from game.narrate.people import team_named
from game.scenes.card_picture import draw_hand
from game.scenes.score_number import ROUND, TOTAL, Number
from game.text import _
from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.pig import doodles
from game.ui.widgets import Drawing, Head, Row, Text

LINES = (
    *(("#C8402F", 9.0, 6.0), ("#2F6FA8", 0.0, 0.0), ("#B87A0B", 14.0, 4.0), ("#2F8D6F", 2.0, 8.0)),
    *(("#7A3F1A", 12.0, 5.0), ("#7E1F55", 5.0, 5.0), ("#24135C", 18.0, 6.0), ("#0E7A70", 3.0, 4.0)),
    *(("#806852", 10.0, 10.0), ("#2A1B14", 1.0, 6.0)),
)
"""Colour, dash and gap of each seat's line in the chart: never colour alone."""

HEADS_OF_A_TEAM = 34.0
"""How far the heads of partners lie from each other at the end of their line."""


class Results(NamedTuple):
    """What a match has come to. `history` holds the totals after each round, `rounds` what every round ended with."""

    seats: tuple[SeatSetup, ...]
    rounds: tuple[RoundEnded, ...]
    history: tuple[tuple[int, ...], ...]
    last_face: int
    plays: int
    winner: int
    over: bool
    hands: tuple[tuple[int, ...], ...] = ()
    """How many cards everybody held in the last round: at the first turn, after every play, at the end; empty
    for a table that was laid out and not dealt."""

    @property
    def last(self) -> RoundEnded:
        """The round that has just ended."""
        return self.rounds[-1]


def results_of(session: Session, seat: int = 0) -> Results:
    """Return what a session has come to, as `seat` was shown it. At least one round must be over."""
    rounds: list[RoundEnded] = []
    last_face, plays, winner, over = -1, 0, NOBODY, False
    counts, hands = HandCounts(len(session.seats)), list[tuple[int, ...]]()
    for event in session.feed(seat).take():
        counts.fold(event)
        if isinstance(event, RoundStarted):
            last_face, plays = -1, 0
            hands.clear()
        elif isinstance(event, TurnSet) and not hands:
            hands.append(counts.now)
        elif isinstance(event, Moved) and event.why in ("play", "jump"):
            last_face, plays = event.faces[-1], plays + 1
            hands.append(counts.now)
        elif isinstance(event, RoundEnded):
            rounds.append(event)
            hands.append(counts.now)
        elif isinstance(event, MatchEnded):
            winner, over = event.winner, True
    history = ((0,) * len(rounds[-1].totals), *(one.totals for one in rounds))
    return Results(
        session.seats, tuple(rounds), history, last_face, plays, winner, over, tuple(hands) if counts.now else ()
    )


def seat_name(seats: Sequence[SeatSetup], seat: int) -> str:
    """Return what a seat is called: what was typed, else the character's own name; a person without a name is “You”."""
    setup = seats[seat]
    if setup.name:
        return setup.name
    alone = sum(one.kind == HUMAN for one in seats) == 1
    return _("You") if setup.kind == HUMAN and alone else _(CHARACTERS[setup.character].name)


def side_of(ended: RoundEnded, seat: int, seats: int) -> int:
    """Return whose total a seat's points go to: its team's where there are teams, else its own."""
    sides = len(ended.totals)
    return seat % sides if 0 < sides < seats else seat


def total_of(ended: RoundEnded, seat: int, seats: int) -> int:
    """Return what a seat, or its team, has in all."""
    at = side_of(ended, seat, seats)
    return ended.totals[at] if at < len(ended.totals) else 0


def score_of(ended: RoundEnded, seat: int, seats: int) -> int:
    """Return what a seat, or its team, got in the round."""
    scores = ended.round_scores
    at = seat if len(scores) == seats else side_of(ended, seat, seats)
    return scores[at] if at < len(scores) else 0


def signed(points: int) -> str:
    """Return points as they are written where somebody gets them."""
    return f"+{points}" if points else "0"


def members_of(results: Results, side: int) -> tuple[int, ...]:
    """Return the seats whose points go to the total of that number: one, or all of a team."""
    seats = range(len(results.seats))
    return tuple(seat for seat in seats if side_of(results.last, seat, len(seats)) == side)


class Marks(Protocol):
    """What a seat has collected in the match beside points."""

    def pigs(self, seat: int) -> int:
        """Return how many pigs a seat has."""

    def pigs_words(self, seat: int) -> str:
        """Return the pigs of a seat in words."""

    def out(self, seat: int) -> bool:
        """Say whether a seat is out of the match."""

    def counts_cards(self) -> bool:
        """Say whether the cards left in the hands are worth anything."""

    def counts_points(self) -> bool:
        """Say whether anybody gets points at all."""


def hand_row(
    box: Box,
    results: Results,
    seat: int,
    colour_set: str,
    columns: tuple[float, float],
    open_number: Callable[[str, int], None],
    marks: Marks,
) -> Node:
    """Return a seat's row: head, name, open hand, points of the round, total. `columns` are the right edges of both.

    `open_number` is called with what was pressed (`score_number`) and the seat.
    """
    ended = results.last
    setup = results.seats[seat]
    won = seat == ended.winner
    row = Row(f"seat.{seat}", box, marked=won, name=seat_name(results.seats, seat))
    d = min(88.0, box.h - 20)
    middle = box.y + box.h / 2
    worst = max(ended.hand_values) if ended.hand_values else 0
    value = ended.hand_values[seat] if seat < len(ended.hand_values) else 0
    gained = score_of(ended, seat, len(results.seats))
    by_cards = marks.counts_cards()
    with_winner = bool(gained) and (gained != value or not by_cards)
    mood = "happy" if won or with_winner else "upset" if value and value == worst else "calm"
    place = Box(box.x + 22, middle - d / 2, d, d)
    row.add(Head(f"seat.{seat}.head", place, setup.character, mood))
    pigs = marks.pigs(seat)
    if pigs:
        words = marks.pigs_words(seat)
        row.add(Drawing(f"seat.{seat}.pigs", place, partial(_pigs, pigs), name=words, role="image"))
    left = box.x + 22 + d + 14
    below = marks.pigs_words(seat) or (_("Out of the match") if marks.out(seat) else "")
    up = 32 if below else 18
    row.add(Text(f"seat.{seat}.name", Box(left, middle - up, 184, 36), seat_name(results.seats, seat), 24, "bold"))
    if below:
        row.add(Text(f"seat.{seat}.mark", Box(left, middle + 4, 184, 28), below, 19, "bold", "main_deep"))
    left += 200
    end = columns[0] - 110 if marks.counts_points() else columns[1] - 130
    room = Box(left, box.y, end - left, box.h)
    hand = next((faces for at, faces in ended.hands if at == seat), ())
    if hand:
        width = min(66.0, (box.h - 24) / 1.5)

        def draw(c: Canvas, at: Box) -> None:
            draw_hand(c, hand, at, width, colour_set)

        row.add(Drawing(f"seat.{seat}.hand", room, draw, name=_("Hand"), value=str(len(hand))))
    elif won or (not value and not marks.out(seat)):
        h = min(56.0, box.h - 24)
        tag = Box(left, middle - h / 2, min(250.0, room.w), h)
        row.add(Drawing(f"seat.{seat}.out", tag, _went_out, name=_("Went out"), role="text"))
    if not marks.counts_points():
        place = Box(columns[1] - 120, middle - 25, 112, 50)
        return row.add(Text(f"seat.{seat}.cards", place, str(len(hand)), 34, "latin", "ink2", "right"))
    shown = signed(gained) if with_winner or not by_cards else str(value)
    tone = "ok_deep" if with_winner else "ink2"
    total = str(total_of(ended, seat, len(results.seats)))
    places = Box(columns[0] - 104, middle - 25, 112, 50), Box(columns[1] - 84, middle - 25, 92, 50)
    names = _("{name}: this round"), _("{name}: all rounds")
    for what, at, words, colour, name in zip((ROUND, TOTAL), places, (shown, total), (tone, "ink"), names, strict=True):
        press = partial(open_number, what, seat)
        row.add(Number(f"seat.{seat}.{what}", at, name.format(name=row.name), words, colour, press))
    return row


def _pigs(pigs: int, canvas: Canvas, box: Box) -> None:
    doodles(canvas, *box.centre, box.h, pigs)


def _went_out(canvas: Canvas, box: Box) -> None:
    paper.pill(canvas, box, "ok")
    x, y = box.centre
    canvas.text(x, y - 1, _("Went out"), 23, "bold", "card", "centre", max_width=box.w - 20)


class Chart(Node):
    """Totals round by round, or hands play by play: a line for a seat or a team, told apart by dashes and the heads
    at its end."""

    role = "image"

    def __init__(
        self, node_id: str, bounds: Box, results: Results, target: int, mark: str, hands: bool = False
    ) -> None:
        """`mark` is what stands on the line of the target; with `hands` the cards in hand are shown."""
        super().__init__(node_id, bounds, name=_("Cards in hand") if hands else _("Running totals"))
        self.results, self.target, self.mark = results, target, mark
        self.history = results.hands if hands else results.history
        self.dotted = not hands
        """Whether every change is a dot on the line: a play changes too often for that."""
        seats = range(len(results.seats))
        self.sides: list[tuple[int, ...]] = [(seat,) for seat in seats]
        if not hands:
            self.sides = [members_of(results, side) for side in range(len(self.history[-1]))]
        named = [team_named([seat_name(results.seats, seat) for seat in side]) for side in self.sides]
        self.value = ", ".join(f"{name} {total}" for name, total in zip(named, self.history[-1], strict=True))

    def paint(self, canvas: Canvas) -> None:
        """Draw scale, target, lines, ends."""
        box, history = self.bounds, self.history
        top = max(self.target, max(max(one) for one in history), 10)
        heads = HEADS_OF_A_TEAM * (max(map(len, self.sides)) - 1)
        plot = Box(box.x + 58, box.y + 34, box.w - 58 - 126 - heads, box.h - 34 - 40)
        step = _nice(top / 5)
        mark = 0
        while mark <= top:
            y = plot.bottom - plot.h * mark / top
            aimed = bool(self.target) and mark == self.target
            if not aimed:
                canvas.fill(Box(plot.x, y - 0.8, plot.w, 1.6), "row_edge")
            canvas.text(plot.x - 12, y, str(mark), 18, "bold", "main" if aimed else "ink3", "right")
            mark += step
        if self.target:
            y = plot.bottom - plot.h * self.target / top
            dashes = canvas.theme["main"]
            canvas.shape(
                ("target", dashes),
                Box(plot.x, y - 3, plot.w, 6),
                lambda w, h: svg.stroke(svg.stitches([(2, 3), (w - 2, 3)], 8, 6), dashes, 2.6),
            )
        self._rounds(canvas, plot)
        self._lines(canvas, plot, top)
        if self.target:
            self._words_of_the_target(canvas, plot, plot.bottom - plot.h * self.target / top - 16)

    def _words_of_the_target(self, canvas: Canvas, plot: Box, y: float) -> None:
        """Write what the target is over the lines, on paper of their own."""
        room = plot.w - 6
        w, h = min(room, canvas.measure(self.mark, 18, "bold")), canvas.grown(18) * 1.2
        canvas.fill(Box(plot.x + 4, y - h / 2, w + 4, h), "card")
        canvas.text(plot.x + 6, y, self.mark, 18, "bold", "main", max_width=room)

    def _rounds(self, canvas: Canvas, plot: Box) -> None:
        rounds = len(self.history) - 1
        every = max(1, -(-rounds // 10))
        for i in range(0, rounds + 1, every):
            canvas.text(plot.x + plot.w * i / max(1, rounds), plot.bottom + 22, str(i), 18, "bold", "ink3", "centre")

    def _lines(self, canvas: Canvas, plot: Box, top: int) -> None:
        history, dotted = self.history, self.dotted
        rounds = max(1, len(history) - 1)

        def body(w: float, h: float) -> str:
            out = ""
            for seat in range(len(history[0])):
                tone, on, off = LINES[seat % len(LINES)]
                line = [(w * i / rounds, h - h * one[seat] / top) for i, one in enumerate(history)]
                d = svg.stitches(line, on, off) if on else svg.points(line, close=False)
                out += svg.stroke(d, tone, 5)
                for i in range(1, len(line) if dotted else 0):
                    if history[i][seat] != history[i - 1][seat]:
                        out += svg.circle(*line[i], 6.5, canvas.theme["card"], stroke=tone, stroke_width=4)
            return out

        canvas.shape(("chart", history, top, dotted), plot, body, pad=10)
        self._ends(canvas, plot, top)

    def _ends(self, canvas: Canvas, plot: Box, top: int) -> None:
        last = self.history[-1]
        size = 48.0 if len(last) <= 7 else 36.0
        ends = sorted((plot.bottom - plot.h * total / top, seat) for seat, total in enumerate(last))
        free = plot.y - 20
        places: list[tuple[float, int]] = []
        for i, (y, seat) in enumerate(ends):
            below = (len(ends) - 1 - i) * (size + 4)
            free = min(max(y, free), plot.bottom + 24 - below)
            places.append((free, seat))
            free += size + 4
        for y, seat in places:
            x = plot.right + 38
            for member in reversed(self.sides[seat]):  # the first lies on top
                at = x + HEADS_OF_A_TEAM * self.sides[seat].index(member)
                paper.head(canvas, self.results.seats[member].character, "calm", at, y, size)
            x += HEADS_OF_A_TEAM * (len(self.sides[seat]) - 1)
            canvas.text(x + size / 2 + 8, y, str(last[seat]), 22, "latin")


def _nice(step: float) -> int:
    """Return the next round number: 1, 2, 5, 10, 20 and so on."""
    size = 1
    while True:
        for factor in (1, 2, 5):
            if size * factor >= step:
                return size * factor
        size *= 10
