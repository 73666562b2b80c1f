"""The Chinese catalogue: collect what code and levels say, keep one small .po file per room, compile messages.mo.

    python -m assets.make.catalogues [ROOM...]  bring the .po files (of these rooms) and messages.mo up to date
    python -m assets.make.catalogues --prune    the same, and drop what the code no longer says
    python -m assets.make.catalogues --check    say what is missing or wrong, change nothing

A sentence stays in the file that has it; a new one goes into the file of the room it was found in. The .mo is written
here, not by Babel, so that its bytes depend on nothing but the sentences.
"""

from __future__ import annotations

import argparse
import ast
import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "text" / "zh_CN"
COMPILED = FOLDER / "messages.mo"
ROOMS = ("ui", "view", "scenes", "narrate", "rules", "ai", "cli", "levels", "sound")
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2)}

_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
_HEADER = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Language: zh_CN\\n"
"Plural-Forms: nplurals=1; plural=0;\\n"
"""
_HEADER_TEXT = (
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"
    "Language: zh_CN\n"
    "Plural-Forms: nplurals=1; plural=0;\n"
)


class Sentence(NamedTuple):
    """A sentence the code says: its message id, the plural's (or ""), and the file that says it first."""

    one: str
    many: str
    file: str


def sentences(root: Path = ROOT) -> list[Sentence]:
    """Return every sentence of the code and of the shipped levels, each once, in the order of files and lines."""
    found: dict[str, Sentence] = {}
    for path in sorted((root / "game").rglob("*.py")):
        file = path.relative_to(root).as_posix()
        for _line, message, _comments, _context in extract_from_file("python", str(path), keywords=KEYWORDS):
            one, many = message if isinstance(message, tuple) else (message, "")
            known = found.get(one)
            if one and (known is None or (many and not known.many)):
                found[one] = Sentence(one, many, known.file if known else file)
    for file, words in _told_by_levels(root):
        found.setdefault(words, Sentence(words, "", file))
    return list(found.values())


def room_of(file: str) -> str:
    """Return the room whose .po takes the sentences of `file`."""
    if file.startswith("levels/"):
        return "levels"
    name = Path(file).parts[1].removesuffix(".py")
    if name in ROOMS:
        return name
    return "scenes" if name == "app" else "cli"


def read(folder: Path = FOLDER) -> dict[str, Catalog]:
    """Return the catalogue of every room; an empty one where there is no file yet."""
    catalogues = {}
    for room in ROOMS:
        path = folder / f"{room}.po"
        if path.exists():
            with path.open("rb") as file:
                catalogues[room] = read_po(file, locale="zh_CN")
        else:
            catalogues[room] = Catalog(locale="zh_CN")
    return catalogues


def merged(catalogues: dict[str, Catalog], said: list[Sentence], prune: bool = False) -> dict[str, Catalog]:
    """Return the catalogues with all that is `said`, keeping every translation; with `prune`, nothing else."""
    fresh = {room: Catalog(locale="zh_CN") for room in ROOMS}
    for sentence in said:
        room, old = _home(catalogues, sentence)
        ident = (sentence.one, sentence.many) if sentence.many else sentence.one
        string = _kept_translation(old, plural=bool(sentence.many))
        comments = old.user_comments if old else ()
        fresh[room].add(ident, string, locations=[(sentence.file, 0)], user_comments=comments)
    for room, catalogue in catalogues.items() if not prune else ():
        for message in catalogue:
            if message.id and all(_ids(message)[0] not in other for other in fresh.values()):
                fresh[room].add(message.id, message.string, user_comments=message.user_comments)
    return fresh


def compiled(catalogues: dict[str, Catalog]) -> bytes:
    """Return the bytes of messages.mo: the GNU format, entries sorted, no hash table."""
    entries = {b"": _HEADER_TEXT.encode("utf-8")}
    for message in _messages(catalogues):
        strings = _strings(message)
        if all(strings):
            entries["\0".join(_ids(message)).encode("utf-8")] = "\0".join(strings).encode("utf-8")
    keys = sorted(entries)
    count = len(keys)
    offset = 28 + 16 * count
    tables: list[list[int]] = [[], []]
    blob = b""
    for table, items in zip(tables, (keys, [entries[key] for key in keys]), strict=True):
        for item in items:
            table += [len(item), offset + len(blob)]
            blob += item + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count)
    return head + struct.pack(f"<{4 * count}I", *tables[0], *tables[1]) + blob


def write(catalogues: dict[str, Catalog], folder: Path = FOLDER) -> None:
    """Write the .po of each of these rooms that has sentences."""
    folder.mkdir(parents=True, exist_ok=True)
    for room, catalogue in catalogues.items():
        path = folder / f"{room}.po"
        if not len(catalogue):
            path.unlink(missing_ok=True)
            continue
        with path.open("wb") as file:
            file.write(_HEADER.encode("utf-8") + b"\n")
            write_po(file, catalogue, width=116, omit_header=True, include_lineno=False)


def faults(root: Path = ROOT, folder: Path = FOLDER) -> list[str]:
    """Return what is wrong with the catalogue, one line each; nothing when all is well."""
    catalogues = read(folder)
    said = sentences(root)
    known: dict[str, str] = {}
    found = list(_spoken_wrongly(root))
    for room, catalogue in catalogues.items():
        for message in catalogue:
            if not message.id:
                continue
            one = _ids(message)[0]
            if one in known:
                found.append(f"{room}.po: {one!r} is in {known[one]}.po too")
            known[one] = room
            found += [f"{room}.po: {fault}" for fault in _faults_of(message)]
    ids = {sentence.one for sentence in said}
    found += [f"{room}.po: nobody says {one!r} any more" for one, room in known.items() if one not in ids]
    found += [f"{s.file}: {s.one!r} is in no .po" for s in said if s.one not in known]
    mo = folder / COMPILED.name
    if not mo.exists() or mo.read_bytes() != compiled(catalogues):
        found.append("messages.mo is not up to date: python -m assets.make.catalogues")
    return found


def characters(folder: Path = FOLDER) -> set[str]:
    """Return every character the Chinese catalogue can put on the screen."""
    return {c for message in _messages(read(folder)) for string in _strings(message) for c in string} - {"\n"}


def _told_by_levels(root: Path) -> Iterator[tuple[str, str]]:
    """Name what the shipped maps say in English: their name, story and lesson are message ids."""
    for path in sorted((root / "levels").glob("*.tmx")):
        for item in ElementTree.parse(path).getroot().iterfind("properties/property"):
            if item.get("name", "").endswith("_en"):
                yield path.relative_to(root).as_posix(), item.get("value") or item.text or ""


def _home(catalogues: dict[str, Catalog], sentence: Sentence) -> tuple[str, Message | None]:
    for room, catalogue in catalogues.items():
        message = catalogue.get(sentence.one)
        if message is not None:
            return room, message
    return room_of(sentence.file), None


def _kept_translation(old: Message | None, plural: bool) -> str | tuple[str, ...]:
    strings = _strings(old) if old else [""]
    return tuple(strings[:1]) if plural else strings[0]


def _messages(catalogues: dict[str, Catalog]) -> Iterator[Message]:
    for catalogue in catalogues.values():
        yield from (message for message in catalogue if message.id)


def _ids(message: Message) -> list[str]:
    return list(message.id) if isinstance(message.id, (list, tuple)) else [message.id]


def _strings(message: Message) -> list[str]:
    return list(message.string) if isinstance(message.string, (list, tuple)) else [message.string or ""]


def _faults_of(message: Message) -> Iterator[str]:
    ids = _ids(message)
    wanted = set(_PLACEHOLDER.findall(ids[-1]))
    if message.fuzzy:
        yield f"{ids[0]!r} is fuzzy"
    for string in _strings(message):
        if not string:
            yield f"{ids[0]!r} is not translated"
        elif set(_PLACEHOLDER.findall(string)) != wanted:
            yield f"{ids[0]!r} and {string!r} have different placeholders"


def _spoken_wrongly(root: Path) -> Iterator[str]:
    """Name the calls whose sentence is put together before it is looked up: no catalogue can know it."""
    for path in sorted((root / "game").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS):
                continue
            spoken = node.args[: len(KEYWORDS[node.func.id] or (1,))]
            looked_up = node.func.id == "_"  # what a table marks, this may take out of it
            if any(_is_put_together(arg) or not (looked_up or isinstance(arg, ast.Constant)) for arg in spoken):
                yield f"{path.relative_to(root).as_posix()}:{node.lineno}: {node.func.id}() of something put together"


def _is_put_together(node: ast.expr) -> bool:
    formatted = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "format"
    return formatted or isinstance(node, ast.JoinedStr | ast.BinOp)


def main() -> int:
    """Do what the command line asks; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help="write the .po files of these rooms only")
    parser.add_argument("--check", action="store_true", help="change nothing; status 1 when something is wrong")
    parser.add_argument("--prune", action="store_true", help="drop the sentences that the code no longer says")
    args = parser.parse_args()
    if not args.check:
        rooms = merged(read(), sentences(), args.prune)
        write({room: rooms[room] for room in args.rooms or ROOMS})
        COMPILED.write_bytes(compiled(read()))
    wrong = faults()
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
