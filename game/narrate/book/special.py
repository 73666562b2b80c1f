"""The book on calling, on going out, and on cards and tables with something of their own."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.switch import Value
from game.narrate.book.lines import Line, Pen
from game.text import N_, _, ngettext


def calling(pen: Pen) -> tuple[Line, ...]:
    """Return the chapter on the call."""
    how = pen.values["uno"]
    if how == "off":
        return (pen.line(_("Nobody has to call at this table."), "uno"),)
    return (*when_to_call(pen), *_missed(pen), *_wrongly(pen))


def when_to_call(pen: Pen) -> list[Line]:
    """Return when a call is due."""
    if pen.values["uno"] == "off":
        return [pen.line(_("Nobody has to call at this table."), "uno")]
    out = [
        pen.line(_("Call when you play your last card but one: together with the card, or just before it.")),
        pen.line(_("If you draw after that and come down to one card again, you have to call again.")),
    ]
    if pen.values["call_late"] and pen.values["uno"] == "auto":
        words = _("If you have forgotten it, a late call still saves you until the next player acts.")
    elif pen.values["call_late"]:
        words = _("If you have forgotten it, a late call still saves you, as long as nobody was quicker.")
    else:
        words = _("A late call does not count: it has to come with the card or before it.")
    out.append(pen.line(words, "call_late", *(("uno",) if pen.values["uno"] == "auto" else ())))
    return out


def _missed(pen: Pen) -> list[Line]:
    n = int(pen.values["uno_penalty"])
    if not n:
        return [pen.line(_("A call that was missed costs nothing."), "uno_penalty")]
    if pen.values["uno"] == "auto":
        words = ngettext(
            "A call that has not come when the next player acts costs {n} card, without anybody saying so.",
            "A call that has not come when the next player acts costs {n} cards, without anybody saying so.",
            n,
        )
        return [pen.line(words.format(n=n), "uno", "uno_penalty")]
    words = ngettext(
        "Whoever has not called can be caught until the next player acts, and then draws {n} card.",
        "Whoever has not called can be caught until the next player acts, and then draws {n} cards.",
        n,
    )
    return [pen.line(words.format(n=n), "uno", "uno_penalty")]


def _wrongly(pen: Pen) -> list[Line]:
    out = []
    n, m = int(pen.values["false_call"]), int(pen.values["false_catch"])
    if n:
        words = ngettext("Calling when it is not due costs {n} card.", "Calling when it is not due costs {n} cards.", n)
        out.append(pen.line(words.format(n=n), "false_call"))
    else:
        out.append(pen.line(_("Calling when it is not due costs nothing."), "false_call"))
    if m:
        words = ngettext(
            "Catching somebody who did nothing wrong costs {n} card.",
            "Catching somebody who did nothing wrong costs {n} cards.",
            m,
        )
        out.append(pen.line(words.format(n=m), "false_catch"))
    else:
        out.append(pen.line(_("Catching somebody who did nothing wrong costs nothing."), "false_catch"))
    return out


_FINISH: Mapping[Value, str] = {
    "any": N_("Any card may be the last one."),
    "numbers": N_("Only a number may be the last card. An action or a wild cannot be played as the last one."),
    "numbers-or-draw": N_(
        "Only a number ends the round. Whoever plays anything else as the last card draws one card and goes on."
    ),
}


def last_card(pen: Pen) -> list[Line]:
    """Return what may be played last."""
    if pen.numbers_only:
        return [pen.line(_("Any card may be the last one: there are only numbers."))]
    return [pen.pick("finish", _FINISH)]


def going_out(pen: Pen) -> tuple[Line, ...]:
    """Return what happens when somebody has no cards left."""
    out = last_card(pen)
    if pen.values["play_on"] and not pen.values["teams"]:
        words = _("Whoever is out of cards leaves, and the others play on until one is left: that one has lost.")
        out.append(pen.line(words, "play_on"))
    else:
        out.append(pen.line(_("The round ends when somebody is out of cards."), "play_on"))
    return tuple(out)


_DARED: Mapping[Value, str] = {
    "chosen": N_("A blank dares a player of your choice."),
    "next": N_("A blank dares the next player."),
}

_TAKES: Mapping[Value, str] = {
    "choose": N_("A discard-all takes along as many cards of its colour as you like."),
    "all": N_("A discard-all takes along every card of its colour you hold."),
}

_REVERSED: Mapping[Value, str] = {
    "skip": N_("With two players a reverse is a skip: you go again."),
    "plain": N_("With two players a reverse only turns the direction, so the other one plays."),
}


def moving_hands(pen: Pen) -> list[Line]:
    """Return which numbers move hands; nothing when none does."""
    out: list[Line] = []
    if pen.values["seven_swap"] and pen.has("7"):
        words = _("Whoever plays a 7 swaps hands with a player of their choice.")
        out.append(pen.line(words, "seven_swap"))
    if pen.values["five_swap"] and pen.has("5"):
        words = _("Whoever plays a 5 swaps hands with a player of their choice.")
        out.append(pen.line(words, "five_swap"))
    if pen.values["zero_pass"] and pen.has("0"):
        out.append(pen.line(_("When a 0 is played, every hand goes to the next player."), "zero_pass"))
    if pen.has("T"):
        out.append(pen.line(_("Whoever plays a trade swaps hands with a player of their choice."), "deck"))
    if out:
        words = _("As somebody's last card it moves nothing: its player is simply out.")
        out.append(pen.line(words, *[line.switches[0] for line in out]))
    return out


def two_players(pen: Pen) -> Line:
    """Return what a reverse is when two are left."""
    return pen.pick("two_player_reverse", _REVERSED)


def special(pen: Pen) -> tuple[Line, ...]:
    """Return the chapter on special cards and tables."""
    out = moving_hands(pen)
    if pen.has("#"):
        out.append(pen.line(_("A blank is laid like a 0."), "blanks"))
        out.append(pen.pick("dare_target", _DARED))
        if pen.values["dare_text"]:
            words = _("The dare: “{text}”").format(text=pen.values["dare_text"])
            out.append(pen.line(words, "dare_text"))
        if pen.values["dare_stack"]:
            words = _("A blank laid straight on a blank passes the dare on, and makes it one more.")
            out.append(pen.line(words, "dare_stack"))
    if pen.has("D"):
        made = ("discard_alls",) if pen.values["discard_alls"] else ()
        out.append(pen.line(_(_TAKES[pen.values["discard_all"]]), "discard_all", *made))
        out.append(pen.line(_("Only the discard-all itself counts; the cards laid along do nothing."), "discard_alls"))
    if pen.flip:
        out.append(pen.line(_("A flip turns every card in play over. Then only the faces now in front count."), "deck"))
        out.append(pen.line(_("You see the backs of everybody's cards but your own."), "deck"))
    if pen.attack:
        words = _("Whenever you would draw, you press the launcher instead, once for each card. A hit works at once.")
        out.append(pen.line(words, "deck"))
    if pen.has("R"):
        out.append(two_players(pen))
    return tuple(out)
