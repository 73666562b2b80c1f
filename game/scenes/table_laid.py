"""Tables laid out card by card and opened as scenes: for pictures, measures and tests."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import State, observation
from game.engine.cards import FACES, HIDDEN
from game.engine.events import ExposedSet
from game.engine.laying import lay_out
from game.match.mirror import Held, Laid, Mirror
from game.match.session import Session
from game.match.table import COMPUTER, HUMAN, SeatSetup, Table, game_of
from game.scenes.context import Context
from game.scenes.table import TableScene

COMPANY = ("rabbit", "ox", "tiger", "snake", "dragon", "pig", "goat", "dog", "rat", "horse")
USUAL_DRAW = "g1 b6 y4 r5 b8 g3 y6 r2 b3 gS y1 r9 g9 b1 W y5 r7 b7"
USUAL_DISCARD = "g5 y5 y+2 r2"


def cards(line: str) -> list[tuple[int, int]]:
    """Return cards as written: ``r5``, or ``r5/o3`` with both faces. KeyError names what no deck has."""
    out = []
    for word in line.split():
        light, _slash, dark = word.partition("/")
        out.append((FACES[light], FACES[dark] if dark else HIDDEN))
    return out


def laid(
    hand: str,
    *,
    others: Sequence[str] = ("r1 b1 g1 y1 r2", "b2 g2 y2", "r4 y7 g8 b9"),
    top: str = USUAL_DISCARD,
    draw: str = USUAL_DRAW,
    rules: str = "official",
    turn: int = 0,
    direction: int = 1,
    pending: int = 0,
    colour: int = -1,
    dark: bool = False,
    names: Sequence[str] = (),
    venue: str = "teahouse",
) -> tuple[Session, State]:
    """Return a session at a table with exactly these cards, and its state; seat 0 is the person's."""
    seats = tuple(
        SeatSetup(names[i] if i < len(names) else "", HUMAN if i == 0 else COMPUTER, COMPANY[i])
        for i in range(len(others) + 1)
    )
    table = Table(rules, seats, venue=venue)
    state = lay_out(
        game_of(table),
        hands=[cards(hand), *(cards(other) for other in others)],
        discard=cards(top),
        draw=cards(draw),
        turn=turn,
        direction=direction,
        pending=pending,
        colour=colour,
        dark=dark,
    )
    return Session(table, state, [], 1), state


def mirror_of(state: State, seat: int) -> Mirror:
    """Return what a seat sees of a state that was laid out and not reached by events."""
    seen = observation(state, seat)
    mirror = Mirror(seat, seen.seats, seen.rules)
    mirror.playing = tuple(range(seen.seats))
    for name in (
        *("round_number", "dealer", "draw_count", "draw_back", "colour", "has_symbol", "dark", "direction", "turn"),
        *("asks", "drawn", "pending", "until", "window_open", "last_player", "out", "totals", "pigs"),
        *("winner", "round_over", "round_scores", "match_over", "match_winner"),
    ):
        setattr(mirror, name, getattr(seen, name))
    mirror.fold(ExposedSet(seen.exposed))
    mirror.log.clear()
    mirror.called = list(seen.called)
    for other, count in enumerate(seen.counts):
        backs = seen.backs[other] or (HIDDEN,) * count
        mirror.hands[other] = [Held(HIDDEN, HIDDEN, back) for back in backs]
    mirror.hands[seat] = [Held(card, face, HIDDEN) for card, face in zip(seen.hand, seen.faces, strict=True)]
    pile = zip(state.discard, seen.discard, strict=True)
    mirror.pile = [Laid(card, face, (i + 1) % seen.seats, "play") for i, (card, face) in enumerate(pile)]
    return mirror


def table_of(context: Context, table: tuple[Session, State]) -> TableScene:
    """Return the scene of a laid table: what is on it is seen at once."""
    session, state = table
    scene = TableScene(context, session)
    scene.mirror = scene.choice.mirror = mirror_of(state, scene.me)
    return scene
