"""A scenario file read and checked: everything in it is known and has the right form, or it is refused by name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from game.cli.scenarios import words
from game.cli.scenarios.checks import CHECKS
from game.cli.scenarios.fields import Fields, text, whole, whole_list, yes_no
from game.cli.scenarios.model import Deal, InvalidScenario, Scenario, Step
from game.cli.scenarios.table import check_seats, read_table
from game.engine.errors import RuleError
from game.narrate import refusal
from game.rules import RuleSet, from_mapping
from game.rules.refusals import FEWEST_SEATS, MOST_SEATS

MAX_BYTES = 1 << 20
"""No scenario is larger."""

MAX_DOTS_IN_LINE, MAX_DOTS = 100, 10_000
"""``tomllib`` keeps every beginning of a dotted key: one key of half a megabyte takes gigabytes. A scenario needs none,
so full stops are counted wherever they stand, before anything is parsed."""

MAX_SEED = (1 << 63) - 1

_MAX_ID = 200


def read_file(path: Path) -> Scenario:
    """Return the scenario in the file at `path`; InvalidScenario says what is wrong with it."""
    try:
        if not path.is_file():
            raise InvalidScenario("", "is no file" if path.exists() else "there is no such file")
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise InvalidScenario("", f"cannot be read ({error.strerror or error})") from error
    return read_bytes(data)


def read_bytes(data: bytes) -> Scenario:
    """Return the scenario in `data`; InvalidScenario says what is wrong with it."""
    top = Fields(_parse(data), "")
    rules = _rules(top)
    flip = rules.values["deck"] == "flip"
    seed = top.take("seed", whole(0, MAX_SEED), None)
    if ("table" in top.left) == ("deal" in top.left):
        raise InvalidScenario("table", "a scenario has either [table] or [deal]")
    setup = read_table(top.table("table"), rules) if "table" in top.left else _deal(top.table("deal"), rules, flip)
    seats = setup.players if isinstance(setup, Deal) else len(setup.hands)
    name = top.take("id", _line)
    about = top.take("about", text, "")
    steps = _steps(top.take("step", _tables, []), seats, flip)
    top.done()
    return Scenario(name, about, rules, seats, setup, seed, steps)


def _parse(data: bytes) -> dict[str, object]:
    if len(data) > MAX_BYTES:
        raise InvalidScenario("", f"is larger than {MAX_BYTES} bytes")
    try:
        content = data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InvalidScenario(f"line {line}", "is not UTF-8 text") from error
    if content.count(".") > MAX_DOTS_IN_LINE:
        for number, row in enumerate(content.split("\n"), 1):
            if row.count(".") > MAX_DOTS_IN_LINE:
                raise InvalidScenario(f"line {number}", "too many full stops")
        if content.count(".") > MAX_DOTS:
            raise InvalidScenario("", "too many full stops")
    try:
        return tomllib.loads(content)
    except RecursionError as error:
        raise InvalidScenario("", "is nested too deeply") from error
    except ValueError as error:  # TOMLDecodeError, or a number of more digits than Python reads
        raise InvalidScenario("", f"is not TOML ({error})") from error


def _rules(top: Fields) -> RuleSet:
    given = top.take("rules", _mapping, {})
    try:
        return from_mapping(given)
    except RuleError as error:
        raise InvalidScenario("rules", refusal(error.code, error.values)) from error


def _deal(fields: Fields, rules: RuleSet, flip: bool) -> Deal:
    players = fields.take("players", whole(FEWEST_SEATS, MOST_SEATS))
    deck = fields.take("deck", lambda value, where: words.cards(value, flip, where))
    dealer = fields.take("dealer", whole(0, players - 1), None)
    if dealer is None and rules.values["first_dealer"] in ("random", "chosen"):
        raise InvalidScenario("deal.dealer", f'is needed with first_dealer = "{rules.values["first_dealer"]}"')
    fires = fields.take("fires", whole_list(0), [])
    fields.done()
    check_seats(rules, players, len(deck), "deal")
    return Deal(players, deck, dealer, fires)


def _steps(tables: list[Mapping[str, object]], seats: int, flip: bool) -> tuple[Step, ...]:
    if not tables:
        raise InvalidScenario("step", "there is no step")
    return tuple(_step(table, number, seats, flip) for number, table in enumerate(tables, 1))


def _step(table: Mapping[str, object], number: int, seats: int, flip: bool) -> Step:
    where = f"step {number}"
    holds: dict[str, object] = {}
    do, refused = None, False
    for key, value in table.items():
        place = f"{where}: {key}"
        if key == "do":
            do = words.act(value, flip, place)
        elif key == "refused":
            refused = yes_no(value, place)
        elif key in CHECKS:
            holds[key] = CHECKS[key].read(value, seats, flip, place)
        else:
            raise InvalidScenario(place, "unknown key")
    if do is None and (number > 1 or refused):
        raise InvalidScenario(where, "do is missing")
    return Step(do, refused, holds)


def _line(value: object, where: str) -> str:
    name = text(value, where)
    if not name or len(name) > _MAX_ID or not name.isprintable():
        raise InvalidScenario(where, f"must be one line of 1 to {_MAX_ID} characters")
    return name


def _mapping(value: object, where: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise InvalidScenario(where, "must be a table")
    return value


def _tables(value: object, where: str) -> list[Mapping[str, object]]:
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        raise InvalidScenario(where, "must be written as [[step]]")
    return value
