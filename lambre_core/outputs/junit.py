"""JUnit XML, for Jenkins, GitLab and whatever else shows test results.

A file is a test suite. Each finding is a failed test, known by rule, word and fingerprint and not by its line, so that
hosts that compare runs take it for the same one when it moves. A file in which nothing was found has one test that
passed; texts that were not checked are skipped tests, unreadable input an error.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape, quoteattr

from lambre_core.findings.finding import Finding
from lambre_core.findings.result import FileResult
from lambre_core.outputs import Style
from lambre_core.outputs._wording import encodable, not_checked_line, number_of, one_line

HELP = "JUnit XML, a test suite a file"

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML 1.0 document may hold, not even escaped."""


def render(results: Iterable[FileResult], style: Style) -> Iterator[str]:
    """Yield a test suite for each file."""
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="lambre-lint">\n'
    for result in results:
        yield from (f"{_clean(line)}\n" for line in _suite(result, style))
    yield "</testsuites>\n"


def _suite(result: FileResult, style: Style) -> Iterator[str]:
    shown = result.shown
    suppressed = [finding for finding in result.findings if finding.suppressed] if style.show_suppressed else []
    skipped = len(result.not_checked) + len(suppressed)
    passed = not (shown or result.problems or skipped)
    tests = len(shown) + len(result.problems) + skipped + passed
    yield (
        f'<testsuite name={_quoted(result.path)} tests="{tests}" failures="{len(shown)}" '
        f'errors="{len(result.problems)}" skipped="{skipped}">'
    )
    names: Counter[str] = Counter()
    for problem in result.problems:
        yield _case(result.path, _distinct("readable input", names), problem.line)
        yield f'    <error type="unreadable-input" message={_quoted(problem.message)}/>'
        yield "  </testcase>"
    for finding in (*shown, *suppressed):
        yield _case(result.path, _distinct(_name(finding), names), finding.range.start.line)
        if finding.suppressed is None:
            head = f"<failure type={_quoted(finding.code)} message={_quoted(one_line(finding))}>"
            yield f"    {head}{_body(finding)}</failure>"
        else:
            yield f"    <skipped message={_quoted(f'suppressed: {finding.suppressed}')}/>"
        yield "  </testcase>"
    for item in result.not_checked:
        yield _case(result.path, _distinct("checked", names), None)
        yield f"    <skipped message={_quoted(not_checked_line(item))}/>"
        yield "  </testcase>"
    if passed:
        yield f"{_case(result.path, 'grammar', None)[:-1]}/>"
    if result.hidden:
        yield f"  <system-out>{escape(number_of(result.hidden, 'finding'))} not sure enough left out</system-out>"
    yield "</testsuite>"


def _case(path: str, name: str, line: int | None) -> str:
    place = "" if line is None else f' line="{line}"'
    # Jenkins takes what comes before the last dot for the package.
    class_name = path.replace(".", "_").replace("/", ".").strip("._")
    return f"  <testcase name={_quoted(name)} classname={_quoted(class_name)} file={_quoted(path)}{place}>"


def _name(finding: Finding) -> str:
    return f'{finding.code} "{finding.word}" {finding.fingerprint[:8]}'.strip()


def _distinct(name: str, names: Counter[str]) -> str:
    """The name, numbered where it has been used: hosts take tests of one name for one."""
    names[name] += 1
    return name if names[name] == 1 else f"{name} ({names[name]})"


def _body(finding: Finding) -> str:
    start = finding.range.start
    text = f"{finding.path}:{start.line}:{start.column}: {finding.severity} {finding.code} [{finding.confidence:.2f}]"
    key = "" if finding.key is None else f"\nin: {finding.key}"
    fixes = "".join(f"\nfix: {fix.title}" for fix in finding.fixes)
    return escape(encodable(f"{text}{key}\n{finding.message}{fixes}"))


def _quoted(text: str) -> str:
    return quoteattr(encodable(text))


def _clean(line: str) -> str:
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", line)
