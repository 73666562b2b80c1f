"""The tool that keeps the catalogues: it finds what is said, loses no translation, and sees what is wrong."""

from __future__ import annotations

import gettext
import io

import pytest

catalogues = pytest.importorskip("assets.make.catalogues", reason="needs Babel")

CODE = """
from game.text import N_, _, ngettext
TABLE = {"a": N_("a table of words")}
def say(count, name):
    return _("hello {name}").format(name=name) + ngettext("{n} card", "{n} cards", count)
"""
MAP = """<map><properties>
<property name="name_en" value="Mill"/><property name="rules" value="official"/>
</properties></map>"""


@pytest.fixture
def house(tmp_path):
    for file, content in (("game/ui/button.py", CODE), ("game/app.py", '_("quit")\n'), ("levels/mill.tmx", MAP)):
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    (tmp_path / "text").mkdir()
    return tmp_path


def _po(house, room, *pairs):
    lines = [f'msgid "{one}"\nmsgstr "{other}"\n' for one, other in pairs]
    (house / "text" / f"{room}.po").write_text(catalogues._HEADER + "\n" + "\n".join(lines), encoding="utf-8")


def _bring_up_to_date(house, prune=False):
    folder = house / "text"
    catalogues.write(catalogues.merged(catalogues.read(folder), catalogues.sentences(house), prune), folder)
    (folder / "messages.mo").write_bytes(catalogues.compiled(catalogues.read(folder)))


def test_what_code_and_maps_say_goes_into_the_file_of_its_room(house):
    _bring_up_to_date(house)
    said = {
        room: [message.id for message in book if message.id] for room, book in catalogues.read(house / "text").items()
    }
    assert said["ui"] == ["a table of words", "hello {name}", ("{n} card", "{n} cards")]
    assert said["scenes"] == ["quit"]
    assert said["levels"] == ["Mill"]


def test_translations_stay_where_they_are(house):
    _po(house, "rules", ("hello {name}", "{name}好"))
    _bring_up_to_date(house)
    assert catalogues.read(house / "text")["rules"].get("hello {name}").string == "{name}好"
    assert "hello {name}" not in catalogues.read(house / "text")["ui"]


def test_what_nobody_says_is_dropped_only_when_asked(house):
    _po(house, "ui", ("old", "旧"))
    _bring_up_to_date(house)
    assert "old" in catalogues.read(house / "text")["ui"]
    _bring_up_to_date(house, prune=True)
    assert "old" not in catalogues.read(house / "text")["ui"]


def test_what_is_compiled_is_what_gettext_reads(house):
    _po(house, "ui", ("hello {name}", "{name}好"), ("quit", "退出"))
    spoken = gettext.GNUTranslations(io.BytesIO(catalogues.compiled(catalogues.read(house / "text"))))
    assert spoken.gettext("quit") == "退出"
    assert spoken.gettext("hello {name}") == "{name}好"
    assert spoken.gettext("unknown") == "unknown"


@pytest.mark.parametrize(
    ("pairs", "fault"),
    [
        ([("hello {name}", "你好")], "different placeholders"),
        ([("quit", "")], "'quit' is not translated"),
        ([("old", "旧")], "nobody says 'old'"),
        ([], "'quit' is in no .po"),
    ],
)
def test_faults_are_named(house, pairs, fault):
    _po(house, "ui", *pairs)
    assert any(fault in line for line in catalogues.faults(house, house / "text"))


def test_a_sentence_put_together_before_it_is_looked_up_is_named(house):
    (house / "game" / "app.py").write_text(
        '_(f"{1}")\n_("a" + "b")\nN_(name)\n_("{n}".format(n=1))\n_(TABLE[key])\n_(TABLE.get(key))\n', encoding="utf-8"
    )
    named = [line for line in catalogues.faults(house, house / "text") if "put together" in line]
    assert [line.split(":")[1] for line in named] == ["1", "2", "3", "4"]
