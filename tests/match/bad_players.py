"""Players that do wrong, for the tests: one kind for each character."""

from __future__ import annotations

import os
import time

from game.ai.levels import player
from game.ai.player import Choice
from game.engine.actions import DRAW, NOBODY, PLAY, Action


class Raising:
    def choose(self, observation, legal, rng):
        raise ValueError("no idea")

    react = choose


class Hanging:
    def choose(self, observation, legal, rng):
        time.sleep(60)

    react = choose


class Dying:
    def choose(self, observation, legal, rng):
        os._exit(3)

    react = choose


class Lying:
    """Plays cards it does not hold, for seats that are not its own, or nothing that has a meaning."""

    def choose(self, observation, legal, rng):
        lies = [
            Action(observation.seat, PLAY, (9999,)),
            Action((observation.seat + 1) % observation.seats, DRAW),
            Action(NOBODY, "deal"),
            Action(observation.seat, "dance"),
            None,
        ]
        return Choice(lies[int(rng.random() * len(lies))], 0.0)

    def react(self, observation, legal, rng):
        return Choice(Action(observation.seat, "dance"), 0.0)


BAD = {"rat": Raising, "ox": Hanging, "tiger": Dying, "rabbit": Lying}


def bad_player(level, character):
    """The character's way of doing wrong; the others play well."""
    return BAD[character]() if character in BAD else player(level, character)
