"""Several people at one screen: calls, catches and jumps by everybody's own keys."""

from __future__ import annotations

import pytest

from game.engine.actions import CALL, CATCH, JUMP, PLAY
from game.match.session import WINDOW
from tests.scenes.party import Party, company


@pytest.mark.parametrize("seed", [3])
def test_four_people_two_at_pads_play_a_match_with_jumps_calls_and_catches(no_pictures, seed):
    rules = "official jump_in=all scoring=winner target=100"
    party = Party(company((0, 1, 2, 3), 4, rules), seed, pads=(2, 3))
    caller = 0
    for _step in range(20_000):
        party.until(lambda: party.due() or party.session.exposed or party.jumper() is not None)
        if party.session.over:
            break
        if party.session.round_over:
            party.session.deal()
            party.stack.pop() if party.top.name == "round_result" else None
            party.scene._going_on = False
            continue
        jumper = party.jumper()
        exposed = party.session.exposed
        if exposed:
            caller += 1
            party.own(exposed[0] if caller % 3 else (exposed[0] + 1) % 4, "act")
        elif jumper is not None:
            party.own(jumper, "jump")
        elif party.top.name == "curtain":
            party.own(party.top.seat, "look")
        elif party.scene.looking >= 0 and party.scene.caught_up:
            party.act()
        else:
            party.wait(0.05)
    verbs = {action.verb for action in party.done}
    assert party.session.over
    assert {PLAY, JUMP, CALL, CATCH} <= verbs


def test_a_false_call_under_the_curtain_costs_what_the_rules_say(no_pictures):
    party = Party(company((0, 1, 2), 3, "official false_call=3"))
    party.until(lambda: party.top.name == "curtain")
    seat = party.top.seat
    other = (seat + 1) % 3
    held = len(party.session._state.hands[other])
    party.own(other, "act")
    assert len(party.session._state.hands[other]) == held + 3
    assert party.top.name == "curtain"
    assert party.top.seat == seat


def test_catching_somebody_who_has_called_costs_what_the_rules_say(no_pictures):
    party = Party(company((0, 1, 2), 3, "official false_catch=3 hand_size=2"))
    party.lift()
    seat = party.scene.looking
    party.own(seat, "act")
    while party.session.asked().seat == seat:
        party.act()
    party.until(lambda: party.top.name == "curtain" and party.top.seat != seat)
    assert len(party.session._state.hands[seat]) == 1
    assert not party.session.exposed
    by = next(one for one in range(3) if one not in (seat, party.top.seat))
    held = len(party.session._state.hands[by])
    party.own(by, "act")
    assert (party.done[-1].verb, party.done[-1].to) == (CATCH, seat)
    assert len(party.session._state.hands[by]) == held + 3


def test_asked_in_turn_nobody_learns_who_holds_the_card(no_pictures):
    party = Party(company((0, 1, 2), 3, "official jump_in=all"), races=False)
    party.lift()
    party.act()
    state = party.session._state
    party.until(lambda: party.scene.caught_up)
    asked = party.session.asked()
    if state.jumpable:
        assert asked.asks == WINDOW
        for hand in state.hands:
            hand.sort()
        party.own(asked.seat, "look")
        party.wait(0.1)
        assert party.session.asked().asks != WINDOW
