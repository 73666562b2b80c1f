"""What computer players say: voices that are whole, remarks that tell nothing and do not repeat themselves."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from random import Random

import pytest

from game import text
from game.ai.characters import CHARACTERS
from game.engine import apply, new_match, project, turn_actions
from game.engine.actions import DEAL, NOBODY, Action
from game.match.privacy import ONLOOKER, salt_of
from game.narrate.chatter import LIVELY, OFF, SOME, Chatter, Speaker
from game.narrate.voices import MOMENTS, VOICES
from game.rules import compile_game, rule_set
from game.text import _

LONGEST = {"en": 42, "zh_CN": 18}
TABLE = ("rat", "monkey", "ox", "tiger", "goat")
SEATS = len(TABLE)
RULES = ("official", "console", "wildest", "flip", "last-standing")


def events_of(rules, seed, rounds=2, seats=SEATS):
    """The events of rounds in which everybody does something at random, as the engine makes them."""
    state, dealt = new_match(compile_game(rule_set(rules), seats), seats, seed)
    rng, events = Random(seed), list(dealt)
    while rounds and not state.match_over:
        if state.round_over:
            rounds -= 1
            events += apply(state, Action(NOBODY, DEAL)) if rounds and not state.match_over else []
        else:
            events += apply(state, rng.choice(turn_actions(state, state.turn)))
    return events


def speakers(characters=TABLE):
    return [Speaker(one, CHARACTERS[one].talkative) if one else None for one in characters]


def remarks(events, seat=None, amount=LIVELY, salt=5, characters=TABLE):
    chatter = Chatter(salt, amount, lambda: speakers(characters))
    heard = (chatter.hear(event if seat is None else project(event, seat)) for event in events)
    return [remark for remark in heard if remark is not None]


def test_every_character_has_a_voice_with_words_for_every_moment():
    assert list(VOICES) == list(CHARACTERS)
    for character, lines in VOICES.items():
        assert set(lines) == set(MOMENTS), character
        assert all(lines.values()), character


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_lines_are_short_and_nobody_speaks_in_the_voice_of_another(language):
    text.set_language(language)
    said = [_(line) for lines in VOICES.values() for moment in lines.values() for line in moment]
    assert [line for line in said if len(line) > LONGEST[language]] == []
    assert [line for line, times in Counter(said).items() if times > 1] == []
    if language == "zh_CN":
        assert [line for line in said if line.isascii()] == []


@pytest.mark.parametrize("rules", RULES)
def test_the_same_is_said_seen_from_every_chair_and_by_an_onlooker(rules):
    events = events_of(rules, 11)
    everything = remarks(events)
    assert len(everything) > 3
    for seat in (*range(len(TABLE)), ONLOOKER):
        assert remarks(events, seat) == everything


def test_another_match_hears_other_remarks_and_the_same_one_the_same():
    events = events_of("console", 3)
    assert remarks(events) == remarks(events)
    assert remarks(events, salt=6) != remarks(events)
    assert salt_of(3) == salt_of(3) != salt_of(4)


def test_whoever_listens_from_the_middle_on_hears_what_the_others_hear():
    events = events_of("console", 3, rounds=1)
    half = len(events) // 2
    late = Chatter(5, LIVELY, speakers)
    late.follow(events[:half])
    rest = [remark for remark in map(late.hear, events[half:]) if remark]
    assert rest == remarks(events)[-len(rest) :]
    assert rest


def test_how_much_is_said_follows_the_setting_and_the_temper():
    many = [event for seed in range(25) for event in events_of("console", seed, rounds=1)]
    counts = {amount: len(remarks(many, amount=amount)) for amount in (OFF, SOME, LIVELY)}
    assert counts[OFF] == 0
    assert 0 < counts[SOME] < 0.8 * counts[LIVELY]
    by_seat = Counter(remark.seat for remark in remarks(many))
    assert by_seat[TABLE.index("monkey")] > 2 * by_seat[TABLE.index("ox")]


def test_people_say_nothing_by_themselves():
    characters = ("rat", None, "ox", None, "goat")
    events = [event for seed in range(5) for event in events_of("console", seed)]
    assert {remark.seat for remark in remarks(events, characters=characters)} <= {0, 2, 4}


def test_nobody_says_the_same_twice_in_a_row_in_a_round():
    pairs = 0
    for seed in range(20):
        said = defaultdict(list)
        for remark in remarks(events_of("wildest", seed, rounds=1)):
            said[remark.seat, remark.moment].append(remark.words)
        for (seat, moment), words in said.items():
            if len(VOICES[TABLE[seat]][moment]) > 1:
                pairs += len(words) - 1
                assert all(a != b for a, b in itertools.pairwise(words))
    assert pairs > 100


def test_every_moment_but_long_thinking_comes_in_play():
    found = set()
    for seed, rules in enumerate(RULES * 8):
        found |= {remark.moment for remark in remarks(events_of(rules, seed))}
    assert {"greets", "hits", "hit", "skipped", "swaps", "robbed", "wins", "loses", "right", "wrong"} <= found


def test_somebody_elses_going_out_is_remarked_on_only_where_the_round_goes_on():
    found = {}
    for rules in ("official", "last-standing"):
        said = [remark for seed in range(15) for remark in remarks(events_of(rules, seed, rounds=1))]
        found[rules] = Counter(remark.moment for remark in said)
    assert found["official"]["other_out"] == 0
    assert found["official"]["wins"] + found["official"]["loses"] > 10
    assert found["last-standing"]["other_out"] > 5


def test_long_thinking_is_remarked_on_by_whoever_thinks():
    chatter = Chatter(5, LIVELY, speakers)
    said = []
    for event in events_of("official", 3, rounds=1):
        chatter.hear(event)
        chatter._turns += 1
        said.append(chatter.musing(1))
    assert {remark.moment for remark in said if remark} == {"thinks"}
    assert {remark.seat for remark in said if remark} == {1}
