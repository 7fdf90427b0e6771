"""Progress: what takes long is shown by the client, if it can; a client that does not answer keeps nobody waiting."""

from __future__ import annotations

import asyncio
import logging
import uuid
from typing import TYPE_CHECKING, Any

from lsprotocol import types

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

log = logging.getLogger(__name__)

PATIENCE = 0.4
"""Seconds of work before it is shown at all."""


class Progress:
    """The progress of one piece of work, shown once it has lasted for a while. `end` must be called."""

    def __init__(self, server: LambreServer, title: str) -> None:
        self._server = server
        self._title = title
        self._token = str(uuid.uuid4())
        self._begun = False
        self._last: str | None = None
        self._task = asyncio.ensure_future(self._begin()) if server.client.progress else None

    async def _begin(self) -> None:
        await asyncio.sleep(PATIENCE)
        made = asyncio.ensure_future(self._server.work_done_progress.create_async(self._token))
        try:
            # The work may end before the client answers; pygls cannot take the answer to a request that was cancelled.
            await asyncio.shield(made)
        except asyncio.CancelledError:
            made.add_done_callback(self._unused)
            raise
        except Exception as error:
            log.info("the client shows no progress: %s", error)
            return
        self._server.work_done_progress.begin(
            self._token, types.WorkDoneProgressBegin(self._title, message=self._last, percentage=0)
        )
        self._begun = True

    def _unused(self, made: asyncio.Future[Any]) -> None:
        """The client has answered, but there is nothing to show any more."""
        self._server.work_done_progress.tokens.pop(self._token, None)
        if not made.cancelled() and made.exception() is not None:
            log.info("the client shows no progress: %s", made.exception())

    def report(self, message: str, share: float | None = None) -> None:
        """Say what is being done, and which share of it is done."""
        self._last = message
        if self._begun:
            percentage = None if share is None else round(100 * share)
            self._server.work_done_progress.report(
                self._token, types.WorkDoneProgressReport(message=message, percentage=percentage)
            )

    def end(self) -> None:
        if self._task is not None and not self._begun:
            self._task.cancel()
        if self._begun:
            self._server.work_done_progress.end(self._token, types.WorkDoneProgressEnd())
            self._server.work_done_progress.tokens.pop(self._token, None)
            self._begun = False
