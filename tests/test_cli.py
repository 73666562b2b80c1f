"""The command line: what is asked wrongly is said in one line, and nothing is loaded that is not needed."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, cli, paths, settings, text
from game.cli import crash

ROOT = Path(__file__).resolve().parents[1]
SUBPROCESS_LIMIT = 300


def _run(*args, **env):
    return subprocess.run(
        [sys.executable, "-m", "game", *args],
        cwd=ROOT,
        env={**_environment(), **env},
        capture_output=True,
        encoding="utf-8",
        timeout=SUBPROCESS_LIMIT,
    )


def _environment():
    import os

    return {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1"}


def _refused(capsys, *args):
    assert cli.main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("house-rules: ")
    assert err.count("\n") == 1
    return err


def test_version_is_printed_without_loading_the_game():
    code = "import sys; from game.__main__ import main; sys.argv[1:] = ['--version']; main(); print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    version, modules = found.stdout.splitlines()
    assert version == f"house-rules {__version__}"
    assert not {"pygame", "game.engine", "game.rules", "game.scenes", "pytmx"} & set(modules.split())


def test_licences_of_everything_are_printed(capsys):
    assert cli.main(["--licenses"]) == 0
    out = capsys.readouterr().out
    for words in (
        "MIT License",
        "CC BY 4.0",
        "SIL OPEN FONT LICENSE",
        "pygame-ce",
        "GNU LESSER GENERAL PUBLIC LICENSE",
    ):
        assert words in out


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["--frobnicate"], "--frobnicate"),
        (["frobnicate"], "frobnicate"),
        (["--mute", "check"], "check"),
        (["--lang", "tlh"], "tlh"),
        (["--size", "big"], "big"),
        (["--size", "0x0"], "0x0"),
        (["--size", "99999x99999"], "99999x99999"),
        (["--size", "-5x10"], "--size"),
        (["--seed", "x"], "--seed"),
        (["--lang"], "--lang"),
        (["--rules", "no_such_preset"], "no_such_preset"),
        (["--rules", "official jump_in=perhaps"], "perhaps"),
        (["--level", "no-such-level"], "no-such-level"),
        (["--level", "{broken}"], "broken.tmx"),
        (["rules", "no_such_preset"], "no_such_preset"),
    ],
)
def test_what_is_asked_wrongly_is_said_in_one_line(capsys, tmp_path, args, named):
    broken = tmp_path / "broken.tmx"
    broken.write_bytes(b"<map")
    assert named in _refused(capsys, *(str(broken) if word == "{broken}" else word for word in args))


def test_complaints_are_in_the_language_asked_for(capsys):
    assert "没有" in _refused(capsys, "--lang", "zh_CN", "--frobnicate")


def test_damaged_settings_are_left_for_the_title_screen_to_tell():
    settings.path().write_bytes(b"{")
    assert cli.main(["--version"]) == 0
    assert settings.load()[1] == "damaged"


def test_help_lists_every_command(capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["--help"])
    assert end.value.code == 0
    out = capsys.readouterr().out
    assert all(name in out for name in cli.COMMANDS)


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_a_file_and_its_own_help(capsys, command):
    importlib.import_module(f"game.cli.{command}")
    with pytest.raises(SystemExit) as end:
        cli.main([command, "--help"])
    assert end.value.code == 0
    assert "--data-dir" in capsys.readouterr().out


def test_every_command_is_told_in_chinese():
    text.set_language("zh_CN")
    assert all(text._(about) != about for about in cli.COMMANDS.values())


@pytest.mark.parametrize("runtime", ["", "/tmp"])
def test_no_screen_is_a_line_and_not_a_traceback(runtime):
    gone = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": runtime, "SDL_VIDEODRIVER": ""}
    if sys.platform != "linux":
        pytest.skip("only there a screen can be taken away")
    found = _run(**gone)
    assert found.returncode == 2
    assert found.stderr.startswith("house-rules: ")
    assert found.stderr.count("\n") == 1


def test_a_data_dir_that_cannot_be_made_is_not_fatal(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    assert _run("--data-dir", str(tmp_path / "file" / "x"), "--version").returncode == 0


def test_output_nobody_reads_is_not_a_fault():
    code = "import sys; from game.__main__ import main; sys.exit(main())"
    with subprocess.Popen(
        [sys.executable, "-c", code, "--licenses"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(SUBPROCESS_LIMIT) == 0


def test_streams_that_do_not_exist_are_replaced():
    code = "import sys; sys.stdout = sys.stderr = None; sys.argv[1:] = ['--version']\n"
    code += "from game.__main__ import main; sys.exit(main())"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_a_fault_is_written_down_and_the_place_told(monkeypatch, capsys):
    def fail(_argv):
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr(cli, "_run", fail)
    assert cli.main([]) == crash.FAULT
    err = capsys.readouterr().err
    (report,) = (paths.user_state() / "crashes").iterdir()
    assert str(report) in err
    assert "the roof fell in" in report.read_text(encoding="utf-8")


def test_a_fault_that_cannot_be_written_down_is_printed(monkeypatch, capsys, tmp_path):
    (tmp_path / "file").write_bytes(b"")

    def fail(_argv):
        paths.set_data_dir(tmp_path / "file" / "x")
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr(cli, "_run", fail)
    assert cli.main([]) == crash.FAULT
    assert "Traceback" in capsys.readouterr().err


def test_interrupting_is_no_fault(monkeypatch, capsys):
    def interrupt(_argv):
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", interrupt)
    assert cli.main([]) == cli.INTERRUPTED
    assert capsys.readouterr().err == ""
