"""What the common conversions of treebanks are made of: small steps from sentence to sentence.

A step says one systematic difference between two annotation styles and undoes it. Steps see whole sentences,
because some differences hang on the tree; most change words one by one and are built with `words`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from lambre_core.treebank.feats import Features, parse_feats
from lambre_core.treebank.tree import Sentence, Token

Step = Callable[[Sentence], Sentence]
"""One difference undone."""


def treebank_of(sentence: Sentence) -> str:
    """Short name of the treebank of a sentence: `CLTT` for `# treebank = UD_Czech-CLTT train`; empty if unknown."""
    words = (sentence.comment("treebank") or "").split()
    return words[0].partition("-")[2] or words[0] if words else ""


def words(change: Callable[[Token], Token]) -> Step:
    """A step that changes each word on its own."""

    def step(sentence: Sentence) -> Sentence:
        return replace(sentence, tokens=tuple(change(token) for token in sentence.tokens))

    return step


def words_in_tree(change: Callable[[Token, Sentence], Token]) -> Step:
    """A step that changes each word, seeing the sentence as it was before the step."""

    def step(sentence: Sentence) -> Sentence:
        return replace(sentence, tokens=tuple(change(token, sentence) for token in sentence.tokens))

    return step


# Features


def value(token: Token, feature: str) -> str | None:
    """The value of a feature (`Acc,Dat` where it has several); None where it is absent."""
    values = token.feats.get(feature)
    return ",".join(sorted(values)) if values else None


def with_features(token: Token, **changes: str | None) -> Token:
    """The token with features set, or removed where the value is None."""
    feats = {name: values for name, values in token.feats.items() if name not in changes}
    feats.update((name, frozenset(new.split(","))) for name, new in changes.items() if new)
    return replace(token, feats=feats)


def without_features(features: str, upos: str = "") -> Step:
    """Drop features (names, or `Name=Value` for one value alone) from words of some UPOS, or of all."""
    names = frozenset(item for item in features.split() if "=" not in item)
    pairs = frozenset(
        (name, parse_feats(item)[name]) for item in features.split() for name in [item.split("=")[0]] if "=" in item
    )
    classes = frozenset(upos.split())

    def change(token: Token) -> Token:
        if classes and token.upos not in classes:
            return token
        kept = {n: v for n, v in token.feats.items() if n not in names and (n, v) not in pairs}
        return replace(token, feats=kept) if len(kept) < len(token.feats) else token

    return words(change)


def default_features(column: str, upos: str) -> Step:
    """Add the features of a FEATS column to words of some UPOS where they are absent."""
    defaults = parse_feats(column)
    classes = frozenset(upos.split())

    def change(token: Token) -> Token:
        return replace(token, feats={**defaults, **token.feats}) if token.upos in classes else token

    return words(change)


# UPOS, lemmas and relations


def words_as(upos: str, forms: str, was: str = "", deprel: str = "") -> Step:
    """Give forms of a closed list (lower case) this UPOS, where they had one of `was` and one of the relations."""
    listed, before, relations = frozenset(forms.split()), frozenset(was.split()), frozenset(deprel.split())

    def change(token: Token) -> Token:
        fits = (
            (token.form or "").lower() in listed
            and (not before or token.upos in before)
            and (not relations or token.deprel in relations)
        )
        return replace(token, upos=upos) if fits else token

    return words(change)


def relations(renamed: Mapping[str, str]) -> Step:
    """Rename relations."""

    def change(token: Token) -> Token:
        new = renamed.get(token.deprel or "")
        return replace(token, deprel=new) if new else token

    return words(change)


def without_subtypes(*subtypes: str) -> Step:
    """Drop deep subtypes (what stands behind `@`) wherever they occur."""
    dropped = frozenset(subtypes)

    def change(token: Token) -> Token:
        base, _, subtype = (token.deprel or "").partition("@")
        kept = ":".join(part for part in subtype.split(":") if part not in dropped)
        return replace(token, deprel=f"{base}@{kept}" if kept else base) if kept != subtype else token

    return words(change)


# Looking around in the tree


def children(sentence: Sentence, token: Token) -> list[Token]:
    """The dependents of a word, in order."""
    return [other for other in sentence.tokens if other.head == token.id]


def subject_of(sentence: Sentence, token: Token) -> Token | None:
    """The subject of a word, or of the auxiliaries above it."""
    place: Token | None = token
    while place is not None:
        for child in children(sentence, place):
            if (child.deprel or "").startswith("subj"):
                return child
        place = sentence.head_of(place) if (place.deprel or "").startswith(("comp:aux", "comp:pred")) else None
    return None


def descendants(sentence: Sentence, token: Token) -> Iterator[Token]:
    """The words below a word, nearest first."""
    queue = children(sentence, token)
    while queue:
        yield (found := queue.pop(0))
        queue += children(sentence, found)


def relative_clause(token: Token, sentence: Sentence) -> Token:
    """Mark clauses under nouns with a relative word between noun and verb as `mod@relcl`, which older releases did not.

    For `words_in_tree`.
    """
    head = sentence.head_of(token)
    if token.deprel != "mod" or token.upos not in {"VERB", "AUX"} or head is None:
        return token
    if head.upos not in {"NOUN", "PROPN", "PRON", "DET"}:
        return token
    relative = any(
        "Rel" in (value(other, "PronType") or "").split(",") and head.id < other.id < token.id
        for other in descendants(sentence, token)
    )
    return replace(token, deprel="mod@relcl") if relative else token


# Tables learned from the treebanks that have what others lack


@dataclass(frozen=True, slots=True)
class Fill:
    """A lexical feature that some treebanks lack, taken from those that have it.

    Attributes:
        feature: the feature to set; where the table says absent it is removed.
        upos: the words that get it.
        into: treebanks that lack it.
        learned_from: treebanks that have it; their majority for (lemma, UPOS) decides, then that of the lemmas
            with the same longest ending.
        shortest_ending: letters that an ending needs to decide for unknown lemmas; 0: such words stay as they are.
        only_with: a feature that words must have (`Gender=Masc`), on both sides.
    """

    feature: str
    upos: frozenset[str]
    into: frozenset[str]
    learned_from: frozenset[str]
    shortest_ending: int = 0
    only_with: Features | None = None

    def concerns(self, token: Token) -> bool:
        """Whether the word is of the kind that has the feature."""
        return token.upos in self.upos and all(
            token.feats.get(name) == values for name, values in (self.only_with or {}).items()
        )


def filled(sentences: Sequence[Sentence], fill: Fill) -> list[Sentence]:
    """The sentences with the feature filled in."""
    known: dict[str, Counter[str]] = {}
    endings: dict[str, Counter[str]] = {}
    for sentence in sentences:
        if treebank_of(sentence) in fill.learned_from:
            for token in sentence.tokens:
                if fill.concerns(token) and token.lemma:
                    known.setdefault(f"{token.upos} {token.lemma}", Counter())[value(token, fill.feature) or ""] += 1
    for entry, counts in known.items():
        upos, lemma = entry.split(" ", 1)
        for start in range(len(lemma)):
            ending = endings.setdefault(f"{upos} -{lemma[start:]}", Counter())
            ending[counts.most_common(1)[0][0]] += 1

    def look_up(token: Token) -> str | None:
        lemma = token.lemma or ""
        counts = known.get(f"{token.upos} {lemma}")
        if counts is None and fill.shortest_ending:
            candidates = (f"{token.upos} -{lemma[i:]}" for i in range(len(lemma) - fill.shortest_ending + 1))
            counts = next((endings[ending] for ending in candidates if ending in endings), None)
        return counts.most_common(1)[0][0] if counts else None

    def change(token: Token) -> Token:
        found = look_up(token) if fill.concerns(token) else None
        return token if found is None else with_features(token, **{fill.feature: found or None})

    step = words(change)
    return [step(sentence) if treebank_of(sentence) in fill.into else sentence for sentence in sentences]


@dataclass(frozen=True, slots=True)
class FormFill:
    """All features of closed-class words by form, from the treebanks that annotate them.

    Attributes:
        upos: the words that get their features.
        into, learned_from: as in `Fill`.
    """

    upos: frozenset[str]
    into: frozenset[str]
    learned_from: frozenset[str]


def filled_by_form(sentences: Sequence[Sentence], fill: FormFill) -> list[Sentence]:
    """The sentences with the commonest features of each form."""
    known: dict[tuple[str, str], Counter[tuple[tuple[str, frozenset[str]], ...]]] = {}
    for sentence in sentences:
        if treebank_of(sentence) in fill.learned_from:
            for token in sentence.tokens:
                if token.upos in fill.upos and token.form:
                    known.setdefault((token.upos, token.form.lower()), Counter())[tuple(token.feats.items())] += 1

    def change(token: Token) -> Token:
        counts = known.get((token.upos or "", (token.form or "").lower())) if token.upos in fill.upos else None
        return replace(token, feats=dict(counts.most_common(1)[0][0])) if counts else token

    step = words(change)
    return [step(sentence) if treebank_of(sentence) in fill.into else sentence for sentence in sentences]


def converted(
    sentences: Iterable[Sentence],
    steps: Mapping[str, tuple[Step, ...]],
    fills: Sequence[Fill | FormFill] = (),
) -> list[Sentence]:
    """The sentences with the steps of their treebank (`*`: of every treebank, first), then the fills."""
    done = []
    for sentence in sentences:
        for step in (*steps.get("*", ()), *steps.get(treebank_of(sentence), ())):
            sentence = step(sentence)
        done.append(sentence)
    for fill in fills:
        done = filled(done, fill) if isinstance(fill, Fill) else filled_by_form(done, fill)
    return done
