"""What a pattern, a directive and the glossary mean."""

from __future__ import annotations

import pytest

from lambre_core.documents.unit import Directive
from lambre_core.findings.suppression import code_matches, disabled_by_directive, folded, in_glossary

CODE = "agreement/adj-mod-noun/case"


@pytest.mark.parametrize(
    ("pattern", "matches"),
    [
        (CODE, True),
        ("agreement", True),
        ("agreement/", True),
        ("agreement/adj-mod-noun", True),
        ("agreement/*", True),
        ("*/case", True),
        ("agreement/adj-*-noun/*", True),
        ("*", True),
        ("agree", False),
        ("agreement/adj", False),
        ("agreement/adj-mod-noun/cas", False),
        ("assignment", False),
        ("", False),
    ],
)
def test_patterns(pattern: str, matches: bool) -> None:
    assert code_matches(pattern, CODE) is matches


@pytest.mark.parametrize(
    ("directives", "lines"),
    [
        ([], []),
        ([("disable", "", 3)], [3, 4, 5, 6]),
        ([("disable", "agreement", 3), ("enable", "", 5)], [3, 4]),
        ([("disable", "", 2), ("enable", "agreement/adj-mod-noun", 4)], [2, 3]),
        ([("disable", "agreement", 2), ("enable", "assignment", 4)], [2, 3, 4, 5, 6]),
        ([("disable-next", "agreement", 3)], [4]),
        ([("disable-next", "assignment", 3)], []),
        ([("disable-file", "", 5)], [1, 2, 3, 4, 5, 6]),
        ([("disable-file", "assignment", 1)], []),
        ([("disable-file", "agreement", 6), ("enable", "", 1)], [1, 2, 3, 4, 5, 6]),
        ([("language", "de", 1)], []),
        ([("disable", "assignment,agreement", 1), ("enable", "", 2)], [1]),
    ],
)
def test_directives_hold_on_these_lines(directives: list[tuple[str, str, int]], lines: list[int]) -> None:
    read = [
        Directive(kind, tuple(rules.split(",")) if rules else (), line)  # type: ignore[arg-type]
        for kind, rules, line in directives
    ]
    assert [line for line in range(1, 7) if disabled_by_directive(read, CODE, line)] == lines


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["Kubernetes"], True),
        (["kubernetes"], True),
        (["Kubernete", None], False),
        (["Stra\N{LATIN SMALL LETTER SHARP S}e"], True),
        (["Cafe\N{COMBINING ACUTE ACCENT}"], True),
        ([None], False),
        ([], False),
    ],
)
def test_glossary_compares_without_case_and_composition(words: list[str | None], found: bool) -> None:
    glossary = frozenset(folded(word) for word in ("Kubernetes", "STRASSE", "café"))
    assert in_glossary(glossary, words) is found
