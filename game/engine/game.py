"""A rule set made ready to play: the points that house rules contribute to, and what comes of them.

`engine` knows no house rule by name. Each module of `game.rules` has a ``contribute(game, values)`` that adds its part
to the points below; `Game.freeze` then lines the parts up, so that a point with no active rule costs nothing.

The points
    effect      what a face does when played, at one `Stage` of the play
    send_on     what a face does when it answers a penalty by sending it on or back
    answer      which faces answer a pending penalty, and how
    verdict     whether cards that fit may still not be played
    group       which cards may be laid in one play
    verb        an act of its own (challenge, call, catch, jump in, fine): when lawful, what it does, when offered
    on_answer   what happens when a card is played on a pending penalty
    on_close    what happens when the window closes
    draw_turns  other ways to draw in a turn than one card
    on_penalty  what happens once a penalty has been drawn
    and single questions that one rule at most answers: see the fields of `Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.cards import COLOURS, SYMBOLS

if TYPE_CHECKING:
    from game.engine.actions import Action
    from game.engine.state import State

Stage = Callable[["State"], "bool | None"]
"""One step of a play. Returning True stops the play there: a question is open, or the round is over."""

JUDGE, LAY, TURN_OVER, NAME, KEEP_ONE, GO_OUT, MOVE_HANDS = range(7)
DARE, DIRECTION, SKIP, PENALTY, LAUNCH, OPEN, MOVE_TURN = range(7, 14)
"""The stages of a play, in the order of RULES.md section 6."""


Offers = Callable[["State", int], "list[Action]"]


@dataclass(frozen=True)
class Verb:
    """An act of its own. `check` raises IllegalAction; `perform` does it; `offers` lists it for a seat.

    `in_turn` says that it is done as an answer (like a challenge), not beside it (like a catch).
    """

    check: Callable[[State, Action], None]
    perform: Callable[[State, Action], None]
    offers: Offers
    in_turn: bool = False


class Game:
    """Everything the engine asks of the rules. Built by `game.rules.compile_game`, then never changed."""

    def __init__(self, values: Mapping[str, bool | int | str], text: str) -> None:
        self.values = values
        self.text = text
        # cards
        self.printed: dict[str, int] = {}  # one pack of a one-faced deck: how many of each face
        self.packs = 1
        self.with_actions = self.with_wilds = True
        self.cards: tuple[int, ...] = ()  # faces of the whole deck, the light side's
        self.backs: tuple[int, ...] = ()  # the dark side's, parallel; empty for one-faced decks
        self.shuffle_backs = False
        self.worth: tuple[int, ...] = ()  # what each face counts
        # fields read where the thing happens
        self.hand_size = 7
        self.first_dealer = "draw-high"
        self.dealer_is_winner = False
        self.opener_is_dealer = False
        self.start_direction = 1
        self.start = "official"
        self.start_wild_by_dealer = False
        self.start_reverse_right = False
        self.effects_add = True
        self.reverse_skips_two = True
        self.play_on = False
        self.final_draw = True
        self.scoring = "winner"
        self.target = 500
        self.pigs_to_end = 3
        self.teams = 0
        self.rotation = False
        self.drawn_must_be_played = False
        # single questions
        self.give: Callable[[State, int, int, str], int] | None = None  # how a seat gets cards it must draw
        self.may_draw: Callable[[State, list[int]], bool] | None = None  # may it draw, holding these legal cards?
        self.may_take: Callable[[State, list[int]], bool] | None = None  # may it take, holding these answers?
        self.may_play_drawn: Callable[[State, int], bool] | None = None  # by face
        self.turn_deck_over: Stage | None = None  # flip
        self.press: Callable[[State, int, int], int] | None = None  # the launcher, so many times
        self.same_group: Callable[[int, int], bool] | None = None  # may two faces be laid in one play?
        self.along_all = False  # must a discard-all take every card of its colour?
        self.on_illegal: Callable[[State, Action], bool] | None = None  # may an unlawful play be tried?
        self.try_illegal: Callable[[State, Action], None] | None = None
        # points
        self._effects: list[tuple[int, str | None, Stage]] = []
        self._sent: list[tuple[int, str, Stage]] = []
        self.answers: list[Callable[[State, int], int | None]] = []
        self.verdicts: list[Callable[[State, int, int, int], str | None]] = []
        self.verbs: dict[str, Verb] = {}
        self.draw_turns: list[Stage] = []  # what `draw` does in a turn; the first to return True has done it
        self.on_close: list[Stage] = []
        self.on_answer: list[Stage] = []
        self.on_penalty: list[Stage] = []
        self.asks_seat: set[int] = set()  # symbols that make their player name a seat
        # lined up by freeze
        self.offers_in_turn: tuple[Offers, ...] = ()
        self.offers_beside: tuple[Offers, ...] = ()
        self.stages: tuple[tuple[Stage, ...], ...] = ()
        self.sent_stages: tuple[tuple[Stage, ...], ...] = ()
        self.final_stages: tuple[tuple[Stage, ...], ...] = ()
        self.mixed_stages: tuple[Stage, ...] = ()  # of a zero and a blank laid together
        self.judges: tuple[tuple[Stage, ...], ...] = ()  # what judges the play of each symbol, whatever was before

    def print_coloured(self, written: str, copies: int) -> None:
        """Print so many of a symbol in each light colour into one pack."""
        for colour in COLOURS[:4]:
            self.printed[colour + written] = copies

    def effect(self, stage: int, written: str | None, do: Stage) -> None:
        """Add what the symbol `written` (None: every symbol) does at a stage of its play."""
        self._effects.append((stage, written, do))

    def send_on(self, written: str, do: Stage) -> None:
        """Add what the symbol does when it sends a penalty on or back."""
        self._sent.append((DIRECTION, written, do))

    def answer(self, manner: Callable[[State, int], int | None]) -> None:
        """Add a way to answer a penalty: the function says how (NORMAL, SENT_ON) the face does, None if not."""
        self.answers.append(manner)

    def verdict(self, why_not: Callable[[State, int, int, int], str | None]) -> None:
        """Add a ban: the function takes state, seat, face and how many cards leave the hand, gives a code or None."""
        self.verdicts.append(why_not)

    def freeze(self) -> None:
        """Line up the stages of every symbol and the acts that are offered."""
        self.offers_in_turn = tuple(verb.offers for verb in self.verbs.values() if verb.in_turn)
        self.offers_beside = tuple(verb.offers for verb in self.verbs.values() if not verb.in_turn)
        self.stages = tuple(self._line_up(name) for name in SYMBOLS)
        self.mixed_stages = _in_order([e for e in self._effects if e[1] in (None, "0", "#")])
        self.judges = tuple(_in_order([e for e in self._effects if e[0] == JUDGE and e[1] == name]) for name in SYMBOLS)
        common = [e for e in self._effects if e[1] is None or e[0] in (LAY, NAME)]
        self.sent_stages = tuple(
            _in_order([e for e in common if e[1] in (None, name)] + [e for e in self._sent if e[1] == name])
            for name in SYMBOLS
        )
        self.final_stages = tuple(
            _in_order([e for e in self._effects if e[1] == name and e[0] in (PENALTY, LAUNCH)]) for name in SYMBOLS
        )

    def _line_up(self, name: str) -> tuple[Stage, ...]:
        return _in_order([e for e in self._effects if e[1] in (None, name)])


def _in_order(effects: list[tuple[int, str | None, Stage]] | list[tuple[int, str, Stage]]) -> tuple[Stage, ...]:
    return tuple(do for _, _, do in sorted(effects, key=lambda effect: effect[0]))
