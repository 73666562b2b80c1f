"""What happened, in sentences: for the log, for captions and for being read aloud.

Events are taken as one seat is shown them, so nothing hidden can be told. `viewer` is the seat addressed as “you”;
without one (a screen that several people share) everybody is called by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine import events as ev
from game.engine.actions import NOBODY
from game.engine.cards import COLOUR_OF, HIDDEN, NO_COLOUR
from game.narrate.cards import colour_name, face_name, face_names, listed
from game.narrate.people import seat_name, team_named
from game.text import N_, _, ngettext

Pair = tuple[str, str]
"""A sentence about somebody, and the same about “you”."""

_DRAWN: Mapping[str, Pair] = {
    "draw": (N_("{who} draws {count}."), N_("You draw {cards}.")),
    "penalty": (N_("{who} takes the penalty: {count}."), N_("You take the penalty: {count}.")),
    "challenge": (N_("The challenge costs {who} {count}."), N_("The challenge costs you {count}.")),
    "caught": (N_("{who} draws {count} for the missed call."), N_("You draw {count} for the missed call.")),
    "auto_call": (N_("{who} has not called and draws {count}."), N_("You have not called and draw {count}.")),
    "false_call": (N_("The false call costs {who} {count}."), N_("The false call costs you {count}.")),
    "false_catch": (N_("The false catch costs {who} {count}."), N_("The false catch costs you {count}.")),
    "misplay": (N_("The misplay costs {who} {count}."), N_("The misplay costs you {count}.")),
    "fine": (N_("The advice costs {who} {count}."), N_("The advice costs you {count}.")),
    "finish": (
        N_("Not a number to finish on: {who} draws {count} and goes on."),
        N_("Not a number to finish on: you draw {count} and go on."),
    ),
    "final": (N_("The last card still makes {who} draw {count}."), N_("The last card still makes you draw {count}.")),
}
"""By why the cards were moved."""


class Speaker:
    """Puts names and “you” into sentences."""

    def __init__(self, names: Sequence[str], viewer: int = NOBODY, *, teams: int = 0, dare: str = "") -> None:
        self.names, self.viewer, self.teams, self.dare = names, viewer, teams, dare

    def name(self, seat: int) -> str:
        """Return what a seat is called in the middle of a sentence."""
        return _("you") if seat == self.viewer != NOBODY else seat_name(seat, self.names)

    def say(self, pair: Pair, seat: int, /, **values: object) -> str:
        """Return the sentence of `pair` for `seat`."""
        if seat == self.viewer != NOBODY:
            return _(pair[1]).format(**values)
        return _(pair[0]).format(who=seat_name(seat, self.names), **values)


def sentence(
    event: ev.Event, names: Sequence[str], viewer: int = NOBODY, *, teams: int = 0, dare: str = ""
) -> str | None:
    """Return what an event tells, or None when it tells nothing by itself.

    `names` are the players' by seat, `teams` and `dare` the values of the switches `teams` and `dare_text`.
    """
    return _tell(event, Speaker(names, viewer, teams=teams, dare=dare))


class Narrator:
    """Tells event after event, and leaves out what the one before has told: the colour of a coloured card."""

    def __init__(self, names: Sequence[str], viewer: int = NOBODY, *, teams: int = 0, dare: str = "") -> None:
        self._speaker = Speaker(names, viewer, teams=teams, dare=dare)
        self._colour = NO_COLOUR

    def tell(self, event: ev.Event) -> str | None:
        """Return what `event` tells that is new."""
        if isinstance(event, ev.Moved) and event.dst == ev.DISCARD_PILE and event.faces[-1] != HIDDEN:
            self._colour = COLOUR_OF[event.faces[-1]]
        elif isinstance(event, ev.DeckTurned):
            self._colour = COLOUR_OF[event.top]
        elif isinstance(event, ev.ColourSet):
            if event.colour == self._colour:
                return None
            self._colour = event.colour
        return _tell(event, self._speaker)


def prompt(asks: str, *, drawn: int = HIDDEN, pending: int = 0, until: int = 0) -> str:
    """Return what the seat in turn is asked: `drawn` is the face just drawn, `pending` and `until` the penalty."""
    if asks == "drawn":
        return _("Play {card}, or keep it.").format(card=face_name(drawn))
    if asks == "answer":
        return _("Answer the penalty, or take it: {penalty}.").format(penalty=_penalty(pending, until))
    return _(_PROMPTS[asks])


_PROMPTS = {
    "play": N_("Your turn: play a card or draw."),
    "colour": N_("Name a colour."),
    "to": N_("Choose a player."),
    "nothing": N_("The round is over."),
}


def card_count(count: int) -> str:
    """Return a number of cards in words: “1 card”, “2 cards”."""
    return ngettext("{n} card", "{n} cards", count).format(n=count)


def _penalty(count: int, until: int) -> str:
    if not until:
        return card_count(count)
    colour = _("until the colour comes") if until == 1 else _("until the colour has come {n} times").format(n=until)
    return listed([card_count(count), colour]) if count else colour


def _tell(event: ev.Event, speaker: Speaker) -> str | None:
    told = _TELLERS[type(event)](event, speaker)
    return told[:1].upper() + told[1:] if told else None


def _nothing(event: ev.Event, speaker: Speaker) -> None:
    """Tell nothing: other events, or the picture, say it."""


def _round_started(event: ev.RoundStarted, speaker: Speaker) -> str:
    pair = N_("Round {number}: {who} deals."), N_("Round {number}: you deal.")
    return speaker.say(pair, event.dealer, number=event.number)


def _dealer_drew(event: ev.DealerDrew, speaker: Speaker) -> str:
    draws = [_("{who} {card}").format(who=speaker.name(seat), card=face_name(face)) for seat, face in event.draws]
    pair = N_("Drawn for the deal: {draws}. {who} deals."), N_("Drawn for the deal: {draws}. You deal.")
    return speaker.say(pair, event.dealer, draws=listed(draws))


def _moved(event: ev.Moved, speaker: Speaker) -> str | None:
    if event.why == "first":
        return _("The first card is {card}.").format(card=face_name(event.faces[-1]))
    if event.why == "back":
        return _("{cards} cannot be the first card and goes back.").format(cards=face_names(event.faces))
    if event.why in _LAID:
        return speaker.say(_LAID[event.why], event.src, cards=face_names(event.faces))
    if event.why in _DRAWN and event.cards:
        cards = card_count(len(event.cards)) if HIDDEN in event.faces else face_names(event.faces)
        return speaker.say(_DRAWN[event.why], event.dst, count=card_count(len(event.cards)), cards=cards)
    return None


_LAID: Mapping[str, Pair] = {
    "play": (N_("{who} plays {cards}."), N_("You play {cards}.")),
    "jump": (N_("{who} jumps in with {cards}!"), N_("You jump in with {cards}!")),
}


def _reshuffled(event: ev.Reshuffled, speaker: Speaker) -> str:
    return _("The discard pile is shuffled: {count} to draw from.").format(count=card_count(event.draw_count))


def _colour_set(event: ev.ColourSet, speaker: Speaker) -> str | None:
    return _("The colour is {colour}.").format(colour=colour_name(event.colour)) if event.colour != NO_COLOUR else None


def _symbol_void(event: ev.SymbolVoid, speaker: Speaker) -> str:
    return _("For the next play only the colour of the top counts.")


def _direction_set(event: ev.DirectionSet, speaker: Speaker) -> str:
    return _("Play runs clockwise.") if event.direction == 1 else _("Play runs counter-clockwise.")


def _turn_set(event: ev.TurnSet, speaker: Speaker) -> str | None:
    if event.seat != speaker.viewer or event.asks == "nothing":
        return None
    return _("Your turn.") if event.asks == "play" else None


def _skipped(event: ev.Skipped, speaker: Speaker) -> str:
    return speaker.say((N_("{who} is skipped."), N_("You are skipped.")), event.seat)


def _pending_set(event: ev.PendingSet, speaker: Speaker) -> str | None:
    if not event.count and not event.until:
        return None
    pair = N_("{who} faces a penalty: {penalty}."), N_("You face a penalty: {penalty}.")
    return speaker.say(pair, event.seat, penalty=_penalty(event.count, event.until))


def _kept(event: ev.Kept, speaker: Speaker) -> str:
    return speaker.say((N_("{who} passes."), N_("You pass.")), event.seat)


def _timed_out(event: ev.TimedOut, speaker: Speaker) -> str:
    return speaker.say((N_("{who} has run out of time."), N_("You have run out of time.")), event.seat)


def _called(event: ev.Called, speaker: Speaker) -> str:
    if event.due:
        return speaker.say((N_("{who} calls: “UNO!”"), N_("You call: “UNO!”")), event.seat)
    pair = N_("{who} calls “UNO!” when it is not due."), N_("You call “UNO!” when it is not due.")
    return speaker.say(pair, event.seat)


def _caught(event: ev.Caught, speaker: Speaker) -> str:
    if event.good:
        pair = N_("{who} catches {seat} without a call!"), N_("You catch {seat} without a call!")
    else:
        pair = N_("{who} tries to catch {seat}, for nothing."), N_("You try to catch {seat}, for nothing.")
    return speaker.say(pair, event.by, seat=speaker.name(event.seat))


def _challenged(event: ev.Challenged, speaker: Speaker) -> str:
    if event.right:
        pair = N_("{who} challenges {seat}, and is right."), N_("You challenge {seat}, and are right.")
    else:
        pair = N_("{who} challenges {seat}, and is wrong."), N_("You challenge {seat}, and are wrong.")
    return speaker.say(pair, event.by, seat=speaker.name(event.seat))


def _hand_shown(event: ev.HandShown, speaker: Speaker) -> str:
    if HIDDEN in event.faces or not event.faces:
        pair = N_("{who} shows the hand to {to} alone."), N_("You show your hand to {to} alone.")
        return speaker.say(pair, event.seat, to=speaker.name(event.to))
    pair = N_("{who} held {cards}."), N_("You held {cards}.")
    return speaker.say(pair, event.seat, cards=face_names(event.faces))


def _hands_swapped(event: ev.HandsSwapped, speaker: Speaker) -> str:
    first, second = (event.b, event.a) if event.b == speaker.viewer else (event.a, event.b)
    pair = N_("{who} and {other} swap hands."), N_("You and {other} swap hands.")
    return speaker.say(pair, first, other=speaker.name(second))


def _hands_passed(event: ev.HandsPassed, speaker: Speaker) -> str:
    return _("Every hand goes to the next player.")


def _deck_turned(event: ev.DeckTurned, speaker: Speaker) -> str:
    told = _("Everything turns to the dark side.") if event.dark else _("Everything turns to the light side.")
    return told + _(" The top is {card}.").format(card=face_name(event.top))


def _dared(event: ev.Dared, speaker: Speaker) -> str:
    pair = N_("{who} dares {seat}"), N_("You dare {seat}")
    told = speaker.say(pair, event.by, seat=speaker.name(event.seat))
    if speaker.dare:
        told = _("{told}: “{dare}”").format(told=told, dare=speaker.dare.rstrip(" .。"))
    return (
        _("{told}, {n} times.").format(told=told, n=event.count) if event.count > 1 else _("{told}.").format(told=told)
    )


def _launched(event: ev.Launched, speaker: Speaker) -> str:
    if not event.count:
        pair = N_("{who} presses the launcher: nothing."), N_("You press the launcher: nothing.")
        return speaker.say(pair, event.seat)
    pair = N_("{who} presses the launcher: it fires {count}!"), N_("You press the launcher: it fires {count}!")
    return speaker.say(pair, event.seat, count=card_count(event.count))


def _misplayed(event: ev.Misplayed, speaker: Speaker) -> str:
    pair = (
        N_("{who} lays {cards}, which cannot be played. It comes back."),
        N_("You lay {cards}, which cannot be played. It comes back."),
    )
    return speaker.say(pair, event.seat, cards=face_names(event.faces))


def _fined(event: ev.Fined, speaker: Speaker) -> str:
    pair = N_("{who} has {seat} fined for advice."), N_("You have {seat} fined for advice.")
    return speaker.say(pair, event.by, seat=speaker.name(event.seat))


def _play_undone(event: ev.PlayUndone, speaker: Speaker) -> str:
    pair = N_("What {who} played no longer counts."), N_("What you played no longer counts.")
    return speaker.say(pair, event.seat)


def _went_out(event: ev.WentOut, speaker: Speaker) -> str:
    if event.place == 1:
        return speaker.say((N_("{who} is out of cards!"), N_("You are out of cards!")), event.seat)
    pair = N_("{who} is out of cards, in place {place}."), N_("You are out of cards, in place {place}.")
    return speaker.say(pair, event.seat, place=event.place)


def _round_ended(event: ev.RoundEnded, speaker: Speaker) -> str:
    blocked = _("Nobody can go on. ") if event.blocked else ""
    if event.winner == NOBODY:
        return blocked + _("Nobody wins the round.")
    scores = event.round_scores
    at = event.winner % len(scores) if speaker.teams and scores else event.winner
    points = scores[at] if at < len(scores) else 0
    if points:
        pair = N_("{who} wins the round: {points} points."), N_("You win the round: {points} points.")
        return blocked + speaker.say(pair, event.winner, points=points)
    return blocked + speaker.say((N_("{who} wins the round."), N_("You win the round.")), event.winner)


def _match_ended(event: ev.MatchEnded, speaker: Speaker) -> str:
    if event.winner == NOBODY:
        return _("The match is shared: nobody wins it.")
    if speaker.teams:
        members = range(event.winner, len(speaker.names), speaker.teams)
        if members:
            return _("The match goes to {names}!").format(names=team_named([speaker.name(seat) for seat in members]))
        return _("Team {number} wins the match!").format(number=event.winner + 1)
    return speaker.say((N_("{who} wins the match!"), N_("You win the match!")), event.winner)


_TELLERS: Mapping[type, Callable[[Any, Speaker], str | None]] = {
    ev.RoundStarted: _round_started,
    ev.DealerDrew: _dealer_drew,
    ev.Moved: _moved,
    ev.Reshuffled: _reshuffled,
    ev.DrawTopSeen: _nothing,
    ev.ColourSet: _colour_set,
    ev.SymbolVoid: _symbol_void,
    ev.DirectionSet: _direction_set,
    ev.TurnSet: _turn_set,
    ev.Skipped: _skipped,
    ev.PendingSet: _pending_set,
    ev.Kept: _kept,
    ev.TimedOut: _timed_out,
    ev.Called: _called,
    ev.CallSpent: _nothing,
    ev.ExposedSet: _nothing,
    ev.WindowSet: _nothing,
    ev.Caught: _caught,
    ev.Challenged: _challenged,
    ev.HandShown: _hand_shown,
    ev.HandsSwapped: _hands_swapped,
    ev.HandsPassed: _hands_passed,
    ev.DeckTurned: _deck_turned,
    ev.Dared: _dared,
    ev.Launched: _launched,
    ev.Misplayed: _misplayed,
    ev.Fined: _fined,
    ev.PlayUndone: _play_undone,
    ev.WentOut: _went_out,
    ev.RoundEnded: _round_ended,
    ev.MatchEnded: _match_ended,
}
