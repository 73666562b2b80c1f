"""The last resort: a fault nobody foresaw is written down, and the player is told where."""

from __future__ import annotations

import platform
import sys
import time
import traceback
from pathlib import Path

from game import __version__, paths
from game.text import _

FAULT = 70
"""The exit status of a fault in the program, as sysexits.h names it."""


def report(error: Exception) -> int:
    """Write `error` down, tell where on standard error, and return the exit status."""
    details = description(error)
    try:
        place = _write(details)
    except OSError:
        print(details, file=sys.stderr)
        return FAULT
    message = _("House Rules has failed: {reason}. What is needed to mend it was written to {place}").format(
        reason=_last_line(error), place=place
    )
    print(message, file=sys.stderr)
    if sys.platform == "win32":
        _show(message)
    return FAULT


def description(error: Exception) -> str:
    """Return everything worth knowing about `error` and the system it happened on; no names, no hands."""
    lines = [
        f"House Rules {__version__}",
        f"Python {platform.python_version()} on {platform.platform()}",
        f"pygame-ce {_pygame_version()}",
        "frozen" if getattr(sys, "frozen", False) else "from source",
        "",
        *traceback.format_exception(error),
    ]
    return "\n".join(lines)


def _write(details: str) -> Path:
    place = paths.user_state() / "crashes" / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    paths.write_atomically(place, details.encode("utf-8", "backslashreplace"))
    return place


def _last_line(error: Exception) -> str:
    return "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]


def _pygame_version() -> str:
    pygame = sys.modules.get("pygame")
    if pygame is None:
        return "not loaded"
    driver = pygame.display.get_driver() if pygame.display.get_init() else "no display"
    return f"{pygame.version.ver}, SDL {pygame.version.SDL}, {driver}"


def _show(message: str) -> None:
    """Show `message` in a box of its own: a windowed program on Windows has no standard error to be read."""
    pygame = sys.modules.get("pygame")
    if pygame is not None and pygame.display.get_init() and pygame.display.get_driver() != "dummy":
        pygame.display.message_box("House Rules", message, message_type="error")
