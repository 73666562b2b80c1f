from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game import narrate
from game.engine import events as ev
from game.engine import new_match, project
from game.engine.actions import DEAL, NOBODY, Action
from game.engine.cards import FACES, HIDDEN, SYMBOLS, face
from game.engine.flow import apply, legal_actions
from game.narrate import cards, presets, refusals, switches
from game.narrate.events import _TELLERS
from game.rules import PRESETS, SWITCHES, compile_game, rule_set

GAME = Path(narrate.__file__).parents[1]
NAMES = ("Old Ox", "Tigress", "Jade Rabbit", "Green Snake")


# ---- refusals


def raised() -> list[tuple[str, str, set[str] | None]]:
    """Return every code the code base raises: (code, where, names of its values; None when they cannot be told)."""
    found = []
    for path in sorted(GAME.rglob("*.py")):
        if "narrate" not in path.parts:
            found += _raised_in(ast.parse(path.read_text(encoding="utf-8")), path)
    return found


def _raised_in(tree: ast.Module, path: Path) -> list[tuple[str, str, set[str] | None]]:
    tables = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    found = []
    for node in ast.walk(tree):
        where = f"{path.name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call) and _name(node.func) in ("IllegalAction", "RuleError") and node.args:
            keys = {keyword.arg for keyword in node.keywords}
            values = None if None in keys else keys
            found += [(code, where, values) for code in _codes(node.args[0], tables)]
        elif not {"engine", "rules"} & set(path.parts):
            continue
        elif isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) == "str | None":
            returns = [part for part in ast.walk(node) if isinstance(part, ast.Return) and part.value]
            found += [(code, where, None) for part in returns for code in _codes(part.value, tables)]
        elif isinstance(node, ast.Assign) and any(_name(target) == "code" for target in node.targets):
            found += [(code, where, None) for code in _codes(node.value, tables)]
    return found


def _name(node: ast.expr) -> str:
    return getattr(node, "id", getattr(node, "attr", ""))


def _codes(node: ast.expr, tables: dict[str, ast.expr]) -> list[str]:
    if isinstance(node, ast.Subscript) and isinstance(tables.get(_name(node.value)), ast.Dict):
        return [code for value in tables[_name(node.value)].values for code in _codes(value, tables)]
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return [text for text in texts if re.fullmatch(r"[a-z][a-z0-9_]+", text)]


def placeholders(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", sentence))


def test_every_code_that_is_raised_has_a_sentence():
    missing = sorted({(code, where) for code, where, _ in raised() if code not in refusals.TABLE})
    assert not missing


def test_every_sentence_is_raised_somewhere():
    assert set(refusals.TABLE) <= {code for code, _, _ in raised()}


def test_every_refusal_comes_with_the_values_its_sentence_needs():
    for code, where, values in raised():
        if values is not None:
            assert placeholders(refusals.TABLE[code]) <= values | {"face"}, (code, where)


@pytest.mark.parametrize("code", refusals.TABLE)
def test_a_refusal_is_a_whole_sentence(code):
    values = {"face": "r5", "other": "W+4", "top": "b7", "colour": 0, "turn": 1, "seat": 1, "to": 1, "last": "W+4"}
    needed = {name: values.get(name, 3) for name in placeholders(refusals.TABLE[code])}
    told = narrate.refusal(code, needed, NAMES)
    assert told[0].isupper() or told[0] in "“0123456789"
    assert told.endswith((".", "…"))
    assert "{" not in told


def test_a_refusal_names_cards_players_and_near_misses():
    told = narrate.refusal("does_not_fit", {"face": "r5", "top": "W+4", "colour": 3})
    assert told == "Red 5 does not fit on wild +4: it needs blue, the same symbol or a wild."
    assert narrate.refusal("not_your_turn", {"turn": 1}, NAMES) == "It is not your turn: Tigress is to act."
    told = narrate.refusal("switch_unknown", {"word": "stak", "near": "stack", "position": 10})
    assert told == "There is no rule “stak”. Did you mean “stack”? (character 10)"


def test_with_the_rules_a_refusal_says_which_rule_it_is():
    values = {"face": "r+2", "pending": 4, "last": "W+4"}
    told = narrate.refusal("no_answer", values, rules=rule_set("official stack=same").values)
    assert told == "The penalty ends in wild +4: red +2 does not answer it, only the same card does here."
    without = {"face": "r+2", "pending": 4}
    assert "4" in narrate.refusal("no_answer", without, rules=rule_set("official stack=same").values)
    for code, (switch, by_value) in refusals.BY_RULE.items():
        assert code in refusals.TABLE
        known = {s.id: s for s in SWITCHES}[switch]
        assert set(by_value) <= set(known.values)


def test_a_seat_without_a_name_is_called_by_its_number():
    assert narrate.refusal("not_your_turn", {"turn": 2}) == "It is not your turn: seat 2 is to act."
    assert narrate.refusal("not_your_turn", {"turn": NOBODY}) == "It is not your turn: nobody is to act."


def test_an_unknown_code_is_told_all_the_same():
    assert narrate.refusal("never_heard", {}) == "That is not allowed (never_heard)."


# ---- cards


@pytest.mark.parametrize("written", FACES)
def test_every_face_has_a_name_and_an_explanation(written):
    text = narrate.card_about(face(written))
    assert text.name
    assert text.about.endswith(".")
    assert narrate.face_name(written) == narrate.face_name(face(written)) == text.name


def test_no_two_faces_have_the_same_name():
    assert len({narrate.face_name(number) for number in FACES.values()}) == len(FACES)


def test_faces_in_words():
    assert narrate.face_name("r5") == "red 5"
    assert narrate.face_name("W+4") == "wild +4"
    assert narrate.face_name(HIDDEN) == "a card"
    assert narrate.face_name("no card") == "no card"
    assert narrate.face_names([face("r5"), face("b5"), face("W")]) == "red 5, blue 5 and wild"
    assert narrate.colour_name(-1) == "no colour"


def test_every_symbol_but_numbers_is_explained():
    assert set(cards.CARDS) == {symbol for symbol in SYMBOLS if not symbol.isdigit()}


# ---- switches and presets


def test_every_switch_and_every_named_value_has_its_words():
    assert set(switches.SWITCHES) == {switch.id for switch in SWITCHES}
    for switch in SWITCHES:
        named = switches.SWITCHES[switch.id].values
        if switch.kind == "choice":
            assert list(named) == list(switch.values), switch.id
        assert all(switch.allows(value) for value in named), switch.id
        assert narrate.switch_about(switch.id).endswith("."), switch.id
        assert narrate.value_name(switch.id, switch.official)


def test_no_two_switches_have_the_same_name():
    assert len({text.name for text in switches.SWITCHES.values()}) == len(SWITCHES)


def test_every_group_has_a_name():
    assert {switch.group for switch in SWITCHES} == set(switches.GROUPS)


def test_every_preset_and_origin_has_its_words():
    assert set(presets.PRESETS) == set(PRESETS)
    assert set(presets.ORIGINS) == {preset.origin for preset in PRESETS.values()}
    for preset in PRESETS:
        assert narrate.preset_about(preset).endswith(".")
        assert narrate.preset_name(preset)
        assert narrate.preset_origin(preset)


def test_a_rule_in_one_line():
    assert narrate.rule_line("stack", "same") == "Stacking: the same card only"
    assert narrate.rule_line("seven_swap", True) == "Seven swaps: on"
    assert narrate.rule_line("hand_size", 7) == "Hand size: 7"
    assert narrate.rule_line("dare_text", "sing") == "The dare: “sing”"
    assert narrate.rule_line("dare_text", "") == "The dare: none"
    told = narrate.idle_note("stack_forced", "stack", "off")
    assert told == "Forced stacking does nothing here, because of Stacking: off."


# ---- events


def test_every_event_has_a_teller():
    assert set(_TELLERS) == set(ev.Event.__args__)


R5, B5, W4 = face("r5"), face("b5"), face("W+4")


@pytest.mark.parametrize(
    ("event", "told", "to_the_seat"),
    [
        (ev.RoundStarted(2, 1, 1, (0, 1), 108), "Round 2: Tigress deals.", "Round 2: you deal."),
        (
            ev.DealerDrew(((0, R5), (1, face("b7"))), 1),
            "Drawn for the deal: Old Ox red 5 and Tigress blue 7. Tigress deals.",
            "Drawn for the deal: Old Ox red 5 and you blue 7. You deal.",
        ),
        (ev.Moved((4,), (R5,), (), -1, 1, "deal"), None, None),
        (ev.Moved((4,), (R5,), (), -1, -2, "first"), "The first card is red 5.", "The first card is red 5."),
        (
            ev.Moved((4,), (W4,), (), -2, -1, "back"),
            "Wild +4 cannot be the first card and goes back.",
            "Wild +4 cannot be the first card and goes back.",
        ),
        (
            ev.Moved((4, 5), (R5, B5), (), 1, -2, "play"),
            "Tigress plays red 5 and blue 5.",
            "You play red 5 and blue 5.",
        ),
        (ev.Moved((4,), (R5,), (), 1, -2, "jump"), "Tigress jumps in with red 5!", "You jump in with red 5!"),
        (ev.Moved((4,), (HIDDEN,), (), -1, 1, "draw"), "Tigress draws 1 card.", "You draw 1 card."),
        (ev.Moved((4, 5), (R5, B5), (), -1, 1, "draw"), "Tigress draws 2 cards.", "You draw red 5 and blue 5."),
        (
            ev.Moved((4, 5), (HIDDEN,) * 2, (), -1, 1, "penalty"),
            "Tigress takes the penalty: 2 cards.",
            "You take the penalty: 2 cards.",
        ),
        (ev.Reshuffled(30), "The discard pile is shuffled: 30 cards to draw from.", None),
        (ev.ColourSet(2), "The colour is green.", "The colour is green."),
        (ev.ColourSet(-1), None, None),
        (ev.DirectionSet(-1), "Play runs counter-clockwise.", None),
        (ev.TurnSet(1, "play", HIDDEN), None, "Your turn."),
        (ev.TurnSet(1, "nothing", HIDDEN), None, None),
        (ev.Skipped(1), "Tigress is skipped.", "You are skipped."),
        (ev.PendingSet(1, 4, 0), "Tigress faces a penalty: 4 cards.", "You face a penalty: 4 cards."),
        (ev.PendingSet(1, 2, 1), "Tigress faces a penalty: 2 cards and until the colour comes.", None),
        (ev.PendingSet(1, 0, 0), None, None),
        (ev.Kept(1), "Tigress passes.", "You pass."),
        (ev.TimedOut(1), "Tigress has run out of time.", "You have run out of time."),
        (ev.Called(1, True), "Tigress calls: “UNO!”", "You call: “UNO!”"),
        (ev.Called(1, False), "Tigress calls “UNO!” when it is not due.", "You call “UNO!” when it is not due."),
        (ev.Caught(0, 1, True), "Tigress catches Old Ox without a call!", "You catch Old Ox without a call!"),
        (
            ev.Caught(1, 0, False),
            "Old Ox tries to catch Tigress, for nothing.",
            "Old Ox tries to catch you, for nothing.",
        ),
        (ev.Challenged(0, 1, True), "Tigress challenges Old Ox, and is right.", "You challenge Old Ox, and are right."),
        (ev.HandShown(0, 1, (R5, B5)), "Old Ox held red 5 and blue 5.", "Old Ox held red 5 and blue 5."),
        (ev.HandShown(0, 2, (HIDDEN,)), "Old Ox shows the hand to Jade Rabbit alone.", None),
        (ev.HandsSwapped(0, 1, ()), "Old Ox and Tigress swap hands.", "You and Old Ox swap hands."),
        (ev.HandsPassed(1, ()), "Every hand goes to the next player.", None),
        (
            ev.DeckTurned(True, face("pX"), (), HIDDEN),
            "Everything turns to the dark side. The top is pink skip everyone.",
            None,
        ),
        (ev.Dared(0, 1, 1), "Tigress dares Old Ox.", "You dare Old Ox."),
        (ev.Dared(0, 1, 2), "Tigress dares Old Ox, 2 times.", "You dare Old Ox, 2 times."),
        (ev.Launched(1, 0), "Tigress presses the launcher: nothing.", "You press the launcher: nothing."),
        (ev.Launched(1, 3), "Tigress presses the launcher: it fires 3 cards!", None),
        (ev.Misplayed(1, (R5,)), "Tigress lays red 5, which cannot be played. It comes back.", None),
        (ev.Fined(0, 1), "Tigress has Old Ox fined for advice.", "You have Old Ox fined for advice."),
        (ev.PlayUndone(1), "What Tigress played no longer counts.", "What you played no longer counts."),
        (ev.WentOut(1, 1), "Tigress is out of cards!", "You are out of cards!"),
        (ev.WentOut(1, 3), "Tigress is out of cards, in place 3.", None),
        (ev.MatchEnded(1), "Tigress wins the match!", "You win the match!"),
        (ev.MatchEnded(NOBODY), "The match is shared: nobody wins it.", "The match is shared: nobody wins it."),
    ],
)
def test_an_event_in_a_sentence(event, told, to_the_seat):
    assert narrate.sentence(event, NAMES) == told
    if to_the_seat is not None:
        assert narrate.sentence(event, NAMES, 1) == to_the_seat


def ended(winner: int, *, blocked: bool = False, scores: tuple[int, ...] = (0, 24)) -> ev.RoundEnded:
    return ev.RoundEnded(winner, blocked, (), (), scores, scores, (0, 0), (), 0)


def test_the_end_of_a_round():
    assert narrate.sentence(ended(1), NAMES) == "Tigress wins the round: 24 points."
    assert narrate.sentence(ended(1, scores=(12, 0)), NAMES, 1) == "You win the round."
    assert narrate.sentence(ended(NOBODY, blocked=True), NAMES) == "Nobody can go on. Nobody wins the round."


def test_teams_and_dares_are_told_when_they_are_known():
    assert narrate.sentence(ev.MatchEnded(0), NAMES, teams=2) == "The match goes to Old Ox and Jade Rabbit!"
    assert narrate.sentence(ev.MatchEnded(1), NAMES, 3, teams=2) == "The match goes to Tigress and you!"
    ten = (*NAMES, *(f"P{n}" for n in range(6)))
    assert narrate.sentence(ev.MatchEnded(1), ten, teams=2) == "The match goes to Tigress, Green Snake and 3 others!"
    assert narrate.sentence(ev.MatchEnded(0), (), teams=2) == "Team 1 wins the match!"
    assert narrate.sentence(ended(3), NAMES, teams=2) == "Green Snake wins the round: 24 points."
    assert narrate.sentence(ev.Dared(0, 1, 1), NAMES, dare="sing") == "Tigress dares Old Ox: “sing”."


def test_what_a_seat_is_asked():
    assert narrate.prompt("play") == "Your turn: play a card or draw."
    assert narrate.prompt("drawn", drawn=R5) == "Play red 5, or keep it."
    assert narrate.prompt("answer", pending=4) == "Answer the penalty, or take it: 4 cards."
    assert narrate.prompt("answer", until=2) == "Answer the penalty, or take it: until the colour has come 2 times."


def test_a_narrator_tells_a_colour_only_when_it_is_news():
    narrator = narrate.Narrator(NAMES)
    assert narrator.tell(ev.Moved((4,), (R5,), (), 1, ev.DISCARD_PILE, "play"))
    assert narrator.tell(ev.ColourSet(0)) is None
    assert narrator.tell(ev.Moved((5,), (W4,), (), 0, ev.DISCARD_PILE, "play"))
    assert narrator.tell(ev.ColourSet(0)) == "The colour is red."


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_rounds_are_told_without_a_gap(preset):
    state, logged = new_match(compile_game(rule_set(preset), 4), 4, seed=5)
    narrators = [narrate.Narrator(NAMES, seat) for seat in range(4)]
    for number in range(300):
        for event in logged:
            for seat, narrator in enumerate(narrators):
                told = narrator.tell(project(event, seat))
                assert told is None or (told.endswith((".", "!", "”")) and "{" not in told and "seat " not in told)
        if state.round_over:
            if state.match_over:
                break
            logged = apply(state, Action(NOBODY, DEAL))
            continue
        acts = legal_actions(state, state.turn)
        logged = apply(state, acts[number * 7 % len(acts)])
