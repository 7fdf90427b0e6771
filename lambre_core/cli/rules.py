"""`lambre-lint rules`: list, show, extract and test the rules of languages."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lambre_core.grammar.rule import Grammar
    from lambre_core.grammar.rulefile import RuleBook

NAME = "rules"
HELP = "list, show, extract and test rules"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(metavar="ACTION", required=True, title="actions")

    listing = _action(commands, "list", "list the rules, one a line", run_list)
    listing.add_argument("--language", "-l", metavar="XX", help="only this language")
    listing.add_argument("--lint", action="store_true", help="only rules that lead to findings")
    listing.add_argument("--format", choices=("text", "json"), default="text")

    show = _action(commands, "show", "print a rule as a page", run_show)
    show.add_argument("rule", metavar="ID", help="e.g. agreement/adj-mod-noun/case")
    show.add_argument("--language", "-l", metavar="XX", help="only this language")

    test = _action(commands, "test", "run cases: sentences with what must be found in them", run_test)
    test.add_argument("paths", nargs="*", metavar="PATH", help="files or folders of cases (default: tests/cases)")
    test.add_argument("--language", "-l", metavar="XX", help="only this language")
    test.add_argument("--verbose", "-v", action="store_true", help="show every case, not only those that fail")
    test.add_argument("--engine", default="auto", help="parser engine (default: the one that the model is made for)")
    test.add_argument("--model", help="name of a model, or a path (default: the first of the language)")

    extract = _action(commands, "extract", "learn rules from SUD treebanks (CoNLL-U, may be .xz)", run_extract)
    extract.add_argument("treebanks", nargs="+", type=Path, metavar="TREEBANK", help="files to learn from")
    extract.add_argument("--language", "-l", required=True, metavar="XX", help="language code of the rules")
    extract.add_argument("--original", action="store_true", help="learn exactly as the original L'AMBRE does")
    extract.add_argument(
        "--format",
        choices=("yaml", "lambre-2.0"),
        default="yaml",
        help="a rule file, or the original's agreement.txt and argstruct.txt",
    )
    extract.add_argument(
        "--output", "-o", type=Path, metavar="DIR", help="folder to write to (default: standard output)"
    )
    extract.add_argument("--dev", nargs="+", type=Path, default=[], metavar="TREEBANK", help="files to check rules on")
    extract.add_argument(
        "--published",
        type=Path,
        metavar="FILE",
        help="rules in the original's lines, added if the treebanks bear them out",
    )
    extract.add_argument(
        "--registry",
        type=Path,
        metavar="FILE",
        help="licences of treebanks (default: treebanks.yaml of the shipped rules)",
    )

    count = _action(commands, "count", "count how often rules hold in treebanks, as they are judged", run_count)
    count.add_argument("treebanks", nargs="+", type=Path, metavar="TREEBANK", help="files to count in")
    count.add_argument("--language", "-l", required=True, metavar="XX", help="language code of the rules")
    count.add_argument("--rule", metavar="TEXT", default="", help="only rules whose identifier contains this")

    index = _action(commands, "index", "write the README.md of a folder of rule files", run_index)
    index.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="folder (default: the shipped rules)")
    index.add_argument("--check", action="store_true", help="write nothing; status 1 if the page is stale")


def _action(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    text: str,
    run: Callable[[argparse.Namespace], int],
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=text, description=text)
    parser.set_defaults(action=run)
    return parser


def run(args: argparse.Namespace) -> int:
    action: Callable[[argparse.Namespace], int] = args.action
    return action(args)


def load_grammars(language: str | None) -> list[Grammar]:
    """The grammar of one language, or of all with rules."""
    from lambre_core.grammar.rulefile import available_languages, load_grammar

    return [load_grammar(code) for code in ([language] if language else available_languages())]


def run_list(args: argparse.Namespace) -> int:
    from lambre_core.grammar.pages import rule_table

    grammars = load_grammars(args.language)
    if args.format == "json":
        _write(json.dumps(_as_objects(grammars, lint_only=args.lint), ensure_ascii=False, indent=1) + "\n")
    else:
        _write("".join(f"{line}\n" for line in rule_table(grammars, lint_only=args.lint)))
    return 0


def _as_objects(grammars: Sequence[Grammar], *, lint_only: bool) -> list[dict[str, object]]:
    return [
        {
            "language": grammar.language,
            "id": rule.id,
            "message": rule.message,
            "allowed": list(rule.allowed),
            "count": rule.evidence.count if rule.evidence else None,
            "held": rule.evidence.held if rule.evidence else None,
            "lint": rule.lint,
            "source": rule.source,
            "weight": rule.weight,
        }
        for grammar in grammars
        for rule in grammar.rules
        if rule.lint or not lint_only
    ]


def run_show(args: argparse.Namespace) -> int:
    from lambre_core.grammar.pages import rule_page

    _write(rule_page(args.rule, load_grammars(args.language)))
    return 0


def run_test(args: argparse.Namespace) -> int:
    from lambre_core.cases import runner

    return runner.run(args)


def run_count(args: argparse.Namespace) -> int:
    from collections import Counter

    from lambre_core.findings.beliefs import tagger_readings
    from lambre_core.findings.mending import mended
    from lambre_core.grammar.judge import all_outcomes
    from lambre_core.grammar.rule import Verdict
    from lambre_core.grammar.rulefile import load_grammar
    from lambre_core.treebank.conllu_io import open_treebank, read_conllu

    grammar = load_grammar(args.language)
    counts: Counter[tuple[str, Verdict]] = Counter()
    for path in args.treebanks:
        with open_treebank(path) as stream:
            for sentence in read_conllu(stream, str(path)):
                read = mended(sentence, tagger_readings, grammar)
                counts.update((outcome.rule.id, outcome.verdict) for outcome in all_outcomes(grammar, read))
    for rule in grammar.rules:
        held, broken = (counts[rule.id, verdict] for verdict in (Verdict.HELD, Verdict.BROKEN))
        if args.rule in rule.id and held + broken:
            _write(f"{rule.id:<60} {held:>7} of {held + broken:>7}  {held / (held + broken):.1%}\n")
    return 0


def run_index(args: argparse.Namespace) -> int:
    from lambre_core.grammar.pages import INDEX_COMMAND, index_page
    from lambre_core.grammar.rulefile import rules_folder

    folder: Path = args.folder or rules_folder()
    page, path = index_page(folder), folder / "README.md"
    if not args.check:
        path.write_text(page, encoding="utf-8", newline="\n")
        return 0
    if path.is_file() and path.read_text(encoding="utf-8") == page:
        return 0
    sys.stderr.write(f"lambre-lint: {path} is stale; run `{INDEX_COMMAND}`.\n")
    return 1


# Extraction


def run_extract(args: argparse.Namespace) -> int:
    if args.original:
        _check_original(args)
        files = _extract_original(args)
    else:
        files = _extract(args)
    if args.output is None:
        _write("".join(files.values()))
        return 0
    from lambre_core.grammar.errors import GrammarError

    try:
        args.output.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (args.output / name).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise GrammarError(f"{args.output}: cannot be written to: {error.strerror or error}.") from error
    return 0


def _check_original(args: argparse.Namespace) -> None:
    """The original reads a treebank a language and nothing else."""
    from lambre_core.grammar.errors import GrammarError

    if len(args.treebanks) > 1:
        raise GrammarError("The original reads one treebank a language: give --original a single file.")
    if args.dev or args.published:
        raise GrammarError("The original checks its rules on nothing: --dev and --published do not go with --original.")


def _extract_original(args: argparse.Namespace) -> dict[str, str]:
    from lambre_core.grammar.counts import count_edges
    from lambre_core.grammar.original import agreement_file, assignment_file
    from lambre_core.grammar.rulefile import dump_book
    from lambre_core.treebank.columns import read_columns
    from lambre_core.treebank.conllu_io import open_treebank

    (path,) = args.treebanks
    with open_treebank(path) as stream:
        counts = count_edges(read_columns(stream, str(path)), with_marks=False)
    agreement, assignment = agreement_file(counts, args.language), assignment_file(counts, args.language)
    if args.format == "lambre-2.0":
        # A language without such rules gets no file.
        return {name: text for name, text in (("agreement.txt", agreement), ("argstruct.txt", assignment)) if text}
    book = _original_book(args.language, agreement + assignment)
    return {f"{args.language}.yaml": dump_book(book, _header(args))}


def _original_book(language: str, lines: str) -> RuleBook:
    """The original's rules as a rule file; none is linted, for nothing says that they are grammar."""
    from dataclasses import replace

    from lambre_core.grammar.families import families
    from lambre_core.grammar.original import read_rule_lines
    from lambre_core.grammar.rulefile import RuleBook

    rules = read_rule_lines(lines, language, source="treebank")
    return RuleBook(
        language,
        tuple(
            replace(
                rule, lint=False, message=families()[rule.family].message(rule), note="extracted as by the original"
            )
            for rule in rules
        ),
    )


def _extract(args: argparse.Namespace) -> dict[str, str]:
    from lambre_core.grammar.extract import extract, read_registry
    from lambre_core.grammar.original import format_rule_lines
    from lambre_core.grammar.rulefile import dump_book, rules_folder

    registry = read_registry(args.registry or rules_folder() / "treebanks.yaml")
    book = extract(args.language, args.treebanks, dev=args.dev, published=args.published, registry=registry)
    if args.format == "lambre-2.0":
        return {
            f"{name}.txt": format_rule_lines(args.language, book.rules, family)
            for name, family in (("agreement", "agreement"), ("argstruct", "assignment"))
        }
    return {f"{args.language}.yaml": dump_book(book, _header(args))}


def _header(args: argparse.Namespace) -> str:
    """How the file was made, with the treebanks by name alone."""
    parts = ["lambre-lint rules extract", *(path.name for path in args.treebanks), f"--language {args.language}"]
    if args.original:
        parts.append("--original")
    if args.dev:
        parts.append(f"--dev {' '.join(path.name for path in args.dev)}")
    if args.published:
        parts.append(f"--published {args.published.name}")
    made_by = f"Made by: {' '.join(parts)}"
    return f"{made_by}\nChange rules in overlays/{args.language}.yaml, not here; docs/rules.md explains the fields."


def _write(text: str) -> None:
    sys.stdout.write(text)
