"""A tree as lines of text: one word a line, dependents indented below their head, in the order of the sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lambre_core.treebank.feats import format_feats
from lambre_core.treebank.tree import Sentence, Token


def draw(
    sentence: Sentence, root: Token | None = None, *, note: Callable[[Token], str] = lambda token: ""
) -> list[str]:
    """The lines of a tree, or of the subtree below a word.

        kommt  VERB  Number=Sing
        ├─ subj: Mann  NOUN  Case=Nom|Number=Sing
        │  └─ det: Der  DET  Case=Nom

    Args:
        root: the top of the subtree; None for the whole sentence.
        note: what is said behind a word.
    """
    children: dict[int, list[Token]] = {}
    for token in sentence.tokens:
        if token.head is not None:
            children.setdefault(token.head, []).append(token)
    tops = children.get(0, []) if root is None else [root]
    lines: list[str] = []
    for top in tops:
        lines += _lines(top, children, note)
    return lines


def _lines(top: Token, children: dict[int, list[Token]], note: Callable[[Token], str]) -> Iterator[str]:
    # Without recursion: a chain of heads may be as long as a sentence. Words seen are not drawn again, so that a
    # circle, which broken trees have, ends.
    seen: set[int] = set()
    stack: list[tuple[Token, str, str]] = [(top, "", "")]
    while stack:
        token, lead, below = stack.pop()
        if token.id in seen:
            continue
        seen.add(token.id)
        yield f"{lead}{_word(token, lead != '')}{note(token)}"
        inner = [child for child in children.get(token.id, ()) if child.id not in seen]
        for child in reversed(inner):
            last = child is inner[-1]
            stack.append((child, below + ("└─ " if last else "├─ "), below + ("   " if last else "│  ")))


def _word(token: Token, inner: bool) -> str:
    relation = f"{token.deprel}: " if inner and token.deprel else ""
    feats = format_feats(token.feats)
    parts = (f"{relation}{token.form or '_'}", token.upos or "", "" if feats == "_" else feats)
    return "  ".join(part for part in parts if part)
