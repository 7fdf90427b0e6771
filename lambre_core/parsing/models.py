"""Model folders: finding them, checking them, loading a parser from them.

A model folder holds one parser of one language: its weights and `manifest.json`, which says what the
parser yields, what it was trained on and under which licence it may be passed on, and which carries the
hash of every file. Shipped models lie in `models/<language>/`, installed ones in the user's data folder; the
environment variable `LAMBRE_MODELS` names further places.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

from lambre_core import resources, userdirs
from lambre_core.gzipped import SUFFIX, CutShortError, place_of, read_bytes
from lambre_core.parsing import engines
from lambre_core.parsing.licences import use
from lambre_core.parsing.protocol import NotInstalledError, Parser, ParsingError
from lambre_core.treebank.tree import Scheme

if TYPE_CHECKING:
    from lambre_core.parsing.cache import Store

MANIFEST = "manifest.json"
MANIFEST_FORMAT = 1
"""Version of the manifest's layout that this code reads and writes."""

SECOND = "second"
"""Subfolder of a model folder: a second network, which is asked about sentences in which the first found something."""

OF_SECOND = f"{SECOND}/{MANIFEST}"
"""What the manifest of a model names of its second network: that one's manifest, which names the rest."""

MODELS_VARIABLE = "LAMBRE_MODELS"
"""Environment variable: model folders, or folders of them, separated as in PATH."""

Progress = Callable[[str], None]
"""Told, while a model loads, what is being loaded; a short phrase each time."""

Notice = Callable[[str], None]
"""Told a sentence that the user ought to read once, such as what a licence asks for."""


@dataclass(frozen=True, slots=True)
class Treebank:
    """A data set that a model was trained on; `licence` is an SPDX expression."""

    name: str
    licence: str
    url: str = ""


@dataclass(frozen=True, slots=True)
class FileEntry:
    """A file of a model: lower-case hexadecimal SHA-256 and size in bytes."""

    sha256: str
    bytes: int


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a model folder says of itself.

    Attributes:
        language: ISO 639 code.
        scheme: of the trees that the parser yields.
        engine: name of the module under `lambre_core.parsing.engines` that runs it.
        treebanks: what it was trained on.
        licence: SPDX expression under which the weights may be passed on.
        training_command: makes the model anew.
        scores: data set -> metric -> value (per cent), for instance `{"dev": {"LAS": 83.1}}`.
        created: day of training, ISO 8601.
        versions: library -> version that the model was trained with.
        files: file name -> hash and size; empty until `write_manifest` has filled it.
    """

    language: str
    scheme: Scheme
    engine: str
    treebanks: tuple[Treebank, ...]
    licence: str
    training_command: str
    scores: Mapping[str, Mapping[str, float]]
    created: str
    versions: Mapping[str, str]
    files: Mapping[str, FileEntry] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ModelFolder:
    """A folder with a manifest. `manifest` is None where it cannot be read; `problem` then says why."""

    path: Path
    manifest: Manifest | None
    problem: str | None = None

    @property
    def language(self) -> str:
        """The manifest's language; of an unreadable one, the folder's name."""
        return self.manifest.language if self.manifest else self.path.name

    @property
    def noncommercial(self) -> bool:
        """Whether the manifest's licence allows no commercial use."""
        return self.manifest is not None and use(self.manifest.licence) == "non-commercial"


# --- writing ---------------------------------------------------------------------------------------


def hash_files(folder: Path) -> dict[str, FileEntry]:
    """Hash and size of every file directly in a model folder but the manifest, by name; of a second network that of its
    manifest, which has the others. Of what lies there gzipped they are those of the content."""
    names = {path.name.removesuffix(SUFFIX) for path in folder.iterdir() if path.is_file() and path.name != MANIFEST}
    files = {name: folder / name for name in sorted(names)}
    if (folder / OF_SECOND).is_file():
        files[OF_SECOND] = folder / OF_SECOND
    return {name: hash_file(path) for name, path in files.items()}


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write `manifest.json` with the hashes of the files that now lie in the folder."""
    content: dict[str, object] = {
        "format": MANIFEST_FORMAT,
        "language": manifest.language,
        "scheme": manifest.scheme,
        "engine": manifest.engine,
        "created": manifest.created,
        "licence": manifest.licence,
        "treebanks": [
            {"name": bank.name, "licence": bank.licence, **({"url": bank.url} if bank.url else {})}
            for bank in manifest.treebanks
        ],
        "training_command": manifest.training_command,
        "versions": dict(sorted(manifest.versions.items())),
        "scores": {name: dict(values) for name, values in manifest.scores.items()},
        "files": {name: {"bytes": entry.bytes, "sha256": entry.sha256} for name, entry in hash_files(folder).items()},
    }
    (folder / MANIFEST).write_text(json.dumps(content, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def tell_first(folder: Path) -> None:
    """Where a folder is that of a second network, renew what the manifest of the first says of it."""
    if first := first_of(folder):
        write_manifest(first, load_manifest(first))


def first_of(folder: Path) -> Path | None:
    """The model folder that a second network's one lies in; None where the folder is that of no second network."""
    return folder.parent if folder.name == SECOND and (folder.parent / MANIFEST).is_file() else None


def second_of(folder: Path, manifest: Manifest) -> Path | None:
    """The folder of a model's second network, whose files are those of its manifest; None where it has none.

    Raises:
        ParsingError: a file of it is missing or altered.
    """
    if OF_SECOND not in manifest.files:
        return None
    verify(folder / SECOND, load_manifest(folder / SECOND))
    return folder / SECOND


def hash_file(path: Path) -> FileEntry:
    """Hash and size of the content of a file.

    Raises:
        OSError: it cannot be read.
        CutShortError, ValueError: it lies there gzipped and is damaged.
    """
    if place_of(path) != path:
        content = read_bytes(path)
        return FileEntry(hashlib.sha256(content).hexdigest(), len(content))
    with path.open("rb") as file:
        return FileEntry(hashlib.file_digest(file, "sha256").hexdigest(), path.stat().st_size)


# --- finding and reading ---------------------------------------------------------------------------


def find_models(extra: Sequence[Path] = ()) -> tuple[ModelFolder, ...]:
    """The model folders there are: in `extra`, in `LAMBRE_MODELS`, the shipped ones, then the installed ones.

    Each place is either a model folder itself or a folder of model folders. Order is that of
    preference; within a place, by language, free models before non-commercial ones, then by name.
    A folder that cannot be read is a model folder with a `problem`; one that is not there holds none.
    """
    named = [Path(part).expanduser() for part in os.environ.get(MODELS_VARIABLE, "").split(os.pathsep) if part]
    found: dict[Path, ModelFolder] = {}
    for place in (*extra, *named, resources.data_dir("models"), installed_dir()):
        here = _models_in(place) if place is not None else []
        for model in sorted(here, key=lambda model: (model.language, model.noncommercial, model.path.name)):
            found.setdefault(model.path.resolve(), model)
    return tuple(found.values())


def installed_dir() -> Path | None:
    """The folder of the models that the user has installed; None where the user has no home."""
    data = userdirs.user_dir("data")
    return data / "models" if data else None


def _models_in(place: Path) -> list[ModelFolder]:
    """The model in a folder, or in the folders of a folder; a name that begins with a dot is of one being made."""
    found: list[ModelFolder] = []
    try:
        if (place / MANIFEST).is_file():
            return [_model_folder(place)]
        inner = sorted(path for path in place.iterdir() if path.name[:1] != ".")
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        return [_unreadable(place, error)]
    for folder in inner:
        try:
            if (folder / MANIFEST).is_file():
                found.append(_model_folder(folder))
        except OSError as error:
            found.append(_unreadable(folder, error))
    return found


def _unreadable(path: Path, error: OSError) -> ModelFolder:
    return ModelFolder(path, None, f"The folder {path} cannot be read: {error.strerror or error}.")


def _model_folder(path: Path) -> ModelFolder:
    try:
        return ModelFolder(path, load_manifest(path))
    except ParsingError as error:
        return ModelFolder(path, None, str(error))


def load_manifest(folder: Path) -> Manifest:
    """Read a model folder's manifest; the files are not looked at (see `verify`).

    Raises:
        ParsingError: there is none, it is no valid manifest, or it is of another format version.
    """
    path = folder / MANIFEST
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ParsingError(f"{path} cannot be read: {error.strerror or error}.") from error
    except ValueError as error:
        raise ParsingError(f"{path} is not valid JSON ({error}); get the model anew.") from error
    if not isinstance(content, dict) or content.get("format") != MANIFEST_FORMAT:
        version = content.get("format") if isinstance(content, dict) else None
        raise ParsingError(
            f"{path} has manifest format {version!r}, this version of lambre-lint reads {MANIFEST_FORMAT}: "
            "use the model and the lambre-lint of one release."
        )
    try:
        return _manifest(content)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        reason = f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)
        raise ParsingError(f"{path} is not a model's manifest: {reason}.") from error


def _manifest(content: Mapping[str, Any]) -> Manifest:
    if content["scheme"] not in ("sud", "ud"):
        raise ValueError(f"scheme is {content['scheme']!r}, expected 'sud' or 'ud'")
    for name in content["files"]:
        if name != OF_SECOND and (Path(name).name != name or name in ("", ".", "..")):
            raise ValueError(f"{name!r} is not the name of a file in the folder")
    return Manifest(
        language=_text(content, "language"),
        scheme=cast(Scheme, content["scheme"]),
        engine=_text(content, "engine"),
        treebanks=tuple(
            Treebank(_text(bank, "name"), _text(bank, "licence"), bank.get("url", "")) for bank in content["treebanks"]
        ),
        licence=_text(content, "licence"),
        training_command=_text(content, "training_command"),
        scores={
            name: {metric: float(value) for metric, value in row.items()} for name, row in content["scores"].items()
        },
        created=_text(content, "created"),
        versions={name: str(version) for name, version in content["versions"].items()},
        files={
            name: FileEntry(_text(entry, "sha256"), int(entry["bytes"])) for name, entry in content["files"].items()
        },
    )


def _text(content: Mapping[str, Any], key: str) -> str:
    value = content[key]
    if not isinstance(value, str):
        raise TypeError(f"{key!r} is {value!r}, expected a string")
    return value


# --- verifying -------------------------------------------------------------------------------------

FileState = Literal["ok", "missing", "truncated", "altered", "unreadable"]


def file_states(folder: Path, manifest: Manifest) -> dict[str, FileState]:
    """Compare every file that the manifest names with what lies in the folder."""
    return {name: _state(folder / name, entry) for name, entry in manifest.files.items()}


def all_file_states(folder: Path, manifest: Manifest) -> dict[str, FileState]:
    """`file_states` with the files of a second network, as `second/NAME`.

    Raises:
        ParsingError: the second network's manifest, although it is the right file, cannot be read.
    """
    states = file_states(folder, manifest)
    if states.get(OF_SECOND) != "ok":
        return states
    second = file_states(folder / SECOND, load_manifest(folder / SECOND))
    return states | {f"{SECOND}/{name}": state for name, state in second.items()}


def _state(path: Path, entry: FileEntry) -> FileState:
    try:
        place = place_of(path)
        if not place.is_file():
            return "missing"
        if place == path and path.stat().st_size < entry.bytes:
            return "truncated"
        return "ok" if hash_file(path) == entry else "altered"
    except OSError:
        return "unreadable"
    except CutShortError:
        return "truncated"
    except ValueError:
        return "altered"


def verify(folder: Path, manifest: Manifest) -> None:
    """Make sure that a model's files are those that its manifest describes.

    Raises:
        ParsingError: a file is missing, truncated, altered or unreadable; all of them are named.
    """
    bad = {name: state for name, state in file_states(folder, manifest).items() if state != "ok"}
    if not manifest.files:
        raise ParsingError(f"{folder / MANIFEST} names no files; get the model anew.")
    if bad:
        listed = ", ".join(f"{name} is {state}" for name, state in bad.items())
        raise ParsingError(f"The model in {folder} is damaged: {listed}; get the model anew.")


# --- loading ---------------------------------------------------------------------------------------


def engine_names() -> tuple[str, ...]:
    """The engines there are, sorted; nothing is imported."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(engines.__path__)))


def load_parser(
    language: str,
    *,
    engine: str = "auto",
    model: Path | str | None = None,
    allow_noncommercial: bool = True,
    progress: Progress | None = None,
    notice: Notice | None = None,
    store: Store | None = None,
) -> Parser:
    """Load a parser.

    Args:
        language: ISO 639 code.
        engine: name of an engine, or `auto` for the one that the model's manifest names.
        model: a model folder, or anything else that the engine reads by itself (a CoNLL-U file, a folder
            of Stanza's); a string may be the name of a model, see `named_model`. By default the first
            folder of `find_models` for the language that may be used.
        allow_noncommercial: whether a model may be used whose licence has a non-commercial clause, or that
            has none.
        progress: called with a short phrase at each step.
        notice: called at the user's first use of a model that is for non-commercial use.
        store: where what has been parsed is kept; the model is then loaded when there is something new to
            parse. None: nothing is kept. An engine without `fingerprint` does not use it.

    Raises:
        NotInstalledError: no model for the language, none that may be used, or the engine's libraries are
            missing.
        ParsingError: the model is damaged, of another language or cannot be loaded.
    """
    if engine not in ("auto", *engine_names()):
        raise ParsingError(f"There is no engine {engine!r}; choose one of: auto, {', '.join(engine_names())}.")
    if model is None:
        model = _choose(language, engine, allow_noncommercial)
    elif isinstance(model, str):
        model = named_model(model)
    manifest = load_manifest(model) if _has_manifest(model) else None
    if manifest is not None:
        if manifest.language != language:
            raise ParsingError(f"The model in {model} parses {manifest.language!r}, not {language!r}.")
        if engine not in ("auto", manifest.engine):
            raise ParsingError(f"The model in {model} is made for the engine {manifest.engine!r}, not {engine!r}.")
        if not allow_noncommercial and use(manifest.licence) != "free":
            raise _refused(model, manifest)
        verify(model, manifest)
        engine = manifest.engine
    elif engine == "auto":
        engine = "conllu" if model.is_file() else "stanza"
    module = engine_module(engine)
    load = cast(
        Callable[[], Parser], partial(module.load, language, model, manifest, progress or (lambda phrase: None))
    )
    fingerprint = getattr(module, "fingerprint", None)
    parser = load() if store is None or fingerprint is None else _stored(load, manifest, fingerprint, store)
    if manifest is not None and notice is not None:
        _give_notice(model, manifest, notice)
    return parser


def _stored(
    load: Callable[[], Parser], manifest: Manifest | None, fingerprint: Callable[[str, Manifest], str], store: Store
) -> Parser:
    """A parser behind a store. Only a manifest tells what a parser is before it is loaded."""
    from lambre_core.parsing.cache import CachingParser, LateParser

    if manifest is None:
        return CachingParser(load(), store)
    known = fingerprint(manifest.language, manifest)
    return CachingParser(LateParser(manifest.language, manifest.scheme, known, load), store)


def _has_manifest(model: Path) -> bool:
    """Whether what is given as a model is a model folder, and not something that an engine reads by itself."""
    try:
        if not model.exists():
            raise NotInstalledError(f"There is no parser model at {model}.")
        return (model / MANIFEST).is_file()
    except OSError as error:
        raise ParsingError(f"{model} cannot be read: {error.strerror or error}.") from error


def named_model(name: str, base: Path | None = None) -> Path:
    """The model that a user means: a bare name is that of a model folder of `find_models`, else it is a path.

    Args:
        base: the folder to which a path is relative; by default the current one.

    Raises:
        NotInstalledError: there is neither.
    """
    models = find_models()
    if not {"/", os.sep} & set(name):
        for folder in models:
            if folder.path.name == name:
                return folder.path
    path = (base or Path()) / Path(name).expanduser()
    if not os.path.lexists(path):
        here = ", ".join(sorted({folder.path.name for folder in models})) or "none"
        raise NotInstalledError(f"There is no parser model at {path}, and none is called {name!r} (models: {here}).")
    return path


def _choose(language: str, engine: str, allow_noncommercial: bool) -> Path:
    models = find_models()
    refused: NotInstalledError | None = None
    for folder in models:
        if folder.language == language:
            if folder.manifest is None:
                raise ParsingError(folder.problem or f"{folder.path} has no readable manifest.")
            if engine not in ("auto", folder.manifest.engine):
                continue
            if allow_noncommercial or use(folder.manifest.licence) == "free":
                return folder.path
            refused = refused or _refused(folder.path, folder.manifest)
    if refused:
        raise refused
    here = ", ".join(sorted({folder.language for folder in models if folder.manifest})) or "none"
    wanted = "" if engine == "auto" else f" for the engine {engine!r}"
    raise NotInstalledError(
        f"There is no parser model for {language!r}{wanted} (models found: {here}). Get one of Stanza's with "
        f"`lambre-lint models install {language}`, train one with `lambre-lint models train {language}`, or name "
        f"the folder of one in the environment variable {MODELS_VARIABLE}."
    )


def _refused(path: Path, manifest: Manifest) -> NotInstalledError:
    reason = (
        f"is licensed {manifest.licence}, for non-commercial use only,"
        if use(manifest.licence) == "non-commercial"
        else f"does not say under which licence it may be used ({manifest.licence})"
    )
    return NotInstalledError(
        f"The model {path.name!r} for {manifest.language!r} in {path.parent} {reason} and `allow-noncommercial` of "
        "[models] is false: choose another model (`lambre-lint models list`), or set it to true if your use is "
        "non-commercial."
    )


def _give_notice(path: Path, manifest: Manifest, notice: Notice) -> None:
    """Say once a user and model that it is for non-commercial use; where that cannot be remembered, each time."""
    if use(manifest.licence) != "non-commercial":
        return
    if state := userdirs.user_dir("state"):
        hashes = "\n".join(sorted(entry.sha256 for entry in manifest.files.values()))
        mark = state / "noticed" / f"{manifest.language}-{hashlib.sha256(hashes.encode()).hexdigest()[:16]}"
        try:
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.touch(exist_ok=False)
        except FileExistsError:
            return
        except OSError:
            pass
    notice(
        f"the model {path.name!r} is licensed {manifest.licence}, for non-commercial use only; `allow-noncommercial = "
        "false` in [models] refuses such models. This is said once."
    )


def engine_module(name: str) -> Any:
    """Import an engine's module; the extra that brings its libraries has the engine's name.

    Raises:
        ParsingError: there is no such engine.
        NotInstalledError: its libraries are missing.
    """
    if name not in engine_names():
        raise ParsingError(f"There is no engine {name!r}; this version of lambre-lint has {', '.join(engine_names())}.")
    try:
        return importlib.import_module(f"{engines.__name__}.{name}")
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("lambre_core"):
            raise
        raise NotInstalledError(
            f"The engine {name!r} needs the library {error.name!r}, which is not installed: "
            f"run `pip install 'lambre-lint[{name}]'`."
        ) from error
