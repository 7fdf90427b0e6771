"""Doubt: Polish words that the parser takes for adjectives or verbs, though the dictionary has them as nouns, and what
belongs to them."""

from __future__ import annotations

import re
from functools import partial
from itertools import takewhile

from lambre_core.findings.doubts.determiners import cases_taken
from lambre_core.findings.doubts.names import is_in_capitals
from lambre_core.findings.doubts.site import (
    GOVERNS,
    NOMINATIVES,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_coordinated_verb,
    is_determiner,
    is_finite,
    is_modifier,
    is_polish,
    is_subject,
    likely,
    lower,
    may_agree,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def names_of_things(word: Token, site: Site) -> list[Reading]:
    """The readings of a word as a noun for a thing, if the parser takes it for something else; of what may be another
    word as well those that are declined as adjectives count alone if they are common, and others by their ends."""
    form = lower(word)
    if word.upos not in OTHERS or len(form) < SHORTEST:
        return []
    known = known_as(form, "NOUN", site.readings)
    if NOMINALISED.fullmatch(form) is None and any(known_as(form, upos, site.readings) for upos in NO_NOUNS):
        known = [reading for reading in known if (reading.lemma or "").endswith(ENDS_OF_NOUNS)]
    return [reading for reading in known if "Hum" not in reading.feats.get("Animacy", ())]


SHORTEST = 4
"""Letters of the shortest noun that the parser may not know; *do* and *to* are none."""

OTHERS = frozenset({"ADJ", "ADP", "AUX", "DET", "VERB", "X"})
"""What the parser takes such nouns for."""

NO_NOUNS = ("ADJ", "ADP", "ADV", "DET", "NUM", "PRON", "VERB")
"""What else the dictionary may have."""

NOMINALISED = re.compile(
    "(?:zmienn|stał|pochodn|składow|prost|krzyw|styczn|przekątn|wygran|przegran|(?:meta)?dan|średni|przyczepn|ruchom|"
    "wytyczn|współrzędn|rzędn|odcięt|sieczn|dwusieczn|wypadkow|niewiadom|przyprostokątn|przeciwprostokątn)"
    "(?:a|e|ej|ą|ych|ym|ymi|ich|im|imi)"
)
"""Nouns for things that are declined as adjectives."""

PERSONS = re.compile(
    "(?:księgow|znajom|przełożon|podwładn|bezrobotn|poszkodowan|oskarżon|podejrzan|uczon|krewn)(?:y|ego|emu|ym|ych|ymi|i)"
)
"""Nouns for persons that are declined as adjectives."""

ENDS_OF_NOUNS = ("o", "ość", "nie", "cie")
"""Ends of nouns, as lemmas, that no adjective has."""


def may_be_a_genitive(word: Token, site: Site) -> bool:
    """Whether a word may be in the genitive."""
    return any("Gen" in reading.feats.get("Case", ()) for reading in likely(word, site))


def is_a_noun_itself(site: Site) -> bool:
    """What seems an attribute of the genitive behind it, or of anything, if it is a common noun, is a noun: *dodaj
    zmienne kolorów*, *w drzewie komponentów*, *przypisać do zmiennej wyrażenie*."""
    token, noun = site.token, site.head
    if not (is_polish(site) and is_modifier(token)) or token.id > noun.id or noun.upos not in NOUNS:
        return False
    if NOMINALISED.fullmatch(lower(token)) is not None:
        return True
    if PERSONS.fullmatch(lower(token)) is not None:
        return may_be_a_genitive(noun, site)
    return bool(names_of_things(token, site)) and may_be_a_genitive(noun, site)


def is_unknown(site: Site) -> bool:
    """What the dictionary does not know as an adjective, and stands behind a noun, before a genitive or is a noun to
    it, is a noun: *przycisk wielokropka*, *hooki stanu*, *duszki Rakieta i Ziemia*."""
    token, noun = site.token, site.head
    if not (is_polish(site) and is_modifier(token)) or noun.upos not in NOUNS:
        return False
    if any(not reading.written for reading in known_as(lower(token), "ADJ", site.readings)):
        return False
    behind = token.id > noun.id or may_be_a_genitive(noun, site)
    return behind or bool(known_as(lower(token), "NOUN", site.readings))


def is_a_pronoun_itself(site: Site) -> bool:
    """What seems the attribute of a noun in another case stands for itself right behind an adposition: *do tego
    specjalny zestaw*, *w innym liczbą*, *termin do którego wniosek trafia*."""
    if not is_polish(site):
        return False
    noun, adposition = site.token, site.head
    if is_modifier(noun) or is_determiner(noun):
        noun, adposition = site.head, word_before(site.token, site) or site.head
    if noun.upos not in NOUNS or adposition.upos != "ADP" or noun.id <= adposition.id + 1:
        return False
    first, taken = word_after(adposition, site), cases_taken(adposition, site)
    person = lower(adposition) == "o" and "Hum" in noun.feats.get("Animacy", ())
    if lower(adposition) in {"z", "ze"} or person:
        # With the accusative it is a measure: *z godzinę*; and persons are told about it: *powiadom o tym opiekuna*.
        taken -= ACCUSATIVE
    return (
        first is not None
        and STANDS_ALONE.fullmatch(lower(first)) is not None
        and taken.isdisjoint(cases_of(noun, site))
        and not taken.isdisjoint(cases_of(first, site))
    )


ACCUSATIVE = frozenset({"Acc"})
STANDS_ALONE = re.compile("(?:inn|t|każd|któr)(?:ego|emu|ym)|któr(?:ej|ą|ych|ymi)|to|czego|czym|co")
"""What stands for a thing by itself."""


def has_another_noun_between(site: Site) -> bool:
    """Between an attribute, numeral or adposition and a genitive stands what is a noun, too, and may be what the first
    belongs to: *dwie zmienne stanu*, *w drzewie komponentów*, *przez księgowych firmy*."""
    if not is_polish(site):
        return False
    first, noun = sorted((site.token, site.head), key=lambda word: word.id)
    if noun.upos not in NOUNS or first.upos in NOUNS or not may_be_a_genitive(noun, site):
        return False
    inside = between(site.token, site.head, site)
    if first.upos == "ADP" and any(map(partial(is_a_person_itself, adposition=first, site=site), inside)):
        return True
    return any(names_of_things(word, site) or is_no_adverb(word, site) for word in inside)


def is_a_person_itself(word: Token, adposition: Token, site: Site) -> bool:
    """Whether what the parser takes for an adjective is a noun for persons to the dictionary, in a case that the
    adposition before it takes: *przez księgowych firmy*."""
    taken = cases_taken(adposition, site)
    return word.upos == "ADJ" and any(
        "Hum" in reading.feats.get("Animacy", ()) and not taken.isdisjoint(reading.feats.get("Case", ()))
        for reading in known_as(lower(word), "NOUN", site.readings)
    )


def is_no_adverb(word: Token, site: Site) -> bool:
    """Whether the parser takes a word for an adverb that the dictionary does not have: *nowe tuple danych*."""
    return word.upos == "ADV" and (word.form or "").isalpha() and not known_as(lower(word), "ADV", site.readings)


def belongs_to_what_is_no_adjective(site: Site) -> bool:
    """An attribute behind a genitive may belong to a noun before that, which the parser takes for another attribute:
    *szablony strony specyficzne dla klienta*."""
    token, noun = site.token, site.head
    if not (is_polish(site) and is_modifier(token)) or token.id < noun.id or not may_be_a_genitive(noun, site):
        return False
    return any(
        agree(one.feats, own.feats)
        for word in site.below.get(noun.id, ())
        if word.id < noun.id
        for one in names_of_things(word, site)
        for own in site.readings(token)
    )


def is_of_such_a_kind(site: Site) -> bool:
    """A genitive with its attribute between an adposition and a noun in a case that this takes says of what kind that
    is: *przez najwyższej jakości filtr*, *przez jednorazowego użytku kubki*."""
    kind, adposition = site.token, site.head
    attribute, noun = word_after(adposition, site), word_after(kind, site)
    if not is_polish(site) or adposition.upos != "ADP" or noun is None or attribute is None:
        return False
    if attribute.head != kind.id or attribute.id >= kind.id or not may_be_a_genitive(kind, site):
        return False
    taken = cases_taken(adposition, site)
    own = likely(noun, site) if noun.upos in NOUNS else names_of_things(noun, site)
    return "Gen" not in taken and any(not taken.isdisjoint(reading.feats.get("Case", ())) for reading in own)


def is_an_object_of_an_imperative(site: Site) -> bool:
    """What opens a clause and may be an imperative is no noun to the adjectives behind it, with which it does not
    agree: *podaj zmienne losowe*."""
    token, verb = site.token, site.head
    before = word_before(verb, site)
    if not (is_polish(site) and is_modifier(token)) or token.id < verb.id or verb.upos not in NOUNS:
        return False
    opens = before is None or before.upos in {"CCONJ", "PUNCT"}
    return opens and any(
        "Imp" in reading.feats.get("Mood", ()) for reading in known_as(lower(verb), "VERB", site.readings)
    )


def belongs_to_a_noun_before(site: Site) -> bool:
    """An attribute right behind a noun that agrees with it belongs to that, whatever the parser takes it for: *z krwi
    naszej dzieci*, *działo laserowe statku*, *do wyjść awaryjnych tonącego samolotu*; nor to one of its own behind
    somebody: *kogoś innego prezesem*."""
    token = site.token
    before = word_before(token, site)
    attribute = is_modifier(token) or is_determiner(token)
    if not (is_polish(site) and attribute) or token.id > site.head.id or before is None:
        return False
    if lower(before) in SOMEBODY:
        return may_agree(token, before, site)
    nouns = likely(before, site) if before.upos in NOUNS else names_of_things(before, site)
    return any(agree(noun.feats, own.feats) for noun in nouns for own in site.readings(token))


SOMEBODY = frozenset("kogoś komuś kimś nikogo nikomu nikim kogokolwiek komukolwiek kimkolwiek".split())


def is_addressed_as_a_gentleman(site: Site) -> bool:
    """*Pan* and *pani* with a verb in the second person are addressed: *idź pan*, *pan wiesz*."""
    lord, verb = site.token, site.head
    return is_polish(site) and lower(lord) in LORDS and "2" in verb.feats.get("Person", ())


LORDS = frozenset("pan pani panowie panie państwo".split())
"""What polite people call each other."""


def is_of_nobody(site: Site) -> bool:
    """A verb with *się* in the third person singular may have no subject, so that it shares none: *firmy mogą zawierać
    umowy i wymaga się od nich sprawozdań*; nor has *nie ma*: *drzwi są zamknięte i nie ma klamki*."""
    token, verb = site.token, site.head
    if not is_polish(site) or token.deprel != "conj:coord" or verb.upos not in {"AUX", "VERB"}:
        return False
    alone = "Sing" in token.feats.get("Number", ()) and "3" in token.feats.get("Person", ("3",))
    alone &= "Neut" in token.feats.get("Gender", ("Neut",))
    below = {lower(word) for word in site.below.get(token.id, ())}
    return alone and ("się" in below or ("nie" in below and lower(token) == "ma"))


def is_an_object_in_capitals(site: Site) -> bool:
    """Abbreviations and names in capitals are in any case: *używając logicznego OR*."""
    return is_polish(site) and not is_determiner(site.token) and is_in_capitals(site.token)


def is_object_of_a_participle(site: Site) -> bool:
    """A noun that may be an accusative or, if that is negated, a genitive, right behind an active participle with which
    it does not agree, is what that governs: *zasoby dla prowadzącego klub*, *tło przedstawiające teatr*."""
    noun = site.token if site.head.upos == "ADP" else site.head
    participle = word_before(noun, site)
    if not is_polish(site) or participle is None or GOVERNS.search(lower(participle)) is None:
        return False
    if lower(participle).startswith("gorąc"):
        return False
    return participle.id >= site.token.id - 1 and not cases_of(noun, site).isdisjoint({"Acc", "Gen"})


def is_a_woman_by_name(site: Site) -> bool:
    """Foreign names of women and names of bodies are not declined and end as those of men do: *Warren wyraziła*,
    *Weather Service poinformowała*; so are the titles of women: *minister powiedziała*, *byłej gubernator*."""
    noun = site.token if is_subject(site.token) else site.head
    other = site.head if noun is site.token else site.token
    if not is_polish(site) or noun.upos not in NOUNS or lower(noun).endswith("a"):
        return False
    woman = not other.feats.get("Gender", frozenset()).isdisjoint({"Fem", "Neut"})
    return woman and "Sing" in other.feats.get("Number", ()) and (noun.upos == "PROPN" or is_title(noun))


def is_title(noun: Token) -> bool:
    """Whether a noun may be the title of a woman as well."""
    return TITLES.search(lower(noun)) is not None


TITLES = re.compile(
    "(?:minister|premier|prezydent|poseł|senator|gubernator|doktor|profesor|dyrektor|prezes|ambasador|rzecznik|burmistrz|"
    "wójt|adwokat|mecenas|inżynier|psycholog|kanclerz|kierownik|redaktor|komisarz|generał|porucznik|kapitan|reżyser|pilot|"
    "chirurg|architekt|lekarz|notariusz|trener|szef|lider|pedagog|filozof|prokurator|radca|oficer|marszałek)$"
)


def is_beyond_what_is_governed(site: Site) -> bool:
    """Between an adposition and a noun in another case stands a number, or a noun in a case that it takes: *między
    12:00 a 13:00 czasu*, *do Arizony późną niedzielą*."""
    if not is_polish(site) or site.head.upos != "ADP" or site.token.id < site.head.id:
        return False
    taken = cases_taken(site.head, site)
    return any(
        any(letter.isdigit() for letter in word.form or "")
        or (word.upos in NOUNS and not taken.isdisjoint(word.feats.get("Case", ())))
        for word in between(site.head, site.token, site)
    )


def is_what_it_becomes(site: Site) -> bool:
    """An adjective in the instrumental behind a noun in another case says what the noun becomes: *czyni życie
    lepszym*."""
    token, noun = site.token, site.head
    behind = is_polish(site) and is_modifier(token) and token.id > noun.id
    return behind and "Ins" in cases_of(token, site) and "Ins" not in cases_of(noun, site)


def cases_of(word: Token, site: Site) -> frozenset[str]:
    """The cases that a word may be in."""
    return frozenset().union(*(reading.feats.get("Case", frozenset()) for reading in likely(word, site)))


def belongs_to_a_noun_further_up(site: Site) -> bool:
    """An attribute behind a genitive may belong to a noun above that, with which it agrees: *zbiór pytań i odpowiedzi
    oparty na faktach*; right behind a pronoun it belongs to that: *cechy i liczby, wszystko oparte na faktach*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (is_polish(site) and is_modifier(token)) or token.id < noun.id or before is None:
        return False
    if before.upos == "PRON" and may_agree(token, before, site):
        return True
    if not may_be_a_genitive(noun, site):
        return False
    above = takewhile(lambda word: word.upos in NOUNS, site.sentence.above(noun))
    return any(word.id < noun.id and may_agree(token, word, site) for word in above)


def is_of_a_noun_to_come(site: Site) -> bool:
    """An adjective in the instrumental is no predicate of a finite verb, but belongs to a noun in the instrumental
    further on: *są wygodnym, ale drogim sposobem*."""
    token = site.token
    predicate = is_polish(site) and token.upos == "ADJ" and token.deprel == "comp:pred"
    if not predicate or token.feats.get("Case") != INSTRUMENTAL:
        return False
    return any(
        word.upos in NOUNS and word.feats.get("Case") == INSTRUMENTAL and may_agree(token, word, site)
        for word in site.sentence.tokens[token.id :]
    )


INSTRUMENTAL = frozenset({"Ins"})


def is_or_more(site: Site) -> bool:
    """Behind *one or* a quantifier leaves the noun in the case that it is in without it: *w jednej lub więcej klas*,
    and also *w jednej lub więcej klasach*."""
    token = site.token
    before = word_before(token, site)
    more = is_polish(site) and lower(token) in {"więcej", "mniej", "kilka"}
    return more and before is not None and before.upos == "CCONJ"


def is_the_nearest(site: Site) -> bool:
    """A demonstrative before an adverb and a noun in another case stands for itself: *ten najbliżej okna*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if not (is_polish(site) and is_determiner(token)) or after is None or after.upos != "ADV":
        return False
    return noun.id == after.id + 1 and cases_of(token, site).isdisjoint(cases_of(noun, site))


def is_ones_own(site: Site) -> bool:
    """A possessive behind a noun in another case goes with the adjective behind it and stands for what one has: *zastąp
    nazwy swoimi własnymi*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if not (is_polish(site) and is_determiner(token)) or token.id < noun.id or after is None or after.upos != "ADJ":
        return False
    return may_agree(token, after, site) and cases_of(token, site).isdisjoint(cases_of(noun, site))


def is_the_name_of_a_product(site: Site) -> bool:
    """A noun with a capital behind a word with one that the dictionary does not have is the name of a product, which
    is often not declined: *używasz Zeta Terminal*."""
    noun, first = site.token, word_before(site.token, site)
    if not is_polish(site) or noun.upos not in NOUNS or first is None or first.id == 1:
        return False
    unknown = not any(known_as(lower(first), upos, site.readings) for upos in ("NOUN", "ADJ", "VERB"))
    return starts_with_capital(noun) and starts_with_capital(first) and unknown


def is_named_behind_a_noun(site: Site) -> bool:
    """A noun that is declined as an adjective, right before a finite verb, is its subject, and no attribute of a noun
    before it with which it does not agree: *na koniec współrzędne są zapisywane*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if not (is_polish(site) and is_modifier(token)) or token.id < noun.id or after is None or not is_finite(after):
        return False
    return bool(names_of_things(token, site)) and NOMINALISED.fullmatch(lower(token)) is not None


def is_from_one_to_another(site: Site) -> bool:
    """Between an adposition with an adjective and another of the same kind the noun is left out: *od podstawowych po
    zaawansowane kursy*, *z małych na duże litery*."""
    first, noun = sorted((site.token, site.head), key=lambda word: word.id)
    if not is_polish(site) or noun.upos not in NOUNS:
        return False
    adjective = word_after(first, site) if first.upos == "ADP" else first
    inner = word_after(adjective, site) if adjective is not None else None
    other = word_after(inner, site) if inner is not None else None
    if adjective is None or inner is None or other is None or not first.id <= adjective.id < other.id < noun.id:
        return False
    return adjective.upos == other.upos == "ADJ" and inner.upos == "ADP"


def is_and_others(site: Site) -> bool:
    """*Others* behind a conjunction stands for itself: *kotów i inne*."""
    token = site.token
    before = word_before(token, site)
    others = is_polish(site) and is_modifier(token) and OTHER.fullmatch(lower(token)) is not None
    return others and token.id > site.head.id and before is not None and before.upos == "CCONJ"


OTHER = re.compile("inn(?:e|i|ych|ym|ymi)|pozostał(?:e|ych|ym|ymi)|pozostali")
"""Forms of Polish words for others."""


def is_joined_to_another_subject(site: Site) -> bool:
    """Between a subject in the singular and what is said of it in the plural stands a conjunction with another
    nominative, whatever the parser joins: *silnik spalinowy i nowa skrzynia są gotowe*; or *zarówno* before it says
    that there are two: *zarówno wersja próbna, jak i pełna są gotowe*."""
    noun, verb = (site.token, site.head) if is_subject(site.token) else (site.head, site.token)
    predicate = (verb.deprel or "").startswith("comp:pred")
    if not is_polish(site) or not (is_subject(noun) or predicate) or "Plur" not in verb.feats.get("Number", ()):
        return False
    inside = {lower(word) for word in between(noun, verb, site)}
    if "jak" in inside and any(lower(word) == "zarówno" for word in site.sentence.tokens[: noun.id - 1]):
        return True
    joined = False
    for word in between(noun, verb, site) if noun.id < verb.id else ():
        joined |= lower(word) in JOINING
        if joined and word.upos in NOUNS and word.feats.get("Case") == NOMINATIVES:
            return True
    return False


JOINING = frozenset({"i", "oraz", "a", "jak"})
"""Polish conjunctions that make one subject of two, the last behind *zarówno*."""


def is_said_of_an_amount(site: Site) -> bool:
    """Behind a verb whose subject is an amount a coordinated one may agree with what there is so much of: *większość
    książek leży na stole albo są w szafie*."""
    token, verb = site.token, site.head
    if not (is_polish(site) and is_coordinated_verb(token)) or "Plur" not in token.feats.get("Number", ()):
        return False
    return any(is_subject(word) and lower(word) in AMOUNTS for word in site.below.get(verb.id, ()))


AMOUNTS = frozenset(
    "większość mniejszość część połowa mnóstwo reszta szereg kilka kilkanaście wiele wielu niewiele".split()
)
"""Words for amounts beside which a verb is in the singular."""


def is_said_in_a_language(site: Site) -> bool:
    """Languages are called by adjectives that need no noun; what stands behind one and its adposition in another case
    is the subject of the verb that follows: *w angielskim idiom ten znaczy co innego*."""
    noun, adposition = site.token, site.head
    if is_modifier(noun):
        noun, adposition = site.head, word_before(site.token, site) or site.head
    first = word_after(adposition, site)
    if not is_polish(site) or adposition.upos != "ADP" or first is None or first.id >= noun.id:
        return False
    governed = cases_taken(adposition, site) & cases_of(first, site)
    apart = bool(governed) and governed.isdisjoint(cases_of(noun, site))
    named = LANGUAGE.fullmatch(lower(first)) is not None and "Nom" in cases_of(noun, site)
    rest = takewhile(lambda word: word.form not in {",", ";", ":"}, site.sentence.tokens[noun.id :])
    return apart and named and any(map(is_finite, rest))


LANGUAGE = re.compile(
    "(?:pol|angiel|niemiec|francu|hiszpań|włos|rosyj|ukraiń|białoru|czes|słowac|słoweń|serb|chorwac|bułgar|macedoń|"
    "portugal|rumuń|węgier|fiń|estoń|litew|łotew|szwedz|norwe|duń|holender|islandz|grec|turec|arab|hebraj|pers|hind|"
    "japoń|chiń|koreań|wietnam|łaciń)s?k(?:iego|iemu|im)"
)
"""Polish adjectives that name languages, without a nominative."""


def is_set_against_another(site: Site) -> bool:
    """*A nie* before an infinitive denies that it is this that is done and not another thing, and its object need be no
    genitive: *powinien naprawić most, a nie zburzyć starą wieżę*."""
    verb = site.head
    denial = word_before(verb, site)
    contrast = word_before(denial, site) if denial is not None else None
    if not is_polish(site) or "Inf" not in verb.feats.get("VerbForm", ()) or denial is None or contrast is None:
        return False
    return lower(denial) == "nie" and lower(contrast) == "a" and site.token.id > verb.id


def is_counted(site: Site) -> bool:
    """A genitive behind *kilka* and the like, which stands in the case that the adposition before it takes, is what is
    counted: *podzielone na kilka części*."""
    noun, adposition = site.token, site.head
    quantifier = word_after(adposition, site)
    if not is_polish(site) or adposition.upos != "ADP" or quantifier is None or quantifier.id >= noun.id:
        return False
    return lower(quantifier) in SO_MANY and "Gen" in noun.feats.get("Case", ())


SO_MANY = frozenset(
    "kilka kilkanaście kilkadziesiąt kilkaset parę paręnaście wiele niewiele mało dużo tyle ile więcej mniej "
    "pół".split()
)
"""Polish words beside which what they count is a genitive, as nominatives and accusatives."""


def is_the_other_one(site: Site) -> bool:
    """*Drugi* and the like behind *a* stand for what was named, and the nominative behind is what that is: *pierwszym
    jest nazwa, a drugim wartość*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if not is_polish(site) or not is_modifier(token) or before is None or lower(before) != "a" or token.id > noun.id:
        return False
    return ORDINAL.match(lower(token)) is not None and not may_agree(token, noun, site)


ORDINAL = re.compile("(?:drug|pierwsz|trzec|czwart|ostatn|kolejn|następn|in[na])")


def is_what_came_about(site: Site) -> bool:
    """A past in *-ły* that the dictionary has as an adjective, too, is one behind a noun that it does not agree with as
    a verb: *naród powstały z plemion*."""
    token, verb = site.token, site.head
    if not is_polish(site) or not is_subject(token) or verb.id != token.id + 1 or not lower(verb).endswith("ły"):
        return False
    return bool(known_as(lower(verb), "ADJ", site.readings))


DOUBTS: tuple[SiteDoubt, ...] = (
    is_a_noun_itself,
    is_unknown,
    is_a_pronoun_itself,
    has_another_noun_between,
    belongs_to_what_is_no_adjective,
    is_of_such_a_kind,
    is_an_object_of_an_imperative,
    belongs_to_a_noun_before,
    is_an_object_in_capitals,
    is_object_of_a_participle,
    is_a_woman_by_name,
    is_beyond_what_is_governed,
    is_what_it_becomes,
    is_addressed_as_a_gentleman,
    is_of_nobody,
    belongs_to_a_noun_further_up,
    is_of_a_noun_to_come,
    is_or_more,
    is_the_nearest,
    is_ones_own,
    is_the_name_of_a_product,
    is_named_behind_a_noun,
    is_from_one_to_another,
    is_and_others,
    is_joined_to_another_subject,
    is_said_of_an_amount,
    is_said_in_a_language,
    is_set_against_another,
    is_counted,
    is_the_other_one,
    is_what_came_about,
)
"""Asked in this order."""
