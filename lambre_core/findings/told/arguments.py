"""Told arguments: Estonian and Finnish verbs that ask for one case, and what stands behind them in another one.

Any verb may have a noun in a case of place beside it, so that the rules about what verbs govern put up with these
(`Rule.besides`). But some are not said beside some verbs: who *keskendub* does so *millele*, never *millest*, and who
lives somewhere does so there and not thither (*elab maal*). Where the clause has nothing in the case that is asked for,
the first noun behind the verb, which the parser joins to it, is what was meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.quantities import NOM, PAR, PLAIN, SHORT, cases_of, is_at_its_end
from lambre_core.findings.told.relations import PLACED, SELF, TOLD_OBLIQUE, as_told
from lambre_core.grammar.conditions import verb_and_auxiliaries
from lambre_core.grammar.judge import governors_of
from lambre_core.grammar.rule import Grammar, Rule
from lambre_core.lexicon.classes import MARKS
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

RELATIONS = (SELF, TOLD_OBLIQUE, PLACED)
GOVERNING = frozenset({"ADJ", "ADV", "VERB"})
NOMINALS = frozenset({"NOUN", "PRON", "PROPN"})
DECLINED = NOMINALS | {"ADJ", "DET", "NUM"}
STOPS = frozenset(",;:.!?")
NOT_FINITE = frozenset({"Inf", "Sup"})
COUNTING = frozenset(
    "palju vähe rohkem vähem mitu paar enam hulk osa enamik kogu paljon vähän enemmän monta pari lisää useita".split()
)
"""What a partitive depends on though the parser may not see it."""

ALMOST_ANY = frozenset("midagi mida seda mitään mitä sitä jotain jotakin kõik kaikki".split())
"""Pronouns that say how much is done beside any verb."""


def arguments_in(sentence: Sentence, readings: Readings, grammar: Grammar) -> Iterator[Token]:
    """The words of a sentence in a case that their verb does not ask for, joined to it, and these verbs."""
    for head in sentence.tokens:
        if head.upos not in GOVERNING or is_attribute(head, sentence) or is_no_governor(head, sentence):
            continue
        for relation in RELATIONS:
            if relation == PLACED and not NOT_FINITE.isdisjoint(head.feats.get("VerbForm", ())):
                continue  # *läks elama Norrasse*
            rule = asked_by(head, relation, sentence, grammar)
            token = argument_of(head, rule, sentence, readings) if rule is not None else None
            if token is not None:
                yield as_told(token, token.upos, {"Case": token.feats["Case"]}, (head.id, relation))
                yield as_told(head, head.upos, {}, None)
                break


def is_no_governor(head: Token, sentence: Sentence) -> bool:
    """Whether a word is an adjective that says what something is made (*kindlaks määrama*), or a denied verb that the
    tagger takes for its own infinitive, as is never denied: *ei selvitä* is no form of *selvitä*."""
    made = head.upos == "ADJ" and "Tra" in head.feats.get("Case", ())
    before = sentence.tokens[head.id - 2] if head.id > 1 else None
    denied = before is not None and before.upos == "AUX" and "Neg" in before.feats.get("Polarity", ())
    return made or (denied and head.lemma == in_lower_case(head.form) and head.lemma.endswith(("a", "ä")))


def becoming_in(sentence: Sentence, readings: Readings, grammar: Grammar) -> Iterator[Token]:
    """The adjectives in the nominative that end the clause of a verb of becoming, joined to it: *ilm muutub soojem*."""
    rule = f"government/adj-{SELF}-verb/case"
    for verb in sentence.tokens:
        if verb.upos != "VERB" or (rule, verb.lemma or "") not in grammar.of_governor:
            continue
        behind = rest_of_clause(verb, sentence)
        adjectives = [word for word in behind if word.upos == "ADJ" and "VerbForm" not in word.feats]
        bare = [word for word in adjectives if cases_of(word, readings) == NOM and is_at_its_end(word, sentence)]
        # *Jotkut ovat muuttuneet ja toiset siirtyneet*: others.
        joined = any(word.upos == "CCONJ" for word in behind if bare and word.id < bare[0].id)
        translative = any("Tra" in word.feats.get("Case", ()) for word in behind)
        if len(bare) == len(adjectives) == 1 and not joined and not translative:
            yield as_told(bare[0], "ADJ", {"Case": NOM}, (verb.id, SELF))
            yield as_told(verb, "VERB", {}, None)


def is_attribute(head: Token, sentence: Sentence) -> bool:
    """Whether a word is an attribute of a noun behind it (*asjast huvitatud inimene*), or a participle that is spelt as
    a verb, behind another one (*eemaldad järgnevad kasutajad grupist*)."""
    if is_spelt_as_a_verb(head, sentence):
        return True
    noun = sentence.head_of(head)
    before = sentence.tokens[head.id - 2] if head.id > 1 else None
    if before is not None and before.lemma in BEING and noun is not None:
        cases = head.feats.get("Case", PAR)
        if cases.isdisjoint(noun.feats.get("Case", cases)):
            return False  # *olen tyytyväinen tulosta*
    return noun is not None and noun.id > head.id and (head.deprel or "").startswith("mod") and noun.upos in NOMINALS


def is_spelt_as_a_verb(head: Token, sentence: Sentence) -> bool:
    """Whether an Estonian plural in *-vad* stands before a noun in the nominative plural and behind a finite verb of
    its clause."""
    after = sentence.tokens[head.id] if head.id < len(sentence.tokens) else None
    if after is None or after.upos != "NOUN" or not in_lower_case(head.form).endswith("vad"):
        return False
    several = after.feats.get("Case") == NOM and "Plur" in after.feats.get("Number", ())
    return several and any("Fin" in word.feats.get("VerbForm", ()) for word in before_in_clause(head, sentence))


def asked_by(head: Token, relation: str, sentence: Sentence, grammar: Grammar) -> Rule | None:
    """The rule of what a word asks for on a relation, if there is one."""
    found = grammar.by_edge.get((relation, "NOUN", head.upos or ""), ())
    for general in found:
        for governor in governors_of(general, head, head, sentence):
            if (general.id, governor) in grammar.of_governor:
                return grammar.of_governor[general.id, governor]
    return None


def argument_of(head: Token, rule: Rule, sentence: Sentence, readings: Readings) -> Token | None:
    """What was meant as the argument of a word, in a case that is wrong; None where nothing is sure to be."""
    behind = rest_of_clause(head, sentence)
    clause = (*before_in_clause(head, sentence), *behind)
    known = [word for word in clause if may_be_asked(word) and word.lemma not in measures()]
    asked = frozenset(rule.allowed)
    if any(not cases_of(word, readings).isdisjoint(asked) for word in known):
        return None
    if any(ENDED.search(word.form or "") is not None for word in behind):
        return None  # *seotud rea ID-ga*
    token = next((word for word in behind if is_head_of_a_phrase(word, sentence) and not is_subject(word)), None)
    if token is None or token.head not in ids_of(head, sentence) or not is_free(token, sentence):
        return None
    if token.id > 1 and sentence.tokens[token.id - 2].form in {"[", "<", "{"}:
        return None  # *jotka liittyvät [note]*: a slot
    comma, after = (*sentence.tokens[token.id : token.id + 2], None, None)[:2]
    if comma is not None and comma.form == "," and after is not None and after.upos == "ADJ":
        return None  # *kõrge väärtusega, spetsiifilistele valdkondadele*
    own = token.feats.get("Case", frozenset(rule.besides))
    if not own.isdisjoint(rule.besides):
        return None
    enough = own == ELATIVE and in_lower_case(head.form) in ENOUGH
    if DISTRIBUTIVE.search(token.form or "") is not None:
        return None  # *kombed erinevad piirkonniti*
    whole = head.lemma in HELPING and token.upos == "PRON" and own <= ACCUSATIVE
    if whole and any(word.upos in {"ADV", "NOUN"} for word in sentence.tokens[token.id : token.id + 1]):
        return None  # *hän auttoi minut jaloilleni*
    if head.lemma in HELPING and (own == ILLATIVE or enough):
        return None
    if own.isdisjoint(PLAIN):
        placed = rule.relation != PLACED or own != ALLATIVE or is_a_place(token)
        other = is_before_a_verb(token, sentence) or is_before_what_is_done(token, sentence)
        return token if placed and token.lemma not in MANNERS and not other else None
    wrong = cases_of(token, readings)
    if any(not NOT_FINITE.isdisjoint(word.feats.get("VerbForm", ())) for word in behind):
        return None
    return token if may_be_plain(token, wrong, head, sentence, readings) else None


BEING = frozenset({"olema", "olla"})

ENDED = re.compile("[A-ZÄÖÜÕ]{2,}(?:-|:|')[a-zäöõü]+$")
"""An acronym with the ending of a case, of which no lexicon knows."""

MANNERS = frozenset("tapa malli laita muoto tyyli tahti vauhti suunta kerta aika loppu alku viis moodus".split())
"""Nouns that say how or when something is done beside any verb: *tuttuun tapaan*."""


def may_be_asked(word: Token) -> bool:
    """Whether a word may be what a verb asks for: a nominal, or a participle that stands for one."""
    return word.upos in DECLINED or (word.upos == "VERB" and "Part" in word.feats.get("VerbForm", ()))


def is_before_a_verb(token: Token, sentence: Sentence) -> bool:
    """Whether a participle or another verb stands right behind a word, which may be its own: *listalle lisäämäsi
    artikkelit*."""
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    return after is not None and after.upos in {"ADJ", "VERB"}


def is_before_what_is_done(token: Token, sentence: Sentence) -> bool:
    """Whether a noun of action stands right behind a word, which may be asked for by that: *täname saamisega nõustumise
    eest*, *luotamme viesteihin vastaamisen nopeuteen*."""
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    return after is not None and after.upos == "NOUN" and DOING.search(in_lower_case(after.form)) is not None


DOING = re.compile("mi(?:ne|s(?:e|t|se|es|est|ele|el|elt|eks|ega)|nen|sen|sta|stä|seen|seksi|sessa|sessä|sella|sellä)$")
"""Ends of Estonian nouns in *-mine* and of Finnish ones in *-minen*."""

WITH = frozenset({"Com"})
ALLATIVE = frozenset({"All"})
ILLATIVE = frozenset({"Ill"})
ELATIVE = frozenset({"Ela"})
ACCUSATIVE = frozenset({"Acc"})
DISTRIBUTIVE = re.compile("[aiu]ti$")
"""How Estonian adverbs end that say by what units something is so."""
HELPING = frozenset({"auttaa", "aitama"})
"""Verbs beside which an illative says to what end or against what: *auttaa alkuun*."""

ENOUGH = frozenset({"aitab", "aitas"})
"""Forms of an Estonian one that also say that there is enough of something: *aitab sellest*."""

PLACES = ("küla", "linn", "maa", "mägi", "rand", "saar", "tänav", "väljak", "korrus", "kallas", "talu")
DAYS = ("esmaspäev", "teisipäev", "kolmapäev", "neljapäev", "reede", "laupäev", "pühapäev")


def is_a_place(token: Token) -> bool:
    """Whether a noun surely says where or when, and not for whom something is (*toimub lastele*)."""
    return MARKS.sub("", token.lemma or "").endswith((*PLACES, *DAYS))


def ids_of(head: Token, sentence: Sentence) -> set[int]:
    """The ids of a verb and its auxiliaries, or of an adjective and its copula."""
    found = {word.id for word in verb_and_auxiliaries(head, sentence)}
    return found | {head.head or 0} if (head.deprel or "").startswith("comp:pred") else found


def is_subject(word: Token) -> bool:
    """Whether the parser takes a word for a subject in the nominative."""
    return (word.deprel or "").startswith("subj") and word.feats.get("Case") == NOM


def before_in_clause(head: Token, sentence: Sentence) -> list[Token]:
    """The words before one in its clause."""
    found: list[Token] = []
    for word in reversed(sentence.tokens[: head.id - 1]):
        if is_stop(word):
            break
        found.append(word)
    return found


def is_stop(word: Token) -> bool:
    """Whether a word ends a clause; quotation marks and brackets stand within one."""
    return word.upos == "SCONJ" or word.form in STOPS


def rest_of_clause(head: Token, sentence: Sentence) -> list[Token]:
    """The words behind one in its clause, up to another finite verb."""
    chain = ids_of(head, sentence)
    found: list[Token] = []
    for word in sentence.tokens[head.id :]:
        finite = "Fin" in word.feats.get("VerbForm", ()) and word.id not in chain
        if is_stop(word) or finite:
            break
        found.append(word)
    return found


def is_head_of_a_phrase(word: Token, sentence: Sentence) -> bool:
    """Whether a word is a noun or pronoun that is no attribute of one behind it."""
    head = sentence.head_of(word)
    attribute = head is not None and head.id > word.id and head.upos in NOMINALS
    return word.upos in NOMINALS and not attribute


def is_free(token: Token, sentence: Sentence) -> bool:
    """Whether a word is counted by nothing, governed by no adposition, and says neither how long nor how often."""
    if token.lemma in measures() or (token.form or "").endswith("-") or in_lower_case(token.form) in ALMOST_ANY:
        return False
    own = [word for word in sentence.tokens if word.head == token.id]
    around = sentence.tokens[max(token.id - 2, 0) : token.id + 1]
    counting = {"ADP"} if token.feats.get("Case") == WITH else {"ADP", "NUM"}
    return not any(word.upos in counting or "gov" in (word.deprel or "") for word in own) and not any(
        word.upos == "ADP" or in_lower_case(word.form) in COUNTING for word in around
    )


def may_be_plain(token: Token, wrong: frozenset[str], head: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a word that may be a nominative, genitive or partitive is an argument, and nothing else: the subject is
    another one, and nothing stands behind it whose attribute it may be."""
    if not wrong - SHORT <= PLAIN or not has_subject(head, token, sentence):
        return False
    if not is_at_its_end(token, sentence):
        return False
    if token.feats.get("Case") == PAR and believed(token, "Case", PAR) >= SURE:
        return True
    single = all("Plur" not in reading.feats.get("Number", ()) for reading in readings(token))
    return single and token.upos != "PROPN"


SURE = 0.9


def has_subject(head: Token, token: Token, sentence: Sentence) -> bool:
    """Whether a verb has a subject before it, or a person that needs none."""
    ids = ids_of(head, sentence)
    if any(not SPEAKERS.isdisjoint(sentence.tokens[number - 1].feats.get("Person", ())) for number in ids if number):
        return True
    return any(
        word.head in ids and (word.deprel or "").startswith("subj") and word.id < token.id for word in sentence.tokens
    )
