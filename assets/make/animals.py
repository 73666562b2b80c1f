"""Twelve heads of the zodiac in four moods: ``python -m assets.make.animals`` writes assets/animals.

A head lies in a 200 × 200 box on a scalloped paper disc of its own colour.
"""

from __future__ import annotations

from collections.abc import Iterator

from assets.make import heads_a, heads_b
from assets.make.cuts import scallop
from assets.make.moods import MOODS, marks
from assets.make.palette import ASSETS, CARD, write_pictures
from assets.make.papercut import circle, group, path, picture

SIZE = 200
HEADS = {
    "rat": heads_a.rat,
    "ox": heads_a.ox,
    "tiger": heads_a.tiger,
    "rabbit": heads_a.rabbit,
    "dragon": heads_a.dragon,
    "snake": heads_a.snake,
    "horse": heads_b.horse,
    "goat": heads_b.goat,
    "monkey": heads_b.monkey,
    "rooster": heads_b.rooster,
    "dog": heads_b.dog,
    "pig": heads_b.pig,
}
DISCS = {
    "rat": "#F3C34A",
    "ox": "#9CC7B0",
    "tiger": "#2F6FA8",
    "rabbit": "#C8402F",
    "dragon": "#F0B53A",
    "snake": "#E7A08A",
    "horse": "#8FB9C9",
    "goat": "#3C7F6B",
    "monkey": "#E9B54B",
    "rooster": "#3A5FA8",
    "dog": "#D9573F",
    "pig": "#7DB39A",
}
DARK_DISCS = ("tiger", "rabbit", "goat", "rooster", "dog")
"""Discs on which the marks of a mood are drawn light."""


def head(animal: str, mood: str) -> str:
    """Return the drawing of a head on its disc."""
    art = path(scallop(100, 100, 90, 24), DISCS[animal])
    stitches = {"stroke_dasharray": "2 7", "stroke_linecap": "round"}
    art += circle(100, 100, 84, "none", stroke=CARD, stroke_width=2.4, stroke_opacity=0.75, **stitches)
    art += group(HEADS[animal](mood), "translate(100 102) scale(.9) translate(-100 -104)")
    return art + marks(mood, animal in DARK_DISCS)


def pictures() -> Iterator[tuple[str, str]]:
    """Yield name and SVG text of every head."""
    for animal in HEADS:
        for mood in MOODS:
            yield f"{animal}_{mood}", picture(SIZE, SIZE, head(animal, mood))


def main() -> None:
    """Write assets/animals."""
    print(write_pictures(ASSETS / "animals", pictures()), "heads")


if __name__ == "__main__":
    main()
