"""Scenario files: read one, play it, say what did not hold (their language: tests/scenarios/README.md)."""

from __future__ import annotations

from game.cli.scenarios.model import Failure, InvalidScenario, Scenario
from game.cli.scenarios.reader import read_bytes, read_file
from game.cli.scenarios.runner import run

__all__ = ["Failure", "InvalidScenario", "Scenario", "read_bytes", "read_file", "run"]
