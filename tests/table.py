"""A table in one line, for tests that read like a record of play.

    t = table("top r5 | A: r5 b1 | B: g2", rules="jump_in=numbers")
    t.play("A", "r5 call")
    assert t.turn == "B" and t.options("B") == ["draw"]

Seats are letters, cards are written as in RULES.md. The parts of the line, apart by `` | ``: a hand for each seat in
order, ``top`` (the discard pile, bottom first), ``draw`` (the first is drawn first), and where they differ from the
beginning of a round ``colour g``, ``turn B``, ``counter``, ``pending 2``, ``dark``, ``fires 0 3``, ``dealer B``,
``scores 10 20``, ``pigs 0 1``, ``knocked_out C``, ``seed 3``.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import apply, refusal, turn_actions
from game.engine.actions import COLOUR, NOBODY, PLAY, TO, Action
from game.engine.cards import COLOURS, FACE_NAMES, HIDDEN
from game.engine.errors import IllegalAction
from game.engine.events import Dared, Event, HandShown
from game.engine.laying import Spec, deal_out, lay_out
from game.engine.notation import card_text, parse_action, parse_card
from game.engine.state import State
from game.rules import PRESETS, compile_game, rule_set

SEATS = "ABCDEFGHIJ"


class Table:
    """A state with the words of the table. Every act returns the table, so that acts can follow each other."""

    def __init__(self, state: State, events: Sequence[Event] = ()) -> None:
        self.state = state
        self.events = list(events)

    # what a seat does

    def act(self, *lines: str) -> Table:
        """Do acts such as ``"A play r5 colour=g to=B call"``; `events` are those of the last."""
        for line in lines:
            self.events = apply(self.state, self.parse(line))
        return self

    def play(self, seat: str, words: str) -> Table:
        return self.act(f"{seat} play {words}")

    def jump(self, seat: str, words: str) -> Table:
        return self.act(f"{seat} jump {words}")

    def draw(self, seat: str) -> Table:
        return self.act(f"{seat} draw")

    def keep(self, seat: str) -> Table:
        return self.act(f"{seat} keep")

    def take(self, seat: str) -> Table:
        return self.act(f"{seat} take")

    def challenge(self, seat: str) -> Table:
        return self.act(f"{seat} challenge")

    def call(self, seat: str) -> Table:
        return self.act(f"{seat} call")

    def catch(self, seat: str, other: str) -> Table:
        return self.act(f"{seat} catch {other}")

    def timeout(self, seat: str) -> Table:
        return self.act(f"{seat} timeout")

    def deal(self) -> Table:
        self.events = apply(self.state, Action(NOBODY, "deal"))
        return self

    # what may be done

    def options(self, seat: str) -> list[str]:
        """Return what the seat may do as its turn or answer, plays as their cards alone, sorted."""
        return sorted({self._written(a) for a in turn_actions(self.state, SEATS.index(seat))})

    def may(self, line: str) -> bool:
        """Say whether an act would be accepted now."""
        try:
            return refusal(self.state, self.parse(line)) is None
        except IllegalAction:
            return False

    def refused(self, line: str) -> str:
        """Return why an act is refused; AssertionError when it is accepted, or leaves a trace."""
        before = self.state.digest()
        try:
            apply(self.state, self.parse(line))
        except IllegalAction as error:
            assert self.state.digest() == before, f"refused, but it left a trace: {line}"
            return error.code
        raise AssertionError(f"accepted: {line}")

    # what lies on the table

    @property
    def turn(self) -> str:
        return SEATS[self.state.turn]

    @property
    def asks(self) -> str:
        return self.state.asks

    @property
    def asked(self) -> str:
        """Who is asked what, such as ``"B answer"``."""
        return f"{self.turn} {self.asks}"

    @property
    def top(self) -> str:
        return card_text(self.state, self.state.discard[-1])

    @property
    def colour(self) -> str:
        return COLOURS[self.state.colour] if self.state.colour >= 0 else ""

    @property
    def direction(self) -> int:
        return self.state.direction

    @property
    def pending(self) -> int:
        return self.state.pending

    @property
    def winner(self) -> str:
        return _seat(self.state.winner)

    @property
    def next_dealer(self) -> str:
        return _seat(self.state.next_dealer)

    @property
    def exposed(self) -> str:
        return "".join(SEATS[seat] for seat in self.state.exposed)

    @property
    def out(self) -> str:
        return "".join(SEATS[seat] for seat in self.state.out)

    @property
    def scores(self) -> list[int]:
        return list(self.state.totals)

    @property
    def pigs(self) -> list[int]:
        return list(self.state.pigs)

    @property
    def counts(self) -> list[int]:
        return [len(hand) for hand in self.state.hands]

    @property
    def dares(self) -> list[tuple[str, int]]:
        """The dares raised by the last act: for whom, and how many."""
        return [(SEATS[event.seat], event.count) for event in self.events if isinstance(event, Dared)]

    @property
    def shown(self) -> list[tuple[str, str]]:
        """Whose hand was shown to whom by the last act."""
        return [(SEATS[event.seat], SEATS[event.to]) for event in self.events if isinstance(event, HandShown)]

    def hand(self, seat: str) -> str:
        """Return a hand in the order red, yellow, green, blue, wilds (pink, teal, orange, violet, wilds)."""
        s = self.state
        held = sorted(s.hands[SEATS.index(seat)], key=lambda card: s.faces[card])
        return " ".join(card_text(s, card) for card in held)

    def pile(self) -> str:
        """Return the draw pile, from the card drawn first."""
        return " ".join(card_text(self.state, card) for card in reversed(self.state.draw))

    def parse(self, line: str) -> Action:
        return parse_action(self.state, " ".join(_numbered(word) for word in line.split()))

    def _written(self, a: Action) -> str:
        if a.verb == PLAY:
            return " ".join(card_text(self.state, card) for card in a.cards)
        if a.verb == COLOUR:
            return f"colour {COLOURS[a.colour]}"
        return f"to {SEATS[a.to]}" if a.verb == TO else a.verb


def _seat(number: int) -> str:
    return SEATS[number] if number >= 0 else "none"


def _numbered(word: str) -> str:
    """Return a word of an act with a seat's letter made its number."""
    head, equals, last = word.rpartition("=")
    return f"{head}{equals}{SEATS.index(last)}" if last in SEATS and (not equals or head == "to") else word


def cards(line: str) -> list[Spec]:
    """Return the cards of a line."""
    return [parse_card(word) for word in line.split()]


def table(line: str, *, rules: str = "official") -> Table:
    """Lay a table out; `rules` is the text form of a rule set, or only its changes from official."""
    hands: list[list[Spec]] = []
    words: dict[str, str] = {}
    for part in line.split(" | "):
        head, _, rest = part.strip().partition(" ")
        if head.endswith(":"):
            assert head[:-1] == SEATS[len(hands)], f"hands in order, please: {part}"
            hands.append(cards(rest))
        else:
            words[head] = rest
    game = compile_game(rule_set(_with_preset(rules)))
    state = lay_out(
        game,
        hands=hands,
        discard=cards(words.pop("top")),
        draw=cards(words.pop("draw", "")),
        colour=COLOURS.index(words.pop("colour")) if "colour" in words else HIDDEN,
        turn=SEATS.index(words.pop("turn", "A")),
        direction=-1 if words.pop("counter", None) is not None else 1,
        pending=int(words.pop("pending", 0)),
        dark=words.pop("dark", None) is not None,
        fires=_numbers(words.pop("fires", "")) or (),
        dealer=SEATS.index(words.pop("dealer", "A")),
        scores=_numbers(words.pop("scores", "")),
        pigs=_numbers(words.pop("pigs", "")),
        knocked_out=[SEATS.index(seat) for seat in words.pop("knocked_out", "")],
        seed=int(words.pop("seed", 0)),
    )
    assert not words, f"unknown parts of a table: {words}"
    return Table(state)


def deal(
    pile: str, players: int, *, rules: str = "hand_size=1", dealer: str | None = "A", fires: Sequence[int] = ()
) -> Table:
    """Deal a round from a pile in order; with a dealer nobody draws for it."""
    game = compile_game(rule_set(_with_preset(rules)))
    chosen = None if dealer is None else SEATS.index(dealer)
    return Table(*deal_out(game, players=players, deck=cards(pile), dealer=chosen, fires=fires))


def _numbers(words: str) -> list[int] | None:
    return [int(word) for word in words.split()] or None


def _with_preset(rules: str) -> str:
    return rules if rules.split(" ", 1)[0] in PRESETS else f"official {rules}"


def face_name(face: int) -> str:
    """Return the written form of a face, ``?`` for one that is hidden."""
    return FACE_NAMES[face] if face >= 0 else "?"
