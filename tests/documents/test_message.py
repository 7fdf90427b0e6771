from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.message import About, message_units
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.unit import InputProblem, TextUnit


def _units(message: str, about: About | None = None) -> list[TextUnit]:
    builder = UnitBuilder(LineIndex.of(message))
    builder.literal(0, len(message))
    return [item for item in message_units(builder, about or About()) if isinstance(item, TextUnit)]


@pytest.mark.parametrize(
    ("message", "text", "hidden"),
    [
        ("Datei %s gelöscht", "Datei X gelöscht", ["%s"]),
        ("%d Dateien", "5 Dateien", ["%d"]),
        ("%1$d von %2$s", "5 von X", ["%1$d", "%2$s"]),
        ("%.2f Sekunden", "5 Sekunden", ["%.2f"]),
        ("%ld Dateien", "5 Dateien", ["%ld"]),
        ("Öffne %@ bitte", "Öffne X bitte", ["%@"]),
        ("%lld %@und", "5 Xund", ["%lld", "%@"]),
        ("50 % der Dateien", "50 % der Dateien", []),
        ("50 %% der Dateien", "50 % der Dateien", []),
        ("100%ige Sicherheit", "100%ige Sicherheit", []),
        ("%%s ist kein Slot", "%s ist kein Slot", []),
        ("%(name)s fehlt", "X fehlt", ["%(name)s"]),
        ("Je zde %(to-process)s album", "Je zde X album", ["%(to-process)s"]),
        ("%(count)d Dateien", "5 Dateien", ["%(count)d"]),
        ("Hallo %{name}!", "Hallo X!", ["%{name}"]),
        ("%<n>d Dateien", "5 Dateien", ["%<n>d"]),
        ("Datei %1 von %L2", "Datei X von 5", ["%1", "%L2"]),
        ("%n Datei(en)", "5 Datei(en)", ["%n"]),
        ("Hallo {name}", "Hallo X", ["{name}"]),
        ("Hallo {0} und {1}", "Hallo X und X", ["{0}", "{1}"]),
        ("{} fehlt", "X fehlt", ["{}"]),
        ("{{count}} Dateien", "5 Dateien", ["{{count}}"]),
        ("{{ user.name }} fehlt", "X fehlt", ["{{ user.name }}"]),
        ("${name} fehlt", "X fehlt", ["${name}"]),
        ("#{name} fehlt", "X fehlt", ["#{name}"]),
        ("$user fehlt 5 $", "X fehlt 5 $", ["$user"]),
        ("Siehe $t(common.help)", "Siehe X", ["$t(common.help)"]),
        ("Ein <b>fettes</b> Wort", "Ein fettes Wort", []),
        ("Ein **fettes** und _schräges Wort_, *%s*!", "Ein fettes und schräges Wort, X!", ["%s"]),
        ("_Datei snake_case 2*3*4 *.txt und *.doc", "_Datei snake_case 2*3*4 *.txt und *.doc", []),
        ("Ein <0>fettes</0> Wort", "Ein fettes Wort", []),
        ("Ein <link href='%s'>Wort</link> fehlt", "Ein Wort fehlt", []),
        ("Aufruf: lint <datei> bitte", "Aufruf: lint X bitte", ["<datei>"]),
        ("Drücke <kbd>Strg</kbd> jetzt", "Drücke X jetzt", ["<kbd>Strg</kbd>"]),
        (
            "Drücke <keyseq><key>Strg</key><key>C</key></keyseq> in <file>Bilder</file>",
            "Drücke X in X",
            ["<keyseq><key>Strg</key><key>C</key></keyseq>", "<file>Bilder</file>"],
        ),
        (
            "Wähle <guiseq><gui>Datei</gui><gui>Neu</gui></guiseq>, dann <gui>Gut</gui>",
            "Wähle X, dann Gut",
            ["<guiseq><gui>Datei</gui><gui>Neu</gui></guiseq>"],
        ),
        ("Wähle <file> aus", "Wähle X aus", ["<file>"]),
        ("Eins<br/>zwei", "Eins zwei", []),
        ("a < b und c > d", "a < b und c > d", []),
        ("A &amp; B", "A & B", []),
        ("Siehe https://example.org/a.", "Siehe X.", ["https://example.org/a"]),
        ("Führe `make` aus", "Führe X aus", ["`make`"]),
        ("Lange\nZeile", "Lange Zeile", []),
        ("%#@files@ gelöscht", "X gelöscht", ["%#@files@"]),
    ],
)
def test_slots_and_markup(message: str, text: str, hidden: list[str], check_unit: Callable[..., None]) -> None:
    (unit,) = _units(message)
    assert unit.text == text
    assert [placeholder.source for placeholder in unit.placeholders] == hidden
    check_unit(unit, message.encode(), lambda source: "\n" if source.startswith("<br") else source)


@pytest.mark.parametrize(
    ("message", "about", "texts"),
    [
        ("Titel\n\nText hier", About(), ["Titel", "Text hier"]),
        ("Satz eins.\nSatz zwei.", About(), ["Satz eins.", "Satz zwei."]),
        ("Liste:\n- eins\n- zwei", About(), ["Liste:", "- eins", "- zwei"]),
        ("<p>Eins</p><p>Zwei</p>", About(), ["Eins", "Zwei"]),
        ("{{ limit }} Datei.|{{ limit }} Dateien.", About(code="de"), ["1 Datei.", "5 Dateien."]),
        (
            "{{ n }} soubor|{{ n }} soubory|{{ n }} souborů",
            About(code="cs"),
            ["1 soubor", "2 soubory", "5 souborů"],
        ),
        ("%s files", About(numeral="2"), ["2 files"]),
        ("Nachricht an %s", About(numeral="1"), ["Nachricht an X"]),
        ("%d Dateien", About(numeral="2"), ["2 Dateien"]),
        ("&Datei öffnen", About(accelerators="&"), ["Datei öffnen"]),
        ("Forschung & Lehre", About(accelerators="&"), ["Forschung & Lehre"]),
        ("AT&T anrufen", About(accelerators="&"), ["AT&T anrufen"]),
        ("Ö_ffnen", About(accelerators="_"), ["Öffnen"]),
        ("&&Datei öffnen", About(accelerators="&"), ["Datei öffnen"]),
        ("Nach der Auswahl&linie", About(accelerators="_&"), ["Nach der Auswahllinie"]),
        ("Tom&Jerry lesen", About(accelerators="&"), ["Tom&Jerry lesen"]),
        ("Neues ~Fenster", About(accelerators="_~"), ["Neues Fenster"]),
        ("<b>Nicht gesichert</b>\nEs fehlt Platz.", About(), ["Nicht gesichert", "Es fehlt Platz."]),
        ("Das ist <b>nicht</b>\nmeins", About(), ["Das ist nicht meins"]),
        ("Fen~ster, ~5 km", About(accelerators="~"), ["Fenster, ~5 km"]),
        ("%s", About(), []),
        ("%d %%", About(), []),
        ("", About(), []),
        ("Rest {", About(), ["Rest {"]),
    ],
)
def test_texts_of_a_message(message: str, about: About, texts: list[str]) -> None:
    assert [unit.text for unit in _units(message, about)] == texts


@pytest.mark.parametrize(
    ("message", "labels"),
    [
        (
            "Zvolte <b>Nová &amp; stará</b> a <a href='x'>Další</a>, ne <i>toto</i>.",
            [["Nová & stará", "Další", "toto"]],
        ),
        (
            "V <app>Souborech</app> zvolte <gui style='menu'>Nová</gui> nebo <guilabel>Další</guilabel>.",
            [["Souborech", "Nová", "Další"]],
        ),
        ("**Nová** a _další věc_, ne __toto__", [["Nová", "další věc"]]),
        ("<b></b>Ano <b>Ne</i> <em>%s Je</em>", [["X Je"]]),
        ("<b>Jedna</b>.\n\n<b>Dvě</b> věci", [["Jedna"], ["Dvě"]]),
    ],
)
def test_labels(message: str, labels: list[list[str]]) -> None:
    found = [[unit.text[slice(*span)] for span in unit.set_apart] for unit in _units(message)]
    assert found == labels


def test_branches_are_named() -> None:
    units = _units("{n, plural, one {# Datei} other {# Dateien}}", About(key="files", code="de"))
    assert [(unit.key, unit.text) for unit in units] == [("files/one", "1 Datei"), ("files/other", "5 Dateien")]


def test_broken_icu_has_its_place() -> None:
    builder = UnitBuilder(LineIndex.of("ab\n{n, plural, one {x"))
    builder.literal(3, 21)
    (problem,) = message_units(builder, About(key="k"))
    assert isinstance(problem, InputProblem)
    assert (problem.line, problem.column) == (2, 13)
    assert '"k"' in problem.message


@given(st.text(st.sampled_from("ab ä%sd1$@{}<>/&;#n\n|'_\U0001f600"), max_size=40), st.booleans())
def test_every_character_has_its_place(message: str, icu: bool) -> None:
    """Whatever a message has in it: what stands in the text without being written otherwise stands in the message."""
    for unit in _units(message, About(icu=icu, accelerators="&")):
        assert unit.segment_map.length == len(unit.text)
        for segment in unit.segment_map.segments:
            if segment.kind == "literal":
                text = unit.text[segment.text_start : segment.text_end]
                assert message[segment.source_start : segment.source_end] == text
        for placeholder in unit.placeholders:
            assert placeholder.source in message
