"""The game's sound, opened after the first picture is shown."""

from __future__ import annotations

from game.scenes.context import Context
from game.view.sound import SoundPlayer


def attach(context: Context) -> None:
    """Open the mixer and let the context's sounds be heard; without a device the title says so once."""
    player = SoundPlayer()
    if player.problem:
        context.notices.append(player.problem)
    else:
        player.preload()
    context.sounds = player
    context.follow_volumes()
    player.scene("music_title")
