"""The book on a turn: what fits, drawing, several cards at once, jumping in, mistakes."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.switch import Value
from game.narrate.book.lines import Line, Pen
from game.text import N_, _, ngettext


def matching(pen: Pen) -> list[Line]:
    """Return what may be laid on what."""
    if pen.numbers_only:
        return [pen.line(_("Lay a card of the same colour or the same number as the one on top."))]
    out = [pen.line(_("Lay a card of the same colour, the same number or the same sign as the one on top."))]
    if pen.wilds:
        out.append(pen.line(_("A wild fits on everything. Whoever lays it says which colour counts from then on.")))
    return out


_DRAWN: Mapping[Value, str] = {
    "may": N_("If the drawn card fits, you may play it at once: that card, no other. Or you keep it."),
    "must": N_("If the drawn card fits, it has to be played at once."),
    "numbers": N_("If the drawn card fits and is a number, you may play it at once. Anything else stays in your hand."),
    "never": N_("A card you have drawn is never played at once. Your turn is over."),
}

_DRAWN_FORCED: Mapping[Value, str] = {
    **_DRAWN,
    "may": N_("If the drawn card fits, you have to play it at once."),
    "numbers": N_("If the drawn card fits and is a number, you have to play it at once. Anything else stays in hand."),
}


def drawing(pen: Pen) -> list[Line]:
    """Return what whoever does not play does instead."""
    out = []
    if pen.attack:
        words = _("If you do not play, you press the launcher once. Often nothing comes, sometimes up to eight cards.")
        out += [pen.line(words, "deck"), pen.line(_("A press ends your turn, whatever it gave."), "deck")]
    elif pen.values["draw"] == "until":
        out.append(pen.line(_("If you do not play, you draw until a card comes that you could play."), "draw"))
    else:
        out.append(pen.line(_("If you do not play, you draw one card."), "draw"))
    out.append(may_draw(pen))
    if not pen.attack:
        out.append(drawn_card(pen))
    return out


def may_draw(pen: Pen) -> Line:
    """Return whether one may draw although something fits."""
    if pen.values["must_play"]:
        return pen.line(_("Whoever holds a card that fits has to play: drawing is for those who cannot."), "must_play")
    return pen.line(_("You may also draw although you hold a card that fits."), "must_play")


def drawn_card(pen: Pen) -> Line:
    """Return what may be done with the card just drawn."""
    if pen.attack:
        return pen.line(_("Cards from the launcher stay in your hand; your turn is over."), "deck")
    forced = bool(pen.values["must_play"])
    line = pen.pick("play_drawn", _DRAWN_FORCED if forced else _DRAWN)
    return pen.line(line.words, "play_drawn", "must_play") if forced else line


def empty_pile(pen: Pen) -> list[Line]:
    """Return what happens when there is nothing to draw."""
    return [
        pen.line(_("The discard pile without its top card is shuffled and becomes the new draw pile.")),
        pen.line(_("If that is not enough, you draw what there is, even if it is nothing, and your turn passes.")),
        blocked(pen),
    ]


def blocked(pen: Pen) -> Line:
    """Return who wins a round in which nobody can do anything any more."""
    if pen.values["play_on"] and not pen.values["teams"]:
        words = _("When everybody's turn has passed like that, the round ends: whoever went out first has won it.")
        return pen.line(words, "play_on")
    return pen.line(_("When everybody's turn has passed like that, the round is blocked: the lowest hand wins it."))


_MULTI: Mapping[Value, str] = {
    "off": N_("One card a turn, never more."),
    "identical": N_("You may lay several cards in one turn if they are identical: same colour, same number or sign."),
    "numbers": N_("You may lay several cards of the same number in one turn, whatever their colours."),
    "symbol": N_("You may lay several cards of the same number or the same sign in one turn, whatever their colours."),
}

_MULTI_EFFECT: Mapping[Value, str] = {
    "each": N_("Each of them counts: two skips skip two players, and draw cards add up."),
    "once": N_("Together they do what one of them does: two skips skip one player."),
}


def several(pen: Pen) -> list[Line]:
    """Return whether several cards may be laid in one turn."""
    out = [pen.pick("multi", _MULTI)]
    if pen.values["multi"] == "off":
        return out
    out.append(pen.line(_("The first of them has to fit. The last one lies on top, and its colour counts."), "multi"))
    if pen.actions and pen.values["multi"] != "numbers":
        words = _(_MULTI_EFFECT[pen.values["multi_effect"]])
        out.append(pen.line(words, "multi", "multi_effect"))
    return out


_JUMP: Mapping[Value, str] = {
    "off": N_("Nobody plays out of turn."),
    "numbers": N_("Whoever holds the identical card, same colour and same number, may jump in with it out of turn."),
    "coloured": N_("Whoever holds the identical card may jump in with it out of turn, unless it is a wild."),
    "all": N_("Whoever holds the identical card may jump in with it out of turn, whatever card it is."),
}

_JUMP_EFFECT: Mapping[Value, str] = {
    "replace": N_("What the card below would have done is void; the card jumped in with counts instead."),
    "add": N_("Both cards count, the one below and the one jumped in with."),
}


def jumping(pen: Pen) -> list[Line]:
    """Return whether one may play out of turn."""
    out = [pen.pick("jump_in", _JUMP)]
    if pen.values["jump_in"] == "off":
        return out
    out.append(pen.line(_("You have until the player whose turn it is acts. Play then goes on from you."), "jump_in"))
    if pen.actions or pen.wilds:
        out.append(pen.line(_(_JUMP_EFFECT[pen.values["jump_effect"]]), "jump_in", "jump_effect"))
    if pen.values["self_jump"]:
        out.append(pen.line(_("You may jump in on your own card too."), "self_jump"))
    else:
        out.append(pen.line(_("Nobody may jump in on their own card."), "jump_in", "self_jump"))
    return out


def mistakes(pen: Pen) -> list[Line]:
    """Return what a wrong card and a loose tongue cost; nothing where neither costs anything."""
    out = []
    n = int(pen.values["misplay"])
    if n:
        words = ngettext(
            "A card that does not fit may be tried: it comes back, you draw {n} card, and your turn is over.",
            "A card that does not fit may be tried: it comes back, you draw {n} cards, and your turn is over.",
            n,
        )
        out.append(pen.line(words.format(n=n), "misplay"))
        words = ngettext(
            "A card laid out of turn where that is not allowed costs {n} card.",
            "A card laid out of turn where that is not allowed costs {n} cards.",
            n,
        )
        out.append(pen.line(words.format(n=n), "misplay"))
    fine = int(pen.values["advice_fine"])
    if fine:
        words = ngettext(
            "Whoever gives advice can be fined {n} card.", "Whoever gives advice can be fined {n} cards.", fine
        )
        out.append(pen.line(words.format(n=fine), "advice_fine"))
    return out


def turn(pen: Pen) -> tuple[Line, ...]:
    """Return the chapter on a turn."""
    out = [*matching(pen), *drawing(pen)]
    if pen.values["multi"] != "off":
        out += several(pen)
    if pen.values["jump_in"] != "off":
        out += jumping(pen)
    return (*out, *mistakes(pen))
