"""Somebody at the table: goes through all that is asked, as varied as may be, and counts it."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.engine.cards import SYMBOL_OF, SYMBOLS
from game.engine.events import Launched
from game.match.feed import Feed
from game.text import _
from game.ui.node import DISABLED, PRESS, Node
from game.view.nodes import CardNode
from tests.devices.arrows import Gone
from tests.devices.hand import Hand

PATIENCE = 900
"""Beats in which nothing happens after which nothing will."""

AGAIN = 12
"""So often the same may be tried on the same screen."""

FITS = ("{place}, can be played", "{place}, can go along")
"""How cards that may be chosen are told, as the table's texts have it."""

DEFLECTORS = {"S": "deflect with a skip", "R": "deflect with a reverse", "WB": "bounce"}
DARE = "You play a dare: choose who has to do it"
TRIPS = ("log.open", "menu", "settings", "help", "rules", "sort", "hint")


class Guest:
    """Plays a match with one device. `met` counts what was asked, `done` what was answered, by what it is called."""

    def __init__(self, hand: Hand, seed: int) -> None:
        self.hand, self.window, self.random = hand, hand.window, Random(seed)
        self.met: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.missed: Counter[str] = Counter()
        self.rounds = self.acts = 0
        self._trips = list(TRIPS)
        self._told: Feed | None = None
        self._session: object = None
        self._asked: object = None

    # The match -----------------------------------------------------------------------------------------------------
    def match(self) -> None:
        """Play until the match is over and the title is there again."""
        idle, tried, before = 0, 0, ""
        while self.window.top.name != "title":
            now = self.window.tree.dump()
            tried = tried + 1 if now == before else 0
            before = now
            if tried > AGAIN and idle == 0:
                raise self.hand.stuck("the same again and again")
            idle = 0 if self._act() else idle + 1
            if idle:
                self.window.wait()
            if idle > PATIENCE:
                raise self.hand.stuck("nothing goes on")

    def _act(self) -> bool:
        """Do one thing; return whether there was anything to do."""
        name = self.window.top.name
        try:
            if name == "table":
                self._listen()
                return self._at_the_table()
            if name == "round_result":
                self.rounds += 1
                self.met["result of a round"] += 1
                self.hand.press("next")
                self.done["result of a round"] += 1
            elif name == "match_result":
                self.rounds += 1
                self.met["result of the match"] += 1
                self.hand.press("title-screen-button")
                self.done["result of the match"] += 1
            else:
                self.hand.back()
        except Gone as gone:
            self.missed[str(gone).split(".")[0]] += 1
        return True

    def _listen(self) -> None:
        """Note what the table did that asks nothing of anybody."""
        table = self.window.top
        self.acts = table.session.acts
        if self._told is None or self._session is not table.session:
            self._session, self._told = table.session, table.session.public_feed()
        for event in self._told.take():
            if isinstance(event, Launched):
                self.met["launcher"] += 1
                self.done["launcher"] += event.seat == table.me

    # One's turn ----------------------------------------------------------------------------------------------------
    def _offers(self) -> dict[str, Node]:
        layer = self.window.tree.layer()
        return {one.id: one for one in layer.walk() if PRESS in one.actions and DISABLED not in one.state}

    def _at_the_table(self) -> bool:
        offers = self._offers()
        if "challenge.close" in offers:
            return self._take("hand shown after a challenge", "challenge.close")
        if "dare.done" in offers:
            return self._take("dare read out", "dare.done")
        if self._race(offers):
            return True
        if any(one.startswith("colour.") for one in offers):
            asked = "colour with a wild" if self.window.top.choice.pending else "colour asked by the table"
            return self._take(asked, self.random.choice([one for one in offers if one.startswith("colour.")]))
        if any(one.startswith("seat.") for one in offers):
            return self._seat(offers)
        if self._trip(offers):
            return True
        if self.window.top.choice.cards:
            return self._together(offers)
        if "play" in offers or "keep" in offers:
            return self._drawn(offers)
        if "jump" in offers:
            asked = "jump in, asked in turn" if self.window.top.special.asked_in_turn else "jump in"
            return self._choose(asked, offers, ("jump", "jump", "pass"))
        if "pass" in offers:
            return self._take("asked about the last play", "pass")
        return self._turn(offers)

    def _race(self, offers: dict[str, Node]) -> bool:
        """Catch and call, more often than not."""
        catch = next((one for one in offers if one.startswith("catch.")), "")
        if catch and self._once("catch", self.window.top.log[-1:], 0.9):
            self.met["catch"] += 1
            self.hand.order("catch", catch)
            self.done["catch"] += 1
            return True
        if "call" in offers and not self.window.top.choice.call:
            due = self.window.top.choice.call_due
            asked = "call, out of turn" if due else "call, with the card"
            if self._once(asked, len(self.window.top.log), 0.85):
                return self._take(asked, "call")
        return False

    def _once(self, what: str, when: object, chance: float) -> bool:
        """Say whether to take this chance; each is thought about once."""
        now = (what, repr(when))
        if now == self._asked:
            return False
        self._asked = now
        return self.random.random() < chance

    def _seat(self, offers: dict[str, Node]) -> bool:
        seats = [one for one in offers if one.startswith("seat.")]
        asked = "seat for a dare" if self.window.top.prompt_words == _(DARE) else "seat for a swap"
        if "cancel" in offers and self.random.random() < 0.15:
            return self._take("play taken back", "cancel")
        self.met[asked] += 1
        self.hand.press(self.random.choice(seats))
        self.done[asked] += 1
        return True

    def _together(self, offers: dict[str, Node]) -> bool:
        """Lay more beside the card, or play what is chosen."""
        choice = self.window.top.choice
        if "alone" in offers or choice.leader >= 0:
            return self._choose("discard-all", offers, ("together", "together", "alone"))
        if not choice.led:
            fit = [one.id for one in self._cards(offers) if one.value.endswith(_ending(FITS[0]))]
            joining = [one for one in fit if int(one.split(".")[1]) in choice.joining()]
            self.met["one that only goes along"] += 1
            self.hand.play(self.random.choice(joining or fit))
            self.done["one that only goes along"] += 1
            return True
        last = next(one for one in offers.values() if one.id == f"card.{choice.cards[-1]}")
        like = [one.id for one in self._cards(offers) if _symbol(one) == _symbol(last) and one.card not in choice.cards]
        if like and self.random.random() < 0.8:
            self.hand.play(self.random.choice(like))
            return True
        asked = "several cards in order" if len(choice.cards) > 1 else "one of several"
        self.met[asked] += 1
        self.hand.order("together", "together")
        self.done[asked] += 1
        return True

    def _drawn(self, offers: dict[str, Node]) -> bool:
        ways = [one for one in ("play", "play", "keep") if one in offers]
        return self._choose("drawn card", offers, ways)

    def _turn(self, offers: dict[str, Node]) -> bool:
        fit = [one for one in self._cards(offers) if one.value.endswith(tuple(map(_ending, FITS)))]
        if "take" in offers:
            return self._answer(offers, fit)
        if fit and not ("draw" in offers and self.random.random() < 0.06):
            card = self.random.choice(fit)
            self.met["card"] += 1
            self.hand.play(card.id)
            self.done["card"] += 1
            return True
        return self._choose("draw", offers, ("draw",)) if "draw" in offers else False

    def _answer(self, offers: dict[str, Node], fit: list[CardNode]) -> bool:
        """Answer a penalty: challenge, add, deflect, bounce or take."""
        kinds = {_answers(one) for one in fit}
        for kind in kinds:
            self.met[kind] += 1
        if "challenge" in offers:
            self.met["challenge"] += 1
            if self.random.random() < 0.6:
                self.hand.order("challenge", "challenge")
                self.done["challenge"] += 1
                return True
        if fit and self.random.random() < 0.85:
            kind = self.random.choice(sorted(kinds))
            card = next(one for one in fit if _answers(one) == kind)
            self.hand.play(card.id)
            self.done[kind] += 1
            return True
        return self._take("take the penalty", "take")

    # Doing it ------------------------------------------------------------------------------------------------------
    def _cards(self, offers: dict[str, Node]) -> list[CardNode]:
        return [one for one in offers.values() if isinstance(one, CardNode)]

    def _take(self, asked: str, node_id: str) -> bool:
        self.met[asked] += 1
        self.hand.order(node_id, node_id)
        self.done[asked] += 1
        return True

    def _choose(self, asked: str, offers: dict[str, Node], ways: tuple[str, ...] | list[str]) -> bool:
        self.met[asked] += 1
        way = self.random.choice([one for one in ways if one in offers])
        self.hand.order(way, way)
        self.done[asked] += 1
        return True

    # Looking about -------------------------------------------------------------------------------------------------
    def _trip(self, offers: dict[str, Node]) -> bool:
        """Now and then read the log, pause, sort, look at rules and keys; each once in a match at least."""
        if not self._trips or "draw" not in offers or self.random.random() > 0.5:
            return False
        to = self._trips.pop()
        self.met[f"looks: {to}"] += 1
        self.hand.order(to, to)
        if to == "log.open":
            self.hand.scroll("log.list")
            self.hand.press("log.close")
        elif to == "menu":
            self._expect("pause")
            self.hand.press("resume" if self.window.tree.find("resume") else "go_on")
        elif to not in ("sort", "hint"):
            if self.window.top.name == "table":
                raise self.hand.stuck(f"{to} opens nothing")
            self.hand.back()
        self._expect("table")
        self.done[f"looks: {to}"] += 1
        return True

    def _expect(self, name: str) -> None:
        if self.window.top.name != name:
            raise self.hand.stuck(f"not at {name}")


def _ending(fits: str) -> str:
    """Return how the text of a card that fits ends, in the language spoken now."""
    return _(fits).format(place="")


def _symbol(card: CardNode) -> str:
    return SYMBOLS[SYMBOL_OF[card.hand.faces()[card.card]]]


def _answers(card: CardNode) -> str:
    """Return how a card answers a penalty."""
    return DEFLECTORS.get(_symbol(card), "add to the penalty")
