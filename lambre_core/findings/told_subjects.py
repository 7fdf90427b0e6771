"""Told subjects: Turkish sentences in which the words leave no choice of who does what.

The predicate is the last word of its clause, and its end tells the person (`personal_endings`); *ben*, *sen*, *biz* and
*siz* have no other case in this form. Where nothing between the two may have a subject of its own, they belong
together, whatever the parser, which is confused by the clash, makes of them: *biz bu şarkıyı ezbere biliyorum*. What
has been found so is judged by rules on a relation of its own, `subj@told`.

Somebody who is alone has no verb in the plural (*kuş ağaca konmuşlar*, `subj@alone`), while several may have one in the
singular (*kuşlar kondu*). And the owner of what has an owner's ending is told by that as well (*bizim arabam*,
`mod@owner`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from lambre_core.findings.personal_endings import (
    IT,
    ME,
    THEY,
    VERBS,
    WE,
    YOU,
    YOU_ALL,
    Person,
    Told,
    may_be_owned,
    told_of_predicate,
    told_owner,
    told_person,
    told_self,
    written,
)
from lambre_core.lexicon.classes import classes_of
from lambre_core.lexicon.turkish import APOSTROPHE, VOWELS, as_alone
from lambre_core.lexicon.turkish import PRONOUNS as PRONOUN_FORMS
from lambre_core.treebank.feats import SPEAKERS, Features
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "tr"
TOLD = "subj@told"
ALONE = "subj@alone"
SELF = "comp:obj@told"
"""Relation of a reflexive pronoun to a verb, and of a personal pronoun to a postposition."""
OWNER = "mod@owner"
APPOSED = "conj:appos"
"""Relation of a personal pronoun to a noun behind it that says who is meant."""
COUNTED = "mod@counted"
"""Relation of a numeral to a noun right behind it."""
COUNTED_ALIKE = "mod@declined"
"""As above, of one that is declined as the noun is."""
PASSED = "comp:obj@passed"
"""Relation of a Polish noun to a form of a verb that has no subject."""
OF_WHAT = "mod@of"
"""Relation of a Polish noun or adjective to what asks for its genitive."""
IN_DIGITS = "mod@digits"
"""Relation of a number in digits to a noun right behind it."""
TOLD_OBLIQUE = "comp:obl@told"
PLACED = "udep@told"
"""Relations of nouns to verbs that ask for a case, and that say where something is."""
TOLD_RECEIVER = TOLD_OBLIQUE
"""Relation of a Czech noun for who is given something."""
BARE = "comp:obj@bare"
"""Relation of a personal pronoun without case to the verb that it is the object of."""
CASES_ASKED = {
    "Dat": "comp:obj@dative",
    "Abl": "comp:obj@ablative",
    "Ins": "comp:obj@instrumental",
    "Acc": "comp:obj@accusative",
    "Gen": "comp:obj@genitive",
    "Loc": "comp:obj@locative",
    "Nom": "comp:obj@nominative",
}
"""Relations of a noun to a verb or postposition that asks for one of these cases, and does not have it."""
NAMED = "subj@named"
"""Relation of somebody to a verb that says that who speaks does it."""
OWNED = "mod@owned"
"""Relation of a noun in the genitive to what has no ending of an owner."""
ASKING = "comp:aux@asking"
"""Relation of a verb with the ending of a person to a question particle that has none."""
BOTH = "subj@both"
"""Relation of the first of two persons to a verb that is said of one."""
PASSIVE_SUBJECT = "subj@passive"
"""Relation of an accusative to a passive, of which it ought to be the subject."""
WRONG = frozenset({ASKING, BARE, BOTH, NAMED, OWNED, PASSIVE_SUBJECT, *CASES_ASKED.values()})
"""Relations of nothing but what is wrong: in correct text no word has them."""
PAST_FORM = "comp:aux@told"
"""Relation of a Czech verb in the past to its auxiliary."""
TWO_PREDICATES = "conj:coord@told"
"""Relation of a Czech adjective to one before a conjunction."""
FOR_ONESELF = "comp@expl@told"
"""Relation of Czech *se* to a verb that has another object."""
TOLD_DENIAL = "mod@denied"
"""Relation of Czech *nikdo* and the like to a verb that is not denied."""
WHAT_IT_IS = "comp:pred@told"
"""Relation of a Czech noun to a copula that says what *to* is."""
DETERMINER = "det@told"
ATTRIBUTE = "mod@told"
"""Relations of Greek and Portuguese words to a noun by which they surely stand, of Czech *jejíž* to what is owned, of
*mnohem* to an adjective, and of *sám* to the verb of the subject of which it speaks."""
OWNING = "mod@genitive"
"""Relation of a noun that was to be a genitive to the one behind it."""
BOUND = "subj@bound"
"""Relation of who must do something to the verb that says so."""
DENIED_OBJECT = "comp:obj@denied"
MISSING = "subj@missing"
DUE = "comp:obj@due"
PERSONAL = "comp:obj@personal"
"""Relations of what is not done, what is not there, what is to be done, and what somebody does."""
TOLD_BY_CASE = frozenset(
    {OWNING, BOUND, DENIED_OBJECT, MISSING, DUE, PERSONAL, SELF, TOLD_OBLIQUE, PLACED, COUNTED, COUNTED_ALIKE}
)
"""Of Estonian and Finnish words beside one another, which are joined where their cases clash alone."""
TOLD_RELATIONS = (
    WRONG
    | TOLD_BY_CASE
    | {
        TOLD,
        ALONE,
        SELF,
        OWNER,
        COUNTED,
        IN_DIGITS,
        OF_WHAT,
        PASSED,
        PAST_FORM,
        TWO_PREDICATES,
        FOR_ONESELF,
        TOLD_RECEIVER,
        WHAT_IT_IS,
    }
    | {DETERMINER, ATTRIBUTE, TOLD_DENIAL}
)
"""Relations of words that belong together by what the words are, so that what is doubted of trees says nothing."""

PRONOUNS: dict[str, Person] = {
    "ben": ("Sing", "1"),
    "sen": ("Sing", "2"),
    "biz": ("Plur", "1"),
    "siz": ("Plur", "2"),
    "onlar": ("Plur", "3"),
    "o": ("Sing", "3"),
}
OWNERS: dict[str, Person] = {
    "benim": ME,
    "senin": YOU,
    "bizim": WE,
    "sizin": YOU_ALL,
    "onun": IT,
    "onların": THEY,
}


@dataclass(frozen=True, slots=True)
class Word:
    """What stands between two blanks: one syntactic word or several."""

    form: str
    tokens: tuple[Token, ...]

    @property
    def last(self) -> Token:
        return self.tokens[-1]


@dataclass(frozen=True, slots=True)
class Clause:
    """The words between two stops or conjunctions.

    Attributes:
        final: nothing but stops follows in the sentence, or what follows shows that the clause has its own predicate.
        listed: a comma stands before.
    """

    words: tuple[Word, ...]
    final: bool
    listed: bool = False


def with_told_subjects(sentence: Sentence, language: str) -> Sentence:
    """The sentence with what is surely the subject of a predicate whose end tells its person joined to that."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(told_in(clause) or alone_in(clause) or named_in(clause))
        changed.update(self_in(clause))
        changed.update(owner_in(clause))
        changed.update(compared_in(clause))
        changed.update(governed_in(clause))
        changed.update(counted_in(clause))
    return sentence.with_tokens(changed)


def words_of(sentence: Sentence) -> Iterator[Word]:
    """The words of a sentence as they are written."""
    whole = {multiword.first: multiword for multiword in sentence.multiwords}
    place = 0
    while place < len(sentence.tokens):
        token = sentence.tokens[place]
        multiword = whole.get(token.id)
        last = multiword.last if multiword is not None else token.id
        form = multiword.form if multiword is not None else token.form
        yield Word(written(form), sentence.tokens[place:last])
        place = last


def clauses(sentence: Sentence) -> Iterator[Clause]:
    """The clauses of a sentence as stops and conjunctions part them."""
    words = tuple(words_of(sentence))
    start = 0
    for place, word in enumerate((*words, None)):
        if word is None or parts(word, words[start:place]):
            if place > start:
                rest = words[place:]
                listed = start > 0 and words[start - 1].form == ","
                yield Clause(words[start:place], is_complete(rest), listed)
            start = place + 1


def is_complete(rest: Sequence[Word]) -> bool:
    """Whether what follows a clause says that it has a predicate of its own: nothing but stops, a word that joins
    whole sentences, or another person who begins the next clause (*ben çıkıyorum, sen kal*)."""
    following = next((word for word in rest if not is_stop(word)), None)
    if following is None or following.form in CONTRASTING:
        return True
    return following.form in PRONOUNS and following.form != "o" and len(following.tokens) == 1


CONTRASTING = frozenset("ama fakat çünkü oysa lakin halbuki".split())


def is_stop(word: Word) -> bool:
    """Whether a word is a punctuation mark; an apostrophe is none."""
    return word.last.upos == "PUNCT" or not any(character.isalnum() for character in word.form)


def parts(word: Word, before: Sequence[Word]) -> bool:
    """Whether a word parts clauses: *ve* joins nouns as well, and so does so only behind a predicate."""
    if is_stop(word) or word.form in CONJUNCTIONS:
        return True
    return word.form in JOINING and bool(before) and bool(told_by(before[-1]))


CONJUNCTIONS = frozenset("ama fakat çünkü ki oysa lakin halbuki".split())
JOINING = frozenset("ve veya ya yahut ancak".split())


def told_by(word: Word) -> Told:
    """The persons in which a word can be as a verb."""
    return told_person(word.form, word.last.upos)


@dataclass(frozen=True, slots=True)
class Predicate:
    """The last word of a clause whose end tells a person, or the one before its question particle."""

    place: int
    word: Word
    told: Told


def predicate_of(clause: Clause) -> Predicate | None:
    """The predicate of a clause; None where its end tells nothing."""
    place = len(clause.words) - 1
    while place > 0 and clause.words[place].form in PARTICLES:
        place -= 1
    word = clause.words[place]
    told = told_by(word)
    if not told and word.last.upos in {*NOMINAL, "VERB"} and not any(is_owner(other) for other in clause.words):
        told = told_of_predicate(word.form, word.last.upos) if is_plain(word) else frozenset()
        if not clause.final and (word.form in known_nouns() or not told <= SPOKEN):
            told = frozenset()
    if place > 0 and ASKS.match(word.form) and clause.words[place - 1].last.upos in VERBS:
        place -= 1
    return Predicate(place, word, told) if told else None


SPOKEN = frozenset({ME, YOU, YOU_ALL})
ASKS = re.compile("m[ıiuü](?:y[ıiuüd]|s[ıiuü]n)")
"""Beginnings of question particles with the ending of a person, behind a verb that has none: *geliyor musun*."""


def is_plain(word: Word) -> bool:
    """Whether a word is one syntactic word and no name."""
    return len(word.tokens) == 1 and not is_capital(word)


def is_capital(word: Word) -> bool:
    """Whether a word is spelt with a capital."""
    return (word.last.form or "")[:1].isupper()


PARTICLES = frozenset({"mı", "mi", "mu", "mü"})
NOMINAL = frozenset({"ADJ", "ADV", "NOUN"})


def told_in(clause: Clause) -> dict[int, Token]:
    """The personal pronoun of a clause and its predicate, joined, by id; nothing where that is not sure."""
    predicate = predicate_of(clause)
    if predicate is None:
        return {}
    pronouns = [place for place, word in enumerate(clause.words[: predicate.place]) if is_personal(clause, place)]
    if len(pronouns) != 1:
        return {}
    place = pronouns[0]
    person = PRONOUNS[clause.words[place].form]
    if noun := noun_of_those(clause, place):
        token = clause.words[place].last
        return {token.id: as_told(token, "PRON", features_of(person), (noun.last.id, APPOSED))}
    persons = said_by_tagger(predicate) or predicate.told
    predicate = replace(predicate, told=persons)
    if len(persons) > 1 and persons & fitting(person):
        return {}
    between = clause.words[place + 1 : predicate.place]
    own = next((word for place, word in enumerate(between) if is_adverbial(word) or is_until(between, place)), None)
    if own is not None and person not in persons:
        token = clause.words[place].last
        return {token.id: as_told(token, "PRON", features_of(person), (own.last.id, "subj"))}
    if not stands_alone(clause, place) or not may_be_subject(clause, place, predicate):
        return {}
    relation = ALONE if person == IT and persons == frozenset({THEY}) else TOLD
    return joined(clause.words[place].last, predicate, relation, features_of(person))


def said_by_tagger(predicate: Predicate) -> Told:
    """Of the persons that an end leaves open the one to which the tagger gives nearly all probability, though it is
    another than that of the subject which it sees; none otherwise."""
    beliefs = predicate.word.last.beliefs
    if len(predicate.told) == 1 or beliefs is None:
        return frozenset()
    shares = beliefs.feats.get("Person", {})
    return frozenset(told for told in predicate.told if shares.get(told[1], 0.0) >= NEARLY_SURE)


NEARLY_SURE = 0.9


def fitting(person: Person) -> Told:
    """The persons of predicates that agree with one of a pronoun: those of whom one speaks may have a singular."""
    return frozenset({person, ("Sing", "3")}) if person == THEY else frozenset({person})


def is_personal(clause: Clause, place: int) -> bool:
    """Whether a word is a personal pronoun in the nominative; *o* before a noun points at that."""
    word = clause.words[place]
    if word.form not in PRONOUNS or len(word.tokens) > 1:
        return False
    return word.form != "o" or points_at_nothing(clause, place)


def points_at_nothing(clause: Clause, place: int) -> bool:
    """Whether no noun follows *o*, at which it would point: *o hiç gelmedim*, *o bu haberi duymuşlar*."""
    after = clause.words[place + 1] if place + 1 < len(clause.words) else None
    return after is not None and (after.form in NEVER_POINTED_AT or after.form in OBLIQUE)


NEVER_POINTED_AT = frozenset("bu şu her ne hiç hep zaten artık henüz da de daima bazen dün bugün yarın şimdi".split())
OBLIQUE = frozenset(
    "beni bana bende benden seni sana sende senden bizi bize bizde bizden sizi size sizde sizden".split()
)


def stands_alone(clause: Clause, place: int) -> bool:
    """Whether a pronoun is not joined to another word, compared with something or spoken of."""
    words = clause.words
    before, after = words[place - 1] if place else None, words[place + 1]
    if (
        after.form in BEHIND
        or after.form.startswith("merkez")
        or (before is not None and (is_together(before) or (place > 1 and before.form in BEFORE)))
    ):
        return False
    return not is_together(after)


def noun_of_those(clause: Clause, place: int) -> Word | None:
    """The noun in the plural behind a pronoun that says who is meant and bears the case for both: *siz okurlarımıza
    teşekkür ederiz*, *biz gençlerden çok şey bekliyorlar*; None where there is none."""
    if clause.words[place].form not in {"biz", "siz"}:
        return None
    found = place + 1
    while found + 1 < len(clause.words) and clause.words[found].last.upos == "ADJ":
        found += 1
    word = clause.words[found]
    ours = clause.words[place].form == "siz" and OURS.search(word.form) is not None
    apposed = word.last.upos in {"ADJ", "NOUN", "PROPN"} and (ours or THOSE.search(word.form) is not None)
    return word if apposed else None


OURS = re.compile("l[ae]r[ıi]m[ıi]z(?:[aeıi]|d[ae]n?|l[ae]|[ıi]n)$")
THOSE = re.compile("l[ae]r(?:[ae]|d[ae]n|l[ae]|[ıi]n)$")


BEHIND = frozenset(
    "ve veya ya ile gibi kadar için hariç dahil dışında değil olarak diye ki yahut üzerine adına hem".split()
)
BEFORE = frozenset("ve veya ya ile ne hem yahut".split())


def is_together(word: Word) -> bool:
    """Whether a noun is in the instrumental: *annemle ben*."""
    return "Ins" in word.last.feats.get("Case", ())


def may_be_subject(clause: Clause, place: int, predicate: Predicate) -> bool:
    """Whether a pronoun can be the subject of nothing but the predicate."""
    words, verb = clause.words, predicate.word.form
    person = PRONOUNS[words[place].form]
    between = words[place + 1 : predicate.place]
    if any(told_by(word) and is_finite(word) for word in words[:place]):
        return False
    if any(may_have_a_subject(word, between[number + 1 :], verb) for number, word in enumerate(between)):
        return False
    agrees = person in predicate.told
    if not agrees and (SAYS.match(verb) or verb in IMPERSONAL):
        return False
    others = {other for other in predicate.told if other[1] not in SPEAKERS}
    if others and not agrees and person[1] in SPEAKERS:
        # Of verbs in a row the last one tells the person: *ben gidiyor ve bakıyorum*.
        near = place + 1 == predicate.place
        return clause.final and not (near and verb.startswith("ol")) and not names_another(between, verb)
    if any(number == "Plur" for number, _ in predicate.told) and person[0] == "Sing":
        # *Ben annemle gittik*; *o bana, ben ona kızdık*.
        return not clause.listed and not any(is_together(word) or word.form == "ile" for word in words)
    return True


def names_another(words: Sequence[Word], verb: str) -> bool:
    """Whether some words before a verb name another subject: somebody, of what a participle says something (*gelen
    kasiyer*), or what is done (*ben olmak zor geldi*)."""
    behind = (
        word.last.upos == "NOUN" and "Nom" in word.last.feats.get("Case", ()) and before.last.upos in VERBS
        for before, word in pairwise(words)
    )
    ends = [*(word.form for word in words[1:]), verb]
    done = any(
        word.form.endswith(("mak", "mek")) and not after.startswith(OF_INFINITIVES)
        for word, after in zip(words, ends, strict=False)
    )
    return done or any(map(names_somebody, words)) or any(behind)


OF_INFINITIVES = ("için", "üzere", "ist", "zorunda")
"""Beginnings of words that ask for an infinitive before them."""


def names_somebody(word: Word) -> bool:
    """Whether a word may be the subject instead of a pronoun that somebody is addressed with, or that is only begun
    with: *sen bunu doktor bilir*, *ben annem hep yardım eder*."""
    if "Nom" not in word.last.feats.get("Case", ()) or word.last.upos not in {"NOUN", "PROPN"}:
        return False
    return word.last.upos == "PROPN" or is_somebody(word) or OF_SPEAKERS.search(word.form) is not None


OF_SPEAKERS = re.compile("[ıiuü]m(?:[ıiuü]z)?$|[ae]m$")

SAYS = re.compile("(?:de(?:d|m[iı]ş|r|me|n|se)|diy)")
"""Forms of the verb of saying, before which a word may be quoted."""

IMPERSONAL = frozenset(
    "gerek gerekir gerekiyor gerekti gerekecek gerekmez gerekmiyor lazım "
    "sanırım umarım bakalım diyelim görelim bilmem sanıyorum".split()
)
"""Verbs without a person who does it, and what is only added: *sen yorgun sanırım*."""


def is_finite(word: Word) -> bool:
    """Whether the tagger sees a verb that is none of a noun's or another verb's."""
    form = word.last.feats.get("VerbForm", frozenset({"Fin"}))
    return word.last.upos in VERBS and "Fin" in form


def may_have_a_subject(word: Word, rest: Sequence[Word], verb: str) -> bool:
    """Whether a word before the predicate may be a verb with a subject of its own.

    Infinitives, converbs of the same subject and participles that stand for their own subject have none, nor have those
    with an owner's ending before a noun or as an object, whose subject is a genitive.
    """
    if word.form in SUBORDINATING:
        return True
    if word.form in PARTICLES:
        return False
    if is_adverbial(word):
        return True
    if word.last.upos not in VERBS:
        return bool(told_by(word)) or OWNED_VERB.search(word.form) is not None
    if OF_NO_SUBJECT.search(word.form):
        return False
    after = rest[0] if rest else None
    if COMPOUND.search(word.form) and (after.form if after is not None else verb).startswith("ol"):
        return False
    if not OWNED_VERB.search(word.form):
        return True
    if OWNED_OBJECT.search(word.form):
        return False
    return after is None or after.last.upos not in {"NOUN", "ADJ"} or TIMES.fullmatch(after.form) is not None


def is_adverbial(word: Word) -> bool:
    """Whether the end of a word is that of a verb that says when or on what condition something is done."""
    return word.form != "erken" and any(ending.search(word.form) for ending in (ADVERBIAL, ADVERBIAL_OWNED))


def is_until(words: Sequence[Word], place: int) -> bool:
    """Whether a participle says until when something is: *siz açıklayana kadar*."""
    until = place + 1 < len(words) and words[place + 1].form in {"kadar", "dek", "değin"}
    return until and UNTIL.search(words[place].form) is not None


UNTIL = re.compile("[ae]n[ae]$")

SUBORDINATING = frozenset("diye ki iken eğer".split())
ADVERBIAL = re.compile(
    "(?:[ıiuü]nc[ae]|ken|d[ıiuü]kç[ae]|t[ıiuü]kç[ae]|m[ae]d[ae]n|[dt][ıiuü]kt[ae]n"
    "|(?:[aeıiuü]r|m[ae]z|yor|[dt][ıiuü]y|m[ıiuü]ş)s[ae](?:[mnk]|n[ıi]z|l[ae]r)?)$"
)
ADVERBIAL_OWNED = re.compile("[dt][ıiuü]ğ[ıiuü](?:[mn]|[mn][ıiuü]z|n)?d[ae]n?$")
"""Ends of what says when something was: *vardığımızda*."""
OF_NO_SUBJECT = re.compile("(?:m[ae]k(?:t[ae]n?)?|m[ae]y[aeıi]|[ae]r[ae]k|[ıiuü]p|[^ae][ae]n|y[ae]n)$")
COMPOUND = re.compile("(?:m[ıiuü]ş|[ıiuü]yor|[ae]c[ae]k|[aeıiuü]r|m[ae]z)$")
OWNED_VERB = re.compile(
    "(?:[dt][ıiuü]|[ae]c[ae])[ğk](?:[ıiuü](?:[mn](?:[ıiuü]z)?)?|l[ae]r[ıi])(?:n?[ıiuü]|n?d[ae]n?|n?[ae])?$"
)
OWNED_OBJECT = re.compile("(?:[ğk][ıiuü][mn]|[ıiuü][mn][ıiuü]z|l[ae]r[ıi]n)[ıiuü]$")
TIMES = re.compile(
    "(?:zaman|gün|an|sıra|yıl|süre|vakit|vakt|saat|hafta|ay|kadar|gibi|için|hal|takdir|sabah|akşam|gece|dönem|müddet)"
    "(?:lar|ler)?(?:de|da|te|ta|den|dan|ten|tan|e|a|ce|ca|i|ı|inde|ında)?"
)
"""Nouns before which a participle says when something was, with a subject in the nominative."""


def features_of(person: Person) -> Features:
    """Number and person as features."""
    return {"Number": frozenset({person[0]}), "Person": frozenset({person[1]})}


def self_in(clause: Clause) -> dict[int, Token]:
    """A reflexive pronoun and the predicate that says whose self is meant, joined, by id; nothing where that is not
    sure: *kendimiz planladınız*."""
    predicate = predicate_of(clause)
    if predicate is None or len(predicate.told) > 1 or predicate.word.form in IMPERSONAL:
        return {}
    places = [place for place, word in enumerate(clause.words[: predicate.place]) if told_self(word.form)]
    if len(places) != 1 or any(word.form in PRONOUNS and told_self(word.form) for word in clause.words):
        return {}
    place = places[0]
    word, rest = clause.words[place], clause.words[place + 1 : predicate.place]
    if word.form not in SELVES and CAUSES.search(predicate.word.form):
        return {}
    person = told_self(word.form)
    spoken = all(told[1] in SPEAKERS for told in predicate.told)
    if person is None or len(word.tokens) > 1 or not (spoken or (clause.final and word.form in SELVES)):
        return {}
    if any(other.form in OBLIQUE or other.form in OWNERS or other.form == "ile" for other in clause.words):
        return {}
    if rest and rest[0].form in BEHIND:
        return {}
    verbs = [other for other in rest if other.last.upos in VERBS or WITHOUT.search(other.form)]
    if not all(OF_SAME_SUBJECT.search(other.form) for other in verbs) or (rest and WITHOUT.search(rest[0].form)):
        return {}
    if not spoken and (names_another(rest, predicate.word.form) or any(may_be_owned(o.form, person) for o in rest)):
        return {}
    relation = TOLD if word.form in SELVES else SELF
    return joined(word.last, predicate, relation, features_of(person))


SELVES = frozenset("kendim kendin kendimiz kendiniz".split())
CAUSES = re.compile("[dt][ıiuü]r|hatırlat|benzet|getir")
"""Signs of verbs that make somebody do something: *kendimi kötü hissettirdin*."""
WITHOUT = re.compile("m[ae]d[ae]n$")
OF_SAME_SUBJECT = re.compile("(?:m[ae]k(?:t[ae]n?)?|m[ae]y[aeıi]|[ae]r[ae]k|[ıiuü]p|m[ae]d[ae]n)$")


def owner_in(clause: Clause) -> dict[int, Token]:
    """Personal pronouns in the genitive and the nouns behind them that are told to be somebody else's, joined, by id:
    *bizim arabam*. Not where a later word may be theirs: *senin evimize geldiğin*."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words):
        person = OWNERS.get(word.form)
        found = owned_behind(clause, place) if person is not None else None
        after = clause.words[place + 1] if place + 1 < len(clause.words) else None
        if person is not None and after is not None and is_of_nobody_else(after, person):
            changed[word.last.id] = as_told(word.last, "PRON", of_owner(frozenset({person})), (after.last.id, OWNER))
            changed[after.last.id] = as_told(after.last, "NOUN", of_owner(HIS), None)
        if person is None or found is None:
            continue
        owned = clause.words[found]
        told = told_owner(owned.form, owned.last.upos) or HIS
        if person in told or any(may_be_theirs(clause, later, person) for later in range(place + 1, len(clause.words))):
            continue
        token = owned.last
        changed[word.last.id] = as_told(word.last, "PRON", of_owner(frozenset({person})), (token.id, OWNER))
        changed[token.id] = as_told(token, token.upos, of_owner(told), None)
    return changed


def is_of_nobody_else(word: Word, person: Person) -> bool:
    """Whether a postposition has the ending of another one than the pronoun in the genitive before it: *bizim
    sayesinde*. *Hakkında* may be thine as well."""
    forms = {"sayesinde"} if person == YOU else {"sayesinde", "hakkında", "tarafından"}
    return person[1] in SPEAKERS and word.form in forms


def may_be_theirs(clause: Clause, place: int, person: Person) -> bool:
    """Whether a word may have the ending of what is somebody's: neither one that always ends so (*dün*, *için*) nor the
    finite verb that ends a clause (*gördün*), nor an adjective in *-lı*, which looks like *his* (*hızlı*)."""
    word = clause.words[place]
    if (
        word.form in ENDS_ANYHOW
        or word.form in OBLIQUE
        or (word.last.upos == "ADJ" and WITH_IT.search(word.form) is not None)
    ):
        return False
    ends = place + 1 == len(clause.words) and is_finite(word) and bool(told_by(word))
    return not ends and may_be_owned(word.form, person)


ENDS_ANYHOW = frozenset(
    "akşam aynı bazı belki bugün bunun bütün böyle değil doğru dolayı dün eski farklı gibi hangi hem hiçbiri ikinci "
    "iki ilişkin iyi için kadın karşı kim kötü niçin onun rağmen sakın son tam tüm uzun yakın yarın yeni yönelik "
    "zaman çünkü önemli şimdi şunun".split()
)
"""Words that end like what is somebody's and are never that."""
WITH_IT = re.compile("l[ıiuü]$")


def owned_behind(clause: Clause, place: int) -> int | None:
    """The place of the noun or verbal noun behind an owner, adjectives, determiners and where it is (*evdeki*) left
    out, if its end tells whose it is. The last word of a clause may say who somebody is: *ben senin yengenim*."""
    found = place + 1
    while found < len(clause.words) and stands_before_nouns(clause.words[found]):
        found += 1
    if found >= len(clause.words):
        return None
    word = clause.words[found]
    if found == place + 1 and is_his(clause, found):
        return found
    last = found + 1 == len(clause.words) and word.last.upos == "NOUN"
    if last or len(word.tokens) > 1 or not is_owned(word, clause.words[found + 1 :]):
        return None
    return found if told_owner(word.form, word.last.upos) else None


def is_his(clause: Clause, place: int) -> bool:
    """Whether a noun ends as what is his: behind a vowel for certain (*annesi*), otherwise where the last word has no
    object, so that it is no accusative (*benim defteri kayıp*)."""
    word, last = clause.words[place], clause.words[-1]
    stem = HIS_END.sub("", word.form)
    plain = len(word.tokens) == 1 and word.last.upos == "NOUN" and place + 1 < len(clause.words)
    if not plain or word.form in known_nouns() or "3" not in word.last.feats.get("Person[psor]", ()):
        return False
    if word.form.endswith(("sı", "si", "su", "sü")):
        return stem in known_nouns() and stem[-1] in VOWELS
    idle = last.last.upos not in VERBS or STAYS.match(last.form) is not None
    return idle and as_alone(stem) in known_nouns() and "Nom" in word.last.feats.get("Case", ())


HIS: Told = frozenset({IT, THEY})
HIS_END = re.compile("s?[ıiuü]$")
STAYS = re.compile("(?:kal(?!d[ıi]r)|gel(?!i[şr])|gi[dt]|dur(?!dur)|kaybol|bozul|kırıl|çalın)")


def stands_before_nouns(word: Word) -> bool:
    """Whether a word modifies the noun behind it."""
    return word.last.upos in {"ADJ", "DET"} or word.form in HOW or WHERE.search(word.form) is not None


HOW = OBLIQUE | frozenset("en çok daha pek hiç ne nasıl neden niye niçin nerede nereye nereden".split())
"""What stands before a participle: *senin ne düşündüğün*, *benim en sevdiğim renk*."""
WHERE = re.compile("[dt][ae]ki$")


def compared_in(clause: Clause) -> dict[int, Token]:
    """Personal pronouns right before a postposition that takes their genitive, joined to that, by id: *ben gibi*."""
    changed: dict[int, Token] = {}
    for place, (word, after) in enumerate(pairwise(clause.words)):
        if place and clause.words[place - 1].form in OBLIQUE:
            # *Bana ben gibi bakmaz*: as one looks at somebody.
            continue
        if after.form in OF_GENITIVES and PRONOUNS.get(word.form, IT)[1] in SPEAKERS and len(word.tokens) == 1:
            token, adposition = word.last, after.last
            changed[token.id] = as_told(token, "PRON", {"Case": frozenset({"Nom"})}, (adposition.id, SELF))
            changed[adposition.id] = as_told(adposition, "ADP", {}, None)
    return changed


OF_GENITIVES = frozenset({"için", "gibi", "kadar"})


def governed_in(clause: Clause) -> dict[int, Token]:
    """Nouns right before a postposition that never stands behind their case, joined to that, by id: *yasadan göre*,
    *sabaha beri*, *dokuzdan kadar*. Others may say when: *okula sonra gideriz*."""
    changed: dict[int, Token] = {}
    for place, (word, after) in enumerate(pairwise(clause.words)):
        asked, wrong = NEVER_BEHIND.get(after.form, ("", frozenset[str]()))
        token, adposition = word.last, after.last
        case = told_case(word) or case_of_verb(word)
        if after.form == "için" and SINCE_DONE.search(word.form) is None:
            continue
        if after.form in STRICT and DONE_SO.search(word.form):
            case, wrong = "Nom", NOMINATIVES
        if after.form in STRICT and word.form in DAYS_AND_MONTHS:
            case, wrong = "Nom", NOMINATIVES
        elif after.form in STRICT and HIS_OR_ACCUSATIVE.search(word.form) and token.upos == "NOUN" and not case:
            own = place and {"Nom", "Gen"} & clause.words[place - 1].last.feats.get("Case", frozenset())
            case = "Nom" if own else "Acc"
            wrong = frozenset({case})
        if case not in wrong or (after.form in ALSO_ADJECTIVES and adposition.upos != "ADP"):
            continue
        behind = clause.words[place + 2 : place + 3]
        if after.form == "karşı" and case == "Abl" and any(other.last.upos in {"ADJ", "NOUN"} for other in behind):
            # *Ağ üzerinden karşı tarafa.*
            continue
        if place and is_conjunction(clause.words[place - 1]):
            # Of several nouns only the last need have the ending, and the first may have another case.
            continue
        upos = "PRON" if token.upos == "PRON" else "NOUN"
        changed[token.id] = as_told(token, upos, {"Case": frozenset({case})}, (adposition.id, CASES_ASKED[asked]))
        changed[adposition.id] = as_told(adposition, "ADP", {}, None)
    return changed


NEVER_BEHIND = {
    **dict.fromkeys("göre ilişkin dair rağmen karşın yönelik ait".split(), ("Dat", frozenset({"Abl", "Acc", "Loc"}))),
    **dict.fromkeys("dolayı ötürü itibaren beri".split(), ("Abl", frozenset({"Acc", "Dat", "Loc"}))),
    **dict.fromkeys("kadar dek değin".split(), ("Dat", frozenset({"Abl", "Acc", "Loc"}))),
    "karşı": ("Dat", frozenset({"Abl", "Acc"})),
    **dict.fromkeys("oranla kıyasla nazaran istinaden".split(), ("Dat", frozenset({"Abl", "Loc"}))),
    **dict.fromkeys("için boyunca nedeniyle sebebiyle".split(), ("Nom", frozenset({"Abl"}))),
}
"""Postposition -> the case that it governs, and those that no noun right before it can have."""
STRICT = frozenset("göre ilişkin rağmen karşın ötürü itibaren".split())
HIS_OR_ACCUSATIVE = re.compile("..[bcdfgğhjklmprsştvyz][ıiuü]$")
"""Ends of what is his or of accusatives, neither of which stands before these: *kanunu göre*."""
ALSO_ADJECTIVES = frozenset({"karşı", "dair", "ait", "dolayı", "kadar", "beri"})
"""Postpositions that are other words as well."""


def case_of_verb(word: Word) -> str:
    """The ablative of what is done, of which the tagger makes a verb; otherwise empty."""
    return "Abl" if word.last.upos in VERBS and SINCE_DONE.search(word.form) else ""


SINCE_DONE = re.compile("(?:[dt][ıiuü]|[ae]c[ae])ğ[ıiuü](?:m|n|[mn][ıiuü]z)?d[ae]n$")
"""Ends of what is done, in the ablative: *geldiğimden*."""
DONE_SO = re.compile("(?:[dt][ıiuü]|[ae]c[ae])ğ[ıiuü](?:m|n|[mn][ıiuü]z)?$")
"""Ends of what is done, without a case: *geldiği*."""
NOMINATIVES = frozenset({"Nom"})
DAYS_AND_MONTHS = frozenset(
    "pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül "
    "ekim kasım aralık bugün yarın dün".split()
)
"""Days and months without an ending, in which nobody has them before these either."""


def is_conjunction(word: Word) -> bool:
    """Whether a word joins two others."""
    return word.last.upos == "CCONJ" or word.form == "ile"


def told_case(word: Word) -> str:
    """The case that a noun or pronoun has for certain: the tagger says so, and the end of the word; empty otherwise."""
    token = word.last
    if len(word.tokens) > 1 or token.upos not in DECLINED or word.form[0].isdigit():
        return ""
    pronoun = next((case for forms in PRONOUN_FORMS for case, form in forms.items() if form == word.form), "")
    cases = {pronoun} if pronoun else token.feats.get("Case", frozenset())
    case = next(iter(cases)) if len(cases) == 1 else ""
    if case == "Loc" and not {word.form[:-1], f"{word.form[:-2]}t"}.isdisjoint(known_nouns()):
        # *Metoda* is the dative of *metot*.
        return ""
    if case == "Nom" and is_dative_of_known(word.form):
        return "Dat"
    return case if pronoun or (case in CASE_ENDS and CASE_ENDS[case].search(word.form)) else ""


def is_dative_of_known(form: str) -> bool:
    """Whether a word is unknown, and the dative of a known noun of several syllables, in which no other word ends so:
    *ofise*."""
    stem = form[:-1]
    long = len(stem) > LONG and sum(letter in VOWELS for letter in stem) > 1 and stem[-1] not in VOWELS
    return long and form[-1] in "ae" and form not in known_nouns() and as_alone(stem) in known_nouns()


LONG = 3
DECLINED = frozenset({"ADJ", "NOUN", "NUM", "PRON", "PROPN"})
CASE_ENDS = {
    "Dat": re.compile("..['’]?[ae]$"),
    "Loc": re.compile("..[dt][ae]$"),
    "Abl": re.compile("..[dt][ae]n$"),
    "Acc": re.compile(
        "[aeıioöuü]['’]?y[ıiuü]$|['’]n?[ıiuü]$|(?:s|l[ae]r|[bcçdfgğhjklmprstvyz])[ıiuü]n[ıiuü]$"
        "|[ıiuüae][mn](?:[ıiuü]z)?[ıiuü]$"
    ),
}
"""Case -> ends of nouns in it that are no nominative's."""


def counted_in(clause: Clause) -> dict[int, Token]:
    """Numerals and the nouns in the plural right behind them, joined, by id: *iki kitaplar*. Not where the plural is
    that of who has one (*iki çocukları var*), in names and titles (*üç silahşorlar*), or of tens and hundreds."""
    changed: dict[int, Token] = {}
    for place, (word, after) in enumerate(pairwise(clause.words)):
        numeral, noun = word.last, after.tokens[0]
        before = clause.words[place - 1].form if place else ""
        since = len(after.tokens) == 2 and SINCE.search(after.form) is not None and word.form in FEW
        plain = is_plain(after) and (noun.upos == "NOUN" or BY.search(after.form) is not None)
        alone = (since or plain) and len(word.tokens) == 1 and before not in NUMBERED
        # *Windows 10 cihazlarda*; *SHA-256 hesaplar*.
        named = is_capital(clause.words[place - 1]) if place > 1 else place == 0 and numeral.id > 1
        last = clause.words[place - 1].last if place else None
        if last is not None and last.span is not None and numeral.span is not None:
            named |= last.span[1] == numeral.span[0]  # *x86*
        named |= place == 1 and clause.words[0].last.upos in {"PROPN", "X"}
        counts = is_count(word) and not named
        surely = word.form in NUMERALS or counts or may_count(word, place)
        if not (alone and surely and SEVERAL_THINGS.search(after.form)):
            continue
        if (COUNTED_SO.match(after.form) and not since) or THOSE_AT.search(after.form):
            continue
        changed[numeral.id] = as_told(numeral, "NUM", {}, (noun.id, COUNTED))
        changed[noun.id] = as_told(noun, "NOUN", {"Number": frozenset({"Plur"})}, None)
    return changed


def may_count(word: Word, place: int) -> bool:
    """Whether a numeral that is another word as well begins a clause and is one to the tagger: *altı*, *yedi*."""
    return word.form in ALSO_WORDS and word.last.upos == "NUM" and place == 0


def is_count(word: Word) -> bool:
    """Whether digits count what follows: no year, and no ordinal."""
    return COUNT.fullmatch(word.form) is not None and word.last.upos == "NUM"


COUNT = re.compile(r"[2-9]|[1-9]\d|[1-9]\d\d|[1-9]\d?\d?[.]\d{3}")
THOSE_AT = re.compile("[dt][ae]kil[ae]r")
"""Those that are somewhere, which stand behind a noun that is left out: *18 yaş üstündekiler*, *5000 altındakiler*."""
SINCE = re.compile("(?:yıllar|aylar|haftalar|günler|saatler)d[ıi]r$")
"""How long something has been."""
FEW = frozenset("iki üç dört beş altı yedi sekiz dokuz".split())
"""Numerals that are no tens: *on yıllardır* says for decades."""
BY = re.compile("l[ae]rc[ae]$")
NUMERALS = frozenset(
    "iki üç dört beş sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan birkaç birçok her hiçbir".split()
)
ALSO_WORDS = frozenset("altı yedi".split())
"""Numerals that are other words as well."""
NUMBERED = frozenset("saat sayfa bölüm madde grup numara no seviye sınıf yaş sıra ünite sürüm adım".split())
SEVERAL_THINGS = re.compile(
    "..l[ae]r(?:d[ıi]r|c[ae]|[ae]|d[ae]n?|l[ae]|[ıi]n|[ıi]m(?:[ıi]z)?(?:[ıiae]|d[ae]n?|l[ae]|[ıi]n)?)?$"
)
COUNTED_SO = re.compile(
    "dolar|kiler|molar|(?:on|yüz|bin|milyon|milyar|yıl|büyük|küçük|cüce|silahş[oö]r|harami|ay|uyur|kafadar|tenör|güzel|kardeş|kuruş|lira|nokta)"
    "l[ae]r"
)
"""Singulars that look like plurals, tens, decades, banknotes, and what is known by its number."""


def is_owned(word: Word, rest: Sequence[Word]) -> bool:
    """Whether the end of a word is that of somebody's, and none of its stem (*durumu*, *deniz*)."""
    if word.last.upos == "VERB":
        needed = bool(rest) and NEEDED.match(rest[0].form) is not None
        return needed or not is_finite(word) or OWNED_VERB.search(word.form) is not None
    owners = word.last.feats.get("Person[psor]", frozenset())
    return (
        not owners.isdisjoint(SPEAKERS)
        or OF_KIN.fullmatch(word.form) is not None
        or (
            PLURAL_OWNED.search(word.form) is not None
            or (OF_SEVERAL.search(word.form) is not None and NO_ENDING.match(word.form) is None)
        )
    )


OF_KIN = re.compile(
    "(?:anne|baba|abla|ağabey|abi|kardeş|teyze|hala|dayı|amca|dede|nine|büyükanne|oğl|kız|eş|karı|koca|arkadaş|yeğen|torun)"
    "[ıiuü]?m(?:[ıiuüae]|[dt][ae]n?|l[ae]|[ıiuü]n)?"
)
"""Relatives and friends of who speaks, which the tagger often takes for nouns that are nobody's."""
OF_SEVERAL = re.compile("[ıiuüae][mn][ıiuü]z(?:[ıiuüae]|d[ae]n?|l[ae]|[ıiuü]n)?$")
NO_ENDING = re.compile("(?:deniz|domuz|omuz|temiz|temmuz|yalnız|beniz|geniz|kımız|semiz|hamız|namız)")
"""Nouns whose stem ends like what is ours or yours."""
NEEDED = re.compile("lazım|gerek|şart$|için$|mümkün|imkansız|zorunlu")
"""Beginnings of words behind what somebody has to do: *gelmem lazım* is no *I do not come*."""
PLURAL_OWNED = re.compile("l[ae]r[ıi][mn](?:[ıi]z)?(?:[ıiae]|d[ae]n?|l[ae]|[ıi]n)?$")


def of_owner(told: Told) -> Features:
    """Number and person of who has something, as features."""
    return {
        "Number[psor]": frozenset(number for number, _ in told),
        "Person[psor]": frozenset(person for _, person in told),
    }


def joined(token: Token, predicate: Predicate, relation: str, own: Features) -> dict[int, Token]:
    """A subject joined to a predicate for certain, and the predicate as its end tells it."""
    verb = predicate.word.last
    numbers = frozenset(number for number, _ in predicate.told)
    persons = frozenset(person for _, person in predicate.told)
    feats = {"Number": numbers, "Person": persons}
    upos = "PRON" if written(token.form) in PRONOUNS or told_self(token.form) else token.upos
    return {
        token.id: as_told(token, upos, own, (verb.id, relation)),
        verb.id: as_told(verb, verb.upos if verb.upos in VERBS else "VERB", feats, None),
    }


def as_told(token: Token, upos: str | None, feats: Features, place: tuple[int, str] | None) -> Token:
    """The word with a part of speech, features and a place that are sure."""
    found = replace(token, upos=upos, feats={**token.feats, **feats})
    if place is not None:
        found = replace(found, head=place[0], deprel=place[1])
    beliefs = token.beliefs
    if beliefs is None:
        return found
    known = {name: {value: 1.0 / len(values) for value in sorted(values)} for name, values in feats.items()}
    beliefs = replace(beliefs, upos={upos or "": 1.0}, feats={**beliefs.feats, **known})
    if place is not None:
        beliefs = replace(beliefs, heads={place[0]: 1.0}, deprels={place[1]: 1.0})
    return replace(found, beliefs=beliefs)


def is_owner(word: Word) -> bool:
    """Whether a word is a personal pronoun in the genitive."""
    return word.form in OWNERS


def alone_in(clause: Clause) -> dict[int, Token]:
    """A person or animal that is alone and its verb in the plural, joined, by id; nothing where that is not sure."""
    predicate = predicate_of(clause)
    if (
        predicate is None
        or not clause.final
        or predicate.told != frozenset({THEY})
        or THINKS.match(predicate.word.form)
    ):
        return {}
    before = clause.words[: predicate.place]
    place = next((number for number, word in enumerate(before) if is_somebody(word)), None)
    if place is None or not all(may_precede(word) for word in before[:place]) or place + 1 == len(before):
        return {}
    after = before[place + 1 :]
    if not (after and begins_another_phrase(after[0])) or any(
        may_be_several(word) for word in (*before[1:place], *after)
    ):
        return {}
    if any(may_have_a_subject(word, after[number + 1 :], predicate.word.form) for number, word in enumerate(after)):
        return {}
    token = before[place].last
    own = {"Number": frozenset({"Sing"}), "Person": frozenset({"3"}), "Case": frozenset({"Nom"})}
    return joined(token, predicate, ALONE, own)


THINKS = re.compile("(?:de(?!ğ)|diy|san|zanne|say|bil|bul|gör)")
"""Verbs with which it is said what somebody is, and in the plural anybody says so: *çocuk hasta dediler*."""


def named_in(clause: Clause) -> dict[int, Token]:
    """Somebody with whom a sentence begins, and a verb in the first person of the singular that has another object or
    none, joined, by id: *Mehmet bu kitabı seviyorum*; nothing where that is not sure."""
    predicate = predicate_of(clause)
    if predicate is None or not clause.final or predicate.told != frozenset({ME}) or predicate.place < 2:
        return {}
    first, *between = clause.words[: predicate.place]
    kin = OF_KIN.fullmatch(first.form) is not None
    name = first.last.upos == "PROPN" and not (first.last.form or "").isupper()
    somebody = (is_somebody(first) or kin or name) and first.last.feats.get("Case") == frozenset({"Nom"})
    others = any(word.form in MEN or told_owner(word.form, word.last.upos) or may_be_several(word) for word in between)
    if not somebody or first.last.id != 1 or len(first.tokens) > 1 or others:
        return {}
    # *Mahmut Beyi arıyordum*: a title belongs to the name.
    certain = told_case(between[0]) == "Acc" and POSSESSED_CASE.search(between[0].form) is None
    apart = begins_another_phrase(between[0]) or certain
    if not apart or is_capital(between[0]) or APOSTROPHE.search(between[0].form):
        # *Pull request'i birleştirdim*: names have several words, and are owners of what is named after them.
        return {}
    if any(may_have_a_subject(word, between[number + 1 :], predicate.word.form) for number, word in enumerate(between)):
        return {}
    if not any("Acc" in word.last.feats.get("Case", ()) for word in between):
        return {}
    own = {"Number": frozenset({"Sing"}), "Person": frozenset({"3"}), "Case": frozenset({"Nom"})}
    return joined(first.last, predicate, NAMED, own)


MEN = frozenset("ben beni bana bende benden benim biz bizi bize bizde bizden bizim kendim kendimi kendime".split())


def is_somebody(word: Word) -> bool:
    """Whether a word is a singular noun for a person or an animal, as it stands in a dictionary, or a pronoun."""
    if len(word.tokens) > 1 or word.last.upos != "NOUN":
        return False
    return word.form in SOMEBODY or DOER.search(word.form) is not None


SOMEBODY = frozenset(
    "adam abla ağabey amca anne arı arkadaş aslan at avukat ayı baba balık bebek biyomühendis böcek ceylan çalışan "
    "çırak çocuk dede delikanlı doktor eczacı eleştirmen fare fil garson geyik gazeteci hakem hemşire horoz inek "
    "kaplan kaplumbağa kaptan karga karınca kardeş kartal kedi kelebek keçi koyun komşu köpek köylü kurbağa kurt kuş "
    "kuzu leylek martı maymun memur mimar mühendis müşteri nine oğlan oyuncu öğrenci öğretmen ördek örümcek papağan "
    "pilot ressam sanatçı serçe sincap sporcu teyze tavşan tavuk terzi tilki turist usta uzman vatandaş yazar yengeç "
    "yolcu yılan yunus zürafa şair şoför zebra zeybek hırsız çoban".split()
)
DOER = re.compile("(?:[kştsfhp]ç|[tydr][ıiuü]c|[iy][ae]c)[ıiuü]$")
"""Ends of nouns for those who do something: *sağlıkçı*, *yönetici*, *kimyacı*."""


def may_precede(word: Word) -> bool:
    """Whether a word may stand before a subject in the singular and be no part of a clause of its own."""
    if word.form in SEVERAL or any(character.isdigit() for character in word.form):
        return False
    return word.last.upos in {"ADJ", "ADV", "CCONJ", "DET", "INTJ", "SCONJ"} or word.form in WHEN or word.form in OWNERS


SEVERAL = frozenset(
    "çok az birçok birkaç kimi nice kaç çoğu sayısız çeşitli farklı pek bunca onca iki üç dört beş altı "
    "yedi sekiz dokuz on yüz bin yarım çift sayın kutsal ulu majesteleri".split()
)
"""Words before a noun in the singular for several, and titles of those to whom a plural is due."""

WHEN = frozenset("dün bugün sabah akşam gece burada orada şurada evet bence yani sonra".split())


def begins_another_phrase(word: Word) -> bool:
    """Whether a word behind a noun is no head of a compound with it (*çocuk parkında*) nor stands for another one."""
    token = word.last
    if token.upos in {"ADV", "DET"}:
        return word.form not in PARTICLES_BEHIND
    if token.upos == "ADJ":
        return POSSESSED_CASE.search(word.form) is None
    return token.upos == "NOUN" and OBLIQUE_END.search(word.form) is not None and POSSESSED.search(word.form) is None


PARTICLES_BEHIND = frozenset("de da bile dahi ise ile gibi kadar".split())
OBLIQUE_END = re.compile("(?:d[ae]|t[ae]|d[ae]n|t[ae]n|l[ae]|l[ae]r[ae]|[aeıioöuü]y[aeıiuü]|[ıiuü]n)$")
POSSESSED_CASE = re.compile("[ıiuü]n(?:d[ae]n?|[ae]|[ıiuü]|[ıiuü]n)$")
POSSESSED = re.compile("(?:[ıiuü]n(?:d[ae]n?|[ae]|[ıiuü]|[ıiuü]n)|l[ae]r[ıi]|(?<![aeıioöuü]y)[ıiuü])$")
"""Ends of the heads of compounds, and accusatives that look like these."""


def may_be_several(word: Word) -> bool:
    """Whether a word may belong to a subject in the plural, or says how or with whom somebody does something."""
    token = word.last
    if word.form in WITH_OTHERS or is_together(word) or token.upos == "NUM" or SOME.fullmatch(word.form):
        return True
    if token.upos == "PROPN" or (token.upos == "NOUN" and is_capital(word)):
        return "Nom" in token.feats.get("Case", {"Nom"})
    if "Acc" in token.feats.get("Case", ()):
        return False
    return token.upos in {"NOUN", "PRON"} and PLURAL.search(word.form) is not None


WITH_OTHERS = frozenset("ile birlikte beraber ve veya olarak diye gibi kadar yerine hem ise".split())
SOME = re.compile("birkaçı|biri|birisi|bazı(?:sı|ları)|çoğu|hep(?:si|imiz)|kimi(?:si|leri)?|ikisi|üçü|herkes|diğeri")
"""Pronouns for some or all of several."""
PLURAL = re.compile("(?:l[ae]r|[mn][ıiuü]z|l[ae]r[ıi]m|l[ae]r[ıi])$")

_TIMES = (
    "akşam|an|ara|ay|bahar|biçim|cuma|cumartesi|çarşamba|defa|dönem|fiyat|gece|gün|hafta|hal|kadar|kere|kez|kış|konu|"
    "mevsim|öğle|pazar|pazartesi|perşembe|saat|sabah|salı|sefer|sene|sezon|sıra|sonbahar|süre|şekil|taraf|tür|vakit|yan|"
    "yaz|yer|yıl|yol|yön|yüzyıl|zaman|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|son|"
    "dakika|saniye|akşamüstü|öğleden|bugün|yarın|dün|kilometre|metre|lira|dolar|euro|kilo|gram|yüzde|cihet|denli"
)
MEASURE = re.compile(
    f"(?:{_TIMES})(?:l[ae]r)?(?:s?[ıiuü])?(?:n?(?:[dt][ae]n?|[ae]|[ıiuü]n?))?(?:y?l[ae]|c[ae]|lık|lik|luk|lük)?"
)
"""Nouns that say when, how often, how much or how, in any case."""


def is_measure(word: Word) -> bool:
    """Whether a word is a noun that says when, how often, how much or how: *bu akşam*."""
    return MEASURE.fullmatch(word.form) is not None


@cache
def known_nouns() -> frozenset[str]:
    """The nouns of the lexicon, as they stand in dictionaries."""
    return frozenset(classes_of(LANGUAGE).genders)
