"""Code actions: what can be done about a finding.

Fixes are sought when a menu is asked for, because they are offered only if a re-parse bears them out. What an action
does to a file is worked out when it is chosen, where the client can wait for that (resolve).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from lsprotocol import types

from lambre_core.check import document_settings
from lambre_core.config.editing import with_severity
from lambre_core.config.settings import FILE_NAME
from lambre_core.documents.ignoring import insertion
from lambre_core.findings.finding import Finding, Fix
from lambre_core.findings.suppression import disabled_by_directive
from lambre_server.checked import Checked, Passage
from lambre_server.text import Places

OPEN_RULE, IGNORE_FINDING, IGNORE_IN_WORKSPACE = "lambre.openRule", "lambre.ignoreFinding", "lambre.ignoreInWorkspace"

HERE, WORKSPACE = "here", "workspace"
"""Kinds of actions whose edit is worked out when they are chosen."""


@dataclass(frozen=True, slots=True)
class Abilities:
    """What a client can do with edits.

    Attributes:
        versioned: whether it takes edits that name the version of their document.
        creating: whether it can create a file.
        resolving: whether it asks for the edit of an action when it is chosen.
    """

    versioned: bool
    creating: bool
    resolving: bool


Fixes = Callable[[Passage, Finding], tuple[Fix, ...]]


def findings_at(checked: Checked, start: int, end: int, places: Places) -> list[Finding]:
    """The findings that have a word, their own or the other one, in the code points [start, end]."""
    return [
        finding
        for finding in checked.shown
        if any(
            span[0] <= end and start <= span[1]
            for span in (places.span_of(one) for one in (finding.range, *(other.range for other in finding.related)))
        )
    ]


def wanted(kind: str, only: Sequence[str] | None) -> bool:
    """Whether a kind of action is asked for."""
    return not only or any(kind == one or kind.startswith(f"{one}.") for one in only)


def actions_for(
    finding: Finding,
    fixes: Sequence[Fix],
    diagnostics: Sequence[types.Diagnostic],
    checked: Checked,
    places: Places,
    abilities: Abilities,
) -> Iterator[types.CodeAction]:
    """The actions for a finding, fixes first.

    Args:
        diagnostics: those of the client that show the finding.
    """
    kind = types.CodeActionKind.QuickFix
    uri = checked.snapshot.uri
    for number, fix in enumerate(fixes):
        edits = [types.TextEdit(places.range_of(edit.range), edit.text) for edit in fix.edits]
        yield types.CodeAction(
            f"Change {fix.title.replace(' → ', ' to ')}",
            kind=kind,
            diagnostics=diagnostics,
            is_preferred=number == 0,
            edit=edit_of(uri, checked.snapshot.version, edits, abilities),
        )
    data = {"uri": uri, "version": checked.snapshot.version, "code": finding.code, "place": _place(finding, places)}
    for what, title in ((HERE, f"Ignore {finding.code} here"), (WORKSPACE, f"Ignore {finding.code} in this workspace")):
        yield types.CodeAction(title, kind=kind, diagnostics=diagnostics, data={**data, "kind": what})
    yield types.CodeAction(
        "Ignore this finding",
        kind=kind,
        diagnostics=diagnostics,
        command=types.Command("Ignore this finding", IGNORE_FINDING, arguments=[data]),
    )
    if finding.codes and finding.language is not None:
        command = types.Command("Open rule", OPEN_RULE, arguments=[finding.code, finding.language])
        title = f"Open rule {finding.code}" if finding.cause is not None else f"Explain {finding.code}"
        yield types.CodeAction(title, kind=kind, diagnostics=diagnostics, command=command)


def _place(finding: Finding, places: Places) -> list[int]:
    return list(places.span_of(finding.range))


def named_finding(data: Any, checked: Checked, places: Places) -> Finding | None:
    """The finding that the data of an action means."""
    for finding in checked.findings:
        if finding.code == data.get("code") and _place(finding, places) == list(data.get("place", ())):
            return finding
    return None


# --- edits ------------------------------------------------------------------------------------------


def edit_of(
    uri: str, version: int | None, edits: Sequence[types.TextEdit], abilities: Abilities
) -> types.WorkspaceEdit:
    """Edits of one document."""
    if abilities.versioned:
        document = types.OptionalVersionedTextDocumentIdentifier(uri, version)
        return types.WorkspaceEdit(document_changes=[types.TextDocumentEdit(document, list(edits))])
    return types.WorkspaceEdit(changes={uri: list(edits)})


def ignoring_here(
    finding: Finding, checked: Checked, places: Places, abilities: Abilities
) -> types.WorkspaceEdit | None:
    """A directive in the document; None where none can mean the line alone."""
    snapshot = checked.snapshot
    settings = replace(document_settings(checked.in_force.settings), format=snapshot.format)
    line = finding.range.start.line
    found = insertion(snapshot.clean, snapshot.path, line, finding.codes, settings, disabled_by_directive)
    if found is None:
        return None
    edit = types.TextEdit(places.range((found.offset, found.offset)), found.text)
    return edit_of(snapshot.uri, snapshot.version, [edit], abilities)


def configuration_file(checked: Checked, root: str | None) -> Path | None:
    """The configuration file in force, or where one would be made: in the workspace folder, else beside the file."""
    settings = checked.in_force.settings
    if settings.file is not None:
        return settings.file
    if root is not None:
        return Path(root) / FILE_NAME
    parent = Path(checked.snapshot.path).parent
    return parent / FILE_NAME if parent.is_absolute() else None


def switched_off(text: str, path: Path, rules: Sequence[str]) -> str | None:
    """The text of a configuration file in which rules are off; None where that cannot be put in."""
    new: str | None = text
    for rule in rules:
        new = None if new is None else with_severity(new, path, rule, "off")
    return new


def configuration_edit(
    path: Path, exists: bool, old: str, new: str, places: Places, abilities: Abilities
) -> types.WorkspaceEdit | None:
    """The change of a configuration file as an edit; None where the client cannot make one.

    Args:
        places: in the old text.
    """
    start = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    rest = min(len(old), len(new)) - start
    tail = next((n for n in range(rest) if old[len(old) - 1 - n] != new[len(new) - 1 - n]), rest)
    edit = types.TextEdit(places.range((start, len(old) - tail)), new[start : len(new) - tail])
    uri = path.as_uri()
    if exists:
        return edit_of(uri, None, [edit], abilities)
    if not (abilities.creating and abilities.versioned):
        return None
    document = types.OptionalVersionedTextDocumentIdentifier(uri, None)
    create = types.CreateFile(uri, options=types.CreateFileOptions(ignore_if_exists=True))
    return types.WorkspaceEdit(document_changes=[create, types.TextDocumentEdit(document, [edit])])
