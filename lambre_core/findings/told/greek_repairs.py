"""Repairs of Greek words of closed classes, which no paradigm has: pronouns before verbs, months, *μόνος*, *ένας*."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from itertools import takewhile

from lambre_core.findings.changes import Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased, difference
from lambre_core.findings.told.relations import ATTRIBUTE, CASES_ASKED, DATE, DETERMINER
from lambre_core.grammar.rule import Outcome
from lambre_core.treebank.tree import Token, in_lower_case


def greek_repairs(cause: Cause) -> Iterator[Repair]:
    """What mends a finding at a word of a closed class; nothing where there is none.

    Args:
        cause: the words and rules of the finding.
    """
    for outcome in (violation.outcome for violation in cause.violations):
        word = outcome.dependent
        form = mended_form(outcome, in_lower_case(word.form))
        if form is not None and form != in_lower_case(word.form):
            yield as_repair(word, form)
            return
        verb = in_lower_case(outcome.head.form)
        if outcome.rule.relation == "subj@pass" and outcome.rule.feature == "Person" and verb.endswith("ετε"):
            # *Να επιτρέπετε η χρήση*, which sounds like what is meant
            yield as_repair(outcome.head, f"{verb[:-1]}αι")
            return
        lost = outcome.rule.relation in {"det", DETERMINER} and in_lower_case(word.form) == "τη"
        if lost and in_lower_case(outcome.head.form).endswith("ς") and "Gen" in outcome.head.feats.get("Case", ()):
            # *Η διαμόρφωση τη γραμμής*: what was lost is one letter.
            yield as_repair(word, "της")
            yield as_repair(outcome.head, in_lower_case(outcome.head.form)[:-1])
            return
        day = DAYS.fullmatch(outcome.head.form or "")
        if outcome.rule.relation == DETERMINER and day is not None and in_lower_case(word.form) in ON_DAYS:
            yield as_repair(word, "το" if day["neuter"] else "την" if day["n"] else "τη")
            return


def is_another_word(form: str, other: str) -> bool:
    """Whether a form is surely none of the word that another is one of: *διαδίκτυο*, of which a network that does not
    know it makes *βιβλίου*; of words of a few letters nothing is said.

    >>> is_another_word("διαδίκτυο", "βιβλίου"), is_another_word("κωδικός", "κωδικό"), is_another_word("το", "του")
    (True, False, False)
    """
    first, second = in_lower_case(form).translate(PLAIN), in_lower_case(other).translate(PLAIN)
    alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))
    return len(first) > SHORT and alike < min(len(first), len(second)) - LONGEST_END


def is_no_phrase(forms: Collection[str]) -> bool:
    """Whether *τους* is to stand before a genitive, of which it is no article: *τους χωρών*."""
    return "τους" in forms and any(re.search("[ωώ]ν$", form) for form in forms)


SHORT = 4
"""Letters of words of closed classes, which have forms that are not alike."""
LONGEST_END = 4
PLAIN = str.maketrans("άέήίόύώϊΐϋΰ", "αεηιουωιιυυ")


def mended_form(outcome: Outcome, form: str) -> str | None:
    """A word of a closed class as the rule asks for it."""
    relation, head = outcome.rule.relation, in_lower_case(outcome.head.form)
    if relation == CASES_ASKED["Gen"] and outcome.dependent.upos == "PRON":
        return OF_WHOM.get(form)
    if relation == CASES_ASKED["Acc"] and outcome.dependent.upos == "PRON":
        return WHOM.get(form)
    if relation == DATE:
        return MONTHS.get(re.sub("ο$", "ος", form))
    if relation == DETERMINER and outcome.head.upos == "PRON" and form.startswith("μόν"):
        return {"του": "μόνος", "της": "μόνη"}.get(head)
    if relation == DETERMINER and form in {"ένας", "μία", "μια", "ένα"} and "Case" not in outcome.rule.feature:
        gender = next(iter(outcome.head.feats.get("Gender", ())), "")
        apart = outcome.head.id > outcome.dependent.id + 2
        return {"Masc": "ένας", "Fem": "μία", "Neut": "ένα"}.get(gender) if apart else None
    if relation == ATTRIBUTE and re.match("αγαπητ|αξιότιμ|σεβαστ", form):
        (gender,), (number,) = (outcome.head.feats.get(name, {""}) for name in ("Gender", "Number"))
        end = {("Masc", "Sing"): "ε", ("Fem", "Sing"): "η", ("Masc", "Plur"): "οι", ("Fem", "Plur"): "ες"}
        stem = re.sub("(?:[οό]ς|[εέ]|[ηή]|ο[ιί]|[εέ]ς)$", "", form)
        ending = end.get((gender, number), "")
        return stem + (ending if stem.endswith("ιμ") else ending.translate(ACCENTED))
    return None


def as_repair(word: Token, form: str) -> Repair:
    """A word in another form."""
    return Repair({word.id: cased(form, word.form or "")}, 1, difference(word.form or "", form))


ACCENTED = str.maketrans("εη", "έή") | {ord("ο"): "ο", ord("ι"): "ί"}
OF_WHOM = {"με": "μου", "σε": "σου", "τον": "του", "την": "της"}
WHOM = {"μου": "με", "σου": "σε", "του": "τον", "της": "την"}
MONTHS = {
    "ιανουάριος": "ιανουαρίου",
    "φεβρουάριος": "φεβρουαρίου",
    "μάρτιος": "μαρτίου",
    "απρίλιος": "απριλίου",
    "μάιος": "μαΐου",
    "ιούνιος": "ιουνίου",
    "ιούλιος": "ιουλίου",
    "αύγουστος": "αυγούστου",
    "σεπτέμβριος": "σεπτεμβρίου",
    "οκτώβριος": "οκτωβρίου",
    "νοέμβριος": "νοεμβρίου",
    "δεκέμβριος": "δεκεμβρίου",
}
DAYS = re.compile("(?P<neuter>Σάββατο)|(?:(?P<n>Τετάρτη|Πέμπτη|Παρασκευή|Κυριακή)|Δευτέρα)")
ON_DAYS = frozenset({"το", "τον", "την", "τη"})
