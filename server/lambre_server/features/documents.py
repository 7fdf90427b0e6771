"""Documents are opened, changed, saved and closed.

What comes with every keystroke is called by `lambre_server.protocol` itself, past pygls, which keeps copies of its own.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lsprotocol import types

from lambre_server.documents import CONFIG_NAMES, OpenDocument, is_file, path_of
from lambre_server.text import Text

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

log = logging.getLogger(__name__)


def register(server: LambreServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def known(params: Any) -> None:
        """Tells clients that opening and closing are of interest; `Protocol` hands them on."""

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    def saved(params: types.DidSaveTextDocumentParams) -> None:
        did_save(server, params.text_document.uri)


def did_open(server: LambreServer, params: types.DidOpenTextDocumentParams) -> None:
    item = params.text_document
    document = OpenDocument(item.uri, item.language_id, item.version, Text(item.text))
    if _is_configuration(item.uri):
        _configuration_changed(server, item.uri, item.text)
    if document.format is None:
        return
    attended = server.scheduler.open(document)
    if server.in_force(document).server.mode != "manual":
        server.scheduler.ask(attended)


def did_change(server: LambreServer, params: types.DidChangeTextDocumentParams) -> None:
    uri = params.text_document.uri
    attended = server.scheduler.get(uri)
    if attended is None:
        _buffer_changed(server, params)
        return
    document = attended.document
    document.change(params.content_changes, params.text_document.version, server.client.unit)
    settings = server.in_force(document).server
    if settings.mode == "edit":
        server.scheduler.ask(attended, rest=settings.debounce / 1000)
    if attended.result is None:
        document.forget_edits(document.version)


def did_save(server: LambreServer, uri: str) -> None:
    attended = server.scheduler.get(uri)
    if attended is None:
        if _is_configuration(uri):
            server.check_all()
        return
    attended.document.caret = None
    if server.in_force(attended.document).server.mode != "manual":
        server.scheduler.ask(attended)
        server.refresh()


def did_close(server: LambreServer, params: types.DidCloseTextDocumentParams) -> None:
    uri = params.text_document.uri
    if _is_configuration(uri) and server.configuration.buffers.pop(Path(path_of(uri)), None) is not None:
        server.check_all()
    if server.scheduler.get(uri) is not None:
        server.scheduler.close(uri)
        server.publisher.clear(uri)
        server.activity.forget(uri)


def _is_configuration(uri: str) -> bool:
    return is_file(uri) and Path(path_of(uri)).name in CONFIG_NAMES


def _configuration_changed(server: LambreServer, uri: str, text: str) -> None:
    server.configuration.buffers[Path(path_of(uri))] = text
    server.check_all()


def _buffer_changed(server: LambreServer, params: types.DidChangeTextDocumentParams) -> None:
    """A configuration file is being edited: what it says there is in force."""
    uri = params.text_document.uri
    known = server.configuration.buffers.get(Path(path_of(uri)))
    if known is None:
        log.warning("%s is changed, but it is not open", uri)
        return
    document = OpenDocument(uri, "toml", 0, Text(known))
    document.change(params.content_changes, params.text_document.version, server.client.unit)
    _configuration_changed(server, uri, str(document.text))
