from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import PRESETS, RuleError, from_code, rule_set
from game.rules.share_code import ALPHABET, MAX_LETTERS
from tests.rules.rule_sets import rule_sets

KNOWN = {
    "official": "CAM4",
    "gang": "CJND",
    "wildest": "CRNK",
    "official target=300 stack=up +seven_swap": "CWW3C4GEVJUHV",
    "together hand_size=9 -final_draw scoring=moderate": "CJBKBJWH4U",
}
"""Codes given out. One that changes means that old codes are read wrongly: then the version has to change too."""


def refused(code: str) -> RuleError:
    with pytest.raises(RuleError) as caught:
        from_code(code)
    return caught.value


@given(rule_sets())
def test_a_code_reads_as_the_same_rule_set_but_for_the_text_of_a_dare(rules):
    assert from_code(rules.code) == rules.changed(dare_text="")
    assert len(rules.code) <= MAX_LETTERS
    assert set(rules.code) <= set(ALPHABET)


@pytest.mark.parametrize(("text", "code"), KNOWN.items())
def test_codes_once_given_out_keep_their_meaning(text, code):
    assert rule_set(text).code == code
    assert from_code(code) == rule_set(text)


def test_presets_with_some_changes_fit_in_sixteen_letters():
    for preset in PRESETS:
        assert len(rule_set(preset).code) == 4
        changed = rule_set(preset).changed(
            hand_size=9, direction="counter", draw="until", stack="same", misplay=2, five_swap=True, false_catch=4
        )
        assert len(changed.code) <= 16


def test_the_alphabet_has_no_letters_that_look_alike():
    for alike in ("0OQ", "1IL", "2Z", "5S", "8B"):
        assert sum(letter in ALPHABET for letter in alike) <= 1
    assert len(set(ALPHABET)) == len(ALPHABET)


def test_case_spaces_and_hyphens_do_not_matter():
    code = rule_set("tavern +seven_swap hand_size=5").code
    assert from_code(f" {code[:3].lower()}-{code[3:]} ") == from_code(code)


@given(rule_sets(), st.data())
def test_one_wrong_letter_is_found(rules, data):
    code = rules.code
    place = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from([letter for letter in ALPHABET if letter != code[place]]))
    assert refused(code[:place] + letter + code[place + 1 :]).code == "code_checksum"


@given(rule_sets(), st.data())
def test_two_neighbours_changed_over_are_found(rules, data):
    code = rules.code
    place = data.draw(st.integers(0, len(code) - 2))
    if code[place] != code[place + 1]:
        swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        assert refused(swapped).code == "code_checksum"


def test_a_letter_that_is_none_is_named_with_its_place():
    error = refused("CA0M4")
    assert (error.code, error.values) == ("code_letter", {"letter": "0", "position": 3})
    assert refused("CＡM4").code == "code_letter"


@pytest.mark.parametrize("code", ["", "C", "CAM", "- -", "A" * 65, " " * 1000])
def test_a_code_too_short_or_too_long_is_refused_for_its_length(code):
    assert refused(code).code == "code_length"


def checked(body: str) -> str:
    """Return `body` with a checksum that is right."""
    for first in ALPHABET:
        for second in ALPHABET:
            try:
                from_code(body + first + second)
            except RuleError as error:
                if error.code == "code_checksum":
                    continue
            return body + first + second
    raise AssertionError("no checksum fits")


def test_a_code_of_another_version_says_which():
    error = refused(checked("DA"))
    assert (error.code, error.values["version"], error.values["known"]) == ("code_version", 2, 1)


def test_a_code_that_means_nothing_is_refused():
    assert refused(checked("CAA")).code == "code_damaged"  # the same as CA, written longer
    assert refused(checked("C" + "Z" * 40)).code == "code_damaged"
    assert refused(checked("C" + ALPHABET[20])).code == "code_damaged"  # a preset that there is not


def test_a_code_of_a_rule_set_that_cannot_be_played_is_refused_for_that():
    from game.rules.share_code import encode

    values = {**rule_set("official").values, "scoring": "places", "target": 20}
    assert refused(encode("official", values)).code == "places_need_play_on"


@given(st.text(max_size=80))
def test_any_text_is_a_code_or_refused(text):
    try:
        from_code(text)
    except RuleError:
        return
