"""The tutorial: laid-out tables at which one thing after the other is tried, with a teacher's bubble beside it.

It is a real match on the real table; only the acts a step means are let through, the others are answered kindly. It
writes nothing down and lies over whatever was open, so no match in progress is touched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.characters import CHARACTERS
from game.engine.actions import CALL, CATCH, CHALLENGE, DRAW, PLAY, TAKE, Action
from game.engine.cards import COLOURS, FACES, HIDDEN
from game.input.intents import Intent, Kind
from game.scenes import start
from game.scenes.table import TableScene
from game.scenes.table_choice import NAME_COLOUR
from game.scenes.table_laid import mirror_of
from game.scenes.table_screen import Screen
from game.scenes.table_talk import Talk
from game.scenes.tutorial_bubble import Said, bubble, red_ring, veil
from game.scenes.tutorial_lessons import CHOOSE, LESSONS, READ, READY, Step
from game.scenes.tutorial_table import PACE, lesson_table, teacher
from game.text import _, language
from game.ui.geometry import Box, centred
from game.ui.node import Node
from game.view.layer import WidgetLayer, around
from game.view.stage import Z_FOCUSED, Z_VEIL

if TYPE_CHECKING:
    from game.scenes.context import Context

REST_AFTER = 0.9
"""Seconds the table is left to be looked at after the last act of a lesson."""

Z_BUBBLE_LAYER = Z_FOCUSED + 10

INSIDE = 26.0
"""How much smaller the field of the piles is than the middle of the ring round it."""


class Tutorial(TableScene):
    """One lesson; the next takes its place on the stack."""

    name = "tutorial"

    def __init__(self, context: Context, lesson: int = 0) -> None:
        self.number = lesson
        self.lesson = LESSONS[lesson]
        self.at = 0
        """Which step of the lesson it is; its number of steps when all are done."""
        me = start.me(context)
        session, state = lesson_table(self.lesson, me)
        super().__init__(context, session)
        self.mirror = self.choice.mirror = mirror_of(state, self.me)
        self.log.clear()
        self.teacher = teacher(me)
        self.talk = Talk(context, session.salt, tuple)  # here the teacher talks, and nobody else
        self._layer: WidgetLayer | None = None
        self._bubble: list[Node] = []
        self._target = Box(0, 0, 0, 0)
        self._focused = -1
        self._done_for = 0.0
        self._captions: object = None

    # Steps -------------------------------------------------------------------------------------------------------
    @property
    def step(self) -> Step | None:
        """The step being learned; None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def waiting(self) -> bool:
        """Whether the table has come to where the step is to be done, and its bubble is shown."""
        step, choice = self.step, self.choice
        if step is None or not self.caught_up or self.shown_hand is not None:
            return False
        if step.act == READ:
            return True
        if step.act == READY:
            return choice.call_can_wait
        if step.act == CATCH:
            return step.to in choice.catchable
        if not choice.my_turn:
            return False
        if step.act in (CHOOSE, PLAY):
            return self.card_meant() in choice.playable and (not step.colour or choice.stage == NAME_COLOUR)
        return bool(choice.of(step.act))

    def card_meant(self) -> int:
        """Return the card of the hand the step is about."""
        step, faces = self.step, self.view.hand.faces()
        if step is None or not step.face:
            return HIDDEN
        return next((card for card in faces if faces[card] == FACES[step.face]), HIDDEN)

    def _advance(self, by: int = 1) -> None:
        self.at += by
        self._known = None

    def _progress(self) -> None:
        """Follow what is chosen but not yet done: a wild with its colour open, a call that is ready or taken back."""
        step, choice = self.step, self.choice
        if step is None or not self.caught_up:
            return
        if (step.act == CHOOSE and choice.stage == NAME_COLOUR) or (step.act == READY and choice.call):
            self._advance()
        elif (step.colour and choice.stage != NAME_COLOUR) or (step.call and choice.my_turn and not choice.call):
            self._advance(-1)

    def do_step(self) -> None:
        """Do what the step asks: the bubble's own button."""
        step = self.step
        if step is None or not self.waiting:
            return
        if step.act == READ:
            self._advance()
        elif step.colour:
            self.name_colour(COLOURS.index(step.colour))
        elif step.act in (CHOOSE, PLAY):
            self.play((self.card_meant(),))
        elif step.act == READY:
            self.call()
        elif step.act == CATCH:
            self.catch(step.to)
        elif step.act == CHALLENGE:
            self.challenge()
        elif step.act in (DRAW, TAKE):
            self.draw_or_take()
        self.follow()

    def submit(self, action: Action) -> None:
        """Do the act the step means; answer any other kindly and leave the table as it is."""
        step, acts = self.step, self.session.acts
        if step is None or not self._meant(step, action):
            was_waiting = self.waiting or bool(step and step.colour)
            self.choice.cancel()
            self.armed, self._known = HIDDEN, None
            self.say(_(step.otherwise) if step is not None and was_waiting else _("Not yet: see what happens first"))
            return
        super().submit(action)
        if self.session.acts != acts:
            self._advance()

    def _meant(self, step: Step, action: Action) -> bool:
        if action.verb != step.act or (action.verb == CALL):
            return False
        if step.face and self.view.hand.faces().get(action.cards[-1]) != FACES[step.face]:
            return False
        if step.colour and action.colour != COLOURS.index(step.colour):
            return False
        return (step.to < 0 or action.to == step.to) and (not step.call or action.call)

    # Going on ----------------------------------------------------------------------------------------------------
    def next_lesson(self) -> None:
        """Go to the next lesson, or to the end."""
        stack = self.context.stack
        if stack is None or stack.top is not self:
            return
        if self.number + 1 < len(LESSONS):
            stack.replace(Tutorial(self.context, self.number + 1))
            return
        from game.scenes.tutorial_ends import TutorialEnd

        stack.replace(TutorialEnd(self.context))

    def pause(self) -> None:
        """Ask whether to go on, to skip the lesson or to leave."""
        from game.scenes.tutorial_ends import LessonPause

        if self.context.stack is not None:
            self.context.stack.push(LessonPause(self.context, self))

    def _go_on_when_over(self) -> None:
        """No results here: the lesson's own end leads on."""

    def enter(self) -> None:
        """Remember who was told the captions: the table below gets them back."""
        self._captions = self.context.sounds.captions if self.context.sounds is not None else None
        super().enter()

    def leave(self) -> None:
        """Give the captions back."""
        super().leave()
        if self.context.sounds is not None:
            self.context.sounds.captions = self._captions  # type: ignore[assignment]

    def refresh(self) -> None:
        """Build the picture; whatever is set, nobody is hurried here."""
        super().refresh()
        self.session.set_pace(PACE)

    # Time and intents --------------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """Let the others play while no bubble waits to be read; after the last step go on by itself."""
        step = self.step
        self.session.pause() if step is None or (step.act == READ and self.waiting) else self.session.resume()
        super().update(dt)
        self._progress()
        self.follow()
        self._point_out()
        self._take_focus()
        if self.step is None and self.caught_up and self.shown_hand is None:
            self._done_for += dt
            if self._done_for >= REST_AFTER or self.lesson.steps[-1].act == READ:
                self.next_lesson()

    def handle(self, intent: Intent) -> None:
        """Take what the learner wants; Confirm does the step while no focus is shown."""
        plain = intent.kind is Kind.CONFIRM and not intent.repeat and not self.tree.focus_shown
        if plain and self.waiting and self.armed == HIDDEN and not self.log_open:
            self.do_step()
        else:
            super().handle(intent)
        self._progress()
        self.follow()
        if self._layer is not None and self._layer.stage is self.view.stage:
            self._layer.show(self._bubble)

    def focus_first(self) -> None:
        """Focus what the step is about."""
        step = self.step
        if step is None or not self.waiting:
            super().focus_first()
            return
        card = self.card_meant()
        name = f"colour.{step.colour}" if step.colour else f"card.{card}" if card != HIDDEN else "lesson.go"
        self.tree.set_focus(name)
        self.show_focus()

    def _take_focus(self) -> None:
        if self.waiting and self._focused != self.at:
            self._focused = self.at
            self.focus_first()

    # Looks -------------------------------------------------------------------------------------------------------
    def screen(self) -> Screen:
        """Return the table's nodes with the bubble among them."""
        screen = Screen(self)
        self._bubble = []
        if self.waiting and self.step is not None and not self.log_open:
            self._target = self._aim(self.step, screen.root)
            said, naming = self._said(self.step), bool(self.step.colour)
            self._bubble = bubble(self.view.stage, said, self._target, self.do_step, self.next_lesson, naming)
            layer = next((node for node in reversed(list(screen.root.walk())) if node.modal), screen.root)
            layer.add(*self._bubble)
        return screen

    def rebuild(self) -> None:
        """Build the nodes, and show bubble and place."""
        super().rebuild()
        if self._layer is None or self._layer.stage is not self.view.stage:
            self._layer = WidgetLayer(self.view.stage, "lesson", Z_BUBBLE_LAYER)
        self._layer.show(self._bubble)
        venue = self.venue.name.say(language(), _) if self.venue else _("The table")
        words = _("Lesson {n} of {all}: {name}")
        self.view.hud.place(venue, words.format(n=self.number + 1, all=len(LESSONS), name=_(self.lesson.name)))
        self._point_out()

    def _said(self, step: Step) -> Said:
        key = self.context.key
        names = dict(zip(("left", "across", "right"), self.names[1:], strict=True))
        words = _(step.words).format(**names, draw=key(Kind.DRAW), call=key(Kind.CALL), catch=key(Kind.CATCH))
        steps = len(self.lesson.steps)
        who = _(CHARACTERS[self.teacher].name)
        return Said(
            *(self.teacher, who, self.at + 1, steps, _(step.title), words, _(step.button), key(Kind.CONFIRM)),
        )

    def _aim(self, step: Step, root: Node) -> Box:
        """Return the box of what the step is about."""
        layout = self.view.stage.layout
        w = layout.pile_card
        if step.at == "card":
            return self.view.hand.box(self.card_meant())
        if step.at in ("pile", "draw"):
            return centred(*(layout.discard if step.at == "pile" else layout.draw_pile), w, w * 1.5)
        if step.at == "seat":
            spot, button = layout.spot(step.to, self.me), layout.catch_button(step.to, self.me)
            return around([button, spot.box]) if spot else button
        if step.at == "ring":
            return centred(*layout.ring, 2 * layout.ring_radius, 2 * layout.ring_radius)
        node = root.find(f"colour.{step.colour}" if step.at == "colour" else step.at)
        return node.bounds if node is not None else centred(*layout.ring, 10, 10)

    def _point_out(self) -> None:
        """Lay the veil with its holes and the red rings."""
        comp, stage, step = self.view.stage.comp, self.view.stage, self.step
        if step is None or not self._bubble or not self.waiting:
            comp.remove_all("tutor:")
            return
        if step.colour:
            comp.remove("tutor:veil")
        else:
            holes = self._holes(step)
            key = ("tutor", tuple(holes))
            comp.put("tutor:veil", stage.brush.keep(key, lambda: veil(stage, holes)), 0, 0, Z_VEIL - 40)
        if not step.ringed or self.card_meant() == HIDDEN:
            comp.remove_all("tutor:ring")
            return
        x, y, _angle, w = self.view.hand.seen_at(self.card_meant())
        stage.centre("tutor:ring.card", red_ring(stage, w * 0.36), x, y, Z_FOCUSED + 5)
        stage.centre(
            "tutor:ring.pile", red_ring(stage, stage.layout.pile_card * 0.36), *stage.layout.discard, Z_VEIL - 39
        )

    def _holes(self, step: Step) -> list[Box]:
        """Return what stays clear of the veil: the round field of the piles, or what is pointed at."""
        layout = self.view.stage.layout
        if step.at in ("card", "pile", "draw"):
            return [centred(*layout.ring, *(2 * (layout.ring_radius - INSIDE),) * 2)]
        return [self._target.inset(-32 if step.at == "ring" else -14)]  # the ring with the colour's name below it
