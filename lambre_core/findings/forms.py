"""Forms: what a word could be instead, its lemma and all that a repair keeps being the same."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import partial

from lambre_core.findings.articles import are_of_one_article, forms_of_article
from lambre_core.findings.declension import STRONG
from lambre_core.findings.told.relations import WHAT_IT_IS
from lambre_core.lexicon.inflection import Form, Inflector
from lambre_core.lexicon.lookup import ALIKE
from lambre_core.lexicon.patterns import front
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token

OF_VERBS = frozenset({"Mood", "Tense", "VerbForm"})
"""Features that verbs alone have."""


def other_forms(token: Token, free: frozenset[str], inflector: Inflector) -> Iterator[Form]:
    """The forms of a word's lemma that differ from it in nothing but some features."""
    if not free or not token.form:
        return
    written, spelt = token.form, token.form.casefold()
    token = as_polite(token)
    kinds = ("ADJ", "VERB") if is_told_participle(token) else (token.upos,)
    listed = (form for upos in kinds for form in inflector.related(written, token.lemma, upos))
    related = [
        form
        for form in map(partial(_as_negated, spelt), forms_of_article(spelt) or listed)
        # A German possessive is spelt as a personal pronoun: *ihr*.
        if _alike(token, form) and (token.upos == "DET" or of_one_person(spelt, form.form.casefold()))
    ]
    if token.upos in ("VERB", "AUX"):
        # Of a closed class only number and person may be listed: *jsme* is not mended to *bychom*.
        related = [form for form in related if not OF_VERBS.isdisjoint(form.feats) or is_due(form)]
    if "Part" in token.feats.get("VerbForm", ()):
        # Of a participle that is not listed no finite verb is a form: *aberto* is not mended to *abrais*.
        related = [form for form in related if "Mood" not in form.feats]
    origins = [form for form in related if form.form.casefold() == spelt]
    # A tagger easily takes a verb that does not agree for a subjunctive or a past: *meine Frau arbeitest*.
    plain = [form for form in origins if token.upos in ("VERB", "AUX") and PLAIN.items() <= form.feats.items()]
    origins = [form for form in origins if _compatible(form.feats, token.feats, free)] + plain or origins
    if token.upos == "ADJ":
        # Estonian participles and other adjectives have their lemma in common, and nothing else: no *suurad*.
        alike = [form for form in origins if ("VerbForm" in form.feats) is ("VerbForm" in token.feats)]
        origins = [form for form in origins if any(is_the_same(form, other) for other in alike)] or origins
    attributive = _attributive(related) if token.upos == "DET" else related
    if token.upos == "NOUN":
        attributive = [form for form in related if not is_old_dative(form.lemma or "", form.form, form.feats)]
    spellings = {form.form.casefold() for form in attributive}
    for form in attributive:
        if is_old_spelling(form.form, written, spellings) or is_contrary(form.form.casefold(), spelt):
            continue
        # A lexicon can put several words under one lemma (German `mein`, `dein`): such words begin differently.
        first = form.form[:1].casefold() == spelt[:1] or are_of_one_article(spelt, form.form.casefold())
        if token.upos == "DET" and not first and form.lemma not in OF_SEVERAL_STEMS:
            continue
        if not form.form.casefold().startswith(_negation(form.lemma or "", spelt)):
            continue
        if origins:
            # Of Turkish nouns only some forms are listed with the third person, which all are.
            beside = free | {"Person"} if token.upos == "NOUN" else free
            if any(
                form.lemma == origin.lemma and _compared(form.feats, beside) == _compared(origin.feats, beside)
                for origin in origins
            ):
                yield form
        elif _compatible(form.feats, token.feats, free):
            yield form


def is_due(form: Form) -> bool:
    """Whether a form is one of Polish *powinien*, of which the dictionary says aspect, gender and number alone."""
    return form.lemma == "powinien" and "Aspect" in form.feats


OF_SEVERAL_STEMS = frozenset({"see"})
"""Estonian *see* is *need* in the plural."""


def _as_negated(spelt: str, form: Form) -> Form:
    """A form of an adjective with the negation that the word has and its lemma has not."""
    before = _negation(form.lemma, spelt)
    if before not in NEGATIONS or "ADJ" not in form.upos or form.form.casefold().startswith(before):
        return form
    return replace(form, form=before + form.form)


NEGATIONS = frozenset({"ne", "не"})
"""What Slavic adjectives are negated with."""


def _negation(lemma: str, form: str) -> str:
    """What a form has in front of its lemma's stem, which no other form of it may lack: Czech *nebezpečné*."""
    before = front(lemma.casefold(), form)
    if len(lemma) < SHORTEST_STEM and before not in NEGATIONS:
        # *Το* is a form of *ο*, and has no negation.
        return ""
    return before if form[len(before) :].startswith(lemma[:SHORTEST_STEM].casefold()) else ""


SHORTEST_STEM = 4
"""Letters of it that show that it is the lemma's."""


PLAIN = {"Mood": frozenset({"Ind"}), "Tense": frozenset({"Pres"})}
"""What most verbs are."""


def of_one_person(form: str, other: str) -> bool:
    """Whether a form may stand for another one as far as persons go: a German lexicon has all personal pronouns under
    one lemma, and the tagger does not always tell them apart."""
    own = [forms for forms in PERSONS if form in forms]
    return not own or any(other in forms for forms in own)


PERSONS = tuple(
    frozenset(forms.split())
    for forms in (
        *("ich mich mir", "du dich dir", "er ihn ihm", "es ihm", "sie ihr", "sie ihnen", "wir uns", "ihr euch"),
        *("es manis man mani manī", "du dvi dviejų dviem dviejuose dviejose"),
    )
)
"""The German personal pronouns, in lower case; and Latvian *es* and Lithuanian *du*, which are spelt as two of them."""


def as_polite(token: Token) -> Token:
    """German *Sie* within a sentence is a plural by its form, whatever the tagger makes of it: *Ihnen*, not *Ihr*."""
    if token.upos != "PRON" or token.form != "Sie" or token.id == 1:
        return token
    feats = {name: values for name, values in token.feats.items() if name != "Gender"}
    return replace(token, feats={**feats, "Number": frozenset({"Plur"})})


def _compared(feats: Features, free: frozenset[str]) -> Features:
    """The features that two forms of a word must share; treebanks have adjectives with and without a degree."""
    return {name: values for name, values in kept(feats, free).items() if values != _POSITIVE}


_POSITIVE = frozenset({"Pos"})


def _attributive(forms: list[Form]) -> list[Form]:
    """Of a determiner's forms those that stand before a noun, as far as the lexicon tells.

    A form without declension beside others that have one stands alone (`dessen`), and so does one with an ending where
    another of the lemma has none in the same cell (`unserer` beside `unser`), so that adjectives after that are strong.
    """
    if not any(DECLENSION in form.feats for form in forms):
        return forms

    def cell(form: Form) -> tuple[object, ...]:
        return (form.lemma, *(form.feats.get(name) for name in ("Case", "Gender", "Number")))

    bare = {cell(form) for form in forms if form.feats.get(DECLENSION) == STRONG}
    return [
        form
        for form in forms
        if DECLENSION in form.feats and (cell(form) not in bare or form.feats[DECLENSION] == STRONG)
    ]


def is_told_participle(token: Token) -> bool:
    """Whether a word is the participle of a verb, though it was told to be the adjective that says what something
    is."""
    return token.upos == "ADJ" and token.deprel == WHAT_IT_IS and "Part" in token.feats.get("VerbForm", ())


def _alike(token: Token, form: Form) -> bool:
    if token.upos in form.upos or ("VERB" in form.upos and is_told_participle(token)):
        return True
    return token.upos in {"DET", "ADJ"} and not ALIKE[token.upos].isdisjoint(form.upos)


def kept(feats: Features, free: frozenset[str]) -> dict[str, frozenset[str]]:
    """The features that a repair leaves as they are."""
    return {name: values for name, values in feats.items() if name not in free}


def _compatible(feats: Features, others: Features, free: frozenset[str]) -> bool:
    """Whether two sets of features contradict each other in nothing that a repair keeps."""
    return all(not values.isdisjoint(others.get(name, values)) for name, values in kept(feats, free).items())


def is_the_same(form: Form, other: Form) -> bool:
    """Whether a form of an adjective is the other one, read as a participle or not: treebanks have Czech
    *specializované* as both, and some of its forms as one of them alone."""
    return form.lemma == other.lemma and kept(form.feats, OF_PARTICIPLES) == kept(other.feats, OF_PARTICIPLES)


OF_PARTICIPLES = frozenset({"VerbForm", "Voice"})
"""Features that an adjective has as a participle alone."""


def is_contrary(form: str, spelt: str) -> bool:
    """Whether one of two forms denies what the other one says: *byla* and *nebyla*."""
    return any(
        one.startswith(negation + other[:2]) and not other.startswith(negation)
        for negation in NEGATIONS
        for one, other in ((form, spelt), (spelt, form))
    )


def is_old_spelling(form: str, written: str, spellings: Collection[str]) -> bool:
    """Whether a German form is spelt as before 1996 (*mußt*) where the text has *muss*."""
    return "ß" in form and "ss" in written and "ß" not in written and form.casefold() in spellings


def is_old_dative(lemma: str, form: str, feats: Features) -> bool:
    """Whether a German form is a dative with *-e* (*dem Freunde*), which nobody means."""
    singular = "Dat" in feats.get("Case", ()) and "Sing" in feats.get("Number", ())
    return singular and form == f"{lemma}e" and form[:1].isupper()
