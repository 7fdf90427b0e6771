"""Told coordinations: Estonian and Finnish nouns and predicates that a conjunction joins and that do not go together.

*Ostin maitoa ja leipä*, *tal pole raha ja aeg*, *raamatud on uued ja huvitav*: what ends a clause behind a conjunction
is in the case of the noun before that, and a predicate in the number of the one before. A parser that has seen correct
text alone looks for another place of a nominative.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.arguments import before_in_clause
from lambre_core.findings.told.clauses import ENDING
from lambre_core.findings.told.finnic_phrases import has_subject_and_verb
from lambre_core.findings.told.finnic_subjects import VERBS
from lambre_core.findings.told.objects_of_verbs import BEING, SURE, believed_upos, is_an_owner, is_nominative
from lambre_core.findings.told.quantities import GEN, NOM, PAR, SHORT, cases_of
from lambre_core.findings.told.relations import DENIED_OBJECT, MISSING, TWO_PREDICATES, as_told
from lambre_core.grammar.conditions import is_denied
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

AND = frozenset("ja ning sekä või tai ega eikä".split())
OWNERS = frozenset({"ADJ", "DET", "NOUN", "PRON", "PROPN"})


def coordinated_in(sentence: Sentence, readings: Readings) -> Iterator[Token]:
    """The nouns and adjectives of a sentence behind a conjunction that differ from what stands before it, joined to
    that or to the verb of both, and these."""
    for joining in sentence.tokens[1:-1]:
        if in_lower_case(joining.form) not in AND:
            continue
        first, rest = sentence.tokens[joining.id - 2], rest_of_sentence(joining, sentence)
        if not rest:
            continue
        if ends_in_a_nominative(rest, readings) and is_no_number(first, sentence):
            verb = what_denies(first, sentence, readings)
            if verb is not None:
                relation = MISSING if verb.lemma in BEING else DENIED_OBJECT
                yield as_told(rest[-1], "NOUN", {"Case": NOM}, (verb.id, relation))
            elif is_done_something_to(first, sentence, readings) and not are_of_the_last(first, rest):
                yield as_told(rest[-1], "NOUN", {"Case": NOM}, (first.id, TWO_PREDICATES))
                yield as_told(first, first.upos, {"Case": first.feats["Case"]}, None)
        elif is_single_behind_several(first, rest, readings, sentence):
            yield as_told(rest[-1], "ADJ", {"Number": SING}, (first.id, TWO_PREDICATES))
            yield as_told(first, "ADJ", {"Number": PLUR}, None)


SING, PLUR = frozenset({"Sing"}), frozenset({"Plur"})


def rest_of_sentence(joining: Token, sentence: Sentence) -> Sequence[Token]:
    """The words behind a conjunction, if they end their sentence and are few; none otherwise."""
    rest = sentence.tokens[joining.id :]
    if not rest or rest[-1].form not in ENDING or len(rest) > MOST_BEHIND:
        return ()
    return rest[:-1]


MOST_BEHIND = 4
"""Two words with a noun and a stop."""


def ends_in_a_nominative(rest: Sequence[Token], readings: Readings) -> bool:
    """Whether the last word is a noun that can be nothing but a nominative singular, with only attributes before it."""
    noun = rest[-1]
    if noun.upos != "NOUN" or not (noun.form or "").islower() or cases_of(noun, readings) != NOM:
        return False
    return noun.feats.get("Number") == SING and believed_upos(noun) >= LIKELY and all(map(is_before_it, rest[:-1]))


LIKELY = 0.5
"""Least probability of the part of speech of a word that can be nothing but a nominative."""


def is_no_number(first: Token, sentence: Sentence) -> bool:
    """Whether a word is a noun that nothing counts: *näin kaksi koiraa ja kissa*."""
    before = before_in_clause(first, sentence)
    counted = any(word.upos == "NUM" or in_lower_case(word.form) in COUNTING for word in before)
    return first.upos in {"NOUN", "PROPN"} and not counted


def is_done_something_to(first: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun is a partitive or genitive, behind a verb that has its subject: the two are its objects (*ostin
    maitoa ja leipä*). Where something is to be bought, or there is something, two such nouns may go together (*osta
    maitoa ja leipä*)."""
    case, cases = first.feats.get("Case", NOM), cases_of(first, readings) - SHORT
    sure = NOM.isdisjoint(cases) or believed(first, "Case", NOM) <= HARDLY
    plain = bool(case) and case <= GEN | PAR and cases <= NOM | GEN | PAR
    before = before_in_clause(first, sentence)
    return plain and sure and has_subject_and_verb(before) and not may_join_the_antecedent(before, sentence)


def are_of_the_last(first: Token, rest: Sequence[Token]) -> bool:
    """Whether a genitive before a conjunction and one right behind it may both belong to the noun at the end: *aadress
    pole taskuhäälingu ega helivoo aadress*."""
    return first.feats.get("Case") == GEN and len(rest) > 1 and rest[0].feats.get("Case", NOM) >= GEN


def may_join_the_antecedent(clause: Sequence[Token], sentence: Sentence) -> bool:
    """Whether words are of a relative clause behind a nominative, to which what is joined may belong: *meillä on koira,
    joka jahtaa lintuja, ja kissa*, with or without its second comma."""
    if not any("Rel" in word.feats.get("PronType", ()) for word in clause):
        return False
    before = sentence.tokens[: min(word.id for word in clause) - 1]
    return any(word.upos in {"NOUN", "PROPN"} and word.feats.get("Case") == NOM for word in before)


HARDLY = 0.05
"""Most probability of a nominative in which nobody believes."""


def what_denies(noun: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The denied verb of which a noun is the object, or that says that somebody does not have it: *tal pole raha*."""
    before = before_in_clause(noun, sentence)
    verb = next((word for word in before if word.upos in VERBS and is_denied(word, sentence)), None)
    if verb is None or not cases_of(noun, readings) >= PAR:
        return None
    if verb.lemma in BEING:
        return verb if any(map(is_an_owner, before)) and not any(map(is_nominative, before)) else None
    return verb if (noun.deprel or "").startswith("comp:obj") and noun.head == verb.id else None


COUNTING = frozenset("palju vähe mitu paar pari paljon vähän monta puoli pool kumpikin mõlemad".split())


def is_before_it(word: Token) -> bool:
    """Whether a word may be an attribute of a noun behind it: *ja hänen veli*, *ja uus auto*."""
    return word.upos in OWNERS and word.feats.get("Case", NOM) <= NOM | GEN


def is_single_behind_several(first: Token, rest: Sequence[Token], readings: Readings, sentence: Sentence) -> bool:
    """Whether an adjective in the nominative singular ends a sentence behind a conjunction and a predicate in the
    plural: *talot ovat suuria ja kallis*."""
    adjective = rest[-1]
    degree = all(word.upos == "ADV" for word in rest[:-1])
    if adjective.upos != "ADJ" or not degree or first.upos != "ADJ" or "VerbForm" in adjective.feats:
        return False
    single = cases_of(adjective, readings) == NOM and adjective.feats.get("Number") == SING
    several = first.feats.get("Number") == PLUR and believed(first, "Number", PLUR) >= SURE
    before = before_in_clause(first, sentence)
    verb = next((word for word in before if word.upos == "ADV" or word.upos in VERBS), None)
    being = any(word.lemma in BEING and word.feats.get("Number", PLUR) == PLUR for word in before)
    return single and several and being and verb is not None and believed_upos(adjective) >= SURE
