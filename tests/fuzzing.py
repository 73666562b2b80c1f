"""Random play over random rule sets, and what must hold in every state on the way.

Run by hand for long:  python -m tests.fuzzing --rounds 20000 --seed 1 [--rules TEXT | --pairs]
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.engine import actions, apply, legal_actions, new_match, observation, project, refusal
from game.engine.actions import Action
from game.engine.cards import HIDDEN, KIND_OF, NUMBER, SYMBOL_OF
from game.engine.errors import IllegalAction, RuleError
from game.engine.events import Event, Moved
from game.engine.game import Game
from game.engine.notation import action_text, parse_action
from game.engine.state import ASKS_COLOUR, ASKS_NOTHING, ASKS_TO, State
from game.match.mirror import Mirror
from game.rules import PRESETS, SWITCHES, RuleSet, compile_game, from_mapping, rule_set
from tests.covering import covering
from tests.invariants import check_table

PLAYERS_LIMIT, RANDOM_LIMIT = 4_000, 20_000
"""Acts within which players who play when they can have a seat out, and where wholly random play is cut.

With `play_on` a round lasts until all seats but one are out, so it may take that many acts for each of them.
"""


@dataclass
class Tally:
    """What a run has seen."""

    rounds: int = 0
    acts: int = 0
    cut: int = 0
    longest: int = 0  # acts of the longest round by players who play when they can
    long: int = 0  # of theirs, how many took more than PLAYERS_LIMIT acts
    endings: Counter[str] = field(default_factory=Counter)
    values: Counter[tuple[str, object]] = field(default_factory=Counter)


def random_rules(rng: random.Random) -> RuleSet:
    """Return a rule set that can be played: any preset with any switches changed."""
    while True:
        table: dict[str, object] = {"preset": rng.choice(list(PRESETS))}
        share = rng.choice((0.1, 0.3, 0.6, 1.0))
        for switch in SWITCHES:
            if switch.kind == "text" or switch.id in ("target", "rotation") or rng.random() > share:
                continue
            table[switch.id] = rng.choice((False, True)) if switch.kind == "bool" else rng.choice(list(switch.values))
        try:
            return from_mapping(table)
        except RuleError:
            continue


def random_table(rng: random.Random, rules: RuleSet | None = None) -> tuple[RuleSet, Game, int]:
    """Return a rule set, its game and a number of seats it can be dealt to."""
    while True:
        chosen = rules or random_rules(rng)
        seats = rng.randint(2, 10)
        try:
            return chosen, compile_game(chosen, seats), seats
        except RuleError:
            continue


SMALL_HAND = 4


def playing(rng: random.Random, s: State) -> Action:
    """Choose as players do who play when they can: they call, catch whom they see, lay many cards at once, keep
    numbers for the end, and swap only for a smaller hand.
    """
    options = legal_actions(s, s.turn)
    turn = [a for a in options if a.verb not in (actions.CALL, actions.CATCH)]
    plays = [a for a in turn if a.verb == actions.PLAY]
    if plays:
        return dressed(rng, s, rng.choice(_worth_playing(s, plays)), call=1.0)
    if s.asks == ASKS_TO:
        return min(turn, key=lambda a: len(s.hands[a.to]))
    beside = beside_acts(s)
    if beside and rng.random() < 0.5:
        return rng.choice(beside)
    return rng.choice(turn)


def _worth_playing(s: State, plays: list[Action]) -> list[Action]:
    """Narrow the plays down, as long as some are left each time."""
    hand = len(s.hands[s.turn])
    most = max(len(a.cards) for a in plays)
    for wanted in (
        lambda a: not _gives_away(s, a),
        lambda a: hand > SMALL_HAND or KIND_OF[s.faces[a.cards[0]]] != NUMBER,
        lambda a: len(a.cards) == most,
    ):
        plays = [a for a in plays if wanted(a)] or plays
    return plays


def _gives_away(s: State, a: Action) -> bool:
    """Say whether the play would swap a hand for one that is no smaller."""
    if not any(SYMBOL_OF[s.faces[card]] in s.game.asks_seat for card in a.cards):
        return False
    left = len(s.hands[a.seat]) - len(a.cards)
    return all(len(hand) >= left for seat, hand in enumerate(s.hands) if seat != a.seat and s.inside[seat])


def beside_acts(s: State) -> list[Action]:
    """Return the acts beside the turn that are offered to anybody."""
    if s.asks in (ASKS_COLOUR, ASKS_TO):
        return []
    offered = (a for seat in range(s.seats) for a in legal_actions(s, seat))
    return [a for a in offered if a.verb in (actions.CALL, actions.CATCH, actions.JUMP)]


def dressed(rng: random.Random, s: State, a: Action, *, call: float) -> Action:
    """Return a play with a colour, a seat or a call added now and then, where that is lawful."""
    left = len(s.hands[a.seat]) - len(a.cards)
    if left <= 1 and rng.random() < call and actions.CALL in s.game.verbs:
        a = a._replace(call=True)
    if rng.random() < 0.5:
        smallest = min(range(s.seats), key=lambda seat: (seat == a.seat, not s.inside[seat], len(s.hands[seat])))
        for extra in (a._replace(colour=rng.randrange(8)), a._replace(to=smallest)):
            if refusal(s, extra) is None and s.game.on_illegal is None:
                a = extra
    return a


def wholly_random(rng: random.Random, s: State) -> Action:
    """Choose anything that would be accepted, also what is fined."""
    roll = rng.random()
    if roll < 0.08:
        beside = beside_acts(s)
        if beside:
            return rng.choice(beside)
    if roll < 0.14:
        odd = odd_act(rng, s)
        if refusal(s, odd) is None:
            return odd
    options = [a for a in legal_actions(s, s.turn) if a.verb not in (actions.CATCH,)]
    a = rng.choice(options)
    return dressed(rng, s, a, call=0.5) if a.verb == actions.PLAY else a


def odd_act(rng: random.Random, s: State) -> Action:
    """Return some act by some seat, lawful or not."""
    seat, other = rng.randrange(s.seats), rng.randrange(s.seats)
    hand = s.hands[seat]
    cards = tuple(rng.sample(hand, min(len(hand), rng.choice((1, 1, 1, 2, 3)))))
    return rng.choice(
        (
            Action(s.turn, actions.TIMEOUT),
            Action(seat, actions.CALL),
            Action(seat, actions.CATCH, to=other),
            Action(seat, actions.FINE, to=other),
            Action(seat, actions.PLAY, cards),
            Action(seat, actions.JUMP, cards[:1]),
            Action(seat, actions.CHALLENGE),
        )
    )


class Table:
    """One match under watch. Unless `blind`, every act is seen by every seat, and beside the match runs what loading
    its log gives: the digests are compared after every act.
    """

    def __init__(self, game: Game, seats: int, seed: int, *, blind: bool = False) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        self.state, events = new_match(game, seats, seed, listen=not blind)
        self.mirrors = [] if blind else [Mirror(seat, seats, rules=game.text) for seat in range(seats)]
        self.loaded = None if blind else new_match(game, seats, seed)[0]
        self.log: list[str] = []
        self.cards = Counter(self._pairs())
        self._see(events)

    def _pairs(self) -> list[tuple[int, ...]]:
        s = self.state
        everywhere = [card for hand in s.hands for card in hand] + s.draw + s.discard
        assert len(everywhere) == len(set(everywhere)), "a card is in two places"
        return [tuple(sorted((s.faces[c], s.backs[c]))) if s.backs else (s.faces[c],) for c in everywhere]

    def _see(self, events: Sequence[Event]) -> None:
        for event in events:
            for mirror in self.mirrors:
                seen = project(event, mirror.seat)
                check_hidden(event, seen, mirror.seat)
                mirror.fold(seen)

    def act(self, a: Action) -> None:
        """Do an act, as read back from its written form."""
        line = action_text(self.state, a)
        self.log.append(line)
        if self.loaded is None:
            apply(self.state, a)
            return
        self._see(apply(self.state, parse_action(self.state, line)))
        apply(self.loaded, parse_action(self.loaded, line))
        assert self.loaded.digest() == self.state.digest(), "the match as loaded differs"

    def check(self) -> None:
        """Raise AssertionError when something that must hold does not."""
        s = self.state
        assert Counter(self._pairs()) == self.cards, "cards are not conserved"
        check_somebody_can_act(s)
        check_table(s)
        for mirror in self.mirrors:
            seen, known = mirror.observation(), observation(s, mirror.seat)
            for name in known._fields:
                mine, theirs = getattr(known, name), getattr(seen, name)
                if name == "backs":
                    mine, theirs = [sorted(b) for b in mine], [sorted(b) for b in theirs]
                assert mine == theirs, f"seat {mirror.seat} {name}: table {mine}, picture {theirs}"

    def check_replay(self) -> None:
        """Raise AssertionError unless the written acts lead to the same table again."""
        again, _ = new_match(self.game, self.seats, self.seed)
        for line in self.log:
            apply(again, parse_action(again, line))
        assert again.digest() == self.state.digest(), "the replay differs"

    def check_copy(self) -> None:
        """Raise AssertionError unless a copy is equal and independent."""
        before = self.state.digest()
        copy = self.state.copy()
        assert copy.digest() == before
        if copy.asks != ASKS_NOTHING:
            apply(copy, legal_actions(copy, copy.turn)[0])
        assert self.state.digest() == before


def check_somebody_can_act(s: State) -> None:
    """The seat in turn has an act, everything listed is accepted, and nobody else has a turn's act."""
    if s.asks == ASKS_NOTHING:
        assert all(not legal_actions(s, seat) for seat in range(s.seats))
        return
    assert s.inside[s.turn], "the turn is with a seat that is out"
    assert legal_actions(s, s.turn), "the seat in turn can do nothing"
    for seat in range(s.seats):
        for a in legal_actions(s, seat):
            assert refusal(s, a) is None, f"listed but refused: {action_text(s, a)}: {refusal(s, a)}"


def check_hidden(event: Event, seen: Event, seat: int) -> None:
    """Raise AssertionError when a projected event names a card that the seat may not know."""
    if isinstance(seen, Moved) and isinstance(event, Moved):
        if event.dst >= 0 and event.dst != seat and event.src != seat:
            assert set(seen.cards + seen.faces) <= {HIDDEN}
        if event.dst == seat and event.backs:
            assert set(seen.backs) <= {HIDDEN}


def play_round(rng: random.Random, table: Table, tally: Tally, *, players: bool, every: int) -> None:
    """Play one round to its end (or cut it), checking the table after every `every` acts."""
    s = table.state
    outs = s.inside_count - 1 if s.game.play_on else 1
    limit = PLAYERS_LIMIT * outs if players else RANDOM_LIMIT
    acts = 0
    while s.asks != ASKS_NOTHING and acts < limit:
        table.act(playing(rng, s) if players else wholly_random(rng, s))
        acts += 1
        if acts % every == 0:
            table.check()
    table.check()
    tally.rounds += 1
    tally.acts += acts
    if players:
        tally.longest = max(tally.longest, acts)
        tally.long += acts > PLAYERS_LIMIT
    if s.asks != ASKS_NOTHING:
        assert not players, f"not over after {limit} acts"
        tally.cut += 1
    tally.endings["cut" if s.asks != ASKS_NOTHING else "blocked" if s.blocked else "won"] += 1


def check_refusals_change_nothing(rng: random.Random, table: Table) -> None:
    """Try some odd acts on a copy: a refused one leaves no trace."""
    for _ in range(3):
        s = table.state.copy()
        before = s.digest()
        try:
            apply(s, odd_act(rng, s))
        except IllegalAction:
            assert s.digest() == before


@dataclass(frozen=True)
class Plan:
    """How a run goes: check after `every` acts, `rounds` a match, shares of blind matches and of random players."""

    every: int = 1
    rounds: int = 1
    blind: float = 0.0
    random: float = 0.3


def fuzz_one(seed: int, tally: Tally, plan: Plan, rules: RuleSet | None = None) -> None:
    """Play some rounds of one random match; AssertionError says what broke, with what is needed to repeat it."""
    rng = random.Random(seed)
    chosen, game, seats = random_table(rng, rules)
    blind = rng.random() < plan.blind
    table = Table(game, seats, seed, blind=blind)
    tally.values.update(chosen.values.items())
    try:
        for _ in range(plan.rounds):
            every = plan.every * (50 if blind else 1)
            play_round(rng, table, tally, players=rng.random() >= plan.random, every=every)
            check_refusals_change_nothing(rng, table)
            if table.state.asks != ASKS_NOTHING or table.state.match_over:
                break
            table.act(Action(actions.NOBODY, actions.DEAL))
        table.check_copy()
        if not blind:
            table.check_replay()
    except Exception as error:
        last = " / ".join(table.log[-4:])
        raise AssertionError(f"seed {seed}, {seats} seats, {chosen.text!r}: {error} (after: {last})") from error


def main() -> None:
    """Run many matches and print what they saw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", help="one rule set instead of random ones")
    parser.add_argument(
        "--pairs", action="store_true", help="rule sets in which every two values of every two switches meet, in turn"
    )
    parser.add_argument("--every", type=int, default=10, help="check the table after so many acts")
    parser.add_argument("--blind", type=float, default=0.0, help="share of matches that nobody watches act by act")
    parser.add_argument("--random", type=float, default=0.3, help="share of rounds by wholly random players")
    options = parser.parse_args()
    plan = Plan(every=options.every, blind=options.blind, random=options.random)
    tally, started, seed = Tally(), time.perf_counter(), options.seed
    fixed: list[RuleSet | None] = [rule_set(options.rules)] if options.rules else [None]
    if options.pairs:
        fixed = list(covering(seed, every=True))
        print(f"{len(fixed)} rule sets cover all pairs of values")
    while tally.rounds < options.rounds:
        fuzz_one(seed, tally, plan, fixed[seed % len(fixed)])
        seed += 1
    seconds = time.perf_counter() - started
    print(
        f"{tally.rounds} rounds, {tally.acts} acts in {seconds:.0f} s; {dict(tally.endings)}; of players who play when "
        f"they can the longest took {tally.longest}, and {tally.long} took over {PLAYERS_LIMIT}"
    )


if __name__ == "__main__":
    main()
