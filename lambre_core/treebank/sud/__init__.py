"""UD to SUD: from trees headed by content words to trees headed by function words.

Surface-Syntactic Universal Dependencies (Gerdes, Guillaume, Kahane & Perrier 2018; guidelines at
https://surfacesyntacticud.org) hold the same analysis as UD in another shape. The conversion is a list
of steps, each a pure function from tree to tree whose docstring says what it changes and why; they
follow the official grammar of the project surfacesyntacticud/tools (strategies `main` and, for German,
`de_main`), against which they are measured (docs/benchmarks.md). Heads and relations are converted;
features that the official tool adds beside (Shared, Subject) are not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lambre_core.treebank.sud.beliefs import converted_beliefs
from lambre_core.treebank.sud.chains import (
    chain_conjuncts,
    chain_fixed,
    chain_flat,
    lower_shared_dependents,
    mark_embedded,
)
from lambre_core.treebank.sud.idioms import close_idioms
from lambre_core.treebank.sud.naming import (
    deepen_subtypes,
    name_by_subtype,
    name_promoted,
    name_relations,
    name_rest,
)
from lambre_core.treebank.sud.promotion import (
    promote_classifiers,
    promote_function_words,
    promote_german_function_words,
)
from lambre_core.treebank.sud.raising import raise_dependents
from lambre_core.treebank.sud.tree import NO_HEAD, Tree, has_cycle, tree_of
from lambre_core.treebank.tree import Scheme, Sentence, Token

Step = Callable[[Tree], Tree]

NAMING: tuple[Step, ...] = (close_idioms, name_by_subtype, deepen_subtypes, name_relations)
"""Renaming comes first, since names depend on the function words around, which are sisters only in UD."""

FINISHING: tuple[Step, ...] = (
    raise_dependents,
    name_promoted,
    promote_classifiers,
    lower_shared_dependents,
    mark_embedded,
    chain_conjuncts,
    chain_fixed,
    chain_flat,
    name_rest,
)

STEPS: tuple[Step, ...] = (*NAMING, promote_function_words, *FINISHING)
"""The conversion, step by step."""

GERMAN_STEPS: tuple[Step, ...] = (*NAMING, promote_german_function_words, *FINISHING)

RENAMING: tuple[Step, ...] = (name_by_subtype, deepen_subtypes, name_relations, name_rest)
"""What is done where edges form a cycle: heads stay, so function words have no name in SUD."""


def steps_for(language: str) -> tuple[Step, ...]:
    """The steps of a language (ISO 639 code)."""
    return GERMAN_STEPS if language == "de" else STEPS


def to_sud(sentence: Sentence, language: str) -> Sentence:
    """Convert a UD sentence; one that is in SUD already is returned as it is.

    Words, features, spans and comments stay; enhanced dependencies and empty nodes, which speak of the
    UD graph, are dropped. Nothing is required of the tree: unknown relations become `unk`, words without
    head or relation stay without. Where edges form a cycle, which is no tree, relations are renamed and
    heads are left alone. Beliefs of edges are carried over as `beliefs.py` says.

    Args:
        language: ISO 639 code; decides which steps are taken.
    """
    if sentence.scheme == "sud":
        return sentence
    before = tree_of(sentence.tokens)
    tree = before
    for step in RENAMING if has_cycle(before.heads) else steps_for(language):
        tree = step(tree)
    tokens = [
        _token(token, head, label, index, before, tree, sentence.tokens)
        for index, (token, head, label) in enumerate(zip(sentence.tokens, tree.heads, tree.labels, strict=True))
    ]
    return replace(sentence, tokens=tuple(tokens), empty_nodes=(), scheme="sud")


def in_scheme(sentence: Sentence, scheme: Scheme, language: str) -> Sentence | None:
    """The sentence in the scheme of a grammar, converted if need be; None where there is no way, from SUD to UD."""
    if sentence.scheme == scheme:
        return sentence
    return to_sud(sentence, language) if scheme == "sud" else None


def _token(
    token: Token, head: int, label: str, index: int, before: Tree, tree: Tree, tokens: tuple[Token, ...]
) -> Token:
    """The token with its new edge; the very same object where nothing changed."""
    beliefs = token.beliefs and converted_beliefs(token.beliefs, index, before, tree, tokens)
    new_head, deprel = None if head == NO_HEAD else head + 1, label or None
    if new_head == token.head and deprel == token.deprel and token.deps is None and beliefs is token.beliefs:
        return token
    return Token(
        token.id,
        token.form,
        token.lemma,
        token.upos,
        token.xpos,
        token.feats,
        new_head,
        deprel,
        None,
        token.misc,
        token.span,
        beliefs,
    )
