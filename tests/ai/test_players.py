"""What computer players do at laid-out tables, and what they must never do."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.beginner import Beginner
from game.ai.characters import CHARACTERS
from game.ai.fallback import simplest_choice
from game.ai.levels import LEVELS, player
from game.ai.player import SIDE_VERBS
from game.ai.search import Budget
from game.ai.steady import Steady
from game.engine import apply, legal_actions, new_match, observation, refusal
from game.engine.actions import DEAL, NOBODY, Action
from game.engine.cards import FACE_NAMES, FACES
from game.engine.observation import Observation
from game.rules import PRESETS, compile_game, rule_set

OX = CHARACTERS["ox"]


QUICK = Budget(tries=10)
"""Levels that think ahead think as little as will do to show what is asked here, and the same every time."""


def seen(hand: str, top: str, counts=(5, 5, 5), asks: str = "play", **facts) -> Observation:
    """What seat 0 sees with this hand at a table of three; its cards are numbered from 0."""
    faces = tuple(FACES[word] for word in hand.split())
    state, _ = new_match(compile_game(rule_set("official start=number"), len(counts)), len(counts), 1)
    table = observation(state, 0)._replace(
        hand=tuple(range(len(faces))),
        faces=faces,
        counts=(len(faces), *counts[1:]),
        discard=(FACES[top],),
        colour="rygb".find(top[0]),
        rules="official",
        turn=0,
        asks=asks,
        last_player=2,
    )
    return table._replace(**facts)


def plays(view: Observation, words: str) -> list[Action]:
    """The legal plays of these single cards, and drawing."""
    names = [FACE_NAMES[face] for face in view.faces]
    return [Action(0, "play", (names.index(word),)) for word in words.split()] + [Action(0, "draw")]


def choice_of(view: Observation, legal: list[Action], who=OX) -> Action:
    action = Steady(who).choose(view, legal, Random(1)).action
    assert action is not None
    return action


def face_played(view: Observation, action: Action) -> str:
    return FACE_NAMES[view.faces[action.cards[-1]]]


def test_a_wild_is_kept_while_another_card_fits():
    view = seen("r5 W b2 b3 g1", "r7")
    assert face_played(view, choice_of(view, plays(view, "r5 W"))) == "r5"


def test_a_wild_is_played_rather_than_drawing_when_somebody_is_about_to_go_out():
    view = seen("W b2 b3 b7", "r7", counts=(4, 1, 5))
    assert choice_of(view, plays(view, "W")).verb == "play"


def test_a_wild_names_the_longest_colour_of_what_is_left():
    view = seen("W b2 b3 g7", "r7", counts=(4, 1, 5))
    assert choice_of(view, plays(view, "W")).colour == 3


def test_the_longest_colour_is_steered_to():
    view = seen("r5 b7 b2 b3 b9", "y7", colour=1)
    assert face_played(view, choice_of(view, plays(view, "b7"))) == "b7"
    view = seen("r7 b7 b2 b3 b9", "y7", colour=1)
    assert face_played(view, choice_of(view, plays(view, "r7 b7"))) == "b7"


def test_high_cards_go_early():
    view = seen("r9 r1 r2 r3", "r7")
    assert face_played(view, choice_of(view, plays(view, "r9 r1 r2 r3"))) == "r9"


def test_whoever_is_about_to_go_out_is_hit():
    view = seen("r9 r+2 r2 g3 g4", "r7", counts=(5, 1, 5))
    assert face_played(view, choice_of(view, plays(view, "r9 r+2 r2"))) == "r+2"


def test_a_reverse_is_no_gift_to_the_other_neighbour():
    view = seen("r1 rR r2 g3 g4", "r7", counts=(5, 7, 1))
    assert face_played(view, choice_of(view, plays(view, "r1 rR r2"))) != "rR"


def test_the_last_card_is_played():
    view = seen("W", "r7")
    assert choice_of(view, plays(view, "W")).verb == "play"


def test_the_call_goes_with_the_card():
    snake = CHARACTERS["snake"]
    view = seen("r5 b2", "r7")
    assert choice_of(view, plays(view, "r5"), snake).call
    view = seen("r5 b2 b3", "r7")
    assert not choice_of(view, plays(view, "r5"), snake).call


def test_nothing_is_called_where_there_is_no_calling():
    view = seen("r5 b2", "r7", rules="official uno=off")
    assert not choice_of(view, plays(view, "r5"), CHARACTERS["snake"]).call


def test_a_likely_bluff_is_challenged_and_an_unlikely_one_not():
    legal = [Action(0, "take"), Action(0, "challenge")]
    many = seen("r5 b2 b3", "W+4", counts=(3, 5, 14), asks="answer", pending=4, colour=0)
    few = seen("r5 b2 b3", "W+4", counts=(3, 5, 1), asks="answer", pending=4, colour=0)
    assert choice_of(many, legal, CHARACTERS["dragon"]).verb == "challenge"
    assert choice_of(few, legal, CHARACTERS["dragon"]).verb == "take"


def test_a_penalty_is_answered_rather_than_taken():
    view = seen("r+2 b2 b3 b4", "b+2", asks="answer", pending=2, colour=3)
    legal = [Action(0, "play", (0,)), Action(0, "take")]
    assert choice_of(view, legal).verb == "play"


def test_the_smallest_hand_is_swapped_with():
    view = seen("r5 b2 b3 b4", "r7", counts=(4, 6, 2), asks="to")
    assert choice_of(view, [Action(0, "to", to=1), Action(0, "to", to=2)]).to == 2


def test_the_colour_held_most_is_named():
    view = seen("g5 g2 b3", "W", asks="colour", colour=-1)
    assert choice_of(view, [Action(0, "colour", colour=colour) for colour in range(4)]).colour == 2


def react_share(mind, legal, tries=400):
    view = seen("r5", "r7", exposed=(1,))
    return sum(mind.react(view, legal, Random(number)).action is not None for number in range(tries)) / tries


def test_catching_is_usual_for_the_steady_and_rare_for_beginners():
    catch = [Action(0, "catch", to=1)]
    assert react_share(Steady(OX), catch) > 0.7
    assert 0.05 < react_share(Beginner(OX), catch) < 0.3


def test_beginners_often_forget_to_call_but_not_always():
    view = seen("r5 b2", "r7")
    legal = plays(view, "r5")
    called = [Beginner(OX).choose(view, legal, Random(number)).action for number in range(300)]
    share = sum(action.call for action in called if action.verb == "play") / 300
    assert 0.35 < share < 0.75


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer(level):
    view = seen("r5 W b2 b3 g1 r+2", "r7")
    legal = plays(view, "r5 W r+2")
    answers = {player(level, "rat", QUICK).choose(view, legal, Random(9)) for _ in range(5)}
    assert len(answers) == 1


def test_the_simplest_player_always_answers():
    view = seen("r5", "r7")
    assert simplest_choice(view, [], Random(1)).action == Action(0, "timeout")
    assert simplest_choice(view, [Action(0, "challenge")], Random(1)).action == Action(0, "challenge")
    assert simplest_choice(view, plays(view, "r5"), Random(1)).action == Action(0, "play", (0,))


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_act_chosen_is_lawful_under_every_preset(rules, level):
    seats = 4
    game = compile_game(rule_set(rules), seats)
    state, _ = new_match(game, seats, 17)
    rng = Random(17)
    minds = [player(level, name, QUICK) for name in list(CHARACTERS)[3 : 3 + seats]]
    for _ in range(250 if LEVELS[level].cheap else 90):
        if state.match_over:
            return
        if state.round_over:
            apply(state, Action(NOBODY, DEAL))
            continue
        for seat in range(seats):
            side = [act for act in legal_actions(state, seat) if act.verb in SIDE_VERBS]
            act = minds[seat].react(observation(state, seat), side, rng).action if side else None
            assert act is None or refusal(state, act) is None
        legal = [act for act in legal_actions(state, state.turn) if act.verb not in SIDE_VERBS]
        act = minds[state.turn].choose(observation(state, state.turn), legal, rng).action
        assert act is not None
        assert refusal(state, act) is None
        apply(state, act)


def redealt(state, seat, rng):
    """The same table with all cards that `seat` cannot see dealt anew."""
    other = state.copy()
    hidden = [card for s, hand in enumerate(other.hands) if s != seat for card in hand] + other.draw
    rng.shuffle(hidden)
    for number, hand in enumerate(other.hands):
        if number != seat:
            other.hands[number], hidden = hidden[: len(hand)], hidden[len(hand) :]
    other.draw = hidden
    return other


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_peeks(level):
    seats = 3
    state, _ = new_match(compile_game(rule_set("official"), seats), seats, 5)
    mind, rng = player(level, "dragon", QUICK), Random(5)
    for number in range(150):
        if state.round_over:
            break
        seat = state.turn
        legal = [act for act in legal_actions(state, seat) if act.verb not in SIDE_VERBS]
        choice = mind.choose(observation(state, seat), legal, Random(number))
        again = redealt(state, seat, rng)
        assert mind.choose(observation(again, seat), legal, Random(number)) == choice
        apply(state, choice.action)
