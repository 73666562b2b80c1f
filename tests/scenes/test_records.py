"""Records and saved matches: what is counted is shown and read out, nothing is replaced unasked, every size holds."""

from __future__ import annotations

import csv

import pygame
import pytest

from game import paths, text
from game.input.intents import Intent, Kind
from game.match import keeping, ledger, saves, slots, spreadsheet
from game.scenes import remembered
from game.scenes.charts import Histogram, stretches
from game.scenes.context import Context
from game.scenes.gallery import staged
from game.scenes.kept import KeptMatches
from game.scenes.new_table import NewTable
from game.scenes.record_pages import rules_name
from game.scenes.records import PAGES, Records
from game.scenes.replay import ReplayScene
from game.scenes.stack import Stack
from game.scenes.table import TableScene
from game.scenes.title import Title
from game.settings import Settings
from game.ui.node import CHECKED, PRESS
from tests.match.tables import AT_ONCE, people, run
from tests.scenes.states import states_of
from tests.scenes.walk import assert_all_is_seen

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (3440, 1440)]
MINE = states_of("records")


def check(scene):
    """Nothing is cut, covered or off the screen, and nothing that can be reached is without a name."""
    assert_all_is_seen(scene)
    assert all(node.name for node in scene.tree.focusables())


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("language", ["en", "zh_CN", text.PSEUDO])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", MINE)
def test_every_size_and_language_holds(name, size, language):
    text.set_language(language)
    check(staged(name, size, Settings(language="en" if language == text.PSEUDO else language)).top)


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("name", MINE)
def test_larger_text_loses_nothing(name, scale, language):
    text.set_language(language)
    check(staged(name, (1280, 720), Settings(language=language, text_scale=scale)).top)


# A user's own folder -----------------------------------------------------------------------------------------------
def play(seed=1, rules="official target=60", most_acts=20_000, close=True):
    """Play a match as a person in a hurry."""
    session = saves.new_session(people([0], 3, rules, "beginner"), seed, pace=AT_ONCE)
    run(session, most_acts=most_acts)
    if close:
        session.close()
    return session


def opened(make, *below):
    """A stack with the title and a scene on it."""
    context = Context(Settings(), keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    stack.push(Title(context))
    for scene in below:
        stack.push(scene(context))
    stack.push(make(context))
    settle(stack)
    return stack


def settle(stack, seconds=0.5):
    for _frame in range(round(seconds * 60)):
        stack.update(1 / 60)
        stack.draw()


def press(stack, node_id):
    """Press a node as keyboard or mouse would."""
    node = stack.top.tree.find(node_id)
    assert node is not None, stack.top.tree.dump()
    assert node.act(PRESS), node.line()
    settle(stack, 0.1)


def values(scene):
    """What every node says."""
    return {node.id: node.value for node in scene.tree.root.walk()}


@pytest.mark.usefixtures("no_pictures")
def test_files_are_counted_while_one_looks_and_the_numbers_are_read_out():
    play(1)
    play(2, "console target=60")
    (paths.user_data() / ledger.FILE).unlink()
    stack = opened(Records)
    records = stack.top.records
    assert records.rounds.played > 2
    said = values(stack.top)
    assert f"{records.rounds.won} of {records.rounds.played}" in said["rounds"]
    press(stack, "tab.shares")
    assert {node.name for node in stack.top.tree.root.walk() if node.id.startswith("rules.") and node.value} == {
        "Official, changed",
        "Console, changed",
    }
    assert "%" in values(stack.top)["rules.0"]
    assert "round" in values(stack.top)["rules.0"]
    press(stack, "tab.lengths")
    assert ":" in values(stack.top)["turns"]
    press(stack, "tab.matches")
    assert len([node for node in stack.top.tree.root.walk() if node.id.startswith("match.")]) == 2
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_with_nothing_played_it_says_so_kindly_and_leads_to_a_table():
    stack = opened(Records)
    for page, _words, _icon in PAGES:
        press(stack, f"tab.{page}")
        assert "Nothing has been played" in stack.top.tree.dump()
    press(stack, "nothing.new")
    assert isinstance(stack.top, NewTable)
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_a_match_of_the_list_opens_as_a_replay_and_the_running_one_is_played_on():
    play(1)
    play(2, most_acts=40)
    stack = opened(lambda context: Records(context, "matches"))
    rows = {node.value: node.id for node in stack.top.tree.root.walk() if node.id.startswith("match.")}
    running = rows.pop("in progress")
    press(stack, next(iter(rows.values())))
    assert isinstance(stack.top, ReplayScene)
    stack.handle(Intent(Kind.CANCEL))
    assert isinstance(stack.top, Records)
    press(stack, running)
    assert isinstance(stack.top, TableScene)
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_a_damaged_match_is_listed_with_the_reason_and_left_alone():
    saves.replays().mkdir(parents=True)
    bad = saves.replays() / "bad.match"
    bad.write_bytes(b"nonsense\n")
    stack = opened(lambda context: Records(context, "matches"))
    assert "no match of this game" in values(stack.top)["match.0"]
    press(stack, "match.0")
    assert isinstance(stack.top, Records)
    assert "bad.match" in stack.top.toast
    assert bad.read_bytes() == b"nonsense\n"
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_a_damaged_database_is_said_and_counted_again():
    play(1)
    played = saves.replays()
    (paths.user_data() / ledger.FILE).write_bytes(b"nonsense" * 1000)
    stack = opened(Records)
    assert "damaged" in stack.top.toast
    assert stack.top.records.rounds.played > 0
    assert list(played.glob("*.match"))
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_counted_again_the_numbers_are_the_same():
    play(1)
    stack = opened(Records)
    before = stack.top.records
    press(stack, "again")
    settle(stack)
    assert stack.top.records == before
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_everything_is_reached_and_left_by_keys_alone():
    play(1)
    stack = opened(Records)
    seen = set()
    for _step in range(60):
        stack.handle(Intent(Kind.NEXT))
        seen.add(stack.top.tree.focus_id)
    assert {f"tab.{page}" for page, _words, _icon in PAGES} | {"kept", "again", "back"} <= seen
    stack.handle(Intent(Kind.CANCEL))
    assert isinstance(stack.top, Title)
    stack.reset()


def test_stretches_of_a_histogram_hold_every_value():
    for numbers in ([0], [3, 3, 3], list(range(200)), [1, 500], [7, 8, 9, 40, 41]):
        bars = stretches(sorted(numbers), 12)
        assert sum(count for _low, _high, count in bars) == len(numbers)
        assert len(bars) <= 12
        assert all(low <= high for low, high, _count in bars)
    assert stretches([], 12) == []
    assert Histogram("h", (0, 0, 1, 1), "x", []).value == ""


def test_rule_sets_are_called_by_their_preset():
    assert rules_name("official") == "Official"
    assert rules_name("official stack=any") == "Official, 1 changed"
    assert rules_name("offical") == "offical"


# Saved matches -----------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("no_pictures")
def test_a_match_is_kept_from_the_table_and_gone_on_with_from_the_title():
    session = play(3, most_acts=30, close=False)
    digest = session._state.digest()
    stack = opened(lambda context: KeptMatches(context, session))
    assert stack.top.tree.focus_id == "keep.1"
    press(stack, "keep.1")
    assert slots.look(1).acts == 30
    assert "Kept in place 1" in stack.top.toast
    session.close()
    saves.running_path().unlink()
    stack = opened(KeptMatches)
    press(stack, "load.1")
    assert isinstance(stack.top, TableScene)
    assert stack.top.session._state.digest() == digest
    assert stack.top.session.acts == 30
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_nothing_is_replaced_left_or_thrown_away_unasked():
    session = play(3, most_acts=30, close=False)
    slots.keep(1, session)
    run(session, most_acts=50)
    stack = opened(lambda context: KeptMatches(context, session))
    press(stack, "keep.1")
    assert slots.look(1).acts == 30
    stack.handle(Intent(Kind.CANCEL))
    assert isinstance(stack.top, KeptMatches)
    press(stack, "empty.1")
    press(stack, "ask-kept.no")
    assert slots.look(1).acts == 30
    press(stack, "keep.1")
    press(stack, "ask-kept.yes")
    assert slots.look(1).acts == 50
    press(stack, "load.1")
    assert isinstance(stack.top, KeptMatches)
    press(stack, "ask-kept.no")
    press(stack, "empty.1")
    press(stack, "ask-kept.yes")
    assert slots.look(1) is None
    session.close()
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_loading_from_the_pause_leaves_the_table_and_comes_to_the_kept_one():
    session = play(3, most_acts=30, close=False)
    slots.keep(2, session)
    digest = session._state.digest()
    run(session, most_acts=60)
    stack = opened(lambda context: KeptMatches(context, session), lambda context: TableScene(context, session))
    press(stack, "load.2")
    press(stack, "ask-kept.yes")
    assert isinstance(stack.top, TableScene)
    assert stack.top.session is not session
    assert stack.top.session._state.digest() == digest
    assert len(list(saves.replays().glob("*-unfinished*"))) == 1
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_what_cannot_be_followed_can_only_be_thrown_away():
    saves.folder().mkdir(parents=True)
    slots.path_of(1).write_bytes(b"nonsense\n")
    stack = opened(KeptMatches)
    node = stack.top.tree.find("load.1")
    assert "disabled" in node.state
    assert node.hint
    assert slots.path_of(1).read_bytes() == b"nonsense\n"
    assert "cannot be loaded" in remembered.load_kept(stack.context, 1)
    assert slots.path_of(1).read_bytes() == b"nonsense\n"
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_a_full_disk_is_said_when_a_match_is_kept(monkeypatch):
    session = play(3, most_acts=30, close=False)
    stack = opened(lambda context: KeptMatches(context, session))

    def full(path, data, keep=0):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(paths, "write_atomically", full)
    press(stack, "keep.3")
    assert "No space left" in stack.top.toast
    session.close()
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_the_title_leads_to_the_records_and_they_to_the_saved_matches():
    context = Context(Settings(), keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    stack.push(Title(context))
    press(stack, "records")
    assert isinstance(stack.top, Records)
    press(stack, "kept")
    assert isinstance(stack.top, KeptMatches)
    stack.handle(Intent(Kind.CANCEL))
    stack.handle(Intent(Kind.CANCEL))
    assert isinstance(stack.top, Title)
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("language", ["en", "zh_CN", text.PSEUDO])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_pause_has_room_for_keeping_the_match(scale, size, language):
    from game.scenes.pause import Pause

    text.set_language(language)
    session = play(3, most_acts=10, close=False)
    context = Context(Settings(text_scale=scale), keep=False)
    stack = Stack(context, pygame.Surface(size))
    stack.push(Title(context))
    stack.push(Pause(context, session))
    assert stack.top.tree.find("keep") is not None
    check(stack.top)
    session.close()


# Kept matches and tables -------------------------------------------------------------------------------------------
def test_a_star_keeps_a_match_and_lets_it_go_again():
    play(1)
    stack = opened(lambda context: Records(context, "matches"))
    path = stack.top.records.matches[0].path
    for kept in (True, False):
        stack.top.tree.set_focus("keep.0")
        stack.handle(Intent(Kind.CONFIRM))
        settle(stack)
        assert keeping.is_kept(stack.top.records.matches[0].path) is kept
        assert (CHECKED in stack.top.tree.find("keep.0").state) is kept
    assert stack.top.records.matches[0].path == path
    assert stack.top.records.rounds.played


def test_only_the_newest_matches_stay(monkeypatch):
    monkeypatch.setattr(keeping.thin_out, "__defaults__", (1,))
    play(1)
    first = next(saves.replays().glob("*.match"))
    play(2)
    assert [path for path in saves.replays().glob("*.match") if path == first] == []
    assert len(list(saves.replays().glob("*.match"))) == 1


def test_matches_and_rounds_are_written_as_tables_and_said_where():
    play(1)
    stack = opened(Records)
    stack.top.tree.set_focus("tables")
    stack.handle(Intent(Kind.CONFIRM))
    files = sorted(spreadsheet.folder().iterdir())
    assert [file.name.split("-")[0] for file in files] == ["matches", "rounds"]
    assert all(file.name in stack.top.toast for file in files)
    assert str(spreadsheet.folder()) in stack.top.toast
    for file, records in zip(files, (stack.top.records.matches, stack.top.records.lengths), strict=True):
        with file.open(encoding="utf-8-sig", newline="") as lines:
            table = list(csv.reader(lines))
        seats = 1 if file is files[0] else 3
        assert len(table) == 1 + seats * len(records)
        assert len({len(row) for row in table}) == 1


def test_a_full_disk_is_said(monkeypatch):
    play(1)
    stack = opened(Records)

    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(paths, "write_atomically", full)
    stack.top.write_tables()
    assert "No space left" in stack.top.toast
