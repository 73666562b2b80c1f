"""The catalogue: every card of a rule set's deck, how many there are, and what each does at this table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.narrate.book.lines import CardEntry, Line, Pen
from game.narrate.book.special import moving_hands
from game.narrate.cards import CARDS, NUMBER
from game.text import _, ngettext

_ORDER = (
    *("S", "R", "X", "F", "+1", "+2", "+5", "D", "T", "H", "#"),
    *("W", "W+2", "W+4", "W+c", "WB", "WA", "WH"),
)
"""Cards that do something, mildest first, after the numbers."""

_MADE_BY = {"#": "blanks", "WB": "bounce", "D": "discard_alls"}
"""The switch that puts a card into a deck that was not printed with it."""

_COLOURS = {False: "rygb", True: "ptov"}


def deck(pen: Pen) -> tuple[Line, ...]:
    """Return the sentences on the deck as a whole."""
    total = sum(pen.light.values())
    words = ngettext("The deck has {n} card.", "The deck has {n} cards.", total).format(n=total)
    out = [pen.line(words, "deck", "decks", "zeros", "blanks", "bounce", "discard_alls", "actions", "wilds")]
    packs = int(pen.values["decks"])
    if packs > 1:
        out.append(pen.line(_("That is {n} packs shuffled together.").format(n=packs), "decks"))
    if pen.flip:
        out.append(pen.line(_("Every card has two sides; the match begins on the light one."), "deck"))
        words = _("What backs what is different in every match.")
        if pen.values["flip_pairing"] == "shuffled":
            out.append(pen.line(words, "flip_pairing"))
    else:
        if not pen.actions and not pen.values["actions"]:
            out.append(pen.line(_("There are no actions: no skips, no reverses."), "actions"))
        if not pen.wilds and not pen.values["wilds"]:
            out.append(pen.line(_("There are no wilds."), "wilds"))
    return tuple(out)


def catalogue(pen: Pen) -> tuple[CardEntry, ...]:
    """Return every card of the deck, numbers first, the light side before the dark one."""
    return (*_side(pen, dark=False), *(_side(pen, dark=True) if pen.flip else ()))


def _side(pen: Pen, *, dark: bool) -> Iterator[CardEntry]:
    counts = pen.dark if dark else pen.light
    moved: dict[str, Line] = {}
    for line in moving_hands(pen):
        moved.setdefault(line.switches[0], line)
    yield _numbers(pen, counts, dark, {"7": "seven_swap", "5": "five_swap", "0": "zero_pass"}, moved)
    for digit, switch in (("0", "zero_pass"), ("5", "five_swap"), ("7", "seven_swap")):
        if switch in moved and counts.get(digit):
            faces = tuple(colour + digit for colour in _COLOURS[dark])
            line = moved[switch]
            yield CardEntry(_id(digit, dark), faces, dark, digit, counts[digit], (line,), line.house)
    for symbol in _ORDER:
        if counts.get(symbol):
            yield _card(pen, symbol, counts[symbol], dark)


def _numbers(
    pen: Pen, counts: Mapping[str, int], dark: bool, switches: Mapping[str, str], moved: Mapping[str, Line]
) -> CardEntry:
    """Return the numbers that are plain here, as one entry."""
    plain = [d for d in "0123456789" if counts.get(d) and switches.get(d) not in moved]
    spread = [plain[len(plain) * i // 4] for i in range(4)]
    faces = tuple(colour + digit for colour, digit in zip(_COLOURS[dark], spread, strict=True))
    name = _("{first} to {last}").format(first=plain[0], last=plain[-1])
    lines = [pen.line(_(NUMBER.about))]
    if pen.values["zeros"] == 2 and "0" in plain:
        lines.append(pen.line(_("Every colour has two zeros."), "zeros"))
    return CardEntry(_id("n", dark), faces, dark, name, sum(counts[d] for d in plain), tuple(lines))


def _card(pen: Pen, symbol: str, count: int, dark: bool) -> CardEntry:
    faces = (symbol,) if symbol[0] == "W" else tuple(colour + symbol for colour in _COLOURS[dark])
    made_by = _MADE_BY.get(symbol, "")
    text = CARDS[symbol]
    lines = [pen.line(_(text.about), *([made_by] if made_by else []))]
    if symbol == "R":
        if pen.values["two_player_reverse"] == "skip":
            lines.append(pen.line(_("With two players it is a skip."), "two_player_reverse"))
        else:
            words = _("With two players it only turns the direction.")
            lines.append(pen.line(words, "two_player_reverse"))
    if symbol == "D" and pen.values["discard_all"] == "all":
        lines.append(pen.line(_("All of the colour has to go along."), "discard_all"))
    if symbol == "#" and pen.values["dare_text"]:
        lines.append(pen.line(_("The dare: “{text}”").format(text=pen.values["dare_text"]), "dare_text"))
    house = bool(made_by) and pen.is_house(made_by)
    return CardEntry(_id(symbol, dark), faces, dark, _(text.name), count, tuple(lines), house)


def _id(symbol: str, dark: bool) -> str:
    return f"{'dark' if dark else 'light'}.{symbol}"
