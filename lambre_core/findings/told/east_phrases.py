"""Told phrases in Russian and Ukrainian: what an adposition, a numeral or a quantity right before a noun asks for.

A parser that has seen correct text alone makes another tree of *серед гості*, *троє друзі* or *половину зарплату*. But
nothing else can stand so, where the noun has no form that is asked for. What has been found so is judged by rules on
relations of its own, and no doubt is asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.compound_adpositions import COMPOUND
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.east_actions import done_to_thing_in
from lambre_core.findings.told.east_attributes import attribute_in
from lambre_core.findings.told.east_determiners import determiner_in
from lambre_core.findings.told.east_words import (
    cases_known,
    cases_owned,
    declined,
    is_plain_noun,
    may_agree,
    of_its_lemma,
)
from lambre_core.findings.told.names import is_a_firm
from lambre_core.findings.told.relations import CASES_ASKED, COUNTED, COUNTED_ALIKE, OWNING, SELF, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})

GENITIVE = frozenset({"Gen"})
PLURAL = frozenset({"Plur"})
SINGULAR = frozenset({"Sing"})
INSTRUMENTAL = frozenset({"Ins"})


def with_told_phrases(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words that surely belong together joined.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(governed_in(clause, sentence, readings))
        changed.update(about_in(clause, readings))
        changed.update(company_in(clause))
        changed.update(attribute_in(clause, sentence, readings, language))
        changed.update(self_in(clause, readings))
        changed.update(such_in(clause, readings))
        changed.update(two_in(clause, readings))
        changed.update(counted_in(clause, readings, language))
        changed.update(attribute_of_counted_in(clause, readings))
        changed.update(part_of_in(clause, readings))
        changed.update(done_to_in(clause, readings))
        changed.update(done_to_thing_in(clause, readings))
        changed.update(determiner_in(clause, sentence, readings, language))
    return sentence.with_tokens(changed) if changed else sentence


# What an adposition governs

ONE_CASE: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(
        "без від до для біля серед замість протягом упродовж впродовж крім окрім щодо стосовно заради задля внаслідок "
        "из от у кроме среди вместо ради из-за из-под вследствие ввиду посредством".split(),
        GENITIVE,
    ),
    **dict.fromkeys("к ко благодаря вопреки завдяки всупереч".split(), frozenset({"Dat"})),
    **dict.fromkeys("про через крізь сквозь".split(), frozenset({"Acc"})),
    **dict.fromkeys(["при"], frozenset({"Loc"})),
    **dict.fromkeys("над перед наді переді".split(), INSTRUMENTAL),
    **dict.fromkeys("из изо".split(), GENITIVE),
    **dict.fromkeys("під под".split(), frozenset({"Acc", "Ins"})),
    **dict.fromkeys("з із зі с со".split(), frozenset({"Acc", "Gen", "Ins"})),
    **dict.fromkeys("після после".split(), GENITIVE),
}
"""Adpositions and the cases that they may govern."""
ADVERBS = frozenset({"після", "после"})
"""Adpositions that are adverbs as well, behind which a subject may stand."""
OTHERWISE = frozenset({"у", "над", "під", "перед"})
"""Ukrainian adpositions with more cases than the Russian ones that are spelt so, and what stands before an infinitive
or a name."""
NOMINATIVE = frozenset({"Nom", "Voc"})


def governed_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """A noun or an attribute right behind an adposition, joined to it, if it is in no case that this may govern: *від
    квартиру*, *протягом останні десяти років*, *один із запропоновані варіантів*."""
    for place, (adposition, word) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        asked = asked_by(clause, place, sentence)
        if asked is None or adposition.upos != "ADP" or word.id != adposition.id + 1 or is_letter(adposition):
            continue
        if lower(word) in AT_MOST and any(one.upos == "NUM" for one in clause.words[place + 2 : place + 3]):
            continue  # *до максимум трёх*
        if is_seen_already(word, adposition, asked, readings) or is_before_what_is_governed(
            word, asked, sentence, readings
        ):
            continue
        known = readings_behind(clause, word, asked, readings)
        cases = frozenset[str]().union(*(one.feats["Case"] for one in known))
        if word.upos in {"ADJ", "DET"} and any(map(is_accusative_of_things, known)):
            cases |= {"Acc"}
        perhaps_subject = lower(adposition) in ADVERBS and not cases.isdisjoint(NOMINATIVE)
        if cases and cases.isdisjoint(asked) and not perhaps_subject and word.lemma not in measures():
            upos = word.upos if word.upos in {"ADJ", "DET", "PROPN"} else "NOUN"
            genders = {one.feats.get("Gender") for one in known}
            gender = genders.pop() if len(genders) == 1 else None
            feats: Features = {"Case": cases, **({"Gender": gender} if gender else {})}
            return {
                adposition.id: as_told(adposition, "ADP", {}, None),
                word.id: as_told(word, upos, feats, (adposition.id, ASKED_BY.get(asked, SELF))),
            }
    return {}


AT_MOST = frozenset("максимум минимум мінімум".split())


def about_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun, with its attribute or not, that can be no accusative or locative behind *о*, joined to that, if this
    stands right behind a noun, where it is no interjection: *закон о государственная служба*."""
    for before, about, *rest in zip(clause.words, clause.words[1:], clause.words[2:], clause.words[3:], strict=False):
        noun = next((word for word in rest if word.upos not in {"ADJ", "DET"}), None)
        if (
            about.form != "о"
            or about.upos != "INTJ"
            or before.upos != "NOUN"
            or noun is None
            or not is_plain_noun(noun)
        ):
            continue
        cases = cases_known(noun, readings)
        if cases and cases.isdisjoint({"Acc", "Loc"}):
            return {
                about.id: as_told(about, "ADP", {}, (before.id, "udep")),
                noun.id: as_told(noun, "NOUN", {**gender_of(noun), "Case": cases}, (about.id, SELF)),
            }
    return {}


def is_letter(word: Token) -> bool:
    """Whether a word is a capital letter within a sentence: *код на С программе*."""
    return word.id > 1 and len(word.form or "") == 1 and (word.form or "").isupper()


def is_accusative_of_things(reading: Reading) -> bool:
    """Whether an attribute in the nominative has the form of its accusative of things: *про собачий податок*, *про
    давні наслідки*."""
    feminine = "Fem" in reading.feats.get("Gender", ()) and "Plur" not in reading.feats.get("Number", ())
    return "Nom" in reading.feats.get("Case", ()) and not feminine


def is_seen_already(word: Token, adposition: Token, asked: frozenset[str], readings: Readings) -> bool:
    """Whether the parser takes a word for what the adposition governs, and no reading of it in the sentence is in a
    case that this may ever govern, so that other rules see it."""
    if word.deprel == COMPOUND:
        return True
    if word.head != adposition.id or word.deprel != "comp:obj":
        return False
    may = ONE_CASE[lower(adposition)]
    if asked != may or not word.feats.get("Case", may).isdisjoint(may):
        return False
    return all(one.feats.get("Case", may).isdisjoint(may) for one in readings(word) if one.upos == word.upos)


def is_before_what_is_governed(word: Token, asked: frozenset[str], sentence: Sentence, readings: Readings) -> bool:
    """Whether a word may be an attribute after all, or one that is not declined before a noun: *с данным именем*, *до
    веб компонентів*, *для офлайн-взлома*."""
    after = sentence.tokens[word.id] if word.id < len(sentence.tokens) else None
    if after is None or word.upos in {"ADJ", "DET"}:
        return False
    if after.form == "-":
        return True
    base = "Nom" in cases_known(word, readings) and after.upos == "NOUN"
    attribute = any(not asked.isdisjoint(one.feats.get("Case", ())) for one in known_as(lower(word), "ADJ", readings))
    return attribute or (base and not asked.isdisjoint(cases_known(after, readings)))


WITH_IT = frozenset({"Gen", "Ins"})
ABSTRACT = re.compile("(?:[аеияо]ние|[ыи]тие|ость|[сц]тво|ання|ення|іння|ття|ість)$")
"""Ends of nouns for what has no size, so that nothing is as large as it (*с уважение*)."""
AS_LARGE = re.compile("размер|величин|рост|толщин|длин|об[ъь]?[её]м|розмір|завбільш|зріст|товщин|довж|обсяг|с$")

ASKED_BY = {
    GENITIVE: CASES_ASKED["Gen"],
    INSTRUMENTAL: CASES_ASKED["Ins"],
    WITH_IT: CASES_ASKED["Ins"],
}
"""Relations to adpositions that govern one case, or do so where they stand."""


def asked_by(clause: Clause, place: int, sentence: Sentence) -> frozenset[str] | None:
    """The cases that an adposition may govern where it stands: behind *one* and the like *of* asks for the genitive,
    and what is joined with an instrumental is one (*з цукор та дрібкою солі*)."""
    adposition = clause.words[place]
    asked = None if lower(adposition) in OTHERWISE else ONE_CASE.get(lower(adposition))
    if lower(adposition) not in OF:
        return asked
    after = clause.words[place + 1] if place + 1 < len(clause.words) else None
    measured = place > 0 and AS_LARGE.match(lower(clause.words[place - 1])) is not None
    if after is not None and ABSTRACT.search(lower(after)) is not None and not measured:
        return WITH_IT
    behind = sentence.tokens[adposition.id : adposition.id + 3]
    # *Один с именем*, *хтось з ентузіазмом* is somebody with something.
    having = bool(behind) and "Ins" in behind[0].feats.get("Case", ())
    out = bool(behind) and "Gen" in behind[0].feats.get("Case", ())
    if place and lower(clause.words[place - 1]) in ONE_OF and lower(adposition) in OUT_OF and not having:
        return GENITIVE
    behind = behind[1:]
    # *Ягодами з компоту і смаколиками* joins what stands before.
    joined = any("Ins" in word.feats.get("Case", ()) for word in clause.words[:place]) and out
    if len(behind) == 2 and not joined and lower(behind[0]) in AND and behind[1].feats.get("Case") == INSTRUMENTAL:
        return INSTRUMENTAL if asked and "Ins" in asked else asked
    return asked


OF = frozenset("з із зі с со из изо".split())
OUT_OF = frozenset("з із зі из изо".split())
AND = frozenset("та і й и".split())
ONE_OF = frozenset(
    "один одна одне одно одного одній одному одним однією одну ніхто хтось дехто кожен кожна кожне "
    "кожного кожній кожному жоден жодна жодне жодного жодній хто кілька декілька багато більшість половина частина "
    "одной никто кто-то кто каждый каждая каждое каждого каждой каждому несколько многие большинство".split()
)
"""Words behind which *of* says of whom or what one, some or none."""


def readings_behind(clause: Clause, word: Token, asked: frozenset[str], readings: Readings) -> Sequence[Reading]:
    """What stands right behind an adposition as its form tells; nothing where that is not known, or it may be governed
    by something else. Of nouns that are spelt alike the tagger's own counts, if it takes that for none that is asked
    for (*гості*, of *гість* and not of *гостя*)."""
    if word.upos in {"ADJ", "DET"} and is_attribute_behind(clause, word, asked, readings):
        return declined(word, readings)
    if word.upos == "ADJ" and word.id > 2 and asked == GENITIVE and stands_alone(clause, word):
        return declined(word, readings)
    known = known_as(lower(word), "NOUN", readings)
    if any("Case" not in one.feats for one in known):
        return ()
    if is_name(clause, word):
        return known if word.lemma is not None and all(one.lemma == word.lemma.lower() for one in known) else ()
    verb = word.upos == "VERB" and "Person" in word.feats and (word.form or "").islower()
    if not verb and not is_plain_noun(word):
        return ()
    own = of_its_lemma(word, known)
    return own if own and word.feats.get("Case", asked).isdisjoint(asked) else known


def stands_alone(clause: Clause, word: Token) -> bool:
    """Whether what is declined as an adjective stands for a noun behind *one of*: *ніхто з присутні*."""
    place = clause.words.index(word)
    after = clause.words[place + 1] if place + 1 < len(clause.words) else None
    of_one = place > 1 and lower(clause.words[place - 1]) in OF and lower(clause.words[place - 2]) in ONE_OF
    return of_one and (after is None or after.upos not in {"ADJ", "ADV", "DET", "NOUN", "NUM", "PRON", "PROPN", "X"})


def is_name(clause: Clause, word: Token) -> bool:
    """Whether a word is a name of one word."""
    place = clause.words.index(word)
    after = clause.words[place + 1] if place + 1 < len(clause.words) else None
    alone = after is None or (after.form or "").islower()
    return word.upos == "PROPN" and (word.form or "").istitle() and alone and not is_a_firm(word)


def is_attribute_behind(clause: Clause, word: Token, asked: frozenset[str], readings: Readings) -> bool:
    """Whether what stands right behind an adposition is an attribute of the noun behind it, with or without a numeral
    between, which is in a case that is asked for."""
    place = clause.words.index(word)
    rest = clause.words[place + 1 : place + 3]
    if len(rest) == 2 and rest[0].upos == "NUM":
        rest = rest[1:]
    if not rest or not is_plain_noun(rest[0]) or "Poss" in word.feats:
        return False
    nouns = [one.feats for one in known_as(lower(rest[0]), "NOUN", readings)]
    if rest[0].id == word.id + 1 and not may_agree([one.feats for one in declined(word, readings)], nouns):
        return False  # other rules see it
    return not asked.isdisjoint(cases_known(rest[0], readings)) and believed_upos(word) >= SURE


COMPANY = frozenset("поруч поряд разом рядом вместе наравне наряду нарівні водночас одновременно".split())
WITH = frozenset("з із зі с со".split())
NEVER_INSTRUMENTAL = frozenset(
    "мене меня тебе тебя нас вас його её її їх их него неё нього неї них себе себя мені мне тобі тебе йому ему їй ей "
    "нам вам їм им собі".split()
)
"""Forms of personal pronouns that are no instrumentals, *им* and *ей* without *н* among them."""


def company_in(clause: Clause) -> dict[int, Token]:
    """A pronoun behind *поруч із* or *вместе с*, joined, if it is no instrumental: *поруч із нас*."""
    for word, adposition, pronoun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        if lower(word) not in COMPANY or lower(adposition) not in WITH or lower(pronoun) not in NEVER_INSTRUMENTAL:
            continue
        after = clause.words[clause.words.index(pronoun) + 1 :][:1]
        owned = lower(pronoun) in POSSESSIVES and any(one.upos in {"NOUN", "ADJ", "DET", "NUM"} for one in after)
        if not owned:
            return {
                adposition.id: as_told(adposition, "ADP", {}, None),
                pronoun.id: as_told(pronoun, "PRON", {"Case": GENITIVE}, (adposition.id, COMPOUND)),
            }
    return {}


POSSESSIVES = frozenset("його її їх его её их".split())


# Words that agree with a noun or an adjective

SELF_FORMS = frozenset("сам сама само".split())


def self_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Сам* in the singular between a noun in the plural and its verb, joined to the noun: *ребята сам построили*."""
    for noun, word, verb in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        finite = verb.upos == "VERB" and "Plur" in verb.feats.get("Number", ())
        if noun.upos != "NOUN" or word.upos not in {"ADJ", "DET"} or not finite or lower(word) not in SELF_FORMS:
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if known and all(one.feats.get("Number") == PLURAL for one in known):
            told = {"Number": SINGULAR, "Case": frozenset({"Nom"})}
            return {
                word.id: as_told(word, word.upos, told, (noun.id, COUNTED_ALIKE)),
                noun.id: as_told(noun, "NOUN", {"Number": PLURAL}, None),
            }
    return {}


SUCH = re.compile("так(?:ой|ая|ое|ие|ий|а|е|і)$")


def such_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Такой* and the adjective behind it that ends the clause, joined, if they agree in no way: *такой же тёплая*."""
    for place, word in enumerate(clause.words[:-1]):
        rest = [one for one in clause.words[place + 1 :] if lower(one) not in {"же", "ж", "самый", "само"}]
        if SUCH.match(lower(word)) is None or word.upos != "DET" or len(rest) != 1 or rest[0].upos != "ADJ":
            continue
        own, other = declined(word, readings), declined(rest[0], readings)
        if own and other and not may_agree([one.feats for one in own], [one.feats for one in other]):
            return {
                word.id: as_told(word, "DET", {}, (rest[0].id, COUNTED_ALIKE)),
                rest[0].id: as_told(rest[0], "ADJ", {}, None),
            }
    return {}


def gender_of(noun: Token) -> Features:
    """The gender of a noun as the tagger sees it, which tells it from others that are spelt so (*вода*, and of
    *вод*)."""
    return {"Gender": noun.feats["Gender"]} if "Gender" in noun.feats else {}


# Numerals and quantities

COLLECTIVES = frozenset(
    "двоє троє четверо п'ятеро п’ятеро шестеро семеро двое трое четверо пятеро шестеро семеро".split()
)
SEVERAL = frozenset("кілька декілька несколько".split())
SMALL_UKRAINIAN = frozenset("два дві три чотири обидва обидві".split())
SMALL_RUSSIAN = frozenset("два две три четыре оба обе".split())
BOTH = frozenset({"оба", "обе"})
LABELS = frozenset("номер розділ пункт стаття частина глава раздел статья часть том страница сторінка година".split())


def counted_in(clause: Clause, readings: Readings, language: str) -> dict[int, Token]:
    """A numeral and the noun right behind it, joined, if the noun is in no form that it asks for: *троє друзі*, *кілька
    помилки*, *обе команд*, *дві третин*."""
    for place, (word, noun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        form = lower(word)
        before = clause.words[place - 1] if place else None
        small = form in {"дві", "обидві"} and language == "uk" and lower(noun)[-2:] not in {"их", "іх"}
        if form not in COLLECTIVES | SEVERAL | BOTH and not small:
            continue
        if not is_plain_noun(noun) or word.id + 1 != noun.id or (before is not None and before.lemma in LABELS):
            continue
        if lower(noun) in {"станом", "разом"}:
            continue  # *двоє станом на вечір*
        number = SINGULAR if form in BOTH else PLURAL
        known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
        case = "Nom" if small else "Gen"
        fitting = (
            case in feats.get("Case", {case}) and (small or feats.get("Number", number) == number) for feats in known
        )
        if known and not any(fitting):
            asked: Features = {"Case": frozenset({"Nom"})}
            return {
                word.id: as_told(word, "NUM", asked, (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", {}, None),
            }
    return {}


OF_GENDER: Mapping[str, frozenset[str]] = {
    **dict.fromkeys("два обидва оба півтора полтора".split(), frozenset({"Masc", "Neut"})),
    **dict.fromkeys("дві две обидві обе півтори полторы".split(), frozenset({"Fem"})),
}
"""Numerals in the nominative and the genders of what they count."""


def two_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A numeral that shows a gender and the noun right behind it, joined, if the noun is in no reading of that gender:
    *дві хлопці*, *два книги*. What ends as a feminine does may be a man (*два судді*)."""
    for word, noun in zip(clause.words, clause.words[1:], strict=False):
        genders = OF_GENDER.get(lower(word))
        if genders is None or word.id + 1 != noun.id or not is_plain_noun(noun):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        shown = [one.feats.get("Gender", genders) for one in known]
        common = any((one.lemma or "").endswith(("а", "я")) and "Masc" in one.feats.get("Gender", ()) for one in known)
        if not known or common or any(not one.isdisjoint(genders) for one in shown):
            continue
        gender = frozenset[str]().union(*shown)
        return {
            word.id: as_told(word, "NUM", {"Gender": genders}, (noun.id, COUNTED)),
            noun.id: as_told(noun, "NOUN", {"Gender": gender}, None),
        }
    return {}


def attribute_of_counted_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An attribute between a small numeral and what this counts, joined to it, if it is a singular: *два новий стола*,
    *чотири великого валізи*."""
    for numeral, word, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        if lower(numeral) not in SMALL_RUSSIAN | SMALL_UKRAINIAN or word.upos != "ADJ" or noun.upos != "NOUN":
            continue
        own = declined(word, readings)
        if own and all(one.feats.get("Number") == SINGULAR for one in own) and word.id + 1 == noun.id:
            return {
                word.id: as_told(word, "ADJ", {"Number": SINGULAR}, (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", {}, None),
            }
    return {}


VESSELS = frozenset(
    "склянка склянку склянки чашка чашку ложка ложку ложки пляшка пляшку пачка пачку банка банку стакан стакана "
    "бутылка бутылку кусок шматок".split()
)
"""What holds things and nobody."""

SHARES = frozenset("більшість меншість половина половину частина частину большинство меньшинство часть тысячи".split())
AMOUNTS = frozenset(
    "склянка склянку склянки чашка чашку ложка ложку ложки пляшка пляшку кілограм літр шматок дрібка дрібку пачка "
    "пачку стакан стакана ложки бутылка бутылку килограмм литр кусок щепотка щепотку пачка пачку "
    "банка банку кількість количество множество безліч низка низку "
    "десятки сотні сотни тисячі мільйони миллионы".split()
)
DIRECT = frozenset({"Nom", "Acc", "Voc"})


def part_of_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun right behind what says how much of it there is, joined, if it is a nominative or accusative alone:
    *половину зарплату*, *склянку молоко*, *більшість жителі*. What may be the object of a verb behind is left (*часть
    данные подтвердила*)."""
    for place, (word, noun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        form = lower(word)
        if form not in SHARES | AMOUNTS or not is_plain_noun(noun) or word.id + 1 != noun.id:
            continue
        cases = cases_owned(noun, readings)
        after = clause.words[place + 2] if place + 2 < len(clause.words) else None
        object_before = "Acc" in cases and not is_of_persons(noun.feats) and after is not None and after.upos == "VERB"
        before = clause.words[place - 1] if place else None
        shown = before is not None and before.upos == "DET"  # *сделать эту часть владельцем*
        many = form in SHARES and is_of_persons(noun.feats) and cases == INSTRUMENTAL and not shown
        if noun.lemma in measures() or (form in SHARES and object_before) or is_one_by_one(clause, place + 1):
            continue
        if form in VESSELS and is_of_persons(noun.feats):
            continue  # *приходить до банку людина*
        if cases and (cases <= DIRECT | {"Loc"} or many):
            return {
                word.id: as_told(word, "NOUN", {}, None),
                noun.id: as_told(noun, "NOUN", {**gender_of(noun), "Case": cases}, (word.id, OWNING)),
            }
    return {}


def is_one_by_one(clause: Clause, place: int) -> bool:
    """Whether a noun stands twice with an adposition between: *сокращает количество символ за символом*."""
    noun, rest = clause.words[place], clause.words[place + 1 : place + 3]
    return len(rest) == 2 and rest[0].upos == "ADP" and rest[1].lemma == noun.lemma


DOING = re.compile("(?:ання|ення|іння|ття|ание|ение|ятие|ытие)$")
"""Ends of nouns for what is done."""
APPOSED = frozenset("приложение расширение решение отношение соединение рішення відношення запитання питання".split())
"""Nouns that end so, before which or behind which something is named."""


def done_to_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun in the nominative or accusative alone right behind one for what is done to it, which opens the sentence,
    joined, if nothing follows or a neuter predicate of that: *очищення кошик не вдалося*, *удаление файл*."""
    done, *rest = clause.words
    noun = rest[0] if rest else None
    if done.id != 1 or noun is None or not is_plain_noun(noun) or noun.id != done.id + 1:
        return {}
    if DOING.search(lower(done)) is None or lower(done) in APPOSED or done.upos != "NOUN":
        return {}
    behind = [one for one in rest[1:] if lower(one) not in BEFORE_PREDICATES]
    said = bool(behind) and behind[0].upos in {"ADJ", "VERB"} and NEUTER.search(lower(behind[0])) is not None
    ends = not behind and (clause.after is None or clause.after.form in ENDING)
    cases = cases_owned(noun, readings)
    neuter = "Neut" in noun.feats.get("Gender", ())
    if not (ends or (said and not neuter)) or not cases or not cases <= DIRECT:
        return {}
    return {
        done.id: as_told(done, "NOUN", {}, None),
        noun.id: as_told(noun, "NOUN", {**gender_of(noun), "Case": cases}, (done.id, OWNING)),
    }


NEUTER = re.compile("(?:[лнт]о|лос[яь])$")
"""Ends of predicates of a neuter, and of such as have no subject."""
BEFORE_PREDICATES = frozenset("не успішно успешно було было буде будет".split())
ENDING = frozenset({".", "!", "…", "..."})
"""What may end a sentence that is no question."""
