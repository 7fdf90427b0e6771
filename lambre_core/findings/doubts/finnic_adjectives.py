"""What an Estonian adjective before a noun can be: its attribute, or a predicate. Questions that doubts about the
attributes of all languages ask.
"""

from __future__ import annotations

from lambre_core.findings.doubts.site import NOMINATIVES, OPENING, Site, is_estonian, lower, word_before


def is_before_its_noun(site: Site) -> bool:
    """Whether an Estonian adjective that is no participle follows another noun with no stop between, so that it belongs
    to the noun behind it: *osales sügisel rahvusvahelisel konkursile*."""
    token = site.token
    if not is_estonian(site) or token.upos != "ADJ" or "VerbForm" in token.feats:
        return False
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        if word.upos not in {"ADV", "PART"}:
            return word.upos != "PUNCT"
    return False


def is_no_finnic_predicate(site: Site) -> bool:
    """Whether an Estonian adjective is in a case in which none is a predicate (*on kohaliku elanike kombed*), or is an
    attribute by its place: behind a determiner of its noun (*oma parimaks sõber*), or first in its clause, right before
    a nominative of which nothing is said to become so (*oluliseks tegur on vanus*)."""
    token, noun = site.token, site.head
    if not is_estonian(site) or token.upos != "ADJ" or token.id > noun.id:
        return False
    if all(
        reading.feats.get("Case", _OF_FINNIC_PREDICATES).isdisjoint(_OF_FINNIC_PREDICATES)
        for reading in site.readings(token)
    ):
        return True
    before = word_before(token, site)
    if before is not None and before.head == noun.id and before.upos in {"DET", "PRON"}:
        return True
    verb = site.sentence.head_of(noun)
    becomes = verb is None or verb.upos not in {"AUX", "VERB"} or verb.lemma in BECOMING
    opens = before is None or before.upos == "ADV" or before.form in OPENING
    bare = all(reading.feats.get("Case") == NOMINATIVES for reading in site.readings(noun))
    return bare and opens and noun.id == token.id + 1 and not becomes and not lower(noun).endswith("mine")


_OF_FINNIC_PREDICATES = frozenset({"Nom", "Par", "Tra", "Ess"})
BECOMING = frozenset(
    "arvama hindama jääma kasvama kuulutama kujunema lugema minema muutma muutuma määrama nimetama osutuma pidama "
    "saama tegema tunnistama valima".split()
)
"""Estonian verbs of becoming, making and naming, with a translative of what something is then."""
