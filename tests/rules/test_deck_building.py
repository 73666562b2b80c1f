"""RULES.md section 3: what each deck is made of and what its cards count."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.cards import FACE_NAMES, FACES
from game.rules import PRESETS, RuleError, compile_game, rule_set


def deck(text):
    game = compile_game(rule_set(text))
    return Counter(FACE_NAMES[face] for face in game.cards)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("official", 108),
        ("official deck=numbers", 76),
        ("flip", 112),
        ("attack", 112),
        ("official zeros=2", 112),
        ("official blanks=4", 112),
        ("official bounce=4", 112),
        ("official discard_alls=8", 116),
        ("official bounce=4 discard_alls=8 decks=2", 240),
        ("official decks=4", 432),
        ("official -actions", 84),
        ("official -wilds", 100),
        ("official -actions -wilds", 76),
        ("official -actions -wilds bounce=4 discard_alls=8 blanks=4", 80),
        ("official deck=numbers zeros=2 blanks=4 bounce=4 discard_alls=8", 96),
        ("flip zeros=2 blanks=4 bounce=4 discard_alls=8 -actions -wilds", 112),
        ("flip decks=2", 224),
        ("attack zeros=2 discard_alls=8", 112),
        ("attack blanks=4 bounce=4", 120),
        ("attack -wilds", 104),
        ("attack -actions", 80),
    ],
)
def test_how_many_cards(text, count):
    assert sum(deck(text).values()) == count


def test_the_classic_deck():
    cards = deck("official")
    assert [cards[c] for c in ("r0", "r1", "g9", "yS", "bR", "r+2", "W", "W+4", "rD")] == [1, 2, 2, 2, 2, 2, 4, 4, 0]


def test_the_attack_deck():
    cards = deck("attack")
    assert [cards[c] for c in ("r0", "r1", "rH", "rR", "rS", "rD", "rT", "W", "WA", "WH")] == [
        *(0, 2, 2, 2, 2, 1, 1, 4, 2, 2)
    ]


def test_the_flip_deck_both_sides():
    game = compile_game(rule_set("flip"))
    light, dark = (Counter(FACE_NAMES[f] for f in side) for side in (game.cards, game.backs))
    for side, colours, draw, skip, big in ((light, "rygb", "+1", "S", "W+2"), (dark, "ptov", "+5", "X", "W+c")):
        for colour in colours:
            assert all(side[colour + symbol] == 2 for symbol in (*"123456789", draw, "R", skip, "F"))
        assert (side["W"], side[big]) == (4, 4)


def test_printed_pairs():
    game = compile_game(rule_set("flip"))
    pairs = Counter((FACE_NAMES[a], FACE_NAMES[b]) for a, b in zip(game.cards, game.backs, strict=True))
    assert (pairs["r1", "p3"], pairs["b1", "vX"], pairs["W", "p5"], pairs["W+2", "v9"]) == (1, 2, 1, 1)


def test_shuffled_pairs_keep_both_sides_whole():
    from game.engine import new_match

    state, _ = new_match(compile_game(rule_set("flip flip_pairing=shuffled"), 4), 4, 5)
    game = compile_game(rule_set("flip"))
    up, down = (state.backs, state.faces) if state.dark else (state.faces, state.backs)
    assert Counter(up) == Counter(game.cards)
    assert Counter(down) == Counter(game.backs)
    printed = Counter(zip(game.cards, game.backs, strict=True))
    assert Counter(zip(up, down, strict=True)) != printed


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("official", {"r7": 7, "r0": 0, "rS": 20, "rD": 20, "W": 50, "W+4": 50, "WB": 50, "r#": 0, "rT": 20, "WA": 50}),
        ("official values=gang", {"r7": 7, "rS": 10, "r+2": 10, "W": 20, "WB": 20, "W+4": 40, "WH": 20, "rX": 10}),
        ("official deck=numbers values=gang", {"rS": 10, "W": 20}),
        (
            "flip",
            {"r+1": 10, "rR": 20, "rS": 20, "rF": 20, "p+5": 20, "pX": 30, "W": 40, "W+2": 50, "W+c": 60, "rT": 20},
        ),
        ("flip values=gang", {"r+1": 10, "rR": 20, "W": 40, "W+c": 60}),
        ("attack", {"r9": 9, "rH": 20, "rD": 30, "rT": 30, "WH": 50, "W": 50, "WB": 50, "r#": 0}),
        ("attack values=gang", {"rH": 20, "rD": 30, "W": 50}),
    ],
)
def test_what_cards_count(text, worth):
    game = compile_game(rule_set(text))
    assert {name: game.worth[FACES[name]] for name in worth} == worth


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_dealt_to_four(preset):
    compile_game(rule_set(preset), 4)


@pytest.mark.parametrize(
    ("text", "seats", "code"),
    [
        ("official hand_size=20", 6, "too_few_cards"),
        ("official deck=numbers hand_size=8", 10, "too_few_cards"),
        ("official", 1, "seats_out_of_range"),
        ("official", 11, "seats_out_of_range"),
        ("official +rotation", 5, "rotation_needs_seats"),
    ],
)
def test_what_cannot_be_dealt_is_refused(text, seats, code):
    with pytest.raises(RuleError, match=code):
        compile_game(rule_set(text), seats)


def test_the_last_that_can_be_dealt():
    compile_game(rule_set("official hand_size=20"), 5)
    compile_game(rule_set("official hand_size=10"), 10)
    compile_game(rule_set("official +rotation"), 8)
