"""States of the first start, the keys and what lies over everything, added to the gallery."""

from __future__ import annotations

from game.input.intents import Kind
from game.scenes.context import Context
from game.scenes.controls import Controls
from game.scenes.first_start import FirstStart
from game.scenes.gallery import shown
from game.scenes.pad_lost import PadLost
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.title import Title
from game.ui.own_colours import STANDARD, with_shade

_OWN = with_shade(":".join(("own", *STANDARD)), "r", "E58BC0")


@shown("first_start")
def _first_start(context: Context) -> list[Scene]:
    return [FirstStart(context)]


@shown("first_start_offer")
def _first_start_offer(context: Context) -> list[Scene]:
    return [FirstStart(context, offering=True)]


@shown("controls")
def _controls(context: Context) -> list[Scene]:
    return [Controls(context)]


@shown("controls_listening")
def _listening(context: Context) -> list[Scene]:
    scene = Controls(context)
    scene.listening = (Kind.CALL, False)
    scene._left = 1e9
    return [scene]


@shown("controls_reset")
def _reset(context: Context) -> list[Scene]:
    scene = Controls(context)
    scene.asking = True
    return [scene]


@shown("pad_lost")
def _pad_lost(context: Context) -> list[Scene]:
    return [Title(context), PadLost(context)]


@shown("settings_controls")
def _settings_controls(context: Context) -> list[Scene]:
    return [SettingsScene(context, "controls")]


@shown("settings_own_colours")
def _settings_own(context: Context) -> list[Scene]:
    context.change(colour_set=_OWN, captions=True)
    return [SettingsScene(context, "display")]
