"""The server as editors start it: over standard input and output, with the shipped German model."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

COMMAND = [sys.executable, "-m", "lambre_core", "server", "--stdio"]

SEPARATOR, NEXT_LINE = "\N{LINE SEPARATOR}", "\N{NEXT LINE}"
TEXT = f"# Neues\n\nIn 😂{SEPARATOR}Halle{NEXT_LINE}gibt es viel.\r\nDas Museum 😂 sucht einen neue Standort.\n"
LINE = TEXT.replace("\r\n", "\n").split("\n")[3]
ENCODINGS = {"utf-8": "utf-8", "utf-16": "utf-16-le", "utf-32": "utf-32-le"}
UNIT_BYTES = {"utf-8": 1, "utf-16": 2, "utf-32": 4}

CLIENTS = [(encoding, pulls) for encoding in ENCODINGS for pulls in (False, True)]


def capabilities(encoding: str, pulls: bool) -> types.ClientCapabilities:
    return types.ClientCapabilities(
        general=types.GeneralClientCapabilities(position_encodings=[encoding]),
        window=types.WindowClientCapabilities(work_done_progress=True),
        text_document=types.TextDocumentClientCapabilities(
            publish_diagnostics=types.PublishDiagnosticsClientCapabilities(related_information=True),
            diagnostic=types.DiagnosticClientCapabilities() if pulls else None,
            hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
        ),
    )


@pytest_lsp.fixture(  # type: ignore[untyped-decorator]
    config=ClientServerConfig(server_command=COMMAND), params=CLIENTS, ids=str
)
async def session(request: Any, lsp_client: LanguageClient) -> Any:
    encoding, pulls = request.param
    found = await lsp_client.initialize_session(types.InitializeParams(capabilities=capabilities(encoding, pulls)))
    assert found.capabilities.position_encoding == encoding
    lsp_client.encoding, lsp_client.pulls = encoding, pulls  # type: ignore[attr-defined]
    yield
    await lsp_client.shutdown_session()


def units(text: str, encoding: str) -> int:
    return len(text.encode(ENCODINGS[encoding])) // UNIT_BYTES[encoding]


async def diagnostics(client: Any, uri: str, version: int) -> list[types.Diagnostic]:
    if client.pulls:
        found = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(types.TextDocumentIdentifier(uri))
        )
        return list(found.items)
    while True:
        sent = await client.wait_for_notification("textDocument/publishDiagnostics")
        if sent.version == version:
            return list(sent.diagnostics)


@pytest.mark.asyncio
async def test_a_file_is_opened_edited_and_mended(session: Any, tmp_path: Path) -> None:
    client, encoding = session, session.encoding
    uri = (tmp_path / "neues.de.md").as_uri()
    document = types.TextDocumentIdentifier(uri)
    client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "markdown", 1, TEXT)))
    (found,) = await diagnostics(client, uri, 1)
    start, end = (units(LINE[: LINE.index(word)], encoding) for word in ("neue ", " Standort"))
    assert found.range == types.Range(types.Position(3, start), types.Position(3, end))
    assert found.code == "agreement/adj-mod-noun/case"
    (related,) = found.related_information or ()
    assert related.location.range.start == types.Position(3, end + 1)

    hover = await client.text_document_hover_async(types.HoverParams(document, types.Position(3, start + 1)))
    assert "An adjective agrees with the noun" in hover.contents.value

    # An edit in front of it, on a line that has what only others take for line ends.
    at = units(f"In 😂{SEPARATOR}Halle", encoding)
    change = types.TextDocumentContentChangePartial(
        types.Range(types.Position(2, at), types.Position(2, at + units(f"{NEXT_LINE}gibt", encoding))), ",\ngibt"
    )
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(2, uri), [change])
    )
    (found,) = await diagnostics(client, uri, 2)
    assert found.range == types.Range(types.Position(4, start), types.Position(4, end))

    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, found.range, types.CodeActionContext([found]))
    )
    (fix,) = [action for action in actions if action.title == "Change neue to neuen"]
    assert fix.is_preferred
    (edit,) = fix.edit.changes[uri]
    assert (edit.range, edit.new_text) == (found.range, "neuen")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(3, uri),
            [types.TextDocumentContentChangePartial(edit.range, edit.new_text)],
        )
    )
    assert await diagnostics(client, uri, 3) == []
