"""The language of a unit, and what says so.

In this order: the option on the command line, a directive in the file, the configuration of the path, the
format's metadata (a record's `language` key, a PO header), the path itself (`messages.de.md`, `news_de.jsonl`,
`values-de/`, `de.lproj/`, `de-DE/`, `locale/de/`, `docs/de/`, `de_hdt-ud-test.conllu`). Nothing is guessed
from the text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Literal

from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, TextUnit

LanguageSource = Literal["option", "directive", "config", "metadata", "file name"]

_TAG = re.compile(r"([a-z]{2,3})(?:[-_@.][a-z0-9_.@-]*)?", re.IGNORECASE)
_NO_LANGUAGE = frozenset({"und", "mul", "zxx", "mis", "xx"})
_OLD_CODES = {"iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro"}

# ISO 639-1. Of the three-letter codes too many are words that file names have (`old`, `new`, `min`, `bak`).
_TWO_LETTERS = frozenset(
    re.findall(
        "[a-z]+",
        """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en
    eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv
    ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne
    ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st
    su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """,
    )
)
_REGION = re.compile(r"(?:r?[A-Z]{2}|[A-Z][a-z]{3}|\d{3})")
_FILE_STEM = re.compile(r".*[._]([a-z]{2})(?:[-_]([A-Za-z0-9]+))?", re.DOTALL)
_VALUES_FOLDER = re.compile(r"values-([a-z]{2})(?:-(r[A-Z]{2}))?")
_LPROJ_FOLDER = re.compile(r"([a-z]{2,3})(?:[-_][A-Za-z0-9-]+)?\.lproj")
_WITH_REGION = re.compile(r"([a-z]{2})[-_](?:[A-Z]{2}|[A-Z][a-z]{3}(?:[-_][A-Z]{2})?)")
_STEM_WITH_REGION = re.compile(r".*-([a-z]{2})[-_][A-Z]{2}", re.DOTALL)
_TREEBANK = re.compile(r"([a-z]{2,3})_[a-z]+-s?ud(?:-.*)?")
_CATALOGUES = frozenset((".arb", ".ftl", ".po", ".rst", ".strings", ".stringsdict", ".xlf", ".xliff"))
"""Ends of names of files that hardly anything but a translation has: they may lie in a folder `de`."""
_LOCALE_FOLDERS = frozenset(
    ("docs", "i18n", "l10n", "lang", "langs", "language", "languages", "locale", "locales", "po", "translations")
)


@dataclass(frozen=True, slots=True)
class LanguageChoice:
    """A unit's language and what says so; where `language` is None, `reason` says why (a clause)."""

    language: str | None
    source: LanguageSource | None = None
    reason: str | None = None


def normalised(tag: str) -> str | None:
    """The language code of a tag: `de` for `de-DE`, `de_AT.UTF-8`, `DE`; None for what is no language."""
    match = _TAG.fullmatch(tag.strip())
    if match is None:
        return None
    code = match[1].lower()
    code = _OLD_CODES.get(code, code)
    if code in _NO_LANGUAGE or (len(code) == 2 and code not in _TWO_LETTERS):
        return None
    return code


def code_of(stated: str | None, settings: DocumentSettings) -> str | None:
    """The language whose plural forms a file has: that which it states, else that of its path."""
    return normalised(stated or "") or settings.language


def unit_language(
    unit: TextUnit,
    path: str,
    directives: Sequence[Directive] = (),
    *,
    option: str | None = None,
    configured: str | None = None,
) -> LanguageChoice:
    """The language of a unit of a file.

    Args:
        path: of the file, `/` between folders.
        directives: of the file, in its order.
        option: what the user asked for on the command line.
        configured: what the configuration says about this path.
    """
    stated: tuple[tuple[LanguageSource, str | None], ...] = (
        ("option", option),
        ("directive", _directed(directives, unit)),
        ("config", configured),
        ("metadata", unit.language),
        ("file name", path_language(path)),
    )
    for source, tag in stated:
        if tag is not None and (code := normalised(tag)) is not None:
            return LanguageChoice(code, source)
    return LanguageChoice(
        None, reason="nothing says its language: no option, directive, configuration, metadata or file name does"
    )


@lru_cache(maxsize=256)
def path_language(path: str) -> str | None:
    """The language that a path names, None if none: `x.de.md`, `x_de.jsonl`, `values-de/`, `locale/de/`,
    `locale/de.jsonl`, `de.lproj/`, `de-DE/`, `de_hdt-ud-test.conllu`."""
    file = PurePosixPath(path.replace("\\", "/"))
    match = _FILE_STEM.fullmatch(file.stem)
    if match and match[1] in _TWO_LETTERS and (match[2] is None or _REGION.fullmatch(match[2])):
        return normalised(match[1])
    if (stated := _STEM_WITH_REGION.fullmatch(file.stem)) and stated[1] in _TWO_LETTERS:
        return normalised(stated[1])
    if file.suffix.lower() in _CATALOGUES and file.parent.name in _TWO_LETTERS:
        return normalised(file.parent.name)
    names = (*file.parent.parts, file.stem)
    for above, name in reversed(list(zip(("", *names), names, strict=False))):
        if values := _VALUES_FOLDER.fullmatch(name):
            return normalised(values[1])
        if known := _LPROJ_FOLDER.fullmatch(name) or _WITH_REGION.fullmatch(name) or _TREEBANK.fullmatch(name):
            return normalised(known[1])
        if above.lower() in _LOCALE_FOLDERS and (code := _locale_name(name)) is not None:
            return code
    return None


def _locale_name(name: str) -> str | None:
    language, _, region = name.replace("_", "-").partition("-")
    if language not in _TWO_LETTERS or (region and not _REGION.fullmatch(region)):
        return None
    return normalised(language)


def _directed(directives: Sequence[Directive], unit: TextUnit) -> str | None:
    """The language of the last directive at or before the unit's first line."""
    if not directives:
        return None
    line = unit.segment_map.source_range(0, 0).start.line
    code: str | None = None
    for directive in directives:
        if directive.kind == "language" and directive.line <= line:
            code = directive.arguments[0] if directive.arguments else None
    return code
