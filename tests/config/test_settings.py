"""Reading, checking and asking settings."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from lambre_core.config.kinds import ConfigError
from lambre_core.config.settings import (
    Settings,
    current_settings,
    find_config,
    language_of,
    load_settings,
    min_confidence_of,
    schema,
    severity_of,
)
from lambre_core.config.writing import commented_defaults, settings_toml

EVERYTHING = """
include = ["docs/**", "locale/**"]
exclude = ["build/"]
languages = ["de", "uk"]
language = "de"
fail-on = "error"
min-confidence = 0.7
show-hints = true
glossary = ["Kubernetes"]
baseline = "lambre-baseline.json"
engine = "conllu"

[models]
allow-noncommercial = false
de = "trees/de.conllu"

[severity]
"agreement/*" = "error"
"agreement/adj-mod-noun/case" = "off"
assignment = "info"

[text]
unit = "line"

[jsonl]
keys = ["text", "meta.title"]

[[override]]
paths = ["locale/cs/**"]
language = "cs"
min-confidence = 1

[[override]]
paths = ["locale/**", "!locale/cs/**"]
severity = { "agreement/adj-mod-noun/case" = "hint" }
disable = ["assignment"]
"""


def write(folder: Path, text: str, name: str = "lambre.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_every_value_is_read(tmp_path: Path) -> None:
    settings = load_settings(write(tmp_path, EVERYTHING))
    assert settings.include == ("docs/**", "locale/**")
    assert settings.min_confidence == 0.7
    assert settings.text.unit == "line"
    assert settings.jsonl.keys == ("text", "meta.title")
    assert settings.models.by_language == {"de": "trees/de.conllu"}
    assert settings.models.allow_noncommercial is False
    assert [override.language for override in settings.override] == ["cs", None]
    assert settings.base == tmp_path


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("min-confidense = 0.5", 1, 'unknown key "min-confidense". Did you mean "min-confidence"?'),
        ("min_confidence = 0.5", 1, 'Did you mean "min-confidence"?'),
        ("\n\nmin-confidence = 1.5", 3, "min-confidence is 1.5; expected a number from 0 to 1."),
        ("min-confidence = true", 1, "expected a number from 0 to 1"),
        ('fail-on = "warnings"', 1, 'Did you mean "warning"?'),
        ("fail-on = 1", 1, 'expected one of "hint", "info", "warning", "error", "never"'),
        ('show-hints = "yes"', 1, "expected true or false"),
        ('glossary = "Kubernetes"', 1, "expected a list"),
        ("glossary = [1]", 1, "glossary is 1; expected a word"),
        ('glossary = [""]', 1, "expected a word"),
        ('language = "German"', 1, "expected a language code"),
        ('[text]\nunit = "sentence"', 2, "[text] unit is"),
        ('[text]\nunits = "line"', 2, 'unknown key "units" in [text]. Did you mean "unit"?'),
        ("text = 3", 1, "expected a table"),
        ('[severity]\nagrement = "error"', 2, 'no rule is of the family "agrement". Did you mean "agreement"?'),
        ('[severity]\nagreement = "fatal"', 2, "expected one of"),
        ('[[override]]\nlanguage = "de"', 1, 'the key "paths" is missing in [override].'),
        ("[[override]]\npaths = []", 1, "has no effect"),
        ('[[override]]\npaths = ["a"]\n\n[[override]]\npaths = ["b"]\npath = "c"', 6, 'unknown key "path"'),
        ('[override]\npaths = ["a"]', 1, "expected a list"),
        ("[gate]\nmin-score = 0.9", 1, 'unknown key "gate"'),
        ('engine = "spacy"', 1, "expected one of"),
        ('[models]\nGerman = "x"', 2, "expected a language code"),
        ("[models]\nde = 3", 2, "[models] de is 3; expected a model's name or a path"),
        ('[models]\nde = "x"\nallow-noncommercial = 0', 3, "expected true or false"),
        ("[models]\nallow-non-commercial = true", 2, 'in [models]. Did you mean "allow-noncommercial"?'),
    ],
)
def test_mistakes_name_file_line_and_what_was_expected(tmp_path: Path, text: str, line: int, says: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(ConfigError) as error:
        load_settings(path)
    assert str(error.value).startswith(f"{path}:{line}: ")
    assert says in str(error.value)
    # What only this program knows, such as the families of rules, the schema cannot say.
    if "agrement" not in text and "paths = []" not in text:
        assert not jsonschema.Draft202012Validator(schema()).is_valid(tomllib.loads(text))


@pytest.mark.parametrize("text", [EVERYTHING, "", *commented_defaults().split("\n\n")])
def test_what_is_read_is_valid_by_the_schema(tmp_path: Path, text: str) -> None:
    load_settings(write(tmp_path, text))
    jsonschema.validate(tomllib.loads(text), schema())


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"include = [", "is not TOML"),
        (b'language = "\xff"', "is not UTF-8 (byte 12)"),
        (None, "cannot be read: No such file or directory"),
    ],
)
def test_unreadable_files_are_errors(tmp_path: Path, data: bytes | None, says: str) -> None:
    path = tmp_path / "lambre.toml"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(ConfigError, match=str(path)) as error:
        load_settings(path)
    assert says in str(error.value)


def test_nearest_file_wins_and_lambre_toml_comes_before_pyproject(tmp_path: Path) -> None:
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    outer = write(tmp_path, 'language = "de"')
    assert find_config(inner) == outer
    write(tmp_path / "a", "[tool.other]\n", "pyproject.toml")
    assert find_config(inner) == outer
    write(tmp_path / "a", "broken = [", "pyproject.toml")
    assert find_config(inner) == outer
    project = write(tmp_path / "a", '[tool.lambre]\nlanguage = "cs"\n', "pyproject.toml")
    assert find_config(inner) == project
    assert load_settings(project).language == "cs"
    own = write(tmp_path / "a", "", "lambre.toml")
    assert find_config(inner) == own


def test_a_mistake_in_pyproject_is_named_by_its_line_there(tmp_path: Path) -> None:
    path = write(tmp_path, '[project]\nname = "x"\n\n[tool.lambre.text]\nunitt = "line"\n', "pyproject.toml")
    with pytest.raises(ConfigError, match=f"{path}:5: unknown key"):
        load_settings(path)


@pytest.mark.parametrize(
    ("path", "code", "expected"),
    [
        ("docs/a.md", "agreement/noun-subj-verb/number", "error"),
        ("docs/a.md", "agreement/adj-mod-noun/case", None),
        ("docs/a.md", "assignment/noun-subj-verb/case", "info"),
        ("docs/a.md", "fragment", None),
        ("docs/a.md", "parse-limit", "warning"),
        ("locale/de/a.md", "agreement/adj-mod-noun/case", "hint"),
        ("locale/de/a.md", "assignment/noun-subj-verb/case", None),
        ("locale/cs/a.md", "assignment/noun-subj-verb/case", "info"),
    ],
)
def test_severity_by_rule_and_path(tmp_path: Path, path: str, code: str, expected: str | None) -> None:
    settings = load_settings(write(tmp_path, EVERYTHING))
    assert severity_of(settings, str(tmp_path / path), code) == expected


def test_overrides_apply_to_paths_relative_to_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = load_settings(write(tmp_path, EVERYTHING))
    (tmp_path / "locale").mkdir()
    monkeypatch.chdir(tmp_path / "locale")
    assert language_of(settings, "cs/a.md") == "cs"
    assert language_of(settings, "de/a.md") is None
    assert language_of(settings, "../docs/a.md") is None
    assert min_confidence_of(settings, "cs/a.md") == 1
    assert min_confidence_of(settings, "de/a.md") == 0.7


@pytest.mark.parametrize("text", ["", EVERYTHING])
def test_shown_settings_give_the_same_settings(tmp_path: Path, text: str) -> None:
    path = write(tmp_path, text)
    settings = load_settings(path)
    shown = settings_toml(settings)
    path.write_text(shown, encoding="utf-8")
    assert load_settings(path) == settings


def test_the_written_file_changes_nothing_and_each_of_its_lines_is_valid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = write(tmp_path, commented_defaults())
    assert load_settings(path) == current_settings(path)
    assert settings_toml(load_settings(path)) == settings_toml(Settings())
    uncommented = "\n".join(
        line.removeprefix("#") if not line.startswith("# ") else line for line in commented_defaults().splitlines()
    )
    path.write_text(uncommented, encoding="utf-8")
    load_settings(path)
    properties: dict[str, Any] = schema()["properties"]
    assert set(tomllib.loads(uncommented)) == set(properties)


def test_the_schema_is_a_valid_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())
