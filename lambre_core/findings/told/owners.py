"""Turkish owners and what is theirs, told by the words.

A noun in the genitive has its noun behind it, which ends as what is somebody's (*telefonun bataryası*), or a verb of
which it is the subject (*kargonun geciktiğini*). So there are two errors that nothing else explains: a genitive behind
which no word has the ending of an owner (*telefonun batarya bitti*, `mod@owned`), and a nominative before such a verb
that can be the subject of no other (*sen geldiğini bilmiyordum*, `comp:obj@genitive`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from lambre_core.findings.personal_endings import (
    IT,
    THEY,
    VERBS,
    YOU,
    Person,
    may_be_owned,
    told_of_predicate,
    told_owner,
)
from lambre_core.findings.told.definites import LIGHT
from lambre_core.findings.told.government import BEHIND_VERBS, INFINITIVE, case_asked, is_spoken, may_govern
from lambre_core.findings.told.relations import CASES_ASKED, OWNED, OWNER, as_told
from lambre_core.findings.told.subjects import PARTICLES_BEHIND, TIMES
from lambre_core.findings.told.turkish_cases import NUMERALS
from lambre_core.findings.told.turkish_owners import ENDS_ANYHOW, WITH_IT, of_owner
from lambre_core.findings.turkish_clauses import (
    LANGUAGE,
    OWNERS,
    PRONOUNS,
    Clause,
    Word,
    clauses,
    is_capital,
    is_finite,
    is_plain,
    known_nouns,
    told_by,
)
from lambre_core.findings.turkish_words import BEHIND, CASE_ENDS, DOER, WHOLE, is_measure
from lambre_core.lexicon.turkish import APOSTROPHE, VOWELS, as_alone, without_case
from lambre_core.lexicon.valency import turkish_verbs_with_persons
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token


def with_told_owners(sentence: Sentence, language: str) -> Sentence:
    """The sentence with owners that nothing belongs to, and subjects of verbal nouns that are no genitives, joined to
    what ought to be theirs."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    parts = list(clauses(sentence))
    whole = tuple(word for clause in parts for word in clause.words)
    for clause in parts:
        changed.update(owned_of(clause, whole))
        changed.update(subject_of(clause))
        changed.update(had_of(clause))
        changed.update(needed_of(clause) or meant_in(clause))
        changed.update(compound_in(clause))
    return sentence.with_tokens(changed)


def owned_of(clause: Clause, whole: Sequence[Word]) -> dict[int, Token]:
    """The noun right behind a genitive, with adjectives between, and that, by id, where it has no ending and nothing
    later in the sentence may be the owner's; nothing where that is not sure."""
    for place, owner in enumerate(clause.words[:-1]):
        if not is_genitive(owner, first=place == 0):
            continue
        found = place + 1
        while found + 1 < len(clause.words) and is_attribute(clause.words[found]):
            found += 1
        if any(word.form in HOW_OFTEN for word in clause.words[place + 1 : found]):
            # *Onun en çok kahveyi sevdiğini*: of the verb.
            continue
        noun = clause.words[found]
        part = noun.form == PERCENT and found + 1 < len(clause.words)
        noun = clause.words[found + 1] if part else noun
        rest = whole[next(n for n, word in enumerate(whole) if word is noun) :]
        found += int(part)
        after = clause.words[found + 1] if found + 1 < len(clause.words) else None
        if (noun.form in PLACES or (part and is_number(noun, after))) and not has_what_is_his(rest):
            return owned_by(owner, noun, "Loc" if noun.form in PLACES else "Nom")
        ends = after is None or after.last.upos in {"ADP", "CCONJ"} or LIGHT.match(after.form) is not None
        if any(word.form == "en" for word in clause.words[place + 1 : found]) and is_of_those(clause, place, found):
            # *Burası şehrin en yüksek bina.*
            return owned_by(owner, noun)
        if may_be_yours(clause, place, noun):
            continue
        if not ends and is_nobodys(noun) and not has_what_is_his(rest):
            return owned_by(owner, noun)
        if (
            owner.last.upos != "PRON"
            and noun is clause.words[place + 1]
            and is_of_speakers(noun)
            and not has_what_is_his(rest)
        ):
            return owned_by(owner, noun, psor=noun.last.feats["Person[psor]"])
    return {}


def is_of_those(clause: Clause, place: int, found: int) -> bool:
    """Whether a noun behind a superlative has no ending and ends its clause, or is asked for, and the genitive before
    is no owner without a case (*evin en güzel ev*)."""
    noun, rest = clause.words[found], clause.words[found + 1 :]
    stem = without_case(clause.words[place].form, "Gen", owned=False) or ""
    ends = all(word.form in WHICH for word in rest)
    return ends and noun.form in known_nouns() and is_nobodys(noun) and (place > 0 or stem[-1:] in VOWELS)


WHICH = frozenset("hangisi hangisidir neresi neresidir kim kimdir mi mı mu mü değil".split())


def owned_by(
    owner: Word, noun: Word, case: str | None = None, *, psor: frozenset[str] = frozenset({"None"})
) -> dict[int, Token]:
    """An owner joined to a noun that does not have the ending of what is somebody's, by id."""
    his = {"Person[psor]": frozenset({"3"}), "Case": GENITIVE}
    own = {"Person[psor]": psor, **({"Case": frozenset({case})} if case else {})}
    return {
        owner.last.id: as_told(owner.last, "NOUN", his, (noun.last.id, OWNED)),
        noun.last.id: as_told(noun.last, "NOUN", own, None),
    }


def may_be_yours(clause: Clause, place: int, noun: Word) -> bool:
    """Whether a genitive may be what is yours without a case, and the subject of the verb that ends its clause:
    *arkadaşın arabaya bindi*, *hesabın askıya alındı*; not behind *bu*, beside a verb of those who speak, or where an
    idle verb has the noun behind it as its subject (*bilgisayarın ekran bozuldu*)."""
    owner = clause.words[place]
    verb = next((word for word in reversed(clause.words) if word.form not in BEHIND_VERBS), owner)
    stem = without_case(owner.form, "Gen", owned=False) or ""
    if stem[-1:] in VOWELS or "Person[psor]" in owner.last.feats or nobodys(stem) is not None:
        return False
    pointed = place > 0 and clause.words[place - 1].form in POINTING
    if pointed or verb.last.upos not in VERBS or not told_by(verb) & OTHERS:
        return False
    return noun.last.feats.get("Case") != NOMINATIVE or IDLE.search(verb.form) is None


POINTING = frozenset({"bu", "şu", "o"})
OTHERS = frozenset({IT, THEY})
IDLE = re.compile(
    "^(?:kal(?!d[ıi]r)|gel(?!i[şr])|gi[dt]|dur(?!dur)|düş(?!ün|ür)|çık(?!ar)|kaybol|çöktü)"
    "|[ıiuü][ln](?:[ıiuü]|d|m[ıiuü]|[ae]c)|l[ae]n(?:[ıi]|d|m|[ae]c)"
)
"""Signs of passives and other verbs without an object."""
HOW_OFTEN = frozenset({"çok", "az", "fazla", "sık"})
PERCENT = "yüzde"
PLACES = frozenset("önde üstte altta içte dışta arkada yanda karşıda ortada kenarda köşede".split())
"""Where something is, without the ending that says of what."""


def is_number(word: Word, after: Word | None) -> bool:
    """Whether a word is a numeral without an ending that counts nothing behind it."""
    counted = (
        after is not None and after.last.upos in {"NOUN", "NUM"} and "Nom" in after.last.feats.get("Case", {"Nom"})
    )
    return word.form in NUMERALS and not counted


def is_of_speakers(word: Word) -> bool:
    """Whether a noun ends as what is of those who speak or are spoken to, and its stem is known: *arabam*."""
    token = word.last
    owned = token.feats.get("Person[psor]", frozenset())
    plain = is_plain(word) and token.upos == "NOUN" and token.feats.get("Case") == NOMINATIVE
    return plain and bool(owned) and owned <= SPEAKERS and nobodys(word.form) is not None


def has_what_is_his(rest: Sequence[Word]) -> bool:
    """Whether a word behind the first one may be an owner's: not what stands behind a genitive of its own (*yılın aynı
    döneminde*), nor what says when (*yaz aylarında*)."""
    owner = False
    for before, word in pairwise(rest):
        says_when = is_measure(word) and before is not rest[0] and AT.search(word.form) is not None
        if may_be_his(word) and not owner and not says_when:
            return True
        if is_genitive_of(word):
            return True  # Of two owners either may own what follows: *paketin hedef cihazın adresini*.
        owner = is_genitive_of(word) or (owner and (is_attribute(word) or word.form == "aynı"))
    return False


AT = re.compile("d[ae]n?$")


def is_genitive(word: Word, *, first: bool) -> bool:
    """Whether a word is a noun in the genitive for certain; *benim araba* is said of one's own.

    Args:
        first: it begins a clause.
    """
    token = word.last
    if word.form in {"onun", "onların", "kimin", "bunun", "şunun"}:
        return True
    if len(word.tokens) > 1 or token.upos not in {"ADJ", "NOUN", "PROPN"} or token.feats.get("Case") != GENITIVE:
        return False
    if INNER_CAPITAL.search(token.form or "") and APOSTROPHE.search(token.form or "") is None:
        # *LinkedIn yeni sayfa açtı*: names have an apostrophe before their endings.
        return False
    shares = token.beliefs.feats.get("Case", {}) if token.beliefs is not None else {}
    share = shares.get("Gen", 1.0)
    stem = without_case(word.form, "Gen", owned=False) or ""
    if first and not is_known_genitive(word.form) and (share < VERY_SURE or ASKED.search(word.form[:-2])):
        # *Düşünün*, *inanın*: somebody is asked for something.
        return False
    nobodys_name = word.form in known_nouns() and not (share >= VERY_SURE and stem in known_nouns())
    plain = word.form not in ENDS_ANYHOW and not nobodys_name and not is_measure(word)
    return plain and share >= SURE and ENDS.search(word.form) is not None


INNER_CAPITAL = re.compile("[a-zçğıöşü][A-ZÇĞİÖŞÜ]")
ASKED = re.compile("^[^aeıioöuü]*[aeıioöuü][^aeıioöuü]*$|(?:l[ae]n|l[ae]ş|[dt][ıiuü]r|[ıiuü][lnş]|y|[ae]t)$")
"""Stems of one syllable, and ends of those of verbs, of which one may ask for something: *bak*, *hazırlan*."""
VERY_SURE = 0.95


def nobodys(form: str) -> str | None:
    """The known noun of what is of those who speak or are spoken to, which is none itself: *araba* of *arabam*."""
    if form in known_nouns():
        return None
    stems = (end.sub("", form) for end in (MINE, OURS_BEHIND_A_VOWEL, OURS, MINE_BEHIND_A_CONSONANT))
    return next((alone for stem in stems for alone in (stem, as_alone(stem)) if alone in known_nouns()), None)


MINE, MINE_BEHIND_A_CONSONANT = map(re.compile, ("(?<=[aeıioöuü])m$", "[ıiuü]m$"))


def is_known_genitive(form: str) -> bool:
    """Whether a word is the genitive of a name, of a noun that the lexicon knows or of one for who does something."""
    stem = without_case(form, "Gen", owned=False) or ""
    stems = {SEVERAL.sub("", end.sub("", stem)) for end in (NO_END, OURS, OURS_BEHIND_A_VOWEL)}
    return APOSTROPHE.search(form) is not None or not stems.isdisjoint(known_nouns()) or any(map(DOER.search, stems))


SEVERAL = re.compile("l[ae]r$")
NO_END, OURS, OURS_BEHIND_A_VOWEL = map(re.compile, ("$", "[ıiuü][mn][ıiuü]z$", "(?<=[aeıioöuü])[mn][ıiuü]z$"))
"""Endings of what is nobody's, and of what is ours or yours: *evimiz*, *komşumuz*."""
NOMINATIVE = frozenset({"Nom"})
GENITIVE = frozenset({"Gen"})
SURE = 0.6
ENDS = re.compile("..[ıiuü]n$")


def is_attribute(word: Word) -> bool:
    """Whether a word is an adjective or numeral of order before a noun; *benzeri* may be what is his."""
    if word.form in ORDINALS or word.form == "en":
        return True
    described = word.last.upos == "ADJ" and "Case" not in word.last.feats
    return described and (word.form in ENDING_SO or HIS.search(word.form) is None)


ENDING_SO = frozenset(
    "yeni eski iyi kötü aynı ayrı sarı mavi kırmızı doğru acı tatlı dolu kuru ölü sıkı katı gri".split()
)
ORDINALS = frozenset(
    "birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu son ilk".split()
)


def is_nobodys(word: Word) -> bool:
    """Whether a word is a noun without the ending of an owner, in whatever case."""
    token = word.last
    cases = token.feats.get("Case", frozenset())
    plain = (
        is_plain(word)
        and token.upos in {"NOUN", "PROPN"}
        and len(cases) == 1
        and word.form not in OWNED_ANYHOW
        and FOREIGN.search(word.form) is None
    )
    if not plain or "Person[psor]" in token.feats or is_measure(word):
        return False
    (case,) = cases
    if word.form[-1] in "ıiuü" and word.form[:-1] in known_nouns() and word.form not in WHOLE:
        # *Yüzüğün taşı*
        return False
    if case == "Nom":
        return word.form in known_nouns() or ENDS_AS_OWNED.search(word.form) is None
    stem = without_case(word.form, case, owned=False) if case in {"Acc", "Dat"} else None
    return stem is not None and stem in known_nouns() and stem[-1] in VOWELS


OWNED_ANYHOW = frozenset({"suyu", "birçoğu", "çoğu", "hepsi", "kimi", "biri"})
"""What is somebody's, though a lexicon has it as a noun: *hizmetlerin birçoğu*."""
FOREIGN = re.compile("[qwx]")
ENDS_AS_OWNED = re.compile("[ıiuümn]$")


def may_be_his(word: Word) -> bool:
    """Whether a word may end as what is somebody's; a finite verb may end so as well (*oldu*)."""
    if (
        word.form in {"bu", "şu"}
        or word.form in ENDS_ANYHOW
        or (word.last.upos in {"ADJ", "ADV"} and WITH_IT.search(word.form) is not None)
    ):
        return False
    if any("Person[psor]" in token.feats for token in word.tokens) or "ki" in {token.form for token in word.tokens}:
        return True
    if Y_BETWEEN.search(word.form) and word.form[:-2] in known_nouns():
        return False
    finite = is_finite(word) and bool(told_by(word))
    return not finite and HIS.search(word.form) is not None


Y_BETWEEN = re.compile("[aeıioöuü]y[ıiuü]$")
HIS = re.compile("(?:[ıiuü]|[ıiuü]n(?:[ıiuü]n?|[ae]|d[ae]n?|c[ae])|[ıiuü]yl[ae]|[ıiuü]nki.*|[mn][ıiuü]z.*|[ıiuü]m)$")


def had_of(clause: Clause) -> dict[int, Token]:
    """The pronoun that begins a clause about what somebody has, and that, by id: *ben bir arabam var*, *benim bir araba
    var*."""
    words = clause.words
    if words[0].form in OWNERS:
        return without_ending(clause)
    last = next((n for n in range(len(words) - 1, 0, -1) if words[n].form in {"var", "yok"}), 0)
    person = PRONOUNS.get(words[0].form)
    if last < 2 or person is None or person == IT or any(map(may_govern, words[1:last])):
        return {}
    noun = words[last - 1].last
    own = told_owner(words[last - 1].form, "NOUN")
    yours = person == YOU and YOURS.search(words[last - 1].form) is not None
    if not (person in own or yours) or noun.upos != "NOUN" or len(words[last - 1].tokens) > 1 or person == THEY:
        return {}
    told = as_told(words[0].last, "PRON", {"Case": NOMINATIVE}, (noun.id, CASES_ASKED["Gen"]))
    return {told.id: told, noun.id: as_told(noun, "NOUN", {}, None)}


YOURS = re.compile("[ıiuüae]n$")


def without_ending(clause: Clause) -> dict[int, Token]:
    """An owner that begins a clause, and the noun that is there without the ending of what is theirs."""
    owner, *between = clause.words
    last = next((n for n, word in enumerate(between) if word.form in {"var", "yok"}), 0)
    if last < 2:
        return {}
    noun = between[last - 1]
    plain = is_plain(noun) and noun.last.upos == "NOUN" and noun.form in known_nouns()
    described = all(word.last.upos in {"ADJ", "ADV", "DET", "NUM"} for word in between[: last - 1])
    if (
        not (plain and described)
        or is_measure(noun)
        or may_be_owned(noun.form, OWNERS[owner.form])
        or "Person[psor]" in noun.last.feats
    ):
        return {}
    return whose(owner, noun, "NOUN")


def whose(owner: Word, noun: Word, upos: str) -> dict[int, Token]:
    """An owner joined to what has no ending that says whose it is, by id."""
    nobody = {"Person[psor]": frozenset({"None"})}
    told = as_told(owner.last, "PRON", of_owner(frozenset({OWNERS[owner.form]})), (noun.last.id, OWNER))
    return {told.id: told, noun.last.id: as_told(noun.last, upos, nobody, None)}


def needed_of(clause: Clause) -> dict[int, Token]:
    """An owner and the infinitive of what has to be done by them, which has no ending that says so, by id: *senin biraz
    dinlenmek lazım*."""
    words = clause.words
    last = len(words) - 1
    while last > 0 and words[last].form in BEHIND_VERBS:
        last -= 1
    place = next((n for n, word in enumerate(words) if word.form in OWNERS), None)
    if place is None or last - 1 <= place or IS_NEEDED.fullmatch(words[last].form) is None:
        return {}
    done, between = words[last - 1], words[place + 1 : last - 1]
    person = OWNERS[words[place].form]
    if words[place + 1].form in BEHIND:
        # *Senin için beklemek gerek.*
        return {}
    theirs = any(may_be_owned(word.form, person) and word.form not in ENDS_ANYHOW for word in between)
    if INFINITIVE.search(done.form) is None or done.form in known_nouns() or theirs or any(map(may_govern, between)):
        return {}
    return whose(words[place], done, "VERB")


IS_NEEDED = re.compile("lazım|şart|gerekli|gerek(?:iyor|ecek|ir|ti|mez|miyor)?")


def meant_in(clause: Clause) -> dict[int, Token]:
    """A personal pronoun in the genitive to which nothing belongs, and the verb of speakers whose object is somebody,
    by id: *senin çok seviyorum*."""
    words = clause.words
    last = len(words) - 1
    while last > 0 and words[last].form in BEHIND_VERBS:
        last -= 1
    verb = words[last]
    place = next((n for n, word in enumerate(words[:last]) if word.form in OWNERS), None)
    if place is None or verb.last.upos not in VERBS or not is_spoken(verb):
        return {}
    person, between = OWNERS[words[place].form], words[place + 1 : last]
    if person in told_by(verb) or not all(is_no_owners(word, person) for word in between) or not between:
        return {}
    if case_asked("", verb.form, turkish_verbs_with_persons(), finite=True) is None:
        return {}
    told = as_told(words[place].last, "PRON", {"Case": GENITIVE}, (verb.last.id, CASES_ASKED["Acc"]))
    return {told.id: told, verb.last.id: as_told(verb.last, "VERB", {}, None)}


def is_no_owners(word: Word, person: Person) -> bool:
    """Whether a word is no verb, no object and no postposition, and cannot be what is somebody's: it says when, where,
    how or how much."""
    token = word.last
    if len(word.tokens) > 1 or may_govern(word) or token.upos not in {"ADJ", "ADV", "DET", "NOUN"}:
        return word.form == "geçen"
    if token.upos != "NOUN" or word.form in ENDS_ANYHOW:
        return word.form in ENDS_ANYHOW or not may_be_owned(word.form, person)
    place = AT.sub("", word.form)
    return is_measure(word) or (AT.search(word.form) is not None and place in known_nouns())


def subject_of(clause: Clause) -> dict[int, Token]:
    """The nominative that can be the subject of nothing but a verbal noun behind it, and that, by id."""
    for place, verb in enumerate(clause.words):
        if is_said(clause, place):
            for found in range(place - 1, -1, -1):
                word = clause.words[found]
                if (may_govern(word) and word.form != "ne") or is_genitive_of(word):
                    break
                several = word.last.upos != "PRON" and BY_SEVERAL.search(verb.form) is not None
                if is_left_over(clause, found, place) and not several:
                    relation = CASES_ASKED["Gen"]
                    upos = "PRON" if word.last.upos == "PRON" else "NOUN"
                    own = {"Case": frozenset({"Nom"})}
                    told = as_told(word.last, upos, own, (verb.last.id, relation))
                    return {told.id: told, verb.last.id: as_told(verb.last, "VERB", {}, None)}
    return {}


def compound_in(clause: Clause) -> dict[int, Token]:
    """A noun that says which month, day or subject is meant, and the one behind it, which has no ending that makes a
    compound of both, by id: *temmuz ayda*, *matematik öğretmen*."""
    for place, (first, second) in enumerate(pairwise(clause.words)):
        after = clause.words[place + 2] if place + 2 < len(clause.words) else None
        heads = next((ends for names, ends in COMPOUNDS if first.form in names), None)
        if heads is None or heads.fullmatch(second.form) is None or len(second.tokens) > 1:
            continue
        goes_on = after is not None and (
            after.last.upos in {"CCONJ", "NUM"}
            or after.form in {"ve", "ile", "bir"}
            or "Person[psor]" in after.last.feats
        )
        if (
            first.form in OF_PROGRAMS
            and after is not None
            and (after.last.upos in {"NOUN", "PROPN", "X"} or (after.form or "")[:1].isdigit())
        ):
            continue
        if not goes_on and "Person[psor]" not in second.last.feats:
            case = next((name for name, end in CASE_ENDS.items() if name != "Acc" and end.search(second.form)), "Nom")
            return owned_by(first, second, case)
    return {}


COMPOUNDS = (
    (
        frozenset("ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık".split()),
        re.compile("ay(?:[dt][ae]n?|a)"),
    ),
    (
        frozenset("pazartesi salı çarşamba perşembe cuma cumartesi pazar".split()),
        re.compile("gün(?:[dt][ae]n?|e)"),
    ),
    (
        frozenset(
            "matematik fizik kimya biyoloji tarih coğrafya felsefe edebiyat müzik türkçe ingilizce almanca".split()
        ),
        re.compile("(?:öğretmen|ders|sınav)(?:[dt][ae]n?|[ae])?"),
    ),
    (frozenset({"kullanıcı"}), re.compile("(?:ad|hesap|profil|arayüz)(?:[dt][ae]n?)?")),
    (frozenset({"dosya"}), re.compile("(?:ad|boyut|tür|yol|konum|uzantı)(?:[dt][ae]n?)?")),
    (frozenset({"posta", "eposta", "internet", "web"}), re.compile("(?:adres|hesap|site|bağlantı)(?:[dt][ae]n?)?")),
    (frozenset({"telefon", "kimlik", "hesap", "sipariş"}), re.compile("numara(?:[dt][ae]n?)?")),
    (frozenset({"hata"}), re.compile("(?:mesaj|kod)(?:[dt][ae]n?)?")),
    (frozenset({"giriş", "kayıt"}), re.compile("(?:sayfa|ekran)(?:[dt][ae]n?)?")),
    (frozenset({"arama"}), re.compile("(?:sonuç|motor)(?:[dt][ae]n?)?")),
    (frozenset({"doğum"}), re.compile("(?:tarih|yer)(?:[dt][ae]n?)?")),
    (frozenset({"tren", "otobüs", "uçak"}), re.compile("bilet(?:[dt][ae]n?)?")),
)
"""What is named, and forms of what it is, without the ending of a compound."""
OF_PROGRAMS = frozenset(
    "kullanıcı dosya posta eposta internet web telefon kimlik hesap sipariş hata giriş kayıt arama doğum tren otobüs "
    "uçak".split()
)
"""Those of manuals and labels, behind which another noun may end the compound: *dosya ad uzantısı*."""


def is_genitive_of(word: Word) -> bool:
    """Whether a word may be the genitive that is the subject of a verbal noun."""
    return "Gen" in word.last.feats.get("Case", ())


def is_said(clause: Clause, place: int) -> bool:
    """Whether a word is a verb of which it is said that it is so (*geldiğini*), or that stands before a noun with the
    ending of who does it (*kaldığımız pansiyon*)."""
    word = clause.words[place]
    if word.last.upos not in VERBS or len(word.tokens) > 1 or place + 1 == len(clause.words):
        return False
    if SAID.search(word.form):
        return True
    after = clause.words[place + 1]
    before_noun = after.last.upos == "NOUN" and TIMES.fullmatch(after.form) is None and not is_measure(after)
    return before_noun and DONE_BY_SPEAKERS.search(word.form) is not None


_OWNER = "(?:[ıiuü][mn]|[ıiuü][mn][ıiuü]z|l[ae]r[ıi]n)"
SAID = re.compile(
    f"(?:(?:[dt][ıiuü]|[ae]c[ae])ğ{_OWNER}(?:[ıiuü]|[ae]|d[ae]n)|(?:[dt][ıiuü]|[ae]c[ae])kl[ae]r[ıi]n[ıiae]"
    "|m[ae](?:s[ıi]n|m|n|m[ıi]z|n[ıi]z)(?:[ıi]|[ae]|d[ae]n))$"
)
BY_SEVERAL = re.compile("l[ae]r[ıi]n[ıiae]$")
"""Ends of what several do, who are no single thing: *farklılık gösterdiklerini*."""
WHAT = re.compile("kl[ae]r[ıi]n[ıiae]$")
"""Ends of what somebody did or said: *söylediklerini*."""
NAMED = re.compile("m[ae]s[ıi]n.*$")
"""Ends of what is done, which are those of nouns as well: *bölmesini*."""
DONE_BY_SPEAKERS = re.compile("[dt][ıiuü]ğ[ıiuü](?:m|n|m[ıiuü]z|n[ıiuü]z)$")


def is_left_over(clause: Clause, found: int, place: int) -> bool:
    """Whether a nominative before a verbal noun is its subject for certain: a pronoun of its person and not of that of
    the last verb, or a noun that is no object right before it, where the last verb is of those who speak."""
    word, verb = clause.words[found], clause.words[place]
    if clause.words[found + 1].form in OF_PLACES:
        return False
    if len(word.tokens) > 1 or any(ENDS_A_LIST.search(other.form) for other in clause.words[found:place]):
        return False
    last = next((w for w in reversed(clause.words) if w.form not in BEHIND_VERBS), verb)
    between = clause.words[place + 1 : -1]
    if any(may_govern(other) and OF_NO_SUBJECT.search(other.form) is None for other in between):
        # *Herkes gittiğini görünce şaşırdım.*
        return False
    told = told_by(last)
    if person := PRONOUNS.get(word.form):
        of_speakers = DONE_BY_SPEAKERS.search(verb.form) is not None and last.last.upos in {"ADJ", "ADV", "NOUN"}
        told = told or (frozenset({IT}) if of_speakers and not told_of_predicate(last.form, "ADJ") else told)
        if person == IT or not told or person in told or (place == found + 1 and verb.form.startswith("ol")):
            return False  # *Siz olduğunuzu doğrulayın*: that it is you.
        return person in told_owner(verb.form, "VERB") and clause.words[found + 1].form not in {"de", "da", "ve", "ile"}
    others = told == frozenset({THEY}) and "Sing" in word.last.feats.get("Number", ())
    doing = any(other.form in THOSE_WHO_KNOW for other in clause.words[place + 1 :])
    if not (others or doing or is_spoken(last) or last.form in SURE_OF or is_of_others(clause, place)):
        return False
    if ENDS.search(word.form) and word.form not in known_nouns() and is_known_genitive(word.form):
        # *Kadehin*, which the tagger takes for a name
        return False
    nominative = word.last.upos in {"NOUN", "PROPN"} and word.last.feats.get("Case") == NOMINATIVE
    owned = word.last.feats.get("Person[psor]", frozenset())
    thing = nominative and len(word.form) > 2 and not is_measure(word) and "3" not in owned
    certain = bool(owned) or (word.last.upos == "PROPN" and is_capital(word) and found > 0)
    apart = begins_another_phrase(clause.words[found + 1]) if place - found > 1 else certain
    # *Müdür istifa ettiğini*, *doktor söylediklerini*: no object is left for the verb.
    full = (
        LIGHT.match(verb.form) is not None
        and place - found > 1
        and "Nom" in clause.words[place - 1].last.feats.get("Case", ())
    )
    apart = apart or full or (place - found == 1 and WHAT.search(verb.form) is not None)
    alone = all(is_beside(other) for other in clause.words[:found]) and not verb.form.startswith("ol")
    of_it = IT in told_owner(verb.form, "VERB") or WHAT.search(verb.form) is not None
    return alone and thing and apart and of_it and NAMED.search(verb.form) is None


OF_PLACES = frozenset("dışı içi arası öncesi sonrası altı üstü karşıtı yanlısı".split())
"""What makes an attribute of the noun before it: *katalog dışı ürünler*."""
ENDS_A_LIST = re.compile(r"^(?:vb|vs|vd)\b|[()]")
"""What stands at the end of a list of examples, or of what is in brackets: *(GET, POST vb.)*."""


def is_beside(word: Word) -> bool:
    """Whether a word before a subject is an adverb, says when, or is who says something."""
    return word.last.upos == "ADV" or word.form in PRONOUNS or is_measure(word)


def is_of_others(clause: Clause, place: int) -> bool:
    """Whether those who say or believe something are the last nominative of a clause that says that they are there:
    *dünya düz olduğunu sanan insanlar var*."""
    doing = clause.words[place + 1 : place + 2]
    return clause.words[-1].form in {"var", "yok"} and any(DOING.search(word.form) for word in doing)


DOING = re.compile("[ae]n$")
OF_NO_SUBJECT = re.compile("(?:[ae]n|m[ae]k)$")
"""Ends of participles that stand before who does something, and of infinitives."""


def begins_another_phrase(word: Word) -> bool:
    """Whether a word behind a noun is of no phrase with it: adverbs, adjectives, and nouns in oblique cases."""
    token = word.last
    if word.form in PARTICLES_BEHIND:
        return False
    oblique = not token.feats.get("Case", frozenset({"Nom"})) & {"Nom", "Gen", "Acc"}
    return (
        token.upos in {"ADV", "DET", "ADJ"}
        or ASKING.fullmatch(word.form) is not None
        or (oblique and "Person[psor]" not in token.feats)
    )


THOSE_WHO_KNOW = frozenset("kimse herkes ben sen biz siz".split())
"""Subjects of the last verb, behind what is known."""
SURE_OF = frozenset("eminim eminiz farkındayım farkındayız".split())
ASKING = re.compile("neden|niçin|niye|nasıl|nereye|nerede|nereden|kime|kimi|kimden|kiminle|hangi|kaç|ne")
