"""The icon of the program: ``python -m assets.make.app_icon`` writes assets/icon as SVG, PNG, ICO and ICNS.

Two cards of our own suits, one of the day and one of the night, and the dragon looking out before them.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Mapping
from pathlib import Path

import pygame

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

APPLE_TYPES = {
    16: b"icp4",
    32: b"icp5",
    64: b"icp6",
    128: b"ic07",
    256: b"ic08",
    512: b"ic09",
    1024: b"ic10",
}
"""The block an ICNS file keeps a size in."""


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


def rendered(size: int) -> bytes:
    """Return the icon as a PNG file; small sizes are drawn large first, for even edges."""
    text = small_drawing() if size <= SMALL else drawing()
    scale = 4 if size < 128 else 1
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (size * scale, size * scale))
    if scale > 1:
        surface = pygame.transform.smoothscale(surface, (size, size))
    file = io.BytesIO()
    pygame.image.save(surface, file, "icon.png")
    return file.getvalue()


def windows_icon(pictures: Mapping[int, bytes]) -> bytes:
    """Return an ICO file that holds PNG pictures by size: a head, one entry of 16 bytes each, the pictures."""
    entries, body = b"", b""
    start = 6 + 16 * len(pictures)
    for size, png in pictures.items():
        # A side of 256 is written as 0; no colour table, one plane, 32 bits a pixel.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), start + len(body))
        body += png
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + body


def apple_icon(pictures: Mapping[int, bytes]) -> bytes:
    """Return an ICNS file that holds PNG pictures by size: blocks of a type, a length and a picture."""
    blocks = b"".join(APPLE_TYPES[size] + struct.pack(">I", 8 + len(png)) + png for size, png in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


def write(folder: Path) -> None:
    """Write the icon in every form into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "house-rules.svg").write_text(drawing(), encoding="utf-8", newline="\n")
    for size in PNG_SIZES:
        (folder / f"house-rules-{size}.png").write_bytes(rendered(size))
    (folder / "house-rules.ico").write_bytes(windows_icon({size: rendered(size) for size in ICO_SIZES}))
    (folder / "house-rules.icns").write_bytes(apple_icon({size: rendered(size) for size in APPLE_TYPES}))


def main() -> None:
    """Write assets/icon."""
    write(ASSETS / "icon")
    print("icon")


if __name__ == "__main__":
    main()
