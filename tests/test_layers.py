"""A room imports only the rooms below it; what must not be in a room is not in it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

GAME = Path(__file__).resolve().parents[1] / "game"

LEAVES = {"paths", "text", "trouble", "options"}
PURE = {"engine", "rules", "ai"}
ROOMS: dict[str, set[str]] = {
    "__init__": set(),
    "options": set(),
    "heap": set(),
    "paths": set(),
    "text": {"paths"},
    "trouble": {"text"},
    "engine": set(),
    "rules": {"engine"},
    "ai": PURE,
    "levels": PURE | {"paths"},
    "settings": {"paths"},
    "match": PURE | {"levels", "settings", "paths"},
    "narrate": {"engine", "rules", "text"},
    "input": {"settings", "paths"},
    "ui": {"input", "text", "settings", "paths"},
    "view": {"ui", "match", "levels", "engine", "narrate", "text", "settings", "paths"},
}
ROOMS["scenes"] = set(ROOMS) | LEAVES
ROOMS["app"] = set(ROOMS) | LEAVES
ROOMS["self_test"] = set(ROOMS) | LEAVES
ROOMS["cli"] = set(ROOMS) | LEAVES
ROOMS["__main__"] = {"cli"}

WITHOUT_A_SCREEN = {
    "cli": ("pygame", "game.app", "game.self_test", "game.scenes", "game.view", "game.ui", "game.input")
}
"""What a room may import inside its functions only."""

OUTSIDERS: dict[str, set[str]] = {
    "paths": {"platformdirs"},
    "settings": {"msgspec"},
    "match": {"msgspec"},
    "levels": {"pytmx", "defusedxml"},
    "input": {"pygame"},
    "ui": {"pygame", "prismatoid"},
    "view": {"pygame"},
    "scenes": {"pygame"},
    "app": {"pygame"},
    "self_test": {"pygame"},
    "cli": {"pygame", "msgspec"},
}

LANGUAGE = tuple(f"game.engine.{name}" for name in ("cards", "actions", "events", "errors", "switch"))
"""The modules of the engine that are only words: what a card, an act, an event, a refusal, a switch is."""

ONLY_THESE = {
    ("view", "game.match"): ("game.match.mirror",),
    ("view", "game.engine"): LANGUAGE,
    ("narrate", "game.engine"): LANGUAGE,
}
"""Of these rooms only these modules are for those above."""

NO_CLOCK = {"time", "random", "datetime", "secrets", "uuid"}
NOWHERE = {"pickle", "marshal", "shelve", "subprocess", "socket", "ssl", "urllib", "http", "ftplib", "smtplib"}
ALLOWED = {("cli/measuring/engine.py", "subprocess"), ("cli/measuring/screen.py", "subprocess")}
"""`bench` asks the Python the user names how fast another program is."""


class Import(NamedTuple):
    file: str
    line: int
    name: str
    in_function: bool

    @property
    def room(self) -> str:
        return self.file.split("/")[0].removesuffix(".py")

    @property
    def to_room(self) -> str:
        return self.name.split(".")[1] if self.name.startswith("game.") else ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.name}"


def _imports_of(path: Path) -> Iterator[Import]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inner = {
        id(n) for f in ast.walk(tree) if isinstance(f, ast.FunctionDef | ast.AsyncFunctionDef) for n in ast.walk(f)
    }
    file = path.relative_to(GAME).as_posix()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(file, node.lineno, alias.name, id(node) in inner)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno} imports relatively"
            for name in _modules_of(node):
                yield Import(file, node.lineno, name, id(node) in inner)


def _modules_of(node: ast.ImportFrom) -> list[str]:
    """Return the modules a ``from`` import names: ``from game.engine import cards`` names game.engine.cards."""
    base = node.module or ""
    names = []
    for alias in node.names:
        inside = GAME.parent / f"{base}.{alias.name}".replace(".", "/")
        is_module = inside.with_suffix(".py").exists() or (inside / "__init__.py").exists()
        names.append(f"{base}.{alias.name}" if is_module else base)
    return names


IMPORTS = [found for path in sorted(GAME.rglob("*.py")) for found in _imports_of(path)]


def _none(wrong: list[Import]) -> None:
    assert not wrong, "\n" + "\n".join(map(str, wrong))


def test_every_room_is_in_the_table():
    assert {found.room for found in IMPORTS} <= set(ROOMS)


def test_rooms_import_only_rooms_below_them():
    _none([i for i in IMPORTS if i.to_room and i.to_room != i.room and i.to_room not in ROOMS[i.room]])


def test_only_the_modules_meant_for_others_are_used_by_them():
    _none(
        [
            i
            for i in IMPORTS
            for (room, of), allowed in ONLY_THESE.items()
            if i.room == room and (i.name == of or i.name.startswith(of + ".")) and not i.name.startswith(allowed)
        ]
    )


def test_other_peoples_packages_are_used_where_they_belong():
    ours = sys.stdlib_module_names | {"game"}
    _none([i for i in IMPORTS if (top := i.name.split(".")[0]) not in ours and top not in OUTSIDERS.get(i.room, set())])


def test_the_command_line_reaches_for_the_screen_only_when_it_needs_one():
    _none([i for i in IMPORTS if i.name.startswith(WITHOUT_A_SCREEN.get(i.room, ("-",))) and not i.in_function])


def test_maps_are_read_by_one_file_when_they_are_needed():
    found = [i for i in IMPORTS if i.name.split(".")[0] in ("pytmx", "defusedxml")]
    assert len({i.file for i in found}) <= 1
    _none([i for i in found if not i.in_function])


def test_the_rules_know_no_clock_and_no_dice_but_their_own():
    _none(
        [
            i
            for i in IMPORTS
            if i.room in ("engine", "rules")
            and i.name.split(".")[0] in NO_CLOCK
            and (i.file, i.name) != ("engine/rng.py", "random")
        ]
    )


def test_nothing_from_outside_can_be_run_and_nothing_goes_out():
    _none([i for i in IMPORTS if i.name.split(".")[0] in NOWHERE and (i.file, i.name) not in ALLOWED])


@pytest.mark.parametrize("path", sorted(GAME.rglob("*.py")), ids=lambda path: path.relative_to(GAME).as_posix())
def test_text_is_never_run_and_files_name_their_encoding(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        words = {keyword.arg for keyword in node.keywords}
        assert not (isinstance(node.func, ast.Name) and name in ("eval", "exec")), f"line {node.lineno}"
        if name in ("read_text", "write_text"):
            assert "encoding" in words, f"line {node.lineno}"
        if name == "open" and any(isinstance(a, ast.Constant) and a.value in ("r", "w", "a", "x") for a in node.args):
            assert "encoding" in words, f"line {node.lineno}"
