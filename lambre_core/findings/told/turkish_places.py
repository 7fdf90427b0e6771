"""Turkish places and receivers, told by the words: *okul gidiyorum*, *evde çıktım*, *beni bir hediye verdi*.

Who goes somewhere names the place in the dative, and who leaves it in the ablative, right before the verb. And what is
given is a thing: the person beside it is in the dative.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.personal_endings import ME, VERBS, WE, YOU, YOU_ALL
from lambre_core.findings.told.government import BEHIND_VERBS, as_asked, is_spoken, may_govern
from lambre_core.findings.turkish_clauses import LANGUAGE, Clause, Word, clauses, told_by
from lambre_core.lexicon.turkish import APOSTROPHE, with_case
from lambre_core.treebank.tree import Sentence, Token


def with_told_places(sentence: Sentence, language: str) -> Sentence:
    """The sentence with places, and with those who are given something, joined to their verbs in another case."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        place = len(clause.words) - 1
        while place > 0 and clause.words[place].form in BEHIND_VERBS:
            place -= 1
        verb = clause.words[place]
        if place > 0 and verb.last.upos in VERBS and len(verb.tokens) == 1:
            changed.update(place_of(clause, place) or receiver_of(clause, place))
    return sentence.with_tokens(changed)


def place_of(clause: Clause, place: int) -> dict[int, Token]:
    """The place right before a verb of going that those who speak do, and that, by id."""
    noun, verb = clause.words[place - 1], clause.words[place]
    if len(noun.tokens) > 1 or not is_spoken(verb) or (place > 1 and belongs_to(clause.words[place - 2])):
        return {}
    for pattern, wrong, asked in GOING:
        if pattern.match(verb.form):
            for case in wrong:
                if is_place_in(noun, case):
                    return as_asked(noun.last, verb.last, asked, case)
    return {}


GOING = (
    (re.compile("gi(?:t(?!tikçe)|d)|dön(?!d[üu]r|üş)"), ("Nom", "Loc"), "Dat"),
    (re.compile("gel(?!i[şr]t|iş)"), ("Nom",), "Dat"),
    (re.compile("gir(?!i[şl]|dir)"), ("Nom", "Acc", "Loc"), "Dat"),
    (re.compile("çık(?!ar|ış)"), ("Loc",), "Abl"),
    (re.compile("ayrıl"), ("Loc", "Acc"), "Abl"),
)
"""Verbs of going, the cases in which no place stands right before them, and the one that they ask for."""


def belongs_to(word: Word) -> bool:
    """Whether a word before a place may be of one phrase with it, and not say which one it is: *yeni okul gidiyorum* is
    as wrong as *okul gidiyorum*, but *otel ve ev* are two."""
    return word.form in {"ve", "veya", "ile", "ne", "hem", "ya"}


def is_place_in(word: Word, case: str) -> bool:
    """Whether a word is a place in a case."""
    if case == "Nom":
        return word.form in PLACES or (word.form in CITIES and (word.last.form or "")[:1].isupper())
    if found := APOSTROPHE.search(word.form):
        name = word.form[: found.start()]
        return name in CITIES and word.form == f"{name}{found.group()}{with_case(name, case, owned=False)[len(name) :]}"
    return word.form in forms_of(case)


def forms_of(case: str) -> Iterator[str]:
    """The places in a case."""
    return (with_case(noun, case, owned=False) for noun in PLACES)


PLACES = frozenset(
    "banyo bahçe ev havuz hastane istasyon kafe kütüphane lokanta mağaza mahkeme market mutfak müze "
    "oda ofis okul otel otogar park plaj postane restoran salon sinema stadyum sınıf tiyatro üniversite".split()
)
CITIES = frozenset(
    "adana almanya amerika ankara antalya avrupa berlin bodrum bursa diyarbakır edirne eskişehir fransa gaziantep "
    "ingiltere istanbul italya izmir kayseri konya londra mersin paris rusya samsun trabzon türkiye yunanistan".split()
)


def receiver_of(clause: Clause, place: int) -> dict[int, Token]:
    """The personal pronoun in the accusative beside a thing that is given right before the verb, and that, by id."""
    thing, verb = clause.words[place - 1], clause.words[place]
    if GIVES.match(verb.form) is None or thing.form not in THINGS or thing.last.upos != "NOUN":
        return {}
    for found in range(place - 2, -1, -1):
        word = clause.words[found]
        if may_govern(word) or "Dat" in word.last.feats.get("Case", ()):
            return {}
        if word.form in PERSONS:
            # *Seni söylüyorsun* is another error.
            return {} if PERSONS[word.form] in told_by(verb) else as_asked(word.last, verb.last, "Dat")
    return {}


GIVES = re.compile(
    "ver(?!il)|anlat(?!ıl)|söyle(?!n|t)|söylü|öğret(?!il|men)|gönder(?!il)|getir(?!il|t)|göster(?!il)|al(?:d[ıi]|ac|ıyor)"
    "|yaz(?:d|ıyor|ac)|sor(?:d|uyor|ac)|oku(?:du|yor|yac)"
)
PERSONS = {"beni": ME, "seni": YOU, "onu": None, "bizi": WE, "sizi": YOU_ALL, "onları": None}
THINGS = frozenset(
    "adres bilgi cevap çay çiçek ders dosya fıkra fotoğraf haber hediye hikaye hikâye izin kahve kitap masal mektup "
    "mesaj numara ödev ödül oyuncak öğüt para resim sır soru söz su şarkı şeker şiir telefon tarif yalan yemek".split()
)
"""What somebody is given, told or taught."""
