"""Token and Sentence: a dependency tree over the words of a text.

A sentence keeps syntactic words apart from the multiword tokens and empty nodes that CoNLL-U writes
between them (https://universaldependencies.org/format.html#words-tokens-and-empty-nodes), because
every rule, score and head index speaks of syntactic words only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

from lambre_core.treebank.feats import Features, no_features

Scheme = Literal["sud", "ud"]

Span = tuple[int, int]
"""Half-open range of code-point offsets."""


@lru_cache(maxsize=50_000)  # asked of each word again and again
def in_lower_case(form: str | None) -> str:
    """A form in lower case, empty if there is none. Of Turkish *İ* Python makes two characters, and of *İki* no
    numeral.

    >>> in_lower_case("İki")
    'iki'
    """
    return (form or "").replace("İ", "i").lower()


@dataclass(frozen=True, slots=True)
class Beliefs:
    """What a parser thinks of one word beyond its best guess. Every distribution sums to 1.

    Attributes:
        upos: UPOS to probability.
        feats: feature to (values to probability); values are written as in FEATS (`Acc`, `Acc,Dat`),
            the empty string stands for *absent*. Given the best UPOS.
        heads: head id (0 is the root) to probability, sparse.
        deprels: relation to probability, given the chosen head.
    """

    upos: Mapping[str, float]
    feats: Mapping[str, Mapping[str, float]]
    heads: Mapping[int, float]
    deprels: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Token:
    """A syntactic word: the ten columns of CoNLL-U, its place in the text, and what the parser believes.

    Attributes:
        id: position in the sentence, from 1.
        form, lemma, upos, xpos, deprel, deps, misc: None where CoNLL-U has `_`
            (form and lemma that are both `_` are the character `_` itself).
        head: id of the head, 0 for the root, None where unknown.
        span: half-open code-point range in the text it was read from; the words of a multiword token
            all have the span of the whole token. None where the text is not known.
        beliefs: None for trees that no probabilistic parser made.
    """

    id: int
    form: str | None
    lemma: str | None = None
    upos: str | None = None
    xpos: str | None = None
    feats: Features = field(default_factory=no_features)
    head: int | None = None
    deprel: str | None = None
    deps: str | None = None
    misc: str | None = None
    span: Span | None = None
    beliefs: Beliefs | None = None


@dataclass(frozen=True, slots=True)
class Multiword:
    """A surface token that stands for several syntactic words, ids `first` to `last`."""

    first: int
    last: int
    form: str
    misc: str | None = None
    feats: Features = field(default_factory=no_features)
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class EmptyNode:
    """A node of the enhanced graph without surface form: id `after`.`index`."""

    after: int
    index: int
    form: str | None
    lemma: str | None = None
    upos: str | None = None
    xpos: str | None = None
    feats: Features = field(default_factory=no_features)
    deps: str | None = None
    misc: str | None = None


@dataclass(frozen=True, slots=True)
class Sentence:
    """A tree: `tokens[i]` has id `i + 1`.

    Attributes:
        tokens: the syntactic words.
        text: the sentence's text; spans are offsets into the text that the sentence was cut from
            (`text` itself for sentences read from CoNLL-U).
        comments: lines of CoNLL-U comments without the leading `#`, in order.
        log_probability: sum over tokens of log p(head) + log p(relation | head), natural logarithm;
            None where no parser made the tree.
    """

    tokens: tuple[Token, ...]
    text: str = ""
    comments: tuple[str, ...] = ()
    multiwords: tuple[Multiword, ...] = ()
    empty_nodes: tuple[EmptyNode, ...] = ()
    scheme: Scheme = "sud"
    log_probability: float | None = None

    def head_of(self, token: Token) -> Token | None:
        """The head of a word of this sentence; None for the root and for words without a head."""
        return self.tokens[token.head - 1] if token.head else None

    def above(self, token: Token) -> Iterator[Token]:
        """The words above a word of this sentence, its head first; it ends where words hang on each other, too."""
        head = self.head_of(token)
        for _ in self.tokens:
            if head is None:
                return
            yield head
            head = self.head_of(head)

    def depends_on(self, token: Token, ancestor: Token) -> bool:
        """Whether a word of this sentence lies below another one."""
        return any(word.id == ancestor.id for word in self.above(token))

    def with_tokens(self, changed: Mapping[int, Token]) -> Sentence:
        """The sentence with other words in the places of some, by id; itself if there are none."""
        if not changed:
            return self
        return replace(self, tokens=tuple(changed.get(token.id, token) for token in self.tokens))

    def with_words(self, changed: Iterable[Token]) -> Sentence:
        """The sentence with other words in the places of those that have their ids, the last of several."""
        return self.with_tokens({token.id: token for token in changed})

    def comment(self, key: str) -> str | None:
        """The value of the first comment `# key = value`, if any."""
        for line in self.comments:
            name, equals, value = line.partition("=")
            if equals and name.strip() == key:
                return value.strip()
        return None


def in_place_of(token: Token, other: Token) -> Token:
    """Another word with a word's head and relation, and what is believed of them."""
    beliefs = other.beliefs
    if beliefs is not None and token.beliefs is not None:
        beliefs = replace(beliefs, heads=token.beliefs.heads, deprels=token.beliefs.deprels)
    return replace(other, head=token.head, deprel=token.deprel, beliefs=beliefs)
