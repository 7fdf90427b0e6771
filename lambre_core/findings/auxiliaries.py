"""Auxiliaries: German verbs of going, becoming and happening have *sein* in the perfect (*ich bin gegangen*), those
with an object *haben* (*ich habe es gesehen*); and what a modal verb asks for in the passive is *werden*.

Treebanks show which auxiliary a verb has, and no feature of a word says it; what beside the other is wrong is listed.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.certain import certain
from lambre_core.findings.subjects import OBJECTS
from lambre_core.treebank.tree import Sentence, Token

BEING = "comp:aux@being"
"""The relation of such a verb to a form of *haben*."""

HAVING = "comp:aux@having"
"""The relation of a verb with an object to a form of *sein*."""

AUXILIARY = "Auxiliary"
"""The feature that says what a verb has in the perfect; no feature of UD."""

OF_BEING = {
    "habe": "bin",
    "hast": "bist",
    "hat": "ist",
    "haben": "sind",
    "habt": "seid",
    "hatte": "war",
    "hattest": "warst",
    "hatten": "waren",
    "hattet": "wart",
    "hätte": "wäre",
    "hättest": "wärst",
    "hätten": "wären",
    "hättet": "wärt",
}
"""Forms of *haben* -> those of *sein*."""

OF_HAVING = {being: having for having, being in OF_BEING.items()}
"""Forms of *sein* -> those of *haben*."""

PARTICIPLES = frozenset(
    "abgereist abgestürzt angekommen angereist aufgefallen aufgestanden aufgetaucht aufgewachsen aufgewacht "
    "ausgegangen ausgerutscht ausgestiegen ausgestorben ausgewandert davongelaufen eingeschlafen eingestiegen "
    "eingestürzt eingetroffen eingewandert entkommen entstanden erkrankt erschienen ertrunken explodiert fortgegangen "
    "geblieben geflohen geflüchtet gegangen geklettert gekommen gelaufen gelungen gerannt gereist geschehen "
    "gescheitert gesprungen gestiegen gestorben gewachsen gewandert gewesen geworden heimgegangen heimgekommen "
    "hereingekommen heruntergefallen hingefallen hingegangen losgegangen misslungen mitgegangen mitgekommen passiert "
    "umgefallen umgekommen umgestiegen untergegangen verhungert verreist verschwunden verstorben vorbeigekommen "
    "weggegangen weggelaufen wiedergekommen zurückgegangen zurückgekehrt zurückgekommen".split()
)
"""Participles of verbs that never have *haben* without an object."""


MOVING = frozenset({"gefahren", "geflogen", "mitgefahren", "zurückgefahren", "zurückgeflogen"})
"""Participles of verbs that may have an object, so that they have *haben* as well."""

OF_OBJECTS = frozenset(
    "abgeholt angerufen bekommen benutzt besucht bestellt bezahlt erhalten erklärt erzählt gebaut gebracht gebraucht "
    "gefragt gefunden gegeben gegessen gehabt geholt gehört gekannt gekauft gekocht gelernt geliebt gelesen gemacht "
    "gemocht genommen gesagt geschrieben gesehen gespielt gesucht getragen getrunken gewonnen gewusst gezeigt "
    "heruntergeladen mitgebracht vergessen verkauft verloren verstanden".split()
)
"""Participles of verbs that never have *sein* beside an object."""

PASSIVE, BECOMING = "worden", "comp:aux@becoming"
"""The auxiliary of a passive in the perfect, and its relation to a modal verb."""

MODALS = re.compile("(?:kann|könn|konn|muss|müss|soll|will|woll|darf|dürf|durf|möcht)[a-zäöüß]*")


def with_auxiliaries(sentence: Sentence) -> Sentence:
    """The sentence with every such participle beside the other auxiliary marked as such, and *worden* behind a modal
    verb as what this asks for."""
    return with_passives(with_perfects(sentence))


def with_perfects(sentence: Sentence) -> Sentence:
    """The sentence with every participle of one list beside *haben*, and no object or other verb, and of the other one
    beside *sein*, with an object, marked as such."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        head = sentence.head_of(token)
        if token.upos not in VERBS or token.deprel != "comp:aux" or head is None or head.upos not in VERBS:
            continue
        others = [word for word in sentence.tokens if word.head in {token.id, head.id} and word.id != token.id]
        form, auxiliary = token.form or "", (head.form or "").lower()
        alone = not any(map(is_in_the_way, others))
        moving = form in PARTICIPLES or (form in MOVING and any(is_whither(word, sentence) for word in others))
        carried = form in MOVING and any(map(is_perhaps_relative, sentence.tokens))
        if moving and not carried and auxiliary in OF_BEING and alone:
            changed[token.id] = marked(token, BEING, "haben")
        elif form in OF_OBJECTS and auxiliary in OF_HAVING and has_an_object(others, sentence):
            changed[token.id] = marked(token, HAVING, "sein")
    return sentence.with_tokens(changed)


def marked(participle: Token, relation: str, auxiliary: str) -> Token:
    """A participle with a relation of its own and the auxiliary that it has."""
    beliefs = participle.beliefs and replace(
        participle.beliefs,
        deprels={relation: participle.beliefs.deprels.get("comp:aux", 1.0)},
        feats={**participle.beliefs.feats, AUXILIARY: {auxiliary: 1.0}},
    )
    feats = {**participle.feats, AUXILIARY: frozenset({auxiliary})}
    return replace(participle, deprel=relation, feats=feats, beliefs=beliefs)


def is_in_the_way(word: Token) -> bool:
    """Whether a word beside the participle may be an object of it, or the verb that *haben* goes with."""
    return word.deprel in OBJECTS or (word.upos in VERBS and (word.deprel or "").startswith("comp:aux"))


def is_perhaps_relative(word: Token) -> bool:
    """Whether a word may be a relative or interrogative pronoun that is the object of a verb: *den er gefahren hat*."""
    return word.upos == "PRON" and (word.form or "").lower() in OBJECTS_OF_CLAUSES


OBJECTS_OF_CLAUSES = frozenset("den die das was wen welchen welche welches".split())


def is_whither(word: Token, sentence: Sentence) -> bool:
    """Whether a word is *nach* before a name or *Hause*, and says where somebody goes: *nach Berlin gefahren*."""
    governed = (other for other in sentence.tokens if other.head == word.id and other.deprel == "comp:obj")
    somewhere = any(other.upos == "PROPN" or other.form == "Hause" for other in governed)
    return word.upos == "ADP" and (word.form or "").lower() == "nach" and somewhere


def has_an_object(beside: list[Token], sentence: Sentence) -> bool:
    """Whether a participle and its auxiliary have a subject and a thing with a determiner for an object, and no other
    verb: *Paul ist ein Horn bekommen*; not a span of time."""
    if any(word.upos in VERBS and (word.deprel or "").startswith("comp:aux") for word in beside):
        return False
    subjects = [word for word in beside if word.deprel == "subj"]
    things = [word for word in beside if word.deprel == "comp:obj"]
    return (
        len(subjects) == len(things) == 1
        and things[0].upos == "NOUN"
        and things[0].lemma not in SPANS
        and any(word.head == things[0].id and word.upos == "DET" for word in sentence.tokens)
    )


SPANS = frozenset("Tag Woche Monat Jahr Stunde Minute Abend Morgen Nacht Mal Sommer Winter Weile Zeit Weg".split())


def with_passives(sentence: Sentence) -> Sentence:
    """The sentence with *worden*, which a modal verb and a participle stand with, as the complement of that verb: *das
    muss gelöscht worden*."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        if (token.form or "") != PASSIVE or token.id < 3:
            continue
        before = sentence.tokens[token.id - 2]
        beside = [word for word in sentence.tokens if token.id == word.head or word.id == token.head]
        modals = [word for word in beside if is_modal(word)]
        if before.feats.get("VerbForm") != PARTICIPLE or len(modals) != 1:
            continue
        (modal,) = modals
        if any((word.form or "").lower() in OF_BEING or word.lemma == "sein" for word in sentence.tokens):
            continue
        top = token if modal.head == token.id else modal
        changed[modal.id] = replace(modal, head=top.head, deprel=top.deprel)
        changed[token.id] = certain(replace(token, head=modal.id, deprel=BECOMING))
        changed[before.id] = replace(before, head=token.id, deprel="comp:aux@pass")
    return sentence.with_tokens(changed) if changed else sentence


PARTICIPLE = frozenset({"Part"})


def is_modal(word: Token) -> bool:
    """Whether a word is a finite form of a modal verb."""
    return word.upos == "AUX" and MODALS.fullmatch((word.form or "").lower()) is not None
