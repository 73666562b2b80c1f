"""The village road walked as a player walks it: by posted events, with a clock of the test's own."""

from __future__ import annotations

import re

import pygame
import pytest

from game import paths, text
from game.levels import catalogue
from game.levels.venue import Goal
from game.match import campaign, saves
from game.match.campaign import Progress, Walked
from game.match.session import Session
from game.match.table import AT_ONCE, COMPUTER, HUMAN
from game.match.thinker import Inline
from game.scenes import road as roads
from game.scenes import start
from game.scenes.context import Context
from game.scenes.level_result import LevelResult
from game.scenes.round_result import RoundResult
from game.scenes.stack import Stack
from game.scenes.table import TableScene
from game.scenes.title import Title
from game.scenes.village_road import VillageRoad
from game.settings import Settings
from tests.levels.maps import SVG, write_good

ROAD = "hall yard teahouse school dorm market night stage boat train ancestral assembly".split()
KEYS = {
    **{name: getattr(pygame, f"K_{name.upper()}") for name in ("left", "right", "up", "down", "tab", "f5")},
    **{"enter": pygame.K_RETURN, "esc": pygame.K_ESCAPE},
}
PAD = {
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
}


class Walker:
    """The road on a stack over the title, and the hands of somebody who walks it."""

    def __init__(self, size=(1280, 720), settings=None):
        self.context = Context(settings or Settings(animation_speed=0.0, reduced_motion=True), keep=False)
        self.stack = Stack(self.context, pygame.Surface(size))
        self.stack.push(Title(self.context))
        start.open_road(self.context)
        self.wait()

    @property
    def top(self):
        return self.stack.top

    @property
    def names(self):
        return [scene.name for scene in self.stack.scenes]

    def wait(self, seconds=0.1):
        for _frame in range(max(1, round(seconds * 60))):
            self.stack.update(1 / 60)
        self.stack.draw()

    def post(self, kind, **values):
        for intent in self.context.translator.translate(pygame.event.Event(kind, **values)):
            self.stack.handle(intent)

    def press(self, *names):
        for name in names:
            self.post(pygame.KEYDOWN, key=KEYS[name], mod=0, unicode="")
            self.post(pygame.KEYUP, key=KEYS[name], mod=0)
            self.wait(0.02)

    def button(self, *names):
        for name in names:
            self.post(pygame.CONTROLLERBUTTONDOWN, button=PAD[name], instance_id=0)
            self.post(pygame.CONTROLLERBUTTONUP, button=PAD[name], instance_id=0)
            self.wait(0.02)

    def click(self, node_id):
        node = self.top.tree.find(node_id)
        assert node is not None, self.top.tree.dump()
        pos = tuple(round(v * self.top.canvas.k) for v in node.bounds.centre)
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.wait()

    def sit_down_and_let_the_computer_play(self):
        """From the lesson to the table, where first steps sit in every seat and nobody waits."""
        self.press("enter")
        session = self.top.session
        for seat in range(len(session.seats)):
            session.hand_over(seat, COMPUTER, "beginner")
        session.set_pace(AT_ONCE)
        return session


@pytest.fixture(autouse=True)
def thinking_here(monkeypatch):
    monkeypatch.setattr(start, "start_thinking", Inline)


@pytest.fixture
def walker():
    return Walker()


def kept(*won: str) -> None:
    campaign.save(Progress({level: Walked(True, ("win",)) for level in won}))


# ---- the map -------------------------------------------------------------------------------------------------------
def test_the_road_opens_where_one_stands(walker):
    assert walker.names == ["title", "village_road"]
    assert walker.top.level == "hall"
    assert walker.top.tree.focus_id == "place.hall"


def test_arrows_walk_along_the_road_and_the_card_goes_with_them(walker):
    seen = ["hall"]
    for _step in range(40):
        x, y = walker.top.tree.focused().middle
        target = walker.top.tree.find(f"place.{ROAD[len(seen)]}").middle
        dx, dy = target[0] - x, target[1] - y
        walker.press(("right" if dx > 0 else "left") if abs(dx) > 1.2 * abs(dy) else ("down" if dy > 0 else "up"))
        assert walker.top.tree.focus_id == f"place.{ROAD[len(seen)]}"
        seen.append(walker.top.level)
        if len(seen) == len(ROAD):
            break
    assert seen == ROAD


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (3440, 1440)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_keys_alone_reach_everything_and_everything_has_a_name(language, size, scale):
    text.set_language(language)
    walker = Walker(size, Settings(language=language, text_scale=scale))
    tree = walker.top.tree
    wanted = {node.id for node in tree.focusables()}
    assert {f"place.{level}" for level in ROAD} | {"own", "back"} <= wanted
    reached = set()
    for _press in range(60):
        walker.press("tab")
        reached.add(walker.top.tree.focus_id)
    assert wanted - {"play", "hour"} <= reached
    for node in walker.top.tree.root.walk():
        if node.actions and node.focusable:
            assert node.name, node.line()
    places = [node for node in walker.top.tree.root.walk() if node.id.startswith("place.")]
    assert [node.name.split()[0] for node in places] == [str(n) for n in range(1, 13)]
    assert all(node.value for node in places)


def test_a_click_chooses_and_a_second_one_sits_down(walker):
    kept("hall", "yard")
    walker.top.uncovered()
    walker.top.rebuild()
    walker.click("place.yard")
    assert walker.top.level == "yard"
    walker.click("place.yard")
    assert walker.names[-1] == "lesson"


def test_the_pad_walks_and_sits_down(walker):
    kept("hall")
    walker.top.uncovered()
    walker.top.rebuild()
    walker.button("right")
    assert walker.top.level == "yard"
    walker.button("a")
    assert walker.names[-1] == "lesson"
    walker.button("b")
    assert walker.names[-1] == "village_road"


def test_a_closed_table_says_what_opens_it(walker):
    walker.click("place.yard")
    card = walker.top.tree.find("card.closed")
    assert card.name == "Opens with a win at “Family Hall”."
    walker.click("play")
    walker.press("f5")
    assert walker.names[-1] == "village_road"
    assert walker.top.toast


def test_the_whole_road_can_be_opened_in_the_settings():
    walker = Walker(settings=Settings(road_open=True))
    walker.click("place.assembly")
    walker.click("play")
    assert walker.names[-1] == "lesson"


def test_the_hour_is_chosen_where_a_room_has_both(walker):
    walker.click("hour.1")
    assert walker.top.night
    walker.click("play")
    walker.press("enter")
    assert isinstance(walker.top, TableScene)
    assert walker.top.session.table.night
    assert walker.top.view.stage.night


def test_the_night_market_knows_one_hour(walker):
    walker.click("place.night")
    assert walker.top.tree.find("hour") is None


def test_the_next_table_of_a_free_match_stands_where_the_road_is_open(walker):
    assert [venue.id for venue in roads.open_venues(walker.context)] == ["hall", "teahouse"]
    kept("hall", "yard", "teahouse")
    assert [venue.id for venue in roads.open_venues(walker.context)] == ["hall", "yard", "teahouse", "school"]


# ---- at the table --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", ROAD)
def test_every_level_is_played_through_the_real_scenes(level):
    walker = Walker((640, 360), Settings(animation_speed=0.0, reduced_motion=True, road_open=True))
    walker.top.choose(level)
    walker.press("f5")
    assert walker.names[-1] == "lesson"
    session = walker.sit_down_and_let_the_computer_play()
    assert session.table.level == session.table.venue == level
    for _step in range(6000):
        walker.stack.update(0.5)
        if isinstance(walker.top, RoundResult):
            break
    walker.stack.draw()
    assert isinstance(walker.top, RoundResult)
    if session.over:
        assert isinstance(walker.top, LevelResult)


def test_a_match_that_is_won_brings_stars_and_opens_the_next_table(walker):
    walker.press("enter")
    assert walker.names[-1] == "lesson"
    session = walker.sit_down_and_let_the_computer_play()
    for seed in range(40):
        won = _finished(session, seed)
        if won is not None:
            break
    assert won is not None
    scene = walker.top
    scene.session = won
    scene.level.session = won
    scene.level.update(0.0)
    outcome = scene.level.outcome
    assert outcome.new[0] == Goal("win")
    progress, _problem = campaign.load()
    assert progress.at("hall").won
    walker.stack.replace(scene._match_result())
    walker.wait()
    assert isinstance(walker.top, LevelResult)
    assert walker.top.tree.find("star.0").value == "new"
    walker.press("enter")
    assert walker.names == ["title", "village_road", "lesson"]
    assert walker.top.venue.id == "yard"


def _finished(session: Session, seed: int) -> Session | None:
    """Return a match at the same table that seat 0 has won, or None when this seed is another's."""
    match = Session.new(session.table, seed, pace=AT_ONCE)
    for seat in range(len(match.seats)):
        match.hand_over(seat, COMPUTER, "steady" if seat == 0 else "beginner")
    now = 0.0
    while not match.over:
        now += 0.5
        match.step(now)
        if match.round_over and not match.over:
            match.deal()
    match.hand_over(0, HUMAN)
    ((_goal, verdict),) = roads.verdicts(match, (Goal("win"),))
    return match if verdict == "earned" else None


def test_a_match_at_a_level_is_continued_as_one(walker):
    walker.press("enter", "enter")
    table = walker.top.session.table
    start.to_title(walker.context)
    assert saves.running_header().table.level == "hall"
    assert start.continue_match(walker.context) == ""
    assert walker.top.session.table == table
    assert walker.top.level.level.id == "hall"


def test_the_stars_are_at_the_table_and_the_host_can_be_heard_again(walker):
    walker.press("enter", "enter")
    walker.wait(0.2)
    assert walker.top.tree.find("stars").value == "0 of 3 stars"
    walker.click("stars")
    assert walker.names[-1] == "lesson"
    walker.press("esc")
    assert walker.names[-1] == "table"


def test_the_host_remarks_once_and_can_be_sent_away(walker):
    walker.press("enter")
    session = walker.sit_down_and_let_the_computer_play()
    scene = walker.top
    for _step in range(400):
        walker.stack.update(0.1)
        if scene.tree.find("remark.words"):
            break
    assert scene.tree.find("remark.words").name == scene.level.level.remark.by_language["en"]
    session.pause()
    scene.tree.find("remark.close").act("press")
    walker.wait()
    assert scene.tree.find("remark.words") is None
    session.resume()
    for _step in range(40):
        walker.stack.update(0.1)
    assert not isinstance(walker.top, TableScene) or walker.top.tree.find("remark.words") is None


# ---- the user's own ------------------------------------------------------------------------------------------------
def test_a_level_made_by_the_guide_alone_is_listed_and_played():
    guide = (paths.LEVELS / "README.md").read_text(encoding="utf-8")
    folder = paths.user_levels() / "my-yard"
    folder.mkdir()
    (folder / "room.svg").write_text(SVG, encoding="utf-8")
    (folder / "my-yard.tmx").write_text(re.search(r"```xml\n(.*?)```", guide, re.DOTALL)[1], encoding="utf-8")
    walker = Walker()
    walker.click("own")
    walker.click("place.user/my-yard/my-yard")
    assert walker.top.tree.find("card.name").name == "My yard"
    walker.press("f5")
    assert isinstance(walker.top, TableScene)  # its host has nothing to say
    session = walker.top.session
    assert session.table.level == "user/my-yard/my-yard"
    for seat in range(2):
        session.hand_over(seat, COMPUTER, "beginner")
    session.set_pace(AT_ONCE)
    for _step in range(4000):
        walker.stack.update(0.5)
        if isinstance(walker.top, RoundResult):
            break
    assert isinstance(walker.top, RoundResult)
    walker.stack.reset()
    assert saves.load_running().header.table.venue == "user/my-yard/my-yard"


def test_a_level_that_cannot_be_played_is_listed_with_its_reason():
    write_good(paths.user_levels() / "mill", "<map/>")
    walker = Walker()
    walker.click("own")
    row = next(node for node in walker.top.tree.root.walk() if node.id.startswith("broken."))
    assert row.name == "yard.tmx"
    assert row.value
    walker.click(row.id)
    assert walker.names[-1] == "broken_levels"


def test_the_road_is_there_without_a_single_level(monkeypatch):
    monkeypatch.setattr(catalogue, "shipped_levels", lambda: ())
    walker = Walker()
    assert walker.top.tree.find("own")
    assert isinstance(walker.top, VillageRoad)


def test_a_damaged_record_is_said():
    campaign.path().write_bytes(b"nonsense")
    walker = Walker()
    assert "village road" in walker.top.toast
