"""Compound adpositions: what a Russian or Ukrainian one governs, for sure.

*В соответствии с законом*, *у зв'язку з ремонтом*, *в отличие от брата*: the treebanks let the first word govern the
noun. But the last word does, in one of its cases, so that *с* and *з* take nothing but the instrumental here; where it
is a noun, that is the genitive (*во время загрузки*, *під час завантаження*).
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.certain import certain
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

COMPOUND = "comp:obj@compound"
"""The relation of a noun to the last word of a compound adposition."""

COMPOUNDS = frozenset(
    tuple(words.split())
    for words in (
        "в соответствии с|в связи с|в сравнении с|по сравнению с|наряду с|вместе с|рядом с|согласно с|в согласии с|"
        "вкупе с|в отличие от|в зависимости от|независимо от|вплоть до|по отношению к|по направлению к|применительно к|"
        "во главе с|в унисон с|"
        "во время|в течение|с помощью|при помощи|в случае|в качестве|в виде|в ходе|за счёт|за счет|"
        "під час|за допомогою|у разі|в разі|у випадку|у вигляді|в якості|у якості|за рахунок|"
        "у відповідності з|у зв'язку з|у зв’язку з|в зв'язку з|в зв’язку з|у зв'язку із|у зв’язку із|порівняно з|"
        "порівняно із|у порівнянні з|в порівнянні з|разом з|разом із|поряд з|поряд із|поруч з|поруч із|на чолі з|"
        "на чолі із|згідно з|згідно із|нарівні з|на відміну від|в залежності від|залежно від|незалежно від|аж до|"
        "відповідно до|у відповідності до|стосовно до|по відношенню до|на противагу до"
    ).split("|")
)

SHORT = frozenset("рис табл гл ст п пп ч разд розд див ил мал дод прил р рр г гг в вв".split())
"""Abbreviations, which show no case."""

ADJECTIVAL = re.compile("(?:[иыі]м|ой|ей|ою|[оеь]го|[оеь]му|[иы]ми|[иыі]х)$")
"""Ends of adjectives."""

NAMING = frozenset({"NOUN", "PROPN", "X"})
"""What may be named behind a word that ends as an adjective: *в связи с данным веб-сайтом*."""

ATTRIBUTES = frozenset({"ADJ", "DET"})
MOST_ATTRIBUTES = 2


def with_compound_adpositions(sentence: Sentence, language: str) -> Sentence:
    """The sentence with the nouns right behind such adpositions as what their last words govern."""
    if language not in {"ru", "uk"}:
        return sentence
    changed: dict[int, Token] = {}
    for last in sentence.tokens:
        first = first_of(last, sentence)
        noun = noun_behind(last, sentence) if first is not None else None
        if first is None or noun is None:
            continue
        between = sentence.tokens[last.id : noun.id - 1]
        if last.upos == "NOUN" and any("Gen" in word.feats.get("Case", ()) for word in between):
            continue  # *в качестве основной другую ветку*
        # *Під час зустріч обговорили*: what stands right behind is no subject.
        beside = last.upos == "NOUN" and noun.id == last.id + 1 and (noun.deprel or "").startswith("subj")
        if first.id < last.id and (noun.head in range(first.id, last.id + 1) or beside):
            changed[noun.id] = certain(replace(noun, head=last.id, deprel=COMPOUND))
            beliefs = last.beliefs and replace(last.beliefs, upos={"ADP": 1.0})
            changed[last.id] = replace(last, upos="ADP", feats={}, beliefs=beliefs)
    return sentence.with_tokens(changed)


def first_of(last: Token, sentence: Sentence) -> Token | None:
    """The first word of a compound adposition that ends in a word; None if none does."""
    words = [in_lower_case(word.form) for word in sentence.tokens[: last.id]]
    for length in (3, 2):
        if tuple(words[-length:]) in COMPOUNDS and len(words) >= length:
            return sentence.tokens[last.id - length]
    return None


def noun_behind(last: Token, sentence: Sentence) -> Token | None:
    """The noun behind a word, with nothing but attributes of it between."""
    for before, word in pairwise(sentence.tokens[last.id - 1 : last.id + 1 + MOST_ATTRIBUTES]):
        if word.upos == "NOUN" and not (word.form or "")[:1].isalpha():
            return None  # a sign of markup
        if word.upos == "NOUN" and in_lower_case(word.form) not in SHORT:
            after = sentence.tokens[word.id] if word.id < len(sentence.tokens) else None
            if after is not None and after.upos in NAMING and ADJECTIVAL.search(word.form or "") is not None:
                return None  # *в связи с данным вопросом*
            if after is not None and (after.form or "")[:1] in {"-", "‑"}:
                return None  # *с помощью веб-сайта*
            between = sentence.tokens[last.id : before.id] if before.id > last.id else ()
            return word if all(one.head == word.id for one in between) else None
        if word.upos not in ATTRIBUTES:
            return None
    return None
