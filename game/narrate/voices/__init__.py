"""What the twelve characters say at the table: a voice each, by the moment."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.narrate.voices import dog, dragon, goat, horse, monkey, ox, pig, rabbit, rat, rooster, snake, tiger
from game.narrate.voices.moments import MOMENTS, Lines

VOICES: Mapping[str, Lines] = MappingProxyType(
    {
        "rat": rat.LINES,
        "ox": ox.LINES,
        "tiger": tiger.LINES,
        "rabbit": rabbit.LINES,
        "dragon": dragon.LINES,
        "snake": snake.LINES,
        "horse": horse.LINES,
        "goat": goat.LINES,
        "monkey": monkey.LINES,
        "rooster": rooster.LINES,
        "dog": dog.LINES,
        "pig": pig.LINES,
    }
)
"""Every voice by its character's id."""

__all__ = ["MOMENTS", "VOICES", "Lines"]
