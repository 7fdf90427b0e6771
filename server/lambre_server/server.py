"""The language server: what comes from the client, and who answers it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from lambre_core import __version__
from lambre_core.config.editing import with_baseline
from lambre_core.documents.positions import ColumnUnit, LineIndex
from lambre_core.errors import LambreError
from lambre_core.findings.baseline import Entry, read_baseline, relative_path, write_baseline
from lambre_core.findings.finding import Finding, Fix
from lambre_server import actions, trees
from lambre_server.checking import Checked, Load, Step, Workbench, load_model
from lambre_server.configuration import SECTION, ClientSettings, Configuration, InForce, plain, read_client_settings
from lambre_server.diagnostics import Manner, Where, diagnostics, result_id
from lambre_server.documents import CONFIG_NAMES, OpenDocument, is_file, path_of
from lambre_server.hover import hover
from lambre_server.pages import Pages
from lambre_server.progress import Progress
from lambre_server.protocol import Protocol
from lambre_server.scheduling import Attended, Scheduler
from lambre_server.text import UNITS, Places, Text

log = logging.getLogger(__name__)

NAME = "lambre-lint"
STATUS = "lambre/status"
"""Notification about what the server is doing, for clients that ask for it (`experimental.lambreStatus`)."""

CONFIGURATION_PATIENCE = 1.0
"""Seconds for which the first check waits for the settings of the client."""

BASELINE_FILE = "lambre-baseline.json"
WATCHED = ("**/lambre.toml", "**/pyproject.toml", f"**/{BASELINE_FILE}", "**/*baseline*.json")


class LambreServer(LanguageServer):
    """Open documents and what is known of them."""

    def __init__(self, load: Load = load_model) -> None:
        super().__init__(NAME, __version__, protocol_cls=Protocol)
        self.configuration = Configuration()
        self.workbench = Workbench(load)
        self.pages = Pages()
        self.executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="lambre-check")
        self.scheduler = Scheduler(self.executor, self._begin, self._show, self._publish)
        self._configured: asyncio.Event | None = None
        self._progress: dict[str, Progress] = {}
        self._said: set[str] = set()
        self._fixes: dict[tuple[Any, ...], tuple[Fix, ...]] = {}
        self._tasks: set[asyncio.Future[Any]] = set()

    def stop(self) -> None:
        """Let go of everything; what is being parsed is finished by nobody."""
        self.scheduler.close_all()
        self.executor.shutdown(wait=False, cancel_futures=True)

    @property
    def stopped_properly(self) -> bool:
        """Whether the client has asked for it."""
        return bool(self.protocol._shutdown)

    def report_server_error(self, error: Exception, source: Any) -> None:
        """What went wrong in here is for the log; the writer can do nothing about it."""
        log.error("%s: %s", getattr(source, "__name__", source), error)

    # --- what the client is like --------------------------------------------------------------------

    @property
    def unit(self) -> ColumnUnit:
        return UNITS[str(getattr(self.workspace.position_encoding, "value", self.workspace.position_encoding))]

    @property
    def pulls(self) -> bool:
        """Whether the client asks for diagnostics; else they are sent."""
        document = self.client_capabilities.text_document
        return document is not None and document.diagnostic is not None

    @property
    def refreshes(self) -> bool:
        """Whether a client that pulls can be told to pull again."""
        workspace = self.client_capabilities.workspace
        return bool(workspace and workspace.diagnostics and workspace.diagnostics.refresh_support)

    @property
    def manner(self) -> Manner:
        document = self.client_capabilities.text_document
        pushed = document.publish_diagnostics if document else None
        pulled = document.diagnostic if document else None
        return Manner(
            self.unit,
            related=bool((pushed and pushed.related_information) or (pulled and pulled.related_information)),
            described=bool(
                (pushed and pushed.code_description_support) or (pulled and pulled.code_description_support)
            ),
        )

    @property
    def abilities(self) -> actions.Abilities:
        workspace, document = self.client_capabilities.workspace, self.client_capabilities.text_document
        edits = workspace.workspace_edit if workspace else None
        resolve = document.code_action.resolve_support if document and document.code_action else None
        return actions.Abilities(
            versioned=bool(edits and edits.document_changes),
            creating=bool(edits and types.ResourceOperationKind.Create in (edits.resource_operations or ())),
            resolving=bool(resolve and "edit" in resolve.properties),
        )

    def places(self, text: str) -> Places:
        return Places(LineIndex.of(text), self.unit)

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start something for which nobody waits; what goes wrong with it is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("the client did not do what it was asked: %s", task.exception())

    # --- documents ----------------------------------------------------------------------------------

    def root_of(self, uri: str) -> str | None:
        """The workspace folder to which a document belongs; a document that is no file belongs to the first."""
        folders = [path for folder in self.workspace.folders.values() if (path := to_fs_path(folder.uri)) is not None]
        if not folders and self.workspace.root_path is not None:
            folders = [self.workspace.root_path]
        if not is_file(uri):
            return folders[0] if folders else None
        inside = [folder for folder in folders if Path(path_of(uri)).is_relative_to(folder)]
        return max(inside, key=len, default=None)

    def path_of(self, document: OpenDocument) -> str:
        """Where a document is, or is thought to be."""
        root = self.root_of(document.uri)
        return document.path if is_file(document.uri) or root is None else str(Path(root) / document.path)

    def in_force(self, document: OpenDocument) -> InForce:
        return self.configuration.in_force(self.path_of(document), self.root_of(document.uri))

    def did_open(self, params: types.DidOpenTextDocumentParams) -> None:
        item = params.text_document
        document = OpenDocument(item.uri, item.language_id, item.version, Text(item.text))
        if self._is_configuration(item.uri):
            self._configuration_changed(item.uri, item.text)
        if document.format is None:
            return
        attended = self.scheduler.open(document)
        if self.in_force(document).server.mode != "manual":
            self.scheduler.ask(attended)

    def did_change(self, params: types.DidChangeTextDocumentParams) -> None:
        uri = params.text_document.uri
        attended = self.scheduler.get(uri)
        if attended is None:
            self._buffer_changed(params)
            return
        document = attended.document
        document.change(params.content_changes, params.text_document.version, self.unit)
        server = self.in_force(document).server
        if server.mode == "edit":
            self.scheduler.ask(attended, rest=server.debounce / 1000)
        if attended.result is None:
            document.forget_edits(document.version)

    def did_save(self, uri: str) -> None:
        attended = self.scheduler.get(uri)
        if attended is None:
            if self._is_configuration(uri):
                self.check_all()
            return
        attended.document.caret = None
        if self.in_force(attended.document).server.mode != "manual":
            self.scheduler.ask(attended)
            self.refresh()

    def did_close(self, params: types.DidCloseTextDocumentParams) -> None:
        uri = params.text_document.uri
        if self._is_configuration(uri) and self.configuration.buffers.pop(Path(path_of(uri)), None) is not None:
            self.check_all()
        if self.scheduler.get(uri) is None:
            return
        self.scheduler.close(uri)
        if not self.pulls:
            self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))

    # --- configuration ------------------------------------------------------------------------------

    def _is_configuration(self, uri: str) -> bool:
        return is_file(uri) and Path(path_of(uri)).name in CONFIG_NAMES

    def _configuration_changed(self, uri: str, text: str) -> None:
        self.configuration.buffers[Path(path_of(uri))] = text
        self.check_all()

    def _buffer_changed(self, params: types.DidChangeTextDocumentParams) -> None:
        """A configuration file is being edited: what it says there is in force."""
        uri = params.text_document.uri
        known = self.configuration.buffers.get(Path(path_of(uri)))
        if known is None:
            log.warning("%s is changed, but it is not open", uri)
            return
        document = OpenDocument(uri, "toml", 0, Text(known))
        document.change(params.content_changes, params.text_document.version, self.unit)
        self._configuration_changed(uri, str(document.text))

    async def fetch_configuration(self) -> None:
        """Ask the client for its settings: for everything, and for each workspace folder."""
        folders = list(self.workspace.folders.values())
        items = [types.ConfigurationItem(section=SECTION)]
        items += [types.ConfigurationItem(scope_uri=folder.uri, section=SECTION) for folder in folders]
        found = await self.workspace_configuration_async(types.ConfigurationParams(items))
        paths = [None, *(to_fs_path(folder.uri) for folder in folders)]
        self.set_client_settings(
            {path: read_client_settings(section) for path, section in zip(paths, found, strict=False)}
        )

    def set_client_settings(self, sections: dict[str | None, ClientSettings]) -> None:
        for problem in dict.fromkeys(problem for section in sections.values() for problem in section.problems):
            self.say_once(problem)
        self.configuration.set_client(sections)
        if self._configured is not None:
            self._configured.set()

    def watch_files(self) -> None:
        """Ask the client to tell when a configuration file or a baseline changes."""
        workspace = self.client_capabilities.workspace
        watched = workspace.did_change_watched_files if workspace else None
        if not (watched and watched.dynamic_registration):
            return
        options = types.DidChangeWatchedFilesRegistrationOptions([types.FileSystemWatcher(glob) for glob in WATCHED])
        registration = types.Registration("lambre-files", types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options)
        self.in_background(self.client_register_capability_async(types.RegistrationParams([registration])))

    # --- checking -----------------------------------------------------------------------------------

    def check_all(self) -> None:
        """Everything is to be looked at again; what is remembered makes that cheap."""
        for attended in self.scheduler:
            if attended.asked:
                self.scheduler.ask(attended)
        self.refresh()

    def refresh(self) -> None:
        """Have a client that pulls do so."""
        if self.pulls and self.refreshes:
            self.in_background(self.workspace_diagnostic_refresh_async(None))

    async def _begin(self, document: OpenDocument) -> Generator[Step, None, Checked]:
        if self._configured is not None and not self._configured.is_set():
            try:
                await asyncio.wait_for(self._configured.wait(), CONFIGURATION_PATIENCE)
            except TimeoutError:
                log.warning("the client has not told its settings; those of the files are used")
                self._configured.set()
        in_force = self.in_force(document)
        if in_force.problem is not None:
            self.say_once(in_force.problem)
        return self.workbench.check(document.snapshot(self.path_of(document)), in_force)

    def _show(self, document: OpenDocument, step: Step | None) -> None:
        progress = self._progress.get(document.uri)
        if step is None:
            if progress is not None:
                self._progress.pop(document.uri).end()
            self._tell_status(document, busy=False)
            return
        if progress is None:
            name = document.path.replace("\\", "/").rsplit("/", 1)[-1]
            progress = self._progress[document.uri] = Progress(self, f"Checking {name}")
            self._tell_status(document, busy=True)
        progress.report(step.message, step.share)

    def _publish(self, attended: Attended) -> None:
        """There is a new result."""
        result = attended.result
        assert result is not None
        self._fixes.clear()
        for left in result.not_checked:
            if left.missing:
                self.say_once(f"{left.reason}.")
            else:
                log.info("%s: %d texts are not checked: %s", left.path, left.units, left.reason)
        self._send(attended)
        self._tell_status(attended.document, busy=False)
        if result.in_force.server.code_lens:
            workspace = self.client_capabilities.workspace
            if workspace and workspace.code_lens and workspace.code_lens.refresh_support:
                self.in_background(self.workspace_code_lens_refresh_async(None))

    def _send(self, attended: Attended) -> None:
        """Send the diagnostics to a client that does not pull, and again when none is held back any more."""
        items, held = self.diagnostics(attended)
        document = attended.document
        if not self.pulls:
            self.text_document_publish_diagnostics(
                types.PublishDiagnosticsParams(document.uri, items, version=document.version)
            )
        if held:
            version = document.version
            loop = asyncio.get_running_loop()
            loop.call_later(max(self._held_until(attended) - loop.time(), 0.01), self._release, attended, version)

    def _release(self, attended: Attended, version: int) -> None:
        """The writer has rested: what was held back at the caret is shown."""
        if self.scheduler.get(attended.document.uri) is attended and attended.document.version == version:
            if self.pulls:
                self.refresh()
            else:
                self._send(attended)

    # --- diagnostics --------------------------------------------------------------------------------

    def where(self, attended: Attended) -> Where:
        """Places of the result in the document as it is now."""
        result = attended.result
        assert result is not None
        then = Places(result.lines, self.unit)
        edits = attended.document.edits_since(result.snapshot.version)
        return Where(then, self.places(str(attended.document.text)) if edits else then, edits)

    def diagnostics(self, attended: Attended) -> tuple[list[types.Diagnostic], bool]:
        """What is to be shown of the last result, and whether something is held back."""
        result = attended.result
        if result is None:
            return [], False
        where = self.where(attended)
        held: list[Finding] = []

        def hold(finding: Finding) -> bool:
            if not self._at_caret(finding, attended, where.places):
                return False
            held.append(finding)
            return True

        template = result.in_force.server.documentation
        address = partial(self._address, template)
        return list(diagnostics(result, where, self.manner, address, hold)), bool(held)

    def _address(self, template: str, code: str, language: str | None) -> str | None:
        return self.pages.address(code, language, template)

    def _held_until(self, attended: Attended) -> float:
        assert attended.result is not None
        return attended.changed + attended.result.in_force.server.hold_back / 1000

    def _at_caret(self, finding: Finding, attended: Attended, places: Places) -> bool:
        """Whether a finding is at a word that is just being typed, or in a sentence that has just no end yet."""
        result = attended.result
        caret = attended.document.caret
        if result is None or caret is None or attended.document.version != result.snapshot.version:
            return False
        if self.pulls and not self.refreshes:
            return False  # it could not be told when to ask again
        if asyncio.get_running_loop().time() >= self._held_until(attended):
            return False
        spans = [places.span_of(one) for one in (finding.range, *(other.range for other in finding.related))]
        if any(start <= caret <= end for start, end in spans):
            return True
        passage = trees.passage_at(result, caret)
        if passage is None or not passage.span[0] <= spans[0][0] <= passage.span[1]:
            return False
        rest = result.lines.text[caret : passage.span[1]]
        return caret >= passage.span[0] and not any(character.isalnum() for character in rest)

    # --- the rest -----------------------------------------------------------------------------------

    def say_once(self, message: str) -> None:
        """Show a message to the user, the same one only once."""
        if message not in self._said:
            self._said.add(message)
            self.window_show_message(types.ShowMessageParams(types.MessageType.Warning, message))

    def _tell_status(self, document: OpenDocument, *, busy: bool) -> None:
        experimental = plain(self.client_capabilities.experimental)
        if not (isinstance(experimental, dict) and experimental.get("lambreStatus")):
            return
        attended = self.scheduler.get(document.uri)
        result = attended.result if attended else None
        engines = {} if result is None else {
            language: self.workbench.engine(result.in_force.settings, language) for language in result.tallies or ()
        }  # fmt: skip
        status = {"uri": document.uri, "busy": busy, "engines": engines, "score": None}
        if result is not None:
            status["score"] = trees.score_object(result)
        self.protocol.notify(STATUS, status)

    async def fixes(self, attended: Attended, checked: Checked, finding: Finding, places: Places) -> tuple[Fix, ...]:
        """Verified fixes of a finding; sought once."""
        key = (attended.document.uri, finding.code, places.span_of(finding.range))
        if key not in self._fixes:
            passage = trees.passage_at(checked, places.span_of(finding.range)[0])
            if passage is None:
                return ()
            try:
                found = await self.scheduler.run(lambda: self.workbench.fixes(passage, finding, checked))
            except Exception:
                log.exception("no fixes for %s", finding.code)
                found = ()
            if attended.result is not checked:
                return ()
            self._fixes[key] = found
        return self._fixes[key]

    def ignore_in_workspace(self, finding: Finding, checked: Checked) -> tuple[Path, str, str, bool] | None:
        """The configuration file with the rules of a finding off: its path, old and new text, whether it exists."""
        path = actions.configuration_file(checked, self.root_of(checked.snapshot.uri))
        if path is None:
            return None
        exists, old = self._configuration_text(path)
        new = actions.switched_off(old, path, finding.codes)
        return None if new is None else (path, old, new, exists)

    def _configuration_text(self, path: Path) -> tuple[bool, str]:
        if path in self.configuration.buffers:
            return True, self.configuration.buffers[path]
        try:
            # Line ends as they are: they are counted.
            return True, path.read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError):
            return path.exists(), ""

    async def change_configuration(self, path: Path, old: str, new: str, exists: bool) -> None:
        """Change a configuration file: through the client where it can, so that it can be undone, else on disk."""
        workspace = self.client_capabilities.workspace
        edit = actions.configuration_edit(path, exists, old, new, self.places(old), self.abilities)
        if edit is not None and workspace and workspace.apply_edit and path in self.configuration.buffers:
            await self.workspace_apply_edit_async(types.ApplyWorkspaceEditParams(edit, label="lambre-lint"))
        else:
            path.write_bytes(new.encode())
            self.check_all()

    async def add_to_baseline(self, finding: Finding, checked: Checked) -> str:
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
            config = actions.configuration_file(checked, self.root_of(checked.snapshot.uri))
            if config is None:
                raise LambreError("A document that is in no folder has no baseline; save it first.")
            exists, old = self._configuration_text(config)
            new = with_baseline(old, config, BASELINE_FILE)
            if new is None:
                raise LambreError(f'{config} cannot be changed; put `baseline = "{BASELINE_FILE}"` into it.')
            path = config.parent / BASELINE_FILE
            await self.change_configuration(config, old, new, exists)
        known = read_baseline(path) if path.exists() else ()
        entry = Entry(
            relative_path(checked.snapshot.path, path.absolute().parent),
            finding.code,
            finding.word,
            finding.fingerprint,
        )
        write_baseline(path, [*known, entry])
        self.check_all()
        return str(path)


# --- features ---------------------------------------------------------------------------------------


def make_server(load: Load = load_model) -> LambreServer:
    """A server with all it can do.

    Args:
        load: how parsers are loaded.
    """
    server = LambreServer(load)
    _register_lifecycle(server)
    _register_features(server)
    _register_commands(server)
    return server


def _register_lifecycle(server: LambreServer) -> None:
    @server.feature(types.INITIALIZE)
    def initialize(params: types.InitializeParams) -> None:
        options = plain(params.initialization_options)
        if isinstance(options, dict):
            server.set_client_settings({None: read_client_settings(options.get(SECTION, options))})

    @server.feature(types.INITIALIZED)
    async def initialized(params: types.InitializedParams) -> None:
        server.watch_files()
        workspace = server.client_capabilities.workspace
        if workspace and workspace.configuration:
            server._configured = asyncio.Event()
            server.in_background(server.fetch_configuration())

    @server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)
    async def did_change_configuration(params: types.DidChangeConfigurationParams) -> None:
        workspace = server.client_capabilities.workspace
        sent = plain(params.settings)
        if workspace and workspace.configuration:
            await server.fetch_configuration()
        elif isinstance(sent, dict):
            server.set_client_settings({None: read_client_settings(sent.get(SECTION, sent))})
        server.check_all()

    @server.feature(types.WORKSPACE_DID_CHANGE_WORKSPACE_FOLDERS)
    async def did_change_folders(params: types.DidChangeWorkspaceFoldersParams) -> None:
        workspace = server.client_capabilities.workspace
        if workspace and workspace.configuration:
            await server.fetch_configuration()
        server.check_all()

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def did_change_watched_files(params: types.DidChangeWatchedFilesParams) -> None:
        server.check_all()

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def known(params: Any) -> None:
        """Tells clients that opening and closing are of interest; `Protocol` hands them on."""

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    def did_save(params: types.DidSaveTextDocumentParams) -> None:
        server.did_save(params.text_document.uri)


def _register_features(server: LambreServer) -> None:
    @server.feature(
        types.TEXT_DOCUMENT_DIAGNOSTIC,
        types.DiagnosticOptions(inter_file_dependencies=False, workspace_diagnostics=False, identifier=SECTION),
    )
    async def diagnostic(params: types.DocumentDiagnosticParams) -> types.DocumentDiagnosticReport:
        attended = server.scheduler.get(params.text_document.uri)
        items: list[types.Diagnostic] = []
        if attended is not None:
            await server.scheduler.settled(attended)
            items, _ = server.diagnostics(attended)
        number = result_id(items)
        if number == params.previous_result_id:
            return types.RelatedUnchangedDocumentDiagnosticReport(number)
        return types.RelatedFullDocumentDiagnosticReport(items, result_id=number)

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hover_(params: types.HoverParams) -> types.Hover | None:
        attended = server.scheduler.get(params.text_document.uri)
        if attended is None or attended.result is None:
            return None
        result, document = attended.result, attended.document
        capabilities = server.client_capabilities.text_document
        formats = capabilities.hover.content_format if capabilities and capabilities.hover else None
        return hover(
            result,
            document.text.offset(params.position, server.unit),
            document.edits_since(result.snapshot.version),
            Places(result.lines, server.unit),
            partial(server._address, result.in_force.server.documentation),
            markdown=types.MarkupKind.Markdown in (formats or ()),
        )

    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix], resolve_provider=True),
    )
    async def code_action(params: types.CodeActionParams) -> list[types.CodeAction]:
        attended = server.scheduler.get(params.text_document.uri)
        if attended is None or not actions.wanted(types.CodeActionKind.QuickFix, params.context.only):
            return []
        checked = await server.scheduler.settled(attended)
        if checked is None or checked.snapshot.version != attended.document.version:
            return []
        places = Places(checked.lines, server.unit)
        start, end = places.offset(params.range.start), places.offset(params.range.end)
        found: list[types.CodeAction] = []
        for finding in actions.findings_at(checked, start, end, places):
            fixes = await server.fixes(attended, checked, finding, places)
            shown = [
                one for one in params.context.diagnostics
                if one.code == finding.code and one.range == places.range_of(finding.range)
            ]  # fmt: skip
            found += actions.actions_for(finding, fixes, shown, checked, places, server.abilities)
        if attended.document.version != checked.snapshot.version:
            return []
        if server.abilities.resolving:
            return found
        return [one for one in (resolve(action) for action in found) if one.edit is not None or one.command is not None]

    @server.feature(types.CODE_ACTION_RESOLVE)
    def resolve(action: types.CodeAction) -> types.CodeAction:
        data = plain(action.data) or {}
        attended = server.scheduler.get(data.get("uri", ""))
        if action.edit is not None or action.command is not None or attended is None or attended.result is None:
            return action
        checked = attended.result
        places = Places(checked.lines, server.unit)
        finding = actions.named_finding(data, checked, places)
        if finding is None or checked.snapshot.version != attended.document.version:
            return action
        if data["kind"] == actions.HERE:
            action.edit = actions.ignoring_here(finding, checked, places, server.abilities)
            if action.edit is None:
                server.window_show_message(
                    types.ShowMessageParams(
                        types.MessageType.Info, "No directive can be put here; ignore the finding or the rule instead."
                    )
                )
        elif (change := server.ignore_in_workspace(finding, checked)) is not None:
            path, old, new, exists = change
            action.edit = actions.configuration_edit(path, exists, old, new, server.places(old), server.abilities)
            if action.edit is None:
                action.command = types.Command(action.title, actions.IGNORE_IN_WORKSPACE, arguments=[data])
        return action

    @server.feature(types.TEXT_DOCUMENT_CODE_LENS)
    def code_lens(params: types.CodeLensParams) -> list[types.CodeLens]:
        attended = server.scheduler.get(params.text_document.uri)
        result = attended.result if attended else None
        if result is None or not result.in_force.server.code_lens or not result.tallies:
            return []
        title = trees.score_text(trees.score_object(result))
        nowhere = types.Range(types.Position(0, 0), types.Position(0, 0))
        return [types.CodeLens(nowhere, types.Command(title, "lambre.showScore", arguments=[params.text_document.uri]))]

    @server.feature(types.WORKSPACE_TEXT_DOCUMENT_CONTENT)
    async def content(params: types.TextDocumentContentParams) -> types.TextDocumentContentResult:
        text = ""
        if (asked := trees.read_tree_uri(params.uri)) is not None:
            uri, line, character = asked
            tree = await _tree(server, uri, types.Position(line, character))
            text = "" if tree is None else trees.tree_text(tree)
        elif (rule := trees.read_rule_uri(params.uri)) is not None:
            text = server.pages.page(*rule) or ""
        return types.TextDocumentContentResult(text or "There is nothing here.\n")


async def _tree(server: LambreServer, uri: str, position: types.Position) -> dict[str, Any] | None:
    """The tree of the sentence at a position, as an object."""
    attended = server.scheduler.get(uri)
    checked = await server.scheduler.settled(attended) if attended is not None else None
    if checked is None:
        return None
    places = Places(checked.lines, server.unit)
    offset = places.offset(position)
    passage = trees.passage_at(checked, offset)
    if passage is None:
        return None

    def find() -> dict[str, Any] | None:
        found = server.workbench.trees(passage, checked.in_force.settings)
        tree = trees.tree_at(found, passage, offset)
        return None if tree is None else trees.tree_object(tree, passage, checked, places)

    return await server.scheduler.run(find)


async def _score(server: LambreServer, uri: str) -> dict[str, Any] | None:
    attended = server.scheduler.get(uri)
    checked = await server.scheduler.settled(attended) if attended is not None else None
    return None if checked is None else trees.score_object(checked)


def _register_commands(server: LambreServer) -> None:
    @server.feature("lambre/tree")
    async def tree(params: Any) -> dict[str, Any] | None:
        """The tree at `{textDocument: {uri}, position}`."""
        asked = plain(params)
        position = types.Position(int(asked["position"]["line"]), int(asked["position"]["character"]))
        return await _tree(server, asked["textDocument"]["uri"], position)

    @server.feature("lambre/score")
    async def score(params: Any) -> dict[str, Any] | None:
        """The scores of `{textDocument: {uri}}`."""
        return await _score(server, plain(params)["textDocument"]["uri"])

    @server.feature("lambre/rule")
    def rule(params: Any) -> str | None:
        """The page of `{code, language}` as plain text."""
        asked = plain(params)
        return server.pages.page(asked["code"], asked["language"])

    @server.command("lambre.check")
    async def check(*arguments: Any) -> None:
        """Check documents again: those that are named, else all."""
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
        server._said.clear()
        server.check_all()

    @server.command("lambre.showTree")
    async def show_tree(uri: str, line: int, character: int) -> dict[str, Any] | None:
        """Show the tree at a position: as a read-only document, where the client has them; it is the result, too."""
        found = await _tree(server, uri, types.Position(line, character))
        if found is not None:
            await _show_document(server, trees.tree_uri(uri, line, character))
        return found

    @server.command("lambre.showScore")
    async def show_score(uri: str) -> dict[str, Any] | None:
        """Show the score of a document."""
        found = await _score(server, uri)
        if found is not None:
            server.window_show_message(types.ShowMessageParams(types.MessageType.Info, trees.score_text(found)))
        return found

    @server.command(actions.OPEN_RULE)
    async def open_rule(code: str, language: str) -> str | None:
        """Show the page of a rule: in the client, else as a message; it is the result, too."""
        page = server.pages.page(code, language)
        template = server.configuration.client("").server.documentation
        address = server.pages.address(code, language, template)
        shown = await _show_document(server, trees.rule_uri(code, language), address)
        if page is not None and not shown:
            server.window_show_message(types.ShowMessageParams(types.MessageType.Info, page))
        return page

    @server.command(actions.IGNORE_FINDING)
    async def ignore_finding(data: Any) -> str | None:
        """Put a finding on the baseline."""
        if (found := _named(server, data)) is None:
            return None
        try:
            return await server.add_to_baseline(*found)
        except (LambreError, OSError) as error:
            server.window_show_message(types.ShowMessageParams(types.MessageType.Error, str(error)))
            return None

    @server.command(actions.IGNORE_IN_WORKSPACE)
    async def ignore_in_workspace(data: Any) -> None:
        """Switch the rules of a finding off, for clients that cannot create files."""
        if (found := _named(server, data)) is not None and (change := server.ignore_in_workspace(*found)) is not None:
            await server.change_configuration(*change)


def _named(server: LambreServer, data: Any) -> tuple[Finding, Checked] | None:
    """The finding that the data of an action means, in the last result."""
    said = plain(data)
    attended = server.scheduler.get(said.get("uri", ""))
    if attended is None or attended.result is None:
        return None
    finding = actions.named_finding(said, attended.result, Places(attended.result.lines, server.unit))
    return None if finding is None else (finding, attended.result)


async def _show_document(server: LambreServer, virtual: str, address: str | None = None) -> bool:
    """Open a read-only document of the server's, or an address where the client has no such documents."""
    window, workspace = server.client_capabilities.window, server.client_capabilities.workspace
    if not (window and window.show_document and window.show_document.support):
        return False
    if workspace and workspace.text_document_content:
        asked = types.ShowDocumentParams(virtual, take_focus=True)
    elif address is not None:
        asked = types.ShowDocumentParams(address, external=not address.startswith("file:"), take_focus=True)
    else:
        return False
    return (await server.window_show_document_async(asked)).success
