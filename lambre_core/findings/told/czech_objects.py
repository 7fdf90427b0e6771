"""Told words in Czech: objects in the nominative, which parsers take for subjects, and events behind *po* and *před*.

Who says *účastním se* is the subject himself, so that no noun behind the verb is; and where two nouns that can be
nothing but nominatives stand around a verb of seeing or having, one of them ought to be its object.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise

from lambre_core.findings.beliefs import believed
from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import ANY, has_case, is_past, person_of, phrase_behind
from lambre_core.findings.told.czech_subjects import AMOUNTS
from lambre_core.findings.told.relations import CASES_ASKED, SELF, as_told
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Token, in_lower_case

NOMINATIVE = frozenset({"Nom"})
CALLED = frozenset({"Nom", "Voc"})


def objects_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun right behind the only verb of its clause, joined as its object, if it can be neither that by its case nor
    the subject: *účastním se kurz*, *jím polévka*, *moje sestra má pes*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    full = [word for word in verbs if word.upos == "VERB"]
    if len(full) != 1 or any(word.upos == "AUX" and lower(word) not in SPEAKERS for word in verbs):
        return {}
    verb = full[0]
    noun = noun_behind(verb, clause)
    if noun is None or (noun.lemma or "") in measures() | AMOUNTS | DAYS | SUFFERED:
        return {}
    if any(lower(word) in COMPARING for word in clause.words):
        return {}
    known = known_as(lower(noun), "NOUN", readings)
    case = case_of(verb, clause)
    thing = any(one.written and "Inan" in one.feats.get("Animacy", ()) for one in known)  # *validátor*
    living = case == "Acc" and (
        (is_named(noun) and not thing) or (not known and is_shown_by_its_attribute(noun, clause))
    )
    if (
        not (known or living)
        or case is None
        or (not living and any(one.feats.get("Case", {case}) & ALSO[case] for one in known))
    ):
        return {}
    if any(case in other.feats.get("Case", ()) for other in arguments(clause, noun)):
        return {}
    spoken = is_spoken_by(verb, clause)
    if case == "Acc":
        surely = living or all(one.feats.get("Case", ANY) <= CALLED for one in known)
        told = surely and (spoken or has_subject(verb, clause, readings))
    else:
        accusative = any("Acc" in one.feats.get("Case", ()) for one in known)
        told = (
            spoken
            or is_of_another_gender(noun, verb, [one.feats for one in known])
            or (accusative and is_no_subject(noun, clause))
        )
    if not told:
        return {}
    return {
        verb.id: as_told(verb, "VERB", {}, None),
        noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE} if case == "Acc" else {}, (verb.id, CASES_ASKED[case])),
    }


SPEAKERS = frozenset("jsem jsi jsme jste bych bys bychom byste".split())
COMPARING = frozenset("jako než co kdo který která které jak".split())
DAYS = frozenset("víkend pondělí úterý středa čtvrtek pátek sobota neděle odpoledne dopoledne poledne půlnoc".split())
SUFFERED = frozenset("hlad žízeň bolest bída nouze muka útrapy".split())
"""What one suffers, in the accusative."""
ALSO: Mapping[str, frozenset[str]] = {
    "Acc": frozenset({"Acc", "Gen"}),
    "Gen": frozenset({"Gen"}),
    "Dat": frozenset({"Dat"}),
    "Ins": frozenset({"Ins"}),
}
"""The cases that objects have where one is asked for; what is denied may be a genitive."""


def noun_behind(verb: Token, clause: Clause) -> Token | None:
    """The noun behind a verb, with nothing but its auxiliary, a reflexive pronoun and attributes between."""
    place = clause.words.index(verb)
    while place + 1 < len(clause.words) and lower(clause.words[place + 1]) in SPEAKERS | {"se", "si"}:
        place += 1
    noun = phrase_behind(clause, place)
    plain = noun is not None and (noun.form or "").islower() and noun.head == verb.id and believed_upos(verb) >= SURE
    return noun if plain else None


def case_of(verb: Token, clause: Clause) -> str | None:
    """The only case in which a verb has an object; None where more are possible."""
    selves = {lower(word) for word in clause.words if lower(word) in {"se", "si"} and word.upos == "PRON"}
    for case, (plain, reflexive, for_oneself) in OF_VERBS.items():
        if verb.lemma in plain and not selves:
            return case
        if (verb.lemma in reflexive and selves == {"se"}) or (verb.lemma in for_oneself and selves == {"si"}):
            return case
    return None


def words(written: str) -> frozenset[str]:
    """Words that are parted by blanks."""
    return frozenset(written.split())


OF_VERBS: Mapping[str, tuple[frozenset[str], frozenset[str], frozenset[str]]] = {
    "Acc": (
        words(
            "mít vidět potkat potkávat koupit kupovat hledat najít znát milovat zavolat krmit číst přečíst psát napsat "
            "jíst sníst pít vypít potřebovat chtít prodat prodávat dostat vařit uvařit opravit ztratit otevřít zavřít "
            "použít používat navštívit studovat poslouchat sledovat nosit vzít přinést objednat pozvat chytit "
            "vybrat vybírat zvolit zadat zadávat uložit ukládat smazat mazat vymazat odstranit odebrat přidat vložit "
            "stáhnout nahrát načíst odeslat vytvořit vytvářet upravit nastavit změnit zkontrolovat ověřit povolit "
            "zakázat zapnout vypnout spustit zobrazit skrýt zkopírovat přejmenovat přesunout nainstalovat aktualizovat "
            "připojit odpojit potvrdit zrušit vyplnit stisknout označit vyhledat importovat exportovat přehrát obnovit "
            "sdílet zveřejnit vytisknout umýt uklidit vyčistit zamknout odemknout vyhodit vrátit"
        ),
        words(""),
        words("koupit objednat přečíst vzít prohlédnout stáhnout vybrat zvolit uložit"),
    ),
    "Gen": (
        words("dosáhnout dosahovat"),
        words(
            "zúčastnit účastnit zbavit vzdát dotknout dotýkat obávat bát zastat ujmout vyvarovat dočkat zeptat ptát "
            "domáhat zmocnit"
        ),
        words("všimnout všímat povšimnout vážit"),
    ),
    "Dat": (
        words(
            "pomoci pomoct pomáhat rozumět porozumět věřit uvěřit děkovat poděkovat odpovědět gratulovat blahopřát "
            "ublížit škodit uškodit naslouchat důvěřovat odolat podlehnout zabránit"
        ),
        words("vyhnout vyhýbat přizpůsobit přizpůsobovat věnovat divit smát podobat bránit přiblížit"),
        words(""),
    ),
    "Ins": (
        words("pohrdat opovrhovat disponovat plýtvat pohybovat hýbat oplývat trpět"),
        words("zabývat chlubit pyšnit řídit inspirovat zaobírat stát"),
        words(""),
    ),
}
"""Verbs with one case alone, by themselves, with *se* and with *si*."""


def is_no_subject(noun: Token, clause: Clause) -> bool:
    """Whether an attribute of a noun is a possessive of the subject, or an accusative by its form, so that the noun is
    no subject: *dosáhl svůj cíl*, *účastní se tuto soutěž*."""
    before = [word for word in clause.words if word.id < noun.id and word.head == noun.id]
    return any(OBJECTIVE.fullmatch(lower(word)) is not None for word in before if word.upos in {"ADJ", "DET"})


OBJECTIVE = re.compile("svůj|svou|svoji|svá|své|svoje|tuto|tu|takovou|každou|žádnou|jinou|[a-zěščřžýáíéúůňťď]+ou")
"""Attributes that no subject has."""


def is_spoken_by(verb: Token, clause: Clause) -> bool:
    """Whether a verb is said by or to somebody, who is its subject."""
    order = "Imp" in verb.feats.get("Mood", ()) and "2" in verb.feats.get("Person", ())
    return order or any(person_of(word) in {"1", "2"} for word in clause.words)


def is_shown_by_its_attribute(noun: Token, clause: Clause) -> bool:
    """Whether a noun in *-a* that no list has stands behind an attribute in *-á* right behind the verb of who speaks or
    is spoken to, so that the two are a nominative: *vidíte malá šipka*."""
    before = [word for word in clause.words if word.id < noun.id and word.head == noun.id]
    feminine = lower(noun).endswith("a") and noun.feats.get("Case") == NOMINATIVE
    singular = noun.feats.get("Number") == frozenset({"Sing"}) and "Fem" in noun.feats.get("Gender", ())
    spoken = any(person_of(word) in {"1", "2"} for word in clause.words)
    return feminine and singular and spoken and any(lower(word).endswith("á") for word in before)


def is_named(noun: Token) -> bool:
    """Whether a noun is a man or an animal in the nominative singular, as it stands in a dictionary. Men in *-ce* have
    the same accusative: *pozvali jsme soudce*."""
    dictionary_form = lower(noun) == in_lower_case(noun.lemma) and not lower(noun).endswith("ce")
    living = is_of_persons(noun.feats) and dictionary_form
    single = noun.feats.get("Number") == frozenset({"Sing"}) and noun.feats.get("Gender") == frozenset({"Masc"})
    return living and single and believed(noun, "Animacy", frozenset({"Anim"})) >= SURE


def has_subject(verb: Token, clause: Clause, readings: Readings) -> bool:
    """Whether a word before a verb in the third person is its subject by its form: *ona, sestra, soused*."""
    before = [word for word in clause.words if word.id < verb.id and word.head == verb.id and word.upos in NAMING]
    if len(before) != 1 or not (is_past(verb) or person_of(verb) == "3"):
        return False
    subject = before[0]
    if subject.upos == "PRON":
        return lower(subject) in {"on", "ona", "oni"}
    if subject.upos == "PROPN":
        return is_named(subject) and has_case(subject, "Nom")
    known = known_as(lower(subject), "NOUN", readings)
    return is_named(subject) or (bool(known) and all(one.feats.get("Case", ANY) <= CALLED for one in known))


NAMING = frozenset({"NOUN", "PRON", "PROPN"})


def is_of_another_gender(noun: Token, verb: Token, known: list[Features]) -> bool:
    """Whether the past of a verb is that of a man or a woman, and no nominative of a noun is of the same gender."""
    gender = next((gender for end, gender in GENDERS.items() if lower(verb).endswith(end)), None)
    own = noun.feats.get("Gender", ANY)
    nominatives = [feats for feats in known if "Nom" in feats.get("Case", ())]
    sure = is_past(verb) and gender is not None and believed(noun, "Gender", own) >= SURE
    return sure and all(feats.get("Gender", own).isdisjoint({gender}) for feats in nominatives) and bool(nominatives)


GENDERS: Mapping[str, str] = {"la": "Fem", "l": "Masc"}


def arguments(clause: Clause, noun: Token) -> Iterator[Token]:
    """The other nouns and pronouns of a clause that no adposition governs."""
    apart = {noun.id, *(word.id for word in clause.words if word.upos == "ADP")}
    for word in clause.words:
        named = word.upos in NAMING | {"DET"} and lower(word) not in {"se", "si"}
        if named and word.id != noun.id and word.head not in apart:
            yield word


def event_in(clause: Clause) -> dict[int, Token]:
    """*Po* or *před* and something that happens right behind it in the form of the accusative, joined: *po oběd*. From
    one to the other it may be an accusative (*od návrhu po zápas*)."""
    if any(lower(word) in {"od", "až"} for word in clause.words):
        return {}
    for adposition, noun in pairwise(clause.words):
        asked = EVENTS.get(lower(adposition))
        if asked is not None and lower(noun) in HAPPENING and noun.id == adposition.id + 1 and noun.upos == "NOUN":
            return {
                adposition.id: as_told(adposition, "ADP", {"Case": frozenset({asked})}, None),
                noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (adposition.id, SELF)),
            }
    return {}


EVENTS: Mapping[str, str] = {"po": "Loc", "před": "Ins"}
HAPPENING = words(
    "oběd koncert zápas film odchod příchod návrat příjezd odjezd start restart trénink závod výlet pohřeb rozvod útok "
    "požár pád úraz porod přestávka snídaně schůze nehoda válka"
)
"""What one does something before or after, in the form of the nominative and accusative."""
