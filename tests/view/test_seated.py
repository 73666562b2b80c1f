"""Where partners change, everybody sits by the order of play: partners opposite, the other table's people between."""

from __future__ import annotations

import pytest

from game.engine import events as ev
from game.engine.rotation import deals_in_match, seating
from game.match.mirror import Mirror
from game.view.geometry import Layout, Space


def dealt(seats: int, deal: int) -> Mirror:
    mirror = Mirror(0, seats, "official rotation=true")
    ring = seating(seats, deal).ring
    mirror.fold(ev.RoundStarted(deal + 1, ring[0], 1, ring, 80))
    return mirror


@pytest.mark.parametrize("seats", [4, 8])
def test_partners_sit_opposite_in_every_deal(seats):
    layout = Layout(Space(1920, 1080), seats)
    for deal in range(deals_in_match(seats)):
        mirror = dealt(seats, deal)
        layout.order = lambda mirror=mirror: mirror.seated
        ring, partners = mirror.playing, mirror.partners
        assert sorted(mirror.seated) == list(range(seats))
        for seat in ring:
            partner = next(one for one in ring if one != seat and partners[one] == partners[seat])
            across = layout.spot(partner, seat)
            assert across is layout.spots[seats // 2 - 1]
        after = [layout.spots.index(layout.spot(seat, ring[0])) for seat in ring[1:]]
        assert after == sorted(after), "the next to play sits next"


def test_elsewhere_seats_sit_by_their_numbers():
    assert Mirror(0, 4, "official teams=2").seated == ()
    layout = Layout(Space(1920, 1080), 4)
    assert [layout.spot(seat, 2) for seat in (3, 0, 1)] == list(layout.spots)
