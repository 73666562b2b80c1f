"""The one ordered list of the rule modules.

Where several rules contribute to one moment of the game, they are heard in this order: that is all the priority there
is. It follows the order of a play (RULES.md section 6); every line says why it stands where it does.
"""

from __future__ import annotations

from types import ModuleType

from game.rules import (
    advice_fine,
    after_penalty,
    bouncing,
    calling,
    card_values,
    dares,
    dealing,
    deck_building,
    deflecting,
    discarding_all,
    drawing,
    final_draw,
    finishing,
    first_play,
    jump_in,
    launching,
    match_scoring,
    misplay,
    moving_hands,
    multi_play,
    must_play,
    play_on,
    stacking,
    start_card,
    teams,
    turning_over,
    two_players,
    wild_draw_four,
)

ORDER: tuple[ModuleType, ...] = (
    deck_building,  # there are cards before anything else
    card_values,  # what a card counts is known with the card
    match_scoring,  # a match is set up before its first deal
    teams,  # who plays together is settled before anybody is dealt to
    dealing,  # hands and the opener
    start_card,  # the first card comes after the hands, and may move the opener
    discarding_all,  # which cards go together is asked before whether they may go
    multi_play,  # after discard-all: a discard-all card is never one of several
    first_play,  # a limit on what may be played: the opening one is the narrowest
    after_penalty,  # a limit on what matches, for one play
    wild_draw_four,  # whether the card is against the rule, judged on what matches
    finishing,  # whether it may be the last: on top of being legal otherwise
    stacking,  # answers to a penalty: adding comes first, for it alone can be forced
    deflecting,  # then sending it on or back
    bouncing,  # then the card made for it
    launching,  # in attack a press takes the place of any draw, so it is asked first
    drawing,  # what a draw is when nothing is played
    must_play,  # sees which plays the limits above have left
    turning_over,  # the deck turns before anything is named
    moving_hands,  # hands move once it is clear that nobody went out
    dares,  # a dare is raised at the hands as they are then
    two_players,  # what a reverse means, before direction and skips are counted
    final_draw,  # the last card's penalty, before the count
    play_on,  # whether a seat without cards ends the round
    jump_in,  # opens on the finished play
    calling,  # exposed is who holds one card when everything else is done
    misplay,  # takes what all others have refused
    advice_fine,  # touches no turn: it can stand last
)
