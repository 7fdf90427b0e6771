"""Read-only documents of the server's own: trees and pages of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lsprotocol import types

from lambre_server import trees
from lambre_server.features import tree

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

NOTHING = "There is nothing here.\n"


def register(server: LambreServer) -> None:
    @server.feature(types.WORKSPACE_TEXT_DOCUMENT_CONTENT)
    async def content(params: types.TextDocumentContentParams) -> types.TextDocumentContentResult:
        text = ""
        if (asked := trees.read_tree_uri(params.uri)) is not None:
            uri, line, character = asked
            server.shown_trees.add(params.uri, uri)
            found = await tree.tree_of(server, uri, types.Position(line, character))
            text = "" if found is None else trees.tree_text(found)
        elif (rule := trees.read_rule_uri(params.uri)) is not None:
            text = server.pages.page(*rule) or ""
        return types.TextDocumentContentResult(text or NOTHING)
