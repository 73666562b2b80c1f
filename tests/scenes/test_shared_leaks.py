"""Nothing on the screen tells what is in a hidden hand."""

from __future__ import annotations

import os

import pygame

from game.engine import events as ev
from tests.scenes.party import Party, company


class Redealt:
    """The events of a match in which every hand but that of whoever looks holds other cards.

    Numbers and faces of hidden cards are others from the moment they are dealt, drawn, swapped or shown.
    """

    def __init__(self, real, scene):
        self.real, self.scene = real, scene

    def __len__(self):
        return len(self.real)

    def extend(self, events):
        self.real.extend(events)

    def __iter__(self):
        return iter(self[:])

    def __getitem__(self, at):
        return [self.other(event) for event in self.real[at]] if isinstance(at, slice) else self.other(self.real[at])

    def other(self, event):
        looker = self.scene.looking
        if isinstance(event, ev.Moved) and event.dst >= 0 and event.dst != looker:
            return event._replace(cards=tuple(card + 900 for card in event.cards), faces=_others(event.faces))
        if isinstance(event, ev.TurnSet) and event.seat != looker and event.drawn >= 0:
            return event._replace(drawn=event.drawn + 900)
        if isinstance(event, ev.HandShown) and looker not in (event.seat, event.to):
            return event._replace(faces=_others(event.faces))
        if isinstance(event, ev.HandsSwapped | ev.HandsPassed):
            return event._replace(
                hands=tuple(h if h[0] == looker else (h[0], *map(_moved, h[1:])) for h in event.hands)
            )
        return event


def _others(faces):
    return tuple((face * 7 + 3) % 50 for face in faces)


def _moved(numbers):
    return tuple((number * 7 + 3) % 50 for number in numbers)


LEAK_RULES = ("official jump_in=all seven_swap=true", "official stack=any misplay=1", "official zero_pass=true")


def look_for_leaks(seed, frames, rules):
    """Play the same match twice, as dealt and with all hidden hands dealt anew; return how many frames were the same.

    Both are drawn and compared frame by frame, under the curtain, while somebody looks, and in between.
    """
    both = []
    for other in (False, True):
        party = Party(company((0, 1), 3, rules), seed, animation_speed=4.0, captions=True)
        if other:
            party.session._events = Redealt(party.session._events, party.scene)
            party.scene.mirror, party.scene.feed = party.session.watch_blind(party.scene.me, 0)
            party.scene._look = None
            party.scene.choice.mirror = party.scene.mirror
            party.scene.refresh()
        both.append(party)
    states = set()
    for frame in range(frames):
        for party in both:
            party.wait(1 / 60)
            if frame % 20 == 10 and party.top.name == "curtain":
                party.own(party.top.seat, "look")
            elif frame % 20 == 0 and party.scene.looking >= 0 and party.scene.caught_up and party.top is party.scene:
                party.act()
            party.stack.draw()
        seen, again = (pygame.image.tobytes(party.stack.surface, "RGB") for party in both)
        assert seen == again, f"seed {seed}, frame {frame}, {both[0].top.name}, {both[0].scene.looking}"
        states.add((both[0].top.name, both[0].scene.looking))
        if both[0].session.round_over:
            break
    assert both[0].session._state.digest() == both[1].session._state.digest()
    return states


def test_no_frame_tells_what_is_in_a_hidden_hand():
    """Set HOTSEAT_ROUNDS to look through so many whole rounds."""
    rounds = int(os.environ.get("HOTSEAT_ROUNDS", "0"))
    for seed in range(rounds or 1):
        seen = look_for_leaks(seed + 5, 100_000 if rounds else 500, LEAK_RULES[seed % len(LEAK_RULES)])
        assert {name for name, _looking in seen} >= {"curtain", "table"}
        assert {looking for _name, looking in seen} >= {-1, 0}
