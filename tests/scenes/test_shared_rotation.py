"""Partners that change, through the real scenes: totals by hand, two tables at one screen, the table of partners."""

from __future__ import annotations

import pytest

from game import text
from game.engine import events as ev
from game.input.intents import Intent, Kind
from game.match.partners import deals, place_of, ranks
from game.scenes.gallery import staged
from game.scenes.narration import Reader
from game.scenes.partner_table import PartnerTable, round_words
from game.settings import Settings
from tests.rotation import EIGHT, SHORT, added_up, begun, check, pairs_of, play, written
from tests.scenes.party import Party, company
from tests.scenes.states import states_of
from tests.scenes.walk import assert_all_is_seen

ROTATION = "official rotation=true hand_size=2"


def test_a_match_of_four_goes_to_its_end_and_totals_are_right_by_hand(no_pictures):
    check(SHORT)


def test_eight_at_two_tables_take_turns_on_the_screen(no_pictures):
    party = begun(EIGHT)
    for deal in range(4):
        play(party, 1)
        sat = {seat for seat in range(8) if party.scene.partners.team(seat) >= 0}
        assert sat == {int(seat) for pair in pairs_of(8, deal) for seat in pair} == set(party.scene.mirror.playing)
        party.top.next_round()
    assert written(added_up(party, 8)).split() == EIGHT.gained.split()[:4]


def test_a_table_of_computer_players_alone_is_played_at_once(no_pictures):
    party = Party(company((0, 1), 8, ROTATION), 11)
    play(party, 1)
    party.top.next_round()
    assert party.scene.unattended
    before = party.session.pace
    party.until(lambda: party.top.name == "round_result", 12.0)
    assert party.session.pace == before
    assert {action.seat for action in party.done[-3:]} <= {2, 3, 4, 5}
    assert party.scene.mirror.round_over
    party.top.next_round()
    assert not party.scene.unattended
    party.until(lambda: party.top.name == "curtain")
    assert party.top.seat in (0, 1)


def test_one_person_alone_watches_no_table_of_others(no_pictures):
    party = Party(company((0,), 8, ROTATION), 11)
    play(party, 1)
    party.top.next_round()
    assert party.scene.unattended
    party.until(lambda: party.top.name == "round_result", 12.0)
    assert party.scene.looking == 0


def test_a_round_dealt_at_two_tables_counts_once():
    assert [place_of(8, deal) for deal in (1, 2, 3, 56)] == [(1, 1), (1, 2), (2, 1), (28, 2)]
    assert [place_of(4, deal) for deal in (1, 12)] == [(1, 1), (12, 1)]
    assert round_words(ROTATION, 8, 34) == "Round 17 of 28, table 2"
    assert round_words(ROTATION, 4, 3) == "Round 3 of 12"
    assert round_words("official", 4, 3) == "Round 3"


def test_the_table_of_partners_tells_who_sat_with_whom_and_what_it_brought():
    ended = ev.RoundEnded(0, False, (), (0, 9, 0, 5), (14, 0, 14, 0), (14, 0, 14, 0), (0,) * 4, (), 0)
    rows = deals(4, [ended])
    assert len(rows) == 12
    assert rows[0] == (1, 1, ((0, 2), (1, 3)), (14, 0), (14, 0, 14, 0))
    assert rows[4] == (5, 1, ((0, 1), (2, 3)), None, None)
    assert ranks((14, 0, 14, 3)) == [1, 4, 1, 3]


def test_it_is_reached_from_the_table_and_from_the_results_and_left_again(no_pictures):
    party = begun(SHORT)
    party.until(lambda: party.top.name == "curtain")
    party.key("escape")
    {words[0]: words[3] for words in party.top.items()}["partners"]()
    assert isinstance(party.top, PartnerTable)
    assert party.scene.blind
    party.key("escape")
    assert party.top.name == "pause"
    party.key("escape")
    play(party, 1)
    party.top.tree.find("partners").actions["press"]()
    assert isinstance(party.top, PartnerTable)
    party.stack.handle(Intent(Kind.CANCEL))
    assert party.top.name == "round_result"


def test_it_is_read_row_by_row_with_the_arrow_keys(no_pictures):
    party = begun(SHORT)
    play(party, 2)
    party.top.open_partners()
    reader = Reader()
    reader.look(party.stack)
    party.key("up")
    reader.look(party.stack)
    said = reader.spoken.lines[-1]
    assert "Round 2" in said
    assert "Bo and Di: 6" in said
    assert "Ann 0, Bo 23, Cy 0, Di 23" in said


SCREENS = states_of("partners")


@pytest.mark.parametrize("language", ["en", "zh_CN", text.PSEUDO])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (3440, 1440)])
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_cut_covered_or_off_the_screen(no_pictures, name, size, language):
    text.set_language(language)
    assert_all_is_seen(staged(name, size, Settings(language="en" if language == text.PSEUDO else language)).top)


@pytest.mark.parametrize("scale", [2.0])
@pytest.mark.parametrize("name", SCREENS)
def test_larger_text_loses_nothing(no_pictures, name, scale):
    assert_all_is_seen(staged(name, (1280, 720), Settings(language="en", text_scale=scale)).top)
