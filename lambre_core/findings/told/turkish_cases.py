"""Turkish words behind which nothing but one case or number stands, told by the words.

Pronouns before *için* and *gibi* (*ben için*), nouns before postpositions (*okul doğru*), and plurals behind numerals
(*üç kitaplar*).
"""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.personal_endings import IT, VERBS
from lambre_core.findings.told.relations import CASES_ASKED, COUNTED, SELF, as_told
from lambre_core.findings.turkish_clauses import (
    PRONOUNS,
    Clause,
    Word,
    is_capital,
    is_conjunction,
    is_plain,
    known_nouns,
)
from lambre_core.findings.turkish_words import OBLIQUE, told_case
from lambre_core.lexicon.turkish import VOWELS, as_alone
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Token


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


OF_GENITIVES = frozenset({"için", "gibi", "kadar", "tarafından"})


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
        if case in {"Abl", "Loc"} and token.upos != "PRON" and ends_by_chance(word.form):
            continue
        if case == "Dat" and asked == "Nom" and token.upos != "PRON" and not is_a_dative(word.form):
            continue
        if case not in wrong or (after.form in ALSO_ADJECTIVES and adposition.upos != "ADP"):
            continue
        behind = clause.words[place + 2 : place + 3]
        if after.form == "hakkında" and case != "Acc" and not all(ABOUT.match(other.form) for other in behind):
            # *Sanığa hakkında verilen karar bildirildi.*
            continue
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


def ends_by_chance(form: str) -> bool:
    """Whether a word that no lexicon has may end by itself as ablatives and locatives do: *zindan*, *randa*."""
    stem = AT_OR_FROM.sub("", form)
    syllables = sum(letter in VOWELS for letter in stem)
    stems = {stem, as_alone(stem), stem.removesuffix("n")}
    return syllables < MANY and stems.isdisjoint(known_nouns()) and "'" not in form


def is_a_dative(form: str) -> bool:
    """Whether a word ends as datives do and has a stem that is known, a plural's or what is somebody's: *yazara*,
    *dosyalara*; not *simya*."""
    stem = re.sub("(?:(?<=[aeıioöuü])y)?[ae]$", "", form)
    return not known_nouns().isdisjoint({stem, as_alone(stem)}) or OF_SOMEBODY.search(form) is not None


OF_SOMEBODY = re.compile("..(?:l[ae]r[ae]|[ıiuü]n[ae])$|'")
AT_OR_FROM = re.compile("[dt][ae]n?$")
MANY = 2
"""Syllables of a stem that need not be known."""
ABOUT = re.compile("bilgi|ne$|hiç$|çok$|daha$|ayrıntı|detay|konuş|düşün|bir$")
"""Beginnings of words behind *hakkında* that is a postposition."""
NEVER_BEHIND = {
    **dict.fromkeys("göre ilişkin dair rağmen karşın yönelik ait".split(), ("Dat", frozenset({"Abl", "Acc", "Loc"}))),
    **dict.fromkeys("dolayı ötürü itibaren beri".split(), ("Abl", frozenset({"Acc", "Dat", "Loc"}))),
    **dict.fromkeys("kadar dek değin".split(), ("Dat", frozenset({"Abl", "Acc", "Loc"}))),
    "karşı": ("Dat", frozenset({"Abl", "Acc"})),
    **dict.fromkeys("oranla kıyasla nazaran istinaden".split(), ("Dat", frozenset({"Abl", "Loc"}))),
    **dict.fromkeys("için nedeniyle sebebiyle".split(), ("Nom", frozenset({"Abl"}))),
    "boyunca": ("Nom", frozenset({"Abl", "Dat", "Loc"})),
    **dict.fromkeys("tarafından ile".split(), ("Nom", frozenset({"Abl", "Dat", "Loc"}))),
    "hakkında": ("Nom", frozenset({"Acc", "Dat", "Loc"})),
}
"""Postposition -> the case that it governs, and those that no noun right before it can have."""
STRICT = frozenset("göre ilişkin rağmen karşın ötürü itibaren dolayı".split())
HIS_OR_ACCUSATIVE = re.compile("..[bcdfgğhjklmprsştvyz][ıiuü]$")
"""Ends of what is his or of accusatives, neither of which stands before these: *kanunu göre*."""
ALSO_ADJECTIVES = frozenset({"karşı", "dair", "ait", "dolayı", "kadar", "beri"})
"""Postpositions that are other words as well."""


def case_of_verb(word: Word) -> str:
    """The ablative of what is done, of which the tagger makes a verb; otherwise empty."""
    done = SINCE_DONE.search(word.form) or FROM_DOING.search(word.form)
    return "Abl" if word.last.upos in VERBS and done else ""


SINCE_DONE = re.compile("(?:[dt][ıiuü]|[ae]c[ae])ğ[ıiuü](?:m|n|[mn][ıiuü]z)?d[ae]n$")
"""Ends of what is done, in the ablative: *geldiğimden*."""
FROM_DOING = re.compile("m[ae]kt[ae]n$")
DONE_SO = re.compile("(?:[dt][ıiuü]|[ae]c[ae])ğ[ıiuü](?:m|n|[mn][ıiuü]z)?$")
"""Ends of what is done, without a case: *geldiği*."""
NOMINATIVES = frozenset({"Nom"})
DAYS_AND_MONTHS = frozenset(
    "pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos eylül "
    "ekim kasım aralık bugün yarın dün".split()
)
"""Days and months without an ending, in which nobody has them before these either."""


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
        if (COUNTED_SO.match(after.form) and not since) or THOSE_AT.search(after.form) or lacks_a_stem(after.form):
            continue
        changed.update(as_counted(numeral, noun))
    return changed or described_in(clause) or one_in(clause)


def one_in(clause: Clause) -> dict[int, Token]:
    """*Bir* and the noun in the plural right behind it, joined, by id: *bir klasörler oluşturun*; not where there is
    something (*bir çocuklar var*), nor before another noun (*bir çocuklar korosu*)."""
    words = clause.words
    if words[-1].form in THERE:
        return {}
    for place, (word, noun) in enumerate(pairwise(words)):
        before, after = words[place - 1] if place else None, words[place + 2 : place + 3]
        number = before is not None and (before.last.upos == "NUM" or before.form in {"her", "hiç"})
        alone = not after or after[0].last.upos not in {"NOUN", "PROPN", "ADJ", "PRON"}
        if word.form != "bir" or number or not alone or SOME.match(noun.form):
            continue
        several = is_plain(noun) and noun.last.upos == "NOUN" and SEVERAL_THINGS.search(noun.form) is not None
        if several and not (COUNTED_SO.match(noun.form) or THOSE_AT.search(noun.form) or lacks_a_stem(noun.form)):
            return as_counted(word.last, noun.last)
    return {}


def lacks_a_stem(form: str) -> bool:
    """Whether what stands before the ending of a plural is too short for a noun and none that is known: *pelerin*."""
    stem = PLURAL_END.split(form)[0]
    return len(stem) < SHORT and stem not in known_nouns()


PLURAL_END = re.compile("l[ae]r")
SHORT = 3
"""Letters of the shortest noun that need not be known."""
THERE = frozenset("var yok vardı yoktu varmış oldu oluyor".split())
SOME = re.compile("şey|yer|zaman|kimse|kısım|takım|başka|diğer|öteki|baz[ıi]|insan|ara")
"""Beginnings of nouns with which *bir* says that there are some: *bir şeyler, bir zamanlar*."""


def as_counted(numeral: Token, noun: Token) -> dict[int, Token]:
    """A numeral and a noun in the plural, joined, by id."""
    return {
        numeral.id: as_told(numeral, "NUM", {}, (noun.id, COUNTED)),
        noun.id: as_told(noun, "NOUN", {"Number": frozenset({"Plur"})}, None),
    }


def described_in(clause: Clause) -> dict[int, Token]:
    """A numeral and a noun in the plural with an adjective between, or behind *kaç*, joined, by id: *üç yeni mesajlar*,
    *kaç kitaplar*; not in names (*yedi küçük cüceler*)."""
    words = clause.words
    for place, word in enumerate(words[:-1]):
        adjective = words[place + 1]
        asked = word.form == "kaç" and word.last.upos not in VERBS
        described = adjective.last.upos == "ADJ" and "Case" not in adjective.last.feats and adjective.form in PLAIN
        found = place + (2 if described else 1)
        if not (asked or (described and (word.form in NUMERALS or is_count(word)))) or found >= len(words):
            continue
        before, noun = words[place - 1].form if place else "", words[found]
        plain = is_plain(noun) and noun.last.upos == "NOUN" and SEVERAL_THINGS.search(noun.form) is not None
        if plain and before not in NUMBERED and not COUNTED_SO.match(noun.form) and not THOSE_AT.search(noun.form):
            return as_counted(word.last, noun.last)
    return {}


PLAIN = frozenset(
    "beyaz boş büyük dolu eski farklı genç güzel hızlı iyi kırmızı kısa kötü küçük mavi okunmamış önemli pahalı siyah "
    "taze temiz ucuz uzun yaşlı yeni yeşil".split()
)
"""Adjectives of nouns of any kind."""


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
    "dolar|kiler|molar|polar|skaler|sirküler|modüler|moleküler|spoiler|treyler|(?:on|yüz|bin|milyon|milyar|yıl|büyük|küçük|cüce|silahş[oö]r|harami|ay|uyur|kafadar|tenör|güzel|kardeş|kuruş|lira|nokta)"
    "l[ae]r"
)
"""Singulars and adjectives that look like plurals, tens, decades, banknotes, and what is known by its number."""
