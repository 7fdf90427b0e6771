"""Trees and scores for clients that draw them: plain objects, and the same as text."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlsplit

from lambre_core.findings.finding import Finding
from lambre_core.grammar.score import merge, score
from lambre_core.treebank.conllu_io import format_sentence, with_text_comment
from lambre_core.treebank.drawing import draw
from lambre_core.treebank.feats import format_feats
from lambre_core.treebank.tree import Sentence, Token
from lambre_server.checked import Checked, Passage
from lambre_server.text import Places

TREE_SCHEME, RULE_SCHEME = "lambre-tree", "lambre-rule"
"""Schemes of the read-only documents that the server has."""


def passage_at(checked: Checked, offset: int) -> Passage | None:
    """The passage at a code-point offset, or the last one before it."""
    number = bisect_right(checked.passages, offset, key=lambda passage: passage.span[0])
    return checked.passages[max(number - 1, 0)] if checked.passages else None


def tree_at(trees: Sequence[Sentence], passage: Passage, offset: int) -> Sentence | None:
    """Of the trees of a passage the one at a code-point offset of the document."""
    for tree in trees:
        ends = [token.span[1] for token in tree.tokens if token.span is not None]
        if ends and offset <= passage.unit.segment_map.source_span(max(ends), max(ends))[1]:
            return tree
    return trees[-1] if trees else None


def tree_object(tree: Sentence, passage: Passage, checked: Checked, places: Places) -> dict[str, Any]:
    """A tree as the client gets it: words with their places, what is found between them, and the whole as text."""
    tokens = [
        {
            "id": token.id,
            "form": token.form,
            "lemma": token.lemma,
            "upos": token.upos,
            "feats": format_feats(token.feats),
            "head": token.head,
            "deprel": token.deprel,
            "range": None if token.span is None else _range(passage, token.span, places),
        }
        for token in tree.tokens
    ]
    clashes = [
        {
            "code": violation.outcome.rule.id,
            "dependent": violation.outcome.dependent.id,
            "head": violation.outcome.head.id,
            "message": finding.message,
            "severity": finding.severity,
        }
        for finding in checked.shown
        if _inside(finding, tree, passage, places) and finding.cause is not None
        for violation in finding.cause.violations
    ]

    def note(token: Token) -> str:
        return "".join(f"  ← {clash['code']}" for clash in clashes if clash["dependent"] == token.id)

    return {
        "language": passage.language,
        "text": tree.text,
        "scheme": tree.scheme,
        "tokens": tokens,
        "clashes": clashes,
        "drawing": "\n".join(draw(tree, note=note)),
        "conllu": format_sentence(with_text_comment(tree)),
    }


def _inside(finding: Finding, tree: Sentence, passage: Passage, places: Places) -> bool:
    """Whether a finding lies in a tree of a passage."""
    if finding.tree is None or finding.tree.text != tree.text:
        return False
    start, end = places.span_of(finding.range)
    return passage.span[0] <= start <= end <= passage.span[1]


def _range(passage: Passage, span: tuple[int, int], places: Places) -> dict[str, Any]:
    range_ = places.range(passage.unit.segment_map.source_span(*span))
    return {
        "start": {"line": range_.start.line, "character": range_.start.character},
        "end": {"line": range_.end.line, "character": range_.end.character},
    }


def tree_text(found: Mapping[str, Any]) -> str:
    """A tree as a read-only document shows it."""
    return f"{found['text']}\n\n{found['drawing']}\n\n{found['conllu']}"


def score_object(checked: Checked) -> dict[str, Any]:
    """The scores of a document by language and column; a score is None where no rule applies."""
    languages: dict[str, Any] = {}
    for language, tallies in checked.tallies.items():
        columns = score(merge(tallies), checked.grammars[language])
        languages[language] = {
            name: {"score": one.value, "rules": one.rules, "held": one.held, "broken": one.broken}
            for name, one in columns.items()
        }
    return {"languages": languages, "findings": len(checked.shown), "sentences": len(checked.passages)}


def score_text(found: Mapping[str, Any]) -> str:
    """The overall scores in one line."""
    parts = []
    for language, columns in found["languages"].items():
        whole = columns["all"]
        value = "none" if whole["score"] is None else f"{whole['score']:.3f}"
        parts.append(f"{language} {value} ({whole['held'] + whole['broken']} sites)")
    return "L'AMBRE " + (", ".join(parts) or "none")


# --- addresses of read-only documents ---------------------------------------------------------------


def tree_uri(uri: str, line: int, character: int) -> str:
    return f"{TREE_SCHEME}:/tree.txt?uri={quote(uri, safe='')}&line={line}&character={character}"


def read_tree_uri(uri: str) -> tuple[str, int, int] | None:
    """The document and the position of which a tree was asked for."""
    parts = urlsplit(uri)
    asked = parse_qs(parts.query)
    try:
        return asked["uri"][0], int(asked["line"][0]), int(asked["character"][0])
    except (KeyError, ValueError):
        return None


def rule_uri(code: str, language: str) -> str:
    return f"{RULE_SCHEME}:/{quote(language)}/{quote(code)}.txt"


def read_rule_uri(uri: str) -> tuple[str, str] | None:
    """The rule and the language of which the page was asked for."""
    language, slash, code = unquote(urlsplit(uri).path).lstrip("/").removesuffix(".txt").partition("/")
    return (code, language) if slash else None
