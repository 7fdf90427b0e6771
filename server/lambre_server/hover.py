"""Hover: why there is a squiggle. Everything comes from the last result; nothing is parsed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from lsprotocol import types

from lambre_core.documents.unit import SourceRange
from lambre_core.findings.codes import PAGES
from lambre_core.findings.finding import Finding
from lambre_core.findings.merging import Cause
from lambre_core.grammar.rule import Grammar, Rule
from lambre_core.treebank.drawing import draw
from lambre_core.treebank.feats import format_feats
from lambre_core.treebank.tree import Sentence, Token
from lambre_server.checked import Checked
from lambre_server.diagnostics import Address
from lambre_server.text import Edit, Places, backward

AROUND = 3
"""Words shown on either side of a clash."""


def hover(
    checked: Checked, offset: int, edits: Sequence[Edit], places: Places, address: Address, *, markdown: bool
) -> types.Hover | None:
    """What is said at a code-point offset of the document as it is now.

    Args:
        edits: those since the result.
        places: in the text of the result.
        markdown: whether the client shows Markdown.
    """
    then = backward(offset, edits)
    if then is None:
        return None
    for finding, place in _at(checked.shown, then, places):
        grammar = checked.grammars.get(finding.language or "")
        sections = list(_sections(finding, grammar, address, markdown))
        kind = types.MarkupKind.Markdown if markdown else types.MarkupKind.PlainText
        range_ = places.range_of(place) if not edits else None
        return types.Hover(types.MarkupContent(kind, "\n\n".join(sections)), range_)
    return None


def _at(findings: Sequence[Finding], offset: int, places: Places) -> Iterator[tuple[Finding, SourceRange]]:
    """Findings at an offset: first those whose word is there, then those whose other word is."""
    own = [(finding, finding.range) for finding in findings]
    others = [(finding, other.range) for finding in findings for other in finding.related]
    for finding, place in (*own, *others):
        start, end = places.span_of(place)
        if start <= offset <= end:
            yield finding, place


def _sections(finding: Finding, grammar: Grammar | None, address: Address, markdown: bool) -> Iterator[str]:
    def escaped(text: str) -> str:
        return _escaped(text) if markdown else text

    strong = "**" if markdown else ""
    yield f"{strong}{escaped(finding.message)}{strong}"
    rules = [grammar.by_id[code] for code in finding.codes if grammar is not None and code in grammar.by_id]
    for rule in rules:
        name = _name(rule.id, finding.language, address, markdown)
        yield "\n".join([f"{name}: {escaped(rule.message)}", *(_item(line, markdown) for line in _evidence(rule))])
    if finding.code in PAGES:
        yield f"{_name(finding.code, finding.language, address, markdown)}: {escaped(_gist(PAGES[finding.code]))}"
    if finding.tree is not None and finding.cause is None:
        yield _code(draw(finding.tree), markdown)
    if finding.tree is not None and finding.cause is not None:
        words = _words(finding.cause)
        yield "\n".join(
            _item(f"{word.form}: {word.upos or '_'} {format_feats(word.feats)}", markdown) for word in words
        )
        yield "\n".join(
            _item(line, markdown) for line in (*_good(rules), f"Broken here: {_passage(finding.tree, words)}")
        )
        yield _code(draw(finding.tree, _top(finding.tree, words), note=_note(finding.cause)), markdown)


def _name(code: str, language: str | None, address: Address, markdown: bool) -> str:
    """A code, with a link to its page."""
    if not markdown:
        return code
    href = address(code, language)
    return f"[{_escaped(code)}]({href})" if href else _escaped(code)


def _gist(page: str) -> str:
    """The first paragraph below the heading of a page."""
    return page.split("\n\n")[1].replace("\n", " ")


def _evidence(rule: Rule) -> Iterator[str]:
    evidence = rule.evidence
    if evidence is not None and evidence.count:
        share = evidence.held / evidence.count
        yield f"It holds at {evidence.held:,} of {evidence.count:,} sites ({share:.1%}) in {evidence.treebank}."


def _good(rules: Sequence[Rule]) -> Iterator[str]:
    for rule in rules[:1]:
        for example in rule.examples[:1]:
            yield f"Right: {example}"


def _words(cause: Cause) -> list[Token]:
    """The words of the clash as they are read there, in order of the sentence."""
    ends = [end for one in cause.violations for end in (one.outcome.dependent, one.outcome.head)]
    words = {word.id: word for word in (cause.word, *ends)}
    return [words[number] for number in sorted(words)]


def _top(tree: Sentence, words: Sequence[Token]) -> Token:
    """The head of the clash: the word below which the others are."""
    ids = {word.id for word in words}
    top = next((word for word in words if word.head not in ids), words[0])
    return tree.tokens[top.id - 1]


def _note(cause: Cause) -> Callable[[Token], str]:
    return lambda token: "  ← here" if token.id == cause.word.id else ""


def _passage(tree: Sentence, words: Sequence[Token]) -> str:
    """The words in square brackets, with a little of what stands around them."""
    ids = {word.id for word in words}
    low, high = max(min(ids) - AROUND, 1), min(max(ids) + AROUND, len(tree.tokens))
    shown = (f"[{token.form}]" if token.id in ids else (token.form or "_") for token in tree.tokens[low - 1 : high])
    return f"{'… ' if low > 1 else ''}{' '.join(shown)}{' …' if high < len(tree.tokens) else ''}"


# --- markup -----------------------------------------------------------------------------------------


def _item(text: str, markdown: bool) -> str:
    return f"- {_escaped(text)}" if markdown else f"  {text}"


def _code(lines: Sequence[str], markdown: bool) -> str:
    text = "\n".join(lines)
    if not markdown:
        return text
    fence = "```"
    while fence in text:
        fence += "`"
    return f"{fence}text\n{text}\n{fence}"


def _escaped(text: str) -> str:
    """Text in which Markdown finds no markup."""
    return "".join(f"\\{sign}" if sign in "\\`*_{}[]()<>#+!|~" else sign for sign in text)
