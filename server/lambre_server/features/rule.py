"""The page of a rule: as a request and as a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lambre_server.actions import OPEN_RULE
from lambre_server.configuration import plain
from lambre_server.showing import show
from lambre_server.trees import rule_uri

if TYPE_CHECKING:
    from lambre_server.server import LambreServer


def register(server: LambreServer) -> None:
    @server.feature("lambre/rule")
    def rule(params: Any) -> str | None:
        """The page of `{code, language}` as plain text."""
        asked = plain(params)
        return server.pages.page(asked["code"], asked["language"])

    @server.command(OPEN_RULE)
    async def open_rule(code: str, language: str) -> str | None:
        """Show the page of a rule: in the client, else as a message; it is the result, too."""
        page = server.pages.page(code, language)
        template = server.configuration.client("").server.documentation
        address = server.pages.address(code, language, template)
        shown = await show(server, rule_uri(code, language), address)
        if page is not None and not shown:
            server.say(page)
        return page
