from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyicumessageformat import Parser

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.icu import IcuError, slot_word, variants
from lambre_core.documents.masking import rewrite
from lambre_core.documents.positions import LineIndex


def _texts(message: str, language: str | None = "de") -> list[str]:
    builder = UnitBuilder(LineIndex.of(message))
    builder.literal(0, len(message))
    return [rewrite(message, builder.segments, branch.changes)[0] for branch in variants(message, language)]


@pytest.mark.parametrize(
    ("message", "language", "texts"),
    [
        ("Hallo {name}!", "de", ["Hallo X!"]),
        ("{count} Dateien", "de", ["5 Dateien"]),
        ("{n, number, integer} Dateien", "de", ["5 Dateien"]),
        ("{day, date, ::yMMMd}", "de", ["X"]),
        ("{n, plural, one {# Datei} other {# Dateien}}", "de", ["1 Datei", "5 Dateien"]),
        ("{n,plural,=0{keine Datei}one{# Datei}other{# Dateien}}", "de", ["keine Datei", "1 Datei", "5 Dateien"]),
        ("{n, plural, offset:1 one {# Gast} other {# Gäste}}", "de", ["1 Gast", "5 Gäste"]),
        ("Es gibt {n, plural, one {{n} Datei} other {{n} Dateien}}.", "de", ["Es gibt 1 Datei.", "Es gibt 5 Dateien."]),
        (
            "{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}",
            "ru",
            ["1 файл", "2 файла", "5 файлов", "1,5 файла"],
        ),
        ("{n, plural, one {# soubor} few {# soubory} other {# souborů}}", "cs", ["1 soubor", "2 soubory", "5 souborů"]),
        ("{n, plural, one {a} few {b} other {c}}", None, ["a", "b", "c"]),
        ("{g, select, male {Er} female {Sie} other {Es}} kommt", "de", ["Er kommt", "Sie kommt", "Es kommt"]),
        ("{n, selectordinal, one {#st} other {#th}}", "en", ["5st", "5th"]),
        # One choice at a time; the others take their last branch.
        (
            "{a, select, x {A} other {B}} und {b, select, x {C} other {D}}",
            "de",
            ["A und D", "B und D", "B und C"],
        ),
        (
            "{g, select, f {{n, plural, one {# Frau} other {# Frauen}}} other {niemand}}",
            "de",
            ["1 Frau", "5 Frauen", "niemand"],
        ),
        ("It''s '{'quoted'}' and l'amour", "fr", ["It's {quoted} and l'amour"]),
        ("{n, plural, other {'#' #}}", "de", ["# 5"]),
        ("kein # hier", "de", ["kein # hier"]),
        (
            "{0,choice,0#keine Datei|1#eine Datei|1<{0,number,integer} Dateien} gelöscht",
            "de",
            ["keine Datei gelöscht", "eine Datei gelöscht", "5 Dateien gelöscht"],
        ),
        ("{0, choice, 1#{0} Datei| 9 < {0} neue '|' Dateien}", "de", ["1 Datei", " 10 neue | Dateien"]),
        ("{0,choice,-∞<keine|1≤{1}}", "de", ["keine", "X"]),
    ],
)
def test_branches(message: str, language: str | None, texts: list[str]) -> None:
    assert _texts(message, language) == texts


@pytest.mark.parametrize(
    ("message", "offset"),
    [
        ("a } b", 2),
        ("a {", 2),
        ("{n, plural, one {a}", 19),
        ("{n, plural}", 10),
        ("{n, plural, }", 0),
        ("{n, plural, one {a} other {b}", 29),
        ("{n, plural, one {a", 12),
        ("{n, number, {}", 11),
        ("{a b}", 0),
        ("{0,choice,}", 10),
        ("{0,choice,eine|1#zwei}", 10),
        ("{0,choice,0#eine|1#zwei", 19),
        ("{0,choice,0#eine|zwei}", 17),
    ],
)
def test_what_is_broken(message: str, offset: int) -> None:
    with pytest.raises(IcuError) as caught:
        variants(message, "de")
    assert caught.value.offset == offset


def test_deep_nesting_is_refused() -> None:
    message = "{a, select, other {" * 100 + "x" + "}}" * 100
    with pytest.raises(IcuError, match="deep"):
        variants(message, "de")


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("count", "5"),
        ("itemCount", "5"),
        ("numFiles", "5"),
        ("max_width", "5"),
        ("account", "X"),
        ("name", "X"),
        ("minister", "X"),
        ("0", "X"),
    ],
)
def test_words_for_slots(name: str, word: str) -> None:
    assert slot_word(name) == word


_MESSAGES = st.recursive(
    st.one_of(st.text(st.sampled_from("ab ä."), max_size=5), st.just("{x}")),
    lambda inner: st.one_of(
        st.tuples(inner, inner).map("".join),
        st.tuples(inner, inner).map(lambda two: f"{{n, plural, one {{{two[0]}}} other {{#{two[1]}}}}}"),
        st.tuples(inner, inner).map(lambda two: f"{{g, select, f {{{two[0]}}} other {{{two[1]}}}}}"),
    ),
    max_leaves=6,
)


@given(_MESSAGES)
def test_the_branches_are_those_of_another_reader(message: str) -> None:
    """Every text that pyicumessageformat's tree allows with one choice away from the last branch, and no other."""

    def texts(nodes: object, number: str) -> tuple[list[str], str]:
        """All texts, and that of the last branches."""
        if isinstance(nodes, str):
            return [nodes], nodes
        if isinstance(nodes, dict):
            if nodes.get("hash"):
                return [number], number
            if "options" not in nodes:
                return ["X"], "X"
            found = [
                texts(branch, ("1" if label == "one" else "5") if nodes["type"] == "plural" else number)
                for label, branch in nodes["options"].items()
            ]
            return [text for options, _ in found for text in options], found[-1][1]
        assert isinstance(nodes, list)
        parts = [texts(node, number) for node in nodes]
        last = [default for _, default in parts]
        every = {"".join(last)}
        for place, (options, _) in enumerate(parts):
            every |= {"".join([*last[:place], option, *last[place + 1 :]]) for option in options}
        return sorted(every), "".join(last)

    tree = Parser({"submessage_types": ["plural", "selectordinal", "select"]}).parse(message)
    expected, _ = texts(tree, "5")
    assert set(_texts(message)) == set(expected)
