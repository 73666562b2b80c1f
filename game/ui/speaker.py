"""Reading aloud: something that speaks if the machine has it, else silence; and what a node sounds like.

The voice is an optional extra (``speech``); it brings the screen reader or the voice the system has. Nothing else
depends on it: what would be said is also kept as a transcript, which tests read.
"""

from __future__ import annotations

import contextlib
import importlib
from collections import deque
from typing import Any, Protocol

from game.text import N_, _
from game.ui.node import CHECKED, DISABLED, EXPANDED, SELECTED, Node

KEPT = 2000
"""Lines of the transcript kept."""

ROLES = {
    "button": N_("button"),
    "toggle": N_("switch"),
    "switch": N_("switch"),
    "slider": N_("slider"),
    "spinbutton": N_("number"),
    "choice": N_("choice"),
    "tab": N_("tab"),
    "field": N_("text field"),
    "list": N_("list"),
    "card": N_("card"),
    "seat": N_("seat"),
    "pile": N_("pile"),
    "dialog": N_("question"),
    "heading": N_("heading"),
}
"""What a role is called; roles not in here are not spoken."""

STATES = {
    DISABLED: N_("not available"),
    CHECKED: N_("on"),
    SELECTED: N_("chosen"),
    EXPANDED: N_("open"),
}


class Speaker(Protocol):
    """Something that reads aloud."""

    def say(self, words: str, *, interrupt: bool = False) -> None:
        """Read words; `interrupt` ends what is being read."""

    def stop(self) -> None:
        """Be silent at once."""

    def close(self) -> None:
        """Let go of the voice."""


class Silent:
    """Says nothing."""

    def say(self, words: str, *, interrupt: bool = False) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class Aloud:
    """A voice of the system, by way of prismatoid. A voice that fails falls silent and is asked no more."""

    def __init__(self, voice: Any, library: Any = None) -> None:
        """`voice` is a backend with ``speak(text, interrupt)`` and ``stop()``; `library` lives as long as it does."""
        self._voice: Any = voice
        self._library = library

    def say(self, words: str, *, interrupt: bool = False) -> None:
        """Read words."""
        words = words.replace("\0", " ").strip()
        if self._voice is None or not words:
            return
        try:
            self._voice.speak(words, interrupt)
        except Exception:  # whatever a voice of the system does wrong, the game goes on
            self._voice = None

    def stop(self) -> None:
        """Be silent at once; voices that cannot, finish their sentence."""
        with contextlib.suppress(Exception):
            if self._voice is not None:
                self._voice.stop()

    def close(self) -> None:
        """Be silent and let go of the voice."""
        self.stop()
        self._voice = self._library = None


def find_speaker() -> Speaker:
    """Return the best voice there is; silence where none is installed or none answers."""
    try:
        prism = importlib.import_module("prism")
        library = prism.Context()
        return Aloud(library.acquire_best(), library)
    except Exception:  # no such package, no voice, or a system library that is missing: all the same to the game
        return Silent()


class Transcript:
    """Hands on what is said, and keeps it. An `interrupt` takes the place of what was said and not yet heard."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        self.speaker: Speaker = speaker or Silent()
        self.lines: deque[str] = deque(maxlen=KEPT)

    def say(self, words: str, *, interrupt: bool = False) -> None:
        """Say words, if there are any."""
        if words:
            self.lines.append(("! " if interrupt else "") + words)
            self.speaker.say(words, interrupt=interrupt)

    def stop(self) -> None:
        """Be silent."""
        self.speaker.stop()

    def close(self) -> None:
        """Let go of the voice."""
        self.speaker.close()


def words_of(node: Node) -> str:
    """Return what is said of a node: name, role, state, value, and the hint of what cannot be done."""
    parts = [node.name]
    if node.role in ROLES:
        parts.append(_(ROLES[node.role]))
    on_off = node.role in ("toggle", "switch")
    for state, words in STATES.items():
        if state in node.state and not (on_off and state == CHECKED):
            parts.append(_(words))
    if on_off:
        parts.append(_("on") if CHECKED in node.state else _("off"))
    elif node.value:
        parts.append(node.value)
    note = getattr(node, "note", "")
    if isinstance(note, str) and note:
        parts.append(note)
    if node.hint and node.hint != node.name:
        parts.append(node.hint)
    return ", ".join(part for part in parts if part)
