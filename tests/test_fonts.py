"""The shipped fonts draw what our texts and the players' names need, and come with their licences."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from assets.make.characters import CHINESE_CORE, NAMES, SIGNS, catalogue_characters, gb2312
from assets.make.fonts import ASSETS, FONTS, Cut, cuts
from tests.font_reader import characters, tables

CUTS = cuts(catalogue_characters(ASSETS / "text"))
CHINESE = [cut for cut in CUTS if cut.file.split(".")[0] in ("ui-medium", "ui-bold", "display-zh", "brush-zh")]
LARGEST_TOTAL = 7_000_000


def named(cut: Cut) -> str:
    return cut.file


def lacking(font: Path, wanted: frozenset[str]) -> str:
    have = characters(font)
    return "".join(sorted(character for character in wanted if ord(character) not in have))


@pytest.mark.parametrize("cut", CUTS, ids=named)
def test_a_font_has_every_character_it_must_have(cut):
    missing = lacking(FONTS / cut.file, cut.required)
    assert not missing, f"run python -m assets.make.fonts: {cut.file} lacks {missing}"


@pytest.mark.parametrize("cut", CHINESE, ids=named)
def test_every_chinese_font_draws_every_word_of_the_catalogues(cut):
    hanzi = frozenset(c for c in catalogue_characters(ASSETS / "text") if "\u4e00" <= c <= "\u9fff")
    missing = lacking(FONTS / cut.file, hanzi | CHINESE_CORE)
    assert not missing, f"run python -m assets.make.fonts: {cut.file} lacks {missing}"


def test_names_are_drawn_in_simplified_traditional_and_rare_characters():
    wanted = gb2312() | SIGNS | frozenset("喆堃珺玥祎門龍體亀桜ひらカナΑбÀñ")
    assert not lacking(FONTS / "ui-medium.otf", wanted)
    assert len(NAMES & gb2312()) == 6763


def test_letters_the_chinese_fonts_lack_are_in_the_extra_font():
    assert not lacking(FONTS / "ui-extra.ttf", frozenset("ŁłŽžĞğŞşŐőČčЇЄґ"))


@pytest.mark.parametrize("cut", CUTS, ids=named)
def test_the_licence_lies_beside_the_font(cut):
    text = (FONTS / cut.licence).read_text(encoding="utf-8")
    assert text.startswith("Copyright")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "TERMINATION" in text


@pytest.mark.parametrize("cut", CUTS, ids=named)
def test_the_coverage_list_says_what_the_font_has(cut):
    path = (FONTS / cut.file).with_suffix(".coverage.json")
    flat = json.loads(path.read_text(encoding="utf-8"))["ranges"]
    assert flat == sorted(flat)
    listed = {code for first, last in zip(flat[::2], flat[1::2], strict=True) for code in range(first, last + 1)}
    assert listed == characters(FONTS / cut.file)


@pytest.mark.parametrize("cut", CUTS, ids=named)
def test_fonts_carry_nothing_that_is_not_used(cut):
    found = set(tables((FONTS / cut.file).read_bytes()))
    assert not found & {"fpgm", "prep", "cvt ", "GSUB", "vmtx", "VORG", "BASE", "DSIG"}


def test_no_font_is_packed_and_all_together_stay_small():
    fonts = [path for path in FONTS.iterdir() if path.suffix in (".otf", ".ttf", ".ttc", ".woff", ".woff2")]
    assert {path.name for path in fonts} == {cut.file for cut in CUTS}
    assert sum(path.stat().st_size for path in fonts) < LARGEST_TOTAL


@pytest.mark.parametrize("cut", CUTS, ids=named)
def test_pygame_draws_with_the_font(cut):
    pygame.font.init()
    font = pygame.font.Font(FONTS / cut.file, 28)
    assert font.render("UNO! 12", True, "white").get_bounding_rect().w > 40


@pytest.mark.parametrize("name", ["ui-medium.otf", "ui-bold.otf"])
def test_the_shapes_are_those_of_the_mainland(name):
    """The corner inside the top of the bone radical stands left in China and right in Japan."""
    pygame.font.init()
    picture = pygame.font.Font(FONTS / name, 200).render("骨", True, (255, 255, 255), (0, 0, 0)).convert(24)
    mask = pygame.mask.from_threshold(picture, (255, 255, 255), (100, 100, 100, 255))
    box = mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())

    def ink(first: float, last: float) -> int:
        area = pygame.Mask((int((last - first) * box.w), int(0.2 * box.h)), fill=True)
        return mask.overlap_area(area, (int(box.x + first * box.w), int(box.y + 0.1 * box.h)))

    assert ink(0.3, 0.4) > 3 * ink(0.6, 0.7)
