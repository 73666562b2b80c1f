"""The written form of a rule set: ``PRESET (id=value | +id | -id)*`` (RULES.md section 10).

A value with spaces stands in double quotes; a double quote inside them is written twice. Positions in refusals count
characters from 1.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.engine.errors import RuleError
from game.engine.switch import MAX_TEXT, Switch, Value
from game.rules.presets import PRESETS
from game.rules.registry import BY_ID

MAX_BYTES = 4096
"""A rule set's text is never longer: far more than every switch written out."""

MAX_DIGITS = 7
"""No number in a rule set needs more."""

_DIRECTION_MARKS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_CONTROL = frozenset(("Cc", "Cs", "Zl", "Zp"))


class Word(NamedTuple):
    """One word of the text: its name part, its value (None when it has none) and where it stands."""

    name: str
    value: str | None
    position: int


def parse(text: str) -> tuple[str, dict[str, Value]]:
    """Return the preset named by `text` and the values it sets; RuleError says what cannot be understood and where."""
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise RuleError("rules_too_long", limit=MAX_BYTES)
    refuse_control(text)
    words = list(_words(text))
    if not words or words[0].value is not None or words[0].name[0] in "+-":
        raise RuleError("preset_missing", position=words[0].position if words else 1)
    preset = words[0]
    if preset.name not in PRESETS:
        raise RuleError("preset_unknown", word=preset.name, position=preset.position, near=near(preset.name, PRESETS))
    given: dict[str, Value] = {}
    for word in words[1:]:
        switch, value = _setting(word)
        if switch.id in given:
            raise RuleError("switch_repeated", switch=switch.id, position=word.position)
        given[switch.id] = value
    return preset.name, given


def checked(name: str, value: object, position: int | None = None) -> tuple[Switch, Value]:
    """Return the switch called `name` and `value`, if it may have it; RuleError otherwise."""
    where: dict[str, object] = {} if position is None else {"position": position}
    switch = BY_ID.get(name)
    if switch is None:
        raise RuleError("switch_unknown", word=name, near=near(name, BY_ID), **where)
    if switch.kind == "text" and isinstance(value, str):
        refuse_control(value)
        if len(value) > MAX_TEXT:
            raise RuleError("text_too_long", switch=name, limit=MAX_TEXT, **where)
    if not switch.allows(value) or not isinstance(value, bool | int | str):
        raise RuleError("value_unknown", switch=name, value=value, allowed=allowed(switch), **where)
    return switch, value


def written(switch: Switch, value: Value) -> str:
    """Return the word that sets `switch` to `value`."""
    if switch.kind == "bool":
        return f"{'+' if value else '-'}{switch.id}"
    word = str(value)
    if switch.kind == "text" and (not word or any(c.isspace() or c == '"' for c in word)):
        word = '"' + word.replace('"', '""') + '"'
    return f"{switch.id}={word}"


def allowed(switch: Switch) -> str:
    """Return the values a switch may have, as written: ``off, same, up`` or ``1-20``."""
    if switch.kind == "bool":
        return "true, false"
    if isinstance(switch.values, range):
        return f"{switch.values[0]}-{switch.values[-1]}"
    return ", ".join(str(value) for value in switch.values)


def near(word: str, known: Mapping[str, object]) -> str:
    """Return the known name most like `word`, or nothing when none is like it."""
    from difflib import get_close_matches  # only a mistake needs it

    return next(iter(get_close_matches(word[:MAX_TEXT], known, 1)), "")


def refuse_control(text: str) -> None:
    """Refuse characters that would not be seen or would turn the writing round."""
    for position, character in enumerate(text, 1):
        if character in _DIRECTION_MARKS or unicodedata.category(character) in _CONTROL:
            raise RuleError("control_character", number=f"U+{ord(character):04X}", position=position)


def _setting(word: Word) -> tuple[Switch, Value]:
    if word.value is None:
        if word.name[0] not in "+-":
            raise RuleError("value_missing", word=word.name, position=word.position)
        name = word.name[1:]
        if name in BY_ID and BY_ID[name].kind != "bool":
            raise RuleError("not_yes_or_no", switch=name, allowed=allowed(BY_ID[name]), position=word.position)
        return checked(name, word.name[0] == "+", word.position)
    switch = BY_ID.get(word.name)
    value: Value = word.value
    if switch is not None and switch.kind == "bool":
        value = {"true": True, "false": False}.get(word.value, word.value)
    elif switch is not None and switch.kind == "int" and _is_number(word.value):
        value = int(word.value)
    return checked(word.name, value, word.position)


def _is_number(value: str) -> bool:
    return value.isascii() and value.isdigit() and len(value) <= MAX_DIGITS and str(int(value)) == value


def _words(text: str) -> Iterator[Word]:
    at = 0
    while at < len(text):
        if text[at] == " ":
            at += 1
            continue
        start = at
        while at < len(text) and text[at] not in ' ="':
            at += 1
        name, value = text[start:at], None
        if at < len(text) and text[at] == "=" and name:
            value, at = _value(text, at + 1)
        if at < len(text) and text[at] != " ":
            raise RuleError("quote_misplaced" if text[at] == '"' else "sign_misplaced", position=at + 1)
        yield Word(name, value, start + 1)


def _value(text: str, at: int) -> tuple[str, int]:
    if at == len(text) or text[at] != '"':
        end = at
        while end < len(text) and text[end] not in ' "':
            end += 1
        if end == at:
            raise RuleError("value_missing", word=text[:at].rpartition(" ")[2].rstrip("="), position=at + 1)
        return text[at:end], end
    opened, pieces, at = at, [], at + 1
    while True:
        end = text.find('"', at)
        if end < 0:
            raise RuleError("quote_open", position=opened + 1)
        pieces.append(text[at:end])
        if text[end + 1 : end + 2] != '"':
            return '"'.join(pieces), end + 1
        at = end + 2
