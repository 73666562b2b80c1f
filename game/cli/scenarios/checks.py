"""What must hold: for every key how its value is read from the file, and how the same is read from the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.cli.scenarios import words
from game.cli.scenarios.fields import whole, whole_list, yes_no
from game.cli.scenarios.model import InvalidScenario
from game.engine import refusal, turn_actions
from game.engine.actions import COLOUR, NOBODY, PLAY, TO, Action, colour_letter
from game.engine.errors import IllegalAction
from game.engine.events import Dared, Event, HandShown
from game.engine.notation import parse_action
from game.engine.state import State

ASKS = ("play", "drawn", "answer", "colour", "to", "nothing")
NONE = "none"
"""Written for the winner of a round or a match that nobody won."""


class Moment(NamedTuple):
    """The table after an act, and what the act caused."""

    state: State
    events: list[Event]


@dataclass(frozen=True)
class Check:
    """`read` turns the file's value into what is compared (given seats, flip and the place); `look` finds the same at
    the table, told what is expected so that it looks at the seats named only."""

    read: Callable[[object, int, bool, str], object]
    look: Callable[[Moment, Any], object]


def _number(least: int, name: str) -> Check:
    read = whole(least)
    return Check(lambda value, seats, flip, where: read(value, where), lambda m, _: getattr(m.state, name))


def _seat_or_none(name: str) -> Check:
    def read(value: object, seats: int, flip: bool, where: str) -> object:
        return value if value == NONE and isinstance(value, str) else whole(0, seats - 1)(value, where)

    def look(m: Moment, _: object) -> object:
        seat = getattr(m.state, name)
        return NONE if seat == NOBODY else seat

    return Check(read, look)


def _seat(name: str) -> Check:
    return Check(
        lambda value, seats, flip, where: whole(0, seats - 1)(value, where), lambda m, _: getattr(m.state, name)
    )


def _flag(name: str) -> Check:
    return Check(lambda value, seats, flip, where: yes_no(value, where), lambda m, _: bool(getattr(m.state, name)))


def _scores(name: str) -> Check:
    read = whole_list(0)
    return Check(lambda value, seats, flip, where: read(value, where), lambda m, _: list(getattr(m.state, name)))


def _seats(look: Callable[[State], Iterable[int]], *, ordered: bool) -> Check:
    def read(value: object, seats: int, flip: bool, where: str) -> object:
        found = whole_list(0, seats - 1)(value, where)
        return found if ordered else sorted(found)

    return Check(read, lambda m, _: list(look(m.state)))


def _count(pile: Callable[[State], list[int]]) -> Check:
    return Check(lambda value, seats, flip, where: whole(0)(value, where), lambda m, _: len(pile(m.state)))


def _by_seat(read: Callable[[object, int, bool, str], object], look: Callable[[Moment, int, Any], object]) -> Check:
    def read_all(value: object, seats: int, flip: bool, where: str) -> object:
        if not isinstance(value, dict):
            raise InvalidScenario(where, "must be a table by seat, such as { 0 = … }")
        return {
            words.seat_number(seat, seats, where): read(entry, seats, flip, f"{where}.{seat}")
            for seat, entry in value.items()
        }

    def look_all(m: Moment, expected: Mapping[int, object]) -> object:
        return {seat: look(m, seat, entry) for seat, entry in expected.items()}

    return Check(read_all, look_all)


def _acts(keep: Callable[[IllegalAction | None], bool]) -> Check:
    """Check that each act of a list is kept when asked whether it would be refused now."""

    def read(value: object, seats: int, flip: bool, where: str) -> object:
        return [words.verb(line, flip, where) for line in _list(value, where)]

    def look(m: Moment, seat: int, expected: list[str]) -> object:
        return [line for line in expected if keep(_refused(m.state, seat, line))]

    return _by_seat(read, look)


def _refused(state: State, seat: int, line: str) -> IllegalAction | None:
    try:
        return refusal(state, parse_action(state, f"{seat} {line}"))
    except IllegalAction as error:
        return error


def _read_hand(value: object, seats: int, flip: bool, where: str) -> object:
    return " ".join(sorted(words.spec_name(spec) for spec in words.cards(value, flip, where)))


def _look_hand(m: Moment, seat: int, _: object) -> object:
    return " ".join(sorted(words.card_name(m.state, card) for card in m.state.hands[seat]))


def _read_legal(value: object, seats: int, flip: bool, where: str) -> object:
    return sorted({words.verb(line, flip, where, turn_only=True) for line in _list(value, where)})


def _look_legal(m: Moment, seat: int, _: object) -> object:
    return sorted({_turn_word(m.state, action) for action in turn_actions(m.state, seat)})


def _turn_word(state: State, action: Action) -> str:
    if action.verb == PLAY:
        return f"{PLAY} {' '.join(sorted(words.card_name(state, card) for card in action.cards))}"
    if action.verb == COLOUR:
        return f"{COLOUR} {colour_letter(action.colour)}"
    return f"{TO} {action.to}" if action.verb == TO else action.verb


def _look_seen(m: Moment, seat: int, _: object) -> object:
    return sorted(event.seat for event in m.events if isinstance(event, HandShown) and event.to == seat)


def _read_dares(value: object, seats: int, flip: bool, where: str) -> object:
    dares = [whole_list(0, length=2)(entry, where) for entry in _list(value, where)]
    if any(seat >= seats for seat, _ in dares):
        raise InvalidScenario(where, f"must be a list of [seat, how many], with seats below {seats}")
    return dares


def _read_asks(value: object, seats: int, flip: bool, where: str) -> object:
    if not isinstance(value, str) or value not in ASKS:
        raise InvalidScenario(where, f"must be one of {', '.join(ASKS)}")
    return value


def _read_top(value: object, seats: int, flip: bool, where: str) -> object:
    found = words.cards(value, flip, where)
    if len(found) != 1:
        raise InvalidScenario(where, "must be one card")
    return words.spec_name(found[0])


def _read_direction(value: object, seats: int, flip: bool, where: str) -> object:
    if type(value) is not int or value not in (1, -1):
        raise InvalidScenario(where, "must be 1 or -1")
    return value


def _read_colour(value: object, seats: int, flip: bool, where: str) -> object:
    words.colour(value, where)
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise InvalidScenario(where, "must be a list")
    return value


CHECKS: Mapping[str, Check] = {
    "turn": _seat("turn"),
    "asks": Check(_read_asks, lambda m, _: m.state.asks),
    "top": Check(_read_top, lambda m, _: words.card_name(m.state, m.state.discard[-1])),
    "colour": Check(_read_colour, lambda m, _: colour_letter(m.state.colour)),
    "direction": Check(_read_direction, lambda m, _: m.state.direction),
    "pending": _number(0, "pending"),
    "dark": _flag("dark"),
    "hands": _by_seat(_read_hand, _look_hand),
    "counts": _by_seat(
        lambda value, seats, flip, where: whole(0)(value, where), lambda m, seat, _: len(m.state.hands[seat])
    ),
    "draw_count": _count(lambda state: state.draw),
    "discard_count": _count(lambda state: state.discard),
    "exposed": _seats(lambda state: state.exposed, ordered=False),
    "legal": _by_seat(_read_legal, _look_legal),
    "may": _acts(lambda error: error is None),
    "may_not": _acts(lambda error: error is not None),
    "out": _seats(lambda state: state.out, ordered=True),
    "winner": _seat_or_none("winner"),
    "round_scores": _scores("round_scores"),
    "scores": _scores("totals"),
    "next_dealer": _seat("next_dealer"),
    "match_over": _flag("match_over"),
    "match_winner": _seat_or_none("match_winner"),
    "pigs": _scores("pigs"),
    "knocked_out": _seats(lambda state: sorted(state.knocked_out), ordered=False),
    "dares": Check(_read_dares, lambda m, _: [[e.seat, e.count] for e in m.events if isinstance(e, Dared)]),
    "seen": _by_seat(lambda value, seats, flip, where: sorted(whole_list(0, seats - 1)(value, where)), _look_seen),
}
"""Every key of a step but `do` and `refused`."""
