"""The code against the written rules, and the written rules against where they are kept."""

from __future__ import annotations

import filecmp
import re

import pytest

from game.engine.cards import FACES, SYMBOLS
from game.engine.switch import Switch
from game.rules import PRESETS, SWITCHES
from game.rules.match_scoring import TARGETS
from game.rules.registry import BY_ID
from tests.contract import ROOT, RULES, SCENARIOS, rules_copy

KEPT = ROOT.parent / "shared"


def section(number: int) -> str:
    """Return a section of the rules."""
    text = RULES.read_text(encoding="utf-8")
    return re.search(rf"^## {number}\. .*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL).group()


def rows(number: int) -> list[list[str]]:
    """Return the rows of the tables of a section, cell by cell; not their heads."""
    lines = section(number).split("\n")
    below = lines[1:] + [""]
    lines = [
        line for line, next_line in zip(lines, below, strict=True) if line.startswith("| `") and "|--" not in next_line
    ]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def ids(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def switch_rows() -> list[tuple[str, str]]:
    """Return (id, values) of every switch whose row names it alone."""
    return [(ids(row[0])[0], row[1]) for row in rows(5) if len(ids(row[0])) == 1 and len(row) > 1]


def test_every_switch_of_the_rules_is_in_the_registry_in_the_same_order():
    written = [name for row in rows(5) for name in ids(row[0])]
    assert written == [switch.id for switch in SWITCHES]


@pytest.mark.parametrize(("name", "values"), switch_rows(), ids=[name for name, _ in switch_rows()])
def test_every_switch_has_the_values_of_the_rules_and_their_official_one(name: str, values: str):
    switch: Switch = BY_ID[name]
    if switch.kind == "text":
        return
    official = re.findall(r"\*\*`?([^*`]+)`?\*\*", values)[0]
    assert official == str(switch.official).lower()
    if switch.kind == "choice":
        assert ids(values) == list(switch.values)
    elif switch.kind == "bool":
        assert sorted(re.findall("true|false", values)) == ["false", "true"]
    else:
        least, most = re.findall(r"\d+", values)[0], re.findall(r"\d+", values)[-1]
        assert {int(least), int(most), int(official)} <= set(switch.values)


def test_every_preset_of_the_rules_has_the_changes_of_the_rules():
    written = {ids(row[0])[0]: _changes(row[1]) for row in rows(7)}
    assert list(written) == list(PRESETS)
    for name, changes in written.items():
        assert changes == {key: str(value).lower() for key, value in PRESETS[name].changes.items()}, name


def _changes(cell: str) -> dict[str, str]:
    cell = cell.replace("scoring `", "`scoring ")
    return {word.partition(" ")[0]: word.partition(" ")[2] or "true" for word in ids(cell)}


def test_every_scoring_of_the_rules_has_its_target():
    written = {ids(row[0])[0]: row[2] for row in rows(8)}
    assert list(written) == list(TARGETS)
    for name, target in written.items():
        assert target in ("—", str(TARGETS[name]))


def test_every_card_of_the_rules_is_a_face():
    for row in rows(2):
        for written in ids(row[0]):
            assert written in FACES or written in SYMBOLS


def test_the_copy_says_nothing_of_where_a_value_comes_from():
    text = RULES.read_text(encoding="utf-8")
    assert not re.search(r"\((?:[A-EM][ ,;)])+|\*\*[A-EM]\*\*|seeds/|\| source|Ubisoft|\.txt", text)


@pytest.mark.skipif(not KEPT.exists(), reason="the originals are not here")
def test_the_copies_are_those_of_the_originals():
    again = "make them again with: python -m tests.contract ../shared"
    assert RULES.read_text(encoding="utf-8") == rules_copy((KEPT / "RULES.md").read_text(encoding="utf-8")), again
    assert filecmp.cmp(KEPT / "SCENARIOS.md", SCENARIOS / "README.md", shallow=False), again
    originals = sorted(path.name for path in (KEPT / "scenarios").glob("*.toml"))
    missing = set(originals) - {path.name for path in SCENARIOS.glob("*.toml")}
    assert not missing, again
    differing = filecmp.cmpfiles(KEPT / "scenarios", SCENARIOS, originals, shallow=False)[1]
    assert not differing, again
