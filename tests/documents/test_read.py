from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.documents.read import Document, DocumentSettings, all_formats, format_for, read_document
from lambre_core.documents.unit import DocumentError

DEFAULT = DocumentSettings()
NAMES = tuple(
    "x.txt x.md x.jsonl x.po res/values-de/strings.xml x.xlf x.ts x.stringsdict x.strings x.json x.arb x.properties"
    " x.ftl x.yaml x.csv x.tsv x.html x.rst x.conllu".split()
)


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("a.txt", "text"),
        ("a.md", "markdown"),
        ("A.MD", "markdown"),
        ("x/a.markdown", "markdown"),
        ("a.jsonl", "jsonl"),
        (r"c:\x\a.jsonl", "jsonl"),
        ("a.png", None),
        ("README", None),
        (".md", None),
    ],
)
def test_format_by_extension(path: str, name: str | None) -> None:
    found = format_for(path)
    assert (found.NAME if found else None) == name


def test_format_by_setting() -> None:
    found = format_for("a.png", DocumentSettings(format="text"))
    assert found is not None
    assert found.NAME == "text"
    with pytest.raises(DocumentError, match=r'no format "txt"; choose one of .*jsonl, .*text'):
        format_for("a.png", DocumentSettings(format="txt"))


def test_extensions_belong_to_one_format() -> None:
    extensions = [extension for module in all_formats().values() for extension in module.EXTENSIONS]
    assert len(extensions) == len(set(extensions))
    assert all(extension.startswith(".") and extension == extension.lower() for extension in extensions)


def test_unknown_format_is_a_problem() -> None:
    (problem,) = read_document("a.png", b"x", DEFAULT).problems
    assert problem.path == "a.png"
    assert ".md" in problem.message


@pytest.mark.parametrize("path", NAMES)
@pytest.mark.parametrize(
    ("data", "line", "column", "words"),
    [
        (b"Gut.\n\nSch\xf6n.\n", 3, 4, ["not UTF-8", "0xF6", "offset 9"]),
        ("ä\r\nö".encode() + b"\xff", 2, 2, ["offset 6"]),
        (b"\xef\xbb\xbfab\xe4", 1, 3, ["offset 5"]),
        (b"ab\xc3", 1, 3, ["offset 2"]),
        (b"a\n\xed\xa0\x80", 2, 1, ["not UTF-8"]),  # a surrogate, which UTF-8 does not have
        ("Größe".encode("utf-16"), None, None, ["UTF-16", "FF FE"]),
        (b"\xfe\xff\x00a", None, None, ["UTF-16", "FE FF"]),
        ("a".encode("utf-32"), None, None, ["UTF-32"]),
        (b"a\n\nbc\x00d", 3, 3, ["NUL", "offset 5"]),
    ],
)
def test_what_is_no_text(path: str, data: bytes, line: int | None, column: int | None, words: list[str]) -> None:
    document = read_document(path, data, DEFAULT)
    assert document.units == ()
    (problem,) = document.problems
    assert (problem.path, problem.line, problem.column) == (path, line, column)
    for word in words:
        assert word in problem.message


@pytest.mark.parametrize("path", NAMES)
@pytest.mark.parametrize("data", [b"", b"\n", b"\xef\xbb\xbf", b" \r\n\t\r\n"])
def test_empty_files_have_nothing_wrong(path: str, data: bytes) -> None:
    document = read_document(path, data, DEFAULT)
    assert document.units == ()
    assert document.problems == ()


def test_too_large() -> None:
    (problem,) = read_document("a.md", b"x" * 1001, DocumentSettings(max_bytes=1000)).problems
    assert "more than 1,000 bytes" in problem.message


SENTENCE = "Die große Regierung legt *lange* Bücher 📚 vor, sagt `sie` auf https://example.org/a. "


def _places(document: Document) -> int:
    """Map a word every 100 characters, as a run with a finding in every sentence would."""
    count = 0
    for unit in document.units:
        for start in range(0, len(unit.text), 100):
            unit.segment_map.source_range(start, min(start + 5, len(unit.text)))
            count += 1
    return count


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("x.txt", (SENTENCE * 11_000).encode()),
        ("x.txt", ((SENTENCE + "\n") * 11_000).encode()),
        ("x.md", (SENTENCE * 11_000).encode()),
        ("x.jsonl", ('{"text": "' + SENTENCE * 11_000 + '"}').encode()),
        ("x.jsonl", ('{"text": "' + r"Die gro\u00dfe Regierung.\n" * 40_000 + '"}').encode()),
    ],
    ids=["line of text", "lines of text", "line of Markdown", "record", "record of escapes"],
)
def test_a_megabyte_in_one_text(path: str, data: bytes) -> None:
    begin = time.process_time()
    document = read_document(path, data, DEFAULT)
    assert len(document.units) == 1
    assert document.problems == ()
    assert _places(document) > 6_000
    # Far above what it takes, far below what anything quadratic takes.
    assert time.process_time() - begin < 30


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("x.txt", b"a" + b" " * 300_000 + b"a"),
        ("x.txt", b"a.@-_" * 60_000),
        ("x.md", b"a" + b" " * 300_000 + b"a"),
        ("x.md", b"# a" + b" " * 100_000 + b"#" * 50_000 + b"a"),
        ("x.md", b"<!-- lambre-lint: " * 10_000 + b"-->"),
        ("x.md", b"a <code>" * 20_000),
        ("x.md", b"[" * 50_000 + b"a"),
        ("x.md", b">" * 50_000 + b"a"),
        ("x.md", b"a {{ $a " * 20_000),
        ("x.jsonl", b'{"text": ' + b"[" * 100_000),
        ("x.jsonl", b'{"text": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"),
        ("x.json", b"[" * 100_000 + b"]" * 100_000),
        ("x.json", b'{"a": "' + b"{a, select, other {" * 20_000 + b'"}'),
        ("x.json", b'{"a": "' + b"<a {{ $a ${ %( [[ " * 10_000 + b'x"}'),
        ("x.json", b'{"a": "' + b"&amp;a%s|" * 20_000 + b'x"}'),
        ("x.po", b'msgid "a"\nmsgstr ""\n' + b'"a\\n\\n"\n' * 30_000),
        ("x.po", b'msgid "a"\nmsgstr "' + b"\\" * 200_001 + b'"'),
        ("strings.xml", b"<resources>" + b"<a>" * 100_000),
        ("strings.xml", b"<resources><string name='a'>" + b"a&#228;" * 50_000 + b"</string></resources>"),
        ("x.xlf", b"<xliff>" + b"<group>" * 150 + b"a" * 300_000),
        ("x.strings", b'"a" = "a";\n' * 30_000),
        ("x.strings", b"/* a " * 60_000),
        ("x.properties", b"a=a\\\n" * 60_000 + b"a"),
        ("x.ftl", b"a = { " * 30_000),
        ("x.ftl", b"a = a\n    b\n" * 5_000),
        ("x.yaml", b"[" * 3_000 + b"a"),
        ("x.yaml", b"- a\n" * 30_000),
        ("x.yaml", b"a: >\n" + b"  a b\n\n" * 20_000),
        ("x.csv", b'text\n"' + b'a""' * 60_000 + b'"'),
        ("x.csv", b"text\n" + b'"a' * 60_001),
        ("x.html", b"<p>a" * 30_000),
        ("x.html", b"<b>a" * 20_000),
        ("x.rst", b"a *b* ``c``\n" * 20_000),
        ("x.rst", b"`a" * 30_000),
        ("x.conllu", b"1\ta\t_\t_\t_\t_\t0\t_\t_\t_\n" * 30_000),
    ],
)
def test_nothing_is_quadratic(path: str, data: bytes) -> None:
    begin = time.process_time()
    document = read_document(path, data, DEFAULT)
    assert document.units or document.problems
    assert time.process_time() - begin < 15


@given(st.sampled_from(NAMES), st.binary(max_size=80))
def test_any_bytes(path: str, data: bytes) -> None:
    document = read_document(path, data, DEFAULT)
    assert all(problem.path == path for problem in document.problems)


@given(
    st.sampled_from(NAMES), st.text(st.sampled_from('ab *_`[]()\\!<>&;#-1.\n\r|:"{},~=+ \u2028\U0001f600'), max_size=60)
)
def test_any_text(path: str, text: str) -> None:
    document = read_document(path, text.encode(), DEFAULT)
    for unit in document.units:
        assert any(map(str.isalpha, unit.text))
        assert unit.text == unit.text.strip()
        assert unit.segment_map.length == len(unit.text)
