"""What the rule editor does: switches set, refused and put back, rule sets taken, kept and shared."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.switch import GROUPS, Switch, Value
from game.match.own_rules import OwnRules
from game.narrate import rule_notes
from game.narrate.presets import preset_name
from game.rules import PRESETS, SWITCHES, RuleError, RuleSet, compile_game, rule_set
from game.rules.match_scoring import MOST_POINTS
from game.scenes import clipboard, rule_keeping, rule_sheets
from game.scenes.context import Context
from game.scenes.menu import MenuScene
from game.scenes.rule_rows import RowNote
from game.text import _
from game.ui.lists import Scroll

CODE_GROUP = 4
"""Letters of a share code written together."""


class RuleDesk(MenuScene):
    """The rules being edited, what they come from, and the sheets; `RuleEditor` draws it.

    `changed` is told of every change at once.
    """

    def __init__(
        self, context: Context, rules: RuleSet, seats: int, changed: Callable[[RuleSet], None], group: str = GROUPS[0]
    ) -> None:
        """`seats` is for how many the rules are meant; `group` is shown first."""
        super().__init__(context)
        self.rules, self.seats, self.group = rules, seats, group
        self._changed = changed
        self.first = f"group.{group}"
        self.own = OwnRules()
        self.base, self.base_is_own = rules.preset, False
        own = next((one.name for one in self.own.sets if one.rules == rules.text), "")
        if own and rules.text not in PRESETS:
            self.base, self.base_is_own = own, True
        self.query = ""
        self.sheet: rule_sheets.Sheet | None = None
        self._refused: tuple[str, RowNote] | None = None
        self.go_to = ""
        """What gets focus once typing has ended."""
        self.group_scroll, self.row_scroll, self.whole_scroll = Scroll(), Scroll(), Scroll()

    def enter(self) -> None:
        """Say what was wrong with the file of own rule sets."""
        super().enter()
        if self.own.problem:
            self.say(rule_keeping.problem_words(self.own.problem))

    # Changing rules ------------------------------------------------------------------------------------------------
    def take(self, rules: RuleSet) -> None:
        """Play by these rules from now on."""
        self.rules = rules
        self._refused = None
        self._changed(rules)
        self.rebuild()

    def apply(self, changes: Mapping[str, Value]) -> None:
        """Change several switches at once."""
        try:
            self.take(self.rules.changed(**changes))
        except RuleError as error:
            self._refuse(next(iter(changes)), changes, error)

    def put(self, switch: Switch, value: Value) -> None:
        """Set a switch; what cannot be is said at its row, with what would have to change beside it."""
        self.apply({switch.id: value})

    def step(self, switch: Switch, by: int) -> None:
        """Set a switch to the next value that can be; what was passed over on the way is said."""
        now = self.rules.values[switch.id]
        values = [stepped(int(now), by)] if switch.id == "target" else _beyond(switch, now, by)
        refused: tuple[Mapping[str, Value], RuleError] | None = None
        for value in values:
            try:
                rules = self.rules.changed(**{switch.id: value})
            except RuleError as error:
                refused = refused or ({switch.id: value}, error)
                continue
            self.take(rules)
            break
        if refused is not None:
            self._refuse(switch.id, *refused)

    def _refuse(self, switch: str, changes: Mapping[str, Value], error: RuleError) -> None:
        way = rule_notes.way_out(self.rules, changes, error)
        label = rule_notes.change_words(way) if way else ""
        press = (lambda: self.apply(way)) if way else None
        self._refused = (switch, RowNote("no", rule_notes.refused(error), label, press))
        self.rebuild()

    def reset(self, switch: Switch) -> None:
        """Set a switch to its official value."""
        self.tree.set_focus(f"rule.{switch.id}.field" if switch.kind == "text" else f"rule.{switch.id}")
        self.apply({switch.id: switch.default(self.rules.values)})

    def reset_group(self) -> None:
        """Set every switch of the group shown to its official value."""
        changed = {one.id for one in self.rules.differences_from_official() if one.group != self.group}
        kept = {name: self.rules.values[name] for name in changed}
        try:
            self.take(rule_set("official").changed(**kept))
        except RuleError as error:
            self._refuse(next(one.id for one in SWITCHES if one.group == self.group), kept, error)
            self.say(rule_notes.refused(error))

    # The rule set as a whole ---------------------------------------------------------------------------------------
    def base_name(self) -> str:
        """Return the name of what the rules come from."""
        return self.base if self.base_is_own else preset_name(self.base)

    def base_rules(self) -> RuleSet:
        """Return the rules these come from; official when an own set has gone meanwhile."""
        if not self.base_is_own:
            return rule_set(self.base)
        one = self.own.find(self.base)
        try:
            return one.rule_set() if one is not None else rule_set("official")
        except RuleError:
            return rule_set("official")

    def away(self) -> int:
        """Return how many switches are not as in what the rules come from."""
        base, now = self.base_rules().values, self.rules.values
        return sum(1 for one in SWITCHES if base[one.id] != now[one.id] and not _usual(one, base, now))

    def house_rules(self) -> tuple[Switch, ...]:
        """Return the switches that are not official."""
        return self.rules.differences_from_official()

    def begin_from(self, name: str, *, own: bool) -> None:
        """Take a preset's or an own set's rules."""
        self.base, self.base_is_own = name, own
        self.sheet = None
        self.take(self.base_rules())

    def back_to_base(self) -> None:
        """Undo all that is not as in what the rules come from."""
        self.take(self.base_rules())

    def code(self) -> str:
        """Return the share code in groups of letters."""
        code = self.rules.code
        return " ".join(code[i : i + CODE_GROUP] for i in range(0, len(code), CODE_GROUP))

    def copy(self) -> None:
        """Put the share code on the clipboard."""
        if clipboard.put(self.rules.code):
            self.say(_("The code is on the clipboard."))
        else:
            self.say(_("There is no clipboard here. The code: {code}").format(code=self.code()))

    def copy_all(self) -> None:
        """Put the rules as text, the dare with them, on the clipboard; it can be entered like a code."""
        done = clipboard.put(self.rules.text)
        self.say(_("The rules are on the clipboard.") if done else _("There is no clipboard here."))

    # Sheets --------------------------------------------------------------------------------------------------------
    def lay(self, sheet: rule_sheets.Sheet | None) -> None:
        """Lay a sheet over the screen, or take it away."""
        self.end_editing()
        self.sheet = sheet
        self.rebuild()

    def pick(self, switch: Switch) -> None:
        """Show all values of a switch."""
        self.lay(rule_sheets.Values(self, switch))

    def pick_dare(self) -> None:
        """Show the dares."""
        self.lay(rule_sheets.Dares(self))

    def open_code(self) -> None:
        """Ask for a share code."""
        sheet = rule_keeping.Code(self)
        self.lay(sheet)
        sheet.write()

    def open_save(self) -> None:
        """Ask for a name."""
        sheet = rule_keeping.Save(self)
        self.lay(sheet)
        sheet.write()

    def open_sets(self) -> None:
        """Show all presets and own rule sets."""
        self.lay(rule_keeping.Sets(self))

    def open_book(self) -> None:
        """Read these rules as a book."""
        from game.scenes.rule_book import RuleBook

        if self.context.stack is not None:
            self.context.stack.push(RuleBook(self.context, self.rules.text))


def _usual(switch: Switch, *rules: Mapping[str, Value]) -> bool:
    """Say whether a switch stands in every one of these rules where it stands if nobody touches it."""
    return all(one[switch.id] == switch.default(one) for one in rules)


def cards_of(rules: RuleSet) -> int:
    """Return how many cards a rule set is played with."""
    return len(compile_game(rules).cards) or FLIP_CARDS * int(rules.values["decks"])


FLIP_CARDS = 112
"""In one flip pack (RULES.md section 3)."""


def stepped(value: int, by: int) -> int:
    """Return the next round score above or below `value`: in fives, tens, fifties, five hundreds."""
    below = value - 1 if by < 0 else value
    size = next(step for least, step in ((1000, 500), (200, 50), (50, 10), (0, 5)) if below >= least)
    target = value - value % size + size if by > 0 else below - below % size
    return min(MOST_POINTS, max(1, target))


def _beyond(switch: Switch, now: Value, by: int) -> list[Value]:
    """Return the values after or before `now`, nearest first."""
    values: list[Value] = list(switch.values)
    at = values.index(now)
    return values[at + 1 :] if by > 0 else values[:at][::-1]
