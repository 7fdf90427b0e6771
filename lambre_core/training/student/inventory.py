"""What a student knows by name: words, pieces of words, lexicon readings, tags, relations, treebanks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from lambre_core.lexicon.lookup import Lexicon
from lambre_core.parsing.engines.onnx.features import Vocabulary, normalised, pieces_of, readings_of
from lambre_core.training.conversion import treebank_of
from lambre_core.training.prepare import has_tag, learned_layers
from lambre_core.treebank.feats import format_feats
from lambre_core.treebank.tree import Sentence, Token

WORDS_AT_MOST = 6000
PIECES_AT_MOST = 20000
READINGS_AT_MOST = 800


@dataclass(frozen=True, slots=True)
class Inventory:
    """Names in the order of their rows.

    Attributes:
        vocabulary: of the words' features.
        tags: `UPOS|FEATS` as in `tag_of`.
        upos: every UPOS of a tag.
        relations: deprels.
        treebanks: names as `treebank_of` gives them, the most frequent first.
    """

    vocabulary: Vocabulary
    tags: tuple[str, ...]
    upos: tuple[str, ...]
    relations: tuple[str, ...]
    treebanks: tuple[str, ...]


def tag_of(token: Token) -> str:
    """UPOS and FEATS of a word as one name."""
    return f"{token.upos or 'X'}|{format_feats(token.feats)}"


def relation_of(token: Token) -> str | None:
    """The relation of a word as a name; None where nothing is known of its edge."""
    return None if token.head is None else token.deprel or "dep"


def take_inventory(sentences: Sequence[Sentence], lexicon: Lexicon | None) -> Inventory:
    """The names that occur often enough in the training sentences to be learned."""
    forms = Counter(token.form or "_" for sentence in sentences for token in sentence.tokens)
    words: Counter[str] = Counter()
    for form, count in forms.items():
        words[normalised(form)] += count
    # Not a set: its order changes from process to process, and a training that goes on needs the same rows.
    pieces = Counter(piece for word in words for piece in dict.fromkeys(pieces_of(word)))
    readings = Counter(text for form in forms for text in readings_of(form, lexicon)) if lexicon else Counter[str]()
    tagged = [sentence for sentence in sentences if "feats" in learned_layers(sentence)]
    tags = _all(tagged, lambda token: tag_of(token) if has_tag(token) else None)
    return Inventory(
        vocabulary=Vocabulary(
            words=_numbered(_frequent(words, 3, WORDS_AT_MOST)),
            pieces=_numbered(_frequent(pieces, 3, PIECES_AT_MOST)),
            readings=_numbered(_frequent(readings, 3, READINGS_AT_MOST)),
        ),
        tags=tags,
        upos=tuple(sorted({tag.partition("|")[0] for tag in tags})),
        relations=_all((s for s in sentences if "tree" in learned_layers(s)), relation_of),
        treebanks=tuple(name for name, _ in Counter(map(treebank_of, sentences)).most_common()),
    )


def _frequent(counts: Counter[str], least: int, most: int) -> list[str]:
    return [name for name, count in counts.most_common(most) if count >= least]


def _all(sentences: Iterable[Sentence], name_of: Callable[[Token], str | None]) -> tuple[str, ...]:
    names = {name_of(token) for sentence in sentences for token in sentence.tokens}
    return tuple(sorted(name for name in names if name is not None))


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}
