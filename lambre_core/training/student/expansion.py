"""Learning how multiword tokens split."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from lambre_core.parsing.engines.onnx.expansion import Split, folded, split_of, suffix_split
from lambre_core.treebank.tree import Sentence

LONGEST = 7
"""Characters of a suffix."""

CLEAR = 0.6
"""Share of the token types with a suffix that must split alike."""


def expander_tables(sentences: Iterable[Sentence]) -> dict[str, Any]:
    """The JSON data that `load_expander` reads.

    A form is always a multiword token if it was one at least twice and never a plain word; a form that a rule would
    split stays whole if it was a plain word at least twice and never a multiword token.
    """
    splits: dict[str, Counter[Split]] = defaultdict(Counter)
    plain: Counter[str] = Counter()
    for sentence in sentences:
        inside: set[int] = set()
        for multi in sentence.multiwords:
            words = [sentence.tokens[number - 1].form for number in range(multi.first, multi.last + 1)]
            inside.update(range(multi.first, multi.last + 1))
            form = folded(multi.form)
            if all(words) and " " not in form:
                splits[form][split_of(form, [folded(word or "") for word in words])] += 1
        plain.update(folded(token.form or "") for token in sentence.tokens if token.id not in inside)
    tokens = {form: counts.most_common(1)[0][0] for form, counts in splits.items()}
    suffixes = _suffixes(tokens)
    # What the rules get right need not be stored.
    stored = {form: split for form, split in tokens.items() if suffix_split(suffixes, LONGEST, form) != split}
    kinds = sorted({*stored.values(), *suffixes.values()}, key=lambda split: (split.cut, split.add, split.rest))
    numbers = {split: number for number, split in enumerate(kinds)}
    return {
        "splits": [[split.cut, split.add, *split.rest] for split in kinds],
        "tokens": {form: numbers[stored[form]] for form in sorted(stored)},
        "suffixes": {suffix: numbers[suffixes[suffix]] for suffix in sorted(suffixes)},
        "always": sorted(form for form, found in splits.items() if found.total() > 1 and form not in plain),
        "never": sorted(
            form
            for form, count in plain.items()
            if count > 1 and form not in splits and suffix_split(suffixes, LONGEST, form) is not None
        ),
    }


def _suffixes(tokens: dict[str, Split]) -> dict[str, Split]:
    """Rules that at least two types of token support, short suffixes first; only what the shorter does not say."""
    counts: dict[str, Counter[Split]] = defaultdict(Counter)
    for form, split in tokens.items():
        for size in range(1, min(LONGEST, len(form) - 1) + 1):
            # A rule must see what it cuts, and leave something of the token.
            if split.cut <= size:
                counts[form[-size:]][split] += 1
    totals = Counter(form[-size:] for form in tokens for size in range(1, min(LONGEST, len(form) - 1) + 1))
    rules: dict[str, Split] = {}
    for suffix in sorted(counts, key=lambda suffix: (len(suffix), suffix)):
        split, count = counts[suffix].most_common(1)[0]
        if count >= 2 and count >= CLEAR * totals[suffix] and suffix_split(rules, LONGEST, suffix) != split:
            rules[suffix] = split
    return rules
