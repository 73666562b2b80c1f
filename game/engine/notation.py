"""Acts and cards in writing: one language for scenario files, logs and tests (RULES.md section 2, SCENARIOS.md)."""

from __future__ import annotations

from game.engine import actions
from game.engine.actions import NOBODY, Action
from game.engine.cards import COLOURS, FACE_NAMES, FACES, HIDDEN, NO_COLOUR
from game.engine.errors import IllegalAction
from game.engine.state import State

_PLAYS = (actions.PLAY, actions.JUMP)
_BARE = (actions.DRAW, actions.KEEP, actions.TAKE, actions.CHALLENGE, actions.CALL, actions.TIMEOUT)
_AT_SEAT = (actions.CATCH, actions.FINE, actions.TO)


def card_text(s: State, card: int) -> str:
    """Return a card as written: its face, or with two faces both, the light one first."""
    if not s.backs:
        return FACE_NAMES[s.faces[card]]
    up, down = FACE_NAMES[s.faces[card]], FACE_NAMES[s.backs[card]]
    return f"{down}|{up}" if s.dark else f"{up}|{down}"


def action_text(s: State, a: Action) -> str:
    """Return an act as written, such as ``0 play r5 b5 colour=g call``. `s` is the table before the act."""
    if a.verb == actions.DEAL:
        return actions.DEAL
    words = [str(a.seat), a.verb]
    if a.verb in _PLAYS:
        words += [card_text(s, card) for card in a.cards]
        words += [f"colour={COLOURS[a.colour]}"] if a.colour != NO_COLOUR else []
        words += [f"to={a.to}"] if a.to != NOBODY else []
        words += ["call"] if a.call else []
    elif a.verb in _AT_SEAT:
        words.append(str(a.to))
    elif a.verb == actions.COLOUR:
        words.append(COLOURS[a.colour])
    return " ".join(words)


def parse_action(s: State, line: str) -> Action:
    """Return the act written in `line`, with cards of the seat's hand at the table `s`.

    Raises ValueError when the line is not an act, and IllegalAction (``not_held``, ``no_such_seat``) when it is one
    of cards the seat does not hold or of a seat that is not there.
    """
    words = line.split()
    if words == [actions.DEAL]:
        return Action(NOBODY, actions.DEAL)
    if len(words) < 2:
        raise ValueError(f"an act needs a seat and a verb: {line!r}")
    seat, verb, rest = _seat(words[0]), words[1], words[2:]
    if verb in _PLAYS:
        return _parse_play(s, seat, verb, rest)
    if verb in _BARE and not rest:
        return Action(seat, verb)
    if verb in _AT_SEAT and len(rest) == 1:
        return Action(seat, verb, to=_seat(rest[0]))
    if verb == actions.COLOUR and len(rest) == 1:
        return Action(seat, verb, colour=_colour(rest[0]))
    raise ValueError(f"not an act: {line!r}")


def _seat(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 2):
        raise ValueError(f"not a seat: {word!r}")
    return int(word)


def _colour(word: str) -> int:
    if len(word) != 1 or word not in COLOURS:
        raise ValueError(f"not a colour: {word!r}")
    return COLOURS.index(word)


def _parse_play(s: State, seat: int, verb: str, words: list[str]) -> Action:
    colour, to, call = NO_COLOUR, NOBODY, False
    written = []
    for word in words:
        if word.startswith("colour="):
            colour = _colour(word.removeprefix("colour="))
        elif word.startswith("to="):
            to = _seat(word.removeprefix("to="))
        elif word == "call":
            call = True
        else:
            written.append(parse_card(word))
    if not written:
        raise ValueError(f"{verb} needs a card")
    if seat >= s.seats:
        raise IllegalAction("no_such_seat", to=seat)
    return Action(seat, verb, _held(s, seat, written), colour, to, call)


def parse_card(word: str) -> tuple[int, int]:
    """Return a written card as (light face, dark face), the dark one HIDDEN for one face; ValueError if it is none."""
    light, bar, dark = word.partition("|")
    if light not in FACES or (bar and dark not in FACES):
        raise ValueError(f"not a card: {word!r}")
    return FACES[light], FACES[dark] if bar else HIDDEN


def _held(s: State, seat: int, written: list[tuple[int, int]]) -> tuple[int, ...]:
    """Return cards of the hand that are the written ones: of equal cards the one just drawn, else the earliest."""
    left = sorted(s.hands[seat], key=lambda card: card != s.drawn)
    cards = []
    for light, dark in written:
        for card in left:
            if _is_written(s, card, light, dark):
                break
        else:
            raise IllegalAction("not_held", face=FACE_NAMES[dark if s.dark and dark != HIDDEN else light])
        left.remove(card)
        cards.append(card)
    return tuple(cards)


def _is_written(s: State, card: int, light: int, dark: int) -> bool:
    if dark == HIDDEN:
        return s.faces[card] == light
    up, down = (dark, light) if s.dark else (light, dark)
    return s.faces[card] == up and bool(s.backs) and s.backs[card] == down
