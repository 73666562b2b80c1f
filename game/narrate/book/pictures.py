"""Cards that show what a chapter says: each with a word or two under it, and whether it would do."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import FACES
from game.narrate.book.lines import Pen, Shown
from game.narrate.cards import CARDS
from game.rules import compile_game
from game.text import _, ngettext


def pictures(pen: Pen, chapter: str) -> tuple[Shown, ...]:
    """Return the cards shown at the head of a chapter; none where it has no picture."""
    maker = _MAKERS.get(chapter)
    return tuple(maker(pen)) if maker else ()


def _goal(pen: Pen) -> Iterator[Shown]:
    n = int(pen.values["hand_size"])
    yield Shown("r7", ngettext("{n} card each", "{n} cards each", n).format(n=n))
    yield Shown("b3", _("one left"))
    yield Shown("g1", _("the last one: out"), True)


def _calling(pen: Pen) -> Iterator[Shown]:
    if pen.values["uno"] != "off":
        yield Shown("r7", _("two left"))
        yield Shown("g7", _("play it and call"), True)
        yield Shown("b3", _("one left"))


def _setup(pen: Pen) -> Iterator[Shown]:
    n = int(pen.values["hand_size"])
    yield Shown("", _("the draw pile"))
    yield Shown("b4", _("the first card"))
    yield Shown("r7", ngettext("{n} card each", "{n} cards each", n).format(n=n))


def _turn(pen: Pen) -> Iterator[Shown]:
    yield Shown("b4", _("on top"))
    yield Shown("r4", _("same number"), True)
    yield Shown("b7", _("same colour"), True)
    if pen.has("W"):
        yield Shown("W", _("always fits"), True)
    yield Shown("g9", _("does not fit"), False)


def _penalties(pen: Pen) -> Iterator[Shown]:
    for symbol in pen.draw_cards:
        count = symbol.removeprefix("W").removeprefix("+")
        words = _("until it comes")
        if count.isdigit():
            words = ngettext("{n} card", "{n} cards", int(count)).format(n=count)
        yield Shown(_written(symbol), words)
    for symbol in ("WB", "S", "R"):
        if _answers(pen, symbol):
            yield Shown(_written(symbol), _("answers a penalty"), True)


def _answers(pen: Pen, symbol: str) -> bool:
    if not pen.draw_cards or not pen.has(symbol):
        return False
    if symbol == "S":
        return bool(pen.values["deflect_skip"]) and pen.has("+2")
    if symbol == "R":
        reverse = pen.values["deflect_reverse"]
        return reverse == "any" or (reverse == "plus2" and pen.has("+2"))
    return True


def _special(pen: Pen) -> Iterator[Shown]:
    for digit, switch in (("7", "seven_swap"), ("5", "five_swap"), ("0", "zero_pass")):
        if pen.values[switch] and pen.has(digit):
            yield Shown(_written(digit), _("passes hands") if digit == "0" else _("swaps hands"))
    for symbol in ("#", "D", "F", "X", "T", "H", "WA", "WH", "R"):
        if pen.has(symbol):
            yield Shown(_written(symbol), _(CARDS[symbol].name))


def _scoring(pen: Pen) -> Iterator[Shown]:
    if pen.values["scoring"] in ("single", "places"):
        return
    worth = compile_game(pen.rules).worth
    shown = ("9", "#", "+1", "S", "+2", "+5", "X", "D", "T", "W", "W+2", "W+4", "W+c", "WA")
    for symbol in shown:
        if pen.has(symbol):
            n = worth[FACES[_written(symbol)]]
            yield Shown(_written(symbol), ngettext("{n} point", "{n} points", n).format(n=n))


def _written(symbol: str) -> str:
    """Return a face of that symbol, of the side that has it."""
    if symbol[0] == "W":
        return symbol
    return {"+5": "o", "X": "t"}.get(symbol, _COLOUR.get(symbol, "r")) + symbol


_COLOUR = {"9": "g", "0": "y", "5": "b", "S": "b", "R": "y", "D": "g", "F": "y", "+2": "r", "#": "b", "T": "g"}

_MAKERS = {
    "goal": _goal,
    "calling": _calling,
    "setup": _setup,
    "turn": _turn,
    "penalties": _penalties,
    "special": _special,
    "scoring": _scoring,
}
