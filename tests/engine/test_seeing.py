"""What a seat may know: its observation, and the events as they reach it."""

from __future__ import annotations

from game.engine import apply, events, legal_actions, observation, project
from game.engine.cards import FACES, HIDDEN
from tests.table import deal, table

LINE = "top r9 r5 | A: r1 b1 b2 | B: g1 g2 | C: y1 y2 y3 | draw b3 b4 b5 b6 b7"


def seen_by(t, seat):
    return [project(event, seat) for event in t.events]


def moved(seen):
    return [event for event in seen if isinstance(event, events.Moved)]


def test_a_seat_sees_its_hand_and_of_the_others_only_how_many():
    t = table(LINE)
    seen = observation(t.state, 1)
    assert seen.faces == (FACES["g1"], FACES["g2"])
    assert (seen.counts, seen.draw_count, seen.discard) == ((3, 2, 3), 5, (FACES["r9"], FACES["r5"]))
    assert seen.backs == ((), (), ())
    assert seen.draw_back == HIDDEN


def test_nothing_in_it_tells_one_hidden_card_from_another():
    here = observation(table(LINE).state, 1)
    there = observation(table(LINE.replace("r1 b1 b2", "W+4 W y9").replace("b3 b4", "g9 g8")).state, 1)
    assert here == there._replace(hand=here.hand)


def test_a_drawn_card_is_its_drawers_secret():
    t = table(LINE.replace("b3", "r3")).draw("A")
    assert observation(t.state, 0).drawn != HIDDEN
    assert observation(t.state, 1).drawn == HIDDEN
    (own,), (other,) = moved(seen_by(t, 0)), moved(seen_by(t, 1))
    assert own.faces == (FACES["r3"],)
    assert (other.cards, other.faces) == ((HIDDEN,), (HIDDEN,))
    turned = [e for e in seen_by(t, 1) if isinstance(e, events.TurnSet)]
    assert [e.drawn for e in turned] == [HIDDEN]


def test_a_played_card_is_seen_by_all():
    t = table(LINE).play("A", "r1")
    assert all(moved(seen_by(t, seat))[0].faces == (FACES["r1"],) for seat in range(3))


def test_swapped_hands_are_known_to_their_new_holders_alone():
    t = table(LINE.replace("r1", "r7"), rules="+seven_swap").play("A", "r7 to=B")
    (event,) = [e for e in seen_by(t, 0) if isinstance(e, events.HandsSwapped)]
    hands = {hand[0]: hand[2] for hand in event.hands}
    assert hands == {0: (FACES["g1"], FACES["g2"]), 1: (HIDDEN, HIDDEN)}
    (event,) = [e for e in seen_by(t, 2) if isinstance(e, events.HandsSwapped)]
    assert {face for hand in event.hands for face in hand[2]} == {HIDDEN}


def test_a_challenged_hand_is_shown_to_the_challenger_and_its_holder_alone():
    t = table(LINE.replace("r1 b1 b2", "W+4 r1 b2"))
    t.play("A", "W+4 colour=g").challenge("B")
    shown = [next(e for e in seen_by(t, seat) if isinstance(e, events.HandShown)).faces for seat in range(3)]
    assert shown == [(FACES["r1"], FACES["b2"]), (FACES["r1"], FACES["b2"]), (HIDDEN, HIDDEN)]
    assert all(e in t.events for e in seen_by(t, 2) if isinstance(e, events.Challenged))


def test_a_flip_decks_backs_are_seen_by_all_but_their_holder():
    t = table("top r1|p1 | A: r3|p4 r5|p5 | B: g1|t1 g2|t2 | draw y1|o1 y2|o2", rules="flip").draw("A")
    (own,), (other,) = moved(seen_by(t, 0)), moved(seen_by(t, 1))
    assert (own.faces, own.backs) == ((FACES["y1"],), (HIDDEN,))
    assert (other.faces, other.backs) == ((HIDDEN,), (FACES["o1"],))


def test_backs_are_told_without_their_order():
    t = table("top r1|p1 | A: r3|v4 r5|p5 | B: g1|t1 g2|t2", rules="flip")
    assert observation(t.state, 1).backs[0] == (FACES["p5"], FACES["v4"])


def test_after_a_turn_over_a_seat_knows_its_hand_anew():
    t = table("top r1|p1 | A: rF|p4 r5|p5 r6|p6 | B: g1|t1 g2|t2 | draw y1|o1", rules="flip").play("A", "rF|p4")
    (own,) = [e for e in seen_by(t, 0) if isinstance(e, events.DeckTurned)]
    hands = {hand[0]: hand[2:] for hand in own.hands}
    assert hands[0] == ((FACES["p5"], FACES["p6"]), (HIDDEN, HIDDEN))
    assert hands[1] == ((HIDDEN, HIDDEN), (FACES["g1"], FACES["g2"]))


def test_what_is_shuffled_back_is_not_followed():
    t = table("top r9 r5 | A: b1 b2 | B: g1 g2").draw("A")
    reshuffled = [e for e in seen_by(t, 1) if isinstance(e, events.Reshuffled)]
    assert reshuffled == [events.Reshuffled(1)]


def test_first_cards_that_went_back_are_seen_but_not_where():
    t = deal("r1 g1 W+4 y1 y2", 2, rules="hand_size=1", dealer="A")
    back = [e for e in moved(seen_by(t, 0)) if e.why == "back"]
    assert [(e.cards, e.faces) for e in back] == [((HIDDEN,), (FACES["W+4"],))]


def test_a_copy_hears_nothing_and_goes_its_own_way():
    t = table(LINE)
    copy = t.state.copy()
    assert apply(copy, legal_actions(copy, 0)[-1]) == []
    assert copy.digest() != t.state.digest()
    assert t.counts == [3, 2, 3]
