"""The sound player: cues, takes, panning, sliders, fades, captions, mono, and silence where nothing can be heard."""

from __future__ import annotations

import itertools
import os
import string
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import text
from game.levels import catalogue
from game.settings import Settings
from game.view.sound import CHANNELS, CLOSEST_S, DUCKED, SoundPlayer
from game.view.sound_cues import CUES, MUSIC, ROOMS, Caption, words_for
from game.view.sound_loops import MUSIC_IN_S, MUSIC_OUT_S, ROOM_CHANNELS, ROOM_FADE_S
from game.view.sound_mix import Fade, Volumes, pan_at, sides

ROOT = Path(__file__).resolve().parents[1]


class Clock:
    """Seconds that pass when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def told():
    return []


@pytest.fixture
def player(clock, told):
    pygame.mixer.quit()
    made = SoundPlayer(clock=clock, captions=told.append)
    made.set_volumes(Volumes(master=1.0, effects=1.0, voices=1.0, music=1.0, rooms=1.0))
    assert made.audible, made.problem
    yield made
    made.close()


def let(player, clock, seconds, step=0.05):
    for _ in range(round(seconds / step)):
        clock.now += step
        player.update()


def busy():
    return [i for i in range(CHANNELS) if pygame.mixer.Channel(i).get_busy()]


# -- cues


def test_every_cue_plays_and_is_captioned(player, clock, told):
    for cue in CUES:
        clock.now += 1
        player.play(cue)
    assert [caption.cue for caption in told] == list(CUES)
    assert player.problem is None


def test_takes_of_a_sound_never_come_twice_running(player, clock):
    heard = []
    for _ in range(60):
        clock.now += 1
        player.play("play")
        heard.append(player.last_file)
    assert set(heard) == {"play_1", "play_2", "play_3"}
    assert all(a != b for a, b in itertools.pairwise(heard))


@pytest.mark.parametrize(
    ("cue", "count", "file"),
    [
        ("penalty_add", 2, "penalty_add_1"),
        ("penalty_add", 7, "penalty_add_3"),
        ("penalty_add", 40, "penalty_add_6"),
        ("penalty_add", 1, "penalty_add_1"),
        ("tick_low", 5, "tick_low_5"),
        ("tick_low", 1, "tick_low_1"),
        ("firecracker", 1, "firecracker_3"),
        ("firecracker", 9, "firecracker_7"),
        ("ui_toggle", 0, "ui_toggle_off"),
        ("ui_toggle", 1, "ui_toggle_on"),
    ],
)
def test_the_count_chooses_the_file(cue, count, file):
    assert CUES[cue].file_for(count) == file


def test_the_same_sound_twice_at_once_is_one_sound(player, clock, told):
    player.play("deal")
    player.play("deal")
    assert len(told) == 1
    clock.now += CLOSEST_S * 2
    player.play("deal")
    assert len(told) == 2


def test_an_unknown_cue_is_an_error_of_ours(player):
    with pytest.raises(KeyError):
        player.play("gong_of_doom")
    with pytest.raises(KeyError):
        player.scene("music_of_doom")


def test_many_sounds_at_once_take_the_place_of_the_oldest_and_leave_the_rooms_alone(player, clock):
    for _ in range(30):
        clock.now += 0.1
        player.play("fanfare")
    assert busy() == list(range(len(ROOM_CHANNELS), CHANNELS))


def test_cues_can_be_read_beforehand_on_a_thread(player):
    player.preload()
    player._wait()
    assert player._sounds.keys() == {file for cue in CUES.values() for file in cue.files}
    assert None not in player._sounds.values()


# -- captions


@pytest.mark.parametrize("cue", CUES.values(), ids=CUES.keys())
def test_a_caption_with_a_gap_has_words_for_when_it_is_not_known(cue):
    def gaps(words):
        return {name for _text, name, _spec, _conversion in string.Formatter().parse(words) if name}

    assert gaps(cue.caption) <= {"count", "colour"}
    assert bool(gaps(cue.caption)) == bool(cue.bare)
    assert not gaps(cue.bare)
    assert len(cue.steps) in (0, len(cue.files))


def test_captions_name_who_it_is_about_and_how_much(player, told):
    player.play("penalty_hit", 0.5, name="North", count=6)
    assert told == [Caption("penalty_hit", "[North: draws 6]", False, 0.5)]
    assert words_for(CUES["wild"], colour="red") == "[the colour is now red]"
    assert words_for(CUES["wild"]) == "[the colour changes]"


def test_captions_are_in_chinese_too():
    assert text.set_language("zh_CN") is None
    for cue in CUES.values():
        words = words_for(cue, name="南风", count=3, colour="红")
        assert words.startswith("（南风：")
        assert any("\u4e00" <= character <= "\u9fff" for character in words[4:])
    assert words_for(CUES["tick_low"], count=5) == "（还有 5 秒）"
    for words in [*MUSIC.values(), *ROOMS.values()]:
        assert text._(words) != words


def test_a_change_of_music_and_room_is_captioned_once(player, told):
    player.scene("music_day", "room_train")
    player.scene("music_day", "room_train")
    assert [caption.words for caption in told] == ["[music: in the sun]", "[a train on its rails]"]


# -- left and right, sliders


def test_what_is_left_on_the_screen_is_louder_left_but_never_in_one_ear_alone():
    left, right = sides(1.0, pan_at(0, 1920))
    assert left == 1.0
    assert 0.1 < right < 0.6
    assert sides(0.5, 0.0) == pytest.approx((0.5, 0.5))
    assert pan_at(960, 1920) == 0
    assert pan_at(1920, 1920) == -pan_at(0, 1920)


def test_sliders_multiply_and_mute_silences_all():
    volumes = Volumes(master=0.5, effects=0.8, music=0.4, rooms=0.2, voices=1.0)
    levels = [volumes.level(slider) for slider in ("effects", "music", "rooms", "voices")]
    assert levels == pytest.approx([0.4, 0.2, 0.1, 0.5])
    muted = Volumes.of_settings(Settings(muted=True))
    assert {muted.level(slider) for slider in ("effects", "music", "rooms", "voices")} == {0.0}


def test_settings_set_the_sliders(player):
    player.apply(Settings(master_volume=0.5, effects_volume=0.5, music_volume=1.0))
    assert player._volumes.level("effects") == 0.25
    assert player._volumes.level("music") == 0.5
    assert 0 < player._volumes.level("rooms") < player._volumes.level("music")


def test_nothing_is_started_at_no_volume(player, told):
    player.set_volumes(Volumes(muted=True))
    player.play("win")
    assert not busy()
    assert told, "the caption comes all the same"


def test_turning_down_quietens_what_is_being_heard(player):
    player.play("fanfare")
    (channel,) = busy()
    player.set_volumes(Volumes(muted=True))
    assert pygame.mixer.Channel(channel).get_volume() == 0


# -- music and rooms


def test_music_fades_in_and_the_next_piece_follows_when_the_first_has_faded_out(player, clock):
    player.scene("music_title")
    let(player, clock, 0.2)
    assert pygame.mixer.music.get_busy()
    assert 0 < pygame.mixer.music.get_volume() < 0.5
    let(player, clock, MUSIC_IN_S + 0.2)
    assert pygame.mixer.music.get_volume() == 1.0
    assert not player.moving
    player.scene("music_night")
    let(player, clock, 0.2)
    assert player.music.playing == "music_title"
    let(player, clock, MUSIC_OUT_S + MUSIC_IN_S + 0.4)
    assert player.music.playing == "music_night"
    assert pygame.mixer.music.get_volume() == 1.0
    player.scene(None)
    let(player, clock, MUSIC_OUT_S + 0.2)
    assert not pygame.mixer.music.get_busy()


def test_the_same_music_goes_on_through_a_change_of_scene(player, clock):
    player.scene("music_day")
    let(player, clock, 2)
    player.scene("music_night")
    let(player, clock, 0.1)
    player.scene("music_day")
    let(player, clock, 2)
    assert player.music.playing == "music_day"
    assert pygame.mixer.music.get_volume() == 1.0


def test_rooms_cross_over(player, clock):
    player.scene(None, "room_river")
    let(player, clock, 0.05)
    player.room.wait()
    let(player, clock, ROOM_FADE_S + 0.2)
    assert busy() == [0]
    player.scene(None, "room_market")
    let(player, clock, 0.05)
    player.room.wait()
    let(player, clock, 0.5)
    assert busy() == [0, 1]
    let(player, clock, ROOM_FADE_S + 0.2)
    assert busy() == [1]
    assert not player.moving


def test_music_steps_back_for_an_important_sound_and_returns(player, clock):
    player.scene("music_day")
    let(player, clock, 2)
    player.play("penalty_hit")
    let(player, clock, 0.3)
    assert pygame.mixer.music.get_volume() == pytest.approx(DUCKED, abs=0.02)
    assert player.moving
    let(player, clock, 5)
    assert pygame.mixer.music.get_volume() == 1.0
    assert not player.moving


def test_a_fade_arrives_and_not_beyond():
    fade = Fade(0.0)
    fade.to(1.0, 2.0)
    assert [fade.step(0.5) for _ in range(5)] == pytest.approx([0.25, 0.5, 0.75, 1.0, 1.0])
    fade.to(0.2, 0)
    assert fade.step(0.0001) == 0.2


def test_every_room_a_level_asks_for_is_there():
    sounds = [entry.venue.room_sound for entry in catalogue.shipped_levels() if entry.venue is not None]
    assert {f"room_{sound}" for sound in sounds if sound} == set(ROOMS)


# -- mono


def test_mono_gives_one_channel_for_everything_and_can_be_taken_back(player, clock):
    player.scene("music_day", "room_train")
    let(player, clock, 0.5)
    player.set_mono(True)
    assert pygame.mixer.get_init()[2] == 1
    player.play("play", -0.7)
    let(player, clock, 2)
    assert player.music.playing == "music_day"
    assert pygame.mixer.music.get_busy()
    player.set_mono(False)
    assert pygame.mixer.get_init()[2] == 2
    assert player.problem is None


# -- nothing to hear with


@pytest.fixture
def broken_device(monkeypatch):
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")


def test_without_a_device_the_player_says_so_and_only_captions(broken_device, clock, told):
    player = SoundPlayer(clock=clock, captions=told.append)
    assert not player.audible
    assert player.problem
    assert player.problem.startswith("No sound can be played (")
    player.preload()
    player.scene("music_day", "room_river")
    player.play("uno_call", 0.3, name="West")
    player.duck(1)
    let(player, clock, 2)
    player.apply(Settings())
    player.set_mono(True)
    assert not player.moving
    assert [caption.cue for caption in told] == ["music_day", "room_river", "uno_call"]
    player.close()


def test_a_program_without_a_device_goes_on(tmp_path):
    program = (
        "import pygame; pygame.init()\n"
        "from game.view.sound import SoundPlayer\n"
        "p = SoundPlayer(); p.play('win'); p.scene('music_title', 'room_train'); p.update()\n"
        "p.close(); print(p.problem)"
    )
    env = os.environ | {"SDL_AUDIODRIVER": "nonsense"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=env, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert "No sound can be played" in done.stdout


def test_missing_and_broken_files_are_said_once_and_skipped(tmp_path, clock, told):
    pygame.mixer.quit()
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "deal.ogg").write_bytes(b"not a sound")
    player = SoundPlayer(tmp_path, clock=clock, captions=told.append)
    assert player.problem is None
    player.play("deal")
    first = player.problem
    assert first
    assert "deal" in first
    player.play("win")
    player.scene("music_day", "room_river")
    let(player, clock, 1)
    player.room.wait()
    let(player, clock, 1)
    assert player.problem == first
    assert not player.moving
    assert len(told) == 4
    player.close()
