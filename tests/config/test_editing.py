"""Settings that are changed in the text of a configuration file."""

from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core.config.editing import with_baseline, with_severity

RULE = "agreement/adj-mod-noun/case"
LINE = f'"{RULE}" = "off"'

SEVERITIES = {
    "empty": ("lambre.toml", "", f"[severity]\n{LINE}\n"),
    "without the table": ("lambre.toml", 'language = "de"\n', f'language = "de"\n\n[severity]\n{LINE}\n'),
    "without last line end": ("lambre.toml", 'language = "de"', f'language = "de"\n\n[severity]\n{LINE}\n'),
    "with the table": (
        "lambre.toml",
        '# Why\n[severity] # here\n"agreement" = "error"\n\n[text]\nunit = "line"\n',
        f'# Why\n[severity] # here\n{LINE}\n"agreement" = "error"\n\n[text]\nunit = "line"\n',
    ),
    "with the rule": (
        "lambre.toml", f'[severity]\r\n"{RULE}" = "error"\r\n', f"[severity]\r\n{LINE}\r\n"
    ),
    "table as last line": ("lambre.toml", "[severity]", f"[severity]\n{LINE}\n"),
    "after an override": (
        "lambre.toml",
        '[[override]]\npaths = ["a"]\n',
        f'[[override]]\npaths = ["a"]\n\n[severity]\n{LINE}\n',
    ),
    "pyproject": (
        "pyproject.toml",
        '[project]\nname = "x"\n[tool.lambre]\nlanguage = "de"\n',
        f'[project]\nname = "x"\n[tool.lambre]\nlanguage = "de"\n\n[tool.lambre.severity]\n{LINE}\n',
    ),
    "inline table": ("lambre.toml", 'severity = {agreement = "error"}\n', None),
    "broken": ("lambre.toml", "severity = ", None),
}  # fmt: skip


@pytest.mark.parametrize("name", SEVERITIES)
def test_a_rule_is_switched_off(name: str) -> None:
    file, text, expected = SEVERITIES[name]
    assert with_severity(text, Path("/nowhere") / file, RULE, "off") == expected


BASELINES = {
    "empty": ("lambre.toml", "", 'baseline = "b.json"\n'),
    "with tables": ("lambre.toml", "[severity]\n", 'baseline = "b.json"\n[severity]\n'),
    "pyproject": (
        "pyproject.toml", '[tool.lambre]\nlanguage = "de"\n',
        '[tool.lambre]\nbaseline = "b.json"\nlanguage = "de"\n',
    ),
    "already": ("lambre.toml", 'baseline = "a.json"\n', None),
}  # fmt: skip


@pytest.mark.parametrize("name", BASELINES)
def test_a_baseline_is_named(name: str) -> None:
    file, text, expected = BASELINES[name]
    assert with_baseline(text, Path("/nowhere") / file, "b.json") == expected
