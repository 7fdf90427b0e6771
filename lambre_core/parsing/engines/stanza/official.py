"""Stanza's official packages: what there is, and which files a package is made of.

The catalogue is `resources_VERSION.json` of the repository stanza-resources, one for each release of Stanza. It
names, for each language, packages (processor -> file) and files (processor -> name -> MD5 and dependencies). As
in Stanza, the environment variables STANZA_RESOURCES_URL and STANZA_MODEL_URL name other servers.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from stanza.models.common.short_name_to_treebank import SHORT_NAMES
from stanza.resources import common
from stanza.resources.default_packages import known_nicknames

from lambre_core.parsing.engines.stanza.files import ROLES
from lambre_core.parsing.protocol import NotInstalledError, ParsingError

VERSION: str = common.__resources_version__
"""The release whose packages the installed Stanza reads."""

_PROCESSORS = ("tokenize", "mwt", "pos", "lemma", "depparse")
_NEEDED = ("tokenize", "pos", "depparse")
_IDENTITY = "identity"
_TRANSFORMERS = tuple(known_nicknames())
_NAME = re.compile(r"[\w+-][\w.+-]*")
_MD5 = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class PackageFile:
    """A file of a package: what it does (a key of `ROLES`), its name there, its MD5."""

    role: str
    name: str
    md5: str

    @property
    def path(self) -> str:
        """Where it lies below the folder of the language, on the server and in `stanza.download`'s folders."""
        return f"{self.role}/{self.name}.pt"


@dataclass(frozen=True, slots=True)
class Package:
    """A package of a language (as the catalogue calls it, `zh-hans`), with every file that its parser needs."""

    language: str
    name: str
    files: tuple[PackageFile, ...]

    @property
    def treebanks(self) -> tuple[str, ...]:
        """What its parser was trained on, as far as its name tells."""
        known = {f"{self.language}_{file.name.split('_')[0]}" for file in self.files if file.role == "depparse"}
        return tuple(SHORT_NAMES.get(name, f"Stanza's data {name}") for name in sorted(known))


def catalogue_url() -> str:
    """Address of the catalogue."""
    base = os.environ.get("STANZA_RESOURCES_URL") or common.DEFAULT_RESOURCES_URL
    return f"{base.rstrip('/')}/resources_{VERSION}.json"


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A catalogue: where it comes from, the address of a file as a template, and the languages."""

    source: str
    url: str
    languages: Mapping[str, Any]

    def file_url(self, package: Package, file: PackageFile) -> str:
        """Address of a file of a package."""
        template = os.environ.get("STANZA_MODEL_URL") or self.url
        return template.format(resources_version=VERSION, lang=package.language, filename=file.path)


def read_catalogue(data: bytes, source: str) -> Catalogue:
    """Read a catalogue.

    Raises:
        ParsingError: it is none.
    """
    try:
        content = json.loads(data)
        languages = {name: entry for name, entry in content.items() if isinstance(entry, dict)}
        return Catalogue(source, str(content["url"]), languages)
    except (ValueError, KeyError, AttributeError) as error:
        raise ParsingError(
            f"{source} is not a catalogue of Stanza's packages ({type(error).__name__}: {error})."
        ) from error


def listed(catalogue: Catalogue) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Code, name and packages of each language that can be installed, by code."""
    for code in sorted(catalogue.languages):
        if names := _parsers(catalogue.languages[code]):
            yield code, str(catalogue.languages[code].get("lang_name", "")), names


def find_package(catalogue: Catalogue, language: str, name: str) -> Package:
    """A package with its files, those of its dependencies included.

    Raises:
        NotInstalledError: there is no such language or package; the message lists those that there are.
        ParsingError: the package needs what lambre-lint does not run, or the catalogue is damaged.
    """
    code = str(catalogue.languages.get(language, {}).get("alias", language))
    names = _parsers(catalogue.languages.get(code, {}))
    if not names:
        known = ", ".join(code for code, _, _ in listed(catalogue))
        raise NotInstalledError(f"Stanza {VERSION} has no parser for {language!r}; it has: {known}.")
    entry = catalogue.languages[code]
    if name not in names:
        if transformer := _transformer(entry["packages"].get(name, {})):
            raise ParsingError(
                f"The package {name!r} for {language!r} needs the language model {transformer!r} beside its own files, "
                f"which lambre-lint does not run; choose one of: {', '.join(names)}."
            )
        raise NotInstalledError(
            f"Stanza {VERSION} has no package {name!r} with a parser for {language!r}; it has: {', '.join(names)}."
        )
    try:
        files = tuple(_files(entry, entry["packages"][name]))
    except (KeyError, TypeError, ValueError) as error:
        raise ParsingError(
            f"{catalogue.source} is damaged: it does not describe the files of the package {name!r} for {language!r} "
            f"({type(error).__name__}: {error})."
        ) from error
    return Package(code, name, files)


def _parsers(entry: Mapping[str, Any]) -> tuple[str, ...]:
    """The packages of a language that have all that a parser needs, and that can be run, Stanza's default first."""
    names = [
        name
        for name, roles in entry.get("packages", {}).items()
        if all(isinstance(roles.get(role), str) for role in _NEEDED) and not _transformer(roles)
    ]
    return tuple(sorted(names, key=lambda name: (not name.startswith("default"), name)))


def _files(entry: Mapping[str, Any], chosen: Mapping[str, str]) -> Iterator[PackageFile]:
    wanted = {(role, chosen[role]): None for role in _PROCESSORS if role in chosen and chosen[role] != _IDENTITY}
    for role, name in list(wanted):
        for needed in entry[role][name].get("dependencies", ()):
            wanted[needed["model"], needed["package"]] = None
    for role, name in wanted:
        md5 = entry[role][name]["md5"]
        if role not in ROLES or not _NAME.fullmatch(name) or not _MD5.fullmatch(md5):
            raise ValueError(f"{role}/{name} with MD5 {md5}")
        yield PackageFile(role, name, md5)
    if len({role for role, _ in wanted}) < len(wanted):
        raise ValueError(f"several files for one part of the parser: {', '.join('/'.join(pair) for pair in wanted)}")


def _transformer(chosen: Mapping[str, Any]) -> str | None:
    """The transformer that a package reads beside its own files, as the names of its files tell; it lies elsewhere."""
    names = [chosen[role] for role in _PROCESSORS if isinstance(chosen.get(role), str)]
    return next((known for known in _TRANSFORMERS for name in names if name.endswith(f"_{known}")), None)
