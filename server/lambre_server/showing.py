"""Opening something in the editor, and read-only documents that follow the text."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from lsprotocol import types

if TYPE_CHECKING:
    from lambre_server.server import LambreServer


async def show(server: LambreServer, virtual: str, address: str | None = None) -> bool:
    """Open a read-only document of the server's, or an address where the client has no such documents.

    Returns:
        Whether the client has shown it.
    """
    if not server.client.shows_documents:
        return False
    if server.client.has_contents:
        asked = types.ShowDocumentParams(virtual, take_focus=True)
    elif address is not None:
        asked = types.ShowDocumentParams(address, external=not address.startswith("file:"), take_focus=True)
    else:
        return False
    return (await server.window_show_document_async(asked)).success


MOST_TREES = 16
"""Trees of which the client is told that they have changed, those that it has asked for last."""


class ShownTrees:
    """The trees that the client has open as read-only documents."""

    def __init__(self, server: LambreServer) -> None:
        self._server = server
        self._document_of: OrderedDict[str, str] = OrderedDict()

    def add(self, virtual: str, uri: str) -> None:
        """The client shows a tree of a document."""
        self._document_of[virtual] = uri
        self._document_of.move_to_end(virtual)
        if len(self._document_of) > MOST_TREES:
            self._document_of.popitem(last=False)

    def renew(self, uri: str) -> None:
        """A document has a new result: the client is to ask for its trees again."""
        for virtual, document in self._document_of.items():
            if document == uri:
                params = types.TextDocumentContentRefreshParams(virtual)
                self._server.in_background(self._server.workspace_text_document_content_refresh_async(params))
