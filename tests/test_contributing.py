"""The rule that CONTRIBUTING.md adds as an example is added to a copy of the game, and its tests are run there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"```(?:python|text)\n(.*?)```", re.DOTALL)


def _steps() -> list[str]:
    """Return the code blocks of the chapter on rules: file, line in the order, texts, tests, line of the moments."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    chapter = page.split("## A rule")[1].split("\n## ")[0]
    return BLOCK.findall(chapter)


def _insert(path: Path, before: str, line: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, line + before), encoding="utf-8")


def _copy_with_rule(folder: Path) -> None:
    module, order, texts, tests, moment = _steps()
    for name in ("game", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "scenarios"))
    (folder / "game/rules/drawing_six.py").write_text(module, encoding="utf-8")
    (folder / "tests/rules/test_drawing_six.py").write_text(tests, encoding="utf-8")
    _insert(folder / "game/rules/order.py", "    finishing,\n", "    drawing_six,\n")
    _insert(folder / "game/rules/order.py", "    drawing,  #", order)
    _insert(folder / "game/narrate/switches.py", "    # deck and match\n", texts)
    _insert(folder / "tests/switches/moments.py", "    # deck and match\n", moment)


def test_the_example_rule_is_added_by_its_five_steps(tmp_path: Path) -> None:
    _copy_with_rule(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "--rootdir",
        str(tmp_path),
    ]
    asked = ["tests/rules/test_drawing_six.py", "tests/test_switches.py", "-k", "six or every"]
    done = subprocess.run(
        [*command, *asked],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 passed" in done.stdout


def test_the_command_tells_the_new_switch(tmp_path: Path) -> None:
    _copy_with_rule(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "game", "rules", "official +six_draws", "--lang", "en"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "six_draws" in done.stdout
