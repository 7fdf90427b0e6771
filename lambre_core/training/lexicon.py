"""Making a lexicon from UniMorph paradigms: `python -m lambre_core.training.lexicon PARADIGMS OUTPUT`."""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from lambre_core.training.paradigms import rows

PARTS_OF_SPEECH = frozenset({"N", "ADJ"})
"""Verbs are left out: UniMorph's cells of them are mostly of several words."""


def lexicon_rows(paradigms: Iterable[tuple[str, str, str]]) -> Iterator[tuple[str, str, str]]:
    """Yield (form, lemma, bundle) for each (lemma, form, bundle) of a noun or adjective of one word."""
    for lemma, form, bundle in paradigms:
        tags = bundle.split(";")
        if PARTS_OF_SPEECH.intersection(tags) and " " not in form and form not in {"—", "-", ""}:
            yield form, lemma, ";".join(sorted(tags))


def main(arguments: list[str]) -> int:
    """Write the lexicon; 2 on wrong usage."""
    if len(arguments) != 2:
        print("usage: python -m lambre_core.training.lexicon PARADIGMS OUTPUT.tsv.xz", file=sys.stderr)  # noqa: T201
        return 2
    lines = sorted({"\t".join(row) for row in lexicon_rows(rows(Path(arguments[0])))})
    with lzma.open(arguments[1], "wt", encoding="utf-8", newline="\n", preset=9) as stream:
        stream.writelines(f"{line}\n" for line in lines)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
