"""What is read aloud: screens as they open, focus as it moves, values as they change, and what happens at the table.

Everything comes from the trees of the screens and from the log of the table, so only what the one who looks may know
is said. Where focus goes, the voice goes: moving on interrupts what was being read, while what happens at the table
is read to its end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from game.scenes.scene import Scene
from game.scenes.stack import Stack
from game.ui.node import Node
from game.ui.speaker import Speaker, Transcript, words_of

LOWEST_HEADING = 3
"""So many headings of a screen are read when it opens."""


MOST_OF_A_DEAL = 8
"""A match that is gone on with is not told from its beginning: only a deal that has just been made."""


class _Seen(NamedTuple):
    """What was said last: the layer and its words, the node in focus and its words, status, toast, remarks."""

    scene: Scene | None = None
    layer: str = ""
    focus: str = ""
    words: str = ""
    status: str = ""
    toast: str = ""
    remarks: int = 0


class Reader:
    """Says what is new on the topmost screen. Call `look` once a frame."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        self.spoken = Transcript(speaker)
        self._seen = _Seen()
        self._told: WeakKeyDictionary[Scene, int] = WeakKeyDictionary()
        """How many lines of a table's log have been read."""

    def look(self, stack: Stack) -> bool:
        """Say what has changed since the last time; return whether there was anything."""
        scene = stack.top
        if scene is None:
            return False
        before, now = self._seen, _seen(scene)
        self._seen = now
        opened = now.scene is not before.scene
        ended = opened and before.scene is not None and self._tell(before.scene, before.remarks)
        said = self._open(scene, now, cut=not ended) if opened or now.layer != before.layer else False
        said = self._tell(scene, len(_remarks(scene)) if opened else before.remarks) or said
        for words, old in ((now.status, before.status), (now.toast, before.toast)):
            if words and (opened or words != old):
                self.spoken.say(words)
                said = True
        if now.focus and (opened or now.focus != before.focus):
            self.spoken.say(now.words, interrupt=not said)
        elif now.focus and now.words != before.words:
            self.spoken.say(_change(before.words, now.words), interrupt=not said)
        else:
            return said
        return True

    def _open(self, scene: Scene, now: _Seen, cut: bool = True) -> bool:
        """Say which screen or dialog it is; what was being read before is cut short, unless that was news."""
        layer = scene.tree.layer()
        names = [layer.name, *(node.name for node in _headings(layer))][: LOWEST_HEADING + 1]
        words = ". ".join(dict.fromkeys(name for name in names if name))
        self.spoken.say(words, interrupt=cut)
        for text in _told(layer):
            self.spoken.say(text)
        return bool(words)

    def _tell(self, scene: Scene, remarks: int) -> bool:
        """Say what has happened at the table since it was looked at last; a deal with its first card too."""
        log = _log(scene)
        told = self._told.get(scene)
        if told is None:
            begun = max((i for i, (_words, strong) in enumerate(log) if strong), default=0)
            told = begun if len(log) - begun <= MOST_OF_A_DEAL else len(log)
        self._told[scene] = len(log)
        said = [words for words, _strong in log[told:]] + _remarks(scene)[remarks:]
        for words in said:
            self.spoken.say(words)
        return bool(said)

    def repeat(self, stack: Stack) -> None:
        """Say again where one is and what is asked."""
        if stack.top is not None:
            now, tree = _seen(stack.top), stack.top.tree
            if tree.layer() is not tree.root:
                self._open(stack.top, now)
                self.spoken.say(now.words)
                return
            self.spoken.say(now.status or tree.root.name, interrupt=True)
            standing = getattr(stack.top, "standing", None)
            for words in standing() if callable(standing) else ():
                self.spoken.say(words)
            self.spoken.say(now.words)

    def forget(self) -> None:
        """Say everything anew with the next look: the voice was switched on, or speaks another language."""
        self._seen = _Seen()


def _seen(scene: Scene) -> _Seen:
    tree = scene.tree
    node = tree.focused() if tree.focus_shown or not tree.hover_id else tree.find(tree.hover_id)
    status = next((one.name for one in tree.root.walk() if one.role == "status" and one.name), "")
    return _Seen(
        *(scene, tree.layer().id, node.id if node else "", words_of(node) if node else ""),
        *(status, getattr(scene, "toast", ""), len(_remarks(scene))),
    )


def _log(scene: Scene) -> list[tuple[str, bool]]:
    log: list[tuple[str, bool]] = getattr(scene, "log", [])
    return log


def _remarks(scene: Scene) -> list[str]:
    """Return what computer players have said at the table, as far as it is to be read."""
    remarks: list[str] = getattr(scene, "remarks", [])
    return remarks


def _headings(layer: Node) -> Iterable[Node]:
    return (node for node in layer.walk() if node.role == "heading")


def _told(layer: Node) -> Iterable[str]:
    """Return what a dialog says beside its name."""
    dialogs = [node for node in layer.walk() if node.role == "dialog"]
    if not dialogs:
        return ()
    texts = [node.name for node in layer.walk() if node.role == "text"]
    return (words for words in (*(node.value for node in dialogs), *texts) if words)


def _change(before: str, now: str) -> str:
    """Return what is new in the words of a node that stays in focus: mostly its value."""
    old = before.split(", ")
    new = [part for part in now.split(", ") if part not in old]
    return ", ".join(new) or now
