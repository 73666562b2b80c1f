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


def _not_in_flip(name: str, idle: Callable[[Values], bool]) -> tuple[str, Callable[[Values], bool]]:
    """Return a cause that a flip deck, whose cards are as printed, does not know."""
    return name, lambda values: values["deck"] != "flip" and idle(values)


def _only_numbers(values: Values) -> bool:
    return values["deck"] == "numbers" and not values["bounce"] and not values["discard_alls"]


_NO_ZEROS = _unless("deck", "classic", "numbers")
_IN_FLIP = _when("deck", "flip")
_NUMBERS_ALONE = (
    ("deck", _only_numbers),
    _not_in_flip("actions", lambda values: not values["actions"] and not values["wilds"]),
)
_NO_ACTIONS = _not_in_flip("actions", lambda values: not values["actions"])
_ACTIONS = (_when("deck", "numbers"), _NO_ACTIONS)
_NO_WILDS = _not_in_flip("wilds", lambda values: not values["wilds"])
_WILDS = (_when("deck", "numbers"), _NO_WILDS)
_WILD_DRAWS = (_when("deck", "numbers", "attack"), _NO_WILDS)
_NO_DRAW_CARDS = _not_in_flip("actions", lambda values: not values["actions"] and not values["wilds"])
_COUNTED_DRAWS = (_when("deck", "numbers", "attack"), _NO_DRAW_CARDS)
_PLUS_TWO = (_unless("deck", "classic"), _NO_ACTIONS)
_CHALLENGED = (*_WILD_DRAWS, _unless("wd4", "challenge"))
_CALLED = (_when("uno", "off"),)
_JUMPED = (_when("jump_in", "off"),)
_BLANKS = (_IN_FLIP, _when("blanks", 0))


def _for_plus_two(switch: str) -> tuple[tuple[str, Callable[[Values], bool]], ...]:
    """Return the causes of a switch whose value `plus2` needs a +2."""
    return tuple(
        (cause, lambda values, idle=idle: values[switch] == "plus2" and idle(values)) for cause, idle in _PLUS_TWO
    )


def _never_moves_on(values: Values) -> bool:
    """Say whether a penalty that a wild draw card begins stays with the seat it falls on."""
    bounced = values["bounce"] and values["deck"] != "flip"
    return values["stack"] == "off" and values["deflect_reverse"] != "any" and not bounced


_IDLE: Mapping[str, tuple[tuple[str, Callable[[Values], bool]], ...]] = {
    "values": (_when("deck", "flip", "attack"),),
    "flip_pairing": (_unless("deck", "flip"),),
    "target": (_when("scoring", "single"), _when("rotation", True)),
    "pigs": (_unless("scoring", "moderate", "hero"),),
    "next_dealer": (_when("scoring", "single"),),
    "start_wild": (*_WILDS, _unless("start", "official")),
    "start_reverse": (*_ACTIONS, _when("start", "number", "colour")),
    "first_play": _NUMBERS_ALONE,
    "draw": (_when("deck", "attack"),),
    "play_drawn": (_when("deck", "attack"),),
    "multi_effect": (_when("multi", "off"),),
    "jump_effect": _JUMPED,
    "self_jump": _JUMPED,
    "stack": (*_COUNTED_DRAWS, *_for_plus_two("stack")),
    "stack_forced": (*_COUNTED_DRAWS, _when("stack", "off")),
    "deflect_skip": _PLUS_TWO,
    "deflect_reverse": (*_COUNTED_DRAWS, _NO_ACTIONS, *_for_plus_two("deflect_reverse")),
    "after_penalty": _COUNTED_DRAWS,
    "final_draw": (_when("deck", "numbers"), _NO_DRAW_CARDS),
    "wd4": _WILD_DRAWS,
    "wd4_rule": (*_WILD_DRAWS, _when("wd4", "free")),
    "challenge_stack": (*_CHALLENGED, ("stack", _never_moves_on)),
    "challenge_show": _CHALLENGED,
    "uno_penalty": _CALLED,
    "call_late": _CALLED,
    "false_call": _CALLED,
    "false_catch": _CALLED,
    "zero_pass": (_when("deck", "flip", "attack"),),
    "finish": _NUMBERS_ALONE,
    "play_on": (_unless("teams", 0),),
    "zeros": (_NO_ZEROS,),
    "blanks": (_IN_FLIP,),
    "dare_text": _BLANKS,
    "dare_target": _BLANKS,
    "dare_stack": _BLANKS,
    "bounce": (_IN_FLIP, _when("wilds", False)),
    "discard_alls": (_NO_ZEROS, _when("actions", False)),
    "discard_all": (
        _IN_FLIP,
        _when("actions", False),
        ("discard_alls", lambda values: values["discard_alls"] == 0 and values["deck"] != "attack"),
    ),
    "actions": (_IN_FLIP, ("deck", lambda values: values["deck"] == "numbers" and not values["discard_alls"])),
    "wilds": (_IN_FLIP, ("deck", lambda values: values["deck"] == "numbers" and not values["bounce"])),
    "two_player_reverse": _ACTIONS,
}
