"""Faults put into what keeps hands hidden at a shared screen; `tests.leaks` has to see each of them.

By hand:  python -m tests.leaks --faults
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from unittest import mock

from game.engine import events as ev
from game.match import feed, privacy
from game.match.session import Session
from game.narrate.cards import face_name
from game.scenes.curtain import Curtain
from game.scenes.table_acts import TableActs
from game.scenes.table_base import TableBase
from game.scenes.table_shared import TableShared
from tests.leaks import Case, Leak, look

Patches = list[tuple[object, str, object]]

PLAIN = Case("official jump_in=all seven_swap=true", 3, (0, 1))
FLIP = Case("flip", 3, (0, 1))
BLUFFS = Case("official wd4=challenge", 2, (0, 1))
PARTNERS = Case("official teams=2", 4, (0, 1, 2, 3))
MOST_FRAMES = 3000


def _as_it_is(event, seat):
    return event


def _all_moves(event, seat, project=feed.project):
    return event if isinstance(event, ev.HandsSwapped | ev.HandsPassed | ev.DeckTurned) else project(event, seat)


def _everybody_challenges(event, seat, project=feed.project):
    return event if isinstance(event, ev.HandShown) else project(event, seat)


def _drawn_told(event, seat, project=feed.project):
    return event if isinstance(event, ev.TurnSet) else project(event, seat)


def _looks_at_once(scene, seat):
    scene.look(seat)


def _behind_glass(scene, seat, drop=TableShared.drop_curtain):
    """The curtain falls over a hand that is open already."""
    scene.look(seat)
    with mock.patch.object(TableShared, "cover"):
        drop(scene, seat)


def _stays_open(scene):
    """A hand is not covered when its turn is over."""


def _writes_all(scene, event, seen=TableBase._seen):
    """The log tells which card somebody has drawn."""
    seen(scene, event)
    got = [event for event in scene.session._events[-30:] if isinstance(event, ev.Moved) and event.dst >= 0]
    if got:
        scene.log.append((", ".join(map(face_name, got[-1].faces)), False))


def _sounds_like(scene, event, seen=TableBase._seen):
    """A sound, and with it its caption, rises with the card that was drawn."""
    seen(scene, event)
    hand = scene.session._state.hands[scene.me]
    if isinstance(event, ev.Moved) and hand:
        scene.director.sound("penalty_add", count=scene.session._state.faces[hand[-1]])


def _reads_hand(scene, prompt=TableShared.public_prompt):
    state = scene.session._state
    return " ".join(face_name(state.faces[card]) for card in state.hands[scene.me]) or prompt(scene)


def _offers_jump(scene, prompt=TableShared.public_prompt):
    """Whether somebody could jump in is said to everybody."""
    can = any(act.verb == "jump" for seat in range(2) for act in scene.session.legal(seat))
    return "!" if can else prompt(scene)


def _hints_for_next(scene, seat=0):
    """A hint that looks into the next hand."""
    state = scene.session._state
    scene.say(face_name(state.faces[state.hands[(scene.me + 1) % state.seats][0]]))


def _tells_on_curtain(scene, seat):
    state = scene.session._state
    return [face_name(state.faces[state.hands[seat][0]])] if state.hands[seat] else []


FAULTS: dict[str, tuple[Case, Patches]] = {
    "events reach the screen as they are": (PLAIN, [(feed, "project", _as_it_is), (privacy, "project", _as_it_is)]),
    "swapped hands and turned decks reach it as they are": (
        FLIP,
        [(feed, "project", _all_moves), (privacy, "project", _all_moves)],
    ),
    "a hand challenged is shown to everybody": (
        BLUFFS,
        [(feed, "project", _everybody_challenges), (privacy, "project", _everybody_challenges)],
    ),
    "everybody is told which card was drawn": (
        PLAIN,
        [(feed, "project", _drawn_told), (privacy, "project", _drawn_told)],
    ),
    "who looks on is shown what a seat is shown": (
        PLAIN,
        [(Session, "watch_blind", lambda self, seat, until=None: self.watch(seat, until))],
    ),
    "partners see each other unasked": (
        PARTNERS,
        [(Session, "_sees_others", True), (privacy, "sees", lambda table, partners, seat: partners.beside(seat))],
    ),
    "no curtain": (PLAIN, [(TableShared, "drop_curtain", _looks_at_once)]),
    "the curtain is of glass": (PLAIN, [(TableShared, "drop_curtain", _behind_glass), (Curtain, "overlay", True)]),
    "hands stay open": (PLAIN, [(TableShared, "cover", _stays_open)]),
    "the log tells what was drawn": (PLAIN, [(TableBase, "_seen", _writes_all)]),
    "a sound tells what was drawn": (PLAIN, [(TableBase, "_seen", _sounds_like)]),
    "the ribbon reads a hand": (PLAIN, [(TableShared, "public_prompt", _reads_hand)]),
    "the ribbon tells who could jump in": (PLAIN, [(TableShared, "public_prompt", _offers_jump)]),
    "the curtain tells a card": (PLAIN, [(TableShared, "since", _tells_on_curtain)]),
    "a hint looks into another hand": (PLAIN, [(TableActs, "hint", _hints_for_next)]),
}


@contextmanager
def fault(name: str) -> Iterator[Case]:
    """Put a fault in, and return the table at which it shows."""
    case, patches = FAULTS[name]
    with ExitStack() as stack:
        for where, what, instead in patches:
            stack.enter_context(mock.patch.object(where, what, instead))
        yield case


def seen(name: str, seeds: range = range(1, 9), frames: int = MOST_FRAMES) -> str:
    """Return what was seen of a fault; empty when nothing was."""
    with fault(name) as case:
        for seed in seeds:
            try:
                look(case, seed, frames)
            except Leak as leak:
                return str(leak)
    return ""


def all_seen(tell: Callable[[str], None] = print) -> bool:
    """Put in every fault in turn and tell what was seen of it; return whether all were."""
    missed = 0
    for name in FAULTS:
        found = seen(name)
        missed += not found
        tell(f"{'seen' if found else 'MISSED':6}  {name}: {found}")
    return not missed
