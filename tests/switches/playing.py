"""A person's hands at the real screens: rules set in the editor, the deal, the acts of a moment, the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from unittest import mock

import pygame

from game.engine.actions import CALL, CATCH, CHALLENGE, COLOUR, DRAW, FINE, JUMP, KEEP, PLAY, TAKE, TO, Action
from game.engine.cards import HIDDEN, NO_COLOUR
from game.engine.events import Dared, DealerDrew, Event, HandShown, RoundEnded, RoundStarted, SymbolVoid
from game.engine.state import State
from game.engine.switch import Switch, Value
from game.input.intents import Kind
from game.match import saves
from game.match.question import Answer, Question
from game.match.session import Session
from game.match.table import Table
from game.narrate.events import sentence
from game.options import GameOptions
from game.rules import RuleSet, rule_set
from game.rules.registry import BY_ID
from game.scenes import start
from game.scenes.agreed import Agreed
from game.scenes.context import Context
from game.scenes.new_table import NewTable
from game.scenes.rule_editor import RuleEditor
from game.scenes.scene import Scene
from game.scenes.stack import Stack
from game.scenes.table import TableScene
from game.scenes.table_choice import NAME_COLOUR, NAME_SEAT
from game.scenes.table_laid import table_of
from game.settings import Settings
from game.ui.pictures import Pictures
from game.ui.typeset import Typesetter
from tests.switches.finding import DEALT, OFFERED, PERSON, REFUSED, TOLD, Found

FRAME = 1 / 30
PATIENCE = 60.0
"""Seconds of the table after which something that should have come is given up."""


PICTURES, TYPESETTER = Pictures(), Typesetter()
"""What has been drawn for one moment needs not be drawn again for the next."""


class Stuck(Exception):
    """The hands cannot do what they should; the text says at which screen."""


class Scripted:
    """Computer players that do what stands in the script, when it is their turn in it, and nothing else."""

    def __init__(self, script: Sequence[Action], done: Callable[[], int]) -> None:
        self._script, self._done = script, done
        self._answers: list[Answer] = []

    def ask(self, question: Question, now: float) -> None:
        """Answer with the next act of the script; a player whose act it is not only lets the last play be."""
        at = self._done()
        act = self._script[at] if at < len(self._script) else None
        if act is not None and act.seat == question.seat and act.verb in {one.verb for one in question.legal}:
            self._answers.append(Answer(question.ticket, act))
        elif question.side:
            self._answers.append(Answer(question.ticket, None))

    def poll(self, now: float) -> list[Answer]:
        """Return the answers not returned yet."""
        answers, self._answers = self._answers, []
        return answers

    def close(self) -> None:
        """Forget everything."""


def _so_far(state: State) -> list[Event]:
    """Return how the round before ended, when the match does not begin with the one that is laid."""
    if not any(state.totals) and not any(state.pigs):
        return []
    nothing = (0,) * state.seats
    figures = (nothing, nothing, state.totals, state.pigs, state.knocked_out)
    return [RoundEnded(0, False, (), *figures, state.dealer)]


class Hands:
    """Somebody at the screens, who has keys only."""

    def __init__(self, found: Found, settings: Settings, size: tuple[int, int] = (1280, 720)) -> None:
        self.now = 0.0
        self.found = found
        options = GameOptions(seed=found.seed)
        self.context = Context(settings, options, clock=lambda: self.now, keep=False)
        self.context.pictures, self.context.typesetter = PICTURES, TYPESETTER
        self.stack = Stack(self.context, pygame.Surface(size))
        self.begun = 0
        """The acts of the session before the first of the script."""
        self.session: Session | None = None

    @property
    def top(self) -> Any:
        """The screen in sight."""
        if self.stack.top is None:
            raise Stuck("no screen is left")
        return self.stack.top

    # Keys ------------------------------------------------------------------------------------------------------------
    def kind(self, *kinds: Kind) -> None:
        """Press the first key of each of these kinds."""
        for kind in kinds:
            self.key(self.context.bindings.keys[kind][0])

    def key(self, *names: str) -> None:
        """Press keys one after the other, as the system reports them."""
        for name in names:
            code = pygame.key.key_code(name)
            for event in (pygame.KEYDOWN, pygame.KEYUP):
                self._post(event, key=code, mod=0, unicode="")
            self.wait(FRAME)

    def type(self, words: str) -> None:
        """Type into the field that is being edited, over what stands there."""
        self.key("end", *["backspace"] * 90)
        self._post(pygame.TEXTINPUT, text=words)
        self.key("return")

    def _post(self, event: int, **values: Any) -> None:
        for intent in self.context.translator.translate(pygame.event.Event(event, **values)):
            self.stack.handle(intent)

    def go(self, node_id: str) -> None:
        """Press Tab until a thing has focus."""
        for _press in range(250):
            if self.top.tree.focus_id == node_id:
                return
            self.key("tab")
        raise Stuck(f"{node_id} is never reached at {self.top.name}:\n{self.top.tree.dump()}")

    def press(self, node_id: str) -> None:
        """Walk to a thing and press it."""
        self.go(node_id)
        self.key("return")

    def wait(self, seconds: float) -> None:
        """Let time pass; nothing is drawn."""
        for _frame in range(max(1, round(seconds / FRAME))):
            self.now += FRAME
            self.stack.update(FRAME)

    def wait_for(self, what: Callable[[], bool], why: str) -> None:
        """Let time pass until something is so."""
        until = self.now + PATIENCE
        while not what():
            if self.now > until:
                raise Stuck(f"{why} has not come at {self.top.name}:\n{self.top.tree.dump()}")
            self.wait(FRAME)

    def picture(self) -> pygame.Surface:
        """Draw the screen and return a copy of it."""
        self.stack.expose()
        self.stack.draw()
        return self.stack.surface.copy()

    # From the new table to the deal ----------------------------------------------------------------------------------
    def set_up(self, rules: RuleSet, first: Sequence[str], seats: int) -> pygame.Surface:
        """Put the table together; returns the editor's picture with the rules as they are then.

        The switches named in `first` are set before the others: the last of them stays in sight.
        """
        self.stack.push(NewTable(self.context))
        self._seat(seats)
        if self.top.tree.find("tab.rules") is not None:
            self.press("tab.rules")
        self.press("rules.edit")
        wanted = [one for one in rules.differences_from_official() if one.id not in first]
        for switch in (*wanted, *(BY_ID[name] for name in first)):
            self._set(switch, rules.values[switch.id])
        assert isinstance(self.top, RuleEditor)
        if self.top.rules != rules:
            raise Stuck(f"the editor has {self.top.rules.text}, not {rules.text}")
        shown = self.picture()
        self.key("f5")
        return shown

    def _seat(self, seats: int) -> None:
        while len(self.top.seats.seats) < seats:
            self.press("seats.add")
        while len(self.top.seats.seats) > seats:
            self.press(f"seat.{len(self.top.seats.seats) - 1}.remove")

    def _set(self, switch: Switch, value: Value) -> None:
        """Set a switch in the editor."""
        node = f"rule.{switch.id}"
        if self.top.tree.find(node) is None:
            self.press(f"group.{switch.group}")
        if switch.kind == "text":
            self.press(f"{node}.field")
            self.type(str(value))
            return
        self.go(node)
        if switch.kind == "int" and len(switch.values) > 4:
            self.key("return")
            self.type(str(value))
            self.go(node)
            return
        for _step in range(20):
            now = self.top.rules.values[switch.id]
            if now == value:
                return
            order: list[Value] = [False, True] if switch.kind == "bool" else list(switch.values)
            self.key("right" if order.index(value) > order.index(now) else "left")
        raise Stuck(f"{switch.id} does not come to {value}")

    def choose_dealer(self, seat: int) -> None:
        """Name the dealer, at a table whose rules let it."""
        self.go("match.dealer")
        while self.top.dealer != seat:
            self.key("right")

    def deal(self) -> None:
        """Deal, and let the table agree; what the moment lays is on the table then."""
        acts = (*self.found.acts, *((self.found.act,) if self.found.act else ()))
        thinker = Scripted(acts, lambda: self.session.acts - self.begun if self.session else 0)
        with mock.patch.object(start, "start_thinking", return_value=thinker):
            if self.found.seed is not None:
                self._agree()
            else:
                with (
                    mock.patch.object(saves, "new_session", self._lay),
                    mock.patch.object(start, "table_scene", self._laid_scene),
                ):
                    self._agree()
        if not isinstance(self.top, TableScene):
            raise Stuck(f"there is no table but {self.top.name}: {getattr(self.top, 'toast', '')}")
        self.session = self.top.session
        self.wait_for(lambda: self.top.caught_up and not self.top.view.hand.moving, "the deal")

    def _agree(self) -> None:
        self.key("f5")
        if isinstance(self.top, Agreed):
            self.key("return")

    def _lay(self, table: Table, seed: int, **more: Any) -> Session:
        if rule_set(table.rules).values != rule_set(self.found.start.game.text).values:
            raise Stuck(f"the table plays {table.rules}")
        self.session = Session(table, self.found.start, _so_far(self.found.start), 1, **more)
        self.begun = 1
        return self.session

    def _laid_scene(self, context: Context, session: Session) -> Scene:
        return table_of(context, (session, self.found.start))

    # At the table ----------------------------------------------------------------------------------------------------
    def play(self) -> None:
        """Do the acts before the one the moment is about, and wait until that one can be done."""
        for done, act in enumerate(self.found.acts, 1):
            self._reach(act, done)
        self.quiet()

    def quiet(self) -> None:
        """Wait until all has been shown; what is read out to the person is ticked off."""
        self.wait_for(lambda: self.top.caught_up, "quiet")
        if self.top.tree.find("dare.done") is not None:
            self.press("dare.done")

    def _reach(self, act: Action, done: int) -> None:
        """Have an act done, by the person or by whoever it is of."""
        session = self._session
        if act.seat == PERSON or act.verb == FINE:
            self.quiet()
            self.do(act)
        self.wait_for(lambda: session.acts >= self.begun + done, f"act {done}: {act}")

    @property
    def _session(self) -> Session:
        assert self.session is not None
        return self.session

    @property
    def state(self) -> State:
        """The table as it is."""
        return self._session._state

    def show(self, *, log: bool = False) -> pygame.Surface:
        """Bring what the moment is about on the screen and return its picture.

        With `log` what was said while the cards were dealt is opened to be read.
        """
        found, act = self.found, self.found.act
        if found.kind == DEALT:
            if log and self._told_by_log:
                self.kind(Kind.LOG)
            self.wait(0.5)
            return self.picture()
        assert act is not None
        if found.kind == OFFERED and self._laying(act):
            self.choose(act)
            self.wait(0.6)
            return self.picture()
        if found.kind in (OFFERED, REFUSED):
            self.point_at(act)
            if found.kind == REFUSED and len(act.cards) != 1:
                self.do(act)
            self.wait(0.6)
            return self.picture()
        return self._told(act)

    @property
    def _told_by_log(self) -> bool:
        """Whether what differs has been said while the cards were dealt, and can be read again."""
        told = isinstance(self.found.at, RoundStarted | DealerDrew | SymbolVoid) or getattr(
            self.found.at, "why", ""
        ) in (*("first", "back"),)
        return told and self.top.choice.stage != NAME_COLOUR

    def _laying(self, act: Action) -> bool:
        return act.verb in (PLAY, JUMP)

    def _told(self, act: Action) -> pygame.Surface:
        heard: list[object] = []
        self.top.director.listeners.append(heard.append)
        table = self.top
        done = len(self.found.acts) + 1
        if act.seat == PERSON or act.verb == FINE:
            self.do(act)
        at = self.found.at
        if table is self.top and table.choice.pending is not None:
            self.wait(0.6)
            return self.picture()
        self.wait_for(lambda: self._session.acts >= self.begun + done, f"the last act: {act}")
        if self.state.round_over:
            self.wait_for(lambda: self.top is not table, "the result")
            self.wait(2.5)
            return self.picture()
        shown = act.verb == CHALLENGE and any(isinstance(one, HandShown) for one in self._session._events)
        quiet = shown or (isinstance(at, Dared) and at.seat == PERSON)
        if at is not None and self.words_of(table, at) and not quiet:
            self.wait_for(lambda: any(type(one) is type(at) for one in heard), f"{at}")
            self.wait(0.35)
        else:
            self.wait_for(lambda: bool(table.caught_up), "quiet")
            self.wait(0.6)
        return self.picture()

    def words_of(self, table: Any, event: Any) -> str:
        """Return what the ribbon says of an event."""
        return sentence(event, table.names, PERSON) or ""

    # Acts ------------------------------------------------------------------------------------------------------------
    def point_at(self, act: Action) -> None:
        """Give focus to the card or the button of an act, where there is one."""
        node = f"card.{act.cards[0]}" if act.cards else {CATCH: f"catch.{act.to}"}.get(act.verb, act.verb)
        if any(one.id == node for one in self.top.tree.focusables()):
            self.go(node)

    def do(self, act: Action) -> None:
        """Do an act by keys."""
        _DO[act.verb](self, act)

    def choose(self, act: Action) -> None:
        """Choose the cards of a play, up to the key that lays them."""
        for card in act.cards[:-1]:
            if card not in self.top.choice.cards:
                self.press(f"card.{card}")
        self.go(f"card.{act.cards[-1]}")
        if len(act.cards) > 1 and act.cards[-1] not in self.top.choice.cards:
            self.key("return")

    def _play(self, act: Action) -> None:
        if act.call and self.top.choice.call_can_wait:
            self.kind(Kind.CALL)
        self.choose(act)
        before = self._session.acts
        if len(act.cards) == 1:
            self.key("return")
        table = self.top
        if self._session.acts == before and table.tree.find("together") is not None:
            self._leave_out(act)
            self.press("together")
        if act.colour != NO_COLOUR and table.choice.stage == NAME_COLOUR:
            self.press(f"colour.{'rygbptov'[act.colour]}")
        if act.to >= 0 and table.choice.stage == NAME_SEAT:
            self._name(act)

    def _leave_out(self, act: Action) -> None:
        """Take out of what a discard-all takes along the cards that are to stay."""
        for card in list(self.top.choice.cards):
            if card not in act.cards:
                self.press(f"card.{card}")

    def _name(self, act: Action) -> None:
        self.key(str(self.top.choice.seats.index(act.to) + 1))

    def _colour(self, act: Action) -> None:
        self.press(f"colour.{'rygbptov'[act.colour]}")

    def _twice(self, kind: Kind) -> None:
        """Press a key that asks whether it is meant, and again when it is."""
        before = self._session.acts
        self.kind(kind)
        if self._session.acts == before:
            self.wait(0.8)
            self.kind(kind)

    def _fine(self, act: Action) -> None:
        self.key("p")
        self.press("fine")
        self.press(f"fine.{act.to}")
        self.press("fine.confirm")


def _simple(kind: Kind) -> Callable[[Hands, Action], None]:
    return lambda hands, act: hands.kind(kind)


_DO: dict[str, Callable[[Hands, Action], None]] = {
    PLAY: Hands._play,
    JUMP: Hands._play,
    DRAW: _simple(Kind.DRAW),
    TAKE: _simple(Kind.DRAW),
    KEEP: _simple(Kind.LET),
    CHALLENGE: _simple(Kind.CHALLENGE),
    CALL: lambda hands, act: hands._twice(Kind.CALL),
    CATCH: lambda hands, act: hands._twice(Kind.CATCH),
    COLOUR: Hands._colour,
    TO: Hands._name,
    FINE: Hands._fine,
}

__all__ = ["HIDDEN", "TOLD", "Hands", "Scripted", "Stuck"]
