"""Seats that people leave and take during a match, and the keys they play with."""

from __future__ import annotations

from game.engine.actions import NOBODY
from game.input.intents import Intent, Kind
from game.input.seat_keys import Controls, SeatKeys
from game.match.privacy import people
from game.match.table import COMPUTER, HUMAN
from game.scenes import start
from game.scenes.kept_keys import keep_keys, keys_of
from game.scenes.seat_pad_lost import SeatPadLost
from game.scenes.table_keys import TableKeys
from game.text import _
from game.ui.own_keys import caps_of
from game.view.own_keys import OwnKeys


class TableSeats(TableKeys):
    """Adds everybody's keys, seats that are handed to the computer and back, pads that come and go."""

    # Keys ----------------------------------------------------------------------------------------------------------
    def share_keys(self) -> None:
        """Let everybody's keys count, as far as the table is shared."""
        translator = self.context.translator
        for pad in translator.gone:
            self.keys.lose(pad)
        translator.seats = self.keys if self.shared else None

    def keys_of_table(self) -> SeatKeys:
        """Return everybody's keys."""
        return keys_of(self.context, self.session.seats, self.session.persons)

    def _build(self) -> None:
        super()._build()
        self.show_keys()

    def show_keys(self) -> None:
        """Let everybody see whose keys are whose, where several people play."""
        persons = people(self.session.table) if self.shared else ()
        OwnKeys(self.view.stage).show({seat: caps_of(self.keys.at(seat)) for seat in persons})

    def whose_keys(self) -> list[tuple[str, tuple[str, ...]]]:
        """Return everybody's name with what stands on their keys, where several people play."""
        persons = people(self.session.table) if self.shared else ()
        return [(self.names[seat], caps_of(self.keys.at(seat)).words) for seat in persons]

    def give_everybody_keys(self) -> None:
        """Whoever has played alone until now gets keys too: the pad that was used last, else a free column."""
        pad = self.context.translator.last_pad
        for seat in people(self.session.table):
            if self.keys.at(seat).given:
                continue
            with_pad = pad >= 0 and self.keys.holder(pad) == NOBODY
            self.keys.give(seat, Controls(on_pad=True, pad=pad) if with_pad else self.keys.free_column())
        self.remember_keys()

    def remember_keys(self) -> None:
        """Keep who plays with which keys, for Continue and the next match."""
        keep_keys(self.context, self.session.seats, self.keys)
        self.show_keys()

    # Coming and going ----------------------------------------------------------------------------------------------
    def hand_over(self, seat: int, controls: Controls | None = None) -> None:
        """Let the computer play a person's seat, or give it back; with nobody left the match waits under Continue.

        `controls` are the keys of whoever sits down; without them it is the seat's old ones, or a free column.
        """
        before = self.session.seats[seat].kind
        if before == HUMAN and len(people(self.session.table)) == 1:
            self.context.notices.append(_("Nobody is left at the table. The match waits under Continue."))
            start.to_title(self.context)
            return
        self.session.hand_over(seat, COMPUTER if before == HUMAN else HUMAN)
        if before == COMPUTER:
            self.session.persons = tuple(sorted({*self.session.persons, seat}))
            if controls is not None or not self.keys.at(seat).given:
                self.keys.give(seat, controls or self.keys.free_column())
            self.give_everybody_keys()
        self.show_keys()

    def sit_down_again(self, seat: int) -> bool:
        """Give a seat back to whoever left it and presses their key to look; return whether it was theirs."""
        if not 0 <= seat < len(self.session.seats) or self.session.seats[seat].kind == HUMAN:
            return False
        self.hand_over(seat)
        self.say(_("{name} plays again").format(name=self.names[seat]))
        return True

    def pad_changed(self, intent: Intent) -> None:
        """A pad was plugged in, or pulled out: the seat that plays at it is asked about."""
        pad = int(intent.number)
        if intent.kind is Kind.PAD_CAME:
            waiting = self.keys.without_pad()
            if waiting and self.keys.holder(pad) == NOBODY:
                self.keys.give(waiting[0], self.keys.at(waiting[0])._replace(pad=pad))
                self.show_keys()
                self.say(_("{name} has a pad again").format(name=self.names[waiting[0]]))
            return
        seat = self.keys.lose(pad)
        if seat != NOBODY and self.session.seats[seat].kind == HUMAN and self.context.stack is not None:
            self.cover()
            self.show_keys()
            self.context.stack.push(SeatPadLost(self.context, self, seat))

    # For the class above -------------------------------------------------------------------------------------------
    def cover(self) -> None:
        """Turn the hand face down."""
        raise NotImplementedError
