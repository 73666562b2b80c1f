"""What travels in a bundle and in the wheel."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from game.cli.licenses import DEPENDENCIES

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def recipe():
    """Run build.spec with stand-ins for PyInstaller's steps; returns what each was given."""
    pytest.importorskip("PyInstaller")
    given = {}

    def step(name):
        class Step:
            pure = scripts = binaries = datas = ()

            def __init__(self, *args, **words):
                given.setdefault(name, []).append((args, words))

        return Step

    names = {name: step(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT")}
    source = (ROOT / "build.spec").read_text(encoding="utf-8")
    exec(compile(source, "build.spec", "exec"), {"SPECPATH": str(ROOT), **names})
    return given


def test_the_bundle_holds_assets_levels_and_licences(recipe):
    _args, words = recipe["Analysis"][0]
    there = {(Path(file).name, Path(folder).as_posix()) for file, folder in words["datas"]}
    assert ("messages.mo", "assets/text/zh_CN") in there
    assert ("LICENSE", ".") in there
    assert any(folder == "levels" for _name, folder in there)
    assert any(name == "LGPL.txt" for name, _folder in there)


def test_the_bundle_leaves_out_what_only_makes_assets(recipe):
    _args, words = recipe["Analysis"][0]
    assert not [file for file, folder in words["datas"] if "make" in Path(folder).parts]


def test_the_bundle_holds_modules_that_are_loaded_by_name(recipe):
    _args, words = recipe["Analysis"][0]
    assert {"game", "game.app", "game.cli.play", "game.cli.check"} <= set(words["hiddenimports"])


def test_the_bundle_has_a_windowed_and_a_console_program(recipe):
    programs = {words["name"]: words["console"] for _args, words in recipe["EXE"]}
    assert programs == {"House Rules": False, "house-rules": True}
    assert len(recipe["COLLECT"]) == 1


def test_the_wheel_keeps_assets_and_levels_inside_the_package():
    wheel = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["sources"] == {"assets": "game/_data/assets", "levels": "game/_data/levels"}
    assert wheel["exclude"] == ["assets/make"]


def test_the_licences_of_all_that_the_game_needs_are_printed():
    needed = {line.split(">")[0] for line in PROJECT["project"]["dependencies"]}
    assert set(DEPENDENCIES) == needed
