"""Examples of rules: short passages of treebanks in which they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.rule import Outcome, Rule, Verdict, make_grammar
from lambre_core.treebank.conllu_io import open_treebank, parse_block, read_blocks
from lambre_core.treebank.tree import Sentence

PER_RULE = 2
_SHORTEST, _LONGEST = 4, 24
"""Words of a sentence that is looked at."""
_NEAR = 5
"""Words apart at most."""
_AROUND = 2
"""Words shown on either side."""


def add_examples(
    language: str, rules: Sequence[Rule], treebanks: Iterable[Path], quotable: Callable[[list[str]], str | None]
) -> list[Rule]:
    """The rules with up to two passages each.

    Args:
        quotable: from the comment lines of a sentence the name of its treebank if that may be quoted, else None.
    """
    grammar = make_grammar(language, rules)
    found: dict[str, list[str]] = {rule.id: [] for rule in rules}
    wanted = {rule.id for rule in rules}
    for path in treebanks:
        with open_treebank(path) as stream:
            for block in read_blocks(stream, str(path)):
                if not wanted:
                    break
                treebank = quotable([line for line in block.lines() if line.startswith("#")])
                if treebank is None:
                    continue
                sentence = parse_block(block, str(path))
                if not _SHORTEST <= len(sentence.tokens) <= _LONGEST:
                    continue
                # One example a sentence and rule, so that examples differ.
                for outcome in {found.rule.id: found for found in outcomes(grammar, sentence)}.values():
                    identifier = outcome.rule.id
                    passage = _passage(sentence, outcome) if identifier in wanted else None
                    if passage is not None:
                        found[identifier].append(f"{passage} ({treebank})")
                        if len(found[identifier]) == PER_RULE:
                            wanted.remove(identifier)
    return [replace(rule, examples=tuple(found[rule.id])) for rule in rules]


def _passage(sentence: Sentence, outcome: Outcome) -> str | None:
    """The two words in square brackets, with a little of what stands around them; None where that is unclear."""
    first, last = sorted((outcome.dependent, outcome.head), key=lambda token: token.id)
    if outcome.verdict is not Verdict.HELD or last.id - first.id > _NEAR or "[" in sentence.text:
        return None
    start, end = max(first.id - _AROUND, 1), min(last.id + _AROUND, len(sentence.tokens))
    spans = [sentence.tokens[word - 1].span for word in (start, first.id, last.id, end)]
    if any(span is None for span in spans) or first.span == last.span:
        return None
    (left, _), (first_start, first_end), (last_start, last_end), (_, right) = (span or (0, 0) for span in spans)
    text = sentence.text
    passage = (
        f"{text[left:first_start]}[{text[first_start:first_end]}]"
        f"{text[first_end:last_start]}[{text[last_start:last_end]}]{text[last_end:right]}"
    )
    before = "… " if start > 1 else ""
    after = " …" if end < len(sentence.tokens) else ""
    return before + " ".join(passage.split()) + after
