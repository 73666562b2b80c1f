"""A rule set in few letters, to be read out or sent.

Written: one letter for the version, the letters of one whole number, two letters of checksum. The number holds, from
its least part up: the preset, how many switches differ from it, which (their rank among all selections of that size)
and what each is set to. The text of a dare is not in it. The alphabet has no two letters that look alike, so it has
27; the checksum finds every single wrong letter and every two neighbours changed over.

What a code means depends on the order and the values of the switches and on the order of the presets: whoever changes
them gives a new VERSION (a test holds known codes).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb

from game.engine.errors import RuleError
from game.engine.switch import Switch, Value
from game.rules.presets import PRESETS
from game.rules.registry import SWITCHES

VERSION = 1
ALPHABET = "ACDEFGHJKMNPQRTUVWXYZ34679B"
"""Left out: 0 and O (Q is kept), 1 I L, 2 (Z is kept), 5 and S, 8 (B is kept)."""

MAX_LETTERS = 64
"""More than the longest code there can be; longer input is not looked at."""

_BASE = len(ALPHABET)
_PRIME = 727
"""The largest prime below 27², so that two letters hold any remainder."""

_STEP = 31
_MOST_PRESETS = 32
_CODED = tuple(switch for switch in SWITCHES if switch.kind != "text")
_PRESET_IDS = tuple(PRESETS)


def encode(preset: str, values: Mapping[str, Value]) -> str:
    """Return the code of `values`, written as what differs from `preset`."""
    differing = [place for place, switch in enumerate(_CODED) if values[switch.id] != _usual(switch, preset, values)]
    number = 0
    for place in reversed(differing):
        switch = _CODED[place]
        known, usual = _known(switch), _usual(switch, preset, values)
        number = number * (len(known) - 1) + _place(known, usual, values[switch.id])
    number = number * comb(len(_CODED), len(differing)) + _rank(differing)
    number = number * (len(_CODED) + 1) + len(differing)
    number = number * _MOST_PRESETS + _PRESET_IDS.index(preset)
    body = [VERSION, *_digits(number)]
    return "".join(ALPHABET[digit] for digit in (*body, *divmod(_checksum(body), _BASE)))


def decode(code: str) -> tuple[str, dict[str, Value]]:
    """Return the preset and the differences of a code; spaces, hyphens and case do not matter.

    Raises RuleError: code_letter, code_length, code_checksum, code_version or code_damaged.
    """
    digits = _letters(code)
    if len(digits) < 4:
        raise RuleError("code_length", length=len(digits), fewest=4, most=MAX_LETTERS)
    body, check = digits[:-2], digits[-2] * _BASE + digits[-1]
    if _checksum(body) != check:
        raise RuleError("code_checksum")
    if body[0] != VERSION:
        raise RuleError("code_version", version=body[0], known=VERSION)
    number = 0
    for digit in reversed(body[1:]):
        number = number * _BASE + digit
    preset, given = _unpack(number)
    if body[-1] == 0 and len(body) > 2:
        raise RuleError("code_damaged")  # the same number has a shorter code
    return preset, given


def _unpack(number: int) -> tuple[str, dict[str, Value]]:
    number, preset_place = divmod(number, _MOST_PRESETS)
    number, count = divmod(number, len(_CODED) + 1)
    if preset_place >= len(_PRESET_IDS):
        raise RuleError("code_damaged")
    number, rank = divmod(number, comb(len(_CODED), count))
    preset, given = _PRESET_IDS[preset_place], {}
    places = _selection(rank, count)
    # What a target differs from depends on the scoring, which stands before it: values are read in order.
    values: dict[str, Value] = dict(PRESETS[preset].values)
    for place in places:
        switch = _CODED[place]
        known, usual = _known(switch), _usual(switch, preset, values)
        number, index = divmod(number, len(known) - 1)
        values[switch.id] = given[switch.id] = _at(known, usual, index)
    if number:
        raise RuleError("code_damaged")
    return preset, given


def _letters(code: str) -> list[int]:
    digits: list[int] = []
    for position, letter in enumerate(code[: 2 * MAX_LETTERS], 1):
        if letter in " -":
            continue
        digit = ALPHABET.find(letter.upper()) if letter.isascii() else -1
        if digit < 0:
            raise RuleError("code_letter", letter=letter, position=position)
        digits.append(digit)
    if len(digits) > MAX_LETTERS or len(code) > 2 * MAX_LETTERS:
        raise RuleError("code_length", length=len(code), fewest=4, most=MAX_LETTERS)
    return digits


def _usual(switch: Switch, preset: str, values: Mapping[str, Value]) -> Value:
    return switch.default(values) if switch.row else PRESETS[preset].values[switch.id]


def _known(switch: Switch) -> Sequence[Value]:
    return (False, True) if switch.kind == "bool" else switch.values


def _place(known: Sequence[Value], usual: Value, value: Value) -> int:
    """Return the place of `value` in `known` when `usual` is left out."""
    place = known.index(value)
    return place - (place > known.index(usual))


def _at(known: Sequence[Value], usual: Value, place: int) -> Value:
    """Return the value at `place` of `known` when `usual` is left out."""
    return known[place + (place >= known.index(usual))]


def _rank(places: Sequence[int]) -> int:
    """Return the rank of ascending `places` among all selections of their size."""
    return sum(comb(place, taken) for taken, place in enumerate(places, 1))


def _selection(rank: int, count: int) -> list[int]:
    """Return the ascending places whose `_rank` is `rank`."""
    places = []
    for taken in range(count, 0, -1):
        place = taken - 1
        while comb(place + 1, taken) <= rank:
            place += 1
        rank -= comb(place, taken)
        places.append(place)
    return places[::-1]


def _digits(number: int) -> list[int]:
    digits = []
    while number:
        number, digit = divmod(number, _BASE)
        digits.append(digit)
    return digits or [0]


def _checksum(digits: Sequence[int]) -> int:
    total = 1
    for digit in digits:
        total = (total * _STEP + digit) % _PRIME
    return total
