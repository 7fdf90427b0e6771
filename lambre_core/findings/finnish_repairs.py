"""Finnish verbs and owned nouns as what stands beside them asks: *en löydä*, *haluan poistaa*, *minun autoni*."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.changes import COMPLEMENT, Change
from lambre_core.findings.finnish_persons import CONTRACTED, of_persons, strong_of, weak_of
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.finnic_prohibitions import NEVER
from lambre_core.findings.told.relations import FORBIDDEN, OWNER
from lambre_core.findings.wording import CONNEGATIVE
from lambre_core.treebank.tree import Token, in_lower_case

FIRST, THIRD = ("1", "Sing"), ("3", "Sing")


def of_finnish_words(cause: Cause) -> Iterator[dict[int, Change]]:
    """A verb as it is denied or as an infinitive, and a noun as that of its owner."""
    for outcome in (violation.outcome for violation in cause.violations):
        word, rule = outcome.dependent, outcome.rule
        if rule.relation == FORBIDDEN:
            forms, feats = forbidden(word, in_lower_case(outcome.head.form)), {"Connegative": frozenset({"Yes"})}
        elif rule.feature == CONNEGATIVE:
            forms, feats = denied(word), {"Connegative": frozenset({"Yes"})}
        elif rule.family == COMPLEMENT and "Inf" in rule.allowed and rule.feature == "VerbForm":
            forms, feats = infinitives(word), {"VerbForm": frozenset({"Inf"})}
        elif rule.feature == "InfForm" and rule.allowed and rule.allowed[0] in {"1", "3"}:
            forms = third_infinitives(word) if "3" in rule.allowed else first_infinitives(word)
            feats = {"InfForm": frozenset(rule.allowed[:1])}
        elif rule.relation == OWNER:
            word, forms = outcome.head, of_its_owner(outcome.dependent, outcome.head)
            feats = {name: outcome.dependent.feats[name] for name in OWNED if name in outcome.dependent.feats}
        else:
            continue
        for form in forms:
            if form != in_lower_case(word.form):
                yield {word.id: Change(cased(form, word.form or ""), {**word.feats, **feats}, 1)}


OWNED = ("Person[psor]", "Number[psor]")


def is_past(verb: Token) -> bool:
    """Whether the tagger takes a verb for one in the past, in which the present is no form of its own."""
    return "Past" in verb.feats.get("Tense", ())


def denied(verb: Token) -> Iterator[str]:
    """A verb in the present as it stands behind one that denies it: *löydän*, *löydä*."""
    if not is_past(verb):
        for form in of_persons(in_lower_case(verb.form), FIRST, past=False):
            yield form.removesuffix("n")


def forbidden(verb: Token, forbidding: str) -> Iterator[str]:
    """A verb in the present, or an infinitive, as it stands behind what forbids it: *älä poista*, *älkää poistako*."""
    form = in_lower_case(verb.form)
    several = "ko" if re.search("[aou]", form) is not None else "kö"
    if found := INFINITIVE.fullmatch(form):
        plain, short, contracted = found["plain"], found["short"], found["contracted"]
        if NEVER["älä"].fullmatch(form) is None:
            return  # *Älkää avaa* is of *avata*
        if forbidding == "älkää":
            yield (plain or short or f"{contracted}t") + several
        elif plain or contracted:
            yield weak_of(plain) if plain else contracted + form[-1]
    elif forbidding == "älä" and re.search("[aeiouyäö](?:n|t|mme|tte)$", form) is not None:
        yield re.sub("(?:n|t|mme|tte)$", "", form)


INFINITIVE = re.compile("(?P<contracted>.+[aeiouyäö])t[aä]|(?P<short>.+[aeiouyäö])d[aä]|(?P<plain>.+[aeiouyäö])[aä]")
"""First infinitives, and the stems that other forms have."""


def third_infinitives(verb: Token) -> Iterator[str]:
    """The illative of the third infinitive of a first one: *käydä*, *käymään*; *odottaa*, *odottamaan*."""
    form = in_lower_case(verb.form)
    end = "maan" if re.search("[aou]", form) is not None else "mään"
    if form in IRREGULAR:
        yield IRREGULAR[form]
    elif doubled := re.fullmatch("(.+)(?:l[lt]|nn|rr|st)[aä]", form):
        if form.endswith(("lla", "llä", "nna", "nnä", "rra", "rrä")):
            yield f"{form[: doubled.end(1) + 1]}e{end}"
    elif found := INFINITIVE.fullmatch(form):
        contracted = strong_of(found["contracted"]) if found["contracted"] else None
        if found["plain"] or found["short"]:
            yield (found["plain"] or found["short"]) + end
        elif contracted is not None:
            yield contracted + end[1] + end


IRREGULAR = {"tehdä": "tekemään", "nähdä": "näkemään", "juosta": "juoksemaan", "nousta": "nousemaan"}


def first_infinitives(verb: Token) -> Iterator[str]:
    """The first infinitive of the illative of a third one, where its stem leaves no choice: *voittamaan*, *voittaa*;
    *lukemaan*, *lukea*. Others have several (*avaamaan*, *tekemään*)."""
    found = THIRD_INFINITIVE.fullmatch(in_lower_case(verb.form))
    if found is not None:
        yield found[1] + ("a" if re.search("[aou]", found[1]) is not None else "ä")


THIRD_INFINITIVE = re.compile("(.+(?:tt|[lnrsh]t|l|r)(?:a|ä)|luke|hake|sulke|puhu|istu|kysy|sano|katso)m(?:aan|ään)")


def infinitives(verb: Token) -> Iterator[str]:
    """The infinitive of a verb in the present whose stem leaves no choice: *poistat*, *poistaa*."""
    if is_past(verb):
        return
    for form in of_persons(in_lower_case(verb.form), THIRD, past=False):
        if re.search("(?:aa|ää)$", form) is not None and CONTRACTED.search(form) is None:
            yield form
        elif re.search("(?:oo|uu|yy|ii|öö)$", form) is not None:
            yield form[:-1] + ("a" if re.search("[aou]", form) is not None else "ä")


SUFFIX = re.compile("(?:ni|si|mme|nne|ns[aä])$")
SUFFIXES = {
    "minun": "ni",
    "sinun": "si",
    "meidän": "mme",
    "teidän": "nne",
    "hänen": "nsa",
    "heidän": "nsa",
}
"""Pronouns for whose something is, and the suffix that it has."""


def of_its_owner(owner: Token, noun: Token) -> Iterator[str]:
    """A noun with the suffix of the pronoun before it: *minun autoni*."""
    suffix, form = SUFFIXES.get(in_lower_case(owner.form)), in_lower_case(noun.form)
    if suffix is not None and SUFFIX.search(form) is not None:
        stem = SUFFIX.sub("", form)
        back = re.search("[aou]", stem) is not None
        yield stem + (suffix if back else suffix.replace("a", "ä"))
