"""Judging: the outcomes of a grammar's rules on the edges of a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from lambre_core.grammar import original
from lambre_core.grammar.conditions import CONDITIONS
from lambre_core.grammar.families import families
from lambre_core.grammar.marks import exception_masks, sentence_marks
from lambre_core.grammar.references import PARTICLE, RELATION, references
from lambre_core.grammar.rule import Grammar, Outcome, Rule, Verdict
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

_ABSENT: frozenset[str] = frozenset()


def outcomes(grammar: Grammar, sentence: Sentence, *, compatible: bool = False) -> Iterator[Outcome]:
    """Judge every rule at every edge to which it applies, edges by dependent, rules by identifier.

    A site is *undecided* where a feature that the rule compares is absent and in the constructions
    that the rule excepts, and in fixed phrases.

    Args:
        compatible: judge as the original does: no exceptions, and an absent feature satisfies a rule.
    """
    edges = (
        (token, sentence.tokens[token.head - 1])
        for token in sentence.tokens
        if token.head and token.deprel is not None and token.upos is not None
    )
    yield from _at_edges(edges, grammar, sentence, compatible)


def all_outcomes(grammar: Grammar, sentence: Sentence) -> Iterator[Outcome]:
    """Judge as `outcomes`, and then the rules about references, which are no edges of the tree."""
    yield from outcomes(grammar, sentence)
    yield from reference_outcomes(grammar, sentence)


def reference_outcomes(grammar: Grammar, sentence: Sentence) -> Iterator[Outcome]:
    """Judge the rules about relative pronouns and the nouns that they stand for."""
    if any(relation == RELATION for relation, _, _ in grammar.by_edge):
        yield from _at_edges(references(sentence), grammar, sentence, compatible=False)


def _at_edges(
    edges: Iterable[tuple[Token, Token]], grammar: Grammar, sentence: Sentence, compatible: bool
) -> Iterator[Outcome]:
    """The outcomes at edges, each a dependent, which says the relation, and a head."""
    marks: list[int] | None = None
    fixed = set() if compatible else in_phrases(grammar, sentence)
    for token, head in edges:
        rules = grammar.by_edge.get((token.deprel or "", token.upos or "", head.upos or ""))
        if rules is None:
            continue
        if marks is None:
            marks = sentence_marks(sentence)
        for general in rules:
            rule = general
            if general.only and not CONDITIONS[general.only](head, sentence):
                continue
            if general.governors:
                identifier = general.id
                governors = governors_of(general, token, head, sentence)
                known = (grammar.of_governor.get((identifier, one)) for one in governors)
                governing = next(filter(None, known), None)
                if governing is None:
                    continue
                rule = governing
            # What asks for something by its form asks for it although it agrees with nothing: *багато*.
            others = {head.id} if general.governors and general.side == "head" else {token.id, head.id}
            excepted = not compatible and bool(
                token.lemma in rule.unless
                or _excepted(rule, marks[token.id - 1], marks[head.id - 1])
                # *joka päivä*, but *mies, joka tuli*
                or (fixed and rule.relation not in NEVER_FIXED and not fixed.isdisjoint(others))
            )
            if compatible:
                found = original.verdict(rule, token.feats, head.feats)
            elif excepted:
                found = Verdict.UNDECIDED
            else:
                found = families()[rule.family].verdict(rule, token.feats, head.feats)
            yield Outcome(
                rule,
                token,
                head,
                found,
                token.feats.get(rule.feature, _ABSENT),
                head.feats.get(rule.feature, _ABSENT),
                excepted,
            )


NEVER_FIXED = frozenset(
    {
        RELATION,
        "subj@told",
        "comp:pred@glad",
        "comp:obj@relative",
        "comp:obj@compound",
        "comp:obj@nominative",
        "comp:obj@numeral",
        "mod@always",
    }
)
"""Relations of relative pronouns to their nouns, and of what is surely a subject or object, was to be a subject, is
governed by a compound adposition or an amount, left undeclined behind any, or said of who does something gladly, in no
fixed phrase."""


def governors_of(rule: Rule, token: Token, head: Token, sentence: Sentence) -> Iterator[str]:
    """The governor of a site, if one can be told, in the ways in which a rule may name it: an adposition or numeral in
    lower case, or with the verb that it depends on (*leiden unter*), or the noun right before it (*Zugriff auf*); a
    verb by its form in lower case, where that has a rule of its own (*буду*) or a lemma that is easily missed
    (*gefällt*), with its reflexive pronoun (*hodit se*), or by its lemma.

    A head governs whatever depends on it; a dependent, which counts, only the noun after it, and of several numerals in
    a row the last one (*двадцать один рубль*).
    """
    if rule.side != "head":
        particle = particle_of(head, sentence)
        if particle is not None:
            yield f"{particle}{head.lemma}"
            return
        if head.upos == "ADP" and (verb := sentence.head_of(head)) is not None and verb.upos in {"ADJ", "VERB"}:
            yield f"{particle_of(verb, sentence) or ''}{verb.lemma} {in_lower_case(head.form)}"
        elif head.upos == "ADP" and verb is not None and verb.upos == "NOUN" and verb.id == head.id - 1:
            yield f"{in_lower_case(verb.lemma)} {in_lower_case(head.form)}"
        yield in_lower_case(head.form)
        if (reflexive := reflexive_of(head, sentence)) is not None:
            yield f"{head.lemma} {reflexive}"
        if head.upos != "ADP" and head.lemma is not None:
            yield head.lemma
        return
    between = sentence.tokens[token.id : head.id - 1]
    if token.id < head.id and not any(word.upos == "NUM" for word in between):
        yield in_lower_case(token.form)


def particle_of(verb: Token, sentence: Sentence) -> str | None:
    """The particle of a verb that stands apart from it, which makes it another verb: *nützt mich aus*, *hört mir zu*,
    Estonian *ootas bussi ära*; in lower case."""
    if verb.upos != "VERB":
        return None
    found = (word for word in sentence.tokens if word.head == verb.id and word.deprel in PARTICLE)
    return next((in_lower_case(word.form) for word in found), None)


def reflexive_of(verb: Token, sentence: Sentence) -> str | None:
    """The reflexive pronoun of a verb, which may make it another verb (Czech *hodit* and *hodit se*), in lower case."""
    if verb.upos != "VERB":
        return None
    found = (word for word in sentence.tokens if word.head == verb.id and "Yes" in word.feats.get("Reflex", ()))
    return next((in_lower_case(word.form) for word in found), None)


def in_phrases(grammar: Grammar, sentence: Sentence) -> set[int]:
    """The ids of the words that stand in a fixed phrase of the grammar. A word that is one by itself may be another
    word as well, so that it is none where it is told what it belongs to: Finnish *joka* (*joka kanssa*)."""
    if not grammar.phrases:
        return set()
    forms = [in_lower_case(token.form) for token in sentence.tokens]
    first_words, lengths = beginnings(grammar.phrases)
    return {
        start + place + 1
        for start, form in enumerate(forms)
        if form in first_words
        for length in lengths
        if tuple(forms[start : start + length]) in grammar.phrases
        and not (length == 1 and sentence.tokens[start].deprel in TOLD)
        for place in range(length)
    }


TOLD = frozenset({"comp:obj@told", "mod@compared"})
"""Relations of a word that an adposition governs by its place, and of what something is compared with."""


@cache
def beginnings(phrases: frozenset[tuple[str, ...]]) -> tuple[frozenset[str], frozenset[int]]:
    """The first words of phrases, and how many words they have."""
    return frozenset(phrase[0] for phrase in phrases), frozenset(map(len, phrases))


def _excepted(rule: Rule, dependent_marks: int, head_marks: int) -> bool:
    """Whether the words stand in a construction in which the rule is not judged."""
    if not rule.exceptions:
        return False
    on_dependent, on_head = exception_masks(rule.exceptions)
    return bool(dependent_marks & on_dependent or head_marks & on_head)


def verdict(rule: Rule, dependent: Token, head: Token) -> Verdict:
    """What the rule says of two words by their features alone."""
    return families()[rule.family].verdict(rule, dependent.feats, head.feats)
