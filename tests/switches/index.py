"""The list of what was met, as a page with pictures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple


class Line(NamedTuple):
    """One value in one language."""

    switch: str
    value: str
    name: str
    seen: str
    language: str
    picture: str
    editor: str
    rules: str
    seed: int | None


HEAD = """<!doctype html><meta charset="utf-8"><title>Every switch at the table</title>
<style>body{font:16px sans-serif;margin:2em}td{vertical-align:top;padding:4px 12px;border-top:1px solid #ccc}
img{width:420px;display:block}</style><h1>Every switch at the table</h1><table>
<tr><th>switch<th>value<th>what is seen<th>picture<th>set in the editor<th>rules<th>seed</tr>
"""


def write(folder: Path, lines: Sequence[Line]) -> None:
    """Write the list beside its pictures."""
    rows = []
    for one in lines:
        cells = [escape(one.switch), escape(one.value), f"<b>{escape(one.name)}</b><br>{escape(one.seen)}"]
        cells += [f'<a href="{file}"><img loading="lazy" src="{file}"></a>' for file in (one.picture, one.editor)]
        cells += [escape(one.rules), "" if one.seed is None else str(one.seed)]
        rows.append("<tr>" + "".join(f"<td>{cell}" for cell in cells) + "</tr>\n")
    (folder / "index.html").write_text(HEAD + "".join(rows) + "</table>\n", encoding="utf-8")
