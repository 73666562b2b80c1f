"""The title: the village in paper, the name of the game, what can be done."""

from __future__ import annotations

from game.input.intents import Intent, Kind
from game.match import saves
from game.scenes import remembered, start
from game.scenes.context import Context
from game.scenes.frame import hints, question
from game.scenes.menu import MenuScene
from game.scenes.title_art import LOW, Cover, frame, name_en, name_zh, picture
from game.text import _, language
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Act, Node
from game.ui.widgets import Text


class Title(MenuScene):
    """What the game opens with."""

    name = "title"
    first = "continue"
    toast_lift, toast_from = 84.0, 570.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.asking = False
        self.can_continue = saves.has_running()

    def enter(self) -> None:
        """Say what has to be said."""
        super().enter()
        self.tree.focus_shown = True

    def uncovered(self) -> None:
        """Somebody came back: there may be a match to continue now."""
        self.can_continue = saves.has_running()
        notices = self.context.take_notices()
        if notices:
            self.say(" ".join(notices))

    # What the buttons do -------------------------------------------------------------------------------------------
    def items(self) -> list[list[tuple[str, str, Act]]]:
        """Return the buttons row by row: id, words, act."""
        context = self.context
        rows: list[list[tuple[str, str, Act]]] = []
        if self.can_continue:
            rows.append([("continue", _("Continue"), self.go_on)])
        rows.append([("new", _("New table"), lambda: start.open_new_table(context))])
        rows.append([("road", _("Village road"), lambda: start.open_road(context))])
        book_and_records: list[tuple[str, str, Act]] = [
            ("book", _("Rule book"), lambda: start.open_rule_book(context)),
            ("records", _("Records"), lambda: remembered.open_records(context)),
        ]
        rows.append(book_and_records)
        rows.append([("settings", _("Settings"), lambda: start.open_settings(context))])
        help_and_about: list[tuple[str, str, Act]] = [
            ("help", _("Help"), lambda: start.open_help(context)),
            ("about", _("About"), lambda: start.open_about(context)),
        ]
        rows.append(help_and_about)
        rows.append([("quit", _("Quit"), self.cancel)])
        return rows

    def notes(self) -> dict[str, str]:
        """Return what stands in a tag on a button, by its id."""
        won, tables = start.walked()
        return {"road": f"{won} / {tables}"}

    def go_on(self) -> None:
        """Open the saved match; a damaged one is said and kept aside."""
        problem = start.continue_match(self.context)
        if problem:
            self.can_continue = saves.has_running()
            self.rebuild()
            self.say(problem)

    def cancel(self) -> None:
        """Ask whether to leave; Esc while asking stays."""
        self.asking = not self.asking
        self.rebuild()

    def shortcut(self, intent: Intent) -> bool:
        """F1 opens the help."""
        if intent.kind is Kind.HELP:
            start.open_help(self.context)
            return True
        return False

    # Looks ---------------------------------------------------------------------------------------------------------
    def background(self, canvas: Canvas) -> None:
        """Draw the village so that it covers the window, the cards before it, and the frame."""
        place = Cover(canvas, self.context.settings.colour_set)
        key = ("title", place.key, canvas.theme["main_deep"])
        canvas.shape(key, canvas.box, lambda w, h: picture(place) + frame(canvas, w, h), opaque=True)

    def build(self, canvas: Canvas) -> Node:
        """Return name, buttons and the foot."""
        root = Node("title-screen", canvas.box, role="screen", name=_("House Rules"))
        motto = max(400.0, min(780.0, Cover(canvas, "").sun_left - 170))
        root.add(*(name_zh(canvas, motto) if language() == "zh_CN" else name_en(canvas, motto)))
        root.add(*self._buttons(canvas))
        root.add(*self._foot(canvas))
        if self.asking:
            root.add(*self._leave(canvas))
        return root

    def _buttons(self, canvas: Canvas) -> list[Node]:
        low = canvas.height < LOW
        rows = self.items()
        if low:
            first, *others = [item for row in rows for item in row]
            rows = [[first], *(others[i : i + 2] for i in range(0, len(others), 2))]
        y = canvas.height * (0.4 if low else 556 / 1080)
        pitch = min(84.0, (canvas.height - 108 - y - 16) / len(rows))
        tall = min(62.0, pitch - 12)
        notes = self.notes()
        out: list[Node] = []
        for i, row in enumerate(rows):
            if i == 0:
                node_id, words, act = row[0]
                box = Box(150, y, 420, tall + 16)
                out.append(Button(node_id, box, words, act, "main", 34, key=self.context.key(Kind.CONFIRM)))
            else:
                out += _row(row, Box(150, y, 420, tall), 25 if low or len(row) > 1 else 28, notes)
            y += pitch + (16 if i == 0 else 0)
        return out

    def _foot(self, canvas: Canvas) -> list[Node]:
        if canvas.height < LOW:
            return []
        y = canvas.height - 50
        keys = self.context.key
        out = hints(
            canvas,
            (
                (keys(Kind.CANCEL), _("Quit")),
                (keys(Kind.CONFIRM), _("OK")),
                (keys(Kind.UP) + keys(Kind.DOWN), _("Choose")),
            ),
            canvas.width - 182,
            y,
            "ink",
        )
        words = _("Free software · not affiliated with any card publisher")
        width = canvas.measure(words, 18) + 4
        left = min(canvas.width / 2 - width / 2, out[0].bounds.x - width - 40)
        if left > 560:
            out.insert(0, Text("free", Box(left, y - 15, width, 32), words, 18, "ui", "ink"))
        return out

    def _leave(self, canvas: Canvas) -> list[Node]:
        return question(
            canvas,
            "leave",
            _("Leave the table?"),
            _("Nothing is lost: a match in progress waits under Continue."),
            (
                ("stay", _("Stay"), "paper", self.cancel),
                ("quit", _("Quit"), "main", self.context.quit),
            ),
        )


def _row(items: list[tuple[str, str, Act]], place: Box, size: float, notes: dict[str, str]) -> list[Node]:
    """Return buttons side by side; one alone looks like a line of a menu."""
    align = "left" if len(items) == 1 else "centre"
    return [
        Button(node_id, box, words, act, "paper", size, align=align, note=notes.get(node_id, ""))
        for (node_id, words, act), box in zip(items, place.columns(len(items), 16), strict=True)
    ]
