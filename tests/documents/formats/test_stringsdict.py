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


def test_a_format_around_its_variable_is_a_text() -> None:
    entry = {**FILES, "NSStringLocalizedFormatKey": "Smazat %#@files@ z disku?"}
    document = read_document(
        "cs.lproj/x.stringsdict", plistlib.dumps({"a": entry}, sort_keys=False), DocumentSettings()
    )
    assert next((unit.key, unit.text) for unit in document.units) == ("a", "Smazat X z disku?")


def test_other_property_lists_have_no_units() -> None:
    data = plistlib.dumps({"a": "Text", "b": ["one"]})
    document = read_document("x.stringsdict", data, DocumentSettings())
    assert (document.units, document.problems) == ((), ())
