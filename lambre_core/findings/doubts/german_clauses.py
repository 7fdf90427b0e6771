"""Doubts about German clauses whose verb stands at the end: which of several subjects and verbs belong together."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

from lambre_core.findings.datives import PLEASING, SERVING
from lambre_core.findings.doubts.brackets import HAVE, MODALS, OTHERS
from lambre_core.findings.doubts.german_verbs import is_infinitive, is_participle
from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_coordinated_verb,
    is_determiner,
    is_finite,
    is_numeral,
    is_subject,
    lower,
    word_after,
    word_before,
)
from lambre_core.findings.doubts.verbs import clashes
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Token

Form = Callable[[Token, Site], bool]
"""Whether a word is spelt as some form of a verb."""


def shares_a_modal(site: Site) -> bool:
    """A German verb that is spelt as an infinitive, or as a participle, shares the auxiliary at the end of the clause
    with those that follow it, and the subject agrees with that: *dass ich dir helfen und den Brief schreiben kann*,
    *die uns unterstützt und Geld gespendet haben*; the subject may be said again (*die er planen und an der er
    teilnehmen wollte*)."""
    subject, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(subject) or subject.id > verb.id or verb.upos != "VERB":
        return False
    behind = [form for form in (is_infinitive, is_participle) if form(verb, site)]
    if not behind:
        return False
    number = subject.feats.get("Number")
    for word in site.sentence.tokens[verb.id :]:
        if word.form in ENDS or word.upos == "SCONJ" or lower(word) in SUBJECTS - {lower(subject)}:
            return False
        if any(is_auxiliary_behind(word, form, site) for form in behind):
            return number is None or not number.isdisjoint(word.feats.get("Number", number))
    return False


ENDS = frozenset({".", "!", "?", ";", ":"})
"""Marks behind which another sentence begins."""

SUBJECTS = frozenset({"ich", "du", "er", "wir", "ihr", "man"})
"""Pronouns that are the subject of another clause."""


def is_auxiliary_behind(word: Token, form: Form, site: Site) -> bool:
    """Whether a modal, or *werden*, ends a clause, right behind an infinitive, or *haben*, *sein* or *werden* right
    behind a participle."""
    before, after = word_before(word, site), word_after(word, site)
    ends = after is None or after.upos in {"PUNCT", "CCONJ"}
    fitting = MODALS | FUTURE if form is is_infinitive else HAVE | OTHERS
    return ends and is_finite(word) and lower(word) in fitting and before is not None and form(before, site)


FUTURE = frozenset("werde wirst wird werden werdet würde würdest würden würdet lasse lässt lassen lasst".split())
"""Forms of other verbs that have an infinitive."""


def is_before_its_modal(site: Site) -> bool:
    """A verb that seems coordinated with a finite one, and is spelt as an infinitive, goes with the modal right behind
    it: *alles, was du brauchst oder kaufen willst*."""
    token, after = site.token, word_after(site.token, site)
    if site.subjects_dropped or not is_coordinated_verb(token) or after is None:
        return False
    return is_auxiliary_behind(after, is_infinitive, site)


def has_so_many_for_its_subject(site: Site) -> bool:
    """Behind a coordinated German verb *more than so many*, with an adposition, may be its subject, and so is what
    follows one right behind *jedoch*: *die Straße wurde gesperrt, jedoch kamen über 100 Gäste*."""
    token, before = site.token, word_before(site.token, site)
    if site.subjects_dropped or not is_coordinated_verb(token):
        return False
    if before is not None and lower(before) == "jedoch":
        return True
    behind = (word for word in site.below.get(token.id, ()) if word.id > token.id and lower(word) in ABOUT)
    words = site.sentence.tokens
    return any(any(map(is_numeral, words[about.id : about.id + 2])) and not is_an_hour(about, site) for about in behind)


def is_an_hour(adposition: Token, site: Site) -> bool:
    """Whether *um* and a number, without a noun behind it or with *Uhr*, say when: *kommt um neun an*."""
    behind = site.sentence.tokens[adposition.id + 1 : adposition.id + 2]
    return lower(adposition) == "um" and not any(word.upos == "NOUN" and word.form != "Uhr" for word in behind)


ABOUT = frozenset({"über", "unter", "gegen", "rund", "etwa", "knapp", "bis", "an", "um"})
"""Words before a number that is not exact."""


def has_its_verb_behind_the_clause(site: Site) -> bool:
    """Between a German subject and a verb that does not agree with it stands a comma with what is perhaps a relative
    pronoun, that verb ends the clause, and one that agrees follows: *die Preise, die er für Dinge, die keine brauchen,
    verlangt*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or not clashes(token.feats, verb.feats):
        return False
    after = word_after(verb, site)
    if (
        after is None
        or after.form != ","
        or not any(
            comma.form == "," and lower(word) in RELATIVES for comma, word in pairwise(between(token, verb, site))
        )
    ):
        return False
    return any(
        is_finite(word)
        and not clashes(token.feats, word.feats)
        and not any(map(is_subject, site.below.get(word.id, ())))
        for word in site.sentence.tokens[verb.id :]
    )


RELATIVES = frozenset("der die das den dem deren dessen denen welcher welche welches welchen welchem was".split())
"""German relative pronouns, most of them spelt as articles."""


def is_done_by_who_was_named(site: Site) -> bool:
    """Before a German verb in the first or second person that ends its clause a noun that may be an accusative is the
    object, where the pronoun that agrees stands in a clause before: *wenn du Briefe liest, dann die Zeitung
    überfliegst*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.upos not in NOUNS or token.id > verb.id:
        return False
    after = word_after(verb, site)
    third = "3" in verb.feats.get("Person", {"3"})
    if third or (after is not None and after.upos not in {"PUNCT", "CCONJ"}):
        return False
    accusative = has_reading(token, site, lambda reading: "Acc" in reading.feats.get("Case", ()))
    earlier = site.sentence.tokens[: token.id - 1]
    return accusative and any(lower(word) in SUBJECTS and not clashes(word.feats, verb.feats) for word in earlier)


def has_it_given(site: Site) -> bool:
    """A dative beside *to be* or *to have* with *zu* and an infinitive behind it is that of the infinitive: *den
    Vertretern ist das Wort zu erteilen*, *hat einem Inhaber Urkunden zu gewähren*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or verb.lemma not in {"sein", "haben"} or token.upos not in NOUNS:
        return False
    if not (is_subject(token) or (token.deprel or "").startswith("comp:obj")):
        return False
    later = site.sentence.tokens[max(token.id, verb.id) :]
    return "Dat" in token.feats.get("Case", ()) and any(
        lower(one) == "zu" and is_infinitive(other, site) for one, other in pairwise(later)
    )


def is_who_lacks_it(site: Site) -> bool:
    """A feminine with an article that may be a dative, right before the plural of a verb that has its person in the
    dative, is that person: *der Bahn fehlten bis zu 400 Milliarden*."""
    token, noun = site.token, site.head
    article, verb = (token, word_after(noun, site)) if noun.upos in NOUNS else (word_before(token, site), site.head)
    noun = noun if noun.upos in NOUNS else token
    if site.subjects_dropped or article is None or verb is None or verb.upos != "VERB" or noun.upos not in NOUNS:
        return False
    if "Fem" not in noun.feats.get("Gender", ()):
        return False
    plural = "Plur" in verb.feats.get("Number", ()) and verb.lemma in PLEASING | SERVING
    return plural and verb.id == noun.id + 1 == article.id + 2 and OF_A_DATIVE.fullmatch(lower(article)) is not None


OF_A_DATIVE = re.compile("(?:d|dies|jed|ein|kein|mein|dein|sein|ihr|unser|eur)er")
"""Articles of feminine datives."""


def are_who_likes_it(site: Site) -> bool:
    """What may be a dative plural, without a determiner, before a verb in the singular that has its person in the
    dative is who likes it: *Kindern gefällt auch*, *Frauen gehört die Welt*; unless another dative stands beside it
    (*Schuhe mit Absätzen gefällt mir*)."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.upos not in NOUNS or token.id > verb.id:
        return False
    if verb.lemma not in PLEASING | SERVING or "Sing" not in verb.feats.get("Number", ()):
        return False
    bare = not any(map(is_determiner, site.below.get(token.id, ())))
    dative = has_reading(token, site, lambda reading: "Dat" in reading.feats.get("Case", ()))
    others = (word for word in site.sisters if word.upos == "PRON" and "Dat" in word.feats.get("Case", ()))
    return bare and dative and not any(others)


def is_what_somebody_can_have(site: Site) -> bool:
    """*Die* before an auxiliary in the singular is the object of the infinitive, where what seems to be that may be the
    subject: *die Farben, die eine Blume haben kann*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or lower(token) != "die" or verb.upos != "AUX":
        return False
    if token.id > verb.id or "Sing" not in verb.feats.get("Number", ()):
        return False
    others = (
        word
        for infinitive in site.below.get(verb.id, ())
        for word in site.below.get(infinitive.id, ())
        if word.upos in NOUNS and (word.deprel or "").startswith("comp:obj") and token.id < word.id < verb.id
    )
    return any(has_reading(word, site, is_nominative_singular) for word in others)


def is_nominative_singular(reading: Reading) -> bool:
    """Whether a reading is a nominative singular."""
    return "Nom" in reading.feats.get("Case", ()) and "Sing" in reading.feats.get("Number", ())


def is_joined_to_the_one_before(site: Site) -> bool:
    """*Der* behind *und* stands for another of what was named before, and the two are the subject of a verb in the
    plural: *der Preis, der gilt, und der des Händlers unterscheiden sich*."""
    token, verb = site.token, site.head
    before = word_before(token, site)
    if site.subjects_dropped or not is_subject(token) or lower(token) not in {"der", "die", "das"}:
        return False
    return (
        token.upos == "PRON"
        and before is not None
        and lower(before) == "und"
        and "Plur" in verb.feats.get("Number", ())
    )


DOUBTS: tuple[SiteDoubt, ...] = (
    are_who_likes_it,
    is_what_somebody_can_have,
    is_joined_to_the_one_before,
    is_who_lacks_it,
    has_it_given,
    shares_a_modal,
    is_before_its_modal,
    has_so_many_for_its_subject,
    has_its_verb_behind_the_clause,
    is_done_by_who_was_named,
)
