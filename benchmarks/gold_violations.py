"""What the rules find in correct text: violations on gold trees of held-out treebanks.

    python -m benchmarks.gold_violations DATA [--languages de et ru uk tr cs] [--write docs/benchmarks.md]

DATA is the folder with `sud/<language>/<language>-test.conllu.xz` and `reference/<language>/`. Nearly
every violation there is a false alarm, of the rule or of the annotation, so fewer is better as long as
the sites remain. Each column adds one of the differences of our extraction from the original.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from benchmarks.pages import replace_section
from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.original import read_rule_file
from lambre_core.grammar.rule import Grammar, Rule, Verdict, make_grammar
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.treebank.conllu_io import open_treebank, read_conllu
from lambre_core.treebank.tree import Sentence

SECTION = "## Violations in correct text"
LANGUAGES = ("de", "et", "ru", "uk", "tr", "cs")


def violations(grammar: Grammar, sentences: Sequence[Sentence], *, compatible: bool = False) -> tuple[int, int]:
    """Broken sites and judged sites."""
    broken = judged = 0
    for sentence in sentences:
        for outcome in outcomes(grammar, sentence, compatible=compatible):
            broken += outcome.verdict is Verdict.BROKEN
            judged += outcome.verdict is not Verdict.UNDECIDED
    return broken, judged


def original_grammar(data: Path, language: str) -> Grammar:
    folder = data / "reference" / language
    rules = [
        rule for name in ("agreement.txt", "argstruct.txt") for rule in read_rule_file(folder / name, source="authors")
    ]
    return make_grammar(language, rules)


def with_rules(grammar: Grammar, change: Callable[[Rule], Rule | None]) -> Grammar:
    changed = (change(rule) for rule in grammar.rules)
    return make_grammar(grammar.language, [rule for rule in changed if rule is not None])


def row(data: Path, language: str) -> str:
    path = data / "sud" / language / f"{language}-test.conllu.xz"
    with open_treebank(path) as stream:
        sentences = list(read_conllu(stream, str(path)))
    original, ours = original_grammar(data, language), load_grammar(language)
    measured = [
        violations(original, sentences, compatible=True),
        violations(original, sentences),
        violations(with_rules(ours, lambda rule: replace(rule, exceptions=())), sentences),
        violations(ours, sentences),
        violations(with_rules(ours, lambda rule: rule if rule.lint else None), sentences),
    ]
    cells = [f"{1000 * broken / judged:.1f} ({broken} of {judged})" for broken, judged in measured]
    return f"| {language} | {len(sentences)} | {' | '.join(cells)} |"


def section(data: Path, languages: Sequence[str]) -> str:
    lines = [
        SECTION,
        "",
        f"Made by `python -m benchmarks.gold_violations DATA --languages {' '.join(languages)}`.",
        "",
        "Broken of 1000 judged sites on the gold trees of the test splits, which are correct text: nearly every",
        "violation is a false alarm of a rule or an error of the annotation. The first column is the original; each",
        "further one adds a difference of ours: absent features leave a site undecided; our own rules (features as",
        "sets, confidence bounds); constructions in which a rule is not judged; only rules that are linted.",
        "",
        "| | sentences | original | absent undecided | our rules | with exceptions | linted rules |",
        "|---|---|---|---|---|---|---|",
    ]
    return "\n".join([*lines, *(row(data, language) for language in languages)]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("--languages", nargs="+", default=LANGUAGES)
    parser.add_argument("--write", type=Path, metavar="PAGE", help="page whose section is renewed")
    args = parser.parse_args()
    text = section(args.data, args.languages)
    sys.stdout.write(text)
    if args.write is not None:
        replace_section(args.write, SECTION, text)


if __name__ == "__main__":
    main()
