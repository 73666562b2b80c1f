"""What is read aloud, as a transcript: a match's first acts, menus, dialogs; and voices that fail."""

from __future__ import annotations

import sys
import types

import pygame
import pytest

from game.scenes.context import Context
from game.scenes.narration import Reader
from game.scenes.settings import SettingsScene
from game.scenes.stack import Stack
from game.scenes.table_laid import laid, table_of
from game.scenes.title import Title
from game.settings import Settings
from game.ui.speaker import Aloud, Silent, find_speaker

pytestmark = pytest.mark.usefixtures("no_pictures")


class Listener:
    """Somebody who only hears: keys in, words out."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.context = Context(settings or Settings(language="en", animation_speed=0.0), keep=False)
        self.stack = Stack(self.context, pygame.Surface((1280, 720)))
        self.reader = Reader()

    def key(self, *keys: int) -> None:
        for key in keys:
            event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
            for intent in self.context.translator.translate(event):
                self.stack.handle(intent)
            self.look()

    def look(self, frames: int = 6) -> None:
        for _frame in range(frames):
            self.stack.update(1 / 60)
            self.reader.look(self.stack)

    @property
    def heard(self) -> list[str]:
        lines = list(self.reader.spoken.lines)
        self.reader.spoken.lines.clear()
        return lines


def test_a_match_can_be_followed_by_ear() -> None:
    listener = Listener()
    session, state = laid("r3 r8 gS", others=("r9 b1", "b2 g2 y2", "r4 y7 g8"), top="y5 r2")
    listener.stack.push(table_of(listener.context, (session, state)))
    listener.look()
    assert listener.heard == [
        "! The table",
        "Your turn: 2 cards fit, or draw one",
        "red 3, card, 1 of 3, can be played",
    ]
    listener.key(pygame.K_RIGHT)
    assert listener.heard == ["! red 8, card, 2 of 3, can be played"]
    listener.key(pygame.K_RIGHT)
    assert listener.heard == ["! green skip, card, 3 of 3"]
    session.step = lambda now, busy=False: False  # type: ignore[method-assign,assignment]
    listener.key(pygame.K_LEFT, pygame.K_u, pygame.K_RETURN)
    heard = listener.heard
    assert "Your turn: press the call before you play down to one card" not in heard
    assert any("You play red 8" in line for line in heard), heard
    assert not any("r9" in line or "red 9" in line for line in heard), "nobody else's hand is told"


def test_menus_say_name_role_and_value_and_what_is_new() -> None:
    listener = Listener()
    listener.stack.push(SettingsScene(listener.context, "sound"))
    listener.look()
    assert listener.heard[0].startswith("! Settings")
    listener.stack.top.tree.set_focus("set.muted")
    listener.look()
    assert listener.heard == ["! Mute, switch, off, No sound at all"]
    listener.key(pygame.K_RETURN)
    assert listener.heard[-1] == "! on"


def test_a_dialog_is_read_with_its_question() -> None:
    listener = Listener()
    listener.stack.push(Title(listener.context))
    listener.look()
    _ = listener.heard
    listener.key(pygame.K_ESCAPE)
    heard = listener.heard
    assert heard[0] == "! Leave the table?"
    assert "Nothing is lost: a match in progress waits under Continue." in heard
    assert heard[-1].endswith(", button")


class _Voice:
    def __init__(self) -> None:
        self.said: list[tuple[str, bool]] = []

    def speak(self, words: str, interrupt: bool) -> None:
        if "bad" in words:
            raise RuntimeError("no voice")
        self.said.append((words, interrupt))

    def stop(self) -> None:
        raise NotImplementedError


def test_a_voice_that_fails_falls_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = _Voice()
    library = types.SimpleNamespace(Context=lambda: types.SimpleNamespace(acquire_best=lambda: voice))
    monkeypatch.setitem(sys.modules, "prism", library)
    speaker = find_speaker()
    assert isinstance(speaker, Aloud)
    speaker.say("one", interrupt=True)
    speaker.stop()
    speaker.say("\0")
    speaker.say("bad")
    speaker.say("two")
    speaker.close()
    assert voice.said == [("one", True)]


def test_without_a_voice_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    speaker = find_speaker()
    assert isinstance(speaker, Silent)
    speaker.say("nobody hears this")
    speaker.stop()
    speaker.close()


def test_a_deal_is_told_and_so_is_what_ended_the_round() -> None:
    listener = Listener()
    session, state = laid("r3", others=("r9 b1", "b2 g2 y2", "r4 y7 g8"), top="y5 r2", rules="official scoring=single")
    listener.stack.push(table_of(listener.context, (session, state)))
    listener.look()
    listener.heard.clear()
    listener.key(pygame.K_RETURN)
    listener.look(60)
    heard = listener.heard
    out = next(i for i, line in enumerate(heard) if "You are out of cards!" in line)
    result = next(i for i, line in enumerate(heard) if "The match is over" in line)
    assert out < result
    assert not heard[result].startswith("!"), "it is not cut short"
