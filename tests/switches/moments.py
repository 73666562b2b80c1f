"""One line for every value of every switch: a table and a few acts that show at it what the value does.

A line of `MOMENTS` is called ``switch=value`` as in a rule set's text. `at` lays four hands (A is the person) and takes
the acts one after the other, with `` ; `` between; the last one is what the value is about, allowed or not.
The language of tables and acts is that of `tests/table.py`. `dealt` is for what is seen in the cards as they are dealt:
the first seed is taken whose deal would have been another one officially.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.engine.cards import FACE_NAMES, KIND_OF, NUMBER, SYMBOL_OF, WILD, symbol
from game.engine.state import State
from game.engine.switch import Switch, Value
from game.rules.registry import SWITCHES

MANY = 25
"""A number with more values than this is looked at in the few that `MOMENTS` names."""


@dataclass(frozen=True)
class Moment:
    """A table, what is done at it, and which other switches the value needs beside it."""

    table: str = ""
    acts: str = ""
    rules: str = ""
    seats: int = 0
    when: Callable[[State], bool] | None = None
    dealer: int | None = None
    shows: str | None = None
    """``last`` when only the last act counts, although one before it already came to something else; ``done`` when an
    act of the person that is refused officially is not only offered but done."""

    @property
    def lines(self) -> list[str]:
        """The acts, one by one."""
        return [line.strip() for line in self.acts.split(";") if line.strip()]


HANDS = {
    "A": "r3 r8 y5 y9 g2 g6 b1",
    "B": "r1 y2 g4 b7 b9",
    "C": "r6 y1 y7 g8 g9 b3",
    "D": "r9 y3 g1 b2",
    "E": "r2 y8 g3 b5",
    "F": "r4 y4 g7 b8",
}
DRAW = "g5 b6 y6 r7 b4 g0 y0 r0 b0 gS yR b+2 rS W yS gR y+2 bS rR g+2 bR"


def at(
    acts: str,
    rules: str = "",
    *,
    top: str = "b3 r5",
    seats: int = 4,
    more: str = "",
    draw: str = DRAW,
    shows: str | None = None,
    hands: Mapping[str, str] = MappingProxyType({}),
    **named: str,
) -> Moment:
    """Return a laid table: hands by letter, the usual ones where none is given; `more` is added to its line."""
    held = {**HANDS, **hands, **named}
    seated = " | ".join(f"{seat}: {held[seat]}" for seat in "ABCDEF"[:seats])
    line = f"top {top} | {seated} | draw {draw}" + (f" | {more}" if more else "")
    return Moment(line, acts, rules, shows=shows)


def dealt(rules: str = "", *, seats: int = 4, when: Callable[[State], bool] | None = None, **more: object) -> Moment:
    """Return a real deal."""
    return Moment(rules=rules, seats=seats, when=when, **more)  # type: ignore[arg-type]


# What has to be seen in a deal ---------------------------------------------------------------------------------------
def _same(count: int, of: str = "") -> Callable[[State], bool]:
    """Return whether the person holds so many cards of one face, of a symbol where one is named."""

    def holds(s: State) -> bool:
        faces = [s.faces[card] for card in s.hands[0] if not of or SYMBOL_OF[s.faces[card]] == symbol(of)]
        return any(faces.count(face) >= count for face in faces)

    return holds


def _top(*names: str) -> Callable[[State], bool]:
    """Return whether one of these symbols lies on top, and the person is asked first."""
    return lambda s: FACE_NAMES[s.faces[s.discard[-1]]].lstrip("rygb") in names


def _holds(name: str) -> Callable[[State], bool]:
    """Return whether the person is asked for a play first and holds a card with a symbol."""
    return lambda s: (
        (s.turn, s.asks) == (0, "play") and any(FACE_NAMES[s.faces[c]].lstrip("rygb") == name for c in s.hands[0])
    )


def _dealer(seat: int) -> Callable[[State], bool]:
    return lambda s: s.dealer == seat and KIND_OF[s.faces[s.discard[-1]]] == NUMBER


def _plain(s: State) -> bool:
    return KIND_OF[s.faces[s.discard[-1]]] != WILD


_WIN = "A play r3"
_LAST = {"A": "r3", "B": "rS y2", "C": "y7 g8 b+2", "D": "r9 y3 g1"}


def _score(scoring: str, scores: str) -> Moment:
    return at(_WIN, f"scoring={scoring}" if scoring else "", more=f"scores {scores}", hands=_LAST)


def _pigs(pigs: int) -> Moment:
    """Return a round that gives B a pig: the last of so few, or a third that officially would have been the last."""
    return at(_WIN, "scoring=moderate", more=f"scores 60 90 20 30 | pigs 0 {min(pigs - 1, 2)} 1 0", hands=_LAST)


_DARE = 'blanks=4 dare_text="Sing the first line of a song."'

MOMENTS: Mapping[str, Moment] = {
    # deck and match
    "deck=numbers": dealt(when=_plain),
    "deck=flip": dealt(when=_plain),
    "deck=attack": dealt(when=_plain),
    "values=gang": at(_WIN, more="scores 120 40 80 0", A="r3", B="rS y2 W+4", C="y7 W b+2", D="r9 y3 gR"),
    "flip_pairing=shuffled": dealt("deck=flip", when=_plain),
    "scoring=own": _score("", "120 240 80 60"),
    "scoring=knockout": _score("", "120 490 80 60"),
    "scoring=moderate": _score("", "60 90 20 30"),
    "scoring=hero": _score("", "490 90 20 30"),
    "scoring=places": at(
        "A play r3; B play r1; C play r9", "play_on=true", A="r3", B="r1", C="r9", D="y3 g1 b2", more="scores 9 4 12 3"
    ),
    "scoring=single": _score("", "0 0 0 0"),
    "target=100": _score("", "60 40 80 0"),
    "target=20": _score("own", "3 4 12 0"),
    "target=1000": _score("", "470 140 380 60"),
    **{f"pigs={n}": _pigs(n) for n in (1, 2, *range(4, 11))},
    "teams=2": dealt(when=_plain),
    "teams=3": dealt(seats=6, when=_plain),
    "teams=4": dealt(seats=8, when=_plain),
    "teams=5": dealt(seats=10, when=_plain),
    "rotation=true": dealt(when=_plain),
    # setup
    **{f"hand_size={n}": dealt(when=_plain) for n in (*range(1, 7), *range(8, 21))},
    "first_dealer=highest-value": dealt(when=_plain),
    "first_dealer=random": dealt(when=_dealer(2)),
    "first_dealer=chosen": dealt(when=_dealer(3), dealer=3),
    "next_dealer=winner": _score("", "20 40 30 60"),
    "opener=dealer": dealt(when=_dealer(0)),
    "direction=counter": dealt(when=_dealer(1)),
    "start=coloured": dealt(when=_plain),
    "start=number": dealt(when=_top(*"123456789")),
    "start=colour": dealt(when=_top("+2", "S")),
    "start_wild=dealer": dealt(when=lambda s: s.turn == 0),
    "start_reverse=right": dealt(when=_top("R")),
    "first_play=number": dealt(when=_holds("S")),
    # drawing and playing
    "draw=until": at("A draw", A="y9 g6 b0 y4", top="g5 r5", draw="g1 b6 y8 g3 r2 b9 W"),
    "play_drawn=must": at("A draw", A="y9 g6 b0 y4", draw="r1 b6 y8"),
    "play_drawn=numbers": at("A draw", A="y9 g6 b0 y4", draw="rS b6 y8"),
    "play_drawn=never": at("A draw", A="y9 g6 b0 y4", draw="r1 b6 y8"),
    "must_play=true": at("A draw"),
    "multi=identical": at("A play y5 y5", A="y5 y5 r3 g6 b1"),
    "multi=numbers": at("A play y5 g5 b5", A="y5 g5 b5 r3 g6 b1"),
    "multi=symbol": at("A play rS yS gS", A="rS yS gS r3 g6 b1", seats=5),
    "multi_effect=once": at("A play r+2 y+2", "multi=symbol", A="r+2 y+2 r3 g6 b1"),
    "jump_in=numbers": at("B play r8; A jump r8", B="r8 y2 g4 b7", more="turn B"),
    "jump_in=coloured": at("B play rS; A jump rS", A="rS r3 y5 g2 b1", B="rS y2 g4 b7", more="turn B"),
    "jump_in=all": at("B play W colour=g; A jump W colour=b", A="W r3 y5 g2 b1", B="W y2 g4 b7", more="turn B"),
    "jump_effect=add": at(
        "B play r+2; A jump r+2", "jump_in=all", A="r+2 r3 y5 g2 b1", B="r+2 y2 g4 b7", more="turn B"
    ),
    "self_jump=true": at("A play r8; A jump r8", "jump_in=all", A="r8 r8 y5 g2 b1"),
    "misplay=1": at("A play g6", shows="done"),
    "misplay=2": at("A play g6", shows="done"),
    "advice_fine=2": at("B fine C"),
    "advice_fine=4": at("B fine C"),
    # penalties
    "stack=plus2": at("D play r+2; A play y+2", A="y+2 r3 r8 y5 g2", D="r+2 r9 y3", more="turn D"),
    "stack=same": at("D play W+4 colour=g; A play W+4 colour=b", A="W+4 r3 r8 y5 g2", D="W+4 b9 y3", more="turn D"),
    "stack=up": at("D play r+2; A play W+4 colour=b", A="W+4 r3 r8 y5 g2", D="r+2 r9 y3", more="turn D"),
    "stack=any": at("D play W+4 colour=g; A play y+2", A="y+2 r3 r8 y5 g2", D="W+4 b9 y3", more="turn D"),
    "stack_forced=true": at("D play r+2; A take", "stack=plus2", A="y+2 r3 r8 y5 g2", D="r+2 r9 y3", more="turn D"),
    "deflect_skip=true": at("D play r+2; A play rS", A="rS r3 r8 y5 g2", D="r+2 r9 y3", more="turn D"),
    "deflect_reverse=plus2": at("D play r+2; A play rR", A="rR r3 r8 y5 g2", D="r+2 r9 y3", more="turn D"),
    "deflect_reverse=any": at("D play W+4 colour=r; A play rR", A="rR r3 y8 y5 g2", D="W+4 b9 y3", more="turn D"),
    "after_penalty=colour": at(
        "C play r+2; D take; A play y+2", A="y+2 r3 r8 y5 g2", C="r+2 r6 y1 y7", more="turn C", shows="last"
    ),
    "final_draw=false": at("A play r+2", A="r+2", more="scores 120 40 80 0"),
    # wild draw four
    "wd4=strict": at("A play W+4 colour=g", A="W+4 r3 r8 y5 g2"),
    "wd4=free": at("D play W+4 colour=g; A challenge", D="W+4 r9 y3", more="turn D"),
    "wd4_rule=match": at("D play W+4 colour=g; A challenge", D="W+4 y5 b2 y3", more="turn D"),
    "challenge_stack=first": at(
        "C play W+4 colour=g; D play W+4 colour=b; A challenge",
        "stack=same",
        C="W+4 r6 y1 y7",
        D="W+4 r9 y3",
        more="turn C",
    ),
    "challenge_show=nobody": at("D play W+4 colour=g; A challenge", D="W+4 r9 y3", more="turn D"),
    # the call
    "uno=auto": at("A play r3; B play r1", A="r3 r8", more="turn A"),
    "uno=off": at("A call", A="r3 r8"),
    **{f"uno_penalty={n}": at("D play r9; A catch D", D="r9 y3", more="turn D") for n in (0, 1, 3, 4)},
    "call_late=false": at("A play r3; A call", A="r3 r8"),
    **{f"false_call={n}": at("A call") for n in (0, 1, 3, 4)},
    **{f"false_catch={n}": at("A catch D") for n in (0, 1, 3, 4)},
    # numbers that move hands
    "seven_swap=true": at("A play r7", A="r7 r8 y5 y9 g2 g6 b1"),
    "zero_pass=true": at("A play r0", A="r0 r8 y5 y9 g2 g6 b1"),
    "five_swap=true": at("A play y5"),
    # going out
    "finish=numbers": at("A play rS", A="rS"),
    "finish=numbers-or-draw": at("A play rS", A="rS"),
    "play_on=true": at("A play r3", A="r3"),
    # special cards and tables
    "zeros=2": dealt(when=_same(2, "0")),
    "blanks=4": dealt(when=_holds("#")),
    "dare_text=Sing the first line of a song.": at("D play r# to=A", "blanks=4", D="r# r9 y3", more="turn D"),
    "dare_target=next": at("A play r#", _DARE, A="r# r8 y5 y9 g2 g6 b1"),
    "dare_stack=true": at(
        "D play r#; A play y#", f"{_DARE} dare_target=next", A="y# r8 y5 y9 g2", D="r# r9 y3", more="turn D"
    ),
    "bounce=4": dealt(when=_holds("WB")),
    "discard_alls=8": dealt(when=_holds("D")),
    "discard_all=all": at("A play rD", "discard_alls=8", A="rD r3 r8 r6 y9 g2"),
    "decks=2": dealt(when=_same(3)),
    "decks=3": dealt(when=_same(3)),
    "decks=4": dealt(when=_same(3)),
    "actions=false": dealt(when=_plain),
    "wilds=false": dealt(when=_plain),
    "two_player_reverse=plain": at("A play rR", A="rR r8 y5 y9 g2", seats=2),
}
"""By ``switch=value``. A text has one line for any value."""


def wanted(switch: Switch) -> list[Value]:
    """Return the values of a switch that have to be met; those named in `MOMENTS` where there are too many."""
    if switch.kind == "bool":
        return [not switch.official]
    named = [key.partition("=")[2] for key in MOMENTS if key.partition("=")[0] == switch.id]
    if switch.kind == "text":
        return list(named) or ["…"]
    if len(switch.values) > MANY:
        return [int(value) for value in named] or [switch.values[0]]
    return [value for value in switch.values if value != switch.official]


def key_of(switch: str, value: Value) -> str:
    """Return what a value is called in `MOMENTS`."""
    return f"{switch}={str(value).lower() if isinstance(value, bool) else value}"


def all_moments() -> list[tuple[str, Value, Moment | None]]:
    """Return every switch and value in the order players see them, with its moment; None where it has none."""
    return [(one.id, value, MOMENTS.get(key_of(one.id, value))) for one in SWITCHES for value in wanted(one)]
