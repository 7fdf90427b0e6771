"""What frequent forms were in the training treebanks: a tag that a form never had there is less probable.

The network sees a form as pieces and neighbours; what it has met fifty times as a genitive and never otherwise it may
still take for a nominative where the sentence would like one. So, of a form that was met n times, the network's
probability of every tag that it never had is multiplied by exp(-strength * log2(n + 1)), the logarithm rounded, and
all are made to sum to 1 again.
Tags are the same here when UPOS and universal features are. `training/student/forms.py` counts forms and fits the
strength, one number a language, on dev. A model whose lexicon tells it all readings has no histories.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt

from lambre_core.parsing.engines.onnx.features import normalised
from lambre_core.treebank.feats import format_feats, parse_feats, universal

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class History:
    """What is known of a form.

    Attributes:
        penalty: what the logarithm of the odds of other tags is lowered by; 0 where nothing is known.
        tags: numbers of the tags that it had.
    """

    penalty: float = 0.0
    tags: tuple[int, ...] = ()


UNKNOWN = History()

ANYTHING = "x"
"""What stands for a placeholder (`documents.masking.STAND_IN`) may be anything; in treebanks it is a numeral."""


@dataclass(frozen=True, slots=True)
class Histories:
    """What is known of forms.

    Attributes:
        rows: normalised form -> log2(n + 1), and numbers of its readings, parted by blanks.
        tags: of each reading, the numbers of the model's tags that it stands for.
    """

    strength: float
    rows: Mapping[str, str]
    tags: tuple[tuple[int, ...], ...]

    def of(self, form: str) -> History:
        """What is known of a form.

        Raises:
            ValueError, IndexError: its row is damaged.
        """
        word = normalised(form)
        row = self.rows.get(word)
        if row is None or word == ANYTHING:
            return UNKNOWN
        often, *readings = map(int, row.split())
        tags = tuple(chain.from_iterable(self.tags[reading] for reading in readings))
        return History(self.strength * often, tags) if tags else UNKNOWN


def reading_of(tag: str) -> str:
    """A tag `UPOS|FEATS` with its universal features alone."""
    upos, _, feats = tag.partition("|")
    return f"{upos}|{format_feats(universal(parse_feats(feats)))}"


def load_histories(content: Mapping[str, Any], tags: Sequence[str]) -> Histories:
    """Histories out of a model's vocabulary.

    Args:
        content: `strength`; `readings`, their names; `rows`, lines of a form, a tab, and its row.

    Raises:
        ValueError, KeyError, TypeError: it is not of this form.
    """
    of_reading: dict[str, list[int]] = {}
    for number, tag in enumerate(tags):
        of_reading.setdefault(reading_of(tag), []).append(number)
    rows = dict(line.split("\t") for line in content["rows"].splitlines())
    return Histories(
        float(content["strength"]), rows, tuple(tuple(of_reading.get(name, ())) for name in content["readings"])
    )


@dataclass(frozen=True, slots=True)
class Known:
    """Histories of words, one after the other.

    Attributes:
        penalties, counts: of each word; how many tags it had. [words]
        tags: their numbers. [all counts together]
        ends: where each word's end. [words]
    """

    penalties: Floats
    counts: Ints
    tags: Ints
    ends: Ints


def known_of(histories: Sequence[History]) -> Known:
    """Put histories one after the other."""
    counts = np.array([len(history.tags) for history in histories], dtype=np.int64)
    tags = np.fromiter(chain.from_iterable(history.tags for history in histories), np.int64, int(counts.sum()))
    return Known(np.array([history.penalty for history in histories], np.float32), counts, tags, np.cumsum(counts))


def weigh(logs: Floats, known: Known, own: slice) -> None:
    """Lower, in place, the log-probabilities of the tags that some words never had.

    Args:
        logs: of the words `own`. [own words, tags]
    """
    words = np.flatnonzero(known.counts[own])
    if not len(words):
        return
    penalties, counts, ends = known.penalties[own][words], known.counts[own][words], known.ends[own][words]
    starts = ends - counts
    tags = known.tags[starts[0] : ends[-1]]
    rows = np.repeat(words, counts)
    had = np.minimum(np.add.reduceat(np.exp(logs[rows, tags]), starts - starts[0]), np.float32(1))
    lowered = np.exp(-penalties)
    logs[words] -= (penalties + np.log(had + lowered * (1 - had)))[:, None]
    logs[rows, tags] += np.repeat(penalties, counts)
