"""Turkish objects that are certain and have no ending, told by the words.

Where the verb says that the subject is who speaks or is spoken to, *bu kitap* in *bu kitap çok sevdim* and *şifreniz*
in *şifreniz kimseyle paylaşmayın* are no subjects; and what is certain is in the accusative as an object, or in the
case that the verb asks for. They are joined to the verb by a relation that says so (`comp:obj@accusative`).
"""

from __future__ import annotations

import re

from lambre_core.findings.personal_endings import VERBS
from lambre_core.findings.told.government import BEHIND_VERBS, case_asked, is_spoken, may_govern
from lambre_core.findings.told.relations import CASES_ASKED, as_told
from lambre_core.findings.told.subjects import is_until
from lambre_core.findings.turkish_clauses import LANGUAGE, OWNERS, Clause, Word, clauses, known_nouns
from lambre_core.findings.turkish_words import DOER, NEEDED, OF_KIN, SOMEBODY, is_measure, is_somebody
from lambre_core.lexicon.turkish import as_alone
from lambre_core.lexicon.valency import turkish_cases
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token


def with_told_definites(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such objects joined to their verbs."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(definite_of(clause))
    return sentence.with_tokens(changed)


def definite_of(clause: Clause) -> dict[int, Token]:
    """The object of the verb that ends a clause, and the verb, by id; nothing where that is not sure."""
    place, spoken = verb_of(clause)
    verb = clause.words[place]
    if verb.last.upos not in VERBS or len(verb.tokens) > 1:
        return {}
    if not clause.final and YOURS.search(verb.form) is not None and "Past" not in verb.last.feats.get("Tense", ()):
        # *Bu hareketiniz dartınız ve tohumunuzu ayırır*: the first of two nouns
        return {}
    if spoken and (done := done_before(clause, place)):
        return done
    entered = spoken and ENTERS.fullmatch(verb.form) is not None
    if WITHOUT_OBJECT.match(verb.form) and not entered:
        return {}
    for found in range(place - 1, -1, -1):
        word = clause.words[found]
        taken = may_govern(word) or is_until(clause.words, found) or word.form in STOPS
        if taken or ("Acc" in word.last.feats.get("Case", ()) and not ends_as_mine(word)):
            return {}
        certain = is_definite(clause, found) and (spoken or does_it_to(clause, found, place))
        certain |= spoken and (is_mine(clause, found, place) or is_asked_for(clause, found))
        if entered and not (certain and DATA.match(word.form)):
            continue
        about = "Person[psor]" in clause.words[found + 1].last.feats  # *bunlar hakkında*
        if certain or (spoken and is_pronoun(word) and not about):
            return {} if has_another_object(clause, found, place) else as_object(word.last, clause, place)
    return {}


YOURS = re.compile("[ıiuü]n[ıiuü]z$")
"""The end of what is yours, and of verbs of yours."""


def verb_of(clause: Clause) -> tuple[int, bool]:
    """The place of the verb that ends a clause, or of what must be done (*bitirmem gerekiyor*), and whether its end
    says that who speaks or is spoken to does it."""
    place = len(clause.words) - 1
    while place > 0 and clause.words[place].form in BEHIND_VERBS:
        place -= 1
    if place > 0 and NEEDED.match(clause.words[place].form) and TO_DO.search(clause.words[place - 1].form):
        return place - 1, True
    return place, is_spoken(clause.words[place])


TO_DO = re.compile("m[ae](?:[mn]|[mn][ıi]z)$")


def has_another_object(clause: Clause, found: int, place: int) -> bool:
    """Whether another noun right before a verb is its object: *bu maç iki gol attım*; not of what is one verb with it
    (*bu evi tamir ettim*)."""
    before = clause.words[place - 1]
    bare = place - 1 != found and before.last.upos == "NOUN" and before.last.feats.get("Case") == NOMINATIVE
    return bare and not LIGHT.match(clause.words[place].form) and not is_measure(before)


LIGHT = re.compile("e(?:t(?!k|r)|d[ei])")


WITHOUT_OBJECT = re.compile(
    "(?:ol|kal|git|gid|gel|çık|gir|dön|otur|uyu|yat|yürü|koş|düş|yaşa|yaşı|çalış|dur|var|geç|öl|doğ|de[dr]|diy|den|büyü|i[dm]|değil)"
)
"""Beginnings of verbs that have no object, or with which it is said what somebody is or says."""
STOPS = frozenset("gibi kadar diye ile ve veya ya hem ne olarak ki değil için göre sonra önce üzere".split())


def is_definite(clause: Clause, place: int) -> bool:
    """Whether a word is a noun in the nominative of which one knows which is meant: behind *bu*, *şu* or *o*, or what
    belongs to those who speak; and no part of a phrase that goes on."""
    word = clause.words[place]
    token = word.last
    if len(word.tokens) > 1 or token.upos != "NOUN" or token.feats.get("Case") != NOMINATIVE or is_measure(word):
        return False
    if ends_as_a_dative(word.form):
        return False
    after = clause.words[place + 1]
    light = any(LIGHT.match(other.form) for other in clause.words[place + 2 : place + 3])
    goes_on = may_go_on(after) and not (light and _PSOR not in after.last.feats)
    if after.last.upos in {"ADP", "PRON", "CCONJ"} or after.form in STOPS or goes_on or word.form in ATTRIBUTES:
        return False
    owned = token.feats.get("Person[psor]", frozenset())
    start = place - 1
    while start > 0 and is_epithet(clause.words[start]):
        start -= 1
    before = clause.words[start] if start >= 0 else None
    if before is not None and before.form in POINTING and before.last.upos == "DET":
        return "3" not in owned and (is_known(word) or MAY_BE_CERTAIN.search(word.form) is None)
    return bool(owned) and owned <= SPEAKERS and OF_SPEAKERS.search(word.form) is not None and not is_known(word)


def ends_as_a_dative(form: str) -> bool:
    """Whether a word is the dative of another noun as well: *tarife*, of *tarif*."""
    return form[-1] in "ae" and len(form) > LONG and as_alone(form[:-1]) in known_nouns()


LONG = 5
"""Letters of the longest noun whose dative is seldom another noun."""
ATTRIBUTES = frozenset("ana ek genel hedef kaynak model örnek özel standart temel".split())
"""Nouns that stand before others as adjectives do: *bu örnek raporda*."""
ENTERS = re.compile("gir(?:in(?:iz)?|meli.*|ebilir.*|di[mnk]|diniz|iyor.+)")
"""Forms of the verb of entering, of which data are the object."""
DATA = re.compile("(?:ad|adres|bilgi|değer|e-posta|kod|metin|numara|parola|pin|soyad|şifre|tarih|tutar|veri)")


def is_mine(clause: Clause, found: int, place: int) -> bool:
    """Whether a word is a thing or an animal of who speaks, without a case, before a verb that has an object; persons
    may be called so (*kızım, çok özledim*)."""
    word, after = clause.words[found], clause.words[found + 1]
    verb = clause.words[place].form
    if not ends_as_mine(word) or is_known(word) or OF_KIN.fullmatch(word.form) or CALLED.match(word.form):
        return False
    if after.last.upos in {"ADP", "PRON", "CCONJ"} or after.form in STOPS or may_go_on(after):
        return False
    return TRANSITIVE.match(verb) is not None or CAUSED.search(verb) is not None


OF_ACTIONS = re.compile(
    "(?:kurul|yazıl|dağıt|dağıl|katıl|oluş|geliş|değiş|eriş|iletiş|paylaş|bağlan|kullan|çözüml|ölç|biç|giriş|dönüş)"
    "[ıiuü]m"
)
"""Nouns of what is done, which end as what is mine does: *kurulum yapın*."""


def ends_as_mine(word: Word) -> bool:
    """Whether a word is a known noun with the ending of what belongs to who speaks and without a case, whatever the
    tagger makes of it: *çantam*, *mektubum*; nobody, whom it may say that one is (*doktorum*), and nothing done."""
    if (
        len(word.tokens) > 1
        or word.last.upos != "NOUN"
        or MINE.search(word.form) is None
        or DOING_OF_MINE.search(word.form)
        or OF_ACTIONS.fullmatch(word.form)
    ):
        return False
    stem = as_alone(MINE.sub("", word.form))
    known = {stem, word.form[:-1]} & known_nouns()
    mine = "1" in word.last.feats.get(_PSOR, ()) or (
        word.form[:-1] in known_nouns()
        and word.form[:-1] not in SOMEBODY | PERSONS
        and DOER.search(word.form[:-1]) is None
    )
    return bool(known) and mine


MINE = re.compile("[ıiuü]?m$")
DOING_OF_MINE = re.compile("m[ae]m$")
CALLED = re.compile(
    "(?:can|aşk|hayat|güzel|tatlı|bebeğ|efendi|hoca|dost|evlad|yavru|kuzu|melek|sultan|usta|müdür|doktor)"
)
"""Beginnings of words by which somebody is called."""
CAUSED = re.compile("..[dt][ıiuü]r(?:[ıiuü]yor|d[ıiuü]|m[ıiuü]ş|[ae]c[ae])")
"""Ends of verbs that make somebody or something do something, which have an object."""


def is_asked_for(clause: Clause, found: int) -> bool:
    """Whether a word is a noun in the plural right behind *hangi*, without a case: *hangi dosyalar sildin*."""
    word = clause.words[found]
    plain = len(word.tokens) == 1 and word.last.upos == "NOUN" and SEVERAL.search(word.form) is not None
    after = clause.words[found + 1]
    goes_on = after.last.upos in {"ADP", "CCONJ"} or after.form in STOPS or may_go_on(after)
    of_time = is_measure(word) and not word.form.startswith("konu")
    return found > 0 and clause.words[found - 1].form == "hangi" and plain and not of_time and not goes_on


SEVERAL = re.compile("..l[ae]r$")


def done_before(clause: Clause, place: int) -> dict[int, Token]:
    """What is done or said, without a case, right before a verb of speakers that have it as its object, joined to that,
    by id: *geleceğin biliyordum*, *değiştirilmesi istiyoruz*."""
    verb = clause.words[place]
    start = place - 1 if place and f"{clause.words[place - 1].form} " in WITH_A_NOUN else place
    known = KNOWN.match(verb.form) is not None if start == place else LIGHT.match(verb.form) is not None
    word = clause.words[start - 1] if start else None
    if (
        word is None
        or not known
        or word.last.upos not in VERBS
        or len(word.tokens) > 1
        or DONE.search(word.form) is None
    ):
        return {}
    his = {"Person[psor]": frozenset({"3"})} if HIS_DOING.search(word.form) else {"Person[psor]": SPEAKERS}
    noun = as_told(word.last, "NOUN", {"Case": NOMINATIVE, **his}, (verb.last.id, CASES_ASKED["Acc"]))
    return {noun.id: noun, verb.last.id: as_told(verb.last, "VERB", {}, None)}


WITH_A_NOUN = frozenset({"tahmin ", "rica ", "fark ", "talep ", "tavsiye ", "kabul ", "iddia ", "hayal ", "takdir "})
"""Nouns that make a verb together with another, of which what is done is the object."""
KNOWN = re.compile(
    "(?:bil(?!in|dir)|söyle(?!n)|söylü|düşün(?!ül)|anla(?!t|ş|ş[ıi]l)|unut(?!ul)|hatırla(?!n|t)|iste(?!n)|isti|öner(?!il)|öğren(?!il))"
)
"""Beginnings of verbs of knowing, saying and wanting."""
DONE = re.compile(
    "(?:[dt][ıiuü]ğ[ıiuü](?:[mn]|[mn][ıiuü]z)|[ae]c[ae]ğ[ıi](?:n|n[ıi]z|m[ıi]z)|..m[ae](?:s[ıi]|n|[mn][ıi]z))$"
)
HIS_DOING = re.compile("m[ae]s[ıi]$")


def is_epithet(word: Word) -> bool:
    """Whether a word is an adjective between *bu* and its noun: no amount (*bu eve çok şey*), and not in a case."""
    token = word.last
    return token.upos == "ADJ" and "Case" not in token.feats and word.form not in AMOUNTS


AMOUNTS = frozenset("çok az pek bunca onca birçok birkaç nice hiç başka bir her".split())
MAY_BE_CERTAIN = re.compile("[aeıiuü]$|[dt][ae]n$")
"""Ends of cases, which the tagger may not see in nouns that it does not know: *bu terminali*, *bu klasöre*."""


def is_pronoun(word: Word) -> bool:
    """Whether a word is a pronoun of things in the nominative, or asks for somebody, or a name within a sentence."""
    if len(word.tokens) > 1:
        return False
    return word.form in {"bunlar", "şunlar", "kim"}


_PSOR = "Person[psor]"
NOMINATIVE = frozenset({"Nom"})
OF_SPEAKERS = re.compile("[mn][ıiuü]z$")
POINTING = frozenset({"bu", "şu", "o"})


def is_known(word: Word) -> bool:
    """Whether a word is a noun as it stands, and nobody's: *deniz*."""
    return word.form in known_nouns()


def may_go_on(after: Word) -> bool:
    """Whether what follows a noun may be of one phrase with it: *bu film müziğini*, *şu an içinde*."""
    token = after.last
    if "Person[psor]" in token.feats:
        return True
    if after.form.isdigit() or is_measure(after):
        return False
    return token.upos in {"NOUN", "PROPN"} and "Nom" in token.feats.get("Case", {"Nom"})


def does_it_to(clause: Clause, found: int, place: int) -> bool:
    """Whether the subject of a verb is another noun, somebody who begins the clause, and the verb has an object:
    *yönetmen bu sahne tek seferde çekti*."""
    first, between = clause.words[0], clause.words[1:found]
    mine = first.last.feats.get("Person[psor]", frozenset({"3"})) <= SPEAKERS and "Nom" in first.last.feats.get(
        "Case", ()
    )
    known = first.form in PERSONS or (mine and OF_KIN.fullmatch(first.form) is not None)
    somebody = is_somebody(first) or (known and first.last.upos != "PROPN") or first.form in {"o", "onlar"}
    somebody |= first.form in INSTITUTIONS and first.last.feats.get("Case") == NOMINATIVE
    beside = all(word.form in POINTING or word.form in OWNERS or word.last.upos in {"ADJ", "ADV"} for word in between)
    return somebody and found > 0 and beside and TRANSITIVE.match(clause.words[place].form) is not None


INSTITUTIONS = frozenset(
    "meclis hükümet parlamento mahkeme belediye bakanlık şirket komisyon kurul konsey ordu polis üniversite".split()
)
"""Who decides and does things without being a person."""
PERSONS = frozenset(
    "asker bakan başkan danışman dekan hâkim hakim kadın komutan kral kraliçe müdür polis prens profesör rektör vali "
    "veteriner yönetmen".split()
)
"""Persons to whom a verb in the plural may be due, beside those that `is_somebody` knows."""
TRANSITIVE = re.compile(
    "(?:çek(?!il|in)|götür(?!ül)|getir(?!il)|oku(?!n)|yaz(?!ıl)|gör(?!ün)|sev(?!il|in)|izle(?!n)|izli|bul(?!un)|aç(?!ıl)"
    "|kapat(?!ıl)|temizle(?!n)|temizli|sat(?!ıl)|kır(?!ıl)|kes(?!il)|pişir(?!il)|hazırla(?!n)|hazırlı|bitir(?!il)"
    "|unut(?!ul)|öğret(?!il)|anlat(?!ıl)|iç(?!il)|ye[dm]|sil(?!in)|yık(?!ıl|an)|onar(?!ıl)|düzelt(?!il)|(?:kay[bd]|redd)e[td](?!il)"
    "|ara(?:d[ıi]|m[ıi]ş|yaca)|arıyor|bekle(?!n)|bekli|bırak(?!ıl)|değiştir(?!il)|topla(?!n|t[ıi]l)|tamamla(?!n)|özle(?!n)|özlü|çal(?:d|m|ıyor)"
    "|seç(?!il)|sakla(?!n)|saklı|gönder(?!il)|ör[dümüe]|dik(?!il)|boya(?!n)|yıka(?!n)|al(?:d|m|ıyor|aca|ır)|ver(?!il)"
    "|koy(?!ul)|söyle(?!n)|kullan(?!ıl)|yönet(?!il)|imzala(?!n)|onayla(?!n)|çiz(?!il)|sür(?!ül|ekl)|yap(?!ıl|ış))"
)
"""Beginnings of verbs with an object."""


def as_object(noun: Token, clause: Clause, place: int) -> dict[int, Token]:
    """A noun without an ending joined to a verb that asks for a case."""
    verb = clause.words[place]
    before = clause.words[place - 1].form
    found = (case_asked(noun, verb.form, turkish_cases(), finite=True) for noun in (f"{before} ", ""))
    case = next(filter(None, found), "Acc")
    behind = (word.last for word in clause.words[:place] if word.last.id > noun.id)
    if case != "Acc" and any(case in token.feats.get("Case", ()) for token in behind):
        return {}  # *Bu aday makaleye erişemezsiniz.*
    return {
        noun.id: as_told(
            noun, "PRON" if noun.upos == "PRON" else "NOUN", {"Case": NOMINATIVE}, (verb.last.id, CASES_ASKED[case])
        ),
        verb.last.id: as_told(verb.last, "VERB", {}, None),
    }
