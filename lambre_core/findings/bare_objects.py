"""Bare objects: a nominative behind a verb that has its subject is its object, and for sure.

*Ma ootan buss*, *vidím sestra*, *joon hommikul kohv*: a parser that has seen correct text alone takes such a noun for
whatever is a nominative, a second subject, a predicate or a measure of time. Where the verb has a subject already, or
is in the first or second person, it is none of the first two; measures are listed in the rules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from dataclasses import replace

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import SELDOM, Readings
from lambre_core.findings.speakers import SPEAKERS as SUBJECTS_ALONE
from lambre_core.findings.subjects import COPULAR, NOMINATIVE, OBJECT
from lambre_core.findings.told.relations import BARE
from lambre_core.grammar.conditions import verb_and_auxiliaries
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import SPEAKERS, Features, agree, is_of_persons
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

ATTRIBUTES = frozenset({"ADJ", "DET"})
SPEAKERS_OF_GREEK = frozenset(SUBJECTS_ALONE)
MISREAD = frozenset({"comp:obj", "comp:obl", "comp:pred", "subj", "udep"})
"""Relations that a parser gives to such a noun."""

SURE = 0.9
"""Least probability of a noun to be one."""

STANDS_ALONE = frozenset({"ADP", "ADV", "CCONJ", "PUNCT", "SCONJ", "VERB", "AUX", "PART"})
"""What may follow the noun; another noun may be what it is the first part or the title of."""

QUOTES = frozenset("\"'„“”«»‚‘’-–—:(")


def with_bare_objects(
    sentence: Sentence, readings: Readings, measures: Set[str], *, subjects_dropped: bool = True
) -> Sentence:
    """The sentence with such nouns as objects.

    Args:
        readings: of words out of context.
        measures: lemmas of nouns that say how long or how much.
        subjects_dropped: finite verbs of the language often have no subject; otherwise what is behind one may be it
            (*leider kommst ich nicht*).
    """
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        if not may_be_object(token) or token.lemma in measures:
            continue
        verb = verb_before(token, sentence)
        idle = verb is not None and "Gender" not in token.feats and verb.lemma in intransitive()
        if idle or has_another_case(token, sentence):
            continue
        if verb is not None and is_at_its_end(token, sentence, measures) and is_bare(token, readings):
            chain = tuple(verb_and_auxiliaries(verb, sentence))
            known = (
                has_subject(chain, sentence)
                or has_somebody(chain, token, sentence)
                or is_of_unnamed(chain, token, sentence)
                or (
                    subjects_dropped
                    and any(is_of_speakers(word, readings) and is_alone(word, token, verb, sentence) for word in chain)
                )
            )
            may_do = any(may_do_it(word, token) for word in chain)
            if known and not may_do and token.head in {word.id for word in chain}:
                sure = token.beliefs and replace(token.beliefs, heads={verb.id: 1.0}, deprels={OBJECT: 1.0})
                imperative = "Imp" in verb.feats.get("Mood", ()) and token.upos == "NOUN"
                told = BARE if imperative or is_of_unnamed(chain, token, sentence) else OBJECT
                changed[token.id] = replace(token, head=verb.id, deprel=told, beliefs=sure)
    return sentence.with_tokens(changed)


def may_be_object(token: Token) -> bool:
    """Whether a word is surely a noun or personal pronoun, and depends on another in a way in which an object may be
    misread."""
    relation = (token.deprel or "").partition("@")[0]
    misread = relation in MISREAD or (relation == "mod" and is_east_slavic(token))
    plain = (token.upos == "NOUN" or is_personal(token)) and (token.form or "").islower() and misread
    return plain and (token.beliefs is None or token.beliefs.upos.get(token.upos or "", 1.0) >= SURE)


def has_another_case(noun: Token, sentence: Sentence) -> bool:
    """Whether an attribute shows that a noun was to be in a case that is no object's: *töötan uues kool*."""
    own = (word for word in sentence.tokens[: noun.id - 1] if word.head == noun.id and word.upos in ATTRIBUTES)
    return any(word.feats.get("Case", NOMINATIVE) <= BESIDE for word in own)


def is_personal(token: Token) -> bool:
    """Whether a word is a personal pronoun, and none of the Greek ones that are subjects alone."""
    return token.upos == "PRON" and "Person" in token.feats and in_lower_case(token.form) not in SPEAKERS_OF_GREEK


def verb_before(token: Token, sentence: Sentence) -> Token | None:
    """The full verb before a noun, with nothing but its attributes, adverbs and what is in oblique cases between."""
    for word in reversed(sentence.tokens[: token.id - 1]):
        if is_of_a_phrase(word, token, sentence):
            continue
        if not (word.upos in ATTRIBUTES and word.head == token.id) and not is_beside(word, sentence):
            return word if word.upos == "VERB" and (word.lemma or "") not in COPULAR else None
    return None


def is_of_a_phrase(word: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a word before a Russian or Ukrainian noun belongs to an adposition: *побачили на дереві білка*."""
    if noun.upos != "NOUN" or not is_east_slavic(noun):
        return False
    chain = (word, *sentence.above(word))
    adposition = next((other for other in chain if other.upos == "ADP"), None)
    return adposition is not None and adposition.id <= word.id and adposition.head != noun.id


def is_beside(word: Token, sentence: Sentence) -> bool:
    """Whether a word behind a verb is an adverb of it, reflexive, or in a case that is no object's: *дал ему книга*."""
    if is_ending(word, sentence):
        return True
    above = sentence.head_of(word)
    if above is None or above.upos != "VERB" or above.id > word.id:
        return False
    return (
        word.upos == "ADV"
        or "Reflex" in word.feats
        or (word.upos in {"NOUN", "PRON"} and word.feats.get("Case", NOMINATIVE) <= BESIDE)
    )


def is_ending(word: Token, sentence: Sentence) -> bool:
    """Whether a word is the person of a Polish past right behind it: *widziała-m*."""
    before = sentence.tokens[word.id - 2] if word.id > 1 else None
    return before is not None and before.head == word.id and before.deprel == "comp:aux@clitic"


BESIDE = frozenset({"Ade", "Abl", "All", "Com", "Dat", "Ela", "Ill", "Ine", "Ins", "Loc"})
"""Cases beside which a verb may have an object."""


def is_at_its_end(token: Token, sentence: Sentence, measures: Set[str]) -> bool:
    """Whether nothing stands behind a noun of which it may be a part; how long or how often is of the verb (*пью вода
    каждое утро*), and what is declined is so before its name and before whose it is, too (*нажмите кнопка «Далее»*,
    *підтримали пропозиція голови*)."""
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    if after is None:
        return True
    noun = sentence.head_of(after) if after.upos in ATTRIBUTES else None
    when = noun is not None and noun.id > after.id and noun.lemma in measures
    named = after.form == "«" and is_east_slavic(token)
    if after.upos == "NOUN" and after.head == token.id and after.feats.get("Case") == GENITIVE:
        return is_east_slavic(token)
    return when or named or (after.upos in STANDS_ALONE and after.form not in QUOTES)


def has_subject(chain: Sequence[Token], sentence: Sentence) -> bool:
    """Whether a verb has a personal pronoun in the nominative as its subject before it; *это играет музыка* has the
    noun."""
    ids = {word.id for word in chain}
    return any(
        word.head in ids
        and word.id < chain[0].id
        and is_personal(word)
        and (word.deprel or "").startswith("subj")
        and word.feats.get("Case") == NOMINATIVE
        for word in sentence.tokens
    )


def has_somebody(chain: Sequence[Token], noun: Token, sentence: Sentence) -> bool:
    """Whether an East Slavic verb has somebody as its subject before it, who agrees with it: *механік купив
    косарка*."""
    ids = {word.id for word in chain}
    if not is_east_slavic(noun) or len(chain) > 1:
        return False
    return any(
        word.head in ids
        and word.id < chain[0].id
        and word.upos == "NOUN"
        and (word.deprel or "").startswith("subj")
        and is_of_persons(word.feats)
        and believed(word, "Case", NOMINATIVE) >= SURE
        and agree(pick(word), pick(chain[0]))
        for word in sentence.tokens
    )


def is_of_unnamed(chain: Sequence[Token], noun: Token, sentence: Sentence) -> bool:
    """Whether an East Slavic verb in the plural that may have an object has no subject, and one thing stands right
    behind it, which cannot be its subject: *відкрили кав'ярня*."""
    verb = chain[0]
    transitive = verb.lemma not in intransitive() and not in_lower_case(verb.form).endswith(("ся", "сь"))
    transitive = transitive and "Pass" not in verb.feats.get("Voice", ())
    if not is_east_slavic(noun) or len(chain) > 1 or not transitive or noun.id != verb.id + 1:
        return False
    thing = noun.feats.get(ANIMACY) == INANIMATE and "Sing" in noun.feats.get("Number", ())
    plural = "Plur" in verb.feats.get("Number", ()) and "Imp" not in verb.feats.get("Mood", ())
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    alone = after is None or after.upos == "ADP" or after.form in {".", "!", "?"}
    # *Затерпли нога на педалі й руки*
    alone = alone and not any(word.upos == "CCONJ" for word in sentence.tokens[noun.id :])
    others = any(
        (word.head == verb.id and word.id != noun.id and (word.deprel or "").startswith("subj"))
        or (word.head == noun.id and (word.deprel or "").startswith("conj"))
        for word in sentence.tokens
    )
    return thing and plural and alone and not others


def pick(word: Token) -> Features:
    """The gender and number of a word."""
    return {name: word.feats[name] for name in ("Gender", "Number") if name in word.feats}


def is_of_speakers(verb: Token, readings: Readings) -> bool:
    """Whether a verb is in the first or second person, whatever it is."""
    if SPEAKERS.isdisjoint(verb.feats.get("Person", ())):
        return False
    return all(not SPEAKERS.isdisjoint(reading.feats.get("Person", ())) for reading in readings(verb))


def is_alone(finite: Token, noun: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether a noun stands right behind its verb, or, if one person speaks or is spoken to, with attributes: who
    several are may stand there, too (*sešli jsme se celá parta*)."""
    between = [word for word in sentence.tokens[verb.id : noun.id - 1] if not is_ending(word, sentence)]
    single = "Sing" in finite.feats.get("Number", ())
    return not between or (single and all(word.head == noun.id or "Reflex" in word.feats for word in between))


def may_do_it(verb: Token, token: Token) -> bool:
    """Whether a pronoun has the person of a verb, and stands behind it as its subject (*vím já*), or a noun may be who
    is told to do something (*помоги мама*)."""
    if token.upos == "NOUN":
        return "Imp" in verb.feats.get("Mood", ()) and not is_thing_behind(token, verb)
    return not verb.feats.get("Person", frozenset()).isdisjoint(token.feats.get("Person", ()))


def is_thing_behind(token: Token, verb: Token) -> bool:
    """Whether an East Slavic noun behind an imperative that may have an object is surely a thing, which nobody tells
    what to do (*нарежьте редька*); *сияй звезда* speaks to one."""
    if not is_east_slavic(token):
        return False
    known = token.beliefs is None or believed(token, ANIMACY, INANIMATE) >= SURE
    transitive = verb.lemma not in intransitive() and not in_lower_case(verb.form).endswith(("ся", "сь"))
    return token.feats.get(ANIMACY) == INANIMATE and known and transitive


def is_east_slavic(token: Token) -> bool:
    """Whether a word is spelt with Cyrillic letters."""
    return CYRILLIC.search(token.form or "") is not None


CYRILLIC = re.compile("[а-яёіїєґ]")
ANIMACY, INANIMATE = "Animacy", frozenset({"Inan"})


def is_bare(token: Token, readings: Readings) -> bool:
    """Whether a noun is a nominative in the singular and can be nothing else; Estonian has objects that are
    nominatives in the plural. A personal pronoun may be a possessive, too, if it stands before no noun (*armastan
    sinu*)."""
    pronoun = token.upos == "PRON"
    cases = POSSESSIVE if pronoun else NOMINATIVE
    return all(
        (reading.feats.get("Case", OTHER) <= cases and (pronoun or "Plur" not in reading.feats.get("Number", ())))
        or reading.probability < SELDOM
        for reading in readings(token)
    )


POSSESSIVE = frozenset({"Nom", "Gen"})
GENITIVE = frozenset({"Gen"})
OTHER = frozenset({""})
