"""The rule book of one table, made from its switches: only what holds there, house rules marked.

`book` returns chapters of plain data in the language spoken; screens and tests read the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.narrate.book.cards import catalogue, deck
from game.narrate.book.lines import CardEntry, Chapter, Line, Pen, Question, Shown
from game.narrate.book.penalties import penalties
from game.narrate.book.pictures import pictures
from game.narrate.book.play import turn
from game.narrate.book.questions import questions
from game.narrate.book.special import calling, special
from game.narrate.book.table import goal, scoring, setup
from game.narrate.book.tips import tips
from game.narrate.switches import idle_note, rule_line
from game.rules import RuleSet
from game.text import _

__all__ = ["CHAPTERS", "CardEntry", "Chapter", "Line", "Question", "Shown", "book", "card_entry"]

CHAPTERS = (
    "house",
    "goal",
    "setup",
    "turn",
    "penalties",
    "calling",
    "special",
    "scoring",
    "cards",
    "questions",
    "tips",
)
"""The chapters there can be, in order; one that has nothing to say at a table is left out."""


def book(rules: RuleSet) -> tuple[Chapter, ...]:
    """Return the chapters of a rule set's book."""
    pen = Pen(rules)
    rest = (
        Chapter("goal", _("The goal"), goal(pen)),
        Chapter("setup", _("Before the first card"), setup(pen)),
        Chapter("turn", _("Your turn"), turn(pen)),
        Chapter("penalties", _("Penalties"), penalties(pen)),
        Chapter("calling", _("The call"), calling(pen)),
        Chapter("special", _("Special cards"), special(pen)),
        Chapter("scoring", _("Going out and scoring"), scoring(pen)),
        Chapter("cards", _("Every card"), deck(pen), catalogue(pen)),
        Chapter("questions", _("What people ask"), questions=questions(pen)),
        Chapter("tips", _("Playing well"), tips(pen)),
    )
    chapters = (Chapter("house", _("House rules"), house_rules(pen, rest)), *rest)
    told = (chapter for chapter in chapters if chapter.lines or chapter.cards or chapter.questions)
    return tuple(chapter._replace(pictures=pictures(pen, chapter.id)) for chapter in told)


def house_rules(pen: Pen, chapters: Sequence[Chapter]) -> tuple[Line, ...]:
    """Return what the other chapters say that is not as in the printed rules, and which changes have no effect."""
    lines = [line for chapter in chapters if chapter.id not in ("cards", "tips") for line in chapter.lines]
    lines += [line for chapter in chapters for entry in chapter.cards for line in entry.lines]
    out = list(dict.fromkeys(line for line in lines if line.house))
    idle = {one.switch: one.because for one in pen.rules.idle()}
    told = {switch for line in out for switch in line.switches}
    for switch in pen.rules.differences_from_official():
        if switch.id in idle:
            because = idle[switch.id]
            out.append(pen.line(idle_note(switch.id, because, pen.values[because]), switch.id))
        elif switch.id not in told:
            out.append(pen.line(rule_line(switch.id, pen.values[switch.id]), switch.id))
    return tuple(out)


def card_entry(rules: RuleSet, face: str, *, dark: bool = False) -> CardEntry | None:
    """Return what the catalogue says about a card as written (``r7``, ``W+4``); None when the deck has no such card."""
    symbol = face if face[0] == "W" else face[1:]
    entries = {entry.id: entry for entry in catalogue(Pen(rules))}
    side = "dark" if dark else "light"
    return entries.get(f"{side}.{symbol}") or (entries.get(f"{side}.n") if symbol.isdigit() else None)
