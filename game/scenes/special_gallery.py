"""The table's special situations, added to the gallery: several cards, jumping in, seats, dares, launcher, teams."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine import State
from game.engine.actions import PLAY, Action
from game.engine.cards import FACES
from game.engine.events import Dared, ExposedSet, Launched, Moved, TurnSet, WentOut
from game.match.session import WINDOW, Asked, Session
from game.narrate import colour_name
from game.narrate.dares import dares_for
from game.scenes.context import Context
from game.scenes.gallery import shown
from game.scenes.scene import Scene
from game.scenes.table_gallery import FLIP, FLIP_OTHERS, Later, Staged
from game.scenes.table_laid import laid
from game.view.panels import Shown

Tables = Callable[[], tuple[Session, State]]
FOUR = ("g1 b4 y2 r5 b7 g9", "g2 y5 r7 b1 y9 g4 b6 r0 y4", "b2 g5 y6 r9 b9 g8 y0 r2 y1 b0 g0", "b3 r6 y7 g3")
FIVE = ("g1 b4 y2 r5 b7 g9", "g2 y5 r7 b1 y9 g4 b6 r0", "b2 g5", "b3 r6 y7 g3 y8", "b5 r9 y1 g7 b9 y3 g6 r2 b0 y6")
MARKET = "r8 r+2 y3 y8 g5 b8 b8 W"
YARD = "r1 r5 r8 rR rD y9 g4 b0"
STAGE = "r4 y9 g0 g3 b5 bR r7"


class Held(Staged):
    """A table whose pictures stop in mid-air after so many milliseconds."""

    stop_at = 1160.0

    def update(self, dt: float) -> None:
        """Do what is to be seen, then let time run until it stands still."""
        later, self.later = self.later, None
        if later is not None:
            later(self)
        while self.director.time < self.stop_at:
            self.seconds += 1 / 60
            self.director.update(self.seconds * 1000)


def _state(name: str, table: Tables, later: Later | None = None, scene: type[Staged] = Staged) -> None:
    def build(context: Context) -> list[Scene]:
        return [scene(context, table(), later)]

    shown(name)(build)


def _choose(*faces: str) -> Later:
    def later(scene: Staged) -> None:
        for face in faces:
            scene.choice.toggle(scene.card(face))
        scene.follow()
        scene.tree.focus_shown = True
        scene.tree.set_focus("together")

    return later


def _lead(*kept: str) -> Later:
    def later(scene: Staged) -> None:
        scene.click_card(scene.card("rD"))
        for face in kept:
            scene.click_card(scene.card(face))
        scene.focus("rD")

    return later


def _computer_plays(scene: Staged, seat: int, face: str, colour: int = -1) -> None:
    state = scene.session._state
    card = next(card for card in state.hands[seat] if state.faces[card] == FACES[face])
    scene.session._do(Action(seat, PLAY, (card,), colour))


def _jump(seat: int, face: str, *, asked: bool = False) -> Later:
    def later(scene: Staged) -> None:
        _computer_plays(scene, seat, face)
        if asked:
            scene.session.asked = lambda: Asked(scene.me, WINDOW, True)  # type: ignore[method-assign]
        scene.tree.focus_shown = False

    return later


class Racing(Staged):
    """A table where time to jump in is left, always the same."""

    def update(self, dt: float) -> None:
        """Keep the bar where it was."""
        super().update(dt)
        extras = self.view.extras
        extras.time_left, extras._whole = lambda: 1.9, 3.0
        extras.update()


def _swap(face: str, seat: int) -> Later:
    def later(scene: Staged) -> None:
        scene.play((scene.card(face),))
        scene.tree.focus_shown = True
        scene.tree.set_focus(f"seat.{seat}")
        scene.show_focus()

    return later


def _dare_rules() -> str:
    return f'official blanks=4 dare_text="{dares_for("school")[5]}"'


def _dare(seat: int, by: int) -> Later:
    def later(scene: Staged) -> None:
        scene._seen(Dared(seat, by, 1))
        scene.look_again()
        scene.follow()
        scene.tree.focus_shown = True

    return later


def _dare_whom(scene: Staged) -> None:
    scene.play((scene.card("y#"),))
    scene.tree.focus_shown = True
    scene.tree.set_focus("seat.2")
    scene.show_focus()


def _fire(scene: Staged) -> None:
    cards = tuple(range(200, 205))
    scene.mirror.log.clear()
    scene.director.push(
        [
            Launched(3, 0),
            Launched(3, 5),
            Moved((-1,) * len(cards), (-1,) * len(cards), (), -1, 3, "launcher"),
        ]
    )


def _out(seats: Sequence[int]) -> Later:
    def later(scene: Staged) -> None:
        events: list[object] = []
        for place, seat in enumerate(seats, 1):
            events.append(WentOut(seat, place))
            scene.mirror.hands[seat].clear()
        scene.look_again()
        scene.director.push([*events, ExposedSet(()), TurnSet(scene.mirror.turn, "play", -1)])  # type: ignore[list-item]

    return later


def _totals(*totals: int) -> Later:
    def later(scene: Staged) -> None:
        scene.mirror.totals = totals
        scene.view.sync(0.0)

    return later


def _challenge(faces: str, **more: object) -> Later:
    def later(scene: Staged) -> None:
        known = {"right": True, "count": 4, "colour": 3, "dark": False} | more
        colour = int(known.pop("colour"))  # type: ignore[call-overload]
        scene.shown_hand = Shown(
            seat=2,
            by=0,
            faces=tuple(FACES[face] for face in faces.split()),
            colour=colour,
            colour_words=colour_name(colour),
            **known,  # type: ignore[arg-type]
        )
        scene.look_again()

    return later


def _market(rules: str = "official multi=numbers") -> tuple[Session, State]:
    return laid(MARKET, others=FOUR, top="b1 g1 g8", rules=rules)


_state("table_special_together", _market, _choose("y8", "r8", "b8"))
_state("table_special_together_one", _market, _choose("y8"))
_state(
    "table_special_together_many",
    lambda: laid("r8 y8 g8 b8 r8 y8 g8 b8 b1", others=FIVE, top="b1 g1 g8", rules="official multi=numbers decks=2"),
    _choose("y8", "r8", "b8", "g8"),
)
_state(
    "table_special_discard_all",
    lambda: laid(YARD, others=FIVE, top="y3 g3 r3", rules="official discard_alls=8"),
    _lead(),
)
_state(
    "table_special_discard_some",
    lambda: laid(YARD, others=FIVE, top="y3 g3 r3", rules="official discard_alls=8"),
    _lead("r5", "rR"),
)
_JUMP = "official jump_in=all"


def _boat() -> tuple[Session, State]:
    others = ("r1 b8 y1", "b2 g2 y2 r0", "r4 y7 g8 b9")
    return laid("r3 y9 g6 b8 b1 W", others=others, top="y2 b5", turn=1, rules=_JUMP)


_state(
    "table_special_jump_day",
    _boat,
    _jump(1, "b8"),
    Racing,
)
_NIGHT_OTHERS = ("r4/o1 bS/t8 y7/t3 g2/p4 rF/oF b9/v5", *FLIP_OTHERS[1:])
_state(
    "table_special_jump_night",
    lambda: laid(
        *("r1/p1 r2/p6 r3/t2 y1/t8 g2/o4 b1/v9 W/W+c",),
        others=_NIGHT_OTHERS,
        top="r3/t3 y2/v3 g1/t3",
        draw="y7/t9 b1/v1",
        rules=f"{FLIP} jump_in=all",
        turn=1,
        dark=True,
    ),
    _jump(1, "t8"),
    Racing,
)
_state(
    "table_special_jump_asked",
    _boat,
    _jump(1, "b8", asked=True),
)
_SWAP = "official seven_swap=true"
_state("table_special_swap_left", lambda: laid(STAGE, others=FIVE, top="y2 g2 r1", rules=_SWAP), _swap("r7", 2))
_state("table_special_swap_side", lambda: laid(STAGE, others=FIVE, top="y2 g2 r1", rules=_SWAP), _swap("r7", 5))
_state(
    "table_special_swap_out",
    lambda: laid(STAGE, others=(*FIVE[:3], "", FIVE[4]), top="y2 g2 r1", rules="official seven_swap=true play_on=true"),
    _swap("r7", 1),
)
_state(
    "table_special_trade",
    lambda: laid("rT y9 r3 g5 b8", others=FOUR, top="y2 g2 r1", rules="official deck=attack"),
    _swap("rT", 3),
)
_state(
    "table_special_pass",
    lambda: laid("y0 y9 r3 g5 b8", others=FIVE, top="g2 r1 y2", rules="official zero_pass=true"),
    lambda scene: scene.focus("y0"),
)
_SCHOOL = ("r1 b1 g1 y1 r2 b3", "r3 b4 g4", "r8 b8 g0 y5 b2 y3 r6 g6", "b2 g2 y6 b7 r9")
_state(
    "table_special_dare",
    lambda: laid("r1 r5 y0 g2 gR b6 W", others=_SCHOOL, top="g3 y3 y#", rules=_dare_rules(), turn=4),
    _dare(3, 2),
)
_state(
    "table_special_dare_me",
    lambda: laid("r1 r5 y0 g2 gR b6 W", others=_SCHOOL, top="g3 y3 y#", rules=_dare_rules()),
    _dare(0, 4),
)
_state(
    "table_special_dare_whom",
    lambda: laid("y# r5 y0 g2 W", others=_SCHOOL, top="g3 y3 y1", rules=_dare_rules()),
    _dare_whom,
)
_TRAIN = "official deck=attack"
_state(
    "table_special_launcher",
    lambda: laid("r6 rH y2 yT g9 bR WA WH", others=FOUR, top="r3 b3 r5", rules=_TRAIN, turn=3),
    _fire,
    Held,
)
_state(
    "table_special_launcher_rest", lambda: laid("r6 rH y2 yT g9 bR WA WH", others=FOUR, top="r3 b3 r5", rules=_TRAIN)
)
_state(
    "table_special_teams",
    lambda: laid("r2 y5 y8 gR b3 b9", others=FIVE, top="r+2 y6 r6", rules="official teams=2", turn=3),
    _totals(210, 185),
)
_state(
    "table_special_teams_five",
    lambda: laid(
        *("r2 y5 y8 gR b3 b9",),
        others=(*FIVE, *FOUR[:3], "r4 g4"),
        top="r+2 y6 r6",
        rules="official teams=5",
        turn=3,
    ),
    _totals(210, 185, 95, 140, 402),
)
_LAST = "official play_on=true scoring=places"
_state(
    "table_special_play_on",
    lambda: laid("r4 y1 g2 b7", others=FIVE, top="gS rS g6", rules=_LAST, turn=2),
    _out((1, 3, 4)),
)
_state(
    "table_special_challenge_match",
    lambda: laid("r3 y9 gS b0", others=FOUR, top="b6 W+4", rules="official wd4_rule=match"),
    _challenge("r2 r6 y9 b3 y6 g5 W", rule="match", under=FACES["b6"]),
)
_state(
    "table_special_challenge_colour_night",
    lambda: laid(
        "r1/p2 r2/p7 r3/p+5", others=FLIP_OTHERS, top="r3/t3 y2/v3 g1/o3", draw="y7/t9 b1/v1", rules=FLIP, dark=True
    ),
    _challenge("p2 t5 t+5 o1 vX W", colour=5, dark=True, until=1, count=0),
)
_state(
    "table_special_challenge_lost",
    lambda: laid("r3 y9 gS b0", others=FOUR, top="b6 W+4", rules="official"),
    _challenge("r2 rS y9 g5 W", right=False),
)
_state(
    "table_special_challenge_key",
    lambda: laid("r3 y9 gS g6", others=("r1 b1", "b2 g2 y2", "W+4 y7 g8 b9"), turn=3),
    lambda scene: _computer_plays(scene, 3, "W+4", 2),
)
