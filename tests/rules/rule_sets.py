"""Random rule sets for property tests: any switch at any value, and no contradiction."""

from __future__ import annotations

from hypothesis import strategies as st

from game.rules import PRESETS, SWITCHES, RuleError, RuleSet, from_mapping

_TEXT = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp", "Cf")), max_size=80)
_CONTRADICT = ("scoring", "teams", "rotation")


def values_of(switch):
    if switch.kind == "bool":
        return st.booleans()
    return _TEXT if switch.kind == "text" else st.sampled_from(switch.values)


@st.composite
def rule_sets(draw) -> RuleSet:
    preset = draw(st.sampled_from(list(PRESETS)))
    chosen = draw(st.lists(st.sampled_from(SWITCHES), unique=True, max_size=20))
    table = {"preset": preset, **{switch.id: draw(values_of(switch)) for switch in chosen}}
    try:
        return from_mapping(table)
    except RuleError:
        kept = {key: value for key, value in table.items() if key not in _CONTRADICT}
        return from_mapping({**kept, "play_on": True})
