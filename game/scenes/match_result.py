"""After the match: who has won it, by how much, and what next."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.actions import NOBODY
from game.match.session import Session
from game.narrate.cards import listed
from game.scenes import start
from game.scenes.context import Context
from game.scenes.result_parts import members_of, seat_name
from game.scenes.round_result import RoundResult
from game.text import _, ngettext
from game.view.teams import TEAMS


class MatchResult(RoundResult):
    """Like the screen after a round, with the match's winner and other ways on."""

    name = "match_result"
    first = "again"

    def __init__(self, context: Context, session: Session, seat: int = 0) -> None:
        super().__init__(context, session, lambda: None, seat)

    def again(self) -> None:
        """Deal a new match at the same table."""
        table = self.session.table
        start.to_title(self.context)
        problem = start.begin(self.context, table)
        if problem:
            self.context.notices.append(problem)

    def next_round(self) -> None:
        """There is none: a new match at the same table instead."""
        self.again()

    def other_table(self) -> None:
        """Put another table together, beginning with this one."""
        self.context.last_table = self.session.table
        start.to_title(self.context)
        start.open_new_table(self.context)

    def title(self) -> str:
        """Return the title of the top bar."""
        return _("The match is over")

    def note(self) -> str:
        """Return how long it was."""
        rounds = len(self.results.rounds)
        return ngettext("{n} round", "{n} rounds", rounds).format(n=rounds)

    @property
    def _teams(self) -> int:
        """How many teams the match was played by; 0 for none."""
        sides = len(self.results.last.totals)
        return sides if sides < len(self.results.seats) else 0

    @property
    def hero(self) -> int:
        """Return who has won the match; of a team the one who went out last, or its first member."""
        winner, last = self.results.winner, self.results.last.winner
        if not self._teams or winner == NOBODY:
            return winner if 0 <= winner < len(self.results.seats) else last
        return last if last % self._teams == winner else winner

    def headline(self) -> str:
        """Return who has won the match."""
        winner = self.results.winner
        if self._teams and 0 <= winner < self._teams:
            members = [seat_name(self.results.seats, at) for at in members_of(self.results, winner)]
            return _("{team} wins the match: {names}").format(team=_(TEAMS[winner].name), names=listed(members))
        if winner == NOBODY or winner >= len(self.results.seats):
            return _("Nobody wins the match alone")
        if seat_name(self.results.seats, winner) == _("You"):
            return _("You win the match!")
        return _("{name} wins the match").format(name=seat_name(self.results.seats, winner))

    def lead(self) -> str:
        """There is nothing more to win; what ended the match is said where it is more than points."""
        return " · ".join(filter(None, (self.standing.happened(), self.standing.lost())))

    def buttons(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Return the ways on."""
        return [
            ("title-screen-button", _("Title"), "paper", self.cancel),
            ("other", _("Other table"), "paper", self.other_table),
            ("again", _("Again"), "main", self.again),
        ]
