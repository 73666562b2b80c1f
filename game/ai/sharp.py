"""Counts cards: remembers who could not follow and what was shown, and plays by tuned rules of thumb that use it.

Where rules of thumb see too little (a penalty is to be answered, hands may change their holders, one could jump in) it
imagines what the others may hold and plays a hundred rounds to their end: so it swaps with whom it pays, doubts a wild
draw card by the hands it can have been played from, and stacks or takes by what comes of either. While it holds many
cards it is now and then content with the second best of them.
"""

from __future__ import annotations

from random import Random

from game.ai.ahead import TOP, Ahead
from game.ai.beliefs import Memory
from game.ai.characters import Character
from game.ai.search import Budget, Candidate, Meter, compare
from game.ai.thinking import Thinking

TRIES = 100
"""Imagined rounds where rules of thumb see too little, all candidates together: some hundredths of a second."""

STOP = 0.8
"""Seconds after which a sharp player has tried enough, on whatever machine."""

CONTENT = 0.4
"""How often the second best card will do, shared among the seats: the more sit at the table, the longer one can look.
Found by measuring: with two seats the step to the level above is about as high as that from the one below.
"""

FEW_CARDS = 3
"""With no more cards than this it looks closely."""


class Sharp(Ahead):
    """The mind of a sharp player."""

    forgets, misses = 0.01, 0.05

    def __init__(self, who: Character, memory: Memory | None = None, budget: Budget | None = None) -> None:
        """A budget of fewer tries than TRIES or of less time than STOP is kept to."""
        wanted = budget or Budget(tries=TRIES, stop=STOP)
        stop = wanted.stop if wanted.tries else wanted.seconds
        super().__init__(who, memory, Budget(tries=min(TRIES, wanted.tries or TRIES), stop=stop))

    def ranked(self, thinking: Thinking, candidates: list[Candidate], meter: Meter, rng: Random) -> list[Candidate]:
        """Return the candidates best first; only what is out of the ordinary is imagined."""
        likely, others = candidates[:TOP], candidates[TOP:]
        if len(candidates) > 1 and thinking.is_out_of_the_ordinary(likely):
            return compare(likely, thinking.deal, thinking.play_out, meter, rng) + others
        seen = thinking.seen
        if _is_card(likely[:2]) and len(seen.hand) > FEW_CARDS and rng.random() < CONTENT / seen.seats:
            return [likely[1], likely[0], *candidates[2:]]
        return candidates


def _is_card(two: list[Candidate]) -> bool:
    """Say whether there are two, and both lay cards."""
    return len(two) == 2 and all(one.action is not None and one.action.cards for one in two)
