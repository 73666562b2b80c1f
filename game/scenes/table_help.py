"""Help at the table: what a card does by this table's rules, and in a few sentences how things stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.cards import COLOUR_OF, FACE_NAMES, HIDDEN, NO_COLOUR
from game.narrate import card_count, colour_name, face_name
from game.narrate.book import CardEntry, card_entry
from game.rules import rule_set
from game.text import _
from game.ui.geometry import Box
from game.view.card_help import hide_help, show_help
from game.view.nodes import CardNode, TopNode

if TYPE_CHECKING:
    from game.scenes.table_acts import TableActs

POINTING, RESTING = 1.2, 2.0
"""Seconds of pointing at a card, and of resting on it after an arrow, after which it is explained."""


class CardHelp:
    """Explains a card of one table scene: the one that is pointed at for a while, or the one asked about."""

    def __init__(self, scene: TableActs) -> None:
        self.scene = scene
        self.asked = ""
        """What is explained because it was asked for: that is read aloud too."""
        self.open = False
        self.came_by_hand = False
        """Whether whoever plays has gone to the card: focus that came by itself explains nothing."""

    def ask(self) -> None:
        """Explain the card in focus or pointed at; where there is none, the one on the pile. Again: close it."""
        if self.open:
            self.close()
            return
        tree = self.scene.tree
        node = tree.focused() if tree.focus_shown else tree.find(tree.hover_id) if tree.hover_id else None
        if not isinstance(node, CardNode | TopNode):
            node = next((one for one in tree.root.walk() if isinstance(one, TopNode)), None)
        if node is not None:
            self.asked = self._show(node)

    def close(self) -> None:
        """Take it away."""
        if self.open:
            self.open, self.asked = False, ""
            hide_help(self.scene.view.stage)

    def wait(self, idle: float) -> None:
        """So many seconds nothing has been done: explain the card that is pointed at."""
        scene, tree = self.scene, self.scene.tree
        wanted = self.came_by_hand and scene.context.settings.hints and scene.caught_up
        if self.open or not wanted or tree.dragging or tree.layer() is not tree.root:
            return
        if tree.focus_shown and idle >= RESTING:
            node = tree.focused()
        elif not tree.focus_shown and idle >= POINTING and tree.hover_id:
            node = tree.find(tree.hover_id)
        else:
            return
        if isinstance(node, CardNode | TopNode):
            self._show(node)

    def _show(self, node: CardNode | TopNode) -> str:
        entry = self.entry(node)
        if entry is None:
            return ""
        title = node.name
        hand = self.scene.view.hand
        box = node.bounds
        if isinstance(node, CardNode):
            x, y, _angle, width = hand.place(node.card)
            box = Box(x - width / 2, y - width * 0.75 - 72, width, width * 1.5 + 72)
        lines = [(line.words, line.house) for line in entry.lines]
        show_help(self.scene.view.stage, box, title, lines)
        self.open = True
        return " ".join((title + ".", *(words for words, _house in lines)))

    def entry(self, node: CardNode | TopNode) -> CardEntry | None:
        """Return what the rule book of this table says about a card."""
        face = self.scene.view.hand.faces().get(node.card, HIDDEN) if isinstance(node, CardNode) else node.face
        if face == HIDDEN:
            return None
        rules = rule_set(self.scene.session.table.rules)
        return card_entry(rules, FACE_NAMES[face], dark=self.scene.mirror.dark)


def standing(scene: TableActs) -> list[str]:
    """Return how things stand, as far as the one who looks may know: pile, colour, penalty, hands, direction."""
    mirror, names = scene.mirror, scene.names
    out: list[str] = []
    if mirror.top is not None:
        out.append(_("On the pile: {card}.").format(card=face_name(mirror.top.face)))
        if mirror.colour not in (NO_COLOUR, COLOUR_OF[mirror.top.face]):
            out.append(_("The colour is {colour}.").format(colour=colour_name(mirror.colour)))
    if mirror.pending:
        out.append(_("The penalty stands at {cards}.").format(cards=card_count(mirror.pending)))
    if scene.looking == scene.me:
        out.append(_("You hold {cards}.").format(cards=card_count(len(mirror.hand))))
    order = mirror.seated or tuple(range(mirror.seats))
    for step in range(1, mirror.seats):
        seat = order[(order.index(scene.me) + step * mirror.direction) % mirror.seats]
        if seat in mirror.playing and seat < len(names):
            out.append(_("{name}: {cards}.").format(name=names[seat], cards=card_count(mirror.counts[seat])))
    out.append(_("Play runs clockwise.") if mirror.direction == 1 else _("Play runs counter-clockwise."))
    return out
