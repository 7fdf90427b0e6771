from __future__ import annotations

import plistlib
from collections.abc import Callable

import pytest

from lambre_core.documents.read import DocumentSettings, read_document

FILES = {
    "NSStringLocalizedFormatKey": "%#@files@",
    "files": {
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
        "NSStringFormatValueTypeKey": "d",
        "one": "%d soubor",
        "few": "%d soubory",
        "other": "%d souborů & více",
    },
}


@pytest.mark.parametrize("path", ["cs.lproj/Localizable.stringsdict", "l10n/cs/x.stringsdict"])
def test_each_form_has_its_number(check_edits: Callable[..., int], check_unit: Callable[..., None], path: str) -> None:
    data = plistlib.dumps({"files": FILES}, sort_keys=False)
    document = read_document(path, data, DocumentSettings())
    assert [(unit.key, unit.text) for unit in document.units] == [
        ("files/files/one", "1 soubor"),
        ("files/files/few", "2 soubory"),
        ("files/files/other", "5 souborů & více"),
    ]
    for unit in document.units:
        check_unit(unit, data)
    assert check_edits(path, data, DocumentSettings()) == 4


DISK = {**FILES, "NSStringLocalizedFormatKey": "Smazat %#@files@ z disku?"}
FOLDERS = {
    "NSStringLocalizedFormatKey": "In %2$#@folders@ %1$#@files@ in %@ gefunden",
    "files": {"one": "wurde %1$d Datei", "other": "wurden %1$d Dateien"},
    "folders": {"one": "%2$d neuem Ordner", "other": "%2$d neuen Ordnern"},
}
LINES = {"NSStringLocalizedFormatKey": "Eine Frage.\n%#@n@ & mehr\nEnde", "n": {"other": "%d Dinge"}}
TWICE = {"NSStringLocalizedFormatKey": "%#@n@ und %#@n@", "n": {"other": "%d Dinge"}}


@pytest.mark.parametrize(
    ("entry", "texts"),
    [
        (
            DISK,
            {
                "a": "Smazat X z disku?",
                "a/files/one": "Smazat 1 soubor z disku?",
                "a/files/few": "Smazat 2 soubory z disku?",
                "a/files/other": "Smazat 5 souborů & více z disku?",
            },
        ),
        (
            FOLDERS,
            {
                "a": "In X X in X gefunden",
                "a/files/one": "In 5 neuen Ordnern wurde 1 Datei in X gefunden",
                "a/files/other": "In 5 neuen Ordnern wurden 5 Dateien in X gefunden",
                "a/folders/one": "In 1 neuem Ordner wurden 5 Dateien in X gefunden",
                "a/folders/other": "In 5 neuen Ordnern wurden 5 Dateien in X gefunden",
            },
        ),
        (LINES, {"a": "X & mehr Ende", "a/n/other": "5 Dinge & mehr"}),
        (TWICE, {"a": "X und X", "a/n/other": "5 Dinge"}),
    ],
)
def test_forms_stand_in_their_format_string(
    entry: dict[str, object], texts: dict[str, str], check_unit: Callable[..., None]
) -> None:
    data = plistlib.dumps({"a": entry}, sort_keys=False)
    document = read_document(
        "cs.lproj/x.stringsdict" if entry is DISK else "de.lproj/x.stringsdict", data, DocumentSettings()
    )
    assert {unit.key: unit.text for unit in document.units} == texts
    for unit in document.units:
        check_unit(unit, data)


def test_only_the_form_itself_is_a_text_of_its_place() -> None:
    data = plistlib.dumps({"a": DISK}, sort_keys=False)
    units = {unit.key: unit for unit in read_document("cs.lproj/x.stringsdict", data, DocumentSettings()).units}
    unit = units["a/files/one"]
    hidden = [unit.text[slice(*placeholder.span)] for placeholder in unit.placeholders]
    assert hidden == ["Smazat ", "1", " z disku?"]
    start = unit.text.index("soubor")
    assert unit.segment_map.source_text(start, start + 6) == "soubor"


def test_other_property_lists_have_no_units() -> None:
    data = plistlib.dumps({"a": "Text", "b": ["one"]})
    document = read_document("x.stringsdict", data, DocumentSettings())
    assert (document.units, document.problems) == ((), ())
