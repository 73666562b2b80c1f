"""The card of a level: its picture, story, opponents, rules and stars, the hour, and the button that deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.levels.venue import Opponent, Venue
from game.match import campaign
from game.narrate.presets import preset_name
from game.narrate.switches import rule_line, switch_about
from game.rules import rule_set
from game.scenes.goal_words import goal_words
from game.scenes.help import Readable
from game.scenes.road import Road, has_two_hours
from game.scenes.road_places import star
from game.text import _, language, ngettext
from game.ui import paper, svg
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.lists import Scroll
from game.ui.node import Act, Node
from game.ui.values import ChoiceRow
from game.ui.widgets import Drawing, Panel, Paragraph, Text

PICTURE = 142.0
LOW = 700.0
"""Below this height the picture is left out and the stars are in the list."""
HEAD, PER_ROW = 72.0, 5
NO_RULES = ("scoring", "target", "teams")
"""Told in a sentence of their own."""


@dataclass(frozen=True)
class CardState:
    """What the screen knows beside the level: the hour that is chosen, how far the card is scrolled, what to call."""

    night: bool
    scroll: Scroll
    set_night: Callable[[bool], None]
    play: Act
    key: str


def level_card(canvas: Canvas, box: Box, road: Road, venue: Venue, state: CardState) -> Node:
    """Return the panel of a level."""
    name = venue.name.say(language(), _)
    panel = Panel("card", box, name=name)
    inner = Box(box.x + 26, box.y + 18, box.w - 52, box.h - 36)
    y = inner.y
    low = box.h < LOW
    if not low:
        view = Box(box.x + 16, box.y + 16, box.w - 32, PICTURE)
        panel.add(Drawing("card.picture", view, lambda c, b: _picture(c, b, venue, state.night), role="decoration"))
        y = view.bottom + 16
    y = _title(canvas, panel, Box(inner.x + 4, y, inner.w - 8, 0), road.number(venue), name)
    foot = _foot(canvas, panel, inner, road, venue, state)
    rows: list[Node] = []
    if low:
        list_box = Box(inner.x, y + 6, inner.w, foot - y - 12)
    else:
        stars_top = foot - 12 - _stars_height(canvas, venue, inner.w)
        panel.add(*_stars(canvas, Box(inner.x + 4, stars_top, inner.w - 8, 0), road, venue))
        list_box = Box(inner.x, y + 6, inner.w, stars_top - y - 16)
    place = Box(list_box.x + 4, list_box.y + 2, list_box.w - 22, 0)
    if low:
        rows += _stars(canvas, place, road, venue)
        place = place.moved(0, rows[-1].bounds.bottom - place.y + 10 if rows else 0)
    rows += _company(canvas, place, venue)
    place = place.moved(0, rows[-1].bounds.bottom - place.y + 10)
    rows += _rules(canvas, place, venue)
    place = place.moved(0, rows[-1].bounds.bottom - place.y + 12)
    rows += _story(canvas, place, venue)
    panel.add(Readable("card.list", list_box, rows, state.scroll, name))
    return panel


def _title(canvas: Canvas, panel: Node, place: Box, number: int, name: str) -> float:
    """Add number and name; return where they end."""
    x = place.x
    if number:
        w = canvas.measure(str(number), 40, "latin") + 14
        panel.add(Text("card.number", Box(x, place.y, w, 50), str(number), 40, "latin", "main"))
        x += w
    size = 36.0
    while size > 26 and len(canvas.lines(name, place.right - x, size, "display")) > 1:
        size -= 2
    h = len(canvas.lines(name, place.right - x, size, "display")) * canvas.line_height(size)
    panel.add(
        Paragraph("card.name", Box(x, place.y + max(0, (50 - h) / 2), place.right - x, h + 2), name, size, "display")
    )
    return place.y + max(50.0, h) + 2


def _foot(canvas: Canvas, panel: Node, inner: Box, road: Road, venue: Venue, state: CardState) -> float:
    """Add the hour and the button that deals; return where they begin."""
    open_ = road.is_open(venue)
    tall = 72.0 if inner.h > 600 else 58.0
    y = inner.bottom - tall - 6
    words = _("Sit down") if open_ else _("Closed")
    button = Button("play", Box(inner.x, y, inner.w, tall), words, state.play, "main", 30, disabled=not open_)
    if open_:
        button.key = state.key
    else:
        button.hint = closed_words(road, venue)
    hours = [(False, _("By day")), (True, _("By night"))]
    if has_two_hours(venue):
        y -= 58
        segment = Box(inner.x, y, inner.w, 48)
        panel.add(ChoiceRow("hour", segment, _("Hour"), "", hours, state.night, state.set_night, bare=True))
    if not open_:
        note = closed_words(road, venue)
        h = len(canvas.lines(note, inner.w - 8, 19)) * canvas.line_height(19)
        y -= h + 10
        panel.add(Paragraph("card.closed", Box(inner.x + 4, y, inner.w - 8, h + 2), note, 19, "ui", "main_deep"))
    panel.add(button)
    return y


def closed_words(road: Road, venue: Venue) -> str:
    """Return what opens a level."""
    before = campaign.openers(road.venues, venue.id)
    if not before:
        return ""
    return _("Opens with a win at “{name}”.").format(name=before[0].name.say(language(), _))


# The parts in the list ---------------------------------------------------------------------------------------------
def _heading(node_id: str, place: Box, words: str) -> Text:
    return Text(node_id, Box(place.x, place.y, place.w, 28), words, 19, "bold", "ink3", role="heading")


def _story(canvas: Canvas, place: Box, venue: Venue) -> list[Node]:
    words = venue.story.say(language(), _)
    if not words:
        return [Node("card.story", Box(place.x, place.y, place.w, 0), role="decoration")]
    h = len(canvas.lines(words, place.w, 19)) * canvas.line_height(19)
    return [Paragraph("card.story", Box(place.x, place.y, place.w, h + 2), words, 19, "ui", "ink2")]


def _company(canvas: Canvas, place: Box, venue: Venue) -> list[Node]:
    rows: list[Node] = [_heading("card.opponents", place, _("Opponents"))]
    teams = int(rule_set(venue.rules).values["teams"])
    columns = max(PER_ROW, int(place.w // 104))
    w = min(112.0, place.w / min(columns, max(4, len(venue.opponents))))
    for i, one in enumerate(venue.opponents):
        at = Box(place.x + (i % columns) * w, place.y + 34 + (i // columns) * 100, w - 4, 94)
        rows.append(OpponentNode(at, one, partner=bool(teams) and one.seat % teams == 0))
    return rows


class OpponentNode(Node):
    """Who sits at the table: the head, and as many dots as the player is strong; a partner has a tick."""

    role = "image"

    def __init__(self, bounds: Box, who: Opponent, partner: bool) -> None:
        level = LEVELS.get(who.level)
        words = _(level.name) if level else who.level
        name = _(CHARACTERS[who.character].name)
        if partner:
            words = _("{level}, on your side").format(level=words)
        super().__init__(f"card.seat.{who.seat}", bounds, name=name, value=words)
        self.hint = _("{name}: {what}").format(name=name, what=words)
        self.animal, self.partner = who.character, partner
        ids = list(LEVELS)
        self.dots, self.of = ids.index(who.level) + 1 if level else 0, len(ids)

    def paint(self, canvas: Canvas) -> None:
        """Draw the head over its dots."""
        box = self.bounds
        x = box.x + box.w / 2
        paper.head(canvas, self.animal, "calm", x, box.y + HEAD / 2, HEAD)
        if self.partner:
            paper.pill(canvas, centred(x + HEAD * 0.4, box.y + 12, 24, 24), "ok", "card")
            paper.icon(canvas, "tick", x + HEAD * 0.4, box.y + 12, 8, "card")

        def dots(w: float, h: float) -> str:
            step = w / self.of
            out = ""
            for i in range(self.of):
                fill, edge = ("#C02A1A", "#7C150B") if i < self.dots else ("#FFF6E3", "#B99A66")
                out += svg.circle(step * (i + 0.5), h / 2, 4.6, fill, stroke=edge, stroke_width=1.6)
            return out

        canvas.shape(("dots", self.dots, self.of), centred(x, box.y + HEAD + 13, 12.4 * self.of, 13), dots, pad=1)


def _rules(canvas: Canvas, place: Box, venue: Venue) -> list[Node]:
    rules = rule_set(venue.rules)
    values = rules.values
    rows: list[Node] = [_heading("card.rules", place, _("Rules at this table"))]
    y = place.y + 34
    words = _("{preset} · {length}").format(preset=preset_name(rules.preset), length=length_words(venue))
    h = len(canvas.lines(words, place.w, 20)) * canvas.line_height(20)
    rows.append(Paragraph("card.length", Box(place.x, y, place.w, h + 2), words, 20, "ui", "ink2"))
    y += h + 10
    for switch in rules.differences_from_official():
        if switch.id in NO_RULES:
            continue
        words = rule_line(switch.id, values[switch.id])
        h = len(canvas.lines(words, place.w - 40, 20, "bold")) * canvas.line_height(20) + 14
        row = RuleLine(f"card.rule.{switch.id}", Box(place.x, y, place.w, h), words)
        row.hint = switch_about(switch.id)
        rows.append(row)
        y += h + 7
    return rows


def length_words(venue: Venue) -> str:
    """Return how long a match is, and who plays with whom."""
    values = rule_set(venue.rules).values
    if values["scoring"] == "single":
        words = _("One round")
    else:
        target = int(values["target"])
        words = ngettext("To {n} point", "To {n} points", target).format(n=target)
    teams = int(values["teams"])
    if teams:
        size = venue.players // teams
        words = _("{length} · {teams} teams of {size}").format(length=words, teams=teams, size=size)
    return words


class RuleLine(Node):
    """A rule that differs, on the gold of what differs."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str) -> None:
        super().__init__(node_id, bounds, name=words)

    def paint(self, canvas: Canvas) -> None:
        """Draw ground, bar and words."""
        box = self.bounds
        paper.row(canvas, box, marked=True)
        paper.bar(canvas, Box(box.x, box.y + 7, 6, box.h - 14), "differs_bar")
        canvas.paragraph(box.x + 20, box.y + 7, self.name, box.w - 36, 20, "bold")


def _stars_height(canvas: Canvas, venue: Venue, width: float) -> float:
    lines = sum(max(1, len(canvas.lines(goal_words(goal), width - 60, 20))) for goal in venue.goals)
    return lines * canvas.line_height(20) + 8 * len(venue.goals)


def _stars(canvas: Canvas, place: Box, road: Road, venue: Venue) -> list[Node]:
    """Return the goals, each with its star."""
    rows: list[Node] = []
    y = place.y
    for i, (goal, earned) in enumerate(zip(venue.goals, road.progress.stars(venue), strict=True)):
        words = goal_words(goal)
        h = len(canvas.lines(words, place.w - 52, 20)) * canvas.line_height(20)
        rows.append(GoalLine(f"card.star.{i}", Box(place.x, y, place.w, h), words, earned))
        y += h + 8
    return rows


class GoalLine(Node):
    """A star and what it is earned by."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, words: str, earned: bool) -> None:
        super().__init__(node_id, bounds, name=words, value=_("earned") if earned else _("not earned yet"))
        self.earned = earned

    def paint(self, canvas: Canvas) -> None:
        """Draw the star beside the first line."""
        box = self.bounds
        star(canvas, box.x + 16, box.y + canvas.line_height(20) / 2 - 1, 14, self.earned)
        canvas.paragraph(box.x + 44, box.y, self.name, box.w - 52, 20)


# The picture -------------------------------------------------------------------------------------------------------
SKY = {False: ("#CFE0D8", "#A9C4A6", "#6BA3B8", "#F0B98A"), True: ("#1A1740", "#2A2560", "#16123A", "#F2DFA6")}
"""Sky, hills, ground, and sun or moon, by day and night."""
WATER = ("boat",)


def _picture(canvas: Canvas, box: Box, venue: Venue, night: bool) -> None:
    """Draw the little picture of the place in a landscape of its hour; a level of the user's has a table there."""
    dark = night or venue.night
    sky, hills, water, sun = SKY[dark]
    ground = water if venue.id in WATER else ("#241F55" if dark else "#C8C98C")

    def scene(w: float, h: float) -> str:
        out = svg.rect(0, 0, w, h, 6, sky) + svg.circle(w * 0.82, h * 0.34, 32, sun)
        if dark:
            out += svg.circle(w * 0.82 + 12, h * 0.34 - 8, 27, sky)
            for x, y, r in ((0.1, 0.2, 2), (0.22, 0.36, 1.6), (0.34, 0.14, 2.2), (0.6, 0.2, 1.8), (0.68, 0.42, 1.5)):
                out += svg.circle(w * x, h * y, r, "#F1EAFF")
        ridge = [(0, 0.74), (0.12, 0.56), (0.26, 0.46), (0.4, 0.58), (0.5, 0.68), (0.64, 0.72), (0.8, 0.62), (1, 0.54)]
        out += svg.path(svg.points([*((w * x, h * y) for x, y in ridge), (w, h), (0, h)]), hills)
        out += svg.rect(0, h * 0.78, w, h * 0.22, 0, ground)
        return out + svg.circle(w / 2, h * 0.56, h * 0.44, "#FFF6E3", fill_opacity=0.92)

    canvas.shape(("card picture", dark, ground), box, scene)
    name = f"places/{venue.id}.svg" if venue.shipped else "places/yard.svg"
    canvas.asset(name, centred(box.x + box.w / 2, box.y + box.h * 0.56, box.h * 0.86, box.h * 0.86))
