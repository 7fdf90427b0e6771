"""Certain edges: where the words leave no choice, a parser that doubts an edge doubts it for the error.

*Ich hat keine Zeit* makes it doubt that *ich* is the subject, because it does not agree; but a personal pronoun in the
nominative is the subject of the only finite verb that there is. In *після довгий зими* it doubts that the adjective
belongs to the noun; but what stands between an adposition and its noun does.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace

from lambre_core.findings.beliefs import believed, is_sure
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.subjects import NOMINATIVE, OBJECT, OBLIQUE, PREDICATE, SURELY, is_nominal_subject
from lambre_core.grammar.references import PRONOUNS
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import SPEAKERS, agree
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

NOT_FINITE = frozenset({"Conv", "Ger", "Inf", "Sup", "Vnoun"})

COMPARING = frozenset("als wie denn než jako jak ніж як чем как kui nagu kuin kuten gibi kadar than as".split())
"""Words after which a nominative is compared with a subject (*größer als ich*)."""


def with_certain_edges(sentence: Sentence) -> Sentence:
    """The sentence with lone subjects, nouns right behind their adpositions, and what stands between, being for certain
    what the parser takes them for."""
    return with_sure_phrases(with_lone_subjects(sentence))


def with_sure_words(sentence: Sentence, readings: Readings, language: str, governors: Collection[str]) -> Sentence:
    """A Russian or Ukrainian sentence with what leaves no choice there being for certain what the parser takes it for:
    the objects right behind their verbs, the only nouns before their verbs that may be nominatives, and the clauses and
    participles right behind their nouns' commas; a Polish one with such clauses.

    Args:
        readings: of words out of context.
        governors: lemmas of verbs that govern some case.
    """
    if language == "pl":
        return with_relative_clauses(sentence)
    if language not in {"ru", "uk"}:
        return sentence
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        head = sentence.head_of(token)
        if head is None or not head.upos:
            continue
        if is_right_behind(token, head, sentence, governors):
            changed[token.id] = certain(replace(token, deprel=OBJECT))
        elif is_predicate_behind(token, head, sentence, readings):
            changed[token.id] = certain(replace(token, deprel=LINKED))
        elif (
            is_only_subject(token, head, sentence, readings)
            or is_only_subject_behind(token, head, sentence, readings)
            or is_behind_its_comma(token, head, sentence)
            or (token.id + 1 == head.id and head.upos == "NOUN" and in_lower_case(token.form) in FEW)
        ):
            changed[token.id] = certain(token)
    return sentence.with_tokens(changed)


def with_relative_clauses(sentence: Sentence) -> Sentence:
    """The sentence with relative clauses for certain right behind the comma of a noun that belongs to no other one,
    with an adposition or without: *to jest dom, która kupiliśmy*, but not *szablon listu do klienta, który*."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        noun = sentence.head_of(token)
        if noun is None or "relcl" not in (token.deprel or "") or not is_the_clause_of(noun, token, sentence):
            continue
        adposition = sentence.head_of(noun)
        governor = sentence.head_of(adposition) if adposition is not None and adposition.upos == "ADP" else None
        if governor is None or governor.upos not in NOMINALS - {"VERB"}:
            changed[token.id] = certain(token)
    return sentence.with_tokens(changed) if changed else sentence


def is_the_clause_of(noun: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether the relative pronoun of a clause stands right behind the comma of a noun, or behind an adposition there,
    and no other noun before goes with it: *film, o którą mówisz*."""
    behind = sentence.tokens[noun.id : noun.id + 3]
    if noun.upos != "NOUN" or len(behind) < 3 or behind[0].form != ",":
        return False
    first = behind[2] if behind[1].upos == "ADP" else behind[1]
    above, after = sentence.head_of(noun), sentence.tokens[first.id : first.id + 1]
    if (above is not None and above.upos in NOMINALS - {"VERB"}) or any(word.upos == "NOUN" for word in after):
        return False  # *Po ustaleniu, do której grupy należy*.
    return opens_a_clause(first, verb, sentence) and is_of_no_other(first, REFERRING, noun, sentence)


FEW = frozenset("два дві обидва обидві две оба обе".split())
"""Numerals that show a gender, which right before a noun count it."""


def is_right_behind(token: Token, verb: Token, sentence: Sentence, governors: Collection[str]) -> bool:
    """Whether a noun in no nominative stands right behind a verb that governs a case, with nothing but its attributes
    between: *пишаюся онука*."""
    if token.upos != "NOUN" or verb.upos != "VERB" or verb.lemma not in governors or token.id < verb.id:
        return False
    between = sentence.tokens[verb.id : token.id - 1]
    plain = all(word.head == token.id and word.upos in {"ADJ", "DET"} for word in between)
    told = believed(token, "Case", NOMINATIVE) < PERHAPS or has_its_subject(verb, sentence)
    return plain and token.deprel in MISREAD and told


def has_its_subject(verb: Token, sentence: Sentence) -> bool:
    """Whether a noun or pronoun in the nominative is the subject of a verb that it stands before."""
    return any(
        word.head == verb.id
        and word.id < verb.id
        and word.upos in {"NOUN", "PRON"}
        and is_nominal_subject(word)
        and believed(word, "Case", NOMINATIVE) >= SURELY
        for word in sentence.tokens
    )


MISREAD = frozenset({OBJECT, OBLIQUE, "mod", "udep"})
PERHAPS = 0.5


def is_only_subject(token: Token, verb: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun that is surely a nominative stands before its verb with nothing of another clause between, and no
    other word that depends on the verb may be one: *якість послуг зростають*."""
    if token.upos != "NOUN" or not is_nominal_subject(token) or verb.upos not in {"AUX", "VERB"} or token.id > verb.id:
        return False
    if believed(token, "Case", NOMINATIVE) < SURELY or not is_finite(verb):
        return False
    between = sentence.tokens[token.id : verb.id - 1]
    if not all(
        word.upos in BESIDE or is_own(word, token, sentence) for word in between if not in_phrase(word, sentence)
    ):
        return False
    if is_joined_or_named(token, verb, sentence) or any((word.form or "")[:1].isupper() for word in between):
        return False
    others = [word for word in sentence.tokens if word.head == verb.id and word.id != token.id]
    infinitive = any("Inf" in word.feats.get("VerbForm", ()) for word in others)
    return not infinitive and not any(may_be_nominative(word, readings) for word in others)


def is_only_subject_behind(token: Token, verb: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun that can be nothing but a nominative, or a nominative beside a verb that has no object, stands
    behind its verb in the same clause, and no other word that depends on the verb may be one: *вчера звонил моя
    подруга*, *скоро начнётся каникулы*."""
    if token.upos != "NOUN" or not is_nominal_subject(token) or verb.upos != "VERB" or token.id < verb.id:
        return False
    if in_lower_case(verb.form) in NOTHING:
        return False
    own = [reading.feats for reading in readings(token) if reading.upos == "NOUN"]
    alone = all(feats.get("Case", frozenset()) <= NOMINATIVE for feats in own)
    idle = in_lower_case(verb.form).endswith(("ся", "сь")) or (verb.lemma or "") in intransitive()
    subject = idle and believed(token, "Case", NOMINATIVE) >= SURELY and token.lemma not in measures()
    if not own or not (alone or subject) or not is_finite(verb):
        return False
    between = sentence.tokens[verb.id : token.id - 1]
    plain = all(
        word.upos in BESIDE | {"PRON"} or is_own(word, token, sentence) or in_phrase(word, sentence) for word in between
    )
    others = [word for word in sentence.tokens if word.head == verb.id and word.id != token.id]
    infinitive = any("Inf" in word.feats.get("VerbForm", ()) for word in others)
    other = has_conjunction(token, sentence) or any(may_be_nominative(word, readings) for word in others)
    return plain and not other and not infinitive


NOTHING = frozenset({"нет", "нету"})
"""What the treebanks take for verbs that say that something is not there."""


def is_joined_or_named(token: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether a noun stands behind a conjunction, or may be the nickname of a man that opens the sentence (*Слива плохо
    играл*)."""
    start = min((word.id for word in sentence.tokens if word.head == token.id), default=token.id)
    before = sentence.tokens[min(start, token.id) - 2] if min(start, token.id) > 1 else None
    nickname = token.id == 1 and "Fem" in token.feats.get("Gender", ()) and "Masc" in verb.feats.get("Gender", ())
    if before is not None and before.upos == "CCONJ" and before.id > 1:
        joined = sentence.tokens[before.id - 2].form != "," or "Plur" in verb.feats.get("Number", ())
        return joined or nickname or has_conjunction(token, sentence)
    return nickname or has_conjunction(token, sentence)


def has_conjunction(token: Token, sentence: Sentence) -> bool:
    """Whether something is coordinated with a word, or it with something."""
    return (token.deprel or "").startswith("conj") or any(
        word.head == token.id and ((word.deprel or "").startswith("conj") or word.upos == "CCONJ")
        for word in sentence.tokens
    )


BESIDE = frozenset({"ADV", "PART"})


def in_phrase(word: Token, sentence: Sentence) -> bool:
    """Whether a word is an adposition, or its object or what belongs to that."""
    chain = (word, *sentence.above(word))
    adposition = next((other for other in chain if other.upos == "ADP"), None)
    return adposition is not None and adposition.id <= word.id and word.upos not in {"PUNCT", "SCONJ", "CCONJ", "VERB"}


LINKED = "comp:pred@linked"
"""The relation of an adjective to a verb of seeming, staying or becoming."""

LINKING = frozenset(
    "виявитися виявлятися здатися здаватися видатися видаватися лишитися лишатися залишитися залишатися стати ставати "
    "оказаться оказываться показаться казаться остаться оставаться стать становиться".split()
)


def is_predicate_behind(token: Token, verb: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether an adjective, which is no noun, ends its clause behind a verb of seeming, staying or becoming, with no
    noun between: *озеро лишилося чиста*."""
    if token.upos != "ADJ" or token.deprel != PREDICATE or verb.lemma not in LINKING or token.id < verb.id:
        return False
    if any(in_lower_case(word.form) in QUANTITIES for word in sentence.tokens[: verb.id - 1]):
        return False  # *много данных остаётся неиспользованными*
    if known_as((token.form or "").lower(), "NOUN", readings):
        return False
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    between = sentence.tokens[verb.id : token.id - 1]
    ends = after is None or after.upos in {"ADP", "CCONJ", "PUNCT", "SCONJ"}
    return ends and all(word.upos in {"ADV", "PART", "PRON"} for word in between)


QUANTITIES = frozenset("много мало сколько столько несколько немало багато мало скільки стільки кілька чимало".split())


def is_own(word: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a word belongs to a noun, and stands in no clause of its own and in no coordination."""
    return word.upos not in {"CCONJ", "PUNCT", "SCONJ", "VERB"} and sentence.depends_on(word, noun)


def may_be_nominative(word: Token, readings: Readings) -> bool:
    """Whether a nominal may be a nominative, as far as its form tells."""
    nominal = word.upos in {"ADJ", "DET", "NOUN", "NUM", "PRON", "PROPN"}
    return nominal and any(reading.feats.get("Case", NOMINATIVE) >= NOMINATIVE for reading in readings(word))


def is_behind_its_comma(token: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a participle, or the word with which a relative clause begins to hang on a noun, belongs to the noun that
    stands right before the comma, and no other noun stands above that: *договір, укладена торік*."""
    if noun.upos != "NOUN" or not (token.deprel or "").startswith("mod") or token.id < noun.id + 2:
        return False
    above = sentence.head_of(noun)
    first = sentence.tokens[noun.id + 1]
    relative = opens_a_clause(first, token, sentence)
    participle = token.id == first.id and "Part" in token.feats.get("VerbForm", ())
    alone = above is None or above.upos not in {"ADJ", "NOUN", "PROPN"}
    if sentence.tokens[noun.id].form != "," or not alone:
        return False
    if relative:
        return is_of_no_other(first, REFERRING, noun, sentence)
    same = token.feats.get("Case") == noun.feats.get("Case")
    return participle and same and is_of_no_other(token, DECLINED, noun, sentence)


REFERRING = frozenset({"Gender", "Number"})
DECLINED = REFERRING | {"Case"}


def is_of_no_other(token: Token, features: Collection[str], noun: Token, sentence: Sentence) -> bool:
    """Whether no other word before a noun agrees with what stands behind its comma in some features: *угоду про
    співробітництво, укладену торік*."""
    own = {name: token.feats[name] for name in features if name in token.feats}
    others = (word for word in sentence.tokens[: noun.id - 1] if "Case" in word.feats and word.upos in NOMINALS)
    return not any(agree(own, word.feats) for word in others)


NOMINALS = frozenset({"ADJ", "NOUN", "PRON", "PROPN", "VERB"})


def opens_a_clause(first: Token, token: Token, sentence: Sentence) -> bool:
    """Whether a relative pronoun is the first word of the clause that hangs on a noun by a word."""
    relative = PRONOUNS.fullmatch((first.form or "").lower()) is not None
    return (
        relative and "relcl" in (token.deprel or "") and (first.head == token.id or sentence.depends_on(first, token))
    )


def with_sure_phrases(sentence: Sentence) -> Sentence:
    """The sentence with noun phrases behind adpositions for certain: *без твоєї допомога*."""
    changed: dict[int, Token] = {}
    for noun in sentence.tokens:
        adposition = sentence.head_of(noun)
        if noun.upos != "NOUN" or noun.deprel != "comp:obj" or adposition is None or adposition.upos != "ADP":
            continue
        between = sentence.tokens[adposition.id : noun.id - 1]
        if adposition.id < noun.id <= adposition.id + 1 + MOST_ATTRIBUTES and all(
            word.head == noun.id and is_plain_attribute(word) for word in between
        ):
            changed.update((word.id, certain(word)) for word in (*between, noun))
    return sentence.with_tokens(changed) if changed else sentence


MOST_ATTRIBUTES = 2


def is_plain_attribute(token: Token) -> bool:
    """Whether a word is surely a determiner or an adjective, and no participle or noun (*на присутніх*)."""
    if not is_sure(token) or STANDS_ALONE.search(token.form or ""):
        return False
    determiner = token.upos == "DET" and (token.deprel or "").startswith("det")
    adjective = token.upos == "ADJ" and (token.deprel or "").startswith("mod") and "VerbForm" not in token.feats
    return determiner or adjective


STANDS_ALONE = re.compile("(?:[иіы]х|[ýí]ch)$")
"""Slavic plurals of adjectives that are persons."""


def certain(token: Token) -> Token:
    """The word with no doubt about its head and its relation."""
    if token.beliefs is None or token.head is None:
        return token
    return replace(token, beliefs=replace(token.beliefs, heads={token.head: 1.0}, deprels={token.deprel or "": 1.0}))


def with_lone_subjects(sentence: Sentence) -> Sentence:
    """The sentence with the pronouns of speakers that the parser takes for subjects of its only finite verb being so
    for certain; coordinated ones and those before a punctuation mark, which may be spoken to, are left."""
    verbs = [token for token in sentence.tokens if is_finite(token)]
    if len(verbs) != 1:
        return sentence
    (verb,) = verbs
    changed = {
        token.id: certain(token)
        for token in sentence.tokens
        if token.head == verb.id and is_lone_pronoun(token, sentence)
    }
    return sentence.with_tokens(changed) if changed else sentence


def is_finite(token: Token) -> bool:
    """Whether a word is a verb that is no infinitive, no attribute and no part of a form with an auxiliary."""
    form = token.feats.get("VerbForm", frozenset())
    attribute = "Part" in form and "Case" in token.feats
    return (
        token.upos in {"AUX", "VERB"}
        and form.isdisjoint(NOT_FINITE)
        and not attribute
        and not (token.deprel or "").startswith("comp:aux")
    )


def is_lone_pronoun(token: Token, sentence: Sentence) -> bool:
    """Whether a subject is a personal pronoun of the first or second person and surely a nominative, by itself."""
    person = token.feats.get("Person", frozenset())
    if token.upos != "PRON" or not is_nominal_subject(token) or not person or not person <= SPEAKERS:
        return False
    if believed(token, "Case", NOMINATIVE) < SURELY or any(other.head == token.id for other in sentence.tokens):
        return False
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    if any(word is not None and "Ins" in word.feats.get("Case", ()) for word in (before, after)):
        # *Annemle ben gittik*: my mother and I.
        return False
    compared = before is not None and (before.upos in {"ADP", "CCONJ"} or (before.form or "").lower() in COMPARING)
    parted = after is not None and after.upos in {"CCONJ", "PUNCT"} and token.id < (token.head or 0)
    return not compared and not parted
