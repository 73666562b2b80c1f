"""The settings: groups at the left, rows at the right; every change shows at once and is kept."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.scenes.context import Context
from game.scenes.controls import Controls
from game.scenes.first_start import FirstStart
from game.scenes.frame import MARGIN, TOP, TopBar, question, section
from game.scenes.help import most_used
from game.scenes.menu import MenuScene
from game.scenes.preview import preview
from game.scenes.preview_pace import Film, pacing
from game.scenes.preview_sound import listening
from game.scenes.setting_rows import ROW, SETTINGS, Rows, stacked
from game.scenes.tutorial_ends import open_tutorial
from game.settings import Settings
from game.text import LANGUAGES, N_, _, guess_language
from game.ui.buttons import Button, Tab
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Act, Node
from game.ui.widgets import Panel, Paragraph, Text

GROUPS = (
    ("display", N_("Display"), "eye"),
    ("sound", N_("Sound"), "sound"),
    ("pace", N_("Pace"), "clock"),
    ("controls", N_("Controls"), "cards"),
    ("language", N_("Language"), "speech"),
)

PREVIEW_FROM = 1700.0
"""From this width on the preview has room beside the rows."""


class SettingsScene(MenuScene):
    """All that can be set, in groups."""

    name = "settings"

    def __init__(self, context: Context, group: str = "display") -> None:
        super().__init__(context)
        self.group = group
        self.first = f"tab.{group}"
        self.asking = False
        self._scroll = Scroll()
        self._heard: list[str] = []
        self._film = Film()

    def _set(self, **values: Any) -> None:
        self.context.change(**values)

    def _show(self, group: str) -> None:
        if group != self.group:
            self.group, self._scroll = group, Scroll()
            self._film.restart()
            self.rebuild()

    def _listen(self, cue: str) -> None:
        """Play a sound and write it down as the table would."""
        self.sound(cue)
        self._heard.append(cue)
        self.rebuild()

    def _ask(self) -> None:
        self.asking = not self.asking
        self.rebuild()

    def settings_changed(self) -> None:
        """Show another pace from its beginning."""
        self._film.restart()
        super().settings_changed()

    def update(self, dt: float) -> None:
        """Let the little game beside the settings of pace go on."""
        super().update(dt)
        moving = self._moving()
        if moving and self._film.update(dt, self.context.settings):
            self.tree.touched.extend(node.bounds for node in moving)

    @property
    def rest(self) -> float:
        """Sleep only when nothing plays beside the rows."""
        return 0.0 if self._moving() else super().rest

    def _moving(self) -> list[Node]:
        """Return what moves beside the rows: the little game, as long as it is played and there is room for it."""
        if self._film.over:
            return []
        return [node for name in ("pace.turn", "pace.window") if (node := self.tree.find(name)) is not None]

    def cancel(self) -> None:
        """Go back; from the question only to the settings."""
        if self.asking:
            self._ask()
        else:
            super().cancel()

    def _reset(self) -> None:
        usual = Settings()
        self.asking = False
        self.context.change(**{name: getattr(usual, name) for name in SETTINGS})

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return groups, rows and, where there is room, the preview."""
        root = Node("settings-screen", canvas.box, role="screen", name=_("Settings"))
        root.add(TopBar(canvas, _("Settings"), _("Changes show at once and are kept"), self.cancel))
        height = canvas.height - TOP - MARGIN
        side = 300.0
        root.add(self._groups(Box(MARGIN, TOP, side, height)))
        left = MARGIN + side + 20
        width = canvas.width - left - MARGIN
        if canvas.width >= PREVIEW_FROM:
            shown = 556.0
            root.add(self._beside(canvas, Box(canvas.width - MARGIN - shown, TOP, shown, height)))
            width -= shown + 20
        root.add(self._rows(canvas, Box(left, TOP, width, height)))
        if self.asking:
            root.add(*self._question(canvas))
        return root

    def _beside(self, canvas: Canvas, box: Box) -> Node:
        """Return the panel that shows or lets one try what the group sets."""
        settings = self.context.settings
        if self.group == "sound":
            return listening(canvas, box, self._heard, self._listen)
        if self.group == "pace":
            return pacing(canvas, box, settings, self._film)
        if self.group == "controls":
            return most_used(self.context, box)
        return preview(canvas, box, settings)

    def _groups(self, box: Box) -> Node:
        panel = Panel("groups", box, name=_("Groups"))
        y = box.y + 28
        pitch = min(82.0, (box.h - 28 - 96) / len(GROUPS))
        for key, words, icon in GROUPS:
            name = _bilingual() if key == "language" else _(words)
            place = Box(box.x + 18, y, box.w - 36, min(70.0, pitch - 8))
            panel.add(Tab(f"tab.{key}", place, name, partial(self._show, key), self.group == key, icon))
            y += pitch
        reset = Box(box.x + 20, box.bottom - 88, box.w - 40, 56)
        panel.add(Button("reset", reset, _("Reset to default"), self._ask, "ghost", 20))
        return panel

    def _rows(self, canvas: Canvas, box: Box) -> Node:
        panel = Panel("rows", box, name=self._title())
        panel.add(
            Text(
                "rows.title", Box(box.x + 30, box.y + 20, box.w - 60, 40), self._title(), 30, "display", role="heading"
            )
        )
        inner = Box(box.x + 20, box.y + 72, box.w - 40, box.h - 72 - 24)
        place = Box(inner.x + 6, inner.y + 4, inner.w - 26, ROW)
        if self.group in ("controls", "language"):
            own = self._controls if self.group == "controls" else self._language
            rows = own(canvas, place)
        else:
            made = Rows(self.context, canvas)
            makers = {"display": made.display, "sound": made.sound, "pace": made.pace}[self.group]
            rows = stacked(canvas, place, makers())
        panel.add(ListView("rows.list", inner, rows, self._scroll, name=self._title()))
        return panel

    def _title(self) -> str:
        return _(next(words for key, words, _icon in GROUPS if key == self.group))

    def _controls(self, canvas: Canvas, place: Box) -> list[Node]:
        """Return the ways to keys, tutorial and the questions of the first start."""
        ways: tuple[tuple[str, str, str, Act], ...] = (
            ("keys", _("Keys and buttons"), _("Which key or button does what"), self._open_keys),
            ("tutorial", _("The tutorial"), _("Five short lessons at the table, about four minutes"), self._learn),
            (
                *("first", _("First questions again")),
                *(_("Language, sizes, sound and what was asked at the very first start"), self._first_start),
            ),
        )
        rows: list[Node] = []
        y = place.y
        for node_id, words, note, act in ways:
            rows.append(Button(f"open.{node_id}", Box(place.x, y, place.w, 64), words, act, "paper", 26, align="left"))
            height = len(canvas.lines(note, place.w - 30, 20)) * canvas.line_height(20)
            rows.append(Paragraph(f"note.{node_id}", Box(place.x + 14, y + 76, place.w - 30, height + 2), note, 20))
            y += 76 + height + 28
        return rows

    def _open_keys(self) -> None:
        self._push(Controls(self.context))

    def _learn(self) -> None:
        open_tutorial(self.context)

    def _first_start(self) -> None:
        self._push(FirstStart(self.context))

    def _push(self, scene: MenuScene) -> None:
        if self.context.stack is not None:
            self.context.stack.push(scene)

    def _language(self, canvas: Canvas, place: Box) -> list[Node]:
        now = self.context.settings.language or guess_language()
        rows: list[Node] = [section(canvas, "language.title", Box(place.x, place.y, place.w, 36), _bilingual())]
        y = place.y + 50
        for i, (key, words) in enumerate(LANGUAGES.items()):
            at = Box(place.x, y + i * 84, min(place.w, 520), 66)
            kind = "main" if key == now else "paper"
            rows.append(
                Button(
                    f"language.{key}",
                    at,
                    words,
                    partial(self._set, language=key),
                    kind,
                    28,
                    icon="tick" if key == now else "",
                )
            )
        return rows

    def _question(self, canvas: Canvas) -> list[Node]:
        return question(
            canvas,
            "ask-reset",
            _("Back to default?"),
            _("Every setting except the language, your name and the window goes back to what it was at first."),
            (("no", _("Keep mine"), "paper", self._ask), ("yes", _("Reset"), "main", self._reset)),
        )


def _bilingual() -> str:
    """Return the word for language in both, so that nobody is lost in the other one."""
    return "Language 语言" if _("Language") == "Language" else "语言 Language"
