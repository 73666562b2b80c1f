"""House rules that do nothing at this table, and the switch that is why. Said to the player, never refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.engine.switch import Value
from game.rules.registry import SWITCHES

Values = Mapping[str, Value]


class Idle(NamedTuple):
    """`switch` has no effect because of the value of the switch `because`."""

    switch: str
    because: str


def idle_switches(values: Values) -> Iterator[Idle]:
    """Return every switch that is not official and yet without effect, in the order of the registry."""
    for switch in SWITCHES:
        if values[switch.id] != switch.default(values):
            because = next((cause for cause, idle in _IDLE.get(switch.id, ()) if idle(values)), "")
            if because:
                yield Idle(switch.id, because)


def _unless(name: str, *wanted: Value) -> tuple[str, Callable[[Values], bool]]:
    return name, lambda values: values[name] not in wanted


def _when(name: str, *unwanted: Value) -> tuple[str, Callable[[Values], bool]]:
    return name, lambda values: values[name] in unwanted


_NO_ZEROS = _unless("deck", "classic", "numbers")
_IN_FLIP = _when("deck", "flip")
_ACTIONS = (_when("deck", "numbers"), ("actions", lambda values: not values["actions"] and values["deck"] != "flip"))
_WILDS = (_when("deck", "numbers"), ("wilds", lambda values: not values["wilds"] and values["deck"] != "flip"))
_WILD_DRAWS = (_when("deck", "numbers", "attack"), _WILDS[1])
_COUNTED_DRAWS = (
    _when("deck", "numbers", "attack"),
    ("actions", lambda values: not values["actions"] and not values["wilds"] and values["deck"] != "flip"),
)
_PLUS_TWO = (_unless("deck", "classic"), _ACTIONS[1])
_CHALLENGED = (*_WILD_DRAWS, _unless("wd4", "challenge"))
_CALLED = (_when("uno", "off"),)
_JUMPED = (_when("jump_in", "off"),)
_BLANKS = (_IN_FLIP, ("blanks", lambda values: values["blanks"] == 0))

_IDLE: Mapping[str, tuple[tuple[str, Callable[[Values], bool]], ...]] = {
    "values": (_when("deck", "flip", "attack"),),
    "flip_pairing": (_unless("deck", "flip"),),
    "target": (_when("scoring", "single"), _when("rotation", True)),
    "pigs": (_unless("scoring", "moderate", "hero"),),
    "start_wild": (*_WILDS, _unless("start", "official")),
    "start_reverse": (*_ACTIONS, _when("start", "number", "colour")),
    "draw": (_when("deck", "attack"),),
    "play_drawn": (_when("deck", "attack"),),
    "multi_effect": (_when("multi", "off"),),
    "jump_effect": _JUMPED,
    "self_jump": _JUMPED,
    "stack": _COUNTED_DRAWS,
    "stack_forced": (*_COUNTED_DRAWS, _when("stack", "off")),
    "deflect_skip": _PLUS_TWO,
    "deflect_reverse": _COUNTED_DRAWS,
    "after_penalty": _COUNTED_DRAWS,
    "wd4": _WILD_DRAWS,
    "wd4_rule": (*_WILD_DRAWS, _when("wd4", "free")),
    "challenge_stack": _CHALLENGED,
    "challenge_show": _CHALLENGED,
    "uno_penalty": _CALLED,
    "call_late": _CALLED,
    "false_call": _CALLED,
    "false_catch": _CALLED,
    "zero_pass": (_when("deck", "flip", "attack"),),
    "play_on": (_unless("teams", 0),),
    "zeros": (_NO_ZEROS,),
    "blanks": (_IN_FLIP,),
    "dare_text": _BLANKS,
    "dare_target": _BLANKS,
    "dare_stack": _BLANKS,
    "bounce": (_IN_FLIP, ("wilds", lambda values: not values["wilds"])),
    "discard_alls": (_NO_ZEROS, ("actions", lambda values: not values["actions"])),
    "discard_all": (
        _IN_FLIP,
        ("actions", lambda values: not values["actions"]),
        ("discard_alls", lambda values: values["discard_alls"] == 0 and values["deck"] != "attack"),
    ),
    "actions": (_IN_FLIP,),
    "wilds": (_IN_FLIP,),
    "two_player_reverse": _ACTIONS,
}
