"""What happens at the table, in words: events, refusals, cards, switches, presets."""

from __future__ import annotations

from game.narrate.cards import card_about, colour_name, face_name, face_names
from game.narrate.events import Narrator, card_count, prompt, sentence
from game.narrate.presets import preset_about, preset_name, preset_origin
from game.narrate.refusals import refusal
from game.narrate.switches import group_name, idle_note, rule_line, switch_about, switch_name, value_name

__all__ = [
    "Narrator",
    "card_about",
    "card_count",
    "colour_name",
    "face_name",
    "face_names",
    "group_name",
    "idle_note",
    "preset_about",
    "preset_name",
    "preset_origin",
    "prompt",
    "refusal",
    "rule_line",
    "sentence",
    "switch_about",
    "switch_name",
    "value_name",
]
