"""Which files make up a Stanza model.

Stanza's own folders (`stanza.download`, L'AMBRE's parsers) keep every package of every language apart:
`<folder>/<language>/<processor>/<package>.pt`, described in `<folder>/resources.json`. A folder of one
model, such as ours, or one that Stanza's trainers wrote into, holds the files side by side.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from lambre_core.parsing.protocol import ParsingError

RESOURCES = "resources.json"

ROLES: Mapping[str, tuple[str, ...]] = {
    "tokenize": ("tokenize", "tokenizer"),
    "mwt": ("mwt", "mwt_expander"),
    "pos": ("pos", "tagger"),
    "lemma": ("lemma", "lemmatizer"),
    "depparse": ("depparse", "parser"),
    "pretrain": ("pretrain",),
    "forward_charlm": ("forward_charlm",),
    "backward_charlm": ("backward_charlm",),
}
"""Stanza's processors and auxiliary networks, and how a file of each is called: `NAME.pt` or `..._NAME.pt`."""

_NEEDED = ("tokenize", "pos", "depparse")


@dataclass(frozen=True, slots=True)
class StanzaFiles:
    """The files of one model.

    Attributes:
        paths: role (a key of `ROLES`) -> file.
        package: what `stanza.Pipeline` calls the model, where the folder has a `resources.json` that
            this version of Stanza reads, which then decides over the files; else None.
        resources: folder of that `resources.json`.
    """

    paths: Mapping[str, Path]
    package: str | None = None
    resources: Path | None = None


def find_files(folder: Path, language: str, package: str = "default") -> StanzaFiles:
    """Find the files of a model.

    Raises:
        ParsingError: the folder holds no Stanza model of the language, or a needed file is missing.
    """
    if not folder.is_dir():
        raise ParsingError(f"{folder} is not a folder of Stanza models.")
    if (folder / RESOURCES).is_file():
        return _find_package(folder, language, package)
    paths = {role: path for role, names in ROLES.items() if (path := _sole_file(folder, names)) is not None}
    return StanzaFiles(_complete(paths, folder))


def _sole_file(folder: Path, names: tuple[str, ...]) -> Path | None:
    found = [
        path
        for path in sorted(folder.glob("*.pt"))
        if any(path.stem == name or path.stem.endswith(f"_{name}") for name in names)
    ]
    if len(found) > 1:
        listed = ", ".join(path.name for path in found)
        raise ParsingError(f"{folder} holds several files for one part of the parser ({listed}); keep one.")
    return found[0] if found else None


def _find_package(folder: Path, language: str, package: str) -> StanzaFiles:
    try:
        described: dict[str, Any] = json.loads((folder / RESOURCES).read_text(encoding="utf-8"))
        entry = described[language]
        entry = described[entry["alias"]] if "alias" in entry else entry
    except (OSError, ValueError) as error:
        raise ParsingError(f"{folder / RESOURCES} cannot be read: {error}.") from error
    except (KeyError, TypeError) as error:
        raise ParsingError(f"{folder / RESOURCES} describes no models for {language!r}.") from error
    home = folder / language
    if not home.is_dir():
        raise ParsingError(f"{folder} holds no models for {language!r}: the folder {home} is missing.")
    if "packages" in entry:
        if package not in entry["packages"]:
            known = ", ".join(sorted(entry["packages"]))
            raise ParsingError(f"{folder / RESOURCES} has no package {package!r} for {language!r} (it has: {known}).")
        chosen = entry["packages"][package]
        paths = {role: home / role / f"{chosen[role]}.pt" for role in ROLES if isinstance(chosen.get(role), str)}
        # An identity lemmatiser has no file.
        paths = {role: path for role, path in paths.items() if path.is_file()}
        return StanzaFiles(_complete(paths, home), package, folder)
    # Up to Stanza 1.5 the defaults stood under another key, which its later versions do not read.
    defaults = cast(dict[str, str], entry.get("default_processors", {}))
    paths = {}
    for role in ROLES:
        wanted = defaults.get(role, package) if package == "default" else package
        candidates = sorted((home / role).glob("*.pt"))
        named = [path for path in candidates if path.stem == wanted]
        if named or len(candidates) == 1:
            paths[role] = (named or candidates)[0]
    return StanzaFiles(_complete(paths, home))


def _complete(paths: dict[str, Path], folder: Path) -> dict[str, Path]:
    missing = [role for role in _NEEDED if role not in paths]
    if missing:
        raise ParsingError(
            f"{folder} is not a complete Stanza model: no file for {', '.join(missing)} "
            f"(expected for instance {ROLES[missing[0]][0]}.pt)."
        )
    return paths
