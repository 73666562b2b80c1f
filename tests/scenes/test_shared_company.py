"""Several people at one screen: many of them, seats that change hands, pads that are lost, fines."""

from __future__ import annotations

import pytest

from game.engine.actions import CHALLENGE, PLAY
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


def _penalty(party):
    return party.session.asked().asks == "answer" and party.scene.mirror.pending > 0 and not _doubted(party)


def _doubted(party):
    return any(act.verb == CHALLENGE for act in party.session.legal(party.session.asked().seat))


def _colour(party):
    return party.session.asked().asks == "colour"


def _drawn(party):
    return party.session.asked().asks == "drawn"


MOMENTS = [
    (_penalty, "official stack=any wd4=free"),
    (_doubted, "official"),
    (_colour, "official"),
    (_drawn, "official"),
]


@pytest.mark.parametrize(("moment", "rules"), MOMENTS, ids=["penalty", "challenge", "colour", "drawn"])
def test_the_computer_takes_a_seat_in_the_middle_of_a_question_and_gives_it_back(no_pictures, moment, rules):
    party = _come_to(moment, rules)
    seat = party.session.asked().seat
    party.scene.hand_over(seat)
    party.wait(3.0)
    assert party.session.seats[seat].kind == COMPUTER
    assert party.scene.looking == party.scene.me == 1 - seat
    assert party.top is party.scene
    assert any(action.seat == seat for action in party.done[party.before :]), "the computer has answered"
    party.scene.hand_over(seat)
    party.wait(0.2)
    assert party.scene.shared
    assert party.session.seats[seat].kind == HUMAN
    party.play_round()
    assert party.session.round_over


@pytest.mark.parametrize(("moment", "rules"), MOMENTS, ids=["penalty", "challenge", "colour", "drawn"])
def test_given_back_before_the_computer_has_answered_the_question_is_the_persons_again(no_pictures, moment, rules):
    party = _come_to(moment, rules)
    asked = party.session.asked()
    party.scene.hand_over(asked.seat)
    assert not party.session.asked().human
    party.scene.hand_over(asked.seat)
    assert party.session.asked() == asked
    assert len(party.done) == party.before
    party.wait(0.1)
    party.lift()
    party.wait(0.1)
    assert party.scene.looking == asked.seat
    assert party.scene.choice.my_turn
    assert party.scene.mirror.asks == asked.asks
    party.play_round()
    assert party.session.round_over


def _come_to(moment, rules):
    """Play on until somebody who looks is asked what is wanted; wild cards are played first."""
    for seed in range(1, 40):
        party = Party(company((0, 1), 2, rules), seed)
        party.step = 0.1
        for _turn in range(60):
            party.until(party.due)
            if party.session.round_over:
                break
            if party.top.name == "curtain":
                party.lift()
                party.wait(0.1)
            if party.scene.looking == party.session.asked().seat and moment(party):
                party.before = len(party.done)
                return party
            if party.scene.looking >= 0:
                _wildest(party)
    raise AssertionError("no match came to that")


def _wildest(party):
    """Play the card of the highest face without naming its colour, so that the table asks for it."""
    state, seat = party.session._state, party.scene.looking
    plays = [act for act in party.session.legal(seat) if act.verb == PLAY]
    best = max(plays, key=lambda act: state.faces[act.cards[-1]], default=None)
    if best is not None and party.session.refusal(best) is None:
        party.scene.submit(best)
    elif party.scene.choice.my_turn:
        party.act()


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
