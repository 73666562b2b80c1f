"""The [table] of a scenario: every card, and what else is different from the beginning of a round."""

from __future__ import annotations

from game.cli.scenarios import words
from game.cli.scenarios.fields import Fields, whole, whole_list, yes_no
from game.cli.scenarios.model import CardSpec, InvalidScenario, Table
from game.engine.cards import COLOUR_OF, FACE_NAMES, NO_COLOUR, SYMBOL_OF, SYMBOLS
from game.engine.errors import RuleError
from game.narrate import refusal
from game.rules import RuleSet
from game.rules.refusals import FEWEST_SEATS, MOST_SEATS, refuse_seats

_DRAW_SYMBOLS = frozenset(("+1", "+2", "+5", "W+2", "W+4", "W+c"))
_LIGHT_COLOURS = 4
_UNLIMITED = 1 << 30


def read_table(fields: Fields, rules: RuleSet) -> Table:
    """Return the table of `fields`; InvalidScenario names what cannot be laid."""
    flip = rules.values["deck"] == "flip"
    hands = fields.take("hands", lambda value, where: _hands(value, flip, where))
    seats = len(hands)
    check_seats(rules, seats, _UNLIMITED, fields.place("hands"))
    discard = fields.take("discard", lambda value, where: words.cards(value, flip, where))
    if not discard:
        raise InvalidScenario(fields.place("discard"), "needs a card on top")
    teams = int(rules.values["teams"])
    table = Table(
        hands=hands,
        discard=discard,
        draw=fields.take("draw", lambda value, where: words.cards(value, flip, where), []),
        colour=fields.take("colour", words.colour, NO_COLOUR),
        turn=fields.take("turn", whole(0, seats - 1), 0),
        direction=fields.take("direction", _direction, 1),
        pending=fields.take("pending", whole(0), 0),
        dark=fields.take("dark", yes_no, False),
        fires=fields.take("fires", whole_list(0), []),
        dealer=fields.take("dealer", whole(0, seats - 1), 0),
        scores=fields.take("scores", whole_list(0, length=teams or seats), [0] * (teams or seats)),
        pigs=fields.take("pigs", whole_list(0, length=seats), [0] * seats),
        knocked_out=fields.take("knocked_out", whole_list(0, seats - 1), []),
    )
    fields.done()
    _check_sides(table, flip, fields)
    _check_seats(table, rules, fields)
    return table


def _hands(value: object, flip: bool, where: str) -> list[list[CardSpec]]:
    if not isinstance(value, list) or not FEWEST_SEATS <= len(value) <= MOST_SEATS:
        raise InvalidScenario(where, f"must be a list of {FEWEST_SEATS} to {MOST_SEATS} hands")
    return [words.cards(hand, flip, f"{where}[{seat}]") for seat, hand in enumerate(value)]


def check_seats(rules: RuleSet, seats: int, cards: int, where: str) -> None:
    """Refuse rules that so many seats cannot play with so many cards."""
    try:
        refuse_seats(rules.values, seats, cards)
    except RuleError as error:
        raise InvalidScenario(where, refusal(error.code, error.values)) from error


def _check_sides(table: Table, flip: bool, fields: Fields) -> None:
    if table.dark and not flip:
        raise InvalidScenario(fields.place("dark"), 'needs deck = "flip"')
    top = table.discard[-1].dark if table.dark else table.discard[-1].light
    if table.colour == NO_COLOUR and COLOUR_OF[top] == NO_COLOUR:
        raise InvalidScenario(fields.place("colour"), f"is needed: the top is {FACE_NAMES[top]}")
    if flip and table.colour != NO_COLOUR and (table.colour >= _LIGHT_COLOURS) != table.dark:
        raise InvalidScenario(fields.place("colour"), "is a colour of the other side")
    if table.pending and not any(_draws(spec, table.dark) for spec in table.discard):
        raise InvalidScenario(fields.place("pending"), "needs a draw card in the discard pile")


def _draws(spec: CardSpec, dark: bool) -> bool:
    return SYMBOLS[SYMBOL_OF[spec.dark if dark else spec.light]] in _DRAW_SYMBOLS


def _check_seats(table: Table, rules: RuleSet, fields: Fields) -> None:
    knocked_out = set(table.knocked_out)
    if len(knocked_out) < len(table.knocked_out):
        raise InvalidScenario(fields.place("knocked_out"), "names a seat twice")
    if knocked_out and rules.values["scoring"] != "knockout":
        raise InvalidScenario(fields.place("knocked_out"), 'needs scoring = "knockout"')
    inside = []
    for seat, hand in enumerate(table.hands):
        if hand and seat in knocked_out:
            raise InvalidScenario(f"{fields.place('hands')}[{seat}]", "a seat that is knocked out holds no cards")
        if not hand and seat not in knocked_out and not _may_be_out(rules):
            raise InvalidScenario(f"{fields.place('hands')}[{seat}]", "an empty hand needs play_on")
        if hand:
            inside.append(seat)
    if len(inside) < FEWEST_SEATS:
        raise InvalidScenario(fields.place("hands"), f"at least {FEWEST_SEATS} seats hold cards")
    if table.turn not in inside:
        raise InvalidScenario(fields.place("turn"), f"seat {table.turn} holds no cards")
    if table.dealer in knocked_out and "dealer" in fields.given:
        raise InvalidScenario(fields.place("dealer"), f"seat {table.dealer} is out of the match")


def _may_be_out(rules: RuleSet) -> bool:
    return bool(rules.values["play_on"]) and not rules.values["teams"]


def _direction(value: object, where: str) -> int:
    if type(value) is not int or value not in (1, -1):
        raise InvalidScenario(where, "must be 1 or -1")
    return value
