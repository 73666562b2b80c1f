"""The shipped sounds are whole, clean and loud enough, and can be made again."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest

from game.view.sound_cues import CUES, MUSIC, ROOMS

ASSETS = Path(__file__).resolve().parents[1] / "assets"
FILES = sorted([*(ASSETS / "sounds").glob("*.ogg"), *(ASSETS / "music").glob("*.ogg")])
LARGEST_TOTAL = 3_000_000
SOME = ["deal", "play_2", "jump_in", "suit_r", "stamp", "ui_ok", "tick_low_3"]


def pages(stream: bytes):
    """(flags, granule position, serial) of every page of an Ogg stream."""
    at = 0
    while at < len(stream):
        mark, flags, granule, serial, segments = struct.unpack_from("<4sxBqI8xB", stream, at)
        assert mark == b"OggS"
        yield flags, granule, serial
        at += 27 + segments + sum(stream[at + 27 : at + 27 + segments])


def test_there_is_a_file_for_every_cue_piece_and_room_and_no_other():
    effects = {file for cue in CUES.values() for file in cue.files}
    assert {path.stem for path in FILES} == effects | set(ROOMS) | set(MUSIC)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stream_is_whole_and_numbered_by_its_name(path):
    found = list(pages(path.read_bytes()))
    assert found[0][0] & 2, "the first page begins the stream"
    assert found[-1][0] & 4, "the last page ends it"
    assert {serial for _flags, _granule, serial in found} == {zlib.crc32(path.stem.encode())}


def test_all_sounds_together_stay_small():
    assert sum(path.stat().st_size for path in FILES) < LARGEST_TOTAL


@pytest.fixture(scope="module")
def catalogue():
    pytest.importorskip("numpy", reason="the make extra is not installed")
    pytest.importorskip("soundfile", reason="the make extra is not installed")
    from assets.make import sounds

    return sounds.SOUNDS


def test_every_file_has_a_maker(catalogue):
    assert set(catalogue) == {path.stem for path in FILES}
    assert all((ASSETS / sound.file).is_file() and sound.what for sound in catalogue.values())


def test_short_sounds_and_rooms_are_within_limits(catalogue):
    from assets.make.sound.checks import faults, measured

    for sound in catalogue.values():
        if sound.group != "music":
            assert faults(sound, measured(ASSETS / sound.file, sound.loop)) == []


@pytest.mark.slow
def test_music_is_within_limits(catalogue):
    from assets.make.sound.checks import faults, measured

    for sound in catalogue.values():
        if sound.group == "music":
            assert faults(sound, measured(ASSETS / sound.file, sound.loop)) == []


@pytest.mark.parametrize("name", MUSIC)
def test_no_two_notes_of_a_piece_clash(catalogue, name, monkeypatch):
    """The notes are what counts here, so nobody plays them."""
    import numpy as np

    from assets.make.sound import music
    from assets.make.sound.checks import clashes
    from assets.make.sound.tape import Tape

    for instrument in ("zheng", "pipa", "rolled", "flute", "xiao", "bell", "drum", "woodblock"):
        monkeypatch.setattr(music, instrument, lambda *_how, **_more: np.zeros(1))
    monkeypatch.setattr(Tape, "room", lambda *_how: None)
    assert len(catalogue[name].make().notes) > 100
    assert clashes(catalogue[name]) == []


@pytest.mark.parametrize("name", SOME)
def test_making_a_sound_again_gives_the_same_bytes_and_the_shipped_sound(catalogue, name):
    import io

    import numpy as np
    import soundfile

    from assets.make.sound.mastering import rendered
    from assets.make.sound.ogg import LEVELS, encoded

    sound = catalogue[name]
    first, second = (encoded(rendered(sound), name, LEVELS[sound.group]) for _ in range(2))
    assert first == second
    made, _rate = soundfile.read(io.BytesIO(first))
    shipped, _rate = soundfile.read(ASSETS / sound.file)
    assert len(made) == len(shipped)
    assert np.sqrt(np.mean((made - shipped) ** 2)) < 0.02 * np.sqrt(np.mean(shipped**2))


def test_a_loop_on_the_tape_has_no_seam(catalogue):
    import numpy as np

    from assets.make.sound.signal import noise
    from assets.make.sound.tape import Tape

    tape = Tape(0.5)
    tape.add(0.4, noise(0.3, 200, 800, "seam"))
    mix = tape.mix
    assert np.abs(mix[: int(0.1 * 44100)]).max() > 0.1, "what runs over the end goes on at the start"
    assert len(tape.cut_at_quietest()) == len(mix)


def test_a_stream_that_is_no_ogg_is_refused(catalogue):
    from assets.make.sound.ogg import with_serial

    with pytest.raises(ValueError, match="no Ogg page"):
        with_serial(b"RIFF" * 20, 1)
