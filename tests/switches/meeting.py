"""One switch at one value, met: set in the editor, played up to its moment, pictured and described."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Any

import pygame

from game import paths, text
from game.engine.switch import SETUP, Value
from game.narrate import face_names, refusal
from game.narrate.events import sentence
from game.narrate.switches import switch_name, value_name
from game.rules import RuleSet
from game.rules.registry import BY_ID
from game.scenes.round_result import RoundResult
from game.settings import Settings
from tests.switches.finding import OFFERED, PERSON, REFUSED, Found, find, rules_of
from tests.switches.index import Line
from tests.switches.moments import Moment, key_of
from tests.switches.playing import Hands


class Missing(Exception):
    """A value has no moment; the text says how one is added."""


def meet(switch: str, value: Value, moment: Moment | None, language: str, size: tuple[int, int], out: Path) -> Line:
    """Meet a value in a language; its pictures are put into `out`."""
    if moment is None:
        raise Missing(f"no line “{key_of(switch, value)}” in MOMENTS of tests/switches/moments.py")
    pygame.init()
    pygame.display.set_mode((64, 64))
    text.set_language(language)
    found = find(switch, value, moment)
    with tempfile.TemporaryDirectory() as folder:
        paths.set_data_dir(Path(folder))
        try:
            return _meet(switch, value, moment, found, Settings(language=language), size, out)
        finally:
            paths.set_data_dir(None)


def _meet(
    switch: str, value: Value, moment: Moment, found: Found, settings: Settings, size: tuple[int, int], out: Path
) -> Line:
    rules, official = rules_of(switch, value, moment)
    hands = Hands(found, settings, size)
    edited = hands.set_up(rules, (switch,), moment.seats or len(found.start.hands))
    if moment.dealer is not None:
        hands.choose_dealer(moment.dealer)
    hands.deal()
    hands.play()
    seen = hands.show(log=BY_ID[switch].group == SETUP and switch != "hand_size")
    name = re.sub(r"[^a-z0-9_-]+", "-", key_of(switch, value).lower()).strip("-")
    files = [f"{name}_{settings.language}.png", f"{name}_{settings.language}_editor.png"]
    for file, picture in zip(files, (seen, edited), strict=True):
        pygame.image.save(picture, str(out / file))
    return Line(
        switch,
        key_of(switch, value).partition("=")[2],
        f"{switch_name(switch)}: {value_name(switch, value)}",
        _seen(hands, found, official),
        settings.language,
        files[0],
        files[1],
        rules.text,
        found.seed,
    )


def _seen(hands: Hands, found: Found, official: RuleSet) -> str:
    """Say what the moment shows, in the language spoken."""
    top: Any = hands.top
    if isinstance(top, RoundResult):
        return " · ".join(filter(None, (top.headline(), top.note(), top.lead(), top.standing.next_dealer())))
    if found.why is not None and found.kind == OFFERED and found.act is not None:
        shown = face_names([found.start.faces[card] for card in found.act.cards])
        why = refusal(found.why.code, found.why.values, top.names, official.values)
        return f"{shown or found.act.verb} ✓ ({why})"
    if found.why is not None and found.kind == REFUSED:
        return refusal(found.why.code, found.why.values, top.names, found.start.game.values)
    told = sentence(found.at, top.names, PERSON, dare=str(top.mirror.values["dare_text"])) if found.at else None
    return told or str(top.prompt_words)
