"""The command ``check``: the scenario files hold, and what is no scenario is refused by name."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from game.cli import main
from game.cli.progress import Progress
from game.cli.scenarios import InvalidScenario, read_bytes, read_file, run
from game.cli.scenarios.checks import CHECKS
from game.cli.scenarios.reader import MAX_BYTES
from game.engine.errors import IllegalAction

SCENARIOS = Path(__file__).parent / "scenarios"
FILES = sorted(SCENARIOS.glob("*.toml"))

TABLE = """
id = "a"
about = "A red +2 is played."
[table]
hands = ["r+2 b5", "g+2 y1 y2", "r1"]
discard = "b7 r7"
draw = "b1 b2 b3 b4 b6"
"""
STEP = TABLE + "[[step]]\n"
PLAYED = STEP + 'do = "0 play r+2"\n'


def scenario(text: str, rules: str = ""):
    return read_bytes((text.replace("[table]", f"[rules]\n{rules}\n[table]") if rules else text).encode())


def failure(text: str, rules: str = "") -> str:
    return str(run(scenario(text, rules)))


def refused(text: str, rules: str = "") -> str:
    with pytest.raises(InvalidScenario) as caught:
        scenario(text, rules)
    return str(caught.value)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path):
    assert run(read_file(path)) is None


def test_every_file_is_named_for_its_id():
    assert [read_file(path).id for path in FILES] == [path.stem for path in FILES]


def test_every_key_of_the_readme_is_checked_and_used():
    used = {key for path in FILES for step in read_file(path).steps for key in step.holds}
    assert used == set(CHECKS)


# ---- what must hold


@pytest.mark.parametrize(
    ("holds", "told"),
    [
        ("turn = 0", "step 1: turn: expected 0, got 1"),
        ('asks = "play"', 'step 1: asks: expected "play", got "answer"'),
        ('top = "r7"', 'step 1: top: expected "r7", got "r+2"'),
        ('colour = "b"', 'step 1: colour: expected "b", got "r"'),
        ("direction = -1", "step 1: direction: expected -1, got 1"),
        ("pending = 4", "step 1: pending: expected 4, got 2"),
        ("dark = true", "step 1: dark: expected true, got false"),
        ('hands = { 0 = "b6" }', 'step 1: hands: expected { 0 = "b6" }, got { 0 = "b5" }'),
        ("counts = { 1 = 7 }", "step 1: counts: expected { 1 = 7 }, got { 1 = 3 }"),
        ("draw_count = 3", "step 1: draw_count: expected 3, got 5"),
        ("discard_count = 9", "step 1: discard_count: expected 9, got 3"),
        ("exposed = []", "step 1: exposed: expected [], got [0]"),
        ('legal = { 1 = ["draw"] }', 'step 1: legal: expected { 1 = ["draw"] }, got { 1 = ["take"] }'),
        ('may = { 1 = ["take", "draw"] }', 'step 1: may: expected { 1 = ["take", "draw"] }, got { 1 = ["take"] }'),
        ('may_not = { 1 = ["take"] }', 'step 1: may_not: expected { 1 = ["take"] }, got { 1 = [] }'),
        ("out = [0]", "step 1: out: expected [0], got []"),
        ("winner = 0", 'step 1: winner: expected 0, got "none"'),
        ("round_scores = [24, 0, 0]", "step 1: round_scores: expected [24, 0, 0], got []"),
        ("scores = [124, 0, 0]", "step 1: scores: expected [124, 0, 0], got [0, 0, 0]"),
        ("match_over = true", "step 1: match_over: expected true, got false"),
        ("match_winner = 0", 'step 1: match_winner: expected 0, got "none"'),
        ("pigs = [1, 0, 0]", "step 1: pigs: expected [1, 0, 0], got [0, 0, 0]"),
        ("knocked_out = [2]", "step 1: knocked_out: expected [2], got []"),
        ("dares = [[2, 1]]", "step 1: dares: expected [[2, 1]], got []"),
        ("seen = { 1 = [0] }", "step 1: seen: expected { 1 = [0] }, got { 1 = [] }"),
        ("refused = true", "step 1: refused: expected true, got false"),
    ],
)
def test_what_does_not_hold_is_told(holds, told):
    assert failure(PLAYED + holds) == told


def test_a_refused_act_that_was_not_expected_tells_why():
    assert failure(STEP + 'do = "0 play b5"').startswith("step 1: do: expected accepted, got refused (does_not_fit")
    assert failure(STEP + 'do = "0 play r9"').startswith("step 1: do: expected accepted, got refused (not_held")


def test_the_first_failure_ends_a_file_and_steps_are_counted_with_the_first():
    text = STEP + 'turn = 0\n[[step]]\ndo = "0 play r+2"\nturn = 1\n[[step]]\ndo = "1 take"\nturn = 0\npending = 9'
    assert failure(text) == "step 3: turn: expected 0, got 2"


def test_keys_of_a_refused_act_are_held_against_the_unchanged_table():
    assert run(scenario(STEP + 'do = "1 draw"\nrefused = true\nturn = 0\ncounts = { 1 = 3 }')) is None
    assert failure(STEP + 'do = "1 draw"\nrefused = true\nturn = 1') == "step 1: turn: expected 1, got 0"


def test_legal_lists_plays_by_their_cards_in_any_order():
    assert run(scenario(STEP + 'legal = { 0 = ["draw", "play r+2"], 1 = [] }')) is None


def test_legal_lists_the_colours_where_one_is_asked():
    text = STEP.replace("r+2 b5", "W b5 b6") + 'do = "0 play W"\nasks = "colour"\nlegal = { 1 = [], 0 = '
    assert run(scenario(text + '["colour r", "colour y", "colour g", "colour b"] }')) is None


# ---- what is no scenario


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('about = "' + "1.2.3 " * 60 + '"\n' + STEP, "line 1: too many full stops"),
        ("id = ", "is not TOML (Invalid value (at"),
        ("x = " + "9" * 5000, "is not TOML ("),
        ("x = " + "[" * 200_000, "is nested too deeply"),
        ("x = " + "{a=" * 200_000, "is nested too deeply"),
        ("a" + ".a" * 200_000 + " = 1", "line 1: too many full stops"),
        ("".join(f"a{i}.b.c.d.e.f.g.h.i.j.k=1\n" for i in range(1200)), "too many full stops"),
        ("#" * (MAX_BYTES + 1), f"is larger than {MAX_BYTES} bytes"),
        (TABLE, "step: there is no step"),
        (TABLE + "step = 3\n", "table.step: unknown key"),
        ('id = "a"\nstep = [1]\n[table]\nhands = ["r1", "r2"]\ndiscard = "r3"', "step: must be written as [[step]]"),
        (STEP.replace('id = "a"', ""), "id: is missing"),
        (STEP.replace('id = "a"', 'id = "a\\nb"'), "id: must be one line"),
        (STEP.replace('id = "a"', "id = 3"), "id: must be text"),
        (STEP.replace('id = "a"', 'id = "a"\nname = "b"'), "name: unknown key"),
        (STEP.replace('id = "a"', 'id = "a"\nseed = -1'), "seed: must be a whole number"),
        (STEP.replace('about = "A red +2 is played."', "about = 1"), "about: must be text"),
        (
            STEP.replace("[table]", "[rules]\nstak = 1\n[table]"),
            "rules: There is no rule “stak”. Did you mean “stack”?",
        ),
        (STEP.replace("[table]", "rules = 3\n[table]"), "rules: must be a table"),
        (STEP.replace("[table]", "[deal]\nplayers = 2\n[table]"), "table: a scenario has either [table] or [deal]"),
        ('id = "a"\n[[step]]\nturn = 0', "table: a scenario has either [table] or [deal]"),
        ('id = "a"\ntable = 3\n[[step]]\nturn = 0', "table: must be a table"),
        (STEP + "legl = {}", "step 1: legl: unknown key"),
        (STEP + "turn = 3", "step 1: turn: must be a whole number from 0 to 2"),
        (STEP + "turn = true", "step 1: turn: must be a whole number"),
        (STEP + "dark = 1", "step 1: dark: must be true or false"),
        (STEP + "refused = 1", "step 1: refused: must be true or false"),
        (STEP + "refused = true", "step 1: do is missing"),
        (STEP + "turn = 0\n[[step]]\nturn = 0", "step 2: do is missing"),
        (STEP + 'asks = "card"', "step 1: asks: must be one of play, drawn"),
        (STEP + 'top = "r1 r2"', "step 1: top: must be one card"),
        (STEP + 'top = "r55"', "step 1: top: “r55” is no card"),
        (STEP + "top = 5", "step 1: top: must be a text of cards"),
        (STEP + 'colour = "x"', "step 1: colour: must be a colour letter"),
        (STEP + "direction = 0", "step 1: direction: must be 1 or -1"),
        (STEP + "counts = 3", "step 1: counts: must be a table by seat"),
        (STEP + "counts = { 3 = 1 }", "step 1: counts: “3” is no seat of 3"),
        (STEP + "counts = { 01 = 1 }", "step 1: counts: “01” is no seat of 3"),
        (STEP + 'counts = { 0 = "1" }', "step 1: counts.0: must be a whole number"),
        (STEP + "out = [3]", "step 1: out[0]: must be a whole number from 0 to 2"),
        (STEP + "out = 0", "step 1: out: must be a list"),
        (STEP + 'winner = "nobody"', "step 1: winner: must be a whole number"),
        (STEP + "dares = [[3, 1]]", "step 1: dares: must be a list of [seat, how many]"),
        (STEP + "dares = [[0]]", "step 1: dares: must be a list of 2"),
        (STEP + 'legal = { 0 = "draw" }', "step 1: legal.0: must be a list"),
        (STEP + 'legal = { 0 = ["call"] }', "step 1: legal.0: “call” is no act of a turn or an answer"),
        (STEP + 'legal = { 0 = ["play W colour=r"] }', "step 1: legal.0: “colour=r” is no card"),
        (STEP + 'may = { 0 = ["sing"] }', "step 1: may.0: “sing” is no act"),
        (STEP + "do = 3", "step 1: do: must be an act such as"),
        (STEP + 'do = ""', "step 1: do: must be an act such as"),
        (STEP + 'do = "0"', "step 1: do: “” is no act"),
        (STEP + 'do = "a draw"', "step 1: do: “a” is no seat"),
        (STEP + 'do = "0 draw r5"', "step 1: do: “draw r5” is no act"),
        (STEP + 'do = "0 play"', "step 1: do: a play names its cards"),
        (STEP + 'do = "0 play call"', "step 1: do: “call” is no card"),
        (STEP + 'do = "0 play r5 call r6"', "step 1: do: “r6” is no card"),
        (STEP + 'do = "0 play r5 call call"', "step 1: do: “call” is no card"),
        (STEP + 'do = "0 play W colour=x"', "step 1: do: must be a colour letter"),
        (STEP + 'do = "0 play W to=x"', "step 1: do: “x” is no seat"),
        (STEP + 'do = "0 colour red"', "step 1: do: “colour red” is no act"),
        (STEP + 'do = "0 play r5|p3"', "step 1: do: “r5|p3” has two faces"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused_and_the_place_is_named(text, told):
    assert refused(text).startswith(told)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("hands = [", "hand = [", "table.hands: is missing"),
        ('["r+2 b5", "g+2 y1 y2", "r1"]', '["r1"]', "table.hands: must be a list of 2 to 10 hands"),
        ('["r+2 b5", "g+2 y1 y2", "r1"]', str(["r1"] * 11), "table.hands: must be a list of 2 to 10 hands"),
        ('"r1"]', "5]", "table.hands[2]: must be a text of cards"),
        ('"r1"]', '"r1 x"]', "table.hands[2]: “x” is no card"),
        ('"r1"]', '""]', "table.hands[2]: an empty hand needs play_on"),
        ('"b7 r7"', '""', "table.discard: needs a card on top"),
        ('"b7 r7"', '"b7 W"', "table.colour: is needed: the top is W"),
        ('"b7 r7"', '"b7 r7"\nturn = 3', "table.turn: must be a whole number from 0 to 2"),
        ('"b7 r7"', '"b7 r7"\ndirection = 2', "table.direction: must be 1 or -1"),
        ('"b7 r7"', '"b7 r7"\npending = 2', "table.pending: needs a draw card in the discard pile"),
        ('"b7 r7"', '"b7 r7"\ndark = true', 'table.dark: needs deck = "flip"'),
        ('"b7 r7"', '"b7 r7"\nfires = [-1]', "table.fires[0]: must be a whole number"),
        ('"b7 r7"', '"b7 r7"\nscores = [1, 2]', "table.scores: must be a list of 3"),
        ('"b7 r7"', '"b7 r7"\npigs = 3', "table.pigs: must be a list of 3"),
        ('"b7 r7"', '"b7 r7"\nknocked_out = [1]', 'table.knocked_out: needs scoring = "knockout"'),
        ('"b7 r7"', '"b7 r7"\ncolor = "r"', "table.color: unknown key"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(old, new, told):
    text = (STEP + "turn = 0").replace(old, new)
    assert refused(text).startswith(told)


@pytest.mark.parametrize(
    ("rules", "old", "new", "told"),
    [
        ('scoring = "knockout"', '"r1"]', '""]\nknocked_out = [2, 2]', "table.knocked_out: names a seat twice"),
        ('scoring = "knockout"', '"r1"]', '"r1"]\nknocked_out = [2]', "table.hands[2]: a seat that is knocked out"),
        ('scoring = "knockout"', '"r1"]', '""]\nknocked_out = [2]\ndealer = 2', "table.dealer: seat 2 is out of"),
        ("play_on = true", '"r1"]', '""]\nturn = 2', "table.turn: seat 2 holds no cards"),
        ("play_on = true", '["r+2 b5", "g+2 y1 y2", "r1"]', '["r1", "", ""]', "table.hands: at least 2 seats hold"),
        ("teams = 2", "", "", "table.hands: 3 players do not divide into teams=2."),
        ('scoring = "places"', "", "", "rules: Scoring by places needs play_on"),
        ('deck = "flip"', "", "", "table.hands[0]: “r+2” has one face; in a flip deck"),
    ],
)
def test_a_table_against_its_own_rules_is_refused(rules, old, new, told):
    assert refused((STEP + "turn = 0").replace(old, new), rules).startswith(told)


FLIP = """
id = "a"
[rules]
deck = "flip"
[table]
hands = ["r1|p1", "r2|p2"]
discard = "r7|p7"
[[step]]
turn = 0
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("r1|p1", "p1|r1", "table.hands[0]: “p1|r1” is no card"),
        ("r1|p1", "r1|x", "table.hands[0]: “r1|x” is no card"),
        ('"r7|p7"', '"r7|p7"\ncolour = "p"', "table.colour: is a colour of the other side"),
    ],
)
def test_a_flip_table_has_two_faced_cards_on_their_own_sides(old, new, told):
    scenario(FLIP)
    scenario(FLIP.replace("r1|p1", "W|W"))
    assert refused(FLIP.replace(old, new)).startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("players = 1\ndeck = 'r1'", "deal.players: must be a whole number from 2 to 10"),
        (
            "players = 2\ndeck = 'r1'",
            "deal: 2 players with hand_size=7 and a first card need 15 cards; this deck has 1.",
        ),
        ("players = 2\ndeck = 'r1'\ndealer = 2", "deal.dealer: must be a whole number from 0 to 1"),
        ("players = 2", "deal.deck: is missing"),
        ("players = 2\ndeck = 'r1'\nhands = []", "deal.hands: unknown key"),
    ],
)
def test_a_deal_that_cannot_be_dealt_is_refused(text, told):
    assert refused(f'id = "a"\n[deal]\n{text}\n[[step]]\nturn = 0').startswith(told)


def test_a_deal_needs_a_dealer_where_nobody_draws_for_it():
    told = refused('id = "a"\n[rules]\nfirst_dealer = "chosen"\n[deal]\nplayers = 2\ndeck = ""\n[[step]]\nturn = 0')
    assert told == 'deal.dealer: is needed with first_dealer = "chosen"'


def test_text_that_is_not_utf_8_is_refused_with_its_line():
    with pytest.raises(InvalidScenario, match="line 2: is not UTF-8 text"):
        read_bytes(b'id = "a"\nabout = "\xff"')


# ---- the command


def check(*paths: Path | str) -> int:
    return main(["check", *map(str, paths)])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "b.toml").write_text(PLAYED + "turn = 1", encoding="utf-8")
    (tmp_path / "deep" / "er" / "a.toml").write_text(PLAYED + "turn = 1", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    return tmp_path


def test_a_folder_is_every_scenario_below_it(folder, capsys):
    assert check(folder) == 0
    assert capsys.readouterr().out == "ok a\nok a\n2 passed, 0 failed\n"


def test_a_failure_is_told_and_gives_status_1(folder, capsys):
    (folder / "c.toml").write_text(PLAYED + "turn = 2", encoding="utf-8")
    assert check(folder) == 1
    assert capsys.readouterr().out.endswith("FAIL a: step 1: turn: expected 2, got 1\nok a\n2 passed, 1 failed\n")


def test_a_file_that_cannot_be_used_gives_status_2_and_the_others_still_run(folder, capsys):
    (folder / "bad.toml").write_text("id = ", encoding="utf-8")
    (folder / "c.toml").write_text(PLAYED + "turn = 2", encoding="utf-8")
    assert check(folder, folder / "nowhere.toml") == 2
    printed = capsys.readouterr()
    assert printed.out.endswith("2 passed, 1 failed\n")
    assert f"{folder / 'bad.toml'}: is not TOML" in printed.err
    assert f"{folder / 'nowhere.toml'}: there is no such file" in printed.err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_is_not_waited_for(tmp_path, capsys):
    os.mkfifo(tmp_path / "pipe.toml")
    assert check(tmp_path) == 2
    assert "is no file" in capsys.readouterr().err


def test_a_fault_of_the_game_is_a_failure_of_its_file_only(folder, capsys, monkeypatch):
    def broken(*_: object) -> None:
        raise KeyError("no such card")

    monkeypatch.setattr("game.cli.check.run_scenario", broken)
    assert check(folder) == 1
    assert "FAIL a: the game broke: KeyError: 'no such card'" in capsys.readouterr().out


def test_the_seed_of_a_reshuffle_can_be_given(folder):
    assert main(["check", "--seed", "5", str(folder)]) == 0


def test_a_file_that_cannot_be_read_is_told_with_the_reason(folder, capsys, monkeypatch):
    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    assert check(folder / "b.toml") == 2
    assert "cannot be read (Permission denied)" in capsys.readouterr().err


def test_a_refused_act_that_changed_something_is_a_failure(monkeypatch):
    def half_done(state, action):
        state.pending = 3
        raise IllegalAction("not_asked", verb=action.verb, asks=state.asks)

    monkeypatch.setattr("game.cli.scenarios.runner.apply", half_done)
    told = failure(STEP + 'do = "0 take"\nrefused = true')
    assert told.startswith("step 1: refused: expected nothing changed, got a changed table (not_asked")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_long_work_shows_a_bar_on_a_terminal_and_takes_it_away(monkeypatch):
    screen, now = Terminal(), [0.0]
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    with Progress(4, "scenarios") as progress:
        progress.step()
        assert screen.getvalue() == ""
        now[0] = 3.0
        progress.step()
        assert "██···" in screen.getvalue()
        assert screen.getvalue().endswith("2/4 scenarios")
    assert screen.getvalue().endswith("\r\x1b[K")
