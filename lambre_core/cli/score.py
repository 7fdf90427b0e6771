"""`lambre-lint score`: how often the rules of a language hold in a corpus."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lambre_core.console import say

if TYPE_CHECKING:
    from lambre_core.grammar.rule import Grammar
    from lambre_core.grammar.score import CorpusScore, Score, Tally
    from lambre_core.treebank.tree import Sentence

NAME = "score"
HELP = "score a corpus: how often the rules of its language hold"

STDIN = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files, read as one corpus; - is standard input")
    parser.add_argument("--language", "-l", required=True, metavar="XX", help="language of the corpus (ISO 639)")
    parser.add_argument("--conllu", action="store_true", help="the files are trees in CoNLL-U (may be .xz), not text")
    parser.add_argument(
        "--scheme",
        choices=("sud", "ud"),
        default="sud",
        help="what the trees of --conllu are in; UD is converted (default: sud)",
    )
    parser.add_argument(
        "--rules",
        type=Path,
        action="append",
        metavar="FILE",
        help="rule file, YAML or the original's lines; repeatable",
    )
    parser.add_argument(
        "--original", action="store_true", help="judge as the original L'AMBRE does: an absent feature satisfies a rule"
    )
    parser.add_argument("--per-segment", action="store_true", help="one line a sentence instead of the table per rule")
    parser.add_argument("--no-cache", action="store_true", help="parse every text anew and keep nothing")
    parser.add_argument("--format", choices=("text", "json"), default="text")


def run(args: argparse.Namespace) -> int:
    from lambre_core.grammar.score import RESAMPLES, score_sentences

    grammar = _grammar(args)
    names: list[str] = []
    trees = _trees(args) if args.conllu else _parsed(args)
    sentences = _noting(_in_scheme(trees, grammar), names)
    # Single sentences need no intervals of the corpus.
    result = score_sentences(
        grammar, sentences, compatible=args.original, resamples=0 if args.per_segment else RESAMPLES
    )
    if args.format == "json":
        sys.stdout.write(json.dumps(_as_object(result, grammar, names, args), ensure_ascii=False, indent=1) + "\n")
    else:
        lines = _segment_lines(result, grammar, names) if args.per_segment else _corpus_lines(result, grammar)
        sys.stdout.writelines(f"{line}\n" for line in lines)
    return 0


def _grammar(args: argparse.Namespace) -> Grammar:
    """The rules that the arguments name; later files win over earlier ones, as in the original."""
    from lambre_core.grammar.errors import GrammarError
    from lambre_core.grammar.rule import make_grammar
    from lambre_core.grammar.rulefile import load_grammar

    if not args.rules:
        # The original knows no overlays.
        return load_grammar(args.language, overlays=not args.original)
    grammars = [load_grammar(args.language, path=path, overlays=not args.original) for path in args.rules]
    schemes = {grammar.scheme for grammar in grammars}
    if len(schemes) > 1:
        raise GrammarError("Some of the rule files are stated on SUD trees and some on UD trees: name one kind only.")
    rules = (rule for grammar in grammars for rule in grammar.rules)
    return make_grammar(args.language, rules, scheme=schemes.pop())


def _trees(args: argparse.Namespace) -> Iterator[Sentence]:
    from lambre_core.treebank.conllu_io import open_treebank, read_conllu

    for path in args.paths:
        opened = nullcontext(sys.stdin.buffer) if path == STDIN else open_treebank(Path(path))
        with opened as stream:
            yield from read_conllu(stream, "<stdin>" if path == STDIN else path, scheme=args.scheme)


def _parsed(args: argparse.Namespace) -> Iterator[Sentence]:
    """The sentences of texts, as `check` reads and parses them."""
    from lambre_core.check import parse_documents, read_documents
    from lambre_core.config.settings import current_settings
    from lambre_core.grammar.errors import GrammarError
    from lambre_core.parsing.cache import user_store

    if STDIN in args.paths:
        raise GrammarError("Standard input is read as trees only: give --conllu, or a file.")
    settings = current_settings()
    documents = read_documents(args.paths, settings)
    notice = None if args.quiet else say
    store = user_store(notice) if settings.cache and not args.no_cache else None
    for parsed in parse_documents(documents, settings, language=args.language, notice=notice, store=store):
        for problem in parsed.problems:
            raise GrammarError(f"{problem.path}: {problem.message}")
        for left in parsed.not_parsed:
            raise _not_parsed(left.path, left.reason, missing=left.missing)
        for unit in parsed.units:
            yield from unit.sentences


def _in_scheme(trees: Iterable[Sentence], grammar: Grammar) -> Iterator[Sentence]:
    """The trees in the scheme of the rules."""
    from lambre_core.grammar.errors import GrammarError
    from lambre_core.treebank.sud import in_scheme

    for tree in trees:
        converted = in_scheme(tree, grammar.scheme, grammar.language)
        if converted is None:
            raise GrammarError(
                f"The rules are stated on {grammar.scheme.upper()} trees, but these are {tree.scheme.upper()}: "
                "take other rules, or say with --scheme what the trees are."
            )
        yield converted


def _not_parsed(path: str, reason: str, *, missing: bool) -> Exception:
    """A corpus of which a part could not be parsed has no score that anyone should read."""
    from lambre_core.grammar.errors import GrammarError
    from lambre_core.parsing.protocol import NotInstalledError

    message = f"{path}: {reason}."
    return NotInstalledError(message) if missing else GrammarError(message)


def _noting(sentences: Iterable[Sentence], names: list[str]) -> Iterator[Sentence]:
    """Pass sentences on and keep what each is called: its `sent_id`, or # and its number from 0."""
    for number, sentence in enumerate(sentences):
        names.append(sentence.comment("sent_id") or f"#{number}")
        yield sentence


# Text


def _corpus_lines(result: CorpusScore, grammar: Grammar) -> Iterator[str]:
    yield f"{'column':<12} {'score':>7}  {'95 % interval':<16} {'rules':>5} {'held':>8} {'broken':>7}"
    for column, score in result.scores.items():
        interval = f"{score.interval[0]:.4f} – {score.interval[1]:.4f}" if score.interval else ""
        yield (
            f"{column:<12} {_number(score.value, 4, 'none'):>7}  {interval:<16} "
            f"{score.rules:>5} {score.held:>8} {score.broken:>7}"
        )
    yield ""
    yield f"{'rule':<52} {'score':>7} {'held':>8} {'broken':>7}"
    for rule in grammar.rules:
        count = result.total.counts.get(rule.id)
        if count is not None:
            yield f"{rule.id:<52} {count.share:7.4f} {count.held:>8} {count.broken:>7}"
    yield ""
    yield f"{len(result.segments)} sentences"


def _segment_lines(result: CorpusScore, grammar: Grammar, names: list[str]) -> Iterator[str]:
    """Tab-separated; empty where no rule applies."""
    from lambre_core.grammar.score import columns

    yield "\t".join(("segment", *columns(grammar)))
    for name, scores in zip(names, _segment_scores(result.segments, grammar), strict=True):
        yield "\t".join((name, *(_number(score.value, 6, "") for score in scores.values())))


def _segment_scores(segments: Iterable[Tally], grammar: Grammar) -> Iterator[dict[str, Score]]:
    from lambre_core.grammar.score import score

    return (score(segment, grammar) for segment in segments)


def _number(value: float | None, digits: int, absent: str) -> str:
    return absent if value is None else f"{value:.{digits}f}"


# JSON


def _as_object(result: CorpusScore, grammar: Grammar, names: list[str], args: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {
        "language": grammar.language,
        "sentences": len(result.segments),
        "scores": {
            column: {
                "score": score.value,
                "interval": list(score.interval) if score.interval else None,
                "rules": score.rules,
                "held": score.held,
                "broken": score.broken,
            }
            for column, score in result.scores.items()
        },
    }
    if args.per_segment:
        found["segments"] = [
            {"segment": name, **{column: score.value for column, score in scores.items()}}
            for name, scores in zip(names, _segment_scores(result.segments, grammar), strict=True)
        ]
    else:
        found["rules"] = {
            identifier: {"score": count.share, "held": count.held, "broken": count.broken}
            for identifier, count in sorted(result.total.counts.items())
        }
    return found
