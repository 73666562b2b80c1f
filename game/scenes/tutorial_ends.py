"""Leaving the tutorial: the question when Esc is pressed, and the page after the last lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes import start
from game.scenes.context import Context
from game.scenes.frame import question
from game.scenes.menu import MenuScene
from game.text import _
from game.ui.canvas import Canvas
from game.ui.node import Act, Node

if TYPE_CHECKING:
    from game.scenes.tutorial import Tutorial


def open_tutorial(context: Context) -> None:
    """Open the tutorial over whatever is open; where it is open already, go back to it."""
    from game.scenes.tutorial import Tutorial

    stack = context.stack
    if stack is None:
        return
    if any(isinstance(scene, Tutorial) for scene in stack.scenes):
        while not isinstance(stack.top, Tutorial):
            stack.pop()
    else:
        stack.push(Tutorial(context))


class _Question(MenuScene):
    """A dialog over the screen below."""

    overlay = True
    title = words = ""

    def enter(self) -> None:
        """Show where Enter goes."""
        super().enter()
        self.tree.focus_shown = True

    def background(self, canvas: Canvas) -> None:
        """Draw nothing: the screen below is seen."""

    def answers(self) -> tuple[tuple[str, str, str, Act], ...]:
        """Return the buttons: id, words, kind, act."""
        raise NotImplementedError

    def say_words(self) -> tuple[str, str]:
        """Return title and sentence."""
        raise NotImplementedError

    def build(self, canvas: Canvas) -> Node:
        """Return veil and dialog."""
        title, words = self.say_words()
        root = Node(f"{self.name}-screen", canvas.box, role="screen", name=title)
        return root.add(*question(canvas, self.name, title, words, self.answers()))


class LessonPause(_Question):
    """Go on, skip this lesson, or leave."""

    name = "lesson_pause"
    first = "lesson_pause.on"

    def __init__(self, context: Context, tutorial: Tutorial) -> None:
        super().__init__(context)
        self.tutorial = tutorial

    def say_words(self) -> tuple[str, str]:
        """Return title and sentence."""
        return _("A short break"), _("Every lesson stands for itself. The tutorial can be had again under Help.")

    def answers(self) -> tuple[tuple[str, str, str, Act], ...]:
        """Return the three ways."""
        return (
            ("on", _("Go on"), "main", self.cancel),
            ("skip", _("Skip lesson"), "paper", self._skip),
            ("leave", _("Leave"), "paper", self._leave),
        )

    def _skip(self) -> None:
        self.cancel()
        self.tutorial.next_lesson()

    def _leave(self) -> None:
        self.cancel()
        if self.context.stack is not None and self.context.stack.top is self.tutorial:
            self.context.stack.pop()


class TutorialEnd(_Question):
    """All lessons are done."""

    name = "tutorial_end"
    first = "tutorial_end.play"

    def say_words(self) -> tuple[str, str]:
        """Return title and sentence."""
        return _("You know how to play"), _("Pointing at a dim card always says why it does not fit. Have fun!")

    @property
    def _at_a_table(self) -> bool:
        from game.scenes.table_base import TableBase

        stack = self.context.stack
        return stack is not None and any(isinstance(scene, TableBase) for scene in stack.scenes)

    def answers(self) -> tuple[tuple[str, str, str, Act], ...]:
        """Return: once more, back, and a table where none is being played."""
        again = ("again", _("Once more"), "paper", self._again)
        if self._at_a_table:
            return (again, ("play", _("Back to the table"), "main", self.cancel))
        return (again, ("back", _("Back"), "paper", self.cancel), ("play", _("To the table"), "main", self._play))

    def _again(self) -> None:
        from game.scenes.tutorial import Tutorial

        if self.context.stack is not None:
            self.context.stack.replace(Tutorial(self.context))

    def _play(self) -> None:
        self.cancel()
        start.open_new_table(self.context)
