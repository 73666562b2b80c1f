"""The real window with a clock of our own: posted events in, screens out."""

from __future__ import annotations

import pygame
import pytest

from game import settings as settings_file
from game import text
from game.ai.levels import LEVELS
from game.app import App, first_scenes
from game.match import saves
from game.options import GameOptions
from game.settings import Settings


class Player:
    """Plays the game's menus by posting events and letting time pass."""

    def __init__(self) -> None:
        self.now = 0.0
        settings = Settings(language="en", reduced_motion=True, started_before=True)
        self.app = App(GameOptions(size=(1280, 720), seed=11), settings, clock=lambda: self.now)
        self.app.stack.reset(*first_scenes(self.app.context))
        self.wait()

    def wait(self, seconds: float = 0.1) -> None:
        for _frame in range(max(1, round(seconds * 60))):
            self.now += 1 / 60
            self.app.frame(pygame.event.get())

    def key(self, *names: str) -> None:
        for name in names:
            code = pygame.key.key_code(name)
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
            self.wait(0.05)

    def type(self, words: str) -> None:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=words))
        self.wait(0.05)

    def click(self, node_id: str) -> None:
        scene = self.top
        node = scene.tree.find(node_id)
        assert node is not None, scene.tree.dump()
        at = tuple(round(v * scene.canvas.k) for v in node.bounds.centre)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        self.wait()

    def focus(self, node_id: str) -> None:
        for _press in range(80):
            if self.top.tree.focus_id == node_id:
                return
            self.key("tab")
        raise AssertionError(f"{node_id} is never reached:\n{self.top.tree.dump()}")

    @property
    def top(self):
        return self.app.stack.top

    @property
    def names(self) -> list[str]:
        return [scene.name for scene in self.app.stack.scenes]


@pytest.fixture
def player() -> Player:
    return Player()


def test_every_menu_is_opened_and_left_by_mouse(player: Player) -> None:
    for button, name in (("new", "new_table"), ("settings", "settings"), ("help", "help"), ("about", "about")):
        player.click(button)
        assert player.names == ["title", name]
        player.click("back")
        assert player.names == ["title"]


def test_every_menu_is_opened_and_left_by_keys(player: Player) -> None:
    for button, name in (("new", "new_table"), ("settings", "settings"), ("help", "help"), ("about", "about")):
        player.focus(button)
        player.key("return")
        assert player.names == ["title", name]
        player.key("escape")
        assert player.names == ["title"]


def test_quitting_asks_first(player: Player) -> None:
    player.key("escape")
    assert player.top.asking
    player.key("escape")
    assert not player.top.asking
    player.click("quit")
    player.click("leave.quit")
    assert player.app.context.quitting


def test_the_language_changes_at_once_and_is_kept(player: Player) -> None:
    player.click("settings")
    player.click("tab.language")
    player.click("language.zh_CN")
    assert text.language() == "zh_CN"
    assert player.top.tree.find("title").name == "设置"
    assert settings_file.load()[0].language == "zh_CN"
    player.click("language.en")
    assert player.top.tree.find("title").name == "Settings"


def test_a_switch_and_a_slider_by_keys(player: Player) -> None:
    player.click("settings")
    player.focus("set.reduced_motion")
    player.key("return")
    assert settings_file.load()[0].reduced_motion is False
    player.focus("tab.sound")
    player.key("return")
    player.focus("set.music_volume")
    player.key("left", "left")
    assert settings_file.load()[0].music_volume == pytest.approx(0.4)


def test_a_slider_follows_the_pointer(player: Player) -> None:
    player.click("settings")
    player.click("tab.sound")
    slider, k = player.top.tree.find("set.music_volume"), player.top.canvas.k
    y = round((slider.track.y + 6) * k)
    for kind, share in ((pygame.MOUSEBUTTONDOWN, 0.2), (pygame.MOUSEMOTION, 0.5), (pygame.MOUSEMOTION, 0.9)):
        x = round((slider.track.x + slider.track.w * share) * k)
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1, rel=(0, 0), buttons=(1, 0, 0)))
        player.wait()
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
    player.wait()
    assert player.app.context.settings.music_volume == pytest.approx(0.9)


def test_larger_text_is_laid_out_again(player: Player) -> None:
    player.click("settings")
    before = player.top.canvas.k
    player.app.context.change(text_scale=2.0)
    player.wait()
    assert player.top.canvas.k == pytest.approx(2 * before)


def test_a_name_is_typed_only_in_its_field(player: Player) -> None:
    player.click("new")
    player.type("not heard")
    player.click("seat.0.name")
    assert player.app.context.translator.typing
    player.type("小明🀄 and d")
    player.key("return")
    assert not player.app.context.translator.typing
    assert player.top.seats.seats[0].name == "小明🀄 and d"
    assert settings_file.load()[0].name == "小明🀄 and d"


def test_escape_brings_the_old_name_back(player: Player) -> None:
    player.click("new")
    player.click("seat.0.name")
    player.type("x")
    player.key("escape")
    assert player.names == ["title", "new_table"]
    assert player.top.seats.seats[0].name == ""


def test_seats_are_added_changed_and_taken_away(player: Player) -> None:
    player.click("new")
    scene = player.top
    for _more in range(6):
        scene.seats.add()
    assert len(scene.seats.seats) == 10
    assert len({seat.character for seat in scene.seats.seats}) == 10
    assert scene.tree.find("seats.add") is None
    player.click("seat.1.level")
    assert scene.seats.seats[1].level == list(LEVELS)[list(LEVELS).index("steady") + 1]
    before = scene.seats.seats[2].character
    player.click("seat.2.head")
    assert scene.seats.seats[2].character != before
    for _less in range(8):
        scene.seats.remove(1)
    assert len(scene.seats.seats) == 2
    assert scene.tree.find("seat.1.remove") is None


def test_a_preset_and_a_length_are_chosen(player: Player) -> None:
    player.click("new")
    player.click("preset.children")
    player.click("match.length.1")
    table = player.top.table()
    assert table.rules == "children target=200"
    assert player.top.tree.find("preset.children").state >= {"selected"}


def test_a_table_is_opened_paused_left_and_continued(player: Player) -> None:
    player.click("new")
    player.key("f5")
    assert player.names[-1] == "table"
    player.wait(0.5)
    player.key("escape")
    assert player.names[-1] == "pause"
    player.key("r")
    assert player.names[-1] == "rule_book"
    player.key("r")
    player.click("settings")
    assert player.names[-1] == "settings"
    player.key("escape")
    player.focus("leave")
    player.key("return")
    assert player.names == ["title"]
    assert saves.has_running()
    assert player.top.tree.focus_id == "continue"
    player.key("return")
    assert player.names == ["title", "table"]


def test_a_damaged_save_is_said_and_kept_aside(player: Player) -> None:
    saves.folder().mkdir(parents=True, exist_ok=True)
    saves.running_path().write_text("nonsense", encoding="utf-8")
    player.top.uncovered()
    player.top.rebuild()
    player.wait()
    player.click("continue")
    assert player.names == ["title"]
    assert "running.match.damaged" in player.top.toast
    assert player.top.tree.find("continue") is None
    assert (saves.folder() / "running.match.damaged").read_text(encoding="utf-8") == "nonsense"


def test_the_window_may_be_made_tiny_and_large_again(player: Player) -> None:
    for size in ((1, 1), (320, 40), (3440, 1440), (1280, 720)):
        player.app.surface = pygame.Surface(size)
        player.app.stack.resize(player.app.surface)
        player.wait()
    assert player.top.tree.find("new").bounds.w > 100


def test_nothing_is_drawn_while_nothing_changes(player: Player) -> None:
    player.wait(0.2)
    before = player.app.frames
    player.wait(2.0)
    assert player.app.frames == before


def test_losing_the_focus_of_the_window_breaks_nothing(player: Player) -> None:
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
        pygame.event.post(pygame.event.Event(kind))
        player.wait()
    assert player.names == ["title"]
