"""Ignoring for good: rules are switched off in the configuration, findings are put on the baseline."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from lsprotocol import types

from lambre_core.config.editing import with_baseline
from lambre_core.errors import LambreError
from lambre_core.findings.baseline import Entry, read_baseline, relative_path, write_baseline
from lambre_core.findings.finding import Finding
from lambre_server.actions import configuration_edit, configuration_file, named_finding, switched_off
from lambre_server.checked import Checked
from lambre_server.configuration import plain
from lambre_server.text import Places

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

BASELINE_FILE = "lambre-baseline.json"


class Change(NamedTuple):
    """A change of a configuration file, which may not exist yet."""

    path: Path
    old: str
    new: str
    exists: bool


def meant(server: LambreServer, data: Any) -> tuple[Finding, Checked] | None:
    """The finding that the data of an action means, and the last result, in which it is."""
    said = plain(data)
    attended = server.scheduler.get(said.get("uri", ""))
    if attended is None or attended.result is None:
        return None
    finding = named_finding(said, attended.result, Places(attended.result.lines, server.client.unit))
    return None if finding is None else (finding, attended.result)


def switching_off(server: LambreServer, finding: Finding, checked: Checked) -> Change | None:
    """The change with which the rules of a finding are off; None where it cannot be made."""
    path = configuration_file(checked, server.root_of(checked.snapshot.uri))
    if path is None:
        return None
    exists, old = _text(server, path)
    new = switched_off(old, path, finding.codes)
    return None if new is None else Change(path, old, new, exists)


def edit_for(server: LambreServer, change: Change) -> types.WorkspaceEdit | None:
    """A change as an edit that the client makes; None where it cannot."""
    places = Places.of(change.old, server.client.unit)
    return configuration_edit(change.path, change.exists, change.old, change.new, places, server.client.abilities)


async def carry_out(server: LambreServer, change: Change) -> None:
    """Change a configuration file: through the client where it is open, so that it can be undone, else on disk."""
    edit = edit_for(server, change)
    if edit is not None and server.client.applies and change.path in server.configuration.buffers:
        await server.workspace_apply_edit_async(types.ApplyWorkspaceEditParams(edit, label="lambre-lint"))
    else:
        change.path.write_bytes(change.new.encode())
        server.check_all()


async def add_to_baseline(server: LambreServer, finding: Finding, checked: Checked) -> str:
    """Write a finding to the baseline, which is made and named in the configuration if there is none.

    Returns:
        The path of the baseline.

    Raises:
        LambreError: the baseline cannot be read or written.
    """
    settings = checked.in_force.settings
    if settings.baseline is not None:
        path = settings.resolve(settings.baseline)
    else:
        config = configuration_file(checked, server.root_of(checked.snapshot.uri))
        if config is None:
            raise LambreError("A document that is in no folder has no baseline; save it first.")
        exists, old = _text(server, config)
        new = with_baseline(old, config, BASELINE_FILE)
        if new is None:
            raise LambreError(f'{config} cannot be changed; put `baseline = "{BASELINE_FILE}"` into it.')
        path = config.parent / BASELINE_FILE
        await carry_out(server, Change(config, old, new, exists))
    known = read_baseline(path) if path.exists() else ()
    place = relative_path(checked.snapshot.path, path.absolute().parent)
    write_baseline(path, [*known, Entry(place, finding.code, finding.word, finding.fingerprint)])
    server.check_all()
    return str(path)


def _text(server: LambreServer, path: Path) -> tuple[bool, str]:
    """Whether a configuration file exists, and what it says, in the editor if it is open there."""
    if path in server.configuration.buffers:
        return True, server.configuration.buffers[path]
    try:
        # Line ends as they are: they are counted.
        return True, path.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return path.exists(), ""
