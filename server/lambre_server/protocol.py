"""The protocol of pygls without its own copies of the documents, and with what it gets wrong put right.

pygls 2.1 splits the lines of its documents as `str.splitlines` does, which spoils texts that have a form feed or
U+2028 in them, and remembers every notification that passes through a generator. Here the documents are ours
(`lambre_server.documents`), and what comes with every keystroke is a plain call.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.protocol import LanguageServerProtocol
from pygls.protocol.language_server import lsp_method

from lambre_server.features import documents
from lambre_server.trees import RULE_SCHEME, TREE_SCHEME

if TYPE_CHECKING:
    from lambre_server.server import LambreServer


class Protocol(LanguageServerProtocol):
    """Hands documents to the server, and knows what pygls does not."""

    _server: LambreServer

    @lsp_method(types.INITIALIZE)
    def lsp_initialize(self, params: types.InitializeParams) -> Generator[Any, Any, types.InitializeResult]:
        """As pygls, with the read-only documents, of which it does not know."""
        result = yield from super().lsp_initialize(params)
        if self._server.client.has_contents and result.capabilities.workspace is not None:
            schemes = types.TextDocumentContentOptions(schemes=[TREE_SCHEME, RULE_SCHEME])
            result.capabilities.workspace.text_document_content = schemes
        return result

    @lsp_method(types.TEXT_DOCUMENT_DID_OPEN)
    def lsp_text_document__did_open(self, params: types.DidOpenTextDocumentParams) -> None:
        documents.did_open(self._server, params)

    @lsp_method(types.TEXT_DOCUMENT_DID_CHANGE)
    def lsp_text_document__did_change(self, params: types.DidChangeTextDocumentParams) -> None:
        documents.did_change(self._server, params)

    @lsp_method(types.TEXT_DOCUMENT_DID_CLOSE)
    def lsp_text_document__did_close(self, params: types.DidCloseTextDocumentParams) -> None:
        documents.did_close(self._server, params)

    @lsp_method(types.SHUTDOWN)
    def lsp_shutdown(self, *args: Any) -> None:  # type: ignore[override]
        """As pygls, which walks over its requests while they end."""
        self._server.stop()
        current = self.msg_id
        for number, future in list(self._request_futures.items()):
            if number != current and not future.done():
                future.cancel()
        self._shutdown = True

    def structure_message(self, data: dict[str, Any]) -> Any:
        """As pygls; a request that makes no sense gets an answer, which a client may be waiting for."""
        try:
            return super().structure_message(data)
        except JsonRpcException as error:
            if "id" in data and "method" in data:
                self._send_response(data["id"], error=error.to_response_error())
            return None

    def handle_message(self, message: Any) -> None:
        """As pygls; what comes before `initialize` is refused, as the specification asks."""
        if message is None:
            return
        method = getattr(message, "method", None)
        if self._workspace is None and method not in (None, types.INITIALIZE, types.EXIT):
            if (number := getattr(message, "id", None)) is not None:
                error = types.ResponseError(types.ErrorCodes.ServerNotInitialized, "The server is not initialized yet.")
                self._send_response(number, error=error)
            return
        super().handle_message(message)
