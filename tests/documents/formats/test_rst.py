from __future__ import annotations

from collections.abc import Callable

import docutils.core
import docutils.nodes
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.read import DocumentSettings, read_document
from lambre_core.documents.unit import Directive


@pytest.mark.parametrize(
    ("data", "texts"),
    [
        ("Titel\n=====\n\nEin Wort\nund noch eins.\n", ["Titel", "Ein Wort und noch eins."]),
        ("====\nTitel\n====\nText\n", ["Titel", "Text"]),
        ("- Eins\n  weiter\n- Zwei\n\n1. Drei\n#. Vier\n", ["Eins weiter", "Zwei", "Drei", "Vier"]),
        ("Ein *betontes* und **starkes** Wort", ["Ein betontes und starkes Wort"]),
        ("Rufe ``make`` auf", ["Rufe X auf"]),
        ("Siehe :doc:`Titel </pfad>` und :ref:`marke`", ["Siehe Titel und X"]),
        ("Siehe `Titel <https://example.org>`_ hier", ["Siehe Titel hier"]),
        ("Siehe |name| und Wort_ sowie Note [1]_.", ["Siehe X und Wort sowie Note."]),
        ("Text::\n\n    code hier\n\nWeiter", ["Text:", "Weiter"]),
        ("Text\n\n::\n\n    code hier\n\nWeiter", ["Text", "Weiter"]),
        (".. code-block:: python\n\n    code = hier\n\nWeiter", ["Weiter"]),
        (".. note::\n    Ein Hinweis.\n\n    Noch einer.\n\nWeiter", ["Ein Hinweis.", "Noch einer.", "Weiter"]),
        (".. note:: Ein Hinweis.\n\nWeiter", ["Ein Hinweis.", "Weiter"]),
        (".. Eine Bemerkung\n   geht weiter\n\nWeiter", ["Weiter"]),
        (".. _marke:\n\nWeiter", ["Weiter"]),
        ("+---+---+\n| a | b |\n+---+---+\n\nWeiter", ["Weiter"]),
        ("=== ===\na   b\n=== ===\nc   d\n=== ===\n\nWeiter", ["Weiter"]),
        ("Begriff\n    Erklärung hier\n", ["Begriff", "Erklärung hier"]),
        (":Autor: Jemand anders\n", ["Jemand anders"]),
        ("| Eins\n| Zwei\n", ["Eins", "Zwei"]),
        (">>> print(1)\n1\n\nWeiter", ["Weiter"]),
        ("Ein\\ Wort und \\*", ["EinWort und *"]),
    ],
)
def test_units(check_unit: Callable[..., None], data: str, texts: list[str]) -> None:
    document = read_document("x.rst", data.encode(), DocumentSettings())
    assert document.problems == ()
    assert [unit.text for unit in document.units] == texts
    for unit in document.units:
        check_unit(unit, data.encode())


def test_labels() -> None:
    data = "Zvolte **Nová\nsložka** a :guilabel:`Další`, *ne* `Tady <x>`_ ani *Ano*."
    (unit,) = read_document("x.rst", data.encode(), DocumentSettings()).units
    assert [unit.text[slice(*span)] for span in unit.set_apart] == ["Nová složka", "Další", "ne", "Tady", "Ano"]


def test_a_directive_of_the_linter_is_a_comment() -> None:
    data = b".. lambre-lint: disable-next=agreement\n\nEin\nWort\n\nSatz\n"
    document = read_document("x.rst", data, DocumentSettings())
    assert document.directives == (Directive("disable", ("agreement",), 3), Directive("enable", ("agreement",), 5))


_BLOCKS = st.sampled_from(
    [
        "Ein Absatz\nin zwei Zeilen.",
        "Noch *ein* **Absatz** mit ``code``.",
        "- Punkt eins\n- Punkt zwei\n  geht weiter",
        "1. Erstens\n2. Zweitens",
        "Zitat folgt:\n\n    Ein Zitat.",
        "Code folgt::\n\n    code = hier",
        ".. note::\n\n    Ein Hinweis.",
        ".. Bemerkung",
        "Begriff\n    Erklärung",
        "Titel\n-----",
        "`Link <https://example.org>`__ und Text",
    ]
)


@given(st.lists(_BLOCKS, max_size=6).map("\n\n".join))
def test_docutils_reads_the_same(check_unit: Callable[..., None], source: str) -> None:
    document = read_document("x.rst", source.encode(), DocumentSettings())
    for unit in document.units:
        check_unit(unit, source.encode())
    tree = docutils.core.publish_doctree(source, settings_overrides={"report_level": 5, "doctitle_xform": False})
    wanted = [
        node.astext().replace("\n", " ").replace("code", "X")
        for node in tree.findall(
            lambda node: isinstance(node, docutils.nodes.paragraph | docutils.nodes.title | docutils.nodes.term)
        )
        if not isinstance(node.parent, docutils.nodes.system_message)
    ]
    assert [unit.text for unit in document.units] == wanted


@given(st.lists(_BLOCKS, min_size=1, max_size=3).map("\n\n".join))
def test_words_are_replaced(check_edits: Callable[..., int], source: str) -> None:
    assert check_edits("x.rst", ("Ein Wort\n\n" + source).encode(), DocumentSettings(), "Wörterb") > 0
