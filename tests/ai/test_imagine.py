"""Imagined tables show the observer exactly what it saw, and can be played on."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.ai.beliefs import Beliefs
from game.ai.imagine import Imagination
from game.engine import apply, legal_actions, new_match, observation, project, turn_actions
from game.engine.actions import DEAL, NOBODY, Action
from game.engine.cards import HIDDEN
from game.engine.imagining import can_be_imagined
from game.rules import PRESETS, compile_game, rule_set


class Seen:
    """A table and what each seat makes of the events it is shown."""

    def __init__(self, rules: str, seats: int, seed: int) -> None:
        self.game = compile_game(rule_set(rules), seats)
        self.state, events = new_match(self.game, seats, seed)
        self.beliefs = [Beliefs(self.game, seats, seat) for seat in range(seats)]
        self._show(events)

    def _show(self, events) -> None:
        for event in events:
            for seat, beliefs in enumerate(self.beliefs):
                beliefs.fold(project(event, seat))

    def act(self, action: Action) -> None:
        self._show(apply(self.state, action))

    def random_act(self, rng: Random) -> Action:
        state = self.state
        if state.asks == "nothing":
            return Action(NOBODY, DEAL)
        acts = [act for seat in range(state.seats) for act in legal_actions(state, seat)]
        plays = [act for act in acts if act.verb in ("play", "jump")]
        return rng.choice(plays if plays and rng.random() < 0.6 else acts)


def imagined(table: Seen, seat: int, rng: Random, *, remembers: bool = True):
    seen = observation(table.state, seat)
    memory = table.beliefs[seat].memory if remembers else None
    return Imagination(table.game, seen, memory, legal_actions(table.state, seat)).deal(rng)


@pytest.mark.parametrize("rules", [*PRESETS, "flip flip_pairing=shuffled", "official challenge_stack=first stack=any"])
@pytest.mark.parametrize(("seats", "remembers"), [(2, True), (4, True), (4, False), (7, True)])
def test_an_imagined_table_looks_as_the_real_one_did(rules, seats, remembers):
    rng = Random(seats)
    table = Seen(rules, seats, seats * 3)
    for number in range(220):
        state = table.state
        if state.match_over:
            break
        for seat in range(seats) if number % 4 == 0 and can_be_imagined(observation(state, 0)) else ():
            seen = observation(state, seat)
            other = imagined(table, seat, rng, remembers=remembers)
            again = observation(other, seat)
            for name in seen._fields:
                if name not in ("backs", "draw_back"):
                    assert getattr(again, name) == getattr(seen, name), (seat, name)
            if not state.opening and remembers:
                assert turn_actions(other, seat) == turn_actions(state, seat)
            everywhere = [card for hand in other.hands for card in hand] + other.draw + other.discard
            assert sorted(everywhere) == list(range(len(table.game.cards)))
            assert HIDDEN not in other.faces
        table.act(table.random_act(rng))


@pytest.mark.parametrize("rules", ["official", "gang", "attack", "wildest"])
def test_no_card_is_invented(rules):
    rng = Random(1)
    table = Seen(rules, 4, 8)
    for _ in range(60):
        if table.state.round_over:
            break
        if can_be_imagined(observation(table.state, 1)):
            assert Counter(imagined(table, 1, rng).faces) == Counter(table.game.cards)
        table.act(table.random_act(rng))


@pytest.mark.parametrize("rules", PRESETS)
def test_imagined_rounds_come_to_an_end(rules):
    rng = Random(2)
    table = Seen(rules, 3, 4)
    for _ in range(40):
        if not table.state.round_over and can_be_imagined(observation(table.state, 0)):
            other = imagined(table, 0, rng)
            for _step in range(3000):
                if other.asks == "nothing":
                    break
                plays = [act for act in turn_actions(other, other.turn) if act.verb == "play"]
                act = rng.choice(plays or turn_actions(other, other.turn))
                last = act.verb == "play" and len(other.hands[act.seat]) - len(act.cards) <= 1
                apply(other, act._replace(call=last and "call" in table.game.verbs))
            assert other.asks == "nothing"
        table.act(table.random_act(rng))
