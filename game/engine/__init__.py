"""The rules' machinery: cards, the state of a table, acts and events. No time, no sentences, no drawing."""

from __future__ import annotations

from game.engine.actions import Action
from game.engine.errors import IllegalAction, RuleError
from game.engine.flow import apply, legal_actions, perform, refusal, turn_actions
from game.engine.game import Game
from game.engine.observation import Observation
from game.engine.observe import observation, project
from game.engine.setup import new_match
from game.engine.state import State

__all__ = [
    "Action",
    "Game",
    "IllegalAction",
    "Observation",
    "RuleError",
    "State",
    "apply",
    "legal_actions",
    "new_match",
    "observation",
    "perform",
    "project",
    "refusal",
    "turn_actions",
]
