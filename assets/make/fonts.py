"""Cut the shipped fonts out of their complete sources: `python -m assets.make.fonts --from DIR`.

DIR holds the unmodified sources, all under the SIL Open Font License 1.1:

* `NotoSansCJK-Bold.ttc` (Debian fonts-noto-cjk), `NotoSansCJK-Medium.ttc` and `NotoSerifCJK-Black.ttc`
  (Debian fonts-noto-cjk-extra); face 2 of each has the mainland Chinese shapes
* `LXGWWenKai-Bold.ttf` (Debian fonts-lxgw-wenkai)
* `Calistoga_400Regular.ttf` (npm @expo-google-fonts/calistoga)
* `NotoSans_500Medium.ttf` (npm @expo-google-fonts/noto-sans): the Latin and Cyrillic letters the Chinese fonts lack,
  and narrow quotation marks, which are a whole character wide in Chinese fonts

The same sources, catalogues and fontTools give the same bytes. Every cut font is renamed, because two of the
sources reserve their names. Beside each font lies `<font>.coverage.json`, the characters it can draw: SDL_ttf
draws a crossed box for a missing one and does not say so.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from assets.make.characters import (
    CHINESE_CORE,
    LATIN,
    LETTERS,
    NAMES,
    PLAIN,
    SIGNS,
    SYMBOLS,
    block,
    catalogue_characters,
    gb2312,
)

ASSETS = Path(__file__).resolve().parents[1]
FONTS = ASSETS / "fonts"
SIMPLIFIED_FACE = 2
KEPT_NAMES = [0, 7, 13, 14]
LICENCE_NOTE = "SIL Open Font License 1.1"


@dataclass(frozen=True)
class Cut:
    """One shipped font: its file, where it comes from, how it is called and which licence text goes with it."""

    file: str
    source: str
    family: str
    style: str
    licence: str
    characters: frozenset[str]
    required: frozenset[str] = frozenset()


def cuts(said: frozenset[str]) -> list[Cut]:
    """The shipped fonts; `said` are the characters of all catalogues, which every Chinese font must have."""
    common = said | PLAIN | SIGNS | CHINESE_CORE | gb2312(level=1)
    needed = said | CHINESE_CORE | SIGNS | gb2312(level=1)
    return [
        Cut(
            "ui-medium.otf",
            "NotoSansCJK-Medium.ttc",
            "House Rules UI Medium",
            "Regular",
            "OFL-noto-sans.txt",
            common | LATIN | SYMBOLS | NAMES,
            needed | gb2312(),
        ),
        Cut("ui-bold.otf", "NotoSansCJK-Bold.ttc", "House Rules UI", "Bold", "OFL-noto-sans.txt", common, needed),
        Cut(
            "display-zh.otf",
            "NotoSerifCJK-Black.ttc",
            "House Rules Display",
            "Regular",
            "OFL-noto-serif.txt",
            common,
            said | CHINESE_CORE,
        ),
        Cut(
            "display-latin.ttf",
            "Calistoga_400Regular.ttf",
            "House Rules Figures",
            "Regular",
            "OFL-calistoga.txt",
            LATIN | SYMBOLS,
            block(0x20, 0x7E),
        ),
        Cut(
            "brush-zh.ttf",
            "LXGWWenKai-Bold.ttf",
            "House Rules Brush",
            "Regular",
            "OFL-lxgw-wenkai.txt",
            common,
            said | CHINESE_CORE,
        ),
        Cut(
            "ui-extra.ttf",
            "NotoSans_500Medium.ttf",
            "House Rules Letters",
            "Regular",
            "OFL-noto-latin.txt",
            LATIN | LETTERS | block(0x2010, 0x203A),
            block(0x100, 0x17F),
        ),
    ]


def renamed(font: Any, cut: Cut) -> None:
    """Give the font our family name; copyright, trademark and licence stay as they are."""
    table = font["name"]
    table.names = [
        record
        for record in table.names
        if record.nameID in KEPT_NAMES and record.platformID == 3 and record.langID == 0x409
    ]
    full = f"{cut.family} {cut.style}".replace(" Regular", "")
    for number, text in (
        (1, cut.family),
        (2, cut.style),
        (3, full),
        (4, full),
        (5, "Version 1.000"),
        (6, full.replace(" ", "")),
    ):
        table.setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        outlines = font["CFF "].cff
        outlines.fontNames = [full.replace(" ", "")]
        top = outlines.topDictIndex[0]
        top.FullName, top.FamilyName = full, cut.family


def cut_font(source: Path, cut: Cut) -> Any:
    """The font of `cut`, cut from `source`: no hinting, no features but kerning, no vertical metrics."""
    from fontTools import subset, ttLib

    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.drop_tables += ["GSUB", "STAT", "BASE", "GDEF", "vhea", "vmtx", "VORG", "gasp", "DSIG"]
    face = SIMPLIFIED_FACE if source.suffix == ".ttc" else -1
    font = ttLib.TTFont(source, fontNumber=face, recalcTimestamp=False, lazy=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(character) for character in cut.characters])
    cutter.subset(font)
    renamed(font, cut)
    return font


def ranges(points: Iterable[int]) -> list[int]:
    """Code points as first, last, first, last, ... in rising order."""
    out: list[int] = []
    for point in sorted(points):
        if out and out[-1] == point - 1:
            out[-1] = point
        else:
            out += [point, point]
    return out


def write(cut: Cut, source: Path, out: Path) -> int:
    """Write the font and its coverage into `out`; returns the bytes of the font, raises ValueError on a gap."""
    font = cut_font(source, cut)
    drawn = set(font.getBestCmap())
    missing = sorted(character for character in cut.required if ord(character) not in drawn)
    if missing:
        raise ValueError(f"{cut.file}: {source.name} lacks {' '.join(missing)}")
    path = out / cut.file
    font.save(path, reorderTables=True)
    coverage = json.dumps({"ranges": ranges(drawn)}, separators=(",", ":")) + "\n"
    path.with_suffix(".coverage.json").write_text(coverage, encoding="utf-8", newline="\n")
    return path.stat().st_size


def main() -> int:
    """Cut the fonts asked for; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m assets.make.fonts", description="Cut the shipped fonts.")
    parser.add_argument("--from", dest="source", type=Path, required=True, help="folder of the complete fonts")
    parser.add_argument("--out", type=Path, default=FONTS, help="where to write (default: assets/fonts)")
    parser.add_argument("files", nargs="*", metavar="FONT", help="only these, by file name")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for cut in cuts(catalogue_characters(ASSETS / "text")):
        if not args.files or cut.file in args.files:
            size = write(cut, args.source / cut.source, args.out)
            print(f"{cut.file:18} {size / 1e6:5.2f} MB  {LICENCE_NOTE}, {cut.licence}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
