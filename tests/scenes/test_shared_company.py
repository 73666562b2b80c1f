"""Several people at one screen: many of them, seats that change hands, pads that are lost, fines."""

from __future__ import annotations

import pytest

from game.engine.actions import PLAY
from game.input.intents import Intent, Kind
from game.match import log
from game.match.session import Session
from game.match.table import COMPUTER, HUMAN
from tests.scenes.party import Party, company


def test_ten_people_play_a_round(no_pictures):
    party = Party(company(range(10), 10), 7)
    party.play_round()
    assert party.session.round_over
    assert {action.seat for action in party.done} >= set(range(10))


@pytest.mark.parametrize(
    ("asks", "rules"), [("answer", "official stack=any"), ("colour", "official"), ("play", "official")]
)
def test_a_seat_is_handed_over_and_back_in_the_middle_of_everything(no_pictures, asks, rules):
    """In the middle of a penalty, a challenge (asks answer) and a choice of colour."""
    for seed in range(1, 40):
        party = Party(company((0, 1), 2, rules), seed)
        if not _come_to(party, asks):
            continue
        seat = party.session.asked().seat
        party.scene.hand_over(seat)
        party.wait(3.0)
        assert party.session.seats[seat].kind == COMPUTER
        assert party.scene.looking == party.scene.me == 1 - seat
        assert party.top is party.scene
        assert party.session.asked().seat != seat or party.session.round_over
        party.scene.hand_over(seat)
        party.wait(0.2)
        assert party.scene.shared
        assert party.session.seats[seat].kind == HUMAN
        return
    raise AssertionError(f"no match came to {asks}")


def _come_to(party, asks):
    for _turn in range(40):
        party.until(party.due)
        if party.session.round_over:
            return False
        if party.session.asked().asks == asks and party.top.name == "curtain":
            party.own(party.top.seat, "look")
            return True
        if party.top.name == "curtain":
            party.own(party.top.seat, "look")
            continue
        legal = [a for a in party.session.legal(party.scene.looking) if a.verb == PLAY]
        wild = [a for a in legal if party.session.refusal(a) is None]
        if asks == "colour" and wild:
            party.scene.submit(wild[-1])
            if party.session.asked().asks == "colour":
                return True
        else:
            party.act()
    return False


def test_who_plays_is_in_the_log_and_continue_knows_it(tmp_path):
    table = company((0, 1), 3)
    session = Session.new(table, 3)
    header = log.Header("0", 3, table)
    lines = [log.hand_over_line(1, COMPUTER, "sharp")]
    data = (log.header_text(header) + "".join(f"{line}\n" for line in lines)).encode()
    played = log.play(log.read(data))
    assert [seat.kind for seat in played.table.seats] == [HUMAN, COMPUTER, COMPUTER]
    assert played.table.seats[1].level == "sharp"
    assert played.state.digest() == session._state.digest()
    old = log.play(log.read(log.header_text(header).encode()))
    assert old.table == table
    for broken in ("~ 9 human", "~ x human", "~ 1 dog", "~ 1", "~ 1 computer " + "x" * 99):
        with pytest.raises(log.LogError):
            log.play(log.read((log.header_text(header) + broken + "\n").encode()))


def test_a_lost_pad_stops_the_table_and_asks(no_pictures):
    party = Party(company((0, 2), 3), pads=(2,))
    party.until(lambda: party.top.name == "curtain")
    party.stack.handle(Intent(Kind.PAD_GONE, -1, number=41, device="pad"))
    assert party.top.name == "seat_pad_lost"
    assert party.session.paused
    party.top.at_keyboard()
    assert party.scene.keys.at(2).look
    assert party.top.name == "curtain"


def test_when_everybody_has_gone_the_match_is_kept(no_pictures):
    party = Party(company((0, 1), 3))
    party.wait(0.1)
    party.scene.hand_over(0)
    party.wait(0.1)
    party.scene.hand_over(1)
    assert party.top.name == "title"
    assert party.session.seats[1].kind == HUMAN


def test_a_fine_is_confirmed_by_somebody_elses_key(no_pictures):
    party = Party(company((0, 1, 2), 3, "official advice_fine=2"))
    party.lift()
    party.wait(0.1)
    party.key("escape")
    {words[0]: words[3] for words in party.top.items()}["fine"]()
    party.top.accuse(1)
    held = len(party.session._state.hands[1])
    party.own(1, "act")
    assert party.top.name == "advice_fine"
    party.own(2, "act")
    assert len(party.session._state.hands[1]) == held + 2
