"""Repairs of Portuguese nouns in the plural behind a determiner of one, together with their attributes.

*Nenhum discos encontrados* is *nenhum disco encontrado*, and *uma ferramentas* is *uma ferramenta*: who writes
*nenhum*, *um* or *cada* means one, and *nenhuns* is hardly ever written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lambre_core.findings.changes import Change
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased
from lambre_core.grammar.rule import Outcome
from lambre_core.grammar.wording import base
from lambre_core.treebank.tree import Token, in_lower_case


def as_one(cause: Cause, outcomes: Sequence[Outcome]) -> Iterator[dict[int, Change]]:
    """The noun of a determiner of one, and the attributes of it that are in the plural, in the singular."""
    for clash in (violation.outcome for violation in cause.violations):
        determiner, noun = clash.dependent, clash.head
        if clash.rule.feature != "Number" or base(clash.rule.relation) != "det" or noun.upos != "NOUN":
            continue
        if OF_ONE.fullmatch(in_lower_case(determiner.form)) is None:
            continue
        attributes = {
            o.dependent.id: o.dependent
            for o in outcomes
            if o.head.id == noun.id and base(o.rule.relation) == "mod" and o.dependent.upos in {"ADJ", "VERB"}
        }
        changed = {
            word.id: change for word in (noun, *attributes.values()) if (change := in_the_singular(word)) is not None
        }
        if noun.id in changed:
            yield changed


OF_ONE = re.compile("nenhum(?:a)?|um(?:a)?|cada|qualquer|todo|toda")


def in_the_singular(word: Token) -> Change | None:
    """A noun, adjective or participle in the singular by its end; None where that is not one of a plural."""
    form = in_lower_case(word.form)
    for end, one in ENDS:
        if form.endswith(end) and len(form) > len(end) + 1:
            new = form[: -len(end)] + one
            return Change(cased(new, word.form or ""), {**word.feats, "Number": frozenset({"Sing"})}, 1)
    return None


ENDS = (
    ("ções", "ção"),
    ("sões", "são"),
    ("ões", "ão"),
    ("ais", "al"),
    ("éis", "el"),
    ("óis", "ol"),
    ("íveis", "ível"),
    ("áveis", "ável"),
    ("ns", "m"),
    ("res", "r"),
    ("zes", "z"),
    ("as", "a"),
    ("es", "e"),
    ("os", "o"),
    ("is", "i"),
    ("us", "u"),
)
"""Ends of plurals and of their singulars, the longest first; what makes no word is refused when the sentence is
parsed again."""
