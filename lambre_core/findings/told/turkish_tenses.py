"""Turkish verbs without their endings, and with those of another time, told by the words.

Of two verbs that are joined by *ve* the first has the endings of its own where the second one tells what was done:
*kapıyı kapat ve çıktım* asks somebody for something, and tells something else. And *dün* stands beside no future.
"""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.personal_endings import VERBS
from lambre_core.findings.told.government import BEHIND_VERBS, may_govern
from lambre_core.findings.told.relations import BARE_VERB, DATED, as_told
from lambre_core.findings.turkish_clauses import LANGUAGE, Clause, Word, clauses, is_finite, known_nouns, told_by
from lambre_core.findings.turkish_words import is_dative_of_known, told_case
from lambre_core.treebank.tree import Sentence, Token


def with_told_tenses(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such verbs joined to those beside which they stand, and *dün* to its verb."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    parts = list(clauses(sentence))
    for clause in parts:
        changed.update(bare_in(clause) or dated_in(clause))
    for first, second in pairwise(parts):
        changed.update(bare_before(first, second))
    return sentence.with_tokens(changed)


def last_verb(clause: Clause) -> int | None:
    """The place of the finite verb that ends a clause and the sentence; None where there is none."""
    place = len(clause.words) - 1
    while place > 0 and clause.words[place].form in BEHIND_VERBS:
        place -= 1
    verb = clause.words[place]
    plain = verb.last.upos in VERBS and len(verb.tokens) == 1 and is_finite(verb) and bool(told_by(verb))
    return place if plain and clause.final else None


def bare_in(clause: Clause) -> dict[int, Token]:
    """The stem of a verb before *ve* and the verb in the past that ends the clause, joined, by id."""
    place = last_verb(clause)
    joining = next((n for n, word in enumerate(clause.words) if word.form == "ve"), 0)
    if place is None or not 0 < joining < place or PAST.search(clause.words[place].form) is None or clause.listed:
        return {}
    stem, between = clause.words[joining - 1], clause.words[joining + 1 : place]
    plainly = is_plain_stem(clause, joining - 1) and not any(is_of_a_name(word) for word in between)
    if not (plainly or is_stem(stem)) or any(may_be_said(word) for word in between):
        return {}
    return stem_and_past(stem, clause.words[place])


def bare_before(first: Clause, second: Clause) -> dict[int, Token]:
    """The stem that ends a clause, as a verb of others might, before *ve* and a clause that ends with a verb in the
    past, joined, by id: *kediyi doktora götür ve aşı yaptırdım*."""
    place, stem = last_verb(second), first.words[-1]
    together = second.words[0].tokens[0].id == stem.last.id + 2 and not second.listed
    if place is None or not together or PAST.search(second.words[place].form) is None or first.listed:
        return {}
    between = second.words[:place]
    if not is_plain_stem(first, len(first.words) - 1) or not stem.form.endswith("r"):
        return {}
    if any(is_of_a_name(word) or may_be_said(word) for word in between):
        return {}
    return stem_and_past(stem, second.words[place])


def stem_and_past(stem: Word, verb: Word) -> dict[int, Token]:
    """The stem of a verb and one in the past, joined, by id."""
    own = {"Mood": frozenset({"Imp"}), "Person": frozenset({"2"})}
    token = as_told(stem.last, "VERB", own, (verb.last.id, BARE_VERB))
    return {token.id: token, verb.last.id: as_told(verb.last, "VERB", {"Mood": frozenset({"Ind"})}, None)}


PAST = re.compile("(?:[dt][ıiuü]|m[ıiuü]ş)(?:[mnk]|n[ıiuü]z|l[ae]r|[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?)?$")


def is_stem(word: Word) -> bool:
    """Whether a word is the stem of a verb, as one asks somebody for something, and no noun."""
    token = word.last
    asked = token.upos == "VERB" and "Imp" in token.feats.get("Mood", ()) and "2" in token.feats.get("Person", ())
    sure = token.beliefs is None or token.beliefs.upos.get("VERB", 0.0) >= SURE
    other = POLITE.search(word.form) is not None or word.form in ALSO_NOUNS
    return asked and sure and len(word.tokens) == 1 and not other


def is_plain_stem(clause: Clause, place: int) -> bool:
    """Whether a word is the stem of a well-known verb and nothing else, whatever the tagger makes of it, *et* behind a
    noun that makes a verb with it (*kontrol et*), or *bin* behind what one gets on (*otobüse bin*)."""
    word, before = clause.words[place], clause.words[place - 1] if place else None
    if len(word.tokens) > 1 or word.form in STEMS or before is None:
        # *Bu bağla*, with this tie
        return word.form in STEMS and len(word.tokens) == 1 and not is_with(word, before)
    if word.form == "et":
        return before.form in MADE_WITH_ET
    return word.form == "bin" and told_case(before) == "Dat"


def is_with(word: Word, before: Word | None) -> bool:
    """Whether a word may be a noun in the instrumental behind a determiner."""
    noun = word.form.endswith(("la", "le")) and word.form[:-2] in known_nouns()
    return noun and before is not None and before.last.upos in {"DET", "ADJ"}


MADE_WITH_ET = frozenset(
    "analiz ateş ayırt davet devam dikkat düet fark hareket ikram ilan inşa iptal itiraz kabul kavga kayıt kontrol "
    "monte motive muayene not organize park rezerve rica sipariş sohbet şarj takip tamir tatil tedavi telefon tercih "
    "terk test teslim teşekkür tıraş yardım yok ziyaret".split()
)
"""Nouns and adjectives that make a verb with *etmek*."""
NOMINATIVE = frozenset({"Nom"})
STEMS = frozenset(
    "ağırla anlat araştır bağla başla bekle birleştir bırak bitir boşalt bul buluştur çalış çalıştır çevir çıkar "
    "çıkart değiştir dene dinle doldur dondur döndür düzelt düzenle ekle getir gezdir gider giyin götür gönder "
    "güncelle hazırla incele indir ısıt imzala işaretle izle kaldır kapat karıştır katla kaydet kilitle kurut "
    "onar onayla oku öde pişir sakla seç sevindir sıkış sil söyle süpür sula tamamla tanıt tanış tara temizle "
    "uğra uyan uyu uyut uzat ütüle ver yap yaklaş yazdır yerleş yerleştir yıka yolla yükle yürü".split()
)
"""Stems of verbs that are no other words."""


def is_of_a_name(word: Word) -> bool:
    """Whether a word behind *ve* shows that the stems are what something is called: *dene ve al günleri başladı*."""
    his = "3" in word.last.feats.get(_PSOR, ()) and word.last.feats.get("Case") == NOMINATIVE
    return word.form in STEMS or his


_PSOR = "Person[psor]"
SURE = 0.9
ALSO_NOUNS = frozenset(
    "ağrı as at az barış boya dil don ekşi et geç giy göç gül güven in iç kan kat kes kır koş kuru os öl saç sat savaş "
    "sin sok sol sor soy şiş tat toz ver yar yaz yen yer yüz".split()
)
"""Stems of verbs that are other words as well."""
POLITE = re.compile("[ıiuü]n(?:[ıiuü]z)?$|[^aeıioöuü]m[ae]$")


def may_be_said(word: Word) -> bool:
    """Whether a word tells that something is quoted, or that the second verb is of a sentence of its own."""
    return word.form in {"diye", "ki", "sen", "siz", "ben", "biz"}


def dated_in(clause: Clause) -> dict[int, Token]:
    """*Dün*, or *geçen hafta* and the like, and the verb in the future that ends the clause, joined, by id."""
    place = last_verb(clause)
    found = next((n for n, word in enumerate(clause.words) if is_past(clause, n)), None)
    if place is None or found is None or found > place or FUTURE.search(clause.words[place].form) is None:
        return {}
    between = clause.words[found + 1 : place]
    after = clause.words[found + 1].form
    if after in BESIDE or any(is_another(word) for word in between):
        return {}
    word, verb = clause.words[found], clause.words[place]
    token = as_told(word.last, "ADV", {}, (verb.last.id, DATED))
    return {token.id: token, verb.last.id: as_told(verb.last, "VERB", {"Tense": frozenset({"Fut"})}, None)}


def is_past(clause: Clause, place: int) -> bool:
    """Whether a word says of something that it has been."""
    word, before = clause.words[place], clause.words[place - 1].form if place else ""
    return word.form == "dün" or (before == "geçen" and word.form in SPANS)


SPANS = frozenset("hafta ay yıl sene gün gece kış yaz".split())


def is_another(word: Word) -> bool:
    """Whether a word may be a verb between *dün* and the verb, or tells that something is quoted."""
    return word.form in QUOTED or (may_govern(word) and not is_dative_of_known(word.form))


FUTURE = re.compile("[ae]c[ae](?:ğ[ıi][mz]|k(?:s[ıi]n(?:[ıi]z)?|l[ae]r)?)$")
BESIDE = frozenset("ve ile gibi kadar da de için değil olduğu ya".split())
QUOTED = frozenset("diye ki bugün yarın değil".split())
