"""Repairs of Lithuanian and Latvian words by their ends, where no paradigm has what is asked for: definite adjectives,
datives of plurals behind adpositions and of what must be so, participles for what somebody does meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lambre_core.findings.changes import Change
from lambre_core.findings.merging import Cause
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.baltic_meanwhile import in_another_cell
from lambre_core.findings.told.baltic_words import DATIVE, LATVIAN, LITHUANIAN
from lambre_core.findings.told.lithuanian_nouns import in_other_cases
from lambre_core.findings.told.relations import CASES_ASKED, COUNTED, DEFINED, MEANWHILE, TWO_PREDICATES, WHAT_IT_IS
from lambre_core.grammar.rule import Outcome
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token, in_lower_case

DEFINITE = (
    ("iem", "ajiem"),
    ("am", "ajam"),
    ("ai", "ajai"),
    ("ām", "ajām"),
    ("as", "ās"),
    ("us", "os"),
    ("a", "ā"),
    ("u", "o"),
    ("i", "ie"),
    ("š", "ais"),
    ("s", "ais"),
)
"""Ends of Latvian indefinite adjectives and of definite ones in the same case, the longest first."""
SEVERAL = (("us", "iem"), ("as", "ām"), ("es", "ēm"), ("is", "īm"), ("i", "iem"))
"""Ends of direct cases of the plural, and of its dative."""
DATIVES: Mapping[tuple[str, str], str] = {
    ("Masc", "Sing"): "am",
    ("Fem", "Sing"): "ai",
    ("Masc", "Plur"): "iem",
    ("Fem", "Plur"): "ām",
}
THREE = {"trīs": "trim"}
ONE = {"viens": "viena", "viena": "viens", "vienas": "viena"}
"""*Viena no grāmatām*; a Lithuanian *viena* is mended elsewhere."""


def of_baltic_words(
    cause: Cause, outcomes: Sequence[Outcome], readings: Readings, language: str
) -> Iterator[dict[int, Change]]:
    """What mends words that were told to belong together."""
    for outcome in (violation.outcome for violation in cause.violations):
        word, head, relation = outcome.dependent, outcome.head, outcome.rule.relation
        if relation == MEANWHILE:
            cell = cell_of(head.feats)
            form = in_another_cell(in_lower_case(word.form), cell, language) if cell is not None else None
            if form is not None:
                yield changed(word, form, {name: head.feats[name] for name in ("Gender", "Number")})
        if relation == COUNTED and outcome.rule.feature == "Gender" and in_lower_case(word.form) in ONE:
            yield changed(word, ONE[in_lower_case(word.form)], {"Gender": head.feats.get("Gender", frozenset())})
        if language == LITHUANIAN and word.upos == "NOUN":
            yield from in_the_case_asked(word, outcome, readings)
        if language != LATVIAN:
            continue
        if relation == DEFINED and (form := with_other_end(in_lower_case(word.form), DEFINITE)) is not None:
            yield changed(word, form, {"Definite": frozenset({"Def"})})
        if relation == CASES_ASKED["Dat"] and head.upos == "ADP":
            yield in_the_dative(word, outcomes)
        if relation == WHAT_IT_IS and outcome.rule.feature == "Case" and head.feats.get("Case") == DATIVE:
            cell = cell_of(head.feats)
            stem = in_lower_case(word.form).rstrip("sš") if in_lower_case(word.form).endswith(("s", "š")) else None
            stem = in_lower_case(word.form)[:-1] if stem is None else stem.removesuffix("a")
            if cell is not None:
                yield changed(word, stem + DATIVES[cell], {"Case": DATIVE})


def case_asked(outcome: Outcome) -> str | None:
    """The case that a noun is told to be in: the one that its verb or adposition takes, or that of the noun before
    *and*."""
    if outcome.rule.relation == TWO_PREDICATES:
        return next(iter(outcome.head.feats.get("Case", ())), None)
    return next((case for case, relation in CASES_ASKED.items() if relation == outcome.rule.relation), None)


def in_the_case_asked(noun: Token, outcome: Outcome, readings: Readings) -> Iterator[dict[int, Change]]:
    """A Lithuanian noun in the case that is asked for right behind what asks for it, or behind *and*, where the lexicon
    has its nominative."""
    asked, form = case_asked(outcome), in_lower_case(noun.form)
    if noun.id != outcome.head.id + 1 and outcome.rule.relation != TWO_PREDICATES:
        return
    for own in sorted(noun.feats.get("Case", ())) if asked is not None else ():
        if own not in {"Nom", "Acc"}:
            continue
        known = (
            (new, number)
            for new, number in in_other_cases(form, own, asked or "", lambda base: is_a_noun(base, readings))
        )
        for new, number in known:
            yield changed(noun, new, {"Case": frozenset({asked or ""}), "Number": frozenset({number})})


def is_a_noun(form: str, readings: Readings) -> bool:
    """Whether a lexicon has a form as a noun in the nominative."""
    return any("Nom" in one.feats.get("Case", ()) for one in known_as(form, "NOUN", readings))


def in_the_dative(noun: Token, outcomes: Sequence[Outcome]) -> dict[int, Change]:
    """A noun in the plural and the numeral that counts it in the dative."""
    words = [noun, *(o.dependent for o in outcomes if o.head.id == noun.id and o.dependent.upos == "NUM")]
    made: dict[int, Change] = {}
    for word in words:
        form = in_lower_case(word.form)
        new = THREE.get(form) or with_other_end(form, SEVERAL)
        if new is not None:
            made.update(changed(word, new, {"Case": DATIVE}))
    return made


def with_other_end(form: str, ends: tuple[tuple[str, str], ...]) -> str | None:
    """A form with another end, by the first that it has; None where it has none of them."""
    found = next(((old, new) for old, new in ends if form.endswith(old)), None)
    return form[: -len(found[0])] + found[1] if found is not None else None


def cell_of(feats: Features) -> tuple[str, str] | None:
    """The gender and number of some features, if they have one each."""
    genders, numbers = feats.get("Gender", frozenset()), feats.get("Number", frozenset())
    if len(genders) != 1 or len(numbers) != 1:
        return None
    (gender,), (number,) = genders, numbers
    return gender, number


def changed(word: Token, form: str, feats: Features) -> dict[int, Change]:
    """A word with another form."""
    return {word.id: Change(cased(form, word.form or ""), {**word.feats, **feats}, 1)}
