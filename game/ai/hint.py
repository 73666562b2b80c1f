"""For whoever wants to learn: what the strongest level would do now and why, and where a finished round turned.

A reason is a code with values, as everywhere in the game; the sentences are made elsewhere. `REASONS` lists the codes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from game.ai.beliefs import Memory
from game.ai.characters import Character
from game.ai.faces import STOPS
from game.ai.lacking import lacking
from game.ai.naming import naming_choice
from game.ai.reading import Reading, worth
from game.ai.search import Budget, Candidate, Meter, compare, gain_over
from game.ai.thinking import Thinking
from game.engine.actions import CALL as CALL_VERB
from game.engine.actions import CATCH, CHALLENGE, COLOUR, JUMP, NOBODY, PLAY, TAKE, TO, Action
from game.engine.cards import COLOUR_OF, KIND_OF, NO_COLOUR, SYMBOL_OF, WILD
from game.engine.imagining import can_be_imagined
from game.engine.observation import Observation

ONLY, GOES_OUT, STOPS_NEXT, NEXT_LACKS, SHEDS_POINTS = "only", "goes_out", "stops_next", "next_lacks", "sheds_points"
KEEPS_WILD, LONGEST, SMALL_HAND, ANSWERS, TAKES = "keeps_wild", "longest", "small_hand", "answers", "takes"
DOUBTS, BELIEVES, WAITS, OUT_OF_TURN, ENDS_BEST = "doubts", "believes", "waits", "out_of_turn", "ends_best"
CALLS, CATCHES = "calls", "catches"

REASONS: Mapping[str, tuple[str, ...]] = {
    ONLY: (),  # nothing else can be done
    GOES_OUT: (),  # it is the last card
    STOPS_NEXT: ("seat", "count"),  # next holds so few cards and loses its turn
    NEXT_LACKS: ("seat", "colour"),  # next has probably nothing of the colour
    SHEDS_POINTS: ("points",),  # the dearest card that fits
    KEEPS_WILD: (),  # another card fits, the wild is for later
    LONGEST: ("colour", "count"),  # one holds most of it
    SMALL_HAND: ("seat", "count"),  # whose hand is worth having, or who is to be bothered
    ANSWERS: ("pending",),  # rather than draw so many
    TAKES: ("pending",),  # answering now would cost more
    DOUBTS: ("seat", "count"),  # with so many cards in hand it was probably a bluff
    BELIEVES: ("seat", "count"),  # it was probably none
    WAITS: (),  # what could be laid is worth more later
    OUT_OF_TURN: (),  # a card less, and the turn with it
    CALLS: (),
    CATCHES: ("seat",),
    ENDS_BEST: (),  # of the imagined rounds those with this act ended best
}
"""Every reason and the values that come with it."""

MIDDLING = Character("", "", "", 0.5, 0.5, 0.5, 0.5, 0.5)
"""Who thinks about a hint: nobody's temper."""

LIKELY = 0.6
FEW = 2
TOP = 5

LESSON = 0.01
"""The share of the match that an act must have cost to be a turning point."""


class Hint(NamedTuple):
    """What to do, why (a code of `REASONS` with its values), and what the act is worth: its share of the match."""

    action: Action
    reason: str
    values: Mapping[str, int]
    worth: float


class Moment(NamedTuple):
    """A decision in a finished round: what the seat saw, remembered and could do, and what it did."""

    observation: Observation
    legal: tuple[Action, ...]
    memory: Memory | None
    done: Action


class TurningPoint(NamedTuple):
    """A moment (by its number) at which another act was clearly better, and what the difference was worth."""

    moment: int
    done: Action
    better: Hint
    cost: float


def hint(seen: Observation, legal: Sequence[Action], memory: Memory | None, budget: Budget, rng: Random) -> Hint:
    """Return what the strongest level would do. `legal` must not be empty."""
    for act in legal:
        if act.verb == CATCH or (act.verb == CALL_VERB and seen.seat in seen.exposed):
            reason = CALLS if act.verb == CALL_VERB else CATCHES
            return Hint(act, reason, {} if act.to == NOBODY else {"seat": act.to}, 0.0)
    legal = [act for act in legal if act.verb != CALL_VERB] or legal
    if not can_be_imagined(seen):
        named = naming_choice(seen, legal, memory)
        return Hint(named, *_why(seen, legal, memory, named), 0.0)
    thinking = Thinking(MIDDLING, seen, legal, memory, rng)
    ranked = _compared(thinking, thinking.candidates(legal), budget, rng)
    action = ranked[0].action
    assert action is not None
    return Hint(action, *_why(seen, legal, memory, action), ranked[0].mean)


def turning_points(moments: Sequence[Moment], budget: Budget, rng: Random, *, most: int = 5) -> list[TurningPoint]:
    """Return the moments at which another act was clearly better, the dearest first; `budget` is for each moment.

    Only turns are looked at (not calls, catches and jumps), and only those with a choice.
    """
    found = []
    for number, moment in enumerate(moments):
        point = _turning_point(number, moment, budget, rng)
        if point is not None:
            found.append(point)
    return sorted(found, key=lambda point: -point.cost)[:most]


def _turning_point(number: int, moment: Moment, budget: Budget, rng: Random) -> TurningPoint | None:
    seen, legal, memory, done = moment
    if len(legal) < 2 or not can_be_imagined(seen):
        return None
    thinking = Thinking(MIDDLING, seen, legal, memory, rng)
    candidates = thinking.candidates(legal)
    own = next((one for one in candidates if one.action is not None and _same(one.action, done)), None)
    own = own or Candidate(done)
    ranked = _compared(thinking, [own, *[one for one in candidates if one is not own]], budget, rng)
    best = ranked[0]
    if best is own or best.action is None:
        return None
    cost, error = gain_over(own, best)
    if cost < max(LESSON, 2.0 * error):
        return None
    better = Hint(best.action, *_why(seen, legal, memory, best.action), best.mean)
    return TurningPoint(number, done, better, cost)


def _compared(thinking: Thinking, candidates: list[Candidate], budget: Budget, rng: Random) -> list[Candidate]:
    if len(candidates) < 2:
        return candidates
    return compare(candidates[:TOP], thinking.deal, thinking.play_out, Meter(budget), rng)


def _same(act: Action, done: Action) -> bool:
    return act._replace(call=False) == done._replace(call=False)


Why = tuple[str, dict[str, int]]


def _why(seen: Observation, legal: Sequence[Action], memory: Memory | None, act: Action) -> Why:
    """Return the most telling reason that holds for an act."""
    reading = Reading(seen)
    if len(legal) == 1:
        return ONLY, {}
    if act.verb in (TAKE, CHALLENGE):
        return _why_answer(seen, legal, act)
    if act.verb == JUMP:
        return OUT_OF_TURN, {}
    if act.verb == TO:
        return SMALL_HAND, {"seat": act.to, "count": seen.counts[act.to]}
    if act.verb == COLOUR:
        return _why_colour(reading, memory, seen.faces, act.colour)
    if not act.cards:
        return WAITS, {}
    return _why_play(reading, legal, memory, act)


def _why_answer(seen: Observation, legal: Sequence[Action], act: Action) -> Why:
    if any(one.verb == CHALLENGE for one in legal) and seen.last_player != NOBODY:
        held = {"seat": seen.last_player, "count": seen.counts[seen.last_player]}
        return (DOUBTS if act.verb == CHALLENGE else BELIEVES), held
    return TAKES, {"pending": seen.pending}


def _why_play(reading: Reading, legal: Sequence[Action], memory: Memory | None, act: Action) -> Why:
    seen, left = reading.seen, reading.left_after(act)
    if not left:
        return GOES_OUT, {}
    if seen.asks == "answer":
        return ANSWERS, {"pending": seen.pending}
    if act.to != NOBODY:
        return SMALL_HAND, {"seat": act.to, "count": seen.counts[act.to]}
    face = reading.top_of(act)
    after = reading.others[0] if reading.others else NOBODY
    if after != NOBODY and STOPS[SYMBOL_OF[face]] and seen.counts[after] <= FEW:
        return STOPS_NEXT, {"seat": after, "count": seen.counts[after]}
    if KIND_OF[face] == WILD:
        return _why_colour(reading, memory, left, act.colour)
    if memory is not None and after != NOBODY and lacking(seen, memory)[COLOUR_OF[face]] > LIKELY:
        return NEXT_LACKS, {"seat": after, "colour": COLOUR_OF[face]}
    others = [reading.top_of(one) for one in legal if one.verb == PLAY and one.cards != act.cards]
    if others and all(KIND_OF[other] == WILD for other in others):
        return KEEPS_WILD, {}
    if others and worth(face) > max(worth(other) for other in others if KIND_OF[other] != WILD):
        return SHEDS_POINTS, {"points": worth(face)}
    return ENDS_BEST, {}


def _why_colour(reading: Reading, memory: Memory | None, faces: Sequence[int], colour: int) -> Why:
    if colour == NO_COLOUR:
        return ENDS_BEST, {}
    if memory is not None and reading.others and lacking(reading.seen, memory)[colour] > LIKELY:
        return NEXT_LACKS, {"seat": reading.others[0], "colour": colour}
    held = [sum(COLOUR_OF[face] == one for face in faces) for one in range(8)]
    if held[colour] == max(held):
        return LONGEST, {"colour": colour, "count": held[colour]}
    return ENDS_BEST, {}


__all__ = ["REASONS", "Hint", "Moment", "TurningPoint", "hint", "turning_points"]
