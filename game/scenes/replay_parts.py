"""What a replay is driven with: the bar of acts, the transport buttons, the list of what happened, the open hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.cards import HIDDEN
from game.match.mirror import Mirror
from game.match.replay import Replay, Round
from game.scenes.card_picture import draw_hand
from game.text import _, ngettext
from game.ui import paper, svg
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import DECREASE, DISABLED, HOVERED, INCREASE, PRESS, PRESSED, SELECTED, Act, Node
from game.view.stage import Person

LINE = 20.0
"""Size of the words of what happened."""

KNOB = 17.0
AROUND_KNOB = KNOB + 10.0
"""What is nearer to the knob's middle is under the knob or the brackets of focus round it."""


class ActBar(Node):
    """The whole match as a bar: rounds side by side, a knob at the act. Left and right step, the pointer goes anywhere.

    `go` takes the number of an act; `marks` are acts of special interest.
    """

    role = "slider"

    def __init__(
        self, node_id: str, bounds: Box, replay: Replay, go: Callable[[int], None], marks: tuple[int, ...] = ()
    ) -> None:
        at, one = replay.at, replay.round_at(replay.at)
        words = _("{n} of {all}, round {round}").format(n=at, all=replay.acts, round=one.number)
        super().__init__(node_id, bounds, name=_("Act"), value=words)
        self.rounds: Sequence[Round] = replay.rounds
        self.acts, self.at, self._go, self.marks = replay.acts, at, go, marks
        self.focus_pad = 5
        self.takes_pointer = True
        self.wants_focus = True
        if at < replay.acts:
            self.actions[INCREASE] = lambda: go(at + 1)
        if at > 0:
            self.actions[DECREASE] = lambda: go(at - 1)
        self.track = Box(bounds.x + KNOB, bounds.y + bounds.h / 2 - 9, bounds.w - 2 * KNOB, 18)

        self.focus_box = Box(self.x_of(at) - KNOB, self.track.y + 9 - KNOB, 2 * KNOB, 2 * KNOB)

    def x_of(self, act: int) -> float:
        """Return where an act is on the bar."""
        return self.track.x + self.track.w * act / max(1, self.acts)

    def pointer_down(self, x: float, y: float) -> bool:
        """Go to the act under the pointer."""
        self.pointer_drag(x, y)
        return True

    def pointer_drag(self, x: float, y: float) -> None:
        """Follow the pointer."""
        share = min(1.0, max(0.0, (x - self.track.x) / max(1.0, self.track.w)))
        act = round(share * self.acts)
        if act != self.at:
            self.at = act
            self._go(act)

    def paint(self, canvas: Canvas) -> None:
        """Draw the rounds as alternate stretches with their numbers, what has passed filled, the knob."""
        track, theme = self.track, canvas.theme
        stops = [(self.x_of(one.first) - track.x, self.x_of(one.last) - track.x) for one in self.rounds]
        passed = self.x_of(self.at) - track.x
        tones = (theme["row"], theme["paper2"], theme["frame"], theme["main"])

        def body(w: float, h: float) -> str:
            out = svg.rect(0, 0, w, h, 5, tones[0], stroke=tones[2], stroke_width=2)
            for i, (left, right) in enumerate(stops):
                if i % 2:
                    out += svg.rect(left, 1, max(1.0, right - left), h - 2, 0, tones[1])
            if passed > 1:
                out += svg.rect(0, h / 2 - 4, passed, 8, 3, tones[3])
            ticks = "".join(f"M{svg.num(left)} -3V{svg.num(h + 3)}" for left, _right in stops[1:])
            return out + (svg.stroke(ticks, tones[2], 2) if ticks else "")

        canvas.shape(("acts", tuple(stops), round(passed), tones), track, body, pad=5)
        self._numbers(canvas, stops)
        for act in self.marks:
            paper.burst_shape(canvas, self.x_of(act), track.y + track.h / 2, 5, 11, 8, "main")
        x, y = self.x_of(self.at), track.y + track.h / 2
        edge = "gold" if HOVERED in self.state else "main_deep"
        paper.pill(canvas, Box(x - KNOB, y - KNOB, 2 * KNOB, 2 * KNOB), "card", edge, width=2.6)
        paper.burst_shape(canvas, x, y, 4.5, 11.5, 6, "main")

    def _numbers(self, canvas: Canvas, stops: list[tuple[float, float]]) -> None:
        """Write the rounds' numbers under their beginnings, as many as there is room for beside the knob."""
        free = -1.0
        at = self.x_of(self.at)
        y = self.track.bottom + 14
        for one, (left, _right) in zip(self.rounds, stops, strict=True):
            x = self.track.x + left
            words = str(one.number)
            w = canvas.measure(words, 18, "bold")
            if x >= free and not x - AROUND_KNOB < at < x + w + AROUND_KNOB:
                canvas.text(x, y, words, 18, "bold", "ink3")
                free = x + w + 14


def _pause(w: float, h: float, tone: str) -> str:
    return svg.rect(w * 0.24, h * 0.16, w * 0.17, h * 0.68, 2, tone) + svg.rect(
        w * 0.59, h * 0.16, w * 0.17, h * 0.68, 2, tone
    )


def _triangle(w: float, h: float, left: float, right: float, tone: str) -> str:
    return svg.path(svg.points([(w * left, h * 0.14), (w * right, h * 0.5), (w * left, h * 0.86)]), tone)


def _step(w: float, h: float, tone: str) -> str:
    return svg.rect(w * 0.24, h * 0.16, w * 0.12, h * 0.68, 2, tone) + _triangle(w, h, 0.44, 0.86, tone)


def _round(w: float, h: float, tone: str) -> str:
    bar = svg.rect(w * 0.82, h * 0.16, w * 0.1, h * 0.68, 2, tone)
    return _triangle(w, h, 0.06, 0.44, tone) + _triangle(w, h, 0.42, 0.80, tone) + bar


def _mirrored(body: str, w: float) -> str:
    return svg.group(body, f"translate({svg.num(w)} 0) scale(-1 1)")


SIGNS: dict[str, Callable[[float, float, str], str]] = {
    "play": lambda w, h, tone: _triangle(w, h, 0.24, 0.86, tone),
    "pause": _pause,
    "step": _step,
    "step_back": lambda w, h, tone: _mirrored(_step(w, h, tone), w),
    "round": _round,
    "round_back": lambda w, h, tone: _mirrored(_round(w, h, tone), w),
}
"""The signs on the transport buttons."""


class Transport(Node):
    """A button of the transport: play, pause, steps."""

    role = "button"

    def __init__(self, node_id: str, bounds: Box, sign: str, name: str, press: Act, key: str, able: bool) -> None:
        hint = f"{name}  {key}" if key else name
        super().__init__(node_id, bounds, name=name, value=key, actions={PRESS: press}, hint=hint)
        self.sign = sign
        self.kind = "main" if sign in ("play", "pause") else "paper"
        if not able:
            self.state.add(DISABLED)
        self.focus_box = Box(bounds.x, bounds.y, bounds.w, bounds.h + paper.UNDER_EDGE)

    def paint(self, canvas: Canvas) -> None:
        """Draw the button and its sign."""
        box, faded, pressed = self.bounds, DISABLED in self.state, PRESSED in self.state
        paper.button_face(canvas, box, self.kind, pressed, faded, HOVERED in self.state and not faded)
        tone = canvas.theme.buttons[self.kind].text if not faded else canvas.theme["edge"]
        size = box.h * 0.5
        x, y = box.centre
        at = Box(x - size / 2, y - size / 2 + (paper.PRESSED_BY if pressed else 0), size, size)
        canvas.shape(("transport", self.sign, tone), at, lambda w, h: SIGNS[self.sign](w, h, tone), pad=1)


class Line(Node):
    """A sentence of what happened; pressed, the replay goes to its act."""

    role = "option"

    def __init__(
        self, node_id: str, bounds: Box, words: str, lines: list[str], press: Act, *, now: bool, later: bool
    ) -> None:
        super().__init__(node_id, bounds, name=words, actions={PRESS: press})
        self.lines, self.later = lines, later
        self.focus_pad = 3
        if now:
            self.state.add(SELECTED)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sentence: strong on gold for the act that is seen, light for those to come."""
        box, now = self.bounds, SELECTED in self.state
        if now:
            paper.pill(canvas, box, "differs_row", "differs_edge", radius=8, width=1.6)
            paper.bar(canvas, Box(box.x + 2, box.y + 6, 6, box.h - 12), "differs_bar")
        elif HOVERED in self.state:
            paper.pill(canvas, box, "row", "row_edge", radius=8, width=1.6)
        step = line_step(canvas)
        face, tone = ("bold", "ink") if now else ("ui", "ink3" if self.later else "ink")
        for i, line in enumerate(self.lines):
            canvas.text(box.x + 18, box.y + 5 + (i + 0.5) * step, line, LINE, face, tone, max_width=box.w - 28)


def line_step(canvas: Canvas) -> float:
    """Return how far apart the lines of what happened are."""
    return canvas.line_height(LINE) * 0.92


def lines_of(
    canvas: Canvas, box: Box, told: Sequence[tuple[int, str]], at: int, scroll: Scroll, go: Callable[[int], Act]
) -> ListView:
    """Return the list of what happened in a round; the sentences of the act `at` are marked."""
    rows: list[Node] = []
    y, step = box.y, line_step(canvas)
    for number, (act, words) in enumerate(told):
        wrapped = canvas.lines(words, box.w - 18 - 32, LINE, "bold")
        h = len(wrapped) * step + 10
        place = Box(box.x, y, box.w - 18, h)
        rows.append(Line(f"line.{number}", place, words, wrapped, go(act), now=act == at, later=act > at))
        y += h + 2
    return ListView("lines", box, rows, scroll, _("What has happened"))


class HandRow(Node):
    """One seat with its cards, in the list of hands."""

    role = "text"

    def __init__(
        self, seat: int, bounds: Box, person: Person, faces: tuple[int, ...], words: str, turn: bool, colours: str
    ) -> None:
        super().__init__(f"hand.{seat}", bounds, name=person.name, value=words)
        self.person, self.faces, self.turn, self.colours = person, faces, turn, colours

    def paint(self, canvas: Canvas) -> None:
        """Draw head, name, how many, and the cards: open, or backs as one number."""
        box = self.bounds
        paper.row(canvas, box, self.turn)
        if self.turn:
            paper.bar(canvas, Box(box.x, box.y + 10, 7, box.h - 20), "differs_bar")
        paper.head(canvas, self.person.animal, "thinking" if self.turn else "calm", box.x + 46, box.y + 38, 56)
        count = ngettext("{n} card", "{n} cards", len(self.faces)).format(n=len(self.faces))
        w = canvas.measure(count, 18, "bold")
        canvas.text(box.right - 16, box.y + 24, count, 18, "bold", "ink2", "right")
        canvas.text(box.x + 84, box.y + 24, self.person.name, 21, "bold", max_width=box.w - 84 - w - 32)
        known = tuple(face for face in self.faces if face != HIDDEN)
        place = Box(box.x + 84, box.y + 40, box.w - 84 - 16, box.h - 46)
        if known:
            draw_hand(canvas, known, place, min(44.0, (box.h - 50) / 1.5), self.colours)
        elif self.faces:
            canvas.text(place.x, place.y + place.h / 2 - 4, _("face down"), 19, "ui", "ink3")
        else:
            canvas.text(place.x, place.y + place.h / 2 - 4, _("no cards"), 19, "ui", "ink3")


def hands_of(
    box: Box, people: Sequence[Person], mirror: Mirror, words: Callable[[int], str], scroll: Scroll, colours: str
) -> ListView:
    """Return the list of all hands as far as the mirror knows them."""
    pitch = 124.0
    rows: list[Node] = []
    for seat, person in enumerate(people):
        faces = tuple(sorted(held.face for held in mirror.hands[seat]))
        place = Box(box.x, box.y + seat * pitch, box.w - 18, pitch - 10)
        turn = mirror.turn == seat and not mirror.round_over
        said = words(seat) or ngettext("{n} card", "{n} cards", len(faces)).format(n=len(faces))
        rows.append(HandRow(seat, place, person, faces, said, turn, colours))
    return ListView("hands", box, rows, scroll, _("Hands"))
