"""The book on the goal, on what comes before the first card, and on scoring."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.switch import Value
from game.narrate.book.lines import Line, Pen
from game.narrate.book.special import going_out
from game.text import N_, _, ngettext


def goal(pen: Pen) -> tuple[Line, ...]:
    """Return the chapter on what it is about."""
    values = pen.values
    out = [pen.line(_("Get rid of all your cards before the others get rid of theirs."))]
    if values["play_on"] and not values["teams"]:
        out.append(pen.line(_("Being first is best, being last is losing: the round goes on to the end."), "play_on"))
    if values["teams"]:
        n = int(values["teams"])
        words = _("There are {n} teams. Partners sit apart, and one who goes out wins the round for all of them.")
        out.append(pen.line(words.format(n=n), "teams"))
    if values["rotation"]:
        words = _("Partners change: every pair plays four rounds together, and everybody counts for themselves.")
        out.append(pen.line(words, "rotation"))
    else:
        out.append(pen.pick("scoring", _GOAL, target=values["target"]))
    return tuple(out)


_GOAL: Mapping[Value, str] = {
    "winner": N_("Whoever first has {target} points wins the match."),
    "own": N_("Points are bad here: when somebody has {target}, whoever has fewest wins the match."),
    "knockout": N_("Points are bad here: whoever has {target} is out of the match, and the last one left wins it."),
    "moderate": N_("Points are bad here: whoever reaches {target} gets a pig, and pigs lose the match."),
    "hero": N_("Whoever first has {target} points hands the others pigs, and pigs lose the match."),
    "places": N_("Places give points, and whoever first has {target} wins the match."),
    "single": N_("One round is the whole match."),
}

_FIRST_DEALER: Mapping[Value, str] = {
    "draw-high": N_("Everybody draws a card; the highest number deals first."),
    "highest-value": N_("Everybody draws a card; the one that counts most deals first."),
    "random": N_("Who deals first is decided by lot."),
    "chosen": N_("The table says who deals first."),
}

_NEXT_DEALER: Mapping[Value, str] = {
    "left": N_("After that the next seat deals."),
    "winner": N_("After that the winner of a round deals the next one."),
}

_OPENER: Mapping[Value, str] = {
    "left": N_("The player after the dealer plays first."),
    "dealer": N_("The dealer plays first."),
}

_DIRECTION: Mapping[Value, str] = {
    "clockwise": N_("Play begins clockwise."),
    "counter": N_("Play begins counter-clockwise."),
}

_START: Mapping[Value, str] = {
    "official": N_(
        "The first card turned up does what it says, to whoever plays first. A wild goes back unless it is plain."
    ),
    "coloured": N_("The first card turned up does what it says, to whoever plays first. A wild goes back."),
    "number": N_("Cards are turned up until a number comes: it does nothing."),
    "colour": N_("Of the first card only the colour counts: it does nothing, and its sign cannot be matched."),
}

_START_WILD: Mapping[Value, str] = {
    "opener": N_("If it is a wild, whoever plays first names the colour."),
    "dealer": N_("If it is a wild, the dealer names the colour."),
}

_START_REVERSE: Mapping[Value, str] = {
    "dealer": N_("If it is a reverse, play turns round and the dealer plays first."),
    "right": N_("If it is a reverse, play turns round and the player on the dealer's other side plays first."),
}


def first_turn(pen: Pen) -> list[Line]:
    """Return who begins a round."""
    return [pen.pick("opener", _OPENER), pen.pick("direction", _DIRECTION)]


def first_card(pen: Pen) -> list[Line]:
    """Return what the first card turned up does."""
    start = pen.values["start"]
    if pen.numbers_only:
        return [pen.line(_("The first card is turned up. It does nothing."))]
    if not pen.wilds and start in ("official", "coloured"):
        out = [pen.line(_("The first card turned up does what it says, to whoever plays first."))]
    else:
        out = [pen.pick("start", _START)]
    if start == "official" and pen.has("W"):
        out.append(pen.pick("start_wild", _START_WILD))
    if start in ("official", "coloured") and pen.has("R"):
        out.append(pen.pick("start_reverse", _START_REVERSE))
    return out


def setup(pen: Pen) -> tuple[Line, ...]:
    """Return the chapter on dealing and the first card."""
    n = int(pen.values["hand_size"])
    words = ngettext("Everybody is dealt {n} card.", "Everybody is dealt {n} cards.", n).format(n=n)
    out = [pen.line(words, "hand_size"), pen.pick("first_dealer", _FIRST_DEALER)]
    if pen.values["scoring"] != "single":
        out.append(pen.pick("next_dealer", _NEXT_DEALER))
    out += [*first_turn(pen), *first_card(pen)]
    if pen.values["first_play"] == "number" and not pen.numbers_only:
        words = _("The first play of a round has to be a number. Whoever has none draws two cards and loses the turn.")
        if pen.attack:
            words = _("The first play of a round has to be a number. Whoever has none presses the launcher twice.")
        out.append(pen.line(words, "first_play"))
    return tuple(out)


_SCORING: Mapping[Value, str] = {
    "winner": N_("The winner of a round scores what all the others still hold. {target} points win the match."),
    "own": N_(
        "Everybody scores what they still hold. When somebody reaches {target}, the match is over: that player has "
        "lost, and the lowest total wins."
    ),
    "knockout": N_(
        "Everybody scores what they still hold. Whoever reaches {target} is out of the match; the last one left wins."
    ),
    "moderate": N_(
        "Everybody scores what they still hold. Whoever first reaches {target} gets a pig; on exactly {target} "
        "everybody else gets one instead. Then all begin again at 0. At {pigs} pigs the match is over: most pigs lose."
    ),
    "hero": N_(
        "The winner of a round scores what all the others still hold. Whoever first reaches {target} gives everybody "
        "else a pig; on exactly {target} everybody else gives that player one. Then all begin again at 0. With {pigs} "
        "pigs the match is over: fewest pigs win."
    ),
    "places": N_("You score one point for every player who finishes behind you. {target} points win the match."),
    "single": N_("There is one round, and nothing is counted: whoever is out first has won."),
}


def values_of_cards(pen: Pen) -> list[Line]:
    """Return what cards count."""
    out = [pen.line(_("Numbers count what they show."))]
    if pen.flip:
        words = _("+1 counts 10; skip, reverse, flip and +5 count 20; skip everyone counts 30.")
        out.append(pen.line(words, "deck"))
        out.append(pen.line(_("A wild counts 40, a wild +2 50, a wild draw colour 60."), "deck"))
    elif pen.attack:
        out.append(pen.line(_("Actions count 20, discard-all and trade 30, wilds 50."), "deck"))
    else:
        if pen.actions:
            n = 10 if pen.values["values"] == "gang" else 20
            out.append(pen.line(_("Actions count {n}.").format(n=n), "values"))
        if pen.wilds and pen.values["values"] == "gang":
            out.append(pen.line(_("Wilds count 20, the wild +4 counts 40."), "values"))
        elif pen.wilds:
            out.append(pen.line(_("Wilds count 50."), "values"))
    if pen.has("#"):
        out.append(pen.line(_("A blank counts nothing."), "blanks"))
    return out


def scoring(pen: Pen) -> tuple[Line, ...]:
    """Return the chapter on going out and scoring."""
    values = pen.values
    out = list(going_out(pen))
    if values["rotation"]:
        words = _("Every player's own total gets what the pair has scored. The highest total wins.")
        out.append(pen.line(words, "rotation"))
    else:
        switches = ["scoring", "target"] if values["scoring"] != "single" else ["scoring"]
        if values["scoring"] in ("moderate", "hero"):
            switches.append("pigs")
        words = _(_SCORING[values["scoring"]]).format(target=values["target"], pigs=values["pigs"])
        out.append(pen.line(words, *switches))
    if values["teams"] and values["scoring"] != "single":
        out.append(pen.line(_("Partners score together, and what the winner's partners hold is not counted."), "teams"))
    if values["scoring"] not in ("single", "places"):
        out += values_of_cards(pen)
    return tuple(out)
