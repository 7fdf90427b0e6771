"""What the end of a Turkish word, or the word itself, tells: its case, somebody, kin, a measure, an adverbial."""

from __future__ import annotations

import re

from lambre_core.findings.turkish_clauses import Word, known_nouns
from lambre_core.lexicon.turkish import PRONOUNS as PRONOUN_FORMS
from lambre_core.lexicon.turkish import VOWELS, as_alone

OBLIQUE = frozenset(
    "beni bana bende benden seni sana sende senden bizi bize bizde bizden sizi size sizde sizden".split()
)
BEHIND = frozenset(
    "ve veya ya ile gibi kadar için hariç dahil dışında değil olarak diye ki yahut üzerine adına hem".split()
)


def is_adverbial(word: Word) -> bool:
    """Whether the end of a word is that of a verb that says when or on what condition something is done."""
    return word.form != "erken" and any(ending.search(word.form) for ending in (ADVERBIAL, ADVERBIAL_OWNED))


ADVERBIAL = re.compile(
    "(?:[ıiuü]nc[ae]|ken|d[ıiuü]kç[ae]|t[ıiuü]kç[ae]|m[ae]d[ae]n|[dt][ıiuü]kt[ae]n"
    "|(?:[aeıiuü]r|m[ae]z|yor|[dt][ıiuü]y|m[ıiuü]ş)s[ae](?:[mnk]|n[ıi]z|l[ae]r)?)$"
)
ADVERBIAL_OWNED = re.compile("(?:[dt][ıiuü]|[ae]c[ae])ğ[ıiuü](?:[mn]|[mn][ıiuü]z|n)?d[ae]n?$")
"""Ends of what says when something was or will be: *vardığımızda*, *varacağımızda*."""
OWNED_VERB = re.compile(
    "(?:[dt][ıiuü]|[ae]c[ae])[ğk](?:[ıiuü](?:[mn](?:[ıiuü]z)?)?|l[ae]r[ıi])(?:n?[ıiuü]|n?d[ae]n?|n?[ae])?$"
)


def told_case(word: Word) -> str:
    """The case that a noun or pronoun has for certain: the tagger says so, and the end of the word; empty otherwise."""
    token = word.last
    if len(word.tokens) > 1 or token.upos not in DECLINED or not word.form[0].isalpha():
        return ""
    pronoun = next((case for forms in PRONOUN_FORMS for case, form in forms.items() if form == word.form), "")
    cases = {pronoun} if pronoun else token.feats.get("Case", frozenset())
    case = next(iter(cases)) if len(cases) == 1 else ""
    at_known = word.form[:-2] in known_nouns()
    if case == "Loc" and not at_known and not {word.form[:-1], f"{word.form[:-2]}t"}.isdisjoint(known_nouns()):
        # *Metoda* is the dative of *metot*.
        return ""
    if case == "Dat" and WITH.search(word.form):
        # *Ayşe'yle*
        return ""
    if case == "Nom" and is_dative_of_known(word.form):
        return "Dat"
    return case if pronoun or (case in CASE_ENDS and CASE_ENDS[case].search(word.form)) else ""


WITH = re.compile("['’]y?l[ae]$|[aeıioöuü]yl[ae]$")
"""Ends of instrumentals."""


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
OF_KIN = re.compile(
    "(?:anne|baba|abla|ağabey|abi|kardeş|teyze|hala|dayı|amca|dede|nine|büyükanne|oğl|kız|eş|karı|koca|arkadaş|yeğen|torun)"
    "[ıiuü]?m(?:[ıiuüae]|[dt][ae]n?|l[ae]|[ıiuü]n)?"
)
"""Relatives and friends of who speaks, which the tagger often takes for nouns that are nobody's."""
NEEDED = re.compile("lazım|gerek|şart$|için$|mümkün|imkansız|zorunlu")
"""Beginnings of words behind what somebody has to do: *gelmem lazım* is no *I do not come*."""


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


WHOLE = frozenset(
    "abi açı akü anı arı arzu aşı ayı başarı batı beceri belirti bildiri cami deri dizi doğu duyu duyuru eleştiri gezi "
    "gösteri halı ileti kapı karı kazı koku koli koloni konu korku köprü kıyı kuzeybatı martı ölü öneri öngörü öğreti "
    "pusu saldırı sarı sayı seri seyirci soru statü sunu sürü sanatçı şarkı çiftçi çatı çeviri çakı çalı yapı yazı "
    "kendi karşı dolayı üzeri biri bazı altı azı salı "
    "yalı yakı veri topçu takı şüpheli gazi dolu".split()
)
"""Nouns in a vowel without which they would be other nouns: *kapı* is no *kap* of somebody."""
