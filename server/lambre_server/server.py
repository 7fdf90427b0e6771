"""The language server: its parts, and what happens from a check to what is shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from lambre_core import __version__
from lambre_server.activity import Activity
from lambre_server.checked import Checked, Step
from lambre_server.checking import Load, Workbench, load_model
from lambre_server.client import Client
from lambre_server.configuration import Configuration, InForce
from lambre_server.documents import OpenDocument
from lambre_server.features import register_all
from lambre_server.fixing import Fixes
from lambre_server.folders import folders_of, path_in, root_of
from lambre_server.pages import Pages
from lambre_server.protocol import Protocol
from lambre_server.publishing import Publisher
from lambre_server.scheduling import Attended, Scheduler
from lambre_server.showing import ShownTrees
from lambre_server.text import UNITS

log = logging.getLogger(__name__)

NAME = "lambre-lint"

CONFIGURATION_PATIENCE = 1.0
"""Seconds for which the first check waits for the settings of the client."""


def make_server(load: Load = load_model) -> LambreServer:
    """A server with all it can do.

    Args:
        load: how parsers are loaded.
    """
    server = LambreServer(load)
    register_all(server)
    return server


class LambreServer(LanguageServer):
    """Open documents and what is known of them.

    Attributes:
        configured: set as soon as the client has told its settings; None where it is not asked for them.
    """

    def __init__(self, load: Load = load_model) -> None:
        super().__init__(NAME, __version__, protocol_cls=Protocol)
        self.configuration = Configuration()
        self.workbench = Workbench(load)
        self.executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="lambre-check")
        self.activity = Activity(self)
        self.scheduler = Scheduler(self.executor, self._begin, self.activity.show, self._ended)
        self.fixes = Fixes(self.workbench, self.scheduler)
        self.pages = Pages()
        self.publisher = Publisher(self)
        self.shown_trees = ShownTrees(self)
        self.configured: asyncio.Event | None = None
        self._said: set[str] = set()
        self._tasks: set[asyncio.Future[Any]] = set()

    @property
    def client(self) -> Client:
        """What the client is able to do; only after `initialize`."""
        encoding = self.workspace.position_encoding
        return Client(self.client_capabilities, UNITS[str(getattr(encoding, "value", encoding))])

    # --- a check ------------------------------------------------------------------------------------

    def root_of(self, uri: str) -> str | None:
        """The workspace folder to which a document belongs."""
        return root_of(uri, folders_of(self.workspace))

    def in_force(self, document: OpenDocument) -> InForce:
        """The settings for a document."""
        root = self.root_of(document.uri)
        return self.configuration.in_force(path_in(document, root), root)

    async def _begin(self, document: OpenDocument) -> Generator[Step, None, Checked]:
        """A check of what a document says now."""
        if self.configured is not None and not self.configured.is_set():
            try:
                await asyncio.wait_for(self.configured.wait(), CONFIGURATION_PATIENCE)
            except TimeoutError:
                log.warning("the client has not told its settings; those of the files are used")
                self.configured.set()
        in_force = self.in_force(document)
        if in_force.problem is not None:
            self.say_once(in_force.problem)
        return self.workbench.check(document.snapshot(path_in(document, self.root_of(document.uri))), in_force)

    def _ended(self, attended: Attended) -> None:
        """There is a new result."""
        result = attended.result
        assert result is not None
        self.fixes.forget()
        for left in result.not_checked:
            if left.missing:
                self.say_once(f"{left.reason}.")
            else:
                log.info("%s: %d texts are not checked: %s", left.path, left.units, left.reason)
        self.publisher.send(attended)
        self.activity.tell(attended.document, busy=False)
        self.shown_trees.renew(attended.document.uri)
        if result.in_force.server.code_lens and self.client.lenses_again:
            self.in_background(self.workspace_code_lens_refresh_async(None))

    def check_all(self) -> None:
        """Everything is to be looked at again; what is remembered makes that cheap."""
        for attended in self.scheduler:
            if attended.asked:
                self.scheduler.ask(attended)
        self.refresh()

    def refresh(self) -> None:
        """Have a client that pulls do so."""
        if self.client.refreshes:
            self.in_background(self.workspace_diagnostic_refresh_async(None))

    # --- talking to the client ----------------------------------------------------------------------

    def say(self, message: str, kind: types.MessageType = types.MessageType.Info) -> None:
        """Show a message to the user."""
        self.window_show_message(types.ShowMessageParams(kind, message))

    def say_once(self, message: str) -> None:
        """Warn the user, of the same thing only once."""
        if message not in self._said:
            self._said.add(message)
            self.say(message, types.MessageType.Warning)

    def forget_said(self) -> None:
        """What was said once may be said again."""
        self._said.clear()

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start something for which nobody waits; what goes wrong with it is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("the client did not do what it was asked: %s", task.exception())

    def report_server_error(self, error: Exception, source: Any) -> None:
        """What went wrong in here is for the log; the writer can do nothing about it."""
        log.error("%s: %s", getattr(source, "__name__", source), error)

    # --- the end ------------------------------------------------------------------------------------

    def stop(self) -> None:
        """Let go of everything; what is being parsed is finished by nobody."""
        self.scheduler.close_all()
        self.executor.shutdown(wait=False, cancel_futures=True)

    @property
    def stopped_properly(self) -> bool:
        """Whether the client has asked for it."""
        return bool(self.protocol._shutdown)
