"""What the user has set: typed, kept within bounds, saved so that a crash never leaves half a file.

Reading is tolerant both ways: what an older game did not know has its default, what a newer one added is left out, a
figure out of bounds is brought back in. A problem is a word, with the field it is about after a colon where there is
one: ``unreadable``, ``damaged``, ``wrong:FIELD`` from `load`, ``unsaved`` from `save`. `game.trouble` makes sentences
of them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from game import paths

FILE = "settings.json"

LARGEST_FILE = 256 * 1024
"""A settings file is a few hundred bytes; anything longer than this was not written by us."""

COLOUR_SETS = ("standard", "redgreen", "blueyellow", "contrast")
"""The four card colours: the usual ones, and three easier to tell apart."""

OWN = "own"
"""A colour set of the user's own is written ``own:RRGGBB:RRGGBB:RRGGBB:RRGGBB``: red's, yellow's, green's, blue's."""

_OWN_SET = re.compile(OWN + "(:[0-9A-F]{6}){4}")

TIMERS = ("off", "double", "normal")
"""How long people may think where a table has a clock."""

INSTANTLY = 0.0
"""The animation speed that shows no animation at all."""

BOUNDS: dict[str, tuple[float, float]] = {
    "text_scale": (1.0, 2.0),
    "interface_scale": (1.0, 1.5),
    "animation_speed": (0.5, 4.0),
    "thinking_time": (0.0, 3.0),
    "master_volume": (0.0, 1.0),
    "music_volume": (0.0, 1.0),
    "effects_volume": (0.0, 1.0),
    "voices_volume": (0.0, 1.0),
    "rooms_volume": (0.0, 1.0),
    "window_width": (1280, 7680),
    "window_height": (720, 4320),
    "window_seconds": (1.0, 10.0),
    "curtain_seconds": (0.0, 300.0),
}
"""Least and greatest of every figure; INSTANTLY is allowed beside those of `animation_speed`."""

CHATTER = ("some", "off", "lively")
"""How much computer players say at the table."""

CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("", "zh_CN", "en"),
    "turn_timer": TIMERS,
    "chatter": CHATTER,
}
"""What a word can be; the first is the default and stands in for a word that is not there."""


MOST_DARES, LONGEST_DARE = 200, 200
"""How many dares that have been done are remembered, and how long one is at most: more than the game offers."""


class Settings(msgspec.Struct, kw_only=True):
    """Everything the user can set. Volumes run from 0 to 1, speeds and times are factors."""

    language: str = ""
    """A key of `text.LANGUAGES`; empty follows the system."""
    started_before: bool = False
    """Whether the first start with its questions lies behind."""
    window_width: int = 1280
    window_height: int = 720
    fullscreen: bool = False
    text_scale: float = 1.0
    interface_scale: float = 1.0
    high_contrast: bool = False
    colour_set: str = "standard"
    """One of COLOUR_SETS, or the user's own four (see OWN)."""
    large_emblems: bool = True
    dim_unplayable: bool = True
    animation_speed: float = 1.0
    """From 0.5 (slow) to 4; INSTANTLY shows results only."""
    thinking_time: float = 1.0
    """How long computer players seem to think, 0 (not at all) to 3; apart from the animation."""
    reduced_motion: bool = False
    no_flashes: bool = False
    master_volume: float = 0.8
    music_volume: float = 0.6
    effects_volume: float = 1.0
    voices_volume: float = 1.0
    muted: bool = False
    rooms_volume: float = 0.4
    mono: bool = False
    """Both ears hear the same."""
    captions: bool = False
    all_captions: bool = False
    """Minor sounds are captioned too: a card sliding, a menu's tick."""
    narration: bool = False
    chatter: str = "some"
    """One of CHATTER."""
    chatter_aloud: bool = False
    """Narration reads what computer players say as well."""
    races: bool = True
    """Off: calls, catches and jumps are asked in turn, nothing depends on being quick."""
    auto_call: bool = False
    """The call is made together with the card."""
    window_seconds: float = 1.6
    """How long the table waits for a call, a catch or a jump while these are a race."""
    curtain_seconds: float = 30.0
    """Without a key pressed for so long, a hand at a shared screen is covered again; 0 never."""
    seat_keys: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """At a shared screen: by the character one plays as, the keys to look, to act and to jump, or ``pad``."""
    turn_timer: str = "off"
    hints: bool = True
    bindings: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """Keys and buttons by act, where they differ from the ones shipped."""
    dares_done: list[str] = msgspec.field(default_factory=list)
    """The dares that somebody has done at this screen, as message ids: ticked off in the list to pick from."""
    animal: str = "rabbit"
    """The character the user plays as."""
    road_open: bool = False
    """Whether every table of the village road can be played, won or not."""
    name: str = ""
    """The user's name exactly as typed; empty uses the character's."""

    def changed(self, **values: Any) -> Settings:
        """Return a copy with `values` in place of its own."""
        return msgspec.structs.replace(self, **values)

    def clamped(self) -> Settings:
        """Return a copy with every figure within BOUNDS and every word one of CHOICES."""
        values = {field: getattr(self, field) for field in self.__struct_fields__}
        for field, (least, greatest) in BOUNDS.items():
            values[field] = _within(values[field], least, greatest)
        if self.animation_speed == INSTANTLY:
            values["animation_speed"] = INSTANTLY
        if values["colour_set"] not in COLOUR_SETS and not _OWN_SET.fullmatch(values["colour_set"]):
            values["colour_set"] = COLOUR_SETS[0]
        done = dict.fromkeys(dare for dare in self.dares_done if 0 < len(dare) <= LONGEST_DARE)
        values["dares_done"] = list(done)[-MOST_DARES:]
        for field, words in CHOICES.items():
            if values[field] not in words:
                values[field] = words[0]
        return Settings(**values)


def path() -> Path:
    """Return where the settings are kept."""
    return paths.user_config() / FILE


def load(mend: bool = True) -> tuple[Settings, str | None]:
    """Return the settings and the problem met while reading them, if any.

    A file that cannot be understood is set aside under another name, and the settings are the default ones. So is one
    with a field of the wrong type, but there only that field has its default, and the others are saved anew. Without
    `mend` the file stays as it is, for the next reader to find.
    """
    file = path()
    try:
        with file.open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        return Settings(), None
    except OSError:
        return Settings(), "unreadable"
    try:
        values = msgspec.json.decode(data, type=dict[str, Any]) if len(data) <= LARGEST_FILE else None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        values = None
    if values is None:
        if mend:
            _set_aside(file)
        return Settings(), "damaged"
    settings, wrong = _from_values(values)
    if wrong and mend:
        _set_aside(file)
        save(settings)
    return settings, f"wrong:{wrong[0]}" if wrong else None


def save(settings: Settings) -> str | None:
    """Write `settings`; returns None, or ``unsaved`` when the disk is full, read-only or the like."""
    data = msgspec.json.format(msgspec.json.encode(settings.clamped()), indent=2) + b"\n"
    try:
        paths.write_atomically(path(), data)
    except OSError:
        return "unsaved"
    return None


def _from_values(values: dict[str, Any]) -> tuple[Settings, list[str]]:
    fields = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    good: dict[str, Any] = {}
    wrong: list[str] = []
    for name, kind in fields.items():
        if name not in values:
            continue
        try:
            good[name] = msgspec.convert(values[name], kind)
        except msgspec.ValidationError:
            wrong.append(name)
    return Settings(**good).clamped(), wrong


def _set_aside(file: Path) -> None:
    try:
        paths.set_aside(file)
    except OSError:
        return  # a folder nobody can write in: the file stays, and the next start says so again


def _within(value: float, least: float, greatest: float) -> float:
    kind = type(least)
    if value != value:  # not a number
        return least
    return kind(min(max(value, least), greatest))
