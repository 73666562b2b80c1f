"""Several people at one screen: what is hidden from whom, and until when."""

from __future__ import annotations

from tests.scenes.party import NAMES, Party, company


def test_only_the_own_key_lifts_the_curtain_and_the_same_covers_again(no_pictures):
    party = Party(company((0, 1, 2, 3), 4))
    party.until(lambda: party.top.name == "curtain")
    seat = party.top.seat
    other = (seat + 1) % 4
    party.own(other, "look")
    party.key("return")
    party.key("space")
    assert party.top.name == "curtain"
    assert party.scene.looking < 0
    assert NAMES[seat] in party.top.toast
    assert party.scene.mirror.faces == (-1,) * 7
    party.own(seat, "look")
    assert party.top is party.scene
    assert party.scene.looking == seat
    assert min(party.scene.mirror.faces) >= 0
    party.own(other, "look")
    assert party.scene.looking == seat
    party.own(seat, "look")
    party.wait(0.05)
    assert party.top.name == "curtain"
    assert party.scene.looking < 0


def test_escape_over_the_curtain_pauses_and_goes_on_again(no_pictures):
    party = Party(company((0, 1), 2))
    party.until(lambda: party.top.name == "curtain")
    for _time in range(2):
        party.key("escape")
        assert party.top.name == "pause"
        party.wait(0.1)
        party.key("escape")
        assert party.top.name == "curtain"
        party.wait(0.1)


def test_the_curtain_falls_by_itself_and_after_the_turn(no_pictures):
    party = Party(company((0, 1), 2), curtain_seconds=5.0)
    party.lift()
    party.wait(4.0)
    assert party.scene.looking >= 0
    party.wait(1.5)
    assert party.top.name == "curtain"
    party.lift()
    seat = party.scene.looking
    while party.session.asked().seat == seat:
        party.act()
    party.wait(0.1)
    assert party.scene.looking < 0


def test_one_person_among_computer_players_sees_no_curtain(no_pictures):
    party = Party(company((1,), 3))
    party.until(lambda: party.session.asked().seat == 1 and party.scene.caught_up)
    party.wait(1.0)
    assert party.top is party.scene
    assert party.scene.me == party.scene.looking == 1


def test_at_an_open_table_the_view_goes_round_without_a_curtain(no_pictures):
    party = Party(company((0, 1, 2), 3, open_table=True))
    seen = set()
    for _turn in range(4):
        party.until(lambda: party.scene.looking == party.session.asked().seat and party.scene.caught_up)
        assert party.top is party.scene
        seen.add(party.scene.looking)
        hands = party.scene.mirror.open_hands
        assert len(hands) == 2
        assert all(min(faces) >= 0 for faces in hands.values())
        party.act()
        party.wait(0.1)
    assert len(seen) > 1


def test_partners_see_each_other_and_nobody_else(no_pictures):
    party = Party(company((0, 1, 2, 3), 4, "official teams=2", partners_see=True))
    party.lift()
    seat, state = party.scene.looking, party.session._state
    partner = (seat + 2) % 4
    open_hands = party.scene.mirror.open_hands
    assert set(open_hands) == {partner}
    assert sorted(open_hands[partner]) == sorted(state.faces[card] for card in state.hands[partner])


def test_log_and_curtain_tell_nothing_that_is_not_for_everybody(no_pictures):
    party = Party(company((0, 1), 2))
    for _turn in range(12):
        party.lift()
        if party.session.round_over:
            break
        party.act()
        party.wait(0.1)
        if party.top.name == "curtain":
            words = " ".join(w for w, _head in party.scene.log) + " ".join(party.scene._told)
            assert "You" not in words
            for event in party.scene.mirror.log:
                if getattr(event, "why", "") in ("draw", "deal") and event.dst >= 0:
                    assert set(event.faces) == {-1}
