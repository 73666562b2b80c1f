"""A hint at the table: what the strongest computer player would do in your place, and why."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game.ai.hint import hint
from game.ai.search import Budget
from game.engine.actions import CATCH, CHALLENGE, DRAW, KEEP, TAKE
from game.engine.cards import HIDDEN
from game.narrate.hints import hint_words
from game.text import _

if TYPE_CHECKING:
    from game.scenes.table_acts import TableActs

THINKS = 0.2
"""Seconds it may take: short enough not to be felt as a stop."""

BUTTONS = {DRAW: "draw", TAKE: "take", KEEP: "keep", CHALLENGE: "challenge"}


def show_hint(scene: TableActs) -> None:
    """Say what could be done now and why, and give focus to it; nothing is done."""
    asked = scene.session.in_question(scene.me)
    if not scene.caught_up or not asked.legal or not scene.choice.active:
        scene.say(_("A hint comes when it is your turn"))
        return
    advice = hint(asked.seen, asked.legal, asked.memory, Budget(THINKS), Random(scene.session.acts))
    scene.say(hint_words(advice.action, advice.reason, advice.values, scene.view.hand.faces(), scene.names))
    action = advice.action
    card = action.cards[-1] if action.cards else HIDDEN
    name = f"card.{card}" if card != HIDDEN else f"catch.{action.to}" if action.verb == CATCH else ""
    scene.tree.set_focus(name or BUTTONS.get(action.verb, "call"), shown=True)
    scene.show_focus()
