"""A larger network than the student, read in on raw text, that parses more raw text for the student to learn from.

`corpus.py` makes one file of numbers of raw sentences and treebanks, `teach.py` trains on it (torch and numpy alone,
on a GPU where there is one) and leaves the trees of raw sentences, `silver.py` turns them into CoNLL-U.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

Arrays = Mapping[str, npt.NDArray[np.generic]]
"""What a file of numbers holds, by name."""

READINGS = 1200
"""Readings of the lexicon that have a row of their own."""
