"""The rule editor: every switch in its group, searched, changed, reset, noted, shared."""

from __future__ import annotations

from functools import partial

from game.engine.switch import GROUPS, MAX_TEXT, Switch
from game.input.intents import Intent, Kind
from game.narrate import rule_notes
from game.narrate.find import found
from game.narrate.switches import group_name, idle_note, switch_name
from game.rules import SWITCHES
from game.rules.text_form import MAX_DIGITS, allowed
from game.scenes.frame import MARGIN, TOP, TopBar
from game.scenes.menu import MenuScene
from game.scenes.rule_desk import RuleDesk, cards_of
from game.scenes.rule_panels import WHOLE, group_panel, whole_panel, whole_rows
from game.scenes.rule_rows import ROW_GAP, Note, RowNote, RuleRow
from game.text import _, ngettext
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.entry import Entry
from game.ui.geometry import Box
from game.ui.lists import ListView, Scroll
from game.ui.node import Node
from game.ui.widgets import Panel, Paragraph, Text

THREE_COLUMNS = 1700.0
"""From this width on the rule set as a whole has a column of its own."""


class RuleEditor(RuleDesk):
    """The screen on which a rule set is changed."""

    name = "rule_editor"
    own_keys = frozenset((Kind.PAGE_UP, Kind.PAGE_DOWN))

    # Going about ---------------------------------------------------------------------------------------------------
    def show(self, group: str) -> None:
        """Show a group of rules."""
        self.group, self.query, self.row_scroll = group, "", Scroll()
        self._refused = None
        self.rebuild()

    def search(self) -> None:
        """Begin typing what to look for; rules are found with every letter."""
        self.row_scroll = Scroll()
        self.edit(Entry("search", self.query, self._searched, 40))

    def _searched(self, words: str) -> None:
        self.query = words.strip()
        hits = found(self.query, self.rules.values) if self.query else ()
        self.go_to = f"rule.{hits[0].id}" if hits else ""

    def end_search(self) -> None:
        """Show the group again."""
        self.show(self.group)

    def write(self, switch: Switch) -> None:
        """Begin typing a number or the dare."""
        now = str(self.rules.values[switch.id])
        if switch.kind == "text":
            self.edit(Entry(f"rule.{switch.id}.field", now, lambda words: self.put(switch, words.strip()), MAX_TEXT))
        else:
            self.edit(Entry(f"rule.{switch.id}", now, lambda words: self._number(switch, words), MAX_DIGITS))

    def _number(self, switch: Switch, words: str) -> None:
        if words.isascii() and words.isdigit() and switch.allows(int(words)):
            self.put(switch, int(words))
        else:
            said = _("{name}: {allowed}").format(name=switch_name(switch.id), allowed=allowed(switch))
            self.say(said)

    def cancel(self) -> None:
        """Close the sheet, end the search, go back: whichever is the innermost."""
        if self.sheet is not None:
            self.context.sound("ui_back")
            self.sheet.cancel()
        elif self.query:
            self.end_search()
        else:
            super().cancel()

    def shortcut(self, intent: Intent) -> bool:
        """F5 is done, Page Up and Down turn the groups over, R reads the rules as a book."""
        if self.sheet is not None:
            return False
        if intent.kind is Kind.START:
            super().cancel()
        elif intent.kind in (Kind.PAGE_UP, Kind.PAGE_DOWN):
            by = -1 if intent.kind is Kind.PAGE_UP else 1
            at = GROUPS.index(self.group) if self.group in GROUPS else 0
            self.show(GROUPS[(at + by) % len(GROUPS)])
        elif intent.kind is Kind.RULES:
            self.open_book()
        else:
            return False
        return True

    def rebuild(self) -> None:
        """Build again; what is being searched for is what stands in the field."""
        if self.entry is not None and self.entry.id == "search":
            self.query = self.entry.words.strip()
        if not self.open:
            return
        self.tree.replace(self.build(self.canvas), self.sheet.first if self.sheet else self.first)
        if self.go_to and self.entry is None:
            self.tree.set_focus(self.go_to)
            self.go_to = ""

    # Looks ---------------------------------------------------------------------------------------------------------
    def build(self, canvas: Canvas) -> Node:
        """Return groups, rows, the rule set as a whole, and the sheet over them."""
        root = Node("rule-editor", canvas.box, role="screen", name=_("House rules"))
        self._bar(canvas, root)
        height = canvas.height - TOP - MARGIN
        wide = canvas.width >= THREE_COLUMNS
        side = 350.0 if canvas.width >= 1400 else 280.0
        right = min(560.0, max(430.0, canvas.width * 0.22)) if wide else 0.0
        if wide and self.group == WHOLE:
            self.group = GROUPS[0]
        root.add(group_panel(canvas, Box(MARGIN, TOP, side, height), self, not wide))
        left = MARGIN + side + 18
        rows = Box(left, TOP, canvas.width - MARGIN - left - (right + 18 if wide else 0), height)
        root.add(self._row_panel(canvas, rows))
        if wide:
            root.add(whole_panel(canvas, Box(rows.right + 18, TOP, right, height), self))
        if self.sheet is not None:
            root.add(*self.sheet.build(canvas))
        return root

    def _bar(self, canvas: Canvas, root: Node) -> None:
        width = 270.0 if canvas.width >= 1400 else 210.0
        words = self._summary()
        said = canvas.measure(words, 20, "bold")
        box = Box(canvas.width - MARGIN - width, 16, width, 52)
        room = width + MARGIN + 24 + said
        root.add(TopBar(canvas, _("House rules"), _("Change any line you like"), self.cancel, room))
        left = box.x - 22 - said
        if left > 480:
            root.add(Text("summary", Box(left - 2, 26, said + 4, 32), words, 20, "bold", "#FBE3D0"))
        key = self.context.key(Kind.START)
        root.add(Button("done", box, _("Done"), lambda: MenuScene.cancel(self), "gold", 26, key=key))

    def _summary(self) -> str:
        players = ngettext("{n} player", "{n} players", self.seats).format(n=self.seats)
        n = cards_of(self.rules)
        cards = ngettext("{n} card", "{n} cards", n).format(n=n)
        changed = len(self.house_rules())
        rules = ngettext("{n} house rule", "{n} house rules", changed).format(n=changed)
        return _("{players} · {rules}").format(
            players=_("{players} · {rules}").format(players=players, rules=cards), rules=rules
        )

    def _row_panel(self, canvas: Canvas, box: Box) -> Node:
        title = self._title()
        panel = Panel("rows", box, name=title)
        head = Box(box.x + 30, box.y + 20, box.w - 60, 42)
        if not self.query and self.group != WHOLE:
            words = _("Reset group")
            w = canvas.measure(words, 19, "bold") + 50
            clean = not any(one.group == self.group for one in self.house_rules())
            at = Box(head.right - w, head.y - 2, w, 46)
            hint = _("Nothing in this group differs.") if clean else ""
            button = Button("reset_group", at, words, self.reset_group, "ghost", 19, hint=hint, disabled=clean)
            panel.add(button)
            head = Box(head.x, head.y, head.w - w - 16, head.h)
        panel.children.insert(0, Text("rows.title", head, title, 30, "display", role="heading"))
        top = box.y + 76
        problem = rule_notes.cannot_be_dealt(self.rules, self.seats)
        if problem and self.group != WHOLE:
            h = Note.height(canvas, problem, head.w)
            panel.add(Note("rows.problem", Box(head.x, top - 4, box.w - 60, h), problem, "no"))
            top += h + 6
        inner = Box(box.x + 18, top, box.w - 36, box.bottom - 22 - top)
        rows = self._rows(canvas, Box(inner.x + 8, inner.y + 6, inner.w - 28, 0))
        panel.add(ListView("rows.list", inner, rows, self.row_scroll, name=title))
        return panel

    def _title(self) -> str:
        if self.query:
            n = len(found(self.query, self.rules.values))
            return ngettext("{n} rule found", "{n} rules found", n).format(n=n)
        return _("This rule set") if self.group == WHOLE else group_name(self.group)

    def _rows(self, canvas: Canvas, place: Box) -> list[Node]:
        if self.group == WHOLE and not self.query:
            return whole_rows(canvas, place, self)
        if self.query:
            switches = found(self.query, self.rules.values)
        else:
            switches = tuple(one for one in SWITCHES if one.group == self.group)
        if not switches:
            words = _("No rule has “{words}” in it.").format(words=self.query)
            h = len(canvas.lines(words, place.w, 22)) * canvas.line_height(22)
            return [Paragraph("rows.none", Box(place.x, place.y + 10, place.w, h + 2), words, 22, "ui", "ink2")]
        notes = self._notes()
        rows: list[Node] = []
        y = place.y
        for switch in switches:
            entry = self.entry
            mine = entry if entry and entry.id in (f"rule.{switch.id}", f"rule.{switch.id}.field") else None
            at = Box(place.x, y, place.w, 0)
            rows.append(RuleRow(canvas, at, switch, self.rules, self, notes.get(switch.id, ()), mine))
            y = rows[-1].bounds.bottom + ROW_GAP
        return rows

    def _notes(self) -> dict[str, list[RowNote]]:
        """Return what is said under which rule."""
        notes: dict[str, list[RowNote]] = {}
        values = self.rules.values
        if self._refused is not None:
            notes.setdefault(self._refused[0], []).append(self._refused[1])
        for one in self.rules.idle():
            words = idle_note(one.switch, one.because, values[one.because])
            notes.setdefault(one.switch, []).append(RowNote("idle", words))
        for hint in rule_notes.hints(self.rules, self.seats):
            label = rule_notes.change_words(hint.change) if hint.change else ""
            press = partial(self.apply, hint.change) if hint.change else None
            note = RowNote(hint.kind, rule_notes.hint_words(hint), label, press)
            for switch in {hint.switches[0], *hint.change}:
                notes.setdefault(switch, []).append(note)
        return notes
