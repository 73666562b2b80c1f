"""An unlawful play may be tried, and costs cards."""

from __future__ import annotations

from game.engine.switch import PLAYING, Switch, number

SWITCHES: tuple[Switch, ...] = (number("misplay", PLAYING, 0, (0, 1, 2)),)
