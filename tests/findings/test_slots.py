"""Slots: what the words around a placeholder ask of it, with the shipped models and on given trees."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from lambre_core.check import check, load_for
from lambre_core.config.settings import Settings
from lambre_core.documents.read import read_document
from lambre_core.documents.settings import DocumentSettings
from lambre_core.findings.finding import Finding
from lambre_core.findings.slots import Filling, in_words, shown
from lambre_core.parsing.protocol import Parser
from lambre_core.treebank.feats import apart, parse_feats

SETTINGS = Settings(severity={"slot": "hint"}, base=Path(), cache=False)

PO = 'msgid ""\nmsgstr "Language: {}\\n"\n\nmsgid "a"\nmsgstr "{}"\n'
XLIFF = (
    '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="{}"><file id="f">'
    '<unit id="u"><segment><source>a</source><target>{}</target></segment></unit></file></xliff>'
)


@pytest.fixture(scope="module")
def parsers() -> dict[str, Parser]:
    return {}


def hints(name: str, content: str, parsers: dict[str, Parser], settings: Settings = SETTINGS) -> list[Finding]:
    """The hints on the slots of a file."""

    def load(language: str) -> Parser:
        if language not in parsers:
            parsers[language] = load_for(settings, None, None, None, language)
        return parsers[language]

    document = read_document(name, content.encode(), DocumentSettings())
    assert not document.problems
    [result] = check([document], settings, load=load)
    assert result.units
    return [finding for finding in result.findings if finding.code == "slot"]


# Name of the file, what stands in it, the slots and what they have to be
SAYING = [
    ("a.de.po", PO.format("de", "Die {item} wurde gelöscht."), [("{item}", "feminine singular")]),
    ("a.de.po", PO.format("de", "Der %s ist nicht verfügbar."), [("%s", "masculine singular")]),
    ("a.de.po", PO.format("de", "Neue %(kind)s verfügbar."), [("%(kind)s", "feminine singular or plural")]),
    ("a.de.json", '{"a": "Wählen Sie einen {{item}} aus."}', [("{{item}}", "masculine singular")]),
    ("a.de.json", '{"a": "Mit der {item} verbinden"}', [("{item}", "feminine singular")]),
    (
        "a.de.arb",
        '{"a": "Öffnen Sie die {door} mit dem {key}."}',
        [("{door}", "feminine singular or plural"), ("{key}", "masculine or neuter singular")],
    ),
    (
        "values-de/strings.xml",
        '<resources><string name="a">Kein %1$s gefunden.</string></resources>',
        [("%1$s", "masculine or neuter singular")],
    ),
    ("de.lproj/a.strings", '"a" = "Ihre %@ ist abgelaufen.";', [("%@", "feminine singular")]),
    ("a_de.properties", "a=Ihre {0} ist abgelaufen.", [("{0}", "feminine singular")]),
    ("de/a.ftl", "a = Die { $item } wurde gelöscht.", [("{ $item }", "feminine singular")]),
    ("de.yml", "de:\n  a: Die %{item} wurde gelöscht.\n", [("%{item}", "feminine singular")]),
    (
        "a.de.xlf",
        XLIFF.format("de", 'Die <ph id="0" equiv="INTERPOLATION" disp="{{ name }}"/> wurde gelöscht.'),
        [("{{ name }}", "feminine singular")],
    ),
    ("a.cs.po", PO.format("cs", "Tato {item} již existuje."), [("{item}", "feminine singular")]),
    ("a.cs.po", PO.format("cs", "Nová {item} byla přidána."), [("{item}", "feminine singular or neuter plural")]),
    ("a.cs.po", PO.format("cs", "%s přidala komentář."), [("%s", "feminine singular or neuter plural")]),
    ("a.cs.json", '{"a": "Tento {item} neexistuje."}', [("{item}", "masculine singular")]),
    ("a.cs.json", '{"a": "Opravdu chcete smazat tuto {item}?"}', [("{item}", "feminine singular")]),
    ("cs/a.ftl", "a = { $user } byl úspěšně uložen.", [("{ $user }", "masculine singular")]),
    ("a.ru.po", PO.format("ru", "Эта {item} удалена."), [("{item}", "feminine singular")]),
    ("ru.lproj/a.strings", '"a" = "%@ подтверждён.";', [("%@", "masculine singular")]),
    ("a.ru.json", '{"a": "Вы уверены, что хотите удалить этот {{item}}?"}', [("{{item}}", "masculine singular")]),
]

SILENT = {
    "a noun comes first, the slot only names it": ("a.de.po", PO.format("de", "Die Datei {name} wurde gelöscht.")),
    "a slot that has to be one thing, of whatever gender": ("a.de.po", PO.format("de", "{name} wurde gelöscht.")),
    "a slot in a certain case": ("a.de.po", PO.format("de", "Mit {name} verbinden")),
    "a number": ("a.de.po", PO.format("de", "Die %d Dateien wurden gelöscht.")),
    "a date": ("a.de.po", PO.format("de", "Wir versuchen es am {date} erneut.")),
    "the beginning of a word": ("a.de.po", PO.format("de", "Die {name}-Datei wurde gelöscht.")),
    "the end of a word": ("a.de.po", PO.format("de", "Die Haupt{name} wurde gelöscht.")),
    "a name before its noun": ("a.de.po", PO.format("de", "Die %s Datei wurde gelöscht.")),
    "code, which always reads the same": ("a.de.md", "Das `dict` wird nicht verwendet."),
    "an address": ("a.de.md", "Die https://example.org wurde gelöscht."),
    "a term of the catalogue": ("de/a.ftl", "-brand = Relay\na = Das { -brand } ist neu."),
    "an infinitive": ("a.de.po", PO.format("de", "{model} erstellen")),
    "an impersonal verb": ("a.ru.po", PO.format("ru", "{name} не удалось подключиться к серверу.")),
    "a noun before it": ("a.cs.po", PO.format("cs", "Soubor {name} byl smazán.")),
    "branches of a select, of which none agrees with a slot": (
        "a.de.json",
        '{"a": "{kind, select, door {Die Tür} other {Das Ding}} wurde gelöscht."}',
    ),
}


@pytest.mark.parametrize(("name", "content", "expected"), SAYING)
def test_what_is_said(name: str, content: str, expected: list[tuple[str, str]], parsers: dict[str, Parser]) -> None:
    found = hints(name, content, parsers)
    assert [(one.word, one.message.split(" is ", 1)[1].partition(":")[0]) for one in found] == expected
    for one in found:
        assert one.severity == "hint"
        assert one.word in content.encode()[one.range.start.byte : one.range.end.byte].decode()
        assert all(f'"{related.word}"' in one.message for related in one.related)
        assert one.related


@pytest.mark.parametrize("why", SILENT)
def test_what_is_not_said(why: str, parsers: dict[str, Parser]) -> None:
    assert hints(*SILENT[why], parsers) == []


def test_off_by_default_and_by_directive(parsers: dict[str, Parser]) -> None:
    name, content, _ = SAYING[0]
    assert hints(name, content, parsers, replace(SETTINGS, severity={})) == []
    disabled = content.replace('msgid "a"', '# lambre-lint: disable-next=slot\nmsgid "a"')
    assert [one.suppressed for one in hints(name, disabled, parsers)] == ["directive"]


GENDERS = ("Fem", "Masc", "Neut")


@pytest.mark.parametrize(
    ("forms", "words"),
    [
        ("Sing Fem", "feminine singular"),
        ("Sing Fem, Plur Fem, Plur Masc, Plur Neut", "feminine singular or plural"),
        ("Sing Fem, Sing Masc, Plur Fem, Plur Masc, Plur Neut", "feminine or masculine singular, or plural"),
        ("Sing Fem, Plur Neut", "feminine singular or neuter plural"),
        ("Sing Masc, Plur Masc", "masculine"),
        ("Sing Masc, Sing Neut", "masculine or neuter singular"),
        ("Plur Fem, Plur Masc, Plur Neut", "plural"),
    ],
)
def test_in_words(forms: str, words: str) -> None:
    fillings = frozenset(Filling(number, gender, "Nom") for number, gender in map(str.split, forms.split(", ")))
    assert in_words(fillings, GENDERS) == words


@pytest.mark.parametrize(
    ("feats", "alone"),
    [
        ("Gender=Fem,Neut|Number=Plur,Sing", ["Gender=Fem|Number=Sing", "Gender=Neut|Number=Plur"]),
        ("Gender=Masc|Number=Sing", ["Gender=Masc|Number=Sing"]),
        ("Case=Nom", ["Case=Nom"]),
    ],
)
def test_analyses_of_two_forms(feats: str, alone: list[str]) -> None:
    assert list(apart(parse_feats(feats))) == [parse_feats(one) for one in alone]


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("{item}", "{item}"),
        ("{\n  $item\n}", "{ $item }"),
        ("{" + "x" * 50 + "}", "{" + "x" * 38 + "…"),
        ('<x id="1"/>', "1"),
        ('<x id="INTERPOLATION" equiv-text="{{&quot;a&quot;}}"/>', '{{"a"}}'),
        ("<file>", "<file>"),
    ],
)
def test_how_a_slot_is_called(source: str, name: str) -> None:
    assert shown(source) == name
