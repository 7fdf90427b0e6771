"""Learning how multiword tokens split."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from lambre_core.parsing.engines.onnx.expansion import Split, by_suffix, folded, split_of, suffix_split
from lambre_core.training.student.segmenter import treebank_of
from lambre_core.treebank.tree import Sentence

LONGEST = 7
"""Characters of a suffix."""

CLEAR = 0.6
"""Share of the token types with a suffix that must split alike, or be multiword tokens at all."""

RELUCTANT = 1 / 3
"""Treebanks with so small a share of the multiword tokens of the keenest one do not annotate them."""

Counts = dict[str, tuple[int, int]]
"""Folded form -> times as one word, times as a multiword token."""


def expander_tables(sentences: Iterable[Sentence], single: Iterable[str] = ()) -> dict[str, Any]:
    """The JSON data that `load_expander` reads.

    Whether a token is a multiword token is left to the segmenter only where the treebank is not clear. Treebanks that
    do not annotate multiword tokens (Turkish ones other than IMST) say nothing about that.

    Args:
        single: nouns and adjectives of a lexicon. Those that the treebank does not split are never split, whatever they
            end in (Polish *strzałem*, *żaby*, not *byłem*, *gdyby*).
    """
    splits: dict[str, Counter[Split]] = defaultdict(Counter)
    by_treebank: dict[str, tuple[Counter[str], Counter[str]]] = defaultdict(lambda: (Counter(), Counter()))
    for sentence in sentences:
        plain, multiword = by_treebank[treebank_of(sentence)]
        inside: set[int] = set()
        for multi in sentence.multiwords:
            words = [sentence.tokens[number - 1].form for number in range(multi.first, multi.last + 1)]
            inside.update(range(multi.first, multi.last + 1))
            form = folded(multi.form)
            if all(words) and " " not in form:
                splits[form][split_of(form, [folded(word or "") for word in words])] += 1
                multiword[form] += 1
        plain.update(folded(token.form or "") for token in sentence.tokens if token.id not in inside)
    tokens = {form: counts.most_common(1)[0][0] for form, counts in splits.items()}
    suffixes = _suffixes(tokens)
    counts = _annotated(by_treebank.values())
    shares = _shares(counts)
    # What the rules get right need not be stored.
    stored = {form: split for form, split in tokens.items() if suffix_split(suffixes, LONGEST, form) != split}
    kinds = sorted({*stored.values(), *suffixes.values()}, key=lambda split: (split.cut, split.add, split.rest))
    numbers = {split: number for number, split in enumerate(kinds)}
    splitting = {form for form in counts if form in stored or suffix_split(suffixes, LONGEST, form) is not None}
    expected = {form for form in splitting if by_suffix(shares, LONGEST, form)}
    never = {form for form in splitting if counts[form][0] > 1 and form not in splits}
    never.update(form for form in map(folded, single) if form not in splits and by_suffix(shares, LONGEST, form))
    return {
        "splits": [[split.cut, split.add, *split.rest] for split in kinds],
        "tokens": {form: numbers[stored[form]] for form in sorted(stored)},
        "suffixes": {suffix: numbers[suffixes[suffix]] for suffix in sorted(suffixes)},
        "shares": [sorted(suffix for suffix, much in shares.items() if much == wanted) for wanted in (False, True)],
        "always": sorted(form for form in splitting - expected if _mostly(counts[form])),
        "never": sorted(never),
        "asked": sorted(form for form in expected - never if not _mostly(counts[form])),
    }


def _annotated(treebanks: Iterable[tuple[Counter[str], Counter[str]]]) -> Counts:
    """The counts of the treebanks that annotate multiword tokens."""
    sized = [(multiword.total() / max(1, plain.total()), plain, multiword) for plain, multiword in treebanks]
    keenest = max((share for share, _, _ in sized), default=0.0)
    counts: Counts = {}
    for share, plain, multiword in sized:
        if share >= RELUCTANT * keenest:
            for form in plain.keys() | multiword.keys():
                one, several = counts.get(form, (0, 0))
                counts[form] = (one + plain[form], several + multiword[form])
    return counts


def _mostly(count: tuple[int, int]) -> bool:
    return count[1] >= CLEAR * sum(count)


def _shares(counts: Counts) -> dict[str, bool]:
    """Whether two types or more with a suffix are mostly multiword tokens, where the next shorter suffix is wrong."""
    types: Counter[str] = Counter()
    several: dict[str, float] = defaultdict(float)
    for form, count in counts.items():
        for size in range(1, min(LONGEST, len(form) - 1) + 1):
            types[form[-size:]] += 1
            several[form[-size:]] += count[1] / sum(count)
    shares: dict[str, bool] = {}
    for suffix in sorted((suffix for suffix in types if types[suffix] > 1), key=lambda suffix: (len(suffix), suffix)):
        much = several[suffix] >= CLEAR * types[suffix]
        if much != bool(by_suffix(shares, LONGEST, suffix)):
            shares[suffix] = much
    return shares


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
