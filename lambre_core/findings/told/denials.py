"""Told denials: Finnish verbs in a form that is never denied, right behind the negative verb: *ei tulee*, *en olisin*.

What is denied has no person of its own. Forms in *-mme*, *-tte*, *-taan* and *-ttiin*, those of *olla* with a person,
and those in a long vowel that connegatives never have (*ei haluaa*) leave no choice, whatever a parser that has seen
correct text alone makes of them. What is denied of nobody in particular has an object, which is a partitive: *asiakirja
ei tallennettu* and *fail ei leitud* have a nominative.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.negation import DENIED, lacks_something
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.arguments import before_in_clause
from lambre_core.findings.told.quantities import NOM, cases_of, is_a_time
from lambre_core.findings.told.relations import DENIED_OBJECT, as_told
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

NEGATIVE = frozenset("en et ei emme ette eivät ellen ellet ellei ellemme ellette elleivät".split())

NEVER_DENIED = re.compile(
    "(?:olen|olet|on|olemme|olette|ovat|olin|olit|oli|olimme|olitte|olivat|olisin|olisit|olisimme|olisitte|olisivat)|"
    "[a-zäö]{3,}(?:mme|isitte|ivat|ivät|[tdlnr](?:aa|ää)n|t(?:tiin|iin)|(?<![aeiouyäö])(?:ee|oo|öö|uu|yy)|"
    "[eiouyö](?:aa|ää))|"
    "[a-zäö]*[aeiouyäö](?<!m[aä][aä])(?<!v[aä])n|[a-zäö]+[aeioyäö](?<!y)(?<![nlrs]ee)t|"
    "(?:tuli|meni|sai|teki|näki|antoi|otti|lähti|söi|joi|kävi|tiesi|halusi|osasi|löysi|ymmärsi|kirjoitti|auttoi)"
)
"""Forms with a person, passives and some in the past that no connegative is spelt like."""


def denied_in(sentence: Sentence, language: str) -> Iterator[Token]:
    """The denied verbs of a sentence in a form that is never denied, joined to the negative verb, and these."""
    if language != "fi":
        yield from denied_in_estonian(sentence)
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


def denied_in_estonian(sentence: Sentence) -> Iterator[Token]:
    """The Estonian verbs right behind *ei* in the past or with the ending of a person: *ei avaldas*, *ei lugesin*."""
    for verb, token in zip(sentence.tokens, sentence.tokens[1:], strict=False):
        surely = token.beliefs is None or token.beliefs.upos.get("VERB", 0.0) >= SURE
        if verb.upos != "AUX" or in_lower_case(verb.form) != "ei" or token.upos != "VERB" or not surely:
            continue
        joined = token.head in {verb.id, verb.head} and not lacks_something(verb, token, sentence)
        if joined and PAST.fullmatch(in_lower_case(token.form)) is not None:
            yield as_told(token, "VERB", {"Connegative": frozenset({"No"})}, (verb.id, DENIED))
            yield as_told(verb, "AUX", {}, (verb.head or 0, verb.deprel or "") if verb.head != token.id else None)


SURE = 0.9
PAST = re.compile("[a-zõäöü]{3,}(?:(?<!m)as|(?<!mat)is|us|nes|sin|sid|sime|site|[aeiou](?:n|b|vad))")
"""Forms of the past and with the ending of a person, and none of participles, supines or nouns that a verb behind *ei*
may be spelt like."""


DENIED_PASSIVE = {
    "et": re.compile("[a-zõäöü]{2,}(?:tud|dud)"),
    "fi": re.compile("[a-zäö]{2,}[aeiouyäö]tt[uy]|tehty|nähty|saatu|syöty|juotu|tuotu|viety|myyty|luotu"),
}
"""Forms right behind *ei* of what was not done; others are spelt as verbs of somebody (*ei onnistu*, *ei lopeta*)."""


def undone_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The nominatives right before *ei* and a verb of nobody in particular, which opens no other clause, joined to it:
    *asiakirja ei tallennettu*, *fail ei leitud*. Behind *ole* it says in which state something is (*fail ei ole
    avatud*)."""
    for noun, denying, verb in zip(sentence.tokens, sentence.tokens[1:], sentence.tokens[2:], strict=False):
        if in_lower_case(denying.form) != "ei" or noun.upos != "NOUN" or denying.upos != "AUX":
            continue
        if DENIED_PASSIVE[language].fullmatch(in_lower_case(verb.form)) is None or verb.upos not in {"VERB", "ADJ"}:
            continue
        before = before_in_clause(noun, sentence)
        alone = not any(word.upos in {"AUX", "VERB"} and "Fin" in word.feats.get("VerbForm", ()) for word in before)
        plain = cases_of(noun, readings) == NOM and not is_a_time(noun) and verb.lemma not in intransitive()
        before_it = sentence.tokens[noun.id - 2] if noun.id > 1 else None
        opens = before_it is None or before_it.form == ":"
        state = is_in_a_state(noun, verb)
        label = (verb.id == len(sentence.tokens) and (noun.id == 1 or state)) or (opens and state)
        if alone and plain and (noun.form or "").isalpha() and not label:
            yield as_told(noun, "NOUN", {"Case": NOM}, (verb.id, DENIED_OBJECT))
            yield as_told(verb, "VERB", {}, (denying.id, COMPLETING))
            yield as_told(denying, "AUX", {}, (0, "root") if denying.head == verb.id else None)


def is_in_a_state(noun: Token, verb: Token) -> bool:
    """Whether what ends a label without a stop says what is so rather than what happened, with its *ole* left out:
    *verkkolaitteiden määrittäminen ei sallittu*, *laitteen malli ei tuettu*."""
    return STATE.fullmatch(in_lower_case(verb.form)) is not None or in_lower_case(noun.form).endswith(("minen", "mine"))


STATE = re.compile(
    "sallittu|tuettu|hyväksytty|vaadittu|suositeltu|määritetty|määritelty|asetettu|valittu|yhdistetty|rajoitettu|sidottu|"
    "lubatud|toetatud|keelatud|nõutud|soovitatud|määratud|valitud|seadistatud|piiratud|ühendatud"
)
"""Participles for a lasting state."""

COMPLETING = "comp:aux"
"""Relation of what is denied to what denies it."""
