"""What is wrong with what is read on a screen: cut, covered, too small, too faint, not translated, out of its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game import text
from game.ui.colour import contrast
from game.ui.geometry import Box
from game.ui.node import Node
from tests.legible_sight import Look, Seen
from tests.scenes.walk import hard_to_hit, in_sight, meant, outside, overlapping

LEAST_CONTRAST = 4.5
SHARE = 0.04
"""So much of a ground may be an edge or a stitch that runs under the words."""
SMALLEST, LARGEST_SMALLEST = 18, 38
"""Pixels at 1080p of the smallest words: as they are, and with text at 200 %."""
AT_ALL = 12
"""Pixels that no words are below, in any window from 1024 × 768."""

FOREIGN = re.compile(r"[A-Za-z]{3,}")
FILE = re.compile(r"/\S+|[\w-]+\.(?:match|tmx|png|md)|levels")
"""Names of files and folders: the same in every language."""
CODE = re.compile(r"[0-9A-Z]{1,4}(?: [0-9A-Z]{1,4})*")
"""A share code, or a line of one."""
LATIN = re.compile(r"[A-Za-z]+(?: [A-Za-z]+)*")
KNOWN = {
    *("UNO", "English", "Language", "House", "Rules", "MIT", "SIL", "Noto", "Sans", "Serif", "LXGW", "Calistoga"),
    *("CSV", "Tiled", "PgUp", "PgDn"),
    *("Enter", "Esc", "Tab", "Shift", "Ctrl", "Space", "Alt", "Del", "Back", "Start", "Guide", "Home", "End"),
}
"""What is written in Latin letters in Chinese too: the shout, names of works, keys and buttons."""
TYPED = (
    "Ming",
    "外婆家",
    "小明",
    "明明",
    "Friday night",
    "sing the first line of a song you like",
    "Ben",
    "Anna",
    "Grandma",
    "唱一句 sing the first line",
    "xyzzy",
)
"""What people have typed in the states of the gallery: it stays as it is in every language."""
SIGNS = {*"轮到谁看完莫声张村规", "简体中文", "Language 语言", "语言 Language"}
"""Written by hand on the door, the game's own seal, and the languages under their own names."""


def faults(look: Look, language: str) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with a state: the kind of the fault, and where it is."""
    for complaint in dict.fromkeys(look.complaints):
        yield "cut", complaint
    edges = list(_edges(look))
    for line in look.lines:
        if line.cut and not _scrolled(line.rect, edges):
            yield "covered", _told(line)
        yield from _faint(look, line)
        yield from _small(look, line)
        yield from _out_of_its_node(look, line)
    tree = look.stack.top.tree.root
    screen = look.stack.top.canvas.box
    for words in outside(tree, screen):
        yield "outside", words
    for words in hard_to_hit(tree, look.stack.top.canvas.k):
        yield "hard to hit", words
    for words in overlapping(tree, screen):
        if not meant(words):
            yield "overlapping", words
    for words in dict.fromkeys(line.said.words for line in look.lines):
        if foreign(words, language):
            yield "untranslated", words


def _told(line: Seen) -> str:
    x, y, w, h = line.rect
    return f"{line.said.words!r} at {x},{y} {w}x{h} of {line.whole[0]}x{line.whole[1]}"


def _edges(look: Look) -> Iterator[pygame.Rect]:
    """Yield what scrolled lists show: a line may be cut at their edges."""
    top = look.stack.top
    for node in top.tree.root.walk():
        if node.clip is not None:
            yield top.canvas.rect(node.clip)


def _scrolled(rect: pygame.Rect, edges: list[pygame.Rect]) -> bool:
    return any(
        edge.inflate(4, 4).contains(rect) and (rect.top <= edge.top + 2 or rect.bottom >= edge.bottom - 2)
        for edge in edges
    )


def _faint(look: Look, line: Seen) -> Iterator[tuple[str, str]]:
    grounds = look.ground(line.rect)
    whole = sum(grounds.values())
    weak, worst = 0, 21.0
    for ground, count in grounds.items():
        value = contrast(_over(line.said.colour, ground, line.said.alpha), _hex(ground))
        if value < LEAST_CONTRAST:
            weak += count
            worst = min(worst, value)
    if weak > SHARE * whole:
        yield (
            "faint",
            f"{_told(line)}: {line.said.colour}/{line.said.alpha}, {weak / whole:.0%} below, worst {worst:.2f}",
        )


def _over(colour: str, ground: tuple[int, int, int], alpha: int) -> str:
    tone = pygame.Color(colour)
    parts = (tone.r, tone.g, tone.b)
    return _hex(tuple(round(b + (a - b) * alpha / 255) for a, b in zip(parts, ground, strict=True)))


def _hex(colour: tuple[int, ...]) -> str:
    return "#" + "".join(f"{part:02X}" for part in colour)


def least_px(size: tuple[int, int], text_scale: float) -> int:
    """Return how small words may be in a window of that size, in pixels."""
    k = min(size[0] / 1920, size[1] / 1080)
    wanted = SMALLEST + (LARGEST_SMALLEST - SMALLEST) * (text_scale - 1)
    return max(AT_ALL, int(wanted * k))


def _small(look: Look, line: Seen) -> Iterator[tuple[str, str]]:
    least = least_px(look.size, look.settings.text_scale)
    if line.said.px < least:
        yield "small", f"{_told(line)}: {line.said.px} px of {least}"


def _out_of_its_node(look: Look, line: Seen) -> Iterator[tuple[str, str]]:
    """Say so when words reach out of the node that says them."""
    top = look.stack.top
    k = top.canvas.k
    x, y, w, h = (value / k for value in line.rect)
    box = Box(x, y, w, h)
    if any(edge.contains(line.rect) for edge in _edges(look)):
        return
    for node in _holders(top.tree.root, look, line.said.words, box):
        bounds = node.bounds.inset(-3)
        if box.x < bounds.x or box.right > bounds.right or box.y < bounds.y - 2 or box.bottom > bounds.bottom + 2:
            yield "out of its node", f"{_told(line)}  ×  {node.line()}"


def _holders(root: Node, look: Look, words: str, box: Box) -> Iterator[Node]:
    for node, seen in in_sight(root, look.stack.top.canvas.box):
        said = (node.name, node.value)
        if not node.children and node.role != "seat" and seen.contains(*box.centre) and words in said:
            yield node


@lru_cache(1)
def _accented() -> re.Pattern[str]:
    return re.compile("[aceginosuyACEGINOSUY]")


def _line_of_typed(run: str) -> bool:
    """Say whether a run of words is a line of something typed that was broken into several."""
    return any(typed.startswith(run) or typed.endswith(run) or (" " in run and run in typed) for typed in TYPED)


def foreign(words: str, language: str) -> bool:
    """Say whether words are in another language than the one spoken."""
    if words in SIGNS or CODE.fullmatch(words) or any(words in typed for typed in TYPED):
        return False
    for typed in TYPED:
        words = words.replace(typed, "")
    words = FILE.sub("", words)
    words = LATIN.sub(lambda run: "" if _line_of_typed(run[0]) else run[0], words)
    if language == "en":
        return any("\u4e00" <= char <= "\u9fff" for char in words)
    if language == text.PSEUDO:
        return bool(_accented().search(words)) and bool(FOREIGN.search(words))
    return any(word not in KNOWN for word in FOREIGN.findall(words))
