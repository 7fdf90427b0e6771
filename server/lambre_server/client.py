"""What the client is able to do, as it says at the beginning."""

from __future__ import annotations

from dataclasses import dataclass

from lsprotocol import types

from lambre_core.documents.positions import ColumnUnit
from lambre_server.actions import Abilities
from lambre_server.configuration import plain
from lambre_server.diagnostics import Manner


@dataclass(frozen=True, slots=True)
class Client:
    """The client's capabilities.

    Attributes:
        unit: what a character of its positions counts.
    """

    capabilities: types.ClientCapabilities
    unit: ColumnUnit

    # --- diagnostics --------------------------------------------------------------------------------

    @property
    def pulls(self) -> bool:
        """Whether it asks for diagnostics; else they are sent."""
        document = self.capabilities.text_document
        return document is not None and document.diagnostic is not None

    @property
    def refreshes(self) -> bool:
        """Whether it can be told to ask again."""
        workspace = self.capabilities.workspace
        return bool(self.pulls and workspace and workspace.diagnostics and workspace.diagnostics.refresh_support)

    @property
    def manner(self) -> Manner:
        """How it wants its diagnostics."""
        document = self.capabilities.text_document
        pushed = document.publish_diagnostics if document else None
        pulled = document.diagnostic if document else None
        return Manner(
            self.unit,
            related=bool((pushed and pushed.related_information) or (pulled and pulled.related_information)),
            described=bool(
                (pushed and pushed.code_description_support) or (pulled and pulled.code_description_support)
            ),
        )

    # --- what it shows ------------------------------------------------------------------------------

    @property
    def markdown(self) -> bool:
        """Whether a hover may be Markdown."""
        document = self.capabilities.text_document
        formats = document.hover.content_format if document and document.hover else None
        return types.MarkupKind.Markdown in (formats or ())

    @property
    def progress(self) -> bool:
        window = self.capabilities.window
        return bool(window and window.work_done_progress)

    @property
    def status(self) -> bool:
        """Whether it wants to be told what the server does (`experimental.lambreStatus`)."""
        experimental = plain(self.capabilities.experimental)
        return isinstance(experimental, dict) and bool(experimental.get("lambreStatus"))

    @property
    def lenses_again(self) -> bool:
        """Whether it can be told to ask for code lenses again."""
        workspace = self.capabilities.workspace
        return bool(workspace and workspace.code_lens and workspace.code_lens.refresh_support)

    @property
    def shows_documents(self) -> bool:
        window = self.capabilities.window
        return bool(window and window.show_document and window.show_document.support)

    @property
    def has_contents(self) -> bool:
        """Whether it asks the server for read-only documents."""
        workspace = self.capabilities.workspace
        return bool(workspace and workspace.text_document_content)

    # --- what it does and tells ---------------------------------------------------------------------

    @property
    def abilities(self) -> Abilities:
        """What it can do with edits."""
        workspace, document = self.capabilities.workspace, self.capabilities.text_document
        edits = workspace.workspace_edit if workspace else None
        resolve = document.code_action.resolve_support if document and document.code_action else None
        return Abilities(
            versioned=bool(edits and edits.document_changes),
            creating=bool(edits and types.ResourceOperationKind.Create in (edits.resource_operations or ())),
            resolving=bool(resolve and "edit" in resolve.properties),
        )

    @property
    def applies(self) -> bool:
        """Whether it makes edits that the server asks for."""
        workspace = self.capabilities.workspace
        return bool(workspace and workspace.apply_edit)

    @property
    def configures(self) -> bool:
        """Whether it can be asked for its settings."""
        workspace = self.capabilities.workspace
        return bool(workspace and workspace.configuration)

    @property
    def watches(self) -> bool:
        """Whether it can be asked to watch files."""
        workspace = self.capabilities.workspace
        watched = workspace.did_change_watched_files if workspace else None
        return bool(watched and watched.dynamic_registration)
