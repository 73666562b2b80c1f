"""States of the village road for the gallery; nothing is read from the user's folder or written there."""

from __future__ import annotations

from functools import partial

from game.levels import catalogue
from game.levels.catalogue import Entry
from game.levels.problems import LevelProblem
from game.levels.venue import Venue
from game.match import campaign
from game.match.campaign import Progress, Walked, open_levels
from game.match.session import Session
from game.match.table import AT_ONCE, COMPUTER, HUMAN
from game.scenes import road as roads
from game.scenes.context import Context
from game.scenes.gallery import shown
from game.scenes.lesson import AtTheTable, BeforeTheDeal
from game.scenes.level_result import LevelResult
from game.scenes.road import Outcome, Road
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.scenes.village_road import VillageRoad

STARS = (3, 3, 2, 3, 1, 2, 3, 2)
"""Stars at the tables that have been won in the pictures (the mock-up's)."""


def venues() -> tuple[Venue, ...]:
    """Return the levels of the road."""
    return tuple(entry.venue for entry in catalogue.shipped_levels() if entry.venue)


def walked(count: int) -> Progress:
    """Return the progress of somebody who has won at so many tables."""
    levels = {}
    for i, venue in enumerate(venues()[:count]):
        stars = STARS[i] if i < len(STARS) else 3
        levels[venue.id] = Walked(True, tuple(campaign.written(goal) for goal in venue.goals[:stars]))
    return Progress(levels)


def road_screen(context: Context, won: int, level: str = "") -> VillageRoad:
    """Return the map with so many tables won."""
    scene = VillageRoad(context)
    progress = walked(won)
    scene.road = Road(venues(), progress, open_levels(venues(), progress))
    here = scene.road.here()
    scene.here = here.id if here else ""
    scene.level = level or scene.here
    scene.own = ()
    return scene


@shown("road")
def _road(context: Context) -> list[Scene]:
    return [road_screen(context, 8)]


@shown("road_new")
def _road_new(context: Context) -> list[Scene]:
    return [road_screen(context, 0)]


@shown("road_closed")
def _road_closed(context: Context) -> list[Scene]:
    return [road_screen(context, 4, "night")]


@shown("road_done")
def _road_done(context: Context) -> list[Scene]:
    scene = road_screen(context, 12, "assembly")
    scene.night = True
    return [scene]


@shown("road_own")
def _road_own(context: Context) -> list[Scene]:
    scene = road_screen(context, 3)
    good = scene.road.venues[1]
    broken = (LevelProblem("file_missing", values={"file": "wall.png"}), LevelProblem("encoding"))
    scene.own = (
        Entry("user/my-yard/my-yard", good.source, False, good),
        Entry("user/old-mill", good.source.with_name("old-mill.tmx"), False, None, broken),
    )
    scene.own_shown = True
    return [scene]


@shown("lesson")
def _lesson(context: Context) -> list[Scene]:
    ground = road_screen(context, 2)
    return [ground, BeforeTheDeal(context, ground.road.venues[2], False)]


@shown("lesson_long")
def _lesson_long(context: Context) -> list[Scene]:
    ground = road_screen(context, 11)
    return [ground, BeforeTheDeal(context, ground.road.venues[11], False)]


def level_session(context: Context, venue: Venue, seed: int = 3) -> Session:
    """Return a whole match of a level, played by computer players; the last look at it is the person's."""
    session = Session.new(roads.level_table(context, venue, False), seed, pace=AT_ONCE)
    session.hand_over(0, COMPUTER, "beginner")
    now = 0.0
    while not session.over:
        now += 0.25
        session.step(now)
        if session.round_over and not session.over:
            session.deal()
    session.hand_over(0, HUMAN)
    return session


@shown("lesson_at_the_table")
def _lesson_at_the_table(context: Context) -> list[Scene]:
    ground = road_screen(context, 2)
    venue = ground.road.venues[1]
    return [ground, AtTheTable(context, venue, level_session(context, venue))]


@shown("level_result")
def _level_result(context: Context) -> list[Scene]:
    venue = venues()[1]
    session = level_session(context, venue)
    after = Progress({venue.id: Walked(True, ("win", "never_caught"))})
    judged = roads.verdicts(session, venue.goals)
    outcome = Outcome(tuple(judged), venue.goals[:2], Progress(), after, None)
    scene = LevelResult(context, session, venue, outcome)
    scene.onward = venues()[2]
    return [scene]


@shown("level_result_again")
def _level_result_again(context: Context) -> list[Scene]:
    venue = venues()[2]
    session = level_session(context, venue)
    progress = Progress({venue.id: Walked(False, ("never_caught",))})
    outcome = Outcome(tuple(roads.verdicts(session, venue.goals)), (), progress, progress, None)
    scene = LevelResult(context, session, venue, outcome)
    scene.onward = None
    return [scene]


TABLES = "hall yard teahouse school dorm market night stage boat train ancestral assembly".split()
ALWAYS_NIGHT = ("night",)
ACTS = 12
"""Acts played before a table is looked at: cards lie on the pile, hands are no longer even."""


def at_the_table(context: Context, level: str, night: bool) -> list[Scene]:
    """Return the table of a level in the middle of its first round, at the person's turn."""
    venue = next(venue for venue in venues() if venue.id == level)
    session = Session.new(roads.level_table(context, venue, night), 5, pace=AT_ONCE)
    for seat in range(len(session.seats)):
        session.hand_over(seat, COMPUTER, "beginner")
    now = 0.0
    while session.acts < ACTS or session.asked().seat != 0 or session.asked().asks != "play":
        now += 0.25
        session.step(now)
        if session.round_over:
            session.deal()
    for one in venue.opponents:
        session.hand_over(one.seat, COMPUTER, one.level)
    session.hand_over(0, HUMAN)
    return [TableScene(context, session)]


def _add_tables() -> None:
    for level in TABLES:
        for night in (False, True):
            if night and level in ALWAYS_NIGHT:
                continue
            name = f"level_{level}_night" if night else f"level_{level}"
            shown(name)(partial(at_the_table, level=level, night=night))


_add_tables()
