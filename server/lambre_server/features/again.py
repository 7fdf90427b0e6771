"""Commands to check again, and to begin anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lambre_server.server import LambreServer


def register(server: LambreServer) -> None:
    @server.command("lambre.check")
    async def check(*arguments: Any) -> None:
        """Check documents again: those that are named, else all. Models that could not be loaded are tried again."""
        await server.scheduler.run(server.workbench.retry)
        for attended in server.scheduler:
            if not arguments or attended.document.uri in arguments:
                attended.document.caret = None
                server.scheduler.ask(attended)
        server.refresh()

    @server.command("lambre.restart")
    async def restart() -> None:
        """Forget everything and begin anew."""
        await server.scheduler.run(server.workbench.forget)
        server.forget_said()
        server.check_all()
