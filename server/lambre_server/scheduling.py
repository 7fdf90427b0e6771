"""When a document is checked: at most one check of it is under way, and only the newest version counts.

Every open document has a task of its own that sleeps until something has happened. A check runs step by step on an
executor of its own; if the document has changed in the meantime, the steps that are left are not taken and nothing
of it is shown. The steps of several documents take turns.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from lambre_server.checked import Checked, Step
from lambre_server.documents import OpenDocument

log = logging.getLogger(__name__)

Result = TypeVar("Result")


@dataclass(slots=True)
class Attended:
    """A document, and what is under way for it.

    Attributes:
        due: loop time before which no check begins.
        asked: number of times that a check was asked for; one that began before does not answer.
        result: of the last check that was not overtaken.
        waiting: those who want the result of the check that was asked for so many times.
    """

    document: OpenDocument
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    due: float = 0.0
    changed: float = float("-inf")
    asked: int = 0
    answered: int = 0
    result: Checked | None = None
    waiting: list[tuple[int, asyncio.Future[Checked | None]]] = field(default_factory=list)


class Scheduler:
    """Checks documents when it is time to."""

    def __init__(
        self,
        executor: Executor,
        begin: Callable[[OpenDocument], Awaitable[Generator[Step, None, Checked]]],
        show: Callable[[OpenDocument, Step | None], None],
        publish: Callable[[Attended], None],
    ) -> None:
        """
        Args:
            begin: prepares the check of a document.
            show: told what is being done; None at the end of it.
            publish: told of every new result.
        """
        self._executor = executor
        self._begin, self._show, self._publish = begin, show, publish
        self._attended: dict[str, Attended] = {}

    def __iter__(self) -> Any:
        return iter(list(self._attended.values()))

    def get(self, uri: str) -> Attended | None:
        return self._attended.get(uri)

    def open(self, document: OpenDocument) -> Attended:
        """Attend to a document; one that was already open is closed first."""
        self.close(document.uri)
        attended = self._attended[document.uri] = Attended(document)
        attended.task = asyncio.ensure_future(self._attend(attended))
        return attended

    def close(self, uri: str) -> None:
        attended = self._attended.pop(uri, None)
        if attended is None:
            return
        if attended.task is not None:
            attended.task.cancel()
        self._answer(attended, None, attended.asked)

    def close_all(self) -> None:
        for uri in list(self._attended):
            self.close(uri)

    def ask(self, attended: Attended, *, rest: float = 0.0) -> None:
        """Ask for a check of what the document says now.

        Args:
            rest: seconds without a change that a check waits for. The first change after a rest waits for nothing.
        """
        now = asyncio.get_running_loop().time()
        attended.due = now + rest if now - attended.changed < rest else now
        attended.changed = now
        attended.asked += 1
        attended.woken.set()

    async def settled(self, attended: Attended) -> Checked | None:
        """The result of the last check that was asked for; None if the document is closed before there is one."""
        if attended.answered >= attended.asked:
            return attended.result
        future: asyncio.Future[Checked | None] = asyncio.get_running_loop().create_future()
        attended.waiting.append((attended.asked, future))
        try:
            return await future
        finally:
            attended.waiting = [one for one in attended.waiting if one[1] is not future]

    async def run(self, work: Callable[[], Result]) -> Result:
        """Do something on the executor of the checks."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, work)

    async def _attend(self, attended: Attended) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await attended.woken.wait()
            attended.woken.clear()
            while (rest := attended.due - loop.time()) > 0:
                await asyncio.sleep(rest)
            asked = attended.asked
            try:
                result = await self._check(attended, asked)
            except Exception:
                log.exception("%s cannot be checked", attended.document.uri)
                self._answer(attended, attended.result, asked)
                continue
            if result is None:
                attended.woken.set()
                continue
            attended.result = result
            attended.document.forget_edits(result.snapshot.version)
            self._answer(attended, result, asked)
            self._publish(attended)

    async def _check(self, attended: Attended, asked: int) -> Checked | None:
        """The result of a check; None if another one was asked for in the meantime."""
        document = attended.document
        steps = await self._begin(document)
        try:
            while attended.asked == asked:
                step = await self.run(lambda: _next(steps))
                if isinstance(step, Checked):
                    return step if attended.asked == asked else None
                self._show(document, step)
            return None
        finally:
            self._show(document, None)

    def _answer(self, attended: Attended, result: Checked | None, asked: int) -> None:
        attended.answered = max(attended.answered, asked)
        for wanted, future in attended.waiting:
            if wanted <= attended.answered and not future.done():
                future.set_result(result)


def _next(steps: Generator[Step, None, Checked]) -> Step | Checked:
    """The next step, or the result after the last one; a generator's StopIteration cannot cross a future."""
    try:
        return next(steps)
    except StopIteration as end:
        result: Checked = end.value
        return result
