"""Doubts about German subjects: what only seems one, beside a pronoun or a thing that is."""

from __future__ import annotations

from itertools import takewhile

from lambre_core.findings.datives import FEELINGS, SERVING
from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    has_reading,
    is_coordinated_verb,
    is_determiner,
    is_finite,
    is_modifier,
    is_subject,
    lower,
    phrase_start,
    rest_of_clause,
    word_before,
)
from lambre_core.findings.doubts.subjects import is_imperative
from lambre_core.findings.relatives import has_a_clause_behind
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Token

BEFALLING = frozenset(
    "treffen betreffen erwarten stören freuen ärgern interessieren überraschen erreichen beschäftigen begeistern "
    "erschrecken quälen plagen kosten umgeben verbinden trennen wundern langweilen faszinieren reizen bedrohen ereilen "
    "befallen verwundern beunruhigen enttäuschen beeindrucken belasten prägen".split()
)
"""Lemmas of verbs whose object is often somebody, and their subject something."""


def are_befallen(site: Site) -> bool:
    """A plural that may be an accusative before the singular of such a verb is its object, where a noun that may be the
    subject stands behind it: *die Schüler erwartet heute eine Prüfung*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or verb.lemma not in BEFALLING:
        return False
    if "Sing" not in verb.feats.get("Number", ()) or "Plur" not in token.feats.get("Number", ()):
        return False
    others = (word for word in site.sisters if word.upos in NOUNS and word.id > verb.id)
    return any(has_reading(word, site, is_nominative_singular) for word in others)


def is_nominative_singular(reading: Reading) -> bool:
    """Whether a reading is a nominative singular."""
    return "Nom" in reading.feats.get("Case", ()) and "Sing" in reading.feats.get("Number", ())


LIGHT = frozenset("bedeuten bereiten bringen erfordern haben kosten machen schaffen verursachen".split())
"""Lemmas of verbs with bare nouns of what comes of something."""

THIS = frozenset("dies das es man eines eins einer keines keiner jedes jeder jemand niemand alles nichts".split())
"""Pronouns of one that are subjects."""


def is_done_by_this(site: Site) -> bool:
    """A plural right behind *dies*, *das* or *eines* that opens a clause is the object of its verb in the singular, and
    so is a singular of verbs with which it says what comes of that: *dass dies Reparaturen verursacht*, *dass das
    Arbeitsplätze gefährdet*, *dass das Ärger bringt*, *wo jeder freien Zutritt hat*."""
    token, verb = site.token, site.head
    noun = verb if is_determiner(token) or is_modifier(token) else token
    first = site.sentence.tokens[phrase_start(noun, site) - 1]
    this = first if lower(first) in THIS else word_before(first, site)
    if site.subjects_dropped or noun.upos not in NOUNS or this is None or lower(this) not in THIS:
        return False
    opens = word_before(this, site)
    governor = site.sentence.head_of(noun) if noun is verb else verb
    singular = governor is not None and is_finite(governor) and "Sing" in governor.feats.get("Number", ())
    light = governor is not None and governor.lemma in LIGHT and governor.id == noun.id + 1
    plural = "Plur" in noun.feats.get("Number", ())
    return (plural or light) and singular and opens is not None and (opens.upos == "SCONJ" or lower(opens) in ASKING)


ASKING = frozenset("wo wie wann warum weshalb wieso wofür womit wodurch woran".split())
"""Adverbs that open a clause."""


def is_who_does_it(site: Site) -> bool:
    """*Das* right behind a verb in the singular, and before a noun that ends the clause, is the subject: *macht das
    Spaß*."""
    token, noun = site.token, site.head
    verb = word_before(token, site)
    if site.subjects_dropped or lower(token) != "das" or noun.upos != "NOUN" or noun.id != token.id + 1 or verb is None:
        return False
    behind = site.sentence.tokens[noun.id : noun.id + 1]
    ends = not behind or behind[0].upos == "PUNCT"
    singular = is_finite(verb) and "Sing" in verb.feats.get("Number", ()) and verb.lemma != "sein"
    return singular and ends and noun.head == verb.id


def is_told_to_look(site: Site) -> bool:
    """*Siehe* is coordinated with no statement: *und siehe da, das Licht ging an*."""
    return (
        site.language == "de" and is_coordinated_verb(site.token) and "siehe" in {lower(site.token), lower(site.head)}
    )


def has_a_clause_for_its_subject(site: Site) -> bool:
    """*Die* in a relative clause is the object, where a clause behind it may be the subject: *Leute, die stört, dass es
    laut ist*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or lower(token) != "die" or token.upos != "PRON":
        return False
    return token.id < verb.id and has_a_clause_behind(verb.id, site.sentence)


def is_asked_for(site: Site) -> bool:
    """What may be an accusative before an imperative is its object, if no other noun is: *das Buch gib mir morgen*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.upos not in NOUNS or token.id > verb.id:
        return False
    objects = (word for word in site.sisters if word.upos in NOUNS and (word.deprel or "").startswith("comp:obj"))
    articles = (word for word in site.below.get(token.id, ()) if word.upos == "DET")
    accusative = all(has_reading(word, site, is_accusative) for word in (token, *articles))
    return is_imperative(verb, site) and accusative and not any(objects)


def is_accusative(reading: Reading) -> bool:
    """Whether a reading is an accusative."""
    return "Acc" in reading.feats.get("Case", ())


def is_one_of_both(site: Site) -> bool:
    """What stands behind *sowohl … als auch* is the subject of a verb in the plural, with or without a comma: *sowohl
    der Hund, als auch die Katze schlafen*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or "Plur" not in verb.feats.get("Number", ()):
        return False
    before = [lower(word) for word in site.sentence.tokens[: phrase_start(token, site) - 1]]
    return before[-2:] in (["als", "auch"], ["wie", "auch"]) and "sowohl" in before


def are_many_who_do_it(site: Site) -> bool:
    """*Viele* and the like right behind a verb in the plural, and before a bare noun in the singular, are its subject
    and the noun its object: *hier brauchen viele Hilfe*."""
    token, head = site.token, site.head
    noun, many = (head, token) if is_determiner(token) else (token, word_before(token, site))
    verb = site.sentence.head_of(noun)
    if site.subjects_dropped or many is None or verb is None or noun.id != many.id + 1 or many.id != verb.id + 1:
        return False
    several = is_finite(verb) and "Plur" in verb.feats.get("Number", ()) and lower(many) in MANY
    several = several and verb.upos == "VERB" and verb.lemma not in WITHOUT_OBJECT
    return several and noun.upos in NOUNS and "Plur" not in noun.feats.get("Number", ())


WITHOUT_OBJECT = frozenset("bleiben existieren fehlen gehören kommen liegen stehen werden".split())
"""Lemmas of verbs that often stand before their subject, and have no object."""

MANY = frozenset("alle beide einige manche mehrere viele wenige".split())


def stands_for_several(site: Site) -> bool:
    """*Es* that opens a main clause stands for the plural behind the verb, which may be what something is: *es können
    Dateinamen, Pfade und vieles mehr sein*; but what there is makes no plural (*es geben Fehler*)."""
    token, verb = site.token, site.head
    before = word_before(token, site)
    opens = token.id == 1 or (verb.id == token.id + 1 and before is not None and before.upos in {"CCONJ", "PUNCT"})
    if site.subjects_dropped or not opens or lower(token) != "es" or not is_subject(token):
        return False
    words = site.sentence.tokens
    if "Plur" not in verb.feats.get("Number", ()) or any(word.lemma == "geben" for word in words):
        return False
    governed = {word.id for word in words if word.upos in NOUNS and is_governed(word, site)}
    # *Es sind $num Kontakte*: a sign before a name is no end of the clause.
    rest = takewhile(lambda word: word.form not in ENDS, words[verb.id :])
    return any(
        word.upos in NOUNS and word.id not in governed and has_reading(word, site, is_nominative_plural)
        for word in rest
    )


ENDS = frozenset(",.;:!?")
"""Marks at which a clause ends."""


def is_who_feels_it(site: Site) -> bool:
    """The determiner of a dative that opens a sentence of *sein* and how somebody feels, or what one could do for them:
    *der Patientin ist übel*, *der Firma ist nicht zu helfen*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    if site.language != "de" or token.upos != "DET" or token.id != 1 or verb is None or verb.lemma != "sein":
        return False
    rest = rest_of_clause(site, verb)
    served = len(rest) > 1 and lower(rest[-2]) == "zu" and rest[-1].lemma in SERVING
    felt = served or any(lower(word) in FEELINGS for word in rest)
    return felt and lower(token).endswith(("er", "em", "en")) and noun.id < verb.id


def is_governed(noun: Token, site: Site) -> bool:
    """Whether an adposition stands right above a noun."""
    above = site.sentence.head_of(noun)
    return above is not None and above.upos == "ADP"


def is_nominative_plural(reading: Reading) -> bool:
    """Whether a reading is a nominative plural."""
    return "Nom" in reading.feats.get("Case", ()) and "Plur" in reading.feats.get("Number", ())


DOUBTS: tuple[SiteDoubt, ...] = (
    are_befallen,
    is_done_by_this,
    is_who_does_it,
    is_told_to_look,
    has_a_clause_for_its_subject,
    is_asked_for,
    is_one_of_both,
    are_many_who_do_it,
    stands_for_several,
    is_who_feels_it,
)
