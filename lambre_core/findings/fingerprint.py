"""Fingerprint: names a finding by its structure, so that it survives moved lines and reformatting."""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Sequence

from lambre_core.treebank.feats import format_feats
from lambre_core.treebank.tree import Token


def fingerprint(code: str, words: Sequence[Token], sentence: str, key: str | None) -> str:
    """Hash over the rule, lemmas and features of the words concerned, the sentence and the unit's key.

    Neither the path nor the place is part of it. 32 lower-case hexadecimal digits.
    """
    parts = [code, [[word.lemma, format_feats(word.feats)] for word in words], normalised(sentence), key]
    return hashlib.sha256(json.dumps(parts).encode("ascii")).hexdigest()[:32]


def normalised(sentence: str) -> str:
    """A sentence as it is compared: NFC, one blank for any white space."""
    return " ".join(unicodedata.normalize("NFC", sentence).split())
