"""Which cue shows which event: one for every type there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine import events as ev
from game.view import cues_cards as cards
from game.view import cues_hands as hands
from game.view import cues_table as table
from game.view import launcher
from game.view.director import Director

Cue = Callable[[Director, Any], None]

CUES: Mapping[type, Cue] = {
    ev.RoundStarted: cards.round_started,
    ev.DealerDrew: cards.dealer_drew,
    ev.Moved: cards.moved,
    ev.Reshuffled: cards.reshuffled,
    ev.DrawTopSeen: cards.draw_top_seen,
    ev.ColourSet: table.colour_set,
    ev.SymbolVoid: table.fold_only,
    ev.DirectionSet: table.direction_set,
    ev.TurnSet: table.turn_set,
    ev.Skipped: table.skipped,
    ev.PendingSet: table.pending_set,
    ev.Kept: table.kept,
    ev.TimedOut: table.timed_out,
    ev.Called: table.called,
    ev.CallSpent: table.fold_only,
    ev.ExposedSet: table.exposed_set,
    ev.WindowSet: table.fold_only,
    ev.Caught: table.caught,
    ev.Challenged: table.challenged,
    ev.HandShown: hands.hand_shown,
    ev.HandsSwapped: hands.hands_swapped,
    ev.HandsPassed: hands.hands_passed,
    ev.DeckTurned: hands.deck_turned,
    ev.Dared: table.dared,
    ev.Launched: launcher.launched,
    ev.Misplayed: table.misplayed,
    ev.Fined: table.fined,
    ev.PlayUndone: table.play_undone,
    ev.WentOut: hands.went_out,
    ev.RoundEnded: hands.round_ended,
    ev.MatchEnded: hands.match_ended,
}


def show(director: Director, event: ev.Event) -> None:
    """Begin to show an event; one of a type unknown here is folded and passes unseen."""
    CUES.get(type(event), table.fold_only)(director, event)
