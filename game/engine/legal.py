"""What may be played: which cards fit, what is well formed, and why something is refused."""

from __future__ import annotations

from game.engine.actions import NOBODY, PLAY, Action
from game.engine.cards import COLOUR_OF, FACE_NAMES, HIDDEN, KIND_OF, NO_COLOUR, SYMBOL_OF, WILD, symbol
from game.engine.errors import IllegalAction
from game.engine.matching import FITS, MATCH_SYMBOL, NO_SYMBOL
from game.engine.state import ASKS_ANSWER, ASKS_DRAWN, ASKS_PLAY, NORMAL, State

DISCARD_ALL = symbol("D")


def fits(s: State, seat: int, face: int, leaving: int = 1) -> bool:
    """Say whether a face is legal on the top for `seat` when so many cards leave its hand."""
    if not FITS[s.colour][s.symbol][face]:
        return False
    return not any(ban(s, seat, face, leaving) for ban in s.game.verdicts)


def leaving_with(s: State, seat: int, card: int) -> int:
    """Return how many cards leave the hand when the card is played alone (a discard-all may have to take others)."""
    if s.game.along_all and SYMBOL_OF[s.faces[card]] == DISCARD_ALL:
        return 1 + len(cards_along(s, seat, card))
    return 1


def cards_along(s: State, seat: int, card: int) -> tuple[int, ...]:
    """Return every other card in the hand of the colour of a discard-all."""
    colour = COLOUR_OF[s.faces[card]]
    return tuple(c for c in s.hands[seat] if c != card and COLOUR_OF[s.faces[c]] == colour)


def playable(s: State) -> list[int]:
    """Return the cards the seat in turn may play now by themselves, in hand order."""
    seat, faces, game = s.turn, s.faces, s.game
    if s.asks == ASKS_PLAY:
        legal = FITS[s.colour][s.symbol]
        cards = [c for c in s.hands[seat] if legal[faces[c]]]
    elif s.asks == ASKS_DRAWN:
        return [s.drawn]
    elif s.asks == ASKS_ANSWER and game.answers:
        cards = [c for c in s.hands[seat] if answer_manner(s, faces[c]) is not None]
    else:
        return []
    for ban in game.verdicts:
        cards = [c for c in cards if not ban(s, seat, faces[c], leaving_with(s, seat, c))]
    return cards


def answer_manner(s: State, face: int) -> int | None:
    """Return how a face answers the pending penalty: NORMAL adds to it, SENT_ON sends it on; None if it does not."""
    for manner_of in s.game.answers:
        manner = manner_of(s, face)
        if manner is not None:
            return manner
    return None


def split_cards(s: State, a: Action) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cards of a play that count, and those a discard-all lays along.

    Raises IllegalAction when the play is not well formed: cards not held, cards that do not go together, a colour or
    a seat named that cannot be.
    """
    if not a.cards:
        raise IllegalAction("no_cards")
    hand = s.hands[a.seat]
    for card in a.cards:
        if card not in hand:
            raise IllegalAction("not_held", face=_name(s, card))
    if len(set(a.cards)) != len(a.cards):
        raise IllegalAction("card_twice")
    played, along = _grouped(s, a)
    _check_named(s, a, [s.faces[card] for card in played])
    return played, along


def _name(s: State, card: int) -> str:
    return FACE_NAMES[s.faces[card]] if 0 <= card < len(s.faces) else "?"


def _grouped(s: State, a: Action) -> tuple[tuple[int, ...], tuple[int, ...]]:
    first = s.faces[a.cards[0]]
    if SYMBOL_OF[first] == DISCARD_ALL:
        return a.cards[:1], _checked_along(s, a, COLOUR_OF[first])
    if len(a.cards) > 1:
        same = s.game.same_group
        if same is None or a.verb != PLAY:
            raise IllegalAction("one_card")
        for card in a.cards[1:]:
            if not same(first, s.faces[card]):
                raise IllegalAction("not_together", face=_name(s, a.cards[0]), other=_name(s, card))
    return a.cards, ()


def _checked_along(s: State, a: Action, colour: int) -> tuple[int, ...]:
    for card in a.cards[1:]:
        if COLOUR_OF[s.faces[card]] != colour:
            raise IllegalAction("along_colour", face=_name(s, a.cards[0]), other=_name(s, card))
    if not s.game.along_all:
        return a.cards[1:]
    every = cards_along(s, a.seat, a.cards[0])
    if len(a.cards) > 1 and len(a.cards) - 1 != len(every):
        raise IllegalAction("along_all", face=_name(s, a.cards[0]))
    return every


def _check_named(s: State, a: Action, faces: list[int]) -> None:
    face = faces[-1]
    if a.colour != NO_COLOUR:
        if KIND_OF[face] != WILD:
            raise IllegalAction("no_colour_to_name", face=FACE_NAMES[face])
        check_colour(s, a.colour)
    if a.to != NOBODY:
        if not any(SYMBOL_OF[f] in s.game.asks_seat for f in faces):
            raise IllegalAction("no_seat_to_name", face=FACE_NAMES[face])
        check_other_seat(s, a.seat, a.to)


def check_colour(s: State, colour: int) -> None:
    """Raise IllegalAction unless the colour is one of the side in play."""
    if not 0 <= colour < 8 or (colour >= 4) != s.dark:
        raise IllegalAction("wrong_side_colour", colour=colour)


def check_other_seat(s: State, seat: int, other: int) -> None:
    """Raise IllegalAction unless `other` is another seat in the round."""
    if not 0 <= other < s.seats or not s.inside[other]:
        raise IllegalAction("no_such_seat", to=other)
    if other == seat:
        raise IllegalAction("not_oneself")


def check_lawful(s: State, a: Action, played: tuple[int, ...], along: tuple[int, ...]) -> int:
    """Return the manner of a well-formed play; raise IllegalAction when the rules do not allow it now."""
    if a.seat != s.turn:
        raise IllegalAction("not_your_turn", turn=s.turn)
    face = s.faces[played[0]]
    leaving = len(played) + len(along)
    manner: int | None = NORMAL
    if s.asks == ASKS_DRAWN:
        if a.cards[0] != s.drawn or len(played) > 1:
            raise IllegalAction("only_drawn", face=_name(s, s.drawn))
    elif s.asks == ASKS_ANSWER:
        manner = answer_manner(s, face)
        if manner is None:
            raise IllegalAction("no_answer", face=FACE_NAMES[face], pending=s.pending, last=_last_draw_card(s))
    elif not FITS[s.colour][s.symbol][face]:
        raise _misfit(s, face)
    for ban in s.game.verdicts:
        code = ban(s, a.seat, face, leaving)
        if code is not None:
            raise IllegalAction(code, face=FACE_NAMES[face])
    return manner or NORMAL


def _last_draw_card(s: State) -> str:
    return FACE_NAMES[s.last_draw] if s.last_draw != HIDDEN else ""


def _misfit(s: State, face: int) -> IllegalAction:
    top = s.faces[s.discard[-1]]
    if s.symbol == NO_SYMBOL != MATCH_SYMBOL[top]:
        return IllegalAction("colour_only", face=FACE_NAMES[face], colour=s.colour)
    return IllegalAction("does_not_fit", face=FACE_NAMES[face], top=FACE_NAMES[top], colour=s.colour)
