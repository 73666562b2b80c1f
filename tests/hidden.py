"""Nothing a seat is told depends on what it may not know.

In states of random play the hidden cards are dealt anew and the generator gets another seed. Then the seat's
observation, its lawful acts and the events of its next act as projected to it must be as before.

What is dealt anew: the faces of other hands and of the draw pile (in a flip deck also of the discards nobody has seen
since the deck turned over), all among each other; in a flip deck the backs of one's own hand and of the draw pile
below its top among each other, and the backs of each other hand within it, for all can see them, but not which face
each belongs to. How a face and a back go together is not kept: no seat could tell.

What may differ, and is not compared: the table's digest; what other seats may do; and the next act where it *reveals*
something: a card the seat draws, hands that move or are shown, a challenge judged, a deck turned over, the next back
on a flip deck's draw pile, what the launcher gives, how many cards a penalty "until the colour comes" took, a round
that ends with open hands.

By hand:  python -m tests.hidden --states 20000 [--seed 1]
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from game.engine import Action, State, apply, events, legal_actions, new_match, observation, project
from game.engine.events import DRAW_PILE, Event
from game.engine.state import ASKS_NOTHING
from tests.fuzzing import playing, random_table, wholly_random

REVEALING = (
    events.HandsSwapped,
    events.HandsPassed,
    events.DeckTurned,
    events.HandShown,
    events.Challenged,
    events.Launched,
    events.RoundEnded,
)


@dataclass
class Count:
    """What a run has compared."""

    states: int = 0
    acts: int = 0
    revealing: int = 0


def _shuffle(rng: random.Random, values: list[int], cards: Sequence[int]) -> None:
    """Deal the values of these cards anew among them."""
    dealt = [values[card] for card in cards]
    rng.shuffle(dealt)
    for card, value in zip(cards, dealt, strict=True):
        values[card] = value


def dealt_anew(rng: random.Random, s: State, seat: int) -> State:
    """Return a table that differs from `s` only in what `seat` may not know."""
    new = s.copy()
    new.seed = rng.getrandbits(32)
    others = [hand for holder, hand in enumerate(new.hands) if holder != seat]
    unseen = [card for hand in others for card in hand] + new.draw + new.discard[: new.unseen]
    _shuffle(rng, new.faces, unseen)
    if new.backs:
        _shuffle(rng, new.backs, new.hands[seat] + new.draw[:-1])
        for hand in others:
            _shuffle(rng, new.backs, hand)
    return new


def _told(s: State, a: Action, seat: int) -> tuple[State, list[Event], list[Event]]:
    """Do an act on a copy; return it, what happened, and what the seat is told."""
    after = s.copy()
    after.log = []
    happened = apply(after, a)
    return after, happened, [project(event, seat) for event in happened]


def _reveals(s: State, happened: Sequence[Event], seat: int) -> bool:
    for event in happened:
        if isinstance(event, REVEALING):
            return True
        if isinstance(event, events.Moved) and event.src == DRAW_PILE and (event.dst == seat or s.until):
            return True
        if isinstance(event, events.DrawTopSeen):
            return True
    return False


def check(rng: random.Random, s: State, seat: int, count: Count) -> None:
    """Raise AssertionError when the seat is told what it may not know."""
    other = dealt_anew(rng, s, seat)
    count.states += 1
    assert observation(other, seat) == observation(s, seat), "the observation differs"
    lawful = legal_actions(s, seat)
    assert legal_actions(other, seat) == lawful, "the lawful acts differ"
    for a in lawful:
        after, happened, told = _told(s, a, seat)
        if _reveals(s, happened, seat):
            count.revealing += 1
            continue
        there, _, told_there = _told(other, a, seat)
        count.acts += 1
        assert told_there == told, f"after {a} the seat is told {told_there} instead of {told}"
        assert observation(there, seat) == observation(after, seat), f"after {a} the observation differs"


def run(states: int, seed: int) -> Count:
    """Check so many states of random play."""
    count = Count()
    while count.states < states:
        rng = random.Random(seed)
        rules, game, seats = random_table(rng)
        s, _ = new_match(game, seats, seed)
        s.log = []
        choose = playing if rng.random() < 0.7 else wholly_random
        for _ in range(120):
            if s.asks == ASKS_NOTHING or count.states >= states:
                break
            seat = s.turn if rng.random() < 0.5 else rng.randrange(seats)
            try:
                check(rng, s, seat, count)
            except AssertionError as error:
                raise AssertionError(f"seed {seed}, {seats} seats, {rules.text!r}, seat {seat}: {error}") from error
            apply(s, choose(rng, s))
        seed += 1
    return count


def main() -> None:
    """Check many states and print what was compared."""
    parser = argparse.ArgumentParser(description="checks that nothing a seat is told depends on what it may not know")
    parser.add_argument("--states", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    started = time.perf_counter()
    count = run(options.states, options.seed)
    seconds = time.perf_counter() - started
    print(
        f"{count.states} states, {count.acts} acts compared, {count.revealing} acts that reveal something left out; "
        f"nothing differs ({seconds:.0f} s)"
    )


if __name__ == "__main__":
    main()
