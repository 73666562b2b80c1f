"""Every colour of the game, from one place; ``python -m assets.make.palette`` writes assets/palette.json from it.

The makers import this module, the running game reads the JSON. A suit has six tones: `main` (panel), `deep` (tabs,
disc, ground under digits: at least 7:1), `mid` (tone on tone), `lite` (emblem on deep), `tint` (tinted paper or night)
and `cut` (digits). `lace` is what lies on `main`: the cut colour, or deep where main is too light for it.
"""

from __future__ import annotations

import colorsys
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from assets.make.colour import contrast, luminance, mix, triple, written

ASSETS = Path(__file__).resolve().parents[1]

PAPER, CARD, PAPER2, PAPER3 = "#F5E6C8", "#FFF6E3", "#EBD6AE", "#DDBF8C"
INK, INK2, INK3 = "#2A1B14", "#5A4334", "#806852"
NIGHT, NIGHT2, NIGHT3 = "#14122B", "#221E45", "#37316B"
MOON, MOON2 = "#F1EAFF", "#B9AEE0"
RED, DEEP_RED = "#C02A1A", "#7C150B"
GOLD, BRASS = "#F2B632", "#F2C24A"
DARK_EDGE, LIGHT_EDGE = "#8F82C8", "#B99A66"

LIGHT_SUITS, DARK_SUITS = "rygb", "ptov"
SUIT_LETTERS = LIGHT_SUITS + DARK_SUITS
EMBLEMS = dict(zip(SUIT_LETTERS, ("peony", "sun", "leaf", "wave", "lotus", "cloud", "lantern", "moon"), strict=True))
"""The picture that says the colour without colour."""

DEEP_LACE = "ypo"
"""Suits whose main tone is too light for cream: their lace and solid emblems are cut from deep."""

Suit = Mapping[str, str]

_TONES = ("main", "deep", "mid", "lite", "tint")
_STANDARD = {
    "r": ("#C02A1A", "#7C150B", "#A92012", "#F3CDBB", "#F3CDBB"),
    "y": ("#F9C640", "#744708", "#EBAE22", "#F9C640", "#FCE9B4"),
    "g": ("#3D9F80", "#12503C", "#2F8D6F", "#CDE6D3", "#CDE6D3"),
    "b": ("#153484", "#091B4D", "#2145A0", "#C9D3EA", "#C9D3EA"),
    "p": ("#FFB9D9", "#7E1F55", "#F79CC6", "#FFB9D9", "#4A2450"),
    "t": ("#168C80", "#063F40", "#0E7A70", "#86E0D4", "#15394A"),
    "o": ("#F77F16", "#7A3103", "#E56B05", "#FFB366", "#4A2B2E"),
    "v": ("#5738A8", "#24135C", "#6A4BC0", "#C9B6FF", "#2F2462"),
}
ALTERNATIVES: dict[str, dict[str, str]] = {
    "redgreen": {
        "r": "#800606",
        "y": "#FFEB39",
        "g": "#4A998F",
        "b": "#16296C",
        "p": "#FECBE7",
        "t": "#238073",
        "o": "#FAA93E",
        "v": "#291773",
    },
    "blueyellow": {
        "r": "#8E2707",
        "y": "#FFBE26",
        "g": "#29A59B",
        "b": "#06136C",
        "p": "#FFCCEA",
        "t": "#37BDBF",
        "o": "#D94D07",
        "v": "#562C98",
    },
    "contrast": {
        "r": "#C2180B",
        "y": "#FFF48C",
        "g": "#2FAE81",
        "b": "#051266",
        "p": "#FFCCEA",
        "t": "#256E64",
        "o": "#E17815",
        "v": "#291773",
    },
}
"""Main tones of the selectable colour sets; the other tones are derived."""

NEUTRALS = {
    "paper": PAPER,
    "card": CARD,
    "paper2": PAPER2,
    "paper3": PAPER3,
    "row": "#FFFDF6",
    "mat": "#DDBD86",
    "edge": LIGHT_EDGE,
    "frame": "#A98858",
    "row_edge": "#E3CFA6",
    "ink": INK,
    "ink2": INK2,
    "ink3": INK3,
    "shadow": "#1E0F08",
    "night": NIGHT,
    "night2": NIGHT2,
    "night3": NIGHT3,
    "night_panel": "#2A2458",
    "night_frame": "#6A5FB0",
    "night_edge": DARK_EDGE,
    "moon": MOON,
    "moon2": MOON2,
    "wood": "#6E3D20",
    "wood_light": "#9C5F34",
    "back": "#3A241B",
    "straw": "#E9C98F",
}
STATES = {
    "legal": "#FFCF3F",
    "focus": "#25C3E6",
    "focus_light": "#FFFFFF",
    "focus_dark": INK,
    "danger": "#D4231A",
    "ok": "#2E7D5F",
    "ok_deep": "#12503C",
    "differs": GOLD,
    "differs_row": "#FCEBBB",
    "differs_bar": "#E0A326",
    "differs_edge": "#C99A2E",
    "turn": GOLD,
    "gold": BRASS,
    "warm": "#FFD65A",
    "main": RED,
    "main_deep": DEEP_RED,
}
BUTTONS = {
    "main": (RED, DEEP_RED, CARD),
    "gold": (GOLD, "#8A5A0B", INK),
    "paper": (CARD, "#A98858", INK),
    "ink": ("#3A271D", "#1A0F0A", CARD),
    "night": ("#3B3474", "#120F2C", MOON),
    "green": ("#2E7D5F", "#12503C", CARD),
}
"""Face, under-edge and text of each kind of button."""


def _finished(letter: str, tones: Mapping[str, str]) -> Suit:
    dark = letter in DARK_SUITS
    cut = MOON if dark else CARD
    lace = tones["deep"] if letter in DEEP_LACE else cut
    return {**tones, "cut": cut, "lace": lace, "side": "dark" if dark else "light", "emblem": EMBLEMS[letter]}


SUITS: dict[str, Suit] = {
    letter: _finished(letter, dict(zip(_TONES, tones, strict=True))) for letter, tones in _STANDARD.items()
}


def _deepened(main: str, cut: str) -> str:
    """Return the hue of `main` darkened until `cut` on it reaches 7.2:1."""
    hue, light, strength = colorsys.rgb_to_hls(*triple(main))
    # Yellows turn olive when they darken; a small turn toward orange keeps them brown like old brass.
    hue = hue - 0.035 if 0.10 < hue < 0.18 else hue
    level = min(light, 0.34)
    strength = max(0.62, min(0.9, strength))
    deep = main
    while level > 0.04:
        deep = written(colorsys.hls_to_rgb(hue % 1, level, strength))
        if contrast(deep, cut) >= 7.2 and level < light * 0.62:
            break
        level -= 0.01
    return deep


def derived(letter: str, main: str) -> Suit:
    """Return a whole suit from its main tone alone, under the contrasts that the standard suits keep."""
    dark = letter in DARK_SUITS
    cut = MOON if dark else CARD
    deep = _deepened(main, cut)
    tones = {
        "main": main,
        "deep": deep,
        "mid": mix(main, deep, 0.16) if luminance(main) > 0.05 else mix(main, "#FFFFFF", 0.12),
        "lite": main if contrast(main, deep) >= 4.5 else mix(main, cut, 0.62),
        "tint": mix(main, NIGHT if dark else CARD, 0.72),
    }
    return _finished(letter, tones)


def colour_sets() -> dict[str, dict[str, Suit]]:
    """Return every selectable set of suits; ``standard`` comes first."""
    sets = {"standard": dict(SUITS)}
    for name, mains in ALTERNATIVES.items():
        sets[name] = {letter: derived(letter, main) for letter, main in mains.items()}
    return sets


def recolour_map(suits: Mapping[str, Suit]) -> dict[str, str]:
    """Return which colour of a standard picture becomes which in `suits`.

    A light suit uses one colour as main and lite; main wins, as panels are what is seen.
    """
    changes: dict[str, str] = {}
    for letter, standard in SUITS.items():
        for tone in ("main", "deep", "mid", "lite"):
            changes.setdefault(standard[tone], suits[letter][tone])
    return changes


def recolour(svg_text: str, changes: Mapping[str, str]) -> str:
    """Return the picture with every colour of `changes` replaced, all at once."""
    return re.sub(r"#[0-9A-Fa-f]{6}", lambda found: changes.get(found.group().upper(), found.group()), svg_text)


def document() -> dict[str, object]:
    """Return what assets/palette.json holds."""
    sets = colour_sets()
    return {
        "suits": SUITS,
        "colour_sets": sets,
        "recolour": {name: recolour_map(suits) for name, suits in sets.items() if name != "standard"},
        "neutrals": NEUTRALS,
        "states": STATES,
        "buttons": {kind: dict(zip(("face", "deep", "text"), tones, strict=True)) for kind, tones in BUTTONS.items()},
    }


def write_json(path: Path, content: object) -> None:
    """Write `content` as the folder's JSON files are written: UTF-8, one space of indent, a last newline."""
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8", newline="\n")


def write_pictures(folder: Path, pictures: Iterable[tuple[str, str]]) -> int:
    """Write each (name without ending, SVG text) into `folder`; return how many there were."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, text in pictures:
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
        count += 1
    return count


def main() -> None:
    """Write assets/palette.json."""
    write_json(ASSETS / "palette.json", document())


if __name__ == "__main__":
    main()
