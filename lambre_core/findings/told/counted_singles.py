"""What stands behind a number in digits in the singular, where several are counted, told by the words.

*Složka obsahuje 12 obrázek*, *Masz 2 nowa wiadomość*, *У вас 2 новое сообщение*: templates put a number before a phrase
that was written for one. The noun can be nothing but a nominative or accusative of the singular, or the adjective
between can, and before the number stands what lets nothing but a count follow: a verb, an adverb, a pronoun; or the
number opens the clause and a verb follows the noun. Ordinals have a stop in Czech and Polish (*7. den*); where they
have none, nouns that are told by them are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.doubts.site import touches
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.relations import (
    COUNTED_SINGLE,
    FEW_IN_DIGITS,
    IN_DIGITS,
    TOLD_RELATIONS,
    as_told,
)
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

_NOT_IN_ONE = re.compile(r"[2-9]|1\d|[2-9][02-9]|[1-9]\d[02-9]")
_FROM_TWO_ON = re.compile(r"[2-9]|[1-9]\d{1,2}")
SEVERAL = {
    **dict.fromkeys(("cs", "pl", "uk", "ru", "lt", "lv"), _NOT_IN_ONE),
    **dict.fromkeys(("el", "en"), _FROM_TWO_ON),
}
"""Numbers behind which no singular stands in the nominative: years and what ends in one are left alone."""
FEW = re.compile(r"(?:[2-9])?[2-4]|[1-9][02-9][2-4]")
"""Numbers that Russian counts with the genitive of one."""
ENGLISH = "en"
ALONE = ("uk", "ru")
"""Languages whose nouns right behind a number are told elsewhere (`east_counts`)."""
BEFORE = frozenset({"ADV", "AUX", "PART", "PRON", "VERB"})
VERBS = frozenset({"AUX", "VERB"})
ONE = frozenset({"Sing"})
MANY = frozenset({"Plur"})
DIRECT = frozenset({"Nom", "Acc", "Voc"})
MONTHS = frozenset(
    "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec styczeń luty marzec "
    "kwiecień maj czerwiec lipiec sierpień wrzesień październik grudzień sausis vasaris kovas balandis gegužė "
    "birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis diena para janvāris februāris marts aprīlis "
    "maijs jūnijs jūlijs augusts septembris oktobris novembris decembris gads procents procentas ιανουάριος "
    "φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος".split()
)
"""Nouns before which a number is a date, and those that are counted in one form."""
ORDERED = frozenset(
    "год рік день число месяц місяць час година утро ранок вечер вечір ночь ніч век вік століття этаж поверх "
    "класс клас  курс группа група место місце раздел розділ глава часть частина том страница сторінка статья "
    "стаття пункт шаг крок  уровень рівень версия версія поколение покоління серия серія сезон тур раунд матч "
    "канал порт номер школа больница  лікарня квартира дом будинок кабинет кабінет вагон поезд поїзд автобус "
    "трамвай маршрут ряд рядок строка столбец  стовпець параграф абзац бригада полк батальон батальйон рота армия "
    "армія дивизия дивізія съезд з'їзд созыв скликання  сессия сесія километр кілометр ступень ступінь степень "
    "категория категорія разряд розряд тысяча миллион миллиард  тисяча мільйон мільярд процент відсоток раз "
    "січень лютий березень квітень травень червень липень серпень вересень  жовтень листопад грудень январь "
    "февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split()
)
"""Nouns of which a number in digits may be an ordinal, and those with forms of their own beside one."""
UNITS = re.compile(
    "(?:б[иі]т|бод|байт|герц|ватт?|вольт|ампер|грамм?|ом|рентген|кулон|радиан|радіан|люмен|кельвин|кельвін|микрон|мікрон|"
    "дюйм|бар|пар|раз|чоловік|человек|децибел|пиксел|тон|тонн)$"
)
"""Ends of units and the like, whose genitive plural may be spelt as the nominative: *8 біт*."""
NOT_COUNTED = re.compile(
    ".*(?:βίντεο|στούντιο|ευρώ|τζίν?ι|μπάιτ|μέτρο|κιλό)|ράδιο|πίξελ|εκατό|μισή|λεπτοί|"
    "ενέργεια|ζημιά|εμπειρία|υγεία|ζωή|δύναμη|άμυνα|μαγεία|αντοχή|πείρα|φήμη|χωρητικότητα"
)
"""Words that are not inflected, and what is measured as a mass: *χρειάζεσαι 6 ενέργεια*, in games."""
MASSES = frozenset(
    "energie energia енергія энергия enerģija energija mana мана zlato złoto золото χρυσός voda woda вода νερό "
    "mléko mleko молоко pivo piwo пиво μπύρα káva kawa кава кофе καφές cukr cukier síla siła сила brnění zbroja "
    "броня πανοπλία poškození obrażenie урон шкода ochrana ochrona захист защита προστασία palivo paliwo пальне "
    "топливо καύσιμο zkušenost doświadczenie досвід опыт zdraví zdrowie здоров'я здоровье".split()
)
"""Masses of which a number says how much there is: *6 energie*; for other Greek ones see `NOT_COUNTED`."""
LABELLED = frozenset(
    "bod odstavec článek kapitola strana stránka patro kolo krok řádek sloupec ročník třída úroveň díl verze skupina "
    "punkt ustęp artykuł rozdział strona piętro runda krok wiersz kolumna klasa poziom część wersja grupa etap slot "
    "pozycja kanał gracz numer punktas straipsnis dalis skyrius priedas puslapis aukštas kabinetas klasė eilutė lygis "
    "versija grupė etapas punkts pants daļa nodaļa pielikums lappuse stāvs kabinets klase rinda līmenis grupa posms "
    "modul moduł modulis sesija sesja lekce lekcja pamoka tēma tema příklad przykład pavyzdys piemērs žingsnis solis "
    "cvičení ćwiczenie pratimas uzdevums ενότητα μάθημα σημείο άρθρο παράγραφος κεφάλαιο σελίδα όροφος τάξη επίπεδο "
    "μέρος έκδοση βήμα".split()
)
"""Nouns that numbers name, with or without the stop of an ordinal: *išdėstau 5 punktą*."""


def with_counted_singles(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such numbers joined to the nouns that they count.

    Args:
        readings: of words out of context.
    """
    if language not in SEVERAL:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(english_single_in(clause) if language == ENGLISH else single_in(clause, readings, language))
    return sentence.with_tokens(changed) if changed else sentence


def single_in(clause: Clause, readings: Readings, language: str) -> dict[int, Token]:
    """The first number of a clause and the singular behind it, joined; nothing where there is none."""
    for place, number in enumerate(clause.words[:-1]):
        if SEVERAL[language].fullmatch(number.form or "") is None or not is_count(clause, place):
            continue
        if number.deprel in TOLD_RELATIONS:
            return {}
        attributes, noun = counted_by(clause, place)
        if noun is None or noun.deprel in TOLD_RELATIONS or not may_be_counted(noun, readings):
            continue
        if attributes or language not in ALONE:
            changed = joined(number, attributes, noun, readings, language)
            if changed:
                return changed
    return {}


def is_count(clause: Clause, place: int) -> bool:
    """Whether a number counts what follows: it stands behind a verb, an adverb or a pronoun, or opens the clause."""
    if place == 0:
        return clause.words[0].id == 1
    before, number = clause.words[place - 1], clause.words[place]
    if touches(before, number) or is_a_name(before):
        return False  # *Qwen3 modelį*, *Gemma 2 šeima*
    return before.upos in BEFORE and before.id + 1 == number.id


def is_a_name(word: Token) -> bool:
    """Whether a word has a capital where no sentence begins."""
    return word.id > 1 and (word.form or "")[:1].isupper()


def counted_by(clause: Clause, place: int) -> tuple[Sequence[Token], Token | None]:
    """The adjectives right behind a number and the noun right behind those; None where there is none, or where the
    number opens the clause and no verb follows."""
    end = place + 1
    while end < len(clause.words) and clause.words[end].upos == "ADJ":
        end += 1
    words = clause.words[place : end + 1]
    if touches(words[0], words[1]):
        return (), None  # *3bilionový balíček*
    if any(not (word.form or "").isalpha() or COMPOUND.match(lower(word)) for word in words[1:-1]):
        return (), None
    if end >= len(clause.words) or clause.words[end].upos != "NOUN" or words[-1].id - words[0].id != end - place:
        return (), None
    after = clause.words[end + 1] if end + 1 < len(clause.words) else None
    if place == 0 and (after is None or after.upos not in VERBS):
        return (), None
    return words[1:-1], words[-1]


COMPOUND = re.compile(
    "let[ýáéí]|denn|týdenn|měsíčn|hodinov|minutov|vteřinov|metrov|kilometrov|litrov|gramov|procentn|stupňov|místn|patrov|"
    "členn|bodov|korunov|bitov|palcov|letni|dniow|tygodniow|miesięczn|godzinn|minutow|metrow|litrow|procentow|stopniow|"
    "osobow|piętrow|bitow|calow|krotn|річн|денн|тижнев|місячн|годинн|хвилинн|метров|відсотков|градусн|поверхов|бітн|"
    "дюймов|кратн|летн|дневн|недельн|месячн|часов|минутн|процентн|этажн|битн|met[ųi]|dien|valand|gad|dienu|stund"
)
"""Beginnings of adjectives that are one word with a number before them: *28letá hráčka*."""


def may_be_counted(noun: Token, readings: Readings) -> bool:
    """Whether a noun is known, and is neither a unit nor told by an ordinal."""
    known = known_as(lower(noun), "NOUN", readings)
    lemmas = {one.lemma or "" for one in known} | {noun.lemma or ""}
    counted = lemmas.isdisjoint(ORDERED | MONTHS | MASSES | LABELLED) and not any(map(NOT_COUNTED.fullmatch, lemmas))
    return bool(known) and counted and (noun.form or "").islower() and UNITS.search(lower(noun)) is None


def joined(
    number: Token, attributes: Sequence[Token], noun: Token, readings: Readings, language: str
) -> dict[int, Token]:
    """The number joined to a noun that is a singular alone; or, of a noun that may be a plural, an adjective before it
    that is none joined to the number."""
    if is_single([one.feats for one in known_as(lower(noun), "NOUN", readings)]):
        relation = COUNTED_SINGLE
        if language in ALONE:
            few = FEW.fullmatch(number.form or "") is not None
            relation = FEW_IN_DIGITS if few else IN_DIGITS
        return {
            number.id: as_told(number, "NUM", {"Case": frozenset({"Nom"})}, (noun.id, relation)),
            noun.id: as_told(noun, "NOUN", {"Number": ONE}, None),
        }
    for attribute in attributes:
        known = declined(attribute, readings)
        if is_single([one.feats for one in known]):
            return {attribute.id: as_told(attribute, "ADJ", {"Number": ONE}, (number.id, COUNTED_SINGLE))}
    return {}


def declined(attribute: Token, readings: Readings) -> list[Reading]:
    """The readings of an adjective by its form alone."""
    return [one for one in known_as(lower(attribute), "ADJ", readings) if "Case" in one.feats]


def is_single(known: Sequence[Features]) -> bool:
    """Whether all readings of a word are nominatives or accusatives of the singular."""
    return bool(known) and all(
        feats.get("Number", MANY) == ONE and feats.get("Case", frozenset({"Gen"})) <= DIRECT for feats in known
    )


def english_single_in(clause: Clause) -> dict[int, Token]:
    """The first number of an English clause and the singular that ends the phrase behind it, joined: *5 file were
    deleted*. There is no lexicon; what has one form for one and several, and what is measured, is left alone."""
    for place, number in enumerate(clause.words[:-1]):
        if SEVERAL[ENGLISH].fullmatch(number.form or "") is None or not is_count(clause, place):
            continue
        _, noun = counted_by(clause, place)
        if noun is None or noun.deprel in TOLD_RELATIONS or not is_an_english_single(noun):
            return {}
        after = next((word for word in clause.words if word.id == noun.id + 1), None)
        if after is not None and after.upos not in {"ADP", "AUX", "VERB"}:
            return {}
        return {
            number.id: as_told(number, "NUM", {}, (noun.id, COUNTED_SINGLE)),
            noun.id: as_told(noun, "NOUN", {"Number": ONE}, None),
        }
    return {}


def is_an_english_single(noun: Token) -> bool:
    """Whether a word is surely an English noun in the singular that has another form for several."""
    form = noun.form or ""
    if not (form.isalpha() and form.islower()) or len(form) < SHORTEST or believed_upos(noun) < SURE:
        return False
    return noun.feats.get("Number") == ONE and not form.endswith(("s", "craft")) and form not in UNCHANGED


SHORTEST = 3
UNCHANGED = frozenset(
    "min sec hrs mph kph fps dpi ppi ppm rpm bpm lbs psi usd eur gbp pts fish sheep deer percent dozen hundred "
    "thousand million billion trillion staff data people crew cattle police offspring foot mile meter metre "
    "inch pound yard acre ounce gallon litre liter degree bit byte kilo gram pixel point left right total more "
    "less each other half euro yuan rupee rand hertz salmon trout bison moose swine pair gross stone head work "
    "help time past noon".split()
)
"""Nouns that have one form for one and several, units, and words that are no nouns there."""
