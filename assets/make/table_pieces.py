"""Pieces beside the cards: launcher, medals, team signs, door generals.

``python -m assets.make.table_pieces`` writes assets/table.
"""

from __future__ import annotations

from collections.abc import Iterator

from assets.make.animals import head
from assets.make.cuts import burst, crescent, teeth
from assets.make.door_generals import crown, general
from assets.make.outlines import glyph
from assets.make.palette import ASSETS, CARD, GOLD, INK, RED, write_pictures
from assets.make.papercut import circle, ellipse, group, path, picture, polar, rect, stroke, symmetric, trace

TEAM_COLOURS = (
    (GOLD, "#7A4A08"),
    ("#BFE0EA", "#1E5468"),
    ("#CBD8A8", "#3F5A1E"),
    ("#DAD6CE", "#4A4640"),
    ("#EBCFE0", "#5E2450"),
)
"""Paper and ink of the teams hill, river, grove, stone and plum."""

_HEMS = (
    "L52 43L32 60L12 43",
    "L52 47A6.67 6.67 0 0 1 38.67 47A6.67 6.67 0 0 1 25.33 47A6.67 6.67 0 0 1 12 47",
    "L52 60L32 46L12 60",
    "L52 54L12 54",
    "L52 43A20 16 0 0 1 12 43",
)
"""Each team's hem: peak, waves, two tails, square, round."""


def _hill(dark: str, paper: str) -> str:
    return path("M17 39L27 19L32 28L38 15L48 39Z", dark)


def _river(dark: str, paper: str) -> str:
    wave = "M19 {}q4.4 -8 8.7 0t8.7 0t8.7 0"
    return stroke("".join(trace(wave, y) for y in (21, 31, 41)), dark, 4)


def _grove(dark: str, paper: str) -> str:
    trees = ((24, "M24 15l8 20h-16z"), (40, "M40 15l8 20h-16z"))
    return "".join(path(crown, dark) + stroke(trace("M{} 34v6", x), dark, 3) for x, crown in trees)


def _stone(dark: str, paper: str) -> str:
    return path("M18 38l3 -14l9 -8l11 7l5 15z", dark) + stroke("M29 19l2 9l-5 8", paper, 2.4)


def _plum(dark: str, paper: str) -> str:
    return "".join(circle(*polar(32, 28, 8.5, i * 72), 6, dark) for i in range(5)) + circle(32, 28, 4, paper)


_SIGNS = (_hill, _river, _grove, _stone, _plum)


def team_sign(team: int) -> str:
    """Return the sign of a team in a 64 × 70 box; it hangs at the head's upper outer edge.

    Teams differ in hem, picture and ink, never by colour alone.
    """
    paper, dark = TEAM_COLOURS[team]
    art = path(f"M12 10H52{_HEMS[team]}Z", paper, stroke=dark, stroke_width=3, stroke_linejoin="round")
    return art + rect(7, 5, 50, 8, 3, dark) + _SIGNS[team](dark, paper)


def toad(open_mouth: bool = True) -> str:
    """Return the launcher: a paper-cut toad that spits cards; its mouth is shut at rest."""
    art = ellipse(0, 92, 118, 20, "#1E0F08", fill_opacity=0.26)
    art += symmetric(
        ellipse(-84, 70, 40, 24, "#B5301E")
        + ellipse(-70, 84, 34, 12, "#8E1F12")
        + stroke("M-92 88l-12 6M-76 92l-6 8M-58 92l2 8", "#8E1F12", 7),
        0,
    )
    art += path("M-98 60C-112 0 -70 -52 0 -52C70 -52 112 0 98 60C88 92 -88 92 -98 60Z", "#C9402C")
    art += path("M-66 62C-70 34 -40 26 0 26C40 26 70 34 66 62C56 82 -56 82 -66 62Z", "#F2CF86")
    art += path(teeth(-52, 64, 104, 9, 10, 1), "#D9A23A")
    art += symmetric(
        circle(-50, -58, 27, "#C9402C")
        + circle(-50, -58, 19, CARD)
        + circle(-48, -60, 10, INK)
        + circle(-45, -63, 3.4, CARD)
        + path(burst(-84, 18, 8, 13, 10, 0), GOLD)
        + circle(-72, -10, 5, GOLD)
        + circle(-88, 44, 4, GOLD)
        + path(crescent(-50, -58, 31, 0, 0.3, 110), "#8E1F12"),
        0,
    )
    art += path(burst(0, -26, 5, 13, 8, 0), GOLD)
    if open_mouth:
        art += path("M-74 6C-40 -16 40 -16 74 6C64 46 -64 46 -74 6Z", "#3E0A05")
        art += path("M-44 30C-30 16 30 16 44 30C30 42 -30 42 -44 30Z", "#E4707A")
        art += path(teeth(-58, 0, 116, 10, 9, 1), "#FFE6B0")
    else:
        art += stroke("M-70 4Q0 36 70 4", "#3E0A05", 6)
    return art


MEDALS = ((GOLD, "#7A4A08"), ("#D5D8DC", "#4E5660"), ("#D08A55", "#5E3212"))
"""Face and ink of the first three places."""


def medal(place: int) -> str:
    """Return the medal of a place, 1 to 3, in a 90 × 100 box."""
    face, dark = MEDALS[place - 1]
    art = path("M43 60l-12 39.6l14 -7l14 7l-12 -39.6z", RED)
    art += path(burst(45, 42, 32.4, 40.32, 18, 0), dark)
    art += path(burst(45, 42, 29.52, 36.72, 18, 0), face)
    art += circle(45, 42, 23.76, "none", stroke=dark, stroke_width=2)
    return art + glyph(str(place), 45, 42, 25.92, dark)


def door_general(animal: str, side: int) -> str:
    """Return a general with the head of an animal in a 460 × 820 box; `side` -1 faces left."""
    body = group(general(), trace("scale({} 1)", side))
    face = group(head(animal, "calm"), "translate(0 -178) scale(.86) translate(-100 -100)")
    return group(body + face + crown(), "translate(230 430)")


def pictures() -> Iterator[tuple[str, str]]:
    """Yield name and SVG text of every table piece."""
    for name, open_mouth in (("launcher_open", True), ("launcher_shut", False)):
        yield name, picture(260, 220, group(toad(open_mouth), "translate(130 104)"))
    for place in (1, 2, 3):
        yield f"medal_{place}", picture(90, 100, medal(place))
    for team in range(len(TEAM_COLOURS)):
        yield f"team_{team}", picture(64, 70, team_sign(team))
    for animal, side in (("tiger", 1), ("dragon", -1)):
        yield f"doorgod_{animal}", picture(460, 820, door_general(animal, side))


def main() -> None:
    """Write assets/table."""
    print(write_pictures(ASSETS / "table", pictures()), "table pieces")


if __name__ == "__main__":
    main()
