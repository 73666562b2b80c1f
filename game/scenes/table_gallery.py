"""The table's states worth seeing, added to the gallery."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine import State
from game.engine.actions import DRAW, PLAY, Action
from game.engine.cards import FACES
from game.input.intents import Intent, Kind
from game.match.session import Session
from game.narrate import colour_name
from game.narrate.hints import hint_words
from game.scenes.context import Context
from game.scenes.gallery import shown
from game.scenes.pause import Pause
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.scenes.table_laid import laid, table_of
from game.text import _
from game.view.cues_table import SHOUT
from game.view.panels import Shown
from game.view.sound_cues import bracketed

Later = Callable[["Staged"], None]

NINE = "r3 r8 y+2 y9 gS g6 b+2 b0 W+4"
SIXTEEN = "r1 r4 rS y0 y3 yR y+2 g2 g2 g7 g+2 b5 b6 bS W W+4"
FIVE_OTHERS = (
    "r1 b1 g1 y1 r2 b3 y8",
    "r3 b4 g4 y4 r5 b5 y0 r6 g6 y6 b7 r7 g8",
    "r8 b8 g0 y5",
    "b2 g2",
    "r9 b9 g9 y9 r0 b0",
)
FOUR_OTHERS = ("y2 g3 b6 r4 y7 g5 r1 y3", "b1 g7 r2 y1 g1", "r3 y4 b3 g4 y5 r5 b4 g6 y6", "b8")
NINE_OTHERS = (*FIVE_OTHERS, *FOUR_OTHERS)
POOL = [c + s for c in "rygb" for s in (*"0123456789SR", "+2")] + ["W", "W+4"]


class Staged(TableScene):
    """A table that does something once it is on the stack, and then stands still."""

    def __init__(self, context: Context, table: tuple[Session, State], later: Later | None) -> None:
        super().__init__(context, table[0])
        prepared = table_of(context, table)
        self.mirror = self.choice.mirror = prepared.mirror
        self.later = later

    def update(self, dt: float) -> None:
        """Do what is to be seen with the first step; no computer player acts."""
        later, self.later = self.later, None
        if later is not None:
            later(self)
            self.director.push(self.feed.take())
            self.director.finish()
            self.follow()
            self.show_focus()
        self.seconds += dt
        self.director.update(self.seconds * 1000)
        self.follow()

    def do(self, verb: str, face: str = "", **more: int) -> None:
        """Do an act of the person's, with the card of that face."""
        cards: tuple[int, ...] = ()
        if face:
            held = self.view.hand.faces()
            cards = (next(card for card in held if held[card] == FACES[face]),)
        self.submit(Action(self.me, verb, cards, **more))  # type: ignore[arg-type]

    def card(self, face: str) -> int:
        """Return a card of the hand by its face."""
        held = self.view.hand.faces()
        return next(card for card in held if held[card] == FACES[face])

    def focus(self, face: str) -> None:
        """Give a card the focus of the keyboard."""
        self.tree.focus_shown = True
        self.tree.set_focus(f"card.{self.card(face)}")
        self.show_focus()

    def key(self, kind: Kind) -> None:
        """Press a key."""
        self.handle(Intent(kind))


def _state(name: str, table: Callable[[], tuple[Session, State]], later: Later | None = None) -> None:
    def build(context: Context) -> list[Scene]:
        return [Staged(context, table(), later)]

    shown(name)(build)


def _hand_of(count: int) -> str:
    return " ".join(POOL[(i * 17) % len(POOL)] for i in range(count))


def _laid_hand(count: int) -> tuple[Session, State]:
    return laid(_hand_of(count))


def _computer(scene: Staged, seat: int, face: str, **more: int) -> None:
    """Let another seat play a card of its hand."""
    state = scene.session._state
    card = next(card for card in state.hands[seat] if state.faces[card] == FACES[face])
    scene.session._do(Action(seat, PLAY, (card,), **more))  # type: ignore[arg-type]


def _exposed(scene: Staged) -> None:
    _computer(scene, 1, "r2")
    scene.view.seats.states[3].bubble = SHOUT


def _plus_four(scene: Staged) -> None:
    _computer(scene, 3, "W+4", colour=2)


def _plus_two(scene: Staged) -> None:
    _computer(scene, 3, "r+2")


def _pick(scene: Staged) -> None:
    scene.play((scene.card("W+4"),))


def _drawn(scene: Staged) -> None:
    scene.do(DRAW)


def _reason(scene: Staged) -> None:
    scene.focus("y9")


def _log(scene: Staged) -> None:
    for face, seat in (("r1", 1), ("r3", 2), ("r4", 3)):
        _computer(scene, seat, face)
    scene.director.push(scene.feed.take())
    scene.director.finish()
    scene.toggle_log()


def _armed_call(scene: Staged) -> None:
    scene.focus("r8")
    scene.call()


def _challenge(right: bool) -> Later:
    def later(scene: Staged) -> None:
        faces = "r2 rS y9 b3 b8 g5 W" if right else "r2 rS y9 g5 W"
        scene.shown_hand = Shown(3, 0, right, 4, tuple(FACES[f] for f in faces.split()), 3, colour_name(3), False)

    return later


def _hint(scene: Staged) -> None:
    """Say the longest of what can be advised about a card; nothing is thought about."""
    faces = scene.view.hand.faces()
    advised = Action(scene.me, PLAY, (scene.card("W+4"),), colour=2)
    scene.focus("W+4")
    scene.say(hint_words(advised, "next_lacks", {"seat": 1, "colour": 2}, faces, scene.names))


def _hint_to_draw(scene: Staged) -> None:
    scene.say(hint_words(Action(scene.me, DRAW), "waits", {}, {}, scene.names))
    scene.tree.set_focus("draw", shown=True)
    scene.show_focus()


def _together(scene: Staged) -> None:
    for face in ("y8", "r8", "b8"):
        scene.choice.toggle(scene.card(face))


def _swap(scene: Staged) -> None:
    scene.play((scene.card("r7"),))


def _captions(scene: Staged) -> None:
    scene.director.captions.lines = [
        (bracketed(_("one card left"), scene.names[1]), 1e9),
        (bracketed(_("the direction turns")), 1e9),
    ]
    scene.view.hud.caption([words for words, _until in scene.director.captions.lines])


def _pause(context: Context) -> list[Scene]:
    table = laid(NINE)
    return [Staged(context, table, None), Pause(context, table[0], 0)]


FLIP_OTHERS = ("r4/o1 bS/v2 y7/t3 g2/p4 rF/oF b9/v5", "y+1/t+5 g5/pX r4/o6 b2/v7", "g1/p1 y2/t2 b3/v3 r8/o8 y6/t6")
FLIP_HAND = "r1/p2 r2/p7 r3/p+5 y1/t8 g1/oX g2/o6 b1/v9 W/W+c"
FLIP_TOP = "r3/t3 y2/v3 g1/o3 rF/oF"
FLIP = "official deck=flip"

_state("table_play", lambda: laid(NINE, others=("r1 b1 g1 y1 r2", "b2 g2 y2", "r4 y7 g8 b9")), lambda s: s.focus("r8"))
_state("table_two", lambda: laid("r9 y5 yS g1 b4 W", others=("r1 b1 g1 y1",), top="g2 b2 bR", turn=1))
_state("table_ten", lambda: laid(SIXTEEN, others=NINE_OTHERS, top="bS b1 g1 gR", turn=7, direction=-1))
for _seats in (3, 5, 7, 8, 9):
    _state(
        f"table_seats_{_seats:02}",
        partial(laid, SIXTEEN, others=NINE_OTHERS[: _seats - 1], top="bS b1 g1 gR", turn=_seats - 2, direction=-1),
    )
for _count in (1, 5, 14, 26, 40, 64):
    _state(f"table_hand_{_count:02}", partial(_laid_hand, _count), lambda s: s.focus_first())
_state("table_reason", lambda: laid(NINE), _reason)
_state("table_nothing_fits", lambda: laid("y9 gS g6 b0 b9", top="g5 y5 r2"))
_state("table_drawn", lambda: laid("y9 gS g6 b0 b9", draw="r5 b6 y4 g3"), _drawn)
_state("table_plus_two", lambda: laid(NINE, others=("r1 b1", "b2 g2 y2", "r+2 y7 g8 b9"), turn=3), _plus_two)
_state("table_plus_four", lambda: laid(NINE, others=("r1 b1", "b2 g2 y2", "W+4 y7 g8 b9"), turn=3), _plus_four)
_state(
    "table_stacking",
    lambda: laid(NINE, others=("r1 b1", "b2 g2 y2", "r+2 y7 g8 b9"), turn=3, rules="official stack=any"),
    _plus_two,
)
_state("table_colour", lambda: laid("r3 r8 rS y9 gS g6 g6 g2 W+4"), _pick)
_state("table_exposed", lambda: laid(NINE, others=("r2 g9", "b2 g2 y2", "r4"), turn=1, top="g5 y5 r7"), _exposed)
_state("table_call", lambda: laid("r8 y9"), _armed_call)
_state("table_log", lambda: laid(NINE, others=("r1 b1 g1", "r3 b2 y2", "r4 y7 g8"), turn=1), _log)
_state("table_challenge_right", lambda: laid(NINE), _challenge(True))
_state("table_challenge_wrong", lambda: laid(NINE), _challenge(False))
_state(
    "table_night",
    lambda: laid(FLIP_HAND, others=FLIP_OTHERS, top=FLIP_TOP, draw="y7/t9 b1/v1", rules=FLIP, dark=True),
    lambda s: s.focus_first(),
)
_state(
    "table_together",
    lambda: laid("r8 r+2 y3 y8 g5 b8 b8 W", top="b1 g1 g8", rules="official multi=numbers"),
    _together,
)
_state("table_swap", lambda: laid("r7 r4 y9 g0 g3 b5 W", rules="official seven_swap=true"), _swap)
_state("table_hint", lambda: laid(NINE), _hint)
_state("table_hint_to_draw", lambda: laid("y9 gS g6 b0 r8"), _hint_to_draw)
_state("table_captions", lambda: laid(NINE, turn=2), _captions)
shown("table_pause")(_pause)
