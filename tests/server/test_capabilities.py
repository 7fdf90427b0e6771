"""Everything that the server can do, over standard input and output with the shipped German model: in each position
encoding, with a client that pulls diagnostics and with one that does not."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlparse

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

COMMAND = [sys.executable, "-m", "lambre_core", "server", "--stdio"]
ENCODINGS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}
CLIENTS = [(encoding, pulls) for encoding in ENCODINGS for pulls in (False, True)]

PATIENCE = 60.0

RULE = "agreement/adj-mod-noun/gender"
LINE = "Das Museum 😂 sucht einen neue Standort."
TEXT = f"# Neues\n\n{LINE}\n"


def capabilities(encoding: str, pulls: bool) -> types.ClientCapabilities:
    able = types.DiagnosticClientCapabilities(related_information=True, code_description_support=True)
    return types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=[encoding]),
        window=types.WindowClientCapabilities(
            work_done_progress=True, show_document=types.ShowDocumentClientCapabilities(support=True)
        ),
        workspace=types.WorkspaceClientCapabilities(
            text_document_content=types.TextDocumentContentClientCapabilities(),
            workspace_edit=types.WorkspaceEditClientCapabilities(
                document_changes=True, resource_operations=[types.ResourceOperationKind.Create]
            ),
        ),
        text_document=types.TextDocumentClientCapabilities(
            publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
                related_information=True, code_description_support=True
            ),
            diagnostic=able if pulls else None,
            hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
            code_action=types.CodeActionClientCapabilities(
                resolve_support=types.ClientCodeActionResolveOptions(properties=["edit"])
            ),
        ),
        experimental={"lambreStatus": True},
    )


@pytest_lsp.fixture(  # type: ignore[untyped-decorator]
    config=ClientServerConfig(server_command=COMMAND), params=CLIENTS, ids=str, scope="module"
)
async def session(request: Any, lsp_client: LanguageClient) -> Any:
    encoding, pulls = request.param
    found = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities(encoding, pulls), initialization_options={"codeLens": True, "holdBack": 0}
        )
    )
    assert found.capabilities.position_encoding == encoding
    client: Any = lsp_client
    client.encoding, client.pulls, client.states, client.published = encoding, pulls, [], []
    # Every one is kept: two that arrive together would be one for those who wait for a notification.
    client.protocol.fm.features["textDocument/publishDiagnostics"] = lambda sent: client.published.append(sent)
    client.feature("lambre/status")(lambda told: client.states.append(told))
    yield
    await lsp_client.shutdown_session()


@dataclass
class Open:
    """A document that is open in a session, with `TEXT` in it."""

    client: Any
    path: Path
    version: int = 1
    shown: list[types.Diagnostic] = field(default_factory=list)

    @property
    def uri(self) -> str:
        return self.path.as_uri()

    @property
    def identifier(self) -> types.TextDocumentIdentifier:
        return types.TextDocumentIdentifier(self.uri)

    def column(self, text: str) -> int:
        """Units of the encoding."""
        name, size = ENCODINGS[self.client.encoding]
        return len(text.encode(name)) // size

    def place(self, word: str, line: int = 2) -> types.Range:
        start = self.column(LINE[: LINE.index(word)])
        return types.Range(types.Position(line, start), types.Position(line, start + self.column(word)))

    async def opened(self) -> None:
        item = types.TextDocumentItem(self.uri, "markdown", 1, TEXT)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        await self.look()

    async def look(self) -> list[types.Diagnostic]:
        """The diagnostics of the version that the document has now."""
        if self.client.pulls:
            asked = types.DocumentDiagnosticParams(self.identifier)
            self.shown = list((await self.client.text_document_diagnostic_async(asked)).items)
            return self.shown
        self.shown = await self.sent(self.version)
        return self.shown

    async def sent(self, version: int | None, since: int = 0) -> list[types.Diagnostic]:
        """The diagnostics that are sent for a version, leaving out so many messages."""
        while True:
            for one in self.client.published[since:]:
                if (one.uri, one.version) == (self.uri, version):
                    return list(one.diagnostics)
            await asyncio.sleep(0.005)

    async def changed(self, *edits: tuple[types.Range, str]) -> list[types.Diagnostic]:
        self.version += 1
        changes = [types.TextDocumentContentChangePartial(range_, text) for range_, text in edits]
        document = types.VersionedTextDocumentIdentifier(self.version, self.uri)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, changes))
        return await self.look()

    async def blank_line(self) -> list[types.Diagnostic]:
        """A change that changes nothing."""
        return await self.changed((types.Range(types.Position(3, 0), types.Position(3, 0)), "\n"))

    async def action(self, title: str) -> types.CodeAction:
        context = types.CodeActionContext(self.shown)
        found = await self.client.text_document_code_action_async(
            types.CodeActionParams(self.identifier, self.shown[0].range, context)
        )
        (action,) = [one for one in found if one.title == title]
        if action.edit is None and action.command is None:
            action = await self.client.code_action_resolve_async(action)
        return action  # type: ignore[no-any-return]

    async def command(self, name: str, *arguments: Any) -> Any:
        asked = types.ExecuteCommandParams(name, arguments=list(arguments))
        return await self.client.workspace_execute_command_async(asked)

    async def request(self, method: str, **params: Any) -> Any:
        return await self.client.protocol.send_request_async(method, params)

    async def content(self, uri: str) -> Any:
        params = types.TextDocumentContentParams(uri)
        return await self.client.protocol.send_request_async("workspace/textDocumentContent", params)

    def edits(self, action: types.CodeAction, uri: str) -> list[types.TextEdit]:
        assert action.edit is not None
        assert action.edit.document_changes
        return [
            edit
            for change in action.edit.document_changes
            if isinstance(change, types.TextDocumentEdit) and change.text_document.uri == uri
            for edit in change.edits
            if isinstance(edit, types.TextEdit)
        ]


# --- what is shown ------------------------------------------------------------------------------------


async def diagnostic(open_: Open) -> None:
    (found,) = open_.shown
    assert found.range == open_.place("neue")
    assert (found.code, found.severity, found.source) == (RULE, types.DiagnosticSeverity.Warning, "lambre")
    assert found.code_description is not None
    assert Path(unquote(urlparse(found.code_description.href).path)).read_text(encoding="utf-8").startswith(RULE)
    (related,) = found.related_information or ()
    assert related.location == types.Location(open_.uri, open_.place("Standort"))


async def result_ids(open_: Open) -> None:
    if not open_.client.pulls:
        assert len(await open_.sent(1)) == 1  # they came by themselves
        return
    assert open_.client.published == []
    asked = types.DocumentDiagnosticParams(open_.identifier)
    first = await open_.client.text_document_diagnostic_async(asked)
    asked = types.DocumentDiagnosticParams(open_.identifier, previous_result_id=first.result_id)
    assert (await open_.client.text_document_diagnostic_async(asked)).kind == "unchanged"
    await open_.changed((types.Range(types.Position(0, 0), types.Position(0, 0)), "\n"))
    assert (await open_.client.text_document_diagnostic_async(asked)).kind == "full"


async def edits(open_: Open) -> None:
    # The second edit is one of what the first has left.
    nowhere = types.Position(0, 0)
    (found,) = await open_.changed((types.Range(nowhere, nowhere), "\r\n\u2028\r\n"), (open_.place("😂 ", 4), ""))
    assert found.range.start == types.Position(4, open_.place("neue").start.character - open_.column("😂 "))
    whole = types.Range(types.Position(0, 0), types.Position(2**31 - 1, 2**31 - 1))
    assert await open_.changed((whole, "")) == []
    assert len(await open_.changed((whole, TEXT))) == 1


async def closing(open_: Open) -> None:
    open_.client.text_document_did_close(types.DidCloseTextDocumentParams(open_.identifier))
    if open_.client.pulls:
        assert await open_.look() == []
    else:
        assert await open_.sent(None) == []


async def hover(open_: Open) -> None:
    for word in ("neue", "Standort"):
        at = types.HoverParams(open_.identifier, open_.place(word).start)
        found = await open_.client.text_document_hover_async(at)
        assert found.range == open_.place(word)
        for part in ("An adjective agrees with the noun", "It holds at", "Right: ", "Broken here: ", "← here"):
            assert part in found.contents.value
    at = types.HoverParams(open_.identifier, open_.place("Museum").start)
    assert await open_.client.text_document_hover_async(at) is None


async def status(open_: Open) -> None:
    open_.version += 1
    document = types.VersionedTextDocumentIdentifier(open_.version, open_.uri)
    change = types.TextDocumentContentChangeWholeDocument("Ein neue Tag.\n")
    open_.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))
    await open_.look()
    told: list[Any] = []
    while not told or told[-1].busy or told[-1].score.sentences != 1:
        await asyncio.sleep(0.01)
        told = [one for one in open_.client.states if one.uri == open_.uri]
    assert {one.busy for one in told} == {True, False}
    assert told[-1].engines.de == "onnx"


# --- what can be done ---------------------------------------------------------------------------------


async def fix(open_: Open) -> None:
    action = await open_.action("Change neue to neuen")
    assert action.is_preferred
    (edit,) = open_.edits(action, open_.uri)
    assert (edit.range, edit.new_text) == (open_.place("neue"), "neuen")
    assert await open_.changed((edit.range, edit.new_text)) == []


async def ignoring_here(open_: Open) -> None:
    (edit,) = open_.edits(await open_.action(f"Ignore {RULE} here"), open_.uri)
    assert edit.new_text.startswith(f"<!-- lambre-lint: disable-next={RULE} -->")
    assert await open_.changed((edit.range, edit.new_text)) == []


async def ignoring_in_the_workspace(open_: Open) -> None:
    config = open_.path.with_name("lambre.toml")
    (edit,) = open_.edits(await open_.action(f"Ignore {RULE} in this workspace"), config.as_uri())
    config.write_text(edit.new_text, encoding="utf-8")
    assert await open_.blank_line() == []


async def ignoring_the_finding(open_: Open) -> None:
    # pytest-lsp takes an action that has a command for a command; all actions of a finding have the same data.
    action = await open_.action(f"Ignore {RULE} here")
    baseline = await open_.command("lambre.ignoreFinding", action.data)
    assert [one["word"] for one in json.loads(Path(baseline).read_text(encoding="utf-8"))["findings"]] == ["neue"]
    assert await open_.blank_line() == []


async def opening_the_rule(open_: Open) -> None:
    assert (await open_.command("lambre.openRule", RULE, "de")).startswith(RULE)
    address = open_.client.shown_documents[-1].uri
    content = await open_.content(address)
    assert content.text.startswith(RULE)
    assert await open_.request("lambre/rule", code=RULE, language="de") == content.text


# --- trees and scores ---------------------------------------------------------------------------------


async def tree(open_: Open) -> None:
    place = open_.place("neue")
    at = {"line": place.start.line, "character": place.start.character}
    found = await open_.request("lambre/tree", textDocument={"uri": open_.uri}, position=at)
    (word,) = [one for one in found.tokens if one.form == "neue"]
    assert (word.range.start.character, word.range.end.character) == (place.start.character, place.end.character)
    assert RULE in [clash.code for clash in found.clashes if clash.dependent == word.id]
    await open_.command("lambre.showTree", open_.uri, place.start.line, place.start.character)
    address = open_.client.shown_documents[-1].uri
    content = await open_.content(address)
    assert content.text.startswith(LINE)
    assert content.text.rstrip().endswith(found.conllu.rstrip())


async def score(open_: Open) -> None:
    found = await open_.request("lambre/score", textDocument={"uri": open_.uri})
    whole = found.languages.de.all
    assert whole.broken >= 1
    assert 0 < whole.score < 1
    (lens,) = await open_.client.text_document_code_lens_async(types.CodeLensParams(open_.identifier))
    assert lens.command.title.startswith("L'AMBRE de 0.")
    await open_.command(lens.command.command, *lens.command.arguments)
    assert open_.client.messages[-1].message == lens.command.title


async def checking_again(open_: Open) -> None:
    for command in ("lambre.check", "lambre.restart"):
        since = len(open_.client.published)
        await open_.command(command)
        assert len(await (open_.look() if open_.client.pulls else open_.sent(1, since))) == 1


CAPABILITIES: dict[str, Callable[[Open], Awaitable[None]]] = {
    one.__name__: one
    for one in (
        *(diagnostic, result_ids, edits, closing, hover, status),
        *(fix, ignoring_here, ignoring_in_the_workspace, ignoring_the_finding, opening_the_rule),
        *(tree, score, checking_again),
    )
}


@pytest.mark.parametrize("name", CAPABILITIES)
@pytest.mark.asyncio(loop_scope="module")
async def test_capability(name: str, session: Any, tmp_path: Path) -> None:
    open_ = Open(session, tmp_path / "neues.de.md")
    await asyncio.wait_for(open_.opened(), PATIENCE)
    try:
        await asyncio.wait_for(CAPABILITIES[name](open_), PATIENCE)
    finally:
        session.text_document_did_close(types.DidCloseTextDocumentParams(open_.identifier))
