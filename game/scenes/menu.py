"""The base of every screen made of widgets: built as a function of state, drawn once, focus brackets over it."""

from __future__ import annotations

import math

import pygame

from game.input.intents import Intent, Kind
from game.scenes import clipboard
from game.scenes.context import Context
from game.scenes.scene import NEVER, Scene, bracket_box, drive, to_design
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.entry import Entry, Field
from game.ui.geometry import Box
from game.ui.node import REACH, Node, paint_tree

BREATH_SECONDS, BREATH_PIXELS = 1.2, 3
"""The brackets breathe this far in and out (ART.md section 6)."""

STILL_AFTER = 5.0
"""Seconds without input after which ambient motion stops."""

TOAST_SECONDS = 6.0
TOAST_LEAST = 700.0
"""A place for sentences narrower than this is none: then they go over the whole width."""
TOAST_LOW = 14.0
"""How far above the lower edge they are then: below what is on the left."""


class MenuScene(Scene):
    """A screen of widgets. Subclasses write `build`, which returns the tree for the present state, and `cancel`."""

    toast_lift = 28.0
    """How far above the lower edge sentences are shown."""

    toast_from = 0.0
    """How much is kept free at their left."""

    first = ""
    """The id that has focus when the screen opens."""

    own_keys: frozenset[Kind] = frozenset()
    """Keys that go to `shortcut` before they move focus (a book turns its pages)."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.entry: Entry | None = None
        self.open = False
        """Whether the screen has been laid out."""
        self.toast = ""
        self._toast_left = 0.0
        self._base: pygame.Surface | None = None
        self._idle = 0.0
        self._sounded = False
        """Whether the act being done has made its own sound."""
        self._breath = 0
        self._drawn_breath = -1

    # For subclasses ------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return the root for the present state, laid out in the canvas's design pixels."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Do what Esc does: go back."""
        self.context.sound("ui_back")
        if self.context.stack is not None:
            self.context.stack.pop()

    def shortcut(self, intent: Intent) -> bool:
        """Take an intent that is no matter of focus (F5 starts); return whether it was taken."""
        return False

    def background(self, canvas: Canvas) -> None:
        """Draw what lies under the tree."""
        paper.mat(canvas)

    # Common --------------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Say what has to be said."""
        notices = self.context.take_notices()
        if notices:
            self.say(" ".join(notices))

    def release(self) -> None:
        """Let go of the picture of the widgets."""
        self._base = None

    def rebuild(self) -> None:
        """Build the tree again because the state has changed."""
        if self.open:
            self.tree.replace(self.build(self.canvas), self.first)

    def refresh(self) -> None:
        """Build again for another size, language or theme."""
        self._base = None
        self.open = True
        self.rebuild()

    def settings_changed(self) -> None:
        """Settings that change nothing about looks: only the values shown."""
        self.rebuild()

    def say(self, words: str) -> None:
        """Show a sentence for a while at the lower edge."""
        self.toast, self._toast_left = words, TOAST_SECONDS
        self.tree.changed = True

    def sound(self, cue: str) -> None:
        """Play a sound in the place of that of a pressed button."""
        self._sounded = True
        self.context.sound(cue)

    def edit(self, entry: Entry) -> None:
        """Begin typing into the field of the entry's id."""
        self.entry = entry
        self.rebuild()
        field = self.tree.find(entry.id)
        if field is not None:
            self.context.translator.start_typing(self.canvas.rect(field.bounds))

    def end_editing(self, keep: bool = True) -> None:
        """End typing, if there is any."""
        if self.entry is not None:
            entry, self.entry = self.entry, None
            self.context.translator.stop_typing()
            entry.finish(keep)
            self.rebuild()

    def handle(self, intent: Intent) -> None:
        """Take an intent: typing first, then focus and pointer, then shortcuts, then going back."""
        self._idle = 0.0
        self._sounded = False
        if self.entry is not None and self._typed(self.entry, intent):
            return
        if intent.kind in self.own_keys and self.shortcut(intent):
            return
        tree = self.tree
        before = tree.focus_id
        done = drive(tree, self.canvas, intent)
        if done == "acted" and not self._sounded:
            self.context.sound("ui_ok")
        elif done == "moved" and intent.kind is not Kind.WHEEL:
            self.context.sound("ui_move" if tree.focus_id != before else "ui_toggle_on")
        if intent.kind is Kind.RELEASE:
            self.context.keep_changes()
        if done or intent.kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL) or intent.repeat:
            return
        if intent.kind in (Kind.CANCEL, Kind.SECOND):
            self.cancel()
        else:
            self.shortcut(intent)

    def _typed(self, entry: Entry, intent: Intent) -> bool:
        """Let the field being edited take an intent; return whether that was all."""
        if intent.kind in (Kind.POINT, Kind.RELEASE, Kind.WHEEL):
            return False
        if intent.kind is Kind.PRESS:
            self.end_editing()
            return False
        if intent.kind in (Kind.COPY, Kind.CUT, Kind.PASTE, Kind.SECOND):
            self._with_clipboard(entry, intent)
            return True
        if entry.handle(intent):
            self.rebuild()
        else:
            self.entry = None
            self.context.translator.stop_typing()
            self.rebuild()
            if intent.kind in (Kind.NEXT, Kind.PREVIOUS):
                return False
        return True

    def _with_clipboard(self, entry: Entry, intent: Intent) -> None:
        """Copy, cut or paste the text being edited; the second button pastes where it is pressed on the field."""
        kind = intent.kind
        if kind in (Kind.COPY, Kind.CUT):
            put = bool(entry.words) and clipboard.put(entry.words)
            if kind is Kind.CUT and put:
                entry.clear()
        else:
            field = self.tree.find(entry.id)
            if kind is Kind.SECOND and (field is None or not field.hit(*to_design(self.canvas, intent))):
                return
            entry.insert(clipboard.line())
        self.rebuild()

    def update(self, dt: float) -> None:
        """Let the brackets breathe and the toast go."""
        self._idle += dt
        if self._toast_left > 0:
            self._toast_left -= dt
            if self._toast_left <= 0:
                self.toast = ""
                self.tree.changed = True
        still = self._idle > STILL_AFTER or self.context.settings.reduced_motion
        phase = 0.0 if still else 0.5 - 0.5 * math.cos(2 * math.pi * self._idle / BREATH_SECONDS)
        self._breath = round(phase * BREATH_PIXELS)

    @property
    def needs_draw(self) -> bool:
        """Whether anything in sight has changed."""
        return (
            self.tree.changed
            or bool(self.tree.touched)
            or (self.tree.focus_shown and self._breath != self._drawn_breath)
        )

    @property
    def rest(self) -> float:
        """Sleep long when nothing breathes."""
        breathing = self.tree.focus_shown and self._idle <= STILL_AFTER and not self.context.settings.reduced_motion
        return 0.03 if breathing else 0.2 if self._toast_left > 0 else NEVER

    def draw(self) -> None:
        """Draw the widgets when they have changed, then brackets, hint and toast."""
        canvas = self.canvas
        if self.overlay:
            self._paint(canvas)
        else:
            if self._base is None or self._base.get_size() != canvas.surface.get_size():
                self._base = canvas.surface.copy()
                self.tree.changed = True
            self._mend(canvas.on(self._base))
            canvas.surface.blit(self._base, (0, 0))
        self._paint_focus(canvas)
        self._paint_hint(canvas)
        self._paint_toast(canvas)
        self.tree.changed = False
        self.tree.touched.clear()
        self._drawn_breath = self._breath

    def _mend(self, base: Canvas) -> None:
        """Paint what has changed of the widgets: everything, or only where something is pointed at or pressed."""
        if self.tree.changed:
            self._paint(base)
            return
        for box in self.tree.touched:
            if box.w:
                place = box.inset(-REACH)
                with base.clipped(place):
                    self.background(base)
                    paint_tree(self.tree.root, base, place)

    def _paint(self, canvas: Canvas) -> None:
        self.background(canvas)
        paint_tree(self.tree.root, canvas)

    def _paint_focus(self, canvas: Canvas) -> None:
        node = self.tree.focused()
        if node is None or not self.tree.focus_shown or (isinstance(node, Field) and self.entry):
            return
        paper.focus_brackets(canvas, bracket_box(node), node.focus_pad + self._breath)

    def _paint_hint(self, canvas: Canvas) -> None:
        """Draw the hint of what is pointed at, or of the focused node, beside it."""
        tree = self.tree
        node = tree.focused() if tree.focus_shown else tree.find(tree.hover_id) if tree.hover_id else None
        if node is None or not node.hint or (node.hint == node.name and tree.focus_shown):
            return
        paint_hint(canvas, node.bounds, node.hint)

    def _paint_toast(self, canvas: Canvas) -> None:
        if not self.toast:
            return
        left = self.toast_from if canvas.width - self.toast_from >= TOAST_LEAST else 0.0
        lift = self.toast_lift if left == self.toast_from else TOAST_LOW
        width = min(1200.0, canvas.width - 120 - left)
        middle = (canvas.width + left) / 2
        lines = canvas.lines(self.toast, width - 60, 20, "bold")
        h = len(lines) * 30 + 26
        box = Box(middle - width / 2, canvas.height - h - lift, width, h)
        paper.pill(canvas, box, "#3A271D", "gold", radius=14)
        for i, line in enumerate(lines):
            canvas.text(middle, box.y + 13 + 30 * (i + 0.5), line, 20, "bold", "card", "centre")


def paint_hint(canvas: Canvas, beside: Box, words: str) -> None:
    """Draw a small note under (or, where there is no room, over) a box."""
    lines = canvas.lines(words, 460, 18)
    w = max(canvas.measure(line, 18) for line in lines) + 32
    h = len(lines) * 26 + 18
    x = min(max(12.0, beside.x + (beside.w - w) / 2), canvas.width - w - 12)
    y = beside.bottom + 16 if beside.bottom + 16 + h < canvas.height - 8 else beside.y - 16 - h
    paper.pill(canvas, Box(x, y + 4, w, h), "shadow", radius=9, opacity=0.25)
    paper.pill(canvas, Box(x, y, w, h), "#3A271D", "gold", radius=9, width=1.6)
    for i, line in enumerate(lines):
        canvas.text(x + 16, y + 9 + 26 * (i + 0.5), line, 18, "ui", "card")
