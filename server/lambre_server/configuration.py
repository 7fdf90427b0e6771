"""What is in force for a document: the nearest `lambre.toml`, and on top of it what the editor's settings say.

The editor's section `lambre` has the keys of the server (`mode`, `debounce` ...) and every key of `lambre.toml`,
both in the way editors write them (`minConfidence`); what is null there is not set.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import count
from pathlib import Path
from typing import Any

from lambre_core.config.kinds import Choice, ConfigError, Flag, Place, Table, Text, key_of, setting, settings
from lambre_core.config.settings import FILE_NAME, Settings, find_config, load_settings

SECTION = "lambre"
"""Name of the section in the editor's settings."""

_CAPITAL = re.compile(r"(?<=[a-z])([A-Z])")
_TABLES = frozenset(key_of(item) for item in settings(Settings) if isinstance(item.metadata["kind"], Table))
"""Tables of `lambre.toml` whose keys are names of settings; the keys of the others are rules or languages."""


@dataclass(frozen=True, slots=True)
class Count:
    """A whole number from 0."""

    def read(self, raw: object, place: Place) -> int:
        whole = isinstance(raw, int) or (isinstance(raw, float) and raw.is_integer())
        if isinstance(raw, bool) or not whole or not 0 <= int(raw) < 1 << 53:  # type: ignore[call-overload]
            raise place.error(f"{place} is {raw!r}; expected a whole number from 0.")
        return int(raw)  # type: ignore[call-overload,no-any-return]

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": 0}


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The keys that only the editor has."""

    mode: str = setting(
        Choice(("edit", "save", "manual")), "When a document is checked: while typing, when saved, when asked.",
        default="edit",
    )  # fmt: skip
    debounce: int = setting(Count(), "Milliseconds of rest between two changes before a check begins.", default=20)
    hold_back: int = setting(
        Count(), "Milliseconds after the last keystroke before findings at the caret are shown.", default=800
    )
    max_file_size: int = setting(Count(), "Bytes above which a document is not checked.", default=1_000_000)
    code_lens: bool = setting(Flag(), "Show the score of the document above its first line.", default=False)
    documentation: str = setting(
        Text("an address", r".*"),
        "Address of a rule's page, with {code} and {language}; empty: a page that is written on this machine.",
        default="",
    )
    config_file: str = setting(
        Text("a path", r".*"), "Configuration file to use in place of the nearest lambre.toml.", default=""
    )


@dataclass(frozen=True, slots=True)
class ClientSettings:
    """What the editor says.

    Attributes:
        overrides: names of the fields of `values` that the editor sets.
        values: settings of `lambre.toml`.
        problems: sentences about what it says wrongly.
    """

    server: ServerSettings = field(default_factory=ServerSettings)
    overrides: tuple[str, ...] = ()
    values: Settings = field(default_factory=Settings)
    problems: tuple[str, ...] = ()


def read_client_settings(section: object) -> ClientSettings:
    """Read the editor's section; a key that is wrong is a problem and does not count, the others do."""
    raw = plain(section)
    if not isinstance(raw, dict):
        return ClientSettings()
    own = {key_of(item): item for item in settings(ServerSettings)}
    shared = {key_of(item): item for item in settings(Settings)}
    server, values, problems = ServerSettings(), Settings(), []
    overrides: list[str] = []
    for name, value in raw.items():
        key = _kebab(name)
        table = Table(ServerSettings if key in own else Settings)
        if key in _TABLES and isinstance(value, dict):
            value = {_kebab(inner): one for inner, one in value.items()}
        try:
            read = table.read({key: value}, Place(f"editor settings, {SECTION}.{name}", {}))
        except ConfigError as error:
            problems.append(str(error))
            continue
        if key in own:
            server = replace(server, **{own[key].name: getattr(read, own[key].name)})
        else:
            values = replace(values, **{shared[key].name: getattr(read, shared[key].name)})
            overrides.append(shared[key].name)
    return ClientSettings(server, tuple(overrides), values, tuple(problems))


def plain(value: Any) -> Any:
    """JSON as the protocol library gives it, in plain dictionaries and lists; what is null is left out."""
    if hasattr(value, "_asdict"):  # parameters of requests that the library does not know are named tuples
        value = value._asdict()
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items() if one is not None}
    if isinstance(value, str | int | float | bool) or value is None:
        return value
    if isinstance(value, Sequence):
        return [plain(one) for one in value]
    return plain(vars(value)) if hasattr(value, "__dict__") else value


def _kebab(name: str) -> str:
    return _CAPITAL.sub(lambda capital: f"-{capital[1].lower()}", name)


# --- what is in force -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InForce:
    """What is in force for a document.

    Attributes:
        number: another one whenever anything else is in force.
        problem: what is wrong with the configuration file, of which nothing is used then.
    """

    settings: Settings
    server: ServerSettings
    number: int
    problem: str | None = None


class Configuration:
    """Finds what is in force. Files are looked at each time, so that no change is missed, and read when they changed.

    Attributes:
        buffers: path of a configuration file that is open in the editor -> its text there.
    """

    def __init__(self) -> None:
        self.buffers: dict[Path, str] = {}
        self._sections: dict[str | None, ClientSettings] = {None: ClientSettings()}
        self._known: dict[tuple[Any, ...], InForce] = {}
        self._numbers = count()

    def set_client(self, sections: Mapping[str | None, ClientSettings]) -> None:
        """What the editor says: for everything (None), and for what lies in a folder (its path)."""
        self._sections = {None: ClientSettings(), **sections}
        self._known.clear()

    def client(self, path: str) -> ClientSettings:
        """What the editor says of a path: the innermost folder decides."""
        inside = [folder for folder in self._sections if folder is not None and _within(path, folder)]
        return self._sections[max(inside, key=len) if inside else None]

    def in_force(self, path: str, root: str | None) -> InForce:
        """What is in force for a document.

        Args:
            path: of the document, absolute; of one that is no file, a name in `root`.
            root: the workspace folder to which it belongs, None where there is none.
        """
        client = self.client(path)
        place = Path(path)
        file = Path(client.server.config_file).expanduser() if client.server.config_file else self._find(place.parent)
        base = file.parent if file is not None else Path(root if root is not None else place.anchor)
        key = (id(client), str(file), str(base), self._stamp(file))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._read(client, base, file)
        return found

    def _find(self, base: Path) -> Path | None:
        candidates = [folder / FILE_NAME for folder in (base, *base.parents) if folder / FILE_NAME in self.buffers]
        with contextlib.suppress(ConfigError, OSError):  # a broken pyproject.toml
            if (found := find_config(base)) is not None:
                candidates.append(found)
        return max(candidates, key=lambda file: len(file.parts), default=None)

    def _stamp(self, file: Path | None) -> object:
        if file is None:
            return None
        if file in self.buffers:
            return hash(self.buffers[file])
        try:
            state = file.stat()
        except OSError:
            return None
        return (state.st_mtime_ns, state.st_size)

    def _read(self, client: ClientSettings, base: Path, file: Path | None) -> InForce:
        problem = None
        values = Settings(base=base)
        if file is not None:
            try:
                values = load_settings(file, self.buffers.get(file))
            except ConfigError as error:
                problem = str(error)
        return InForce(_with_client(values, client), client.server, next(self._numbers), problem)


def _with_client(values: Settings, client: ClientSettings) -> Settings:
    """The settings with those of the editor on top; tables are joined, anything else is replaced."""
    changes: dict[str, Any] = {}
    for item in fields(Settings):
        if item.name in client.overrides:
            said, here = getattr(client.values, item.name), getattr(values, item.name)
            changes[item.name] = {**here, **said} if isinstance(here, Mapping) else said
    if "min_confidence" in changes:
        # As on the command line: what is asked for here holds for all paths.
        changes["override"] = tuple(
            replace(one, min_confidence=None) for one in changes.get("override", values.override)
        )
    return replace(values, **changes)


def _within(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip("/\\") + os.sep)
