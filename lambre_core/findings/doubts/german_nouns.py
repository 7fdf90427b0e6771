"""Doubts about German nouns that are in no case of their own, or not the ones that a word before them goes with."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    is_finite,
    is_modifier,
    is_subject,
    likely,
    lower,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.tree import Token


def is_a_name_in_s(site: Site) -> bool:
    """A bare noun in *-s* behind an adposition that would be a genitive, is a name that ends so: *ein Gespräch mit
    Jacobs*, *bei Reuters*, *für Wales*; so is a name that is a subject (*Jacobs lachte*), and one behind an article
    that is no genitive (*ein Sokrates*); but no neuter is (*ohne Problems*)."""
    token, head = site.token, site.head
    named = is_subject(token) and (token.upos == "PROPN" or is_article_of_a_name(token, site))
    if site.subjects_dropped:
        return False
    if head.upos in NOUNS and is_a_genitive_in_s(head, site):
        return token.upos == "DET" and is_article_of_a_name(head, site)
    if not (head.upos == "ADP" or named) or not is_a_genitive_in_s(token, site):
        return False
    if named:
        return True
    if token.upos == "NOUN" and is_no_name(token, site):
        return False
    return not any(child.id < token.id for child in site.below.get(token.id, ()))


def is_no_name(noun: Token, site: Site) -> bool:
    """Whether the lexicon has a neuter, or the longer ending of a genitive, of which surnames have neither: *Bachs* and
    *Müllers* are names as well."""
    known = known_as(noun.form or "", "NOUN", site.readings)
    return bool(known) and all(
        "Neut" in one.feats.get("Gender", ()) or f"{one.lemma}es".lower() == lower(noun) for one in known
    )


def is_article_of_a_name(name: Token, site: Site) -> bool:
    """Whether *ein* or *kein* stands right before a word that the lexicon has as a name alone."""
    article = word_before(name, site)
    known = known_as(name.form or "", "NOUN", site.readings)
    return article is not None and lower(article) in {"ein", "kein"} and all(one.upos == "PROPN" for one in known)


def is_a_genitive_in_s(token: Token, site: Site) -> bool:
    """Whether a noun with a capital, in *-s*, would be a genitive by all its readings."""
    return (
        token.upos in NOUNS
        and starts_with_capital(token)
        and lower(token).endswith("s")
        and all(reading.feats.get("Case") == GENITIVE for reading in likely(token, site))
    )


def is_a_foreign_plural(site: Site) -> bool:
    """A name, or a noun that no lexicon has, in *-s* is a plural where its article may be one: *in den schottischen
    Highlands*, *beide Hansens*."""
    noun = site.head if site.head.upos in NOUNS else site.token
    if site.subjects_dropped or noun.upos not in NOUNS or not lower(noun).endswith("s"):
        return False
    if noun.upos == "NOUN" and is_known(noun, site):
        return False
    return any(lower(child) in ARTICLES_OF_PLURALS for child in site.below.get(noun.id, ()) if child.id < noun.id)


def ends_in_a_foreign_plural(site: Site) -> bool:
    """A foreign phrase of several words is a plural where its last word, which no lexicon has, ends in *-s*: *Smart
    Speakers haben ein Mikrofon*."""
    token, verb, last = site.token, site.head, word_after(site.token, site)
    if (
        site.language != "de"
        or not is_subject(token)
        or token.upos not in NOUNS
        or last is None
        or last.head != token.id
    ):
        return False
    plural = is_finite(verb) and "Plur" in verb.feats.get("Number", ())
    foreign = starts_with_capital(last) and lower(last).endswith("s") and not is_known(last, site)
    return plural and foreign and last.id < verb.id and not is_known(token, site)


ARTICLES_OF_PLURALS = frozenset(
    "die den der diese diesen dieser jene jenen jener alle allen aller beide beiden beider".split()
)


def is_known(noun: Token, site: Site) -> bool:
    """Whether the lexicon has a word as a noun."""
    return bool(known_as(noun.form or "", "NOUN", site.readings))


def is_how_somebody_does_it(site: Site) -> bool:
    """A genitive with an adjective and no article says how something is done, whatever the verb governs: *sie wollen
    erhobenen Hauptes beitreten*, *er half ihr leichten Herzens*."""
    noun = site.head if site.head.upos == "NOUN" else site.token
    # Before it *ihr* is who is helped, and no determiner.
    beside = site.token is noun or lower(site.token) == "ihr"
    before = word_before(noun, site)
    if site.subjects_dropped or not beside or noun.upos != "NOUN" or before is None or not is_modifier(before):
        return False
    articles = (word for word in site.below.get(noun.id, ()) if word.upos == "DET" and lower(word) != "ihr")
    genitive = all(reading.feats.get("Case") == GENITIVE for reading in likely(noun, site))
    return genitive and lower(before).endswith(("en", "er")) and not any(articles)


def stands_apart_from_the_noun(site: Site) -> bool:
    """*beide* and *alle* behind a verb in the plural, whose subject stands elsewhere, say how many of that, and go with
    no noun in the singular that says what they are or have: *die Schwestern sind beide Mitglied*, *ihr habt alle
    Recht*; *beides* stands so before plurals, too (*das sind beides Listen*); nor do they go with a noun where a word
    without an ending stands between (*sie wurden beide erfolgreich Gruppen zugeordnet*)."""
    token, noun = site.token, site.head
    if site.subjects_dropped or token.upos != "DET" or lower(token) not in {"beide", "alle", "beides"}:
        return False
    after = word_after(token, site)
    if (
        after is not None
        and after.id < noun.id
        and after.upos in {"ADJ", "ADV"}
        and ENDING.search(lower(after)) is None
    ):
        return True
    verb = site.sentence.head_of(noun)
    if noun.id != token.id + 1 or verb is None or lower(verb) not in BE_OR_HAVE or is_subject(noun):
        return False
    one = noun.feats.get("Number") == SINGULAR or lower(token) == "beides"
    return one and any(is_subject(word) for word in site.below.get(verb.id, ()))


ENDING = re.compile("e[mnrs]?$|[0-9a]$")
"""Ends of German adjectives before nouns; of *rosa* and of numbers, too."""

BE_OR_HAVE = frozenset(
    "sind seid waren wart sein werden werdet wurden wurdet bleiben bleibt blieben haben habt hatten hattet "
    "hätten hättet wären wärt".split()
)
"""Plurals of verbs with which a bare noun says what somebody is or has."""


def is_done_by_what_follows(site: Site) -> bool:
    """A bare noun right before a German present participle is the object of that, and no determiner or adjective before
    a comma goes with it: *des müden, Kaffee trinkenden Kollegen*, *des Rat suchenden, Hilfe brauchenden Bürgers*."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    if site.subjects_dropped or noun.upos not in NOUNS or token.id > noun.id or after is None:
        return False
    participle = after.upos in {"ADJ", "VERB"} and PRESENT_PARTICIPLE.search(lower(after)) is not None
    commas = any(word.form == "," for word in between(token, noun, site))
    then = word_after(after, site)
    return participle and (commas or (then is not None and then.form == ","))


PRESENT_PARTICIPLE = re.compile("[elr]nde[nmrs]?$")
"""Ends of German ones before nouns; *finden* has none."""


def is_perhaps_a_plural_of_persons(site: Site) -> bool:
    """What seems a name in the singular beside a plural, and is spelt as those are that belong to a group, is no name:
    *ihnen standen Unionisten gegenüber*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.upos != "PROPN":
        return False
    plural = is_finite(verb) and "Plur" in verb.feats.get("Number", ())
    return plural and GROUPS.search(lower(token)) is not None and not is_known(token, site)


GROUPS = re.compile("(?:ist|ant|ent|it|og|at|ian|ion)en$|(?:an|ian|ens)er$")
"""Ends of plurals of persons."""


def is_of_use_to(site: Site) -> bool:
    """With a dative *nutzen* is said for *nützen*, of what is of use to somebody: *ein Browser, der dir nutzt*."""
    token, verb = site.token, site.head
    dative = any("Dat" in reading.feats.get("Case", ()) for reading in likely(token, site))
    used = verb.lemma == "nutzen" and not is_subject(token) and dative
    return used and not any(lower(word) in PERSONS for word in site.below.get(verb.id, ()))


PERSONS = frozenset("ich du er wir ihr man".split())
"""Pronouns for those who use something."""


def is_of_somebody_before_it(site: Site) -> bool:
    """An article in the genitive before an adjective with a capital is that of a person, whose thing follows: *aus des
    Kranken Zimmer*, *des Letzteren Hut*."""
    token, noun = site.token, site.head
    words = between(token, noun, site)
    person = words[0] if len(words) == 1 else (token if token.id == noun.id - 1 else None)
    article = word_before(person, site) if person is not None else None
    if site.subjects_dropped or article is None or person is None or noun.id != person.id + 1:
        return False
    named = starts_with_capital(person) and person.upos == "ADJ" and lower(person).endswith("en")
    return named and lower(article) in {"des", "dieses", "jenes", "eines"}


def is_the_newspaper(site: Site) -> bool:
    """*Bild* with a feminine article is a newspaper where somebody says something, or before *am Sonntag*: *er sagte
    der Bild*, not *die Bild wurde gelöscht*."""
    token, noun = site.token, site.head
    if site.language != "de" or noun.form != "Bild" or lower(token) not in {"die", "der"} or noun.id != token.id + 1:
        return False
    behind = [lower(word) for word in site.sentence.tokens[noun.id : noun.id + 3]]
    return behind[-1:] == ["sonntag"] or any(word.lemma in SAYING for word in site.sentence.tokens)


SAYING = frozenset(
    "sagen berichten schreiben melden erklären erzählen zitieren bestätigen veröffentlichen enthüllen zufolge laut "
    "bericht angabe".split()
)
"""Lemmas of words for what is said, or by whom."""


def is_a_programming_language(site: Site) -> bool:
    """What programs are written in has no gender of its own, though it is spelt as an animal or a thing: *in reinem
    Python*, *reines Python*."""
    noun = site.head if is_modifier(site.token) or site.token.upos in {"ADJ", "DET"} else site.token
    return not site.subjects_dropped and noun.upos in NOUNS and lower(noun) in PROGRAMMING


PROGRAMMING = frozenset(
    "basic dart go java julia kotlin lisp pascal perl python ruby rust scala scratch subversion swift".split()
)
"""Names of programming languages and programs that are German words, or spelt as such."""


def is_a_first_name(site: Site) -> bool:
    """What stands with a capital before a surname is no determiner, whatever the tagger takes it for (*sein Freund Jan
    Peters*), nor a contraction that has one (*Tim*, *Wim*); but one that speaks to somebody is (*in Ihre Betrieb*)."""
    token, name = site.token, site.head
    if token.id == 1 or token.upos != "DET" or token.id + 1 != name.id or not starts_with_capital(name):
        return False
    if YOURS.fullmatch(token.form or ""):
        return False
    whole = (word.form for word in site.sentence.multiwords if word.first <= token.id <= word.last and word.first > 1)
    return starts_with_capital(token) or any((form or "")[:1].isupper() for form in whole)


YOURS = re.compile("(?:Ihr|Dein|Eue?r)(?:e[mnrs]?)?")
"""Possessives of whom one speaks to, with the capital of politeness."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_a_first_name,
    is_a_name_in_s,
    is_a_foreign_plural,
    is_how_somebody_does_it,
    stands_apart_from_the_noun,
    is_done_by_what_follows,
    is_perhaps_a_plural_of_persons,
    ends_in_a_foreign_plural,
    is_of_use_to,
    is_of_somebody_before_it,
    is_a_programming_language,
    is_the_newspaper,
)
