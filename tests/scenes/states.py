"""Which tests of layout look at which states of the gallery: every state belongs to exactly one of them."""

from __future__ import annotations

from game.scenes.gallery import gallery

MENUS = "menus"
TABLES = "tables"
AT_A_TABLE = ("teams_t", "partners_neighbours", "partners_second", "shared_between", "shared_look", "shared_rotation")
PARTS: dict[str, tuple[str, ...]] = {
    "road": ("road", "lesson", "level_result"),
    "records": ("records_", "kept_"),
    "replay": ("replay",),
    "rules": ("rule_", "agreed"),
    TABLES: ("table_", "level_", "shared_teams", *AT_A_TABLE),
    "shared": ("shared_",),
    "partners": ("partners_",),
}
"""How the names of a part begin; a state belongs to the first that fits, and what is left are menus."""


def states_of(part: str) -> list[str]:
    """Return the names of the states that the tests of a part look at."""
    return sorted(name for name in gallery() if _part(name) == part)


def _part(name: str) -> str:
    return next((part for part, beginnings in PARTS.items() if name.startswith(beginnings)), MENUS)
