"""Start House Rules: ``python -m game``, the installed ``house-rules`` and both executables of a bundle come here."""

from __future__ import annotations

import multiprocessing
import os
import sys


def main() -> int:
    """Run the command line and return its exit status."""
    multiprocessing.freeze_support()  # a frozen worker process starts here too, and never comes back
    for name in ("stdout", "stderr"):
        _make_usable(name)
    from game.cli import main as run

    return run(sys.argv[1:])


def _make_usable(name: str) -> None:
    """Give a windowed program on Windows, which has none, a stream; let no stream fail over a character."""
    stream = getattr(sys, name)
    if stream is None:
        setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - lives as long as we do
    elif hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
