"""Rule sets with a name: the official rules, and how particular tables are known to play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.switch import Value
from game.rules.registry import OFFICIAL, SWITCHES

Changes = Mapping[str, Value]


@dataclass(frozen=True)
class Preset:
    """A named rule set: `changes` from the official rules, and `origin`, a code for where it comes from."""

    id: str
    origin: str
    changes: Changes
    values: Mapping[str, Value]


def _preset(name: str, origin: str, changes: Changes) -> Preset:
    values = {**OFFICIAL, **changes}
    for switch in SWITCHES:
        if switch.row and switch.id not in changes:
            values[switch.id] = switch.default(values)
    return Preset(name, origin, changes, values)


_ALL = (
    _preset("official", "printed", {}),
    _preset("encyclopedia", "encyclopedia", {"start": "number", "next_dealer": "winner"}),
    _preset(
        "console",
        "console",
        {"stack": "same", "seven_swap": True, "zero_pass": True, "jump_in": "all", "start": "number"},
    ),
    _preset(
        "together",
        "phone",
        {
            "stack": "up",
            "stack_forced": True,
            "jump_in": "all",
            "bounce": 4,
            "discard_alls": 8,
            "discard_all": "all",
            "decks": 2,
            "seven_swap": True,
            "zero_pass": True,
        },
    ),
    _preset(
        "tavern",
        "tavern",
        {
            "stack": "up",
            "wd4": "challenge",
            "wd4_rule": "match",
            "challenge_stack": "first",
            "jump_in": "coloured",
            "self_jump": True,
            "multi": "symbol",
            "next_dealer": "winner",
            "start_reverse": "right",
        },
    ),
    _preset(
        "pairs",
        "pairs",
        {
            "multi": "identical",
            "multi_effect": "once",
            "stack": "up",
            "deflect_skip": True,
            "deflect_reverse": "plus2",
            "after_penalty": "colour",
            "finish": "numbers",
            "play_drawn": "numbers",
            "wd4": "free",
            "misplay": 2,
            "advice_fine": 2,
            "false_call": 0,
        },
    ),
    _preset(
        "shop",
        "shop",
        {
            "start": "number",
            "play_drawn": "never",
            "stack": "up",
            "after_penalty": "colour",
            "uno": "auto",
            "blanks": 4,
            "next_dealer": "winner",
            "opener": "dealer",
        },
    ),
    _preset(
        "gang",
        "gang",
        {
            "zeros": 2,
            "start": "colour",
            "opener": "dealer",
            "first_play": "number",
            "multi": "identical",
            "jump_in": "all",
            "jump_effect": "add",
            "stack": "any",
            "deflect_reverse": "any",
            "wd4": "free",
            "five_swap": True,
            "finish": "numbers-or-draw",
            "uno_penalty": 1,
            "call_late": False,
            "values": "gang",
            "scoring": "own",
        },
    ),
    _preset("handbook", "handbook", {"start_wild": "dealer", "stack": "same", "misplay": 1}),
    _preset("last-standing", "last-standing", {"play_on": True, "scoring": "places"}),
    _preset("children", "children", {"actions": False, "wilds": False, "uno": "off", "hand_size": 5}),
    _preset("flip", "flip", {"deck": "flip"}),
    _preset("attack", "attack", {"deck": "attack"}),
    _preset(
        "wildest",
        "wildest",
        {
            "stack": "any",
            "jump_in": "all",
            "jump_effect": "add",
            "self_jump": True,
            "multi": "symbol",
            "seven_swap": True,
            "zero_pass": True,
            "deflect_skip": True,
            "deflect_reverse": "any",
            "bounce": 4,
            "discard_alls": 8,
            "blanks": 4,
            "decks": 2,
            "draw": "until",
        },
    ),
)

PRESETS: Mapping[str, Preset] = {preset.id: preset for preset in _ALL}
