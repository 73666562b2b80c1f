"""The canonical list of what a seat may do as its turn or answer."""

from __future__ import annotations

from game.engine import actions
from game.engine.actions import NOBODY, Action
from game.engine.cards import NO_COLOUR, SYMBOL_OF
from game.engine.errors import IllegalAction
from game.engine.legal import DISCARD_ALL, cards_along, fits, playable
from game.engine.state import ASKS_ANSWER, ASKS_COLOUR, ASKS_DRAWN, ASKS_NOTHING, ASKS_PLAY, ASKS_TO, State
from game.engine.turns import colours_of_side

new_action = tuple.__new__  # an act in half the time its class takes: lists of acts are what search waits for


def turn_actions(s: State, seat: int) -> list[Action]:
    """Return what the seat may do as its turn or answer; empty for everybody else and after the round."""
    asks = s.asks
    if asks == ASKS_NOTHING or seat != s.turn:
        return []
    if asks == ASKS_COLOUR:
        return [Action(seat, actions.COLOUR, colour=colour) for colour in colours_of_side(s)]
    if asks == ASKS_TO:
        return [Action(seat, actions.TO, to=to) for to in range(s.seats) if to != seat and s.inside[to]]
    cards = playable(s)
    listed = _plays(s, seat, cards)
    verb = _VERB_BESIDE[asks]
    if _beside_allowed(s, verb, cards):
        listed.append(Action(seat, verb))
    if asks == ASKS_ANSWER:
        for offers in s.game.offers_in_turn:
            listed += offers(s, seat)
    return listed


_VERB_BESIDE = {ASKS_PLAY: actions.DRAW, ASKS_DRAWN: actions.KEEP, ASKS_ANSWER: actions.TAKE}


def _beside_allowed(s: State, verb: str, cards: list[int]) -> bool:
    game = s.game
    if verb == actions.DRAW:
        return game.may_draw is None or game.may_draw(s, cards)
    if verb == actions.KEEP:
        return not game.drawn_must_be_played
    return game.may_take is None or game.may_take(s, cards)


def can_take_draw_keep(s: State, verb: str) -> None:
    """Raise IllegalAction unless the seat in turn may draw, keep or take now."""
    if _VERB_BESIDE.get(s.asks) != verb:
        raise IllegalAction("not_asked", verb=verb, asks=s.asks)
    if not _beside_allowed(s, verb, playable(s)):
        raise IllegalAction("must_play" if verb != actions.TAKE else "must_add")


def _plays(s: State, seat: int, cards: list[int]) -> list[Action]:
    """List plays of the given first cards: each face once, and with several cards together a choice of each kind."""
    faces = s.faces
    grouped = s.game.same_group is not None and s.asks != ASKS_DRAWN
    listed = []
    seen = set()
    for card in cards:
        face = faces[card]
        if face in seen:
            continue
        seen.add(face)
        listed.append(new_action(Action, (seat, actions.PLAY, (card,), NO_COLOUR, NOBODY, False)))
        if SYMBOL_OF[face] == DISCARD_ALL:
            _add_along(s, seat, card, listed)
        elif grouped:
            _add_groups(s, seat, card, listed)
    return listed


def _add_along(s: State, seat: int, card: int, listed: list[Action]) -> None:
    along = cards_along(s, seat, card)
    if s.game.along_all or not along:
        return
    if _allowed(s, seat, card, 1 + len(along)):
        listed.append(Action(seat, actions.PLAY, (card, *along)))


def _allowed(s: State, seat: int, card: int, leaving: int) -> bool:
    if s.asks == ASKS_PLAY:
        return fits(s, seat, s.faces[card], leaving)
    return not any(ban(s, seat, s.faces[card], leaving) for ban in s.game.verdicts)


def _add_groups(s: State, seat: int, first: int, listed: list[Action]) -> None:
    """List plays of several cards that start with `first`: two cards, and all there are, for each face on top."""
    faces, same = s.faces, s.game.same_group
    assert same is not None
    others = [c for c in s.hands[seat] if c != first and same(faces[first], faces[c])]
    seen = set()
    for last in others:
        if faces[last] in seen:
            continue
        seen.add(faces[last])
        if _allowed(s, seat, first, 2):
            listed.append(Action(seat, actions.PLAY, (first, last)))
        if len(others) > 1 and _allowed(s, seat, first, 1 + len(others)):
            middle = tuple(c for c in others if c != last)
            listed.append(Action(seat, actions.PLAY, (first, *middle, last)))
