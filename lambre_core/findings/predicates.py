"""Predicates: an adjective is joined to the subject that it agrees with.

In SUD both depend on the copula, which in the present tense often shows no gender (*město je krásná*): no edge of the
tree has the clash. It is on the path between them.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings
from lambre_core.findings.subjects import NOMINATIVE, SURELY
from lambre_core.findings.told.relations import as_told
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Beliefs, Sentence, Token

PREDICATES = frozenset({"comp:pred", "comp:aux@pass"})
JOINED = PREDICATES | {"comp:aux"}
"""Relations of participles to their auxiliary."""

NOUNS = frozenset({"NOUN", "PROPN"})


def with_predicates_at_subjects(sentence: Sentence, participles: bool = False) -> Sentence:
    """The sentence with every adjective that is the predicate of a copula without gender joined to the only subject of
    that, if it is a noun or a personal pronoun, and so behind a modal verb, whose infinitive shows no number either
    (*файл может быть удалены*). The edge is as probable as the two that it replaces together.

    Args:
        participles: whether participles in the nominative are joined, too (*faili ir izdzēsti*).
    """
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        copula = sentence.head_of(token)
        if copula is None or copula.upos != "AUX" or "Gender" in copula.feats:
            continue
        verb = modal_above(copula, sentence)
        behind = verb is not copula
        adjective = token.upos == "ADJ" and token.deprel in PREDICATES
        if not (adjective or ((participles or behind) and is_participle(token))):
            continue
        if "Gender" not in token.feats and not (behind and "Number" in token.feats):
            continue
        subjects = [word for word in sentence.tokens if word.head == verb.id and (word.deprel or "").startswith("subj")]
        if len(subjects) == 1 and "Gender" in subjects[0].feats and (subjects[0].upos in NOUNS or is_she(subjects[0])):
            if behind and is_plain(subjects[0], verb, copula, token, sentence):
                changed[token.id] = surely(token, subjects[0].id, "comp:pred")
                continue
            subject = replace(subjects[0], beliefs=given_to(subjects[0], copula)) if behind else subjects[0]
            changed[token.id] = replace(
                token, head=subject.id, deprel="comp:pred", beliefs=joint(token, copula, subject)
            )
    return sentence.with_tokens(changed)


def with_denied_predicates(sentence: Sentence) -> Sentence:
    """The sentence with every Estonian adjective in the nominative behind a denied copula, which shows no number,
    joined to the only subject of that, if it is a noun in the nominative (*raamatud pole uued*). Behind a determiner it
    stands for one of several (*lapsed ei ole see kõige tähtsam*)."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        copula = sentence.head_of(token) if token.upos == "ADJ" and token.deprel == "comp:pred" else None
        if copula is None or token.feats.get("Case") != NOMINATIVE or "Number" not in token.feats:
            continue
        if any(word.head == token.id and word.upos in {"DET", "PRON"} for word in sentence.tokens):
            continue
        above = sentence.head_of(copula)
        denied = above is not None and above.form == "ei" and copula.deprel == "comp:aux"
        if not denied and (copula.form or "").lower() not in DENIED_COPULAS:
            continue
        verbs = {copula.id, above.id} if denied and above is not None else {copula.id}
        subjects = [word for word in sentence.tokens if word.head in verbs and (word.deprel or "").startswith("subj")]
        if len(subjects) == 1 and subjects[0].upos == "NOUN" and subjects[0].feats.get("Case") == NOMINATIVE:
            beliefs = joint(token, copula, replace(subjects[0], beliefs=given_to(subjects[0], copula)))
            changed[token.id] = replace(token, head=subjects[0].id, deprel="comp:pred", beliefs=beliefs)
    return sentence.with_tokens(changed)


DENIED_COPULAS = frozenset({"pole", "polnud", "poleks", "polevat"})


def given_to(subject: Token, verb: Token) -> Beliefs | None:
    """A subject's beliefs with its own head in the place of another verb of the same clause."""
    beliefs = subject.beliefs
    if beliefs is None or not beliefs.heads or subject.head is None:
        return beliefs
    return replace(beliefs, heads={**beliefs.heads, verb.id: beliefs.heads.get(subject.head, 0.0)})


def modal_above(copula: Token, sentence: Sentence) -> Token:
    """The modal verb, or what says that something must be, whose subject is that of an infinitive of *be*: *faktura
    musí být uhrazena*, *файлы должны быть удалены*; else the copula. What shows gender itself agrees already."""
    verb = sentence.head_of(copula) if (copula.form or "").lower() in TO_BE else None
    modal = verb is not None and verb.lemma in MODALS and ("Gender" not in verb.feats or verb.upos == "ADJ")
    return verb if verb is not None and modal else copula


def is_plain(subject: Token, verb: Token, copula: Token, predicate: Token, sentence: Sentence) -> bool:
    """Whether a nominative, a modal verb, *be* and a predicate stand in this order, the last two with nothing but
    adverbs and particles between: nothing else can be meant."""
    between = sentence.tokens[copula.id : predicate.id - 1]
    ordered = subject.id < verb.id < copula.id < predicate.id
    nominative = believed(subject, "Case", NOMINATIVE) >= PERHAPS
    return ordered and nominative and all(word.upos in {"ADV", "PART"} for word in between)


TO_BE = frozenset("být бути быть būti būt tikt".split())
MODALS = frozenset(
    "muset moci smět mít могти мусити повинен мочь должен galėti turėti privalėti varēt drīkstēt".split()
)


def is_participle(token: Token) -> bool:
    """Whether a word is a participle in the nominative that says something of the subject."""
    return token.upos == "VERB" and token.deprel in JOINED and token.feats.get("Case") == NOMINATIVE


def is_she(word: Token) -> bool:
    """Whether a word is a personal pronoun that shows its gender, and stands for no clause: *ona je unavená*."""
    return word.upos == "PRON" and (word.form or "").lower() in SHE


SHE = frozenset("on ona oni ony ele ela eles elas jis ji jie jos viņš viņa viņi viņas".split())
"""Czech, Portuguese, Lithuanian and Latvian pronouns of the third person but for neuters."""


def with_adjectives_behind_clauses(sentence: Sentence) -> Sentence:
    """The sentence with every nominative adjective right behind the comma that ends a relative clause joined to the
    noun of that, if it hangs on the clause's verb: *фермеры, которых агенты понимают, старые*."""
    words = sentence.tokens
    changed: dict[int, Token] = {}
    for token in words:
        verb = sentence.head_of(token) if token.upos == "ADJ" and (token.deprel or "").startswith("mod") else None
        if verb is None or verb.upos != "VERB" or "relcl" not in (verb.deprel or "") or verb.id > token.id:
            continue
        noun = sentence.head_of(verb)
        behind = words[token.id - 2].form == ","
        if (
            noun is not None
            and noun.upos in NOUNS
            and noun.id < verb.id
            and behind
            and token.feats.get("Case", frozenset()) >= NOMINATIVE
        ):
            changed[token.id] = replace(token, head=noun.id, beliefs=given(token, verb.id, noun.id))
    if not changed:
        return sentence
    return replace(sentence, tokens=tuple(changed.get(token.id, token) for token in words))


def with_closing_adjectives(sentence: Sentence, readings: Readings) -> Sentence:
    """The sentence with an East Slavic adjective that ends it as the predicate of a noun in the nominative, for
    certain, if there is no verb but in what belongs to the noun: *дома у реки старые*, *люди, которые там живут, очень
    приветливые*. Without a copula a parser that sees no agreement takes it for an attribute of any noun.
    """
    words = [word for word in sentence.tokens if word.upos != "PUNCT"]
    if len(words) < SHORTEST or words[-1].upos != "ADJ" or not CYRILLIC.match(words[-1].form or ""):
        return sentence
    adjective = words[-1]
    if not may_be_predicate(adjective, sentence, readings) or any(word.upos == "CCONJ" for word in words[-3:]):
        return sentence
    noun = next((word for word in sentence.above(adjective) if not word.head or word.id > adjective.id), None)
    subjects = [word for word in words if word.head == adjective.id and (word.deprel or "").startswith("subj")]
    if adjective.head and subjects:
        # A clause of its own: *вопрос, почему этот код плохой*.
        return sentence
    if not adjective.head:
        noun = subjects[0] if len(subjects) == 1 else None
    if noun is None or noun.upos not in NOUNS or noun.id > adjective.id or noun.head not in (0, adjective.id):
        return sentence
    if believed(noun, "Case", NOMINATIVE) < SURELY:
        return sentence
    turned = noun.head == adjective.id
    own = {word.id for word in words if sentence.depends_on(word, noun)}
    of_adjective = {word.id for word in words if sentence.depends_on(word, adjective)} - (own if turned else set())
    between = [word for word in words if noun.id < word.id < adjective.id and word.id not in of_adjective]
    clauses = [word for word in words if word.head == noun.id and "relcl" in (word.deprel or "")]
    if len(between) < 2 or not all(word.id in own for word in between):
        # Right behind its noun an adjective may be an attribute.
        return sentence
    inner = {word.id for word in words for clause in clauses if word is clause or sentence.depends_on(word, clause)}
    if any(is_verb(word) and word.id not in inner for word in words):
        return sentence
    stops = [word.form for word in sentence.tokens[noun.id : adjective.id - 1] if word.upos == "PUNCT"]
    if clauses and sentence.tokens[max(word.id for word in between)].form != ",":
        return sentence
    if (stops and not clauses) or any(stop in {";", ":"} for stop in stops):
        # A list: *вычисление; арифметические; научные*.
        return sentence
    if turned:
        return sentence.with_tokens({noun.id: surely(noun, adjective.id, "subj")})
    return sentence.with_tokens({adjective.id: as_nominative(surely(adjective, noun.id, "comp:pred"))})


def with_predicates_before_verbs(sentence: Sentence, readings: Readings) -> Sentence:
    """The sentence with an East Slavic adjective behind the noun that opens it as its predicate, for certain, if a
    conjunction joins a finite verb to it: *файл большой и занимают много места*. An attribute stands before its noun,
    and a clause of its own behind a comma; a parser that sees no agreement takes the verb for a clause all the same.
    """
    words = sentence.tokens
    for joining in words[2:-1]:
        if (joining.form or "") not in JOINING:
            continue
        adjective, verb = words[joining.id - 2], first_behind(joining, sentence)
        noun = next((word for word in reversed(words[: adjective.id - 1]) if word.upos != "ADV"), None)
        said = said_of(adjective, noun, readings) if noun is not None and opens_it(noun, sentence) else None
        if noun is None or verb is None or said is None:
            return sentence
        three = {noun.id, adjective.id, verb.id}
        if not is_joinable(verb) or not any(words[number - 1].head == 0 for number in three):
            return sentence
        changed = {
            noun.id: surely(noun, adjective.id, "subj"),
            adjective.id: as_told(adjective, "ADJ", said, (0, "root")),
            verb.id: surely(verb, adjective.id, "conj:coord"),
        }
        return sentence.with_tokens(changed)
    return sentence


JOINING = frozenset("и і й та".split())
"""*And* in Russian and Ukrainian."""


def first_behind(joining: Token, sentence: Sentence) -> Token | None:
    """The first word behind a conjunction but for adverbs and particles."""
    return next((word for word in sentence.tokens[joining.id :] if word.upos not in {"ADV", "PART"}), None)


def said_of(adjective: Token, noun: Token, readings: Readings) -> Features | None:
    """How an adjective agrees with a likely nominative; None where it is none, or cannot agree with it."""
    if adjective.upos != "ADJ" or noun.upos not in {*NOUNS, "PRON"} or believed(noun, "Case", NOMINATIVE) < PERHAPS:
        return None
    alike = {name: noun.feats[name] for name in ("Gender", "Number") if name in noun.feats}
    found = (reading.feats for reading in readings(adjective) if reading.upos == "ADJ")
    return next((feats for feats in found if agree(feats, {**alike, "Case": NOMINATIVE})), None)


def opens_it(noun: Token, sentence: Sentence) -> bool:
    """Whether nothing but attributes of its own stands before a noun."""
    return all(word.head == noun.id and word.upos in {"ADJ", "DET"} for word in sentence.tokens[: noun.id - 1])


def is_joinable(verb: Token) -> bool:
    """Whether a word is a finite verb in the third person."""
    third = verb.feats.get("Person", THIRD) == THIRD
    return verb.upos == "VERB" and "Fin" in verb.feats.get("VerbForm", ()) and third


THIRD = frozenset({"3"})


def may_be_predicate(adjective: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether an adjective can be a nominative, and is one to the tagger or none that its head can have."""
    own = readings(adjective)
    if not any(reading.feats.get("Case", NOMINATIVE) & NOMINATIVE for reading in own):
        return False
    head = sentence.head_of(adjective) if adjective.head else None
    return believed(adjective, "Case", DIRECT) >= PERHAPS or (
        head is not None
        and head.upos in NOUNS
        and not any(agree(one.feats, other.feats) for one in own for other in readings(head))
    )


SHORTEST = 4
"""Words of a sentence whose last one may be a predicate."""

CYRILLIC = re.compile("[а-яёіїєґ]", re.IGNORECASE)
"""Russian and Ukrainian have no copula in the present."""

DIRECT = frozenset({"Nom", "Acc"})
"""Cases that look alike in adjectives."""

PERHAPS = 0.5


def is_verb(word: Token) -> bool:
    """Whether a word is a verb, and no attribute."""
    return word.upos in {"AUX", "VERB"} and "Case" not in word.feats


def surely(token: Token, head: int, deprel: str) -> Token:
    """A word under another head, of which there is no doubt."""
    beliefs = token.beliefs and replace(token.beliefs, heads={head: 1.0}, deprels={deprel: 1.0})
    return replace(token, head=head, deprel=deprel, beliefs=beliefs)


def as_nominative(token: Token) -> Token:
    """A word that is surely in the nominative."""
    beliefs = token.beliefs and replace(token.beliefs, feats={**token.beliefs.feats, "Case": {"Nom": 1.0}})
    return replace(token, feats={**token.feats, "Case": NOMINATIVE}, beliefs=beliefs)


def given(token: Token, before: int, head: int) -> Beliefs | None:
    """A word's beliefs with what the word of one id had as its head given to another."""
    beliefs = token.beliefs
    if beliefs is None or not beliefs.heads:
        return beliefs
    heads = {number: share for number, share in beliefs.heads.items() if number != before}
    heads[head] = heads.get(head, 0.0) + beliefs.heads.get(before, 0.0)
    return replace(beliefs, heads=heads)


def joint(token: Token, copula: Token, subject: Token) -> Beliefs | None:
    """A predicate's beliefs with the subject for its head: as far as both are believed to depend on the copula."""
    beliefs, others = token.beliefs, subject.beliefs
    if beliefs is None or others is None or not beliefs.heads:
        return beliefs
    deprels = sum(share for deprel, share in others.deprels.items() if deprel.startswith("subj"))
    predicate = sum(share for deprel, share in beliefs.deprels.items() if deprel in JOINED)
    both = beliefs.heads.get(copula.id, 0.0) * others.heads.get(copula.id, 0.0) * deprels * predicate
    return Beliefs(beliefs.upos, beliefs.feats, {subject.id: both, 0: 1.0 - both}, {"comp:pred": 1.0})
