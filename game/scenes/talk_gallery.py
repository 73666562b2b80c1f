"""Tables at which everybody has something to say, added to the gallery."""

from __future__ import annotations

from functools import partial

from game.engine import State
from game.match.session import Session
from game.narrate.voices import VOICES
from game.narrate.voices import moments as at
from game.scenes.context import Context
from game.scenes.gallery import shown
from game.scenes.scene import Scene
from game.scenes.table_gallery import NINE, NINE_OTHERS, Staged
from game.scenes.table_laid import laid
from game.text import _
from game.view.speech import remark

SIZES = (2, 4, 7, 10)


def _table(count: int) -> tuple[Session, State]:
    return laid(NINE, others=NINE_OTHERS[: count - 1], top="bS b1 g1 gR")


def _everybody_talks(scene: Staged) -> None:
    scene.focus_first()
    moments = (at.HITS, at.HIT, at.SKIPPED, at.THINKS, at.LOSES)
    for seat, setup in enumerate(scene.session.seats):
        if seat != scene.me:
            remark(scene.director, seat, _(VOICES[setup.character][moments[seat % len(moments)]][-1]))


def _build(count: int, context: Context) -> list[Scene]:
    return [_Talking(context, _table(count), None)]


class _Talking(Staged):
    """Says its remarks once the table stands as it is."""

    talked = False

    def update(self, dt: float) -> None:
        """Let everybody speak with the first step."""
        super().update(dt)
        if not self.talked:
            self.talked = True
            _everybody_talks(self)


for _count in SIZES:
    shown(f"table_talk_{_count:02}")(partial(_build, _count))
