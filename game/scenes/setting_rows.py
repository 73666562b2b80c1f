"""Every setting as a row: what it is called, what it does, and the widget that changes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.input.intents import Kind
from game.scenes.context import Context
from game.scenes.frame import section
from game.settings import INSTANTLY
from game.text import N_, _
from game.ui import own_colours
from game.ui.buttons import SwitchRow
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.values import ChoiceRow, SliderRow, Stepper

SPEEDS = ((0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (4.0, "4×"), (INSTANTLY, ""))
SIZES = (1.0, 1.25, 1.5, 2.0)
INTERFACE = (1.0, 1.25, 1.5)
SUITS = (
    ("r", N_("The red suit")),
    ("y", N_("The yellow suit")),
    ("g", N_("The green suit")),
    ("b", N_("The blue suit")),
)

ROW, GAP = 80.0, 10.0

Maker = Callable[[Box], Node]
"""Makes a row in a place."""

SETTINGS = (
    *("text_scale", "interface_scale", "high_contrast", "colour_set", "large_emblems", "dim_unplayable", "fullscreen"),
    *("reduced_motion", "no_flashes", "animation_speed", "thinking_time", "races", "auto_call", "turn_timer", "hints"),
    *("chatter", "chatter_aloud"),
    *("window_seconds", "curtain_seconds"),
    *("master_volume", "music_volume", "rooms_volume", "effects_volume", "voices_volume", "muted", "mono"),
    *("captions", "all_captions", "narration", "road_open"),
)
"""What the rows change, by name; the language and the keys apart."""


class Rows:
    """Makes the rows for the settings as they are now; changing one writes it down at once."""

    def __init__(self, context: Context, canvas: Canvas) -> None:
        self.context, self.canvas = context, canvas
        self.settings = context.settings

    def _set(self, **values: Any) -> None:
        self.context.change(**values)

    def switch(self, name: str, title: str, note: str) -> Maker:
        """Return a row for something on or off."""
        on, words = getattr(self.settings, name), (_("On"), _("Off"))
        return lambda at: SwitchRow(f"set.{name}", at, title, note, on, words, lambda new: self._set(**{name: new}))

    def choice(self, name: str, title: str, note: str, options: Sequence[tuple[Any, str]]) -> Maker:
        """Return a row for one of a few words."""
        now = getattr(self.settings, name)
        segment = [self.canvas.measure(words, 19, "bold") + 30 for _value, words in options]
        return lambda at: ChoiceRow(
            f"set.{name}", at, title, note, options, now, lambda new: self._set(**{name: new}), segment
        )

    def volume(self, name: str, title: str, note: str) -> Maker:
        """Return a row for how loud something is."""
        value = getattr(self.settings, name)
        words = _("{n} %").format(n=round(value * 100)) if value else _("Off")
        return lambda at: SliderRow(f"set.{name}", at, title, note, value, words, lambda new: self._set(**{name: new}))

    # The groups ----------------------------------------------------------------------------------------------------
    def text_size(self) -> Maker:
        """Return the row for the size of words."""
        sizes = [(size, _("{n} %").format(n=round(size * 100))) for size in SIZES]
        note = _("Menus and table: words, and what they stand on")
        return self.choice("text_scale", _("Text size"), note, sizes)

    def interface_size(self) -> Maker:
        """Return the row for the size of menus."""
        sizes = [(size, _("{n} %").format(n=round(size * 100))) for size in INTERFACE]
        return self.choice("interface_scale", _("Interface size"), _("Buttons, rows and words of the menus"), sizes)

    def colours(self) -> list[str | Maker]:
        """Return the row for the set of colours, and for a set of one's own a row for each."""
        now = self.settings.colour_set
        own = now if own_colours.is_own(now) else ":".join(("own", *own_colours.STANDARD))
        sets = [
            *(("standard", _("Standard")), ("redgreen", _("Red–green")), ("blueyellow", _("Blue–yellow"))),
            *(("contrast", _("Contrast")), (own, _("Own"))),
        ]
        note = _("Four colours that are easier to tell apart")
        out: list[str | Maker] = [self.choice("colour_set", _("Card colours"), note, sets)]
        if own_colours.is_own(now):
            out += [self._own(suit, _(title)) for suit, title in SUITS]
        return out

    def _own(self, suit: str, title: str) -> Maker:
        shades = [shade for shade, _name in own_colours.SHADES]
        name = self.settings.colour_set
        shade = own_colours.shades_of(name)[own_colours.LETTERS.index(suit)]
        at = shades.index(shade) if shade in shades else 0

        def to(index: int) -> Callable[[], None] | None:
            if not 0 <= index < len(shades):
                return None
            return lambda: self._set(colour_set=own_colours.with_shade(name, suit, shades[index]))

        words, note = _(own_colours.SHADES[at][1]), _("A colour another suit has is exchanged with it")
        return lambda place: Stepper(f"set.own.{suit}", place, title, words, to(at - 1), to(at + 1), note, width=300)

    def display(self) -> list[str | Maker]:
        """Return the rows about seeing and motion."""
        full = _("{key} does the same anywhere").format(key=self.context.key(Kind.FULLSCREEN))
        return [
            *(_("Seeing"), self.text_size(), self.interface_size(), *self.colours()),
            self.switch("large_emblems", _("Large signs on cards"), _("Peony, sun, leaf and wave in the corners")),
            self.switch("dim_unplayable", _("Dim what cannot be played"), _("Off: only height and a gold edge tell")),
            self.switch("high_contrast", _("High contrast"), _("White paper, black ink, dark edges")),
            self.switch("fullscreen", _("Full screen"), full),
            _("Motion"),
            self.switch("reduced_motion", _("Reduced motion"), _("Flights, shakes and turns become short fades")),
            self.switch("no_flashes", _("No flashes"), _("No paper petals, red pulses or shaking")),
        ]

    def sound(self) -> list[str | Maker]:
        """Return the rows about hearing, and about what stands for it."""
        all_of_them = self.switch(
            "all_captions", _("Small sounds too"), _("Captions for cards sliding and menus as well")
        )
        return [
            self.switch("muted", _("Mute"), _("No sound at all")),
            self.volume("master_volume", _("All sounds"), _("Turns all of them up or down")),
            self.volume("music_volume", _("Music"), _("The tune")),
            self.volume(
                "rooms_volume", _("Sounds of the place"), _("The murmur of the teahouse, the water, the train")
            ),
            self.volume("effects_volume", _("Cards and signals"), _("Sliding, shuffling, gongs")),
            self.volume("voices_volume", _("Calls"), _("Somebody calls, somebody is caught")),
            self.switch("mono", _("Mono"), _("Both ears hear the same")),
            _("Instead of hearing and seeing"),
            self.switch("captions", _("Sound captions"), _("What is heard is also written at the table")),
            *([all_of_them] if self.settings.captions else []),
            self.switch("narration", _("Read aloud"), _("A voice reads menus, cards and what happens")),
            self.switch("chatter_aloud", _("Read remarks too"), _("And what computer players say for the fun of it")),
        ]

    def pace(self) -> list[str | Maker]:
        """Return the rows about time and help at the table."""
        speeds = [(speed, words or _("At once")) for speed, words in SPEEDS]
        thinking = [(0.0, _("None")), (0.5, _("Short")), (1.0, _("Normal")), (2.0, _("Long"))]
        talk = [("off", _("Off")), ("some", _("Now and then")), ("lively", _("Lively"))]
        timers = [("off", _("Off")), ("double", _("{n} s").format(n=40)), ("normal", _("{n} s").format(n=20))]
        windows = [(seconds, _("{n} s").format(n=f"{seconds:g}")) for seconds in (1.6, 3.0, 5.0, 8.0)]
        falls = [(0.0, _("Never")), *((seconds, _("{n} s").format(n=round(seconds))) for seconds in (15.0, 30.0, 60.0))]
        return [
            self.choice("animation_speed", _("Animation"), _("Any key finishes a move at once"), speeds),
            self.choice("thinking_time", _("Thinking time"), _("How long computer players take"), thinking),
            self.choice("chatter", _("Talk at the table"), _("Computer players say a word now and then"), talk),
            self.switch("races", _("Quick hands"), _("Calls and catches are a race; off: everyone is asked in turn")),
            self.switch("auto_call", _("Call by itself"), _("Your call is made together with your last card but one")),
            self.choice("turn_timer", _("Time to think"), _("For people only, with quick hands on"), timers),
            self.choice(
                "window_seconds",
                _("Time for quick hands"),
                _("The table waits so long for calls, catches, jumps"),
                windows,
            ),
            self.choice(
                "curtain_seconds", _("The curtain falls"), _("When nobody presses a key at a shared screen"), falls
            ),
            self.switch("hints", _("Hints"), _("A lamp at the table says what could be done, and why")),
            self.switch(
                "road_open", _("Open the whole road"), _("Every table of the village road can be played, won or not")
            ),
        ]


def stacked(canvas: Canvas, place: Box, makers: Sequence[str | Maker]) -> list[Node]:
    """Return rows one under the other from `place` down; a word among them is a small heading."""
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
