"""Who plays at this screen: everybody presses a key (or a button of a pad) and gets the keys around it for their own.

Once joined, one's own keys do everything here too: the first says that one is ready, the others change the animal.
Names are typed. Keys somebody has already are refused to the next, and said whose they are.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ai.characters import CHARACTERS
from game.input.bindings import key_name
from game.input.intents import Intent, Kind
from game.input.seat_keys import NOBODY, NONE, PAD_ACT, PAD_JUMP, RESERVED, Controls, SeatKeys, column_of
from game.match.table import COMPUTER, HUMAN, LEAST_SEATS, MOST_SEATS, SeatSetup
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.menu import MenuScene
from game.scenes.seat_list import HeadButton, Seats
from game.text import _, ngettext
from game.ui import paper
from game.ui.buttons import Button, IconButton
from game.ui.canvas import Canvas
from game.ui.entry import Entry, Field
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.widgets import Drawing, Panel, Paragraph, Row, Text

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.new_table import NewTable

ROW, GAP = 108.0, 12.0
OWN = ("look", "act", "jump")


class Lobby(MenuScene):
    """Lies over the new table; what is chosen here is written back when it closes."""

    name = "lobby"
    first = "done"

    def __init__(self, context: Context, table: NewTable) -> None:
        super().__init__(context)
        self.table = table
        self.seats = Seats(table.seats.seats, self._changed)
        self.keys = keys_of(context, self.seats.seats)
        if len(self.people) == 1 and self.seats.seats[0].character not in context.controls:
            self.keys.give(self.people[0], NONE)  # whoever is alone joins like everybody else
        self.ready: set[str] = set()
        """The characters of those who are ready."""
        self.choosing: tuple[int, list[str]] | None = None
        """Whose keys are being chosen one by one, and those chosen."""
        self._scroll = Scroll()

    # Life ----------------------------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Every key says its own name here."""
        super().enter()
        self.context.translator.joining = True

    def leave(self) -> None:
        """Keep who plays with which keys."""
        self.context.translator.joining = False
        keep_keys(self.context, self.seats.seats, self.keys)

    def covered(self) -> None:
        """Something else takes the keys."""
        self.context.translator.joining = False

    def uncovered(self) -> None:
        """Keys are named again."""
        self.context.translator.joining = True

    def cancel(self) -> None:
        """Stop choosing keys; else go back to the table that is put together."""
        if self.choosing is not None:
            self.choosing = None
            self.rebuild()
            return
        self.end_editing()
        self.table.take_seats(self.seats.seats)
        super().cancel()

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, one in enumerate(self.seats.seats) if one.kind == HUMAN]

    def _changed(self, seats: tuple[SeatSetup, ...]) -> None:
        self.seats = Seats(seats, self._changed)
        self.rebuild()

    def name_of(self, seat: int) -> str:
        """Return what a seat is called."""
        setup = self.seats.seats[seat]
        return setup.name or _(CHARACTERS[setup.character].name)

    # Joining -------------------------------------------------------------------------------------------------------
    def shortcut(self, intent: Intent) -> bool:
        """Take the name of a key or a button."""
        if intent.kind is Kind.JOIN:
            if intent.device == "pad":
                self._pad(int(intent.number), intent.text)
            elif self.choosing is not None:
                self._choose(intent.text)
            else:
                self._key(intent.text)
            return True
        if intent.kind is Kind.PAD_GONE:
            self.keys.lose(int(intent.number))
            self.rebuild()
            return True
        return False

    def _key(self, key: str) -> None:
        seat, column = self.keys.owner(key), column_of(key)
        if seat != NOBODY:
            self._own(seat, OWN[self.keys.at(seat)[:3].index(key)])
        elif not column.given:
            self.say(_("{key} is nobody's own: press a letter, or a button of a pad").format(key=key_name(key)))
        else:
            taken = next((one for one in column.keys if self.keys.owner(one) != NOBODY), "")
            if taken:
                self._refuse(taken)
            else:
                self.join(column)

    def _pad(self, pad: int, button: str) -> None:
        seat = self.keys.holder(pad)
        waiting = [one for one in self.keys.without_pad() if self.seats.seats[one].kind == HUMAN]
        if seat == NOBODY and waiting:
            self.keys.give(waiting[0], Controls(on_pad=True, pad=pad))
            self.rebuild()
        elif seat == NOBODY:
            self.join(Controls(on_pad=True, pad=pad))
        else:
            self._own(seat, "act" if button in PAD_ACT else "jump" if button in PAD_JUMP else "look")

    def _refuse(self, key: str) -> None:
        self.context.sound("ui_back")
        words = _("{key} belongs to {name} already: press another")
        self.say(words.format(key=key_name(key), name=self.name_of(self.keys.owner(key))))

    def join(self, controls: Controls) -> None:
        """Seat the person at these keys: at a seat without a device, else at a new one, else for a computer player."""
        seats = self.seats.seats
        free = next((seat for seat in self.people if not self.keys.at(seat).given), NOBODY)
        if free == NOBODY and len(seats) < MOST_SEATS:
            character = self.seats.free_characters(-1)[0]
            self.seats = Seats((*seats, SeatSetup("", HUMAN, character, seats[-1].level)), self._changed)
            free = len(seats)
        elif free == NOBODY:
            free = max((seat for seat, one in enumerate(seats) if one.kind == COMPUTER), default=NOBODY)
            if free == NOBODY:
                self.say(_("All {n} seats are taken").format(n=MOST_SEATS))
                return
            self._kind(free, HUMAN)
        self.keys.give(free, controls)
        self.context.sound("ui_ok")
        self.rebuild()

    def _kind(self, seat: int, kind: str) -> None:
        old = self.seats.seats[seat]
        new = SeatSetup("", HUMAN if kind == HUMAN else COMPUTER, old.character, old.level)
        self.seats = Seats((*self.seats.seats[:seat], new, *self.seats.seats[seat + 1 :]), self._changed)

    def _own(self, seat: int, use: str) -> None:
        """Somebody pressed a key of their own."""
        character = self.seats.seats[seat].character
        if use == "look":
            self.ready ^= {character}
            self.context.sound("ui_toggle_on" if character in self.ready else "ui_toggle_off")
            self.rebuild()
        else:
            self.ready.discard(character)
            self.seats.turn_character(seat, 1 if use == "act" else -1)

    def remove(self, seat: int) -> None:
        """Let somebody go: the seat goes too, or the computer takes it where two have to stay."""
        self.ready.discard(self.seats.seats[seat].character)
        seats = self.seats.seats
        if len(seats) > LEAST_SEATS:
            self.keys.controls = [one for i, one in enumerate(self._all_keys()) if i != seat]
            self._changed((*seats[:seat], *seats[seat + 1 :]))
        else:
            self.keys.give(seat, NONE)
            self._kind(seat, COMPUTER)
            self.rebuild()

    def move(self, seat: int, by: int) -> None:
        """Let somebody sit one place further on; the first seat stays that of whoever owns this machine."""
        to = seat + by
        if not 1 <= to < len(self.seats.seats):
            return
        self.keys.controls = self._all_keys()
        self.keys.move(seat, to)
        seats = list(self.seats.seats)
        seats.insert(to, seats.pop(seat))
        self._changed(tuple(seats))

    def _all_keys(self) -> list[Controls]:
        return [self.keys.at(seat) for seat in range(len(self.seats.seats))]

    # Own keys one by one -------------------------------------------------------------------------------------------
    def choose_keys(self, seat: int) -> None:
        """Begin to choose a seat's three keys."""
        self.choosing = (seat, [])
        self.rebuild()

    def _choose(self, key: str) -> None:
        if self.choosing is None:
            return
        seat, chosen = self.choosing
        owner = self.keys.owner(key)
        if key in RESERVED:
            self.say(_("{key} plays a hand, so it is nobody's own").format(key=key_name(key)))
        elif owner not in (NOBODY, seat):
            self._refuse(key)
        elif key in chosen:
            self.say(_("{key} is chosen already: press another").format(key=key_name(key)))
        else:
            chosen.append(key)
            if len(chosen) == len(OWN):
                self.keys.give(seat, Controls(chosen[0], chosen[1], chosen[2]))
                self.choosing = None
        self.rebuild()

    def edit_name(self, seat: int) -> None:
        """Begin typing a name."""
        setup = self.seats.seats[seat]
        self.edit(Entry(f"lobby.{seat}.name", setup.name, lambda words: self.seats.rename(seat, words.strip())))

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return the list of people, with how to join above it."""
        root = Node("lobby", canvas.box, role="screen", name=_("People at this screen"))
        width = 300.0 if canvas.width >= 1400 else 200.0
        root.add(TopBar(canvas, _("People at this screen"), self._summary(), self.cancel, width + MARGIN))
        done = Box(canvas.width - MARGIN - width, 16, width, 52)
        root.add(Button("done", done, _("That is all of us"), self.cancel, "gold", 22))
        box = Box(MARGIN, TOP, canvas.width - 2 * MARGIN, canvas.height - TOP - MARGIN)
        panel = Panel("people", box, name=_("People at this screen"))
        words = self._how()
        high = len(canvas.lines(words, box.w - 64, 23)) * canvas.line_height(23) + 8
        panel.add(
            Paragraph("people.how", Box(box.x + 32, box.y + 24, box.w - 64, high), words, 23, "bold", "main_deep")
        )
        inner = Box(box.x + 20, box.y + 36 + high, box.w - 40, box.h - high - 56)
        columns = 2 if inner.w >= 1300 else 1
        wide = (inner.w - 26 - GAP * (columns - 1)) / columns
        rows: list[Node] = []
        for i, seat in enumerate(self.people):
            place = Box(
                inner.x + 6 + (i % columns) * (wide + GAP), inner.y + 6 + (i // columns) * (ROW + GAP), wide, ROW
            )
            rows.append(self._row(canvas, place, seat))
        panel.add(ListView("people.list", inner, rows, self._scroll, name=_("People at this screen")))
        return root.add(panel)

    def _how(self) -> str:
        if self.choosing is not None:
            seat, chosen = self.choosing
            what = (_("to look"), _("to call or catch"), _("to jump in"))[len(chosen)]
            return _("{name}: press your key {what}").format(name=self.name_of(seat), what=what)
        return _(
            "Press a letter on the keyboard, or a button of a pad: the column of keys around it is yours. "
            "Your first key says that you are ready, the others change your animal."
        )

    def _summary(self) -> str:
        people = self.people
        ready = sum(self.seats.seats[seat].character in self.ready for seat in people)
        joined = ngettext("{n} person", "{n} people", len(people)).format(n=len(people))
        return _("{joined}, {ready} ready").format(joined=joined, ready=ready)

    def _row(self, canvas: Canvas, box: Box, seat: int) -> Node:
        setup, mine = self.seats.seats[seat], self.keys.at(seat)
        ready = setup.character in self.ready
        row = Row(f"lobby.{seat}", box, marked=ready)
        head = Box(box.x + 12, box.y + 12, box.h - 24, box.h - 24)
        turn = partial(self.seats.turn_character, seat)
        name = _(CHARACTERS[setup.character].name)
        row.add(HeadButton(f"lobby.{seat}.head", head, setup.character, _("Character"), name, turn))
        left, right = head.right + 16, box.right - 14
        x = right - 40
        if len(self.people) > 1 and seat:
            words = _("{name} leaves").format(name=self.name_of(seat))
            row.add(
                IconButton(
                    f"lobby.{seat}.remove",
                    Box(x, box.y + 12, 38, 36),
                    "cross",
                    words,
                    partial(self.remove, seat),
                    "plain",
                )
            )
            x -= 46
        field = Box(left, box.y + 12, x - left, 42)
        node_id = f"lobby.{seat}.name"
        entry = self.entry if self.entry is not None and self.entry.id == node_id else None
        row.add(Field(node_id, field, _("Name"), setup.name, partial(self.edit_name, seat), entry, empty=name))
        keys = Box(left, box.y + 60, 330 if mine.on_pad else 190, 38)
        row.add(Drawing(f"lobby.{seat}.keys", keys, partial(_draw_keys, mine), name=_keys_said(mine), role="text"))
        change = Box(right - 190, box.y + 58, 190, 40)
        if ready:
            row.add(Text(f"lobby.{seat}.ready", change, _("Ready"), 22, "bold", "ok_deep", "right"))
        elif seat > 1:
            words = _("Forward")
            row.add(Button(f"lobby.{seat}.forward", change, words, partial(self.move, seat, -1), "ghost", 17))
        if not mine.on_pad and canvas.width >= 900:
            own = Box(right - 400, box.y + 58, 200, 40)
            if own.x > keys.x + 200:
                row.add(Button(f"lobby.{seat}.own", own, _("Other keys"), partial(self.choose_keys, seat), "ghost", 17))
        return row


def _keys_said(mine: Controls) -> str:
    if mine.on_pad:
        return _("a pad") if mine.pad != NOBODY else _("a pad that is not there")
    return " ".join(key_name(key) for key in mine.keys) if mine.given else _("press a key to join")


def _draw_keys(mine: Controls, canvas: Canvas, box: Box) -> None:
    if mine.on_pad or not mine.given:
        canvas.text(box.x, box.y + box.h / 2, _keys_said(mine), 19, "ui", "ink2", max_width=box.w)
        return
    x = box.x + 22
    for key in mine.keys:
        paper.keycap(canvas, x, box.y + box.h / 2, key_name(key), size=18)
        x += 52


def keys_of(context: Context, seats: tuple[SeatSetup, ...]) -> SeatKeys:
    """Return everybody's keys: those chosen since the game began, else those kept, else columns of the keyboard."""
    kept = [list(context.settings.seat_keys.get(one.character, ())) for one in seats]
    keys = SeatKeys.kept(kept, [one.kind == HUMAN for one in seats])
    for seat, one in enumerate(seats):
        now = context.controls.get(one.character)
        if one.kind == HUMAN and now is not None and now.on_pad and keys.at(seat).on_pad:
            keys.give(seat, now)
    return keys


def keep_keys(context: Context, seats: tuple[SeatSetup, ...], keys: SeatKeys) -> None:
    """Remember everybody's keys, for this match and the next start."""
    context.controls = {
        one.character: keys.at(seat) for seat, one in enumerate(seats) if one.kind == HUMAN and keys.at(seat).given
    }
    context.change(seat_keys={animal: mine.kept() for animal, mine in context.controls.items()})
