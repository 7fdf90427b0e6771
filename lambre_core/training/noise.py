"""Noise: sentences with one wrong form, so that a parser learns to read forms that do not fit.

After Pratapa et al. 2021, section 4: one token of a sentence gets another form of its lemma that differs
in exactly one feature; its FEATS say what the new form says, the tree stays. Two things differ from the
original code: a form is compared in all its readings, and one that could also be read with the token's
own features (syncretism) is never used, because then nothing would be wrong.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from lambre_core.training.paradigms import Paradigms
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

CHANGED_FEATURES = ("Case", "Number", "Gender", "Person", "Animacy", "Definite", "Tense", "Mood", "Degree")
"""Features that noise may change. VerbForm is left out: finite and non-finite forms differ in more than one."""

RARELY_CHANGED = frozenset({"Definite", "Tense", "Mood", "Degree"})
"""Features in which words seldom agree; balanced noise changes them a third as often."""

CHANGED_MARK = "Changed"
"""MISC key of a changed token: `Changed=Case:Nom`, the feature and the value that it had."""


@dataclass(frozen=True, slots=True)
class Option:
    """A wrong form for a token: `feature` turns from the token's value into `value`."""

    form: str
    feature: str
    value: frozenset[str]


@dataclass(slots=True)
class NoiseStatistics:
    """What was changed: sentences seen and altered, and (UPOS, feature) counts."""

    sentences: int = 0
    altered: int = 0
    changes: Counter[tuple[str, str]] = field(default_factory=Counter)

    @property
    def share(self) -> float:
        """Altered sentences by sentences."""
        return self.altered / self.sentences if self.sentences else 0.0


def options(token: Token, paradigms: Paradigms) -> list[Option]:
    """The wrong forms that the token could be given; empty where its paradigm is not known."""
    if token.lemma is None or token.form is None or token.upos is None:
        return []
    entries = [entry for entry in paradigms.get(token.lemma, ()) if token.upos in entry.upos]
    form = token.form if any(entry.form == token.form for entry in entries) else token.form.lower()
    own = [entry.features for entry in entries if entry.form == form and not clash(entry.features, token.feats)]
    if not own:
        return []
    readings: dict[str, list[Features]] = {}
    for entry in entries:
        readings.setdefault(entry.form, []).append(entry.features)
    found: dict[Option, None] = {}
    for other, features_of_other in readings.items():
        if other.lower() == form.lower() or not all(clash(features, token.feats) for features in features_of_other):
            continue
        for features in features_of_other:
            # Same cells of the paradigm only: a participle is no wrong form of an infinitive.
            differing = clash(features, token.feats)
            if (
                len(differing) == 1
                and differing[0] in CHANGED_FEATURES
                and any(features.keys() == same.keys() for same in own)
            ):
                found[Option(cased_like(other, token.form), differing[0], features[differing[0]])] = None
    return list(found)


def clash(features: Features, other: Features) -> list[str]:
    """The features that both have, without a common value."""
    return [name for name, values in features.items() if name in other and not values & other[name]]


def cased_like(form: str, model: str) -> str:
    """`form` with the capitals of `model`: all capitals, first capital or as it is."""
    if model.isupper() and len(model) > 1:
        return form.upper()
    if model[:1].isupper():
        return form[:1].upper() + form[1:]
    return form


def noisy(
    sentence: Sentence, paradigms: Paradigms, random_numbers: random.Random, *, balanced: bool = False
) -> tuple[Sentence, Token] | None:
    """The sentence with one token changed, and that token; None where no token can be changed.

    The token is drawn uniformly from those with an option, then its option uniformly. Words of
    multiword tokens are left alone, since their surface is not written by word.

    Args:
        balanced: a kind of change (UPOS and feature) is drawn first, then one of its options. Otherwise more than a
            third of all changes are cases of nouns, and the gender of determiners is one in fifty.
    """
    inside = {i for multiword in sentence.multiwords for i in range(multiword.first, multiword.last + 1)}
    candidates = [
        (token, found) for token in sentence.tokens if token.id not in inside and (found := options(token, paradigms))
    ]
    if not candidates:
        return None
    if balanced:
        token, option = _balanced(candidates, random_numbers)
    else:
        token, found = random_numbers.choice(candidates)
        option = random_numbers.choice(found)
    old = ",".join(sorted(token.feats[option.feature]))
    mark = f"{CHANGED_MARK}={option.feature}:{old}"
    changed = replace(
        token,
        form=option.form,
        feats={**token.feats, option.feature: option.value},
        misc=f"{token.misc}|{mark}" if token.misc else mark,
    )
    text = rewritten(sentence.text, token, option.form)
    tokens = tuple(replace(changed if other is token else other, span=None) for other in sentence.tokens)
    comments = tuple(
        f" text = {text}" if comment.strip().startswith("text =") else comment for comment in sentence.comments
    )
    return replace(sentence, tokens=tokens, text=text, comments=comments), changed


def _balanced(candidates: list[tuple[Token, list[Option]]], random_numbers: random.Random) -> tuple[Token, Option]:
    kinds: dict[tuple[str | None, str], list[tuple[Token, Option]]] = {}
    for token, found in candidates:
        for option in found:
            kinds.setdefault((token.upos, option.feature), []).append((token, option))
    weights = [1 / 3 if feature in RARELY_CHANGED else 1.0 for _, feature in kinds]
    (kind,) = random_numbers.choices(list(kinds), weights)
    return random_numbers.choice(kinds[kind])


def rewritten(text: str, token: Token, form: str) -> str:
    """The text with the token's form replaced."""
    if token.span is None:
        return text
    start, end = token.span
    return text[:start] + form + text[end:]


def add_noise(
    sentences: Iterable[Sentence],
    paradigms: Paradigms,
    seed: int,
    statistics: NoiseStatistics,
    *,
    balanced: bool = False,
) -> Iterator[Sentence]:
    """Yield the noisy version (`noisy`) of every sentence that has one; counts go to `statistics`."""
    random_numbers = random.Random(seed)
    for sentence in sentences:
        statistics.sentences += 1
        result = noisy(sentence, paradigms, random_numbers, balanced=balanced)
        if result is not None:
            altered, token = result
            statistics.altered += 1
            feature = (token.misc or "").rpartition(f"{CHANGED_MARK}=")[2].partition(":")[0]
            statistics.changes[token.upos or "_", feature] += 1
            yield altered
