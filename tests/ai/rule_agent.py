"""RLCard's ``uno-rule-v1`` as a player of this game, written anew from what it is known to do.

It draws only when nothing else can be done; plays a wild draw four when it may, naming the colour it holds most of;
else any coloured card that fits, at random; else a wild with a colour at random. "May" is that environment's rule: a
wild draw four may be played only when no other card can. A drawn card that fits is played. What that environment does
not have it does as a decent player would: it calls and catches, takes penalties and challenges nothing.

Who beats it, and how often:  python -m tests.ai.rule_agent --level master --rounds 1000 [--tries N] [--seed N]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from random import Random

from game.ai.levels import LEVELS, player
from game.ai.player import Choice, Player
from game.ai.search import Budget
from game.engine.actions import CALL, CATCH, COLOUR, TAKE, Action
from game.engine.cards import COLOUR_OF, KIND_OF, SYMBOL_OF, WILD, symbol
from game.engine.observation import Observation
from game.match.arena import Contest, Share
from game.rules import compile_game, rule_set

WILD_DRAW_FOUR = symbol("W+4")


class RuleAgent:
    """A computer player; its character plays no part."""

    def __init__(self, who: object = None) -> None:
        del who

    def choose(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        face_of = dict(zip(observation.hand, observation.faces, strict=True))
        plays = [act for act in legal if act.cards]
        if observation.asks == "answer":
            return Choice(next(act for act in legal if act.verb == TAKE), 0.0)
        if not plays:
            named = [act for act in legal if act.verb == COLOUR]
            return Choice(rng.choice(named or list(legal)), 0.0)
        fours = [act for act in plays if SYMBOL_OF[face_of[act.cards[0]]] == WILD_DRAW_FOUR]
        others = [act for act in plays if act not in fours]
        coloured = [act for act in others if KIND_OF[face_of[act.cards[0]]] != WILD]
        act = rng.choice(coloured or others or fours)
        left = [face for card, face in face_of.items() if card not in act.cards]
        if act in fours:
            held = [sum(COLOUR_OF[face] == colour for face in left) for colour in range(4)]
            act = act._replace(colour=held.index(max(held)))
        elif not coloured:
            act = act._replace(colour=rng.randrange(4))
        return Choice(act._replace(call=len(left) == 1), 0.0)

    def react(self, observation: Observation, legal: Sequence[Action], rng: Random) -> Choice:
        return Choice(next((act for act in legal if act.verb in (CALL, CATCH)), None), 0.0)


def against(level: str, deals: int, *, seed: int = 0, budget: Budget | None = None) -> Share:
    """Return how often the level wins official rounds of two against the rule agent, each deal from both seats."""
    game = compile_game(rule_set("official"), 2)

    def make(name: str, who: str) -> Player:
        return player(level, who, budget) if name == level else RuleAgent()

    won = 0
    for deal in range(seed, seed + deals):
        for seat in range(2):
            names = [level if other == seat else "rule agent" for other in range(2)]
            won += Contest(names, deal, make_player=make).play(game, deal).winner == seat
    return Share(won, 2 * deals)


def main() -> None:
    """Play and print the share."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", choices=list(LEVELS), default="steady")
    parser.add_argument("--rounds", type=int, default=1_000)
    parser.add_argument("--tries", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    begun = time.perf_counter()
    budget = Budget(tries=options.tries) if options.tries else None
    share = against(options.level, options.rounds // 2, seed=options.seed, budget=budget)
    print(f"{options.level} beats the rule agent in {share}, {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
