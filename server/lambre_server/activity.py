"""What the server is doing: progress for every client, and a status for those that ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lambre_server.checked import Checked, Step
from lambre_server.documents import OpenDocument
from lambre_server.progress import Progress
from lambre_server.trees import score_object

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

STATUS = "lambre/status"
"""Notification for clients that ask for it (`experimental.lambreStatus`)."""


class Activity:
    """The checks that are under way, as the client sees them."""

    def __init__(self, server: LambreServer) -> None:
        self._server = server
        self._under_way: dict[str, Progress] = {}
        self._scores: dict[str, tuple[Checked, dict[str, Any]]] = {}

    def show(self, document: OpenDocument, step: Step | None) -> None:
        """A check of a document takes a step; None: it is over."""
        progress = self._under_way.get(document.uri)
        if step is None:
            if progress is not None:
                self._under_way.pop(document.uri).end()
            self.tell(document, busy=False)
            return
        if progress is None:
            name = document.path.replace("\\", "/").rsplit("/", 1)[-1]
            progress = self._under_way[document.uri] = Progress(self._server, f"Checking {name}")
            self.tell(document, busy=True)
        progress.report(step.message, step.share)

    def tell(self, document: OpenDocument, *, busy: bool) -> None:
        """Send the status of a document."""
        if not self._server.client.status:
            return
        attended = self._server.scheduler.get(document.uri)
        result = attended.result if attended else None
        engines: dict[str, str | None] = {}
        score: dict[str, Any] | None = None
        if result is not None:
            settings = result.in_force.settings
            engines = {language: self._server.workbench.engine(settings, language) for language in result.tallies}
            score = self._score(document.uri, result)
        status = {"uri": document.uri, "busy": busy, "engines": engines, "score": score}
        self._server.protocol.notify(STATUS, status)

    def forget(self, uri: str) -> None:
        """A document is closed."""
        self._scores.pop(uri, None)

    def _score(self, uri: str, result: Checked) -> dict[str, Any]:
        """The score of a result, told several times and counted once."""
        known = self._scores.get(uri)
        if known is None or known[0] is not result:
            known = self._scores[uri] = (result, score_object(result))
        return known[1]
