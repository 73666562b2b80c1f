"""The tutorial's states worth seeing, added to the gallery."""

from __future__ import annotations

from functools import partial

from game.scenes.context import Context
from game.scenes.gallery import shown
from game.scenes.scene import Scene
from game.scenes.title import Title
from game.scenes.tutorial import Tutorial
from game.scenes.tutorial_ends import LessonPause, TutorialEnd
from game.scenes.tutorial_lessons import LESSONS


class _Still(Tutorial):
    """A lesson that is at one of its steps as soon as it is seen."""

    def __init__(self, context: Context, lesson: int, step: int) -> None:
        super().__init__(context, lesson)
        self._wanted = step

    def update(self, dt: float) -> None:
        """Do every step before the one wanted."""
        for _turn in range(600):
            if self.at >= self._wanted and self.waiting:
                break
            if self.shown_hand is not None:
                self.close_challenge()
            if self.waiting and self.at < self._wanted:
                self.do_step()
            super().update(0.2)
            self.director.finish()
            self.follow()
        super().update(dt)


def _at(lesson: int, step: int, context: Context) -> list[Scene]:
    return [Title(context), _Still(context, lesson, step)]


for _number, _lesson in enumerate(LESSONS):
    for _step in range(len(_lesson.steps)):
        shown(f"table_lesson_{_number + 1}_{_step + 1}")(partial(_at, _number, _step))


@shown("table_lesson_pause")
def _pause(context: Context) -> list[Scene]:
    lesson = _Still(context, 0, 1)
    return [lesson, LessonPause(context, lesson)]


@shown("tutorial_end")
def _end(context: Context) -> list[Scene]:
    return [Title(context), TutorialEnd(context)]
