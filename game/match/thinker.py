"""Thinking in this process: for matches nobody watches, and for machines where no other process can be started."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from random import Random

from game.ai.fallback import simplest_choice
from game.ai.levels import LEVELS, STEADY, player
from game.ai.player import Player, reminded
from game.match.question import Answer, Question

MakePlayer = Callable[[str, str], Player]
"""Returns the mind for a level and a character; raises KeyError when there is none."""


def think(question: Question, make_player: MakePlayer) -> Answer:
    """Return the player's answer, or a fault with the traceback when it raises."""
    try:
        mind = reminded(make_player(question.level, question.character), question.memory)
        ask = mind.react if question.side else mind.choose
        choice = ask(question.observation, question.legal, Random(question.rng))
        return Answer(question.ticket, choice.action, float(choice.think))
    except Exception:  # whatever a player does wrong, the match goes on
        return Answer(question.ticket, None, 0.0, "raised", traceback.format_exc())


def simplest_answer(question: Question, fault: str = "", detail: str = "") -> Answer:
    """Return what the simplest player does, with the fault that made it necessary."""
    if question.side:
        return Answer(question.ticket, None, 0.0, fault, detail)
    choice = simplest_choice(question.observation, question.legal, Random(question.rng))
    return Answer(question.ticket, choice.action, choice.think, fault, detail)


def cheap_player(level: str, character: str) -> Player:
    """Return the mind asked for, or the steady one where that would think too long beside a picture."""
    return player(level if LEVELS[level].cheap else STEADY, character)


class Inline:
    """Answers at once. A player that hangs, hangs the caller: only for levels that are quick (`Level.cheap`)."""

    def __init__(self, make_player: MakePlayer = cheap_player) -> None:
        self._make_player = make_player
        self._answers: list[Answer] = []

    def ask(self, question: Question, now: float) -> None:
        """Think about `question` here and now."""
        answer = think(question, self._make_player)
        if answer.fault:
            answer = simplest_answer(question, answer.fault, answer.detail)
        self._answers.append(answer)

    def poll(self, now: float) -> list[Answer]:
        """Return the answers not returned yet."""
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """Forget everything."""
        self._answers = []
