"""Diagnostics for clients that ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lsprotocol import types

from lambre_server.configuration import SECTION
from lambre_server.diagnostics import result_id

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

OPTIONS = types.DiagnosticOptions(inter_file_dependencies=False, workspace_diagnostics=False, identifier=SECTION)


def register(server: LambreServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_DIAGNOSTIC, OPTIONS)
    async def diagnostic(params: types.DocumentDiagnosticParams) -> types.DocumentDiagnosticReport:
        attended = server.scheduler.get(params.text_document.uri)
        items: list[types.Diagnostic] = []
        if attended is not None:
            await server.scheduler.settled(attended)
            items, _ = server.publisher.diagnostics(attended)
        number = result_id(items)
        if number == params.previous_result_id:
            return types.RelatedUnchangedDocumentDiagnosticReport(number)
        return types.RelatedFullDocumentDiagnosticReport(items, result_id=number)
