"""The sheet that is drawn across the table when the deck turns over."""

from __future__ import annotations

import pygame

from game.view.stage import Z_FLY, Stage

TEETH = 18
TOOTH = 34.0
NAME = "fly:night"
_Z = Z_FLY - 10


def draw_sheet(stage: Stage, before: pygame.Surface, share: float, fade: bool) -> None:
    """Show what is left of the old picture at part `share` of the turn: right of a toothed edge, or faded."""
    w, h = before.get_size()
    if fade:
        sheet = before.copy()
        sheet.set_alpha(round(255 * (1 - share)))
        stage.comp.put(NAME, sheet, 0, 0, _Z)
        return
    tooth = max(2, round(TOOTH * stage.space.k))
    edge = round(-tooth + (w + 2 * tooth) * share)
    rest = max(0, edge + tooth)
    if rest < w:
        stage.comp.put(NAME, before.subsurface((rest, 0, w - rest, h)), rest, 0, _Z)
    else:
        stage.comp.remove(NAME)
    stage.comp.put(f"{NAME} edge", _toothed(before, edge, tooth), edge, 0, _Z)


def remove_sheet(stage: Stage) -> None:
    """The turn is over: nothing of the old picture is left."""
    stage.comp.remove_all(NAME)


def _toothed(before: pygame.Surface, edge: int, tooth: int) -> pygame.Surface:
    """Return the strip at the edge: the old picture with the new one's teeth cut out of it."""
    h = before.get_height()
    strip = pygame.Surface((tooth, h), pygame.SRCALPHA)
    strip.blit(before, (0, 0), (edge, 0, tooth, h))
    step = h / TEETH
    for i in range(TEETH):
        points = [(0, i * step), (tooth, (i + 0.5) * step), (0, (i + 1) * step)]
        pygame.draw.polygon(strip, (0, 0, 0, 0), points)
    return strip
