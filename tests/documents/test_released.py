"""Files of released software: every one is read without a problem, and other readers read the same in them."""

from __future__ import annotations

import csv
import io
import json
import lzma
import os
import plistlib
import re
import tarfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unicodedata import normalize

import html5lib
import javaproperties
import openstep_plist
import polib
import pytest
from fluent.syntax import FluentParser, ast
from lxml import etree
from ruamel.yaml import YAML

from lambre_core.documents.masking import ADDRESS, UNSEEN
from lambre_core.documents.read import Document, DocumentSettings, read_document

DATA = os.environ.get("LAMBRE_DATA", str(Path(__file__).resolve().parents[3] / "shared" / "data"))
SETTINGS = DocumentSettings(csv_columns=("2",), fuzzy=True)

pytestmark = pytest.mark.data


@dataclass(frozen=True, slots=True)
class Released:
    """A file as it stands in its project."""

    format: str
    path: str
    data: bytes
    document: Document


@pytest.fixture(scope="module")
def released() -> list[Released]:
    archive = Path(DATA) / "eval" / "l10n.tar.xz"
    if not archive.exists():
        pytest.skip(f"{archive} is not there; set LAMBRE_DATA to the folder of the data")
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(archive.read_bytes()))) as tar:
        files = {member.name: tar.extractfile(member) for member in tar if member.isfile()}
    manifest = files["l10n/manifest.tsv"]
    assert manifest is not None
    found: list[Released] = []
    for row in csv.DictReader(io.StringIO(manifest.read().decode()), delimiter="\t"):
        file = files[f"l10n/{row['file']}"]
        assert file is not None
        data = file.read()
        found.append(Released(row["format"], row["path"], data, read_document(row["path"], data, SETTINGS)))
    return found


def test_every_file_is_read_or_rightly_refused(released: list[Released]) -> None:
    assert len(released) > 100
    for file in released:
        document = file.document
        if file.path.endswith("help-fr-FR.html"):
            assert [problem.line for problem in document.problems] == [25]  # ISO 8859-1
            assert "not UTF-8" in document.problems[0].message
            continue
        assert document.problems == (), file.path
        assert document.units, file.path


def test_every_character_has_its_place(released: list[Released]) -> None:
    for file in released:
        for unit in file.document.units:
            source = unit.segment_map.lines.text
            for segment in unit.segment_map.segments:
                text = unit.text[segment.text_start : segment.text_end]
                if segment.kind == "literal":
                    assert source[segment.source_start : segment.source_end] == text
                elif segment.kind == "escape":
                    assert segment.source_end > segment.source_start


# --- other readers ---------------------------------------------------------------------------------


def _po(data: bytes) -> Iterator[str]:
    for entry in polib.pofile(data.decode()):
        if not entry.obsolete and "credits" not in entry.msgid:
            yield from [entry.msgstr] if entry.msgstr else entry.msgstr_plural.values()


def _elements(data: bytes, names: tuple[str, ...]) -> Iterator[Any]:
    for element in etree.fromstring(data).iter():
        if isinstance(element.tag, str) and etree.QName(element).localname in names:
            yield element


def _android(data: bytes) -> Iterator[str]:
    for element in _elements(data, ("string", "item")):
        if element.get("translatable") != "false":
            text = re.sub(r"\s+", " ", "".join(element.itertext()))
            yield re.sub(r"\\(.)|\"", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1] or ""), text)


def _xliff(data: bytes) -> Iterator[str]:
    for element in _elements(data, ("target",)):
        yield from [] if len(element) else ["".join(element.itertext())]


def _qt(data: bytes) -> Iterator[str]:
    for element in _elements(data, ("translation",)):
        if element.get("type") not in ("vanished", "obsolete"):
            yield from (
                ["".join(form.itertext()) for form in element if form.tag == "numerusform"]
                or ["".join(element.itertext())]
            )


def _strings_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _strings_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _strings_of(inner)


def _stringsdict(data: bytes) -> Iterator[str]:
    for entry in plistlib.loads(data).values():
        for variable in entry.values():
            if isinstance(variable, dict):
                for name, text in variable.items():
                    yield from re.split(r"%\w+", text) if not name.startswith("NSString") else ()


def _arb(data: bytes) -> Iterator[str]:
    yield from (text for key, text in json.loads(data).items() if not key.startswith("@"))


def _fluent(data: bytes) -> Iterator[str]:
    def texts(node: Any) -> Iterator[str]:
        if isinstance(node, ast.TextElement):
            yield node.value
        elif isinstance(node, ast.Pattern):
            for element in node.elements:
                yield from texts(element)
        elif isinstance(node, ast.Placeable):
            yield "%"  # a slot

    for entry in FluentParser().parse(data.decode()).body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                yield "".join(texts(pattern))


def _html(data: bytes) -> Iterator[str]:
    body = html5lib.parse(data.decode("utf-8-sig"), namespaceHTMLElements=False).find("body")
    for paragraph in body.iter("p"):
        # What has slots in it is compared in tests of its own.
        if not any(child.tag in ("kbd", "code", "br") for child in paragraph.iter()):
            yield " ".join("".join(paragraph.itertext()).split())


READERS: dict[str, Callable[[bytes], Iterator[str]]] = {
    "po": _po,
    "android": _android,
    "xliff12": _xliff,
    "xliff20": _xliff,
    "ts": _qt,
    "strings": lambda data: _strings_of(dict(openstep_plist.loads("{" + data.decode() + "}"))),
    "stringsdict": _stringsdict,
    "arb": _arb,
    "json": lambda data: _strings_of(json.loads(data)),
    "properties": lambda data: _strings_of(javaproperties.loads(data.decode())),
    "yaml": lambda data: _strings_of(YAML(typ="safe", pure=True).load(data.decode())),
    "csv": lambda data: (row[1] for row in csv.reader(io.StringIO(data.decode()))),
    "ftl": _fluent,
    "html": _html,
}


@pytest.mark.parametrize("name", READERS)
def test_another_reader_reads_the_same_words(released: list[Released], name: str) -> None:
    """Every paragraph of every text without slots and markup is in a unit, word by word."""
    for file in released:
        if file.format != name or file.document.problems:
            continue
        read = (normalize("NFC", UNSEEN.sub("", text)) for text in READERS[name](file.data))
        expected = [text for text in read if not re.search(r"[%{}<>&$_|`@\\\[]|''", text) and not ADDRESS.search(text)]
        texts = {" ".join(unit.text.split()) for unit in file.document.units}
        found = "\n".join(texts)
        assert expected
        for text in expected:
            for paragraph in (" ".join(part.split()) for part in re.split(r"\s*\n\s*", text)):
                assert paragraph in texts or paragraph in found or not any(map(str.isalpha, paragraph))
