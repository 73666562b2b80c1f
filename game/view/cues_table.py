"""What is shown when the table changes and no card moves: colour, direction, turn, penalties, calls."""

from __future__ import annotations

from game.engine import events as ev
from game.engine.cards import COLOUR_OF, COLOURS, NO_COLOUR
from game.narrate import colour_name
from game.text import N_, _
from game.view.director import Director
from game.view.moods import FADE_MS, HAPPY, UPSET
from game.view.speech import silence
from game.view.stamps import stamp
from game.view.tween import bulge, in_out_cubic, out_back, out_quad

COLOUR_MS, REVERSE_MS, TURN_MS, PENALTY_MS = 320.0, 360.0, 220.0, 420.0
CALL_MS, CALL_HOLDS_MS, CATCH_MS, COLLAR_MS = 260.0, 1600.0, 500.0, 240.0
NUDGE = 6.0
SHOUT = N_("UNO!")
"""The word that is called out."""


def fold_and_show(director: Director, event: ev.Event) -> None:
    """Take in an event that shows in the seats alone."""
    director.fold(event)
    director.moods.update()
    director.view.seats.sync()


def fold_only(director: Director, event: ev.Event) -> None:
    """Take in an event that changes nothing to be seen at once."""
    director.fold(event)


def colour_set(director: Director, event: ev.ColourSet) -> None:
    """Let the new colour sweep round the ring from the discard pile."""
    ring = director.view.ring
    director.fold(event)
    if event.colour == ring.colour:
        return
    ring.old, ring.colour = ring.colour, event.colour
    if event.colour != NO_COLOUR:
        _sound_colour(director, event.colour)
    if director.still or director.instant or (ring.old == NO_COLOUR and event.colour == NO_COLOUR):
        ring.sweep = 1.0
        ring.sync()
        return

    def step(t: float) -> None:
        ring.sweep = t
        ring.plate_squeeze = max(0.06, abs(2 * t - 1))
        ring.sync()

    director.run(COLOUR_MS, step, easing=out_quad, lead=COLOUR_MS * 0.6)


def _sound_colour(director: Director, colour: int) -> None:
    """A named colour is four plucked notes; else each colour has its own."""
    top = director.view.shown.top
    if top is not None and COLOUR_OF[top.face] == NO_COLOUR:
        director.sound("wild_dark" if director.view.shown.dark else "wild", colour=colour_name(colour))
    else:
        director.sound(f"suit_{COLOURS[colour]}")


def direction_set(director: Director, event: ev.DirectionSet) -> None:
    """Turn the chevrons round."""
    ring = director.view.ring
    director.fold(event)
    goal = 0.0 if event.direction > 0 else 180.0
    if ring.chevrons == goal:
        return
    director.sound("reverse")
    start = ring.chevrons
    if director.still or director.instant:
        ring.chevrons = goal
        ring.sync()
        return

    def step(t: float) -> None:
        ring.chevrons = start + (goal - start) * t
        ring.turn = -20 * bulge(t)
        ring.sync()

    director.run(REVERSE_MS, step, easing=in_out_cubic, lead=REVERSE_MS * 0.7)


def turn_set(director: Director, event: ev.TurnSet) -> None:
    """Draw the ring of the turn on; a head nods, the chevrons beat once."""
    view = director.view
    before = view.shown.turn
    director.fold(event)
    view.seats.states[event.seat if event.seat >= 0 else 0].time_left = 1.0
    if event.seat == before and event.asks != "play":
        director.moods.update()
        view.seats.sync()
        return
    if event.seat >= 0 and event.asks == "play":
        director.moods.turn_of(event.seat)
    changed = director.moods.update()
    view.seats.sync()
    if event.seat < 0 or event.asks == "nothing":
        return
    if event.seat == view.stage.me:
        director.sound("your_turn")
    _fade_moods(director, changed)
    if director.still or director.instant:
        return
    state = view.seats.states[event.seat]

    def step(t: float) -> None:
        state.ring = min(1.0, max(0.0, t))
        state.scale = 1 + 0.08 * bulge(t)
        view.seats.sync_seat(event.seat)
        view.ring.pulse = bulge(t)
        view.ring.sync()

    director.run(TURN_MS, step, easing=out_back(1.2), lead=60)


def _fade_moods(director: Director, seats: list[int]) -> None:
    """Cross-fade the heads whose mood changed."""
    seats_view = director.view.seats
    if director.still or director.instant:
        return
    for seat in seats:
        state = seats_view.states[seat]

        def step(t: float, seat: int = seat) -> None:
            seats_view.states[seat].fade = t
            seats_view.sync_seat(seat)

        state.fade = 0.0
        director.run(FADE_MS, step, holds=False)


def skipped(director: Director, event: ev.Skipped) -> None:
    """Mark the seat that loses its turn."""
    director.fold(event)
    director.sound("skip", event.seat)
    stamp(director, event.seat, "skip", _("Skipped"), hold=700.0, lead=180.0)


def pending_set(director: Director, event: ev.PendingSet) -> None:
    """The penalty grows, is passed on, or is gone."""
    piles, stage = director.view.piles, director.view.stage
    before = director.view.shown.pending
    director.fold(event)
    if event.count <= before and not event.until:
        piles.seal()
        return
    director.sound("penalty_add", event.seat, count=event.count)
    if director.still or director.instant:
        piles.seal()
        return

    def step(t: float) -> None:
        piles.seal_scale = 1.8 - 0.8 * t
        if not director.view.comfort.no_flashes:
            stage.nudge = (0.0, NUDGE * bulge(t) * (1 - t)) if t < 1 else (0.0, 0.0)
        piles.sync()

    director.run(PENALTY_MS, step, easing=out_back(1.6), lead=200)


def called(director: Director, event: ev.Called) -> None:
    """A bubble with the call comes out of the head and stays for a while."""
    director.fold(event)
    director.sound("uno_call", event.seat)
    director.moods.update()
    say(director, event.seat, SHOUT)


def say(director: Director, seat: int, words: str, hold: float = CALL_HOLDS_MS) -> None:
    """Let a seat say a word in a bubble."""
    seats = director.view.seats
    state = seats.states[seat]
    if director.instant:
        return
    state.bubble, state.bubble_scale, state.bubble_ms = words, 1.0, CALL_MS + hold
    silence(seats, seat)
    seats.sync_seat(seat)

    def grow(t: float) -> None:
        state.bubble_scale = max(0.05, t)
        seats.sync_seat(seat)

    def stay(t: float) -> None:
        if state.bubble != words and t < 1:
            return

    def gone() -> None:
        if state.bubble == words:
            state.bubble = ""
            seats.sync_seat(seat)

    if not director.still:
        director.run(CALL_MS, grow, easing=out_back(1.7), lead=CALL_MS)
    director.run(CALL_MS + hold, stay, gone, holds=False)


def exposed_set(director: Director, event: ev.ExposedSet) -> None:
    """A red collar snaps round everybody who can be caught."""
    view = director.view
    new = [seat for seat in event.seats if seat not in view.shown.exposed]
    director.fold(event)
    view.seats.sync()
    if not new or director.still or director.instant or view.comfort.no_flashes:
        return

    def step(t: float) -> None:
        for seat in new:
            view.seats.states[seat].collar_scale = 1.35 - 0.35 * t
            view.seats.sync_seat(seat)

    director.run(COLLAR_MS, step, easing=out_back(1.6), lead=0)


def caught(director: Director, event: ev.Caught) -> None:
    """A seal is stamped on whoever was caught, or on whoever caught wrongly."""
    director.fold(event)
    director.sound("caught" if event.good else "refuse", event.seat if event.good else event.by)
    if event.good:
        director.moods.hit(event.seat, event.by)
        stamp(director, event.seat, "seal", _("Caught!"), hold=900.0, lead=CATCH_MS)
    else:
        director.moods.mark(event.by, UPSET)
        stamp(director, event.by, "seal", _("Wrong!"), hold=900.0, lead=CATCH_MS)
    director.moods.update()
    director.view.seats.sync()


def challenged(director: Director, event: ev.Challenged) -> None:
    """A seal says whether the challenge was right, at the seat it went against."""
    director.fold(event)
    director.sound("challenge", event.by)
    against, glad = (event.seat, event.by) if event.right else (event.by, event.seat)
    director.moods.hit(against, glad)
    director.moods.update()
    director.view.seats.sync()
    stamp(director, event.seat, "seal", _("Bluff!") if event.right else _("Honest!"), hold=1100.0, lead=CATCH_MS)


def kept(director: Director, event: ev.Kept) -> None:
    """The turn passes without a play."""
    fold_and_show(director, event)
    stamp(director, event.seat, "note", _("Pass"), hold=600.0, lead=0.0)


def timed_out(director: Director, event: ev.TimedOut) -> None:
    """The seat's time ran out."""
    fold_and_show(director, event)
    stamp(director, event.seat, "note", _("Time is up"), hold=1000.0, lead=200.0)


def misplayed(director: Director, event: ev.Misplayed) -> None:
    """What was laid was not allowed."""
    director.fold(event)
    director.sound("refuse", event.seat)
    director.moods.mark(event.seat, UPSET)
    stamp(director, event.seat, "seal", _("No!"), hold=900.0, lead=300.0)


def fined(director: Director, event: ev.Fined) -> None:
    """Somebody was fined for advice."""
    director.fold(event)
    director.sound("stamp", event.seat)
    director.moods.mark(event.seat, UPSET)
    stamp(director, event.seat, "seal", _("Fined!"), hold=900.0, lead=300.0)


def play_undone(director: Director, event: ev.PlayUndone) -> None:
    """The effect of the play that was jumped on is undone."""
    director.fold(event)
    director.sound("bounce", event.seat)
    stamp(director, event.seat, "note", _("Undone"), hold=700.0, lead=120.0)


def dared(director: Director, event: ev.Dared) -> None:
    """Somebody has to do a dare."""
    director.fold(event)
    director.sound("stamp")
    director.moods.mark(event.by, HAPPY)
    words = _("Dare!") if event.count <= 1 else _("Dare ×{count}!").format(count=event.count)
    stamp(director, event.seat, "seal", words, hold=1400.0, lead=400.0)
