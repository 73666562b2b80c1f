"""Intents at the table: keys, pointer and focus to acts."""

from __future__ import annotations

from game.engine.actions import PLAY
from game.engine.cards import HIDDEN
from game.input.intents import DIRECTIONS, Intent, Kind
from game.narrate import refusal
from game.scenes.scene import drive, to_design
from game.scenes.table_acts import TableActs
from game.scenes.table_choice import NAME_COLOUR, NAME_SEAT
from game.text import _
from game.ui.node import DISABLED, Node
from game.view import fan as fans
from game.view.nodes import CardNode, SeatNode

PAGE = 5
"""Cards that a page key goes along the hand."""

_GOING = (*DIRECTIONS, Kind.NEXT, Kind.PREVIOUS, Kind.FIRST, Kind.LAST, Kind.PAGE_UP, Kind.PAGE_DOWN, Kind.DIGIT)
"""What moves focus: resting on a card then explains it."""

_POINTER = (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.WHEEL)


class TableKeys(TableActs):
    """Turns what devices send into acts; anything but a moving pointer ends what is still moving."""

    # Intents -----------------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> None:
        """Take what the player wants; anything but a moving pointer ends what is still moving."""
        if intent.kind is Kind.POINT:
            self._point(intent)
            return
        self._idle = 0.0
        if intent.kind is not Kind.EXPLAIN:
            self.help.close()
        self.help.came_by_hand = intent.kind in _GOING
        if self._only_ends_motion(intent):
            return
        if intent.kind in _POINTER:
            self._pointer(intent)
        elif not self._panel_open and intent.kind in _KEYS:
            _KEYS[intent.kind](self, intent)
        else:
            self._in_panel(intent)
        self.show_focus()

    def _only_ends_motion(self, intent: Intent) -> bool:
        """End what is moving; return whether that was all the player can have meant.

        What was not offered while things moved is not taken for meant: a click that ends an animation must not draw.
        """
        if not self.director.busy or intent.kind is Kind.RELEASE:
            return False
        node = None
        if intent.kind is Kind.PRESS:
            node = self.tree.at(*to_design(self.canvas, intent))
        self.director.finish()
        self.follow()
        if intent.kind is Kind.PRESS:
            return node is None or not node.actions or DISABLED in node.state
        return intent.kind in (Kind.CONFIRM, Kind.DIGIT, Kind.DRAW, Kind.LET, Kind.ANY)

    @property
    def _panel_open(self) -> bool:
        """Whether a hand or a dare lies over the table and takes the keys."""
        return self.shown_hand is not None or self.special.dare is not None

    def _in_panel(self, intent: Intent) -> None:
        """Let the tree take an intent while a panel is open."""
        if self.shown_hand is not None and intent.kind in (Kind.CANCEL, Kind.PAUSE):
            self.close_challenge()
            self._escaped = True
        elif self.special.dare is not None and intent.kind is Kind.CANCEL:
            self.close_dare()
            self._escaped = True
        else:
            drive(self.tree, self.canvas, intent)

    def _point(self, intent: Intent) -> None:
        self._idle = 0.0
        self.help.came_by_hand = True
        self.help.close()
        before = (self.tree.hover_id, self.tree.focus_shown)
        x, y = to_design(self.canvas, intent)
        self.tree.point(x, y)
        if before != (self.tree.hover_id, self.tree.focus_shown) or self.view.hand.dragged:
            self.surface.repaint()
            self.show_focus()

    def _pointer(self, intent: Intent) -> None:
        x, y = to_design(self.canvas, intent)
        if intent.kind is Kind.PRESS:
            self.tree.press(x, y, finger=intent.device == "touch")
        elif intent.kind is Kind.RELEASE:
            self.tree.release(x, y)
        elif not self.tree.wheel(x, y, intent.number) and y > self.view.stage.layout.hand.y:
            self.view.hand.scroll(-round(intent.number), self.director.now)
            self._known = None
        self.surface.repaint()
        self.follow()

    def _direction(self, intent: Intent) -> None:
        if self._focus_appears():
            return
        dx, dy = DIRECTIONS[intent.kind]
        node = self.tree.focused()
        if self.tree.layer() is self.tree.root and isinstance(node, CardNode) and node.card in self.view.hand.order:
            hand = self.view.hand
            self.tree.focus_shown = True
            to = fans.neighbour(hand.fan, hand.order.index(node.card), dx, dy)
            if to >= 0:
                self.tree.set_focus(f"card.{hand.order[to]}")
                self.context.sound("ui_move")
                return
        if self.tree.move(dx, dy):
            self.context.sound("ui_move")

    def _focus_appears(self) -> bool:
        """After the mouse the first key only shows where focus is: on what can be done; return whether it did that."""
        if self.tree.focus_shown or self.tree.layer() is not self.tree.root:
            return False
        self.tree.focus_shown = True
        if self.armed != HIDDEN:
            self.tree.set_focus(f"card.{self.armed}")
        elif self.choice.my_turn:
            self.focus_first()
        return True

    def _end(self, intent: Intent) -> None:
        """Go to the first or the last card; with the log open, to its beginning or end."""
        order = self.view.hand.order
        if self.log_open or not order or self.tree.layer() is not self.tree.root:
            self._far(intent)
        elif self.tree.set_focus(f"card.{order[0 if intent.kind is Kind.FIRST else -1]}", shown=True):
            self.context.sound("ui_move")

    def _page(self, intent: Intent) -> None:
        """Go five cards along the hand; with the log open, a page of it."""
        order, node = self.view.hand.order, self.tree.focused()
        if self.log_open or not isinstance(node, CardNode) or node.card not in order:
            self._far(intent)
            return
        at = order.index(node.card) + (PAGE if intent.kind is Kind.PAGE_DOWN else -PAGE)
        if self.tree.set_focus(f"card.{order[min(max(0, at), len(order) - 1)]}", shown=True):
            self.context.sound("ui_move")

    def _far(self, intent: Intent) -> None:
        """Scroll what lies over the table."""
        if drive(self.tree, self.canvas, intent):
            self.surface.repaint()

    def _explain(self, intent: Intent) -> None:
        if not intent.repeat:
            self.help.ask()

    def _step(self, intent: Intent) -> None:
        if self.tree.step(1 if intent.kind is Kind.NEXT else -1):
            self.context.sound("ui_move")

    def _confirm(self, intent: Intent) -> None:
        if intent.repeat:
            return
        armed, drawn = self.armed, self.choice.my_turn and self.mirror.asks == "drawn" and bool(self.choice.of(PLAY))
        if not self._focus_appears():
            self.tree.confirm()
        elif armed != HIDDEN:
            self.enter_card(armed)
        elif drawn:
            self.play_drawn()
        self.follow()

    def _digit(self, intent: Intent) -> None:
        number = int(intent.number) - 1
        if self.choice.stage == NAME_COLOUR:
            if number < len(self.choice.colours):
                self.name_colour(self.choice.colours[number])
        elif self.choice.stage == NAME_SEAT:
            if number < len(self.choice.seats):
                self.name_seat(self.choice.seats[number])
        elif number < len(self.view.hand.order):
            self._number_card(self.view.hand.order[number])

    def _number_card(self, card: int) -> None:
        """A number key works as a click does: the first lifts the card, the second plays it."""
        self.tree.focus_shown = True
        again = self.tree.focus_id == f"card.{card}" and (self.armed == card or not self.choice.my_turn)
        self.tree.set_focus(f"card.{card}")
        if again or (self.choice.several and self.goes_along(card)):
            self.enter_card(card)
        elif self.choice.why_not(card) is None:
            self.armed = card
            self.follow()

    def _draw(self, intent: Intent) -> None:
        self.draw_or_take()

    def _call_key(self, intent: Intent) -> None:
        if not intent.repeat:
            self.call()

    def _catch_key(self, intent: Intent) -> None:
        if self.choice.catchable:
            self.catch(self.choice.catchable[0])
        elif not intent.repeat:
            self.meant.catch()

    def _jump_key(self, intent: Intent) -> None:
        self.jump()

    def _challenge_key(self, intent: Intent) -> None:
        if not intent.repeat:
            self.challenge_or_say()

    def _pass(self, intent: Intent) -> None:
        if self.choice.leader != HIDDEN and self.caught_up:
            self.only_this()
        elif self.special.jump_card != HIDDEN or self.special.asked_in_turn:
            self.let_be()
        else:
            self.keep()

    def _sort(self, intent: Intent) -> None:
        self.sort()

    def _cancel(self, intent: Intent) -> None:
        if self.cancel_choice():
            self._escaped = True
        elif self.log_open:
            self.toggle_log()
            self._escaped = True
        elif intent.device == "pad":  # a pad may have no button for the pause but this one
            self.pause()

    def _pause(self, intent: Intent) -> None:
        if not self._escaped and not intent.repeat:
            self.pause()

    def _log(self, intent: Intent) -> None:
        self.toggle_log()

    def _hint(self, intent: Intent) -> None:
        if not intent.repeat:
            self.hint()

    def _help(self, intent: Intent) -> None:
        self.open_help()

    def _rules(self, intent: Intent) -> None:
        self.open_rules()

    # Focus -------------------------------------------------------------------------------------------------------
    def focus_first(self) -> None:
        """Give focus to the first card that may be played, or to what can be done without one."""
        hand = self.view.hand
        card = next((card for card in hand.order if hand.legal and card in hand.legal), HIDDEN)
        for name in (f"card.{card}", "play", "draw", "take", "keep"):
            node = self.tree.find(name)
            if node is not None and node.focusable:
                self.tree.set_focus(name)
                break
        self.show_focus()

    def show_focus(self) -> None:
        """Let the card that is pointed at or focused stand out, and say why it cannot be played."""
        hand, tree = self.view.hand, self.tree
        node = tree.focused() if tree.focus_shown else tree.find(tree.hover_id) if tree.hover_id else None
        on_table = tree.layer() is tree.root
        card = node.card if isinstance(node, CardNode) and on_table else HIDDEN
        if card in hand.order:
            self.focus_place = hand.order.index(card)
        shown = card if card != HIDDEN else self.armed
        hand.brackets = shown != HIDDEN and (tree.focus_shown or shown == self.armed)
        if shown != hand.focus:
            hand.set_focus(shown, self.director.now)
        else:
            hand.draw(self.director.now)
        self._show_reason(card)
        self._choose_seat(node)
        self.surface.focus(node if tree.focus_shown and not isinstance(node, CardNode) else None)
        hover = tree.layer().find(tree.hover_id) if tree.hover_id and not tree.focus_shown else None
        self.surface.hint(hover if not isinstance(hover, CardNode) else None)

    def _choose_seat(self, node: Node | None) -> None:
        """Let the seat stand out that would be chosen."""
        seats = self.view.seats
        pointed = node.seat if isinstance(node, SeatNode) and node.seat in seats.targets else -1
        self.special.aim(pointed)
        chosen = self.special.aimed if seats.targets else -1
        if chosen != seats.chosen:
            before, seats.chosen = seats.chosen, chosen
            for seat in (before, chosen):
                if seat >= 0:
                    seats.sync_seat(seat)

    def _show_reason(self, card: int) -> None:
        hand = self.view.hand
        if card == HIDDEN or hand.legal is None or card in hand.legal or not self.caught_up:
            self.view.hud.reason("", 0, 0)
            return
        refused = self.choice.why_not(card)
        x, y, _angle, width = hand.place(card)
        words = refusal(refused.code, refused.values, self.names, self.mirror.values) if refused else ""
        if not refused and card in self.choice.playable and card not in self.choice.cards:
            words = _("Goes along with another card")
        self.view.hud.reason(words, x, y - width * 0.75 - 44)


_KEYS = {
    **dict.fromkeys(DIRECTIONS, TableKeys._direction),
    Kind.NEXT: TableKeys._step,
    Kind.PREVIOUS: TableKeys._step,
    Kind.CONFIRM: TableKeys._confirm,
    Kind.DIGIT: TableKeys._digit,
    Kind.DRAW: TableKeys._draw,
    Kind.CALL: TableKeys._call_key,
    Kind.CATCH: TableKeys._catch_key,
    Kind.JUMP: TableKeys._jump_key,
    Kind.CHALLENGE: TableKeys._challenge_key,
    Kind.LET: TableKeys._pass,
    Kind.SORT: TableKeys._sort,
    Kind.CANCEL: TableKeys._cancel,
    Kind.SECOND: TableKeys._cancel,
    Kind.PAUSE: TableKeys._pause,
    Kind.FIRST: TableKeys._end,
    Kind.LAST: TableKeys._end,
    Kind.PAGE_UP: TableKeys._page,
    Kind.PAGE_DOWN: TableKeys._page,
    Kind.EXPLAIN: TableKeys._explain,
    Kind.LOG: TableKeys._log,
    Kind.HELP: TableKeys._help,
    Kind.HINT: TableKeys._hint,
    Kind.RULES: TableKeys._rules,
}
