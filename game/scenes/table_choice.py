"""What the person at the table is choosing: cards in order, then a colour, then a seat, then one act for the match.

No pygame here. The match is asked what is legal; nothing here knows a rule. Naming the colour, the seat and the call
together with the cards is one act, so a play waits until everything it asks for has been named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from game.engine.actions import CALL, CATCH, CHALLENGE, COLOUR, DRAW, JUMP, KEEP, NOBODY, PLAY, TAKE, TO, Action
from game.engine.cards import COLOURS, HIDDEN, KIND_OF, NO_COLOUR, SYMBOL_OF, WILD, symbol
from game.engine.errors import IllegalAction
from game.match.mirror import Mirror

NOTHING, CARDS, NAME_COLOUR, NAME_SEAT = "nothing", "cards", "colour", "to"
"""What is being chosen."""

DISCARD_ALL = symbol("D")

WAITING = frozenset({DRAW, TAKE, KEEP, CHALLENGE})


class Match(Protocol):
    """What a choice asks of a session."""

    def legal(self, seat: int) -> list[Action]:
        """Return what the seat may do."""

    def refusal(self, action: Action) -> IllegalAction | None:
        """Return why an act would be refused."""


class Choice:
    """The choice of one seat. `submit` is given the finished act."""

    def __init__(self, match: Match, mirror: Mirror, submit: Callable[[Action], None]) -> None:
        self.match = match
        self.mirror = mirror
        self.submit = submit
        self.active = True
        """False while the computer plays the seat: nothing is to be chosen then."""
        self.legal: list[Action] = []
        self.cards: list[int] = []
        self.call = False
        """The call was pressed before the play it belongs to."""
        self.pending: Action | None = None
        """A play that waits for a colour or a seat."""
        self.stage = NOTHING
        self.colours: list[int] = []
        self.seats: list[int] = []

    @property
    def me(self) -> int:
        """The seat that chooses."""
        return self.mirror.seat

    @property
    def my_turn(self) -> bool:
        """Whether the table asks this seat."""
        return self.active and self.mirror.turn == self.me and self.mirror.asks != "nothing"

    def refresh(self) -> None:
        """Ask the match anew what may be done: the table has changed."""
        self.legal = self.match.legal(self.me) if self.active else []
        if self.cards and not self._still_together():
            self.cards = []
        if self.pending is not None and not self._still_possible(self.pending):
            self.cancel()
        if not self.my_turn:
            self.call = False
        if self.pending is None:
            self._follow_question()

    def _still_together(self) -> bool:
        """Say whether the cards chosen can still be played in one play: somebody may have jumped in meanwhile."""
        if not self.my_turn or not set(self.cards) <= set(self.mirror.hand):
            return False
        return any(chosen <= held for chosen, held in self._faces_of_plays())

    def _faces_of_plays(self) -> Iterator[tuple[Counter[int], Counter[int]]]:
        """Yield the faces of the cards chosen beside those of every legal play."""
        faces = self._faces()
        chosen = Counter(faces.get(card, HIDDEN) for card in self.cards)
        for action in self.of(PLAY):
            yield chosen, Counter(faces.get(card, HIDDEN) for card in action.cards)

    def _still_possible(self, action: Action) -> bool:
        return any(a.verb == action.verb for a in self.legal) and self.match.refusal(action) is None

    def _follow_question(self) -> None:
        """Take up what the table itself asks: a colour or a seat to be named by its own act."""
        self.stage, self.colours, self.seats = (CARDS if self.my_turn else NOTHING), [], []
        if not self.my_turn:
            return
        if self.mirror.asks == "colour":
            named = [a.colour for a in self.legal if a.verb == COLOUR and a.colour != NO_COLOUR]
            self.stage = NAME_COLOUR
            self.colours = named or self._colours_of(Action(self.me, COLOUR))
        elif self.mirror.asks == "to":
            named = [a.to for a in self.legal if a.verb == TO and a.to != NOBODY]
            self.stage, self.seats = NAME_SEAT, named or self._seats_of(Action(self.me, TO))

    # What may be done --------------------------------------------------------------------------------------------
    def of(self, *verbs: str) -> list[Action]:
        """Return the legal acts of some verbs."""
        return [action for action in self.legal if action.verb in verbs]

    @property
    def playable(self) -> frozenset[int]:
        """Cards that a legal play contains, or could contain in the place of an equal one."""
        return self._with_twins(card for action in self.of(PLAY) for card in action.cards)

    @property
    def leading(self) -> frozenset[int]:
        """Cards that fit by themselves; the other playable ones only go along with one of these."""
        return self._with_twins(action.cards[0] for action in self.of(PLAY))

    @property
    def jumpable(self) -> frozenset[int]:
        """Cards that may be played out of turn."""
        return self._with_twins(card for action in self.of(JUMP) for card in action.cards)

    def _with_twins(self, listed: Iterable[int]) -> frozenset[int]:
        """Add the cards equal to one of these: acts that differ by which of them is laid are listed once."""
        cards, faces = set(listed), self._faces()
        if self.mirror.asks == "drawn" and self.my_turn:
            return frozenset(cards)
        wanted = {faces.get(card, HIDDEN) for card in cards} - {HIDDEN}
        return frozenset(cards | {card for card, face in faces.items() if face in wanted})

    def _faces(self) -> dict[int, int]:
        return dict(zip(self.mirror.hand, self.mirror.faces, strict=True))

    def joining(self) -> frozenset[int]:
        """Return the cards chosen and those that may still join them."""
        faces = self._faces()
        out: set[int] = set(self.cards)
        for chosen, held in self._faces_of_plays():
            if chosen <= held:
                out.update(card for card, face in faces.items() if chosen[face] < held[face])
        return frozenset(out)

    @property
    def catchable(self) -> list[int]:
        """Exposed seats that may be caught."""
        return [action.to for action in self.of(CATCH) if action.to in self.mirror.exposed]

    @property
    def several(self) -> bool:
        """Whether cards can go together now."""
        return any(len(action.cards) > 1 for action in self.of(PLAY))

    def goes_along(self, card: int) -> bool:
        """Say whether a card can be laid together with others."""
        groups = (action.cards for action in self.of(PLAY) if len(action.cards) > 1)
        return card in self._with_twins(one for cards in groups for one in cards)

    @property
    def leader(self) -> int:
        """The discard-all that is chosen, with which others of its colour go along; HIDDEN for none."""
        return self.cards[0] if self.cards and self.along(self.cards[0]) else HIDDEN

    def along(self, card: int) -> tuple[int, ...]:
        """Return the cards that may go along with a discard-all; none for any other card."""
        faces = self._faces()
        if card not in faces or faces[card] == HIDDEN or SYMBOL_OF[faces[card]] != DISCARD_ALL:
            return ()
        if self.mirror.asks == "drawn" and card != self.mirror.drawn:
            return ()
        led = (a.cards for a in self.of(PLAY) if faces.get(a.cards[0]) == faces[card])
        longest: tuple[int, ...] = max(led, key=len, default=())
        return tuple(one for one in longest if one != card) if len(longest) > 1 else ()

    def lead(self, card: int) -> bool:
        """Choose a discard-all with everything that may go along; return whether anything may."""
        along = self.along(card)
        if along:
            self.cards = [card, *along]
        return bool(along)

    def only_leader(self) -> None:
        """Let nothing go along with the discard-all."""
        self.cards = self.cards[:1]

    @property
    def call_due(self) -> bool:
        """Whether a call made now would count at once."""
        held = len(self.mirror.hand)
        exposed = self.me in self.mirror.exposed
        return bool(self.of(CALL)) and (exposed or (held == 1 and not self.mirror.called[self.me]))

    @property
    def call_can_wait(self) -> bool:
        """Whether a call can be made with the play that is being chosen."""
        if not (self.my_turn and self.mirror.asks in ("play", "drawn", "answer")) or not self.of(CALL, PLAY):
            return False
        chosen = max(1, len(self.pending.cards) if self.pending else len(self.cards))
        return len(self.mirror.hand) - chosen == 1 and bool(self.of(CALL)) and bool(self.playable)

    def why_not(self, card: int) -> IllegalAction | None:
        """Return why a card cannot be played now, None when it can."""
        if card in self.playable or card in self.jumpable:
            return None
        return self.match.refusal(Action(self.me, PLAY, (card,)))

    # Choosing ----------------------------------------------------------------------------------------------------
    def toggle(self, card: int) -> bool:
        """Add a card to those that go together, or take it out; return whether that could be."""
        if card in self.cards:
            self.cards = [] if card == self.leader else [one for one in self.cards if one != card]
            return True
        if card in self.joining():
            self.cards = self._led([*self.cards, card])
            return True
        return False

    @property
    def led(self) -> bool:
        """Whether one of the cards chosen fits by itself, so that they can be played."""
        return bool(self.cards) and self.cards[0] in self.leading

    def _led(self, cards: list[int]) -> list[int]:
        """Return cards in the order chosen; where the first does not fit, one that does goes before it."""
        if cards[0] in self.leading or self.leader != HIDDEN:
            return cards
        first = next((card for card in cards if card in self.leading), HIDDEN)
        return cards if first == HIDDEN else [first, *(card for card in cards if card != first)]

    def play(self, cards: tuple[int, ...]) -> IllegalAction | None:
        """Play cards in this order, or ask for what the play needs; return why not, None when it goes."""
        verb = PLAY if self.my_turn else JUMP
        action = Action(self.me, verb, cards)
        refused = self.match.refusal(action)
        if refused is not None:
            return refused
        self.pending = action
        self._ask_next()
        return None

    def _ask_next(self) -> None:
        """Ask for the colour, then the seat; when nothing is left to ask, submit the play."""
        action = self.pending
        if action is None:
            return
        if action.colour == NO_COLOUR and self._wants_colour(action):
            self.colours = self._colours_of(action)
            if self.colours:
                self.stage = NAME_COLOUR
                return
        if action.to == NOBODY:
            self.seats = self._seats_of(action)
            if self.seats:
                self.stage = NAME_SEAT
                return
        held = len(self.mirror.hand) - len(action.cards)
        self._finish(action._replace(call=self.call and held <= 1))

    def _wants_colour(self, action: Action) -> bool:
        faces = self._faces()
        if KIND_OF[faces[action.cards[-1]]] != WILD:
            return False
        return len(self.mirror.hand) > len(action.cards) or self._asked_when_last(action)

    def _asked_when_last(self, action: Action) -> bool:
        """Say whether a colour can be named even with the last card (`W+c` with `final_draw`)."""
        return any(self.match.refusal(action._replace(colour=c)) is None for c in range(len(COLOURS)))

    def _colours_of(self, action: Action) -> list[int]:
        return [c for c in range(len(COLOURS)) if self.match.refusal(action._replace(colour=c)) is None]

    def _seats_of(self, action: Action) -> list[int]:
        others = [(self.me + step) % self.mirror.seats for step in range(1, self.mirror.seats)]
        return [seat for seat in others if self.match.refusal(action._replace(to=seat)) is None]

    def name_colour(self, colour: int) -> None:
        """Name the colour the play (or the table) asks for."""
        if self.stage != NAME_COLOUR or colour not in self.colours:
            return
        if self.pending is None:
            self._finish(Action(self.me, COLOUR, colour=colour))
            return
        self.pending = self.pending._replace(colour=colour)
        self._ask_next()

    def name_seat(self, seat: int) -> None:
        """Name the seat the play (or the table) asks for."""
        if self.stage != NAME_SEAT or seat not in self.seats:
            return
        if self.pending is None:
            self._finish(Action(self.me, TO, to=seat))
            return
        self.pending = self.pending._replace(to=seat)
        self._ask_next()

    def _finish(self, action: Action) -> None:
        self.pending, self.stage, self.cards, self.call = None, NOTHING, [], False
        self.colours, self.seats = [], []
        self.submit(action)

    def cancel(self) -> bool:
        """Take back a choice that has not been finished; return whether there was any."""
        if self.pending is not None:
            self.pending = None
            self.stage, self.colours, self.seats = (CARDS if self.my_turn else NOTHING), [], []
            return True
        if self.cards:
            self.cards = []
            return True
        return False

    def press_call(self) -> bool:
        """Call now, or with the play to come; return whether there is anything to call."""
        if self.call_due:
            self.submit(Action(self.me, CALL))
            return True
        if self.call_can_wait:
            self.call = not self.call
            return True
        return False

    def do(self, verb: str) -> bool:
        """Do a plain act (draw, take, keep, challenge) if it is legal."""
        found = self.of(verb)
        if found:
            self.cards = []
            self.pending = None
            self.submit(found[0])
        return bool(found)
