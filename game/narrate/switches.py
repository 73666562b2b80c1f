"""Every switch in words: its name, a sentence that explains it, and the names of its values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.switch import Value
from game.rules.registry import BY_ID
from game.text import N_, _


class SwitchText(NamedTuple):
    """What a player reads about a switch. `values` names what it can be set to, where a number does not say it."""

    name: str
    about: str
    values: Mapping[Value, str] = {}


GROUPS: Mapping[str, str] = {
    "deck": N_("Deck and match"),
    "setup": N_("Before the first card"),
    "playing": N_("Drawing and playing"),
    "penalties": N_("Penalties"),
    "wild_draw_four": N_("The wild +4"),
    "call": N_("The call"),
    "moving": N_("Numbers that move hands"),
    "going_out": N_("Going out"),
    "special": N_("Special cards and tables"),
}
"""The names of the groups that switches are shown in."""

ON_OFF: Mapping[Value, str] = {True: N_("on"), False: N_("off")}

SWITCHES: Mapping[str, SwitchText] = {
    # deck and match
    "deck": SwitchText(
        N_("Deck"),
        N_("Which cards are played with."),
        {
            "classic": N_("classic, 108 cards"),
            "numbers": N_("numbers only, 76 cards"),
            "flip": N_("flip, 112 two-sided cards"),
            "attack": N_("attack, 112 cards and a launcher"),
        },
    ),
    "values": SwitchText(
        N_("Card values"),
        N_("What a card left in hand counts. Standard: actions 20, wilds 50. Gang: actions 10, wilds 20, wild +4 40."),
        {"standard": N_("standard"), "gang": N_("gang")},
    ),
    "flip_pairing": SwitchText(
        N_("Flip pairs"),
        N_("Which dark face is on the back of which light one: as printed, or different in every match."),
        {"printed": N_("as printed"), "shuffled": N_("shuffled")},
    ),
    "scoring": SwitchText(
        N_("Scoring"),
        N_("What a round gives, and how the match is won."),
        {
            "winner": N_("the winner scores all other hands"),
            "own": N_("everyone scores their own hand, lowest wins"),
            "knockout": N_("own hands; at the target you are out"),
            "moderate": N_("own hands; the target earns a pig"),
            "hero": N_("the winner scores; the target gives the others pigs"),
            "places": N_("by place, playing on to the last"),
            "single": N_("one round"),
        },
    ),
    "target": SwitchText(N_("Target"), N_("The score that decides the match.")),
    "pigs": SwitchText(N_("Pigs"), N_("How many pigs end the match, where pigs are given out.")),
    "teams": SwitchText(
        N_("Teams"),
        N_("How many teams the players divide into. Members sit apart; one who goes out wins for all of them."),
        {0: N_("none")},
    ),
    "rotation": SwitchText(
        N_("Changing partners"),
        N_("Four or eight players: every pair of partners plays four rounds together, and each counts for themselves."),
    ),
    # before the first card
    "hand_size": SwitchText(N_("Hand size"), N_("How many cards everyone is dealt.")),
    "first_dealer": SwitchText(
        N_("First dealer"),
        N_("How the first dealer is found."),
        {
            "draw-high": N_("highest number drawn"),
            "highest-value": N_("highest value drawn"),
            "random": N_("by lot"),
            "chosen": N_("the table chooses"),
        },
    ),
    "next_dealer": SwitchText(
        N_("Next dealer"),
        N_("Who deals the rounds after the first."),
        {"left": N_("the next seat"), "winner": N_("the winner")},
    ),
    "opener": SwitchText(
        N_("Who opens"),
        N_("Whose turn it is first: the seat after the dealer, or the dealer."),
        {"left": N_("after the dealer"), "dealer": N_("the dealer")},
    ),
    "direction": SwitchText(
        N_("Direction"),
        N_("Which way play runs at first."),
        {"clockwise": N_("clockwise"), "counter": N_("counter-clockwise")},
    ),
    "start": SwitchText(
        N_("First card"),
        N_("Which card may be turned up first, and whether it does what it says. “Colour” counts by its colour alone."),
        {
            "official": N_("anything but a wild +4"),
            "coloured": N_("no wild"),
            "number": N_("a number"),
            "colour": N_("only its colour counts"),
        },
    ),
    "start_wild": SwitchText(
        N_("First card a wild"),
        N_("Who names its colour."),
        {"opener": N_("who opens"), "dealer": N_("the dealer")},
    ),
    "start_reverse": SwitchText(
        N_("First card a reverse"),
        N_("Who opens when the first card turns play round."),
        {"dealer": N_("the dealer"), "right": N_("the dealer's other side")},
    ),
    "first_play": SwitchText(
        N_("Opening play"),
        N_("Whether the first play of a round has to be a number. Who has none draws two and loses the turn."),
        {"any": N_("any card"), "number": N_("a number")},
    ),
    # drawing and playing
    "draw": SwitchText(
        N_("Drawing"),
        N_("Draw one card, or until a card comes that can be played."),
        {"one": N_("one card"), "until": N_("until one fits")},
    ),
    "play_drawn": SwitchText(
        N_("The drawn card"),
        N_("Whether a card just drawn that fits can be played at once."),
        {
            "may": N_("may be played"),
            "must": N_("must be played"),
            "numbers": N_("only a number"),
            "never": N_("never"),
        },
    ),
    "must_play": SwitchText(N_("Forced play"), N_("Whoever holds a card that fits has to play and cannot draw.")),
    "multi": SwitchText(
        N_("Several at once"),
        N_("Whether several cards can be laid in one play. The last one becomes the top."),
        {
            "off": N_("off"),
            "identical": N_("identical cards"),
            "numbers": N_("the same number"),
            "symbol": N_("the same symbol"),
        },
    ),
    "multi_effect": SwitchText(
        N_("Effect of several"),
        N_("Whether cards laid together each do what they say, or together do it once."),
        {"each": N_("each counts"), "once": N_("once")},
    ),
    "jump_in": SwitchText(
        N_("Jump in"),
        N_("Out of turn you may lay a card identical to the top; play goes on from you."),
        {
            "off": N_("off"),
            "numbers": N_("on numbers"),
            "coloured": N_("on coloured cards"),
            "all": N_("on every card"),
        },
    ),
    "jump_effect": SwitchText(
        N_("Effect of a jump"),
        N_("Whether the card jumped in with replaces the one below, or both count."),
        {"replace": N_("replaces"), "add": N_("both count")},
    ),
    "self_jump": SwitchText(N_("Jump on yourself"), N_("You may jump in on your own card.")),
    "misplay": SwitchText(
        N_("Misplays"),
        N_("An unlawful play can be tried: it comes back and costs so many cards. Otherwise it is simply refused."),
        {0: N_("refused"), 1: N_("one card"), 2: N_("two cards")},
    ),
    "advice_fine": SwitchText(
        N_("Fine for advice"),
        N_("Whoever gives advice can be fined so many cards."),
        {0: N_("none"), 2: N_("two cards"), 4: N_("four cards")},
    ),
    # penalties
    "stack": SwitchText(
        N_("Stacking"),
        N_("Answer a draw card with another: the sum goes to the next player."),
        {
            "off": N_("off"),
            "plus2": N_("+2 on +2 only"),
            "same": N_("the same card only"),
            "up": N_("the same or a stronger one"),
            "any": N_("any draw card on any"),
        },
    ),
    "stack_forced": SwitchText(N_("Forced stacking"), N_("Whoever can add to a penalty may not take it.")),
    "deflect_skip": SwitchText(
        N_("Skip passes it on"),
        N_("A skip of the active colour sends a penalty that ends in a +2 on to the next player."),
    ),
    "deflect_reverse": SwitchText(
        N_("Reverse sends it back"),
        N_("A reverse of the active colour turns play round and sends a penalty back."),
        {"off": N_("off"), "plus2": N_("if it ends in a +2"), "any": N_("whatever it is")},
    ),
    "after_penalty": SwitchText(
        N_("After a penalty"),
        N_("What may be laid once a penalty has been drawn: as ever, or only the colour or a wild."),
        {"normal": N_("as ever"), "colour": N_("the colour or a wild")},
    ),
    "final_draw": SwitchText(
        N_("Last card draws"),
        N_("A draw card played last still makes the next player draw before hands are counted."),
    ),
    # the wild +4
    "wd4": SwitchText(
        N_("Wild +4"),
        N_("Against the rule it may be played and challenged, or is refused; or there is no rule about it at all."),
        {"challenge": N_("bluff and challenge"), "strict": N_("only by the rule"), "free": N_("always")},
    ),
    "wd4_rule": SwitchText(
        N_("Rule for the wild +4"),
        N_("It is against the rule while you hold a card of the active colour, or any coloured card that fits."),
        {"colour": N_("holding the colour"), "match": N_("holding anything that fits")},
    ),
    "challenge_stack": SwitchText(
        N_("Challenge a stack"),
        N_("Whether a wild +4 can still be challenged once the penalty has been added to or sent on."),
        {"off": N_("no"), "first": N_("the first one")},
    ),
    "challenge_show": SwitchText(
        N_("Showing the hand"),
        N_("Whether the challenger sees the hand, or is only told who was right."),
        {"challenger": N_("to the challenger"), "nobody": N_("to nobody")},
    ),
    # the call
    "uno": SwitchText(
        N_("Calling"),
        N_("What happens to a player who is down to one card and has not called."),
        {"catch": N_("can be caught"), "auto": N_("draws unasked"), "off": N_("nobody calls")},
    ),
    "uno_penalty": SwitchText(N_("Missed call"), N_("How many cards a missed call costs.")),
    "call_late": SwitchText(
        N_("Late calls"),
        N_("A call after the card still saves you, as long as nobody has caught you."),
    ),
    "false_call": SwitchText(N_("False call"), N_("How many cards it costs to call when it is not due.")),
    "false_catch": SwitchText(
        N_("False catch"), N_("How many cards it costs to catch somebody who did nothing wrong.")
    ),
    # numbers that move hands
    "seven_swap": SwitchText(N_("Seven swaps"), N_("Whoever plays a 7 swaps hands with a player of their choice.")),
    "zero_pass": SwitchText(N_("Zero passes"), N_("When a 0 is played, every hand goes to the next player.")),
    "five_swap": SwitchText(N_("Five swaps"), N_("Whoever plays a 5 swaps hands with a player of their choice.")),
    # going out
    "finish": SwitchText(
        N_("The last card"),
        N_("Whether any card may be the last, or only a number."),
        {
            "any": N_("any card"),
            "numbers": N_("only a number"),
            "numbers-or-draw": N_("a number; others draw one and go on"),
        },
    ),
    "play_on": SwitchText(N_("Playing on"), N_("Whoever is out leaves; the others go on until one is left.")),
    # special cards and tables
    "zeros": SwitchText(N_("Zeros"), N_("How many zeros each colour has.")),
    "blanks": SwitchText(
        N_("Blank cards"), N_("Spare zeros, one in each colour, that dare somebody."), {0: N_("none"), 4: N_("four")}
    ),
    "dare_text": SwitchText(N_("The dare"), N_("What a blank card orders.")),
    "dare_target": SwitchText(
        N_("Who is dared"),
        N_("Whom a blank card dares: a player of your choice, or the next one."),
        {"chosen": N_("your choice"), "next": N_("the next player")},
    ),
    "dare_stack": SwitchText(
        N_("Passing a dare on"), N_("A blank laid straight on a blank passes its dare on, with one more.")
    ),
    "bounce": SwitchText(
        N_("Bounce cards"), N_("Wilds that send a penalty back where it came from."), {0: N_("none"), 4: N_("four")}
    ),
    "discard_alls": SwitchText(
        N_("Discard-all cards"),
        N_("Cards that take others of their colour along."),
        {0: N_("none"), 8: N_("eight")},
    ),
    "discard_all": SwitchText(
        N_("Discard-all takes"),
        N_("Whether you choose which cards go along, or all of the colour have to."),
        {"choose": N_("what you choose"), "all": N_("the whole colour")},
    ),
    "decks": SwitchText(N_("Packs"), N_("How many whole decks are shuffled together.")),
    "actions": SwitchText(N_("Action cards"), N_("Skips, reverses and the like are in the deck.")),
    "wilds": SwitchText(N_("Wild cards"), N_("Wild cards are in the deck.")),
    "two_player_reverse": SwitchText(
        N_("Reverse with two"),
        N_("With two players a reverse is a skip, or only turns the direction, so that the other plays."),
        {"skip": N_("is a skip"), "plain": N_("just a reverse")},
    ),
}
"""By switch id."""


def switch_name(switch: str) -> str:
    """Return the name of a switch."""
    return _(SWITCHES[switch].name)


def switch_about(switch: str) -> str:
    """Return the sentence that explains a switch."""
    return _(SWITCHES[switch].about)


def value_name(switch: str, value: Value) -> str:
    """Return what a value of a switch is called."""
    names = ON_OFF if BY_ID[switch].kind == "bool" else SWITCHES[switch].values
    if value in names:
        return _(names[value])
    return _("“{text}”").format(text=value) if isinstance(value, str) and value else str(value) or _("none")


def group_name(group: str) -> str:
    """Return the name of a group of switches."""
    return _(GROUPS[group])


def rule_line(switch: str, value: Value) -> str:
    """Return a switch and its value as one line: “Stacking: the same card only”."""
    return _("{name}: {value}").format(name=switch_name(switch), value=value_name(switch, value))


def idle_note(switch: str, because: str, value: Value) -> str:
    """Return the sentence that a switch does nothing here because of the value of another."""
    return _("{name} does nothing here, because of {other}.").format(
        name=switch_name(switch), other=rule_line(because, value)
    )
