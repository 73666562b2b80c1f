"""The ladder: deals played from every seat, over processes, stopped and gone on with."""

from __future__ import annotations

import json

import pytest

from game import cli, text
from game.ai.levels import LEVELS
from game.match import ladder
from game.match.ladder import Ladder, Pairing, Terms, play_deal

TERMS = Terms("official", 3, tries=6)


def played(pairing: Pairing) -> list[tuple[int, int, int]]:
    return sorted((one.deal, one.won, one.played) for one in pairing.done)


def test_every_level_is_matched_with_the_one_below_and_the_top_with_the_bottom():
    pairs = [(one.level, one.against) for one in ladder.steps()]
    assert pairs[:-1] == list(zip(list(LEVELS)[1:], list(LEVELS)[:-1], strict=True))
    assert pairs[-1] == ("master", "beginner")


def test_a_deal_is_played_from_every_seat_and_comes_out_the_same_again():
    one, again = (play_deal(TERMS, "sharp", "beginner", 4) for _ in range(2))
    assert (one.won, one.played) == (again.won, 3)
    assert one.seconds


def test_partners_win_together():
    assert play_deal(Terms("official teams=2", 4, tries=4), "steady", "steady", 1).won == 2


def test_what_has_been_played_is_not_played_again():
    begun = Ladder(TERMS, [Pairing("casual", "beginner")])
    assert len(list(ladder.go_on(begun, 3, 1))) == 3
    later = ladder.from_bytes(ladder.to_bytes(begun))
    assert len(list(ladder.go_on(later, 5, 1))) == 2
    whole = Ladder(TERMS, [Pairing("casual", "beginner")])
    list(ladder.go_on(whole, 5, 1))
    assert played(later.pairings[0]) == played(whole.pairings[0])


def test_it_makes_no_difference_over_how_many_processes():
    alone, spread = (Ladder(TERMS, [Pairing("sharp", "casual")]) for _ in range(2))
    list(ladder.go_on(alone, 4, 1))
    list(ladder.go_on(spread, 4, 2))
    assert played(alone.pairings[0]) == played(spread.pairings[0])


def run(capsys, *args: str) -> tuple[int, str, str]:
    text.set_language("en")
    status = cli.main(["ladder", *args])
    return status, *capsys.readouterr()


def test_the_command_goes_on_from_its_state_file(tmp_path, capsys):
    state = str(tmp_path / "ladder.json")
    options = ["--pair", "casual,beginner", "--processes", "1", "--json", "--state", state, "--lang", "en"]
    status, out, _ = run(capsys, "--rounds", "4", *options)
    assert status == 0
    assert json.loads(out)["pairings"][0]["played"] == 4
    _, out, _ = run(capsys, "--rounds", "10", *options)
    assert json.loads(out)["pairings"][0]["played"] == 10
    status, _, err = run(capsys, "--rounds", "10", *options, "--players", "3")
    assert status == 2
    assert "other terms" in err


def test_the_command_prints_a_table(capsys):
    status, out, _ = run(capsys, "--rounds", "4", "--pair", "steady,beginner", "--processes", "1", "--lang", "en")
    assert status == 0
    assert "even is 50 %" in out
    assert out.splitlines()[-1].split()[:2] == ["steady", "beginner"]


@pytest.mark.parametrize(
    "wrong",
    [["--pair", "genius,beginner"], ["--players", "11"], ["--rounds", "0"], ["--tries", "-1"], ["--rules", "nonsense"]],
)
def test_what_cannot_be_played_is_refused(wrong, capsys):
    status, out, err = run(capsys, *wrong, "--lang", "en")
    assert status == 2
    assert out == ""
    assert err.startswith("house-rules: ")


def test_a_state_file_that_is_none_is_left_alone(tmp_path, capsys):
    state = tmp_path / "letter.txt"
    state.write_text("Dear Sir", encoding="utf-8")
    status, _, err = run(capsys, "--state", str(state), "--lang", "en")
    assert status == 2
    assert "letter.txt" in err
    assert state.read_text(encoding="utf-8") == "Dear Sir"
