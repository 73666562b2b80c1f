"""Several people at one screen: what is hidden from whom, whose key does what, seats that change hands."""

from __future__ import annotations

import os

import pygame
import pytest

from game import text
from game.engine import events as ev
from game.engine.actions import CALL, CATCH, COLOUR, DRAW, JUMP, KEEP, PLAY, TAKE, TO
from game.input.intents import Intent, Kind
from game.input.seat_keys import COLUMNS, RESERVED, Controls, SeatKeys
from game.match import log
from game.match.session import WINDOW, Session
from game.match.table import COMPUTER, HUMAN, SeatSetup, Table
from game.scenes.context import Context
from game.scenes.gallery import gallery, staged
from game.scenes.lobby import Lobby
from game.scenes.new_table import NewTable
from game.scenes.stack import Stack
from game.scenes.table import TableScene
from game.settings import Settings
from game.ui.node import paint_tree
from tests.scenes.walk import outside, overlapping

COMPANY = ("rabbit", "ox", "tiger", "snake", "dragon", "pig", "goat", "dog", "rat", "horse")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Joe")
PADS = {2: 41, 3: 42}
BUTTON = {"look": 9, "act": 2, "jump": 10, "a": 0}


def company(people, seats, rules="official", **more):
    """A table with persons at `people`."""
    kinds = [HUMAN if seat in people else COMPUTER for seat in range(seats)]
    setups = tuple(SeatSetup(NAMES[i] if kinds[i] == HUMAN else "", kinds[i], COMPANY[i]) for i in range(seats))
    return Table(rules, setups, **more)


class Party:
    """People at one keyboard and at pads, who do what they do by posted events."""

    def __init__(self, table, seed=5, pads=(), **settings):
        settings = {"animation_speed": 0.0, "thinking_time": 0.0, "window_seconds": 1.0, **settings}
        self.context = Context(Settings(**settings), keep=False)
        self.stack = Stack(self.context, pygame.Surface((640, 360)))
        self.session = Session.new(table, seed)
        for seat in pads:
            self.context.controls[COMPANY[seat]] = Controls(on_pad=True, pad=PADS[seat])
            self.context.settings.seat_keys[COMPANY[seat]] = ["pad"]
        self.scene = TableScene(self.context, self.session)
        self.stack.push(self.scene)
        self.done = []
        real = self.session._do

        def do(action):
            real(action)
            self.done.append(action)

        self.session._do = do
        self.step = 1 / 60

    @property
    def top(self):
        return self.stack.top

    def wait(self, seconds=0.1):
        for _frame in range(max(1, round(seconds / self.step))):
            self.stack.update(self.step)

    def until(self, true, seconds=60.0):
        for _frame in range(round(seconds * 60)):
            if true():
                return
            self.wait(self.step)
        raise AssertionError(f"never: {self.top.name} {self.session.asked()}")

    def post(self, kind, **values):
        for intent in self.context.translator.translate(pygame.event.Event(kind, **values)):
            self.stack.handle(intent)

    def key(self, name):
        self.post(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="")

    def own(self, seat, use):
        """Press a seat's own key or button."""
        mine = self.scene.keys.at(seat)
        if mine.on_pad:
            self.post(pygame.CONTROLLERBUTTONDOWN, instance_id=mine.pad, button=BUTTON[use])
        else:
            self.key(getattr(mine, use))

    def lift(self):
        """Wait for the curtain and have whoever is due look."""
        self.until(lambda: self.top.name == "curtain" or self.session.round_over)
        if self.top.name == "curtain":
            self.own(self.top.seat, "look")

    def act(self):
        """Whoever looks does the first thing there is, by focus and Enter or as the buttons do."""
        scene, seat = self.scene, self.scene.looking
        legal = {verb: [a for a in self.session.legal(seat) if a.verb == verb] for verb in (PLAY, DRAW, TAKE, KEEP)}
        asks = self.session.asked().asks
        if asks in ("colour", "to"):
            verb = COLOUR if asks == "colour" else TO
            scene.submit(next(a for a in self.session.legal(seat) if a.verb == verb))
        elif legal[PLAY]:
            scene.play(legal[PLAY][0].cards)
            while scene.choice.stage in ("colour", "to"):
                if scene.choice.stage == "colour":
                    self.key("1")
                else:
                    scene.name_seat(scene.choice.seats[0])
        else:
            scene.submit(next(legal[verb][0] for verb in (TAKE, KEEP, DRAW) if legal[verb]))

    def play_round(self, most=3000):
        for _turn in range(most):
            self.until(self.due)
            if self.session.round_over:
                return
            if self.session.asked().asks == WINDOW:
                self.own(self.session.asked().seat, "look")
            elif self.top.name == "curtain":
                self.own(self.top.seat, "look")
            else:
                self.act()
        raise AssertionError("the round never ends")

    def due(self):
        if self.session.round_over or self.top.name == "curtain":
            return True
        return self.scene.caught_up and (self.scene.looking >= 0 or self.session.asked().asks == WINDOW)


# Keys ----------------------------------------------------------------------------------------------------------------


def test_ten_columns_share_no_key_and_none_that_plays_a_hand():
    keys = [key for column in COLUMNS for key in column]
    assert len(keys) == len(set(keys)) == 30
    assert not set(keys) & set(RESERVED)


def test_whoever_has_somebody_elses_key_gets_a_column_of_their_own():
    keys = SeatKeys.kept([["q", "a", "z"], ["q", "w", "e"], [], ["pad"]], [True, True, False, True])
    assert keys.at(0).keys == ("q", "a", "z")
    assert not set(keys.at(1).keys) & {"q", "a", "z"}
    assert not keys.at(2).given
    assert keys.at(3).on_pad
    assert keys.without_pad() == (3,)


# Lobby ---------------------------------------------------------------------------------------------------------------


def lobby():
    context = Context(Settings(name="Ann", language="en"), keep=False)
    stack = Stack(context, pygame.Surface((640, 360)))
    table = NewTable(context)
    stack.push(table)
    table.open_lobby()
    assert isinstance(stack.top, Lobby)

    def press(name):
        event = pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="")
        for intent in context.translator.translate(event):
            stack.handle(intent)

    def button(pad, number):
        event = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=number)
        for intent in context.translator.translate(event):
            stack.handle(intent)

    return context, stack, table, press, button


def test_people_join_with_their_keys_and_buttons_and_are_ready(no_pictures):
    context, stack, table, press, button = lobby()
    screen = stack.top
    press("a")
    press("l")
    button(7, 0)
    assert [screen.keys.at(seat).keys for seat in screen.people[:2]] == [("q", "a", "z"), ("o", "l", ".")]
    assert screen.keys.at(screen.people[2]).pad == 7
    press("q")
    button(7, 9)
    assert len(screen.ready) == 2
    before = screen.seats.seats[screen.people[1]].character
    press("l")
    assert screen.seats.seats[screen.people[1]].character != before
    press("escape")
    assert stack.top is table
    assert sum(one.kind == HUMAN for one in table.seats.seats) == 3
    assert len(context.controls) == 3
    assert len(context.settings.seat_keys) == 3


def test_a_key_somebody_has_is_refused_and_said(no_pictures):
    _context, stack, _table, press, _button = lobby()
    screen = stack.top
    press("q")
    press("p")
    screen.choose_keys(screen.people[1])
    for name in ("a", "1", "h", "h", "y", "b"):
        press(name)
        if name == "a":
            assert "Ann" in screen.toast
            assert screen.keys.at(screen.people[1]).keys == ("p", ";", "/")
    assert screen.keys.at(screen.people[1]).keys == ("h", "y", "b")
    press("g")
    assert "B" in screen.toast
    assert len(screen.people) == 2


# The curtain ---------------------------------------------------------------------------------------------------------


def test_only_the_own_key_lifts_the_curtain_and_the_same_covers_again(no_pictures):
    party = Party(company((0, 1, 2, 3), 4))
    party.until(lambda: party.top.name == "curtain")
    seat = party.top.seat
    other = (seat + 1) % 4
    party.own(other, "look")
    party.key("return")
    party.key("space")
    assert party.top.name == "curtain"
    assert party.scene.looking < 0
    assert NAMES[seat] in party.top.toast
    assert party.scene.mirror.faces == (-1,) * 7
    party.own(seat, "look")
    assert party.top is party.scene
    assert party.scene.looking == seat
    assert min(party.scene.mirror.faces) >= 0
    party.own(other, "look")
    assert party.scene.looking == seat
    party.own(seat, "look")
    party.wait(0.05)
    assert party.top.name == "curtain"
    assert party.scene.looking < 0


def test_the_curtain_falls_by_itself_and_after_the_turn(no_pictures):
    party = Party(company((0, 1), 2), curtain_seconds=5.0)
    party.lift()
    party.wait(4.0)
    assert party.scene.looking >= 0
    party.wait(1.5)
    assert party.top.name == "curtain"
    party.lift()
    seat = party.scene.looking
    while party.session.asked().seat == seat:
        party.act()
    party.wait(0.1)
    assert party.scene.looking < 0


def test_one_person_among_computer_players_sees_no_curtain(no_pictures):
    party = Party(company((1,), 3))
    party.until(lambda: party.session.asked().seat == 1 and party.scene.caught_up)
    party.wait(1.0)
    assert party.top is party.scene
    assert party.scene.me == party.scene.looking == 1


def test_at_an_open_table_the_view_goes_round_without_a_curtain(no_pictures):
    party = Party(company((0, 1, 2), 3, open_table=True))
    seen = set()
    for _turn in range(4):
        party.until(lambda: party.scene.looking == party.session.asked().seat and party.scene.caught_up)
        assert party.top is party.scene
        seen.add(party.scene.looking)
        hands = party.scene.mirror.open_hands
        assert len(hands) == 2
        assert all(min(faces) >= 0 for faces in hands.values())
        party.act()
        party.wait(0.1)
    assert len(seen) > 1


def test_partners_see_each_other_and_nobody_else(no_pictures):
    party = Party(company((0, 1, 2, 3), 4, "official teams=2", partners_see=True))
    party.lift()
    seat, state = party.scene.looking, party.session._state
    partner = (seat + 2) % 4
    open_hands = party.scene.mirror.open_hands
    assert set(open_hands) == {partner}
    assert sorted(open_hands[partner]) == sorted(state.faces[card] for card in state.hands[partner])


def test_log_and_curtain_tell_nothing_that_is_not_for_everybody(no_pictures):
    party = Party(company((0, 1), 2))
    for _turn in range(12):
        party.lift()
        if party.session.round_over:
            break
        party.act()
        party.wait(0.1)
        if party.top.name == "curtain":
            words = " ".join(w for w, _head in party.scene.log) + " ".join(party.scene._told)
            assert "You" not in words
            for event in party.scene.mirror.log:
                if getattr(event, "why", "") in ("draw", "deal") and event.dst >= 0:
                    assert set(event.faces) == {-1}


# Nothing leaks -------------------------------------------------------------------------------------------------------


class Redealt:
    """The events of a match in which every hand but that of whoever looks holds other cards.

    Numbers and faces of hidden cards are others from the moment they are dealt, drawn, swapped or shown.
    """

    def __init__(self, real, scene):
        self.real, self.scene = real, scene

    def __len__(self):
        return len(self.real)

    def extend(self, events):
        self.real.extend(events)

    def __iter__(self):
        return iter(self[:])

    def __getitem__(self, at):
        return [self.other(event) for event in self.real[at]] if isinstance(at, slice) else self.other(self.real[at])

    def other(self, event):
        looker = self.scene.looking
        if isinstance(event, ev.Moved) and event.dst >= 0 and event.dst != looker:
            return event._replace(cards=tuple(card + 900 for card in event.cards), faces=_others(event.faces))
        if isinstance(event, ev.TurnSet) and event.seat != looker and event.drawn >= 0:
            return event._replace(drawn=event.drawn + 900)
        if isinstance(event, ev.HandShown) and looker not in (event.seat, event.to):
            return event._replace(faces=_others(event.faces))
        if isinstance(event, ev.HandsSwapped | ev.HandsPassed):
            return event._replace(
                hands=tuple(h if h[0] == looker else (h[0], *map(_moved, h[1:])) for h in event.hands)
            )
        return event


def _others(faces):
    return tuple((face * 7 + 3) % 50 for face in faces)


def _moved(numbers):
    return tuple((number * 7 + 3) % 50 for number in numbers)


LEAK_RULES = ("official jump_in=all seven_swap=true", "official stack=any misplay=1", "official zero_pass=true")


def look_for_leaks(seed, frames, rules):
    """Play the same match twice, as dealt and with all hidden hands dealt anew; return how many frames were the same.

    Both are drawn and compared frame by frame, under the curtain, while somebody looks, and in between.
    """
    both = []
    for other in (False, True):
        party = Party(company((0, 1), 3, rules), seed, animation_speed=4.0, captions=True)
        if other:
            party.session._events = Redealt(party.session._events, party.scene)
            party.scene.mirror, party.scene.feed = party.session.watch_blind(party.scene.me, 0)
            party.scene._look = None
            party.scene.choice.mirror = party.scene.mirror
            party.scene.refresh()
        both.append(party)
    states = set()
    for frame in range(frames):
        for party in both:
            party.wait(1 / 60)
            if frame % 20 == 10 and party.top.name == "curtain":
                party.own(party.top.seat, "look")
            elif frame % 20 == 0 and party.scene.looking >= 0 and party.scene.caught_up and party.top is party.scene:
                party.act()
            party.stack.draw()
        seen, again = (pygame.image.tobytes(party.stack.surface, "RGB") for party in both)
        assert seen == again, f"seed {seed}, frame {frame}, {both[0].top.name}, {both[0].scene.looking}"
        states.add((both[0].top.name, both[0].scene.looking))
        if both[0].session.round_over:
            break
    assert both[0].session._state.digest() == both[1].session._state.digest()
    return states


def test_no_frame_tells_what_is_in_a_hidden_hand():
    """Set HOTSEAT_ROUNDS to look through so many whole rounds."""
    rounds = int(os.environ.get("HOTSEAT_ROUNDS", "0"))
    for seed in range(rounds or 1):
        seen = look_for_leaks(seed + 5, 100_000 if rounds else 500, LEAK_RULES[seed % len(LEAK_RULES)])
        assert {name for name, _looking in seen} >= {"curtain", "table"}
        assert {looking for _name, looking in seen} >= {-1, 0}


# Out of turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [3])
def test_four_people_two_at_pads_play_a_match_with_jumps_calls_and_catches(no_pictures, seed):
    rules = "official jump_in=all scoring=winner target=100"
    party = Party(company((0, 1, 2, 3), 4, rules), seed, pads=(2, 3))
    caller = 0
    for _step in range(20_000):
        party.until(lambda: party.due() or party.session.exposed or party.jumper() is not None)
        if party.session.over:
            break
        if party.session.round_over:
            party.session.deal()
            party.stack.pop() if party.top.name == "round_result" else None
            party.scene._going_on = False
            continue
        jumper = party.jumper()
        exposed = party.session.exposed
        if exposed:
            caller += 1
            party.own(exposed[0] if caller % 3 else (exposed[0] + 1) % 4, "act")
        elif jumper is not None:
            party.own(jumper, "jump")
        elif party.top.name == "curtain":
            party.own(party.top.seat, "look")
        elif party.scene.looking >= 0 and party.scene.caught_up:
            party.act()
        else:
            party.wait(0.05)
    verbs = {action.verb for action in party.done}
    assert party.session.over
    assert {PLAY, JUMP, CALL, CATCH} <= verbs


def _jumper(self):
    state = self.session._state
    for seat in range(len(self.session.seats)):
        if seat != state.turn and any(act.verb == JUMP for act in self.session.legal(seat)):
            return seat
    return None


Party.jumper = _jumper


def test_a_catch_works_under_the_curtain_and_a_false_one_costs(no_pictures):
    party = Party(company((0, 1, 2), 3, "official false_call=2"))
    party.until(lambda: party.top.name == "curtain")
    seat = party.top.seat
    other = (seat + 1) % 3
    held = len(party.session._state.hands[other])
    party.own(other, "act")
    assert len(party.session._state.hands[other]) == held + 2 or party.top.toast
    assert party.top.name == "curtain"
    assert party.top.seat == seat


def test_asked_in_turn_nobody_learns_who_holds_the_card(no_pictures):
    party = Party(company((0, 1, 2), 3, "official jump_in=all"), races=False)
    party.lift()
    party.act()
    state = party.session._state
    party.until(lambda: party.scene.caught_up)
    asked = party.session.asked()
    if state.jumpable:
        assert asked.asks == WINDOW
        for hand in state.hands:
            hand.sort()
        party.own(asked.seat, "look")
        party.wait(0.1)
        assert party.session.asked().asks != WINDOW


# Company -------------------------------------------------------------------------------------------------------------


def test_ten_people_play_a_round(no_pictures):
    party = Party(company(range(10), 10), 7)
    party.play_round()
    assert party.session.round_over
    assert {action.seat for action in party.done} >= set(range(10))


@pytest.mark.parametrize(
    ("asks", "rules"), [("answer", "official stack=any"), ("colour", "official"), ("play", "official")]
)
def test_a_seat_is_handed_over_and_back_in_the_middle_of_everything(no_pictures, asks, rules):
    """In the middle of a penalty, a challenge (asks answer) and a choice of colour."""
    for seed in range(1, 40):
        party = Party(company((0, 1), 2, rules), seed)
        if not _come_to(party, asks):
            continue
        seat = party.session.asked().seat
        party.scene.hand_over(seat)
        party.wait(3.0)
        assert party.session.seats[seat].kind == COMPUTER
        assert party.scene.looking == party.scene.me == 1 - seat
        assert party.top is party.scene
        assert party.session.asked().seat != seat or party.session.round_over
        party.scene.hand_over(seat)
        party.wait(0.2)
        assert party.scene.shared
        assert party.session.seats[seat].kind == HUMAN
        return
    raise AssertionError(f"no match came to {asks}")


def _come_to(party, asks):
    for _turn in range(40):
        party.until(party.due)
        if party.session.round_over:
            return False
        if party.session.asked().asks == asks and party.top.name == "curtain":
            party.own(party.top.seat, "look")
            return True
        if party.top.name == "curtain":
            party.own(party.top.seat, "look")
            continue
        legal = [a for a in party.session.legal(party.scene.looking) if a.verb == PLAY]
        wild = [a for a in legal if party.session.refusal(a) is None]
        if asks == "colour" and wild:
            party.scene.submit(wild[-1])
            if party.session.asked().asks == "colour":
                return True
        else:
            party.act()
    return False


def test_who_plays_is_in_the_log_and_continue_knows_it(tmp_path):
    table = company((0, 1), 3)
    session = Session.new(table, 3)
    header = log.Header("0", 3, table)
    lines = [log.hand_over_line(1, COMPUTER, "sharp")]
    data = (log.header_text(header) + "".join(f"{line}\n" for line in lines)).encode()
    played = log.play(log.read(data))
    assert [seat.kind for seat in played.table.seats] == [HUMAN, COMPUTER, COMPUTER]
    assert played.table.seats[1].level == "sharp"
    assert played.state.digest() == session._state.digest()
    old = log.play(log.read(log.header_text(header).encode()))
    assert old.table == table
    for broken in ("~ 9 human", "~ x human", "~ 1 dog", "~ 1", "~ 1 computer " + "x" * 99):
        with pytest.raises(log.LogError):
            log.play(log.read((log.header_text(header) + broken + "\n").encode()))


def test_a_lost_pad_stops_the_table_and_asks(no_pictures):
    party = Party(company((0, 2), 3), pads=(2,))
    party.until(lambda: party.top.name == "curtain")
    party.stack.handle(Intent(Kind.PAD_GONE, -1, number=41, device="pad"))
    assert party.top.name == "seat_pad_lost"
    assert party.session.paused
    party.top.at_keyboard()
    assert party.scene.keys.at(2).look
    assert party.top.name == "curtain"


def test_when_everybody_has_gone_the_match_is_kept(no_pictures):
    party = Party(company((0, 1), 3))
    party.wait(0.1)
    party.scene.hand_over(0)
    party.wait(0.1)
    party.scene.hand_over(1)
    assert party.top.name == "title"
    assert party.session.seats[1].kind == HUMAN


def test_a_fine_is_confirmed_by_somebody_elses_key(no_pictures):
    party = Party(company((0, 1, 2), 3, "official advice_fine=2"))
    party.lift()
    party.wait(0.1)
    party.key("escape")
    {words[0]: words[3] for words in party.top.items()}["fine"]()
    party.top.accuse(1)
    held = len(party.session._state.hands[1])
    party.own(1, "act")
    assert party.top.name == "advice_fine"
    party.own(2, "act")
    assert len(party.session._state.hands[1]) == held + 2


def next_deal(party):
    """Deal the next round."""
    party.session.deal()
    while party.top is not party.scene:
        party.stack.pop()
    party.scene._going_on = False


def test_a_rotation_goes_to_its_end_and_totals_are_right_by_hand(no_pictures):
    party = Party(company((0, 2), 4, "official rotation=true"), 11)
    party.step = 0.2
    by_hand = [0] * 4
    for number in range(12):
        party.play_round()
        last = [event for event in party.session.feed(0).take() if isinstance(event, ev.RoundEnded)][-1]
        partners = ((0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 1, 0))[number // 4]
        assert party.scene.partners.of_seat == partners
        if last.winner >= 0:
            side = partners[last.winner]
            worth = sum(value for seat, value in enumerate(last.hand_values) if partners[seat] != side)
            for seat in range(4):
                by_hand[seat] += worth if partners[seat] == side else 0
        assert list(last.totals) == by_hand
        assert party.session.over == (number == 11)
        if not party.session.over:
            next_deal(party)


def test_eight_at_two_tables_take_turns_on_the_screen(no_pictures):
    party = Party(company(range(8), 8, "official rotation=true"), 11)
    party.step = 0.2
    sat = []
    for _deal in range(2):
        party.play_round()
        sat.append({seat for seat in range(8) if party.scene.partners.team(seat) >= 0})
        assert set(party.scene.mirror.playing) == sat[-1]
        next_deal(party)
    assert len(sat[0]) == len(sat[1]) == 4
    assert not sat[0] & sat[1]


# Looks ---------------------------------------------------------------------------------------------------------------

SCREENS = sorted(name for name in gallery() if name.startswith("shared_"))
MENUS = [name for name in SCREENS if not name.startswith(("shared_look", "shared_between", "shared_t", "shared_r"))]


@pytest.mark.parametrize("language", ["en", "zh_CN", text.PSEUDO])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (3440, 1440)])
@pytest.mark.parametrize("name", MENUS)
def test_nothing_is_cut_covered_or_off_the_screen(no_pictures, name, size, language):
    text.set_language(language)
    _check(staged(name, size, Settings(language="en" if language == text.PSEUDO else language)).top)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("name", MENUS)
def test_larger_text_loses_nothing(no_pictures, name, scale, language):
    text.set_language(language)
    _check(staged(name, (1280, 720), Settings(language=language, text_scale=scale)).top)


def _check(scene):
    canvas = scene.canvas
    canvas.complaints = []
    paint_tree(scene.tree.root, canvas)
    assert not canvas.complaints
    assert not overlapping(scene.tree.root, canvas.box)
    assert not outside(scene.tree.root, canvas.box)


@pytest.mark.parametrize("name", SCREENS)
def test_every_state_of_the_shared_screen_opens(no_pictures, name):
    staged(name, (640, 360))
