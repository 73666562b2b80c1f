"""pygame's events to intents. Lives on events alone: nothing here asks a device for its state."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.input.bindings import BUTTON_NAMES, Bindings
from game.input.intents import Intent, Kind
from game.input.seat_keys import SeatKeys

STICK_ON, STICK_OFF = 20000, 12000
"""Deflection of a stick (of 32767) that counts as a step, and at which it may step again."""

Capture = Callable[[str, bool], None]

_WITH_CTRL = {
    **{pygame.K_c: Kind.COPY, pygame.K_INSERT: Kind.COPY},
    **{pygame.K_x: Kind.CUT, pygame.K_v: Kind.PASTE},
}
"""What Ctrl (on a Mac: Cmd) and a key mean while a text is edited."""

_ERASERS = {pygame.K_BACKSPACE: Kind.ERASE, pygame.K_DELETE: Kind.ERASE_NEXT}
_WHILE_TYPING = (Kind.CONFIRM, Kind.CANCEL, Kind.LEFT, Kind.RIGHT, Kind.FIRST, Kind.LAST, Kind.NEXT, Kind.PREVIOUS)
_NO_JOINING = ("escape", "return", "enter", "tab", "f11", "f5", "up", "down", "left", "right")
_MODIFIERS = tuple(getattr(pygame, f"K_{side}{name}") for side in "LR" for name in ("SHIFT", "CTRL", "ALT", "META"))
_FINGER = {pygame.FINGERDOWN: Kind.PRESS, pygame.FINGERUP: Kind.RELEASE, pygame.FINGERMOTION: Kind.POINT}
_MOUSE = {1: Kind.PRESS, 3: Kind.SECOND}


class Translator:
    """Turns one event after another into intents and remembers who plays at which pad.

    Old-style joystick events are ignored (a pad sends both kinds), so are the wheel's button events and the mouse
    events SDL makes of touch.
    """

    def __init__(self, bindings: Bindings | None = None) -> None:
        self.bindings = bindings or Bindings()
        self.typing = False
        """True while a text field is edited: letters are text, not intents."""
        self.seats: SeatKeys | None = None
        """Whose key is whose, while several people play at this screen."""
        self.joining = False
        """True while people choose their keys: every key and button says its own name."""
        self.gone: set[int] = set()
        """Pads that were pulled out, by instance id."""
        self.capture: Capture | None = None
        """Given the name of the next key or (True) pad button in place of its intents, while keys are being set."""
        self.last_pad = -1
        """The instance id of the pad that was used last, -1 when something else was used after it."""
        self.pointing = False
        """Whether mouse or finger was used last: then nobody looks for the focus."""
        self._players: dict[int, int] = {}
        self._leaning: dict[tuple[int, int], int] = {}
        self._names: dict[int, str] = {}
        self._pointer: tuple[float, float] = (-1, -1)

    def start_typing(self, rect: pygame.Rect | None = None) -> None:
        """Let the system's text input begin, with its candidate window at `rect` (window pixels)."""
        if rect is not None:
            pygame.key.set_text_input_rect(rect)
        pygame.key.start_text_input()
        self.typing = True

    def stop_typing(self) -> None:
        """End text input, so that an input method swallows no keys."""
        pygame.key.stop_text_input()
        self.typing = False

    def assign(self, instance: int, player: int) -> None:
        """Say who plays at the pad with that instance id; pads nobody was given to are player 0's."""
        self._players[instance] = player

    def translate(self, event: pygame.event.Event) -> list[Intent]:
        """Return what an event means; nothing for most."""
        handler = _HANDLERS.get(event.type)
        self.pointing = _POINTS.get(event.type, self.pointing)
        return handler(self, event) if handler else []

    def _key(self, event: pygame.event.Event) -> list[Intent]:
        name = self._name(event.key)
        if self.capture is not None:
            if name and not getattr(event, "repeat", 0) and event.key not in _MODIFIERS:
                self.capture(name, False)
            return []
        self.last_pad = -1
        mod = getattr(event, "mod", 0)
        prefix = "shift " if mod & pygame.KMOD_SHIFT else "alt " if mod & pygame.KMOD_ALT else ""
        kinds = (self.bindings.for_key(prefix + name) if prefix else ()) or self.bindings.for_key(name)
        repeat = bool(getattr(event, "repeat", 0))
        if self.typing:
            clipboard = _clipboard(event.key, mod)
            if clipboard is not None:
                return [Intent(clipboard, repeat=repeat)]
            if event.key in _ERASERS:
                return [Intent(_ERASERS[event.key], repeat=repeat)]
            kinds = tuple(kind for kind in kinds if kind in _WHILE_TYPING) if len(name) > 1 and name != "space" else ()
        elif name and (own := self._own_key(event, name, repeat)):
            return own
        elif name == "escape" and self.seats is not None and Kind.CANCEL not in kinds:
            kinds = (Kind.CANCEL,)  # the key that leads back may have become somebody's own
        out = [Intent(kind, repeat=repeat) for kind in kinds]
        digit = name.strip("[]")
        if not self.typing and len(digit) == 1 and digit in "0123456789":
            out.append(Intent(Kind.DIGIT, number=int(digit) or 10, repeat=repeat))
        return out or ([] if self.typing else [Intent(Kind.ANY, text=name, repeat=repeat)])

    def _own_key(self, event: pygame.event.Event, name: str, repeat: bool) -> list[Intent]:
        """Return what a key is to whom, where people have keys of their own; a held key is pressed once."""
        if self.joining and name not in _NO_JOINING:
            return [] if repeat else [Intent(Kind.JOIN, text=name)]
        meant = self.seats.for_key(name) if self.seats is not None else None
        if meant is None:
            return []
        return [Intent(meant[0], meant[1], repeat=repeat)]

    def _name(self, key: int) -> str:
        if key not in self._names:
            self._names[key] = pygame.key.name(key)
        return self._names[key]

    def _mouse(self, event: pygame.event.Event) -> list[Intent]:
        if getattr(event, "touch", False):
            return []
        self._pointer = x, y = event.pos
        if event.type == pygame.MOUSEMOTION:
            return [Intent(Kind.POINT, x=x, y=y, device="mouse")]
        self.last_pad = -1
        if event.type == pygame.MOUSEBUTTONUP:
            return [Intent(Kind.RELEASE, x=x, y=y, device="mouse")] if event.button == 1 else []
        kind = _MOUSE.get(event.button)
        return [Intent(kind, x=x, y=y, device="mouse")] if kind else []

    def _wheel(self, event: pygame.event.Event) -> list[Intent]:
        turn = getattr(event, "precise_y", event.y) or event.y
        x, y = self._pointer
        return [Intent(Kind.WHEEL, number=turn, x=x, y=y, device="mouse")] if turn else []

    def _finger(self, event: pygame.event.Event) -> list[Intent]:
        kind = _FINGER[event.type]
        surface = pygame.display.get_surface()
        w, h = surface.get_size() if surface else (1, 1)
        return [Intent(kind, x=event.x * w, y=event.y * h, device="touch")]

    def _text(self, event: pygame.event.Event) -> list[Intent]:
        if not self.typing:
            return []
        if event.type == pygame.TEXTEDITING:
            return [Intent(Kind.COMPOSE, text=event.text, number=event.start)]
        return [Intent(Kind.TEXT, text=event.text)]

    def _button(self, event: pygame.event.Event) -> list[Intent]:
        name = BUTTON_NAMES[event.button] if event.button < len(BUTTON_NAMES) else ""
        self.last_pad = event.instance_id
        if self.capture is not None:
            if name:
                self.capture(name, True)
            return []
        if self.joining:
            return [Intent(Kind.JOIN, number=event.instance_id, text=name, device="pad")]
        meant = self.seats.for_button(event.instance_id, name) if self.seats is not None else None
        if meant is not None:
            return [Intent(meant[0], meant[1], number=event.instance_id, device="pad")]
        player = self._player(event.instance_id)
        kinds = self.bindings.for_button(name)
        return [Intent(kind, player, number=event.instance_id, device="pad") for kind in kinds]

    def _stick(self, event: pygame.event.Event) -> list[Intent]:
        if event.axis not in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            return []
        where = (event.instance_id, event.axis)
        before = self._leaning.get(where, 0)
        value = event.value
        now = before if STICK_OFF < abs(value) < STICK_ON else 0
        if abs(value) >= STICK_ON:
            now = 1 if value > 0 else -1
        self._leaning[where] = now
        if now == before or not now or self.capture is not None:
            return []
        self.last_pad, self.pointing = event.instance_id, False
        across = event.axis == pygame.CONTROLLER_AXIS_LEFTX
        kind = (Kind.RIGHT if now > 0 else Kind.LEFT) if across else (Kind.DOWN if now > 0 else Kind.UP)
        return [Intent(kind, self._player(event.instance_id), device="pad")]

    def _player(self, pad: int) -> int:
        return self.seats.holder(pad) if self.seats is not None else self._players.get(pad, 0)


def _clipboard(key: int, mod: int) -> Kind | None:
    """Return what a chord does with the clipboard while a text is edited, on any system; None for no such chord."""
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and not mod & pygame.KMOD_ALT:
        return _WITH_CTRL.get(key)
    shifted = {pygame.K_INSERT: Kind.PASTE, pygame.K_DELETE: Kind.CUT} if mod & pygame.KMOD_SHIFT else {}
    return shifted.get(key)


_POINTS = {
    **dict.fromkeys((pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.FINGERMOTION), True),
    **dict.fromkeys((pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN), False),
}
"""Whether somebody points, by what comes in; other events say nothing about that."""

_HANDLERS = {
    pygame.KEYDOWN: Translator._key,
    pygame.MOUSEMOTION: Translator._mouse,
    pygame.MOUSEBUTTONDOWN: Translator._mouse,
    pygame.MOUSEBUTTONUP: Translator._mouse,
    pygame.MOUSEWHEEL: Translator._wheel,
    pygame.FINGERDOWN: Translator._finger,
    pygame.FINGERUP: Translator._finger,
    pygame.FINGERMOTION: Translator._finger,
    pygame.TEXTINPUT: Translator._text,
    pygame.TEXTEDITING: Translator._text,
    pygame.CONTROLLERBUTTONDOWN: Translator._button,
    pygame.CONTROLLERAXISMOTION: Translator._stick,
}
