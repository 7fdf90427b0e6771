"""Doubt: Polish words that are spelt as others, which the parser takes for those: adjectives and nouns as verbs, verbs
as adjectives, names of programs as nouns; and genitives that say of what kind something is."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.polish import cases_of, may_be_a_genitive
from lambre_core.findings.doubts.site import (
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
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def in_dictionary(word: Token, upos: str, site: Site) -> list[Reading]:
    """The readings that the dictionary has for a word as some part of speech; not those that are known by its end."""
    return [reading for reading in known_as(lower(word), upos, site.readings) if not reading.written]


def is_spelt_as_an_adjective(site: Site) -> bool:
    """A verb that the dictionary has as an adjective as well is one right beside a noun that agrees with it: *zgniły
    biczownik*, *różni artyści*, but *zgniły jabłko*; and so it is behind *bardziej* and the like beside a copula: *jest
    większy i bardziej wytrzymały*."""
    if not is_polish(site) or not is_finite(verb := site.head if is_subject(site.token) else site.token):
        return False
    own = in_dictionary(verb, "ADJ", site)
    if not own:
        return False
    if is_subject(site.token):
        noun = site.token
        near = abs(noun.id - verb.id) == 1 and noun.upos in NOUNS
        return near and any(
            "Nom" in one.feats.get("Case", ()) and agree(one.feats, other.feats)
            for one in own
            for other in site.readings(noun)
        )
    before = word_before(verb, site)
    return is_coordinated_verb(verb) and site.head.upos == "AUX" and before is not None and lower(before) in DEGREES


DEGREES = frozenset("bardziej mniej najbardziej najmniej bardzo zbyt tak dość całkiem równie i lub a ale oraz".split())
"""Words right before an adjective that a copula shares with another one."""


def is_spelt_as_a_noun(site: Site) -> bool:
    """What seems the verb of the noun right before it is the instrumental or genitive of a noun, if another finite verb
    follows: *następny atak bronią zabija*, *wrogowie o wielkiej sile woli są odporni*."""
    noun, verb = site.token, site.head
    if not is_polish(site) or not is_subject(noun) or not is_finite(verb) or verb.id < noun.id:
        return False
    oblique = [one for one in in_dictionary(verb, "NOUN", site) if not OBLIQUE.isdisjoint(one.feats.get("Case", ()))]
    before = word_before(verb, site)
    if not oblique or before is None or before.upos not in {"ADJ", *NOUNS}:
        return False
    return any(word.id > verb.id and is_finite(word) for word in site.sentence.tokens)


OBLIQUE = frozenset({"Gen", "Ins"})


def is_of_no_such_end(site: Site) -> bool:
    """What the dictionary does not have at all, and ends as the nominative of an adjective though the tagger takes it
    for another case, is no adjective of the noun behind it: *wciąż tętni życiem*."""
    token = site.token
    if not (is_polish(site) and is_modifier(token)) or not lower(token).endswith(("i", "y")):
        return False
    if any(in_dictionary(token, upos, site) for upos in ("ADJ", "NOUN", "VERB")):
        return False
    return token.feats.get("Case", DIRECT).isdisjoint(DIRECT)


DIRECT = frozenset({"Nom", "Acc", "Voc"})


def is_an_adverb_itself(site: Site) -> bool:
    """What the dictionary has as an adverb, too, is one right before an adjective with which it does not agree: *jest
    nadzwyczaj wielkie*."""
    token, noun = site.token, site.head
    if not (is_polish(site) and is_modifier(token)) or noun.upos not in NOUNS or token.id != noun.id + 1:
        return False
    return bool(in_dictionary(noun, "ADV", site)) and not may_agree(token, noun, site)


def is_a_service(site: Site) -> bool:
    """A word of another language that begins a sentence with a small letter is the name of a program or command, and a
    neuter if somebody thinks of it so: *tuned jest niedostępne*."""
    predicate, name = site.token, site.head
    if not is_polish(site) or name.id != 1 or not (name.form or "").islower() or not (name.form or "").isascii():
        return False
    neuter = predicate.upos == "ADJ" and lower(predicate).endswith("e")
    return neuter and not any(in_dictionary(name, upos, site) for upos in ("NOUN", "ADJ", "VERB", "ADV"))


def is_spelt_as_a_name(site: Site) -> bool:
    """What the dictionary has as a name alone is none in small letters behind a word of its clause, but a word that it
    does not have: *twój kościany klucz*."""
    for word in (site.token, site.head):
        small = is_polish(site) and word.upos in NOUNS and (word.form or "").islower()
        names = [reading.lemma or "" for reading in in_dictionary(word, "NOUN", site)] if small else []
        if names and all(name[:1].isupper() for name in names):
            return True
    return False


# Genitives of quality


def is_of_its_own_kind(site: Site) -> bool:
    """*Swego rodzaju* is said of the noun behind it, in whatever case: *w swego rodzaju zawieszeniu*."""
    kind = is_polish(site) and lower(site.head) in {"rodzaju", "typu"} and site.token.id < site.head.id
    return kind and lower(site.token) in {"swego", "swojego", "tego", "takiego", "pewnego", "innego", "każdego"}


def is_of_what_has_that_quality(site: Site) -> bool:
    """What stands before a genitive with its attribute, and does not agree with it, belongs to the noun of which this
    says how it is, or stands for that: *jedna z moich wysokiej jakości różdżek*, *w jeden lepszej jakości*."""
    token, quality = site.token, site.head
    if not is_polish(site) or not (is_modifier(token) or is_determiner(token)) or token.id > quality.id:
        return False
    attribute = word_before(quality, site)
    if QUALITY.fullmatch(lower(quality)) is None or attribute is None or attribute.id <= token.id:
        return False
    if attribute.upos not in {"ADJ", "DET", "NUM"} or not may_be_a_genitive(attribute, site):
        return False
    # Number and case are those of its attribute: *wysokiej jakości*, whatever *jakości* alone may be.
    own = [one for one in likely(quality, site) if any(agree(one.feats, two.feats) for two in likely(attribute, site))]
    return bool(own) and not any(agree(one.feats, two.feats) for one in own for two in likely(token, site))


QUALITY = re.compile(
    "jakości|rodzaju|rodzajów|typu|typów|klasy|użytku|pochodzenia|długości|szerokości|wysokości|głębokości|wielkości|"
    "rozmiaru|rozmiarów|formatu|koloru|kształtu|znaczenia|poziomu|gatunku|wieku|rangi|mocy|rozdzielczości|przeznaczenia|"
    "zastosowania|wagi|autorstwa|produkcji|stopnia|rzędu|generacji"
)
"""Genitives that say how something is, with an attribute of their own."""


def is_of_the_others(site: Site) -> bool:
    """A demonstrative in the plural behind a word that compares stands for what was named, and the genitive behind says
    whose they are: *zbliżone do tych zwiadowcy*, *większe od tych przeciwnika*."""
    token, noun = site.token, site.head
    if not (is_polish(site) and is_determiner(token)) or lower(token) not in {"tych", "tego", "tej", "tym"}:
        return False
    if token.id > noun.id or may_agree(token, noun, site) or not may_be_a_genitive(noun, site):
        return False
    return any(COMPARING.match(lower(word)) is not None for word in site.sentence.tokens[: token.id - 1])


COMPARING = re.compile(
    "(?:zbliżon|podobn|równ|identyczn|różn|inn|wyższ|niższ|większ|mniejsz|leps|gors|szybs|siln|słabs|porówn|niż$|jak$)"
)
"""How Polish words begin that compare."""


def is_ones_own_of_those(site: Site) -> bool:
    """A possessive right behind a conjunction that goes with a noun before that, and not with the one behind it, stands
    for the first: *nazwał pieniądze kancelarii i swojej wartościami*."""
    token, noun, joint = site.token, site.head, word_before(site.token, site)
    if not (is_polish(site) and is_determiner(token)) or joint is None or joint.upos != "CCONJ":
        return False
    if token.id > noun.id or "Yes" not in token.feats.get("Poss", ()) or may_agree(token, noun, site):
        return False
    earlier = site.sentence.tokens[max(joint.id - 1 - NEAR, 0) : joint.id - 1]
    return any(word.upos in NOUNS and may_agree(token, word, site) for word in earlier)


NEAR = 4
"""Words before a conjunction among which a noun is looked for."""


# Who does it


def is_how_it_looks(site: Site) -> bool:
    """A verb in the third person before *że*, with nothing that may be its subject, has none: *jaskinie są pełne i
    wygląda na to, że ktoś tu był*, *drzwi są zamknięte i okazuje się, że nie ma klucza*."""
    token = site.token
    if not (is_polish(site) and is_coordinated_verb(token)) or "Plur" in token.feats.get("Number", ()):
        return False
    rest = rest_of_clause(site, token)
    end = rest[-1] if rest else token
    comma = word_after(end, site)
    that = word_after(comma, site) if comma is not None and comma.form == "," else None
    alone = not any(word.upos in NOUNS and "Nom" in cases_of(word, site) for word in rest)
    return alone and that is not None and lower(that) in {"że", "iż", "jakby", "czy", "jak", "aby", "żeby"}


def is_thanked(site: Site) -> bool:
    """*Dzięki* at the beginning says thanks to those who are called by what follows: *dzięki, chłopaki*, also without
    its comma (*Dzięki inżynierowie!*)."""
    noun, thanks = site.token, site.head
    if not is_polish(site) or lower(thanks) != "dzięki" or thanks.id != 1 or noun.id <= thanks.id:
        return False
    end = word_after(noun, site)
    called = any("Voc" in one.feats.get("Case", ()) for one in likely(noun, site))
    return called and end is not None and end.form == "!" and not any(map(is_finite, between(thanks, end, site)))


def is_prayed(site: Site) -> bool:
    """Prayers are said, in the accusative, with the verb of what is refused, in the genitive: *odmawia modlitwę*, but
    *odmawia pomocy*."""
    noun, verb = site.token, site.head
    return is_polish(site) and REFUSING.match(lower(verb)) is not None and PRAYERS.fullmatch(lower(noun)) is not None


REFUSING = re.compile("odm[aó]wi")
PRAYERS = re.compile("(?:modlitw|litani|koronk|zdrowaśk|nowenn)[ęey]|pacierze?|różańce?|różaniec|brewiarz|psalmy?")


def is_before_an_english_word(site: Site) -> bool:
    """A word in lower case before one in *-ing*, declined or not, is English: *przez red teaming*, *tradycyjnego red
    teamingu*."""
    noun = site.token if site.head.upos == "ADP" else site.head
    after = word_after(noun, site)
    english = is_polish(site) and after is not None and ENGLISH.search(lower(after)) is not None
    return english and noun.upos in NOUNS and (noun.form or "").islower()


ENGLISH = re.compile("[^aeiouyn]ing(?:u|owi|iem|i|ów|om|ami|ach)?$")


def is_given_to_who_does_it(site: Site) -> bool:
    """A participle in the dative behind a verb of giving is somebody who gets what follows: *dając atakującym
    dostęp*."""
    token, before = site.token, word_before(site.token, site)
    if not is_polish(site) or GETTING.search(lower(token)) is None or token.id > site.head.id or before is None:
        return False
    return GIVING.match(lower(before)) is not None


GETTING = re.compile("ąc(?:ym|emu|ej)$")
GIVING = re.compile(
    "(?:na|od|wy|po|prze|roz)?da(?:j|w|ć|ł|l|d)|umożliwi|zapewni|przyzna|pozwal|pozwol|udostępni|udziel|ułatwi"
)


def is_shared_somewhere(site: Site) -> bool:
    """Behind a verb of sharing *na* may say where: *podziel się tym na czacie*."""
    verb = site.sentence.head_of(site.head)
    shared = is_polish(site) and lower(site.head) == "na" and verb is not None
    if not shared or verb is None or (verb.lemma or "") not in {"podzielić", "dzielić"}:
        return False
    oneself = any(lower(word) == "się" for word in site.sentence.tokens)
    return oneself and any("Loc" in one.feats.get("Case", ()) for one in site.readings(site.token))


def are_the_others(site: Site) -> bool:
    """*Inne* right behind a noun, and before a verb in the plural, are the others, who do something: *gdy jedna warstwa
    zawiedzie, inne nadal chronią*."""
    token = site.token
    others = is_polish(site) and lower(token) in {"inne", "inni", "pozostałe", "pozostali"}
    if not others or token.id != site.head.id + 1:
        return False
    verb = next((word for word in rest_of_clause(site, token) if word.upos not in {"ADV", "PART"}), None)
    return verb is not None and is_finite(verb) and "Plur" in verb.feats.get("Number", ())


def is_a_command(site: Site) -> bool:
    """A word of up to four letters in lower case that the dictionary does not have, and that has no vowel behind a
    consonant, is a command or the like and has no case: *z już zainstalowanym azd*."""
    noun = site.head
    short = COMMAND.fullmatch(noun.form or "") is not None
    return is_polish(site) and is_modifier(site.token) and short and not in_dictionary(noun, "NOUN", site)


COMMAND = re.compile("[aeiou]?[b-df-hj-np-tv-xz]{2,4}")


DOUBTS: tuple[SiteDoubt, ...] = (
    is_before_an_english_word,
    is_given_to_who_does_it,
    are_the_others,
    is_shared_somewhere,
    is_a_command,
    is_spelt_as_an_adjective,
    is_spelt_as_a_noun,
    is_of_no_such_end,
    is_an_adverb_itself,
    is_a_service,
    is_spelt_as_a_name,
    is_of_its_own_kind,
    is_of_what_has_that_quality,
    is_of_the_others,
    is_ones_own_of_those,
    is_how_it_looks,
    is_thanked,
    is_prayed,
)
"""Asked in this order."""
