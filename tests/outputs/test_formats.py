"""Every format against its golden file; LAMBRE_UPDATE_GOLDEN=1 writes them anew, to be read before a commit."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from lambre_core import __version__, outputs
from lambre_core.findings.result import FileResult
from lambre_core.outputs import Style

GOLDEN = Path(__file__).parent / "golden"
SCHEMA = json.loads((Path(outputs.__file__).parent / "finding.schema.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", outputs.names())
@pytest.mark.parametrize("show_suppressed", [False, True])
def test_golden(news: Sequence[FileResult], name: str, show_suppressed: bool) -> None:
    text = "".join(outputs.load(name).render(news, Style(show_suppressed=show_suppressed)))
    text = text.replace(f'ersion": "{__version__}"', 'ersion": "X"')
    path = GOLDEN / f"news{'-suppressed' if show_suppressed else ''}.{name}"
    if os.environ.get("LAMBRE_UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8", newline="")
    assert text == path.read_bytes().decode("utf-8")


# What a format writes when there is no file
NOTHING = {
    "github": "",
    "gitlab": "[]\n",
    "jsonl": "",
    "junit": '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="lambre-lint">\n</testsuites>\n',
    "markdown": "## lambre-lint: 0 findings in 0 files\n\n0 sentences.\n",
    "rdjson": '{"source": {"name": "lambre-lint"},\n"diagnostics": []}\n',
    "statistics": "",
    "text": "",
}


@pytest.mark.parametrize("name", outputs.names())
def test_no_results_are_no_findings(name: str) -> None:
    text = "".join(outputs.load(name).render([], Style()))
    if name == "json":
        assert json.loads(text)["summary"]["findings"] == 0
    elif name == "sarif":
        assert json.loads(text)["runs"][0]["results"] == []
    else:
        assert text == NOTHING[name]


@pytest.mark.parametrize("name", outputs.names())
def test_each_format_says_what_it_is(name: str) -> None:
    assert outputs.load(name).HELP


def test_jsonl_follows_its_schema_with_keys_in_the_designs_order(news: Sequence[FileResult]) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    lines = "".join(outputs.load("jsonl").render(news, Style(show_suppressed=True))).splitlines()
    assert len(lines) == 2
    for line in lines:
        jsonschema.validate(json.loads(line), SCHEMA)
        assert list(json.loads(line)) == SCHEMA["$defs"]["finding"]["required"]


def test_json_wraps_the_same_objects(news: Sequence[FileResult]) -> None:
    document = json.loads("".join(outputs.load("json").render(news, Style())))
    lines = "".join(outputs.load("jsonl").render(news, Style())).splitlines()
    assert document["findings"] == [json.loads(line) for line in lines]
    assert document["summary"]["tokens"] == 35
    assert document["summary"]["suppressed"] == 1
    assert document["summary"]["score"] == 0.625  # the mean of 3/4 and 1/2
    assert [file["path"] for file in document["files"]] == ["examples/de/news.md", "examples/de/clean.md"]
    assert document["not_checked"][0]["units"] == 2
    assert document["problems"][0]["line"] == 3


@pytest.mark.parametrize("name", outputs.names())
def test_a_file_name_that_is_not_utf8_leaves_the_output_utf8(news: Sequence[FileResult], name: str) -> None:
    odd = os.fsdecode(b"caf\xe9.txt")
    (finding, *_), problem = news[0].findings, news[0].problems[0]
    finding = replace(finding, path=odd, word="\udce9", message="\udce9 is no letter.", key="\udce9")
    result = replace(news[0], path=odd, findings=(finding,), problems=(replace(problem, path=odd),))
    text = "".join(outputs.load(name).render([result], Style(link="https://example.org/")))
    if name == "text":  # `main` makes its streams take what cannot be encoded
        return
    text.encode("utf-8")
    if name in ("json", "jsonl", "gitlab", "rdjson", "sarif"):
        json.loads(text)
    if name in ("json", "jsonl"):
        assert odd in json.dumps(json.loads(text), ensure_ascii=False)
