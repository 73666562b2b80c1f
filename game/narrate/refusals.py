"""Why something is refused, as a sentence: one for every code the engine and the rules raise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.switch import Value
from game.narrate.cards import colour_name, face_name
from game.narrate.people import seat_name
from game.text import N_, _

TABLE: Mapping[str, str] = {
    # what is laid
    "no_cards": N_("A play needs a card."),
    "not_held": N_("You do not hold {face}."),
    "card_twice": N_("A card can be laid only once."),
    "one_card": N_("One card at a time: this table does not play several together."),
    "not_together": N_("{face} and {other} cannot be laid together at this table."),
    "along_colour": N_("Only cards of its colour go with {face}; {other} is another colour."),
    "along_all": N_("At this table {face} takes every card of its colour along: all or none can stay."),
    "no_colour_to_name": N_("{face} has its colour: there is none to name."),
    "no_seat_to_name": N_("{face} is for nobody in particular: there is no player to name."),
    "wrong_side_colour": N_("{colour} is not on this side of the deck."),
    "no_such_seat": N_("That player is not in this round."),
    "not_oneself": N_("That has to be somebody else."),
    # whether it may be laid now
    "does_not_fit": N_("{face} does not fit on {top}: it needs {colour}, the same symbol or a wild."),
    "colour_only": N_("{face} does not fit: after a penalty, or on the first card here, only {colour} or a wild does."),
    "only_drawn": N_("After drawing only the drawn card can be played: {face}."),
    "no_answer": N_("{face} does not answer a penalty of {pending} here."),
    "finish_numbers": N_("{face} cannot be your last card: at this table that has to be a number."),
    "first_number": N_("{face} cannot open the round: at this table that has to be a number."),
    "wd4_strict": N_("{face} can be played only when you hold nothing that the rule says goes first."),
    "must_play": N_("Whoever can play has to: that is a rule of this table."),
    "must_add": N_("Whoever can add to the penalty has to: that is a rule of this table."),
    # jumping in, calling, challenging
    "no_jumping": N_("Nobody jumps in at this table."),
    "in_turn_no_jump": N_("It is your turn: play the card, there is nobody to jump in on."),
    "jump_too_late": N_("Too late to jump in: the game has moved on."),
    "jump_not_on_this": N_("Nobody can jump in on this card at this table."),
    "jump_not_identical": N_("Only a card identical to the top can jump in."),
    "no_self_jump": N_("At this table you cannot jump in on your own card."),
    "no_calling": N_("Nobody calls at this table."),
    "call_too_late": N_("Too late: at this table the call comes with the card or before it."),
    "no_challenging": N_("Nothing can be challenged at this table."),
    "nothing_to_challenge": N_("There is nothing you could challenge."),
    "no_fines": N_("Advice is not fined at this table."),
    # whose act it is, and when
    "not_your_turn": N_("It is not your turn: {turn} is to act."),
    "not_asked": N_("That cannot be done now."),
    "naming_first": N_("{turn} has to name something first."),
    "round_over": N_("The round is over."),
    "cannot_deal": N_("The next round cannot be dealt yet."),
    "not_yours": N_("That seat is not yours to play."),
    "wait": N_("A moment: {seat} may still act."),
    # rule sets as written
    "rules_too_long": N_("A rule set is never longer than {limit} bytes."),
    "control_character": N_("The rule set contains the invisible character {number}."),
    "preset_missing": N_("A rule set begins with a preset, such as “official”."),
    "preset_unknown": N_("There is no preset “{word}”."),
    "switch_unknown": N_("There is no rule “{word}”."),
    "switch_repeated": N_("“{switch}” is set twice."),
    "value_unknown": N_("“{switch}” cannot be “{value}”. It can be: {allowed}."),
    "value_missing": N_("“{word}” needs a value, or a + or - in front."),
    "not_yes_or_no": N_("“{switch}” is not simply on or off. It can be: {allowed}."),
    "text_too_long": N_("“{switch}” holds at most {limit} characters."),
    "quote_open": N_("A double quote is opened and not closed."),
    "quote_misplaced": N_("There is a double quote where none can be."),
    "sign_misplaced": N_("There is an equals sign where none can be."),
    # rule sets that cannot be played
    "places_need_play_on": N_("Scoring by places needs play_on: the others have to play on until one is left."),
    "teams_need_scoring": N_("Teams (teams={teams}) can be scored by winner or single only, not by scoring={scoring}."),
    "rotation_or_teams": N_("With rotation partners change: teams has to be 0, not {teams}."),
    "rotation_needs_scoring": N_("Rotation is scored by winner, not by scoring={scoring}."),
    "rotation_needs_seats": N_("Rotation needs four or eight players, not {seats}."),
    "seats_out_of_range": N_("{fewest} to {most} can play, not {seats}."),
    "teams_do_not_divide": N_("{seats} players do not divide into teams={teams}."),
    "too_few_cards": N_(
        "{seats} players with hand_size={hand_size} and a first card need {needed} cards; this deck has {cards}."
    ),
    # share codes
    "code_letter": N_("“{letter}” is no letter of a share code."),
    "code_length": N_("A share code has {fewest} to {most} letters, not {length}."),
    "code_checksum": N_("The share code is not right: a letter is wrong or missing."),
    "code_version": N_("The share code is of version {version}; this game knows version {known}."),
    "code_damaged": N_("The share code means no rule set."),
}


BY_RULE: Mapping[str, tuple[str, Mapping[Value, str]]] = {
    "no_answer": (
        "stack",
        {
            "off": N_("{face} does not answer a penalty: nothing is stacked at this table."),
            "plus2": N_("{face} does not answer it: only a +2 on a +2 is stacked at this table."),
            "same": N_("The penalty ends in {last}: {face} does not answer it, only the same card does here."),
            "up": N_(
                "The penalty ends in {last}: {face} does not answer it, only the same or a stronger one does here."
            ),
            "any": N_("{face} does not answer a penalty: only draw cards do here."),
        },
    ),
    "wd4_strict": (
        "wd4_rule",
        {
            "colour": N_("{face} can be played only when you hold no card of the colour."),
            "match": N_("{face} can be played only when you hold no coloured card that fits."),
        },
    ),
    "jump_not_on_this": (
        "jump_in",
        {
            "numbers": N_("At this table you can jump in on numbers only."),
            "coloured": N_("At this table you can jump in on coloured cards only."),
        },
    ),
}
"""Sentences that say the rule: for a code, the switch that decides which, and one for each of its values."""


def refusal(
    code: str, values: Mapping[str, object], names: Sequence[str] = (), rules: Mapping[str, Value] | None = None
) -> str:
    """Return the sentence for what was refused with `code` and `values`.

    `names` are the players' by seat; with `rules`, a rule set's values, the sentence says the rule where it can.
    """
    if code not in TABLE:
        return _("That is not allowed ({code}).").format(code=code)
    words = {"face": _("that card"), **{key: _word(key, value, names) for key, value in values.items()}}
    sentence = _(_template(code, values, rules)).format(**words)
    if values.get("near"):
        sentence += _(" Did you mean “{near}”?").format(near=values["near"])
    if "position" in values:
        sentence += _(" (character {position})").format(position=values["position"])
    return sentence[:1].upper() + sentence[1:]


def _template(code: str, values: Mapping[str, object], rules: Mapping[str, Value] | None) -> str:
    if rules is not None and code in BY_RULE:
        switch, by_value = BY_RULE[code]
        template = by_value.get(rules[switch], TABLE[code])
        if "{last}" not in template or "last" in values:
            return template
    return TABLE[code]


def _word(key: str, value: object, names: Sequence[str]) -> str:
    if key in ("face", "other", "top", "last") and isinstance(value, int | str):
        return face_name(value)
    if key == "colour" and isinstance(value, int):
        return colour_name(value)
    if key in ("turn", "seat", "to", "by") and isinstance(value, int):
        return seat_name(value, names)
    return str(value)
