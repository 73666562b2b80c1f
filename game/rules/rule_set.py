"""A rule set: a value for every switch, checked, with its written form and its share code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from game.engine.errors import RuleError
from game.engine.switch import Switch, Value
from game.rules import share_code
from game.rules.idle import Idle, idle_switches
from game.rules.presets import PRESETS, Preset
from game.rules.refusals import refuse_values
from game.rules.registry import OFFICIAL, SWITCHES
from game.rules.text_form import checked, near, parse, written


@dataclass(frozen=True, eq=False)
class RuleSet:
    """Every switch with its value. Make one with `rule_set`, `from_mapping` or `from_code`.

    `text` is the canonical form: the nearest preset, then what differs from it in the order of the registry. `code`
    is the same in few letters, without the text of a dare.
    """

    values: Mapping[str, Value]

    @cached_property
    def preset(self) -> str:
        """The id of the preset with the fewest differences; the earlier one of two that are equally near."""
        return min(PRESETS.values(), key=lambda preset: sum(1 for _ in self._differences(preset))).id

    @cached_property
    def text(self) -> str:
        """The canonical text form."""
        words = (written(switch, self.values[switch.id]) for switch in self._differences(PRESETS[self.preset]))
        return " ".join((self.preset, *words))

    @cached_property
    def code(self) -> str:
        """The share code."""
        return share_code.encode(self.preset, self.values)

    def differences_from_official(self) -> tuple[Switch, ...]:
        """Return the house rules: the switches that are not at their official value."""
        return tuple(self._differences(PRESETS["official"]))

    def differences_from_preset(self) -> tuple[Switch, ...]:
        """Return the switches that are not as in the nearest preset."""
        return tuple(self._differences(PRESETS[self.preset]))

    def idle(self) -> tuple[Idle, ...]:
        """Return the house rules that do nothing beside the others, each with the switch that is why."""
        return tuple(idle_switches(self.values))

    def changed(self, **changes: Value) -> RuleSet:
        """Return this rule set with `changes`; a target that was its scoring's own follows the scoring."""
        kept = {switch.id: self.values[switch.id] for switch in self.differences_from_official()}
        return from_mapping({"preset": "official", **kept, **changes})

    def _differences(self, preset: Preset) -> Iterator[Switch]:
        for switch in SWITCHES:
            base = switch.default(self.values) if switch.row else preset.values[switch.id]
            if self.values[switch.id] != base:
                yield switch

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleSet) and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text


def rule_set(text: str) -> RuleSet:
    """Return the rule set written as `text` (RULES.md section 10); RuleError says what is wrong and where."""
    preset, given = parse(text)
    return _build(preset, given)


def from_mapping(table: Mapping[str, object]) -> RuleSet:
    """Return the rule set of `table`: switch ids with typed values, and `preset` (official when it is not there).

    This is how scenario files and saved rule sets hold one. Raises RuleError, which names the key.
    """
    preset = table.get("preset", "official")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise RuleError("preset_unknown", word=preset, near=near(str(preset), PRESETS))
    given = {name: checked(name, value)[1] for name, value in table.items() if name != "preset"}
    return _build(preset, given)


def from_code(code: str) -> RuleSet:
    """Return the rule set of a share code; RuleError says which of letter, length, checksum or version is wrong."""
    preset, given = share_code.decode(code)
    return _build(preset, given)


def _build(preset: str, given: Mapping[str, Value]) -> RuleSet:
    values = {**OFFICIAL, **PRESETS[preset].changes, **given}
    for switch in SWITCHES:
        if switch.row and switch.id not in given and switch.id not in PRESETS[preset].changes:
            values[switch.id] = switch.default(values)
    refuse_values(values)
    return RuleSet(MappingProxyType(values))
