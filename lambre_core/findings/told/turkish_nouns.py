"""Turkish subjects that are nouns, told by the words: *Ayşe her gün yüzüyorum*, *bu çocuk çok akıllısın*.

A noun that begins a clause may be its object, what somebody becomes, or who is called. It is its subject for certain
where it is the name of a person, a person or an animal, who is not called, or what is somebody's or pointed at, and the
verb has another object or none: then a verb of who speaks does not go with it (`subj@named`), and one of several does
not go with a name (`subj@alone`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from lambre_core.findings.personal_endings import IT, ME, THEY, VERBS, WE, YOU, YOU_ALL, Told
from lambre_core.findings.told.definites import PERSONS
from lambre_core.findings.told.government import case_asked
from lambre_core.findings.told.relations import ALONE, NAMED, TOLD_RELATIONS, as_told
from lambre_core.findings.told.subjects import (
    MEN,
    POSSESSED_CASE,
    begins_another_phrase,
    may_be_several,
    may_have_a_subject,
    names_another,
)
from lambre_core.findings.turkish_clauses import (
    LANGUAGE,
    OWNERS,
    PARTICLES,
    PRONOUNS,
    Clause,
    Predicate,
    Word,
    clauses,
    is_capital,
    is_together,
    joined,
    known_nouns,
    predicate_of,
)
from lambre_core.findings.turkish_words import (
    DOER,
    OBLIQUE,
    OF_KIN,
    SOMEBODY,
    is_dative_of_known,
    is_measure,
    is_somebody,
    told_case,
)
from lambre_core.lexicon.valency import turkish_cases
from lambre_core.treebank.tree import Sentence, Token


def with_told_nouns(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such nouns joined to the predicates of their clauses."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        if not any((word.last.deprel or "") in TOLD_RELATIONS for word in clause.words):
            changed.update(noun_in(clause) or pointed_in(clause))
    return sentence.with_tokens(changed)


def noun_in(clause: Clause) -> dict[int, Token]:
    """The noun that is the subject of a clause, and its predicate of another person, joined, by id; nothing where that
    is not sure."""
    predicate = predicate_of(clause)
    if predicate is None or not clause.final or clause.listed or len(predicate.told) != 1 or predicate.told == {IT}:
        return {}
    words = clause.words[: predicate.place]
    found = first_noun(words)
    if found is None or found + 1 > len(words) or any(is_called_upon(word) for word in clause.words):
        return {}
    kind = kind_of(words, found)
    if not predicate.told <= NOT_FITTING[kind] or not has_no_other(words, found, predicate, kind in SOMEBODYS):
        return {}
    if kind == "kin" and predicate.told == {YOU} and (predicate.word.last.upos not in VERBS or names_me(words)):
        # *Annem çok güzelsin*, *babam beni anlamıyorsun*: who is spoken to.
        return {}
    return with_subject(words[found], predicate)


def names_me(words: Sequence[Word]) -> bool:
    """Whether who speaks is named, as one does in speaking to somebody."""
    return any(word.form in MEN for word in words)


def with_subject(noun: Word, predicate: Predicate) -> dict[int, Token]:
    """A noun and a predicate of another person or number, joined, by id."""
    number = "Plur" if SEVERAL.search(noun.form) else "Sing"
    own = {"Number": frozenset({number}), "Person": frozenset({"3"}), "Case": NOMINATIVE}
    token = as_told(noun.last, "PROPN" if is_name(noun) else "NOUN", {}, None)
    verb = replace(predicate.word.last, upos="VERB")
    predicate = replace(predicate, word=replace(predicate.word, tokens=(verb,)))
    return joined(token, predicate, ALONE if predicate.told == {THEY} else NAMED, own)


def pointed_in(clause: Clause) -> dict[int, Token]:
    """What is pointed at, with which a clause begins, and the adjective of another person that ends it, joined, by id:
    *bu çocuk çok akıllısın*, *bu araba eskiler*."""
    if len(clause.words) < LEAST or clause.words[0].form not in POINTING or clause.listed or not clause.final:
        return {}
    noun, *between, last = clause.words[1:]
    plain = noun.last.upos == "NOUN" and noun.form in known_nouns() and not is_measure(noun)
    if not plain or any(word.last.upos != "ADV" for word in between) or len(last.tokens) > 1:
        return {}
    stem = next((adjective for adjective in ADJECTIVES if last.form.startswith(adjective)), None)
    ends = (person for end, person in COPULAS if stem is not None and end.fullmatch(last.form[len(stem) :]))
    told = next(ends, None)
    if told is None:
        return {}
    return with_subject(noun, Predicate(len(clause.words) - 1, last, frozenset({told})))


LEAST = 3
ADJECTIVES = tuple(
    "akıllı başarılı büyük cesur çalışkan dürüst eski fakir genç güçlü güzel haklı haksız hasta hazır hızlı iyi kirli "
    "kısa komik kötü küçük mutlu mutsuz nazik önemli pahalı sakin sessiz sıcak soğuk şanslı tatlı tembel temiz ucuz "
    "uzun üzgün yaşlı yavaş yeni yorgun zayıf zengin".split()
)
"""Adjectives that say how somebody or something is."""
COPULAS = (
    (re.compile("y?[ıiuü]m"), ME),
    (re.compile("s[ıiuü]n"), YOU),
    (re.compile("s[ıiuü]n[ıiuü]z"), YOU_ALL),
    (re.compile("l[ae]r"), THEY),
)
"""Endings of predicates and their persons."""


def first_noun(words: Sequence[Word]) -> int | None:
    """The place of the noun with which a clause begins, behind what says when or how things are, its attributes and
    whose it is; None where it begins otherwise."""
    place = 0
    while place < len(words) and begins(words[place]) and not is_name(words[place]):
        place += 1
    if place < len(words) and is_name(words[place]):
        return place if len(words[place].tokens) == 1 else None
    while place < len(words) and is_attribute(words[place]):
        place += 1
    if place >= len(words):
        return None
    token = words[place].last
    noun = len(words[place].tokens) == 1 and token.upos in {"NOUN", "PROPN"} and token.feats.get("Case") == NOMINATIVE
    return place if noun and not is_measure(words[place]) else None


NOMINATIVE = frozenset({"Nom"})
_PSOR = "Person[psor]"


def begins(word: Word) -> bool:
    """Whether a word that begins a clause says when or how things are."""
    return word.last.upos in {"CCONJ", "ADV"} or word.form in BEGINNING


BEGINNING = frozenset("dün bugün yarın şimdi sonra evet hayır artık bence galiba sanırım belki ama fakat çünkü".split())


def is_attribute(word: Word) -> bool:
    """Whether a word stands before a noun of one phrase with it."""
    token = word.last
    return (
        (token.upos in {"ADJ", "DET"} and "Case" not in token.feats)
        or word.form in POINTING
        or word.form in OWNERS
        or token.feats.get("Case") == GENITIVE
        or word.form == "kız"
    )


GENITIVE = frozenset({"Gen"})
ACCUSATIVE = frozenset({"Acc"})
POINTING = frozenset({"bu", "şu", "o"})


def kind_of(words: Sequence[Word], place: int) -> str:
    """What kind of subject a noun can be; empty for none that is certain."""
    word, before = words[place], words[place - 1] if place else None
    alone = before is None or begins(before)
    if alone and is_name(word):
        return "name"
    if alone and HIS_KIN.fullmatch(word.form):
        return "owned"
    sister = before is not None and before.form == "kız"
    if OF_KIN.fullmatch(word.form) and (word.form not in CALLED or sister):
        return "kin" if alone or sister else ""
    owner = before is not None and before.last.feats.get("Case") == GENITIVE and before.form not in OWNERS
    if owner and HIS.search(word.form) and word.form not in known_nouns() and "3" in word.last.feats.get(_PSOR, ()):
        return "owned"
    if before is not None and before.form in POINTING and word.form in known_nouns() and _PSOR not in word.last.feats:
        return "pointed"
    ends = {OURS.sub("", word.form), word.form[:-OF_OURS]}
    if alone and OURS.search(word.form) and (is_several(word) or not SOMEBODY.isdisjoint(ends)):
        return "ours"
    every = before is not None and place == 1 and before.form in EVERY and SEVERAL.search(word.form) is not None
    if (
        (alone or every)
        and word.form not in CALLED
        and (is_somebody(word) or word.form in PERSONS or (SEVERAL.search(word.form) and is_several(word)))
    ):
        return "somebody"
    return ""


EVERY = frozenset({"bütün", "tüm", "bazı", "diğer"})
NOT_FITTING: dict[str, Told] = {
    "name": frozenset({ME, WE, THEY}),
    "kin": frozenset({ME, WE, YOU}),
    "ours": frozenset({ME, WE}),
    "owned": frozenset({ME, WE, YOU, YOU_ALL, THEY}),
    "pointed": frozenset({ME, YOU, YOU_ALL, THEY}),
    "somebody": frozenset({ME}),
    "": frozenset(),
}
"""Kind of subject -> persons of verbs that do not go with it; who is addressed may be called so, and people may count
themselves among those of whom they speak."""
SEVERAL = re.compile("..l[ae]r$|..l[ae]r[ıi]m(?:[ıi]z)?$")
OURS = re.compile("[ıiuü]?m[ıiuü]z$")
OF_OURS = len("mız")
HIS = re.compile("[aeıioöuü]s[ıiuü]$")
HIS_KIN = re.compile("(?:anne|baba|abla|teyze|hala|amca|dayı|dede|nine|büyükanne)s[ıi]")
CALLED = frozenset("abim ablam canım kızım oğlum kardeşim arkadaşlarım arkadaşlar dostlar gençler kızlar".split())
"""Persons as whom one calls anybody."""


def is_several(word: Word) -> bool:
    """Whether a noun in the plural is said of persons or animals."""
    stem = PLURAL.sub("", word.form)
    return word.last.upos == "NOUN" and (stem in SOMEBODY or stem in PERSONS or DOER.search(stem) is not None)


PLURAL = re.compile("l[ae]r(?:[ıi]m(?:[ıi]z)?)?$")


def is_name(word: Word) -> bool:
    """Whether a word is the first name of somebody, and no other word."""
    return word.form in NAMES and is_capital(word) and not (word.last.form or "").isupper()


NAMES = frozenset(
    "ahmet ali alper arda aslı aylin ayten ayşe ayşegül azra banu berk berkay beyza burak burcu büşra canan cem "
    "cemal ceren ceyda didem ebru ece eda ekrem elif emel emine emrah emre eray ercan erdem erhan erkan erol "
    "ersin esin esra ezgi faruk fatih fatma fatoş ferhat feyza fikret funda furkan gamze gizem gökhan gülay "
    "gülşen hakan hale halil hande hasan hatice hülya hüseyin ibrahim ilker irem ismail kaan kadir kemal kerem "
    "koray kübra levent leyla mehmet melike melis meltem meral mert merve mesut murat mustafa muzaffer nalan "
    "nazlı necla neslihan nesrin nihat nilay nuray nuri nurten okan orhan osman oğuz pelin pınar ramazan recep "
    "sabri salih sedat selim selin selma selçuk sema semih serap serdar serkan serpil sevil sevim sezen sibel "
    "sinan sinem süleyman tarık tayfun tolga tuba tuncay turgut tuğba tuğçe veli volkan yasin yavuz yeliz yusuf "
    "yılmaz zehra zeki zeynep zuhal özge özgür özlem şebnem şeyma şule".split()
)
"""First names that are no other nouns."""


def is_called_upon(word: Word) -> bool:
    """Whether a word shows that somebody is addressed, who may be the one that is named: *Ayşe, seni arıyordum*."""
    return word.form in ADDRESSED or YOURS.search(word.form) is not None


ADDRESSED = (
    frozenset(
        "sen seni sana sende senden senin seninle siz sizi size sizde sizden sizin sizinle lütfen haydi hadi merhaba "
        "ya ! ?".split()
    )
    | PARTICLES
)
YOURS = re.compile("[ıiuü]n[ıiuü]z(?:[ıiuüae]|d[ae]n?)?$|abi$|efendim")


def has_no_other(words: Sequence[Word], place: int, predicate: Predicate, owned: bool) -> bool:
    """Whether a noun stands apart from what follows it, and the predicate has no other subject, and an object or
    none.

    Args:
        owned: it is somebody's, so that it makes no compound with another noun.
    """
    after = words[place + 1 :]
    verb = predicate.word.form
    apart = not after or is_apart(after[0]) or (owned and is_object(after[0]))
    if not (apart or (is_name(words[place]) and is_measure(after[0]))):
        return False
    alone = predicate.told <= frozenset({ME, YOU})
    if any(word.form in PRONOUNS or word.form in WITH_OTHERS or (is_together(word) and not alone) for word in after):
        return False
    if any(may_have_a_subject(word, after[number + 1 :], verb) for number, word in enumerate(after)):
        return False
    if predicate.told == {THEY} and any(map(may_be_several, after)):
        return False
    if names_another([word for word in after if not is_measure(word)], verb) or any(
        word.last.upos == "PROPN" and told_case(word) == "" for word in after
    ):
        return False
    if predicate.word.last.upos not in VERBS:
        return bool(after) or place > 0
    if SAYS_WHAT.match(verb) or (MAKES.match(verb) and not is_name(words[place])):
        return False
    return is_full(after, verb) or INTRANSITIVE.match(verb) is not None or (owned and is_object(after[-1]))


SOMEBODYS = frozenset({"kin", "ours", "owned"})
"""Kinds of subjects that have the ending of an owner."""


def is_object(word: Word) -> bool:
    """Whether a word is a well-known thing, without an ending or in the accusative: *annem çay içiyor*, *dersi
    anlattı*; not *annem hakkında*."""
    token, form = word.last, word.form
    if token.upos != "NOUN" or len(word.tokens) > 1 or is_capital(word) or is_measure(word) or is_somebody(word):
        return False
    bare = token.feats.get("Case") == NOMINATIVE and form in known_nouns() and _PSOR not in token.feats
    return (bare and form not in PERSONS) or (form[-1] in "ıiuü" and form[:-1] in known_nouns())


WITH_OTHERS = frozenset(
    "ile birlikte beraber ve veya hem olarak diye gibi kadar yerine için adlı isimli var yok değil lazım gerek".split()
)
"""Words with which a noun is of another phrase, or is a predicate's of its own."""
SAYS_WHAT = re.compile("(?:ol(?!uş|gun)|de(?:d|r|y)|diy|san|zanne|say|bil|gör|um)")
MAKES = re.compile("bul|iste|seç|yap(?!ış)")
"""Verbs with which it is said what somebody is, or is to be."""


def is_apart(word: Word) -> bool:
    """Whether a word behind a noun is of no phrase with it."""
    if is_capital(word):
        return False
    his = POSSESSED_CASE.search(word.form) is not None or "3" in word.last.feats.get(_PSOR, ())
    oblique = not his and (told_case(word) in {"Acc", "Dat", "Loc", "Abl"} or is_dative_of_known(word.form))
    return oblique or word.form in OBLIQUE or begins_another_phrase(word)


def is_full(after: Sequence[Word], verb: str) -> bool:
    """Whether a verb has an object, or a complement instead of one."""
    if not after:
        return False
    if any(word.last.feats.get("Case") == ACCUSATIVE for word in after):
        return True
    last = after[-1]
    bare = last.last.upos == "NOUN" and last.last.feats.get("Case") == NOMINATIVE and not is_measure(last)
    if len(after) > 1 and bare and last.form in known_nouns():
        return True
    case = case_asked("", verb, turkish_cases(), finite=True)
    return case is not None and any(told_case(word) == case for word in after)


INTRANSITIVE = re.compile(
    "(?:gi[dt]|uç|gel(?!i[şr]t)|kal(?!d[ıi]r)|otur(?!t)|uyu(?!t)|uyuyor|yat(?![ıi]r)|koş(?!t|ul)|yüzü?[yd]|yürü(?!t)|gül(?!d[üu]r)"
    "|ağl[ıa](?!t)|çalış(?!t[ıi]r)|yaş[ıa](?!t)|dön(?!d[üu]r|üş)|gir(?!dir|iş)|çık(?!ar)|bin(?!d[ıi]r)|in(?:d|iy|ec)|düş(?!ün|ür)"
    "|evlen|taşın|hastalan|yorul|gecik|katıl|başl[ıa](?!t)|konuş|kalk(?![ıi]ş)|uyan(?!d[ıi]r)|oyn[ua](?!t)|üşü(?!t)|acık|sus)"
)
"""Beginnings of verbs without an object in the accusative."""
