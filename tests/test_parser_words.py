"""Help and complaints of the command line are in the language of the game, those of Python's own parser too."""

from __future__ import annotations

import contextlib
import re

import pytest

from game import cli, text
from game.cli import parser_words

HELP = (["--help"], ["simulate", "--help"], ["levels", "--help"], ["bench", "--help"], ["check", "--help"])
WRONG = (
    *(["--seed", "x"], ["--seed"], ["check"], ["levels", "frob"], ["simulate", "--rounds"], ["--lang", "xx"]),
    *(["simulate", "--seats", "steady", "--s", "1"], ["bench", "--json=1"], ["levels", "check"]),
)
HANZI = re.compile("[\u4e00-\u9fff]")
ENGLISH = re.compile(r"\b(usage|options?|arguments?|show|help|expected|required|invalid|choose|ambiguous|exit)\b", re.I)


def _said(capsys, language: str, args: list[str]) -> str:
    with pytest.raises(SystemExit) if "--help" in args else contextlib.nullcontext():
        cli.main([*args, "--lang", language] if "--lang" not in args else args)
    found = capsys.readouterr()
    return found.out + found.err


@pytest.mark.parametrize("args", HELP, ids=" ".join)
def test_help_is_wholly_in_the_language_of_the_game(args, capsys):
    chinese = _said(capsys, "zh_CN", args)
    assert chinese.startswith("用法：")
    assert "选项" in chinese
    assert "显示这段帮助" in chinese
    assert not ENGLISH.search(re.sub(r"--?[\w-]+", "", chinese)), chinese
    english = _said(capsys, "en", args)
    assert english.startswith("usage: ")
    assert "options:" in english
    assert "show this help message and exit" in english
    assert not HANZI.search(english.replace("简体中文", ""))


@pytest.mark.parametrize("args", WRONG, ids=" ".join)
def test_complaints_are_one_line_in_the_language_of_the_game(args, capsys, monkeypatch):
    monkeypatch.setattr(text, "guess_language", lambda preferred=(): "zh_CN")
    chinese = _said(capsys, "zh_CN", args).removeprefix("house-rules: ")
    assert HANZI.search(chinese)
    assert not ENGLISH.search(re.sub(r"--?[\w-]+", "", chinese)), chinese
    assert chinese.count("\n") == 1
    monkeypatch.setattr(text, "guess_language", lambda preferred=(): "en")
    assert not HANZI.search(_said(capsys, "en", args))


def test_placeholders_are_those_of_the_sentence():
    text.set_language("zh_CN")
    marks = re.compile(r"%(?:\(\w+\))?[sr]")
    for sentence in parser_words.SENTENCES:
        assert text._(sentence) != sentence
        assert sorted(marks.findall(text._(sentence))) == sorted(marks.findall(sentence))
    for count in (1, 3):
        assert marks.findall(parser_words.expected(count)) == ["%s"]
