"""Finished matches: the oldest go, the marked ones stay; and tables that no spreadsheet can take for more than text."""

from __future__ import annotations

import csv
import os

import pytest

from game import paths
from game.match import keeping, spreadsheet


def matches(folder, *names):
    """Make match files, each a second younger than the one before."""
    for age, name in enumerate(names):
        path = folder / name
        path.write_text(name, encoding="utf-8")
        os.utime(path, ns=(age * 10**9, age * 10**9))
    return [folder / name for name in names]


def left(folder):
    return sorted(path.name for path in folder.iterdir())


def test_the_oldest_go_and_the_newest_stay(tmp_path):
    matches(tmp_path, "c.match", "a.match", "b.match")
    assert keeping.thin_out(tmp_path, ".match", 2) == 1
    assert left(tmp_path) == ["a.match", "b.match"]


def test_a_marked_match_stays_and_does_not_count(tmp_path):
    old, *_others = matches(tmp_path, "old.match", "a.match", "b.match")
    kept = keeping.keep(old, on=True)
    assert keeping.is_kept(kept)
    assert keeping.thin_out(tmp_path, ".match", 1) == 1
    assert left(tmp_path) == ["b.match", kept.name]
    assert keeping.keep(kept, on=False) == old
    keeping.thin_out(tmp_path, ".match", 1)
    assert left(tmp_path) == ["b.match"]


def test_other_files_are_left_alone(tmp_path):
    matches(tmp_path, "notes.txt", "a.match", "a.match.damaged", "b.match")
    keeping.thin_out(tmp_path, ".match", 0)
    assert left(tmp_path) == ["a.match.damaged", "notes.txt"]


def test_a_mark_never_replaces_another_match(tmp_path):
    one, _other = matches(tmp_path, "a.match", "a-kept.match")
    with pytest.raises(FileExistsError):
        keeping.keep(one, on=True)
    assert left(tmp_path) == ["a-kept.match", "a.match"]


def test_a_folder_that_is_not_there_is_no_trouble(tmp_path):
    assert keeping.thin_out(tmp_path / "none", ".match", 0) == 0


# Tables ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("cell", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1", '=HYPERLINK("x")'])
def test_no_text_is_a_formula(cell):
    assert spreadsheet.harmless(cell) == f"'{cell}"


@pytest.mark.parametrize("cell", ["外婆", "a=1", "", "'", -3, 0, 1.5])
def test_everything_else_stays_as_it_is(cell):
    assert spreadsheet.harmless(cell) == cell


def test_a_table_is_read_again_as_it_was_written(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path)
    rows = [["名字", "Points"], ["外婆, “老大”", 12], ["two\nlines", -3], ["\ud800", 0]]
    path = spreadsheet.write("matches", rows)
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    with path.open(encoding="utf-8-sig", newline="") as file:
        read = list(csv.reader(file))
    assert read == [["名字", "Points"], ["外婆, “老大”", "12"], ["two\nlines", "-3"], ["?", "0"]]


def test_two_tables_of_the_same_second_are_two_files(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path)
    monkeypatch.setattr(spreadsheet.time, "strftime", lambda _form: "now")
    assert spreadsheet.write("rounds", []) != spreadsheet.write("rounds", [])
