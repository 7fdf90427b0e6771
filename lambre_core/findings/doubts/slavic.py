"""Doubt: Slavic adjectives that stand for nouns, names that stay as they are, and verbs that nobody does."""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.findings.doubts.site import (
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    is_coordinated_verb,
    is_modifier,
    is_nominative,
    is_subject,
    likely,
    lower,
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
    genitive = after is not None and all("Gen" in reading.feats.get("Case", ()) for reading in likely(after, site))
    return is_subject(token) and lower(token) == "místo" and genitive


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
    unknown = (token.form or "").isascii() and not known_as(token.form or "", "NOUN", site.readings)
    clashes = number is not None and token.feats.get("Number", number).isdisjoint(number)
    return unknown and clashes and any(is_nominative(reading, number) for reading in site.readings(noun))


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
    foreign = (noun.form or "").isascii() and not known_as(noun.form or "", "NOUN", site.readings)
    nouns = [reading for reading in known_as(after.form or "", "NOUN", site.readings) if reading.upos == "NOUN"]
    return foreign and any(agree(one.feats, two.feats) for one in site.readings(token) for two in nouns)


def is_owned_by_the_subject(site: Site) -> bool:
    """Behind an unknown word that opens the sentence the seeming subject may be its genitive, and the predicate is said
    of that: *scope zakázky je podobný*."""
    noun = site.head if (site.token.deprel or "").startswith("comp:pred") else site.token
    before = word_before(noun, site)
    if not site.subjects_dropped or noun.upos != "NOUN" or before is None or before.id != 1:
        return False
    form = before.form or ""
    known = [reading for upos in ("ADJ", "NOUN", "VERB") for reading in known_as(form, upos, site.readings)]
    cases = frozenset().union(*(reading.feats.get("Case", frozenset()) for reading in known))
    unknown = form.isascii() and (not known or len(cases) > MANY)
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(noun))
    return unknown and genitive and before.upos in {"ADJ", "NOUN", "PROPN", "X"}


MANY = 4
"""A word that may be in more cases is not declined."""


def may_happen(site: Site) -> bool:
    """What may come about has no subject, and its verb does not agree with a coordinated one: *jsou dlouhé a může
    docházet ke zpoždění*."""
    if not is_coordinated_verb(site.token) or not site.subjects_dropped:
        return False
    return any(lower(word) in COME_ABOUT for word in site.below.get(site.token.id, ()))


COME_ABOUT = frozenset("docházet dojít záležet jít hrozit stávat".split())
"""Czech infinitives without a subject."""


DOUBTS: tuple[SiteDoubt, ...] = (
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
)
