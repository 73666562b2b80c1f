"""The pictures of a level, each looked at once and all of them within one budget."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.levels.guard import Tree
from game.levels.pictures import MAX_PNG, MAX_SVG, MAX_SVG_DEPTH, check_svg, png_size
from game.levels.problems import Place, Refusal

MAX_PICTURES = 128
MAX_SVG_BYTES, MAX_SVG_ELEMENTS = 2 << 20, 4_000
"""Of all SVG pictures of a level together; the largest room of the game has 830 elements in 200 KB."""
MAX_PIXELS_IN_ALL = 4 * 4096 * 4096
"""What one level may come to when it is decoded: a quarter of a gigabyte."""


@dataclass(slots=True)
class _Budget:
    svg_bytes: int = MAX_SVG_BYTES
    svg_elements: int = MAX_SVG_ELEMENTS
    pixels: int = MAX_PIXELS_IN_ALL


class Gallery:
    """The pictures of one level, each looked at once."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self._seen: dict[Path, tuple[int, int] | None] = {}
        self._budget = _Budget()

    def check(self, source: str, folder: Path, place: Place, declared: tuple[int, int] | None = None) -> Path | None:
        """Look at the picture `source` names, seen from `folder`; None after noting what is wrong with it.

        `declared` is the size the map gives; a PNG must have it (an SVG has any size it is drawn at).
        """
        try:
            path = self.tree.files.find(folder, source, ".png", ".svg")
            if path not in self._seen:
                if len(self._seen) >= MAX_PICTURES:
                    raise Refusal("too_many", what="pictures", count=MAX_PICTURES + 1, limit=MAX_PICTURES)
                self._seen[path] = None
                self._seen[path] = self._look(path, declared)
            size = self._seen[path]
            if size and declared and path.suffix.lower() == ".png" and size != declared:
                raise Refusal("picture_size", width=size[0], height=size[1])
        except Refusal as refusal:
            self.tree.findings.add(refusal.code, place, **{"file": source, **refusal.values})
            return None
        return path

    def _look(self, path: Path, declared: tuple[int, int] | None) -> tuple[int, int]:
        if self.tree.files.vouches(path):
            return declared or (0, 0)
        if path.suffix.lower() == ".png":
            with self.tree.files.opened(path, MAX_PNG) as (file, length):
                size = png_size(file, length)
        else:
            data = self.tree.files.read(path, min(MAX_SVG, self._budget.svg_bytes))
            root = self.tree.parse(data, self._budget.svg_elements, MAX_SVG_DEPTH)
            self._budget.svg_bytes -= len(data)
            self._budget.svg_elements -= sum(1 for _ in root.iter())
            check_svg(root)
            size = declared or (0, 0)
        self._budget.pixels -= size[0] * size[1]
        if self._budget.pixels < 0:
            raise Refusal(
                "too_many", what="pixels", count=MAX_PIXELS_IN_ALL - self._budget.pixels, limit=MAX_PIXELS_IN_ALL
            )
        return size
