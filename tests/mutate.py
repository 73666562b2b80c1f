"""Changes a module of `game.rules` or `game.engine` in one small place at a time and looks whether a test notices.

By hand:  python -m tests.mutate [MODULE ...] [--step 4] [--seconds 600]

MODULE is as in ``jump_in`` or ``engine.turns``; without any, all behaviours of `game.rules` are tried. With `--step`
only every so manyth mutant is.

A mutant is one comparison, one ``and``/``or``/``not``, one constant, one sum or one returned value changed. First the
scenarios are played, then the module's own tests and the table of pairs are run (for the engine all tests of
`tests/rules` and `tests/engine`). Mutants that nothing notices are printed with their line. The work is done in a
second process, which is ended when a mutant keeps it from answering; every mutant of the engine gets a process of its
own, for others have taken what they need of it by the time it could be changed.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import io
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

TESTS = Path(__file__).parent
STUCK = 60.0
"""Seconds without an answer after which a mutant counts as noticed: it runs for ever."""

SLOW = ("test_share_code", "test_rule_set", "test_commands", "test_presets")

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.Mod: ast.Add,
}


class Mutator(ast.NodeTransformer):
    """Changes the place number `wanted`; `seen` counts the places there are, `line` and `what` tell of the change."""

    def __init__(self, wanted: int) -> None:
        self.wanted, self.seen, self.line, self.what = wanted, 0, 0, ""

    def _here(self, node: ast.AST, what: str) -> bool:
        self.seen += 1
        if self.seen - 1 != self.wanted:
            return False
        self.line, self.what = getattr(node, "lineno", 0), what
        return True

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        for place, op in enumerate(node.ops):
            if self._here(node, f"{type(op).__name__} turned"):
                node.ops[place] = _COMPARED[type(op)]()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        if self._here(node, "and/or exchanged"):
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not | ast.USub) and self._here(node, f"{type(node.op).__name__} dropped"):
            return node.operand
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if type(node.op) in _COUNTED and self._here(node, f"{type(node.op).__name__} exchanged"):
            node.op = _COUNTED[type(node.op)]()
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, bool):
            if self._here(node, f"{node.value} turned"):
                return ast.copy_location(ast.Constant(not node.value), node)
        elif isinstance(node.value, int) and self._here(node, f"{node.value} one more"):
            return ast.copy_location(ast.Constant(node.value + 1), node)
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        if node.value is not None and not isinstance(node.value, ast.Constant) and self._here(node, "returns None"):
            return ast.copy_location(ast.Return(ast.Constant(None)), node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Call) and self._here(node, "call dropped"):
            return ast.copy_location(ast.Pass(), node)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """Leave tables of switches and faces at module level alone: they belong to the tests of rule sets."""
        return node if node.col_offset == 0 else self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """As `visit_Assign`; and an annotation changes nothing."""
        if node.col_offset and node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Change bodies alone: an annotation changes nothing."""
        node.body = [self.visit(statement) for statement in node.body]
        return node


def mutants(source: str) -> Iterator[tuple[int, str, ast.Module]]:
    """Yield every mutant of a module: its line, what was changed, and the changed tree."""
    wanted = 0
    while True:
        mutator = Mutator(wanted)
        tree = mutator.visit(ast.parse(source))
        if not mutator.what:
            return
        yield mutator.line, mutator.what, ast.fix_missing_locations(tree)
        wanted += 1


def _scenarios_notice(scenarios: list[object]) -> bool:
    from game.cli.scenarios import run

    for scenario in scenarios:
        try:
            if run(scenario) is not None:  # type: ignore[arg-type]
                return True
        except Exception:  # whatever breaks has been noticed
            return True
    return False


def _tests_notice(name: str) -> bool:
    import pytest

    files = [TESTS / "rules" / f"test_{part}.py" for part in (name, "pairs", "deck_building")]
    if name.startswith("engine."):
        files = [file for file in (TESTS / "rules").glob("test_*.py") if file.stem not in SLOW] + [TESTS / "engine"]
    wanted = [str(file) for file in files if file.exists()]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return pytest.main([*wanted, "-x", "-q", "-p", "no:cacheprovider"]) != 0


def _behaviour(name: str) -> ModuleType:
    return importlib.import_module(f"game.rules.{name}")


def _is_noticed(name: str) -> bool:
    from game.cli.scenarios import read_file

    scenarios: list[object] = [read_file(path) for path in sorted((TESTS / "scenarios").glob("*.toml"))]
    return _scenarios_notice(scenarios) or _tests_notice(name)


def work(name: str, first: int, step: int) -> None:
    """Try the mutants of one module from number `first` on, and print a line for each; of the engine only one."""
    path = path_of(name)
    source = path.read_text(encoding="utf-8")
    for number, (line, what, tree) in enumerate(mutants(source)):
        if number < first or (number - first) % step:
            continue
        print(f"try {number} {line} {what}", flush=True)
        code = compile(tree, str(path), "exec")
        try:
            if name.startswith("engine."):
                _load_instead(f"game.{name}", code)
            else:
                exec(code, _behaviour(name).__dict__)
            noticed = _is_noticed(name)
        except Exception:
            noticed = True
        print("noticed" if noticed else "survived", flush=True)
        if name.startswith("engine."):
            return
        exec(compile(source, str(path), "exec"), _behaviour(name).__dict__)


def _load_instead(module: str, code: CodeType) -> None:
    """Let the import of `module` run `code`."""
    original = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        return code if fullname == module else original(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def path_of(name: str) -> Path:
    """Return the file of a module."""
    room, dot, file = name.rpartition(".")
    return TESTS.parent / "game" / (room if dot else "rules") / f"{file}.py"


def watch(name: str, until: float, step: int) -> tuple[int, list[str]]:
    """Have a module's mutants tried in a second process; return how many were and the survivors."""
    total = sum(1 for _ in mutants(path_of(name).read_text(encoding="utf-8")))
    upcoming, tried, survivors, current = 0, 0, [], ""
    while upcoming < total and time.monotonic() < until:
        worker = subprocess.Popen(
            [sys.executable, "-m", "tests.mutate", "--work", name, "--first", str(upcoming), "--step", str(step)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        assert worker.stdout is not None
        waiting = False
        while time.monotonic() < until:
            alarm = threading.Timer(STUCK, worker.kill)
            alarm.start()
            answer = worker.stdout.readline().strip()
            alarm.cancel()
            if not answer:
                break
            if answer.startswith("try "):
                number, current = answer.removeprefix("try ").split(" ", 1)
                upcoming, waiting, tried = int(number) + step, True, tried + 1
            else:
                waiting = False
                survivors += [f"{name}:{current}"] if answer == "survived" else []
        worker.kill()
        worker.wait()
        if not waiting and not current:
            break
    return tried, survivors


def _behaviours() -> list[str]:
    from game.rules.order import ORDER

    return [module.__name__.rpartition(".")[2] for module in ORDER]


def main() -> None:
    """Try the mutants of the modules named and print the score and the survivors."""
    parser = argparse.ArgumentParser(description="changes the rules in small places and looks whether a test notices")
    parser.add_argument("modules", nargs="*")
    parser.add_argument("--seconds", type=float, default=1_200.0)
    parser.add_argument("--step", type=int, default=1, help="try only every so manyth mutant")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        work(options.work, options.first, options.step)
        return
    names = options.modules or _behaviours()
    until = time.monotonic() + options.seconds
    tried, survived = 0, 0
    for name in names:
        done, survivors = watch(name, until, options.step)
        tried, survived = tried + done, survived + len(survivors)
        print(f"{name}: {done - len(survivors)} of {done} noticed", *survivors, sep="\n    ", flush=True)
    print(f"{tried - survived} of {tried} mutants noticed")


if __name__ == "__main__":
    main()
