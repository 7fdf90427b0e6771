"""What the VS Code extension says of the server: settings with their values and defaults, kinds of files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from lambre_server.configuration import ServerSettings, read_client_settings

from lambre_core import __version__
from lambre_core.config.kinds import default_of, key_of, settings
from lambre_core.config.settings import Settings
from lambre_core.documents.read import all_formats

EXTENSION = Path(__file__).parents[2] / "vscode-extension"
MANIFEST = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
PROPERTIES: dict[str, dict[str, Any]] = {
    name.removeprefix("lambre."): one
    for part in MANIFEST["contributes"]["configuration"]
    for name, one in part["properties"].items()
}

OF_THE_EXTENSION = {"enable", "python", "command", "logLevel", "statusBar", "trace.server"}
"""What the server never sees (`vscode-extension/src/settings.ts`)."""

NOT_OFFERED = {"cache", "fail-on", "gates", "override"}
"""Keys of lambre.toml that mean nothing in an editor, or need the file; a new one goes here or to the extension."""

EXAMPLES: dict[str, list[Any]] = {
    "language": ["de"],
    "languages": [[], ["de", "cs"]],
    "minConfidence": [0, 0.5, 1],
    "maxFalseShare": [0, 0.1, 1],
    "severity": [{}, {"agreement/*": "error", "assignment": "off"}],
    "glossary": [["Kubernetes"]],
    "baseline": ["lambre-baseline.json"],
    "include": [["docs/**"]],
    "exclude": [["build/"]],
    "models": [{"de": "de-free"}, {"allowNoncommercial": False}],
    "jsonl.keys": [["meta.title"]],
    "json.keys": [["messages.**", "!messages.code"]],
    "yaml.keys": [["de.**"]],
    "csv.columns": [["target", "2"]],
    "debounce": [0, 100],
    "holdBack": [0, 5000],
    "maxFileSize": [0, 10**9],
    "documentation": ["https://example.org/{language}/{code}"],
    "configFile": ["~/lambre.toml"],
}


def values(name: str) -> list[Any]:
    """What a setting can be."""
    one = PROPERTIES[name]
    if "enum" in one:
        return [value for value in one["enum"] if value is not None]
    return [True, False] if "boolean" in one["type"] else EXAMPLES[name]


def nested(name: str, value: Any) -> dict[str, Any]:
    """A section with one setting, as editors send it."""
    first, dot, rest = name.partition(".")
    return {first: nested(rest, value) if dot else value}


OF_THE_SERVER = sorted(set(PROPERTIES) - OF_THE_EXTENSION)


@pytest.mark.parametrize("name", OF_THE_SERVER)
def test_the_server_reads_every_value(name: str) -> None:
    for value in values(name):
        assert read_client_settings(nested(name, value)).problems == ()


@pytest.mark.parametrize("name", sorted(OF_THE_EXTENSION))
def test_the_server_does_not_know_what_is_for_the_extension(name: str) -> None:
    assert read_client_settings(nested(name, "x")).problems


def test_defaults_are_those_of_the_server() -> None:
    own = {key_of(item): default_of(item) for item in settings(ServerSettings)}
    section: dict[str, Any] = {}
    for name in OF_THE_SERVER:
        # What lambre.toml decides has no default here: it would come on top of the file.
        if PROPERTIES[name]["default"] is not None:
            section |= nested(name, PROPERTIES[name]["default"])
    read = read_client_settings(section)
    assert read.problems == ()
    assert read.overrides == ()
    assert {key: getattr(read.server, key.replace("-", "_")) for key in own} == own
    assert len(section) == len(own)


def test_enumerations_are_complete() -> None:
    for name in OF_THE_SERVER:
        if "enum" in PROPERTIES[name]:
            problem = " ".join(read_client_settings(nested(name, "no such value")).problems)
            for value in values(name):
                assert str(value) in problem


def test_every_key_is_offered() -> None:
    offered = {name.split(".")[0] for name in OF_THE_SERVER}
    keys = {key_of(item) for of in (Settings, ServerSettings) for item in settings(of)}
    kebab = {"".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name) for name in offered}
    assert keys - NOT_OFFERED == kebab


def test_files_of_every_format_are_given_to_the_server() -> None:
    source = (EXTENSION / "src/documents.ts").read_text(encoding="utf-8")
    given = set(re.findall(r"\w+", source.split("PATTERN =")[1].split(";")[0].replace("**/*.", "")))
    known = {extension.removeprefix(".") for module in all_formats().values() for extension in module.EXTENSIONS}
    # To the editor, .ts is TypeScript; Qt's files of that name are given as XML.
    assert known - given == {"ts"}
    assert given <= known


def test_the_version_is_that_of_the_linter() -> None:
    assert MANIFEST["version"] == __version__
