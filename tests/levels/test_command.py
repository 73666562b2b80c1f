"""``levels check`` says whether maps can be played, and everything that is wrong with them."""

from __future__ import annotations

import json

from game import cli, paths, text
from tests.levels.maps import GOOD, write_good


def test_the_shipped_levels_can_be_played(capsys):
    assert cli.main(["levels", "check", str(paths.LEVELS)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 12
    assert all(line.endswith(".tmx: can be played") for line in lines)


def test_everything_wrong_is_said_at_once(tmp_path, capsys):
    bad = GOOD.replace('value="pig"', 'value="cat"').replace('source="art/wall.svg"', 'source="../wall.svg"')
    path = write_good(tmp_path, bad)
    assert cli.main(["levels", "check", str(path)]) == 1
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == f"{path}: cannot be played"
    assert len(lines) == 2
    assert "layer “wall”: “../wall.svg” lies outside the level's folder." in lines[1]
    assert lines[0].startswith("  layer “places”, object “right”, “character”: “cat” cannot be; possible is rat | ox")


def test_in_chinese(tmp_path, capsys):
    text.set_language("zh_CN")
    write_good(tmp_path, GOOD.replace("official stack=up", "official stack=sideways"))
    assert cli.main(["levels", "check", "--lang", "zh_CN", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "不能玩" in out
    assert "规则" in out


def test_json(tmp_path, capsys):
    write_good(tmp_path / "a")
    write_good(tmp_path / "b", "<map/>")
    assert cli.main(["levels", "check", "--json", str(tmp_path)]) == 1
    good, bad = json.loads(capsys.readouterr().out)
    assert (good["playable"], good["players"], good["problems"]) == (True, 3, [])
    assert bad["playable"] is False
    assert {"code": "attribute_missing", "property": "width"}.items() <= bad["problems"][1].items()
    assert bad["problems"][1]["sentence"] == "“width”: This is missing."


def test_nothing_to_check_is_a_mistake(tmp_path, capsys):
    assert cli.main(["levels", "check", str(tmp_path)]) == 2
    assert cli.main(["levels", "check", str(tmp_path / "none.tmx")]) == 2
    assert cli.main(["levels", "check"]) == 2
    assert cli.main(["levels", "play", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 4
