"""All switches there are, in the order players see them, which is that of RULES.md section 5."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.engine.switch import GROUPS, Switch, Value
from game.rules.order import ORDER

_SHOWN = {
    "deck": "deck values flip_pairing scoring target pigs teams rotation",
    "setup": "hand_size first_dealer next_dealer opener direction start start_wild start_reverse first_play",
    "playing": "draw play_drawn must_play multi multi_effect jump_in jump_effect self_jump misplay advice_fine",
    "penalties": "stack stack_forced deflect_skip deflect_reverse after_penalty final_draw",
    "wild_draw_four": "wd4 wd4_rule challenge_stack challenge_show",
    "call": "uno uno_penalty call_late false_call false_catch",
    "moving": "seven_swap zero_pass five_swap",
    "going_out": "finish play_on",
    "special": "zeros blanks dare_text dare_target dare_stack bounce discard_alls discard_all decks actions wilds"
    " two_player_reverse",
}

_DECLARED: dict[str, Switch] = {switch.id: switch for module in ORDER for switch in module.SWITCHES}


def _shown_in(group: str) -> Iterator[Switch]:
    """Yield the switches of a group: those of the contract in its order, then what has been added since."""
    listed = _SHOWN[group].split()
    yield from (_DECLARED[name] for name in listed)
    yield from (switch for switch in _DECLARED.values() if switch.group == group and switch.id not in listed)


SWITCHES: tuple[Switch, ...] = tuple(switch for group in GROUPS for switch in _shown_in(group))

BY_ID: Mapping[str, Switch] = {switch.id: switch for switch in SWITCHES}

OFFICIAL: Mapping[str, Value] = {switch.id: switch.official for switch in SWITCHES}
"""The publisher's rules: every switch at its official value."""
