"""A display without a screen for everything that draws."""

from __future__ import annotations

import pytest

from tests.display import fresh_window


@pytest.fixture(autouse=True)
def _display() -> None:
    fresh_window()
