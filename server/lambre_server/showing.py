"""Opening something in the editor."""

from __future__ import annotations

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
