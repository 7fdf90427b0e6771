"""What the client says at the beginning, and what changes later: settings, folders, files."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from lsprotocol import types
from pygls.uris import to_fs_path

from lambre_server.configuration import SECTION, ClientSettings, plain, read_client_settings
from lambre_server.ignoring import BASELINE_FILE

if TYPE_CHECKING:
    from lambre_server.server import LambreServer

WATCHED = ("**/lambre.toml", "**/pyproject.toml", f"**/{BASELINE_FILE}", "**/*baseline*.json")


def register(server: LambreServer) -> None:
    @server.feature(types.INITIALIZE)
    def initialize(params: types.InitializeParams) -> None:
        options = plain(params.initialization_options)
        if isinstance(options, dict):
            _put(server, {None: read_client_settings(options.get(SECTION, options))})

    @server.feature(types.INITIALIZED)
    async def initialized(params: types.InitializedParams) -> None:
        if server.client.watches:
            server.in_background(server.client_register_capability_async(_watching()))
        if server.client.configures:
            server.configured = asyncio.Event()
            server.in_background(_fetch(server))

    @server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)
    async def did_change_configuration(params: types.DidChangeConfigurationParams) -> None:
        sent = plain(params.settings)
        if server.client.configures:
            await _fetch(server)
        elif isinstance(sent, dict):
            _put(server, {None: read_client_settings(sent.get(SECTION, sent))})
        server.check_all()

    @server.feature(types.WORKSPACE_DID_CHANGE_WORKSPACE_FOLDERS)
    async def did_change_folders(params: types.DidChangeWorkspaceFoldersParams) -> None:
        if server.client.configures:
            await _fetch(server)
        server.check_all()

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def did_change_watched_files(params: types.DidChangeWatchedFilesParams) -> None:
        server.check_all()


async def _fetch(server: LambreServer) -> None:
    """Ask the client for its settings: for everything, and for each workspace folder."""
    folders = list(server.workspace.folders.values())
    items = [types.ConfigurationItem(section=SECTION)]
    items += [types.ConfigurationItem(scope_uri=folder.uri, section=SECTION) for folder in folders]
    found = await server.workspace_configuration_async(types.ConfigurationParams(items))
    paths = [None, *(to_fs_path(folder.uri) for folder in folders)]
    _put(server, {path: read_client_settings(section) for path, section in zip(paths, found, strict=False)})


def _put(server: LambreServer, sections: dict[str | None, ClientSettings]) -> None:
    for problem in dict.fromkeys(problem for section in sections.values() for problem in section.problems):
        server.say_once(problem)
    server.configuration.set_client(sections)
    if server.configured is not None:
        server.configured.set()


def _watching() -> types.RegistrationParams:
    """The client is to tell when a configuration file or a baseline changes."""
    options = types.DidChangeWatchedFilesRegistrationOptions([types.FileSystemWatcher(glob) for glob in WATCHED])
    return types.RegistrationParams(
        [types.Registration("lambre-files", types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options)]
    )
