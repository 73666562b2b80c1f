"""The settings: groups at the left, rows at the right; every change shows at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.input.intents import Kind
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar, question, section
from game.scenes.menu import MenuScene
from game.scenes.preview import preview
from game.settings import INSTANTLY, Settings
from game.text import LANGUAGES, N_, _, guess_language
from game.ui.buttons import Button, SwitchRow, Tab
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.values import ChoiceRow, SliderRow
from game.ui.widgets import Panel, Text

GROUPS = (
    ("display", N_("Display"), "eye"),
    ("sound", N_("Sound"), "sound"),
    ("pace", N_("Pace"), "clock"),
    ("language", N_("Language"), "speech"),
)

SPEEDS = ((0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (4.0, "4×"), (INSTANTLY, ""))
THINKING = (0.0, 0.5, 1.0, 2.0)
SIZES = (1.0, 1.25, 1.5, 2.0)

Maker = Callable[[Box], Node]
"""Makes a row in a place."""

ROW, GAP = 80.0, 10.0
PREVIEW_FROM = 1700.0
"""From this width on the preview has room beside the rows."""

_CHANGED_HERE = (
    *("large_emblems", "dim_unplayable", "no_flashes", "captions"),
    *("text_scale", "high_contrast", "colour_set", "fullscreen", "reduced_motion", "animation_speed", "thinking_time"),
    *("races", "auto_call", "turn_timer", "master_volume", "music_volume", "effects_volume", "voices_volume", "muted"),
)
"""What "back to default" puts back."""


class SettingsScene(MenuScene):
    """All that can be set, in groups."""

    name = "settings"

    def __init__(self, context: Context, group: str = "display") -> None:
        super().__init__(context)
        self.group = group
        self.first = f"tab.{group}"
        self.asking = False
        self._scroll = Scroll()

    def _set(self, **values: Any) -> None:
        self.context.change(**values)

    def _show(self, group: str) -> None:
        if group != self.group:
            self.group, self._scroll = group, Scroll()
            self.rebuild()

    def _ask(self) -> None:
        self.asking = not self.asking
        self.rebuild()

    def cancel(self) -> None:
        """Go back; from the question only to the settings."""
        if self.asking:
            self._ask()
        else:
            super().cancel()

    def _reset(self) -> None:
        usual = Settings()
        self.asking = False
        self.context.change(**{name: getattr(usual, name) for name in _CHANGED_HERE})

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
            root.add(preview(canvas, Box(canvas.width - MARGIN - shown, TOP, shown, height), self.context.settings))
            width -= shown + 20
        root.add(self._rows(canvas, Box(left, TOP, width, height)))
        if self.asking:
            root.add(*self._question(canvas))
        return root

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
        rows = {"display": self._display, "sound": self._sound, "pace": self._pace, "language": self._language}[
            self.group
        ]
        panel.add(ListView("rows.list", inner, rows(canvas, place), self._scroll, name=self._title()))
        return panel

    def _title(self) -> str:
        return _(next(words for key, words, _icon in GROUPS if key == self.group))

    def _switch(self, place: Box, name: str, title: str, note: str) -> Node:
        on = getattr(self.context.settings, name)
        return SwitchRow(
            f"set.{name}", place, title, note, on, (_("On"), _("Off")), lambda value: self._set(**{name: value})
        )

    def _choice(self, place: Box, name: str, title: str, note: str, options: list[tuple[Any, str]]) -> Node:
        now = getattr(self.context.settings, name)
        segment = [self.canvas.measure(words, 19, "bold") + 30 for _value, words in options]
        return ChoiceRow(
            f"set.{name}", place, title, note, options, now, lambda value: self._set(**{name: value}), segment
        )

    def _display(self, canvas: Canvas, place: Box) -> list[Node]:
        percent = [(size, _("{n} %").format(n=round(size * 100))) for size in SIZES]
        colours = [
            ("standard", _("Standard")),
            ("redgreen", _("Red–green")),
            ("blueyellow", _("Blue–yellow")),
            ("contrast", _("Contrast")),
        ]
        choice, switch = self._choice, self._switch
        full = _("{key} does the same anywhere").format(key=self.context.key(Kind.FULLSCREEN))
        rows: list[str | Maker] = [
            _("Seeing"),
            lambda at: choice(
                at, "text_scale", _("Text size"), _("Menus grow as a whole, the table its words"), percent
            ),
            lambda at: choice(
                at, "colour_set", _("Card colours"), _("Four colours that are easier to tell apart"), colours
            ),
            lambda at: switch(
                at, "large_emblems", _("Large signs on cards"), _("Peony, sun, leaf and wave in the corners")
            ),
            lambda at: switch(
                at, "dim_unplayable", _("Dim what cannot be played"), _("Off: only height and a gold edge tell")
            ),
            lambda at: switch(at, "high_contrast", _("High contrast"), _("White paper, black ink, dark edges")),
            lambda at: switch(at, "fullscreen", _("Full screen"), full),
            _("Motion"),
            lambda at: switch(
                at, "reduced_motion", _("Reduced motion"), _("Flights, shakes and turns become short fades")
            ),
            lambda at: switch(at, "no_flashes", _("No flashes"), _("No paper petals, red pulses or shaking")),
        ]
        return _stacked(canvas, place, rows)

    def _sound(self, canvas: Canvas, place: Box) -> list[Node]:
        settings = self.context.settings

        def volume(name: str, title: str, note: str) -> Maker:
            value = getattr(settings, name)
            words = _("{n} %").format(n=round(value * 100)) if value else _("Off")
            return lambda at: SliderRow(
                f"set.{name}", at, title, note, value, words, lambda new: self._set(**{name: new})
            )

        makers: list[str | Maker] = [
            lambda at: self._switch(at, "muted", _("Mute"), _("No sound at all")),
            lambda at: self._switch(
                at, "captions", _("Sound captions"), _("What is heard is also written at the table")
            ),
            volume("master_volume", _("All sounds"), _("Turns all of them up or down")),
            volume("music_volume", _("Music"), _("The tune, and the room's own sounds")),
            volume("effects_volume", _("Cards and signals"), _("Sliding, shuffling, gongs")),
            volume("voices_volume", _("Calls"), _("Somebody calls, somebody is caught")),
        ]
        return _stacked(canvas, place, makers)

    def _pace(self, canvas: Canvas, place: Box) -> list[Node]:
        speeds = [(speed, words or _("At once")) for speed, words in SPEEDS]
        thinking = [(0.0, _("None")), (0.5, _("Short")), (1.0, _("Normal")), (2.0, _("Long"))]
        timers = [("off", _("Off")), ("double", _("{n} s").format(n=40)), ("normal", _("{n} s").format(n=20))]
        makers: list[str | Maker] = [
            lambda at: self._choice(
                at, "animation_speed", _("Animation"), _("Any key finishes a move at once"), speeds
            ),
            lambda at: self._choice(
                at,
                "thinking_time",
                _("Thinking time"),
                _("How long computer players take"),
                thinking,
            ),
            lambda at: self._switch(
                at,
                "races",
                _("Quick hands"),
                _("Calls and catches are a race; off: everyone is asked in turn"),
            ),
            lambda at: self._switch(
                at, "auto_call", _("Call by itself"), _("Your call is made together with your last card but one")
            ),
            lambda at: self._switch(
                at,
                "road_open",
                _("Open the whole road"),
                _("Every table of the village road can be played, won or not"),
            ),
            lambda at: self._choice(
                at, "turn_timer", _("Time to think"), _("For people only, with quick hands on"), timers
            ),
        ]
        return _stacked(canvas, place, makers)

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


def _stacked(canvas: Canvas, place: Box, makers: Sequence[str | Maker]) -> list[Node]:
    """Return rows one under the other; a word among them is a small heading."""
    rows: list[Node] = []
    y = place.y
    for i, make in enumerate(makers):
        if isinstance(make, str):
            rows.append(section(canvas, f"section.{i}", Box(place.x, y, place.w, 36), make))
            y += 44
        else:
            rows.append(make(Box(place.x, y, place.w, ROW)))
            y = rows[-1].bounds.bottom + GAP
    return rows
