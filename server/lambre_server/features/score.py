"""The score of a document: as a code lens, as a request and as a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lsprotocol import types

from lambre_server.configuration import plain
from lambre_server.trees import score_object, score_text

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

SHOW_SCORE = "lambre.showScore"


def register(server: LambreServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_CODE_LENS)
    def code_lens(params: types.CodeLensParams) -> list[types.CodeLens]:
        attended = server.scheduler.get(params.text_document.uri)
        result = attended.result if attended else None
        if result is None or not result.in_force.server.code_lens or not result.tallies:
            return []
        nowhere = types.Range(types.Position(0, 0), types.Position(0, 0))
        command = types.Command(score_text(score_object(result)), SHOW_SCORE, arguments=[params.text_document.uri])
        return [types.CodeLens(nowhere, command)]

    @server.feature("lambre/score")
    async def score(params: Any) -> dict[str, Any] | None:
        """The scores of `{textDocument: {uri}}`."""
        return await _score(server, plain(params)["textDocument"]["uri"])

    @server.command(SHOW_SCORE)
    async def show_score(uri: str) -> dict[str, Any] | None:
        """Show the score of a document."""
        found = await _score(server, uri)
        if found is not None:
            server.say(score_text(found))
        return found


async def _score(server: LambreServer, uri: str) -> dict[str, Any] | None:
    attended = server.scheduler.get(uri)
    checked = await server.scheduler.settled(attended) if attended is not None else None
    return None if checked is None else score_object(checked)
