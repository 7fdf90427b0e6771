"""Hover over a finding."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from lsprotocol import types

from lambre_server.hover import hover
from lambre_server.text import Places

if TYPE_CHECKING:
    from lambre_server.server import LambreServer


def register(server: LambreServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hovered(params: types.HoverParams) -> types.Hover | None:
        attended = server.scheduler.get(params.text_document.uri)
        if attended is None or attended.result is None:
            return None
        result, document, client = attended.result, attended.document, server.client
        return hover(
            result,
            document.text.offset(params.position, client.unit),
            document.edits_since(result.snapshot.version),
            Places(result.lines, client.unit),
            partial(server.pages.address, template=result.in_force.server.documentation),
            markdown=client.markdown,
        )
