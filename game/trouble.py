"""Sentences for what goes wrong with files and folders: the words `settings` and others report, made readable."""

from __future__ import annotations

from game.text import N_, _

_SENTENCES = {
    "unreadable": N_("The settings could not be read. The usual ones are used for now."),
    "damaged": N_("The settings file was damaged. It was put aside, and the usual settings are used."),
    "wrong": N_("The setting “{what}” could not be understood and has its usual value. The old file was put aside."),
    "unsaved": N_("The settings could not be saved. They hold until the game is closed."),
    "road_unreadable": N_("The record of the village road could not be read. It is left as it is."),
    "road_damaged": N_("The record of the village road was damaged. It was put aside, and the road begins anew."),
    "road_unsaved": N_("Your stars could not be saved."),
    "catalogue": N_("The translation could not be loaded ({what}). The game speaks English for now."),
    "twice": N_("The game is open a second time. Each window keeps a match of its own."),
    "folder": N_("Nothing can be kept ({what}). The game can be played, but will not be remembered."),
}


def sentence(problem: str) -> str:
    """Return the sentence for `problem`: a key of the table, with what it is about after a colon where there is one.

    A word without a sentence is returned as it is.
    """
    word, _colon, what = problem.partition(":")
    if word not in _SENTENCES:
        return problem
    return _(_SENTENCES[word]).format(what=what)
