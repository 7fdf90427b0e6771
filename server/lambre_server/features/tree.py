"""The dependency tree of a sentence: as a request and as a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lsprotocol import types

from lambre_server import trees
from lambre_server.configuration import plain
from lambre_server.showing import show
from lambre_server.text import Places

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

SHOW_TREE = "lambre.showTree"


def register(server: LambreServer) -> None:
    @server.feature("lambre/tree")
    async def tree(params: Any) -> dict[str, Any] | None:
        """The tree at `{textDocument: {uri}, position}`."""
        asked = plain(params)
        position = types.Position(int(asked["position"]["line"]), int(asked["position"]["character"]))
        return await tree_of(server, asked["textDocument"]["uri"], position)

    @server.command(SHOW_TREE)
    async def show_tree(uri: str, line: int, character: int) -> dict[str, Any] | None:
        """Show the tree at a position: as a read-only document, where the client has them; it is the result, too."""
        found = await tree_of(server, uri, types.Position(line, character))
        if found is not None:
            await show(server, trees.tree_uri(uri, line, character))
        return found


async def tree_of(server: LambreServer, uri: str, position: types.Position) -> dict[str, Any] | None:
    """The tree of the sentence at a position, as an object."""
    attended = server.scheduler.get(uri)
    checked = await server.scheduler.settled(attended) if attended is not None else None
    if checked is None:
        return None
    places = Places(checked.lines, server.client.unit)
    offset = places.offset(position)
    passage = trees.passage_at(checked, offset)
    if passage is None:
        return None

    def find() -> dict[str, Any] | None:
        found = server.workbench.trees(passage, checked.in_force.settings)
        tree = trees.tree_at(found, passage, offset)
        return None if tree is None else trees.tree_object(tree, passage, checked, places)

    return await server.scheduler.run(find)
