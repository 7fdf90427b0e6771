"""FEATS, the morphological features of a word: a mapping from feature name to its set of values.

UD writes `Case=Acc,Dat|Number=Sing`; a feature with several values holds any of them
(https://universaldependencies.org/format.html#morphological-annotation).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from lambre_core.treebank.errors import TreebankError

Features = Mapping[str, frozenset[str]]
"""Feature name to its non-empty set of values; absent features are not in the mapping.

Read-only by type; plain dictionaries at run time, so that trees can be pickled for other processes.
"""

NO_FEATURES: Features = {}

UNIVERSAL_FEATURES = frozenset(
    "PronType NumType Poss Reflex Foreign Abbr Gender Animacy Number Case Definite Degree VerbForm Mood Tense Aspect "
    "Voice Evident Polarity Person Polite".split()
)
"""The features that UFeats compares (CoNLL 2018 shared task)."""

SPEAKERS = frozenset({"1", "2"})
"""Values of Person of who speaks and who is spoken to."""

OF_PERSONS = frozenset({"Anim", "Hum"})
"""Values of Animacy of persons: with animals, or, in Polish, without."""


def is_of_persons(features: Features) -> bool:
    """Whether features mark a word as one for persons."""
    return not OF_PERSONS.isdisjoint(features.get("Animacy", ()))


def no_features() -> Features:
    return NO_FEATURES


@lru_cache(maxsize=65536)
def parse_feats(column: str) -> Features:
    """Read the FEATS column of CoNLL-U; names keep the order of the column.

    Treebanks repeat few distinct columns, hence the cache. A feature given twice keeps the last.

    Raises:
        TreebankError: an item is not `Name=Value`.
    """
    if column == "_":
        return NO_FEATURES
    features: dict[str, frozenset[str]] = {}
    for item in column.split("|"):
        name, equals, values = item.partition("=")
        if not (name and equals and values):
            raise TreebankError(f"FEATS item {item!r} is not of the form Name=Value")
        features[name] = frozenset(values.split(","))
    return features


def format_feats(features: Features) -> str:
    """Write features as the FEATS column: names sorted without regard to case, as UD asks, values sorted."""
    if not features:
        return "_"
    names = sorted(features, key=lambda name: (name.lower(), name))
    return "|".join(f"{name}={','.join(sorted(features[name]))}" for name in names)


def universal(features: Features) -> Features:
    """The universal features only."""
    return {name: values for name, values in features.items() if name in UNIVERSAL_FEATURES}


def agree(one: Features, other: Features) -> bool:
    """Whether two words share a value of every feature of agreement that both have."""
    for name in ("Case", "Gender", "Number"):
        if name in one and name in other and one[name].isdisjoint(other[name]):
            return False
    return True


def apart(feats: Features) -> Iterator[Features]:
    """Czech treebanks write *přidala*, a feminine singular or a neuter plural, as one analysis; here it is two."""
    if feats.get("Gender") == _FEM_NEUT and feats.get("Number") == _SING_PLUR:
        for gender, number in (("Fem", "Sing"), ("Neut", "Plur")):
            yield {**feats, "Gender": frozenset((gender,)), "Number": frozenset((number,))}
    else:
        yield feats


_FEM_NEUT = frozenset({"Fem", "Neut"})
_SING_PLUR = frozenset({"Sing", "Plur"})
