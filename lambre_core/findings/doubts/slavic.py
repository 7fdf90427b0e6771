"""Doubt: Slavic adjectives that stand for nouns, names that stay as they are, and verbs that nobody does."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.doubts.determiners import cases_taken, is_in_one_of
from lambre_core.findings.doubts.pairs import cases
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    INSTRUMENTAL,
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    has_coordination,
    is_coordinated_verb,
    is_modifier,
    is_nominative,
    is_subject,
    likely,
    lower,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_the_one(site: Site) -> bool:
    """A predicate behind *this* or *that* in its own form stands for a noun, and need not agree with the subject:
    *dovolená je pro mě to pravé*; *dovolená je to pravý* does not stand so."""
    token = site.token
    before = word_before(token, site)
    if not site.subjects_dropped or token.upos != "ADJ" or not (token.deprel or "").startswith("comp:pred"):
        return False
    return before is not None and lower(before) in THAT and may_agree(before, token, site)


THAT = frozenset("to ten ta ti ty tím tou tot toto tento tato то тот та те той ті".split())
"""What makes a noun of an adjective behind it."""


def may_agree(word: Token, other: Token, site: Site) -> bool:
    """Whether some reading of a word goes together with one of another."""
    return any(agree(one.feats, two.feats) for one in site.readings(word) for two in site.readings(other))


def has_an_attribute_itself(site: Site) -> bool:
    """What the tagger takes for an adjective, though an adjective stands right before it and belongs to it, is a noun
    that it does not know: *hospoda je nazvaná Stará rychta*; what both are said of stands elsewhere."""
    token = site.token
    before = word_before(token, site)
    return (
        site.subjects_dropped
        and token.upos == "ADJ"
        and before is not None
        and before.upos == "ADJ"
        and before.head == token.id
        and is_modifier(before)
        and may_agree(before, token, site)
    )


def is_behind_a_foreign_word(site: Site) -> bool:
    """A name behind a word with a capital that the tagger takes for its adjective, though it is none, is no word by
    itself: it has the gender of what it names, and need not be declined (*Café Louvre je oblíbená*, *do Café Louvre*).
    """
    names = [word for word in (site.token, site.head) if word.upos in NOUNS and starts_with_capital(word)]
    return site.subjects_dropped and any(is_no_adjective(word_before(name, site), name, site) for name in names)


def is_no_adjective(word: Token | None, name: Token, site: Site) -> bool:
    """Whether a word with a capital seems the adjective of a name, and is known as something else."""
    return (
        word is not None
        and word.upos == "ADJ"
        and word.head == name.id
        and starts_with_capital(word)
        and all(reading.upos != "ADJ" for reading in site.readings(word))
    )


def is_given_to_somebody(site: Site) -> bool:
    """A dative right behind a verb, before a noun with another adjective that is no dative, is a person: *uložil
    obžalovanému podmíněný trest*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token) and token.id < noun.id) or before is None:
        return False
    attributes = [word for word in between(token, noun, site) if word.upos == "ADJ" and may_agree(word, noun, site)]
    cases = [reading.feats.get("Case", frozenset()) for reading in likely(noun, site)]
    dative = token.feats.get("Case") == DATIVE and not any(DATIVE & case for case in cases)
    return before.upos == "VERB" and bool(attributes) and dative and any("Acc" in case for case in cases)


DATIVE = frozenset({"Dat"})


def is_done_by_anybody(site: Site) -> bool:
    """A coordinated reflexive in the singular with a clause or an infinitive behind it, and no subject, says what
    people do: *lékaři jsou pečliví a očekává se, že pomohou*; *a směje se* has the subject of the verb before. So do a
    few verbs that are not reflexive: *lístky jsou pryč a nezbývá než čekat*."""
    verb = site.token
    if not (site.subjects_dropped and is_coordinated_verb(verb)) or verb.feats.get("Number") != SINGULAR:
        return False
    children = site.below.get(verb.id, ())
    behind = [child for child in children if child.id > verb.id]
    said = any(child.upos == "SCONJ" or "Inf" in child.feats.get("VerbForm", ()) for child in behind)
    impersonal = is_reflexive(verb, children) or lower(verb) in IMPERSONAL
    return said and impersonal and not any(is_subject(child) for child in children)


IMPERSONAL = frozenset(
    "zbývá nezbývá stačí nestačí postačí záleží nezáleží vadí nevadí platí jde nejde hrozí "
    "следует стоит слід варто".split()
)
"""Verbs whose subject is a clause or an infinitive."""


def is_reflexive(verb: Token, children: Sequence[Token]) -> bool:
    """Whether a verb is reflexive by its end, or has the pronoun beside it."""
    return lower(verb).endswith(("ся", "сь")) or any(lower(child) == "se" for child in children)


def is_to_the_north(site: Site) -> bool:
    """A quarter of the sky with *from* behind it is where something lies, as an accusative beside any verb: *na sever
    od Prahy leží Kralupy*."""
    after = word_after(site.token, site)
    return (
        site.head.upos == "ADP"
        and lower(site.token).startswith(QUARTERS)
        and after is not None
        and lower(after) in {"od", "от", "від"}
    )


QUARTERS = tuple("sever jih východ západ север юг восток запад південь північ схід захід".split())
"""How Czech, Russian and Ukrainian words for north, south, east and west begin."""


def is_instead(site: Site) -> bool:
    """Czech *místo* right before a genitive is *instead* as well, and then no subject: *místo toho jsou lepší jiné*."""
    token = site.token
    after = word_after(token, site)
    if after is None or lower(token) != "místo" or not is_subject(token):
        return False
    return all("Gen" in reading.feats.get("Case", ()) for reading in likely(after, site))


def is_found_by_you(site: Site) -> bool:
    """A name in the singular beside a plural of the first or second person is what we or you do something to: *Arnold
    najdete u mostu*."""
    name, verb = site.token, site.head
    together = "Plur" in verb.feats.get("Number", ()) and not {"1", "2"}.isdisjoint(verb.feats.get("Person", ()))
    return site.subjects_dropped and is_subject(name) and name.upos == "PROPN" and together and is_single(name)


def is_single(word: Token) -> bool:
    """Whether the tagger takes a word for a singular."""
    return word.feats.get("Number") == SINGULAR


def is_english_before_the_subject(site: Site) -> bool:
    """What seems the subject, and no list of words has, may be an English attribute of the noun right behind it, with
    which the verb agrees: *docker kontejnery jsou izolované*; but *rada komise jsou cenné*."""
    token, verb = site.token, site.head
    noun = word_after(token, site)
    if not (site.subjects_dropped and is_subject(token)) or noun is None or noun.upos not in NOUNS:
        return False
    number = verb.feats.get("Number")
    clashes = number is not None and token.feats.get("Number", number).isdisjoint(number)
    if site.language == "et" and lower(token).endswith("d") and "Plur" in token.feats.get("Number", ()):
        return False  # *eile läks vanavanemad koju*
    if not clashes or not (token.form or "").isascii() or known_as(token.form or "", "NOUN", site.readings):
        return False
    return any(is_nominative(reading, number) for reading in site.readings(noun))


def is_needed(site: Site) -> bool:
    """Czech *potřeba* beside *to be* is what is needed and no subject: *pokud nejsou potřeba*."""
    return is_subject(site.token) and lower(site.token) in {"potřeba", "třeba", "zapotřebí"} and site.head.upos == "AUX"


def goes_with_a_noun_behind(site: Site) -> bool:
    """A determiner may agree with the noun behind a foreign one (*na vaší flash kartě*), or behind the agent of
    its participle (*v našem ředitelem schváleném plánu*)."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    if not site.subjects_dropped or token.upos != "DET" or token.id > noun.id or after is None:
        return False
    if "Ins" in noun.feats.get("Case", ()) and after.upos == "ADJ":
        return may_agree(token, after, site)
    if not (noun.form or "").isascii() or known_as(noun.form or "", "NOUN", site.readings):
        return False
    nouns = [reading for reading in known_as(after.form or "", "NOUN", site.readings) if reading.upos == "NOUN"]
    return any(agree(one.feats, two.feats) for one in site.readings(token) for two in nouns)


def is_owned_by_the_subject(site: Site) -> bool:
    """Behind an unknown word that opens the sentence the seeming subject may be its genitive, and the predicate is said
    of that: *scope zakázky je podobný*."""
    noun = site.head if (site.token.deprel or "").startswith("comp:pred") else site.token
    before = word_before(noun, site)
    if not site.subjects_dropped or noun.upos != "NOUN" or before is None or before.id != 1:
        return False
    form = before.form or ""
    if not form.isascii() or before.upos not in {"ADJ", "NOUN", "PROPN", "X"}:
        return False
    known = [reading for upos in ("ADJ", "NOUN", "VERB") for reading in known_as(form, upos, site.readings)]
    cases = frozenset().union(*(reading.feats.get("Case", frozenset()) for reading in known))
    unknown = not known or len(cases) > MANY
    return unknown and any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(noun))


MANY = 4
"""A word that may be in more cases is not declined."""


def may_happen(site: Site) -> bool:
    """What may come about has no subject, and its verb does not agree with a coordinated one: *jsou dlouhé a může
    docházet ke zpoždění*, *нужны деньги и может потребоваться ждать*."""
    below = site.below.get(site.token.id, ())
    if not is_coordinated_verb(site.token) or not site.subjects_dropped:
        return False
    needed = [word for word in below if NEEDED.match(lower(word)) is not None]
    to_do = any("Inf" in word.feats.get("VerbForm", ()) for one in needed for word in site.below.get(one.id, ()))
    return to_do or any(lower(word) in COME_ABOUT for word in below)


COME_ABOUT = frozenset("docházet dojít záležet jít hrozit stávat".split())
"""Czech infinitives without a subject."""

NEEDED = re.compile("понадобиться|потребоваться|прийтись|знадобитися|довестися")
"""Russian and Ukrainian infinitives whose subject is another."""


def goes_with_an_adjective(site: Site) -> bool:
    """*all*, *everybody*, *many* or *others* beside an adjective or participle, with or without an adposition, are who
    it is said of, where the noun behind agrees with the adjective and not with them: *устраивающее всех решение*,
    *любимое многими платье*, *всеми принятый закон*, *важный для каждого вопрос*."""
    token = site.token
    noun = token if site.head.upos == "ADP" else site.head
    if not site.subjects_dropped or noun.upos not in NOUNS:
        return False
    word = word_after(site.head, site) if site.head.upos == "ADP" else token
    if word is None or word.id >= noun.id or not lower(word).startswith(PERSONS):
        return False
    # Behind an adposition *всех* is in a case that this takes.
    governed = site.head.upos == "ADP" and cases_taken(site.head, site).isdisjoint(cases(noun, site))
    if not governed and may_agree(word, noun, site):
        return False
    before, after = word_before(word, site), word_after(word, site)
    if before is not None and before.upos == "ADP":
        before = word_before(before, site)
    return any(
        one is not None
        and one.id < noun.id
        and (one.upos == "ADJ" or "Part" in one.feats.get("VerbForm", ()))
        and may_agree(one, noun, site)
        for one in (before, after)
    )


PERSONS = (
    *("все", "кажд", "мног", "некотор", "друг", "остальн", "люб"),
    *("усі", "всі", "кожн", "багат", "деяк", "інш", "решт"),
    *("vše", "každ", "mnoh", "někter", "jin", "ostatn"),
)
"""Beginnings of Russian, Ukrainian and Czech words that stand for persons without a noun."""


def is_listed_with_others(site: Site) -> bool:
    """Nouns with names and a comma between them, of which the last ones are joined by a conjunction, are the subject of
    a plural together, though the parser takes them for several: *врач Иван Ким, его жена Вера и сын жили там*."""
    token, verb = site.token, site.head
    if not (site.subjects_dropped and is_subject(token)) or "Plur" not in verb.feats.get("Number", ()):
        return False
    return any(
        is_subject(other)
        and token.id < other.id < verb.id
        and has_coordination(other, site.below)
        and any(word.form == "," for word in between(token, other, site))
        for other in site.sisters
    )


def is_the_word_itself(site: Site) -> bool:
    """What stands right behind *word* or *field* in an oblique case is how that is called, and no subject: *словом
    программа называют разные вещи*, *в поле имя вводят буквы*."""
    token, before = site.token, word_before(site.token, site)
    if not (site.subjects_dropped and is_subject(token)) or before is None or before.upos != "NOUN":
        return False
    named = lower(before).startswith(CALLED_SO) and not any(
        is_nominative(reading, None) for reading in likely(before, site)
    )
    return named or (lower(before) in {"поле", "поля"} and "Loc" in before.feats.get("Case", ()))


CALLED_SO = tuple(
    "слов термин поняти названи именем имени фраз выражени команд кнопк вкладк раздел параметр функци метод класс "
    "поле полю полем столб колонк пункт меню режим слів терм понятт назв виразом виразі кнопц розділ пол "
    "slov termín pojm názv tlačít polož".split()
)
"""Beginnings of words before what something is called."""


def is_before_what_it_was_given(site: Site) -> bool:
    """A participle right behind an adposition has a noun of its own before the one that it agrees with: *в удостоенном
    множества наград фильме*."""
    noun, part = (site.token, word_before(site.token, site)) if site.head.upos == "ADP" else (site.head, site.token)
    before = word_before(part, site) if part is not None else None
    if not site.subjects_dropped or noun.upos != "NOUN" or part is None or before is None or before.upos != "ADP":
        return False
    participle = part.upos == "VERB" or "VerbForm" in part.feats
    if not participle or part.id + 1 != noun.id or may_agree(part, noun, site):
        return False
    return any(word.upos == "NOUN" and may_agree(part, word, site) for word in rest_of_clause(site, noun)[:SOON])


SOON = 4
"""Words behind a noun among which another is looked for."""


def is_made_to_do(site: Site) -> bool:
    """Before what is spelt as an infinitive *others* or *all* are those who are made to do something: *это заставляет
    других вести себя тихо*."""
    token, noun = site.token, site.head
    spelt = lower(noun).endswith(("ти", "ть", "чь"))
    return (
        site.subjects_dropped
        and token.upos in ATTRIBUTES
        and lower(token).startswith(PERSONS)
        and spelt
        and bool(known_as(lower(noun), "VERB", site.readings))
    )


def is_of_a_doer(site: Site) -> bool:
    """A word in *-щик* or *-тель* that the tagger takes for an adjective is a noun, and what follows belongs to it:
    *воспользоваться блокировщиком рекламы*."""
    before = word_before(site.token, site)
    doer = before is not None and before.upos == "ADJ" and DOER.search(lower(before)) is not None
    return (site.subjects_dropped and doer) or (site.token.upos == "ADJ" and DOER.search(lower(site.token)) is not None)


DOER = re.compile("(?:[чщ]ик|ник|тель)(?:а|у|ом|е|и|ов|ам|ами|ах|я|ю|ем|ей|ям|ями|ях)?$")
"""Ends of Russian nouns for those who do something, and for tools."""


def is_what_people_say(site: Site) -> bool:
    """Where something is said of a place, a coordinated plural of saying needs no subject: *страна, где он вырос и
    говорят по-русски*."""
    token, verb = site.token, site.head
    if not (site.subjects_dropped and is_coordinated_verb(token)) or "Plur" not in token.feats.get("Number", ()):
        return False
    children = site.below.get(token.id, ())
    place = any(lower(word) in {"где", "де", "kde"} for word in site.sentence.tokens[: verb.id - 1])
    return place and lower(token) in SAY and not any(is_subject(child) for child in children)


SAY = frozenset("говорят пишут думают считают называют верят любят помнят знают говорять пишуть mluví říkají".split())
"""Plurals that are said of people in general."""


def is_a_language_by_itself(site: Site) -> bool:
    """The name of a language right behind an adposition that takes its case may stand without its noun, and what
    follows is another phrase: *в английском идиома значит другое*, *з української текст перекладено*."""
    adposition = site.head if site.head.upos == "ADP" else None
    token = site.token if adposition is None else word_after(adposition, site)
    if token is None or LANGUAGE.fullmatch(lower(token)) is None:
        return False
    before = word_before(token, site) if adposition is None else adposition
    noun = site.head if adposition is None else site.token
    if before is None or before.upos != "ADP" or noun.id <= token.id or noun.upos not in NOUNS:
        return False
    taken = cases_taken(before, site)
    return is_in_one_of(token, taken, site) and not may_agree(token, noun, site)


LANGUAGE = re.compile(
    "(?:английск|русск|немецк|французск|испанск|итальянск|португальск|китайск|японск|корейск|арабск|украинск|польск"
    "|чешск|турецк|финск|эстонск|греческ|латышск|литовск|шведск|норвежск|датск|венгерск|румынск|болгарск|сербск"
    "|хорватск|словацк|индонезийск|вьетнамск)(?:ий|ого|ому|им|ом)"
    "|(?:англійськ|російськ|німецьк|французьк|іспанськ|італійськ|португальськ|китайськ|японськ|корейськ|арабськ"
    "|українськ|польськ|чеськ|турецьк|фінськ|естонськ|грецьк|латиськ|литовськ|шведськ|норвезьк|данськ|угорськ"
    "|румунськ|болгарськ|сербськ|хорватськ|словацьк|індонезійськ|в.єтнамськ)(?:а|ої|ій|у|ою)"
)
"""Russian and Ukrainian adjectives that are the name of a language."""


def is_a_colour_by_itself(site: Site) -> bool:
    """The genitive of a colour right behind a noun stands for the colour, and the genitive behind it is not what it
    agrees with: *баланс белого плёнки*, *оттенки серого изображения*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if COLOUR.fullmatch(lower(token)) is None or before is None or noun.id != token.id + 1:
        return False
    return before.upos in NOUNS and noun.upos in NOUNS and is_in_one_of(noun, GENITIVE, site)


COLOUR = re.compile(
    "(?:бел|чёрн|черн|сер|красн|зелён|зелен|жёлт|желт|голуб|фиолетов)ого|синего"
    "|(?:біл|чорн|сір|червон|зелен|жовт|блакитн|фіолетов)ого|синього"
)
"""Genitives of Russian and Ukrainian colours as things."""


def is_a_noun_of_that_form(site: Site) -> bool:
    """What the tagger takes for a pronoun in a case that the adposition before it does not take, may be the genitive
    plural of a noun: *для тем, которые вы выберете*."""
    token, adposition = site.token, site.head
    if not site.subjects_dropped or adposition.upos != "ADP" or token.upos not in {"PRON", "DET"}:
        return False
    nouns = (reading.feats for reading in known_as(lower(token), "NOUN", site.readings))
    genitive = any(feats.get("Case") == GENITIVE and "Plur" in feats.get("Number", ()) for feats in nouns)
    return genitive and not GENITIVE.isdisjoint(cases_taken(adposition, site))


def is_a_circle(site: Site) -> bool:
    """Ukrainian *коло* before the instrumental of a measure is a circle, and not *near*: *коло діаметром 20 см*."""
    return lower(site.head) == "коло" and site.head.upos == "ADP" and site.token.feats.get("Case") == INSTRUMENTAL


def is_said_of_what_follows(site: Site) -> bool:
    """A neuter participle without an ending before a colon, or behind one, is said of what follows: *скан, обнаружено:
    три ошибки*, *битые ссылки: исправлено две*."""
    token, verb, after, before = site.token, site.head, word_after(site.head, site), word_before(site.head, site)
    passive = is_subject(token) and "Part" in verb.feats.get("VerbForm", ()) and "Neut" in verb.feats.get("Gender", ())
    if not (site.subjects_dropped and passive and token.id < verb.id and before is not None):
        return False
    return before.form == ":" or (before.form == "," and after is not None and after.form == ":")


def is_added_to_another(site: Site) -> bool:
    """An attribute before a plus sign and another one, with which it does not agree, belongs to what was said before
    the sign: *выберите обычный `list` + новую модель*."""
    token, noun = site.token, site.head
    if not site.subjects_dropped or token.upos not in ATTRIBUTES or token.id > noun.id:
        return False
    words = between(token, noun, site)
    behind = [
        word
        for word in words
        if word.upos in ATTRIBUTES and any(sign.id < word.id for sign in words if sign.form in ADDED)
    ]
    return any(not may_agree(token, word, site) for word in behind)


ADDED = frozenset({"+", "&", "/"})
"""Signs between things that are named together."""


def is_of_a_noun_left_out(site: Site) -> bool:
    """A determiner in the singular before a conjunction and another attribute has a noun of its own, which is left out,
    beside a plural in its case: *в этой и соседних комнатах*."""
    token, noun, joint = site.token, site.head, word_after(site.token, site)
    if not site.subjects_dropped or token.upos != "DET" or joint is None or joint.upos != "CCONJ":
        return False
    other = word_after(joint, site)
    if other is None or other.upos not in ATTRIBUTES or not other.id < noun.id:
        return False
    number = token.feats.get("Number") == SINGULAR and "Plur" in noun.feats.get("Number", ())
    return number and not token.feats.get("Case", frozenset()).isdisjoint(noun.feats.get("Case", ()))


def is_governed_without_a_noun(site: Site) -> bool:
    """An attribute far behind a noun, right behind an adposition that takes its case, stands for a noun itself: *версия
    программы вместо загруженной*."""
    token, before = site.token, word_before(site.token, site)
    if not site.subjects_dropped or not is_modifier(token) or token.id < site.head.id or before is None:
        return False
    return before.upos == "ADP" and is_in_one_of(token, cases_taken(before, site), site)


def is_how_it_is_set(site: Site) -> bool:
    """An adjective in the instrumental right behind a passive participle, before a noun in another case, stands for
    itself: *виділений жирним елемент*, *выделенное красным слово*."""
    before = word_before(site.token, site)
    if before is None or site.token.upos != "ADJ" or site.token.feats.get("Case") != INSTRUMENTAL:
        return False
    passive = "Pass" in before.feats.get("Voice", ()) and before.upos in {"ADJ", "VERB"}
    cases = before.feats.get("Case", NONE) | site.head.feats.get("Case", NONE)
    return site.subjects_dropped and passive and "Ins" not in cases


NONE: frozenset[str] = frozenset()


def is_before_latin_letters(site: Site) -> bool:
    """An attribute right before a word in Latin letters, behind which a genitive stands, is said of that word: *хранит
    свой ID источника*, *новий API сервісу*; not so where it is a genitive as well, which may be of the noun behind."""
    noun, latin = site.head, word_after(site.token, site)
    attribute = site.token.upos in ATTRIBUTES or is_modifier(site.token)
    if not site.subjects_dropped or not attribute or latin is None or latin.id + 1 != noun.id:
        return False
    cyrillic = CYRILLIC.search(noun.form or "") is not None and CYRILLIC.search(site.token.form or "") is not None
    return cyrillic and LATIN.fullmatch(latin.form or "") is not None and is_in_one_of(noun, GENITIVE, site)


def is_of_latin_letters(site: Site) -> bool:
    """A genitive right behind a word in Latin letters is of that, which is what the verb before governs and what
    stands behind a comma is said of: *не соответствует URI перенаправления, используемому в запросе*."""
    token, head = site.token, site.head
    attribute = is_modifier(token) and token.id > head.id
    noun, verb = (head, site.sentence.head_of(head)) if attribute else (token, head)
    latin = word_before(noun, site)
    if not site.subjects_dropped or latin is None or verb is None or verb.upos != "VERB" or verb.id >= latin.id:
        return False
    object_ = (noun.deprel or "").startswith("comp:obj") and CYRILLIC.search(noun.form or "") is not None
    return object_ and LATIN.fullmatch(latin.form or "") is not None and is_in_one_of(noun, GENITIVE, site)


CYRILLIC = re.compile("[\u0400-\u04ff]")
LATIN = re.compile("[A-Za-z][A-Za-z0-9]*")


ADVERBS = frozenset("онлайн офлайн оффлайн".split())
"""Adverbs, and first parts of compounds, that are nouns to the dictionary."""
UNDECLINED = ADVERBS | frozenset(
    "веб интернет інтернет медиа медіа блог бизнес бізнес джаз диско бекенд бэкенд фронтенд".split()
)
"""First parts of compounds that are written as words of their own."""


def is_before_the_noun_itself(site: Site) -> bool:
    """Attributes and adpositions before a word that stays as it is go with the noun behind that (*вашого веб сайту*),
    or that is an adverb (*доступные офлайн*)."""
    noun = site.token if site.token.upos in NOUNS else site.head
    after = word_after(noun, site)
    return lower(noun) in ADVERBS or (lower(noun) in UNDECLINED and after is not None and after.upos in NOUNS)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_before_latin_letters,
    is_of_latin_letters,
    is_before_the_noun_itself,
    is_how_it_is_set,
    is_a_language_by_itself,
    is_a_colour_by_itself,
    is_a_noun_of_that_form,
    is_a_circle,
    is_said_of_what_follows,
    is_added_to_another,
    is_governed_without_a_noun,
    is_of_a_noun_left_out,
    is_the_one,
    has_an_attribute_itself,
    is_behind_a_foreign_word,
    is_given_to_somebody,
    is_done_by_anybody,
    is_to_the_north,
    is_instead,
    is_found_by_you,
    is_english_before_the_subject,
    is_needed,
    goes_with_a_noun_behind,
    is_owned_by_the_subject,
    may_happen,
    goes_with_an_adjective,
    is_listed_with_others,
    is_the_word_itself,
    is_before_what_it_was_given,
    is_made_to_do,
    is_of_a_doer,
    is_what_people_say,
)
