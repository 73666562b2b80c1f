"""Sheets of the rule editor about whole rule sets: sharing by code, saving under a name, picking one to begin from."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.match import own_rules
from game.match.own_rules import OwnSet, clean_name
from game.narrate import refusal
from game.narrate.presets import preset_name
from game.rules import PRESETS, RuleError, RuleSet, from_code, rule_set
from game.scenes import clipboard
from game.scenes.frame import MARGIN, Veil, question
from game.scenes.rule_choice import RuleSets
from game.scenes.rule_rows import Note
from game.scenes.rule_sheets import Sheet
from game.text import N_, _, ngettext
from game.ui.buttons import Button, IconButton
from game.ui.canvas import Canvas
from game.ui.entry import Entry, Field
from game.ui.geometry import Box
from game.ui.node import Node
from game.ui.widgets import Paragraph, Row

if TYPE_CHECKING:
    from game.scenes.rule_desk import RuleDesk

PROBLEMS = {
    own_rules.UNREADABLE: N_("Your own rule sets could not be read. The file was left as it is."),
    own_rules.DAMAGED: N_("The file with your own rule sets was damaged. It was put aside."),
    own_rules.UNSAVED: N_("The rule set could not be saved: nothing can be written there."),
    own_rules.NAMELESS: N_("A rule set needs a name that can be seen."),
    own_rules.FULL: N_("There are too many rule sets of your own. Delete one first."),
}


def problem_words(problem: str) -> str:
    """Return the sentence for what went wrong with own rule sets."""
    return _(PROBLEMS[problem])


class Code(Sheet):
    """A share code, or the text form of a rule set, typed in or pasted; what is wrong with it is said at once."""

    first = "code.field"

    def __init__(self, editor: RuleDesk) -> None:
        super().__init__(editor)
        self.words = ""

    def _typed(self) -> str:
        entry = self.editor.entry
        return entry.words if entry is not None and entry.id == "code.field" else self.words

    def read(self) -> tuple[RuleSet | None, str]:
        """Return the rules of what was typed, or what is wrong with it."""
        words = self._typed().strip()
        if not words:
            return None, ""
        try:
            if words.split()[0].casefold() in PRESETS:
                return rule_set(words), ""
            return from_code(words), ""
        except RuleError as error:
            return None, refusal(error.code, error.values)

    def build(self, canvas: Canvas) -> list[Node]:
        """Return the field, what it means or what is wrong, and the buttons."""
        rules, wrong = self.read()
        told = self._told(rules, wrong)
        width = min(860.0, canvas.width - 2 * MARGIN)
        h = Note.height(canvas, told, width - 60) if told else 0.0
        panel, inner = self.frame(canvas, "code", _("Enter a code"), width, 90 + 62 + 20 + max(56.0, h) + 20 + 64 + 34)
        entry = self.editor.entry
        mine = entry if entry is not None and entry.id == "code.field" else None
        words = _("Paste")
        paste = canvas.measure(words, 21, "bold") + 60
        field = Box(inner.x, inner.y, inner.w - paste - 16, 60)
        name = _("A share code")
        panel.add(Field("code.field", field, name, self.words, self.write, mine, _("Type a share code"), 24))
        panel.add(Button("code.paste", Box(inner.right - paste, inner.y, paste, 56), words, self.paste, "paper", 21))
        if told:
            at = Box(inner.x, field.bottom + 20, inner.w, max(56.0, h))
            panel.add(Note("code.told", at, told, "no" if wrong else "together"))
        row = Box(inner.x, inner.bottom - 60, inner.w, 58).columns(2, 16)
        panel.add(Button("code.cancel", row[0], _("Back"), self.cancel, "paper", 22))
        hint = "" if rules else _("Type a code first.")
        panel.add(Button("code.use", row[1], _("Play by it"), self._use, "main", 22, hint=hint, disabled=rules is None))
        return [Veil(canvas), panel]

    def _told(self, rules: RuleSet | None, wrong: str) -> str:
        if rules is None:
            return wrong
        n = len(rules.differences_from_official())
        count = ngettext("{n} house rule", "{n} house rules", n).format(n=n)
        return _("{name}, {count}").format(name=preset_name(rules.preset), count=count)

    def write(self) -> None:
        """Begin typing; with a code that is right, Enter goes on to the button that takes it."""
        self.editor.edit(Entry("code.field", self.words, self._keep, 4096))

    def _keep(self, words: str) -> None:
        self.words = words
        rules, _wrong = self.read()
        self.editor.go_to = "code.use" if rules is not None else ""

    def paste(self) -> None:
        """Take what is on the clipboard."""
        words = " ".join(clipboard.get().split())
        self.editor.end_editing()
        if words:
            self.words = words
        else:
            self.editor.say(_("There is no text on the clipboard."))
        self.editor.rebuild()

    def _use(self) -> None:
        rules, _wrong = self.read()
        self.editor.end_editing()
        if rules is not None:
            self.editor.base, self.editor.base_is_own = rules.preset, False
            self.editor.sheet = None
            self.editor.take(rules)


class Save(Sheet):
    """A name for the rules as they are now."""

    first = "save.field"

    def __init__(self, editor: RuleDesk) -> None:
        super().__init__(editor)
        self.words = editor.base if editor.base_is_own else ""

    def build(self, canvas: Canvas) -> list[Node]:
        """Return the field and the buttons."""
        editor = self.editor
        entry = editor.entry if editor.entry is not None and editor.entry.id == "save.field" else None
        name = clean_name(entry.words if entry else self.words)
        taken = editor.own.find(name) is not None
        told = (
            _("There is a rule set of that name; it will be replaced.") if taken else _("It stays in your own folder.")
        )
        width = min(720.0, canvas.width - 2 * MARGIN)
        h = len(canvas.lines(told, width - 60, 20)) * canvas.line_height(20)
        panel, inner = self.frame(canvas, "save", _("Save under a name"), width, 90 + 60 + 20 + h + 26 + 64 + 34)
        field = Box(inner.x, inner.y, inner.w, 60)
        panel.add(Field("save.field", field, _("Name"), self.words, self.write, entry, _("Name of the rule set"), 24))
        panel.add(Paragraph("save.told", Box(inner.x, field.bottom + 18, inner.w, h + 2), told, 20, "ui", "ink2"))
        row = Box(inner.x, inner.bottom - 60, inner.w, 58).columns(2, 16)
        panel.add(Button("save.cancel", row[0], _("Back"), self.cancel, "paper", 22))
        hint = "" if name else problem_words(own_rules.NAMELESS)
        panel.add(Button("save.do", row[1], _("Save"), self.save, "main", 22, hint=hint, disabled=not name))
        return [Veil(canvas), panel]

    def write(self) -> None:
        """Begin typing; with a name, Enter goes on to the button that saves."""
        self.editor.edit(Entry("save.field", self.words, self._keep, own_rules.MOST_NAME))

    def _keep(self, words: str) -> None:
        self.words = clean_name(words)
        self.editor.go_to = "save.do" if self.words else ""

    def save(self) -> None:
        """Keep the rules."""
        editor = self.editor
        editor.end_editing()
        problem = editor.own.save(self.words, editor.rules)
        if problem:
            editor.say(problem_words(problem))
            return
        editor.base, editor.base_is_own = clean_name(self.words), True
        editor.lay(None)
        editor.say(_("Saved as “{name}”.").format(name=editor.base))


class Sets(Sheet, RuleSets):
    """Every preset and every own rule set, to begin from; own ones can be renamed and deleted."""

    def __init__(self, editor: RuleDesk) -> None:
        Sheet.__init__(self, editor)
        RuleSets.__init__(
            self, editor.own.sets, self.cancel, editor.begin_from, editor.base, here_own=editor.base_is_own
        )
        self.first = f"{'own' if editor.base_is_own else 'preset'}.{editor.base}"
        self.deleting = ""

    def build(self, canvas: Canvas) -> list[Node]:
        """Return the rule sets, and over them the question before deleting."""
        editor = self.editor
        self.sets, self.here, self.here_own = editor.own.sets, editor.base, editor.base_is_own
        out = RuleSets.build(self, canvas)
        if self.deleting:
            title, words = _("Delete this rule set?"), _("“{name}” is gone then.").format(name=self.deleting)
            keep = ("keep", _("Keep it"), "paper", self.cancel)
            out += question(canvas, "delete", title, words, (keep, ("yes", _("Delete"), "main", self._delete)))
        return out

    def own_row(self, canvas: Canvas, box: Box, one: OwnSet) -> Node:
        """Return the row of an own rule set with what can be done to it."""
        row = Row(f"row.{one.name}", box, marked=self._is_here(one.name), name=one.name)
        entry = self.editor.entry
        mine = entry if entry is not None and entry.id == f"name.{one.name}" else None
        icons = Box(box.right - 112, box.y + 13, 46, 46)
        words = Box(box.x + 10, box.y + 6, icons.x - box.x - 24, box.h - 12)
        if mine is not None:
            row.add(Field(f"name.{one.name}", words.inset(6, 4), _("Name"), one.name, lambda: None, mine))
        else:
            row.add(self.own_button(words, one))
        again = _("Rename {name}").format(name=one.name)
        press = partial(self._rename, one)
        row.add(IconButton(f"rename.{one.name}", icons, "pencil", again, press, look="plain"))
        gone = _("Delete {name}").format(name=one.name)
        ask = partial(self._ask, one.name)
        return row.add(IconButton(f"delete.{one.name}", icons.moved(56, 0), "cross", gone, ask, look="plain"))

    def _is_here(self, name: str) -> bool:
        return self.here_own and self.here == name

    def _rename(self, one: OwnSet) -> None:
        renamed = partial(self._renamed, one.name)
        self.editor.edit(Entry(f"name.{one.name}", one.name, renamed, own_rules.MOST_NAME))

    def _renamed(self, old: str, new: str) -> None:
        problem = self.editor.own.rename(old, new)
        if problem:
            self.editor.say(problem_words(problem))
        elif self._is_here(old):
            self.editor.base = clean_name(new)

    def _ask(self, name: str) -> None:
        self.deleting = name
        self.editor.rebuild()

    def _delete(self) -> None:
        problem = self.editor.own.delete(self.deleting)
        if problem:
            self.editor.say(problem_words(problem))
        elif self._is_here(self.deleting):
            self.editor.base, self.editor.base_is_own = self.editor.rules.preset, False
        self.deleting = ""
        self.editor.rebuild()

    def cancel(self) -> None:
        """Answer the question with no, or take the sheet away."""
        if self.deleting:
            self._ask("")
        else:
            Sheet.cancel(self)
