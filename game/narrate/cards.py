"""Cards and colours in words, and what each card does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.engine.cards import COLOUR_OF, FACES, HIDDEN, NO_COLOUR, SYMBOL_OF, SYMBOLS
from game.text import N_, _

COLOUR_NAMES = (
    *(N_("red"), N_("yellow"), N_("green"), N_("blue")),
    *(N_("pink"), N_("teal"), N_("orange"), N_("violet")),
)
"""By colour number."""


class CardText(NamedTuple):
    """A card's name without its colour, and a sentence or two on what it does."""

    name: str
    about: str


NUMBER = CardText(N_("number"), N_("A plain card. It fits on its colour and on its number, and does nothing else."))

CARDS: Mapping[str, CardText] = {
    "S": CardText(N_("skip"), N_("The next player loses the turn.")),
    "R": CardText(N_("reverse"), N_("Play turns round and runs the other way.")),
    "+2": CardText(N_("+2"), N_("The next player draws two cards and loses the turn.")),
    "D": CardText(
        N_("discard-all"),
        N_(
            "Other cards of the same colour from your hand go with it. Only the discard-all itself counts; "
            "the cards laid along do nothing."
        ),
    ),
    "#": CardText(
        N_("blank"),
        N_("A spare zero with a dare of the table's own. It fits like a 0 and makes somebody do the dare."),
    ),
    "+1": CardText(N_("+1"), N_("The next player draws one card and loses the turn.")),
    "+5": CardText(N_("+5"), N_("The next player draws five cards and loses the turn.")),
    "X": CardText(N_("skip everyone"), N_("Everybody else loses the turn: you go again.")),
    "F": CardText(N_("flip"), N_("Every card in play turns over: hands, draw pile and discard pile.")),
    "H": CardText(N_("hit two"), N_("The next player presses the launcher twice, at once, and loses the turn.")),
    "T": CardText(N_("trade hands"), N_("You swap hands with a player you choose.")),
    "W": CardText(N_("wild"), N_("Fits on everything. You name the colour that counts.")),
    "W+4": CardText(
        N_("wild +4"),
        N_("Fits on everything. You name the colour; the next player draws four cards and loses the turn."),
    ),
    "WB": CardText(
        N_("bounce"),
        N_("A wild that also answers a penalty: play turns round, and the penalty goes back to whoever sent it."),
    ),
    "W+2": CardText(
        N_("wild +2"),
        N_("Fits on everything. You name the colour; the next player draws two cards and loses the turn."),
    ),
    "W+c": CardText(
        N_("wild draw colour"),
        N_("You name a colour; the next player draws until a card of that colour comes, and loses the turn."),
    ),
    "WA": CardText(
        N_("all hit"),
        N_("You name the colour. Everybody else presses the launcher once; nobody loses a turn."),
    ),
    "WH": CardText(
        N_("hit-fire"),
        N_("You name the colour. The next player presses the launcher until it fires, and loses the turn."),
    ),
}
"""By symbol; numbers have `NUMBER`."""


def colour_name(colour: int) -> str:
    """Return the word for a colour number; “no colour” when none counts."""
    return _("no colour") if colour == NO_COLOUR else _(COLOUR_NAMES[colour])


def face_name(face: int | str) -> str:
    """Return what a card is called, by face number or as written: “red 5”, “wild +4”; “a card” when hidden."""
    if isinstance(face, str):
        if face not in FACES:
            return face
        face = FACES[face]
    if face == HIDDEN:
        return _("a card")
    written = SYMBOLS[SYMBOL_OF[face]]
    name = written if written.isdigit() else _(CARDS[written].name)
    if COLOUR_OF[face] == NO_COLOUR:
        return name
    return _("{colour} {card}").format(colour=_(COLOUR_NAMES[COLOUR_OF[face]]), card=name)


def face_names(faces: Iterable[int]) -> str:
    """Return several cards as a list in words."""
    return listed([face_name(face) for face in faces])


def card_about(face: int) -> CardText:
    """Return the name and the explanation of a card, in the language spoken."""
    written = SYMBOLS[SYMBOL_OF[face]]
    return CardText(face_name(face), _((NUMBER if written.isdigit() else CARDS[written]).about))


def listed(words: list[str]) -> str:
    """Return words as a list: “a, b and c”."""
    if len(words) < 2:
        return "".join(words)
    begun = words[0]
    for word in words[1:-1]:
        begun = _("{begun}, {word}").format(begun=begun, word=word)
    return _("{begun} and {word}").format(begun=begun, word=words[-1])
