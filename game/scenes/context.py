"""What every screen is given: the user's settings, fonts and pictures, the stack, the sounds, the clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game import settings as settings_file
from game import text
from game.input import Translator
from game.input.bindings import Bindings
from game.input.intents import Kind
from game.input.seat_keys import NOBODY, Controls
from game.options import GameOptions
from game.settings import Settings
from game.text import _
from game.ui.pictures import Pictures
from game.ui.theme import Theme, theme_for
from game.ui.typeset import Typesetter

if TYPE_CHECKING:
    from game.match.table import Table
    from game.scenes.narration import Reader
    from game.scenes.stack import Stack
    from game.view.sound import SoundPlayer

LOOKS = {"high_contrast", "colour_set", "text_scale", "interface_scale", "reduced_motion"}
"""Settings that change how everything looks."""

MOST_SCALE = 2.0
"""Menus grow to at most twice their size, whichever setting asks for it."""


class Context:
    """Shared by all scenes of a running game. `clock` gives seconds that only go forward (tests put in their own)."""

    def __init__(
        self,
        settings: Settings,
        options: GameOptions | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        keep: bool = True,
    ) -> None:
        """`keep` says whether changed settings are written to the user's folder."""
        self.settings = settings
        self.options = options or GameOptions()
        self.clock = clock
        self.keep = keep
        self.theme: Theme = theme_for(settings)
        self.typesetter = Typesetter()
        self.pictures = Pictures()
        self.translator = Translator(Bindings(settings.bindings))
        self.stack: Stack | None = None
        self.notices: list[str] = []
        """Sentences the next screen has to say: a damaged file, a missing catalogue."""
        self.sounds: SoundPlayer | None = None
        """What plays music and cues; None until the mixer is open, and in tests."""
        self.apply_window: Callable[[Settings], None] = _nothing
        """Called with the settings when full screen has been switched."""
        self.reader: Reader | None = None
        """What reads aloud; None while that is switched off."""
        self.last_table: Table | None = None
        """The table put together last, to begin with the next time."""
        self.controls: dict[str, Controls] = {}
        """The keys or the pad of everybody who has joined at this screen, by character."""
        self.quitting = False
        self._unkept = False
        self._seed_used = False

    @property
    def bindings(self) -> Bindings:
        """Keys and buttons as the user has them."""
        return self.translator.bindings

    @property
    def menu_scale(self) -> float:
        """How much larger than designed menus are drawn."""
        return min(MOST_SCALE, max(self.settings.text_scale, self.settings.interface_scale))

    def key(self, kind: Kind) -> str:
        """Return what stands on the key of an intent, for buttons and hints."""
        return self.bindings.label(kind, self._is_free)

    def _is_free(self, key: str) -> bool:
        """Say whether a key is nobody's own at a screen that several people share."""
        seats = self.translator.seats
        return seats is None or seats.owner(key) == NOBODY

    def change(self, **values: Any) -> None:
        """Set settings by name, write them down and let everything follow at once."""
        for name, value in values.items():
            setattr(self.settings, name, value)
        if "language" in values:
            problem = text.set_language(self.settings.language or text.guess_language())
            if problem:
                self.say_problem(problem)
        if values.keys() & LOOKS:
            self.theme = theme_for(self.settings)
            self.pictures.clear()
        if any(name.endswith("_volume") or name in ("muted", "mono") for name in values):
            self.follow_volumes()
        if "fullscreen" in values:
            self.apply_window(self.settings)
        if "bindings" in values:
            self.translator.bindings = Bindings(self.settings.bindings)
        if values.keys() & {"narration", "language"}:
            self.follow_narration()
        self._unkept = True
        stack = self.stack
        if stack is not None and values.keys() & (LOOKS | {"language", "fullscreen"}):
            stack.refresh()
        elif stack is not None and stack.top is not None:
            stack.top.settings_changed()
        if stack is None or stack.top is None or not stack.top.tree.dragging:
            self.keep_changes()

    def remember(self, **values: Any) -> None:
        """Set settings that nothing on the screen follows, and write them down."""
        for name, value in values.items():
            setattr(self.settings, name, value)
        self._unkept = True
        self.keep_changes()

    def keep_changes(self) -> None:
        """Write changed settings down; a knob that is being dragged waits until it is let go."""
        if not self._unkept or not self.keep:
            return
        self._unkept = False
        problem = settings_file.save(self.settings)
        if problem:
            self.say_problem(problem)

    def sound(self, cue: str) -> None:
        """Play a sound of the interface by its id: ui_move, ui_ok, ui_back, ui_toggle_on, ui_toggle_off."""
        if self.sounds is not None:
            self.sounds.play(cue)

    def follow_volumes(self) -> None:
        """Let the sounds be as loud as the settings say; silent when the game was started mute."""
        if self.sounds is not None:
            muted = self.settings.muted or self.options.mute
            self.sounds.apply(self.settings.changed(muted=muted))

    def follow_narration(self) -> None:
        """Let a voice read aloud if the settings say so; where there is none, say that once."""
        from game.scenes.narration import Reader
        from game.ui.speaker import Silent, find_speaker

        if not self.settings.narration:
            if self.reader is not None:
                self.reader.spoken.close()
            self.reader = None
        elif self.reader is None:
            speaker = find_speaker()
            self.reader = Reader(speaker)
            top = self.stack.top if self.stack is not None else None
            if isinstance(speaker, Silent) and top is not None:
                top.say(_("No voice was found on this machine, so nothing is read aloud."))
        else:
            self.reader.forget()

    def say_problem(self, problem: str) -> None:
        """Have a problem with a file said on the next screen, once."""
        from game.trouble import sentence

        words = sentence(problem)
        if words not in self.notices:
            self.notices.append(words)

    def take_notices(self) -> list[str]:
        """Return what has to be said, and forget it."""
        notices, self.notices = self.notices, []
        return notices

    def seed(self) -> int:
        """Return the seed of the next match: the one asked for on the command line for the first, then new ones."""
        if self.options.seed is not None and not self._seed_used:
            self._seed_used = True
            return self.options.seed
        return time.time_ns() & 0x7FFFFFFFFFFFFFFF

    def quit(self) -> None:
        """End the game after this frame."""
        self.quitting = True


def _nothing(settings: Settings) -> None:
    """Do nothing: there is no window."""
