"""Putting a table together by a device: the preset, switches in the editor, who sits there, how long it lasts."""

from __future__ import annotations

from game.engine.switch import Switch, Value
from game.rules import RuleSet, rule_set
from game.text import _
from game.ui.node import DECREASE, DISABLED, INCREASE
from tests.devices.hand import Hand

LENGTHS = (0, 200, 300, 500)
MOST_STEPS = 60


def set_table(hand: Hand, rules_text: str, seats: int, slow_hands: bool) -> None:
    """From the title to the first deal: a table of that many seats with the weakest players, by those rules."""
    window, rules = hand.window, rule_set(rules_text)
    hand.press("new")
    _tab(hand, "rules")
    hand.press(f"preset.{rules.preset}")
    _length(hand, rules)
    if slow_hands:
        hand.press("match.races")
    away = [one for one in rules.differences_from_preset() if one.id not in ("target", "scoring")]
    if away:
        hand.press("rules.edit")
        for switch in away:
            set_switch(hand, switch, rules.values[switch.id])
        hand.press("done")
    _tab(hand, "seats")
    while window.tree.find(f"seat.{seats}.remove") is not None:
        hand.press(f"seat.{seats}.remove")
    while window.tree.find(f"seat.{seats - 1}.level") is None:
        hand.press("seats.add")
    for _step in range(12):
        if DECREASE not in hand.node("seats.all").actions:
            break
        hand.step("seats.all", -1)
    if INCREASE in hand.node("seats.all").actions and _("mixed") in hand.node("seats.all").value:
        hand.step("seats.all", 1)
    hand.press("deal")
    if window.top.name == "agreed":
        hand.press("agreed.deal")


def set_switch(hand: Hand, switch: Switch, value: Value) -> None:
    """Set a switch in the editor."""
    hand.press(f"group.{switch.group}")
    row = f"rule.{switch.id}"
    if switch.kind == "bool":
        hand.press(row)
    elif switch.kind == "choice":
        hand.press(row)
        hand.press(f"values.{list(switch.values).index(value)}")
    elif switch.kind == "text":
        hand.press(f"{row}.list")
        hand.press("dare.all.2" if hand.window.tree.find("dare.all.2") else "dare.small.1")
    else:
        for _step in range(MOST_STEPS):
            now = getattr(hand.node(row), "current")  # noqa: B009 - a row of a rule; the tree knows only nodes
            if now == value:
                return
            hand.step(row, 1 if now < value else -1)
        raise hand.stuck(f"{switch.id} never becomes {value}")


def _tab(hand: Hand, name: str) -> None:
    tab = hand.window.tree.find(f"tab.{name}")
    if tab is not None and DISABLED not in tab.state:
        hand.press(tab.id)


def _length(hand: Hand, rules: RuleSet) -> None:
    wanted = 0 if rules.values["scoring"] == "single" else int(rules.values["target"])
    row = hand.window.tree.find("match.length")
    if row is None:
        return
    options = [child for child in row.children if child.role == "option"]
    at = next(i for i, child in enumerate(options) if "selected" in child.state)
    to = LENGTHS.index(wanted)
    for _step in range(abs(to - at)):
        hand.step("match.length", 1 if to > at else -1)
