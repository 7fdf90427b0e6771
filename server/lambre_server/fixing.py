"""Fixes of findings, each sought once: a menu is asked for again and again while the caret stays where it is."""

from __future__ import annotations

import logging
from typing import Any

from lambre_core.findings.finding import Finding, Fix
from lambre_server.checked import Checked
from lambre_server.checking import Workbench
from lambre_server.scheduling import Attended, Scheduler
from lambre_server.text import Places
from lambre_server.trees import passage_at

log = logging.getLogger(__name__)


class Fixes:
    """Verified fixes for the findings of the last results."""

    def __init__(self, workbench: Workbench, scheduler: Scheduler) -> None:
        self._workbench, self._scheduler = workbench, scheduler
        self._known: dict[tuple[Any, ...], tuple[Fix, ...]] = {}

    def forget(self) -> None:
        """There is a new result: its fixes are others."""
        self._known.clear()

    async def of(self, finding: Finding, attended: Attended, checked: Checked, places: Places) -> tuple[Fix, ...]:
        """The fixes of a finding; none if the result is overtaken while they are sought.

        Args:
            places: in the text of the result.
        """
        place = places.span_of(finding.range)
        key = (attended.document.uri, finding.code, place)
        if key not in self._known:
            passage = passage_at(checked, place[0])
            if passage is None:
                return ()
            try:
                found = await self._scheduler.run(lambda: self._workbench.fixes(passage, finding, checked))
            except Exception:
                log.exception("no fixes for %s", finding.code)
                found = ()
            if attended.result is not checked:
                return ()
            self._known[key] = found
        return self._known[key]
