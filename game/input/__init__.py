"""Devices to intents: what a player wants, by whom, whatever key, button or pointer said it."""

from game.input.bindings import Bindings, key_name
from game.input.intents import Intent, Kind
from game.input.translator import Translator

__all__ = ["Bindings", "Intent", "Kind", "Translator", "key_name"]
"""What other rooms need."""
