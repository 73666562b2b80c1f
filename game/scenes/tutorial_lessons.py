"""What the tutorial teaches: tables laid card by card, what the others do there, and the steps of each lesson.

All of it is data. Sentences may hold {left}, {across}, {right} (who sits there) and {draw}, {call}, {catch} (what
stands on those keys). Rules are the official ones; seat 0 is the learner's, 1 sits at the left, 2 across, 3 at the
right.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.actions import CATCH, CHALLENGE, DRAW, NOBODY, PLAY, TAKE
from game.text import N_

READ, CHOOSE, READY = "read", "choose", "ready"
"""What a step may ask beside the acts of the match: to read on, to choose a wild (its colour is the next step), to
press the call before the play it belongs to."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn: a bubble, what its tail points at, and the one act that leads on.

    `act` is one of the three words above or a verb of the engine. `face` is the card meant, `colour` the colour to be
    named, `to` the seat to be caught, `call` whether the play has to carry the call. `at` is where the tail points:
    ``card``, ``pile``, ``draw``, ``call``, ``seat``, ``colour`` or the id of a button. `ringed` puts a red ring round
    the card and the top of the pile, which match. `button` are the words of the bubble's button, `otherwise` what is
    said when something else is tried.
    """

    title: str
    words: str
    act: str
    button: str
    face: str = ""
    colour: str = ""
    to: int = NOBODY
    call: bool = False
    at: str = "card"
    ringed: bool = False
    otherwise: str = N_("That can be done too. For now, try what is shown.")


@dataclass(frozen=True, slots=True)
class Line:
    """What a computer player does as soon as it is its turn and the rules allow it."""

    seat: int
    act: str
    face: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A laid table. `top` runs from the bottom of the discard pile, `draw` from the card drawn first."""

    id: str
    name: str
    hand: str
    others: tuple[str, str, str]
    top: str
    script: tuple[Line, ...]
    steps: tuple[Step, ...]
    draw: str = "y1 b6 y4 g9 b8 g3 y6 r5 b3 g1 y9 r9 g4 b9 y3 r1 b7 g2"
    turn: int = 0


_GO_ON = N_("Go on")

LESSONS: tuple[Lesson, ...] = (
    Lesson(
        *("match", N_("Colours and numbers"), "b7 r4 r9 y1 g7"),
        others=("b2 r2 y6 g1", "g2 r7 y3", "g4 y7 b1 r8"),
        top="y0 r0 b4",
        script=(
            *(Line(1, PLAY, "b2"), Line(2, PLAY, "g2"), Line(3, PLAY, "g4")),
            *(Line(1, PLAY, "r2"), Line(2, PLAY, "r7"), Line(3, PLAY, "r8")),
        ),
        steps=(
            Step(
                N_("Get rid of your cards"),
                N_("Whoever is first without cards wins the round. What lies on this pile says which card may follow."),
                *(READ, _GO_ON),
                at="pile",
            ),
            Step(
                N_("The same colour fits"),
                N_("The pile shows blue. Your blue 7 is lit: it may be played."),
                *(PLAY, N_("Play it"), "b7"),
                ringed=True,
            ),
            Step(
                N_("The same number works too"),
                N_("Now a green 4 lies there. Your red 4 differs in colour but not in number."),
                *(PLAY, N_("Play it"), "r4"),
                ringed=True,
                otherwise=N_("The green one fits as well. But try the red 4: the same number is enough."),
            ),
        ),
    ),
    Lesson(
        *("wild", N_("Wild cards and drawing"), "r3 y8 y2 W"),
        others=("y5 b2 r7 g8", "g5 r1 b9", "g1 b3 r6 y7"),
        top="r0 b5 g6",
        draw="g9 b6 y4 y1 b8 g3 y6 r5 b3 g7 y9 r9 g4 b9 y3 r2 b7 g2",
        script=(Line(1, PLAY, "y5"), Line(2, PLAY, "g5"), Line(3, PLAY, "g1")),
        steps=(
            Step(
                N_("A wild card always fits"),
                N_("Nothing of yours is green and none is a 6. But the wild card may lie on anything."),
                *(CHOOSE, N_("Choose it"), "W"),
            ),
            Step(
                N_("Name the colour"),
                N_("Whoever plays a wild card says which colour counts next. You hold two yellow cards: name yellow."),
                *(PLAY, N_("Name yellow"), "W"),
                colour="y",
                at="colour",
                otherwise=N_("Any colour may be named. You hold two yellow cards, so yellow helps you most."),
            ),
            Step(
                N_("Nothing fits? Draw"),
                N_("Green 1, and you have neither green nor a 1. Take one card from the draw pile. Key: {draw}"),
                *(DRAW, N_("Draw a card")),
                at="draw",
            ),
            Step(
                N_("What you drew may be played"),
                N_("It is a green 9, and it fits. You may play it at once, or keep it and end your turn."),
                *(PLAY, N_("Play it"), "g9"),
                otherwise=N_("You may keep it. But a card played is a card less: play it."),
            ),
        ),
    ),
    Lesson(
        *("signs", N_("Cards that do something"), "rS rR b5 y3 g8"),
        others=("r+2 y6 b2 g1", "r2 r9 y3 b8", "r8 r5 g3 y4"),
        top="b0 g0 r7",
        script=(
            *(Line(2, PLAY, "r2"), Line(3, PLAY, "r8"), Line(3, PLAY, "r5")),
            *(Line(2, PLAY, "r9"), Line(1, PLAY, "r+2")),
        ),
        steps=(
            Step(
                N_("Skip"),
                N_("This one makes {left}, who is next, miss a turn. It follows colour or sign, as numbers do."),
                *(PLAY, N_("Play it"), "rS"),
                otherwise=N_("That fits too. But play the skip and see what happens."),
            ),
            Step(
                N_("Reverse"),
                N_("Play runs the way the arrows on the ring point. This card turns it round: then {right} is next."),
                *(PLAY, N_("Play it"), "rR"),
                otherwise=N_("That fits too. But turn the table round and see."),
            ),
            Step(
                N_("Two for you"),
                N_("{left} has played +2: you draw two cards and lose your turn. It happens to everybody."),
                *(TAKE, N_("Take them")),
                at="take",
            ),
        ),
    ),
    Lesson(
        *("call", N_("One card left"), "g3 g8"),
        others=("g7 b1", "g2 r4 b9", "g1 r6 y7"),
        top="r0 y5 g5",
        script=(Line(1, PLAY, "g7"), Line(2, PLAY, "g2"), Line(3, PLAY, "g1")),
        steps=(
            Step(
                N_("Call before you play"),
                N_("Two cards: after this play you hold one. Say so first, or the others may catch you. Key: {call}"),
                *(READY, N_("Call UNO!")),
                at="call",
                otherwise=N_("Call first: without it, being caught costs you two cards."),
            ),
            Step(
                N_("Now play"),
                N_("Your call is ready and goes with the card. Pressed again, it is taken back."),
                *(PLAY, N_("Play it"), "g3"),
                call=True,
                otherwise=N_("Keep the call ready and play the green 3."),
            ),
            Step(
                N_("Somebody forgot"),
                N_("{left} has one card and has not called. Catch: that costs {left} two cards. Key: {catch}"),
                *(CATCH, N_("Catch!")),
                to=1,
                at="seat",
            ),
            Step(
                N_("The last card"),
                N_("Your green 8 fits. Without cards you win the round, and what the others hold counts for you."),
                *(PLAY, N_("Play it"), "g8"),
            ),
        ),
    ),
    Lesson(
        *("challenge", N_("The +4 and the challenge"), "r2 b6 y9 b8"),
        others=("g6 b2 y6 r8", "r3 y4 b5", "W+4 g2 b1"),
        top="b0 r0 g8",
        turn=3,
        script=(Line(3, PLAY, "W+4", "r"),),
        steps=(
            Step(
                N_("The strongest card"),
                N_(
                    "A wild +4 may only be played by somebody without a card of the colour that counts. "
                    "That is green now. Watch {right}."
                ),
                *(READ, _GO_ON),
                at="pile",
            ),
            Step(
                N_("Do you believe it?"),
                N_(
                    "{right} plays it: four cards for you. If you think there is green in that hand, challenge. "
                    "Right, and {right} takes the four; wrong, and you take six."
                ),
                *(CHALLENGE, N_("Challenge")),
                at="challenge",
                otherwise=N_("You may take the four cards. But have a look: challenge."),
            ),
            Step(
                N_("Caught bluffing"),
                N_(
                    "There was a green 2. {right} takes the four cards, and it is your turn. "
                    "That is all you need; the rest you will learn by playing."
                ),
                *(READ, N_("Got it")),
                at="ring",
            ),
        ),
    ),
)
"""The lessons in order; about four minutes with reading."""
