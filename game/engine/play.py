"""One play from hand to the next turn: the stages that every play goes through (RULES.md section 6).

A play runs through the stages of its symbol in order. A stage that has to ask something stops it there; the answer
lets it go on. House rules add their stages through `Game.effect`; those here belong to every game.
"""

from __future__ import annotations

from game.engine import events
from game.engine.actions import NOBODY
from game.engine.cards import COLOUR_OF, KIND_OF, NO_COLOUR, NUMBER, SYMBOL_OF, SYMBOLS, WILD, WILD_SYMBOLS, symbol
from game.engine.draw import clear_pending, take_pending
from game.engine.ending import end_round, ends_round, leave
from game.engine.game import DIRECTION, GO_OUT, LAY, MOVE_TURN, NAME, OPEN, PENALTY, SKIP, Game
from game.engine.matching import MATCH_SYMBOL
from game.engine.state import ASKS_COLOUR, ASKS_TO, NORMAL, State
from game.engine.turns import move_turn, seat_after
from game.engine.verbs import lay_cards, set_colour, set_direction, set_pending, set_turn, set_window

COUNTED_PENALTIES = {"+1": 1, "+2": 2, "+5": 5, "W+2": 2, "W+4": 4}
DRAW_COLOUR = symbol("W+c")
WILD_DRAWS = frozenset(symbol(written) for written in ("W+4", "W+2", "W+c"))


def begin(
    s: State, seat: int, played: tuple[int, ...], along: tuple[int, ...], manner: int, colour: int, to: int, call: bool
) -> None:
    """Start a lawful play and run it as far as it goes."""
    s.player = seat
    s.played = played
    s.along = along
    s.manner = manner
    s.named_to = to
    s.calling = call
    s.saved = False
    s.moved = 0
    s.turn_to = NOBODY
    s.colour_before = s.colour
    s.colour = colour
    table = s.game.sent_stages if manner else s.game.stages
    s.stages = table[SYMBOL_OF[s.faces[played[-1]]]]
    if len(played) > 1 and _is_mixed(s):
        s.stages = s.game.mixed_stages
    s.stage = 0
    run(s)


def _is_mixed(s: State) -> bool:
    """Say whether a zero and a blank are laid together: then both do what they do."""
    return len({SYMBOL_OF[s.faces[card]] for card in s.played}) > 1 and KIND_OF[s.faces[s.played[0]]] == NUMBER


def run(s: State) -> None:
    """Run the play in hand until it is over or has to ask something."""
    stages = s.stages
    stage = s.stage
    for do in stages[stage:] if stage else stages:
        stage += 1
        if do(s):
            s.stage = stage if s.stages else 0
            return
    s.stages, s.stage = (), 0


def add_common_stages(game: Game) -> None:
    """Add the stages that every game has."""
    game.effect(LAY, None, lay)
    game.effect(GO_OUT, None, go_out)
    game.effect(OPEN, None, open_window)
    game.effect(MOVE_TURN, None, move_turn)
    for written in WILD_SYMBOLS:
        game.effect(NAME, written, name_colour)
    game.effect(DIRECTION, "R", reverse)
    game.effect(SKIP, "S", skip)
    game.effect(SKIP, "X", skip_everyone)
    for written in COUNTED_PENALTIES:
        game.effect(PENALTY, written, add_penalty)
    game.effect(PENALTY, "W+c", add_draw_colour)


def times(s: State) -> int:
    """Return how often the effect of the play counts."""
    return len(s.played) if s.game.effects_add else 1


def lay(s: State) -> None:
    """Stage LAY: the cards leave the hand; the last one's face is the new top."""
    hand = s.hands[s.player]
    if s.along:
        lay_cards(s, s.player, s.along, _why(s))
    lay_cards(s, s.player, s.played, _why(s))
    s.due = len(hand) <= 1
    face = s.faces[s.played[-1]]
    s.symbol = MATCH_SYMBOL[face]
    s.jumpable = True
    s.stuck = 0
    if not s.jumping:
        s.skips = 0
    if KIND_OF[face] != WILD:
        s.colour = COLOUR_OF[face]
    if s.log is not None:
        s.log.append(events.ColourSet(s.colour))


def _why(s: State) -> str:
    return "jump" if s.jumping else "play"


def name_colour(s: State) -> bool:
    """Stage NAME of a wild: ask for the colour if it was not named with the card and still matters."""
    if s.colour != NO_COLOUR:
        return False
    if ends_round(s) and not _colour_is_drawn_for(s):
        return False
    set_turn(s, s.player, ASKS_COLOUR)
    return True


def _colour_is_drawn_for(s: State) -> bool:
    return s.game.final_draw and SYMBOL_OF[s.faces[s.played[-1]]] == DRAW_COLOUR


def name_seat(s: State) -> bool:
    """Stage NAME of a card that is for a chosen seat: ask for it, unless the card is its player's last."""
    if s.named_to != NOBODY or (not s.hands[s.player] and not s.saved):
        return False
    set_turn(s, s.player, ASKS_TO)
    return True


def go_out(s: State) -> bool:
    """Stage GO_OUT: a seat without cards leaves; if that ends the round, next still draws for a last draw card."""
    if s.hands[s.player]:
        return False
    if not ends_round(s):
        leave(s, s.player)
        return False
    leave(s, s.player)
    if s.game.final_draw and s.manner == NORMAL:
        _draw_for_last_card(s)
    clear_pending(s)
    end_round(s, s.out[0] if s.game.play_on else s.player)
    return True


def _draw_for_last_card(s: State) -> None:
    stages = s.game.final_stages[SYMBOL_OF[s.faces[s.played[-1]]]]
    for do in stages:
        do(s)
    if s.pending or s.until:
        take_pending(s, seat_after(s, s.player))


def reverse(s: State) -> None:
    """Stage DIRECTION of a reverse; with two in the round it is a skip, unless the rules say otherwise."""
    count = times(s)
    if s.inside_count == 2 and s.game.reverse_skips_two:
        s.skips += count
    elif count % 2:
        set_direction(s, -s.direction)


def skip(s: State) -> None:
    """Stage SKIP of a skip."""
    s.skips += times(s)


def skip_everyone(s: State) -> None:
    """Stage SKIP of a skip-everyone: its player goes again, or next if the player is out."""
    if s.inside[s.player]:
        s.turn_to = s.player


def add_penalty(s: State) -> None:
    """Stage PENALTY of a counted draw card: its cards are added to what next has to draw."""
    face = s.faces[s.played[-1]]
    _owe(s, face, COUNTED_PENALTIES[SYMBOLS[SYMBOL_OF[face]]] * times(s), 0)


def add_draw_colour(s: State) -> None:
    """Stage PENALTY of a wild draw colour."""
    _owe(s, s.faces[s.played[-1]], 0, times(s))


def _owe(s: State, face: int, count: int, until: int) -> None:
    s.sender = s.player
    s.last_draw = face
    set_pending(s, seat_after(s, s.player), s.pending + count, s.until + until)


def open_window(s: State) -> None:
    """Stage OPEN: seats out of turn may act on the play."""
    set_window(s, True)


def lay_turned_up(s: State, face: int) -> None:
    """Let a face count as the top although nobody played it: at the start, and when the deck turns over."""
    s.symbol = MATCH_SYMBOL[face]
    set_colour(s, COLOUR_OF[face])
