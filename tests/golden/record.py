"""One round as people would write it down, played by four who always do the same in the same place."""

from __future__ import annotations

from game.engine import Action, State, apply, events, legal_actions, new_match
from game.engine.actions import CALL, CATCH, CHALLENGE, COLOUR, DRAW, JUMP, PLAY, TAKE, TO
from game.engine.cards import COLOURS, FACE_NAMES, KIND_OF, WILD
from game.engine.notation import action_text, card_text
from game.engine.state import ASKS_NOTHING
from game.engine.turns import colour_held_most
from game.rules import compile_game, rule_set
from tests.table import SEATS

SEATS_AT_TABLE = 4
LONGEST = 400
"""Acts after which a record breaks off, should a rule set ever keep such players from ending."""


def steady(s: State) -> Action:
    """Choose: first whoever can catch, jump in or call; then the first of the longest plays; wilds last."""
    for verb in (CATCH, JUMP, CALL):
        for seat in range(s.seats):
            for a in legal_actions(s, seat):
                if a.verb == verb and (verb != CATCH or seat == (a.to + 1) % s.seats):
                    return a
    return min(legal_actions(s, s.turn), key=lambda a: _reluctance(s, a))


def _reluctance(s: State, a: Action) -> tuple[int, int, int]:
    if a.verb == PLAY:
        wild = KIND_OF[s.faces[a.cards[-1]]] == WILD
        return 0, int(wild) - 10 * len(a.cards), 0
    if a.verb == COLOUR:
        return 0, int(a.colour != colour_held_most(s, a.seat)), 0
    if a.verb == TO:
        return 0, len(s.hands[a.to]), a.to
    doubt = len(s.hands[a.seat]) % 2  # challenge with every other hand
    return 1, {CHALLENGE: doubt, TAKE: 1 - doubt, DRAW: 0}.get(a.verb, 0), 0


def record(preset: str) -> str:
    """Return the record of a round under a preset."""
    game = compile_game(rule_set(preset), SEATS_AT_TABLE)
    s, happened = new_match(game, SEATS_AT_TABLE, seed=1)
    lines = [game.text, "", f"dealer {SEATS[s.dealer]}", *_hands(s), f"pile {len(s.draw)}, top {_top(s)}", ""]
    for _ in range(LONGEST):
        if s.asks == ASKS_NOTHING:
            break
        a = steady(s)
        line = _act(s, a)
        happened = apply(s, a)
        lines.append(f"{line:<24}{_table(s)}{_asides(happened)}".rstrip())
    return "\n".join([*lines, "", *_result(s, happened), *_hands(s), ""])


def _act(s: State, a: Action) -> str:
    seat, verb, *words = action_text(s, a).split()
    if verb in (CATCH, TO):
        words = [SEATS[a.to]]
    return " ".join([SEATS[int(seat)], verb, *words])


def _top(s: State) -> str:
    return f"{card_text(s, s.discard[-1])} {COLOURS[s.colour] if s.colour >= 0 else '-'}"


def _hands(s: State) -> list[str]:
    return [
        f"{SEATS[seat]}: {' '.join(card_text(s, card) for card in sorted(hand, key=s.faces.__getitem__))}".rstrip()
        for seat, hand in enumerate(s.hands)
    ]


def _table(s: State) -> str:
    counts = " ".join(f"{SEATS[seat]}{len(hand)}" for seat, hand in enumerate(s.hands))
    arrow = "→" if s.direction > 0 else "←"
    owed = f" owes {s.pending}{'+colour' * s.until}" if s.pending or s.until else ""
    exposed = f" exposed {''.join(SEATS[seat] for seat in s.exposed)}" if s.exposed else ""
    return f"{_top(s):<10} {counts}  pile {len(s.draw):<3} {arrow} {SEATS[s.turn]} {s.asks}{owed}{exposed}"


def _asides(happened: list[events.Event]) -> str:
    said = []
    for event in happened:
        if isinstance(event, events.Launched):
            said.append(f"{SEATS[event.seat]} presses: {event.count}")
        elif isinstance(event, events.Dared):
            said.append(f"{SEATS[event.seat]} is dared {event.count}")
        elif isinstance(event, events.Challenged):
            said.append("right" if event.right else "wrong")
        elif isinstance(event, events.Reshuffled):
            said.append("reshuffled")
        elif isinstance(event, events.WentOut):
            said.append(f"{SEATS[event.seat]} is out")
        elif isinstance(event, events.DeckTurned):
            said.append(f"turned over, {FACE_NAMES[event.top]} up")
    return f"  ({', '.join(said)})" if said else ""


def _result(s: State, happened: list[events.Event]) -> list[str]:
    if s.asks != ASKS_NOTHING:
        return ["broken off"]
    won = f"{SEATS[s.winner]} wins" if s.winner >= 0 else "nobody wins"
    return [f"{won}, scores {' '.join(map(str, s.round_scores))}, next dealer {SEATS[s.next_dealer]}"]
