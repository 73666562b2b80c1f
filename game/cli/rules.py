"""``rules``: what a rule set says, in full."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from random import Random
from typing import Any

from game.cli import BadInput
from game.cli.columns import table
from game.engine.switch import GROUPS, Switch, Value
from game.narrate import (
    group_name,
    idle_note,
    preset_about,
    preset_name,
    preset_origin,
    refusal,
    rule_line,
    switch_about,
    switch_name,
    value_name,
)
from game.rules import PRESETS, SWITCHES, RuleError, RuleSet, compile_game, from_code, rule_set
from game.text import _

_BY_CHANCE = 6
"""How many switches a rule set by chance changes."""


def add_parser(subparsers: Any) -> None:
    """Add the parser of ``rules``."""
    parser = subparsers.add_parser("rules", help=_("print a rule set in full"))
    parser.add_argument(
        "rules", nargs="?", metavar="TEXT", help=_("a preset and what differs from it, such as “official stack=up”")
    )
    parser.add_argument("--from-code", metavar="CODE", help=_("the rule set of a share code"))
    parser.add_argument("--seed", type=int, metavar="N", help=_("a rule set by chance, the one of this number"))
    parser.add_argument("--seats", type=int, metavar="N", help=_("say whether so many can play it"))
    parser.add_argument("--list", action="store_true", help=_("list the presets"))
    parser.add_argument("--code", action="store_true", help=_("print the share code only"))
    parser.add_argument("--explain", action="store_true", help=_("explain every rule in a sentence"))
    parser.add_argument("--json", action="store_true", help=_("print it as JSON"))


def run(args: Namespace) -> int:
    """Print what was asked for; returns the exit status."""
    if args.list:
        print(json.dumps(_presets(), ensure_ascii=False, indent=2) if args.json else "\n".join(_preset_lines()))
        return 0
    try:
        rules = _chosen(args)
        if args.seats is not None:
            compile_game(rules, args.seats)
    except RuleError as error:
        raise BadInput(refusal(error.code, error.values)) from error
    if args.code:
        print(rules.code)
    elif args.json:
        print(json.dumps(_as_json(rules), ensure_ascii=False, indent=2))
    else:
        print("\n".join(_lines(rules, explain=args.explain)))
    return 0


def _chosen(args: Namespace) -> RuleSet:
    given = [value for value in (args.rules, args.from_code, args.seed) if value is not None]
    if len(given) > 1:
        raise BadInput(_("a rule set is given by its text, by a code or by chance: one of them"))
    if args.from_code is not None:
        return from_code(args.from_code)
    return _by_chance(args.seed) if args.seed is not None else rule_set(args.rules or "official")


def _by_chance(seed: int) -> RuleSet:
    """Return a rule set that differs from a preset in some switches; contradictions are left out."""
    random = Random(seed)
    rules = rule_set(random.choice(list(PRESETS)))
    for switch in random.sample(SWITCHES, _BY_CHANCE):
        try:
            rules = rules.changed(**{switch.id: _any_value(switch, rules.values[switch.id], random)})
        except RuleError:
            continue
    return rules


def _any_value(switch: Switch, now: Value, random: Random) -> Value:
    if switch.kind == "bool":
        return not now
    values: Sequence[Value] = switch.values
    return random.choice(values) if values else now


def _lines(rules: RuleSet, *, explain: bool) -> list[str]:
    house_rules = rules.differences_from_official()
    lines = [
        _("{name}: {value}").format(name=preset_name(rules.preset), value=preset_about(rules.preset)),
        _("From: {origin}").format(origin=preset_origin(rules.preset)),
        _("Text: {text}").format(text=rules.text),
        _("Code: {code}").format(code=rules.code),
    ]
    for group in GROUPS:
        rows = [_row(rules, switch, differs=switch in house_rules) for switch in SWITCHES if switch.group == group]
        lines += ["", group_name(group), *_explained(rows, group, explain)]
    lines += ["", _("House rules, marked *: {count} of {all}").format(count=len(house_rules), all=len(SWITCHES))]
    notes = [idle_note(switch, because, rules.values[because]) for switch, because in rules.idle()]
    return lines + notes


def _row(rules: RuleSet, switch: Switch, *, differs: bool) -> tuple[str, ...]:
    official = switch.default(rules.values)
    note = _("(official: {value})").format(value=value_name(switch.id, official)) if differs else ""
    value = value_name(switch.id, rules.values[switch.id])
    return ("*" if differs else " ", switch_name(switch.id), value, switch.id, note)


def _explained(rows: list[tuple[str, ...]], group: str, explain: bool) -> list[str]:
    lines = table(rows)
    if not explain:
        return lines
    abouts = [f"    {switch_about(switch.id)}" for switch in SWITCHES if switch.group == group]
    return [line for pair in zip(lines, abouts, strict=True) for line in pair]


def _as_json(rules: RuleSet) -> dict[str, object]:
    house_rules = rules.differences_from_official()
    return {
        "text": rules.text,
        "code": rules.code,
        "preset": rules.preset,
        "switches": [
            {
                "id": switch.id,
                "group": switch.group,
                "name": switch_name(switch.id),
                "value": rules.values[switch.id],
                "official": switch.default(rules.values),
                "differs": switch in house_rules,
                "about": switch_about(switch.id),
            }
            for switch in SWITCHES
        ],
        "without_effect": [{"id": switch, "because": because} for switch, because in rules.idle()],
    }


def _preset_lines() -> list[str]:
    lines: list[str] = []
    for name, preset in PRESETS.items():
        rules = rule_set(name)
        lines += [f"{name}  {preset_name(name)}", f"    {preset_about(name)}"]
        lines += ["    " + _("From: {origin}").format(origin=preset_origin(name))]
        lines += [
            f"    {rule_line(switch.id, preset.values[switch.id])}" for switch in rules.differences_from_official()
        ]
    return lines


def _presets() -> list[dict[str, object]]:
    return [
        {
            "id": name,
            "name": preset_name(name),
            "about": preset_about(name),
            "origin": preset_origin(name),
            "changes": dict(preset.changes),
            "code": rule_set(name).code,
        }
        for name, preset in PRESETS.items()
    ]
