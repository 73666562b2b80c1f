"""The good map with something changed at random: it can still be played, or it is refused; nothing else happens.

500 are tried; ``MUTATIONS=5000`` in the environment tries more.
"""

from __future__ import annotations

import os
import random
import re
import time
from pathlib import Path

import pytest

from game.levels.files import Files
from game.levels.load import read_level
from game.levels.problems import LevelError, LevelProblem
from game.levels.sentences import describe
from game.narrate import refusal
from tests.levels.maps import GOOD, SVG, TSX, write_good
from tests.levels.spy import spying

COUNT = int(os.environ.get("MUTATIONS", "500"))
BATCHES = 10
TIME, HANG = 0.1, 120

NASTY = (
    *("", "0", "-1", "1", "2", "99999999999999999999", "1e999", "nan", "-0.0", "1.5", "true", "\u202e", "__class__"),
    *("../../../etc/passwd", "/etc/passwd", "C:\\x", "art/wall.svg", "file:///x.svg", "a\x00b", "<", "&amp;", "&x;"),
    *("csv", "base64", "zlib", "gzip", "class", "object", "int", "4294967295", "2147483657", "prop", "seat", "pile"),
)
ATTRIBUTE = re.compile(r'([\w:.-]+)="([^"]*)"')
TAG = re.compile(r"<[^<>]+>")


def bytes_changed(text: str, dice: random.Random) -> bytes:
    data = bytearray(text.encode("utf-8"))
    for _ in range(dice.choice((1, 1, 3, 20))):
        place = dice.randrange(max(1, len(data)))
        if data and dice.random() < 0.5:
            data[place] = dice.randrange(256)
        else:
            del data[place : place + dice.choice((1, 10, 400))]
    return bytes(data)


def value_changed(text: str, dice: random.Random) -> bytes:
    found = dice.choice(list(ATTRIBUTE.finditer(text)))
    return (text[: found.start(2)] + dice.choice(NASTY) + text[found.end(2) :]).encode("utf-8", "replace")


def number_changed(text: str, dice: random.Random) -> bytes:
    found = dice.choice([found for found in ATTRIBUTE.finditer(text) if found[2].lstrip("-").isdigit()])
    number = int(found[2]) + dice.choice((-1, 1, 7, -100, 1000, 1 << 29, 1 << 31))
    return f"{text[: found.start(2)]}{number}{text[found.end(2) :]}".encode()


def name_changed(text: str, dice: random.Random) -> bytes:
    found = dice.choice(list(ATTRIBUTE.finditer(text)))
    name = dice.choice(("__class__", "parent", "gid", "source", "template", "type", "width", "z", "properties"))
    return (text[: found.start(1)] + name + text[found.end(1) :]).encode()


def tags_moved(text: str, dice: random.Random) -> bytes:
    one, other = sorted(dice.sample(list(TAG.finditer(text)), 2), key=lambda found: found.start())
    how = dice.randrange(4)
    if how == 0:
        return (text[: one.start()] + text[one.end() :]).encode()
    if how == 1:
        return (text[: other.end()] + one[0] * dice.choice((1, 3, 500)) + text[other.end() :]).encode()
    if how == 2:
        return (
            text[: one.start()] + other[0] + text[one.end() : other.start()] + one[0] + text[other.end() :]
        ).encode()
    return (text[: one.start()] + text[other.start() :]).encode()


def attribute_added(text: str, dice: random.Random) -> bytes:
    found = dice.choice([found for found in TAG.finditer(text) if not found[0].startswith(("</", "<?"))])
    end = found.end() - (2 if found[0].endswith("/>") else 1)
    name = dice.choice(
        ("rotation", "template", "opacity", "visible", "gid", "class", "trans", "x", "tintcolor", "source")
    )
    return f'{text[:end]} {name}="{dice.choice(("0", "1", "90", "art/wall.svg", "#ff00ff"))}"{text[end:]}'.encode()


HOW = (
    bytes_changed,
    value_changed,
    value_changed,
    number_changed,
    name_changed,
    tags_moved,
    tags_moved,
    attribute_added,
)


def mutate(folder: Path, dice: random.Random) -> Path:
    """Write the good map into `folder` with one of its files changed."""
    path = write_good(folder)
    file, text = dice.choice(((path, GOOD), (path, GOOD), (folder / "tiles.tsx", TSX), (folder / "art/wall.svg", SVG)))
    file.write_bytes(dice.choice(HOW)(text, dice))
    return path


def problems_of(path: Path) -> tuple[LevelProblem, ...]:
    """Return what is wrong with a map; nothing else may come of reading it."""
    try:
        read_level(path, "user/yard", Files(path.parent))
    except LevelError as error:
        return error.problems
    return ()


def timed(path):
    """Return the processor's time and the problems: others may be at work on the same machine and in this process."""
    started = time.thread_time()
    problems = problems_of(path)
    return time.thread_time() - started, problems


def seconds_to_refuse(path):
    """Return the time it takes; asked again, for once in a while Python tidies up in the midst of it."""
    return timed(path)[0]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated(batch, tmp_path):
    assert problems_of(write_good(tmp_path)) == ()
    refused = 0
    for number in range(batch, COUNT, BATCHES):
        path = mutate(tmp_path, random.Random(number))
        wall = time.perf_counter()
        with spying() as opened:
            took, problems = timed(path)
        assert time.perf_counter() - wall < HANG, number
        assert [file for file in opened if not Path(file).resolve().is_relative_to(tmp_path.resolve())] == []
        if problems:
            refused += 1
            assert took < TIME or min(seconds_to_refuse(path) for _again in range(3)) < TIME, number
            assert all(describe(problem, str, refusal) for problem in problems)
            assert "reader" not in [problem.code for problem in problems], problems
    assert refused > COUNT / BATCHES / 3
