"""Every setting that can be seen is on a row, changes by key, and does what it says."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from game.input.intents import Intent, Kind
from game.match.table import Pace
from game.scenes.context import Context
from game.scenes.controls import Controls
from game.scenes.first_start import FirstStart
from game.scenes.setting_rows import SETTINGS
from game.scenes.settings import SettingsScene
from game.scenes.stack import Stack
from game.scenes.table_laid import laid, table_of
from game.scenes.title import Title
from game.scenes.tutorial import Tutorial
from game.settings import INSTANTLY, Settings
from game.ui.colour import contrast
from game.ui.own_colours import LEAST_CONTRAST, SHADES, STANDARD, is_own, shades_of, tones, with_shade
from game.view.card_art import recoloured
from game.view.sound_cues import Caption
from game.view.sound_mix import Volumes

pytestmark = pytest.mark.usefixtures("no_pictures")


def opened(*scenes, settings: Settings | None = None) -> Stack:
    context = Context(settings or Settings(language="en"), keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    for make in scenes:
        stack.push(make(context))
    return stack


def at_a_table(settings: Settings):
    return opened(lambda context: table_of(context, laid("r3 r8 gS")), settings=settings).top


def test_every_setting_has_a_row_and_follows_the_keys() -> None:
    found = set()
    for group in ("display", "sound", "pace"):
        stack = opened(lambda context, group=group: SettingsScene(context, group), settings=Settings(captions=True))
        for name in SETTINGS:
            node = stack.top.tree.find(f"set.{name}")
            if node is None:
                continue
            found.add(name)
            before = getattr(stack.context.settings, name)
            stack.top.tree.set_focus(node.id, shown=True)
            stack.handle(Intent(Kind.RIGHT))
            if getattr(stack.context.settings, name) == before:
                stack.top.tree.set_focus(node.id, shown=True)
                stack.handle(Intent(Kind.LEFT))
            assert getattr(stack.context.settings, name) != before, name
            stack.context.change(captions=True)
    assert found == set(SETTINGS)


def test_a_held_key_stops_at_the_end_of_a_value_and_only_a_new_press_leads_on() -> None:
    stack = opened(lambda context: SettingsScene(context, "sound"), settings=Settings(effects_volume=0.9))
    tree = stack.top.tree
    tree.set_focus("set.effects_volume", shown=True)
    for _ in range(30):
        stack.handle(Intent(Kind.RIGHT, repeat=True))
    assert stack.context.settings.effects_volume == 1.0
    assert tree.focus_id == "set.effects_volume"
    stack.handle(Intent(Kind.RIGHT))
    assert tree.focus_id.startswith("listen.")


def test_back_to_default_puts_all_of_them_back() -> None:
    stack = opened(SettingsScene, settings=Settings(text_scale=2.0, mono=True, turn_timer="normal", narration=False))
    stack.top._reset()
    assert stack.context.settings == Settings()


def test_sizes_and_contrast_are_seen() -> None:
    plain, large = opened(Title).top, opened(Title, settings=Settings(interface_scale=1.5)).top
    assert large.canvas.k == pytest.approx(1.5 * plain.canvas.k)
    assert at_a_table(Settings(text_scale=2.0)).canvas.text_scale == 2.0
    stack = opened(Title)
    stack.context.change(high_contrast=True)
    assert stack.context.theme["ink"] == "#000000"


def test_what_the_table_is_told() -> None:
    scene = at_a_table(
        Settings(
            reduced_motion=True,
            no_flashes=True,
            dim_unplayable=False,
            captions=True,
            all_captions=True,
            large_emblems=True,
            animation_speed=4.0,
            colour_set="contrast",
        )
    )
    comfort = scene.view.comfort
    assert (comfort.reduced_motion, comfort.no_flashes, comfort.dim_unplayable) == (True, True, False)
    assert scene.view.stage.art.folder == "cards_big"
    assert scene.view.stage.art.colour_set == "contrast"
    assert scene.director.speed == 4.0


@pytest.mark.parametrize(
    ("settings", "seen"),
    [
        (Settings(), []),
        (Settings(captions=True), ["[a gong]"]),
        (Settings(captions=True, all_captions=True), ["[a gong]", "[a card]"]),
    ],
)
def test_captions_for_sounds_and_for_small_ones(settings: Settings, seen: list[str]) -> None:
    scene = at_a_table(settings)
    scene.director.heard(Caption("gong", "[a gong]", False, 0.0))
    scene.director.heard(Caption("deal", "[a card]", True, 0.0))
    assert [words for words, _until in scene.director.captions.lines] == seen


def test_the_pace() -> None:
    assert Pace.of(Settings(turn_timer="normal")).turn_seconds == 20
    assert Pace.of(Settings(turn_timer="normal", races=False)).turn_seconds is None
    pace = Pace.of(Settings(thinking_time=0.0, races=False))
    assert (pace.thinking, pace.races, pace.auto_call) == (0.0, False, True)
    assert Pace.of(Settings(auto_call=True)).auto_call


def test_volumes_and_mono_reach_the_sounds() -> None:
    volumes = Volumes.of_settings(Settings(master_volume=0.5, rooms_volume=0.2, voices_volume=0.4, music_volume=0.0))
    assert [volumes.level(one) for one in ("rooms", "voices", "music")] == pytest.approx([0.1, 0.2, 0.0])
    told = []
    stack = opened(Title)
    stack.context.sounds = SimpleNamespace(apply=told.append, play=lambda cue: None)
    stack.context.change(mono=True)
    stack.context.change(rooms_volume=0.1)
    assert [one.mono for one in told] == [True, True]


def test_full_screen_and_reading_aloud_are_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "prism", None)
    stack, told = opened(Title), []
    stack.context.apply_window = told.append
    stack.context.change(fullscreen=True)
    assert told
    assert told[0].fullscreen
    stack.context.change(narration=True)
    assert stack.context.reader is not None
    assert "No voice" in stack.top.toast
    stack.context.change(narration=False)
    assert stack.context.reader is None


def test_own_colours_can_be_read_and_told_apart() -> None:
    own = ":".join(("own", *STANDARD))
    assert Settings(colour_set=own).clamped().colour_set == own
    assert Settings(colour_set="own:zz").clamped().colour_set == "standard"
    for shade, _name in SHADES:
        suit = tones(shade)
        assert contrast(suit["deep"], suit["cut"]) >= LEAST_CONTRAST
        new = with_shade(own, "g", shade)
        assert is_own(new)
        assert len(set(shades_of(new))) == 4, "no two suits have the same"
    pink = with_shade(own, "r", "E58BC0")
    assert "#E58BC0" in recoloured('<path fill="#C02A1A"/>', pink)
    stack = opened(Title)
    stack.context.change(colour_set=pink)
    assert stack.context.theme.suits["r"].main == "#E58BC0"
    assert stack.context.theme.suits["p"].main == Context(Settings()).theme.suits["p"].main


# Keys --------------------------------------------------------------------------------------------------------------
def press(stack: Stack, key: int) -> None:
    for intent in stack.context.translator.translate(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")):
        stack.handle(intent)


def test_a_key_is_given_taken_kept_and_put_back() -> None:
    stack = opened(Controls)
    scene = stack.top
    scene.tree.set_focus("key.catch")
    press(stack, pygame.K_RETURN)
    assert scene.tree.find("key.catch").value == "Press it now"
    press(stack, pygame.K_SPACE)
    keys = stack.context.bindings.keys
    assert (keys[Kind.CATCH], keys[Kind.CALL]) == (("space", "c"), ("u",))
    assert "Call" in scene.toast
    press(stack, pygame.K_RETURN)
    press(stack, pygame.K_ESCAPE)
    assert stack.top is scene, "Esc keeps what there is and leaves nothing"
    scene.listen(Kind.CONFIRM, False)
    press(stack, pygame.K_DELETE)
    assert stack.context.bindings.keys[Kind.CONFIRM] == ("return", "enter")
    scene._reset()
    assert stack.context.settings.bindings == {}


def test_listening_ends_by_itself_and_by_a_click() -> None:
    stack = opened(Controls)
    stack.top.listen(Kind.CALL, True)
    stack.update(9.0)
    assert stack.top.listening is None
    stack.top.listen(Kind.CALL, True)
    stack.handle(Intent(Kind.PRESS, x=3, y=3))
    assert stack.top.listening is None
    assert stack.context.translator.capture is None


# The first start ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("choice", "then"), [("learn", Tutorial), ("title", Title)])
def test_the_first_start_asks_once_and_leads_on(choice: str, then: type) -> None:
    stack = opened(Title, FirstStart)
    scene = stack.top
    assert scene.tree.focus_id == "set.language"
    press(stack, pygame.K_ESCAPE)
    assert scene.offering, "Esc goes on: nobody is kept here"
    scene.tree.set_focus(f"offer.{choice}")
    press(stack, pygame.K_RETURN)
    assert isinstance(stack.top, then)
    assert stack.context.settings.started_before


def test_the_language_changes_at_once() -> None:
    stack = opened(Title, FirstStart)
    stack.handle(Intent(Kind.LEFT))
    assert stack.context.settings.language == "zh_CN"
    assert stack.top.tree.root.name != "Welcome to the table"


def test_a_sound_tried_beside_the_settings_is_written_as_a_caption() -> None:
    stack = opened(lambda context: SettingsScene(context, "sound"))
    heard = []
    stack.context.sounds = SimpleNamespace(play=heard.append, apply=lambda settings: None)
    for cue in ("jump_in", "win"):
        stack.top.tree.set_focus(f"listen.{cue}", shown=True)
        stack.handle(Intent(Kind.CONFIRM))
    assert heard == ["jump_in", "win"]
    assert stack.top.tree.find("listen.captions").value == "[jumps in] [the round is won]"


def test_the_little_game_beside_the_pace_is_as_quick_as_is_set_and_comes_to_rest() -> None:
    seconds = {}
    for speed in (0.5, 1.0, 4.0, INSTANTLY):
        stack = opened(lambda context: SettingsScene(context, "pace"), settings=Settings(animation_speed=speed))
        scene = stack.top
        seconds[speed] = 0.0
        while scene.rest == 0.0:
            scene.update(0.02)
            scene.draw()
            seconds[speed] += 0.02
    assert seconds[0.5] > seconds[1.0] > seconds[4.0] > seconds[INSTANTLY] > 0
    scene.settings_changed()
    assert scene.rest == 0.0, "another pace is shown anew"


@pytest.mark.parametrize(("group", "shown"), [("display", "grey"), ("sound", "win"), ("controls", "draw")])
def test_every_group_has_something_beside_it(group, shown) -> None:
    names = [node.id.rpartition(".")[2] for node in opened(lambda c: SettingsScene(c, group)).top.tree.root.walk()]
    assert shown in names
