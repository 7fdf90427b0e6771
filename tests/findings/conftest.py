"""Small trees with beliefs, and the outcomes of given rules on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.confidence import family_verdict
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.readings import Readings
from lambre_core.grammar.rule import Evidence, Outcome, Rule
from lambre_core.treebank.feats import format_feats, parse_feats
from lambre_core.treebank.tree import Beliefs, Sentence, Token

MakeSentence = Callable[..., Sentence]
FindOutcomes = Callable[..., list[Outcome]]

SURE = Evidence(count=10_000, held=10_000, treebank="test")


@pytest.fixture
def make_sentence() -> MakeSentence:
    """`make_sentence("lange ADJ 2 mod Case=Nom", ..., beliefs={1: {"Case": {"Acc": 0.5, "Nom": 0.5}}})`."""

    def make(
        *words: str,
        beliefs: Mapping[int, Mapping[str, Mapping[str, float]]] | None = None,
        arcs: Mapping[int, float] | None = None,
        upos: float = 1.0,
        log_probability: float | None = None,
    ) -> Sentence:
        tokens: list[Token] = []
        text = ""
        for number, line in enumerate(words, start=1):
            form, tag, head, deprel, feats = line.split()
            span = (len(text), len(text) + len(form))
            text += form + " "
            tokens.append(
                Token(
                    number,
                    form,
                    lemma=form.lower(),
                    upos=tag,
                    feats=parse_feats(feats),
                    head=int(head),
                    deprel=deprel,
                    span=span,
                )
            )
        if beliefs is not None or arcs is not None:
            tokens = [
                replace(
                    token,
                    beliefs=believed(token, (beliefs or {}).get(token.id, {}), (arcs or {}).get(token.id, 1.0), upos),
                )
                for token in tokens
            ]
        return Sentence(tuple(tokens), text=text.rstrip(), log_probability=log_probability)

    return make


def believed(token: Token, feats: Mapping[str, Mapping[str, float]], arc: float, upos: float) -> Beliefs:
    sure = {name: {format_feats({name: values}).partition("=")[2]: 1.0} for name, values in token.feats.items()}
    return Beliefs(
        upos={token.upos or "": upos, "X": 1.0 - upos},
        feats={**sure, **feats},
        heads={token.head or 0: arc, 99: 1.0 - arc},
        deprels={token.deprel or "": 1.0},
    )


@pytest.fixture
def with_lemmas(make_sentence: MakeSentence) -> MakeSentence:
    """The sentence of words of which some are written with their lemma (`dal/dát VERB ...`); the others are their own
    lemmas, and auxiliaries the one that is given."""

    def make(*words: str, auxiliary: str | None = None) -> Sentence:
        forms, lemmas = [], {}
        for number, word in enumerate(words, start=1):
            form, _, rest = word.partition(" ")
            form, _, lemma = form.partition("/")
            forms.append(f"{form} {rest}")
            lemmas[number] = auxiliary if auxiliary and rest.startswith("AUX") else lemma or form
        sentence = make_sentence(*forms, beliefs={})
        return replace(sentence, tokens=tuple(replace(token, lemma=lemmas[token.id]) for token in sentence.tokens))

    return make


@pytest.fixture
def find_outcomes() -> FindOutcomes:
    """The outcomes of rules on a sentence; a rule is an identifier, with allowed values after `=`."""

    def find(sentence: Sentence, *rules: str, evidence: Evidence | None = SURE) -> list[Outcome]:
        found: list[Outcome] = []
        for written in rules:
            name, _, allowed = written.partition("=")
            family, edge, feature = name.split("/")
            feature, _, side = feature.partition(".")
            dependent, relation, head = edge.split("-")
            rule = Rule(
                family,
                dependent.upper(),
                relation,
                head.upper(),
                feature,
                side="head" if side else "dependent",
                allowed=tuple(allowed.split(",")) if allowed else (),
                evidence=evidence,
            )
            for token in sentence.tokens:
                other = sentence.head_of(token)
                if other and (token.upos, token.deprel, other.upos) == (rule.dependent, rule.relation, rule.head):
                    verdict = family_verdict(rule, token.feats, other.feats)
                    values, others = (end.feats.get(feature, frozenset()) for end in (token, other))
                    found.append(Outcome(rule, token, other, verdict, values, others))
        return found

    return find


MakeSite = Callable[..., Site]


@pytest.fixture
def site_at() -> MakeSite:
    """`site_at(sentence, (dependent, head), "uk")`: an edge in its tree, as doubts see it; of another language than
    German, verbs often have no subject."""

    def make(sentence: Sentence, edge: tuple[int, int], language: str, readings: Readings = tagger_readings) -> Site:
        below: dict[int, list[Token]] = {}
        for token in sentence.tokens:
            below.setdefault(token.head or 0, []).append(token)
        dependent, head = (sentence.tokens[number - 1] for number in edge)
        return Site(sentence, dependent, head, below, readings, language != "de", language)

    return make


IsDoubted = Callable[[Callable[[Site], bool], tuple[int, int], str, bool], bool]


@pytest.fixture
def is_doubted(make_sentence: MakeSentence) -> IsDoubted:
    """Whether a doubt, alone, leaves out an edge of `"lange ADJ 2 mod Case=Nom; ..."`; the last argument says whether
    verbs of the language often have no subject."""

    def judge(doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, dropped: bool) -> bool:
        sentence = make_sentence(*words.split("; "))
        return doubtful_edges(sentence, {edge: []}, tagger_readings, dropped, doubts=[doubt]) == {edge}

    return judge
