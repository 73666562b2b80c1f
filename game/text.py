"""Words in the player's language: gettext over the catalogues in ``assets/text/<language>/messages.mo``.

English is the language of the message ids and needs no catalogue. Sentences are looked up when they are shown, so a
change of language shows with the next frame.
"""

from __future__ import annotations

import gettext
import locale
import os
import re
import sys
from collections.abc import Iterable

from game import paths

LANGUAGES = {"zh_CN": "简体中文", "en": "English"}
"""The languages there are, each under its own name."""

PSEUDO = "en_XA"
"""A made-up language for tests: every sentence accented and two fifths longer, placeholders left alone."""

_GROWTH = 0.4
_ACCENTED = str.maketrans("aceginosuyACEGINOSUY", "áçéğíñóšúýÁÇÉĞÍÑÓŠÚÝ")
_PLACEHOLDER = re.compile(r"(\{[^{}]*\})")


class _Pseudo(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)


_english = gettext.NullTranslations()
_catalogue: gettext.NullTranslations = _english
_language = "en"


def set_language(language: str) -> str | None:
    """Speak `language` from now on: a key of LANGUAGES, or PSEUDO.

    Returns None, or a problem for `game.trouble` when the catalogue is missing or damaged: then English is spoken.
    Raises ValueError when there is no such language.
    """
    global _catalogue, _language
    problem = None
    if language == PSEUDO:
        _catalogue = _Pseudo()
    elif language == "en":
        _catalogue = _english
    elif language in LANGUAGES:
        _catalogue, problem = _load(language)
    else:
        raise ValueError(f"no such language: {language!r}")
    _language = "en" if problem else language
    return problem


def language() -> str:
    """Return the language spoken now."""
    return _language


def guess_language(preferred: Iterable[str] = ()) -> str:
    """Return the language to start with: the first of `preferred`, or of what the system says, that is known.

    Any Chinese is answered with zh_CN, anything else with English.
    """
    for name in (*preferred, *_system_languages()):
        head = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if head in ("zh", "chinese"):
            return "zh_CN"
        if head not in ("", "c", "posix"):
            return "en"
    return "en"


def _(message: str) -> str:
    """Return `message` in the language spoken; its ``{placeholders}`` are filled by the caller with ``.format``."""
    return _catalogue.gettext(message) if message else ""


def ngettext(one: str, many: str, n: int) -> str:
    """Return `one` or `many` as the language spoken wants it for the number `n`."""
    return _catalogue.ngettext(one, many, n)


def N_(message: str) -> str:  # noqa: N802 - the name that every gettext tool knows
    """Mark `message` for the catalogues and return it as it is: for tables that are looked up later with `_`."""
    return message


def pseudo(message: str) -> str:
    """Return `message` accented, bracketed and two fifths longer; ``{placeholders}`` stay as they are."""
    pieces = _PLACEHOLDER.split(message)
    accented = "".join(piece if i % 2 else piece.translate(_ACCENTED) for i, piece in enumerate(pieces))
    padding = max(0, round(len(message) * _GROWTH) - 2)
    return f"[{accented}{'~' * padding}]"


def _load(language: str) -> tuple[gettext.NullTranslations, str | None]:
    path = paths.ASSETS / "text" / language / "messages.mo"
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file), None
    except OSError as error:
        return _english, f"catalogue:{language}, {error.strerror or error}"
    except Exception as error:  # gettext answers damaged catalogues with struct, unicode, value and index errors
        return _english, f"catalogue:{language}, {error or type(error).__name__}"


def _system_languages() -> list[str]:
    names = [os.environ.get(key, "") for key in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        names.insert(0, locale.windows_locale.get(number, ""))
    return names
