from __future__ import annotations

import re
from collections.abc import Callable

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.formats.po import decode_escape
from lambre_core.documents.read import Document, DocumentSettings, read_document
from lambre_core.documents.unit import Directive

HEADER = """msgid ""
msgstr ""
"Language: cs\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"

"""


def _read(text: str, **settings: bool) -> Document:
    return read_document("x.po", (HEADER + text).encode(), DocumentSettings(**settings))  # type: ignore[arg-type]


def _decoded(source: str) -> str:
    """An escape, or what stands between two strings of one message."""
    return re.sub(r"\\(?:[0-7]{1,3}|x[0-9a-fA-F]{1,2}|.)", lambda found: decode_escape(found[0]), source)


@pytest.mark.parametrize(
    ("text", "units"),
    [
        ('msgid "a"\nmsgstr "Nový soubor"\n', ["Nový soubor"]),
        ('msgid "a"\nmsgstr ""\n"Nový "\n"soubor"\n', ["Nový soubor"]),
        ('msgid "a"\nmsgstr "Nový " "soubor"\n', ["Nový soubor"]),
        ('msgid "a"\r\nmsgstr "Nový"\r\n', ["Nový"]),
        ('msgid "a"\nmsgstr "Říká \\"ano\\"\\t\\\\"\n', ['Říká "ano"\t\\']),
        ('msgid "a"\nmsgstr "\\101\\x42"\n', ["AB"]),
        ('msgid "a"\nmsgstr "Dlouhá\\nvěta"\n', ["Dlouhá věta"]),
        ('msgid "a"\nmsgstr "První věta.\\nDruhá věta."\n', ["První věta.", "Druhá věta."]),
        ('msgid "a"\nmsgstr "Titul\\n\\nText"\n', ["Titul", "Text"]),
        ('msgid "a"\nmsgstr ""\n', []),
        ('#, fuzzy\nmsgid "a"\nmsgstr "Nový"\n', []),
        ('#, c-format, fuzzy\nmsgid "a"\nmsgstr "Nový"\n', []),
        ('#~ msgid "a"\n#~ msgstr "Starý"\n', []),
        ('#| msgid "b"\nmsgid "a"\nmsgstr "Nový"\n', ["Nový"]),
        ('msgid "a"\nmsgstr "Nový"\nmsgid "b"\nmsgstr "Starý"\n', ["Nový", "Starý"]),
        ('msgid "a"\nmsgstr "_Nový soubor"\n', ["Nový soubor"]),
        ('msgid "a"\nmsgstr "Proměnná a_b a c_d"\n', ["Proměnná a_b a c_d"]),
        ('msgid "a"\nmsgstr "<b>Nový</b> soubor %s"\n', ["Nový soubor X"]),
        ('msgid "a"\nmsgstr "Zbývá 50 %% místa"\n', ["Zbývá 50 % místa"]),
        ('msgid "translator-credits"\nmsgstr "Jan Novák"\n', []),
        (
            'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "%d soubor"\nmsgstr[1] "%d soubory"\nmsgstr[2] "%d souborů"\n',
            ["1 soubor", "2 soubory", "5 souborů"],
        ),
    ],
)
def test_units(text: str, units: list[str]) -> None:
    document = _read(text)
    assert [unit.text for unit in document.units] == units
    assert document.problems == ()
    assert {unit.language for unit in document.units} <= {"cs"}


def test_what_a_unit_knows() -> None:
    (unit,) = _read('#. Shown in the menu\nmsgctxt "menu"\nmsgid "Open"\nmsgstr "Otevřít"\n').units
    assert (unit.key, unit.context, unit.fuzzy) == ("menu|Open", "Shown in the menu", False)
    (unit,) = _read('#, fuzzy\nmsgid "Open"\nmsgstr "Otevřít"\n', fuzzy=True).units
    assert unit.fuzzy


def test_a_template_has_its_messages_read() -> None:
    document = read_document(
        "x.pot", b'msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n', DocumentSettings()
    )
    assert [(unit.text, unit.key) for unit in document.units] == [
        ("5 file", "%d file"),
        ("5 files", "%d file[plural]"),
    ]


def test_a_directive_before_an_entry_holds_for_the_entry() -> None:
    document = _read('# lambre-lint: disable-next=agreement\nmsgid "a"\nmsgstr ""\n"Nový"\n\nmsgid "b"\nmsgstr "x"\n')
    assert document.directives == (Directive("disable", ("agreement",), 8), Directive("enable", ("agreement",), 11))


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ('msgid "a"\nmsgstr "Nový\nmsgid "b"\nmsgstr "Jiný"\n', 8, 8, ["string in quotation marks"]),
        ('msgid "a"\nmsgstr "No"vý"\n\nmsgid "b"\nmsgstr "Jiný"\n', 8, 12, ["string in quotation marks"]),
        ('mgsid "a"\nmsgstr "Nový"\n\nmsgid "b"\nmsgstr "Jiný"\n', 7, 1, ["msgid", "msgfmt"]),
        ('"Nový"\n\nmsgid "b"\nmsgstr "Jiný"\n', 7, 1, ["msgid"]),
    ],
)
def test_what_is_broken_costs_its_entry(text: str, line: int, column: int, words: list[str]) -> None:
    document = _read(text)
    assert "Jiný" in [unit.text for unit in document.units]
    problem = document.problems[0]
    assert (problem.path, problem.line, problem.column) == ("x.po", line, column)
    for word in words:
        assert word in problem.message


_TEXT = st.text(st.sampled_from('abčř \\"\n\t%_<.é€\U0001f600'), min_size=1, max_size=30)


@given(st.lists(_TEXT, min_size=1, max_size=4), st.sampled_from([4, 20, 78]))
def test_polib_writes_and_the_same_is_read(check_unit: Callable[..., None], texts: list[str], width: int) -> None:
    catalogue = polib.POFile(wrapwidth=width)
    catalogue.metadata = {"Content-Type": "text/plain; charset=utf-8", "Language": "cs"}
    for number, text in enumerate(texts):
        catalogue.append(polib.POEntry(msgid=f"id{number}", msgstr=f"q{text}"))
    data = str(catalogue).encode()
    document = read_document("x.po", data, DocumentSettings())
    assert document.problems == ()
    found: dict[str, str] = {}
    for unit in document.units:
        check_unit(unit, data, _decoded)
        found[unit.key or ""] = found.get(unit.key or "", "") + unit.text
    assert list(found) == [f"id{number}" for number in range(len(texts))]
    for number, text in enumerate(texts):
        if not re.search(r"[%_<.]", text):
            # A paragraph without a letter is no text.
            assert re.sub(r"\W", "", found[f"id{number}"]) == re.sub(r"\W", "", f"q{text}")


@given(st.lists(_TEXT, min_size=1, max_size=3))
def test_words_are_replaced(check_edits: Callable[..., int], texts: list[str]) -> None:
    catalogue = polib.POFile(wrapwidth=20)
    catalogue.metadata = {"Content-Type": "text/plain; charset=utf-8"}
    for number, text in enumerate(texts):
        catalogue.append(polib.POEntry(msgid=f"id{number}", msgstr=f"slovo {text}"))
    assert check_edits("x.po", str(catalogue).encode(), DocumentSettings(), 'Wo"rt') > 0
