"""Code actions, what they do when they are chosen, and the commands behind those that are no edits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lsprotocol import types

from lambre_core.errors import LambreError
from lambre_server import actions, ignoring
from lambre_server.configuration import plain
from lambre_server.text import Places

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

OPTIONS = types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix], resolve_provider=True)
NO_DIRECTIVE = "No directive can be put here; ignore the finding or the rule instead."


def register(server: LambreServer) -> None:
    @server.feature(types.TEXT_DOCUMENT_CODE_ACTION, OPTIONS)
    async def code_action(params: types.CodeActionParams) -> list[types.CodeAction]:
        found = await _actions(server, params)
        if server.client.abilities.resolving:
            return found
        resolved = [_resolved(server, action) for action in found]
        return [action for action in resolved if action.edit is not None or action.command is not None]

    @server.feature(types.CODE_ACTION_RESOLVE)
    def resolve(action: types.CodeAction) -> types.CodeAction:
        return _resolved(server, action)

    @server.command(actions.IGNORE_FINDING)
    async def ignore_finding(data: Any) -> str | None:
        """Put a finding on the baseline."""
        if (found := ignoring.meant(server, data)) is None:
            return None
        try:
            return await ignoring.add_to_baseline(server, *found)
        except (LambreError, OSError) as error:
            server.say(str(error), types.MessageType.Error)
            return None

    @server.command(actions.IGNORE_IN_WORKSPACE)
    async def ignore_in_workspace(data: Any) -> None:
        """Switch the rules of a finding off, for clients that cannot create files."""
        found = ignoring.meant(server, data)
        if found is not None and (change := ignoring.switching_off(server, *found)) is not None:
            await ignoring.carry_out(server, change)


async def _actions(server: LambreServer, params: types.CodeActionParams) -> list[types.CodeAction]:
    attended = server.scheduler.get(params.text_document.uri)
    if attended is None or not actions.wanted(types.CodeActionKind.QuickFix, params.context.only):
        return []
    checked = await server.scheduler.settled(attended)
    if checked is None or checked.snapshot.version != attended.document.version:
        return []
    client = server.client
    places = Places(checked.lines, client.unit)
    start, end = places.offset(params.range.start), places.offset(params.range.end)
    found: list[types.CodeAction] = []
    for finding in actions.findings_at(checked, start, end, places):
        fixes = await server.fixes.of(finding, attended, checked, places)
        shown = [
            one for one in params.context.diagnostics
            if one.code == finding.code and one.range == places.range_of(finding.range)
        ]  # fmt: skip
        found += actions.actions_for(finding, fixes, shown, checked, places, client.abilities)
    return found if attended.document.version == checked.snapshot.version else []


def _resolved(server: LambreServer, action: types.CodeAction) -> types.CodeAction:
    """An action with its edit, or with a command where the client cannot make the edit."""
    data = plain(action.data) or {}
    attended = server.scheduler.get(data.get("uri", ""))
    if action.edit is not None or action.command is not None or attended is None:
        return action
    found = ignoring.meant(server, data)
    if found is None or found[1].snapshot.version != attended.document.version:
        return action
    finding, checked = found
    client = server.client
    if data["kind"] == actions.HERE:
        action.edit = actions.ignoring_here(finding, checked, Places(checked.lines, client.unit), client.abilities)
        if action.edit is None:
            server.say(NO_DIRECTIVE)
    elif (change := ignoring.switching_off(server, finding, checked)) is not None:
        action.edit = ignoring.edit_for(server, change)
        if action.edit is None:
            action.command = types.Command(action.title, actions.IGNORE_IN_WORKSPACE, arguments=[data])
    return action
