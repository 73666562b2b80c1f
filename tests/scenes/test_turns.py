"""Where a round turned: from the result to the list, by keys, and to the moment itself."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game import text
from game.input.intents import Intent, Kind
from game.match.table import HUMAN
from game.scenes import remembered
from game.scenes.context import Context
from game.scenes.gallery import played, staged
from game.scenes.narration import Reader
from game.scenes.records_gallery import replay_of
from game.scenes.replay import ReplayScene
from game.scenes.replay_strip import TURNS
from game.scenes.round_result import RoundResult
from game.scenes.stack import Stack
from game.scenes.title import Title
from game.scenes.turns_gallery import Found, points_of
from game.settings import Settings
from game.ui.node import DISABLED, PRESS, SELECTED
from tests.scenes.test_records import check

pytestmark = pytest.mark.usefixtures("no_pictures")


class Slow(Found):
    """A search of which each look finds another turn."""

    def __init__(self, job) -> None:
        super().__init__([], 0, 3)
        self.job, self.stopped, self.left = job, False, points_of(replay_of("official", 4, 1), 0)

    @property
    def over(self) -> bool:
        return self.stopped or super().over

    def poll(self) -> bool:
        if self.over:
            return False
        self.done += 1
        self.found.append(self.left.pop(0))
        return True

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture
def begun(monkeypatch):
    """The searches that were begun."""
    searches: list[Slow] = []

    def begin(job):
        searches.append(Slow(job))
        return searches[-1]

    monkeypatch.setattr("game.scenes.replay_turns.LookingBack", begin)
    return searches


def opened(rounds=1, **settings):
    context = Context(Settings(language="en", **settings), keep=False)
    stack = Stack(context, pygame.Surface((1920, 1080)))
    stack.push(Title(context))
    scene = ReplayScene(context, replay_of("official", 4, rounds))
    stack.push(scene)
    return stack, scene


def frames(stack, count=1):
    for _frame in range(count):
        stack.update(1 / 60)
        stack.draw()


def test_the_hint_key_opens_the_list_and_begins_to_look(begun):
    stack, scene = opened()
    stack.handle(Intent(Kind.HINT))
    assert scene.tab == TURNS
    assert [one.job.round for one in begun] == [1]
    assert begun[0].job.seats == (0, 1, 2, 3), "computer players among themselves: everybody's turns"
    frames(stack, 1)
    assert scene.tree.find("turns.state").name == "1 of 3 turns looked at"
    assert scene.tree.find("turns.stop") is not None
    frames(stack, 3)
    assert scene.tree.find("turns.state").name == "3 turns could have gone better"
    assert scene.tree.find("turns.stop") is None
    assert scene.remarks == ["3 turns could have gone better"]
    assert not scene.toast, "nothing lies over the hand"


def test_looking_can_be_stopped_and_begun_again(begun):
    stack, scene = opened()
    scene.open_turns()
    frames(stack)
    scene.tree.find("turns.stop").act(PRESS)
    assert begun[0].stopped
    frames(stack, 5)
    assert scene.tree.find("turn.0") is not None, "what was found stays"
    assert scene.tree.find("turn.1") is None
    scene.tree.find("turns.begin").act(PRESS)
    assert len(begun) == 2


def test_leaving_the_replay_ends_the_search(begun):
    stack, scene = opened()
    scene.open_turns()
    frames(stack)
    scene.cancel()
    assert begun[0].stopped


def test_a_turning_point_leads_to_the_moment_before_it_as_it_was_seen(begun):
    stack, scene = opened()
    scene.open_turns()
    frames(stack, 5)
    point = scene.turns.points[1]
    scene.tree.set_focus("turn.1", shown=True)
    stack.handle(Intent(Kind.CONFIRM))
    frames(stack, 2)
    assert scene.replay.at == point.act - 1
    assert scene.replay.state.turn == point.seat == scene.table.seat
    assert not scene.table.all_open
    assert SELECTED in scene.tree.find("turn.1").state
    assert scene.words().startswith("Better: ")
    assert scene.table.view.hand.legal == (frozenset(point.better.cards) or None)
    scene.step(1)
    assert not scene.words().startswith("Better: ")
    assert scene.table.view.hand.legal is None


def test_each_round_is_looked_at_by_itself(begun):
    stack, scene = opened(rounds=2)
    scene.open_turns()
    frames(stack, 5)
    assert len(scene.turns.points) == 3
    scene.jump(1)
    assert scene.turns.number == 2
    assert scene.turns.points == []
    assert scene.tree.find("turns.begin") is not None
    scene.jump(-1)
    assert len(scene.turns.points) == 3


def test_whose_turns_are_listed_can_be_chosen(begun):
    stack, scene = opened()
    scene.open_turns()
    frames(stack, 5)
    scene.look_at_turns_of(2)
    assert scene.turns.seat == 2
    assert scene.turns.points == []
    assert scene.tree.find("turns.state").name == "No other act would have been clearly better."


def test_only_people_are_offered_where_people_played(begun):
    replay = replay_of("official", 4, 1)
    seats = list(replay.table.seats)
    seats[1], seats[3] = (
        msgspec.structs.replace(seats[place], kind=HUMAN, name=name) for place, name in ((1, "An"), (3, "Bo"))
    )
    replay.header = msgspec.structs.replace(
        replay.header, table=msgspec.structs.replace(replay.table, seats=tuple(seats))
    )
    scene = ReplayScene(Context(Settings(language="en"), keep=False), replay)
    assert scene.turns.seats == [1, 3]
    scene.turns.begin()
    assert begun[0].job.seats == (1, 3)


def test_what_is_read_aloud(begun):
    stack, scene = opened()
    reader = Reader()
    reader.look(stack)
    scene.open_turns()
    for _frame in range(5):
        frames(stack)
        reader.look(stack)
    assert "3 turns could have gone better" in reader.spoken.lines
    scene.tree.set_focus("turn.0", shown=True)
    reader.look(stack)
    spoken = reader.spoken.lines[-1]
    assert "Better: " in spoken
    assert "in 100 matches more" in spoken


def test_the_result_leads_there_when_the_match_is_written_down(begun, monkeypatch, tmp_path):
    replay = replay_of("official", 4, 2)
    file = tmp_path / "match.log"
    file.write_bytes(replay.text_until(replay.acts))
    context = Context(Settings(language="en"), keep=False)
    stack = Stack(context, pygame.Surface((1920, 1080)))
    session = played(context, seats=4, rounds=2)
    monkeypatch.setattr(remembered, "file_of", lambda session: file)
    stack.push(RoundResult(context, session, lambda: None))
    frames(stack)
    button = stack.top.tree.find("turns")
    assert button.name == "What could have gone better?"
    assert DISABLED not in button.state
    button.act(PRESS)
    assert isinstance(stack.top, ReplayScene)
    assert stack.top.tab == TURNS
    assert begun[0].job.round == 2
    stack.top.cancel()
    assert isinstance(stack.top, RoundResult)


def test_no_button_without_a_file(monkeypatch):
    context = Context(Settings(language="en"), keep=False)
    stack = Stack(context, pygame.Surface((1920, 1080)))
    stack.push(RoundResult(context, played(context, seats=4, rounds=1), lambda: None))
    frames(stack)
    assert stack.top.file is None
    assert stack.top.tree.find("turns") is None


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [
        *(("zh_CN", (1280, 720), 1.0), (text.PSEUDO, (1280, 720), 1.0), (text.PSEUDO, (1024, 768), 1.0)),
        *(("zh_CN", (1280, 720), 2.0), ("en", (1280, 720), 2.0)),
    ],
)
def test_the_result_with_its_button_holds_at_every_size(language, size, scale):
    text.set_language(language)
    spoken = "en" if language == text.PSEUDO else language
    check(staged("round_result_written", size, Settings(language=spoken, text_scale=scale)).top)
