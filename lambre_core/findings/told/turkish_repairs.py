"""Repairs of Turkish words where the words alone tell what they are and are to be."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.changes import Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased, difference
from lambre_core.findings.told.owners import nobodys
from lambre_core.findings.told.relations import (
    ASKING,
    BARE_VERB,
    BELIEVED,
    CASES_ASKED,
    CONDITION,
    COUNTED,
    EVENT,
    ONESELF,
    OWNED,
    OWNER,
    SELF,
    SOME,
    TOLD_DENIAL,
    WISHED,
    WRONG,
)
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.turkish import (
    HIGH,
    OPEN,
    VOWELS,
    as_spelt,
    denied,
    in_case,
    in_the_past,
    of_another_kind,
    of_another_owner,
    of_one_who_has,
    questioned,
    with_case,
    without_case,
)
from lambre_core.treebank.feats import SPEAKERS, Features
from lambre_core.treebank.tree import Token, in_lower_case


def told_repairs(cause: Cause) -> Iterator[Repair]:
    """A Turkish word in the case that is asked for, or with the ending of what is somebody's, where the words alone
    tell what it is and is to be."""
    for outcome in (violation.outcome for violation in cause.violations):
        rule = outcome.rule
        if rule.relation == OWNED:
            noun = outcome.head
            (case,) = noun.feats.get("Case", {"Nom"})
            form = in_lower_case(noun.form)
            stem = nobodys(form) if noun.feats.get("Person[psor]", NOBODY) <= SPEAKERS else None
            stem = stem or without_case(form, case, owned=False)
            for other in dict.fromkeys((case, "Acc")) if stem else ():
                owned_form = with_case(of_one_who_has(stem or ""), other, owned=True)
                yield as_told_repair(noun, as_spelt(owned_form, noun.form or ""), changes=1 if other == case else 2)
        elif rule.relation == OWNER:
            if (its := _of_its_owner(outcome)) is not None:
                yield as_told_repair(outcome.head, its)
        elif rule.relation == ASKING:
            verb, particle = outcome.dependent, outcome.head
            parted = questioned(verb.form or "", in_lower_case(particle.form))
            if parted is not None:
                yield Repair({verb.id: parted[0], particle.id: parted[1]}, 1, difference(verb.form or "", parted[0]))
        elif rule.relation in {WISHED, BELIEVED}:
            event = outcome.dependent
            if event.feats.get("VerbForm") == FINITE:
                yield as_told_repair(event, OWN_DOING.sub(r"\1k", event.form or ""))
                continue
            of_you = event.feats.get("Person[psor]") == SECOND
            for kind in of_another_kind(in_lower_case(event.form), yours=of_you):
                yield as_told_repair(event, as_spelt(kind, event.form or ""))
        elif rule.relation == BARE_VERB:
            bare = outcome.dependent
            if (past := in_the_past(in_lower_case(bare.form), in_lower_case(outcome.head.form))) is not None:
                yield as_told_repair(bare, cased(past, bare.form or ""))
        elif rule.relation == ONESELF:
            pronoun = outcome.dependent
            if (self_ := SELVES.get(in_lower_case(pronoun.form))) is not None:
                yield as_told_repair(pronoun, cased(self_, pronoun.form or ""))
        elif rule.relation == SELF and in_lower_case(outcome.head.form) == BY:
            pronoun, by = outcome.dependent, outcome.head
            if (forms := BY_WHOM.get(in_lower_case(pronoun.form))) is not None:
                of_whom, their = cased(forms[0], pronoun.form or ""), cased(forms[1], by.form or "")
                changed = {pronoun.id: of_whom, **({by.id: their} if their != by.form else {})}
                yield Repair(changed, 1, difference(pronoun.form or "", of_whom))
        elif rule.relation == SELF and in_lower_case(outcome.dependent.form) in OF_OTHERS:
            pronoun = outcome.dependent
            mine, ours = OF_OTHERS[in_lower_case(pronoun.form)]
            several = "Plur" in outcome.head.feats.get("Number", ())
            yield as_told_repair(pronoun, cased(ours if several else mine, pronoun.form or ""))
        elif rule.relation == TOLD_DENIAL:
            there = NOT_THERE.get(outcome.head.form or "")
            its = there or denied(outcome.head.form or "", outcome.head.lemma or "")
            if its is not None:
                yield as_told_repair(outcome.head, as_spelt(its, outcome.head.form or ""))
        elif rule.relation in {EVENT, CONDITION} or (rule.relation == CASES_ASKED["Nom"] and is_infinitive(outcome)):
            word = outcome.head if rule.relation == CONDITION else outcome.dependent
            its = of_an_event(in_lower_case(word.form), in_lower_case(outcome.head.form), rule.relation)
            if its is not None:
                yield as_told_repair(word, as_spelt(its, word.form or ""))
        elif rule.relation == SOME:
            noun = outcome.head
            yield as_told_repair(noun, as_spelt(as_several(in_lower_case(noun.form), noun.feats), noun.form or ""))
        elif rule.relation == COUNTED:
            noun = outcome.head
            cases = noun.feats.get("Case", frozenset({"Nom"}))
            stem = without_case(in_lower_case(noun.form), next(iter(cases)), owned=False)
            if stem is not None and PLURAL.search(stem):
                one = with_case(PLURAL.sub("", stem), next(iter(cases)), owned=False)
                yield as_told_repair(noun, as_spelt(one, noun.form or ""))
        elif rule.relation in WRONG and rule.feature == "Case":
            word = outcome.dependent
            (case,) = word.feats["Case"]
            owned = "3" in word.feats.get("Person[psor]", ())
            done = case == "Nom" and rule.allowed[0] in {"Acc", "Dat"} and "Vnoun" in word.feats.get("VerbForm", ())
            whole = word.form or ""
            # *Denemek* is *denemeye*, unlike *ekmek*.
            plain = whole[:-1] if done and whole.endswith(("mak", "mek")) else whole
            asked = in_case(plain, case, rule.allowed[0], owned=owned)
            if case == "Acc" and rule.allowed[0] == "Abl" and DONE.search(whole):
                # *Denemeyi* is *denemekten*; *denemeden* is without trying.
                asked = f"{whole[:-2]}k{'tan' if whole[-3] == 'a' else 'ten'}"
            if asked is not None and asked != word.form:
                within = word.upos == "NOUN" and word.id > 1 and (word.form or "")[:1].isupper()
                yours = word.feats.get("Person[psor]", NOBODY) <= SPEAKERS  # *Sesiniz Kaydedin*
                named = case == "Nom" and ((within and not yours) or word.upos == "PROPN")
                yield as_told_repair(word, f"{word.form}'{asked[len(word.form or '') :]}" if named else asked)


def is_infinitive(outcome: Outcome) -> bool:
    """Whether what is in a wrong case is what is done: *kalkmayı üzere*."""
    return outcome.dependent.upos == "VERB" and "Vnoun" in outcome.dependent.feats.get("VerbForm", ())


def of_an_event(form: str, head: str, relation: str) -> str | None:
    """A form of a verb as the word beside it asks for it; None where that cannot be told.

    >>> of_an_event("kalkmayı", "üzere", CASES_ASKED["Nom"]), of_an_event("gitmekten", "önce", EVENT)
    ('kalkmak', 'gitmeden')
    >>> of_an_event("yediği", "sonra", EVENT), of_an_event("kaldık", "için", EVENT)
    ('yedikten', 'kaldığımız')
    >>> of_an_event("yağar", "yağar", CONDITION), of_an_event("istiyorsun", "istiyorsun", CONDITION)
    ('yağarsa', 'istiyorsan')
    """
    if relation == CONDITION:
        found = SAID_OF.fullmatch(form)
        if found is None:
            return None
        open_ = OPEN[next(letter for letter in reversed(found["base"]) if letter in VOWELS)]
        between = "y" if found["base"][-1] in VOWELS else ""
        who = WHO[re.sub("[ıiuü]", "ı", found["who"] or "")].replace("ı", HIGH[open_])
        return f"{found['base']}{between}s{open_}{who}"
    if relation != EVENT:
        return re.sub("(m[ae])(?:y[ıiae]|kt[ae]n)$", r"\1k", form)
    if head == "önce":
        return re.sub("(m)([ae])kt[ae]n$", r"\1\2d\2n", form)
    if head == "sonra" and (done := re.fullmatch("(.*[dt]([ıiuü]))ğ[ıiuü].*", form)):
        return f"{done[1]}kt{OPEN[done[2]]}n"
    past = re.fullmatch("(.*[dt]([ıiuü]))([mnk]|n[ıiuü]z)?", form)
    if past is None:
        return None
    vowel = past[2]
    ours = {"k": f"m{vowel}z", None: ""}.get(past[3], past[3])
    return f"{past[1]}ğ{vowel}{ours}"


SAID_OF = re.compile(
    "(?P<base>.+(?:yor|[aeıiuü]r|m[ae]z|m[ıiuü]ş|[ae]c[ae]k|[dt][ıiuü]))"
    "(?P<who>[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|[ıiuü]z|[mnk]|n[ıiuü]z)?"
)
WHO = {"": "", "ım": "m", "sın": "n", "ız": "k", "sınız": "nız", "m": "m", "n": "n", "k": "k", "nız": "nız"}
"""Ending of a person behind a tense -> that behind *-sa*."""


def as_several(form: str, feats: Features) -> str:
    """A noun in the singular in the plural: *ülkede* is *ülkelerde*."""
    (case, *_) = feats.get("Case", {"Nom"})
    stem = without_case(form, case, owned=False) or form
    last = next((letter for letter in reversed(stem) if letter in VOWELS), "e")
    return with_case(f"{stem}l{OPEN[last]}r", case, owned=False)


def _of_its_owner(outcome: Outcome) -> str | None:
    """What is somebody's as what belongs to the pronoun before it: *bizim evimiz*."""
    pronoun, owned = outcome.dependent, outcome.head
    cases = owned.feats.get("Case", frozenset({"Nom"}))
    owner = OF_PRONOUNS.get(in_lower_case(pronoun.form))
    if owner is None or len(cases) != 1:
        return None
    theirs = "3" in owned.feats.get("Person[psor]", ())
    form = of_another_owner(owned.form or "", owned.lemma or "", next(iter(cases)), owner, theirs=theirs)
    return None if form is None else cased(form, owned.form or "")


OF_PRONOUNS = {
    "benim": ("1", False),
    "senin": ("2", False),
    "onun": ("3", False),
    "bizim": ("1", True),
    "sizin": ("2", True),
    "onların": ("3", True),
}
"""Genitives of pronouns -> person, and whether there are several."""
SECOND = frozenset({"2"})
FINITE = frozenset({"Fin"})
OWN_DOING = re.compile("(m[ae])(?:m|n|[mn][ıi]z)[ıi]?$")
SELVES = {
    "beni": "kendimi",
    "seni": "kendini",
    "bizi": "kendimizi",
    "sizi": "kendinizi",
    "bana": "kendime",
    "sana": "kendine",
}
"""Personal pronoun -> the reflexive one of its person."""
BY = "tarafından"
BY_WHOM = {
    "ben": ("benim", "tarafımdan"),
    "sen": ("senin", "tarafından"),
    "biz": ("bizim", "tarafımızdan"),
    "siz": ("sizin", "tarafınızdan"),
}
"""Pronoun -> its genitive and *by* with the ending of its person."""
OF_OTHERS = {"kendini": ("kendimi", "kendimizi"), "kendine": ("kendime", "kendimize")}
"""Reflexive pronoun -> those of who speaks, and of several who speak."""
NOT_THERE = {"var": "yok", "vardı": "yoktu"}
NOBODY = frozenset({"None"})
PLURAL = re.compile("l[ae]r$")
DONE = re.compile("..m[ae]y[ıi]$")


def as_told_repair(word: Token, form: str, changes: int = 1) -> Repair:
    return Repair({word.id: form}, changes, difference(word.form or "", form))
