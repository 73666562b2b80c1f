"""The village road as the screens see it: its levels, what is open, and the ways to a level's table and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.levels import catalogue
from game.levels.catalogue import Entry
from game.levels.venue import Goal, Venue
from game.match import campaign
from game.match.campaign import Progress, next_level, open_levels
from game.match.goals import EARNED, MISSED, judge
from game.match.session import Session
from game.match.table import HUMAN, Table, for_level
from game.rules import rule_set
from game.scenes import start

if TYPE_CHECKING:
    from game.scenes.context import Context

WIN = Goal("win")


@dataclass(frozen=True)
class Road:
    """The road at one moment."""

    venues: tuple[Venue, ...]
    progress: Progress
    opened: frozenset[str]

    @classmethod
    def now(cls, context: Context) -> Road:
        """Read the levels and how far they have been walked; a problem with the file is said on the next screen."""
        venues = tuple(entry.venue for entry in catalogue.shipped_levels() if entry.venue)
        progress, problem = campaign.load()
        if problem:
            context.say_problem(problem)
        return cls(venues, progress, open_levels(venues, progress, all_open=context.settings.road_open))

    @property
    def won(self) -> int:
        """How many tables have been won."""
        return sum(self.progress.at(venue.id).won for venue in self.venues)

    @property
    def stars(self) -> tuple[int, int]:
        """Stars earned, and stars there are."""
        return (
            sum(sum(self.progress.stars(venue)) for venue in self.venues),
            sum(len(venue.goals) for venue in self.venues),
        )

    def is_open(self, venue: Venue) -> bool:
        """Say whether a level may be played; the user's own always are."""
        return not venue.shipped or venue.id in self.opened

    def number(self, venue: Venue) -> int:
        """Return the level's place on the road from 1; 0 for one of the user's own."""
        return self.venues.index(venue) + 1 if venue in self.venues else 0

    def here(self) -> Venue | None:
        """Return the level to go on with."""
        return self.venues[campaign.where(self.venues, self.progress, self.opened)] if self.venues else None


def open_venues(context: Context) -> list[Venue]:
    """Return where a free table may stand: the usual place, the open levels of the road, the user's own."""
    road = Road.now(context)
    own = [entry.venue for entry in catalogue.user_levels() if entry.venue]
    return [venue for venue in road.venues if road.is_open(venue) or venue.id == start.USUAL_VENUE] + own


def own_levels() -> tuple[Entry, ...]:
    """Return the levels in the user's folder, those that cannot be played too."""
    return catalogue.user_levels()


def has_two_hours(venue: Venue) -> bool:
    """Say whether a room is drawn by day and by night."""
    by_night = [piece.night for piece in venue.images] + [prop.night for prop in venue.props]
    return not venue.night and any(picture is not None for picture in by_night)


def level_of(table: Table) -> Venue | None:
    """Return the level a table is played for; None for a free table or a level that is gone."""
    try:
        return catalogue.find(table.level).venue if table.level else None
    except (KeyError, OSError):
        return None


def level_table(context: Context, venue: Venue, night: bool) -> Table:
    """Return the table of a level."""
    return for_level(start.table_of(context, venue), venue.id, night=night and has_two_hours(venue))


def seat_of(session: Session) -> int | None:
    """Return the seat whose deeds count: the person's; None when a computer player sits there."""
    return next((seat for seat, setup in enumerate(session.seats) if setup.kind == HUMAN), None)


def verdicts(session: Session, goals: Sequence[Goal]) -> list[tuple[Goal, str]]:
    """Return what has come of goals so far; where a computer player minds the seat, nothing has."""
    seat = seat_of(session)
    if seat is None:
        return [(goal, MISSED) for goal in goals]
    teams = int(rule_set(session.table.rules).values["teams"])
    return judge(goals, session.feed(seat).take(), seat, teams)


@dataclass(frozen=True)
class Outcome:
    """What a match at a level has brought: the goals with what came of them, which are new, and whether it was won."""

    verdicts: tuple[tuple[Goal, str], ...]
    new: tuple[Goal, ...]
    before: Progress
    after: Progress
    problem: str | None

    def starred(self, venue: Venue) -> tuple[bool, ...]:
        """Return of each goal whether it has been earned, now or before."""
        return self.after.stars(venue)


def record(session: Session) -> Outcome | None:
    """Write down what a match that is over has brought; None when it was played for no level."""
    venue = level_of(session.table)
    if venue is None or not session.over:
        return None
    won, *judged = verdicts(session, (WIN, *venue.goals))
    earned = [goal for goal, verdict in judged if verdict == EARNED]
    before, _problem = campaign.load()
    after = before.after(venue.id, earned, won[1] == EARNED)
    had = before.at(venue.id).goals
    new = tuple(goal for goal in earned if campaign.written(goal) not in had)
    return Outcome(tuple(judged), new, before, after, campaign.save(after) if after != before else None)


def onward(context: Context, venue: Venue) -> Venue | None:
    """Return the level that comes after `venue`, when it is open."""
    road = Road.now(context)
    return next_level(road.venues, venue, road.opened)
