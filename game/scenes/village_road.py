"""The village road: twelve tables along a river, the card of the one that is chosen, and the user's own tables.

Where the window leaves no room for the map (large text, small windows) the road is a list.
"""

from __future__ import annotations

from game.input.intents import Intent, Kind
from game.levels.catalogue import Entry
from game.levels.sentences import describe
from game.levels.venue import Venue
from game.narrate import refusal
from game.scenes import road as roads
from game.scenes import start
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.lesson import open_lesson
from game.scenes.menu import MenuScene
from game.scenes.road import Road, has_two_hours
from game.scenes.road_card import CardState, level_card
from game.scenes.road_list import EntryRow, PlaceRow
from game.scenes.road_places import MAP_RIGHT, PLACES, MapPlace, Me, PlaceNode, draw_map, star
from game.text import _, language, ngettext
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import SELECTED, Act, Node
from game.ui.widgets import Drawing, Panel, Paragraph, Text

CARD_WIDTH = 456.0
LEAST = (MAP_RIGHT + CARD_WIDTH + MARGIN, 940.0)
"""A canvas smaller than this has no room for the map."""
POINTER = (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL)


class VillageRoad(MenuScene):
    """The map of levels. What is chosen has its card at the right; Enter or the button there sits down."""

    name = "village_road"

    def __init__(self, context: Context, level: str = "") -> None:
        """`level` is the one to choose at first; otherwise it is the one to go on with."""
        super().__init__(context)
        self.road = Road.now(context)
        here = self.road.here()
        self.here = here.id if here else ""
        self.level = level or self.here
        self.own_shown = False
        self.night = False
        self.own = roads.own_levels()
        self._card_scroll, self._list_scroll, self._own_scroll = Scroll(), Scroll(), Scroll()

    # What can be done ----------------------------------------------------------------------------------------------
    @property
    def first(self) -> str:  # type: ignore[override]
        """The chosen place has focus when the screen opens."""
        return f"place.{self.level}"

    def enter(self) -> None:
        """Show where one stands."""
        super().enter()
        self.tree.focus_shown = True

    def uncovered(self) -> None:
        """Somebody came back: there may be new stars, or other files in the user's folder."""
        self.road, self.own = Road.now(self.context), roads.own_levels()

    @property
    def venue(self) -> Venue | None:
        """The level that is chosen."""
        own = (entry.venue for entry in self.own if entry.venue)
        return next((venue for venue in (*self.road.venues, *own) if venue.id == self.level), None)

    def choose(self, level: str) -> None:
        """Show the card of a level."""
        if level != self.level or self.own_shown:
            self.level, self.own_shown = level, False
            self.night = False
            self._card_scroll.offset = 0.0
            self.rebuild()

    def press(self, level: str) -> Act:
        """Return what pressing a place does: the first press chooses it, the second sits down there."""

        def act() -> None:
            if level == self.level and not self.own_shown:
                self.play()
            else:
                self.choose(level)

        return act

    def play(self) -> None:
        """Sit down at the chosen table, when it is open."""
        venue = self.venue
        if venue is None:
            return
        if not self.road.is_open(venue):
            self.say(_("This table is still closed."))
            return
        open_lesson(self.context, venue, self.night and has_two_hours(venue))

    def set_night(self, night: bool) -> None:
        """Choose the hour."""
        self.night = night
        self.rebuild()

    def show_own(self) -> None:
        """Show the list of the user's own tables, or the card again."""
        self.own_shown = not self.own_shown
        if self.own_shown:
            self.own = roads.own_levels()
        self.rebuild()

    def explain(self) -> None:
        """Show everything that is wrong with the levels that cannot be played."""
        start.open_broken_levels(self.context)

    def handle(self, intent: Intent) -> None:
        """Take an intent; where focus goes by keys along the road, the card goes with it."""
        before = self.tree.focus_id
        super().handle(intent)
        focus = self.tree.focus_id
        if intent.kind not in POINTER and focus != before and focus.startswith("place."):
            self.choose(focus.removeprefix("place."))

    def shortcut(self, intent: Intent) -> bool:
        """The key that starts a table sits down."""
        if intent.kind is Kind.START:
            self.play()
            return True
        return False

    # Looks ---------------------------------------------------------------------------------------------------------
    @staticmethod
    def has_map(canvas: Canvas) -> bool:
        """Say whether there is room for the map."""
        return canvas.width >= LEAST[0] and canvas.height >= LEAST[1]

    def background(self, canvas: Canvas) -> None:
        """Draw the land, where there is room for it."""
        if self.has_map(canvas):
            draw_map(canvas, MapPlace(canvas, CARD_WIDTH + MARGIN), self.road)
        else:
            super().background(canvas)

    def build(self, canvas: Canvas) -> Node:
        """Return bar, places and card."""
        root = Node("road-screen", canvas.box, role="screen", name=_("Village road"))
        earned, all_ = self.road.stars
        words = _("{n} / {all}").format(n=earned, all=all_)
        w = canvas.measure(words, 28, "latin")
        note = _("Twelve tables along the river, each with rules of its own")
        root.add(TopBar(canvas, _("Village road"), note, self.cancel, w + 70))
        right = canvas.width - MARGIN
        root.add(Drawing("stars.sign", Box(right - w - 46, 26, 32, 32), _gold_star, role="decoration"))
        total = Text("stars", Box(right - w - 4, 22, w + 4, 40), words, 28, "latin", "card", "right")
        total.value = _("stars earned")
        root.add(total)
        if self.has_map(canvas):
            self._map(canvas, root)
            box = Box(canvas.width - CARD_WIDTH - MARGIN, TOP, CARD_WIDTH, canvas.height - TOP - MARGIN)
            root.add(self._side(canvas, box))
        else:
            self._as_list(canvas, root)
        return root

    def _map(self, canvas: Canvas, root: Node) -> None:
        place = MapPlace(canvas, CARD_WIDTH + MARGIN)
        nodes: list[PlaceNode] = []
        for i, venue in enumerate(self.road.venues[: len(PLACES)]):
            here = venue.id == self.here
            node = PlaceNode(f"place.{venue.id}", place.at(i), venue, self.road, here, self.press(venue.id))
            if venue.id == self.level and not self.own_shown:
                node.state.add(SELECTED)
            nodes.append(node)
        for i, node in enumerate(nodes):
            beside = [nodes[j] for j in (i + 1, i - 1) if 0 <= j < len(nodes)]
            node.neighbours = tuple((one.id, one.middle) for one in beside)
            node.walk_to = self.tree.set_focus
        root.add(*nodes)
        standing = next((node for node in nodes if node.here and not node.done), None)
        if standing is not None:
            others = [node for node in nodes if node is not standing]
            root.add(Me(canvas, standing, others, start.me(self.context).character))
        words = self._own_words()
        w = min(420.0, canvas.measure(words, 22, "bold") + 60)
        box = Box(place.x + 300, canvas.height - MARGIN - 62, w, 54)
        kind = "gold" if self.own_shown else "paper"
        root.add(Button("own", box, words, self.show_own, kind, 22))

    def _own_words(self) -> str:
        return _("Your own tables ({n})").format(n=len(self.own)) if self.own else _("Your own tables")

    def _side(self, canvas: Canvas, box: Box) -> Node:
        if self.own_shown:
            return self._own_panel(canvas, box)
        venue = self.venue
        if venue is None:
            return Panel("card", box)
        key = self.context.key(Kind.CONFIRM)
        return level_card(
            canvas, box, self.road, venue, CardState(self.night, self._card_scroll, self.set_night, self.play, key)
        )

    # The user's own ------------------------------------------------------------------------------------------------
    def _own_panel(self, canvas: Canvas, box: Box) -> Node:
        panel = Panel("own.panel", box, name=_("Your own tables"))
        title = Box(box.x + 28, box.y + 20, box.w - 56, 46)
        panel.add(Text("own.title", title, _("Your own tables"), 32, "display", role="heading"))
        inner = Box(box.x + 22, box.y + 76, box.w - 44, box.h - 100)
        panel.add(
            ListView("own.list", inner, self._own_rows(canvas, inner), self._own_scroll, name=_("Your own tables"))
        )
        return panel

    def _own_rows(self, canvas: Canvas, inner: Box) -> list[Node]:
        rows: list[Node] = []
        y, w = inner.y + 4, inner.w - 18
        about = _(
            "Draw a table in Tiled, put its folder into {folder}, and it is listed here. README.md in levels shows how."
        )
        words = about.format(folder=_short(self.own_folder))
        h = len(canvas.lines(words, w - 8, 19)) * canvas.line_height(19)
        rows.append(Paragraph("own.about", Box(inner.x + 4, y, w - 8, h + 2), words, 19, "ui", "ink2"))
        y += h + 16
        for entry in self.own:
            row = self._own_row(canvas, entry, Box(inner.x + 2, y, w, 0))
            rows.append(row)
            y += row.bounds.h + 10
        return rows

    def _own_row(self, canvas: Canvas, entry: Entry, place: Box) -> EntryRow:
        if entry.venue:
            name = entry.venue.name.say(language(), _)
            note = ngettext("{n} player", "{n} players", entry.venue.players).format(n=entry.venue.players)
            return EntryRow.of(canvas, f"place.{entry.id}", place, name, note, self.press(entry.id), broken=False)
        why = describe(entry.problems[0], _, refusal)
        more = len(entry.problems) - 1
        if more:
            why += " " + ngettext("And {n} more.", "And {n} more.", more).format(n=more)
        return EntryRow.of(canvas, f"broken.{entry.id}", place, entry.path.name, why, self.explain, broken=True)

    @property
    def own_folder(self) -> str:
        """The user's folder of levels."""
        from game import paths

        return str(paths.user_levels())

    # As a list -----------------------------------------------------------------------------------------------------
    def _as_list(self, canvas: Canvas, root: Node) -> None:
        height = canvas.height - TOP - 24
        wide = min(460.0, canvas.width * 0.42)
        box = Box(24, TOP, wide, height)
        panel = Panel("places", box, name=_("Village road"))
        inner = Box(box.x + 16, box.y + 20, box.w - 32, box.h - 40)
        rows: list[Node] = []
        y = inner.y + 4
        for venue in self.road.venues:
            place = Box(inner.x + 2, y, inner.w - 18, 0)
            row = PlaceRow.of(canvas, f"place.{venue.id}", place, venue, self.road, self.press(venue.id))
            if venue.id == self.level and not self.own_shown:
                row.state.add(SELECTED)
            rows.append(row)
            y += row.bounds.h + 8
        kind = "gold" if self.own_shown else "paper"
        rows.append(
            Button("own", Box(inner.x + 2, y + 4, inner.w - 20, 56), self._own_words(), self.show_own, kind, 22)
        )
        panel.add(ListView("places.list", inner, rows, self._list_scroll, name=_("Village road")))
        root.add(panel)
        root.add(self._side(canvas, Box(box.right + 20, TOP, canvas.width - box.right - 44, height)))


def _gold_star(canvas: Canvas, box: Box) -> None:
    star(canvas, *box.centre, 16, True)


def _short(folder: str) -> str:
    """Return a path in at most some 40 letters, its end being what matters."""
    return folder if len(folder) <= 40 else "…" + folder[-39:]
