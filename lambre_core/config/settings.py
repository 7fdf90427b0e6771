"""Settings: everything that can be configured, and how it is found, read and asked.

The nearest `lambre.toml`, or `[tool.lambre]` of the nearest `pyproject.toml`, is used; in one folder the
former comes first. Globs and paths in it are relative to its folder.
"""

from __future__ import annotations

import fnmatch
import os
import pkgutil
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from lambre_core.config.kinds import (
    Amount,
    Choice,
    ConfigError,
    Flag,
    ListOf,
    MapOf,
    Place,
    Share,
    Table,
    Text,
    did_you_mean,
    key_lines,
    setting,
)
from lambre_core.documents.settings import DocumentSettings
from lambre_core.findings.finding import DEFAULT_SEVERITY, OFF_BY_DEFAULT, SEVERITIES, Severity
from lambre_core.findings.suppression import code_matches

FILE_NAME = "lambre.toml"


def _modules(folder: str) -> tuple[str, ...]:
    """Names of the modules of a package of this project; nothing is imported."""
    path = Path(__file__).parent.parent / folder
    return tuple(sorted(item.name for item in pkgutil.iter_modules([str(path)]) if not item.name.startswith("_")))


ENGINES = ("auto", *_modules("parsing/engines"))
"""What `engine` can be; `auto` is the one that the model is made for."""


@dataclass(frozen=True, slots=True)
class _RulePattern:
    """A rule identifier, the beginning of one up to a `/`, or a glob; its family must exist. Or another code."""

    def read(self, raw: object, place: Place) -> str:
        if not isinstance(raw, str) or not raw:
            raise place.error(f"{place} is not a rule; expected an identifier, a prefix or a glob of one.")
        families = _modules("grammar/families")
        family = raw.split("/")[0]
        if raw in OFF_BY_DEFAULT:
            return raw
        if not any(fnmatch.fnmatchcase(known, family) for known in families):
            raise place.error(f'no rule is of the family "{family}".{did_you_mean(family, families)}')
        return raw

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "minLength": 1}


_LANGUAGE = Text('a language code such as "de"', r"[a-z]{2,3}")
_SEVERITY = MapOf(_RulePattern(), Choice((*SEVERITIES, "off")))


@dataclass(frozen=True, slots=True)
class TextSettings:
    """`[text]`: plain text."""

    unit: Literal["paragraph", "line"] = setting(
        Choice(("paragraph", "line")),
        "What is one text: a paragraph (up to a blank line), or each line.",
        default="paragraph",
    )


@dataclass(frozen=True, slots=True)
class JsonlSettings:
    """`[jsonl]`: JSON Lines."""

    keys: tuple[str, ...] = setting(
        ListOf(Text("a key")),
        "Keys of a record whose strings are checked; dots lead into nested objects (`meta.title`).",
        default=DocumentSettings().jsonl_keys,
    )


@dataclass(frozen=True, slots=True)
class JsonSettings:
    """`[json]`: JSON."""

    keys: tuple[str, ...] = setting(
        ListOf(Text("a glob")),
        "Globs of the keys whose strings are checked (`messages.**`, `*.title`); `!` takes out again.",
        default=DocumentSettings().json_keys,
    )


@dataclass(frozen=True, slots=True)
class YamlSettings:
    """`[yaml]`: YAML."""

    keys: tuple[str, ...] = setting(
        ListOf(Text("a glob")),
        "Globs of the keys whose strings are checked (`de.**`, `*.title`); `!` takes out again.",
        default=DocumentSettings().yaml_keys,
    )


@dataclass(frozen=True, slots=True)
class CsvSettings:
    """`[csv]`: tables of comma- or tab-separated values."""

    columns: tuple[str, ...] = setting(
        ListOf(Text("a column")),
        'Columns that are checked, by their names in the first row, or by their numbers ("2") where there is none.',
        default=DocumentSettings().csv_columns,
    )


@dataclass(frozen=True, slots=True)
class LocalisationSettings:
    """`[localisation]`: translations."""

    fuzzy: bool = setting(
        Flag(),
        "Check translations that wait for review, too (PO fuzzy, XLIFF needs-..., Qt unfinished).",
        default=False,
    )


@dataclass(frozen=True, slots=True)
class ModelSettings:
    """`[models]`: parser models."""

    allow_noncommercial: bool = setting(
        Flag(),
        "Whether models may be used that are for non-commercial use only, or that state no licence.",
        default=True,
    )
    by_language: Mapping[str, str] = setting(
        MapOf(_LANGUAGE, Text("a model's name or a path")),
        "Model by language, instead of the first of `models list`: its name there, or a path.",
        example={"de": "models/german"},
        rest=True,
        default_factory=dict,
    )


@dataclass(frozen=True, slots=True)
class GateSettings:
    """`[gates]`: what `report` asks of a corpus."""

    min_score: float | None = setting(Share(), "Least score of the corpus.", example=0.95, default=None)
    max_violations_per_1000: float | None = setting(
        Amount(), "Most findings on 1,000 words.", example=2.0, default=None
    )
    max_drop: float | None = setting(
        Share(), "How far the score may be below that of the report compared with.", example=0.01, default=None
    )
    compare: str | None = setting(
        Text("a path"), "The stored report, or the texts, compared with.", example="lambre-report.json", default=None
    )
    fail_on: tuple[str, ...] = setting(
        ListOf(_RulePattern()), "Rules of which nothing may be found.", example=("agreement/det-det-noun",), default=()
    )
    strict: bool = setting(
        Flag(), "Whether a drop counts even where its interval reaches to what is allowed.", default=False
    )


@dataclass(frozen=True, slots=True)
class Override:
    """`[[override]]`: other settings for some paths; of several that match the last wins."""

    paths: tuple[str, ...] = setting(
        ListOf(Text("a glob")), "Globs of the paths concerned, as in .gitignore.", example=("locale/de/**",)
    )
    language: str | None = setting(_LANGUAGE, "Language of their texts.", example="de", default=None)
    severity: Mapping[str, str] = setting(
        _SEVERITY, "Severity by rule, prefix or glob.", example={"assignment/*/case": "info"}, default_factory=dict
    )
    disable: tuple[str, ...] = setting(
        ListOf(_RulePattern()), "Rules that are not applied.", example=("agreement/adj-mod-noun",), default=()
    )
    min_confidence: float | None = setting(Share(), "Findings below this are not shown.", example=0.9, default=None)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be configured.

    Attributes:
        file: where the settings come from, None for defaults.
        base: the folder to which the globs and paths in them are relative.
    """

    include: tuple[str, ...] = setting(
        ListOf(Text("a glob")),
        "Globs of the files to check where a folder is given, as in .gitignore; empty: every known format.",
        example=("docs/**", "locale/**"),
        default=(),
    )
    exclude: tuple[str, ...] = setting(
        ListOf(Text("a glob")),
        "Globs of files and folders that are left out, as in .gitignore.",
        example=("build/",),
        default=(),
    )
    languages: tuple[str, ...] = setting(
        ListOf(_LANGUAGE),
        "Languages to check; texts in others are counted as not checked. Empty: all.",
        example=("de", "cs"),
        default=(),
    )
    language: str | None = setting(
        _LANGUAGE, "Language of texts for which nothing else says one.", example="de", default=None
    )
    fail_on: str = setting(
        Choice((*SEVERITIES, "never")), "Least severity that makes the exit status 1.", default="warning"
    )
    min_confidence: float = setting(Share(), "Findings whose confidence is below this are not shown.", default=0.8)
    max_false_share: float = setting(
        Share(),
        "Share of the findings shown in a file that may be false: in a long file in which little is found only the "
        "surest are shown. 1: all from min-confidence on.",
        default=0.1,
    )
    show_hints: bool = setting(Flag(), "Show findings that are not sure enough as hints.", default=False)
    glossary: tuple[str, ...] = setting(
        ListOf(Text("a word")),
        "Words on which, and on whose neighbours in the tree, nothing is found.",
        example=("Kubernetes",),
        default=(),
    )
    baseline: str | None = setting(
        Text("a path"), "File of known findings that are not shown.", example="lambre-baseline.json", default=None
    )
    engine: str = setting(Choice(ENGINES), "What parses the texts.", default="auto")
    cache: bool = setting(
        Flag(), "Keep what has been parsed for the next run (`lambre-lint cache info`).", default=True
    )
    models: ModelSettings = setting(Table(ModelSettings), "Parser models.", default_factory=ModelSettings)  # noqa: RUF009
    severity: Mapping[str, str] = setting(
        _SEVERITY,
        "Severity by rule, prefix or glob; the longest that matches wins.",
        example={"agreement": "error"},
        default_factory=dict,
    )
    text: TextSettings = setting(Table(TextSettings), "Plain text.", default_factory=TextSettings)  # noqa: RUF009
    jsonl: JsonlSettings = setting(Table(JsonlSettings), "JSON Lines.", default_factory=JsonlSettings)  # noqa: RUF009
    json: JsonSettings = setting(Table(JsonSettings), "JSON.", default_factory=JsonSettings)  # noqa: RUF009
    yaml: YamlSettings = setting(Table(YamlSettings), "YAML.", default_factory=YamlSettings)  # noqa: RUF009
    csv: CsvSettings = setting(Table(CsvSettings), "CSV and TSV.", default_factory=CsvSettings)  # noqa: RUF009
    localisation: LocalisationSettings = setting(  # noqa: RUF009
        Table(LocalisationSettings), "Translations.", default_factory=LocalisationSettings
    )
    gates: GateSettings = setting(  # noqa: RUF009
        Table(GateSettings),
        "What `report` asks of a corpus; where a gate fails, the exit status is 1.",
        default_factory=GateSettings,
    )
    override: tuple[Override, ...] = setting(
        ListOf(Table(Override)), "Other settings for some paths; of several that match the last wins.", default=()
    )
    file: Path | None = None
    base: Path = field(default_factory=Path.cwd)

    def resolve(self, path: str) -> Path:
        """A path of the settings as seen from the current folder."""
        return self.base / path


# --- asking ----------------------------------------------------------------------------------------


def severity_of(settings: Settings, path: str, code: str) -> Severity | None:
    """Severity of a rule or code in a file; None where it is off."""
    default = "off" if code in OFF_BY_DEFAULT else str(DEFAULT_SEVERITY)
    severity = _longest_match(settings.severity, code) or default
    for override in _overrides(settings, path):
        severity = _longest_match(override.severity, code) or severity
        if any(code_matches(pattern, code) for pattern in override.disable):
            severity = "off"
    return None if severity == "off" else next(known for known in SEVERITIES if known == severity)


def min_confidence_of(settings: Settings, path: str) -> float:
    """Confidence below which findings in a file are not shown."""
    least = settings.min_confidence
    for override in _overrides(settings, path):
        least = least if override.min_confidence is None else override.min_confidence
    return least


def language_of(settings: Settings, path: str) -> str | None:
    """The language that an override gives to a file."""
    language = None
    for override in _overrides(settings, path):
        language = override.language or language
    return language


def _longest_match(table: Mapping[str, str], code: str) -> str | None:
    matching = [pattern for pattern in table if code_matches(pattern, code)]
    return table[max(matching, key=len)] if matching else None


def _overrides(settings: Settings, path: str) -> tuple[Override, ...]:
    if not settings.override:
        return ()
    relative = os.path.relpath(path, settings.base).replace(os.sep, "/")
    return tuple(override for override in settings.override if _globs(override.paths).match_file(relative))


@lru_cache(maxsize=64)
def _globs(patterns: tuple[str, ...]) -> Any:
    from pathspec import GitIgnoreSpec

    return GitIgnoreSpec.from_lines(patterns)


# --- finding and reading ---------------------------------------------------------------------------


def find_config(folder: Path) -> Path | None:
    """The configuration file of the nearest folder, from `folder` upwards; None where there is none."""
    for parent in (folder.absolute(), *folder.absolute().parents):
        if (parent / FILE_NAME).is_file():
            return parent / FILE_NAME
        project = parent / "pyproject.toml"
        # A broken pyproject.toml is another tool's concern unless it speaks of this one.
        if project.is_file() and b"tool.lambre" in project.read_bytes() and "lambre" in _parse(project)[0]["tool"]:
            return project
    return None


def current_settings(path: Path | None = None) -> Settings:
    """The settings of a configuration file, by default of the nearest to the current folder, or the defaults.

    Raises:
        ConfigError: as `load_settings`.
    """
    path = path or find_config(Path.cwd())
    return load_settings(path) if path else Settings()


def load_settings(path: Path, text: str | None = None) -> Settings:
    """Read a configuration file.

    Args:
        text: what the file says if it is not what is on disk, as while it is edited.

    Raises:
        ConfigError: it cannot be read, is not TOML, has an unknown key, or a value of the wrong kind.
    """
    raw, text = _parse(path, text)
    keys: tuple[str, ...] = ()
    if path.name == "pyproject.toml":
        keys = ("tool", "lambre")
        raw = raw.get("tool", {}).get("lambre", {})
    lines = {key[len(keys) :]: line for key, line in key_lines(text).items() if key[: len(keys)] == keys}
    place = Place(str(path), lines)
    read: Settings = Table(Settings).read(raw, place)
    for index, override in enumerate(read.override):
        if not override.paths:
            raise place.at("override").at(index).error("an [[override]] without paths has no effect; give it some.")
    return replace(read, file=path, base=path.absolute().parent)


def schema() -> dict[str, Any]:
    """JSON Schema (draft 2020-12) of a configuration file."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Configuration of lambre-lint",
        **Table(Settings).schema(),
    }


def _parse(path: Path, text: str | None = None) -> tuple[dict[str, Any], str]:
    try:
        text = path.read_bytes().decode("utf-8") if text is None else text
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path}: is not UTF-8 (byte {error.start}).") from error
    try:
        return tomllib.loads(text), text
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{path}: is not TOML: {error}.") from error
