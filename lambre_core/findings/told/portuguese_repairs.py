"""Repairs of Portuguese verbs in the form that the words before them ask for, as that and nothing else: infinitives,
participles behind *ter*, and subjunctives."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.changes import Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import difference
from lambre_core.findings.told.portuguese_clauses import CUT
from lambre_core.findings.told.portuguese_forms import FUTURES
from lambre_core.findings.told.relations import FUTURE_SUBJUNCTIVE, PAST_FORM, PERFECT, SELF, TOLD, WHAT_IT_IS
from lambre_core.lexicon.lookup import Lexicon
from lambre_core.treebank.tree import in_lower_case


def as_told_infinitives(cause: Cause, lexicon: Lexicon) -> Iterator[Repair]:
    """A verb that lost its *-r* with that (*podem ficar*), and a past as its lemma (*antes de enviar*), where the words
    alone tell that an infinitive is asked for; an infinitive behind *estar* as a gerund (*está trabalhando*)."""
    for outcome in (violation.outcome for violation in cause.violations):
        verb, rule = outcome.dependent, outcome.rule
        if rule.relation == WHAT_IT_IS and "Ger" in rule.allowed and in_lower_case(verb.form).endswith("r"):
            gerund = in_lower_case(verb.form).replace("ô", "o")[:-1] + "ndo"
            yield Repair({verb.id: gerund}, 1, difference(verb.form or "", gerund))
        if rule.relation == SELF and (rule.feature == "Mood" or "Part" in rule.allowed):
            lemmas = [one.lemma for one in lexicon.readings(in_lower_case(verb.form)) if one.upos in {"AUX", "VERB"}]
            lemma = next((one for one in (*lemmas, verb.lemma) if one and re.search("[aeio]r$", one)), "")
            asked = in_lower_case(verb.form)
            form = as_subjunctive(asked, lemma) if rule.feature == "Mood" else as_participle(lemma)
            if form is not None and form != asked:
                yield Repair({verb.id: form}, 1, difference(asked, form))
        if rule.relation == FUTURE_SUBJUNCTIVE and (future := FUTURES.get(in_lower_case(verb.form))) is not None:
            yield Repair({verb.id: future}, 1, difference(verb.form or "", future))
        if rule.relation == TOLD and rule.feature == "Number" and outcome.head.form and verb.upos == "PRON":
            infinitive = in_lower_case(outcome.head.form)
            if infinitive.endswith("r"):
                own = infinitive.replace("ô", "o") + ("mos" if in_lower_case(verb.form) == "nós" else "em")
                yield Repair({outcome.head.id: own}, 1, difference(infinitive, own))
        both = rule.feature == "Number" and "Fem" in verb.feats.get("Gender", ())
        done = re.fullmatch("(.+d)[oa]s?", in_lower_case(verb.form)) if rule.relation == PERFECT else None
        if done is not None and not both:
            yield Repair({verb.id: f"{done[1]}o"}, 1, difference(verb.form or "", f"{done[1]}o"))
        if rule.relation not in {PAST_FORM, SELF} or rule.feature != "VerbForm" or "Inf" not in rule.allowed:
            continue
        form = in_lower_case(verb.form)
        known = (one.lemma or "" for one in lexicon.readings(form) if one.upos in {"AUX", "VERB"})
        cut = form in CUT or f"{form}r" in {one.lemma for one in lexicon.readings(form)}
        doing = re.fullmatch("(.+[aei])ndo", form)
        if doing is not None:
            whole = f"{doing[1]}r"
            yield Repair({verb.id: whole}, 1, difference(form, whole))
            continue
        whole = f"{form}r" if cut else next((lemma for lemma in known if lemma.endswith("r")), "")
        if whole:
            yield Repair({verb.id: whole}, 1, difference(form, whole))


def as_participle(lemma: str) -> str | None:
    """The participle behind *ter* of a verb, which agrees with nothing."""
    if lemma in PARTICIPLES:
        return PARTICIPLES[lemma]
    found = re.fullmatch("(.+)([aei])r", lemma)
    return found[1] + ("ado" if found[2] == "a" else "ido") if found is not None else None


PARTICIPLES = {
    "fazer": "feito",
    "dizer": "dito",
    "ver": "visto",
    "escrever": "escrito",
    "abrir": "aberto",
    "cobrir": "coberto",
    "descobrir": "descoberto",
    "vir": "vindo",
    "pôr": "posto",
    "ser": "sido",
    "ganhar": "ganho",
    "pagar": "pago",
    "gastar": "gasto",
}


def as_subjunctive(form: str, lemma: str) -> str | None:
    """The present of a subjunctive for that of an indicative in lower case, of regular verbs and of frequent ones; None
    of other verbs."""
    if form in SUBJUNCTIVES:
        return SUBJUNCTIVES[form]
    found = re.fullmatch("(.+?)(a|e)(s|m)?", form)
    if found is None or not re.search("[aei]r$", lemma) or (found[2] == "a") is not lemma.endswith("ar"):
        return None
    stem, end = found[1], "e" if found[2] == "a" else "a"
    moved = lemma.endswith("ir") and re.search("[eo][^aeiou]*$", stem) is not None
    if lemma != stem + lemma[-2:] or moved or stem in OF_ANOTHER_STEM:
        # *Dorme*, *durma*; *perde*, *perca*.
        return None
    spelt = next((stem[: -len(old)] + new for old, new, of in SPELLINGS if stem.endswith(old) and end == of), stem)
    return spelt + end + (found[3] or "")


OF_ANOTHER_STEM = frozenset("perd val ouv ped med cab".split())
SPELLINGS = (("c", "qu", "e"), ("gu", "g", "a"), ("g", "gu", "e"), ("ç", "c", "e"), ("c", "ç", "a"), ("g", "j", "a"))
"""How stems are spelt before the other vowel: *fica*, *fique*; *conhece*, *conheça*."""
SUBJUNCTIVES = dict(
    pair.split()
    for pair in (
        "é seja|és sejas|são sejam|está esteja|estás estejas|estão estejam|tem tenha|tens tenhas|têm tenham|vai vá|"
        "vais vás|faz faça|fazes faças|fazem façam|pode possa|podes possas|podem possam|quer queira|queres queiras|"
        "querem queiram|sabe saiba|sabes saibas|sabem saibam|vem venha|vens venhas|vêm venham|diz diga|dizes digas|"
        "dizem digam|dá dê|dás dês|dão deem|há haja|consegue consiga|consegues consigas|conseguem consigam|"
        "traz traga|trazem tragam|sai saia|saem saiam|lê leia|põe ponha"
    ).split("|")
)
"""Presents of irregular verbs."""
