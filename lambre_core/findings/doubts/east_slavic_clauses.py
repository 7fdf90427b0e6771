"""Doubts about Russian and Ukrainian clauses: what stands in another one, and what goes with the nearest word."""

from __future__ import annotations

import re

from lambre_core.findings.compound_adpositions import COMPOUNDS
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    INSTRUMENTAL,
    NOUNS,
    Site,
    SiteDoubt,
    is_coordinated_verb,
    is_determiner,
    is_modifier,
    is_nominative,
    is_subject,
    likely,
    lower,
    phrase_start,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_an_object_more(site: Site) -> bool:
    """What seems a verb right behind a conjunction and an object is a noun that is spelt so: *містить літери або
    пробіли*."""
    token = site.token
    joint = word_before(token, site)
    before = word_before(joint, site) if joint is not None else None
    if not is_coordinated_verb(token) or joint is None or joint.upos != "CCONJ" or before is None:
        return False
    known = known_as(lower(token), "NOUN", site.readings)
    return before.upos in NOUNS and any("Acc" in reading.feats.get("Case", ()) for reading in known)


def has_its_subject_behind(site: Site) -> bool:
    """A coordinated verb may have for its subject the noun behind its infinitive, which takes no object: *програма не
    зможе працювати та можуть виникнути помилки*."""
    verb = site.token
    infinitive = word_after(verb, site)
    if not is_coordinated_verb(verb) or infinitive is None or "Inf" not in infinitive.feats.get("VerbForm", ()):
        return False
    idle = lower(infinitive).endswith(("ся", "сь")) or (infinitive.lemma or "") in intransitive()
    behind = site.sentence.tokens[infinitive.id :]
    noun = next((word for word in behind if word.upos not in ATTRIBUTES), None)
    return idle and noun is not None and noun.upos in NOUNS and is_said_by(noun, verb, site)


def is_said_by(noun: Token, verb: Token, site: Site) -> bool:
    """Whether a noun may be a nominative with which a verb agrees in gender and number."""
    said = {name: verb.feats[name] for name in ("Gender", "Number") if name in verb.feats}
    return any(is_nominative(one, None) and agree(said, one.feats) for one in site.readings(noun) if one.upos in NOUNS)


def ends_its_own_clause(site: Site) -> bool:
    """An attribute with a comma right behind it, in a clause that a conjunction opens, is the predicate there and goes
    with no noun behind the comma: *якщо назва нетипова, перше слово пропускають*."""
    token, after = site.token, word_after(site.token, site)
    if not is_modifier(token) or token.id > site.head.id or after is None or after.form != ",":
        return False
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        if word.upos == "PUNCT":
            return False
        if word.upos == "SCONJ":
            return True
    return False


def is_this_thing(site: Site) -> bool:
    """*This* in the genitive right behind a noun stands for itself before an instrumental, by which it is done:
    *причина позначення цього прапорцем*."""
    token, before = site.token, word_before(site.token, site)
    if lower(token) not in OF_THIS or not is_determiner(token) or before is None or before.upos != "NOUN":
        return False
    return site.head.id == token.id + 1 and all(
        one.feats.get("Case") == INSTRUMENTAL for one in likely(site.head, site)
    )


OF_THIS = frozenset("цього того этого всього усього всего".split())


def opens_a_clause_behind_several(site: Site) -> bool:
    """*Which* behind a compound adposition that a comma parts from what stands before is relative, and the noun behind
    is the subject of its clause: *фільтри, відповідно до яких спостереження додаються*."""
    token = site.token
    words = [lower(word) for word in site.sentence.tokens[: token.id - 1]]
    if WHICH.match(lower(token)) is None or site.head.id != token.id + 1:
        return False
    length = next((n for n in (3, 2) if tuple(words[-n:]) in COMPOUNDS and len(words) > n), 0)
    return length > 0 and words[-length - 1] == ","


WHICH = re.compile("як(?:ого|ої|ому|ій|у|им|ою|их|ими)$|котор")


def is_alike_in_the_nominative(site: Site) -> bool:
    """A nominative in the plural does not show whether it is of persons, whatever the tagger says: *управляють ці
    люди*."""
    token, noun = site.token, site.head
    animacy = noun.feats.get("Animacy", frozenset())
    if token.upos not in ATTRIBUTES or not is_subject(noun) or animacy & token.feats.get("Animacy", animacy):
        return False
    plural = [[one for one in site.readings(word) if "Plur" in one.feats.get("Number", ())] for word in (token, noun)]
    return all(any("Nom" in one.feats.get("Case", ()) for one in readings) for readings in plural)


def is_what_was_done(site: Site) -> bool:
    """Beside *було* and an impersonal participle a noun is the object, whatever the tagger takes that for: *акаунт було
    активовано*."""
    token, auxiliary = site.token, site.head
    if not is_subject(token) or lower(auxiliary) not in {"було", "буде"} or site.language != "uk":
        return False
    done = any(DONE.search(lower(word)) for word in site.sentence.tokens[auxiliary.id : auxiliary.id + 2])
    return done and any("Acc" in one.feats.get("Case", ()) for one in site.readings(token))


DONE = re.compile("(?:[аяеє]но|їно|[аиоуя]то)$")
"""Ends of Ukrainian impersonal participles."""


def goes_with_the_nearest(site: Site) -> bool:
    """A verb may agree with the nearest of two subjects alone, of which one or the other does it: *хибний формат або
    завантаження не вдалося*."""
    token, verb = site.token, site.head
    nearest = word_before(verb, site)
    while nearest is not None and nearest.upos in {"ADV", "PART"}:
        nearest = word_before(nearest, site)
    if not is_subject(token) or nearest is None or nearest.upos not in NOUNS or nearest.id <= token.id:
        return False
    joint = site.sentence.tokens[phrase_start(nearest, site) - 2]
    return lower(joint) in OR and joint.id > token.id and is_said_by(nearest, verb, site)


OR = frozenset("або чи или либо".split())


def is_still(site: Site) -> bool:
    """*Все* before *ще* and the like is an adverb with that: *ті, що все ще виконуються*."""
    after = word_after(site.token, site)
    return lower(site.token) in {"все", "всё", "усе"} and after is not None and lower(after) in STILL


STILL = frozenset("ще ещё еще одно равно ж же таки більше больше частіше чаще".split())


def is_what_is_to_be_done(site: Site) -> bool:
    """A thing before a verb that may be an imperative, and has no other object, is what somebody is to do something
    with: *докладний перелік дивись у довіднику*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.id > verb.id or (verb.lemma or "") in intransitive():
        return False
    accusative = any("Acc" in one.feats.get("Case", ()) for one in site.readings(noun))
    reflexive = lower(verb).endswith(("сь", "ся"))
    order = lower(verb) in LOOK or (
        not reflexive and any("Imp" in one.feats.get("Mood", ()) for one in site.readings(verb))
    )
    objects = (word for word in site.sisters if (word.deprel or "").startswith("comp:obj") and word.upos in NOUNS)
    return accusative and order and next(objects, None) is None


LOOK = frozenset("дивись дивіться подивись подивіться".split())
"""Imperatives that end as reflexives do, and have an object in the style of manuals."""

DOUBTS: tuple[SiteDoubt, ...] = (
    is_what_is_to_be_done,
    is_an_object_more,
    has_its_subject_behind,
    ends_its_own_clause,
    is_this_thing,
    opens_a_clause_behind_several,
    is_alike_in_the_nominative,
    is_what_was_done,
    goes_with_the_nearest,
    is_still,
)
