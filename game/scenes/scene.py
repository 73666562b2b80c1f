"""A screen: something with a tree that takes intents, lets time pass and draws itself when it has something new."""

from __future__ import annotations

import pygame

from game.input.intents import DIRECTIONS, Intent, Kind
from game.scenes.context import Context
from game.ui.canvas import SMALLEST, SMALLEST_DOUBLED, Canvas
from game.ui.geometry import Box, scale_for
from game.ui.node import Node
from game.ui.tree import Tree

LEAST_PX, MOST_NEEDED = 12.0, 1.3
"""Words have at least so many pixels in a small window, if that does not ask for larger a scale than this."""

NEVER = 3600.0
"""How long a screen may sleep on which nothing moves."""


class Scene:
    """What the stack needs of a screen. `MenuScene` is the usual base; the table brings its own drawing.

    Life: `enter` when it comes onto the stack, `covered` / `uncovered` when another lies over it or has gone, `leave`
    when it goes. Only the top scene gets intents and time. `canvas` is made by the stack at the window's size; its
    `k` includes the menu's scale when `scales_with_text` is set.
    """

    name = "scene"
    overlay = False
    """An overlay is drawn over the picture of the scene below, which stands still."""
    scales_with_text = True
    """Menus grow as a whole with the size of text; the table scales its words, and its layout makes room for them."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.tree = Tree()
        self.canvas: Canvas = canvas_for(self, pygame.Surface((16, 9)))
        """What the scene draws on; a stand-in until it is on a stack."""

    def enter(self) -> None:
        """Come onto the stack."""

    def leave(self) -> None:
        """Go from the stack for good."""

    def release(self) -> None:
        """Let go of large pictures: the scene has left for good, whoever may still refer to it."""

    def covered(self) -> None:
        """Another scene lies over this one now."""

    def uncovered(self) -> None:
        """This scene is the top one again."""

    def refresh(self) -> None:
        """Build everything again: size, language or settings have changed. `canvas` is the new one."""

    def settings_changed(self) -> None:
        """Settings have changed that need no new layout of everything."""
        self.refresh()

    def say(self, words: str) -> None:
        """Show a sentence for a while, where the screen has a place for it."""

    def handle(self, intent: Intent) -> None:
        """Take what a player wants; points are window pixels."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    @property
    def needs_draw(self) -> bool:
        """Whether `draw` would show something new."""
        return self.tree.changed

    @property
    def rest(self) -> float:
        """How many seconds nothing will happen here by itself; 0 asks for the next frame."""
        return NEVER

    def draw(self) -> None:
        """Draw everything onto `canvas` and note that there is nothing new any more."""


def canvas_for(scene: Scene, surface: pygame.Surface) -> Canvas:
    """Return the canvas for a scene over a surface of the window's size."""
    context = scene.context
    k = scale_for(*surface.get_size())
    needed = min(MOST_NEEDED, LEAST_PX / (SMALLEST * k))
    if scene.scales_with_text:
        scale = max(context.menu_scale, needed)
        least = (SMALLEST + (SMALLEST_DOUBLED - SMALLEST) * (scale - 1)) / scale
        return Canvas(surface, k * scale, context.theme, context.typesetter, context.pictures, least=least)
    scale = max(context.settings.text_scale, needed)
    return Canvas(surface, k, context.theme, context.typesetter, context.pictures, text_scale=scale)


def to_design(canvas: Canvas, intent: Intent) -> tuple[float, float]:
    """Return where a pointer intent is in design pixels."""
    return intent.x / canvas.k, intent.y / canvas.k


def drive(tree: Tree, canvas: Canvas, intent: Intent) -> str:
    """Let a tree take an intent: focus, pointer, press, wheel.

    Returns what happened: ``acted``, ``moved``, or empty when the tree did nothing with it.
    """
    kind = intent.kind
    if kind in DIRECTIONS:
        return "moved" if tree.move(*DIRECTIONS[kind], held=intent.repeat) else ""
    if kind in (Kind.NEXT, Kind.PREVIOUS):
        return "moved" if tree.step(1 if kind is Kind.NEXT else -1) else ""
    if kind in (Kind.PAGE_UP, Kind.PAGE_DOWN):
        return "moved" if tree.page(1 if kind is Kind.PAGE_DOWN else -1) else ""
    if kind in (Kind.FIRST, Kind.LAST):
        return "moved" if tree.end(1 if kind is Kind.LAST else -1) else ""
    if kind is Kind.CONFIRM and not intent.repeat:
        return "acted" if tree.confirm() else ""
    if kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL):
        x, y = to_design(canvas, intent)
        if kind is Kind.POINT:
            tree.point(x, y)
        elif kind is Kind.PRESS:
            tree.press(x, y, finger=intent.device == "touch")
        elif kind is Kind.RELEASE:
            return "acted" if tree.release(x, y) else ""
        elif tree.wheel(x, y, intent.number):
            return "moved"
    return ""


def bracket_box(node: Node) -> Box:
    """Return what the focus brackets go round."""
    return node.focus_box or node.bounds
