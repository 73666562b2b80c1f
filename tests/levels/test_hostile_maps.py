"""Nothing hostile gets in: refused with a reason, quickly, in little memory, with no file outside opened."""

from __future__ import annotations

import time
import tracemalloc
from pathlib import Path

import pytest

from game.levels.files import Files
from game.levels.load import look_through, read_level
from game.levels.problems import LevelError
from game.levels.sentences import TABLE, describe
from game.narrate import refusal
from tests.levels.hostile import CASES
from tests.levels.maps import SVG, TSX, png, write_good
from tests.levels.spy import spying

TIME, HANG, MEMORY = 0.1, 120, 64 << 20


@pytest.fixture(scope="module", autouse=True)
def everything_imported(tmp_path_factory):
    path = write_good(tmp_path_factory.mktemp("warm"))
    read_level(path, "warm", Files(path.parent))


def outside_files(folder: Path) -> None:
    """Put something to find beside the level's folder."""
    (folder / "outside.svg").write_text(SVG, encoding="utf-8")
    (folder / "outside.tsx").write_text(TSX, encoding="utf-8")
    (folder / "outside.png").write_bytes(png(160, 80))
    (folder / "outside.tmx").write_text("<map/>", encoding="utf-8")


def refused(path: Path) -> LevelError:
    with pytest.raises(LevelError) as caught:
        look_through(path, Files(path.parent))
    return caught.value


def seconds_to_refuse(path: Path) -> float:
    """Return the time it takes, by the processor's clock: others may be at work on the same machine."""
    wall, started = time.perf_counter(), time.thread_time()
    refused(path)
    assert time.perf_counter() - wall < HANG
    return time.thread_time() - started


@pytest.mark.parametrize("name", CASES)
def test_hostile(name, tmp_path):
    code, write = CASES[name]
    outside_files(tmp_path)
    folder = tmp_path / "level"
    path = write(folder)
    with spying() as opened:
        error = refused(path)
    assert code in [problem.code for problem in error.problems]
    assert [file for file in opened if not Path(file).resolve().is_relative_to(folder.resolve())] == []
    assert min(seconds_to_refuse(path) for _again in range(3)) < TIME
    for problem in error.problems:
        assert problem.code in TABLE
        assert describe(problem, str, refusal)


def test_memory(tmp_path):
    worst = 0
    for number, (_code, write) in enumerate(CASES.values()):
        path = write(tmp_path / f"level{number}")
        tracemalloc.start()
        try:
            refused(path)
            worst = max(worst, tracemalloc.get_traced_memory()[1])
        finally:
            tracemalloc.stop()
    assert worst < MEMORY


def test_all_problems_at_once(tmp_path):
    text = (write_good(tmp_path)).read_text(encoding="utf-8")
    for old, new in (
        ('infinite="0"', 'infinite="1"'),
        ('source="art/wall.svg"', 'source="../wall.svg"'),
        ('x="384" y="216"', 'x="20" y="216"'),
        ("official stack=up", "nothing"),
        ('value="pig"', 'value="cat"'),
        ('gid="9"', 'gid="77"'),
        ('name="order"', 'name="ordre"'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    error = refused(write_good(tmp_path, text))
    codes = {problem.code for problem in error.problems}
    assert codes >= {
        "infinite",
        "path_outside",
        "outside_map",
        "rules",
        "property_value",
        "tile_number",
        "property_unknown",
    }
    places = {problem.code: problem.place for problem in error.problems}
    assert (places["outside_map"].layer, places["outside_map"].object) == ("places", "left")
    assert (places["path_outside"].layer, places["property_unknown"].property) == ("wall", "ordre")


def test_the_reader_opens_nothing(tmp_path):
    path = write_good(tmp_path)
    tree = look_through(path, Files(tmp_path))
    from game.levels.load import _settle, _tiled

    _settle(tree)
    with spying() as opened:
        _tiled(tree)
    assert opened == []


def test_pictures_swapped_for_a_pipe_after_the_look_are_not_waited_for(tmp_path):
    files = Files(tmp_path)
    (tmp_path / "a.svg").write_text(SVG, encoding="utf-8")
    path = files.find(tmp_path, "a.svg")
    path.unlink()
    os = pytest.importorskip("os")
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes here")
    os.mkfifo(path)
    from game.levels.problems import Refusal

    with pytest.raises(Refusal, match="file_special"):
        files.read(path, 1000)
