"""Turning points in the replay, in every state worth seeing; nothing is searched for, the points are made up."""

from __future__ import annotations

from pathlib import Path

from game.engine.actions import DRAW, NOBODY, PLAY, Action
from game.match.looking_back import Point
from game.match.replay import Replay
from game.scenes.context import Context
from game.scenes.gallery import gallery, played, shown
from game.scenes.level_result import LevelResult
from game.scenes.records_gallery import replay_of
from game.scenes.replay import ReplayScene
from game.scenes.replay_strip import TURNS
from game.scenes.round_result import RoundResult
from game.scenes.scene import Scene

REASONS: tuple[tuple[str, dict[str, int]], ...] = (
    ("next_lacks", {"seat": 1, "colour": 2}),
    ("waits", {}),
    ("ends_best", {}),
)


class Found:
    """A search that stands still: `done` of `of` turns, with made-up points for one seat."""

    problem = ""

    def __init__(self, found: list[Point], done: int, of: int) -> None:
        self.found, self.done, self.of = found, done, of

    @property
    def over(self) -> bool:
        """Whether it has come to its end."""
        return self.done >= self.of

    def points(self, seat: int) -> list[Point]:
        """Return what was found for a seat."""
        return [point for point in self.found if point.seat == seat]

    def poll(self) -> bool:
        """Nothing new ever comes."""
        return False

    def stop(self) -> None:
        """Nothing goes on."""


def points_of(replay: Replay, seat: int) -> list[Point]:
    """Return made-up turning points of a seat: where it drew it should have played, and the other way round."""
    found: list[Point] = []
    for act in range(1, replay.acts + 1):
        done = replay.action(act)
        if done.seat != seat or done.verb not in (DRAW, PLAY) or len(found) == len(REASONS):
            continue
        replay.go(act - 1)
        state = replay.state
        faces = {card: state.faces[card] for card in state.hands[seat]}
        other = next((card for card in faces if card not in done.cards), NOBODY)
        better = Action(seat, DRAW) if done.verb == PLAY and len(found) == 1 else Action(seat, PLAY, (other,))
        reason, values = REASONS[len(found)]
        found.append(Point(seat, act, done, better, reason, dict(values), 0.11 - 0.03 * len(found), faces))
    return found


def _scene(context: Context, done: int = 12, *, found: bool = True, begun: bool = True) -> ReplayScene:
    replay = replay_of("official", 4, 1)
    points = points_of(replay, 0) if found else []
    scene = ReplayScene(context, replay)
    scene.tab, scene.list_open = TURNS, True
    replay.go(replay.acts)
    if begun:
        scene.turns._searches[1] = Found(points, done, 12)  # type: ignore[assignment]
    return scene


@shown("replay_turns")
def _turns(context: Context) -> list[Scene]:
    return [_scene(context)]


@shown("replay_turns_chosen")
def _chosen(context: Context) -> list[Scene]:
    return [_Chosen(context)]


@shown("replay_turns_begin")
def _begin(context: Context) -> list[Scene]:
    return [_scene(context, begun=False)]


@shown("replay_turns_searching")
def _searching(context: Context) -> list[Scene]:
    return [_scene(context, 5)]


@shown("replay_turns_none")
def _none(context: Context) -> list[Scene]:
    return [_scene(context, found=False)]


@shown("round_result_written")
def _written(context: Context) -> list[Scene]:
    return [_Written(context, played(context, seats=4, rounds=3), lambda: None)]


@shown("level_result_written")
def _level_written(context: Context) -> list[Scene]:
    bare = gallery()["level_result"](context)[0]
    assert isinstance(bare, LevelResult)
    scene = _LevelWritten(context, bare.session, bare.venue, bare.outcome)
    scene.onward = bare.onward
    return [scene]


class _Written(RoundResult):
    """The result of a match that is written down."""

    def enter(self) -> None:
        """Say where, without a file there."""
        super().enter()
        self.file = Path("match.log")
        self.rebuild()


class _LevelWritten(_Written, LevelResult):
    """The same at a table of the village road."""


class _Chosen(ReplayScene):
    """Goes to its second turning point once it is shown."""

    def __init__(self, context: Context) -> None:
        prepared = _scene(context)
        super().__init__(context, prepared.replay)
        self.tab, self.list_open, self.turns = TURNS, True, prepared.turns

    def update(self, dt: float) -> None:
        """Choose with the first step."""
        super().update(dt)
        if self.turns.chosen is None:
            self.go_to(self.turns.points[1])
