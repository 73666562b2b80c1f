"""The panel beside the settings of pace: two players in turn, as quick as is set, and how long a call stays open."""

from __future__ import annotations

from game.match.clock import LONGEST_THOUGHT, SHORTEST_THOUGHT
from game.scenes.card_picture import draw_card
from game.scenes.preview import INSET, side_panel
from game.settings import INSTANTLY, Settings
from game.text import _
from game.ui import paper
from game.ui.canvas import Canvas
from game.ui.geometry import Box, centred
from game.ui.node import Node
from game.ui.widgets import Paragraph
from game.view.cues_cards import PLAY_MS, SETTLE_MS
from game.view.tween import mix, out_cubic

CARDS = ("r_7", "r_3", "b_3", "b_draw2", "y_draw2", "y_7")
"""What is played, round and round: each fits on the one before, the first on the last."""

HEADS = ("tiger", "ox")
CARD_WIDTH = 116.0
WORDS, EDGE, BETWEEN, BAR = 22.0, 18.0, 12.0, 16.0
"""Size of the words about quick hands, what is left free above and below, and the bar under them."""

FADE = 0.12
"""Seconds that stand for a flight when motion is reduced."""

BREATH = 0.35
"""Seconds between two acts, so that each is seen."""

ACTS = 6
"""So many are played after a change; then the picture rests."""


class Film:
    """Time in the little game that is shown: who thinks, what flies, how much is left to call."""

    def __init__(self) -> None:
        self.act = 0
        self.time = 0.0
        self.waited = 0.0
        """Seconds the time for quick hands has run."""

    def restart(self) -> None:
        """Begin anew, for another pace."""
        self.act, self.time, self.waited = 0, 0.0, 0.0

    @property
    def over(self) -> bool:
        """Whether all that was to be shown has been shown."""
        return self.act >= ACTS

    def update(self, dt: float, settings: Settings) -> bool:
        """Let time pass; return whether the picture is another one now."""
        if self.over:
            return False
        self.time += dt
        self.waited += dt
        if self.time >= thought(settings) + flight(settings) + BREATH:
            self.act, self.time = self.act + 1, 0.0
        return True


def thought(settings: Settings) -> float:
    """Return the seconds a computer player thinks, between obvious and hard."""
    return settings.thinking_time * (SHORTEST_THOUGHT + LONGEST_THOUGHT) / 2


def flight(settings: Settings) -> float:
    """Return the seconds a card takes to the pile."""
    if settings.animation_speed == INSTANTLY:
        return 0.0
    return FADE if settings.reduced_motion else (PLAY_MS + SETTLE_MS) / 1000 / settings.animation_speed


def pacing(canvas: Canvas, box: Box, settings: Settings, film: Film) -> Node:
    """Return the panel."""
    panel = side_panel(box, _("How quick it is"))
    mat = Box(box.x + INSET, box.y + 74, box.w - 2 * INSET, 330)
    panel.add(TurnShown("pace.turn", mat, settings, film))
    words = _("About {n} s from one play to the next.").format(n=f"{thought(settings) + flight(settings) + BREATH:.1f}")
    height = len(canvas.lines(words, box.w - 60, 20)) * canvas.line_height(20)
    y = mat.bottom + 20
    panel.add(Paragraph("pace.note", Box(box.x + 30, y, box.w - 60, height + 2), words, 20, "ui", "ink2"))
    y += height + 30
    window = WindowShown("pace.window", Box(mat.x, y, mat.w, 0), settings, film)
    window.lay_out(canvas)
    return panel.add(window)


class TurnShown(Node):
    """Two heads and a pile: one thinks, its card flies, then the other."""

    role = "image"

    def __init__(self, node_id: str, bounds: Box, settings: Settings, film: Film) -> None:
        super().__init__(node_id, bounds, name=_("Two players in turn"))
        self.settings, self.film = settings, film

    def paint(self, canvas: Canvas) -> None:
        """Draw the moment."""
        box, film, settings = self.bounds, self.film, self.settings
        paper.pill(canvas, box, "mat", radius=12)
        turn = film.act % len(HEADS)
        thinking = not film.over and film.time < thought(settings)
        for i, animal in enumerate(HEADS):
            x, y = self._seat(i)
            mood = "thinking" if thinking and i == turn else "calm"
            paper.head(canvas, animal, mood, x, y, 92)
            if mood == "thinking":
                self._dots(canvas, x, y - 72)
        x, y = box.centre
        middle = centred(x, y, CARD_WIDTH, CARD_WIDTH * 1.5)
        self._card(canvas, film.act - 1, middle)
        if not (thinking or film.over):
            self._flying(canvas, turn, middle)

    def _seat(self, i: int) -> tuple[float, float]:
        box = self.bounds
        return box.x + box.w * (0.15 if i == 0 else 0.85), box.y + box.h / 2 + 10

    def _dots(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw three dots that fill while somebody thinks."""
        share = self.film.time / max(thought(self.settings), 0.01)
        paper.pill(canvas, Box(x - 34, y - 15, 68, 30), "card", "edge")
        for i in range(3):
            full = share * 3 > i
            paper.pill(canvas, Box(x - 25 + 19 * i, y - 6, 12, 12), "main" if full else "mat")

    def _flying(self, canvas: Canvas, turn: int, end: Box) -> None:
        """Draw the card on its way to the pile, or already there."""
        film, settings = self.film, self.settings
        length = flight(settings)
        share = min(1.0, (film.time - thought(settings)) / length) if length else 1.0
        part = 1.0 if settings.reduced_motion else out_cubic(share)
        x, y = self._seat(turn)
        cx, cy = mix(x, end.centre[0], part), mix(y, end.centre[1], part)
        self._card(canvas, film.act, centred(cx, cy, end.w, end.h))

    def _card(self, canvas: Canvas, number: int, place: Box) -> None:
        draw_card(canvas, CARDS[number % len(CARDS)], place, self.settings.colour_set, self.settings.large_emblems)


class WindowShown(Node):
    """How long calls, catches and jumps are waited for, as a bar that runs out; or that everybody is asked."""

    role = "text"

    def __init__(self, node_id: str, bounds: Box, settings: Settings, film: Film) -> None:
        words = _("The table waits {n} s for quick hands").format(n=f"{settings.window_seconds:g}")
        super().__init__(node_id, bounds, name=words if settings.races else _("Everybody is asked in turn"))
        self.settings, self.film = settings, film
        self.lines: list[str] = []

    def lay_out(self, canvas: Canvas) -> None:
        """Break the words into lines and be as high as they need."""
        self.lines = canvas.lines(self.name, self.bounds.w - 48, WORDS, "bold")
        high = 2 * EDGE + canvas.line_height(WORDS) * len(self.lines) + (BETWEEN + BAR if self.settings.races else 0)
        self.bounds = Box(self.bounds.x, self.bounds.y, self.bounds.w, high)

    def paint(self, canvas: Canvas) -> None:
        """Draw the words, and the bar where there is a race."""
        box = self.bounds
        paper.row(canvas, box)
        step = canvas.line_height(WORDS)
        for i, line in enumerate(self.lines):
            canvas.text(box.x + 24, box.y + EDGE + step * (i + 0.5), line, WORDS, "bold")
        if not self.settings.races:
            return
        left = max(0.0, 1.0 - self.film.waited / self.settings.window_seconds)
        bar = Box(box.x + 24, box.bottom - EDGE - BAR, box.w - 48, BAR)
        paper.pill(canvas, bar, "mat")
        if left:
            canvas.fill(Box(bar.x + 4, bar.y + 4, (bar.w - 8) * left, bar.h - 8), "main")
