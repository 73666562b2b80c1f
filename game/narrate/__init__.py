"""What happens at the table, in words: events, refusals, cards, switches, presets."""

from __future__ import annotations

from game.narrate.cards import card_about, colour_name, face_name, face_names
from game.narrate.refusals import refusal

__all__ = ["card_about", "colour_name", "face_name", "face_names", "refusal"]
