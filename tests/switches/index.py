"""The list of what was met, as a page with pictures."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from game.rules.registry import SWITCHES


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


LIST = "list.json"
"""What has been met in a folder, so that a later run brings the list up to date."""


def write(folder: Path, lines: Sequence[Line]) -> None:
    """Write the list beside its pictures; what an earlier run has met stays in it."""
    file = folder / LIST
    before = [Line(*one) for one in json.loads(file.read_text(encoding="utf-8"))] if file.is_file() else []
    known = {one.picture: one for one in (*before, *lines)}
    order = {one.id: place for place, one in enumerate(SWITCHES)}
    lines = sorted(known.values(), key=lambda one: (order.get(one.switch, len(order)), one.value, one.language))
    file.write_text(json.dumps(lines, ensure_ascii=False, indent=0), encoding="utf-8")
    rows = []
    for one in lines:
        cells = [escape(one.switch), escape(one.value), f"<b>{escape(one.name)}</b><br>{escape(one.seen)}"]
        cells += [f'<a href="{file}"><img loading="lazy" src="{file}"></a>' for file in (one.picture, one.editor)]
        cells += [escape(one.rules), "" if one.seed is None else str(one.seed)]
        rows.append("<tr>" + "".join(f"<td>{cell}" for cell in cells) + "</tr>\n")
    (folder / "index.html").write_text(HEAD + "".join(rows) + "</table>\n", encoding="utf-8")
