"""From `initialize` on: what is announced, what does not wait, what is cancelled, what follows the workspace."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from lambre_server.checking import STEP_PARSED
from lambre_server.server import make_server

pytestmark = pytest.mark.asyncio

WRONG, RIGHT = "Da sind lange Büchern.", "Da sind langen Büchern."
URI = "file:///texts/a.de.txt"


# --- what is announced --------------------------------------------------------------------------------


async def test_what_the_server_says_it_can_do(client: Any) -> None:
    found = (await client.initialize(client.PULLED))["capabilities"]
    sync = found["textDocumentSync"]
    assert (sync["openClose"], sync["change"], bool(sync["save"])) == (True, 2, True)
    assert found["positionEncoding"] == "utf-16"
    assert found["hoverProvider"]
    assert found["codeActionProvider"] == {"codeActionKinds": ["quickfix"], "resolveProvider": True}
    assert found["codeLensProvider"] is not None
    assert found["diagnosticProvider"]["interFileDependencies"] is False
    assert found["workspace"]["workspaceFolders"]["supported"]
    assert set(found["executeCommandProvider"]["commands"]) == {
        "lambre.check", "lambre.restart", "lambre.showTree", "lambre.showScore",
        "lambre.openRule", "lambre.ignoreFinding", "lambre.ignoreInWorkspace",
    }  # fmt: skip


async def test_files_are_watched_by_those_who_can(client: Any) -> None:
    able = {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}}
    await client.initialize(client.joined(client.PUSHED, able))
    asked = await client.wait(lambda message: message.get("method") == "client/registerCapability")
    (registration,) = asked["params"]["registrations"]
    assert registration["method"] == "workspace/didChangeWatchedFiles"
    globs = [one["globPattern"] for one in registration["registerOptions"]["watchers"]]
    assert {"**/lambre.toml", "**/pyproject.toml"} <= set(globs)


async def test_a_watched_file_that_changes_is_in_force_at_once(client: Any, tmp_path: Path) -> None:
    uri = (tmp_path / "a.de.txt").as_uri()
    await client.initialize(client.PUSHED, [tmp_path])
    client.open(uri, WRONG)
    assert len(await client.published(uri, 1)) == 1
    config = tmp_path / "lambre.toml"
    for text, expected in (('[severity]\nagreement = "off"\n', 0), ('[severity]\nagreement = "info"\n', 1)):
        config.write_text(text, encoding="utf-8")
        since = len(client.received)
        client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": config.as_uri(), "type": 2}]})
        message = await client.wait(lambda one: one.get("method") == "textDocument/publishDiagnostics", since)
        assert len(message["params"]["diagnostics"]) == expected


async def test_folders_come_and_go(client: Any, tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    await client.initialize(client.PUSHED)
    client.open("untitled:Untitled-1", WRONG)
    assert await client.published("untitled:Untitled-1", 1) == []
    (inner / "lambre.toml").write_text('language = "de"\n', encoding="utf-8")
    folder = {"uri": inner.as_uri(), "name": "inner"}
    # What has no place of its own belongs to the first folder.
    for added, removed, expected in (([folder], [], 1), ([], [folder], 0)):
        since = len(client.received)
        client.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": added, "removed": removed}})
        message = await client.wait(lambda one: one.get("method") == "textDocument/publishDiagnostics", since)
        assert len(message["params"]["diagnostics"]) == expected


# --- what does not wait -------------------------------------------------------------------------------


async def test_nothing_waits_for_a_model(parser: Any, new_client: Any) -> None:
    loading, loaded = threading.Event(), threading.Event()

    def load(*_: Any) -> Any:
        loading.set()
        assert loaded.wait(60)
        return parser

    server = make_server(load)
    client = new_client(server)
    try:
        await client.initialize(client.PUSHED)
        assert not loading.is_set()
        client.open(URI, WRONG)
        while not loading.is_set():
            await asyncio.sleep(0.01)
        ask = {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 9}}
        assert await client.request("textDocument/hover", ask) is None
        assert "Büchern" not in str(client.received)
        loaded.set()
        assert len(await client.published(URI, 1)) == 1
    finally:
        loaded.set()
        server.stop()


PARAGRAPHS = 60
LONG = "\n\n".join(f"{'Da sind lange Büchern. ' * 10}{number}." for number in range(PARAGRAPHS))


@pytest.mark.parametrize("how", ["closed", "changed"])
async def test_the_batches_that_are_left_are_not_parsed(client: Any, parser: Any, how: str) -> None:
    await client.initialize(client.PUSHED)
    parser.gate.clear()
    client.open(URI, LONG)
    while not parser.entered.is_set():
        await asyncio.sleep(0.01)
    if how == "closed":
        client.notify("textDocument/didClose", {"textDocument": {"uri": URI}})
    else:
        client.change(URI, 2, RIGHT)
    parser.gate.set()
    client.open("file:///texts/b.de.txt", WRONG)
    await client.published("file:///texts/b.de.txt", 1)
    long = [text for text in parser.parsed if text[-3:-1].strip().isdigit()]
    assert sum(map(len, long)) <= 2 * STEP_PARSED


async def test_two_documents_take_turns(client: Any, parser: Any) -> None:
    parser.seconds = 0.005
    await client.initialize(client.PUSHED)
    client.open(URI, LONG)
    client.open("file:///texts/b.de.txt", WRONG)
    assert len(await client.published("file:///texts/b.de.txt", 1)) == 1
    assert client.server.scheduler.get(URI).result is None
    assert len(await client.published(URI, 1)) == 10 * PARAGRAPHS


# --- progress -----------------------------------------------------------------------------------------


async def test_progress_of_a_long_document(client: Any, parser: Any) -> None:
    parser.seconds = 0.02
    await client.initialize(client.joined(client.PUSHED, {"window": {"workDoneProgress": True}}))
    client.open(URI, LONG)
    await client.published(URI, 1)
    told = [one["value"] for one in client.got("$/progress")]
    assert (told[0]["kind"], told[0]["percentage"], told[-1]["kind"]) == ("begin", 0, "end")
    shares = [one["percentage"] for one in told if one["kind"] == "report"]
    assert shares == sorted(shares)
    assert len(set(shares)) > 3
    assert 0 <= shares[0] < shares[-1] <= 100


async def test_a_client_that_refuses_progress_is_served(client: Any, parser: Any, caplog: Any) -> None:
    parser.seconds = 0.6
    refused: list[Any] = []

    def refuse(params: Any) -> Any:
        refused.append(params)
        raise RuntimeError

    client.answers["window/workDoneProgress/create"] = refuse
    await client.initialize(client.joined(client.PUSHED, {"window": {"workDoneProgress": True}}))
    client.open(URI, WRONG)
    assert len(await client.published(URI, 1)) == 1
    assert len(refused) == 1
    assert client.got("$/progress") == []
    assert not [record for record in caplog.records if "never retrieved" in record.message]


# --- read-only documents ------------------------------------------------------------------------------


async def test_a_tree_that_is_shown_follows_the_text(client: Any) -> None:
    able = {"workspace": {"textDocumentContent": {}}, "window": {"showDocument": {"support": True}}}
    client.answers["workspace/textDocumentContent/refresh"] = lambda params: None
    await client.initialize(client.joined(client.PUSHED, able))
    client.open(URI, WRONG)
    await client.request("workspace/executeCommand", {"command": "lambre.showTree", "arguments": [URI, 0, 9]})
    address = client.got("window/showDocument")[0]["uri"]
    before = (await client.request("workspace/textDocumentContent", {"uri": address}))["text"]
    client.change(URI, 2, ((0, 8, 0, 13), "langen"))
    await client.published(URI, 2)
    asked = await client.wait(lambda message: message.get("method") == "workspace/textDocumentContent/refresh")
    assert asked["params"]["uri"] == address
    after = (await client.request("workspace/textDocumentContent", {"uri": address}))["text"]
    assert ("← agreement/adj-mod-noun/case" in before, "← agreement/adj-mod-noun/case" in after) == (True, False)
