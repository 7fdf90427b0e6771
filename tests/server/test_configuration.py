"""What is in force: files, the editor's settings, folders."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from lambre_server.configuration import Configuration, ServerSettings, read_client_settings

WRONG = "Da sind lange Büchern."

SECTIONS: dict[str, tuple[Any, dict[str, Any], dict[str, Any], int]] = {
    "nothing": (None, {}, {}, 0),
    "the server's": ({"mode": "save", "maxFileSize": 5.0}, {"mode": "save", "max_file_size": 5}, {}, 0),
    "null is not set": ({"mode": None, "minConfidence": None}, {}, {}, 0),
    "of lambre.toml": (
        {"minConfidence": 0.5, "glossary": ("Berlin",), "models": {"allowNoncommercial": False}},
        {},
        {"min_confidence": 0.5, "glossary": ("Berlin",)},
        0,
    ),
    "rules keep their names": (
        {"severity": {"agreement/adj-mod-noun": "off"}}, {}, {"severity": {"agreement/adj-mod-noun": "off"}}, 0,
    ),
    "wrong values": ({"mode": "never", "debounce": -1, "language": "de"}, {}, {"language": "de"}, 2),
    "unknown keys": ({"colour": "red", "codeLens": True}, {"code_lens": True}, {}, 1),
    "nonsense": ([1, 2], {}, {}, 0),
}  # fmt: skip


@pytest.mark.parametrize("name", SECTIONS)
def test_sections(name: str) -> None:
    section, server, values, problems = SECTIONS[name]
    found = read_client_settings(section)
    changed = {
        key: getattr(found.server, key) for key in ServerSettings.__slots__
        if getattr(found.server, key) != getattr(ServerSettings(), key)
    }  # fmt: skip
    assert changed == server
    assert {key: getattr(found.values, key) for key in found.overrides if key in values} == values
    assert set(values) <= set(found.overrides)
    assert len(found.problems) == problems, found.problems


def in_force(configuration: Configuration, path: Path, root: Path | None = None) -> Any:
    return configuration.in_force(str(path), None if root is None else str(root))


def test_the_nearest_file_is_in_force_and_changes_are_seen(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "lambre.toml").write_text('language = "de"\n', encoding="utf-8")
    configuration = Configuration()
    first = in_force(configuration, tmp_path / "in" / "a.txt", tmp_path)
    assert (first.settings.language, first.settings.base) == ("de", tmp_path)
    assert in_force(configuration, tmp_path / "in" / "b.txt", tmp_path) is first
    (tmp_path / "in" / "lambre.toml").write_text('language = "cs"\n', encoding="utf-8")
    nearer = in_force(configuration, tmp_path / "in" / "a.txt", tmp_path)
    assert (nearer.settings.language, nearer.settings.base) == ("cs", tmp_path / "in")
    (tmp_path / "in" / "lambre.toml").write_text('language = "uk"\n', encoding="utf-8")
    os.utime(tmp_path / "in" / "lambre.toml", (1, 1))
    changed = in_force(configuration, tmp_path / "in" / "a.txt", tmp_path)
    assert changed.settings.language == "uk"
    assert len({first.number, nearer.number, changed.number}) == 3


def test_a_file_that_is_wrong_is_said_and_not_used(tmp_path: Path) -> None:
    (tmp_path / "lambre.toml").write_text("langage = 1\n", encoding="utf-8")
    found = in_force(Configuration(), tmp_path / "a.txt")
    assert found.settings.language is None
    assert 'lambre.toml:1: unknown key "langage"' in found.problem


def test_what_is_open_in_the_editor_counts(tmp_path: Path) -> None:
    configuration = Configuration()
    configuration.buffers[tmp_path / "lambre.toml"] = 'language = "de"\n'
    assert in_force(configuration, tmp_path / "a.txt").settings.language == "de"


def test_the_editor_overrides_the_file(tmp_path: Path) -> None:
    (tmp_path / "lambre.toml").write_text(
        'language = "de"\nmin-confidence = 0.1\n[severity]\n"agreement" = "error"\n'
        '[[override]]\npaths = ["*.txt"]\nmin-confidence = 0.2\n',
        encoding="utf-8",
    )
    configuration = Configuration()
    inner = tmp_path / "in"
    configuration.set_client(
        {
            None: read_client_settings({"minConfidence": 0.9, "severity": {"assignment": "off"}}),
            str(inner): read_client_settings({"language": "cs"}),
        }
    )
    found = in_force(configuration, tmp_path / "a.txt").settings
    assert (found.language, found.min_confidence, found.override[0].min_confidence) == ("de", 0.9, None)
    assert found.severity == {"agreement": "error", "assignment": "off"}
    assert in_force(configuration, inner / "a.txt").settings.language == "cs"


def test_without_a_file_the_folder_is_the_base(tmp_path: Path) -> None:
    assert in_force(Configuration(), tmp_path / "in" / "a.txt", tmp_path).settings.base == tmp_path


# --- in the server ------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_folders_have_settings_of_their_own(client: Any, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder, severity in zip(folders, ("error", "info"), strict=True):
        folder.mkdir()
        (folder / "lambre.toml").write_text(f'language = "de"\n[severity]\nagreement = "{severity}"\n')
    await client.initialize(client.PUSHED, folders)
    severities = []
    for folder in folders:
        uri = (folder / "a.txt").as_uri()
        client.open(uri, WRONG)
        severities += [one["severity"] for one in await client.published(uri, 1)]
    client.open("untitled:Untitled-1", WRONG)
    severities += [one["severity"] for one in await client.published("untitled:Untitled-1", 1)]
    assert severities == [1, 3, 1]


@pytest.mark.asyncio
async def test_the_clients_settings_are_asked_for_and_asked_again(client: Any, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"language": "de", "minConfidence": 0.0}
    client.answers["workspace/configuration"] = lambda params: [settings] * len(params["items"])
    await client.initialize(client.joined(client.PUSHED, {"workspace": {"configuration": True}}), [tmp_path])
    uri = (tmp_path / "a.txt").as_uri()
    client.open(uri, WRONG)
    assert len(await client.published(uri, 1)) == 1
    settings["severity"] = {"agreement": "off"}
    since = len(client.received)
    client.notify("workspace/didChangeConfiguration", {"settings": None})
    message = await client.wait(lambda message: message.get("method") == "textDocument/publishDiagnostics", since)
    assert message["params"]["diagnostics"] == []


@pytest.mark.asyncio
async def test_settings_that_are_wrong_are_said_once(client: Any, tmp_path: Path) -> None:
    (tmp_path / "lambre.toml").write_text("langage = 1\n", encoding="utf-8")
    await client.initialize(client.PUSHED, [tmp_path], initializationOptions={"mode": "never"})
    uri = (tmp_path / "a.txt").as_uri()
    client.open(uri, "# lambre-lint: language=de\n" + WRONG)
    assert len(await client.published(uri, 1)) == 1
    client.change(uri, 2, WRONG)
    await client.published(uri, 2)
    said = [one["message"] for one in client.got("window/showMessage")]
    assert len(said) == 2
    assert 'expected one of "edit", "save", "manual"' in said[0]
    assert 'unknown key "langage"' in said[1]


@pytest.mark.asyncio
async def test_files_that_the_settings_leave_out_are_not_checked(client: Any, parser: Any, tmp_path: Path) -> None:
    (tmp_path / "lambre.toml").write_text('language = "de"\nexclude = ["drafts/"]\n', encoding="utf-8")
    await client.initialize(client.PUSHED, [tmp_path])
    uri = (tmp_path / "drafts" / "a.txt").as_uri()
    client.open(uri, WRONG)
    assert await client.published(uri, 1) == []
    assert parser.parsed == []


@pytest.mark.asyncio
async def test_folders_above_the_workspace_say_no_language(client: Any, tmp_path: Path) -> None:
    work = tmp_path / "locale" / "de" / "work"
    await client.initialize(client.PUSHED, [work])
    uri = (work / "a.txt").as_uri()
    client.open(uri, WRONG)
    assert await client.published(uri, 1) == []
    client.open((work / "locale" / "de" / "a.txt").as_uri(), WRONG)
    assert len(await client.published((work / "locale" / "de" / "a.txt").as_uri(), 1)) == 1
