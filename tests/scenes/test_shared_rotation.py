"""Partners that change, played through the real scenes."""

from __future__ import annotations

from game.engine import events as ev
from tests.scenes.party import Party, company


def next_deal(party):
    """Deal the next round."""
    party.session.deal()
    while party.top is not party.scene:
        party.stack.pop()
    party.scene._going_on = False


def test_a_rotation_goes_to_its_end_and_totals_are_right_by_hand(no_pictures):
    party = Party(company((0, 2), 4, "official rotation=true"), 11)
    party.step = 0.2
    by_hand = [0] * 4
    for number in range(12):
        party.play_round()
        last = [event for event in party.session.feed(0).take() if isinstance(event, ev.RoundEnded)][-1]
        partners = ((0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 1, 0))[number // 4]
        assert party.scene.partners.of_seat == partners
        if last.winner >= 0:
            side = partners[last.winner]
            worth = sum(value for seat, value in enumerate(last.hand_values) if partners[seat] != side)
            for seat in range(4):
                by_hand[seat] += worth if partners[seat] == side else 0
        assert list(last.totals) == by_hand
        assert party.session.over == (number == 11)
        if not party.session.over:
            next_deal(party)


def test_eight_at_two_tables_take_turns_on_the_screen(no_pictures):
    party = Party(company(range(8), 8, "official rotation=true"), 11)
    party.step = 0.2
    sat = []
    for _deal in range(2):
        party.play_round()
        sat.append({seat for seat in range(8) if party.scene.partners.team(seat) >= 0})
        assert set(party.scene.mirror.playing) == sat[-1]
        next_deal(party)
    assert len(sat[0]) == len(sat[1]) == 4
    assert not sat[0] & sat[1]
