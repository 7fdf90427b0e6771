"""Complements: a verb right behind one that asks for an infinitive is its complement, whatever the parser says.

Where somebody writes *я хочу читал* or *ta hakkas laulda*, a parser that has seen correct text alone makes two clauses
of it, or a remark in one, or is in doubt. So the second verb is joined to the first, if it can be in no form that is
asked for; correct trees stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from lambre_core.findings.orders import ORDERS
from lambre_core.findings.readings import SELDOM, Readings
from lambre_core.grammar.rule import STANDING_ALONE, Completed, Completion
from lambre_core.treebank.tree import Sentence, Token, in_place_of

SURE = 0.9
"""Least probability of a verb to be one."""

BETWEEN = frozenset({"не", "ne", "se", "si"})
"""What may stand between the two verbs."""

OTHER_WORDS = frozenset({"hakkama", "може", "может"})
"""Forms that are other words as well: the first part of *hakkama saama*, to cope, and *perhaps*, often without a comma.
"""

WITH_ANOTHER = frozenset({"minema", "tulema"})
"""Verbs of going that stand with another finite verb in Estonian (*lähme vaatame*)."""

FORMS = STANDING_ALONE | {"Inf", "Sup"}
"""Forms of verbs that people write where another one is asked for."""

NEVER_ASKING = frozenset({"Conv", "Inf"})
"""Forms of verbs beside which nothing is joined."""

DECLINED = frozenset({"Case", "Variant"})
"""Features of forms that decline."""

STOPS = frozenset({"CCONJ", "PUNCT"})
ASKING = frozenset({"Int", "Rel"})
ASKING_WORDS = frozenset("кто кого кому кем что чего чему чем где куда откуда когда как сколько зачем почему".split())
"""Russian words that ask or relate, of which no feature says so."""


def with_infinitives(sentence: Sentence, readings: Readings, completed: Completed) -> Sentence:
    """The sentence with verbs as complements of those that ask for another form of them.

    Args:
        readings: of words out of context.
        completed: what asks for what (`Grammar.completed`).
    """
    if not completed:
        return sentence
    for place in range(len(sentence.tokens)):
        # What was joined before may have changed this word: *хочу начал читал*.
        head = sentence.tokens[place]
        asked = completion(head, completed)
        token = as_ended(neighbour(head, sentence), readings) if asked is not None else None
        if token is None or asked is None or is_idle(head, token) or not is_in_another_form(token, asked, readings):
            continue
        if is_open(head, token, asked, sentence):
            changed = {one.id: one for one in joined(token, head, asked.relation, sentence)}
            sentence = sentence.with_tokens(changed)
    return sentence


def completion(head: Token, completed: Mapping[tuple[str, str], Completion]) -> Completion | None:
    """What a word asks for, by its form or its lemma; what is an infinitive itself may be another word (Ukrainian
    *мати*), and the clause of a converb ends before the verb of its sentence (*õpetades sirgub*, *suutmata kaotab*)."""
    form = (head.form or "").lower()
    if form in OTHER_WORDS or head.lemma in WITH_ANOTHER or is_adverbial(head):
        return None
    return completed.get((head.upos or "", form)) or completed.get((head.upos or "", head.lemma or ""))


def is_adverbial(head: Token) -> bool:
    """Whether a verb is an infinitive or a converb, as an Estonian supine that says whence or without what is."""
    forms = head.feats.get("VerbForm", frozenset())
    return not NEVER_ASKING.isdisjoint(forms) or ("Sup" in forms and "Ill" not in head.feats.get("Case", _ILLATIVE))


_ILLATIVE = frozenset({"Ill"})


def neighbour(head: Token, sentence: Sentence) -> Token | None:
    """The verb behind a word, with nothing but a particle between."""
    behind = sentence.tokens[head.id : head.id + 2]
    near = [word for word in behind if (word.form or "").lower() not in BETWEEN and not is_told(word, head)]
    return near[0] if near and near[0].upos == "VERB" else None


def is_told(word: Token, head: Token) -> bool:
    """Whether a word is the personal pronoun in the dative of who is told to do something: *заборонив йому курить*."""
    return word.upos == "PRON" and word.feats.get("Case") == frozenset({"Dat"}) and head.lemma in ORDERS


def as_ended(token: Token | None, readings: Readings) -> Token | None:
    """A verb that seems an infinitive, which it cannot be by its end, in the form that it is in: to the tagger
    *studuje* is one behind *chce*."""
    if token is None or "Inf" not in token.feats.get("VerbForm", ()):
        return token
    found = readings(token)
    if any("Inf" in reading.feats.get("VerbForm", ()) for reading in found):
        return token
    return replace(token, feats=found[0].feats)


def is_idle(head: Token, token: Token) -> bool:
    """Whether a verb is there to ask or to grant: *хочешь скажу*, *хочешь не хочешь*."""
    offered = "2" in head.feats.get("Person", ()) and "1" in token.feats.get("Person", ())
    return offered or head.lemma == token.lemma


def is_in_another_form(token: Token, asked: Completion, readings: Readings) -> bool:
    """Whether a verb stands in a form of its own, or in another infinitive, and can be in none that is asked for; who
    is told to do something is no complement (*можете скажите*), and a participle that declines is an attribute."""
    forms = token.feats.get("VerbForm", frozenset())
    if forms.isdisjoint(FORMS) or ("Part" in forms and not token.feats.keys().isdisjoint(DECLINED)):
        return False
    if "Pass" in token.feats.get("Voice", ()) or believed_upos(token) < SURE:
        return False
    found = [reading for reading in readings(token) if reading.upos == token.upos]
    told = any("Imp" in reading.feats.get("Mood", ()) and reading.probability >= SELDOM for reading in found)
    return not told and all(asked.forms.isdisjoint(reading.feats.get("VerbForm", ())) for reading in found)


def believed_upos(token: Token) -> float:
    """The probability that the tagger gives to a word's part of speech; 1 on a gold tree."""
    known = token.beliefs.upos if token.beliefs is not None else None
    return known.get(token.upos or "", 0.0) if known else 1.0


def is_open(head: Token, token: Token, asked: Completion, sentence: Sentence) -> bool:
    """Whether a verb still wants its complement: there is none in its clause but the verb behind it, and it is no
    clause of its own within another (*как могу помогаю*)."""
    before = clause_side(reversed(sentence.tokens[: head.id - 1]))
    after = clause_side(iter(sentence.tokens[head.id :]))
    asking = any(
        word.upos == "SCONJ"
        or not ASKING.isdisjoint(word.feats.get("PronType", ()))
        or (word.form or "").lower() in ASKING_WORDS
        for word in before
    )
    has_one = any(
        not asked.forms.isdisjoint(word.feats.get("VerbForm", ())) and word.id not in {head.id, token.id}
        for word in (*before, *after)
    )
    return not asking and not has_one


def clause_side(words: Iterator[Token]) -> list[Token]:
    """The words up to the next stop or conjunction."""
    found = []
    for word in words:
        if word.upos in STOPS:
            break
        found.append(word)
    return found


def joined(token: Token, head: Token, relation: str, sentence: Sentence) -> Iterator[Token]:
    """What changes: the complement, and where its head stood below it what the two hang together by, which takes its
    place, and what stood before."""
    sure = token.beliefs and replace(token.beliefs, heads={head.id: 1.0}, deprels={relation: 1.0})
    yield replace(token, head=head.id, deprel=relation, beliefs=sure)
    if not sentence.depends_on(head, token):
        return
    top = head
    while top.head != token.id and (above := sentence.head_of(top)) is not None:
        top = above
    yield in_place_of(token, top)
    for word in sentence.tokens:
        if word.head == token.id and word.id < head.id and word.id != top.id:
            yield replace(word, head=head.id, beliefs=word.beliefs and replace(word.beliefs, heads={head.id: 1.0}))
