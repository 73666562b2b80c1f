"""Own rule sets: kept under a name, whole after every change, never lost to a damaged file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import paths
from game.match import own_rules
from game.match.own_rules import DAMAGED, FULL, NAMELESS, UNREADABLE, UNSAVED, OwnRules, clean_name
from game.rules import RuleError, rule_set


def names():
    return [one.name for one in OwnRules().sets]


def test_a_set_that_was_saved_is_there_the_next_time():
    rules = rule_set('official stack=up blanks=4 dare_text="say ""cheese"" twice"')
    assert OwnRules().save("Grandma's", rules) == ""
    assert OwnRules().find("Grandma's").rule_set() == rules


def test_saving_under_a_name_that_is_taken_replaces_that_set_alone():
    own = OwnRules()
    own.save("a", rule_set("tavern"))
    own.save("b", rule_set("gang"))
    own.save("a", rule_set("shop"))
    assert [(one.name, one.rules) for one in OwnRules().sets] == [("a", "shop"), ("b", "gang")]


def test_sets_are_renamed_and_deleted():
    own = OwnRules()
    for name in ("a", "b", "c"):
        own.save(name, rule_set("official"))
    assert own.rename("b", " 新名字 ") == ""
    assert names() == ["a", "新名字", "c"]
    assert own.rename("a", "c") == ""
    assert names() == ["c", "新名字"] or names() == ["新名字", "c"]
    assert own.delete("c") == ""
    assert names() == ["新名字"]
    assert own.rename("not there", "d") == ""
    assert own.delete("not there") == ""
    assert names() == ["新名字"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  two   words ", "two words"),
        ("a\u202eb\u2066c\x00d\x1b", "abcd"),
        ("line\nbreak\tand\u3000space", "line break and space"),
        ("👨\u200d👩\u200d👧 family", "👨\u200d👩\u200d👧 family"),
        ("عيد 村规 Ω", "عيد 村规 Ω"),
        ("x" * 99, "x" * own_rules.MOST_NAME),
        ("\ud800lone", "lone"),
    ],
)
def test_names_are_kept_as_typed_but_for_what_cannot_be_seen(typed, kept):
    assert clean_name(typed) == kept


@given(st.text(st.characters(), max_size=80))
def test_any_name_can_be_kept_or_is_refused(name):
    kept = clean_name(name)
    assert clean_name(kept) == kept
    assert len(kept) <= own_rules.MOST_NAME
    kept.encode("utf-8")


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200f", "\x00"])
def test_a_name_with_nothing_to_see_is_refused(name):
    own = OwnRules()
    assert own.save(name, rule_set("official")) == NAMELESS
    own.save("a", rule_set("official"))
    assert own.rename("a", name) == NAMELESS
    assert names() == ["a"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"[]",
        b'{"version":1}',
        b'{"version":1,"sets":[{"name":1,"rules":"official"}]}',
        b'{"version":1,"sets":[],"more":1}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"version":1,"sets":[' + b'{"name":"a","rules":"official"},' * 70_000 + b"{}]}",
    ],
    ids=lambda content: content[:24].decode("latin-1") or "empty",
)
def test_a_damaged_file_is_set_aside_whole_and_said(content):
    own_rules.path().write_bytes(content)
    own = OwnRules()
    assert own.problem == DAMAGED
    assert own.sets == ()
    assert own_rules.path().with_name(f"{own_rules.FILE}.damaged").read_bytes() == content
    assert own.save("new", rule_set("gang")) == ""
    assert names() == ["new"]


def test_a_set_of_rules_nobody_knows_stays_and_is_refused_when_it_is_used():
    own_rules.path().write_bytes(b'{"version":1,"sets":[{"name":"old","rules":"official +levitation"}]}')
    own = OwnRules()
    assert own.problem == ""
    with pytest.raises(RuleError, match="switch_unknown"):
        own.find("old").rule_set()
    own.save("new", rule_set("official"))
    assert names() == ["old", "new"]


def test_a_file_that_cannot_be_read_is_never_written_over():
    own_rules.path().mkdir()
    own = OwnRules()
    assert own.problem == UNREADABLE
    assert own.save("a", rule_set("official")) == UNSAVED


def test_a_full_disk_leaves_the_old_list(monkeypatch):
    own = OwnRules()
    own.save("a", rule_set("official"))

    def full(*args, **keywords):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(paths, "write_atomically", full)
    assert own.save("b", rule_set("official")) == UNSAVED
    assert own.delete("a") == UNSAVED
    assert [one.name for one in own.sets] == ["a"] == names()


def test_there_is_an_end_to_the_list(monkeypatch):
    monkeypatch.setattr(own_rules, "MOST_SETS", 2)
    own = OwnRules()
    assert [own.save(name, rule_set("official")) for name in "abc"] == ["", "", FULL]
    assert own.save("a", rule_set("gang")) == ""


def test_what_another_copy_of_the_game_has_kept_is_not_written_over():
    here, there = OwnRules(), OwnRules()
    assert there.save("theirs", rule_set("console")) == ""
    assert here.save("ours", rule_set("official")) == ""
    assert [one.name for one in OwnRules().sets] == ["theirs", "ours"]
    assert there.rename("theirs", "still theirs") == ""
    assert here.delete("ours") == ""
    assert [one.name for one in OwnRules().sets] == ["still theirs"]
