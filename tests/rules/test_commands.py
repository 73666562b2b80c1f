"""The commands ``rules`` and ``simulate``."""

from __future__ import annotations

import json

import pytest

from game import text
from game.cli import main
from game.cli.columns import table, width
from game.match import log
from game.rules import PRESETS, SWITCHES, from_code, rule_set


def printed(capsys, *argv: str) -> str:
    assert main(list(argv)) == 0
    return capsys.readouterr().out


def complaint(capsys, *argv: str) -> str:
    assert main(list(argv)) == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    assert streams.err.count("\n") == 1
    return streams.err


# ---- rules


def test_every_switch_is_printed_and_house_rules_are_marked(capsys):
    out = printed(capsys, "rules", "official stack=same")
    lines = out.splitlines()
    assert all(any(f" {switch.id}" in line for line in lines) for switch in SWITCHES)
    assert [line.split()[1] for line in lines if line.startswith("*")] == ["Stacking"]
    assert "(official: off)" in out
    assert "Text: official stack=same" in lines
    assert f"Code: {rule_set('official stack=same').code}" in lines
    assert "House rules, marked *: 1 of 59" in lines


def test_without_a_text_the_official_rules_are_printed(capsys):
    assert "Text: official\n" in printed(capsys, "rules")


def test_rules_without_effect_are_told(capsys):
    out = printed(capsys, "rules", "official +stack_forced")
    assert out.endswith("Forced stacking does nothing here, because of Stacking: off.\n")


def test_every_rule_can_be_explained(capsys):
    assert "Whoever can add to a penalty may not take it." in printed(capsys, "rules", "--explain")


def test_every_preset_is_listed(capsys):
    out = printed(capsys, "rules", "--list")
    assert [line.split()[0] for line in out.splitlines() if not line.startswith(" ")] == list(PRESETS)
    listed = json.loads(printed(capsys, "rules", "--list", "--json"))
    assert [preset["id"] for preset in listed] == list(PRESETS)


def test_the_code_and_what_it_means(capsys):
    code = printed(capsys, "rules", "--code", "tavern hand_size=5").strip()
    assert from_code(code) == rule_set("tavern hand_size=5")
    assert "Text: tavern hand_size=5\n" in printed(capsys, "rules", "--from-code", code)


def test_as_json(capsys):
    told = json.loads(printed(capsys, "rules", "--json", "gang"))
    assert {switch["id"]: switch["value"] for switch in told["switches"]} == rule_set("gang").values
    assert told["text"] == "gang"
    assert not told["without_effect"]


def test_rules_by_chance_are_the_same_for_the_same_number(capsys):
    texts = {printed(capsys, "rules", "--seed", str(seed)) for seed in range(8)}
    assert len(texts) > 1
    assert printed(capsys, "rules", "--seed", "3") == printed(capsys, "rules", "--seed", "3")


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["officila"], "There is no preset “officila”. Did you mean “official”? (character 1)"),
        (["official stack=5"], "“stack” cannot be “5”. It can be: off, plus2, same, up, any. (character 10)"),
        (["official scoring=places"], "Scoring by places needs play_on"),
        (["official hand_size=20", "--seats", "10"], "10 players with hand_size=20 and a first card need 201 cards"),
        (["official", "--seats", "11"], "2 to 10 can play, not 11."),
        (["--from-code", "CAM0"], "“0” is no letter of a share code. (character 4)"),
        (["official", "--seed", "1"], "one of them"),
    ],
)
def test_rules_that_cannot_be_understood_or_played_are_refused_in_a_sentence(capsys, argv, told):
    assert told in complaint(capsys, "rules", *argv)


def test_columns_line_up_in_chinese():
    assert width("村规 ok") == 7
    assert table([("村", "1"), ("abc", "22")], numbers_from=1) == ["村    1", "abc  22"]


def test_in_chinese(capsys):
    main(["rules", "gang", "--lang", "zh_CN"])
    out = capsys.readouterr().out
    assert "猪猪帮" in out
    assert "抢出" in out
    text.set_language("en")


# ---- simulate


def test_rounds_are_played_and_counted(capsys):
    out = printed(capsys, "simulate", "--seats", "steady,beginner,beginner", "--rounds", "6", "--json")
    told = json.loads(out)
    assert told["rounds"] == 6
    assert sum(seat["rounds_won"] for seat in told["seats"]) + told["blocked"] == 6
    assert told["acts"]["most"] >= told["acts"]["median"] > 0
    assert [seat["level"] for seat in told["seats"]] == ["steady", "beginner", "beginner"]


def test_the_same_seed_gives_the_same_rounds(capsys):
    def seats(seed: str) -> object:
        argv = ("simulate", "--seats", "steady,steady", "--rounds", "4", "--json", "--seed", seed)
        return json.loads(printed(capsys, *argv))["seats"]

    assert seats("7") == seats("7")
    assert len({json.dumps(seats(str(seed))) for seed in range(5)}) > 1


def test_matches_are_kept_as_replays(capsys, tmp_path):
    folder = tmp_path / "replays"
    argv = ("simulate", "--seats", "steady,steady", "--rounds", "5", "--rules", "official scoring=single")
    printed(capsys, *argv, "--log", str(folder), "--seed", "3")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{seed}.match" for seed in range(3, 8)]
    for file in files:
        assert log.play(log.read_file(file)).state.match_over


def test_teams_share_what_they_win(capsys):
    argv = ("simulate", "--seats", ",".join(["steady"] * 4), "--rules", "official teams=2", "--rounds", "8", "--json")
    points = [seat["points"] for seat in json.loads(printed(capsys, *argv))["seats"]]
    assert points[:2] == points[2:]


def test_a_round_that_never_ends_is_given_up_and_counted(capsys, monkeypatch):
    monkeypatch.setattr("game.cli.simulate.MOST_ACTS", 3)
    told = json.loads(printed(capsys, "simulate", "--seats", "steady,steady", "--rounds", "2", "--json"))
    assert (told["rounds"], told["given_up"], told["acts"]["most"]) == (2, 2, 3)


def test_a_folder_that_cannot_be_written_to_is_told(capsys, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    told = complaint(capsys, "simulate", "--seats", "steady,steady", "--rounds", "1", "--log", str(tmp_path / "file"))
    assert "cannot be written" in told


def test_a_table_for_people(capsys):
    out = printed(capsys, "simulate", "--seats", "steady,beginner", "--rounds", "2")
    assert out.startswith("Rules: official\n")
    assert "2 rounds" in out


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["--seats", "steady"], "2 to 10 can play, not 1."),
        (["--seats", "steady,master-of-all"], "there is no level “master-of-all”"),
        (["--seats", "steady,steady", "--rounds", "0"], "--rounds is a number from 1"),
        (["--seats", "steady,steady", "--seed", "-1"], "--seed is not negative"),
        (["--seats", "steady,steady", "--rules", "offical"], "There is no preset"),
        (["--seats", "steady,steady,steady", "--rules", "official teams=2"], "3 players do not divide into teams=2."),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_sentence(capsys, argv, told):
    assert told in complaint(capsys, "simulate", *argv)
