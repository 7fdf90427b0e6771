"""Told subjects: Turkish sentences in which the words leave no choice of who does what.

The predicate is the last word of its clause, and its end tells the person (`personal_endings`); *ben*, *sen*, *biz* and
*siz* have no other case in this form. Where nothing between the two may have a subject of its own, they belong
together, whatever the parser, which is confused by the clash, makes of them: *biz bu şarkıyı ezbere biliyorum*. What
has been found so is judged by rules on a relation of its own, `subj@told`.

Somebody who is alone has no verb in the plural (*kuş ağaca konmuşlar*, `subj@alone`), while several may have one in the
singular (*kuşlar kondu*). What is owned and what stands behind numerals and before postpositions is told in modules of
their own (`told_turkish_owners`, `told_turkish_cases`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.personal_endings import IT, ME, THEY, VERBS, Person, Told, may_be_owned, told_owner, told_self
from lambre_core.findings.told.relations import ALONE, APPOSED, NAMED, SELF, TOLD, as_told
from lambre_core.findings.told.turkish_cases import compared_in, counted_in, governed_in
from lambre_core.findings.told.turkish_owners import owner_in
from lambre_core.findings.turkish_clauses import (
    LANGUAGE,
    OWNERS,
    PARTICLES,
    PRONOUNS,
    Clause,
    Predicate,
    Word,
    clauses,
    features_of,
    is_capital,
    is_finite,
    is_together,
    joined,
    predicate_of,
    told_by,
)
from lambre_core.findings.turkish_words import (
    BEHIND,
    OBLIQUE,
    OF_KIN,
    OWNED_VERB,
    is_adverbial,
    is_measure,
    is_somebody,
    told_case,
)
from lambre_core.lexicon.turkish import APOSTROPHE
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token


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
    if is_since(between, predicate.word) or IS_SOMEBODY.fullmatch(predicate.word.form) is not None:
        return {}
    if own is not None and person not in persons:
        token = clause.words[place].last
        return {token.id: as_told(token, "PRON", features_of(person), (own.last.id, "subj"))}
    if not stands_alone(clause, place) or not may_be_subject(clause, place, predicate):
        return {}
    relation = ALONE if person == IT and persons == frozenset({THEY}) else TOLD
    return joined(clause.words[place].last, predicate, relation, features_of(person))


def is_since(between: Sequence[Word], verb: Word) -> bool:
    """Whether the words before a verb say how long ago somebody did something: *biz taşınalı üç yıl oldu*."""
    done = next((place for place, word in enumerate(between) if SINCE.search(word.form)), None)
    passed = verb.form.startswith(("ol", "geç"))
    return done is not None and passed and any(map(is_measure, between[done + 1 :]))


SINCE = re.compile("[^m][ae]l[ıi]$")
IS_SOMEBODY = re.compile(
    "(?:ben|bend[ıi]|benmiş)[ıi]?m|sens[ıi]n|send[ıi]n|senmişsin|biz[ıi]z|bizd[ıi]k|siz(?:s[ıi]n|d[ıi]n)[ıi]z|oyum|osun|oyuz"
)
"""Personal pronouns as predicates, which say who somebody is: *o sensin*."""


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


def stands_alone(clause: Clause, place: int) -> bool:
    """Whether a pronoun is not joined to another word, compared with something or spoken of."""
    words = clause.words
    before, after = words[place - 1] if place else None, words[place + 1]
    if (
        after.form in BEHIND
        or after.form.startswith("merkez")
        or (after.form.startswith("ol") and OWNED_VERB.search(after.form) is not None)  # *siz olduğunuzu*
        or (before is not None and (is_together(before) or (place > 1 and before.form in BEFORE)))
    ):
        return False
    # *Ben de dahil herkes oradaydı*
    included = any(word.form in INCLUDED for word in words[place + 1 : place + 3])
    return not included and not is_together(after)


INCLUDED = frozenset({"dahil", "dâhil", "hariç"})


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
BEFORE = frozenset("ve veya ya ile ne hem yahut".split())


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


def is_until(words: Sequence[Word], place: int) -> bool:
    """Whether a participle says until when something is: *siz açıklayana kadar*."""
    until = place + 1 < len(words) and words[place + 1].form in {"kadar", "dek", "değin"}
    return until and UNTIL.search(words[place].form) is not None


UNTIL = re.compile("[ae]n[ae]$")
SUBORDINATING = frozenset("diye ki iken eğer".split())
OF_NO_SUBJECT = re.compile("(?:m[ae]k(?:t[ae]n?)?|m[ae]y[aeıi]|[ae]r[ae]k|[ıiuü]p|[^ae][ae]n|y[ae]n)$")
COMPOUND = re.compile("(?:m[ıiuü]ş|[ıiuü]yor|[ae]c[ae]k|[aeıiuü]r|m[ae]z)$")
OWNED_OBJECT = re.compile("(?:[ğk][ıiuü][mn]|[ıiuü][mn][ıiuü]z|l[ae]r[ıi]n)[ıiuü]$")
TIMES = re.compile(
    "(?:zaman|gün|an|sıra|yıl|süre|vakit|vakt|saat|hafta|ay|kadar|gibi|için|hal|takdir|sabah|akşam|gece|dönem|müddet)"
    "(?:lar|ler)?(?:de|da|te|ta|den|dan|ten|tan|e|a|ce|ca|i|ı|inde|ında)?"
)
"""Nouns before which a participle says when something was, with a subject in the nominative."""


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
    others = any(
        word.form in MEN or word.form in ADDRESSED or told_owner(word.form, word.last.upos) or may_be_several(word)
        for word in between
    )
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


ADDRESSED = frozenset("seni sana sende senden senin seninle sizi size sizde sizden sizin sizinle".split())
"""Words by which one speaks to somebody, who may be named without a comma: *Zeynep seni özledim*."""
MEN = frozenset("ben beni bana bende benden benim biz bizi bize bizde bizden bizim kendim kendimi kendime".split())


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
    alone = POSSESSED.search(word.form) is None or OF_PLACES.fullmatch(word.form) is not None
    return token.upos == "NOUN" and OBLIQUE_END.search(word.form) is not None and alone


OF_PLACES = re.compile("(?:gökyüzü|yeryüzü|denizaltı|yeraltı|akşamüstü|öğleüstü|ayakkabı|yüzbaşı)n(?:d[ae]n?|[ae])")
"""Nouns that are compounds already, and no heads of further ones: *kuş gökyüzünde uçar*."""
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
