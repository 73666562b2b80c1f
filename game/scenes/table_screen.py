"""The nodes of the table: built anew from what the scene holds whenever something to be pressed has changed.

Reading and focus order: the prompt, the hand, what may be done with it, catches, seats, chips, panels.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.actions import CHALLENGE, DRAW, KEEP, NOBODY, PLAY, TAKE
from game.engine.cards import COLOUR_OF, COLOURS, FACE_NAMES, HIDDEN
from game.input.intents import Kind
from game.match.session import WINDOW
from game.match.table import HUMAN
from game.narrate import card_count, colour_name, face_name
from game.scenes.table_choice import NAME_COLOUR, NAME_SEAT
from game.text import _, ngettext
from game.ui import paper
from game.ui.buttons import Button, IconButton
from game.ui.geometry import Box
from game.ui.node import DISABLED, Act, Node
from game.view.aim import fitting
from game.view.dare import Dare, dare_panel
from game.view.hud import RulesChip
from game.view.nodes import CardNode, PileNode, SeatNode, Status, TopNode
from game.view.panels import challenge_panel, log_panel
from game.view.picker import picker

if TYPE_CHECKING:
    from game.scenes.table_acts import TableActs


class Screen:
    """The parts of the tree: `painted` are shown by the widget layer, `over` lie on the veil."""

    def __init__(self, scene: TableActs) -> None:
        self.scene = scene
        self.root = Node("table", scene.canvas.box, name=_("The table"))
        self.painted: list[Node] = []
        self.chips: list[Node] = []
        self.reachable: list[Node] = []
        """Buttons that stay within reach while a colour is named: call and catch."""
        self.first = ""
        self.panels: list[Node] = []
        self.modal: Node | None = None
        self.call_taken = False
        """Whether another button stands in the place of the call's."""
        self._build()
        scene.shown_buttons = self.painted

    def _build(self) -> None:
        scene = self.scene
        self.root.add(Status("prompt", Box(0, 0, 0, 0), scene.prompt_words))
        self._cards()
        self._actions()
        self._catches()
        self._seats()
        self._chips()
        if scene.log_open:
            panel = log_panel(scene.view.stage, scene.log, scene.log_scroll, scene.toggle_log)
            self.root.add(panel)
            self.panels.append(panel)
        if scene.shown_hand is not None:
            self._challenge()
        elif scene.special.dare is not None:
            self._dare(scene.special.dare)
        elif scene.choice.stage == NAME_COLOUR and scene.caught_up:
            self._colours()

        self._race_first()

    def _race_first(self) -> None:
        """Bring a pad's focus to what can be done out of turn: the way there may take longer than the chance lasts."""
        scene = self.scene
        on_pad = scene.context.translator.last_pad >= 0
        if self.first or not on_pad or not scene.caught_up or scene.choice.my_turn:
            return
        wanted = [node.id for node in self.painted if node.id == "jump" or node.id.startswith("catch.")]
        if scene.choice.call_due:
            wanted.insert(0, "call")
        self.first = next(iter(wanted), "")

    # The hand ----------------------------------------------------------------------------------------------------
    def _cards(self) -> None:
        scene = self.scene
        if scene.looking == NOBODY:
            return
        hand, faces = scene.view.hand, scene.view.hand.faces()
        for number, card in enumerate(hand.order, 1):
            if card in hand.flying:
                continue
            value = _("{n} of {all}").format(n=number, all=len(hand.order))
            if scene.choice.my_turn and card in scene.choice.leading:
                value = _("{place}, can be played").format(place=value)
            elif scene.choice.my_turn and card in scene.choice.playable:
                value = _("{place}, can go along").format(place=value)
            node = CardNode(
                *(hand, card, face_name(faces[card]), value),
                press=partial(scene.enter_card, card),
                click=partial(scene.click_card, card),
                drop=scene.drop_card,
                drag=scene.drag_card,
            )
            self.root.add(node)

    # Buttons -----------------------------------------------------------------------------------------------------
    def _add(self, node: Node) -> None:
        self.root.add(node)
        self.painted.append(node)

    def _actions(self) -> None:
        scene = self.scene
        layout = scene.view.stage.layout
        for button in self._offered(layout.context, layout.second):
            self._add(button)
        self._call(layout.call)
        sort = Button("sort", layout.sort, _("Sort"), scene.sort, self._paper, 21, scene.context.key(Kind.SORT))
        self._add(sort)
        x, y = layout.draw_pile
        w = layout.pile_card
        press = scene.draw_or_take if scene.can_draw else None
        count = card_count(scene.view.shown.draw_count)
        self.root.add(PileNode(Box(x - w / 2, y - w * 0.75, w, w * 1.5), _("Draw pile"), count, press))
        self._top()

    def _top(self) -> None:
        """Add the card on the discard pile, to be pointed at."""
        shown, layout = self.scene.view.shown, self.scene.view.stage.layout
        if shown.top is None or shown.top.face == HIDDEN:
            return
        (x, y), w = layout.discard, layout.pile_card
        value = _("on the pile") + ", " + colour_name(shown.colour) if shown.colour >= 0 else _("on the pile")
        box = Box(x - w / 2, y - w * 0.75, w, w * 1.5)
        self.root.add(TopNode(box, shown.top.face, face_name(shown.top.face), value))

    @property
    def _paper(self) -> str:
        return "night" if self.scene.view.stage.night else "paper"

    def _offered(self, context: Box, second: Box) -> list[Node]:
        """Return the buttons for what may be done now, most usual one lowest."""
        scene, choice = self.scene, self.scene.choice
        key = scene.context.key
        if scene.choice.stage == NAME_SEAT and scene.caught_up:
            return self._seat_choice(context, second)
        if not scene.caught_up or choice.stage == NAME_COLOUR:
            return [self._waiting(context)]
        if choice.my_turn and choice.leader != HIDDEN:
            return self._along(context, second)
        if choice.my_turn and choice.cards:
            count = len(choice.cards)
            words = _("Play {n} together").format(n=count) if count > 1 else _("Play just this one")
            button = self._button("together", context, words, scene.play_chosen, key(Kind.CONFIRM), "green")
            if not choice.led:
                button.state.add(DISABLED)
                button.hint = _("These only go along: choose the card that fits, too")
            return [button]
        if choice.my_turn and scene.mirror.asks == "drawn":
            return self._drawn(context, second)
        if choice.my_turn and scene.mirror.asks == "answer":
            return self._answer(context, second)
        if choice.my_turn and choice.of(DRAW):
            return [self._button("draw", context, _("Draw a card"), scene.draw_or_take, key(Kind.DRAW))]
        return self._out_of_turn(context, second)

    def _seat_choice(self, context: Box, second: Box) -> list[Node]:
        """Return the buttons while a seat is chosen: the one pointed at, and to take the play back."""
        scene, key = self.scene, self.scene.context.key
        out: list[Node] = []
        if scene.choice.seats:
            words = scene.special.take_words()
            out.append(self._button("take.seat", context, words, scene.name_aimed, key(Kind.CONFIRM), "main"))
        if scene.choice.pending:
            out.append(self._button("cancel", second, _("Take it back"), scene.take_back, key(Kind.CANCEL)))
        return out

    def _along(self, context: Box, second: Box) -> list[Node]:
        """Return the buttons for a discard-all: with what goes along, and alone."""
        scene, key, layout = self.scene, self.scene.context.key, self.scene.view.stage.layout
        count = len(scene.choice.cards)
        whole = count == 1 + len(scene.choice.along(scene.choice.leader))
        words = _("Play all {n}") if whole and count > 1 else ngettext("Play {n}", "Play {n}", count)
        place, size = self._large(layout.call, context)
        out: list[Node] = [
            Button("together", place, words.format(n=count), scene.play_chosen, "main", size, key(Kind.CONFIRM))
        ]
        if count > 1:
            alone = second if place is context else context
            out.append(self._button("alone", alone, _("Only this card"), scene.only_this, key(Kind.LET)))
        return out

    def _large(self, call: Box, context: Box) -> tuple[Box, float]:
        """Return the place of the call's button and the size of its words, unless a call can be made now."""
        choice = self.scene.choice
        if choice.call_due or choice.call_can_wait:
            return context, 26
        self.call_taken = True
        return call, 42

    def _drawn(self, context: Box, second: Box) -> list[Node]:
        scene, choice, key = self.scene, self.scene.choice, self.scene.context.key
        out: list[Node] = []
        if choice.of(KEEP):
            out.append(self._button("keep", context, _("Keep it"), scene.keep, key(Kind.LET)))
        if choice.of(PLAY):
            out.append(self._button("play", second, _("Play it"), scene.play_drawn, key(Kind.CONFIRM), "green"))
        return out

    def _answer(self, context: Box, second: Box) -> list[Node]:
        scene, choice, key = self.scene, self.scene.choice, self.scene.context.key
        out: list[Node] = []
        if choice.of(TAKE):
            pending = scene.mirror.pending
            words = _("Take {cards}").format(cards=card_count(pending)) if pending else _("Take the cards")
            out.append(self._button("take", context, words, scene.draw_or_take, key(Kind.DRAW)))
        if choice.of(CHALLENGE):
            out.append(self._button("challenge", second, _("Challenge"), scene.challenge, key(Kind.CHALLENGE), "gold"))
        return out

    def _out_of_turn(self, context: Box, second: Box) -> list[Node]:
        scene = self.scene
        asked = scene.asked
        out: list[Node] = []
        place = context
        if scene.special.jump_card != HIDDEN:
            at, size = self._large(scene.view.stage.layout.call, context)
            out.append(Button("jump", at, _("Jump in!"), scene.jump, "gold", size, scene.context.key(Kind.JUMP)))
            place = second if at is context else context
            if scene.special.asked_in_turn:
                self.first = "jump"
            else:
                words = _("Let it pass")
                out.append(self._button("pass", place, words, scene.let_be, scene.context.key(Kind.LET)))
        if asked.asks == WINDOW and asked.seat == scene.me:
            words = _("Let it pass") if out else _("Let it be")
            out.append(self._button("pass", place, words, scene.let_be, scene.context.key(Kind.LET)))
        return out or [self._waiting(context)]

    def _waiting(self, context: Box) -> Node:
        button = self._button(
            "draw", context, _("Draw a card"), self.scene.draw_or_take, self.scene.context.key(Kind.DRAW)
        )
        button.state.add(DISABLED)
        return button

    def _button(self, node_id: str, box: Box, words: str, press: Act, key: str, kind: str = "") -> Button:
        canvas = self.scene.view.stage.canvas
        room = box.w - 36 - (paper.keycap_width(canvas, key) + 12 if key else 0)
        size = fitting(canvas, words, 26, room, 20)
        if canvas.measure(words, size, "bold") > room:
            size = 24.0
        return Button(node_id, box, words, press, kind or self._paper, size, key)

    def _call(self, box: Box) -> None:
        if self.call_taken or self.scene.mirror.values["uno"] == "off":
            return
        scene, choice = self.scene, self.scene.choice
        can = choice.call_due or (scene.caught_up and choice.call_can_wait)
        words = _("Call is ready") if choice.call else _("Call UNO!")
        kind, size = ("gold", 34) if choice.call else ("main", 42)
        button = Button("call", box, words, scene.call, kind, size, scene.context.key(Kind.CALL))
        if not can:
            button.state.add(DISABLED)
            button.hint = _("A call is due when you come down to one card")
        self._add(button)
        self.reachable.append(button)

    def _catches(self) -> None:
        scene = self.scene
        layout = scene.view.stage.layout
        for number, seat in enumerate(scene.choice.catchable):
            place = layout.catch_button(seat, scene.me)
            key = scene.context.key(Kind.CATCH) if number == 0 else ""
            press = partial(scene.catch, seat)
            button = Button(f"catch.{seat}", place, _("Catch!"), press, "main", 29 if place.h > 70 else 24, key)
            self._add(button)
            self.reachable.append(button)

    # Seats -------------------------------------------------------------------------------------------------------
    def _seats(self) -> None:
        scene = self.scene
        layout, seats = scene.view.stage.layout, scene.view.seats
        naming = scene.choice.stage == NAME_SEAT and scene.caught_up
        wanted = {seat: i + 1 for i, seat in enumerate(scene.choice.seats)} if naming else {}
        if wanted != seats.targets:
            seats.targets = wanted
            seats.sync()
        if wanted:
            self.first = f"seat.{next(iter(wanted))}"
        for seat, person in enumerate(scene.view.stage.people):
            spot = layout.spot(seat, scene.me)
            if spot is None:
                continue
            press = partial(scene.name_seat, seat) if seat in wanted else None
            node = SeatNode(seat, spot.box, person.name, card_count(len(scene.view.shown.hands[seat])), press)
            if not naming:
                node.hint = self._about_seat(seat)
            self.root.add(node)

    def _about_seat(self, seat: int) -> str:
        scene = self.scene
        mirror = scene.view.shown
        words = _("{name}: {cards}").format(
            name=scene.view.stage.people[seat].name, cards=card_count(len(mirror.hands[seat]))
        )
        if seat < len(mirror.totals) and any(mirror.totals):
            points = mirror.totals[seat]
            words += " · " + ngettext("{n} point", "{n} points", points).format(n=points)
        return words

    # Chips -------------------------------------------------------------------------------------------------------
    def _chips(self) -> None:
        scene = self.scene
        night, look = scene.view.stage.night, "night" if scene.view.stage.night else "paper"
        first = scene.view.stage.layout.chip
        self._chip(IconButton("menu", first, "menu", _("Pause"), scene.pause, look))
        x = scene.view.stage.space.w - 24
        chips: tuple[tuple[str, str, str, Act], ...] = (
            *(
                ("settings", "gear", _("Settings"), scene.open_settings),
                ("log.open", "log", _("What has happened"), scene.toggle_log),
            ),
            ("help", "help", _("Keys"), scene.open_help),
        )
        if scene.context.settings.hints:
            chips = (*chips, ("hint", "bulb", _("A hint"), scene.hint))
        for node_id, icon, name, press in chips:
            self._chip(IconButton(node_id, Box(x - first.w, first.y, first.w, first.h), icon, name, press, look))
            x -= first.w + 10
        words = _("House rules")
        w = scene.view.stage.brush.width(words, 20) + first.h + 28
        self._chip(RulesChip("rules", Box(x - w, first.y, w, first.h), words, scene.differing, scene.open_rules, night))

    def _chip(self, node: Node) -> None:
        self.root.add(node)
        self.chips.append(node)

    # What lies over the table ------------------------------------------------------------------------------------
    def _colours(self) -> None:
        scene, choice = self.scene, self.scene.choice
        held: dict[int, int] = dict.fromkeys(choice.colours, 0)
        leaving = set(choice.pending.cards) if choice.pending else set()
        for card, face in scene.view.hand.faces().items():
            if card not in leaving and COLOUR_OF[face] in held:
                held[COLOUR_OF[face]] += 1
        note, middle = self._about_wild()
        hint = _("Arrows move   {confirm} confirms   or press 1–{n}").format(
            confirm=scene.context.key(Kind.CONFIRM), n=len(choice.colours)
        )
        layout = scene.view.stage.layout
        self.modal = picker(
            *(layout, choice.colours, held, _("Choose a colour"), note, hint),
            lambda colour: partial(scene.name_colour, colour),
            middle,
        )
        best = max(choice.colours, key=lambda colour: held[colour], default=-1)
        self.first = f"colour.{COLOURS[best]}" if best >= 0 else ""
        layer = Node("naming", scene.canvas.box, name=_("Choose a colour"), modal=True)
        for node in self.reachable:
            self.root.children.remove(node)
        self.root.add(layer.add(self.modal, *self.reachable))

    def _about_wild(self) -> tuple[str, str]:
        scene = self.scene
        action = scene.choice.pending
        if action is None:
            top = scene.view.shown.top
            return (_("It is yours to name the colour that counts"), "") if top else ("", "")
        face = scene.view.hand.faces().get(action.cards[-1], -1)
        name = FACE_NAMES[face]
        if name == "W+4":
            return _("You play a wild +4: the next player draws 4"), "+4"
        if name == "W+2":
            return _("You play a wild +2: the next player draws 2"), "+2"
        return _("You play {card}").format(card=face_name(face)), ""

    def _dare(self, dare: Dare) -> None:
        """Put the dare's scroll over the table."""
        scene, stage = self.scene, self.scene.view.stage
        key = scene.context.key(Kind.CONFIRM)
        looker = scene.looking if scene.shared else scene.me
        person = scene.session.seats[dare.seat].kind == HUMAN
        shirked = partial(scene.close_dare, False) if person else None
        self.modal = dare_panel(stage.layout, dare, stage.people, looker, stage.art, key, scene.close_dare, shirked)
        self.first = "dare.done"
        self.root.add(self.modal)

    def _challenge(self) -> None:
        scene = self.scene
        if scene.shown_hand is None:
            return
        stage = scene.view.stage
        key = scene.context.key(Kind.CONFIRM)
        self.modal = challenge_panel(
            stage.canvas, stage.layout, scene.shown_hand, stage.people, stage.art, scene.close_challenge, key
        )
        self.root.add(self.modal)
