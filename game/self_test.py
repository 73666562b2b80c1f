"""``--self-test``: a whole match through the real screens by keys alone, and a look at every file that came along.

Time runs `FASTER` times as fast as on the wall, so that the worker process that thinks is really waited for. Nothing of
the user's is touched: settings and saves go to a folder that is thrown away.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pygame

from game import paths, text
from game.ai.characters import CHARACTERS
from game.app import App
from game.levels import catalogue
from game.options import GameOptions
from game.scenes.menu import MenuScene
from game.scenes.scene import Scene
from game.scenes.title import Title
from game.settings import INSTANTLY, Settings
from game.ui.fonts import FILES, font_file, read_coverage
from game.ui.pictures import asset_text, rasterise
from game.view.card_art import all_files
from game.view.sound_cues import CUES, MUSIC, ROOMS

FASTER = 8.0
LONGEST = 150.0
"""Seconds on the wall after which the match is given up as stuck; it takes about ten."""

FRAME = 1 / 60
SEED = 20260705


class Stuck(Exception):
    """The match does not come to an end; the text says where."""


def run(options: GameOptions) -> int:
    """Check and play; prints ``self-test ok`` and returns 0, or says what is wrong and returns 1."""
    with tempfile.TemporaryDirectory(prefix="house-rules-") as folder:
        paths.set_data_dir(Path(folder))
        problems = list(_check(options)) + list(_play(options))
        paths.set_data_dir(None)
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    if not problems:
        sys.stdout.write("self-test ok\n")
    return 1 if problems else 0


# Files ---------------------------------------------------------------------------------------------------------------
def _check(options: GameOptions) -> Iterator[str]:
    """Yield what is missing or broken among the files of the game."""
    pygame.display.init()
    yield from _pictures()
    for name in FILES:
        file = font_file(name)
        try:
            if file is None:
                yield f"font {name}: missing"
            else:
                pygame.font.init()
                pygame.font.Font(file, 20).render("Aa" if name == "extra" else "Aa1", True, "black")
                read_coverage(file)
        except (OSError, ValueError, KeyError, pygame.error) as error:
            yield f"font {name}: {error}"
    for language in text.LANGUAGES:
        problem = text.set_language(language)
        if problem:
            yield problem
    text.set_language(options.language or "en")
    yield from _sounds()
    for entry in catalogue.shipped_levels():
        yield from (f"level {entry.id}: {problem}" for problem in entry.problems)
    if not catalogue.shipped_levels():
        yield "levels: none"


def _pictures() -> Iterator[str]:
    moods = ("calm", "thinking", "happy", "upset")
    names = [f"cards/{name}.svg" for name in all_files()]
    names += [f"animals/{animal}_{mood}.svg" for animal in CHARACTERS for mood in moods]
    if len(names) < 60 + len(CHARACTERS) * len(moods):
        yield f"cards: only {len(names)} pictures"
    for name in names:
        try:
            rasterise(asset_text(name), 24, 36)
        except (OSError, pygame.error) as error:
            yield f"{name}: {error}"


def _sounds() -> Iterator[str]:
    wanted = [f"sounds/{file}.ogg" for cue in CUES.values() for file in cue.files]
    wanted += [f"music/{name}.ogg" for name in MUSIC] + [f"sounds/{name}.ogg" for name in ROOMS]
    for name in wanted:
        file = paths.ASSETS / name
        if not file.is_file() or file.read_bytes()[:4] != b"OggS":
            yield f"{name}: missing or broken"


# A match -------------------------------------------------------------------------------------------------------------
class _Hands:
    """Plays by keys, as somebody would who always does the first thing offered."""

    def __init__(self, options: GameOptions) -> None:
        settings = Settings(
            language=options.language or "en", animation_speed=INSTANTLY, thinking_time=0.0, auto_call=True
        )
        size = options.size or (1280, 720)
        started = time.monotonic()
        chosen = GameOptions(language=options.language, size=size, mute=True, seed=options.seed or SEED)
        self.app = App(chosen, settings, clock=lambda: (time.monotonic() - started) * FASTER, keep=False)
        self.give_up = started + LONGEST
        self.app.stack.reset(Title(self.app.context))
        self.met: list[str] = []

    @property
    def top(self) -> Scene:
        """The screen in sight."""
        top = self.app.stack.top
        if top is None:
            raise Stuck("no screen is left")
        return top

    def wait(self, frames: int = 3) -> None:
        """Let frames go by."""
        for _frame in range(frames):
            if time.monotonic() > self.give_up:
                raise Stuck(f"no end after {LONGEST:.0f} s:\n{self.top.tree.dump()}")
            self.app.frame(pygame.event.get())
            time.sleep(FRAME / 4)
        if not self.met or self.met[-1] != self.top.name:
            self.met.append(self.top.name)

    def key(self, *names: str) -> None:
        """Press keys one after the other."""
        for name in names:
            code = pygame.key.key_code(name)
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
            self.wait()

    def go_to(self, node_id: str) -> None:
        """Press Tab until a thing has focus."""
        for _press in range(100):
            if self.top.tree.focus_id == node_id:
                return
            self.key("tab")
        raise Stuck(f"{node_id} cannot be reached:\n{self.top.tree.dump()}")


def _play(options: GameOptions) -> Iterator[str]:
    """Play one round as a match; yield what went wrong."""
    hands = _Hands(options)
    try:
        _from_title_to_result(hands)
    except Stuck as stuck:
        yield str(stuck)
    finally:
        hands.app.close()
    wanted = ["title", "new_table", "table", "pause", "table", "match_result", "title"]
    if [name for name in hands.met if name in wanted] != wanted:
        yield f"the way through the screens was {hands.met}"


def _from_title_to_result(hands: _Hands) -> None:
    hands.wait()
    hands.go_to("new")
    hands.key("return")
    hands.go_to("match.length")
    hands.key("left", "left", "left", "left")
    hands.key("f5")
    hands.wait(20)
    hands.key("escape")
    hands.key("escape")
    while not isinstance(hands.top, MenuScene):
        _one_act(hands)
    hands.key("escape")


def _one_act(hands: _Hands) -> None:
    """Do something if this seat is asked: the focused thing, a colour, a draw; else let time go by."""
    scene = hands.top
    asked = scene.session.asked()  # type: ignore[attr-defined]
    if not asked.human:
        hands.wait(2)
    elif asked.asks in ("colour", "to"):
        hands.key("1")
    elif asked.asks == "drawn":
        hands.key("k")
    elif asked.asks == "answer":
        hands.key("d")
    else:
        before = scene.session.acts  # type: ignore[attr-defined]
        hands.key("return")
        if scene is hands.top and scene.session.acts == before:  # type: ignore[attr-defined]
            hands.key("1")
            hands.key("d")
