"""From results to the client: diagnostics are sent, or kept until they are asked for, and what is held back waits."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from lsprotocol import types

from lambre_core.findings.finding import Finding
from lambre_server.diagnostics import Where, diagnostics
from lambre_server.holding import at_caret
from lambre_server.scheduling import Attended
from lambre_server.text import Places

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

LEAST_WAIT = 0.01
"""Seconds before what is held back is looked at again."""


class Publisher:
    """Shows the last result of each document."""

    def __init__(self, server: LambreServer) -> None:
        self._server = server

    def send(self, attended: Attended) -> None:
        """Send the diagnostics to a client that does not pull, and again when none is held back any more."""
        items, held = self.diagnostics(attended)
        document = attended.document
        if not self._server.client.pulls:
            self._server.text_document_publish_diagnostics(
                types.PublishDiagnosticsParams(document.uri, items, version=document.version)
            )
        if held:
            loop = asyncio.get_running_loop()
            wait = max(self.held_until(attended) - loop.time(), LEAST_WAIT)
            loop.call_later(wait, self.release, attended, document.version)

    def release(self, attended: Attended, version: int) -> None:
        """The writer has rested: what was held back at the caret is shown."""
        document = attended.document
        if self._server.scheduler.get(document.uri) is attended and document.version == version:
            if self._server.client.pulls:
                self._server.refresh()
            else:
                self.send(attended)

    def clear(self, uri: str) -> None:
        """A document is closed: nothing of it is shown any more."""
        if not self._server.client.pulls:
            self._server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))

    def diagnostics(self, attended: Attended) -> tuple[list[types.Diagnostic], bool]:
        """What is to be shown of the last result, and whether something is held back."""
        result = attended.result
        if result is None:
            return [], False
        where = self._where(attended)
        caret = self._caret(attended)
        held: list[Finding] = []

        def hold(finding: Finding) -> bool:
            if caret is None or not at_caret(finding, caret, result, where.places):
                return False
            held.append(finding)
            return True

        address = partial(self._server.pages.address, template=result.in_force.server.documentation)
        return list(diagnostics(result, where, self._server.client.manner, address, hold)), bool(held)

    def held_until(self, attended: Attended) -> float:
        """Loop time until which findings at the caret are held back."""
        assert attended.result is not None
        return attended.changed + attended.result.in_force.server.hold_back / 1000

    def _where(self, attended: Attended) -> Where:
        """Places of the result in the document as it is now."""
        result, unit = attended.result, self._server.client.unit
        assert result is not None
        then = Places(result.lines, unit)
        edits = attended.document.edits_since(result.snapshot.version)
        return Where(then, Places.of(str(attended.document.text), unit) if edits else then, edits)

    def _caret(self, attended: Attended) -> int | None:
        """Where somebody is typing; None if findings there are to be shown nevertheless."""
        result, document, client = attended.result, attended.document, self._server.client
        if result is None or document.caret is None or document.version != result.snapshot.version:
            return None
        if client.pulls and not client.refreshes:
            return None  # it could not be told when to ask again
        return document.caret if asyncio.get_running_loop().time() < self.held_until(attended) else None
