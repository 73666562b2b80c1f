"""The sheet that is drawn across the table when the deck turns over."""

from __future__ import annotations

import pygame

from game.view.stage import Stage

TEETH = 18
TOOTH = 34.0


def night_sheet(stage: Stage, before: pygame.Surface, share: float, fade: bool) -> pygame.Surface:
    """Return what is left of the old picture at part `share` of the turn: right of a toothed edge, or faded."""
    w, h = before.get_size()
    if fade:
        sheet = before.copy()
        sheet.set_alpha(round(255 * (1 - share)))
        return sheet
    tooth = TOOTH * stage.space.k
    edge = -tooth + (w + 2 * tooth) * share
    sheet = pygame.Surface((w, h), pygame.SRCALPHA)
    left = max(0, int(edge))
    if left < w:
        sheet.blit(before, (left, 0), (left, 0, w - left, h))
    step = h / TEETH
    points = [(0.0, 0.0), (edge, 0.0)]
    for i in range(TEETH):
        points += [(edge + tooth, (i + 0.5) * step), (edge, (i + 1) * step)]
    points.append((0.0, float(h)))
    pygame.draw.polygon(sheet, (0, 0, 0, 0), points)
    return sheet
