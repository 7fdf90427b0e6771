"""Told denials: Finnish verbs in a form that is never denied, right behind the negative verb: *ei tulee*, *en olisin*.

What is denied has no person of its own. Forms in *-mme*, *-tte*, *-taan* and *-ttiin*, those of *olla* with a person,
and those in a long vowel that connegatives never have leave no choice, whatever a parser that has seen correct text
alone makes of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.negation import DENIED
from lambre_core.findings.told.relations import as_told
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

NEGATIVE = frozenset("en et ei emme ette eivät ellen ellet ellei ellemme ellette elleivät".split())

NEVER_DENIED = re.compile(
    "(?:olen|olet|on|olemme|olette|ovat|olin|olit|oli|olimme|olitte|olivat|olisin|olisit|olisimme|olisitte|olisivat)|"
    "[a-zäö]{3,}(?:mme|isitte|ivat|ivät|[tdlnr](?:aa|ää)n|t(?:tiin|iin)|(?<![aeiouyäö])(?:ee|oo|öö|uu|yy))|"
    "[a-zäö]*[aeiouyäö](?<!m[aä][aä])(?<!v[aä])n|[a-zäö]+[aeioyäö](?<!y)(?<![nlrs]ee)t|"
    "(?:tuli|meni|sai|teki|näki|antoi|otti|lähti|söi|joi|kävi|tiesi|halusi|osasi|löysi|ymmärsi|kirjoitti|auttoi)"
)
"""Forms with a person, passives and some in the past that no connegative is spelt like."""


def denied_in(sentence: Sentence, language: str) -> Iterator[Token]:
    """The denied verbs of a sentence in a form that is never denied, joined to the negative verb, and these."""
    if language != "fi":
        return
    for verb, token in zip(sentence.tokens, sentence.tokens[1:], strict=False):
        if verb.upos != "AUX" or in_lower_case(verb.form) not in NEGATIVE or token.upos not in {"AUX", "VERB"}:
            continue
        joined = token.head == verb.id or verb.head == token.id
        form = in_lower_case(token.form)
        finite = not form.endswith("n") or ("Fin" in token.feats.get("VerbForm", ()) and "Case" not in token.feats)
        finite = finite and not form.endswith(("kaan", "kään"))
        spoken = in_lower_case(verb.form) == "et" and not form.endswith("t")  # *luulen, et oon täällä*
        if joined and finite and not spoken and NEVER_DENIED.fullmatch(form):
            above = verb.head if verb.head != token.id else token.head
            relation = verb.deprel if verb.head != token.id else token.deprel
            yield as_told(token, token.upos, {"Connegative": frozenset({"No"})}, (verb.id, DENIED))
            yield as_told(verb, "AUX", {}, (above or 0, relation or ""))
