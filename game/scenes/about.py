"""Who made this, under which licences, and what it is not."""

from __future__ import annotations

from game import __version__
from game.scenes.context import Context
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.help import Readable
from game.scenes.menu import MenuScene
from game.scenes.title_art import beside_the_cards, paint_village
from game.text import N_, _
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.lists import Scroll
from game.ui.node import Node
from game.ui.widgets import Head, Panel, Paragraph, Text

PARAGRAPHS = (
    (
        N_("What this is"),
        N_(
            "House Rules is a card game in which every rule people really play by is a switch: for two to ten round "
            "one screen, people and computer players in any mix."
        ),
    ),
    (
        N_("What it is not"),
        N_(
            "It is free software, not affiliated with, endorsed or sponsored by any publisher of card games. Names and "
            "trademarks of other games belong to their owners; none of their pictures, cards or sounds are used here."
        ),
    ),
    (
        N_("Whose it is"),
        N_(
            "The code may be used under the MIT licence, pictures and sounds under Creative Commons Attribution 4.0. "
            "The fonts are Noto Sans SC, Noto Serif SC, LXGW WenKai and Calistoga, under the SIL Open Font Licence."
        ),
    ),
    (
        N_("What it asks of you"),
        N_("Nothing: no account, no network, no advertisement. Settings and matches stay in a folder on this machine."),
    ),
    (
        N_("Where to read on"),
        N_(
            "Keys and tips are under Help, the rules of every table in the rule book. All licences in full lie beside "
            "the files they are for."
        ),
    ),
)

HEADS = ("rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig")


class About(MenuScene):
    """A page to read."""

    name = "about"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._scroll = Scroll()

    def background(self, canvas: Canvas) -> None:
        """Draw the village of the title."""
        paint_village(canvas, self.context.settings.colour_set)

    def build(self, canvas: Canvas) -> Node:
        """Return the page: heads in a row, then what there is to say."""
        root = Node("about-screen", canvas.box, role="screen", name=_("About"))
        root.add(TopBar(canvas, _("About"), _("Version {version}").format(version=__version__), self.cancel))
        left, width = beside_the_cards(canvas, 1240.0)
        box = Box(left, TOP, width, canvas.height - TOP - MARGIN)
        panel = Panel("about", box, name=_("About"))
        inner = Box(box.x + 30, box.y + 24, box.w - 60, box.h - 48)
        rows: list[Node] = []
        y = inner.y + 8
        step = min(96.0, (inner.w - 40) / len(HEADS))
        left = inner.x + (inner.w - step * len(HEADS)) / 2
        for i, animal in enumerate(HEADS):
            rows.append(Head(f"about.{animal}", Box(left + i * step + 4, y, step - 8, step - 8), animal, "happy"))
        y += step + 22
        for i, (title, words) in enumerate(PARAGRAPHS):
            rows.append(
                Text(
                    f"about.{i}.title",
                    Box(inner.x + 20, y, inner.w - 60, 40),
                    _(title),
                    27,
                    "display",
                    "main",
                    role="heading",
                )
            )
            y += 46
            h = len(canvas.lines(_(words), inner.w - 64, 22)) * canvas.line_height(22)
            rows.append(Paragraph(f"about.{i}", Box(inner.x + 20, y, inner.w - 64, h + 2), _(words), 22))
            y += h + 26
        panel.add(Readable("about.list", inner, rows, self._scroll, _("About")))
        return root.add(panel)
