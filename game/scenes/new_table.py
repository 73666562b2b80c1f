"""Putting a table together: who sits there, by which rules, for how long."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ai.levels import LEVELS
from game.input.intents import Intent, Kind
from game.match.own_rules import OwnRules
from game.match.table import HUMAN, MOST_SEATS, SeatSetup, Table
from game.narrate import refusal
from game.narrate.rule_notes import cannot_be_dealt
from game.rules import RuleError, RuleSet, from_mapping, rule_set
from game.scenes import start
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar, section
from game.scenes.lobby import Lobby
from game.scenes.menu import MenuScene
from game.scenes.new_table_rules import dealer_row, here, house_rule_count, length_row, rule_list, tiles
from game.scenes.places import VenueRow, broken_levels
from game.scenes.road import open_venues
from game.scenes.seat_list import ROW_GAP, ROW_HEIGHT, AddSeat, Seats, seat_row
from game.text import _, language, ngettext
from game.ui.buttons import Button, SwitchRow, Tab
from game.ui.canvas import Canvas
from game.ui.entry import Entry
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.values import Stepper
from game.ui.widgets import Panel, Strip, Text

SEATS_WIDTH = 640.0
LOW = 600.0
"""Below this height lists take everything in, so that they are not squeezed."""

NARROW = 1560.0
"""Below this width seats and rules take turns (ART.md section 6: two tabs)."""

BESIDE = 1700.0
"""From this width of their part of the screen the rule sets and the match stand side by side."""


class NewTable(MenuScene):
    """The screen on which a table is put together; what was chosen stays for the next time."""

    name = "new_table"
    first = "deal"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        table = context.last_table or start.usual_table(context)
        self.rules: RuleSet = rule_set(table.rules)
        self.venue = table.venue
        self.open_table, self.partners_see = table.open_table, table.partners_see
        self.dealer = table.dealer or 0
        """Who deals first where the rules let the table name the dealer."""
        self.seats = Seats((start.me(context), *table.seats[1:]), self._seats_changed)
        self.own = OwnRules()
        self.tab = "seats"
        self._seat_scroll, self._tile_scroll, self._row_scroll = Scroll(), Scroll(), Scroll()

    # What can be done ----------------------------------------------------------------------------------------------
    def _seats_changed(self, seats: tuple[SeatSetup, ...]) -> None:
        self.seats = Seats(seats, self._seats_changed)
        mine = seats[0]
        settings = self.context.settings
        if mine.name != settings.name or mine.character != settings.animal:
            self.context.change(name=mine.name, animal=mine.character)
        self.rebuild()

    def choose(self, preset: str) -> None:
        """Take a preset's rules; the length of the match stays as it was chosen."""
        self.rules = rule_set(preset)
        self.rebuild()

    def choose_own(self, name: str) -> None:
        """Take the rules of an own rule set; one this version does not understand is said."""
        one = self.own.find(name)
        try:
            if one is not None:
                self.rules = one.rule_set()
        except RuleError as error:
            self.say(refusal(error.code, error.values))
        self.rebuild()

    def take(self, rules: RuleSet) -> None:
        """Play by these rules; the editor tells every change."""
        self.rules = rules

    def edit_rules(self, group: str = "deck") -> None:
        """Open the rule editor."""
        self.end_editing()
        start.open_editor(self.context, self.rules, len(self.seats.seats), self.take, group)

    def uncovered(self) -> None:
        """Rule sets may have been saved meanwhile."""
        super().uncovered()
        self.own = OwnRules()

    def set_length(self, points: int) -> None:
        """Play to so many points, or a single round for 0."""
        given = {s.id: self.rules.values[s.id] for s in self.rules.differences_from_official()}
        given = {key: value for key, value in given.items() if key not in ("scoring", "target")}
        length: dict[str, object] = {"scoring": "winner", "target": points} if points else {"scoring": "single"}
        self.rules = from_mapping({"preset": "official", **given, **length})
        self.rebuild()

    def table(self) -> Table:
        """Return the table as it is put together now."""
        see = self.partners_see and bool(self.rules.values["teams"] or self.rules.values["rotation"])
        dealer = min(self.dealer, len(self.seats.seats) - 1) if self._names_dealer else None
        return Table(
            self.rules.text, self.seats.seats, dealer, venue=self.venue, open_table=self.open_table, partners_see=see
        )

    @property
    def _names_dealer(self) -> bool:
        return self.rules.values["first_dealer"] == "chosen"

    def name_dealer(self, seat: int) -> None:
        """Name who deals first."""
        self.dealer = seat
        self.rebuild()

    def deal(self) -> None:
        """Go to the table, once it has seen what is not as in the printed rules."""
        self.end_editing()
        self.context.last_table = self.table()
        problem = cannot_be_dealt(self.rules, len(self.seats.seats))
        if problem:
            self.say(problem)
        elif house_rule_count(self.rules):
            now = here(self.rules, self.own.sets)
            name = now.name if now.kind == "own" else ""
            start.ask_agreed(self.context, self.rules, name, self.begin, self.edit_rules)
        else:
            self.begin()

    def begin(self) -> None:
        """Deal."""
        problem = start.begin(self.context, self.table())
        if problem:
            self.say(problem)

    def edit_name(self, seat: int = 0) -> None:
        """Begin typing a person's name."""
        before = self.seats.seats[seat].name
        self.edit(Entry(f"seat.{seat}.name", before, lambda words: self.seats.rename(seat, words.strip())))

    def open_lobby(self) -> None:
        """Let others join at this screen."""
        if self.context.stack is not None:
            self.context.stack.push(Lobby(self.context, self))

    def take_seats(self, seats: tuple[SeatSetup, ...]) -> None:
        """Take over who sits at the table."""
        self._seats_changed(seats)

    def set_option(self, **values: bool) -> None:
        """Choose whether hands lie open, or partners see each other."""
        for name, on in values.items():
            setattr(self, name, on)
        self.rebuild()

    def covered(self) -> None:
        """Something else is shown: typing ends."""
        self.end_editing()

    def cancel(self) -> None:
        """Go back; what was chosen is kept."""
        self.context.last_table = self.table()
        super().cancel()

    def shortcut(self, intent: Intent) -> bool:
        """F5 deals."""
        if intent.kind is Kind.START:
            self.context.sound("ui_ok")
            self.deal()
            return True
        return False

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return the whole screen, in two columns or, where it is narrow, behind two tabs."""
        root = Node("new-table", canvas.box, role="screen", name=_("New table"))
        summary = self._summary()
        deal_width = 330.0 if canvas.width >= 1400 else 230.0
        room = deal_width + MARGIN + 24 + canvas.measure(summary, 20, "bold")
        root.add(TopBar(canvas, _("New table"), _("Seat everyone and pick the rules"), self.cancel, room))
        box = Box(canvas.width - MARGIN - deal_width, 16, deal_width, 52)
        left = box.x - 22 - canvas.measure(summary, 20, "bold")
        if left > 420:
            root.add(Text("summary", Box(left - 2, 26, box.x - 22 - left + 4, 32), summary, 20, "bold", "#FBE3D0"))
        root.add(Button("deal", box, _("Deal"), self.deal, "gold", 28, key=self.context.key(Kind.START)))
        height = canvas.height - TOP - MARGIN
        if canvas.width >= NARROW:
            right = MARGIN + SEATS_WIDTH + 24
            root.add(self._seat_panel(canvas, Box(MARGIN, TOP, SEATS_WIDTH, height)))
            root.add(*self._rule_panels(canvas, Box(right, TOP, canvas.width - MARGIN - right, height)))
            return root
        body = Box(MARGIN, TOP + 74, canvas.width - 2 * MARGIN, height - 74)
        tabs = Box(MARGIN, TOP - 4, min(560.0, body.w), 60).columns(2, 12)
        for (key, words), place in zip((("seats", _("Seats")), ("rules", _("Rules"))), tabs, strict=True):
            root.add(Tab(f"tab.{key}", place, words, partial(self._show_tab, key), self.tab == key))
        if self.tab == "seats":
            root.add(self._seat_panel(canvas, body))
        else:
            root.add(*self._rule_panels(canvas, body))
        return root

    def _show_tab(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    def _summary(self) -> str:
        players = ngettext("{n} player", "{n} players", len(self.seats.seats)).format(n=len(self.seats.seats))
        changes = house_rule_count(self.rules)
        rules = ngettext("{n} house rule", "{n} house rules", changes).format(n=changes)
        return _("{players} · {rules}").format(players=players, rules=rules)

    def _seat_panel(self, canvas: Canvas, box: Box) -> Node:
        seats = self.seats.seats
        panel = Panel("seats", box, name=_("Seats"))
        count = _("{n} of {most} players").format(n=len(seats), most=MOST_SEATS)
        panel.add(Strip("seats.title", Box(box.x + 14, box.y + 14, box.w - 28, 48), _("Seats"), note=count))
        low = box.h < LOW
        inner = Box(box.x + 20, box.y + 84, box.w - 40, box.h - 84 - (22 if low else 104))
        rows: list[Node] = []
        width = inner.w - (16 if low or len(seats) * (ROW_HEIGHT + ROW_GAP) + 150 > inner.h else 0)
        y = inner.y + 6
        for seat in range(len(seats)):
            row = Box(inner.x + 6, y, width - 12, ROW_HEIGHT)
            rows.append(seat_row(canvas, row, seat, self.seats, self.entry, partial(self.edit_name, seat)))
            y = rows[-1].bounds.bottom + ROW_GAP
        for node_id, words, press in (
            *((("seats.add", _("Add a player"), self.seats.add),) if len(seats) < MOST_SEATS else ()),
            ("seats.people", _("Several people at this screen"), self.open_lobby),
        ):
            rows.append(AddSeat(node_id, Box(inner.x + 6, y, width - 12, 64), words, press))
            y += 74
        foot = Box(inner.x + 6, y, width - 12, 66) if low else Box(box.x + 26, box.bottom - 90, box.w - 52, 66)
        everyone = self._everyone(foot)
        if low:
            rows.append(everyone)
        panel.add(ListView("seats.list", inner, rows, self._seat_scroll, name=_("Seats")))
        return panel if low else panel.add(everyone)

    def _everyone(self, place: Box) -> Node:
        """Return the row that gives all computer players the same level."""
        levels = list(LEVELS)
        now = {seat.level for seat in self.seats.seats if seat.kind != HUMAN}
        at = levels.index(now.pop()) if len(now) == 1 and now <= set(levels) else -1
        value = _(LEVELS[levels[at]].name) if at >= 0 else _("mixed")
        less = partial(self.seats.all_levels, levels[at - 1]) if at > 0 else None
        more = partial(self.seats.all_levels, levels[at + 1]) if at + 1 < len(levels) else None
        return Stepper("seats.all", place, _("All of them"), value, less, more, width=280)

    def _rule_panels(self, canvas: Canvas, box: Box) -> list[Node]:
        """Return the rule sets over the match, or beside it where it is wide; where it is low, both in one list."""
        whole, beside = box, box.w >= BESIDE and box.h >= LOW
        box = Box(box.x, box.y, box.w * 0.56 if beside else box.w, box.h)
        words = _("Change the rules")
        wide = canvas.measure(words, 20, "bold") + 84
        title = Box(box.x + 28, box.y + 18, box.w - 56 - wide - 12, 34)
        heading = Text("presets.title", title, _("Pick a rule set"), 26, "display", role="heading")
        at = Box(box.right - 26 - wide, box.y + 14, wide, 44)
        change = Button("rules.edit", at, words, self.edit_rules, "ghost", 20, icon="pencil")
        place = Box(box.x + 26, box.y + 66, box.w - 64, 0)
        cards = tiles(canvas, place, self.rules, self.own.sets, self.choose, self.choose_own, self.edit_rules)
        end = cards[-1].bounds.bottom
        if box.h < LOW:
            panel = Panel("presets", box, name=_("Rules")).add(heading, change)
            inner = Box(box.x + 20, box.y + 60, box.w - 40, box.h - 78)
            rows = self._match_rows(canvas, Box(place.x, end + 16, place.w, 0))
            return [panel.add(ListView("presets.list", inner, [*cards, *rows], self._tile_scroll, name=_("Rules")))]
        top_height = box.h if beside else min(end + 30 - box.y, max(250.0, box.h * 0.42))
        top = Panel("presets", Box(box.x, box.y, box.w, top_height), name=_("Rules")).add(heading, change)
        inner = Box(box.x + 20, box.y + 60, box.w - 40, top_height - 78)
        top.add(ListView("presets.list", inner, cards, self._tile_scroll, name=_("Rule sets")))
        x, y = (box.right + 18, box.y) if beside else (box.x, box.y + top_height + 18)
        return [top, self._match_panel(canvas, Box(x, y, whole.right - x, whole.bottom - y))]

    def _match_panel(self, canvas: Canvas, box: Box) -> Node:
        panel = Panel("match", box, name=_("The match"))
        inner = Box(box.x + 20, box.y + 18, box.w - 40, box.h - 36)
        rows = self._match_rows(canvas, Box(inner.x + 6, inner.y, inner.w - 26, 0))
        panel.add(ListView("match.list", inner, rows, self._row_scroll, name=_("The match")))
        return panel

    def _match_rows(self, canvas: Canvas, place: Box) -> list[Node]:
        x, y, w = place.x, place.y, place.w
        settings = self.context.settings
        rows: list[Node] = [section(canvas, "match.how", Box(x, y, w, 36), _("The match"))]
        y += 42
        rows.append(length_row(canvas, Box(x, y, w, 80), self.rules, self.set_length, self.edit_rules))
        y = rows[-1].bounds.bottom + 10
        if self._names_dealer:
            seats = self.seats.seats
            rows.append(dealer_row(Box(x, y, w, 80), seats, min(self.dealer, len(seats) - 1), self.name_dealer))
            y = rows[-1].bounds.bottom + 10
        rows.append(
            SwitchRow(
                "match.races",
                Box(x, y, w, 80),
                _("Quick hands"),
                _("Calls and catches are a race; off: everyone is asked in turn"),
                settings.races,
                (_("On"), _("Off")),
                lambda on: self.context.change(races=on),
            )
        )
        y += 90
        rows.append(
            SwitchRow(
                "match.auto",
                Box(x, y, w, 80),
                _("Call by itself"),
                _("Your call is made together with your last card but one"),
                settings.auto_call,
                (_("On"), _("Off")),
                lambda on: self.context.change(auto_call=on),
            )
        )
        y += 90
        for node_id, title, note, on, change in self._seeing():
            row = SwitchRow(node_id, Box(x, y, w, 80), title, note, on, (_("On"), _("Off")), change)
            rows.append(row)
            y += 90
        y += 6
        rows.append(section(canvas, "match.where", Box(x, y, w, 36), _("Where")))
        y += 42
        rows += self._where(canvas, Box(x, y, w, 80))
        y = rows[-1].bounds.bottom + 16
        rows.append(section(canvas, "match.rules", Box(x, y, w, 36), _("House rules at this table")))
        y += 44
        return rows + rule_list(canvas, Box(x + 8, y, w - 16, 0), self.rules)

    def _seeing(self) -> list[tuple[str, str, str, bool, Callable[[bool], None]]]:
        """Return what can be chosen about seeing hands: id, words, sentence, value, act."""
        out: list[tuple[str, str, str, bool, Callable[[bool], None]]] = [
            (
                "match.open",
                _("Open table"),
                _("All hands are seen, to teach small children"),
                self.open_table,
                lambda on: self.set_option(open_table=on),
            )
        ]
        if self.rules.values["teams"] or self.rules.values["rotation"]:
            out.append(
                (
                    "match.partners",
                    _("Partners see each other"),
                    _("Whoever looks sees the hands of their partners too"),
                    self.partners_see,
                    lambda on: self.set_option(partners_see=on),
                )
            )
        return out

    def _where(self, canvas: Canvas, place: Box) -> list[Node]:
        """Return the row of the venue, and below it what levels of the user's own cannot be used."""
        venues = open_venues(self.context)
        at = next((i for i, venue in enumerate(venues) if venue.id == self.venue), 0)
        rows: list[Node] = []
        if venues:
            less = (lambda: self._go(venues[at - 1].id)) if at > 0 else None
            more = (lambda: self._go(venues[at + 1].id)) if at + 1 < len(venues) else None
            name = venues[at].name.say(language(), _)
            story = venues[at].story.say(language(), _)
            rows.append(VenueRow("match.venue", place, name, story, less, more))
        broken = broken_levels()
        if broken:
            words = ngettext("{n} level of yours cannot be used", "{n} levels of yours cannot be used", len(broken))
            at_ = Box(place.x, place.y + (90 if venues else 0), place.w, 60)
            rows.append(Button("match.broken", at_, words.format(n=len(broken)), self._explain, "ghost", 20))
        return rows

    def _go(self, venue: str) -> None:
        self.venue = venue
        self.rebuild()

    def _explain(self) -> None:
        start.open_broken_levels(self.context)
