"""No test draws on a real screen, makes a noise, or touches what the user keeps."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pytest
from hypothesis import HealthCheck, settings

from game import paths, text
from game.match import copies

settings.register_profile("busy machines", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy machines")


@pytest.fixture(autouse=True)
def own_folder_and_english(tmp_path):
    """Give each test a folder of its own for what the user keeps, and English."""
    paths.set_data_dir(tmp_path / "user")
    text.set_language("en")
    yield
    copies.release()
    paths.set_data_dir(None)
    text.set_language("en")
