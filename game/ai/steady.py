"""Plays by sound rules of thumb: one score for every act, made of what is left in the hand and who is hit.

It keeps wild cards, sheds high cards early, steers to the colour it holds most of, holds up whoever is about to go
out, doubts a wild draw card by how likely the bluff is, and calls with the card. Nothing here knows a house rule: acts
come from the list of legal ones, whatever rule put them there.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.calling import calls_at
from game.ai.characters import Character
from game.ai.faces import GIVES, REVERSE, STOPS
from game.ai.player import Choice
from game.ai.reading import Reading, colours_in, longest_colour, needs_colour, worth
from game.engine.actions import CALL, CATCH, CHALLENGE, COLOUR, PLAY, TAKE, TO, Action
from game.engine.cards import COLOUR_OF, KIND_OF, NUMBER, SYMBOL_OF, WILD
from game.engine.observation import Observation

GOES_OUT = 1000.0
PLAYS = 2.0
"""A play for itself: a card less, against a card more."""

PER_CARD = 1.2
"""Each card that goes along with the first."""

PER_POINT = 0.02
"""Each point that leaves the hand."""

KEEPS_WILD = 2.6
"""What a wild in the hand is worth, beyond its colour always fitting; less when somebody is about to go out."""

FOLLOWS = 1.6
"""The share of the hand that the new top lets one go on with."""

FORGETS, NOTICES = 0.06, 0.85
"""How often the average character forgets to call, and sees that another did."""

HOLDS_COLOUR = 0.24
"""The chance that one card of a hand is of a given colour (25 of 108, a little more after a colour was chosen)."""

BLUFFS = 0.1
"""How often somebody who holds the colour plays a wild draw card all the same. Measured among players of this level: a
quarter of those played from five cards or more were bluffs, one in twelve from three or four, one in thirty from fewer.
"""


class Steady:
    """The mind of a steady player; `choose` and `react` as `Player` says."""

    def __init__(self, who: Character) -> None:
        self.who = who

    def choose(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Return the act with the best score; close calls take longer."""
        reading = Reading(observation)
        scored = sorted(((self._score(reading, act), -place) for place, act in enumerate(legal)), reverse=True)
        best = legal[-scored[0][1]]
        close = 1.0 if len(scored) < 2 else scored[0][0] - scored[1][0]
        think = 0.0 if len(scored) < 2 else 1.0 / (1.0 + close)
        return Choice(self._completed(reading, best, rng), think)

    def react(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        """Call, catch whoever forgot, or jump in where that is a good play."""
        for act in legal:
            if act.verb == CALL and rng.random() < 1.0 - FORGETS * 2.0 * self.who.forgetful:
                return Choice(act, 0.0)
            if act.verb == CATCH and rng.random() < NOTICES:
                return Choice(act, 0.0)
        reading = Reading(observation)
        jumps = [act for act in legal if act.verb not in (CALL, CATCH)]
        best = max(jumps, key=lambda act: self._score_play(reading, act), default=None)
        eager = best is not None and self._score_play(reading, best) > PLAYS * (1.0 - self.who.quick)
        return Choice(self._completed(reading, best, rng) if best is not None and eager else None, 0.0)

    def _score(self, reading: Reading, act: Action) -> float:
        seen = reading.seen
        if act.verb == PLAY:
            return self._score_play(reading, act)
        if act.verb == COLOUR:
            return colours_in(seen.faces, seen.dark)[act.colour]
        if act.verb == TO:
            return self._score_seat(reading, act.to)
        if act.verb == TAKE:
            return -1.0 - 0.9 * (seen.pending + 4 * seen.until)
        if act.verb == CHALLENGE:
            return self._score_challenge(reading)
        return -0.6 if seen.asks == "drawn" else -1.0

    def _score_play(self, reading: Reading, act: Action) -> float:
        left = reading.left_after(act)
        if not left:
            return GOES_OUT
        laid = [reading.face_of[card] for card in act.cards]
        score = (
            PLAYS + PER_CARD * (len(laid) - 1) + PER_POINT * sum(worth(face) for face in laid if KIND_OF[face] != WILD)
        )
        hurry = 0.35 if reading.least_held_by_others <= 2 else 1.0
        score -= KEEPS_WILD * hurry * sum(KIND_OF[face] == WILD for face in laid)
        score += FOLLOWS * self._share_that_follows(reading, reading.top_of(act), left)
        return score + sum(self._score_hit(reading, face) for face in laid) - self._risk(reading, laid, left)

    def _share_that_follows(self, reading: Reading, top: int, left: Sequence[int]) -> float:
        """Return the share of the hand left that could be played on the new top."""
        colour = longest_colour(left, reading.seen.dark) if needs_colour(top) else COLOUR_OF[top]
        fits = sum(
            COLOUR_OF[face] == colour or KIND_OF[face] == WILD or SYMBOL_OF[face] == SYMBOL_OF[top] for face in left
        )
        return fits / len(left)

    def _score_hit(self, reading: Reading, face: int) -> float:
        """Return what a card does for one by what it does to the others."""
        if KIND_OF[face] == NUMBER or not reading.others:
            return 0.0
        now, then = reading.urgency(0), reading.urgency(1)
        if SYMBOL_OF[face] == REVERSE:
            return now - reading.urgency(-1) if len(reading.others) > 1 else now
        number = SYMBOL_OF[face]
        return STOPS[number] * (now - 0.5 * then) + GIVES[number] * 0.25 * min(now, 2.0)

    def _risk(self, reading: Reading, laid: Sequence[int], left: Sequence[int]) -> float:
        """Return what may come of a wild draw card that could have been another card of the colour: a challenge."""
        bluff = any(KIND_OF[face] == WILD and GIVES[SYMBOL_OF[face]] for face in laid)
        if not bluff or reading.seen.asks == "answer":
            return 0.0
        holds = any(COLOUR_OF[face] == reading.seen.colour for face in left)
        return 2.0 * (1.3 - self.who.bold) if holds else 0.0

    def _score_challenge(self, reading: Reading) -> float:
        """Weigh taking the penalty and two cards against handing it back, by how likely the bluff is."""
        seen = reading.seen
        held = seen.counts[seen.last_player] if seen.last_player >= 0 else 0
        could = 1.0 - (1.0 - HOLDS_COLOUR) ** held
        bluffs = could * BLUFFS * (0.5 + self.who.bold)
        right = bluffs / (bluffs + 1.0 - could) if could < 1.0 else bluffs
        owed = seen.pending + 4 * seen.until
        return right * (0.5 * owed + 1.0) - (1.0 - right) * (1.0 + 0.9 * (owed + 2))

    def _score_seat(self, reading: Reading, seat: int) -> float:
        """Prefer the smallest hand, to swap with or to bother; the vengeful look at who has just played."""
        grudge = self.who.vengeful if seat == reading.seen.last_player else 0.0
        return grudge - reading.seen.counts[seat]

    def _completed(self, reading: Reading, act: Action, rng: Random) -> Action:
        """Name the colour and call together with the cards."""
        if not act.cards:
            return act
        left = reading.left_after(act)
        if needs_colour(reading.top_of(act)) and left:
            act = act._replace(colour=longest_colour(left, reading.seen.dark))
        if len(left) in calls_at(reading.seen.rules) and rng.random() >= FORGETS * 2.0 * self.who.forgetful:
            act = act._replace(call=True)
        return act
