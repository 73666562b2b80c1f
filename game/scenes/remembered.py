"""The ways to what was played before: records, replays, matches kept by hand; and from them back to a table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.match import saves, slots
from game.match.branch import branch_header
from game.match.log import LogError
from game.match.recorder import Recorder
from game.match.replay import Replay
from game.match.saves import Saved
from game.match.table import Pace
from game.match.worker import start_thinking
from game.scenes import start
from game.text import N_, _

if TYPE_CHECKING:
    from game.match.session import Session
    from game.scenes.context import Context
    from game.scenes.scene import Scene

DAMAGED = N_("it is damaged")

OVER = N_("it is over")


def why(error: LogError) -> str:
    """Return what is wrong with a match, as part of a sentence."""
    words = OVER if error.code == "over" else start.WHY_NOT.get(error.code, DAMAGED)
    said = _(words)
    return _("{why} (line {line})").format(why=said, line=error.line) if error.line else said


def _push(context: Context, scene: Scene) -> None:
    if context.stack is not None:
        context.stack.push(scene)


def replay_scene(context: Context, path: Path, *, last_round: bool = False) -> tuple[Scene | None, str]:
    """Return the screen of a replay, or None and the sentence that says why there is none."""
    from game.scenes.replay import ReplayScene

    try:
        replay = Replay.open(path)
        if last_round:
            replay.go_to_round(len(replay.rounds))
        return ReplayScene(context, replay), ""
    except LogError as error:
        return None, _("“{file}” cannot be looked at: {why}.").format(file=path.name, why=why(error))


def open_turning_points(context: Context, path: Path) -> str:
    """Look at the last round again, and for where it turned; returns a sentence when that cannot be, else nothing."""
    from game.scenes.replay import ReplayScene

    scene, problem = replay_scene(context, path, last_round=True)
    if isinstance(scene, ReplayScene):
        scene.open_turns()
        _push(context, scene)
    return problem


def open_replay(context: Context, path: Path, *, last_round: bool = False) -> str:
    """Look at a match again, from its first deal or the last one; the file is left alone.

    Returns a sentence when that cannot be, else nothing.
    """
    scene, problem = replay_scene(context, path, last_round=last_round)
    if scene is not None:
        _push(context, scene)
    return problem


def open_records(context: Context) -> None:
    """Open statistics and the list of matches."""
    from game.scenes.records import Records

    _push(context, Records(context))


def open_kept(context: Context, session: Session | None = None) -> None:
    """Open the three places; with a session its match can be kept in them."""
    from game.scenes.kept import KeptMatches

    _push(context, KeptMatches(context, session))


def at_table(context: Context) -> bool:
    """Say whether a match is being played below what is looked at."""
    from game.scenes.table import TableScene

    return context.stack is not None and any(isinstance(scene, TableScene) for scene in context.stack.scenes)


def file_of(session: Session) -> Path | None:
    """Return the file of a match that is written down: where it is written, or the replay it has become."""
    record = session.record
    return record.path if isinstance(record, Recorder) and record.path.is_file() else None


def load_kept(context: Context, place: int) -> str:
    """Go on with the match in a place; returns a sentence when that cannot be, else nothing."""
    start.to_title(context)
    try:
        return _to_table(context, slots.load(place))
    except LogError as error:
        return _("The match cannot be loaded: {why}. The file was left where it is.").format(why=why(error))
    except OSError as error:
        return _("The match cannot be loaded: {why}. The file was left where it is.").format(
            why=error.strerror or error
        )


def play_on(context: Context, replay: Replay, seat: int) -> str:
    """Play on from the act a replay is at; returns a sentence when that cannot be, else nothing."""
    if at_table(context):
        start.to_title(context)  # the match at the table is put by, and no file is moved that is still written to
    try:
        saved = saves.begin_from(replay.text_until(replay.at, branch_header(replay, seat)))
    except LogError as error:
        return _("The match cannot be played on from here: {why}.").format(why=why(error))
    except OSError as error:
        return _("The match cannot be played on from here: {why}.").format(why=error.strerror or error)
    start.to_title(context)
    return _to_table(context, saved)


def _to_table(context: Context, saved: Saved) -> str:
    session = saved.session(pace=Pace.of(context.settings), thinker=start_thinking())
    _push(context, start.table_scene(context, session))
    return ""
