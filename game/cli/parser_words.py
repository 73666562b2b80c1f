"""What `argparse` says by itself, in the language of the game.

`argparse` looks its words up with gettext's functions under the names ``_`` and ``ngettext`` of its own module, in
whatever catalogue the process has by default; here these names are given the game's functions instead. A sentence that
another version of Python words differently is left in English.
"""

from __future__ import annotations

import argparse

from game import text
from game.text import N_, ngettext

SENTENCES = (
    N_("usage: "),
    N_("positional arguments"),
    N_("options"),
    N_("%(heading)s:"),
    N_("show this help message and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("not allowed with argument %s"),
    N_("ignored explicit argument %r"),
    N_("the following arguments are required: %s"),
    N_("one of the arguments %s is required"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("unrecognized arguments: %s"),
    N_("invalid %(type)s value: %(value)r"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("unknown parser %(parser_name)r (choices: %(choices)s)"),
)
"""What somebody at the command line can meet of it."""


def expected(count: int) -> str:
    """Return the sentence about a number of arguments, so that the catalogues have it; its ``%s`` is not filled."""
    return ngettext("expected %s argument", "expected %s arguments", count)


def speak() -> None:
    """Have every parser made from now on speak as the game does."""
    vars(argparse).update({"_": text._, "ngettext": text.ngettext})
