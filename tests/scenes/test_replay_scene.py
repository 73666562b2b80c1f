"""A replay driven by mouse and keys: every step is the table as it was, and a branch leaves the file alone."""

from __future__ import annotations

import pygame
import pytest

from game import text
from game.engine import observation
from game.input.intents import Intent, Kind
from game.match import saves
from game.match.replay import Replay
from game.options import GameOptions
from game.scenes.context import Context
from game.scenes.gallery import gallery, staged
from game.scenes.records_gallery import replay_of
from game.scenes.replay import BETWEEN, ReplayScene
from game.scenes.replay_parts import ActBar
from game.scenes.stack import Stack
from game.scenes.table import TableScene
from game.scenes.title import Title
from game.settings import Settings
from game.ui.node import DECREASE, INCREASE, PRESS
from tests.legible_faults import least_px
from tests.match.tables import AT_ONCE, computers, people, run
from tests.scenes.test_records import check

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (3440, 1440)]
MINE = sorted(name for name in gallery() if name.startswith("replay"))


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("language", ["zh_CN", text.PSEUDO])  # whatever is longer than English and holds, holds there
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", MINE)
def test_every_size_and_language_holds(name, size, language):
    text.set_language(language)
    check(staged(name, size, Settings(language="en" if language == text.PSEUDO else language)).top)


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("scale", [1.25, 2.0])
@pytest.mark.parametrize("name", MINE)
def test_larger_text_loses_nothing(name, scale, language):
    text.set_language(language)
    check(staged(name, (1280, 720), Settings(language=language, text_scale=scale)).top)


class Looker:
    """Somebody who looks at a replay: a scene on a stack, keys and mouse."""

    def __init__(self, replay, size=(1280, 720), seat=0, scale=1.0):
        self.context = Context(Settings(text_scale=scale), keep=False)
        self.stack = Stack(self.context, pygame.Surface(size))
        self.stack.push(Title(self.context))
        self.scene = ReplayScene(self.context, replay)
        self.scene.table.seat = seat
        self.replay = replay
        self.stack.push(self.scene)
        self.wait()

    def wait(self, seconds=0.1):
        for _frame in range(round(seconds * 60)):
            self.stack.update(1 / 60)
            self.stack.draw()

    def key(self, kind, **values):
        self.stack.handle(Intent(kind, **values))
        self.wait()

    def press(self, node_id, action=PRESS):
        node = self.scene.tree.find(node_id)
        assert node is not None, self.scene.tree.dump()
        assert node.act(action), node.line()
        self.wait()

    def mouse(self, kind, x, y):
        k = self.scene.canvas.k
        self.stack.handle(Intent(kind, x=x * k, y=y * k, device="mouse"))

    def shown(self):
        """Whether the picture shows the table as it is at the replay's act."""
        self.scene.table.director.finish()
        mirror, state = self.scene.table.view.shown, self.replay.state
        if self.scene.table.all_open:
            return [sorted(held.face for held in hand) for hand in mirror.hands] == [
                sorted(state.faces[card] for card in hand) for hand in state.hands
            ]
        return mirror.observation() == observation(state, self.scene.table.seat)


@pytest.fixture
def looker(no_pictures):
    return Looker(replay_of("console", 3, 3))


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("rules", ["official", "flip", "wildest"])
@pytest.mark.parametrize("all_open", [True, False])
def test_step_by_step_the_picture_is_the_table_as_it_was(rules, all_open):
    looker = Looker(replay_of(rules, 3, 1))
    if not all_open:
        looker.scene.look(1)
    for _act in range(looker.replay.acts):
        looker.scene.step(1)
        assert looker.shown()
    assert looker.replay.at == looker.replay.acts
    for _act in range(0, looker.replay.acts, 9):
        looker.scene.step(-9)
        assert looker.shown()


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("rules", ["attack", "flip", "official teams=2", "last-standing"])
def test_what_was_on_the_move_is_gone_when_another_act_is_looked_at(rules):
    replay = replay_of(rules, 4, 1, seed=11)
    looker = Looker(replay)
    for act in range(3, replay.acts, 17):
        looker.scene.go(act)
        looker.scene.go(act + 1)
        looker.wait(0.3)
        looker.scene.go(max(0, act - 2))
        looker.scene.sit(act % 4)
        shown = set(looker.scene.table.view.stage.comp._pictures)
        fresh = Looker(replay, seat=act % 4)
        assert shown == set(fresh.scene.table.view.stage.comp._pictures)


def test_keys_step_jump_play_and_change_the_view(looker):
    replay, scene = looker.replay, looker.scene
    assert scene.tree.focus_id == "acts"
    for _time in range(3):
        looker.key(Kind.RIGHT)
    assert replay.at == 3
    looker.key(Kind.LEFT)
    assert replay.at == 2
    looker.key(Kind.JUMP)
    looker.key(Kind.SORT)
    assert replay.at == 2
    looker.key(Kind.PAGE_DOWN)
    assert replay.at == replay.rounds[1].first
    looker.key(Kind.RIGHT)
    looker.key(Kind.PAGE_UP)
    assert replay.at == replay.rounds[1].first
    looker.key(Kind.PAGE_UP)
    assert replay.at == 0
    looker.key(Kind.LAST)
    assert replay.at == replay.acts
    looker.key(Kind.FIRST)
    assert replay.at == 0
    looker.key(Kind.DIGIT, number=2)
    assert (scene.table.all_open, scene.table.seat) == (False, 1)
    assert looker.shown()
    looker.key(Kind.DIGIT, number=10)
    assert scene.table.all_open
    assert looker.shown()
    looker.key(Kind.LOG)
    assert scene.tree.find("list.panel") is None
    looker.key(Kind.LOG)
    assert scene.tree.find("list.panel") is not None
    looker.key(Kind.CANCEL)
    assert isinstance(looker.stack.top, Title)


def test_a_film_runs_at_its_speed_and_stops_at_the_end(looker):
    looker.key(Kind.CALL)
    assert looker.scene.playing
    looker.wait(8)
    slow = looker.replay.at
    assert 2 <= slow <= 8 / BETWEEN
    looker.scene.set_speed(4.0)
    looker.wait(8)
    assert looker.replay.at - slow > 2 * slow
    looker.key(Kind.PAUSE)
    at = looker.replay.at
    looker.wait(3)
    assert looker.replay.at == at
    looker.scene.go(looker.replay.acts - 1)
    looker.scene.play()
    looker.wait(15)
    assert looker.replay.at == looker.replay.acts
    assert not looker.scene.playing
    looker.scene.play()
    looker.wait(0.2)
    assert looker.replay.at < 3


def test_the_bar_follows_the_mouse(looker):
    bar = looker.scene.tree.find("acts")
    assert isinstance(bar, ActBar)
    y = bar.track.y + 5
    half = bar.x_of(looker.replay.acts // 2)
    looker.mouse(Kind.PRESS, half, y)
    assert abs(looker.replay.at - looker.replay.acts // 2) <= 1
    looker.mouse(Kind.POINT, bar.track.right + 50, y)
    assert looker.replay.at == looker.replay.acts
    looker.mouse(Kind.POINT, bar.track.x - 50, y)
    looker.mouse(Kind.RELEASE, bar.track.x - 50, y)
    assert looker.replay.at == 0
    looker.wait()
    assert looker.shown()


def test_the_list_tells_the_round_and_leads_to_its_acts(looker):
    looker.key(Kind.RIGHT)
    lines = looker.scene.tree.find("lines").children
    told = looker.scene.teller.round(1)
    assert [line.name for line in lines] == [words for _act, words in told]
    act, _words = told[-1]
    looker.press(lines[-1].id)
    assert looker.replay.at == act
    assert "selected" in looker.scene.tree.find(lines[-1].id).state
    looker.press("tab.hands")
    row = looker.scene.tree.find("hand.1")
    assert row.name == looker.scene.table.people[1].name
    assert row.value


def test_one_seats_view_names_no_card_it_did_not_see(looker):
    looker.scene.look(0)
    looker.scene.go(9)
    looker.press("tab.hands")
    held = {looker.replay.state.faces[card] for card in looker.replay.state.hands[1]}
    assert held
    assert looker.scene.tree.find("hand.1").value == f"{len(looker.replay.state.hands[1])} cards"
    looker.scene.look(-1)
    assert looker.scene.tree.find("hand.1").value.count(",") >= 1


def test_the_choice_of_hands_goes_through_all_seats(looker):
    for seat in range(3):
        looker.press("view", INCREASE)
        assert looker.scene.table.seat == seat
        assert looker.shown()
    assert INCREASE not in looker.scene.tree.find("view").actions
    looker.press("view", DECREASE)
    assert looker.scene.table.seat == 1
    looker.press("seat.2")
    assert looker.scene.table.seat == 2
    assert looker.shown()


def test_everything_is_reached_by_keys_alone(looker):
    looker.scene.go(9)
    seen = set()
    for _step in range(90):
        looker.stack.handle(Intent(Kind.NEXT))
        seen.add(looker.scene.tree.focus_id)
    assert {"acts", "play", "step", "step.back", "round", "round.back", "speed", "view", "branch", "back"} <= seen


# Large words --------------------------------------------------------------------------------------------------------
@pytest.fixture
def reader(no_pictures):
    return Looker(replay_of("console", 3, 3), scale=2.0)


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [3, 10])
def test_words_of_the_table_are_as_large_as_those_round_it(size, seats):
    scene = Looker(replay_of("official", seats, 1), size, scale=2.0).scene
    canvas = scene.table.view.stage.canvas
    assert canvas.px(1) >= least_px(size, 2.0)
    assert canvas.surface.get_height() > 0.8 * size[1]


def test_what_has_no_room_on_the_strip_is_on_the_sheet(reader):
    scene = reader.scene
    assert scene.tree.find("branch") is None
    reader.key(Kind.LOG)
    for _step in range(3):
        reader.press("view", INCREASE)
    assert scene.table.seat == 2
    reader.press("speed", INCREASE)
    assert scene.table.speed == 2.0
    for tab in ("hands", "turns", "what"):
        reader.press(f"tab.{tab}")
        assert scene.tab == tab
    reader.press("branch")
    assert scene.asking


def test_the_sheet_makes_way_for_the_act_that_is_chosen_on_it(reader):
    scene = reader.scene
    reader.press("list")
    assert scene.tree.find("seat.1") is None
    reader.press(scene.tree.find("lines").children[-1].id)
    assert reader.replay.at == scene.teller.round(1)[-1][0]
    assert scene.tree.find("lines") is None
    assert scene.tree.find("seat.1") is not None
    assert reader.shown()


def test_back_leads_from_the_sheet_to_the_table_and_then_away(reader):
    reader.key(Kind.LOG)
    reader.key(Kind.CANCEL)
    assert reader.stack.top is reader.scene
    assert reader.scene.tree.find("lines") is None
    reader.key(Kind.CANCEL)
    assert isinstance(reader.stack.top, Title)


def test_with_large_words_everything_is_reached_by_keys_alone(reader):
    reader.scene.go(9)
    seen = set()
    for _side in range(2):
        for _step in range(90):
            reader.stack.handle(Intent(Kind.NEXT))
            seen.add(reader.scene.tree.focus_id)
        reader.key(Kind.LOG)
    assert {
        "acts",
        "play",
        "step",
        "step.back",
        "round",
        "round.back",
        "speed",
        "view",
        "branch",
        "back",
        "list",
    } <= seen


# Playing on --------------------------------------------------------------------------------------------------------
def finished(table, seed=4):
    session = saves.new_session(table, seed, pace=AT_ONCE)
    run(session)
    session.close()
    return max(saves.replays().glob("*.match"), key=lambda path: path.stat().st_mtime_ns)


@pytest.mark.usefixtures("no_pictures")
def test_a_branch_is_a_new_match_with_the_same_seats_and_the_replay_stays():
    path = finished(people([1], 3, "official target=60", "beginner"))
    before = path.read_bytes()
    looker = Looker(Replay.open(path))
    looker.scene.go(20)
    digest = looker.replay.facts().digest
    looker.press("branch")
    looker.press("ask-branch.no")
    assert looker.stack.top is looker.scene
    looker.press("branch")
    looker.press("ask-branch.yes")
    scene = looker.stack.top
    assert isinstance(scene, TableScene)
    assert scene.session._state.digest() == digest
    assert scene.session.seats == looker.replay.table.seats
    assert scene.me == 1
    assert path.read_bytes() == before
    looker.stack.reset()
    assert saves.load_running().played.acts >= 20


@pytest.mark.usefixtures("no_pictures")
def test_where_only_computers_sat_the_person_takes_the_chair_looked_from():
    looker = Looker(Replay.open(finished(computers(3, "official target=60", "beginner"))))
    looker.scene.go(20)
    looker.scene.look(2)
    looker.scene.branch()
    assert looker.stack.top.me == 2
    looker.stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_where_the_match_is_over_it_cannot_be_played_on():
    looker = Looker(Replay.open(finished(computers(2, "official target=20", "beginner"))))
    looker.key(Kind.LAST)
    node = looker.scene.tree.find("branch")
    assert "disabled" in node.state
    assert node.hint


@pytest.mark.usefixtures("no_pictures")
def test_a_branch_on_a_full_disk_is_said_and_the_replay_stays_open(monkeypatch):
    from game import paths

    looker = Looker(Replay.open(finished(computers(2, "official target=20", "beginner"))))
    looker.scene.go(5)

    def full(path, data, keep=0):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(paths, "write_atomically", full)
    looker.scene.branch()
    assert looker.stack.top is looker.scene
    assert "No space left" in looker.scene.toast


@pytest.mark.usefixtures("no_pictures")
@pytest.mark.parametrize("over", [False, True])
def test_a_result_leads_to_the_replay_of_its_match(over):
    from game.scenes.match_result import MatchResult
    from game.scenes.round_result import RoundResult
    from game.scenes.table import TableScene

    table = people([0], 3, "official target=60" if over else "official", "beginner")
    session = saves.new_session(table, 4, pace=AT_ONCE)
    while not (session.over if over else session.round_over):
        run(session, most_acts=session.acts + 1)
        if session.round_over and not over:
            break
    context = Context(Settings(), keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    stack.push(Title(context))
    stack.push(TableScene(context, session))
    if over:
        stack.replace(MatchResult(context, session))
    else:
        stack.push(RoundResult(context, session, lambda: None))
    stack.draw()
    stack.top.tree.find("again-look").act(PRESS)
    scene = stack.top
    assert isinstance(scene, ReplayScene)
    assert scene.replay.acts == session.acts
    assert scene.replay.at == 0
    assert (scene.replay.path.parent == saves.replays()) is over
    if not over:
        digest = session._state.digest()
        scene.go(scene.replay.acts)
        scene.branch()
        assert isinstance(stack.top, TableScene)
        assert stack.top.session is not session
        assert stack.top.session._state.digest() == digest
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_the_pause_leads_to_the_places_for_saved_matches():
    from game.match import slots
    from game.scenes.kept import KeptMatches
    from game.scenes.pause import Pause

    session = saves.new_session(people([0], 3), 4, pace=AT_ONCE)
    context = Context(Settings(), keep=False)
    stack = Stack(context, pygame.Surface((1280, 720)))
    stack.push(Title(context))
    stack.push(TableScene(context, session))
    stack.push(Pause(context, session))
    stack.top.tree.find("keep").act(PRESS)
    assert isinstance(stack.top, KeptMatches)
    stack.top.tree.find("keep.2").act(PRESS)
    assert slots.look(2).acts == session.acts
    stack.handle(Intent(Kind.CANCEL))
    assert isinstance(stack.top, Pause)
    stack.reset()


@pytest.mark.usefixtures("no_pictures")
def test_a_file_that_breaks_off_says_so_and_shows_what_there_is(tmp_path):
    path = finished(computers(2, "official target=20", "beginner"))
    lines = path.read_text(encoding="utf-8").splitlines()
    broken = tmp_path / "broken.match"
    broken.write_text("\n".join([*lines[:30], "0 dance", *lines[30:]]) + "\n", encoding="utf-8")
    looker = Looker(Replay.open(broken))
    assert "line 31" in looker.scene.toast
    looker.key(Kind.LAST)
    assert looker.shown()


@pytest.mark.usefixtures("no_pictures")
def test_seats_nobody_knows_are_shown_all_the_same(tmp_path):
    path = finished(computers(2, "official target=20", "beginner"))
    data = path.read_bytes().replace(b'"rat"', b'"unicorn"').replace(b'"beginner"', b'"wizard"')
    strange = tmp_path / "strange.match"
    strange.write_bytes(data)
    looker = Looker(Replay.open(strange))
    looker.scene.go(5)
    looker.scene.branch()
    assert isinstance(looker.stack.top, TableScene)
    assert {one.level for one in looker.stack.top.session.seats} == {"steady"}
    looker.stack.reset()


def test_the_command_line_opens_a_replay(tmp_path):
    from game.app import first_scenes

    path = finished(computers(2, "official target=20", "beginner"))
    context = Context(Settings(), GameOptions(replay=path), keep=False)
    title, scene = first_scenes(context)
    assert isinstance(title, Title)
    assert isinstance(scene, ReplayScene)
    bad = tmp_path / "x.match"
    bad.write_text("dear diary\n", encoding="utf-8")
    context = Context(Settings(), GameOptions(replay=bad), keep=False)
    assert len(first_scenes(context)) == 1
    assert "x.match" in context.notices[0]
