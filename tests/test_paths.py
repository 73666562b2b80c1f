"""Folders, and files that are never half written."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import paths
from game.trouble import sentence

ROOT = Path(__file__).resolve().parents[1]


def test_assets_and_levels_are_found_from_source():
    assert paths.ASSETS.is_dir()
    assert paths.ASSETS.parent == paths.LEVELS.parent == ROOT


def test_what_is_packed_inside_the_package_comes_first(tmp_path):
    package = tmp_path / "game"
    (package / "_data" / "assets").mkdir(parents=True)
    for name in ("__init__.py", "paths.py"):
        (package / name).write_bytes((ROOT / "game" / name).read_bytes())
    code = "from game import paths; print(paths.ASSETS)"
    found = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert Path(found.stdout.strip()) == package / "_data" / "assets"


def test_a_data_dir_holds_everything_of_the_users(tmp_path):
    paths.set_data_dir(tmp_path / "mine")
    folders = {paths.user_config(), paths.user_data(), paths.user_state(), paths.user_levels().parent}
    assert folders == {tmp_path / "mine"}
    assert (tmp_path / "mine").is_dir()


def test_without_a_data_dir_the_platforms_folders_are_used(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    paths.set_data_dir(None)
    assert "house-rules" in str(paths.user_config())
    assert paths.user_data().is_dir()


def test_a_folder_that_cannot_be_made_is_named_and_not_fatal(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    paths.set_data_dir(tmp_path / "file" / "folder")
    folder = paths.user_data()
    assert not folder.exists()
    assert str(folder) in sentence(paths.problem())
    with pytest.raises(OSError, match="file"):
        paths.write_atomically(folder / "save", b"x")


def test_a_folder_that_can_be_written_has_nothing_the_matter(tmp_path):
    assert paths.why_not_writable(tmp_path / "new") == ""
    assert paths.problem() is None


def test_writing_replaces_the_whole_content_and_leaves_nothing_behind(tmp_path):
    file = tmp_path / "deep" / "file"
    paths.write_atomically(file, b"a long old content")
    paths.write_atomically(file, b"new")
    assert file.read_bytes() == b"new"
    assert list(file.parent.iterdir()) == [file]


def test_older_copies_are_kept_youngest_first(tmp_path):
    file = tmp_path / "file"
    for content in (b"1", b"2", b"3", b"4"):
        paths.write_atomically(file, content, keep=2)
    assert [path.read_bytes() for path in (file, tmp_path / "file.1", tmp_path / "file.2")] == [b"4", b"3", b"2"]
    assert len(list(tmp_path.glob("file*"))) == 3


def test_a_full_disk_leaves_the_old_content(tmp_path, monkeypatch):
    file = tmp_path / "file"
    paths.write_atomically(file, b"old")

    def full(_handle):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        paths.write_atomically(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.glob("*.tmp")) == []


def test_a_damaged_file_is_kept_under_another_name_each_time(tmp_path):
    file = tmp_path / "save"
    kept = []
    for content in (b"one", b"two"):
        file.write_bytes(content)
        kept.append(paths.set_aside(file))
    assert [path.read_bytes() for path in kept] == [b"one", b"two"]
    assert not file.exists()
