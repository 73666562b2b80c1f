"""The shared screen's states worth seeing, added to the gallery; nothing of the user's is read or written."""

from __future__ import annotations

from game.input.seat_keys import Controls, column_of
from game.match.session import Session
from game.match.table import AT_ONCE, COMPUTER, HUMAN, SeatSetup, Table
from game.rules import rule_set
from game.scenes.at_the_table import AdviceFine
from game.scenes.context import Context
from game.scenes.curtain import Curtain
from game.scenes.gallery import shown
from game.scenes.help import Help
from game.scenes.lobby import Lobby
from game.scenes.new_table import NewTable
from game.scenes.scene import Scene
from game.scenes.seat_pad_lost import SeatPadLost
from game.scenes.table import TableScene
from game.scenes.who_plays import WhoPlays

COMPANY = ("rabbit", "ox", "tiger", "snake", "dragon", "pig", "goat", "dog", "rat", "horse")
NAMES = ("明明", "Anna", "", "Ben", "", "", "", "", "", "")


class Still(TableScene):
    """A shared table at which nobody acts; somebody may look."""

    looks = -1

    def update(self, dt: float) -> None:
        """Show what there is, and no more."""
        self.seconds += dt
        self.director.push(self.feed.take())
        self.director.finish()
        if self.looking != self.looks >= 0:
            self.look(self.looks)
        self.director.update(self.seconds * 1000)
        self.follow()


def table(context: Context, rules: str = "official", seats: int = 4, people: int = 3) -> Still:
    """Return a table that several people share, some acts after its first deal."""
    kinds = [HUMAN if seat < people else COMPUTER for seat in range(seats)]
    setups = tuple(SeatSetup(NAMES[i], kinds[i], COMPANY[i]) for i in range(seats))
    session = Session.new(Table(rules, setups, venue="teahouse"), 8, pace=AT_ONCE)
    for _act in range(6):
        asked = session.asked()
        if asked.human:
            legal = [act for act in session.legal(asked.seat) if act.verb not in ("call", "catch", "jump")]
            session.submit(legal[0])
        for step in range(4):
            session.step(session.acts * 4.0 + step)
    return Still(context, session)


def _looked_at(context: Context, rules: str, seats: int, people: int, looks: int) -> list[Scene]:
    scene = table(context, rules, seats, people)
    scene.looks = looks
    return [scene]


@shown("shared_curtain")
def _curtain(context: Context) -> list[Scene]:
    scene = table(context)
    return [scene, Curtain(context, scene, 0)]


@shown("shared_between")
def _between(context: Context) -> list[Scene]:
    return _looked_at(context, "official", 4, 3, -1)


@shown("shared_look")
def _look(context: Context) -> list[Scene]:
    return _looked_at(context, "official", 4, 3, 1)


@shown("shared_teams")
def _teams(context: Context) -> list[Scene]:
    return _looked_at(context, "official teams=2", 6, 3, 0)


@shown("shared_teams_ten")
def _teams_ten(context: Context) -> list[Scene]:
    return _looked_at(context, "official teams=5", 10, 10, 0)


@shown("shared_rotation")
def _rotation(context: Context) -> list[Scene]:
    return _looked_at(context, "official rotation=true", 4, 4, -1)


@shown("shared_lobby")
def _lobby(context: Context) -> list[Scene]:
    new = NewTable(context)
    lobby = Lobby(context, new)
    for key in "apt":
        lobby.join(column_of(key))
    lobby.join(Controls(on_pad=True, pad=3))
    lobby.ready = {lobby.seats.seats[0].character}
    return [new, lobby]


@shown("shared_lobby_keys")
def _lobby_keys(context: Context) -> list[Scene]:
    new = NewTable(context)
    lobby = Lobby(context, new)
    for key in "ap":
        lobby.join(column_of(key))
    lobby.choose_keys(lobby.people[-1])
    return [new, lobby]


@shown("shared_lobby_begin")
def _lobby_begin(context: Context) -> list[Scene]:
    new = NewTable(context)
    return [new, Lobby(context, new)]


@shown("shared_lobby_seat")
def _lobby_seat(context: Context) -> list[Scene]:
    scenes = _lobby(context)
    lobby = scenes[-1]
    if isinstance(lobby, Lobby):
        lobby.open_sheet(lobby.people[2])
    return scenes


@shown("shared_lobby_computer")
def _lobby_computer(context: Context) -> list[Scene]:
    scenes = _lobby(context)
    lobby = scenes[-1]
    if isinstance(lobby, Lobby):
        lobby.open_sheet(1)
    return scenes


@shown("shared_lobby_ten")
def _lobby_ten(context: Context) -> list[Scene]:
    new = NewTable(context)
    new.take(rule_set("official teams=5"))
    lobby = Lobby(context, new)
    for key in "apetyui":
        lobby.join(column_of(key))
    lobby.ready = {lobby.seats.seats[seat].character for seat in lobby.people[:3]}
    lobby.swap(1, 7)
    return [new, lobby]


@shown("shared_help")
def _help(context: Context) -> list[Scene]:
    return [table(context), Help(context)]


@shown("shared_who_plays")
def _who_plays(context: Context) -> list[Scene]:
    scene = table(context, "official", 10)
    return [scene, WhoPlays(context, scene)]


@shown("shared_who_plays_teams")
def _who_plays_teams(context: Context) -> list[Scene]:
    context.controls["rabbit"] = Controls(on_pad=True, pad=0)
    context.settings.seat_keys["rabbit"] = ["pad"]
    scene = table(context, "official teams=2")
    scene.session.hand_over(1, COMPUTER)
    return [scene, WhoPlays(context, scene)]


@shown("shared_who_plays_two")
def _who_plays_two(context: Context) -> list[Scene]:
    scene = table(context, "official", 2, 1)
    return [scene, WhoPlays(context, scene)]


@shown("shared_pad_lost")
def _pad_lost(context: Context) -> list[Scene]:
    scene = table(context)
    return [scene, SeatPadLost(context, scene, 1)]


@shown("shared_fine")
def _fine(context: Context) -> list[Scene]:
    scene = table(context, "official advice_fine=2")
    return [scene, AdviceFine(context, scene)]


@shown("shared_fine_confirm")
def _fine_confirm(context: Context) -> list[Scene]:
    scene = table(context, "official advice_fine=2")
    fine = AdviceFine(context, scene)
    fine.accused = 1
    return [scene, fine]
