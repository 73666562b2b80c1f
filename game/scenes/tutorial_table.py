"""A lesson's table as a session, and computer players who do what the lesson has written down for them."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import State
from game.engine.cards import COLOURS, FACES
from game.engine.laying import lay_out
from game.match.question import Answer, Question
from game.match.session import Session
from game.match.table import COMPUTER, Pace, SeatSetup, Table, game_of
from game.match.thinker import simplest_answer
from game.scenes.table_laid import cards
from game.scenes.tutorial_lessons import Lesson, Line

VENUE = "hall"
PACE = Pace(thinking=0.7, grace=1e9)
"""Nobody is hurried: as long as somebody can be caught, the others wait."""

TEACHER, INSTEAD = "goat", "rooster"
"""Who teaches; the second one where the learner plays as the first."""

_COMPANY = ("ox", "rabbit", "pig", "tiger")


class Script:
    """Thinks as a lesson says: each player takes its first line that the rules allow, and does nothing out of turn."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = tuple(lines)
        self._answers: list[Answer] = []

    def ask(self, question: Question, now: float) -> None:
        """Look the answer up."""
        if question.side:
            self._answers.append(Answer(question.ticket, None))
        else:
            self._answers.append(self._written(question) or simplest_answer(question))

    def _written(self, question: Question) -> Answer | None:
        faces = dict(zip(question.observation.hand, question.observation.faces, strict=True))
        for line in self.lines:
            if line.seat != question.seat:
                continue
            for action in question.legal:
                if action.verb != line.act or (line.face and faces.get(action.cards[-1]) != FACES[line.face]):
                    continue
                if line.colour:
                    action = action._replace(colour=COLOURS.index(line.colour))
                return Answer(question.ticket, action, 0.4)
        return None

    def poll(self, now: float) -> list[Answer]:
        """Return the answers not returned yet."""
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """Forget everything."""
        self._answers = []


def teacher(me: SeatSetup) -> str:
    """Return the character that teaches."""
    return INSTEAD if me.character == TEACHER else TEACHER


def lesson_table(lesson: Lesson, me: SeatSetup) -> tuple[Session, State]:
    """Return the table of a lesson as a session that writes nothing down, and its state."""
    company = [name for name in _COMPANY if name != me.character][:3]
    seats = (me, *(SeatSetup("", COMPUTER, name) for name in company))
    table = Table("official", seats, venue=VENUE)
    state = lay_out(
        game_of(table),
        hands=[cards(lesson.hand), *(cards(other) for other in lesson.others)],
        discard=cards(lesson.top),
        draw=cards(lesson.draw),
        turn=lesson.turn,
    )
    return Session(table, state, [], 1, pace=PACE, thinker=Script(lesson.script)), state
