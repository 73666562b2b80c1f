"""Where two rules meet: one line per ruling of RULES.md section 6, with its outcome.

A line is a name, a table, the rules, what is done, and what then holds (attributes of `tests.table.Table`, or
``options X`` and ``hand X`` of a seat).
"""

from __future__ import annotations

import pytest

from tests.table import Table, table

FOUR = "| B: g1 g2 | C: y1 y2 | D: b1 b2 | draw b3 b4 b6 b7 b8 b9 b3 b4"
FLIP = "| B: g1|t1 g2|t2 | C: y1|o1 y2|o2 | draw b1|v1 b2|v2 b3|v3 b4|v4"
DEFLECT = "stack=up +deflect_skip deflect_reverse=any bounce=4"

PAIRS = [
    # going out comes before swaps, passes and dares
    ("swap, last card", f"top r5 | A: r7 {FOUR}", "+seven_swap", "A play r7", {"winner": "A", "hand B": "g1 g2"}),
    ("pass, last card", f"top r5 | A: r0 {FOUR}", "+zero_pass", "A play r0", {"winner": "A", "hand B": "g1 g2"}),
    ("dare, last card", f"top r5 | A: r# {FOUR}", "blanks=4", "A play r#", {"winner": "A", "dares": []}),
    # the last card's penalty comes before the count
    ("final draw and count", f"top r5 | A: r+2 {FOUR}", "official", "A play r+2", {"scores": [16, 0, 0, 0]}),
    ("final draw off", f"top r5 | A: r+2 {FOUR}", "-final_draw", "A play r+2", {"scores": [9, 0, 0, 0]}),
    ("final draw and stack", f"top r5 | A: r+2 {FOUR}", "stack=any", "A play r+2", {"counts": [0, 4, 2, 2]}),
    # hands that move
    ("swap and call", "top r5 | A: r7 b1 b2 | B: g1", "+seven_swap", "A play r7 to=B call", {"exposed": ""}),
    ("swap and exposure", "top r5 | A: r7 b1 | B: g1", "+seven_swap", "A play r7 to=B", {"exposed": "AB"}),
    (
        "pass and play on",
        "top r5 | A: r0 b1 b2 | B:  | C: y1 y2",
        "+zero_pass +play_on",
        "A play r0",
        {"hand C": "b1 b2"},
    ),
    # a pending penalty is one question with many answers
    (
        *("stack and deflect", f"top r+2 | pending 2 | A: g+2 rS rR WB W r1 {FOUR}", DEFLECT, ""),
        {"options A": ["WB", "g+2", "rR", "rS", "take"]},
    ),
    (
        *("stack and challenge", f"top r5 | A: W+4 r1 r2 {FOUR.replace('g1', 'W+4')}", "stack=same"),
        *("A play W+4 colour=y; B play W+4 colour=b", {"options C": ["take"]}),
    ),
    (
        *("stack and challenge of the first", f"top r5 | A: W+4 r1 r2 {FOUR.replace('g1', 'W+4')}"),
        *("stack=same challenge_stack=first", "A play W+4 colour=y; B play W+4 colour=b; C challenge"),
        {"counts": [10, 1, 2, 2], "asked": "C play"},
    ),
    (
        *("deflect and challenge of the first", f"top r5 | A: W+4 r1 r2 {FOUR.replace('g1', 'WB')}"),
        *(f"{DEFLECT} challenge_stack=first", "A play W+4 colour=y; B play WB colour=b", {"options A": ["take"]}),
    ),
    ("stack and draw until", f"top r+2 | pending 2 | A: y1 {FOUR}", "draw=until", "A take", {"counts": [3, 2, 2, 2]}),
    (
        *("stack and finish", f"top r+2 | pending 2 | A: g+2 {FOUR}", "stack=same finish=numbers", ""),
        {"options A": ["take"]},
    ),
    (
        *("deflect and finish", f"top r+2 | pending 2 | A: rS {FOUR}", "+deflect_skip finish=numbers", ""),
        {"options A": ["take"]},
    ),
    ("bounce and finish", f"top r+2 | pending 2 | A: WB {FOUR}", "finish=numbers", "", {"options A": ["take"]}),
    (
        *("forced and challenge", f"top r5 | A: W+4 r1 r2 {FOUR.replace('g1', 'W+4')}", "stack=same +stack_forced"),
        *("A play W+4 colour=y", {"options B": ["W+4", "challenge"]}),
    ),
    (
        *("must play and penalties", f"top r+2 | pending 2 | A: g+2 r1 {FOUR}", "stack=same +must_play", ""),
        {"options A": ["g+2", "take"]},
    ),
    (
        *("bounce without end", "top r5 | A: r+2 WB r1 | B: WB WB g1", "bounce=4"),
        *(
            "A play r+2; B play WB colour=g; A play WB colour=r; B play WB colour=b",
            {"asked": "A answer", "pending": 2},
        ),
    ),
    (
        *("deflect, the sender is out", f"top r5 | A: r+2 {FOUR.replace('g1', 'rR')}", "+play_on deflect_reverse=any"),
        *("A play r+2; B play rR", {"asked": "D answer"}),
    ),
    (
        *("deflect with the last card of the round", "top r5 | A: r+2 r1 | B: rS | draw b1 b2", "+deflect_skip"),
        *("A play r+2; B play rS", {"winner": "B", "counts": [1, 0]}),
    ),
    # jumping in
    (
        *("jump and penalty, replace", f"top r5 | A: r+2 r1 r2 {FOUR.replace('y1', 'r+2')}", "jump_in=all"),
        *("A play r+2; C jump r+2", {"asked": "D answer", "pending": 2}),
    ),
    (
        *("jump and penalty, add", f"top r5 | A: r+2 r1 r2 {FOUR.replace('y1', 'r+2')}", "jump_in=all jump_effect=add"),
        *("A play r+2; C jump r+2", {"asked": "D answer", "pending": 4}),
    ),
    (
        *("jump and skip, replace", f"top r5 | A: rS r1 r2 {FOUR.replace('b1', 'rS')}", "jump_in=all"),
        *("A play rS; D jump rS", {"asked": "B play"}),
    ),
    (
        *("jump and skip, add", f"top r5 | A: rS r1 r2 {FOUR.replace('b1', 'rS')}", "jump_in=all jump_effect=add"),
        *("A play rS; D jump rS", {"asked": "C play"}),
    ),
    (
        *("jump and reverse, replace", f"top r5 | A: rR r1 r2 {FOUR.replace('y1', 'rR')}", "jump_in=all"),
        *("A play rR; C jump rR", {"asked": "B play", "direction": -1}),
    ),
    (
        *("jump and reverse, add", f"top r5 | A: rR r1 r2 {FOUR.replace('y1', 'rR')}", "jump_in=all jump_effect=add"),
        *("A play rR; C jump rR", {"asked": "D play", "direction": 1}),
    ),
    (
        *("jump and swap", f"top r5 | A: r7 r1 r2 {FOUR.replace('y1', 'r7')}", "jump_in=all +seven_swap"),
        *("A play r7 to=B; C jump r7 to=D", {"hand A": "g1 g2", "hand D": "y2", "asked": "D play"}),
    ),
    (
        *("jump and wild", f"top r5 | A: W r1 r2 {FOUR.replace('y1', 'W')}", "jump_in=all"),
        *("A play W colour=g; C jump W", {"asked": "C colour"}),
    ),
    (
        *("jump and deflection", f"top r+2 | pending 2 | A: rR r1 r2 {FOUR.replace('y1', 'rR')}"),
        *(f"{DEFLECT} jump_in=all", "A play rR; C jump rR", {"asked": "B answer", "direction": -1, "pending": 2}),
    ),
    (
        *("jump and window", f"top r5 | A: r1 r2 {FOUR.replace('y1', 'r1')}", "jump_in=all"),
        *("A play r1; C jump r1", {"exposed": "AC"}),
    ),
    (
        *("jump and flip", f"top r5|p5 | A: rF|p1 r2|p2 r3|p3 {FLIP.replace('y1|o1', 'rF|p1')}", "flip jump_in=all"),
        *("A play rF|p1", {"may C jump rF|p1": False}),
    ),
    (
        *(
            "jump and the other face",
            f"top r5|p5 | A: r1|p1 r2|p2 r3|p3 {FLIP.replace('y1|o1', 'r1|vX')}",
            "flip jump_in=all",
        ),
        *("A play r1|p1", {"may C jump r1|vX": True}),
    ),
    (
        *("jump and challenge", f"top r5 | A: W+4 r1 r2 {FOUR.replace('y1', 'W+4')}", "jump_in=all"),
        *("A play W+4 colour=g; C jump W+4 colour=b", {"options D": ["take"], "pending": 4}),
    ),
    (
        *("jump and strict", f"top r5 | A: W+4 g1 b2 {FOUR.replace('y1 y2', 'W+4 r1 y2')}", "jump_in=all wd4=strict"),
        *("A play W+4 colour=r; C jump W+4 colour=b", {"asked": "D answer"}),
    ),
    (
        *("jump and going out", f"top r5 | A: r1 b2 {FOUR.replace('y1 y2', 'r1')}", "jump_in=all +play_on"),
        *("A play r1; C jump r1", {"out": "C", "exposed": "A", "asked": "D play"}),
    ),
    (
        *("jump and misplay", f"top r5 | A: r1 b2 b5 {FOUR}", "jump_in=all misplay=1"),
        *("A play r1; C jump y1", {"counts": [2, 2, 3, 2], "asked": "B play"}),
    ),
    # several cards at once
    (
        *("several and penalty", f"top r5 | A: r+2 g+2 r1 {FOUR}", "multi=symbol", "A play r+2 g+2"),
        {"pending": 4, "asked": "B answer"},
    ),
    ("several and skip", f"top r5 | A: rS gS r1 {FOUR}", "multi=symbol", "A play rS gS", {"asked": "D play"}),
    ("several and reverse", f"top r5 | A: rR gR r1 {FOUR}", "multi=symbol", "A play rR gR", {"direction": 1}),
    (
        *(
            "several and deflect",
            f"top r+2 | pending 2 | A: rS gS r1 {FOUR}",
            f"multi=symbol {DEFLECT}",
            "A play rS gS",
        ),
        {"asked": "B answer", "pending": 2},
    ),
    (
        *("several and finish", f"top r5 | A: rS gS {FOUR}", "multi=symbol finish=numbers", ""),
        {"may A play rS gS": False, "options A": ["draw", "rS"]},
    ),
    ("several and drawn", f"top r5 | A: b3 {FOUR}", "multi=symbol", "A draw", {"asked": "B play"}),
    # what must be played
    ("must play and strict", f"top r5 | A: W+4 y5 {FOUR}", "wd4=strict +must_play", "", {"options A": ["W+4", "y5"]}),
    ("must play and bluff", f"top r5 | A: W+4 y9 r1 {FOUR}", "wd4=strict +must_play", "", {"options A": ["r1"]}),
    ("must play and a forced bluff", f"top r5 | A: W+4 y9 {FOUR}", "+must_play", "", {"options A": ["W+4"]}),
    ("must play and finish", f"top r5 | A: rS {FOUR}", "+must_play finish=numbers", "", {"options A": ["draw"]}),
    (*("must play and the drawn card", f"top b5 | A: r1 {FOUR}", "+must_play", "A draw", {"options A": ["b3"]}),),
    # playing on
    (
        *("play on and reverse with two left", "top r5 | A: rR | B: g1 | C: b1", "+play_on", "A play rR"),
        {"asked": "C play", "direction": 1},
    ),
    (
        "play on and skip everyone",
        f"top r5|p5 | dark | A: r1|pX {FLIP}",
        "flip +play_on",
        "A play r1|pX",
        {"asked": "B play"},
    ),
    ("play on and final draw", f"top r5 | A: r+2 {FOUR}", "+play_on -final_draw", "A play r+2", {"asked": "B answer"}),
    ("play on and teams", f"top r5 | A: r1 {FOUR}", "+play_on teams=2", "A play r1", {"winner": "A"}),
    # teams
    ("teams and catch", f"top r5 | A: r1 r2 {FOUR}", "teams=2", "A play r1", {"may C catch A": True}),
    ("teams and swap", f"top r5 | A: r7 r2 {FOUR}", "teams=2 +seven_swap", "A play r7 to=C", {"hand A": "y1 y2"}),
    ("teams and score", f"top r5 | A: r1 {FOUR}", "teams=2", "A play r1", {"scores": [6, 0]}),
    # discard-all
    ("discard-all and the call", f"top r5 | A: rD r1 b1 {FOUR}", "official", "A play rD r1", {"exposed": "A"}),
    ("discard-all and going out", f"top r5 | A: rD r1 {FOUR}", "official", "A play rD r1", {"winner": "A"}),
    (
        *("discard-all and finish", f"top r5 | A: rD r1 {FOUR}", "finish=numbers discard_all=all", ""),
        {"options A": ["draw", "r1"]},
    ),
    (
        *("discard-all and numbers or draw", f"top r5 | A: rD r1 {FOUR}", "finish=numbers-or-draw", "A play rD r1"),
        {"hand A": "b3", "exposed": "A"},
    ),
    # the deck that turns
    ("flip and match", f"top r5|p1 | A: rF|p1 r2|p2 {FLIP}", "flip", "A play rF|p1", {"options B": ["draw", "g1|t1"]}),
    (
        *("flip and a wild up", f"top r5|W | A: rF|p1 r2|p2 {FLIP}", "flip", "A play rF|p1"),
        {"asked": "B colour", "exposed": ""},
    ),
    (
        *("flip and time", f"top r5|W | A: rF|p1 r2|p2 {FLIP}", "flip", "A play rF|p1; B timeout"),
        {"asked": "B play", "exposed": "A", "colour": "t"},
    ),
    ("flip and the last card", f"top r5|p1 | A: rF|p1 {FLIP}", "flip", "A play rF|p1", {"top": "rF|p1", "winner": "A"}),
    # the launcher
    (
        "launcher and draw until",
        f"top r5 | A: r1 {FOUR} | fires 0 1",
        "attack draw=until",
        "A draw",
        {"asked": "B play"},
    ),
    (
        "launcher and a penalty",
        f"top r+2 | pending 2 | A: r1 {FOUR} | fires 2 1",
        "attack",
        "A take",
        {"counts": [4, 2, 2, 2]},
    ),
    (
        *("launcher and jump", f"top r5 | A: rH r1 r2 {FOUR.replace('b1', 'rH')} | fires 1 1 1", "attack jump_in=all"),
        *("A play rH; D jump rH", {"counts": [3, 4, 2, 1], "asked": "B play"}),
    ),
    # nobody is stuck
    (
        "must play and blocked",
        "top r5 | A: b1 | B: g2",
        "+must_play",
        "A draw; B draw",
        {"winner": "A", "asks": "nothing"},
    ),
    ("misplay and blocked", "top r5 | A: b1 | B: g2", "misplay=1", "A play b1; B play g2", {"winner": "A"}),
    # what may be tried is not listed
    ("misplay and the list", f"top r5 | A: b1 {FOUR}", "misplay=1", "", {"options A": ["draw"], "may A play b1": True}),
]


def look(t: Table, key: str) -> object:
    word, _, rest = key.partition(" ")
    if word == "may":
        return t.may(rest)
    return getattr(t, word)(rest) if rest else getattr(t, word)


@pytest.mark.parametrize(("line", "rules", "acts", "holds"), [p[1:] for p in PAIRS], ids=[p[0] for p in PAIRS])
def test_two_rules_meet(line, rules, acts, holds):
    t = table(line, rules=rules)
    if acts:
        t.act(*acts.split("; "))
    assert {key: look(t, key) for key in holds} == holds
