"""Small pictures of the twelve venues: ``python -m assets.make.place_icons`` writes assets/places."""

from __future__ import annotations

from collections.abc import Iterator

from assets.make.cuts import burst
from assets.make.palette import ASSETS, BRASS, CARD, DEEP_RED, INK, RED, write_pictures
from assets.make.papercut import circle, ellipse, group, path, picture, rect, stroke, trace
from assets.make.scenery import lantern
from assets.make.village import house, roof, tree

GREEN, DEEP_GREEN, BLUE, BROWN, GREY = "#3D9F80", "#12503C", "#2145A0", "#8A5530", "#6F7A76"


def _hall() -> str:
    return house(-42, 36, 84, 84, "#F4E4C2", GREY, "#5A6560", "#4A5550", RED)


def _yard() -> str:
    return (
        tree(0, 26, 0.76, "#4F8F5A", "#3A7447")
        + ellipse(0, 30, 30, 8, "#8E9691")
        + rect(-4, 30, 8, 10, 1, "#6B7370")
        + ellipse(-34, 36, 9, 4, "#6B7370")
        + ellipse(34, 36, 9, 4, "#6B7370")
    )


def _teahouse() -> str:
    return (
        path("M-26 -10H22C30 6 28 30 12 36H-16C-30 30 -32 6 -26 -10Z", RED)
        + stroke("M22 -4C40 -12 44 18 24 22", RED, 7)
        + path("M-28 0C-42 -4 -40 -18 -48 -20L-40 -24C-32 -18 -30 -12 -24 -10Z", RED)
        + rect(-26, -16, 48, 8, 4, DEEP_RED)
        + circle(-2, -21, 5.5, DEEP_RED)
        + stroke("M-8 -30C-14 -38 -2 -40 -8 -48M8 -30C2 -38 14 -40 8 -48", GREY, 3.4)
        + path(burst(-2, 14, 4, 11, 6), BRASS)
    )


def _school() -> str:
    return (
        rect(-42, -26, 84, 56, 4, DEEP_GREEN, stroke=BROWN, stroke_width=5.0)
        + stroke("M-26 -8h20M-26 6h34M-26 18h14", CARD, 3.6)
        + rect(-36, 32, 72, 6, 2, BROWN)
        + path("M14 -14l14 0l-7 14z", BRASS)
    )


def _dorm() -> str:
    return (
        stroke("M-38 -38V38M38 -38V38", BROWN, 7)
        + rect(-38, -14, 76, 10, 2, BROWN)
        + rect(-38, 24, 76, 10, 2, BROWN)
        + rect(-34, -26, 68, 12, 5, BLUE)
        + rect(-34, 12, 68, 12, 5, RED)
        + rect(-34, -28, 20, 10, 4, CARD)
        + rect(-34, 10, 20, 10, 4, CARD)
        + stroke("M20 -14V24M30 -14V24M20 -2H30M20 10H30", BROWN, 3)
    )


def _market() -> str:
    return (
        rect(-36, -2, 72, 36, 2, "#E9D2A3")
        + path("M-44 -6L-34 -34H34L44 -6Z", RED)
        + "".join(
            path(
                trace(
                    "M{} -6L{} -34H{}L{} -6Z",
                    -44 + i * 17.6,
                    -34 + i * 13.6,
                    -34 + i * 13.6 + 6.8,
                    -44 + i * 17.6 + 8.8,
                ),
                CARD,
            )
            for i in range(5)
        )
        + "".join(path(trace("M{} -6a4.4 5 0 0 0 8.8 0z", -44 + i * 8.8), RED if i % 2 else CARD) for i in range(10))
        + rect(-40, 16, 80, 18, 2, BROWN)
        + "".join(circle(-26 + i * 13, 14, 6, (BRASS, GREEN, RED, BRASS, GREEN)[i]) for i in range(5))
    )


def _night() -> str:
    return lantern(-18, -2, 0.56, "#E4572E", "#8A5A1E", "#B0402A") + lantern(
        22, 10, 0.5, "#D9408A", "#8A5A1E", "#A82C66"
    )


def _stage() -> str:
    return (
        roof(-40, -10, 80, 26, GREY, "#5A6560", "#4A5550", 7)
        + rect(-34, -10, 68, 44, 0, "#F4E4C2")
        + path("M-34 -10H34V-2C24 8 12 2 0 4C-12 2 -24 8 -34 -2Z", RED)
        + path("M-34 -6C-22 6 -24 22 -30 34H-34ZM34 -6C22 6 24 22 30 34H34Z", DEEP_RED)
        + rect(-40, 32, 80, 8, 2, BROWN)
        + ellipse(0, 18, 9, 11, CARD)
        + stroke("M-5 16h3M2 16h3M-3 23q3 2 6 0", INK, 2.2)
        + path("M-9 12q9 -14 18 0q-9 -5 -18 0Z", INK)
    )


def _boat() -> str:
    return (
        path("M-46 12C-30 18 30 18 46 6C40 30 26 36 0 36C-24 36 -38 30 -46 12Z", BROWN)
        + path("M-24 14C-24 -16 22 -18 24 12Z", "#C9A466")
        + stroke("M-14 12C-14 -10 -8 -12 -6 -13M2 14C2 -6 4 -12 4 -14M16 13C16 -2 14 -8 12 -11", BROWN, 2.6)
        + stroke("M30 -34L40 22", BROWN, 4)
        + stroke("M-48 42q8 -7 16 0t16 0t16 0t16 0t16 0t16 0", BLUE, 4)
    )


def _train() -> str:
    return (
        rect(-46, -20, 36, 46, 5, "#2F7D5A")
        + rect(-40, -12, 24, 16, 2, CARD)
        + rect(-50, -26, 44, 8, 3, DEEP_GREEN)
        + rect(-12, -6, 52, 32, 4, "#2F7D5A")
        + circle(40, 10, 16, "#2F7D5A")
        + circle(40, 10, 8, BRASS)
        + rect(18, -26, 13, 22, 2, DEEP_GREEN)
        + rect(14, -31, 21, 7, 2, DEEP_GREEN)
        + rect(-46, 8, 86, 6, 0, BRASS)
        + "".join(circle(x, 30, 11, INK) + circle(x, 30, 4.4, BRASS) for x in (-30, -2, 26))
        + path("M40 26L54 40H34Z", RED)
        + circle(34, -40, 6, "#B9AE98")
        + circle(44, -46, 4.4, "#B9AE98")
    )


def _ancestral() -> str:
    return (
        rect(-32, -14, 9, 52, 0, GREY)
        + rect(23, -14, 9, 52, 0, GREY)
        + rect(-9, -14, 6, 52, 0, GREY)
        + rect(4, -14, 6, 52, 0, GREY)
        + rect(-36, -10, 72, 9, 1, "#8A9490")
        + roof(-38, -20, 76, 18, "#4A5550", "#3A4540", "#333", 6)
        + roof(-18, -34, 36, 12, "#4A5550", "#3A4540", "#333", 4)
        + rect(-13, -20, 26, 12, 1, RED)
    )


def _assembly() -> str:
    return (
        rect(-30, -2, 60, 40, 6, RED)
        + rect(-24, 4, 48, 28, 3, "none", stroke=BRASS, stroke_width=2.4)
        + path("M-14 -2C-14 -20 -24 -22 -18 -36C-10 -46 10 -46 18 -36C24 -22 14 -20 14 -2Z", BROWN)
        + path(burst(0, 18, 5, 12, 8), BRASS)
    )


PLACES = {
    "hall": _hall,
    "yard": _yard,
    "teahouse": _teahouse,
    "school": _school,
    "dorm": _dorm,
    "market": _market,
    "night": _night,
    "stage": _stage,
    "boat": _boat,
    "train": _train,
    "ancestral": _ancestral,
    "assembly": _assembly,
}


def pictures() -> Iterator[tuple[str, str]]:
    """Yield name and SVG text of every venue's little picture, 120 × 120."""
    for name, draw in PLACES.items():
        yield name, picture(120, 120, group(draw(), "translate(60 62)"))


def main() -> None:
    """Write assets/places."""
    print(write_pictures(ASSETS / "places", pictures()), "places")


if __name__ == "__main__":
    main()
