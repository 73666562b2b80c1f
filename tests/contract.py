"""The project's own copy of the rules' contract, made from where it is kept: ``python -m tests.contract FOLDER``.

The original marks where each value of a switch comes from. The copy leaves these marks out and is otherwise the same,
so that a test can say when the two differ.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "game" / "rules" / "RULES.md"
SCENARIOS = ROOT / "tests" / "scenarios"

_MARK = r"(?:[A-EM](?: gang)?(?: [0-9])?|Ubisoft)"
_MARKS = rf"{_MARK}(?:[ ,;]+{_MARK})*"
_ONLY_MARKS = re.compile(_MARKS)
_MARKED_VALUES = re.compile(r"[A-EM]: \d(?:, [A-EM]: \d)*")
_BEGINS_MARKED = re.compile(rf"{_MARKS}[:;,]? ")
_ENDS_MARKED = re.compile(rf"[:;] {_MARKS}$")
_BRACKET = re.compile(r"( ?)\(([^()]*)\)")
_SOURCES = re.compile(r" Source tags:.*?the words here are ours\.", re.DOTALL)
_FOLDER_OF_SOURCES = re.compile(r"\n\(`seeds/`[^)]*\)")
_SOURCE_COLUMNS = ("source", "from")


def rules_copy(original: str) -> str:
    """Return the text of the rules without the marks of where values come from."""
    text = _FOLDER_OF_SOURCES.sub("", _SOURCES.sub("", original))
    text = _without_source_columns(text)
    return _BRACKET.sub(_unmarked, text)


def write(folder: Path) -> None:
    """Bring the copies up to date with the originals in `folder`."""
    RULES.write_text(rules_copy((folder / "RULES.md").read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    if SCENARIOS.exists():
        shutil.rmtree(SCENARIOS)
    SCENARIOS.mkdir(parents=True)
    shutil.copyfile(folder / "SCENARIOS.md", SCENARIOS / "README.md")
    for path in sorted((folder / "scenarios").glob("*.toml")):
        shutil.copyfile(path, SCENARIOS / path.name)


def _unmarked(bracket: re.Match[str]) -> str:
    space, inside = bracket.groups()
    if _ONLY_MARKS.fullmatch(inside) or _MARKED_VALUES.fullmatch(inside):
        return ""
    return f"{space}({_ENDS_MARKED.sub('', _BEGINS_MARKED.sub('', inside, count=1))})"


def _without_source_columns(text: str) -> str:
    lines, dropping = [], False
    for line in text.split("\n"):
        if not line.startswith("|"):
            dropping = False
        elif _last_cell(line) in _SOURCE_COLUMNS:
            dropping = True
        lines.append(line[: line.rindex("|", 0, len(line) - 1) + 1] if dropping else line)
    return "\n".join(lines)


def _last_cell(row: str) -> str:
    return row.rstrip().rstrip("|").rpartition("|")[2].strip()


if __name__ == "__main__":
    write(Path(sys.argv[1]))
