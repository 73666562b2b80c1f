"""Changes a rule module in one small place at a time and looks whether a test notices.

By hand:  python -m tests.mutate [MODULE ...] [--seconds 600]      (MODULE as in ``jump_in``; all behaviours without)

A mutant is one comparison, one ``and``/``or``/``not``, one constant, one sum or one returned value changed. First the
scenarios are played, then the module's own tests and the table of pairs are run. Mutants that nothing notices are
printed with their line. The work is done in a second process, which is ended when a mutant keeps it from answering.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import io
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from game.rules.order import ORDER

TESTS = Path(__file__).parent
STUCK = 60.0
"""Seconds without an answer after which a mutant counts as noticed: it runs for ever."""

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
    wanted = [str(file) for file in files if file.exists()]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return pytest.main([*wanted, "-x", "-q", "-p", "no:cacheprovider"]) != 0


def work(name: str, first: int) -> None:
    """Try the mutants of one module from number `first` on, and print a line for each."""
    from game.cli.scenarios import read_file

    module: ModuleType = next(m for m in ORDER if m.__name__.rpartition(".")[2] == name)
    assert module.__file__ is not None
    source = Path(module.__file__).read_text(encoding="utf-8")
    scenarios: list[object] = [read_file(path) for path in sorted((TESTS / "scenarios").glob("*.toml"))]
    for number, (line, what, tree) in enumerate(mutants(source)):
        if number < first:
            continue
        print(f"try {number} {line} {what}", flush=True)
        try:
            exec(compile(tree, module.__file__, "exec"), module.__dict__)
            noticed = _scenarios_notice(scenarios) or _tests_notice(name)
        except Exception:
            noticed = True
        print("noticed" if noticed else "survived", flush=True)
        exec(compile(source, module.__file__, "exec"), module.__dict__)


def watch(name: str, until: float) -> tuple[int, list[str]]:
    """Have a module's mutants tried in a second process; return how many there were and the survivors."""
    source = (Path("game/rules") / f"{name}.py").read_text(encoding="utf-8")
    total = sum(1 for _ in mutants(source))
    done, survivors, current = 0, [], ""
    while done < total and time.monotonic() < until:
        worker = subprocess.Popen(
            [sys.executable, "-m", "tests.mutate", "--work", name, "--first", str(done)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        assert worker.stdout is not None
        while True:
            alarm = threading.Timer(STUCK, worker.kill)
            alarm.start()
            answer = worker.stdout.readline().strip()
            alarm.cancel()
            if answer.startswith("try "):
                current = answer.split(" ", 2)[2]
            elif answer in ("noticed", "survived"):
                done += 1
                survivors += [f"{name}:{current}"] if answer == "survived" else []
            if not answer or time.monotonic() > until:
                break
        worker.kill()
        worker.wait()
        if done < total and time.monotonic() < until:
            done += 1  # it never answered
    return done, survivors


def main() -> None:
    """Try the mutants of the modules named and print the score and the survivors."""
    parser = argparse.ArgumentParser(description="changes the rules in small places and looks whether a test notices")
    parser.add_argument("modules", nargs="*")
    parser.add_argument("--seconds", type=float, default=1_200.0)
    parser.add_argument("--work", help=argparse.SUPPRESS)
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        work(options.work, options.first)
        return
    names = options.modules or [module.__name__.rpartition(".")[2] for module in ORDER]
    until = time.monotonic() + options.seconds
    tried, survived = 0, 0
    for name in names:
        done, survivors = watch(name, until)
        tried, survived = tried + done, survived + len(survivors)
        print(f"{name}: {done - len(survivors)} of {done} noticed", *survivors, sep="\n    ", flush=True)
    print(f"{tried - survived} of {tried} mutants noticed")


if __name__ == "__main__":
    main()
