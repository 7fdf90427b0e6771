"""Doubts about objects: what seems governed by a verb may be its subject, or belong to another word."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.doubts.determiners import is_in_one_of, of_kind
from lambre_core.findings.doubts.nominatives import is_neither, is_perhaps_no_nominative
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    NOMINALS,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    clause,
    has_reading,
    is_nominative,
    is_subject,
    likely,
    lower,
    phrase_start,
    word_after,
    word_before,
)
from lambre_core.findings.doubts.subjects_or_objects import is_surely_nominative
from lambre_core.findings.doubts.transitivity import is_reflexive
from lambre_core.findings.doubts.verbs import clashes
from lambre_core.findings.subjects import COPULAR, OBJECTS
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_object(site: Site) -> bool:
    """Whether the site is a noun or pronoun, without adposition, as a complement of a verb."""
    return site.token.upos in NOMINALS and site.head.upos == "VERB" and (site.token.deprel or "") in OBJECTS


def may_be_subject(site: Site) -> bool:
    """Where verbs often have no subject, what may be a nominative is perhaps the one that is missing: *Ten kurz mi moc
    pomohl*, *сприяв подальший розвиток*; a name may be that of who is addressed."""
    if not (site.subjects_dropped and is_object(site)):
        return False
    if site.token.upos == "PROPN":
        return has_reading(site.token, site, lambda reading: is_nominative(reading, None))
    finite = site.head
    for verb in verbs_above(site):
        finite = verb
        subjects = (
            word
            for word in site.below.get(verb.id, ())
            if is_subject(word) and word.id != site.token.id and not (word.upos == "PRON" and lower(word) in THAT)
        )
        if any(
            is_surely_nominative(word)
            or not has_reading(word, site, is_perhaps_no_nominative)
            or is_the_one_before(word, site)
            for word in subjects
        ):
            return False
    if not finite.feats.get("Person", _THIRD) & _THIRD or is_behind_a_lone_infinitive(site, finite):
        return False
    number = finite.feats.get("Number")
    return has_reading(site.token, site, lambda reading: is_nominative(reading, number))


THAT = frozenset({"что", "що"})
"""Pronouns that may be conjunctions: *знает, что произошла ошибка*."""


def is_the_one_before(word: Token, site: Site) -> bool:
    """Whether an East Slavic noun that may be a nominative or accusative alone, and agrees with the verb behind it, is
    the subject of that, since a reflexive verb has no accusative: *село славиться гончарство*. Nor has a Ukrainian one
    that asks for another case, but for what says how long: *застосунок потребує доступ*."""
    verb = site.head
    plain = all(not PLAIN.isdisjoint(reading.feats.get("Case", ())) for reading in likely(word, site))
    before = word.id < verb.id < site.token.id and word.upos == "NOUN"
    return (
        (
            (site.language in {"ru", "uk"} and is_reflexive(verb))
            or (site.language == "uk" and (word.lemma or "").lower() not in measures())
        )
        and plain
        and before
        and not clashes(word.feats, verb.feats)
    )


PLAIN = frozenset({"Nom", "Acc", "Voc"})


def is_behind_a_lone_infinitive(site: Site, verb: Token) -> bool:
    """Whether an East Slavic object stands right behind an infinitive that completes no finite verb, and so has no
    subject: *щоб керувати дрона*."""
    behind = phrase_start(site.token, site) == site.head.id + 1
    above = site.sentence.head_of(verb)
    if above is not None and above.upos == "ADJ" and is_its_predicate(site.token, above, site):
        return False
    return site.language in {"ru", "uk"} and behind and verb is site.head and "Inf" in verb.feats.get("VerbForm", ())


def is_its_predicate(noun: Token, adjective: Token, site: Site) -> bool:
    """Whether a predicate that has no subject may have a noun behind its infinitive for one, and agrees with it: *имени
    должен предшествовать знак*."""
    subject = any(is_subject(word) for word in site.below.get(adjective.id, ()))
    return not subject and any(
        is_nominative(one, None) and agree(of_kind(one.feats), of_kind(adjective.feats)) for one in likely(noun, site)
    )


def may_be_exchanged(site: Site) -> bool:
    """Where verbs have a subject, it may be the other noun, if the one that seems it may be a dative or an accusative:
    *der Frau gefällt der Mantel*, *diese Erfahrung machte der Chef*."""
    if site.subjects_dropped or not is_object(site):
        return False
    verbs = tuple(verbs_above(site))
    number = verbs[-1].feats.get("Number")
    if not has_reading(site.token, site, lambda reading: is_nominative(reading, number)):
        return False
    subjects = [word for verb in verbs for word in site.below.get(verb.id, ()) if is_subject(word)]
    if any(is_pronoun_in_the_nominative(word) for word in subjects):
        return False
    if is_pronoun_in_the_nominative(site.token):
        return any(has_reading(word, site, is_accusative) for word in subjects)
    # What may be an accusative itself is no subject of a verb with an accusative.
    nominative = not has_reading(site.token, site, is_accusative)
    topic = nominative and verbs[-1].lemma != HAVE and site.token.id > verbs[-1].id
    if nominative and any(
        clashes(word.feats, verbs[-1].feats) and has_reading(word, site, is_accusative) for word in subjects
    ):
        # *Welche Rechte hat der Nachkomme?*
        return True
    return any(
        (word in site.sisters and has_reading(word, site, is_dative))
        or (
            ((nominative and relates(word)) or (topic and word.id < verbs[-1].id))
            and has_reading(word, site, is_accusative)
        )
        for word in subjects
        if word.id != site.token.id
    )


def relates(token: Token) -> bool:
    """Whether a word is a relative or interrogative pronoun: *was dein Code macht*."""
    return token.upos == "PRON" and not {"Rel", "Int"}.isdisjoint(token.feats.get("PronType", ()))


HAVE = "haben"
"""German for *to have*, whose subject comes first."""


def is_dative(reading: Reading) -> bool:
    """Whether a reading is a dative."""
    return "Dat" in reading.feats.get("Case", ())


def is_accusative(reading: Reading) -> bool:
    """Whether a reading is an accusative."""
    return "Acc" in reading.feats.get("Case", ())


def is_pronoun_in_the_nominative(token: Token) -> bool:
    """Whether a word is a German personal pronoun that is always a subject."""
    return (token.form or "").lower() in {"ich", "du", "er", "es", "man", "wir"}


def governs_by_an_adjective(site: Site) -> bool:
    """A dative may be governed by the adjective beside the verb: *er sieht seinem Vater ähnlich*, *das war dem Mann
    klar*."""
    return is_object(site) and any(
        child.upos in {"ADJ", "ADV"} and (child.form or "").lower() in WITH_DATIVE for child in site.sisters
    )


WITH_DATIVE = frozenset(
    "ähnlich angenehm bekannt bewusst böse dankbar egal eigen entgegen ergeben fern fremd gehorsam gemeinsam gleich "
    "klar leid leicht möglich nah nahe neu nützlich peinlich recht schwer teuer treu unbekannt unheimlich verbunden "
    "vertraut verwandt wert wichtig willkommen wohl wurst zugänglich überlegen".split()
)
"""German adjectives with a dative."""


def verbs_above(site: Site) -> Iterator[Token]:
    """The verb, the one that it completes, and so on."""
    verb: Token | None = site.head
    while verb is not None and verb.upos in {"AUX", "VERB"}:
        yield verb
        completes = (verb.deprel or "").startswith("comp")
        verb = site.sentence.head_of(verb) if completes else None


def is_perhaps_of_another_verb(site: Site) -> bool:
    """Of a verb and its infinitive either may govern the noun: *pomohl tu díru skrýt*, *попросил её помочь*; but modal
    verbs govern none, and none stands before their infinitive's comma; so may a verb between the two, where verbs have
    subjects: *Raketen abzufeuern und zu entkommen*."""
    token, verb = site.token, site.head
    if not is_object(site):
        return False
    if any("Inf" in word.feats.get("VerbForm", ()) for word in clause(verb, site.below)):
        return True
    if not site.subjects_dropped and any(
        word.upos == "VERB" and lower(word) != PLEASE for word in between(token, verb, site)
    ):
        return True
    above = site.sentence.head_of(verb)
    if above is None or above.upos != "VERB" or "Inf" not in verb.feats.get("VerbForm", ()):
        return False
    first, last = sorted((above.id, token.id))
    comma = any(word.form == "," for word in site.sentence.tokens[first : last - 1])
    return not comma and (above.lemma or "") not in MODAL


PLEASE = "bitte"
"""German for *please*, spelt like a verb."""

MODAL = frozenset(
    "chtít moci moct muset smět umět mít začít začínat přestat přestávat pokusit snažit hodlat dokázat stihnout "
    "хотеть захотеть хотеться мочь смочь уметь суметь начать начинать стать перестать решить пытаться попытаться "
    "стараться постараться продолжать собираться успеть успевать удаться хотіти захотіти хотітися могти змогти уміти "
    "вміти зуміти почати починати стати перестати вирішити намагатися намагатись спробувати старатися продовжувати "
    "збиратися встигнути вдатися вдаватися мусити повинен versuchen beginnen anfangen aufhören wollen können müssen "
    "sollen dürfen mögen werden móc musieć chcieć woleć umieć potrafić powinien zacząć zaczynać próbować spróbować "
    "zamierzać".split()
)
"""Verbs with an infinitive and no object of their own."""


def is_perhaps_the_agent(site: Site) -> bool:
    """A dative beside an infinitive may be who does it, but not in German: *мне не достичь успеха*."""
    infinitive = site.subjects_dropped and "Inf" in site.head.feats.get("VerbForm", ())
    return infinitive and is_object(site) and has_reading(site.token, site, is_dative)


def is_perhaps_predicative(site: Site) -> bool:
    """What somebody remains, becomes or is called is a nominative: *er bleibt ein Freund*, *jmenuje se Petr*."""
    return is_object(site) and (site.head.lemma or "") in COPULAR


def is_of_either_verb(site: Site) -> bool:
    """A German participle of two verbs, of which one has an accusative: *gehört* of *gehören* and of *hören*."""
    participle = "Part" in site.head.feats.get("VerbForm", ()) and (site.head.form or "").lower() in OF_TWO_VERBS
    return is_object(site) and participle


OF_TWO_VERBS = frozenset({"gehört", "genutzt", "genützt"})


def has_another_object(site: Site) -> bool:
    """Beside one that the verb governs, a second noun may say how long or what: *věřím ti každé slovo*, *smál se mu
    celou cestu*; but where verbs have subjects none in the nominative: *kannst du mir dein Stift geben*; nor is *mě* in
    the place of *mně*, which sounds alike, or the other way round."""
    token, verb = site.token, site.head
    if lower(token) in SOUND_ALIKE or not is_object(site):
        return False
    if not any(sister.upos in NOMINALS and (sister.deprel or "") in OBJECTS for sister in site.sisters):
        return False
    if site.subjects_dropped:
        return True
    return has_reading(token, site, is_no_nominative_reading) and not is_neither(token, verb, site)


SOUND_ALIKE = frozenset({"mě", "mně"})


def is_no_nominative_reading(reading: Reading) -> bool:
    """Whether a reading is of a case other than the nominative, or of none."""
    return not reading.feats.get("Case", frozenset({"Acc"})) <= {"Nom", "Voc"}


def has_a_part_touched(site: Site) -> bool:
    """A German person is in the dative where an adposition names a part of the body or the like: *sie sah ihm in die
    Augen*, *er trat mir auf den Fuß*."""
    if site.subjects_dropped or not is_object(site) or site.head.lemma == "fragen":
        return False
    within = (child for sister in site.sisters if sister.upos == "ADP" for child in site.below.get(sister.id, ()))
    return any(child.upos == "NOUN" and PARTS.fullmatch(child.form or "") for child in within)


PARTS = re.compile(
    "Augen?|Gesicht|Hände?|Schultern?|F(?:uß|üße)|K(?:opf|öpfe)|Herz|Rücken|Hals|Arme?|Beine?|Ohre?n?|Nase|Mund|Knie|"
    "Finger|Haare?|Bauch|Brust|Seite|Weg|Wort|Karten|Spur|Nerven|Seele|Leib|Wange|Stirn|Schoß|Pelle|Dach"
)


def is_perhaps_attribute(site: Site) -> bool:
    """A noun in the genitive right after another noun belongs to that: *die Belohnung eines Menschen*; so does
    whatever stands behind an adposition or a numeral."""
    first = phrase_start(site.token, site)
    if not is_object(site) or first < 2:
        return False
    owner = word_before(site.token, site)
    if owner is not None and is_a_noun_for_sure(owner, site) and is_in_one_of(site.token, GENITIVE, site):
        return True
    before = site.sentence.tokens[first - 2]
    if before.upos in {"ADP", "NUM"}:
        return True
    # *Die der Steuern* is what is said of a noun before.
    personal = "Prs" in before.feats.get("PronType", ()) and before.upos == "PRON"
    # Behind a relative pronoun begins another phrase: *die Leute, die der Minister kennen*.
    comma = before.id > 1 and site.sentence.tokens[before.id - 2].form == ","
    relative = comma and before.upos == "PRON" and "Rel" in before.feats.get("PronType", ())
    return (
        before.upos in {*NOUNS, "DET", "PRON"}
        and not (personal or relative)
        and has_reading(site.token, site, lambda reading: bool(GENITIVE & reading.feats.get("Case", GENITIVE)))
    )


def is_a_noun_for_sure(word: Token, site: Site) -> bool:
    """Whether a word that the tagger takes for an attribute is listed as a noun alone: *перешкоджає читачеві книги*."""
    if word.upos not in ATTRIBUTES:
        return False
    listed = [reading.upos for reading in site.readings(word) if reading.lemma is not None]
    return bool(listed) and NOUNS.issuperset(listed)


def is_behind_a_comma(site: Site) -> bool:
    """Something stands between commas there, or is added: *Děkuji za přání, rychle doručený balíček!*"""
    first, last = sorted((site.token.id, site.head.id))
    return is_object(site) and any(word.form in _STOPS for word in site.sentence.tokens[first : last - 1])


def is_title(site: Site) -> bool:
    """A noun before a name, or before what is quoted, keeps its form: *kuningas Leari*, *sõna "filiarhaat"*; not so one
    that is declined in Russian or Ukrainian (*достигли вершину Казбека*), or a German determiner (*meinem Bruder Ben*).
    """
    after = word_after(site.token, site)
    if site.language == "de" and any(child.upos == "DET" for child in site.below.get(site.token.id, ())):
        return False
    if site.language in {"ru", "uk"} and lower(site.token) != (site.token.lemma or "").lower():
        return False
    return is_object(site) and after is not None and (after.upos == "PROPN" or after.form in _QUOTES)


_QUOTES = frozenset("\"'„“”«»‚‘’")
_STOPS = frozenset(",;:()–—") | _QUOTES
_THIRD = frozenset({"3"})


DOUBTS: tuple[SiteDoubt, ...] = (
    may_be_subject,
    may_be_exchanged,
    governs_by_an_adjective,
    is_perhaps_of_another_verb,
    is_perhaps_the_agent,
    is_perhaps_predicative,
    is_of_either_verb,
    has_another_object,
    has_a_part_touched,
    is_perhaps_attribute,
    is_behind_a_comma,
    is_title,
)
