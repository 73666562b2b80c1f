"""``pytest tests/golden --regen`` writes the golden rounds anew; look at the difference before you keep it."""

from __future__ import annotations


def pytest_addoption(parser):
    parser.addoption("--regen", action="store_true", help="write the golden rounds anew")
