"""The rules of a table that is being put together: what to begin from, what has been changed, how long it goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.match.own_rules import OwnSet
from game.match.table import SeatSetup
from game.narrate.presets import preset_about, preset_name
from game.narrate.switches import rule_line
from game.rules import PRESETS, RuleError, RuleSet
from game.scenes.result_parts import seat_name
from game.scenes.rule_choice import contents, origin, preset_tile
from game.text import _, ngettext
from game.ui import paper
from game.ui.buttons import Button, Tile
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Act, Node
from game.ui.values import ChoiceRow, Stepper
from game.ui.widgets import Paragraph

FIRST = ("official", "encyclopedia", "children")
OFFERED = (*FIRST, *(name for name in PRESETS if name not in FIRST))
"""The presets in the order of the list: the plain ones first."""

LENGTHS = (0, 200, 300, 500)
"""Points a match may be played to; 0 stands for a single round."""

AWAY = ("scoring", "target")
"""Switches that say how long a match is, which is set apart from the other rules."""


class Here(NamedTuple):
    """Which card is the chosen one: that of a preset, of an own rule set, or that of rules changed and not kept."""

    kind: str
    name: str


def here(rules: RuleSet, own: Sequence[OwnSet]) -> Here:
    """Return where rules come from, whatever the length of the match."""
    mine = _without_length(rules.values)
    for one in own:
        try:
            if _without_length(one.rule_set().values) == mine:
                return Here("own", one.name)
        except RuleError:
            continue
    for preset in OFFERED:
        if _without_length(PRESETS[preset].values) == mine:
            return Here("preset", preset)
    return Here("changed", rules.preset)


def _without_length(values: object) -> dict[str, object]:
    return {key: value for key, value in dict(values).items() if key not in AWAY}  # type: ignore[call-overload]


def house_rule_count(rules: RuleSet) -> int:
    """Return how many rules are not official, the length of the match apart."""
    return sum(1 for one in rules.differences_from_official() if one.id not in AWAY)


def tiles(
    canvas: Canvas,
    place: Box,
    rules: RuleSet,
    own: Sequence[OwnSet],
    choose: Callable[[str], None],
    choose_own: Callable[[str], None],
    edit: Act,
) -> list[Node]:
    """Return a card for rules changed and not kept, for every own rule set and for every preset, in rows."""
    columns = 3 if place.w >= 880 else 2 if place.w >= 540 else 1
    width = (place.w - 14 * (columns - 1)) / columns
    now = here(rules, own)
    cards: list[tuple[float, Callable[[Box], Node]]] = []
    if now.kind == "changed":
        cards.append(_changed(canvas, width, rules, edit))
    for one in own:
        cards.append(_own(canvas, width, one, partial(choose_own, one.name), now == Here("own", one.name)))
    for preset in OFFERED:
        tall = Tile.height(canvas, width, preset_about(preset), origin(preset))
        press = partial(choose, preset)
        on = now == Here("preset", preset)
        cards.append((tall, partial(_preset, canvas, preset, press, on)))
    out: list[Node] = []
    y = place.y
    for row in (cards[i : i + columns] for i in range(0, len(cards), columns)):
        tall = max(height for height, _make in row)
        out += [make(Box(place.x + i * (width + 14), y, width, tall)) for i, (_height, make) in enumerate(row)]
        y += tall + 14
    return out


def _preset(canvas: Canvas, preset: str, press: Act, on: bool, at: Box) -> Node:
    return preset_tile(canvas, preset, at, press, on)


def _changed(canvas: Canvas, width: float, rules: RuleSet, edit: Act) -> tuple[float, Callable[[Box], Node]]:
    n = len([one for one in rules.differences_from_preset() if one.id not in AWAY])
    words = ngettext(
        "Changed from {name} in {n} place, and kept for the next time.",
        "Changed from {name} in {n} places, and kept for the next time.",
        n,
    ).format(name=preset_name(rules.preset), n=n)
    foot = _("press to change more")
    tag = _house_rules(house_rule_count(rules))
    tall = Tile.height(canvas, width, words, foot)
    return tall, lambda at: Tile("preset.changed", at, _("Your rules"), words, foot, edit, True, tag)


def _own(canvas: Canvas, width: float, one: OwnSet, press: Act, on: bool) -> tuple[float, Callable[[Box], Node]]:
    foot = _("your own rule set")
    name = canvas.typesetter.cut(one.name, "bold", canvas.px(24), int((width - 80) * canvas.k))
    tall = Tile.height(canvas, width, contents(one), foot)
    return tall, lambda at: Tile(f"own.{one.name}", at, name, contents(one), foot, press, on)


def _house_rules(n: int) -> str:
    return ngettext("{n} house rule", "{n} house rules", n).format(n=n) if n else ""


# How long ----------------------------------------------------------------------------------------------------------
def length_row(canvas: Canvas, place: Box, rules: RuleSet, set_length: Callable[[int], None], edit: Act) -> Node:
    """Return the row of the match's length; a button into the rules where it is scored another way."""
    values = rules.values
    if values["scoring"] not in ("winner", "single") or values["rotation"]:
        words = rule_line("scoring", values["scoring"]) if not values["rotation"] else rule_line("rotation", True)
        return Button("match.scoring", Box(place.x, place.y, place.w, 60), words, edit, "ghost", 20, icon="pencil")
    length = 0 if values["scoring"] == "single" else int(values["target"])
    options = [(points, length_name(points)) for points in sorted({*LENGTHS, length})]
    segment = [canvas.measure(words, 19, "bold") + 30 for _points, words in options]
    note = _("The winner of a round scores what the others hold") if length else _("Whoever goes out first wins")
    return ChoiceRow("match.length", place, _("Length"), note, options, length, set_length, segment)


def length_name(points: int) -> str:
    """Return what a length is called."""
    return ngettext("{n} point", "{n} points", points).format(n=points) if points else _("One round")


def dealer_row(place: Box, seats: Sequence[SeatSetup], dealer: int, choose: Callable[[int], None]) -> Node:
    """Return the row of who deals first, for rules that let the table name the dealer."""
    less = partial(choose, dealer - 1) if dealer > 0 else None
    more = partial(choose, dealer + 1) if dealer + 1 < len(seats) else None
    return Stepper("match.dealer", place, _("First dealer"), seat_name(seats, dealer), less, more, width=280)


# What differs ------------------------------------------------------------------------------------------------------
def rule_list(canvas: Canvas, place: Box, rules: RuleSet) -> list[Node]:
    """Return the house rules of the table as lines."""
    changed = [one for one in rules.differences_from_official() if one.id not in AWAY]
    if not changed:
        words = _("None: this table plays by the printed rules.")
        h = len(canvas.lines(words, place.w, 20)) * canvas.line_height(20)
        return [Paragraph("match.none", Box(place.x, place.y, place.w, h + 2), words, 20, "ui", "ink2")]
    out: list[Node] = []
    y = place.y
    for switch in changed:
        words = rule_line(switch.id, rules.values[switch.id])
        height = len(canvas.lines(words, place.w - 30, 20)) * canvas.line_height(20) + 6
        out.append(_HouseRule(f"rule.{switch.id}", Box(place.x, y, place.w, height), words))
        y += height
    return out


class _HouseRule(Node):
    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str) -> None:
        super().__init__(node_id, bounds, name=words)

    def paint(self, canvas: Canvas) -> None:
        box = self.bounds
        paper.burst_shape(canvas, box.x + 9, box.y + 15, 4, 8, 8, "main")
        canvas.paragraph(box.x + 30, box.y, self.name, box.w - 30, 20, "ui", "ink")
