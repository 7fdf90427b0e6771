"""Told infinitives: Estonian and Finnish verbs, adjectives and nouns and the infinitive or supine that the parser joins
to them, or that stands right behind them.

*Hakkas klaverit mängida*, *on oluline kontrollima*: an infinitive ends otherwise than a supine, so that the form is as
sure as the clause; and *nutta* right behind *hakkas*, of which a parser that has seen correct text alone makes a noun,
is a form of *nutma*. Who is good at something is so with a supine (*hea laulma*), so that only adjectives of what is
done are listed in the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import dropwhile

from lambre_core.findings.complements import is_adverbial
from lambre_core.findings.told.relations import SELF, as_told
from lambre_core.grammar.rule import Grammar
from lambre_core.lexicon.written import written_for
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

INFINITIVE, SUPINE = frozenset({"Inf"}), frozenset({"Sup"})
VERBS = frozenset({"AUX", "VERB"})
ASKING = VERBS | {"ADJ", "ADV"}
ILLATIVE = frozenset({"Ill"})
OTHER_WORDS = frozenset("süüa juua minema olla".split())
"""What there is to eat and drink (*panin süüa*), what is needed (*läheb vaja minema*), how somebody is (*hakkab paha
olla*)."""
NEEDED = frozenset("vaja tarvis".split())
STOPS = frozenset(",;:.!?")


def completed_in(sentence: Sentence, grammar: Grammar) -> Iterator[Token]:
    """The infinitives and supines of a sentence that stand for one another, joined to what asks for the other form."""
    yield from completing_predicates(sentence, grammar)
    if grammar.language == "et":
        yield from in_order_to_in(sentence)
    if grammar.language == "fi":
        yield from finnish_infinitives(sentence, grammar)
        return
    for head in sentence.tokens:
        if head.upos not in ASKING:
            continue
        asked = asked_by(head, grammar)
        token = complement_of(head, asked, sentence, grammar.language) if asked else None
        if token is not None:
            form = SUPINE if asked == INFINITIVE else INFINITIVE
            feats = {"VerbForm": form, "Case": ILLATIVE} if form == SUPINE else {"VerbForm": form}
            yield as_told(token, "VERB", feats, (head.id, SELF))
            yield as_told(head, head.upos, {}, None)


def finnish_infinitives(sentence: Sentence, grammar: Grammar) -> Iterator[Token]:
    """The Finnish infinitives of another kind than the verb before them asks for, with adverbs between alone: *jouduin
    odottaa*, *osaan ajamaan*."""
    for head in sentence.tokens:
        rule = f"complement/verb-{SELF}-{(head.upos or '').lower()}/infform"
        told = grammar.of_governor.get((rule, head.lemma or ""))
        if told is None or is_adverbial(head) or is_said_of_nobody(head):
            continue
        behind = dropwhile(lambda word: word.upos == "ADV", sentence.tokens[head.id :])
        token = next(behind, None)
        if token is None or token.upos != "VERB" or token.head != head.id or not (token.form or "").islower():
            continue  # *mene Muokkaa-valikkoon* or what a menu is called
        kind = next((kind for kind, end in KINDS.items() if end.search(in_lower_case(token.form))), None)
        if kind is not None and kind not in told.allowed:
            yield as_told(token, "VERB", {"InfForm": frozenset({kind})}, (head.id, SELF))
            yield as_told(head, head.upos, {}, None)


def is_said_of_nobody(head: Token) -> bool:
    """Whether a verb of coming is in the third person, in which it also says what must be or can be done: *tuleb teha*,
    *tulee maksaa*, *käy laatuun*."""
    return head.lemma in COMING and SPEAKERS.isdisjoint(head.feats.get("Person", ()))


COMING = frozenset({"tulema", "tulla", "käydä"})


def completing_predicates(sentence: Sentence, grammar: Grammar) -> Iterator[Token]:
    """The infinitives of another kind than the adjective or noun right before them asks for, of which *to be* is said:
    *olen valmis aidata*, *minulla on mahdollisuus opiskelemaan*."""
    name, kinds = ("InfForm", KINDS) if grammar.language == "fi" else ("VerbForm", FORMS)
    for head, token in zip(sentence.tokens, sentence.tokens[1:], strict=False):
        if head.upos not in PREDICATES or token.upos != "VERB" or not is_a_predicate(head, sentence):
            continue
        rule = f"complement/verb-{SELF}-{(head.upos or '').lower()}/{name.lower()}"
        told = grammar.of_governor.get((rule, head.lemma or ""))
        form = in_lower_case(token.form)
        kind = next((kind for kind, end in kinds.items() if end.search(form)), None)
        later = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
        another = later is not None and later.upos in VERBS and "Inf" in later.feats.get("VerbForm", ())
        if told is not None and kind is not None and kind not in told.allowed and not another:
            yield as_told(token, "VERB", {name: frozenset({kind})}, (head.id, SELF))
            yield as_told(head, head.upos, {}, None)


def in_order_to_in(sentence: Sentence) -> Iterator[Token]:
    """The Estonian supines that are the only verb of what *et* begins behind a comma, up to a stop, joined to that, in
    which an infinitive says what for: *vajuta nuppu, et pilti salvestama*."""
    for joint in sentence.tokens[1:-1]:
        if in_lower_case(joint.form) != "et" or sentence.tokens[joint.id - 2].form != ",":
            continue
        behind = rest_of_clause(joint, sentence)
        verbs = [word for word in behind if word.upos in VERBS]
        ends = len(verbs) == 1 and verbs[0] is behind[-1] and len(behind) + joint.id < len(sentence.tokens)
        if ends and verbs[0].feats.get("VerbForm") == SUPINE and in_lower_case(verbs[0].form).endswith("ma"):
            yield as_told(verbs[0], "VERB", {"VerbForm": SUPINE}, (joint.id, SELF))
            yield as_told(joint, "SCONJ", {}, None)


PREDICATES = frozenset({"ADJ", "ADV", "NOUN"})
FORMS = {"Sup": re.compile("ma$"), "Inf": re.compile("(?:[dt]|[lnr]|[oöuü])a$|[aeiouõäöü][dt]a$")}
"""How Estonian supines and infinitives end."""


def is_a_predicate(head: Token, sentence: Sentence) -> bool:
    """Whether a nominative or partitive stands behind *to be*, with adverbs and adjectives alone between."""
    case = head.feats.get("Case", NOMINATIVES)
    if not case <= NOMINATIVES or (head.lemma in {"aeg", "aika"} and "Nom" in case):
        return False  # *on aeg magama*
    for word in reversed(sentence.tokens[: head.id - 1]):
        if word.lemma in BEING:
            return word.upos in VERBS
        if word.upos not in {"ADV", "ADJ", "DET"}:
            return False
    return False


BEING = frozenset({"olema", "olla"})
NOMINATIVES = frozenset({"Nom", "Par"})

KINDS = {
    "3": re.compile("m(?:aa|ää)n$"),
    "1": re.compile("(?:[aeiouyäö]|[dlnrst])[aä](?<!(?<!n)n[aä])(?<!ss[aä])(?<!m[aä](?:st|ll|tt)[aä])$"),
}
"""How Finnish infinitives end: *tekemään*, *tehdä*."""


def asked_by(head: Token, grammar: Grammar) -> frozenset[str]:
    """Infinitive or supine, where a word asks for one of the two and never stands beside the other."""
    rule = f"complement/verb-{SELF}-{(head.upos or '').lower()}/verbform"
    governor = head.lemma if head.upos in VERBS else in_lower_case(head.form)
    told = grammar.of_governor.get((rule, governor or ""))
    if head.upos in VERBS and "Sup" in head.feats.get("VerbForm", ()):
        return frozenset()  # *suutis masina käima panna*
    if told is None or governor in READY or (head.upos in VERBS and (is_adverbial(head) or is_said_of_nobody(head))):
        return frozenset()
    forms = frozenset(told.allowed) & (INFINITIVE | SUPINE)
    return forms if len(forms) == 1 else frozenset()


READY = frozenset({"valmis", "nõus"})
"""Words that ask for a supine behind *to be* alone: *on valmis aitama*, but *tahan selle valmis teha*."""


def complement_of(head: Token, asked: frozenset[str], sentence: Sentence, language: str) -> Token | None:
    """The only infinitive or supine of a clause behind a word, if it is the one that is not asked for and belongs to
    the word; what stands right behind a verb may be one that the parser takes for a noun."""
    behind = rest_of_clause(head, sentence)
    verbs = [word for word in behind if word.upos in VERBS or is_infinitive(word, language)]
    if len(verbs) != 1:
        return None
    (token,) = verbs
    if not (token.form or "").islower() or in_lower_case(token.form) in OTHER_WORDS:
        return None
    if any(in_lower_case(word.form) in NEEDED for word in behind):
        return None
    if token.upos not in VERBS:
        near = token.id == head.id + 1 and head.upos in VERBS and asked == SUPINE
        return token if near else None
    other = SUPINE if asked == INFINITIVE else INFINITIVE
    if head.upos == "ADJ" and in_lower_case(token.form) == "olema":
        return None  # *see hakkab raske olema*
    if token.feats.get("VerbForm") != other or (other == SUPINE and token.feats.get("Case", ILLATIVE) != ILLATIVE):
        return None
    near = token.head == head.id or (head.upos not in VERBS and token.id == head.id + 1)
    return token if near or token.head == head.head else None


def rest_of_clause(head: Token, sentence: Sentence) -> list[Token]:
    """The words behind one up to the next stop or conjunction."""
    found: list[Token] = []
    for word in sentence.tokens[head.id :]:
        if word.form in STOPS or word.upos in {"CCONJ", "SCONJ"}:
            break
        found.append(word)
    return found


def is_infinitive(word: Token, language: str) -> bool:
    """Whether a noun is spelt like an infinitive that is known."""
    return word.upos == "NOUN" and in_lower_case(word.form) in infinitives(language)


@cache
def infinitives(language: str) -> frozenset[str]:
    """The infinitives of verbs that are listed with their whole lemma."""
    changes = written_for(language).patterns.changes.get("VERB", {})
    return frozenset(put for lemma, puts in changes.items() if len(lemma) >= SHORTEST for put in puts)


SHORTEST = 5
"""Letters of the shortest lemma: shorter ones are ends."""
