"""``--licenses``: the licences of the game and of everything that comes with it."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

from game import __version__, paths
from game.cli import PROGRAM
from game.text import _

DEPENDENCIES = ("pygame-ce", "pytmx", "platformdirs", "msgspec", "defusedxml")
"""What the game needs at run time and a bundle holds, by the names it is distributed under."""

_LICENCE_NAMES = ("LICENSE", "LICENCE", "COPYING", "LGPL", "OFL", "NOTICE")


def run() -> int:
    """Print every licence, ours first; returns the exit status."""
    print(f"House Rules {__version__}")
    print(_("The code is under the MIT licence, pictures and sound are under CC BY 4.0."))
    _chapter("LICENSE", _own())
    for path in sorted(_of_assets()):
        _chapter(path.relative_to(paths.ASSETS.parent).as_posix(), path.read_text(encoding="utf-8"))
    for name in DEPENDENCIES:
        _dependency(name)
    return 0


def _own() -> str:
    """Return our licence: it lies beside the assets in source and bundle, with the metadata when installed."""
    beside = paths.ASSETS.parent / "LICENSE"
    if beside.is_file():
        return beside.read_text(encoding="utf-8")
    files = metadata.files(PROGRAM) or []
    return "".join(file.read_text(encoding="utf-8") for file in files if file.name == "LICENSE")


def _of_assets() -> list[Path]:
    return [path for path in paths.ASSETS.rglob("*") if path.is_file() and _is_licence(path.name)]


def _dependency(name: str) -> None:
    try:
        distribution = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return
    _chapter(f"{name} {distribution.version}", _terms(distribution))
    for file in distribution.files or []:
        if _is_licence(file.name) and Path(str(file.locate())).is_file():
            print(file.read_text(encoding="utf-8").strip())


def _terms(distribution: metadata.Distribution) -> str:
    about = distribution.metadata
    for key in ("License-Expression", "License"):
        if key in about and "\n" not in about[key]:
            return about[key]
    classifiers = [line for line in about.get_all("Classifier") or [] if line.startswith("License")]
    return ", ".join(line.rpartition(" :: ")[2] for line in classifiers)


def _is_licence(name: str) -> bool:
    return name.upper().startswith(_LICENCE_NAMES) and not name.endswith(".py")


def _chapter(title: str, body: str) -> None:
    print(f"\n== {title} ==\n")
    print(body.strip())
