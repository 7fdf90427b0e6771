"""Sites: the edges of treebanks, each with its attributes and what a tree is to tell of it.

Three questions: whether a rule that is linted holds there (exceptions); whether the ends agree, or which case the
dependent has, where nothing is linted (rules under conditions); which of two words comes first (word order).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.mending import mended
from lambre_core.grammar.families import families
from lambre_core.grammar.judge import all_outcomes
from lambre_core.grammar.rule import Grammar, Outcome, Rule, Verdict
from lambre_core.grammar.wording import base
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.training.trees.attributes import Scene, attributes, scene_of, without_order
from lambre_core.training.trees.cart import Site
from lambre_core.treebank.conllu_io import open_treebank, read_conllu
from lambre_core.treebank.tree import Token

HELD, BROKEN = Verdict.HELD.value, Verdict.BROKEN.value
AGREEMENT, ASSIGNMENT = "agreement", "assignment"

AGREEING = ("Animacy", "Case", "Gender", "Number", "Person")
_NOMINALS = frozenset({"ADJ", "DET", "NOUN", "NUM", "PRON", "PROPN"})
_WITHOUT_RULES = ("dep", "flat", "orphan", "punct", "reparandum", "root", "unk")
"""Relations, by their beginning, of words that no grammar binds."""

ORDERED = (
    (("ADJ",), "mod", ("NOUN",)),
    (("DET",), "det", ("NOUN",)),
    (("NUM",), "mod", ("NOUN",)),
    (("NOUN",), "mod", ("NOUN",)),
    (("NOUN", "PRON", "PROPN"), "comp:obj", ("ADP",)),
    (("NOUN", "PRON", "PROPN"), "subj", ("AUX", "VERB")),
    (("NOUN", "PRON", "PROPN"), "comp:obj", ("VERB",)),
    (("VERB",), "comp:aux", ("AUX",)),
    (("ADJ", "NOUN"), "comp:pred", ("AUX",)),
)
"""UPOS of the dependent, relation without its deep part, UPOS of the head: edges whose order is asked for."""

BEFORE, AFTER = "before", "after"


@dataclass(frozen=True, slots=True)
class Kind:
    """What a tree is grown for: a family, an edge and a feature (empty: the order of the words)."""

    family: str
    dependent: str
    relation: str
    head: str
    feature: str

    @property
    def name(self) -> str:
        return Rule(self.family, self.dependent, self.relation, self.head, self.feature).id


def read_scenes(paths: Iterable[Path], grammar: Grammar) -> list[Scene]:
    """The trees of treebanks as they are judged, mended as far as words alone say it.

    Raises:
        TreebankError: a file cannot be read.
    """
    found = []
    for path in paths:
        with open_treebank(path) as stream:
            for sentence in read_conllu(stream, str(path)):
                read = mended(sentence, tagger_readings, grammar)
                found.append(scene_of(read))
    return found


# Where linted rules hold


def is_asked(rule: Rule) -> bool:
    """Whether exceptions of a rule are sought."""
    return rule.lint and rule.family in (AGREEMENT, ASSIGNMENT) and rule.feature != DECLENSION


def linted_sites(scenes: Sequence[Scene], grammar: Grammar) -> Iterator[Site]:
    """The sites at which a linted rule of agreement or assignment is judged, exceptions left out."""
    for number, scene in enumerate(scenes):
        for outcome in all_outcomes(grammar, scene.sentence):
            if is_asked(outcome.rule) and outcome.verdict is not Verdict.UNDECIDED:
                yield Site(outcome.rule.id, attributes_of(outcome, scene), outcome.verdict.value, number)


def attributes_of(outcome: Outcome, scene: Scene) -> dict[str, str]:
    """The attributes of the edge that an outcome speaks of."""
    return attributes(scene, outcome.dependent, outcome.head, ruled=outcome.rule.feature)


# Where nothing is linted


def open_sites(scenes: Sequence[Scene], grammar: Grammar) -> Iterator[tuple[Kind, Site]]:
    """The edges of which no linted rule speaks: whether their ends agree, and which case a nominal has.

    The case of objects of adpositions is another family's matter.
    """
    for number, scene in enumerate(scenes):
        for token in scene.sentence.tokens:
            head = scene.sentence.head_of(token)
            if head is None or not token.deprel or not token.upos or not head.upos:
                continue
            for kind, label in _open(token, head, grammar):
                yield kind, Site(kind.name, attributes(scene, token, head, ruled=kind.feature), label, number)


def _open(token: Token, head: Token, grammar: Grammar) -> Iterator[tuple[Kind, str]]:
    edge = (token.upos or "", token.deprel or "", head.upos or "")
    if edge[1].startswith(_WITHOUT_RULES):
        return
    for feature in AGREEING:
        if feature in token.feats and feature in head.feats:
            kind = Kind(AGREEMENT, *edge, feature)
            known = grammar.by_id.get(kind.name, Rule(AGREEMENT, *edge, feature))
            if not is_linted(kind, grammar):
                yield kind, families()[AGREEMENT].verdict(known, token.feats, head.feats).value
    cases = token.feats.get("Case", frozenset())
    kind = Kind(ASSIGNMENT, *edge, "Case")
    if len(cases) == 1 and token.upos in _NOMINALS and head.upos != "ADP" and not is_linted(kind, grammar):
        yield kind, min(cases)


def is_linted(kind: Kind, grammar: Grammar) -> bool:
    known = grammar.by_id.get(kind.name)
    return known is not None and known.lint


# Order


def ordered_sites(scenes: Sequence[Scene]) -> Iterator[tuple[Kind, Site]]:
    """The edges whose order is asked for; their attributes do not tell it."""
    for number, scene in enumerate(scenes):
        for token in scene.sentence.tokens:
            head = scene.sentence.head_of(token)
            if head is None:
                continue
            for dependents, relation, heads in ORDERED:
                if token.upos in dependents and base(token.deprel or "") == relation and head.upos in heads:
                    kind = Kind("order", "/".join(dependents), relation, "/".join(heads), "")
                    label = BEFORE if token.id < head.id else AFTER
                    yield kind, Site(kind.name, without_order(attributes(scene, token, head)), label, number)
