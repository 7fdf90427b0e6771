"""Pages of codes: what `lambre-lint explain` says, at an address that an editor can open without a network.

Unless the settings name an address on the web, a page is a text file in the user's cache folder, written when a
diagnostic first points at it; the version is in its path, so that it is never out of date.
"""

from __future__ import annotations

import logging
from pathlib import Path
from urllib.parse import quote

from lambre_core import __version__, userdirs
from lambre_core.errors import LambreError
from lambre_core.findings.codes import PAGES
from lambre_core.grammar.errors import GrammarError
from lambre_core.grammar.pages import rule_page
from lambre_core.grammar.rulefile import load_grammar

log = logging.getLogger(__name__)


class Pages:
    """Rule pages, each made once."""

    def __init__(self) -> None:
        self._pages: dict[tuple[str, str], str | None] = {}
        self._addresses: dict[tuple[str, str], str | None] = {}

    def page(self, code: str, language: str) -> str | None:
        """The page of a code as plain text; None where it has none in the language."""
        if code in PAGES:
            return PAGES[code]
        key = (code, language)
        if key not in self._pages:
            try:
                self._pages[key] = rule_page(code, [load_grammar(language)])
            except GrammarError:
                self._pages[key] = None
            except LambreError as error:
                log.warning("no page of %s: %s", code, error)
                self._pages[key] = None
        return self._pages[key]

    def address(self, code: str, language: str | None, template: str) -> str | None:
        """Where the page of a rule is; None where it has none.

        Args:
            template: an address with `{code}` and `{language}`; empty: a file of this machine.
        """
        if language is None or self.page(code, language) is None:
            return None
        if template:
            return template.replace("{code}", quote(code)).replace("{language}", quote(language))
        key = (code, language)
        if key not in self._addresses:
            self._addresses[key] = self._write(code, language)
        return self._addresses[key]

    def _write(self, code: str, language: str) -> str | None:
        folder = userdirs.user_dir("cache")
        if folder is None:
            return None
        name = code.replace("/", "-").replace("@", "-at-").replace(":", "-") + ".txt"
        file = Path(folder) / "rules" / __version__ / language / name
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.page(code, language) or "", encoding="utf-8")
        except OSError as error:
            log.warning("the page of %s cannot be written: %s", code, error)
            return None
        return file.as_uri()
