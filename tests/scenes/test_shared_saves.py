"""A match of several people through a real save file: who sits where, with which keys, at which level."""

from __future__ import annotations

import pygame

from game import settings as settings_file
from game.engine.actions import COLOUR, DRAW, KEEP, PLAY, TAKE
from game.input.seat_keys import Controls
from game.match import saves, slots
from game.match.session import WINDOW
from game.match.table import AT_ONCE, COMPUTER, HUMAN, SeatSetup, Table
from game.options import GameOptions
from game.scenes import start
from game.scenes.context import Context
from game.scenes.records import Records
from game.scenes.stack import Stack
from game.scenes.table import TableScene
from game.scenes.title import Title

SEATS = (
    SeatSetup("Ann", HUMAN, "rabbit"),
    SeatSetup("Bo", HUMAN, "ox", "sharp"),
    SeatSetup("", COMPUTER, "tiger", "careful"),
    SeatSetup("Di", HUMAN, "snake", "gentle"),
)


class House:
    """The game on this machine, with the user's folder; it can be closed and started again."""

    def __init__(self, monkeypatch):
        monkeypatch.setattr(start, "start_thinking", lambda: None)
        self.open()

    def open(self):
        kept, _problem = settings_file.load()
        kept.animation_speed, kept.thinking_time = 0.0, 0.0
        self.context = Context(kept, GameOptions(seed=7))
        self.stack = Stack(self.context, pygame.Surface((640, 360)))
        self.stack.push(Title(self.context))

    def close(self):
        """Close the window, as it is."""
        self.context.keep_changes()
        while self.stack.scenes:
            self.stack.scenes.pop().leave()

    @property
    def table(self):
        return next(scene for scene in reversed(self.stack.scenes) if isinstance(scene, TableScene))

    def begin(self, rules="official"):
        assert not start.begin(self.context, Table(rules, SEATS))
        self.table.session.set_pace(AT_ONCE)
        self.wait(0.1)
        return self.table

    def wait(self, seconds):
        for _frame in range(round(seconds * 60)):
            self.stack.update(1 / 60)

    def until(self, true):
        for _frame in range(1200):
            if true():
                return
            self.wait(1 / 60)
        raise AssertionError(self.stack.top.name)

    def act(self):
        """Let whoever is due look and do the first thing there is."""
        self.until(lambda: self.stack.top.name == "curtain" or self.table.asked.asks == WINDOW)
        table = self.table
        if self.stack.top.name != "curtain":
            table.let_be()
            return
        self.stack.top.lift()
        acts = table.session.legal(table.looking)
        table.submit(next(act for act in acts if act.verb in (PLAY, DRAW, KEEP, TAKE, COLOUR)))
        self.wait(0.1)


def test_continue_knows_who_sits_where_with_which_keys_and_levels(no_pictures, monkeypatch):
    house = House(monkeypatch)
    house.context.controls = {"ox": Controls("y", "h", "n"), "snake": Controls(on_pad=True, pad=5)}
    house.context.change(seat_keys={"ox": ["y", "h", "n"], "snake": ["pad"]})
    table = house.begin()
    keys = [table.keys.at(seat) for seat in range(4)]
    house.act()
    house.act()
    table.hand_over(1)
    house.wait(0.1)
    table.session.hand_over(1, COMPUTER, "sharp")
    table.hand_over(2)
    house.wait(0.1)
    seats, digest, acts = table.session.seats, table.session._state.digest(), table.session.acts
    house.close()

    house.open()
    assert not start.continue_match(house.context)
    again = house.table
    assert again.session.seats == seats
    assert [one.kind for one in seats] == [HUMAN, COMPUTER, HUMAN, HUMAN]
    assert [one.level for one in again.session.seats] == [SEATS[0].level, "sharp", "careful", "gentle"]
    assert [one.name for one in again.session.seats] == ["Ann", "Bo", "", "Di"]
    assert (again.session._state.digest(), again.session.acts) == (digest, acts)
    assert again.shared
    assert again.keys.at(0).keys == keys[0].keys
    assert again.keys.at(3).on_pad
    assert again.keys.at(3).pad == -1  # a pad has another number every time; it is waited for
    assert again.keys.at(2).look
    again.hand_over(1)
    assert again.keys.at(1).keys == ("y", "h", "n")
    assert again.session.seats[1].kind == HUMAN


def test_all_gone_the_match_is_kept_and_whoever_was_last_goes_on(no_pictures, monkeypatch):
    house = House(monkeypatch)
    table = house.begin()
    house.act()
    for seat in (0, 1, 3):
        table.hand_over(seat)
        house.wait(0.2)
    assert house.stack.top.name == "title"
    assert "Continue" in house.stack.top.toast
    assert house.stack.top.can_continue
    acts, digest = table.session.acts, table.session._state.digest()
    house.close()

    house.open()
    assert house.stack.top.can_continue
    assert not start.continue_match(house.context)
    session = house.table.session
    assert (session.acts, session._state.digest()) == (acts, digest)
    assert [seat for seat, one in enumerate(session.seats) if one.kind == HUMAN] == [3]
    house.wait(0.1)
    assert house.table.looking == 3


def test_nobodys_hand_is_open_after_continue_and_no_replay_of_a_running_round_is_shown(no_pictures, monkeypatch):
    house = House(monkeypatch)
    house.begin()
    house.act()
    slots.keep(1, house.table.session)
    house.close()

    house.open()
    records = Records(house.context)
    house.stack.push(records)
    house.wait(0.5)
    running = [row for row in records.records.matches if saves.is_running(row.path)]
    assert running
    records.open_match(running[0])
    house.wait(0.1)
    assert not any(scene.name == "replay" for scene in house.stack.scenes)
    assert house.table.looking < 0
    house.until(lambda: house.stack.top.name == "curtain")
    house.close()

    house.open()
    kept = _kept(house)
    house.wait(0.1)
    assert not any(scene.name == "replay" for scene in house.stack.scenes)
    assert kept.looking < 0


def _kept(house):
    """Go on with the match in the first place."""
    from game.scenes import remembered

    assert not remembered.load_kept(house.context, 1)
    return house.table
