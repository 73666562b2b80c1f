"""Property tests here take the time they need: the machines they run on are busy."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("rules", deadline=None)
settings.load_profile("rules")
