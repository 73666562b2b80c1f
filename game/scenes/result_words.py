"""How a match stands after a round, by the way it is scored: what ends it, who is near, what has happened."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import NOBODY
from game.engine.rotation import deals_in_match, seating
from game.match.partners import place_of, rounds_in_match, tables
from game.narrate.cards import listed
from game.rules import rule_set
from game.scenes.result_parts import Results, seat_name
from game.text import N_, _, ngettext

NOTES = {
    "winner": N_("First to {n} points wins the match"),
    "own": N_("Whoever reaches {n} points loses; the fewest win"),
    "knockout": N_("Whoever reaches {n} points is out; the last one in wins"),
    "moderate": N_("Whoever reaches {n} points gets a pig; the most pigs lose"),
    "hero": N_("Whoever reaches {n} points gives the others a pig; the most pigs lose"),
    "places": N_("First to {n} points wins the match"),
}
"""What ends the match, by the scoring."""

MARKS = {
    "winner": N_("{n} wins the match"),
    "own": N_("{n} loses the match"),
    "knockout": N_("{n} is out"),
    "moderate": N_("{n} is a pig"),
    "hero": N_("{n} is a pig for the others"),
    "places": N_("{n} wins the match"),
}
"""What stands on the line of the chart."""

LEADS = {
    "winner": N_("{name}: {n} more to win"),
    "own": N_("{name}: {n} more to lose"),
    "knockout": N_("{name}: {n} more to be out"),
    "moderate": N_("{name}: {n} more to get a pig"),
    "hero": N_("{name}: {n} more to give pigs"),
    "places": N_("{name}: {n} more to win"),
}
"""How far the one with the most points is from the line."""

PIGS = ("moderate", "hero")


WITHOUT_CARDS = ("places", "single")
"""Scorings in which the cards left do not count."""


class Standing:
    """How a match stands; `rules` is the text of its rule set."""

    def __init__(self, results: Results, rules: str) -> None:
        values = rule_set(rules).values
        self.results = results
        self.scoring = "rotation" if values["rotation"] else str(values["scoring"])
        self.target = int(values["target"]) if self.scoring in NOTES else 0
        """The points that decide something; 0 when there are none."""
        self.pigs_to_end = int(values["pigs"])

    @property
    def changing(self) -> bool:
        """Whether partners change from round to round."""
        return self.scoring == "rotation"

    def counts_cards(self) -> bool:
        """Say whether the cards left in the hands are worth anything."""
        return self.scoring not in WITHOUT_CARDS

    def counts_points(self) -> bool:
        """Say whether anybody gets points at all: of a round that alone decides there is nothing to add up."""
        return self.scoring != "single"

    def _name(self, seat: int) -> str:
        return seat_name(self.results.seats, seat)

    def _names(self, seats: Sequence[int]) -> str:
        names = [self._name(seat) for seat in seats]
        return listed([_("you") if name == _("You") else name for name in names])

    def note(self) -> str:
        """Return what ends the match."""
        if self.scoring == "rotation":
            seats = len(self.results.seats)
            number, table = place_of(seats, len(self.results.rounds))
            words = _("Round {n} of {all}; partners change")
            if tables(seats) > 1:
                words = _("Round {n} of {all} at table {table}; partners change")
            return words.format(n=number, all=rounds_in_match(seats), table=table)
        return _(NOTES[self.scoring]).format(n=self.target) if self.target else _("One round")

    def mark(self) -> str:
        """Return what the line of the chart says."""
        return _(MARKS[self.scoring]).format(n=self.target) if self.target else ""

    def lead(self) -> str:
        """Return what this round has done to the match, else how far the one ahead is from the line."""
        return self.happened() or self._partners() or self._ahead()

    def _ahead(self) -> str:
        last = self.results.last
        totals = [-1 if seat in last.knocked_out else total for seat, total in enumerate(last.totals)]
        best = max(totals)
        if not self.target or best >= self.target or totals.count(best) > 1:
            return ""
        return _(LEADS[self.scoring]).format(name=self._name(totals.index(best)), n=self.target - best)

    def pair_of(self, seat: int) -> list[str]:
        """Return the names of a seat and its partner in the round that has ended, where partners change."""
        partners = seating(len(self.results.seats), len(self.results.rounds) - 1).partners
        mates = [one for one, team in enumerate(partners) if team == partners[seat] and one != seat]
        return [self._name(one) for one in (seat, *mates)]

    def _partners(self) -> str:
        """Return who plays together next, where partners change."""
        played, seats = len(self.results.rounds), len(self.results.seats)
        if self.scoring != "rotation" or played >= deals_in_match(seats):
            return ""
        partners = seating(seats, played).partners
        pairs = [" + ".join(self._name(seat) for seat in range(seats) if partners[seat] == team) for team in (0, 1)]
        return _("Next: {pair} against {other}").format(pair=pairs[0], other=pairs[1])

    # What the round has done ---------------------------------------------------------------------------------------
    def new_pigs(self) -> list[int]:
        """Return how many pigs every seat got by this round."""
        rounds = self.results.rounds
        before = rounds[-2].pigs if len(rounds) > 1 else (0,) * len(self.results.seats)
        return [now - then for now, then in zip(self.results.last.pigs, before, strict=False)]

    def happened(self) -> str:
        """Return who got a pig or is out of the match by this round; nothing where nothing of the kind came of it."""
        if self.scoring == "knockout":
            rounds = self.results.rounds
            before = rounds[-2].knocked_out if len(rounds) > 1 else ()
            gone = [seat for seat in self.results.last.knocked_out if seat not in before]
            return _("Out of the match: {names}").format(names=self._names(gone)) if gone else ""
        if self.scoring not in PIGS:
            return ""
        new = self.new_pigs()
        marked = [seat for seat, count in enumerate(new) if count > 0]
        clean = [seat for seat, count in enumerate(new) if count <= 0]
        if not marked:
            return ""
        if self.scoring == "hero" and len(clean) == 1:
            name = self._name(clean[0])
            if name == _("You"):
                return _("You draw a pig on everybody else")
            return _("{name} draws a pig on everybody else").format(name=name)
        if self.scoring == "hero":
            return _("Exactly {n}: everybody else draws a pig on {name}").format(
                n=self.target, name=self._names(marked)
            )
        if len(marked) > len(clean):
            return _("Exactly {n} for {name}: a pig for everybody else").format(name=self._names(clean), n=self.target)
        return _("A pig for {names}").format(names=self._names(marked))

    def lost(self) -> str:
        """Return who has lost the match, in the scorings that look for a loser; nothing while it goes on."""
        last = self.results.last
        if not self.results.over or self.scoring not in ("own", *PIGS):
            return ""
        figures = last.totals if self.scoring == "own" else last.pigs
        losers = [seat for seat, figure in enumerate(figures) if figure == max(figures)]
        return _("Lost: {names}").format(names=self._names(losers))

    def pigs(self, seat: int) -> int:
        """Return how many pigs a seat has."""
        pigs = self.results.last.pigs
        return pigs[seat] if self.scoring in PIGS and seat < len(pigs) else 0

    def pigs_words(self, seat: int) -> str:
        """Return the pigs of a seat in words; nothing where there are none."""
        n = self.pigs(seat)
        words = ngettext("{n} pig of {all}", "{n} pigs of {all}", n) if n else ""
        return words.format(n=n, all=self.pigs_to_end)

    def out(self, seat: int) -> bool:
        """Say whether a seat is out of the match."""
        return seat in self.results.last.knocked_out

    def next_dealer(self) -> str:
        """Return who deals the next round; nothing when there is none."""
        seat = self.results.last.next_dealer
        if self.results.over or not 0 <= seat < len(self.results.seats) or seat == NOBODY:
            return ""
        name = self._name(seat)
        return _("You deal next") if name == _("You") else _("{name} deals next").format(name=name)
