"""Finding a rule by what a player types: its name, its explanation, its values, its group, in the language spoken.

The English words are looked through too, so that “+2” is found at a table that says 加二.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.switch import Switch, Value
from game.narrate.switches import SWITCHES as SWITCH_TEXTS
from game.narrate.switches import group_name, switch_about, switch_name, value_name
from game.rules import SWITCHES


def found(words: str, values: Mapping[str, Value]) -> tuple[Switch, ...]:
    """Return the switches in which every one of `words` occurs, those whose name has them first; all for no words."""
    wanted = words.casefold().split()
    if not wanted:
        return SWITCHES
    hits = [switch for switch in SWITCHES if all(word in _told(switch, values) for word in wanted)]
    named = [switch for switch in hits if all(word in switch_name(switch.id).casefold() for word in wanted)]
    return (*named, *(switch for switch in hits if switch not in named))


def _told(switch: Switch, values: Mapping[str, Value]) -> str:
    names = [switch_name(switch.id), switch_about(switch.id), group_name(switch.group), switch.id]
    names.append(value_name(switch.id, values[switch.id]))
    if switch.kind == "choice":
        names += [value_name(switch.id, value) for value in switch.values]
    english = SWITCH_TEXTS[switch.id]
    return "\n".join((*names, english.name, english.about, *english.values.values())).casefold()
