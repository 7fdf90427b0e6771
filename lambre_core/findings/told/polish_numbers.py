"""Told words in Polish: numerals and the nouns right behind them.

*Cztery jajek*, *dwa pary*, *trzej braci*, *pół miliona osoby*, *do pięć*, *3 zdjęć*: what a numeral asks for is known,
and so are the cases and genders of most nouns.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.counted_singles import LABELLED
from lambre_core.findings.told.relations import ATTRIBUTE, COUNTED, HOW_MANY_MEN, IN_DIGITS, OF_WHAT, SELF, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

PLURAL = frozenset({"Plur"})
SINGULAR = frozenset({"Sing"})


def counted_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A numeral and the noun right behind it, or behind an attribute of that, joined, if the noun is in no case that
    the numeral asks for (*cztery jajek*, *dwóch bracia*, *trzy nowych aut*), in another gender (*dwa pary*), or stands
    for men, who are *trzej* or *trzech* (*trzy chłopcy*)."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words[:-1]):
        cases, noun = counted_case(word), clause.words[place + 1]
        if cases and is_attribute(noun, clause.words[place + 2 : place + 3], cases, readings):
            noun = clause.words[place + 2]
        before = clause.words[place - 1] if place else None
        of_thousands = lower(noun) in THOUSANDS and noun.upos in {"NOUN", "NUM"}
        if cases is None or noun.id > word.id + 2 or not (noun.form or "").islower():
            continue
        named = place == 1 or (place > 1 and clause.words[place - 2].upos == "NOUN")
        if before is not None and lower(before) in ALTERNATIVES and named and may_be_a_genitive(noun, readings):
            # *Przykład lub dwa naruszeń*: so many examples
            continue
        if not (noun.upos == "NOUN" or of_thousands) or is_numbered(before):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if not known or (noun.lemma or "") == "raz" or (lower(noun) in THOUSANDS and not of_thousands):
            continue
        if known_as(lower(noun), "ADV", readings) or is_part_of_a_word(noun, clause):
            continue
        genders = GENDERS.get(lower(word))
        fitting = [reading for reading in known if fits(reading, cases) and may_be_men(reading, word)]
        if fitting and lower(word) in NOT_OF_MEN and all(is_of_men(reading) for reading in fitting):
            changed[word.id] = as_told(word, "NUM", {"Number": PLURAL}, (noun.id, HOW_MANY_MEN))
            changed[noun.id] = as_told(noun, "NOUN", {"Animacy": frozenset({"Hum"}), "Number": PLURAL}, None)
            continue
        if fitting and (genders is None or any(has_gender(reading, genders) for reading in fitting)):
            continue
        own: Features = {"Case": frozenset(cases), "Number": PLURAL}
        told: Features = {}
        if fitting and genders is not None:
            own, told = {**own, "Gender": genders}, {"Gender": gender_of(fitting)}
        changed[word.id] = as_told(word, "NUM", own, (noun.id, COUNTED))
        changed[noun.id] = as_told(noun, "NOUN", told, None)
    return changed


def money_in(clause: Clause) -> dict[int, Token]:
    """*Złote* right behind a numeral from five on, joined, which the parser takes for an adjective: *dwadzieścia
    złote*."""
    for word, money in zip(clause.words, clause.words[1:], strict=False):
        digits = word.form or ""
        many = lower(word) in FROM_FIVE or (digits.isdecimal() and (digits[-1] not in "234" or digits[-2:-1] == "1"))
        after = next((one for one in clause.words if one.id == money.id + 1), None)
        alone = after is None or after.upos not in {"ADJ", "NOUN", "PROPN"}
        if not many or lower(money) != "złote" or money.id != word.id + 1 or not alone:
            continue
        own: Features = {"Case": frozenset({"Nom", "Acc"}), "Number": PLURAL}
        return {
            word.id: as_told(word, "NUM", {"Case": frozenset({"Gen"}), "Number": PLURAL}, (money.id, COUNTED)),
            money.id: replace(as_told(money, "NOUN", own, None), lemma="złoty"),
        }
    return {}


def may_be_a_genitive(noun: Token, readings: Readings) -> bool:
    """Whether the dictionary has a noun in the genitive plural."""
    known = known_as(lower(noun), "NOUN", readings)
    return any("Gen" in one.feats.get("Case", ()) and "Plur" in one.feats.get("Number", ()) for one in known)


ALTERNATIVES = frozenset({"lub", "albo", "czy"})


def much_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun right behind *dużo*, *kilka* and the like that can be nothing but an accusative, joined: *mam dużo
    pracę*. A nominative may have a verb of its own (*mało ludzie wiedzą*)."""
    for word, noun in zip(clause.words, clause.words[1:], strict=False):
        if lower(word) not in MUCH or noun.upos != "NOUN" or noun.id != word.id + 1 or not (noun.form or "").islower():
            continue
        known = known_as(lower(noun), "NOUN", readings)
        before = next((one for one in clause.words if one.id == word.id - 1), None)
        if before is not None and before.upos == "VERB" and CHANGES.match(before.lemma or "") is not None:
            # *To ułatwi trochę sprawę*: so much it is made easier.
            continue
        possible = frozenset({"Acc"})
        if before is not None and lower(before) in HAVING:
            possible |= {"Nom", "Voc"}
        if known and all(one.feats.get("Case", frozenset({"Gen"})) <= possible for one in known):
            return {
                word.id: as_told(replace(word, lemma=lower(word)), "NUM", {}, (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Acc"})}, None),
            }
    return {}


CHANGES = re.compile(
    "ułatwi|utrudni|popraw|zmieni|odmieni|s?komplik|przyspiesz|przyśpiesz|skr[óa]c|zmniejsz|zwiększ|ogranicz|rozjaśni|"
    "u?pro[sś][tz]?cz?[ai]|łagodz|złagodz|osłab|wzm[oa]c|psu|zepsu|przypomin|zna[ćł]|lubi|kocha|rozumie"
)
"""Beginnings of Polish verbs of which one says how much they are done."""
MUCH = frozenset("dużo mało trochę wiele niewiele sporo kilka".split())
"""Words with a genitive of one or of several."""


def is_attribute(word: Token, behind: Sequence[Token], cases: Sequence[str], readings: Readings) -> bool:
    """Whether a word is an adjective of what stands behind it, and no noun in one of some cases itself (*dwie zmienne
    stanu*)."""
    adjective = word.upos == "ADJ" and bool(behind) and word.head == behind[0].id
    return adjective and not any(fits(one, cases) for one in known_as(lower(word), "NOUN", readings))


def is_numbered(before: Token | None) -> bool:
    """Whether a word before a numeral makes another number of it, or the number of something: *sto dwa*, *strona
    pięć*."""
    return before is not None and (before.upos == "NUM" or (before.lemma or "") in LABELS)


def is_part_of_a_word(noun: Token, clause: Clause) -> bool:
    """Whether a hyphen joins a noun to what follows: *dwóm spin-offom*."""
    after = next((word for word in (*clause.words, clause.after) if word is not None and word.id == noun.id + 1), None)
    return after is not None and (after.form or "").startswith("-")


def fits(reading: Reading, cases: Sequence[str]) -> bool:
    """Whether a noun is a plural in one of some cases, or has no number."""
    feats = reading.feats
    plural = not feats.get("Number", frozenset({"Plur"})).isdisjoint({"Plur", "Ptan"})
    return plural and not feats.get("Case", frozenset(cases)).isdisjoint(cases)


def may_be_men(reading: Reading, numeral: Token) -> bool:
    """Whether what *dwóch* and the like count are men, if it is an accusative: *dwóch braci*, but *dwie siostry*."""
    accusative = reading.feats.get("Case") == frozenset({"Acc"}) and lower(numeral) in {"dwóch", "trzech", "czterech"}
    return not accusative or "Hum" in reading.feats.get("Animacy", ())


NOT_OF_MEN = frozenset("dwa trzy cztery oba".split())


def is_of_men(reading: Reading) -> bool:
    """Whether a reading is one of men alone."""
    return reading.feats.get("Animacy") == frozenset({"Hum"}) and reading.feats.get("Gender") == frozenset({"Masc"})


def has_gender(reading: Reading, genders: frozenset[str]) -> bool:
    """Whether a reading may be in one of some genders."""
    return not reading.feats.get("Gender", genders).isdisjoint(genders)


def gender_of(found: Sequence[Reading]) -> frozenset[str]:
    """The genders that readings show."""
    return frozenset[str]().union(*(reading.feats.get("Gender", frozenset()) for reading in found))


def counted_case(word: Token) -> Sequence[str] | None:
    """The cases of what a numeral counts; None where it is none."""
    return SMALL.get(lower(word)) or (("Gen",) if lower(word) in FROM_FIVE else None)


BARE = ("Nom", "Voc")
"""Of what is no man the accusative plural is the nominative."""
SMALL: Mapping[str, Sequence[str]] = {
    **dict.fromkeys("dwa dwie trzy cztery oba obie dwaj trzej czterej obaj".split(), BARE),
    **dict.fromkeys("dwóch trzech czterech".split(), ("Gen", "Loc", "Acc")),
    **dict.fromkeys("dwom dwóm trzem czterem".split(), ("Dat",)),
    **dict.fromkeys("dwoma dwiema trzema czterema".split(), ("Ins",)),
}
GENDERS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys("dwa oba".split(), frozenset({"Masc", "Neut"})),
    **dict.fromkeys("dwie obie".split(), frozenset({"Fem"})),
}
FROM_FIVE = frozenset(
    "pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście "
    "siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt "
    "siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset "
    "dziewięćset kilkanaście kilkadziesiąt kilkaset".split()
)
MEN = frozenset(
    "dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu kilku kilkunastu kilkudziesięciu paru "
    "wielu".split()
)
"""How many men there are, beside a verb that is a neuter."""
TOGETHER = frozenset("dwoje troje czworo pięcioro sześcioro siedmioro ośmioro dziewięcioro dziesięcioro".split())
"""How many children, or men and women, there are together, beside a verb that is a neuter."""
THOUSANDS = frozenset("tysięcy milionów miliardów".split())
"""What from five on are, and two to four are not: *dwa tysięcy*."""
LABELS = frozenset("numer nr strona rozdział punkt część godzina artykuł ustęp wersja tom".split())


def governed_number_in(clause: Clause) -> dict[int, Token]:
    """A numeral from five on in the nominative right behind an adposition with the genitive, joined: *do pięć osób*, *w
    ciągu czternaście dni*. What begins with a number may be a name or an hour (*od pięć do siedem*)."""
    for place, (adposition, number) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        noun = clause.words[place + 2] if place + 2 < len(clause.words) else None
        compound = place > 0 and lower(adposition) in OF_TWO and lower(clause.words[place - 1]) in {"w", "na", "z"}
        if lower(number) not in FROM_FIVE or number.id != adposition.id + 1 or noun is None or noun.upos != "NOUN":
            continue
        if compound or (adposition.upos == "ADP" and lower(adposition) in WITH_GENITIVE):
            own: Features = {"Case": frozenset({"Nom", "Acc"}), "Number": PLURAL}
            return {
                adposition.id: as_told(adposition, "ADP", {}, None),
                number.id: as_told(number, "NUM", own, (adposition.id, SELF)),
            }
    return {}


WITH_GENITIVE = frozenset("bez dla do od spośród wśród podczas oprócz".split())
OF_TWO = frozenset("ciągu trakcie przeciągu".split())


def in_digits_in(clause: Clause, readings: Readings, sentence: Sentence) -> dict[int, Token]:
    """A noun right behind digits that begin a clause or follow a form in *-no* or *-to*, which asks for the accusative,
    joined, if it can be no plural in the nominative behind 2, 3 or 4 (*usunięto 3 zdjęć*), or a singular where several
    are (*usunięto 2 wiadomość*); behind 1 only a plural, with an adposition before (*za 1 dni*)."""
    for place, (number, noun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        before = clause.words[place - 1] if place else None
        digits = number.form or ""
        if not digits.isdecimal() or noun.id != number.id + 1 or noun.upos != "NOUN" or not (noun.form or "").islower():
            continue
        if before is None and is_behind_a_dash(number, sentence):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if any(one.lemma in LABELLED for one in known):
            continue  # *wybierz 2 slot*: the second one
        few = digits[-1] in "234" and digits[-2:-1] != "1"
        having = (
            before is not None and lower(before) in HAVING and not any(lower(word) == "nie" for word in clause.words)
        )
        if (
            few
            and (is_direct(before) or having)
            and known
            and not any(fits(one, ("Nom", "Acc")) or is_ones(one) for one in known)
        ):
            cases: Sequence[str] = ("Nom", "Acc")
            count = "Plur"
        elif digits == "1" and before is not None and before.upos == "ADP" and known and all(map(is_of_many, known)):
            cases, count = (), "Sing"
        elif before is not None and (is_direct(before) or having) and is_another_number(digits, known):
            cases, count = ("Nom", "Acc"), "Sing" if digits == "1" else "Plur"
        elif before is not None and (is_direct(before) or having) and are_not_counted(digits, known):
            cases, count = ("Gen",), "Plur"
        else:
            continue
        own: Features = {"Number": frozenset({count}), **({"Case": frozenset(cases)} if cases else {})}
        return {
            number.id: as_told(number, "NUM", own, (noun.id, IN_DIGITS)),
            noun.id: as_told(noun, "NOUN", {}, None),
        }
    return {}


def is_behind_a_dash(number: Token, sentence: Sentence) -> bool:
    """Whether a number is the end of a range (*1-3 punktów*), or emphasised by a sign, so that it opens no clause."""
    sign = sentence.tokens[number.id - 2] if number.id > 1 else None
    return sign is not None and sign.form not in {".", ",", ";", ":", "!", "?", "(", "[", "•", "*"}


def attribute_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An adjective right behind digits that stand where nothing but a nominative or accusative can, and before a noun
    in the plural, joined: behind 2, 3 and 4 it is no genitive (*masz 3 nowych wiadomości*), and behind others nothing
    else (*masz 5 nowe wiadomości*)."""
    for place, (number, adjective, noun) in enumerate(
        zip(clause.words, clause.words[1:], clause.words[2:], strict=False)
    ):
        digits, before = number.form or "", clause.words[place - 1] if place else None
        if not digits.isdecimal() or digits == "1" or adjective.upos != "ADJ" or noun.upos != "NOUN":
            continue
        denied = any(lower(word) == "nie" for word in clause.words[:place])
        together = noun.id == number.id + 2 and adjective.head == noun.id
        if before is None or not (is_direct(before) or lower(before) in HAVING) or denied or not together:
            continue
        known = [one.feats.get("Case", frozenset()) for one in known_as(lower(adjective), "ADJ", readings)]
        cases = frozenset[str]().union(*known)
        nouns = [one.feats for one in known_as(lower(noun), "NOUN", readings) if "Plur" in one.feats.get("Number", ())]
        men = any("Hum" in feats.get("Animacy", ()) for feats in nouns)
        few = digits[-1] in "234" and digits[-2:-1] != "1"
        if not known or not nouns or men or digits[:1] == "0" or ("Gen" in cases) != few:
            continue
        relation = ATTRIBUTE if few else OF_WHAT
        own: Features = {"Case": frozenset({"Gen"}) if few else frozenset({"Nom", "Acc"}), "Number": PLURAL}
        return {adjective.id: as_told(adjective, "ADJ", own, (noun.id, relation))}
    return {}


def one_of_many_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that is no plural behind digits and an adjective that is nothing else, joined to the digits: *masz 5
    nowych wiadomość*."""
    for number, adjective, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        digits = number.form or ""
        if not digits.isdecimal() or digits == "1" or adjective.upos != "ADJ" or noun.upos != "NOUN":
            continue
        if noun.id != number.id + 2 or adjective.head != noun.id or not (noun.form or "").islower():
            continue
        several = [one.feats.get("Number") for one in known_as(lower(adjective), "ADJ", readings)]
        single = [one.feats.get("Number") for one in known_as(lower(noun), "NOUN", readings)]
        if (
            several
            and single
            and all(value == PLURAL for value in several)
            and all(value == SINGULAR for value in single)
        ):
            return {
                number.id: as_told(number, "NUM", {"Number": PLURAL}, (noun.id, IN_DIGITS)),
                noun.id: as_told(noun, "NOUN", {"Number": SINGULAR}, None),
            }
    return {}


HAVING = frozenset(
    "mam masz ma mamy macie mają dostałeś otrzymałeś wybierz dodaj usuń kup zobacz wyślij pobierz utwórz otwórz".split()
)
"""Verbs with an accusative, before what somebody has or is to take."""


def is_direct(before: Token | None) -> bool:
    """Whether a number stands where nothing but a nominative or accusative can: at the beginning, or behind a form in
    *-no* or *-to*."""
    if before is None:
        return True
    return before.upos == "VERB" and "0" in before.feats.get("Person", ()) and lower(before).endswith(("no", "to"))


def is_another_number(digits: str, known: Sequence[Reading]) -> bool:
    """Whether a noun is a plural and no single thing in a direct case behind *1* (*wysłano 1 wiadomości*, but *dodano 1
    maja*), or nothing else behind another number (*usunięto 2 wiadomość*)."""
    single = [is_single_and_direct(one) for one in known]
    if digits == "1":
        return any(one.feats.get("Number") == PLURAL for one in known) and not any(single)
    return digits.strip("0") != "" and bool(known) and all(single)


def are_not_counted(digits: str, known: Sequence[Reading]) -> bool:
    """Whether a noun is a nominative plural, or what is spelt alike, but no genitive plural behind a number from five
    on: *znaleziono 25 wyniki*, *dodano 12 zdjęcia*."""
    several = digits[-1] not in "234" or digits[-2:-1] == "1"
    plural = any(one.feats.get("Number") == PLURAL and "Nom" in one.feats.get("Case", ()) for one in known)
    direct = all(
        one.feats.get("Case", frozenset({"Gen"})) <= {"Nom", "Acc", "Voc"} or is_ones_own(one) for one in known
    )
    return several and len(digits) < YEAR and digits not in {"0", "1"} and plural and direct


def is_ones_own(reading: Reading) -> bool:
    """Whether a reading is a genitive singular."""
    return reading.feats.get("Case") == frozenset({"Gen"}) and reading.feats.get("Number") == SINGULAR


YEAR = 4
"""Digits of a year, behind which a noun may stand in any case."""


def is_single_and_direct(reading: Reading) -> bool:
    """Whether a reading is a singular in the nominative or accusative."""
    cases = reading.feats.get("Case", frozenset())
    return reading.feats.get("Number") == SINGULAR and not cases.isdisjoint({"Nom", "Acc"})


def is_ones(reading: Reading) -> bool:
    """Whether a noun may be a man's, of whom there are *2 braci*, or is no plural (*3 maja*)."""
    return "Hum" in reading.feats.get("Animacy", ()) or "Sing" in reading.feats.get("Number", ())


def is_of_many(reading: Reading) -> bool:
    """Whether a reading is a plural of what has a singular."""
    return reading.feats.get("Number") == PLURAL
