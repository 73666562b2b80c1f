"""The title: the village in paper, the name of the game, what can be done."""

from __future__ import annotations

import math

from game.input.intents import Intent, Kind
from game.match import saves
from game.scenes import start
from game.scenes.card_picture import card_body
from game.scenes.context import Context
from game.scenes.frame import hints, question
from game.scenes.menu import MenuScene
from game.text import _, language
from game.ui import svg
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.node import Act, Node
from game.ui.pictures import asset_body, asset_size
from game.ui.widgets import Drawing, Paragraph, Text

LANDSCAPE = "ui/title.svg"
"""Sky, sun, hills, houses and river, 1920 × 1080."""

HERO = (("g_2", -26.0), ("r_7", -13.0), ("w_wild4", 0.0), ("y_reverse", 13.0), ("v_8", 26.0))
HERO_WIDTH, HERO_RADIUS, HERO_FOOT = 210.0, 560.0, (1330.0, 1076.0)
"""The fan of cards before the sun (ART.md, a_title)."""

BANK = (
    *(("rat", "happy", 1010.0, 868.0, 146.0), ("tiger", "happy", 1166.0, 892.0, 156.0)),
    *(("dragon", "calm", 1332.0, 904.0, 166.0), ("monkey", "happy", 1500.0, 892.0, 156.0)),
    ("pig", "happy", 1656.0, 868.0, 146.0),
)
"""Who looks over the bank: animal, mood, middle, width."""

FRAME = 26.0


class Title(MenuScene):
    """What the game opens with."""

    name = "title"
    first = "continue"
    toast_lift = 84.0

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.asking = False
        self.can_continue = saves.has_running()

    def enter(self) -> None:
        """Say what has to be said."""
        super().enter()
        self.tree.focus_shown = True

    def uncovered(self) -> None:
        """Somebody came back: there may be a match to continue now."""
        self.can_continue = saves.has_running()
        notices = self.context.take_notices()
        if notices:
            self.say(" ".join(notices))

    # What the buttons do -------------------------------------------------------------------------------------------
    def items(self) -> list[list[tuple[str, str, Act]]]:
        """Return the buttons row by row: id, words, act."""
        context = self.context
        rows: list[list[tuple[str, str, Act]]] = []
        if self.can_continue:
            rows.append([("continue", _("Continue"), self.go_on)])
        rows.append([("new", _("New table"), lambda: start.open_new_table(context))])
        rows.append([("settings", _("Settings"), lambda: start.open_settings(context))])
        help_and_about: list[tuple[str, str, Act]] = [
            ("help", _("Help"), lambda: start.open_help(context)),
            ("about", _("About"), lambda: start.open_about(context)),
        ]
        rows.append(help_and_about)
        rows.append([("quit", _("Quit"), self.cancel)])
        return rows

    def go_on(self) -> None:
        """Open the saved match; a damaged one is said and kept aside."""
        problem = start.continue_match(self.context)
        if problem:
            self.can_continue = saves.has_running()
            self.rebuild()
            self.say(problem)

    def cancel(self) -> None:
        """Ask whether to leave; Esc while asking stays."""
        self.asking = not self.asking
        self.rebuild()

    def shortcut(self, intent: Intent) -> bool:
        """F1 opens the help."""
        if intent.kind is Kind.HELP:
            start.open_help(self.context)
            return True
        return False

    # Looks ---------------------------------------------------------------------------------------------------------
    def background(self, canvas: Canvas) -> None:
        """Draw the village so that it covers the window, the cards before it, and the frame."""
        place = _Cover(canvas, self.context.settings.colour_set)
        canvas.shape(("title", place.key), canvas.box, lambda w, h: _picture(place), opaque=True)
        canvas.shape(("title frame", canvas.theme["main_deep"]), canvas.box, lambda w, h: _frame(canvas, w, h))

    def build(self, canvas: Canvas) -> Node:
        """Return name, buttons and the foot."""
        root = Node("title-screen", canvas.box, role="screen", name=_("House Rules"))
        root.add(*(_name_zh(canvas) if language() == "zh_CN" else _name_en(canvas)))
        root.add(*self._buttons(canvas))
        root.add(*self._foot(canvas))
        if self.asking:
            root.add(*self._leave(canvas))
        return root

    def _buttons(self, canvas: Canvas) -> list[Node]:
        rows = self.items()
        y = 556.0 * _name_scale(canvas)
        below = canvas.height - 108 - y
        pitch = min(84.0, (below - 16) / len(rows))
        tall = min(62.0, pitch - 12)
        out: list[Node] = []
        for i, row in enumerate(rows):
            if i == 0:
                node_id, words, act = row[0]
                box = Box(150, y, 420, tall + 16)
                out.append(Button(node_id, box, words, act, "main", 34, key=self.context.key(Kind.CONFIRM)))
            else:
                for (node_id, words, act), place in zip(row, Box(150, y, 360, tall).columns(len(row), 16), strict=True):
                    out.append(
                        Button(node_id, place, words, act, "paper", 28, align="left" if len(row) == 1 else "centre")
                    )
            y += pitch + (16 if i == 0 else 0)
        return out

    def _foot(self, canvas: Canvas) -> list[Node]:
        y = canvas.height - 50
        keys = self.context.key
        out = hints(
            canvas,
            (
                (keys(Kind.CANCEL), _("Quit")),
                (keys(Kind.CONFIRM), _("OK")),
                (keys(Kind.UP) + keys(Kind.DOWN), _("Choose")),
            ),
            canvas.width - 182,
            y,
        )
        words = _("Free software · not affiliated with any card publisher")
        width = canvas.measure(words, 18) + 4
        left = min(canvas.width / 2 - width / 2, out[0].bounds.x - width - 40)
        if left > 560:
            out.insert(0, Text("free", Box(left, y - 15, width, 32), words, 18, "ui", "#FFF6E3"))
        return out

    def _leave(self, canvas: Canvas) -> list[Node]:
        return question(
            canvas,
            "leave",
            _("Leave the table?"),
            _("Nothing is lost: a match in progress waits under Continue."),
            (
                ("stay", _("Stay"), "paper", self.cancel),
                ("quit", _("Quit"), "main", self.context.quit),
            ),
        )


class _Cover:
    """Where the 1920 × 1080 picture lies so that it covers a window of another shape, its foot kept in sight."""

    def __init__(self, canvas: Canvas, colour_set: str) -> None:
        w, h = canvas.width, canvas.height
        self.scale = max(w / 1920, h / 1080)
        self.x = min(0.0, w - 1920 * self.scale)
        self.y = h - 1080 * self.scale
        self.colour_set = colour_set
        self.key = (round(w), round(h), colour_set)

    def wrap(self, body: str) -> str:
        return svg.group(body, f"translate({svg.num(self.x)} {svg.num(self.y)}) scale({self.scale:.4f})")


def _picture(place: _Cover) -> str:
    """Return the village with cards and animals."""
    try:
        body = asset_body(LANDSCAPE)
    except OSError:
        body = svg.rect(0, 0, 1920, 1080, 0, "#F7E3B8") + svg.circle(1330, 392, 284, "#D8432B")
    for name, turn in HERO:
        x = HERO_FOOT[0] + math.sin(math.radians(turn)) * HERO_RADIUS
        y = HERO_FOOT[1] - math.cos(math.radians(turn)) * HERO_RADIUS
        k = HERO_WIDTH / 240
        shadow = svg.rect(0, 0, 240, 360, 20, "#1E0F08", fill_opacity=0.26)
        for dx, dy, inner in ((2, 7, shadow), (0, 0, card_body(name, place.colour_set))):
            at = f"translate({svg.num(x + dx)} {svg.num(y + dy)}) rotate({turn}) scale({k:.4f}) translate(-120 -180)"
            body += svg.group(inner, at)
    for animal, mood, x, y, d in BANK:
        body += svg.circle(x, y + 4, d * 0.49, "#1E0F08", fill_opacity=0.22)
        head = f"animals/{animal}_{mood}.svg"
        body += svg.group(_inner(head), f"translate({x} {y}) scale({d / _width(head):.4f}) translate(-100 -100)")
    return place.wrap(body)


def _inner(name: str) -> str:
    try:
        return asset_body(name)
    except OSError:
        return ""


def _width(name: str) -> float:
    try:
        return asset_size(name)[0]
    except OSError:
        return 200.0


def _frame(canvas: Canvas, w: float, h: float) -> str:
    """Return the cut-paper frame with its fret corners."""
    tone, gold, t = canvas.theme["main_deep"], canvas.theme["gold"], FRAME
    n = svg.num
    ring = f"M0 0H{n(w)}V{n(h)}H0ZM{n(t)} {n(t)}V{n(h - t)}H{n(w - t)}V{n(t)}Z"
    out = svg.path(ring, tone, fill_rule="evenodd")
    across, down = round((w - 2 * t) / 19.5), round((h - 2 * t) / 19)
    out += svg.path(svg.teeth(t, t - 0.5, w - 2 * t, across, 11), tone)
    out += svg.path(svg.teeth(t, h - t + 0.5, w - 2 * t, across, -11), tone)
    out += svg.path(svg.teeth_down(t - 0.5, t, h - 2 * t, down, 11), tone)
    out += svg.path(svg.teeth_down(w - t + 0.5, t, h - 2 * t, down, -11), tone)
    out += svg.stroke(svg.box_stitches(t / 2, t / 2, w - t, h - t, 2, 9), gold, 1.8)
    corner = svg.path("M0 0H150C150 22 132 34 112 34C108 52 96 64 78 66C78 86 62 104 40 106C38 126 24 150 0 150Z", tone)
    fret = "M14 14H112C106 26 92 24 84 30C82 44 70 54 54 54C54 70 44 82 30 84C24 92 26 106 14 112Z"
    corner += svg.path(fret, "none", stroke=gold, stroke_width=2.2)
    corner += "".join(svg.circle(x, y, 3.4, gold) for x, y in ((34, 34), (62, 28), (28, 62)))
    for x, y, sx, sy in ((0.0, 0.0, 1, 1), (w, 0.0, -1, 1), (0.0, h, 1, -1), (w, h, -1, -1)):
        out += svg.group(corner, f"translate({n(x)} {n(y)}) scale({sx} {sy})")
    return out


def _name_zh(canvas: Canvas) -> list[Node]:
    """Return the red seal with the two characters, the English name and the motto."""
    s = _name_scale(canvas)

    def seal(c: Canvas, box: Box) -> None:
        c.shape(("seal zh",), box, lambda w, h: svg.group(_plaque(470, 262), f"scale({w / 470:.4f})"), pad=24)
        c.text(box.x + 124 * s, box.y + 124 * s, "村", 196 * s, "serif", "#FFF3D6", "centre")
        c.text(box.x + 344 * s, box.y + 124 * s, "规", 196 * s, "serif", "#FFF3D6", "centre")

    y = 110 * s
    return [
        Drawing("name", Box(146, y, 470 * s, 262 * s), seal, name=_("House Rules"), role="heading"),
        Text("name.en", Box(150, y + 282 * s, 560, 76 * s), "House Rules", 62 * s, "latin", "main_deep"),
        Paragraph(
            "motto",
            Box(152, y + 357 * s, 760, 66 * s),
            _("Every table has its own rules. You write them."),
            32 * s,
            "serif",
            "ink2",
        ),
    ]


def _name_en(canvas: Canvas) -> list[Node]:
    """Return the name in two lines, a seal with the Chinese one, and the motto."""
    s = _name_scale(canvas)

    def letters(c: Canvas, box: Box) -> None:
        c.text(box.x, box.y + 86 * s, "House", 148 * s, "latin", "main")
        w = c.text(box.x, box.y + 220 * s, "Rules", 148 * s, "latin", "main")
        x, y = box.x + w + 34 * s, box.y + 146 * s
        c.shape(
            ("seal en",),
            Box(x, y, 138 * s, 138 * s),
            lambda w, h: svg.group(_plaque(138, 138, 14), f"scale({w / 138:.4f})"),
            pad=12,
        )
        c.text(x + 69 * s, y + 36 * s, "村", 58 * s, "serif", "#FFF3D6", "centre")
        c.text(x + 69 * s, y + 98 * s, "规", 58 * s, "serif", "#FFF3D6", "centre")

    y = 110 * s
    motto = _("Every table has its own rules. You write them.")
    return [
        Drawing("name", Box(146, y, 560 * s, 300 * s), letters, name=_("House Rules"), role="heading"),
        Paragraph("motto", Box(150, y + 318 * s, 770, 96 * s), motto, 31 * s, "serif", "ink2"),
    ]


def _name_scale(canvas: Canvas) -> float:
    return min(1.0, canvas.height / 1080)


def _plaque(w: float, h: float, r: float = 20) -> str:
    """Return a red tablet with a cream line, and a row of stitches where there is room."""
    out = svg.rect(4, 10, w, h, r, "#1E0F08", fill_opacity=0.25) + svg.rect(0, 0, w, h, r, "#C02A1A")
    inset, line = (12, 4.0) if w > 200 else (8, 2.4)
    out += svg.rect(inset, inset, w - 2 * inset, h - 2 * inset, r * 0.7, "none", stroke="#F9E3B0", stroke_width=line)
    if w > 200:
        stitches = svg.box_stitches(20, 20, w - 40, h - 40, 2, 7)
        out += svg.stroke(stitches, "#F9E3B0", 1.6)
    return out
