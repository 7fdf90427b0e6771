"""A rule as a page, and the generated index of all rule files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path

from lambre_core.grammar.errors import GrammarError
from lambre_core.grammar.evidence import wilson_lower
from lambre_core.grammar.precision import measured
from lambre_core.grammar.rule import Evidence, Grammar, Rule
from lambre_core.grammar.rulefile import RuleBook, load_book, load_grammar

INDEX_COMMAND = "lambre-lint rules index"

_SOURCES = {
    "treebank": "learned from treebanks",
    "authors": "published with L'AMBRE (Pratapa et al. 2021), borne out by our treebanks",
    "overlay": "written by hand",
}

_CONSTRUCTIONS = {
    "coordinated": "is coordinated",
    "quantified": "is counted by a numeral or quantifier",
    "predicative": "agrees with a nominal predicate",
    "negated": "is negated",
    "oblique": "is in another case than the nominative",
    "polite": "is a second person plural, which may be a polite address",
    "subject": "has a subject of its own",
    "plural": "is a plural",
    "singular": "is a singular",
    "compound": "is one of several words that stand for one",
}


_CONDITIONS = {
    "denied": "is negated",
    "negated": "is negated by the word before it",
    "personal": "has, or its auxiliary, a person, is no imperative, no passive and not negated",
}


def rule_page(identifier: str, grammars: Iterable[Grammar]) -> str:
    """The page of a rule: plain words, evidence and examples, for each language that has it.

    Raises:
        GrammarError: none of the grammars has it; names the nearest identifiers.
    """
    grammars = list(grammars)
    having = [grammar for grammar in grammars if identifier in grammar.by_id]
    if not having:
        known = sorted({rule.id for grammar in grammars for rule in grammar.rules})
        near = get_close_matches(identifier, known, n=3) or [rule for rule in known if rule.startswith(identifier)][:3]
        hint = f" Did you mean {' or '.join(near)}?" if near else " See `lambre-lint rules list`."
        raise GrammarError(f"There is no rule {identifier!r}.{hint}")
    sections = [_section(grammar.by_id[identifier], grammar.language) for grammar in having]
    return "\n".join([identifier, "=" * len(identifier), "", *sections, *_how_to_silence(identifier)]) + "\n"


def _section(rule: Rule, language: str) -> str:
    lines = [f"{language}: {rule.message}", ""]
    lines.append(f"  edge        {rule.dependent} -{rule.relation}-> {rule.head}")
    if rule.allowed:
        lines.append(f"  {rule.feature} of the {rule.side}: {', '.join(rule.allowed)}")
    asked: dict[tuple[str, ...], list[str]] = {}
    for governor, values in rule.governors:
        asked.setdefault(values, []).append(governor)
    for values, governors in asked.items():
        lines.append(f"  {'|'.join(values):<11} after {', '.join(governors)}")
    if rule.besides:
        lines.append(f"  allowed     {', '.join(rule.besides)}, too, which it does not ask for")
    lines.append(f"  source      {_SOURCES.get(rule.source, rule.source)}")
    if rule.evidence is not None:
        lines += [f"  {line}" for line in _evidence_lines(rule.evidence)]
    if found := measured(language).get(rule.id):
        low, high = found.interval
        share = f"{found.right} of {found.found} findings ({low:.0%} to {high:.0%})"
        lines.append(f"  right       {share}, shown by default, in {found.texts}")
    lines.append(f"  linted      {'yes' if rule.lint else 'no, it only counts for scores'}")
    if rule.note:
        lines.append(f"  because     {rule.note}")
    if rule.only:
        lines.append(f"  judged only where the head {_CONDITIONS[rule.only]}")
    for exception in rule.exceptions:
        end, _space, construction = exception.partition(" ")
        lines.append(f"  not judged  where the {end} {_CONSTRUCTIONS[construction]}")
    if rule.unless:
        lines.append(f"  not judged  where the dependent is {', '.join(rule.unless)}")
    if rule.examples:
        lines += ["", "  It holds in:", *(f"    {example}" for example in rule.examples)]
    return "\n".join([*lines, ""])


def _evidence_lines(evidence: Evidence) -> list[str]:
    lines = []
    if evidence.count:
        bound = wilson_lower(evidence.held, evidence.count)
        where = evidence.treebank or "treebanks of the language"
        lines.append(f"holds       {_share(evidence.held, evidence.count)}, surely {bound:.1%}, in {where}")
    if evidence.checked_count:
        checked = _share(evidence.checked_held, evidence.checked_count)
        lines.append(f"checked     {checked}, in text that it was not learned from")
    return lines


def _share(held: int, count: int) -> str:
    return f"at {held} of {count} sites ({held / count:.1%})"


def _how_to_silence(identifier: str) -> list[str]:
    return [
        "To change its severity, in lambre.toml:",
        f'  [severity]\n  "{identifier}" = "off"',
        f"To pass over one line, in a comment: lambre-lint: disable-next={identifier}",
    ]


def rule_table(grammars: Iterable[Grammar], *, lint_only: bool = False) -> list[str]:
    """A line a rule: language, identifier, share of sites at which it holds, sites, whether it is linted, source."""
    lines = []
    for grammar in grammars:
        for rule in grammar.rules:
            if lint_only and not rule.lint:
                continue
            evidence = rule.evidence
            share = (
                f"{evidence.held / evidence.count:6.1%} {evidence.count:6d}"
                if evidence and evidence.count
                else f"{'-':>6} {'-':>6}"
            )
            lines.append(
                f"{grammar.language}  {rule.id:<48} {share}  {'lint ' if rule.lint else 'score'}  {rule.source}"
            )
    return lines


# The index


_INDEX_COLUMNS = (
    "language", "scored", "linted", "of agreement", "of assignment", "published", "overlay", "words", "learned from",
    "checked on",
)  # fmt: skip


def index_page(folder: Path) -> str:
    """The text of `rules/README.md`: what every rule file of a folder holds.

    Raises:
        GrammarError: a rule file is wrong.
    """
    paths = sorted(path for path in folder.glob("*.yaml") if path.name != "treebanks.yaml")
    books = [load_book(path) for path in paths]
    overlays = sorted(path.stem for path in (folder / "overlays").glob("*.yaml"))
    lines = [
        "# Rules",
        "",
        f"This page is made by `{INDEX_COMMAND}`; a test fails when it is stale.",
        "",
        "One file a language, one flow of fields a rule. `lambre-lint rules show ID` prints a rule as a page;",
        "`lambre-lint rules extract --help` tells how a file is made. *Scored* rules count for scores, *linted* ones,",
        "which are among them, also for findings. *Published* rules are those of Pratapa et al. 2021 (MIT) that our",
        "treebanks bear out. Rules are stated on SUD trees; the treebanks are those of Universal Dependencies,",
        "converted. Counts are facts about the treebanks; examples are quoted from those whose licence allows it, and",
        "name them.",
        "",
        f"| {' | '.join(_INDEX_COLUMNS)} |",
        "|---" * len(_INDEX_COLUMNS) + "|",
    ]
    lines += [
        _index_row(book, load_grammar(book.language, path=path), overlays)
        for book, path in zip(books, paths, strict=True)
    ]
    lines += [
        "",
        "## Treebanks",
        "",
        "| treebank | licence | release and commit | sentences | words | used for |",
        "|---|---|---|---|---|---|",
    ]
    for book in books:
        for note in book.treebanks:
            lines.append(
                f"| {note.name} | {note.licence} | {note.release} | {note.sentences} | {note.words} "
                f"| {book.language} {note.part} |"
            )
    return "\n".join(lines) + "\n"


def _index_row(book: RuleBook, grammar: Grammar, overlays: Sequence[str]) -> str:
    linted = [rule for rule in grammar.rules if rule.lint]
    cells = [
        book.language,
        len(grammar.rules),
        len(linted),
        *(sum(rule.family == family for rule in linted) for family in ("agreement", "assignment")),
        sum(rule.source == "authors" for rule in grammar.rules),
        f"[yes](overlays/{book.language}.yaml)" if book.language in overlays else "",
        sum(note.words for note in book.treebanks if note.part == "train"),
        *(", ".join(note.name for note in book.treebanks if note.part == part) for part in ("train", "dev")),
    ]
    return f"| {' | '.join(str(cell) for cell in cells)} |"
