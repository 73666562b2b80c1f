"""Pictures of cards: every face has one, caches keep to their room, colours can be replaced."""

from __future__ import annotations

import pygame
import pytest

from game import paths
from game.engine import new_match
from game.engine.cards import FACE_NAMES, FACES, HIDDEN
from game.rules import compile_game, rule_set
from game.ui.lru import SurfaceCache, weight
from game.view.card_art import BACK, CardArt, Look, all_files, file_of, recoloured


@pytest.mark.parametrize("deck", ["classic", "numbers", "flip", "attack"])
def test_every_card_of_every_deck_has_a_picture(deck):
    rules = rule_set(f"official deck={deck} blanks=4 bounce=4 discard_alls=8")
    state, _events = new_match(compile_game(rules, 4), 4, 1)
    for face in {*state.faces, *state.backs}:
        assert file_of(face) in all_files(), FACE_NAMES[face]


def test_a_hidden_card_is_a_back_and_a_dark_wild_is_another_picture():
    assert file_of(HIDDEN) == BACK
    assert file_of(FACES["W"], dark=False) != file_of(FACES["W"], dark=True)


@pytest.mark.parametrize("name", sorted(all_files()))
def test_every_picture_is_there_in_both_forms(name):
    assert (paths.ASSETS / "cards" / f"{name}.svg").is_file()
    assert (paths.ASSETS / "cards_big" / f"{name}.svg").is_file()


def test_a_card_is_centred_in_its_picture_and_has_its_size():
    art = CardArt(1.0)
    picture = art.card("r_5", 128)
    w, h = picture.get_size()
    assert 128 <= w <= 136
    assert 192 <= h <= 204
    assert picture.get_at((w // 2, h // 2)).a >= 250


def test_the_same_card_is_drawn_once_and_angles_are_rounded():
    art = CardArt(0.5)
    assert art.card("r_5", 150, 4.1) is art.card("r_5", 150, 3.9)
    assert art.card("r_5", 150, 4.0, resting=False) is art.card("r_5", 150, 3.2, resting=False)
    assert art.card("r_5", 150, 4.0) is not art.card("r_5", 150, 4.0, Look(veil=0.36))


def test_faces_come_from_the_thread_too():
    art = CardArt(0.3)
    art.prepare(["r_5", "g_2", BACK])
    art.finish()
    assert art.bytes_used > 0


def test_a_missing_picture_is_a_bare_card_and_no_fault():
    assert CardArt(0.3).card("nothing_like_it", 100).get_width() > 20


def test_another_colour_set_changes_the_suit_and_nothing_else():
    text = (paths.ASSETS / "cards" / "r_5.svg").read_text(encoding="utf-8")
    other = recoloured(text, "redgreen")
    assert other != text
    assert len(other) == len(text)
    assert "#FFF6E3" in other
    assert recoloured(text, "standard") == text


def test_a_cache_never_holds_more_than_its_room():
    cache = SurfaceCache(1)
    for i in range(40):
        cache.add(i, pygame.Surface((128, 128), pygame.SRCALPHA))
        assert cache.used <= 1 << 20
    assert cache.get(0) is None
    assert cache.get(39) is not None
    assert cache.used == sum(weight(cache.get(i)) for i in range(40) if cache.get(i))


def test_every_face_name_has_a_file_name():
    assert all(file_of(face) for face in range(len(FACE_NAMES)))
