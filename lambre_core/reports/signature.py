"""Signature: what a figure was made with, in a long and a short form (after sacrebleu, Post 2018).

    lambre-lint:0.1.0|unit:paragraph|min-confidence:0.8|settings:default|de.rules:1f0c…|de.model:onnx-…|resamples:1000|…
    v:0.1.0|u:p|c:0.8|s:default|de.r:1f0c|de.m:9a31|…

Figures with the same signature can be compared; of figures with different ones it says in what they differ.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from lambre_core import __version__
from lambre_core.grammar.rulefile import rules_folder
from lambre_core.lexicon.endings import endings_path
from lambre_core.lexicon.identity import judging_path

DIGITS = 12
"""Hexadecimal digits kept of a hash; the short form has four."""

_SHORT_DIGITS = 4
_SHORT_NAMES = {
    "lambre-lint": "v",
    "rules": "r",
    "model": "m",
    "lexicon": "l",
    "confidence": "k",
    "fluency": "f",
    "min-confidence": "c",
    "settings": "s",
    "unit": "u",
    "resamples": "bs",
    "buckets": "b",
    "seed": "seed",
}
_HASHED = ("rules", "model", "lexicon", "confidence", "fluency", "settings")
_MEANS = {
    "lambre-lint": "version of the tool",
    "rules": "rules",
    "model": "parser model",
    "lexicon": "lexicon",
    "confidence": "calibration of the confidences",
    "fluency": "thresholds of fragments",
    "min-confidence": "least confidence of a finding",
    "settings": "severities, overrides, glossary and choice of texts",
    "unit": "what one text of plain text is",
    "resamples": "bootstrap samples",
    "buckets": "buckets of segments",
    "seed": "seed",
}


@dataclass(frozen=True, slots=True)
class Signature:
    """Name -> value, in order; what belongs to one language is called `de.rules`."""

    values: Mapping[str, str] = field(default_factory=dict)

    def long(self) -> str:
        return "|".join(f"{name}:{value}" for name, value in self.values.items())

    def short(self) -> str:
        return "|".join(_shortened(name, value) for name, value in self.values.items())

    def differences(self, other: Signature) -> Iterator[str]:
        """A clause for everything in which another signature differs; nothing where the two are the same."""
        for name in dict.fromkeys((*self.values, *other.values)):
            mine, theirs = self.values.get(name), other.values.get(name)
            if mine != theirs:
                language, _, what = name.rpartition(".")
                what = _MEANS.get(what, what)
                yield f"{what}{f' of {language}' if language else ''} ({mine or 'none'} and {theirs or 'none'})"


def _shortened(name: str, value: str) -> str:
    language, _, what = name.rpartition(".")
    if what in _HASHED and value not in ("none", "default"):
        value = value[:_SHORT_DIGITS]
    return f"{language}{'.' if language else ''}{_SHORT_NAMES.get(what, what)}:{value}"


def signature(settings: Mapping[str, str], models: Mapping[str, str], statistics: Mapping[str, str]) -> Signature:
    """What the figures of a run were made with.

    Args:
        settings: `min-confidence`, `unit` and the like.
        models: language -> hash of the parser that was used.
        statistics: `resamples` and the like.
    """
    values = {"lambre-lint": __version__, **settings}
    for language in sorted(models):
        values[f"{language}.rules"] = rules_hash(language)
        values[f"{language}.model"] = models[language]
        values[f"{language}.lexicon"] = lexicon_hash(language)
    values["confidence"] = files_hash((rules_folder() / "confidence.json",))
    values["fluency"] = files_hash((rules_folder() / "fluency.json",))
    return Signature({**values, **statistics})


def rules_hash(language: str) -> str:
    """Hash of the rules of a language as they are shipped, overlays included."""
    return files_hash((rules_folder() / f"{language}.yaml", rules_folder() / "overlays" / f"{language}.yaml"))


def lexicon_hash(language: str) -> str:
    """Hash of the lexicon of a language, its endings and what is written by hand; `none` where it has nothing of it."""
    written = [rules_folder() / kind / f"{language}.yaml" for kind in ("readings", "valency")]
    return files_hash((judging_path(language), endings_path(language), *written))


def files_hash(paths: Sequence[Path]) -> str:
    """The first digits of the SHA-256 of the files that exist; `none` where none does."""
    digest = hashlib.sha256()
    found = [path for path in paths if path.exists()]
    for path in found:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:DIGITS] if found else "none"


def text_hash(text: str) -> str:
    """The first digits of the SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
