"""Told times: Estonian and Finnish words for when something is done, in the nominative.

*Tapaamme ensi viikko*, *ostsin selle eelmine nädal*, *kurssi alkaa 5. tammikuu*, *ta sündis 12. märts*: where a clause
has its verb and its subject, a nominative that says when is neither. A date has the month in the partitive in Finnish
and in the adessive in Estonian.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.changes import Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.arguments import before_in_clause
from lambre_core.findings.told.finnic_phrases import has_subject_and_verb
from lambre_core.findings.told.finnic_subjects import next_word
from lambre_core.findings.told.relations import ON_A_DAY, TIME, as_told
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

NOM = frozenset({"Nom"})

WHICH = {
    "fi": re.compile("viime|ensi"),
    "et": re.compile("eelmine|järgmine|tulev|möödunud|läinud"),
}
"""What stands before a time and says which it is; the Finnish words have one form."""

TIMES = {
    "fi": {
        "viikko": "viikolla",
        "kuu": "kuussa",
        "vuosi": "vuonna",
        "kesä": "kesänä",
        "talvi": "talvena",
        "syksy": "syksynä",
        "kevät": "keväänä",
        "vuosisata": "vuosisadalla",
        **{f"{day}tai": f"{day}taina" for day in ("maanan", "tiis", "tors", "perjan", "lauan")},
        "sunnuntai": "sunnuntaina",
        "keskiviikko": "keskiviikkona",
    },
    "et": dict.fromkeys(
        "nädal kuu aasta suvi talv sügis kevad esmaspäev teisipäev kolmapäev neljapäev laupäev pühapäev".split(), ""
    ),
}
"""Times in the nominative, and Finnish ones as they say when."""

MONTHS = {
    "fi": re.compile("(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuu"),
    "et": re.compile("jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember"),
}
DAY = re.compile(r"(?:[12]?\d|3[01])\.")
UNTIL = frozenset("asti saakka alkaen lähtien mennessä".split())
"""Finnish words behind a date."""


def times_in(sentence: Sentence, language: str) -> Iterator[Token]:
    """The times and months of a sentence that are nominatives where they say when, joined to a verb, and this."""
    for token, noun in zip(sentence.tokens, sentence.tokens[1:], strict=False):
        form = in_lower_case(noun.form)
        if noun.upos not in {"NOUN", "PROPN"}:
            continue
        if WHICH[language].fullmatch(in_lower_case(token.form)) and form in TIMES[language]:
            verb, relation = verb_of(token, noun, sentence), TIME
        elif DAY.fullmatch(token.form or "") and MONTHS[language].fullmatch(form):
            verb, relation = verb_of(token, noun, sentence), ON_A_DAY
        else:
            continue
        if verb is not None and verb.upos in {"AUX", "VERB"}:
            yield as_told(noun, "NOUN", {"Case": NOM}, (verb.id, relation))
            yield as_told(verb, "VERB", {}, None)


def verb_of(first: Token, noun: Token, sentence: Sentence) -> Token | None:
    """The verb of a clause in which a time stands behind its verb and subject, and at the end of its phrase, or before
    the verb of those who speak that it opens (*ensi viikko lähdemme*); None where it may be a subject or predicate."""
    before = sentence.tokens[first.id - 2] if first.id > 1 else None
    after = next_word(noun, sentence)
    while after is not None and YEAR.fullmatch(after.form or ""):
        after = next_word(after, sentence)
    if before is None:
        speaking = after is not None and not SPEAKERS.isdisjoint(after.feats.get("Person", ()))
        return after if speaking else None
    if before.upos in {"CCONJ", "SCONJ", "ADP", "PUNCT"} or in_lower_case(before.form) in {"kuin", "kui", "ja"}:
        return None
    ends = after is None or after.form in {".", "!", "?", ","} or in_lower_case(after.form) in UNTIL
    if not ends and (after is None or after.upos not in {"ADV", "CCONJ"}):
        return None
    clause = before_in_clause(first, sentence)
    verbs = [word for word in clause if word.upos in {"AUX", "VERB"}]
    being = any(in_lower_case(word.form) in BEING for word in verbs)
    until = after is not None and in_lower_case(after.form) in UNTIL
    done = any(PASSIVE.search(in_lower_case(word.form)) and "Pass" in word.feats.get("Voice", ()) for word in verbs)
    done = done and any(word.upos in {"NOUN", "PROPN"} and word.feats.get("Case") == NOM for word in clause)
    if not (until or done) and (not has_subject_and_verb(clause) or (being and len(verbs) == 1)):
        return None
    finite = [word for word in clause if "Fin" in word.feats.get("VerbForm", ())]
    return min(finite, key=lambda word: word.id) if finite else None


PASSIVE = re.compile("(?:[tdlnr](?:aa|ää)n|t(?:tiin|iin)|[td]akse|[td]i)$")
YEAR = re.compile(r"\d{4}\.?|aastal?|a\.")
BEING = frozenset("on oli olid ovat olivat oleme olemme olen olin pole ole olla olema".split())
"""Forms of *to be*, of which a time may be the predicate."""


def of_finnish_times(cause: Cause) -> Iterator[Repair]:
    """A Finnish time as it says when: *viikolla*, *kuussa*, *vuonna*."""
    for outcome in (violation.outcome for violation in cause.violations):
        word = outcome.dependent
        if outcome.rule.relation == TIME and (form := TIMES["fi"].get(in_lower_case(word.form))):
            yield Repair({word.id: cased(form, word.form or "")}, 1, 1)
