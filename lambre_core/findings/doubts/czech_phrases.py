"""Doubt: Czech adjectives and pronouns that stand for a noun that is left out, or belong to one before them; genitives
and relative clauses within what they interrupt."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.czech import goes_together
from lambre_core.findings.doubts.determiners import cases_taken
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_modifier,
    is_nominative,
    is_plural,
    is_subject,
    likely,
    lower,
    may_agree,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Token

LANGUAGE = "cs"


def has_case(word: Token, case: str, site: Site) -> bool:
    """Whether a word has a likely reading in some case."""
    return any(case in reading.feats.get("Case", ()) for reading in likely(word, site))


def opens_a_clause(word: Token, site: Site) -> bool:
    """Whether a word stands at the beginning, or behind a stop or a conjunction."""
    before = word_before(word, site)
    return before is None or before.upos in {"CCONJ", "PUNCT", "SCONJ"}


def is_the_other_one(site: Site) -> bool:
    """An ordinal and its like in the nominative, where a clause begins, stands for a noun that was named before, and
    not for the one behind it, which is in no case of subjects: *druhá uživateli prozradí, co ho čeká*."""
    token, noun = site.token, site.head
    if site.language != LANGUAGE or token.upos not in ATTRIBUTES or noun.id != token.id + 1:
        return False
    if not lower(token).startswith(ONES) or not opens_a_clause(token, site) or may_agree(token, noun, site):
        return False
    nominative = any(is_nominative(reading, None) for reading in likely(token, site))
    return nominative and not any(has_case(noun, case, site) for case in ("Nom", "Acc", "Gen"))


ONES = ("prvn", "druh", "třet", "čtvrt", "posledn", "dalš", "jin", "každ", "někter", "jedn")
"""Beginnings of words that stand for what was named."""


def belongs_to_a_noun_far_before(site: Site) -> bool:
    """An adjective behind a comma says something of the noun with which it agrees, and that need not be the last one
    before it: *výsledkem je text, kde byly značky nahrazeny odkazy, připravený k tisku*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if site.language != LANGUAGE or not is_modifier(token) or before is None or before.form != ",":
        return False
    words = site.sentence.tokens[: noun.id - 1]
    return noun.id < token.id and any(word.upos in NOUNS and may_agree(token, word, site) for word in words)


def belongs_to_the_noun_before(site: Site) -> bool:
    """An adjective that has a dative, and *sám*, may stand right behind the noun with which it agrees: *způsobem
    blízkým specifikaci*, *Python samotný definice ignoruje*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if site.language != LANGUAGE or not is_modifier(token) or before is None or before.upos not in NOUNS:
        return False
    if noun.id < token.id or not lower(token).startswith(WITH_A_DATIVE):
        return False
    return may_agree(token, before, site) and not may_agree(token, noun, site)


WITH_A_DATIVE = (
    *("blízk", "podobn", "odpovídaj", "vlastn", "vhodn", "příslušn", "rovn", "předcházej", "samotn", "sám", "sam"),
    *("nadřazen", "podřízen", "společn", "věrn", "přístupn", "určen", "náležej", "patř"),
)
"""Beginnings of adjectives with an object in the dative, or that stand behind their noun."""


def is_somebodys(site: Site) -> bool:
    """A foreign name in *-ho* is the genitive of that, and agrees with nothing: *posloupnost Fibonacciho čísel*. In
    *-ího* it is a name within a sentence (*a Savíního vláda*)."""
    token = site.token
    within = lower(token).endswith("ího") and token.id > 1
    name = starts_with_capital(token) and (lower(token).endswith(NAMES_IN_HO) or within)
    return site.language == LANGUAGE and token.upos == "ADJ" and name and token.id < site.head.id


NAMES_IN_HO = ("iho", "yho", "eho", "ýho")


def is_before_a_noun_of_its_own_case(site: Site) -> bool:
    """What an adposition governs may be an adjective that stands for a noun, where a determiner opens another phrase
    behind it: *předat do vkládané nějaká data*."""
    noun, adposition = site.token, site.head
    if site.language != LANGUAGE or adposition.upos != "ADP" or noun.id < adposition.id + 3:
        return False
    words = between(adposition, noun, site)
    if words[0].upos != "ADJ" or not any(is_determiner(word) and word.head == noun.id for word in words[1:]):
        return False
    return any(has_case(words[0], case, site) for case in cases_taken(adposition, site))


def is_a_genitive_within(site: Site) -> bool:
    """A genitive may stand between an attribute and its noun, which the parser takes for that of the genitive: *v
    běžném slova smyslu*."""
    genitive, attribute = (site.head, site.token) if site.token.upos in ATTRIBUTES else (site.token, None)
    noun = word_after(genitive, site)
    if site.language != LANGUAGE or noun is None or noun.upos != "NOUN" or noun.head != genitive.id:
        return False
    if not has_case(genitive, "Gen", site):
        return False
    first = attribute or word_before(genitive, site)
    if first is None or first.upos not in ATTRIBUTES or first.id != genitive.id - 1:
        return False
    return goes_together(first, noun, site) and not goes_together(first, genitive, site)


def is_in_a_relative_clause(site: Site) -> bool:
    """The verb of a relative clause between an auxiliary and its participle is none that the auxiliary wants, also
    where the comma before the clause is missing: *aby kód který knihovnu používá, byl čitelný*."""
    verb, auxiliary = site.token, site.head
    if site.language != LANGUAGE or auxiliary.upos != "AUX" or not (verb.deprel or "").startswith("comp:aux"):
        return False
    return any(lower(word).startswith("kter") for word in between(auxiliary, verb, site))


def is_what_they_become(site: Site) -> bool:
    """An adjective in the instrumental right behind *stát se*, *být* or *zůstat*, before a noun in another number that
    has an attribute of its own, is the predicate: *až se stanou dostupnými jiným způsobem*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if site.language != LANGUAGE or not is_modifier(token) or before is None or noun.id < token.id + 2:
        return False
    becoming = lower(before).startswith(BECOMING)
    own = any(word.upos in ATTRIBUTES and word.head == noun.id for word in between(token, noun, site))
    return becoming and own and has_case(token, "Ins", site) and not may_agree(token, noun, site)


BECOMING = ("stan", "stal", "stát", "být", "byl", "bud", "zůst", "jsou", "je", "jeví", "zda", "zdá")


def may_be_what_you_use(site: Site) -> bool:
    """The name of a program before a verb in the first or second person may be its object, whose accusative is the
    nominative: *dokud Python znovu nepustíš*."""
    name, verb = site.token, site.head
    if site.language != LANGUAGE or not is_subject(name) or name.upos != "PROPN":
        return False
    speaks = verb.upos == "VERB" and verb.feats.get("Person", frozenset()) & {"1", "2"}
    told = speaks or lower(verb).endswith(("š", "me", "ím", "ám", "te"))
    return bool(told) and lower(name)[-1:] not in VOWELS and (verb.lemma or "") not in intransitive()


VOWELS = frozenset("aeiouyáéíóúůýě")


def may_be_a_place(site: Site) -> bool:
    """What a verb asks of an adposition is not told of a phrase whose attribute is in its other case alone, with which
    the noun may agree: *značka může odpovídat na stejné pozici*."""
    noun, adposition = site.token, site.head
    if site.language != LANGUAGE or adposition.upos != "ADP":
        return False
    attributes = [
        word
        for word in between(adposition, noun, site)
        if word.upos in ATTRIBUTES and word.head == noun.id and may_agree(word, noun, site)
    ]
    locative = has_case(noun, "Loc", site) and has_case(noun, "Acc", site) and "Loc" in cases_taken(adposition, site)
    return locative and any(has_case(word, "Loc", site) and not has_case(word, "Acc", site) for word in attributes)


def is_the_subject_before_one_thing(site: Site) -> bool:
    """*Ta* and its like, where a clause begins, before a noun that the parser takes for the object of a verb without a
    subject, is the subject: *ta objekt nevytváří*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    if site.language != LANGUAGE or lower(token) not in {"ten", "ta", "to", "tato", "tento"} or verb is None:
        return False
    if noun.id != token.id + 1 or not opens_a_clause(token, site) or not (noun.deprel or "").startswith("comp:obj"):
        return False
    alone = not any(is_subject(word) for word in site.below.get(verb.id, ()))
    return verb.upos == "VERB" and verb.id > noun.id and alone and not may_agree(token, noun, site)


def is_named_in_the_plural(site: Site) -> bool:
    """A copula in the plural agrees with what its subject is, also where the tagger takes that for an adjective that
    nobody knows, or one with a relative clause: *poslední hodnota jsou proměnné, které ...*."""
    token, head = site.token, site.head
    copula = head if is_subject(token) else site.sentence.head_of(head)
    if site.language != LANGUAGE or copula is None or lower(copula) not in {"jsou", "byly", "budou", "nejsou"}:
        return False
    noun = token if is_subject(token) else head
    known = known_as(lower(noun), "NOUN", site.readings)
    if known and all(map(is_plural, known)):
        # Nothing else needs to be in the plural: *tento dveře jsou zamčené*.
        return False
    adjectives = [
        word
        for word in (token, *site.below.get(noun.id, ()), *site.below.get(copula.id, ()))
        if word.upos == "ADJ" and (word.deprel or "").startswith("comp:pred")
    ]
    return any(
        any(is_plural(reading) and is_nominative(reading, None) for reading in likely(word, site))
        # A neuter plural or a short form stands for no noun: *výsledky jsou uspokojivá*.
        and lower(word).endswith(("é", "í"))
        and (
            not known_as(word.form or "", "ADJ", site.readings)
            or any(below.deprel == "mod@relcl" for below in site.below.get(word.id, ()))
        )
        for word in adjectives
    )


def is_said_without_its_noun(site: Site) -> bool:
    """Where a verb is left out, an adjective and a noun behind a comma are all of the clause, and the adjective stands
    for a noun before that it agrees with: *malé písmeno znamená vlastnost, velké konstantu*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if site.language != LANGUAGE or not is_modifier(token) or before is None or before.form != ",":
        return False
    if [word.id for word in rest_of_clause(site, before)] != [token.id, noun.id]:
        return False
    return any(
        word.upos in NOUNS and word.id != noun.id and word.id < token.id and goes_together(token, word, site)
        for word in site.sentence.tokens
    )


def is_who_knows(site: Site) -> bool:
    """*Kdo ví* stands before what an adposition governs: *z kdo ví jakého důvodu*."""
    pronoun, after = site.token, word_after(site.token, site)
    known = after is not None and lower(after) in {"ví", "koho"}
    return site.language == LANGUAGE and site.head.upos == "ADP" and lower(pronoun) in {"kdo", "co"} and known


def is_asked_of_all(site: Site) -> bool:
    """*Všechno* right behind a question word goes with that: *co všechno příkaz dovede*."""
    before = word_before(site.token, site)
    asked = before is not None and lower(before) in {"co", "čeho", "čím", "kdo", "koho", "kde", "kam", "jak", "kolik"}
    return site.language == LANGUAGE and lower(site.token) in {"vše", "všechno"} and asked


def is_said_by_somebody_else(site: Site) -> bool:
    """A verb in the past right before its auxiliary, behind *a* and one of the third person, is said of who speaks:
    *zvonky fungovaly a byl jsem spokojený*."""
    verb, other, after = site.token, site.head, word_after(site.token, site)
    joined = site.language == LANGUAGE and (verb.deprel or "").startswith("conj:coord") and other.id < verb.id
    speaks = after is not None and lower(after) in OF_SPEAKERS
    return joined and speaks and not any(lower(word) in OF_SPEAKERS for word in site.sentence.tokens[: verb.id - 1])


OF_SPEAKERS = frozenset("jsem jsi jsme jste bych bys bychom byste".split())
"""Auxiliaries of who speaks or is spoken to."""


def are_both(site: Site) -> bool:
    """*Both* right behind a verb goes with its subject, not with a noun in the singular behind: *revize, které mají obě
    jiný otisk*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    both = site.language == LANGUAGE and lower(token) in {"oba", "obě"} and token.upos in {"NUM", "DET"}
    if not both or before is None or before.upos not in {"AUX", "VERB"} or noun.id < token.id:
        return False
    return not any(is_plural(reading) for reading in site.readings(noun))


def are_given_it(site: Site) -> bool:
    """An adjective that may be a dative plural, behind a singular and before a stop, stands for persons: *dát k
    dispozici ostatním, co mám*."""
    token, noun = site.token, site.head
    if site.language != LANGUAGE or not is_modifier(token) or noun.upos not in NOUNS or token.id < noun.id:
        return False
    after = word_after(token, site)
    persons = lower(token).endswith(("ým", "ím")) and (after is None or after.upos in {"CCONJ", "PUNCT"})
    return persons and not any(is_plural(reading) for reading in site.readings(noun))


def is_what_so_many_are(site: Site) -> bool:
    """What many or several things are is in the genitive plural, and the verb in the singular: *mnoho věcí bude
    jednodušších*."""
    token, verb = site.token, site.head
    predicate = site.language == LANGUAGE and token.upos == "ADJ" and (token.deprel or "").startswith("comp:pred")
    if not predicate or not lower(token).endswith(("ých", "ích")):
        return False
    counted = (child for other in site.below.get(verb.id, ()) for child in site.below.get(other.id, ()))
    return any((child.deprel or "").endswith("@numgov") for child in counted)


def goes_before_their_noun(site: Site) -> bool:
    """A noun as in a dictionary between an attribute that does not agree with it and a noun that this agrees with is
    foreign and not declined: *jeden z vašich sprint teamů*."""
    noun, after = site.token, word_after(site.token, site)
    if site.language != LANGUAGE or site.head.upos != "ADP" or noun.upos != "NOUN" or after is None:
        return False
    if after.upos != "NOUN" or lower(noun) != (noun.lemma or "").lower() or not lower(noun).isascii():
        return False
    return any(
        child.upos in ATTRIBUTES
        and site.head.id < child.id < noun.id
        and not goes_together(child, noun, site)
        and goes_together(child, after, site)
        for child in site.below.get(noun.id, ())
    )


def is_the_other_side(site: Site) -> bool:
    """*Druhý* behind an adposition or a comma, where *jeden* stood before, stands for its noun, whatever follows: *na
    jedné straně stůl, na druhé skříň*."""
    words = site.sentence.tokens
    for word in (site.token, *between(site.token, site.head, site)):
        before = word_before(word, site)
        if site.language != LANGUAGE or OTHER_ONE.fullmatch(lower(word)) is None or before is None:
            continue
        if not (before.upos == "ADP" or before.form == ","):
            continue
        if any(ONE.fullmatch(lower(one)) for one in words[: word.id - 1]):
            return True
    return False


OTHER_ONE = re.compile("druh(?:ý|á|é|ého|ému|ém|ou|ým)")
ONE = re.compile("jed(?:en|na|no|né|noho|nomu|nom|nu|nou|ním)")


def is_paid(site: Site) -> bool:
    """What is paid for something is named by an adjective in the neuter that is a noun: *výše nájemného domů*."""
    token = site.token
    paid = site.language == LANGUAGE and token.upos == "ADJ" and PAID.fullmatch(lower(token)) is not None
    return paid and is_modifier(token)


PAID = re.compile(
    "(?:nájem|vstup|škol|pojist|jízd|strav|výkup|poštov|spropit|odstup|kapes|výživ|nemocen|výsluž|cest|výpal)"
    "n(?:é|ého|ému|ém|ým)"
)


def is_the_same(site: Site) -> bool:
    """*To samé* stands for itself before a noun with which it does not agree: *dělat to samé bratrovi*."""
    token, before = site.token, word_before(site.token, site)
    same = site.language == LANGUAGE and lower(token) in {"samé", "stejné"} and before is not None
    return same and lower(before or token) == "to" and not may_agree(token, site.head, site)


def is_so_old(site: Site) -> bool:
    """A neuter *to be* before a pronoun in the dative and so many years has no subject: *babička, bylo jí sto let,
    žila*."""
    token, verb = site.token, site.head
    after = word_after(verb, site)
    if site.language != LANGUAGE or not is_subject(token) or lower(verb) not in {"je", "bylo", "bude"}:
        return False
    whose = after is not None and lower(after) in {"jí", "mu", "mi", "ti", "nám", "vám", "jim"}
    return whose and any(lower(word) in {"let", "rok", "roky", "měsíců"} for word in rest_of_clause(site, verb))


def is_what_somebody_did(site: Site) -> bool:
    """*Jež* in the plural beside a singular in the past of another gender is its object, where somebody named before
    did it: *půjčky, jež poskytl*."""
    token, verb = site.token, site.head
    if site.language != LANGUAGE or not is_subject(token) or lower(token) != "jež" or verb.upos != "VERB":
        return False
    past = "Sing" in verb.feats.get("Number", ()) and "Past" in verb.feats.get("Tense", ())
    reflexive = any(lower(child) in {"se", "si"} for child in site.below.get(verb.id, ()))
    objects = any((child.deprel or "").startswith("comp:obj") for child in site.below.get(verb.id, ()))
    return past and not (reflexive or objects) and verb.lemma not in intransitive()


DOUBTS: tuple[SiteDoubt, ...] = (
    is_said_by_somebody_else,
    is_asked_of_all,
    is_the_other_one,
    belongs_to_a_noun_far_before,
    belongs_to_the_noun_before,
    is_somebodys,
    is_before_a_noun_of_its_own_case,
    is_a_genitive_within,
    is_in_a_relative_clause,
    is_what_they_become,
    may_be_what_you_use,
    may_be_a_place,
    is_the_subject_before_one_thing,
    is_named_in_the_plural,
    is_said_without_its_noun,
    is_who_knows,
    are_both,
    are_given_it,
    is_what_so_many_are,
    goes_before_their_noun,
    is_the_other_side,
    is_paid,
    is_the_same,
    is_so_old,
    is_what_somebody_did,
)
