"""The evening that `bench` measures: matches are really played, screens really opened, and it ends where it began."""

from __future__ import annotations

import pygame
import pytest

from game import cli, text
from game.cli.measuring import evening
from game.match import saves
from game.scenes.stack import Stack


def test_an_evening_is_played_by_keys_and_ends_at_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "SIZE", (640, 360))
    monkeypatch.setattr(evening, "MATCHES", (("children hand_size=3", 2, "yard"),))
    for name, seconds in (("THOUGHT", 0.2), ("LOOK", 1.0), ("FILM", 3.0)):
        monkeypatch.setattr(evening, name, seconds)
    seen, push = set(), Stack.push
    monkeypatch.setattr(Stack, "push", lambda stack, scene: (seen.add(scene.name), push(stack, scene)))
    told = []
    played = evening.Evening(lambda: told.append(1))
    played.spend(40)
    assert 40 <= played.seconds < 55
    assert 35 <= len(told) < 56
    assert played.top.name == "title"
    assert text.language() == "en"
    assert {"title", "table", "replay", "records", "settings"} <= seen
    assert saves.has_running() or list(saves.replays().glob("*.match"))
    played.close()


@pytest.mark.parametrize("minutes", ["0", "-1", "1000", "nan"])
def test_an_evening_has_bounds(minutes, capsys):
    assert cli.main(["bench", "--only", "memory", "--minutes", minutes]) == 2
    assert "minutes" in capsys.readouterr().err


def test_an_evening_can_be_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "SIZE", (640, 360))
    played = evening.Evening()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    with pytest.raises(KeyboardInterrupt):
        played.spend(60)
