"""The icon of the program: ``python -m assets.make.app_icon`` writes assets/icon as SVG, PNG, ICO and ICNS.

Two cards of our own suits, one of the day and one of the night, and the dragon looking out before them.
"""

from __future__ import annotations

import io
from pathlib import Path

import pygame
from PIL import Image

from assets.make.animals import DISCS, HEADS
from assets.make.cuts import scallop
from assets.make.emblems import emblem
from assets.make.palette import ASSETS, CARD, DARK_EDGE, LIGHT_EDGE, NIGHT2, SUITS
from assets.make.papercut import circle, group, path, picture, rect, trace

SIZE = 256
PNG_SIZES = (32, 64, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
SMALL = 24
"""Up to this many pixels the head stands alone."""

ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)


def _card(letter: str, foot: float, degrees: float, night: bool) -> str:
    """Return a plain card of a suit, 96 wide, tilted about the middle of its foot at (foot, 170)."""
    suit = SUITS[letter]
    edge, key = (NIGHT2, DARK_EDGE) if night else (CARD, LIGHT_EDGE)
    art = rect(-46, -140, 96, 144, 13, "#1E0F08", fill_opacity=0.26)
    art += rect(-48, -144, 96, 144, 13, edge, stroke=key, stroke_width=2) + rect(-41, -137, 82, 130, 8, suit["main"])
    art += emblem(letter, 0, -104, 29, suit["lite"], suit["deep"])
    return group(art, trace("translate({} 170) rotate({})", foot, degrees))


def _face() -> str:
    disc = path(scallop(100, 100, 90, 24), DISCS["dragon"]) + circle(100, 100, 82, "none", stroke=CARD, stroke_width=3)
    return disc + group(HEADS["dragon"]("happy"), "translate(100 102) scale(.94) translate(-100 -104)")


def drawing() -> str:
    """Return the icon as SVG text."""
    cards = _card("g", 100, -20, False) + _card("v", 156, 20, True)
    shadow = circle(128, 167, 86, "#1E0F08", fill_opacity=0.22)
    return picture(SIZE, SIZE, cards + shadow + group(_face(), "translate(33 63) scale(.95)"))


def small_drawing() -> str:
    """Return the icon for sizes where cards would be crumbs: the head alone."""
    return picture(SIZE, SIZE, group(_face(), "translate(128 128) scale(1.36) translate(-100 -100)"))


def rendered(size: int) -> Image.Image:
    """Return the icon as pixels; small sizes are drawn large first, for even edges."""
    text = small_drawing() if size <= SMALL else drawing()
    scale = 4 if size < 128 else 1
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (size * scale, size * scale))
    image = Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))
    return image.resize((size, size), Image.Resampling.LANCZOS) if scale > 1 else image


def write(folder: Path) -> None:
    """Write the icon in every form into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "house-rules.svg").write_text(drawing(), encoding="utf-8", newline="\n")
    for size in PNG_SIZES:
        rendered(size).save(folder / f"house-rules-{size}.png", optimize=True)
    windows = [rendered(size) for size in ICO_SIZES]
    windows[-1].save(folder / "house-rules.ico", append_images=windows[:-1], sizes=[(size, size) for size in ICO_SIZES])
    apple = [rendered(size) for size in ICNS_SIZES]
    apple[-1].save(folder / "house-rules.icns", append_images=apple[:-1])


def main() -> None:
    """Write assets/icon."""
    write(ASSETS / "icon")
    print("icon")


if __name__ == "__main__":
    main()
