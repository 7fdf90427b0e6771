"""Where a document belongs: the folders of the workspace."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pygls.uris import to_fs_path
from pygls.workspace import Workspace

from lambre_server.documents import OpenDocument, is_file, path_of


def folders_of(workspace: Workspace) -> list[str]:
    """The paths of the folders that the client has open."""
    folders = [path for folder in workspace.folders.values() if (path := to_fs_path(folder.uri)) is not None]
    return folders or ([workspace.root_path] if workspace.root_path is not None else [])


def root_of(uri: str, folders: Sequence[str]) -> str | None:
    """The folder to which a document belongs; a document that is no file belongs to the first."""
    if not is_file(uri):
        return folders[0] if folders else None
    inside = [folder for folder in folders if Path(path_of(uri)).is_relative_to(folder)]
    return max(inside, key=len, default=None)


def path_in(document: OpenDocument, root: str | None) -> str:
    """Where a document is, or is thought to be."""
    return document.path if is_file(document.uri) or root is None else str(Path(root) / document.path)
