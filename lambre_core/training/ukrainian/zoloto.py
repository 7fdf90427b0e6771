"""The source of UD_Ukrainian-IU as UD trees.

Words are `w_` elements with an identifier, which the published treebank repeats in MISC, and the edge to their head
(`dep="00bw-nsubj"`; alternatives behind `|` belong to the enhanced graph). `sb` begins a sentence, `g` glues two
words together, `ellipsis` marks words that are not in the text. On the published dev split heads agree in 99.9 % of
words, relations after the changes below in all but 0.2 %.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

from lambre_core.parsing.arborescence import is_tree
from lambre_core.training.recipe import TrainingError
from lambre_core.training.ukrainian.tags import reading_of
from lambre_core.treebank.conllu_io import place_units
from lambre_core.treebank.tree import Sentence, Token

RELATIONS = {
    "acl:relless": "acl:relcl",
    "acl:irrel": "acl",
    "acl:parataxis": "acl",
    "acl:bridge": "acl",
    "conj:parataxis": "conj",
    "conj:repeat": "conj",
    "conj:upperlevel": "conj",
    "advmod:amtgov": "advmod",
    "advmod:emph": "advmod",
    "nsubj:pass": "nsubj",
    "parataxis:thatis": "parataxis",
    "parataxis:appos": "parataxis",
    "appos:reverse": "appos",
    "appos:nonnom": "appos",
    "appos:spec": "appos",
    "obl:arg": "obl",
    "nmod:obj": "nmod",
}
"""Relations of the source that the published treebank does not have."""


@dataclass(slots=True)
class Word:
    """A word of the source: the identifier of its head, None for the root, and whether a blank follows."""

    identifier: str
    form: str
    lemma: str
    tag: str
    head: str | None
    relation: str
    blank: bool = True


def sentences_of(clone: Path, kept_apart: frozenset[str]) -> Iterator[Sentence]:
    """The sentences of all documents of which no word is kept apart; those without a whole tree have no heads.

    Args:
        clone: work tree of the source.
        kept_apart: identifiers of words in dev and test.

    Raises:
        TrainingError: there are no files.
    """
    for path in files_of(clone, "annotated"):
        root = ElementTree.parse(path).getroot()
        for document in list(root.iter("doc")) or [root]:
            if kept_apart.isdisjoint(word.get("id") or "" for word in document.iter("w_")):
                for words in split(document):
                    yield sentence_of(words)


def files_of(clone: Path, folder: str) -> list[Path]:
    """The XML files of a clone.

    Raises:
        TrainingError: there are none.
    """
    paths = sorted((clone / folder).glob("*.xml"))
    if not paths:
        raise TrainingError(f"{clone / folder}: no XML files; give the work tree of a clone, not a bare one")
    return paths


def split(document: ElementTree.Element) -> Iterator[list[Word]]:
    """The words of each sentence of a document. Sentences with multiword tokens or without any tag are left out."""
    words: list[Word] = []
    whole = True
    for element in document.iter():
        if element.tag in {"p", "sb"}:
            if words and whole:
                yield words
            words, whole = [], "skip" not in f"{element.get('skip')} {element.get('tags')}"
        elif element.tag == "g" and words:
            words[-1].blank = False
        elif element.tag == "multitoken":
            whole = False
        elif element.tag == "w_" and element.get("ellipsis") is None:
            analysed = element.find("w")
            if analysed is None or not (analysed.text or "").strip() or not analysed.get("ana"):
                whole = False
                continue
            head, _, relation = (element.get("dep") or "").split("|")[0].partition("-")
            form = (analysed.text or "").strip()
            names = (element.get("id") or "", form, analysed.get("lemma") or form, analysed.get("ana") or "")
            words.append(Word(*names, head or None, relation or "root"))
    if words and whole:
        yield words


def sentence_of(words: list[Word]) -> Sentence:
    """The tree, or the words without heads where it is not one."""
    places = {word.identifier: number for number, word in enumerate(words, 1)}
    heads = [0 if word.head is None else places.get(word.head) for word in words]
    complete = None not in heads and heads.count(0) == 1 and is_tree(np.array([0, *heads]))
    tokens = []
    for number, (word, head) in enumerate(zip(words, heads, strict=True), 1):
        upos, feats = reading_of(word.tag, word.lemma)
        tokens.append(
            Token(
                id=number,
                form=word.form,
                lemma=word.lemma,
                upos=upos,
                feats=feats,
                head=head if complete else None,
                deprel=RELATIONS.get(word.relation, word.relation) if complete else None,
                misc=None if word.blank else "SpaceAfter=No",
            )
        )
    if complete:
        tokens = [published(token, tokens) for token in tokens]
    comments = (f" sent_id = {words[0].identifier}",)
    return Sentence(tokens=tuple(tokens), text=text_of(tokens), comments=comments, scheme="ud")


def published(token: Token, tokens: list[Token]) -> Token:
    """A word with the relation of the published treebank where more than a name differs."""
    if token.deprel == "acl" and any(_is_relative(other) for other in below(token, tokens)):
        return replace(token, deprel="acl:relcl")
    if token.deprel == "iobj" and not any(t.head == token.head and t.deprel in OBJECTS for t in tokens):
        return replace(token, deprel="obj")
    return token


OBJECTS = frozenset({"obj", "ccomp", "xcomp"})


def _is_relative(token: Token) -> bool:
    return "Rel" in token.feats.get("PronType", frozenset())


def below(token: Token, tokens: Iterable[Token]) -> Iterator[Token]:
    """The words below a word, as far as the next clause."""
    tokens = list(tokens)
    queue = [other for other in tokens if other.head == token.id]
    while queue:
        found = queue.pop(0)
        yield found
        if not (found.deprel or "").startswith(("acl", "advcl", "ccomp", "conj", "parataxis")):
            queue += [other for other in tokens if other.head == found.id]


def text_of(tokens: Sequence[Token]) -> str:
    """The text that words with `SpaceAfter=No` between them stand for."""
    return place_units([(token.form or "", token.misc, token.id, token.id) for token in tokens], None)[0]
