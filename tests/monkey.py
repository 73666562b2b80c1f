"""Random events at the real window: keys, mouse, wheel, touch, pads plugged in and pulled out, typing, the clipboard,
sizes, focus, language, settings; at every screen there is.

    python -m tests.monkey SEED EVENTS [--draw]

Nothing may be raised, and from wherever one has come Esc leads back to the title. What is drawn costs nothing here
unless ``--draw`` is given; computer players think in this process.
"""

from __future__ import annotations

import itertools
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game import heap, paths, text
from game.app import App, first_scenes
from game.input.intents import Kind
from game.match.thinker import Inline
from game.options import GameOptions
from game.scenes import clipboard, start
from game.settings import COLOUR_SETS, Settings
from tests.monkey_ways import CLIPBOARD, WAYS, Ports

SIZES = ((1280, 720), (1920, 1080), (1024, 768), (960, 540), (3440, 1440), (1, 1))
KEYS = (
    *("return", "return", "return", "escape", "up", "down", "left", "right", "tab", "space", "home", "end"),
    *("page up", "page down", "d", "u", "c", "j", "k", "s", "p", "h", "l", "r", "f1", "f5", "delete", "backspace"),
    *"1234567890qweasdzxcftgvbyhnujmikolp",
    *("x", "i", "left shift", "left ctrl", "[1]", "f11"),
)
DILIGENT = ("return", "return", "d", "k", "1", "2", "space", "x", "q", "w", "a", "s", "o", "p", "f5")
"""Keys of somebody who wants to get on with the match."""
SETTINGS: tuple[tuple[str, tuple[object, ...]], ...] = (
    *(("language", ("en", "zh_CN")), ("text_scale", (1.0, 1.25, 1.5, 2.0)), ("interface_scale", (1.0, 1.5))),
    *(("colour_set", (*COLOUR_SETS, "own:3A3A44:FFF0A0:8FBF3F:2F7FD0")), ("high_contrast", (True, False))),
    *(("animation_speed", (0.0, 1.0, 4.0)), ("reduced_motion", (True, False)), ("races", (True, False))),
    *(("captions", (True, False)), ("turn_timer", ("off", "normal")), ("thinking_time", (0.0, 1.0))),
    *(("large_emblems", (True, False)), ("dim_unplayable", (True, False)), ("auto_call", (True, False))),
    *(("narration", (True, False)), ("curtain_seconds", (0.0, 1.0, 30.0)), ("name", ("", "\u202e李雷", "Ann"))),
    *(("no_flashes", (True, False)), ("all_captions", (True, False)), ("fullscreen", (True, False))),
)


class Monkey:
    """Sits at a window of its own, with a clock that goes on as it likes."""

    def __init__(self, seed: int) -> None:
        self.random, self.now = Random(seed), 0.0
        start.start_thinking = Inline  # type: ignore[assignment]
        settings = Settings(language="en", animation_speed=0.0, thinking_time=0.0)
        self.app = App(GameOptions(size=(1280, 720), seed=seed), settings, clock=lambda: self.now, keep=False)
        self.app.pads._module = Ports
        self.app.stack.reset(*first_scenes(self.app.context))
        self.diligent = 0
        """For so many events more it plays on as if it meant to."""
        self.way = ""
        """How it came to where it is."""
        self.seen: Counter[str] = Counter()

    @property
    def top(self) -> str:
        scene = self.app.stack.top
        return type(scene).__name__ if scene is not None else ""

    def frame(self, *events: pygame.event.Event, seconds: float = 1 / 60) -> None:
        """Let the events come in and time pass."""
        self.now += seconds
        self.app.frame(list(events))
        if self.app.context.quitting or self.app.stack.top is None:
            self.app.context.quitting = False
            self.app.stack.reset(*first_scenes(self.app.context))

    def key(self, name: str) -> pygame.event.Event:
        mod = self.random.choice((0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_ALT))
        return pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=mod, unicode="", scancode=0)

    def step(self) -> None:
        """Do one thing."""
        random = self.random
        what = random.random()
        if what < 0.008:
            name, values = random.choice(SETTINGS)
            self.app.context.change(**{name: random.choice(values)})
        elif what < 0.012:
            pygame.display.set_mode(random.choice(SIZES))
            self.frame(pygame.event.Event(pygame.VIDEORESIZE, size=(1, 1), w=1, h=1))
        elif what < 0.016:
            clipboard.put(random.choice(CLIPBOARD))
        elif what < 0.018 or (what < 0.1 and self.way == "soon_over"):
            self.diligent = 80
        elif what < 0.06 and self.top == "Title":
            self.set_out()
        if self.diligent:
            self.diligent -= 1
            self.frame(self.key(random.choice(DILIGENT)), seconds=0.3)
        else:
            self.frame(*self._events(), seconds=random.choice((0.0, 1 / 60, 1 / 60, 0.3)))
        self.seen[self.top] += 1

    def set_out(self) -> None:
        """Begin somewhere: mostly not at the title."""
        way = self.random.choice(WAYS) if self.random.random() < 0.9 else None
        self.way = getattr(way, "__name__", "")
        if way is not None:
            way(self.app.context, self.random)
            self.frame()

    def _events(self) -> Iterator[pygame.event.Event]:
        event, random = pygame.event.Event, self.random
        w, h = self.app.surface.get_size()
        pos = (random.randint(-5, w + 5), random.randint(-5, h + 5))
        top = self.app.stack.top
        nodes = [node for node in top.tree.focusables() if node.bounds.w] if top is not None else []
        if nodes and random.random() < 0.7:
            x, y = random.choice(nodes).bounds.centre
            pos = (round(x * top.canvas.k), round(y * top.canvas.k))
        what = random.random()
        if what < 0.4:
            yield self.key(random.choice(KEYS))
        elif what < 0.7:
            yield event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
            button = random.choice((1, 1, 1, 1, 1, 3, 2))
            yield event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
            if random.random() < 0.9:
                yield event(pygame.MOUSEBUTTONUP, pos=pos, button=button)
        elif what < 0.76:
            yield event(pygame.MOUSEWHEEL, x=0, y=random.choice((-2, 1)), precise_y=random.uniform(-3, 3))
        elif what < 0.8:
            x, y = pos[0] / w, pos[1] / h
            yield event(random.choice((pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION)), x=x, y=y)
        elif what < 0.9:
            number = random.choice((*range(21), *range(15), *range(15)))
            yield event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=random.randint(0, 2))
        elif what < 0.92:
            axis, value = random.randint(0, 5), random.randint(-32768, 32767)
            yield event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
        elif what < 0.935:
            yield event(pygame.CONTROLLERDEVICEREMOVED, instance_id=random.randint(0, 2))
        elif what < 0.945:
            yield event(pygame.CONTROLLERDEVICEADDED, device_index=random.randint(0, 9), guid="")
        elif what < 0.97:
            yield event(pygame.TEXTINPUT, text=random.choice(("a", "村", "🐯", "\u202e", "0", " ")))
            yield event(pygame.TEXTEDITING, text=random.choice(("", "ni", "你")), start=0, length=0)
        else:
            kinds = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED)
            yield event(random.choice((*kinds, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.QUIT)))

    def go_home(self) -> None:
        """Press the way back until the title is the only screen; fail where that leads nowhere."""
        path = []
        for _press in range(60):
            if self.top == "Title" and len(self.app.stack.scenes) == 1:
                return
            path.append(self.top)
            self.way_back()
        raise AssertionError(f"no way back: {path}\n{self.app.stack.top.tree.dump()}")

    def way_back(self) -> None:
        """Press the key that leads back; where a question or a pause stays, walk to what leaves and press that."""
        tree = self.app.stack.top.tree
        leave = next((node.id for node in tree.focusables() if node.id.split(".")[-1] in LEAVING), "")
        for _step in range(len(tree.focusables()) + 1 if leave else 0):
            if tree.focus_id == leave:
                break
            self.meant(Kind.NEXT)
        self.meant(Kind.CONFIRM if leave and tree.focus_id == leave else Kind.CANCEL)
        for _frame in range(12):
            self.frame()

    def meant(self, kind: Kind) -> None:
        """Press the key that now means something; Esc leads back where that key is somebody's own."""
        name = self.app.context.bindings.keys[kind][0]
        seats = self.app.context.translator.seats
        own = kind is Kind.CANCEL and seats is not None and seats.for_key(name) is not None
        code = pygame.key.key_code("escape" if own else name)
        self.frame(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))


LEAVING = ("leave", "to_title")
"""Buttons that lead out of where Esc asks or pauses."""


def run(seed: int, events: int, home_every: int = 200) -> Counter[str]:
    """Play and return how often each screen was seen. Raises whatever the game raises."""
    monkey = Monkey(seed)
    number = 0
    try:
        for number in range(events):
            if number % home_every == 0:
                monkey.go_home()
                monkey.set_out()
            monkey.step()
        monkey.go_home()
    except Exception as fault:
        fault.add_note(f"seed {seed}, event {number}, set out to {monkey.way!r}, at {monkey.top}")
        raise
    finally:
        monkey.app.close()
    return monkey.seen


def clear(svg: str, w: int, h: int, opaque: bool = False) -> pygame.Surface:
    """Return what stands for any drawing."""
    return pygame.Surface((w, h), pygame.SRCALPHA)


def draw_nothing() -> None:
    """Let shapes cost nothing."""
    from game.ui.pictures import Pictures

    pixel, tidy, seldom = pygame.Surface((1, 1), pygame.SRCALPHA), heap.tidy, itertools.count(1)
    Pictures.get = lambda self, key, make: pixel  # type: ignore[method-assign]
    heap.tidy = lambda: None if next(seldom) % 10 else tidy()  # it would take a fifth of the time
    for name in ("game.ui.pictures", "game.view.brush", "game.view.card_art", "game.view.venue"):
        sys.modules[name].rasterise = clear  # type: ignore[attr-defined]


def main() -> None:
    """Run by hand."""
    seed, events = int(sys.argv[1]), int(sys.argv[2])
    if "--draw" not in sys.argv:
        import game.scenes.table  # noqa: F401  - all that draws has to be there to be replaced

        draw_nothing()
    with tempfile.TemporaryDirectory() as folder:
        paths.set_data_dir(Path(folder))
        text.set_language("en")
        seen = run(seed, events)
    for name, times in seen.most_common():
        print(f"{times:7} {name}")


if __name__ == "__main__":
    main()
