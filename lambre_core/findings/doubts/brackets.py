"""German verbs whose parts stand around the rest of their clause, or around *zu*."""

from __future__ import annotations

import re

from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.doubts.site import (
    Site,
    between,
    is_subject,
    lower,
    word_after,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.tree import Token

MODALS = frozenset(
    "kann kannst können könnt konnte konntest konnten konntet könnte könntest könnten könntet muss musst müssen müsst "
    "musste musstest mussten musstet müsste müsstest müssten müsstet muß mußt mußte mußten soll sollst sollen sollt "
    "sollte solltest sollten solltet will willst wollen wollt wollte wolltest wollten wolltet darf darfst dürfen dürft "
    "durfte durftest durften durftet dürfte dürftest dürften dürftet möchte möchtest möchten möchtet".split()
)
HAVE = frozenset("haben habe hast hat habt hatte hattest hatten hattet hätte hättest hätten hättet".split())
OTHERS = frozenset(
    "sein bin bist ist sind seid war warst waren wart wäre wärst wären wärt werde wirst wird werden werdet wurde "
    "wurdest wurden wurdet würde würdest würden würdet".split()
)
AUXILIARIES = MODALS | HAVE | OTHERS
"""Forms and lemmas of the verbs that rules about the form of another one know, in lower case."""


def is_one_of(word: Token, verbs: frozenset[str]) -> bool:
    """Whether a word is some verb, by its form or its lemma."""
    return lower(word) in verbs or word.lemma in verbs


def is_bracket(site: Site) -> bool:
    """Whether an auxiliary of a main clause and the verb behind it, which ends the clause, have the rest of it between
    them, and the verb has no subject of its own: *er will morgen kommt*."""
    token, head = site.token, site.head
    if site.subjects_dropped or not is_one_of(head, AUXILIARIES) or head.id > token.id or head.head != 0:
        return False
    after = word_after(token, site)
    ended = after is None or after.upos in {"PUNCT", "CCONJ"}
    subjects = [word for word in site.sisters if is_subject(word)]
    if not ended or len(subjects) != 1 or any(map(is_subject, site.below.get(token.id, ()))):
        return False
    return not any(word.upos in {"CCONJ", "PUNCT", "SCONJ", *VERBS} for word in between(head, token, site))


def has_to_within(word: Token, site: Site) -> bool:
    """Whether German *zu* stands between the parts of an infinitive, whatever the tagger takes it for:
    *zusammenzufassen*."""
    parts = WITH_TO.fullmatch(word.form or "") if site.language == "de" else None
    return parts is not None and bool(known_as(parts[1] + parts[2], "VERB", site.readings))


WITH_TO = re.compile("([a-zäöüß]{2,})zu([a-zäöüß]{3,}n)")
