"""Doubts about Greek clauses: subjects of another clause, and what *που* stands for."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.greek import (
    STANDS_FOR_A_NOUN,
)
from lambre_core.findings.doubts.greek_subjects import (
    DEPONENT,
    WITHOUT_SUBJECT,
    without_accents,
)
from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_finite,
    is_modifier,
    is_subject,
    lower,
    may_agree,
    word_after,
    word_before,
)
from lambre_core.findings.speakers import CLITICS
from lambre_core.treebank.feats import agree


def is_what_they_ask(site: Site) -> bool:
    """A Greek noun with a question right behind it has that as its attribute, with a verb of that: *η απόφαση για ποιον
    θα ψηφίσετε*, *το ερώτημα τι θέλουν*."""
    noun, verb = site.token, site.head
    after = word_after(noun, site)
    if after is not None and after.upos == "ADP":
        after = word_after(after, site)
    asked = after is not None and QUESTION.fullmatch(lower(after)) is not None
    if not asked or not is_subject(noun) or noun.id > verb.id:
        return False
    return not any(map(is_finite, between(noun, verb, site)))


QUESTION = re.compile("ποι(?:ος|α|ο|ον|ου|ας|οι|ες|ους|ων)|πόσ(?:ος|η|ο|οι|ες|α|ους|ων)|τι|πώς|πού|πότε|γιατί")


def is_of_the_verb_before(site: Site) -> bool:
    """A Greek noun right behind a verb in the third person that agrees with it, and before *να*, is the subject of that
    verb: *μειώνεται ο κίνδυνος να χαθούν*, *μου έπεσε ο κλήρος να μιλήσω*; not *πρέπει ο Νίκος να έρθουν*."""
    noun, verb = site.token, site.head
    after = word_after(noun, site)
    if not is_subject(noun) or noun.id > verb.id or after is None or lower(after) != "να":
        return False
    before = word_before(noun, site)
    while before is not None and before.upos in {"DET", "ADJ"}:
        before = word_before(before, site)
    if before is None or not is_finite(before) or lower(before) in WITHOUT_SUBJECT:
        return False
    number = noun.feats.get("Number", frozenset())
    return "3" in before.feats.get("Person", ()) and not number.isdisjoint(before.feats.get("Number", ()))


def is_what_somebody_has(site: Site) -> bool:
    """Greek *που* may be the object of an active verb that has none of its own: *τα όρια που έχει*, *οι κριτικές που
    δέχεται*; not *οι φίλοι που μένει εδώ*."""
    token, verb = site.token, site.head
    if not is_subject(token) or lower(token) != "που" or verb.upos not in {"VERB", "AUX"}:
        return False
    own = [*site.below.get(verb.id, ())]
    if verb.upos == "AUX":
        own += [child for aux in own if aux.upos == "VERB" for child in site.below.get(aux.id, ())]
        verb = next((word for word in own if word.upos == "VERB"), verb)
    if any((word.deprel or "").startswith(("comp:obj", "comp:pred")) and word.upos in OBJECTS for word in own):
        return False
    form = lower(verb)
    active = PASSIVE.search(form) is None or DEPONENT.match(without_accents(form)) is not None
    return active and WITHOUT_OBJECT.match(without_accents(form)) is None


OBJECTS = frozenset({"ADJ", "NOUN", "NUM", "PRON", "PROPN"})
PASSIVE = re.compile("(?:ται|νταν|όταν|ηκε|ηκαν|[θφχστ]εί|[θφχστ]ούν|είναι|ήταν)$")
WITHOUT_OBJECT = re.compile(
    "(?:υπα?ρ[χξ]|υπηρ[χξ]|μεν|εμειν|μειν|πηγαιν|παει|πανε|πηγ|πα[ςμτν]|φευγ|εφυγ|φυγ|ζ[εουη]|εζησ|τρεχ|ετρεξ|φταν|εφτασ|φτασ|αρεσ|λειπ|ελειπ|"
    "ανηκ|μοιαζ|διαφερ|υστερ|συμβ|συνεβ|προκυπτ|προεκυ|προκυψ|οφειλεται|πεφτ|επεσ|πεσ|πεθαιν|πεθαν|λαμπ|λειτουργ|"
    "αποτυγχαν|απετυχ|συμμετε[χι]|συμμετασχ|εδρευ|κατοικ|μιλ|παραμεν|επικρατ|κυριαρχ|καταρρε|γερν|μεγαλων|γελ|κλαι)"
)
"""Beginnings of Greek verbs without an object, accents apart."""


def is_when_it_is(site: Site) -> bool:
    """Greek *που* right behind a word for a time says when something is done, and is no subject of a verb in another
    number: *την ώρα που τρώνε*; not *οι ώρες που φεύγει*."""
    before = word_before(site.token, site)
    if lower(site.token) != "που" or not is_subject(site.token) or before is None:
        return False
    return TIME.fullmatch(lower(before)) is not None


TIME = re.compile("φορά|στιγμή|(?:η)?μέρα|ώρα|εβδομάδα|χρονιά|εποχή|περίοδο|βραδιά|νύχτα|μήνα|χρόνο|καιρό")


def is_a_converb_by_its_end(site: Site) -> bool:
    """A Greek word in *-οντας* or *-ώντας*, with a second accent before a pronoun or without, is a converb without a
    person: *κλείνοντάς τες*, *ο χρήστης ανοίγοντάς το*; not *ο χρήστης ανοίγεις*."""
    return is_subject(site.token) and CONVERB.search(lower(site.head)) is not None


CONVERB = re.compile("(?:[οό]ντ|ώντ)[αά]ς$")


def is_how_it_is_done(site: Site) -> bool:
    """A Greek neuter plural, or *πρώτα*, between a form of *κάνω* and the bare noun that makes one verb with it says
    how that is done, and a clitic before it to what: *κάντε πρώτα εγκατάσταση*, *τους κάνετε χειροκίνητα επαναφορά*."""
    token, noun = site.token, site.head
    if not (is_modifier(token) or is_determiner(token)) or token.id > noun.id or not lower(noun).endswith(("η", "ή")):
        return False
    how = word_before(noun, site)
    before = word_before(how, site) if how is not None and lower(how).endswith(("α", "ά")) else None
    while before is not None and lower(before) in CLITICS:
        before = word_before(before, site)
    return before is not None and before.id < noun.id - 1 and DO.match(lower(before)) is not None


DO = re.compile("(?:κάν|έκαν|κάμ)(?!ουλ)")


def is_a_colour_of_something(site: Site) -> bool:
    """A Greek colour in the neuter stands for itself before a noun in the genitive: *λευκό χαρτιού*, *το μπλε ουρανού*;
    not *λευκό χαρτιά*."""
    token, noun = site.token, site.head
    own = noun.feats.get("Case")
    return COLOUR.fullmatch(lower(token)) is not None and token.id + 1 == noun.id and own == GENITIVE


COLOUR = re.compile("λευκό|άσπρο|μαύρο|κόκκινο|πράσινο|κίτρινο|γκρίζο|γαλάζιο|γαλανό")


def is_with_what_stands_right_behind(site: Site) -> bool:
    """A Greek preposition governs the accusative right behind it, and not a nominative further on that this is no
    attribute of: *πρώτος σε ψήφους δημοτικός σύμβουλος*."""
    noun, adposition = site.token, site.head
    after = word_after(adposition, site)
    if (
        adposition.upos != "ADP"
        or after is None
        or not adposition.id + 1 < noun.id
        or after.upos not in {"ADJ", "NOUN"}
    ):
        return False
    governed = "Acc" in after.feats.get("Case", ()) and lower(after).endswith(("ους", "ούς", "ες", "ές", "εις"))
    return governed and not may_agree(after, noun, site)


def is_done_together(site: Site) -> bool:
    """A Greek singular behind a verb in the plural, with *με* and a name behind it, is one of two who do it: *συνάντηση
    είχαν ο πρόεδρος με τον υπουργό*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.id < verb.id or "Plur" not in verb.feats.get("Number", ()):
        return False
    rest = site.sentence.tokens[noun.id : noun.id + SOON]
    place = next((place for place, word in enumerate(rest) if lower(word) == "με"), None)
    return place is not None and all(word.upos in NOUNS or "Gen" in word.feats.get("Case", ()) for word in rest[:place])


SOON = 6
"""Words behind a subject among which the one stands with whom somebody does something."""


def is_behind_what_is_somebodys(site: Site) -> bool:
    """A Greek possessive stands behind the first attribute of its noun, with which that agrees, whatever tree: *των
    παιδικών του χρόνων*; so does the article before one that is taken for a noun (*στον προσωπικό του φάκελο*)."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if not is_determiner(token) or lower(token) not in {"του", "της", "τους"} or before is None:
        return False
    if token.id + 1 != noun.id:
        return False
    if before.upos == "ADJ":
        return may_agree(before, noun, site)
    article = word_before(before, site)
    named = STANDS_FOR_A_NOUN.fullmatch(lower(before)) is not None and article is not None and article.upos == "DET"
    return named and article is not None and may_agree(article, noun, site)


def is_somebody_himself(site: Site) -> bool:
    """Greek *ο ίδιος* behind a noun with which it does not agree says who does something: *κάνετε τις αλλαγές ο
    ίδιος*."""
    token, noun, article = site.token, site.head, word_before(site.token, site)
    himself = re.fullmatch("ίδι(?:ος|α|οι|ες)", lower(token)) is not None and token.id > noun.id
    return himself and article is not None and article.upos == "DET" and not may_agree(token, noun, site)


def is_each_one(site: Site) -> bool:
    """Behind *κάθε* a Greek noun in *-α* is a feminine in the singular, though it looks like several things: *κάθε
    κηδεία*; not *κάθε προβλήματα*."""
    singular = SINGULAR.search(lower(site.head)) is not None
    return is_determiner(site.token) and lower(site.token) == "κάθε" and singular


SINGULAR = re.compile("(?<!ματ)(?<!τ)[αά]$")


def is_somebody_who_does_it(site: Site) -> bool:
    """What ends in *-ιστές* and the like names people, and is no attribute of a noun behind it: *με πρωταγωνιστές
    νέα παιδιά*."""
    return is_modifier(site.token) and site.token.id < site.head.id and PEOPLE.search(lower(site.token)) is not None


PEOPLE = re.compile("(?:ιστ|ευτ|ητ)ής$|[δλντ]ιστές$")


def is_somebody_who_becomes_it(site: Site) -> bool:
    """Greek *κάποιος* between a copula and a noun with which it does not agree is who is or becomes it: *για να γίνει
    κάποιος μέλος*; not *βλέπει κάποιος μέλος*."""
    token, before = site.token, word_before(site.token, site)
    if not is_determiner(token) or before is None or agree(token.feats, site.head.feats):
        return False
    return lower(token) in SOMEBODY and BECOMING.fullmatch(lower(before)) is not None


SOMEBODY = frozenset("ένας κάποιος κάποια κάποιοι κανένας καμία".split())
BECOMING = re.compile("(?:γίν|έγιν|παραμ[εέ][ίι]ν|μείν|παραμέν|αποτελ|είναι|ήταν).*")
"""Forms of verbs that say what somebody is."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_somebody_who_becomes_it,
    is_each_one,
    is_somebody_who_does_it,
    is_what_they_ask,
    is_of_the_verb_before,
    is_what_somebody_has,
    is_when_it_is,
    is_a_converb_by_its_end,
    is_how_it_is_done,
    is_a_colour_of_something,
    is_with_what_stands_right_behind,
    is_done_together,
    is_behind_what_is_somebodys,
    is_somebody_himself,
)
