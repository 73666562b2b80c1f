"""Dares to pick from for a blank card, by age. All can be done at a table, at once, and harm nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.text import N_, _


class Age(NamedTuple):
    """For whom dares are: a name and the dares as message ids."""

    name: str
    dares: tuple[str, ...]


DARES: Mapping[str, Age] = {
    "small": Age(
        N_("Small children"),
        (
            N_("Make the sound of an animal until somebody guesses it"),
            N_("Stand on one leg until your next turn"),
            N_("Sing the first line of a song you like"),
            N_("Pull the funniest face you can"),
            N_("Count backwards from ten"),
            N_("Walk round the table like a duck"),
            N_("Give the player on your left a high five"),
            N_("Name five things in this room that are red"),
        ),
    ),
    "school": Age(
        N_("School children"),
        (
            N_("Say the alphabet backwards as far as you get"),
            N_("Speak in rhymes until your next turn"),
            N_("Do ten squats"),
            N_("Tell a joke; if nobody laughs, tell another"),
            N_("Draw a cat with your eyes closed"),
            N_("Say a tongue-twister three times without a slip"),
            N_("Balance a card on your head for a whole round"),
            N_("Mime a film; the first to guess it is freed from the next dare"),
        ),
    ),
    "grown": Age(
        N_("Grown-ups"),
        (
            N_("Say something nice about everybody at the table"),
            N_("Tell what you last bought and did not need"),
            N_("Talk like a newsreader until your next turn"),
            N_("Tell of a mishap at work in three sentences"),
            N_("Fetch everybody something to drink"),
            N_("Sing the chorus of the song you would never admit to liking"),
            N_("Play your next turn with your weaker hand and without a word"),
            N_("Wash up after the match, or draw two cards now"),
        ),
    ),
}
"""By age; the ids are shown by nobody."""


def age_name(age: str) -> str:
    """Return what a group of dares is called."""
    return _(DARES[age].name)


def dare_id(words: str) -> str:
    """Return the message id of a dare that is offered, from its words in the language spoken or in English; else ""."""
    offered = (dare for age in DARES.values() for dare in age.dares)
    return next((dare for dare in offered if words in (dare, _(dare))), "")


def dares_for(age: str) -> tuple[str, ...]:
    """Return the dares of an age in the language spoken."""
    return tuple(_(dare) for dare in DARES[age].dares)
