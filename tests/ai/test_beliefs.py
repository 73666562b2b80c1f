"""What a seat makes of what it is shown."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from game.ai.beliefs import ANSWERED, FITTED, WAS_OF_COLOUR, Beliefs, bar, bar_parts
from game.ai.hint import Moment, hint, turning_points
from game.ai.imagine import Imagination
from game.ai.lacking import lacking
from game.ai.search import Budget
from game.engine import apply, legal_actions, observation, project
from game.engine.cards import COLOUR_OF, FACE_NAMES, FACES, HIDDEN
from game.engine.laying import lay_out
from game.engine.notation import parse_action
from game.rules import PRESETS, compile_game, rule_set
from tests.ai.test_imagine import Seen

RED, YELLOW, GREEN, BLUE = range(4)


class Laid:
    """A laid-out table that seat 0 has watched from the start."""

    def __init__(self, rules: str, hands: str, top: str, draw: str = "b1 b2 y3 y4 g5 g6 r7 b8 y9 g1", **facts) -> None:
        written = [[(FACES[word], HIDDEN) for word in hand.split()] for hand in hands.split("|")]
        self.game = compile_game(rule_set(rules))
        pile = [(FACES[word], HIDDEN) for word in draw.split()]
        self.state = lay_out(self.game, hands=written, discard=[(FACES[top], HIDDEN)], draw=pile, **facts)
        self.beliefs = Beliefs(self.game, len(written), 0)
        seen = observation(self.state, 0)
        self.beliefs.hands = [
            [type(self).slot(face) for face in seen.faces] if seat == 0 else [type(self).slot(HIDDEN)] * count
            for seat, count in enumerate(seen.counts)
        ]
        self.beliefs._colour, self.beliefs._turn, self.beliefs._asks = seen.colour, seen.turn, seen.asks
        self.beliefs._symbol = self.state.symbol

    @staticmethod
    def slot(face):
        from game.ai.beliefs import Slot

        return Slot(face, HIDDEN)

    def act(self, *lines: str) -> None:
        for line in lines:
            for event in apply(self.state, parse_action(self.state, line)):
                self.beliefs.fold(project(event, 0))

    def kinds(self, seat: int) -> list[set[tuple[int, int]]]:
        return [{bar_parts(code)[:2] for code in slot.barred} for slot in self.beliefs.memory.hands[seat]]

    def faces(self, seat: int) -> list[str]:
        known = (slot.face for slot in self.beliefs.memory.hands[seat])
        return sorted(FACE_NAMES[face] for face in known if face != HIDDEN)


def test_whoever_draws_has_nothing_of_the_colour():
    table = Laid("official", "r1 r2 g3|b1 b2 b3|y1 y2 y3", "r7", turn=1)
    table.act("1 draw")
    assert table.kinds(1) == [{(FITTED, RED)}] * 4
    table.act("2 draw")
    chances = lacking(observation(table.state, 0), table.beliefs.memory)
    assert chances[RED] > 0.9 > chances[BLUE]


def test_a_card_that_came_later_may_be_anything():
    table = Laid("official", "r1 r+2 g3|b1 b2 b3|y1 y2 y3", "r7", turn=1)
    table.act("1 draw", "2 draw", "0 play r+2", "1 take")
    assert [bool(reasons) for reasons in table.kinds(1)].count(False) == 2


def test_whoever_takes_a_penalty_could_not_answer_where_answering_is_a_rule():
    table = Laid("official stack=same", "r1 r+2 g3|b1 b2 b3|y1 y2 y3", "r7")
    table.act("0 play r+2", "1 take")
    assert (ANSWERED, RED) in table.kinds(1)[0]
    other = Imagination(table.game, observation(table.state, 0), table.beliefs.memory)
    held = sum("+2" in FACE_NAMES[state.faces[card]] for state in _deals(other, 60) for card in state.hands[1][:3])
    assert held < 6


def test_a_wild_says_something_of_the_colour_it_was_played_on():
    table = Laid("official", "r1 r2 g3|b1 b2 W|y1 y2 y3", "r7", turn=1)
    table.act("1 play W colour=b")
    assert table.kinds(1) == [{(WAS_OF_COLOUR, RED)}] * 2


def test_cards_given_away_are_known_where_they_went():
    table = Laid("official +seven_swap", "r7 r2 g3|b1 b2 b3 b4|y1 y2 y3", "r1")
    table.act("0 play r7 to=1")
    assert table.faces(1) == ["g3", "r2"]
    table = Laid("official +zero_pass", "r0 r2 g3|b1 b2 b3 b4|y1 y2 y3", "r1")
    table.act("0 play r0")
    assert table.faces(1) == ["g3", "r2"]
    assert table.faces(2) == []


def test_a_hand_shown_is_known_until_its_cards_are_played():
    table = Laid("official", "r1 r2 g3|y1 y2 y3|r3 b4 W+4", "r7", turn=2)
    table.act("2 play W+4 colour=b", "0 challenge")
    assert table.faces(2)[:1] == ["b4"]
    assert "r3" in table.faces(2)


def test_what_is_known_is_dealt_so():
    table = Laid("official +seven_swap", "r7 r2 g3|b1 b2 b3 b4|y1 y2 y3", "r1")
    table.act("0 play r7 to=1")
    made = Imagination(table.game, observation(table.state, 0), table.beliefs.memory)
    for state in _deals(made, 5):
        assert sorted(FACE_NAMES[state.faces[card]] for card in state.hands[1]) == ["g3", "r2"]


def test_whoever_drew_is_dealt_cards_that_do_not_fit():
    table = Laid("official", "r1 r2 g3|b1 b2 b3|y1 y2 y3", "r7", turn=1)
    table.act("1 draw", "2 draw")
    made = Imagination(table.game, observation(table.state, 0), table.beliefs.memory)
    held = [COLOUR_OF[state.faces[card]] for state in _deals(made, 60) for card in state.hands[1]]
    assert held.count(RED) < 0.08 * len(held)


def _deals(imagination, count):
    rng = Random(1)
    return [imagination.deal(rng) for _ in range(count)]


def test_reasons_are_numbers_that_can_be_read_back():
    for kind, colour, symbol in ((FITTED, -1, 28), (ANSWERED, 7, 12), (WAS_OF_COLOUR, 0, 0)):
        assert bar_parts(bar(kind, colour, symbol)) == (kind, colour, symbol)


@pytest.mark.parametrize("rules", PRESETS)
def test_a_long_round_is_remembered_in_a_few_kilobytes(rules):
    rng, table = Random(7), Seen(rules, 6, 4)
    for _ in range(300):
        if table.state.match_over:
            break
        table.act(table.random_act(rng))
        for beliefs in table.beliefs:
            assert [len(hand) for hand in beliefs.memory.hands] == [len(hand) for hand in table.state.hands]
    assert all(len(msgspec.msgpack.encode(beliefs.memory)) < 12_000 for beliefs in table.beliefs)


def test_a_flip_deck_turned_over_leaves_no_secret():
    rng, table = Random(5), Seen("flip", 3, 6)
    dark = table.state.dark
    while table.state.dark == dark and not table.state.round_over:
        table.act(table.random_act(rng))
    assert table.state.dark != dark
    for seat, beliefs in enumerate(table.beliefs):
        for other, hand in enumerate(table.state.hands):
            known = sorted(slot.face for slot in beliefs.memory.hands[other] if slot.face != HIDDEN)
            assert known == sorted(table.state.faces[card] for card in hand), (seat, other)


def test_a_hint_has_a_reason_and_a_better_act_is_found_again():
    table = Laid("official", "r5 g9 W+4 b2|y1|g1 g2 g3", "r7")
    seen, legal = observation(table.state, 0), legal_actions(table.state, 0)
    told = hint(seen, legal, table.beliefs.memory, Budget(tries=120), Random(1))
    assert told.action.verb == "play"
    assert told.reason
    done = parse_action(table.state, "0 draw")
    moment = Moment(seen, tuple(legal), table.beliefs.memory, done)
    points = turning_points([moment], Budget(tries=400), Random(1))
    assert [point.moment for point in points] == [0]
    assert points[0].done == done
    assert points[0].better.action.verb == "play"
    assert points[0].cost > 0


def test_no_better_act_is_found_where_there_is_none():
    table = Laid("official", "r5|y1 y2|g1 g2 g3", "r7")
    seen, legal = observation(table.state, 0), tuple(legal_actions(table.state, 0))
    moment = Moment(seen, legal, None, parse_action(table.state, "0 play r5"))
    assert turning_points([moment], Budget(tries=60), Random(1)) == []
