"""The ways from one screen to another, and how a match comes to its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import paths
from game.ai.characters import CHARACTERS
from game.engine.errors import RuleError
from game.levels import catalogue
from game.levels.venue import Venue
from game.match import campaign, saves
from game.match.log import LogError
from game.match.session import Session
from game.match.table import COMPUTER, HUMAN, Pace, SeatSetup, Table
from game.match.worker import start_thinking
from game.narrate import refusal
from game.text import N_, _

if TYPE_CHECKING:
    from game.rules import RuleSet
    from game.scenes.context import Context
    from game.scenes.scene import Scene
    from game.ui.node import Act

USUAL_VENUE = "teahouse"

WHY_NOT = {
    "unreadable": N_("the file could not be read"),
    "too_large": N_("the file is far too long"),
    "not_a_match": N_("it is no match of this game"),
    "newer": N_("a newer version of the game wrote it"),
    "header": N_("its beginning is damaged"),
    "rules": N_("its rules cannot be played"),
    "act": N_("a line in it is damaged"),
    "refused": N_("a line in it is against the rules"),
    "digest": N_("a line in it has been changed"),
}
"""Why a saved match cannot be followed, by the code of `LogError`."""


def open_new_table(context: Context) -> None:
    """Open the screen on which a table is put together."""
    from game.scenes.new_table import NewTable

    _push(context, NewTable(context))


def open_road(context: Context, level: str = "") -> None:
    """Open the village road, with the card of a level."""
    from game.scenes.village_road import VillageRoad

    _push(context, VillageRoad(context, level))


def walked() -> tuple[int, int]:
    """Return at how many tables of the village road a match was won, and how many there are; no level is read."""
    tables = {path.stem for path in paths.LEVELS.glob("*.tmx")}
    progress, _problem = campaign.load(mend=False)
    return sum(progress.at(level).won for level in tables), len(tables)


def to_road(context: Context, level: str = "") -> None:
    """Close everything but the title and open the village road."""
    to_title(context)
    open_road(context, level)


def open_settings(context: Context) -> None:
    """Open the settings."""
    from game.scenes.settings import SettingsScene

    _push(context, SettingsScene(context))


def open_help(context: Context) -> None:
    """Open the page of keys."""
    from game.scenes.help import Help

    _push(context, Help(context))


def open_about(context: Context) -> None:
    """Open the page that says who made this and what it is not."""
    from game.scenes.about import About

    _push(context, About(context))


def open_broken_levels(context: Context) -> None:
    """Open the list of the user's levels that cannot be used, with the reasons."""
    from game.scenes.places import BrokenLevels

    _push(context, BrokenLevels(context))


def open_rules(context: Context, rules: str) -> None:
    """Open the rule book of a table."""
    from game.scenes.rule_book import RuleBook

    _push(context, RuleBook(context, rules))


def open_rule_book(context: Context) -> None:
    """Open the rule book of the official rules, in which any other rule set can be read too."""
    from game.scenes.rule_book import RuleBook

    _push(context, RuleBook(context, "official", choosable=True))


def open_editor(
    context: Context, rules: RuleSet, seats: int, changed: Callable[[RuleSet], None], group: str = "deck"
) -> None:
    """Open the rule editor; `changed` is told of every change."""
    from game.scenes.rule_editor import RuleEditor

    _push(context, RuleEditor(context, rules, seats, changed, group))


def ask_agreed(context: Context, rules: RuleSet, name: str, deal: Act, change: Act) -> None:
    """Show the table what is not as in the printed rules before it is dealt to."""
    from game.scenes.agreed import Agreed

    _push(context, Agreed(context, rules, name, deal, change))


def _push(context: Context, scene: Scene) -> None:
    if context.stack is not None:
        context.stack.push(scene)


def to_title(context: Context) -> None:
    """Close everything but the title."""
    from game.scenes.title import Title

    if context.stack is not None:
        context.stack.reset(Title(context))


def table_scene(context: Context, session: Session) -> Scene:
    """Return the table at which a session is played."""
    from game.scenes.table import TableScene

    return TableScene(context, session)


def begin(context: Context, table: Table) -> str:
    """Deal a new match and go to its table; returns a sentence when its rules cannot be played, else nothing."""
    try:
        session = saves.new_session(table, context.seed(), pace=Pace.of(context.settings), thinker=start_thinking())
    except RuleError as error:
        return refusal(error.code, error.values)
    _push(context, table_scene(context, session))
    return ""


def continue_match(context: Context) -> str:
    """Go on with the saved match; returns a sentence when that cannot be, else nothing."""
    try:
        saved = saves.load_running()
    except LogError as error:
        return _damaged(error)
    if saved is None:
        return _("There is no match to continue any more.")
    session = saved.session(pace=Pace.of(context.settings), thinker=start_thinking())
    _push(context, table_scene(context, session))
    return ""


def _damaged(error: LogError) -> str:
    why = _(WHY_NOT.get(error.code, N_("it is damaged")))
    if error.kept_as is None:
        return _("The saved match cannot be continued: {why}. The file was left where it is.").format(why=why)
    words = _("The saved match cannot be continued: {why}. It was kept as “{file}”; a new match can be started.")
    return words.format(why=why, file=error.kept_as.name)


def me(context: Context) -> SeatSetup:
    """Return the seat of the person at this screen."""
    settings = context.settings
    return SeatSetup(settings.name, HUMAN, settings.animal if settings.animal in CHARACTERS else "rabbit")


def usual_table(context: Context, rules: str = "official", seats: int = 4) -> Table:
    """Return a table of the person at this screen and computer players of the zodiac."""
    others = [name for name in CHARACTERS if name != me(context).character]
    company = ("ox", "tiger", "monkey", "snake", "dragon", "pig", "goat", "dog", "rat", "horse", "rooster", "rabbit")
    chosen = [name for name in company if name in others][: seats - 1]
    players = tuple(SeatSetup("", COMPUTER, name, "steady") for name in chosen)
    return Table(rules, (me(context), *players), venue=USUAL_VENUE)


def asked_for(context: Context) -> Scene | None:
    """Return the table the command line asked for; None when it cannot be played (the title then says why)."""
    options = context.options
    table = usual_table(context, options.rules or "official")
    if options.level is not None:
        try:
            venue = catalogue.find(options.level).venue
        except KeyError:
            venue = None
        if venue is None:
            context.notices.append(_("The level “{name}” cannot be played.").format(name=options.level))
            return None
        table = table_of(context, venue, options.rules)
    try:
        session = saves.new_session(table, context.seed(), pace=Pace.of(context.settings), thinker=start_thinking())
    except RuleError as error:
        context.notices.append(refusal(error.code, error.values))
        return None
    return table_scene(context, session)


def table_of(context: Context, venue: Venue, rules: str | None = None) -> Table:
    """Return the table of a level, with the person at this screen at its first seat."""
    mine = me(context)
    if any(one.character == mine.character for one in venue.opponents):
        taken = {one.character for one in venue.opponents}
        mine = SeatSetup(mine.name, HUMAN, next(name for name in CHARACTERS if name not in taken))
    others = sorted(venue.opponents, key=lambda one: one.seat)
    players = tuple(SeatSetup("", COMPUTER, one.character, one.level) for one in others)
    return Table(rules or venue.rules, (mine, *players), venue=venue.id)


def warm_up(context: Context) -> None:
    """Import and load what the table needs; runs on a thread while the title is read."""
    catalogue.shipped_levels()
    import game.scenes.table  # noqa: F401  - imported here so that opening a table does not wait for it
