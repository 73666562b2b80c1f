"""Stars: for every goal a table at which it is earned and one at which it is just missed."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.engine import apply, project
from game.engine.actions import NOBODY, Action
from game.engine.events import RoundStarted
from game.levels.game_check import goals_of
from game.levels.vocabulary import GOALS, MOMENTS
from game.match.goals import EARNED, MISSED, OPEN, RULES, judge
from game.match.moments import Moment
from tests.table import table

ONE = "scoring=single"
"""One round decides."""
PILE = "draw g9 g2 g3 g4 g5 g6 g7 g8 y1 y2 y3 y4"


class Case(NamedTuple):
    """The star is looked at from seat A after these acts."""

    goal: str
    line: str
    rules: str
    acts: tuple[str, ...]
    verdict: str


def case(goal: str, line: str, rules: str, acts: str, verdict: str) -> Case:
    return Case(goal, line, rules, tuple(act.strip() for act in acts.split(";")), verdict)


def told(one: Case | tuple[str, str, tuple[str, ...]]) -> tuple[list, int]:
    """Return what seat A was shown, from the beginning of the round on, and how many teams there are."""
    line, rules, acts = (one.line, one.rules, one.acts) if isinstance(one, Case) else one
    t = table(line, rules=rules)
    seats = tuple(range(t.state.seats))
    events = [RoundStarted(1, 0, 1, seats, 0)]
    for act in acts:
        events += apply(t.state, Action(NOBODY, "deal")) if act == "deal" else t.act(act).events
    return [project(event, 0) for event in events], int(t.state.game.teams)


CASES = [
    case("win", "top r5 | A: r1 | B: r2", ONE, "A play r1", EARNED),
    case("win", f"top r5 | A: b1 | B: r2 | {PILE}", ONE, "A draw; B play r2", MISSED),
    case("win", "top r5 | A: r1 | B: r2", "target=50", "A play r1", OPEN),
    case("win", "top r5 | A: r1 g1 | B: r2 | C: r3 | D: r8", ONE + " teams=2", "A play r1 call; B play r2", MISSED),
    case("win", f"top r5 | A: r1 g1 g2 | B: y2 y3 | C: r3 | D: r8 | {PILE}", ONE + " teams=2",
         "A play r1; B draw; C play r3", EARNED),
    case("win_within 1", "top r5 | A: r1 | B: y2", "target=2", "A play r1", EARNED),
    case("win_within 1", "top r5 | A: r1 | B: y2", "target=3", "A play r1", MISSED),
    case("win_within 1", f"top r5 | A: b1 | B: r2 | {PILE}", "target=1", "A draw; B play r2", MISSED),
    case("never_caught", "top r5 | A: r1 r2 | B: y2 r3", ONE, "A play r1 call; B play r3 call; A play r2", EARNED),
    case("never_caught", f"top r5 | A: r1 r2 | B: y2 r3 | {PILE}", ONE, "A play r1; B catch A", MISSED),
    case("never_caught", f"top r5 | A: r1 r2 | B: y2 r3 | {PILE}", ONE + " uno=auto", "A play r1; B draw", MISSED),
    case("never_caught", f"top r5 | A: r1 r2 r3 | B: y2 r3 | {PILE}", ONE, "A play r1; B catch A", OPEN),
    case("catch 1", f"top r5 | A: r1 r2 r8 | B: r3 r4 | {PILE}", ONE, "A play r1; B play r3; A catch B", EARNED),
    case("catch 1", f"top r5 | A: r1 r2 r8 | B: r3 r4 | {PILE}", ONE,
         "A play r1; B play r3 call; A catch B; A draw; A keep; B play r4", MISSED),
    case("catch 2", f"top r5 | A: r1 r2 r8 | B: r3 r4 | {PILE}", ONE, "A play r1; B play r3; A catch B", OPEN),
    case("stack 1", f"top r5 | A: y+2 r2 r8 | B: r+2 r4 r6 | turn B | {PILE}", "stack=plus2",
         "B play r+2; A play y+2", EARNED),
    case("stack 1", f"top r5 | A: y+2 r2 r8 | B: r+2 r4 | turn B | {PILE}", ONE + " stack=plus2",
         "B play r+2 call; A take; B play r4", MISSED),
    case("stack 1", f"top r5 | A: r+2 r2 r8 | B: r1 r4 r6 | turn B | {PILE}", "stack=plus2",
         "B play r1; A play r+2", OPEN),
    case("send_back 1", f"top r5 | A: rR r2 r8 | B: g1 g2 | C: r+2 r4 r6 | turn C | {PILE}", "deflect_reverse=any",
         "C play r+2; A play rR", EARNED),
    case("send_back 1", f"top r5 | A: WB r2 r8 | B: g1 g2 | C: r+2 r4 r6 | turn C | {PILE}", "bounce=4",
         "C play r+2; A play WB colour=r", EARNED),
    case("send_back 1", f"top r5 | A: rS r2 r8 | B: g1 g2 | C: r+2 r4 r6 | turn C | {PILE}", "+deflect_skip",
         "C play r+2; A play rS", OPEN),
    case("send_back 1", f"top r5 | A: rR r2 r8 | B: g1 g2 | C: r3 r4 r6 | turn C | {PILE}", "deflect_reverse=any",
         "C play r3; A play rR", OPEN),
    case("jump 1", "top r5 | A: r1 r2 r8 | B: r1 r4 r6 | C: g1 g2 g3 | turn B", "jump_in=numbers",
         "B play r1; A jump r1", EARNED),
    case("jump 1", "top r5 | A: r1 r2 r8 | B: r1 r4 r6 | turn B", "jump_in=numbers", "B play r1; A play r1", OPEN),
    case("challenge 1", f"top r5 | A: r1 r2 r8 | B: W+4 r4 r6 | turn B | {PILE}", "",
         "B play W+4 colour=g; A challenge", EARNED),
    case("challenge 1", f"top r5 | A: r1 r2 r8 | B: W+4 g4 g6 | turn B | {PILE}", "",
         "B play W+4 colour=g; A challenge", OPEN),
    case("together 3", "top r5 | A: r1 g1 y1 r8 | B: r4 r6", "multi=symbol", "A play r1 g1 y1 call", EARNED),
    case("together 3", "top r5 | A: r1 g1 y1 r8 | B: r4 r6", "multi=symbol", "A play r1 g1", OPEN),
    case("turn 1", "top r5|pX | A: rF|p8 r2|oR r3|p7 | B: r1|p3 r1|v2 r9|v5 | draw g1|o5", "flip",
         "A play rF|p8", EARNED),
    case("turn 1", "top r5|pX | A: r1|p3 r2|oR r3|p7 | B: rF|p8 r1|v2 r9|v5 | draw g1|o5", "flip",
         "A play r1|p3; B play rF|p8", OPEN),
    case("launcher_at_most 3", "top r5 | A: b1 | B: r2 | fires 3", "attack scoring=single",
         "A draw; B play r2", EARNED),
    case("launcher_at_most 3", f"top r5 | A: b1 | B: r2 | fires 4 | {PILE}", "attack scoring=single", "A draw", MISSED),
    case("points_at_most 9", f"top r5 | A: b9 | B: r2 | turn B | {PILE}", ONE, "B play r2", EARNED),
    case("points_at_most 8", f"top r5 | A: b9 | B: r2 | turn B | {PILE}", ONE, "B play r2", MISSED),
    case("points_at_most 8", f"top r5 | A: b9 | B: r2 | turn B | {PILE}", "", "B play r2", MISSED),
    case("win_by_jump", "top r5 | A: r1 | B: r1 r4 r6 | C: g1 g2 g3 | turn B", "jump_in=numbers",
         "B play r1; A jump r1", EARNED),
    case("win_by_jump", f"top r5 | A: r1 | B: r1 r4 r6 | C: g1 g2 | turn B | {PILE}", ONE + " jump_in=numbers",
         "B play r1; C play g1 call; A play r1", MISSED),
    case("win_by_number", "top r5 | A: r1 | B: r2", "", "A play r1", EARNED),
    case("win_by_number", "top r5 | A: rS | B: r2", ONE, "A play rS", MISSED),
    case("win_after_swap", f"top r5 | A: r7 r2 g4 | B: r4 | C: y1 y2 g3 | {PILE}", "+seven_swap",
         "A play r7 to=B call; B play r2; C draw; A play r4", EARNED),
    case("win_after_swap", f"top r5 | A: r1 r4 | B: r7 r2 r3 | turn B | {PILE}", ONE + " +seven_swap",
         "B play r7 to=A; A play r2; B draw", OPEN),
    case("never_last", "top r5 | A: r1 | B: g2 | C: g3", ONE, "A play r1", EARNED),
    case("never_last", f"top r5 | A: g9 | B: r1 | C: g3 | turn B | {PILE}", ONE, "B play r1", MISSED),
    case("never_last", f"top r5 | A: g3 | B: r1 | C: g9 | turn B | {PILE}", ONE, "B play r1", EARNED),
    case("never_last", f"top r5 | A: g9 | B: r1 | C: r3 | turn B | {PILE}", "last-standing target=1",
         "B play r1; C play r3", MISSED),
    case("never_last", f"top r5 | A: r9 | B: r1 | C: y3 | turn B | {PILE}", "last-standing target=1",
         "B play r1; C draw; A play r9", EARNED),
]  # fmt: skip


@pytest.mark.parametrize("one", CASES, ids=lambda one: f"{one.goal}-{one.verdict}")
def test_a_star_is_earned_or_just_missed(one):
    events, teams = told(one)
    assert judge(goals_of(one.goal), events, 0, teams) == [(goals_of(one.goal)[0], one.verdict)]


def test_every_goal_has_a_table_that_earns_it_and_one_that_does_not():
    earned = {one.goal.split()[0] for one in CASES if one.verdict == EARNED}
    missed = {one.goal.split()[0] for one in CASES if one.verdict != EARNED}
    assert earned == missed == set(GOALS) == set(RULES)


def test_a_match_of_several_rounds_is_counted_together():
    line = "top r5 | A: r1 | B: y2"
    t = table(line, rules="target=40 hand_size=1")
    events = [RoundStarted(1, 0, 1, (0, 1), 0), *t.act("A play r1").events]
    ((_goal, first),) = judge(goals_of("win_within 2"), events, 0)
    ((_goal, second),) = judge(goals_of("win_within 1"), events, 0)
    assert (first, second) == (OPEN, MISSED)


# ---- moments -------------------------------------------------------------------------------------------------------

HAPPENINGS = {
    "play": ("top r5 | A: r1 r2 | B: r3 r4", "", "A play r1 call"),
    "call": ("top r5 | A: r1 r2 | B: r3 r4", "", "A play r1 call"),
    "caught": (f"top r5 | A: r1 r2 | B: r3 r4 | {PILE}", "", "A play r1; B catch A"),
    "stack": ("top r5 | A: r+2 r2 r3 | B: y+2 r4 r6", "stack=plus2", "A play r+2; B play y+2"),
    "draw_until": ("top r5 | A: b1 b2 | B: r3 r4 | draw g1 g2 r9", "draw=until", "A draw"),
    "jump": ("top r5 | A: r1 r2 r3 | B: g1 g2 | C: r1 r4 r6", "jump_in=numbers", "A play r1; C jump r1"),
    "together": ("top r5 | A: r1 g1 r3 | B: r3 r4", "multi=symbol", "A play r1 g1 call"),
    "turn": ("top r5|pX | A: rF|p8 r2|oR r3|p7 | B: r1|p3 r1|v2 | draw g1|o5", "flip", "A play rF|p8"),
    "swap": ("top r5 | A: r7 r2 r3 | B: r3 r4", "+seven_swap", "A play r7 to=B"),
    "pass": ("top r5 | A: r0 r2 r3 | B: r3 r4", "+zero_pass", "A play r0"),
    "send_back": ("top r5 | A: r+2 r2 r3 | B: rR r4 r6", "deflect_reverse=any", "A play r+2; B play rR"),
    "launch": ("top r5 | A: b1 | B: r2 | fires 0", "attack", "A draw"),
    "bluff": ("top r5 | A: W+4 r2 r3 | B: r3 r4", "", "A play W+4 colour=g"),
    "challenge": (f"top r5 | A: W+4 r2 r3 | B: r3 r4 | {PILE}", "", "A play W+4 colour=g; B challenge"),
    "out": ("top r5 | A: r1 | B: r3 r4 | C: g1 g2", "last-standing", "A play r1"),
}


@pytest.mark.parametrize("word", MOMENTS)
def test_a_moment_is_told_once_when_it_comes(word):
    line, rules, acts = HAPPENINGS[word]
    moment = Moment(word)
    events, _teams = told((line, rules, tuple(act.strip() for act in acts.split(";"))))
    seen = [moment.see(event) for event in events]
    assert seen.count(True) == 1
    assert moment.come
    assert not any(moment.see(event) for event in events)


@pytest.mark.parametrize("word", [word for word in MOMENTS if word not in ("play", "call")])
def test_an_ordinary_play_is_no_such_moment(word):
    moment = Moment(word)
    events, _teams = told(("top r5 | A: r1 r2 r3 | B: r3 r4", "", ("A play r1",)))
    moment.see_all(events)
    assert not moment.come


def test_no_moment_never_comes():
    moment = Moment("")
    moment.see_all(told(("top r5 | A: r1 r2 | B: r3 r4", "", ("A play r1 call",)))[0])
    assert not moment.come
