"""What an editor of rules says beside a switch: why it cannot be, what goes well together, what quarrels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.engine.switch import Value
from game.narrate.refusals import refusal
from game.narrate.switches import rule_line, switch_name
from game.rules import RuleError, RuleSet, compile_game
from game.text import N_, _

Values = Mapping[str, Value]
Changes = Mapping[str, Value]

TOGETHER, QUARREL = "together", "quarrel"

MUCH_DEALT = 0.6
"""From this share of the deck in hands on, the draw pile is soon empty."""


class Hint(NamedTuple):
    """A soft hint: when `holds` for values, seats and cards, `words` are said beside `switches`.

    ``{switch id}`` in the words stands for the switch's name. `change` is what the hint suggests, where it suggests
    something that can be done at once.
    """

    id: str
    kind: str
    switches: tuple[str, ...]
    words: str
    holds: Callable[[Values, int, int], bool]
    change: Changes = MappingProxyType({})


HINTS: tuple[Hint, ...] = (
    Hint(
        "until_must_play",
        TOGETHER,
        ("draw", "must_play"),
        N_("Drawing until a card fits goes well with {must_play}: then nobody fills their hand on purpose."),
        lambda v, seats, cards: v["draw"] == "until" and not v["must_play"] and v["deck"] != "attack",
        {"must_play": True},
    ),
    Hint(
        "added_two_packs",
        TOGETHER,
        ("decks", "bounce", "discard_alls"),
        N_("So many added cards go well with two packs; in one they crowd out the numbers."),
        lambda v, seats, cards: (
            bool(v["bounce"] and v["discard_alls"]) and v["decks"] == 1 and v["deck"] in ("classic", "numbers")
        ),
        {"decks": 2},
    ),
    Hint(
        "four_pairs",
        TOGETHER,
        ("teams",),
        N_("Four people can play as two pairs: partners sit opposite each other."),
        lambda v, seats, cards: seats == 4 and v["teams"] == 0 and not v["rotation"] and _team_scored(v),
        {"teams": 2},
    ),
    Hint(
        "six_teams",
        TOGETHER,
        ("teams",),
        N_("Six people can play as three pairs or as two teams of three."),
        lambda v, seats, cards: seats == 6 and v["teams"] == 0 and not v["rotation"] and _team_scored(v),
        {"teams": 3},
    ),
    Hint(
        "jump_packs",
        TOGETHER,
        ("jump_in", "decks"),
        N_("In one pack a card has only one twin. With two packs people jump in far more often."),
        lambda v, seats, cards: v["jump_in"] != "off" and v["decks"] == 1 and seats >= 5,
        {"decks": 2},
    ),
    Hint(
        "jump_multi",
        QUARREL,
        ("jump_in", "multi"),
        N_("{multi} and {jump_in} want the same twins: whoever lays both at once has none left to jump in with."),
        lambda v, seats, cards: v["jump_in"] != "off" and v["multi"] != "off" and v["decks"] == 1,
    ),
    Hint(
        "play_on_places",
        TOGETHER,
        ("play_on", "scoring"),
        N_("Playing to the last goes well with scoring by place: otherwise only the first one counts."),
        lambda v, seats, cards: bool(v["play_on"]) and v["scoring"] in ("winner", "hero") and not v["teams"],
        {"scoring": "places"},
    ),
    Hint(
        "blank_dare",
        TOGETHER,
        ("blanks", "dare_text"),
        N_("The blank cards have no dare yet. Write one, or pick one from the list."),
        lambda v, seats, cards: bool(v["blanks"]) and not v["dare_text"] and v["deck"] != "flip",
    ),
    Hint(
        "advice_teams",
        QUARREL,
        ("advice_fine", "teams"),
        N_("Partners like to talk: a fine for advice makes teams quiet."),
        lambda v, seats, cards: bool(v["advice_fine"] and v["teams"]),
    ),
    Hint(
        "any_forced",
        QUARREL,
        ("stack", "stack_forced"),
        N_("Any draw card on any other, and nobody may stop: expect penalties of twenty cards and more."),
        lambda v, seats, cards: v["stack"] == "any" and bool(v["stack_forced"]),
    ),
    Hint(
        "much_dealt",
        QUARREL,
        ("hand_size", "decks"),
        N_("Most of the deck is dealt out, and the draw pile is soon empty. Fewer cards each, or one more pack."),
        lambda v, seats, cards: seats * int(v["hand_size"]) + 1 <= cards < seats * int(v["hand_size"]) / MUCH_DEALT,
    ),
    Hint(
        "few_packs",
        QUARREL,
        ("decks",),
        N_("So many packs for so few people: a round can take very long before the cards come round again."),
        lambda v, seats, cards: int(v["decks"]) >= 3 and seats <= 3,
    ),
    Hint(
        "numbers_forced",
        QUARREL,
        ("finish", "must_play"),
        N_("With {must_play} the last number may have to go early: ending on a number gets hard."),
        lambda v, seats, cards: v["finish"] == "numbers" and bool(v["must_play"]),
    ),
    Hint(
        "misplay_children",
        QUARREL,
        ("misplay", "actions"),
        N_("Fines for a wrong card are hard on small children."),
        lambda v, seats, cards: bool(v["misplay"]) and not v["actions"] and not v["wilds"],
        {"misplay": 0},
    ),
)
"""In the order they are said."""


def _team_scored(values: Values) -> bool:
    return values["scoring"] in ("winner", "single") and not values["play_on"]


def hints(rules: RuleSet, seats: int) -> tuple[Hint, ...]:
    """Return the hints that hold for a rule set at a table of `seats`."""
    cards = len(compile_game(rules).cards) or 112 * int(rules.values["decks"])
    return tuple(hint for hint in HINTS if hint.holds(rules.values, seats, cards))


def hint_words(hint: Hint) -> str:
    """Return the sentence of a hint."""
    return _(hint.words).format(**{switch: switch_name(switch) for switch in hint.switches})


def change_words(changes: Changes) -> str:
    """Return what a suggestion does, for its button: “Forced play: on”."""
    return "; ".join(rule_line(switch, value) for switch, value in changes.items())


# What cannot be ----------------------------------------------------------------------------------------------------
WAYS_OUT: Mapping[str, tuple[Changes, ...]] = {
    "places_need_play_on": ({"play_on": True}, {"scoring": "winner"}),
    "teams_need_scoring": ({"scoring": "winner"}, {"teams": 0}),
    "rotation_or_teams": ({"teams": 0}, {"rotation": False}),
    "rotation_needs_scoring": ({"scoring": "winner"}, {"rotation": False}),
}
"""What else would have to change, by the code of the refusal; the first way that leaves alone what was just set."""

_REFUSED: Mapping[str, str] = {
    "places_need_play_on": N_("Scoring by place needs {play_on}: the others have to go on until one is left."),
    "teams_need_scoring": N_("{teams} can be scored only by what the winner gets, or as one round."),
    "rotation_or_teams": N_("{rotation} makes the pairs itself: there cannot be {teams} too."),
    "rotation_needs_scoring": N_("{rotation} is scored by what the winner gets, and no other way."),
    "rotation_needs_seats": N_("{rotation} needs four or eight people; there are {seats}."),
    "teams_do_not_divide": N_("{seats} people do not divide evenly into {n} teams."),
    "too_few_cards": N_(
        "{seats} people with {hand_size} cards each and a first card need {needed}; there are {cards}."
    ),
}


def refused(error: RuleError) -> str:
    """Return the sentence for a rule set that cannot be, with the names of the switches rather than their ids."""
    if error.code not in _REFUSED:
        return refusal(error.code, error.values)
    names: dict[str, object] = {one: switch_name(one) for one in ("play_on", "teams", "rotation")}
    names["n"] = error.values.get("teams", 0)
    names.update({key: value for key, value in error.values.items() if key not in names})
    return _(_REFUSED[error.code]).format(**names)


def way_out(rules: RuleSet, changes: Changes, error: RuleError) -> Changes:
    """Return `changes` with what has to change beside them so that they can be; empty when there is no way."""
    wanted: dict[str, Value] = dict(changes)
    for _step in range(3):
        ways: Sequence[Changes] = WAYS_OUT.get(error.code, ())
        way = next((way for way in ways if not way.keys() & wanted.keys()), None)
        if way is None:
            return {}
        wanted.update(way)
        try:
            rules.changed(**wanted)
        except RuleError as again:
            error = again
        else:
            return wanted
    return {}


def cannot_be_dealt(rules: RuleSet, seats: int) -> str:
    """Return why so many cannot play these rules; empty when they can."""
    try:
        compile_game(rules, seats)
    except RuleError as error:
        return refused(error)
    return ""
