"""How people sit down, change places and choose their keys in the lobby; `scenes.lobby` shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.characters import CHARACTERS
from game.input.bindings import button_name, key_name
from game.input.intents import Intent, Kind
from game.input.seat_keys import NOBODY, NONE, PAD_ACT, RESERVED, Controls, column_of
from game.match.privacy import Partners
from game.match.table import COMPUTER, HUMAN, LEAST_SEATS, MOST_SEATS, SeatSetup, Table
from game.scenes.kept_keys import keys_of
from game.scenes.menu import MenuScene
from game.scenes.seat_list import Seats
from game.text import _
from game.ui.entry import Entry

if TYPE_CHECKING:
    from game.scenes.context import Context
    from game.scenes.new_table import NewTable

OWN = ("look", "act", "jump")
PAD_OWN = {"dpleft": "on", "dpright": "back", "dpup": "before", "dpdown": "act", "rightshoulder": "jump", "b": "away"}
"""What a pad's buttons do in the lobby beside those that say one is ready."""


GO_ON = "start"
"""The button with which whoever has sat down leaves the lobby, as Enter does once everybody is ready."""


class LobbySeats(MenuScene):
    """Who sits where with which keys, and whoever is ready."""

    def __init__(self, context: Context, table: NewTable) -> None:
        super().__init__(context)
        self.table = table
        self.seats = Seats(table.seats.seats, self._changed)
        self.keys = keys_of(context, self.seats.seats)
        if len(self.people) == 1 and self.seats.seats[0].character not in context.controls:
            self.keys.give(self.people[0], NONE)  # whoever is alone joins like everybody else
        self.ready: set[str] = set()
        """The characters of those who are ready."""
        self.turned = 0
        """At which place round the table the first seat is; the others follow clockwise."""
        self.chosen = ""
        """The character whose sheet is open."""
        self.choosing: tuple[str, list[str]] | None = None
        """Whose keys are being chosen one by one, and those chosen."""

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

    def seat_of(self, character: str) -> int:
        """Return where a character sits."""
        return next((seat for seat, one in enumerate(self.seats.seats) if one.character == character), NOBODY)

    def teams(self) -> list[int]:
        """Return the team of every seat in the first deal, NOBODY's for none."""
        seats = self.seats.seats
        try:
            partners = Partners(Table(self.table.rules.text, seats))
        except ValueError:
            return [NOBODY] * len(seats)
        return [partners.team(seat) for seat in range(len(seats))]

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
        elif button == GO_ON:
            self.cancel()
        else:
            self._own(seat, "act" if button in PAD_ACT else PAD_OWN.get(button, "look"))

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
            self._say_ready(seat, character)
        elif use == "away" and character in self.ready:
            self.ready.discard(character)
            self.rebuild()
        elif use == "away":
            self.remove(seat)
        elif use in ("act", "before"):
            self.turn_character(seat, 1 if use == "act" else -1)
        else:
            self.context.sound("ui_move")
            self.move(seat, -1 if use == "back" else 1)

    def _say_ready(self, seat: int, character: str) -> None:
        self.ready ^= {character}
        self.context.sound("ui_toggle_on" if character in self.ready else "ui_toggle_off")
        if self.everybody_ready:
            self.say(_("Everybody is ready: {keys} goes on").format(keys=self._go_on()))
            self.tree.set_focus("done", shown=True)
        self.rebuild()

    def _go_on(self) -> str:
        """Return what goes on: Enter, or the button for it where somebody plays at a pad."""
        enter = key_name("return")
        if any(self.keys.at(seat).on_pad for seat in self.people):
            return _("{key} or {button}").format(key=enter, button=button_name(GO_ON))
        return enter

    @property
    def everybody_ready(self) -> bool:
        """Whether nobody is waited for."""
        return all(self.seats.seats[seat].character in self.ready for seat in self.people)

    # Seats ---------------------------------------------------------------------------------------------------------
    def turn_character(self, seat: int, by: int) -> None:
        """Give a seat another animal; whoever was ready looks again."""
        before = self.seats.seats[seat].character
        self.ready.discard(before)
        self.seats.turn_character(seat, by)
        after = self.seats.seats[seat].character
        self.chosen = after if self.chosen == before else self.chosen
        if self.choosing is not None and self.choosing[0] == before:
            self.choosing = (after, self.choosing[1])
        self.rebuild()

    def turn_level(self, seat: int, by: int = 1) -> None:
        """Give a computer player another level."""
        self.seats.turn_level(seat, by)

    def add_computer(self) -> None:
        """Let one more computer player sit down."""
        self.seats.add()

    def fewer_computers(self) -> None:
        """Take the last computer player away."""
        self.remove(max(seat for seat, one in enumerate(self.seats.seats) if one.kind == COMPUTER))

    def remove(self, seat: int) -> None:
        """Let somebody go: the seat goes too, or the computer takes it where two have to stay."""
        seats = self.seats.seats
        if not seat:
            return
        self.ready.discard(seats[seat].character)
        self.chosen = ""
        if len(seats) > LEAST_SEATS:
            self.keys.controls = [one for i, one in enumerate(self._all_keys()) if i != seat]
            self.turned = self.turned % (len(seats) - 1)
            self._changed((*seats[:seat], *seats[seat + 1 :]))
        else:
            self.to_computer(seat)

    def to_computer(self, seat: int) -> None:
        """Let the computer play a person's seat."""
        self.ready.discard(self.seats.seats[seat].character)
        self.keys.give(seat, NONE)
        self._kind(seat, COMPUTER)
        self.chosen = ""
        self.rebuild()

    def to_person(self, seat: int) -> None:
        """Keep a computer player's seat for whoever presses a key next."""
        self._kind(seat, HUMAN)
        self.keys.give(seat, NONE)
        self.chosen = ""
        self.say(_("Whoever sits here presses a key now"))
        self.rebuild()

    def move(self, seat: int, by: int) -> None:
        """Let somebody change places with whoever sits next, clockwise or back."""
        count = len(self.seats.seats)
        self.swap(seat, (seat + by) % count)

    def swap(self, seat: int, other: int) -> None:
        """Let two change places. The first seat stays that of whoever owns this machine, wherever it is."""
        count = len(self.seats.seats)
        if seat == other or not (0 <= seat < count and 0 <= other < count):
            return
        order = [(place - self.turned) % count for place in range(count)]
        here, there = order.index(seat), order.index(other)
        order[here], order[there] = order[there], order[here]
        self.turned = order.index(0)
        order = order[self.turned :] + order[: self.turned]
        keys, seats = self._all_keys(), self.seats.seats
        self.keys.controls = [keys[one] for one in order]
        self._changed(tuple(seats[one] for one in order))

    def _all_keys(self) -> list[Controls]:
        return [self.keys.at(seat) for seat in range(len(self.seats.seats))]

    # Own keys one by one -------------------------------------------------------------------------------------------
    def choose_keys(self, seat: int) -> None:
        """Begin to choose a seat's three keys."""
        self.end_editing()
        self.choosing = (self.seats.seats[seat].character, [])
        self.rebuild()

    def _choose(self, key: str) -> None:
        if self.choosing is None:
            return
        seat, chosen = self.seat_of(self.choosing[0]), self.choosing[1]
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

    def open_sheet(self, seat: int) -> None:
        """Show what can be done with a seat."""
        self.chosen = self.seats.seats[seat].character
        self.rebuild()

    def close_sheet(self) -> None:
        """Put the sheet of a seat away."""
        self.end_editing()
        self.chosen = ""
        self.rebuild()
