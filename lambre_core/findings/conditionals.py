"""Czech conditionals: *by* has forms of its own for the persons; no *jsem*, *jsi*, *jsme*, *jste* follows it."""

from __future__ import annotations

from collections.abc import Mapping

from lambre_core.findings.merging import Cause
from lambre_core.treebank.tree import Sentence, Span, Token

CONDITIONAL: Mapping[str, str] = {
    "jsem": "bych",
    "sem": "bych",
    "jsi": "bys",
    "jsme": "bychom",
    "sme": "bychom",
    "jste": "byste",
    "ste": "byste",
}
"""The present of *být*, as it is also spelt, to the conditional of that person."""

_BY = "by"
_REFLEXIVE = frozenset({"se", "si"})


def is_split(conditional: Token, present: Token, sentence: Sentence) -> bool:
    """Whether a conditional and a present stand as two words for one form: *by jsme*, *aby jsme*; *by ses* is right."""
    return (
        "Cnd" in conditional.feats.get("Mood", ())
        and (present.form or "").lower() in CONDITIONAL
        and present.id == conditional.id + 1
        and not any(multiword.first <= present.id <= multiword.last for multiword in sentence.multiwords)
    )


def contraction(cause: Cause, sentence: Sentence, text: str) -> tuple[Span, str] | None:
    """What stands in a text for a finding of two such words, and what is to stand there: *aby jsme*, *abychom*.

    None for other findings, and before *se* and *si*, where usage wavers between *by ses* and *bys se*.
    """
    for outcome in (violation.outcome for violation in cause.violations):
        first, second = sorted((outcome.dependent, outcome.head), key=lambda token: token.id)
        if (
            outcome.rule.feature != "Mood"
            or not is_split(first, second, sentence)
            or first.span is None
            or second.span is None
        ):
            continue
        surface, present = text[slice(*first.span)], (second.form or "").lower()
        after = sentence.tokens[second.id].form if second.id < len(sentence.tokens) else None
        if surface.lower().endswith(_BY) and not (present == "jsi" and (after or "").lower() in _REFLEXIVE):
            return (first.span[0], second.span[1]), surface[: -len(_BY)] + _cased(CONDITIONAL[present], surface)
    return None


def _cased(form: str, surface: str) -> str:
    if surface.isupper():
        return form.upper()
    return form.capitalize() if surface == _BY.capitalize() else form
