"""Treebanks made ready for training: one annotation style, tags that the networks should learn, splits.

Treebanks of one language differ in what they annotate. Where the difference is systematic, the reading of
the treebank that the language is evaluated on is taken (a *common conversion*); each step says what and why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from lambre_core.treebank.conllu_io import format_sentence, open_treebank, read_conllu
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

UNLEARNED_FEATURES = frozenset({"Shared", "NameType", "Style", "LId", "Typo"})
"""Features that say something about the tree, the lexicon or the edition, not about the form of the word."""


def prepared(sentences: Iterable[Sentence], language: str) -> Iterator[Sentence]:
    """The sentences in the common style of their language, XPOS blank, features that are not learned removed.

    Czech alone has 1,400 XPOS, each of which would cost the tagger an output; rules never ask for them.
    """
    convert = CONVERSIONS.get(language, same)
    for sentence in sentences:
        tokens = tuple(
            replace(token, xpos=None, deps=None, feats=without(token.feats, UNLEARNED_FEATURES))
            for token in (convert(token) for token in sentence.tokens)
        )
        yield replace(sentence, tokens=tokens, empty_nodes=())


def without(features: Features, names: frozenset[str]) -> Features:
    """The features but those named."""
    return {name: values for name, values in features.items() if name not in names}


def same(token: Token) -> Token:
    """No conversion."""
    return token


PUD_VERB_FORMS = {"VBC": "Fin", "VB": "Inf", "VBN": "Part"}


def german(token: Token) -> Token:
    """PUD in the style of GSD: VerbForm on every verb, no Tense on participles, no Degree on adverbs, GSD's relations.

    GSD has VerbForm on all verbs and auxiliaries, PUD on 4 %; PUD has Tense on participles and Degree on 88 %
    of adverbs, GSD on none; the subtypes `mod@relcl`, `mod@poss`, `udep@tmod`, `flat@name` occur in PUD only.
    PUD's XPOS tells the forms apart: VBC finite, VB infinitive, VBN participle.
    """
    feats = dict(token.feats)
    if token.upos in {"VERB", "AUX"}:
        if token.xpos in PUD_VERB_FORMS:
            feats["VerbForm"] = frozenset({PUD_VERB_FORMS[token.xpos]})
        if feats.get("VerbForm") == frozenset({"Part"}):
            feats.pop("Tense", None)
    if token.upos == "ADV":
        feats.pop("Degree", None)
    deprel = token.deprel
    if deprel in {"mod@relcl", "mod@poss", "udep@tmod", "flat@name"}:
        deprel = deprel.partition("@")[0]
    return replace(token, feats=feats, deprel=deprel)


CONVERSIONS: dict[str, Callable[[Token], Token]] = {"de": german}


def read_prepared(paths: Iterable[Path], language: str) -> Iterator[Sentence]:
    """All sentences of some treebank files, prepared."""
    for path in paths:
        with open_treebank(path) as stream:
            yield from prepared(read_conllu(stream, str(path)), language)


def write_sentences(sentences: Iterable[Sentence], path: Path) -> int:
    """Write CoNLL-U; the number of sentences written. The file appears whole or not at all."""
    partial = path.with_name(path.name + ".partial")
    count = 0
    with partial.open("w", encoding="utf-8", newline="\n") as stream:
        for sentence in sentences:
            stream.write(format_sentence(sentence))
            count += 1
    partial.replace(path)
    return count
