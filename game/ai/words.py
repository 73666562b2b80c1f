"""Marks English sentences for the catalogues; this room does not speak, the screens look them up."""

from __future__ import annotations


def N_(message: str) -> str:  # noqa: N802 - the name that every gettext tool knows
    """Return `message` as it is."""
    return message
