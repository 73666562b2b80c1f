"""The screens that are open, topmost last, and the picture they make together."""

from __future__ import annotations

import pygame

from game.input.intents import Intent
from game.scenes.context import Context
from game.scenes.scene import NEVER, Scene, canvas_for


class Stack:
    """Holds scenes over one surface. Changes asked for while an intent is handled take effect at once."""

    def __init__(self, context: Context, surface: pygame.Surface) -> None:
        self.context = context
        context.stack = self
        context.pictures.fit(surface.get_size())
        self.surface = surface
        self.scenes: list[Scene] = []
        self.left_behind = False
        """Whether there may be pictures that nobody needs any more: a scene has left, or all were built again."""
        self._below: pygame.Surface | None = None
        self._stale = True

    @property
    def top(self) -> Scene | None:
        """The scene that has the player's attention."""
        return self.scenes[-1] if self.scenes else None

    # Changing ------------------------------------------------------------------------------------------------------
    def push(self, scene: Scene) -> None:
        """Lay a scene over the others."""
        if self.top is not None:
            self.top.covered()
        self.scenes.append(scene)
        self._open(scene)

    def pop(self) -> None:
        """Take the topmost scene away."""
        if self.scenes:
            self._close(self.scenes.pop())
        if self.top is not None:
            self.top.uncovered()
            self._rebuild(self.top)
        self._changed()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost."""
        if self.scenes:
            self._close(self.scenes.pop())
        self.scenes.append(scene)
        self._open(scene)

    def reset(self, *scenes: Scene) -> None:
        """Put these scenes in the place of all."""
        while self.scenes:
            self._close(self.scenes.pop())
        for scene in scenes:
            self.push(scene)

    def _open(self, scene: Scene) -> None:
        scene.enter()
        self._rebuild(scene)
        self._changed()

    def _close(self, scene: Scene) -> None:
        scene.leave()
        scene.release()
        self.left_behind = True
        if self.context.translator.typing:
            self.context.translator.stop_typing()

    def _changed(self) -> None:
        self._stale = True
        self._below = None

    def expose(self) -> None:
        """The window's picture was lost: show it again."""
        self._stale = True

    def resize(self, surface: pygame.Surface) -> None:
        """The window has another surface; what was made for another size is of no use any more."""
        if surface.get_size() != self.surface.get_size():
            self.context.pictures.fit(surface.get_size())
            self.context.typesetter.forget()
        self.surface = surface
        self.refresh()

    def refresh(self) -> None:
        """Build all scenes again: size, language or settings have changed."""
        for scene in self.scenes:
            self._rebuild(scene)
        self._changed()
        self.left_behind = True

    def _rebuild(self, scene: Scene) -> None:
        scene.canvas = canvas_for(scene, self.surface)
        scene.refresh()

    # Running -------------------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> None:
        """Give an intent to the top scene."""
        if self.top is not None:
            self.top.handle(intent)

    def update(self, dt: float) -> None:
        """Let time pass for the top scene."""
        if self.top is not None:
            self.top.update(dt)

    @property
    def rest(self) -> float:
        """How many seconds nothing will happen by itself."""
        return self.top.rest if self.top is not None else NEVER

    def draw(self) -> bool:
        """Draw what is new; return whether anything was."""
        top = self.top
        if top is None or not (self._stale or top.needs_draw):
            return False
        if top.overlay:
            self._draw_below()
        top.draw()
        self._stale = False
        return True

    def _draw_below(self) -> None:
        """Draw what lies under an overlay: once, then from a copy."""
        if self._below is None:
            at = next((i for i in range(len(self.scenes) - 1, -1, -1) if not self.scenes[i].overlay), 0)
            for scene in self.scenes[at:-1]:
                tree = scene.tree
                shown, pointed = tree.focus_shown, tree.hover_id
                tree.focus_shown, tree.hover_id = False, ""
                scene.draw()
                tree.focus_shown, tree.hover_id = shown, pointed
            self._below = self.surface.copy()
        self.surface.blit(self._below, (0, 0))
