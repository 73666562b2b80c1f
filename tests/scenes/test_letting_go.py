"""Pictures are let go of: when a screen leaves, when the window has another size, when nothing refers to them."""

from __future__ import annotations

import weakref

import pygame

from game import heap
from game.app import App
from game.cli.measuring.process import MEGABYTE, memory
from game.match.session import Session
from game.match.table import AT_ONCE
from game.options import GameOptions
from game.scenes import start
from game.scenes.help import Help
from game.scenes.table import TableScene
from game.scenes.title import Title
from game.settings import Settings
from game.ui.fonts import MOST_OPEN, Fonts
from tests.scenes.hand import Hand


class Ring:
    """Refers to itself, as a screen and its buttons do to each other."""

    def __init__(self) -> None:
        self.itself = self


def test_a_table_that_has_left_holds_no_pictures():
    hand = Hand()
    session = Session.new(start.usual_table(hand.context), 1, pace=AT_ONCE)
    scene = hand.open(TableScene(hand.context, session))
    view = scene.view
    view.draw(hand.stack.surface)
    assert view.stage.art.bytes_used
    assert view.stage.brush.bytes_used
    hand.stack.reset(Title(hand.context))
    view.stage.art.finish()
    view.stage.art.clear()
    assert (view.stage.brush.bytes_used, view.rooms, view.stage.comp.base.get_size()) == (0, {}, (1, 1))


def test_a_picture_of_another_size_or_look_takes_the_place_of_the_one_before():
    hand = Hand()
    scene = hand.open(TableScene(hand.context, Session.new(start.usual_table(hand.context), 1, pace=AT_ONCE)))
    before = scene.view
    hand.stack.resize(pygame.Surface((1000, 700)))
    assert scene.view is not before
    assert not before.stage.brush.bytes_used
    hand.context.change(high_contrast=True)
    hand.stack.draw()
    assert hand.stack.surface.get_size() == (1000, 700)


def test_what_was_made_for_another_size_of_the_window_is_forgotten():
    hand = Hand()
    hand.open(Help(hand.context))
    hand.stack.draw()
    assert hand.context.pictures.held
    assert hand.context.typesetter.held
    hand.stack.resize(pygame.Surface((1000, 700)))
    assert hand.context.pictures.held == 0
    assert hand.context.typesetter.held == 0
    hand.stack.draw()
    held = hand.context.pictures.held
    hand.stack.resize(pygame.Surface((1000, 700)))
    assert hand.context.pictures.held == held > 0


def test_the_game_tidies_up_in_the_first_quiet_moment_after_a_screen_has_left():
    now = 0.0
    app = App(GameOptions(size=(640, 360)), Settings(language="en"), clock=lambda: now, keep=False)
    try:
        app.stack.reset(Title(app.context), Help(app.context))
        app.frame([])
        app.stack.left_behind = False
        ring = weakref.ref(Ring())
        app.stack.pop()
        assert app.frame([])
        assert app.stack.left_behind, "that frame was for drawing"
        for _frame in range(600):
            now += 1 / 60
            app.frame([])
            if not app.stack.left_behind:
                break
        assert ring() is None
    finally:
        app.close()


def test_rings_of_references_go_too():
    ring = weakref.ref(Ring())
    heap.begin()
    heap.tidy()
    assert ring() is None


def test_no_more_fonts_stay_open_than_a_screen_needs():
    fonts = Fonts()
    for px in range(10, 10 + MOST_OPEN + 20):
        fonts.font("latin", px)
    assert len(fonts._opened) == MOST_OPEN
    assert fonts.font("latin", 12).render("a", True, "black").get_width()


def test_memory_is_told_where_the_system_tells_it():
    before = memory()
    if before is None:
        return
    block = bytearray(40 * MEGABYTE)
    block[::1024] = b"x" * len(block[::1024])
    after = memory()
    assert after.now - before.now > 30 * MEGABYTE
    assert after.most >= after.now - MEGABYTE
    assert len(block) == 40 * MEGABYTE
