"""The book on penalties: what a draw card does, how it can be answered, and the wild that can be challenged."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.switch import Value
from game.narrate.book.lines import Line, Pen
from game.narrate.cards import CARDS, listed
from game.text import N_, _

_STACK: Mapping[Value, str] = {
    "off": N_("A draw card cannot be answered with another one: whoever is hit draws and loses the turn."),
    "plus2": N_("Whoever is hit by a +2 may lay a +2 on it. The cards add up, and the next player faces the sum."),
    "same": N_("Whoever is hit may lay the same draw card on it. The cards add up, and the next player faces the sum."),
    "up": N_(
        "Whoever is hit may lay the same draw card or a stronger one on it. The cards add up, and the next player "
        "faces the sum."
    ),
    "any": N_("Whoever is hit may lay any draw card on it. The cards add up, and the next player faces the sum."),
}


def stacking(pen: Pen) -> list[Line]:
    """Return whether a draw card may be answered with another."""
    if not pen.draw_cards:
        return [_no_draw_cards(pen)]
    if pen.values["stack"] == "plus2" and not pen.has("+2"):
        return [pen.line(_(_STACK["off"]))]
    out = [pen.pick("stack", _STACK)]
    if pen.values["stack"] == "off":
        return out
    if pen.values["stack"] == "up" and len(pen.draw_cards) > 1:
        names = listed([_(CARDS[symbol].name) for symbol in pen.draw_cards])
        out.append(pen.line(_("From the weakest to the strongest: {cards}.").format(cards=names), "stack"))
    if pen.values["stack"] != "plus2":
        out.append(pen.line(_("The colours of draw cards do not matter for this."), "stack"))
    if pen.has("W+c"):
        out.append(pen.line(_("Nothing can be laid on a wild draw colour."), "stack"))
    if pen.values["stack_forced"]:
        out.append(pen.line(_("Whoever can add to the penalty may not simply take it."), "stack", "stack_forced"))
    return out


def _no_draw_cards(pen: Pen) -> Line:
    if pen.attack:
        return pen.line(_("There are no draw cards in this deck. The launcher does their work, at once."), "deck")
    return pen.line(_("There are no draw cards in this deck."), "deck", "actions", "wilds")


_REVERSE: Mapping[Value, str] = {
    "plus2": N_("A reverse of the colour that counts sends a penalty that ends in a +2 back, and turns play round."),
    "any": N_("A reverse of the colour that counts sends any penalty back, and turns play round."),
}


def deflecting(pen: Pen) -> list[Line]:
    """Return what else answers a penalty."""
    out: list[Line] = []
    if not pen.draw_cards:
        return out
    if pen.values["deflect_skip"] and pen.has("+2"):
        words = _("A skip of the colour that counts sends a penalty that ends in a +2 on to the next player.")
        out.append(pen.line(words, "deflect_skip"))
    reverse = pen.values["deflect_reverse"]
    if pen.has("R") and (reverse == "any" or (reverse == "plus2" and pen.has("+2"))):
        out.append(pen.pick("deflect_reverse", _REVERSE))
    if pen.has("WB"):
        words = _("A bounce sends any penalty back to whoever sent it, and turns play round.")
        out.append(pen.line(words, "bounce"))
    return out


def afterwards(pen: Pen) -> list[Line]:
    """Return what holds once a penalty has been drawn, and when the last card is a draw card."""
    out: list[Line] = []
    if pen.draw_cards:
        out.append(pen.line(_("Whoever draws a penalty loses the turn.")))
        if pen.values["after_penalty"] == "colour":
            words = _("After a penalty the next card has to be of the colour that counts, or a wild.")
            out.append(pen.line(words, "after_penalty"))
    return [*out, *last_card_draws(pen)]


def last_card_draws(pen: Pen) -> list[Line]:
    """Return whether a draw card that ends the round still counts."""
    if not (pen.draw_cards or pen.has("H", "WA", "WH")):
        return []
    if pen.values["play_on"] and not pen.values["teams"]:
        words = _("A draw card as somebody's last card hits the next player as ever: the round goes on.")
        return [pen.line(words, "play_on")]
    if pen.values["final_draw"]:
        words = _("If the last card makes the next player draw, that is still done before hands are counted.")
        return [pen.line(words, "final_draw")]
    words = _("If the last card of the round is a draw card, nobody draws any more.")
    return [pen.line(words, "final_draw")]


_CLASSIC, _FLIP = N_("the wild +4"), N_("a wild draw card")

_RULE: Mapping[Value, str] = {
    "colour": N_("It is against the rule to play {card} while you hold a card of the colour that counts."),
    "match": N_("It is against the rule to play {card} while you hold any coloured card that fits."),
}

_SHOW: Mapping[Value, str] = {
    "challenger": N_("The challenger, and nobody else, is shown the hand."),
    "nobody": N_("The hand is shown to nobody: the game says who was right."),
}

_AGAIN: Mapping[Value, str] = {
    "off": N_("Only the next player may challenge, at once. What has been added to or sent on cannot be challenged."),
    "first": N_("Whoever faces the penalty may challenge the first wild draw card of it, even when it has grown."),
}


def wild_draw(pen: Pen) -> list[Line]:
    """Return when the wild that makes others draw may be played, and what a challenge does."""
    if not pen.wild_draws:
        return []
    card = _(_FLIP) if pen.flip else _(_CLASSIC)
    how = pen.values["wd4"]
    if how == "free":
        return [pen.line(_("You may play {card} at any time. Nobody can challenge it.").format(card=card), "wd4")]
    rule = pen.pick("wd4_rule", _RULE, card=card)
    if how == "strict":
        return [rule, pen.line(_("Against the rule it simply cannot be played."), "wd4")]
    out = [
        rule,
        pen.line(_("It may be played all the same, as a bluff. But the next player may challenge it."), "wd4"),
        pen.line(
            _("If the challenge is right, the bluffer draws the penalty, and the challenger has a normal turn."), "wd4"
        ),
        pen.line(_("If it is wrong, the challenger draws the penalty and two cards more, and loses the turn."), "wd4"),
        pen.pick("challenge_show", _SHOW),
    ]
    if pen.values["jump_in"] == "all":
        out.append(pen.line(_("Jumped in with, it cannot be challenged."), "jump_in"))
    if pen.values["stack"] != "off" or pen.has("WB") or pen.values["deflect_reverse"] == "any":
        out.append(pen.pick("challenge_stack", _AGAIN))
    return out


def penalties(pen: Pen) -> tuple[Line, ...]:
    """Return the chapter on penalties."""
    return (*stacking(pen), *deflecting(pen), *afterwards(pen), *wild_draw(pen))
