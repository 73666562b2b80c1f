"""What is shown when cards move: dealt, played, drawn, given back, shuffled."""

from __future__ import annotations

from game.engine.actions import NOBODY
from game.engine.cards import HIDDEN
from game.engine.events import DISCARD_PILE, DRAW_PILE, DealerDrew, DrawTopSeen, Moved, Reshuffled, RoundStarted
from game.view.card_art import BACK, file_of
from game.view.director import Director
from game.view.launcher import SHOT_MS, SHOT_STAGGER, shot
from game.view.motion import Flight, Pose
from game.view.piles import lying
from game.view.speech import silence
from game.view.stage import Z_FAN, Z_FLY
from game.view.tween import bulge, in_out_cubic, in_out_sine, out_cubic

DEAL_MS, DEAL_STAGGER, DEAL_SPIN, DEAL_MOST = 180.0, 45.0, 6.0, 1900.0
PLAY_MS, SETTLE_MS, PLAY_RISE = 260.0, 90.0, 60.0
DRAW_MS, DRAW_STAGGER, DRAW_MOST = 300.0, 70.0, 900.0
SHUFFLE_MS, SHUFFLE_STILL_MS = 620.0, 120.0
LOOK_MS = 900.0
"""How long the cards drawn for the deal lie open."""
PUNISHED = {
    "penalty",
    "challenge",
    "caught",
    "auto_call",
    "false_call",
    "false_catch",
    "misplay",
    "fine",
    "launcher",
    "final",
}


def round_started(director: Director, event: RoundStarted) -> None:
    """Sweep the table and shuffle."""
    director.fold(event)
    director.moods.clear()
    director.view.hand.order.clear()
    for seat, state in enumerate(director.view.seats.states):
        state.bubble = ""
        silence(director.view.seats, seat)
    director.view.dealer.sync()
    director.settle()
    _shuffle(director)


def reshuffled(director: Director, event: Reshuffled) -> None:
    """Turn the discard pile into a new draw pile."""
    director.fold(event)
    director.view.piles.sync()
    _shuffle(director)


def _shuffle(director: Director) -> None:
    piles = director.view.piles
    director.sound("shuffle")

    def step(t: float) -> None:
        piles.spread = 34 * bulge(t * 2 % 1.0) if t < 1 else 0.0
        piles.lift = 8 * bulge(t)
        piles.sync()

    def blink(t: float) -> None:
        piles.lift = 0.0
        piles.sync()

    director.run(SHUFFLE_STILL_MS if director.still else SHUFFLE_MS, blink if director.still else step)


def dealer_drew(director: Director, event: DealerDrew) -> None:
    """Show for a moment what everybody drew for the deal."""
    director.fold(event)
    view = director.view
    view.dealer.sync()
    if director.instant:
        view.seats.sync()
        return
    x, y = view.stage.layout.draw_pile
    for number, (seat, face) in enumerate(event.draws):
        fx, fy, width, _turn = view.stage.layout.fan_centre(seat, view.stage.me)
        width = max(72.0, min(110.0, width * 1.4))
        stacked = sum(1 for other, _face in event.draws[:number] if other == seat)
        goal = Pose(fx + stacked * 26, fy, 0.0, width)
        flight = Flight(
            view.stage, f"fly:deal:{number}", Pose(x, y, 0, 128), goal, BACK, file_of(face, False), 20, z=Z_FLY + number
        )

        def stay(t: float, flight: Flight = flight) -> None:
            flight.step(1.0)

        delay = number * DEAL_STAGGER * 2
        director.run(DRAW_MS, flight.step, lead=0, delay=delay, easing=in_out_cubic)
        director.run(LOOK_MS, stay, flight.land, delay=delay + DRAW_MS)


def moved(director: Director, event: Moved) -> None:
    """Let cards fly from place to place."""
    if event.why == "deal":
        _deal(director, event)
    elif event.dst == DISCARD_PILE:
        _lay(director, event)
    elif event.dst >= 0:
        _take(director, event)
    else:
        _back(director, event)


def _deal(director: Director, event: Moved) -> None:
    """Deal: every card of this event and of those dealt right after it, one after the other."""
    events = [event]
    while director.waiting:
        following = director.waiting[0]
        if not isinstance(following, Moved) or following.why != "deal":
            break
        events.append(following)
        director.waiting.popleft()
    view, me = director.view, director.view.stage.me
    order = _dealing_order(events)
    for one in events:
        director.fold(one)
        view.seats.states[one.dst].hidden_cards += len(one.cards)
        if one.dst == me:
            view.hand.flying.update(one.cards)
    view.piles.draw_extra += len(order)
    view.hand.sync(director.now, glide=False)
    view.sync(director.now)
    if director.instant:
        director.settle()
        return
    stagger = min(DEAL_STAGGER, DEAL_MOST / max(1, len(order)))
    for number, (seat, card, face) in enumerate(order):
        _deal_one(director, seat, card, face, number, stagger)


def _dealing_order(events: list[Moved]) -> list[tuple[int, int, int]]:
    """Return (seat, card, face) round by round: everybody's first card, then everybody's second."""
    longest = max(len(one.cards) for one in events)
    return [(one.dst, one.cards[i], one.faces[i]) for i in range(longest) for one in events if i < len(one.cards)]


def _deal_one(director: Director, seat: int, card: int, face: int, number: int, stagger: float) -> None:
    view = director.view
    x, y = view.stage.layout.draw_pile
    start = Pose(x, y - 14, 0, view.stage.layout.pile_card)
    goal, shown = _goal_in_hand(director, seat, card, face)
    flight = Flight(
        view.stage, f"fly:deal:{number}", start, goal, BACK, shown, 0, DEAL_SPIN, 0.7, z=Z_FLY + number * 0.01
    )
    flight.lands_at = _hand_layer(director, seat, number)

    def landed() -> None:
        view.seats.states[seat].hidden_cards = max(0, view.seats.states[seat].hidden_cards - 1)
        view.piles.draw_extra = max(0, view.piles.draw_extra - 1)
        if number % 3 == 0:
            director.sound("deal")
        _arrive(director, seat, card)

    director.start(flight.motion(DEAL_MS, number * stagger, landed))


def _goal_in_hand(director: Director, seat: int, card: int, face: int) -> tuple[Pose, str]:
    """Return where a card goes in a seat's hand and what is seen of it there."""
    view = director.view
    if seat == view.stage.me and card != HIDDEN:
        x, y, angle, width = view.hand.place(card)
        return Pose(x, y, angle, width), BACK if view.hand.face_down else file_of(face, view.shown.dark)
    fx, fy, width, turn = view.stage.layout.fan_centre(seat, view.stage.me)
    return Pose(fx, fy, turn, width), BACK


def _arrive(director: Director, seat: int, card: int) -> None:
    view = director.view
    view.piles.sync()
    view.seats.sync_seat(seat)
    if seat == view.stage.me:
        view.hand.flying.discard(card)
        view.hand.draw(director.now)


def _start_of(director: Director, event: Moved, number: int) -> Pose:
    """Return where a card that leaves a hand is seen, before the event is folded."""
    view = director.view
    if event.src == view.stage.me:
        return Pose(*view.hand.seen_at(event.cards[number]))
    fx, fy, width, turn = view.stage.layout.fan_centre(event.src, view.stage.me)
    return Pose(fx, fy, turn, width)


def _lay(director: Director, event: Moved) -> None:
    """Cards come onto the discard pile: from a hand, or the first card of the round from the draw pile."""
    view = director.view
    stage = view.stage
    from_pile = event.src == DRAW_PILE
    if from_pile:
        starts = [Pose(*stage.layout.draw_pile, 0.0, stage.layout.pile_card)] * len(event.cards)
    else:
        starts = [_start_of(director, event, i) for i in range(len(event.cards))]
        director.colour_before = view.shown.colour
    director.fold(event)
    dark = view.shown.dark
    view.piles.incoming += len(event.cards)
    view.piles.draw_extra += len(event.cards) if from_pile else 0
    view.hand.sync(director.now)
    director.moods.update()
    view.seats.sync()
    view.piles.sync()
    cx, cy = stage.layout.discard
    for i, (card, face) in enumerate(zip(event.cards, event.faces, strict=True)):
        goal = Pose(cx, cy - 2, lying(card), stage.layout.pile_card)
        front = BACK if from_pile or event.src != stage.me else file_of(face, dark)
        flight = Flight(
            stage, f"fly:play:{i}", starts[i], goal, front, file_of(face, dark), PLAY_RISE, z=Z_FLY + i, turns_at=0.4
        )

        def landed(number: int = i) -> None:
            view.piles.incoming = max(0, view.piles.incoming - 1)
            view.piles.draw_extra = max(0, view.piles.draw_extra - 1) if from_pile else view.piles.draw_extra
            view.piles.sync()
            _settle_down(director)

        director.sound("jump_in" if event.why == "jump" else "play", event.src)
        director.start(flight.motion(PLAY_MS, i * DRAW_STAGGER, landed), lead=PLAY_MS + i * DRAW_STAGGER)


def _settle_down(director: Director) -> None:
    """The card that landed sinks the last bit."""
    piles = director.view.piles
    if director.instant or director.still:
        piles.sync()
        return

    def step(t: float) -> None:
        piles.sink = 1 - t
        piles.sync()

    director.run(SETTLE_MS, step, lead=0, easing=out_cubic)


def _take(director: Director, event: Moved) -> None:
    """Cards come into a hand from the draw pile, or back from the discard pile."""
    view, stage, count = director.view, director.view.stage, len(event.cards)
    if not count:
        director.fold(event)
        return
    from_pile = event.src == DRAW_PILE
    origin = stage.layout.draw_pile if from_pile else stage.layout.discard
    director.fold(event)
    mine = event.dst == stage.me
    view.seats.states[event.dst].hidden_cards += count
    view.piles.draw_extra += count if from_pile else 0
    if mine:
        view.hand.flying.update(event.cards)
    view.hand.sync(director.now)
    if event.why in PUNISHED or count >= 2:
        laid = view.shown.last_play if event.why == "penalty" else ()
        director.moods.hit(event.dst, laid[-1].by if laid else NOBODY)
        director.sound("penalty_hit", event.dst, count=count)
    else:
        director.sound("draw", event.dst)
    director.moods.update()
    view.seats.sync()
    view.piles.sync()
    toad = view.extras.toad
    fired = from_pile and toad.present
    length = SHOT_MS if fired else DRAW_MS
    stagger = min(SHOT_STAGGER if fired else DRAW_STAGGER, (DRAW_MOST - length) / max(1, count - 1))
    for i, (card, face) in enumerate(zip(event.cards, event.faces, strict=True)):
        goal, shown = _goal_in_hand(director, event.dst, card, face)
        front = BACK if from_pile else file_of(face, view.shown.dark)
        start = Pose(*origin, 0.0, stage.layout.pile_card)
        flight = Flight(stage, f"fly:take:{event.dst}:{i}", start, goal, front, shown, 24, z=Z_FLY + i * 0.01)
        if fired:
            flight = shot(stage, toad, event.dst, i, goal, shown)
        flight.lands_at = _hand_layer(director, event.dst, i)

        def landed(card: int = card) -> None:
            state = view.seats.states[event.dst]
            state.hidden_cards = max(0, state.hidden_cards - 1)
            if from_pile:
                view.piles.draw_extra = max(0, view.piles.draw_extra - 1)
            _arrive(director, event.dst, card)

        director.start(flight.motion(length, i * stagger, landed, in_out_sine if fired else in_out_cubic))


def _hand_layer(director: Director, seat: int, number: int) -> float:
    """Return the layer of a card that comes to a seat: over the cards there and below the head; one's own is on top."""
    return 0.0 if seat == director.view.stage.me else Z_FAN + min(0.9, number * 0.01)


def _back(director: Director, event: Moved) -> None:
    """A card goes back into the draw pile (a first card that cannot begin a round)."""
    view, stage = director.view, director.view.stage
    start = Pose(*stage.layout.discard, 0.0, stage.layout.pile_card)
    goal = Pose(*stage.layout.draw_pile, 0.0, stage.layout.pile_card)
    director.fold(event)
    view.piles.sync()
    face = event.faces[0] if event.faces else HIDDEN
    flight = Flight(stage, "fly:back", start, goal, file_of(face, view.shown.dark), BACK, 20)
    director.start(flight.motion(DRAW_MS, 0.0, view.piles.sync, in_out_cubic))


def draw_top_seen(director: Director, event: DrawTopSeen) -> None:
    """Another face looks up from the draw pile."""
    director.fold(event)
    director.view.piles.sync()
