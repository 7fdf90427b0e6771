"""Readings come in the same order in every run, whatever the order of a set, and so do findings and fixes."""

from __future__ import annotations

import os
import subprocess
import sys

FORMS = {"cs": "ránu dat motorek", "lt": "metų metus", "uk": "політики полі", "pl": "bruderszaft"}
LOOK_UP = f"""
from lambre_core.lexicon.lookup import judging_lexicon
for language, forms in {FORMS}.items():
    lexicon = judging_lexicon(language)
    for form in forms.split():
        for reading in (*lexicon.nouns(form), *lexicon.guess(form)):
            feats = sorted((name, *sorted(values)) for name, values in reading.feats.items())
            print(form, reading.lemma, reading.upos, feats)
"""


def test_hash_seeds_change_nothing() -> None:
    first, *others = [looked_up(seed) for seed in ("1", "2", "3")]
    assert first.count("\n") > 10
    assert set(others) == {first}


def looked_up(seed: str) -> str:
    """What a process with a seed of its own reads."""
    return subprocess.run(
        [sys.executable, "-c", LOOK_UP],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
