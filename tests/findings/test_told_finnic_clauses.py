"""Estonian and Finnish coordinations, complements and subjects that the words tell, each beside a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.told_finnic import with_told_words
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[str, str, int, str]

ONE = "Number=Sing|Person=3|VerbForm=Fin|Mood=Ind"
SEVERAL = "Number=Plur|Person=3|VerbForm=Fin|Mood=Ind"
I = "Number=Sing|Person=1|VerbForm=Fin|Mood=Ind"  # noqa: E741
ORDER = "Number=Sing|Person=2|VerbForm=Fin|Mood=Imp"
NOM, PAR = "Case=Nom|Number=Sing", "Case=Par|Number=Sing"
PLURAL = "Case=Nom|Number=Plur"
STOP = ". PUNCT 1 punct _"
AND_BREAD = f"maitoa NOUN 1 comp:obj {PAR}; ja CCONJ 4 cc _; leipä NOUN 2 conj:coord {NOM}; {STOP}"
BIG_AND = f"talot NOUN 2 subj {PLURAL}; ovat AUX 0 root {SEVERAL}; suuret ADJ 2 comp:pred {PLURAL}; ja CCONJ 5 cc _; "

ROWS: dict[str, Row] = {
    "what is bought": ("fi", f"ostin VERB 0 root {I}; {AND_BREAD}", 4, "conj:coord@told"),
    "what is to be bought": ("fi", f"osta VERB 0 root {ORDER}; {AND_BREAD}", 4, "conj:coord"),
    "what there is": ("fi", f"on AUX 0 root {ONE}; {AND_BREAD}", 4, "conj:coord"),
    "what there is not": (
        "et",
        f"mul PRON 2 comp:pred Case=Ade; pole AUX 0 root Polarity=Neg; raha NOUN 2 subj {PAR}; ja CCONJ 5 cc _; "
        f"aeg NOUN 3 conj:coord {NOM}; {STOP}",
        5,
        "subj@missing",
    ),
    "what is not known": (
        "fi",
        f"en AUX 0 root {I}|Polarity=Neg; tunne VERB 1 comp:aux Connegative=Yes; siskoa NOUN 2 comp:obj {PAR}; "
        f"ja CCONJ 5 cc _; veli NOUN 3 conj:coord {NOM}; {STOP}",
        5,
        "comp:obj@denied",
    ),
    "two predicates": ("fi", f"{BIG_AND}kallis ADJ 3 conj:coord {NOM}; {STOP}", 5, "conj:coord@told"),
    "two predicates in one number": ("fi", f"{BIG_AND}kalliit ADJ 3 conj:coord {PLURAL}; {STOP}", 5, "conj:coord"),
    "who is ready": (
        "fi",
        f"olen AUX 0 root {I}; valmis ADJ 1 comp:pred {NOM}; auttaa VERB 2 unk VerbForm=Inf",
        3,
        "comp:obj@told",
    ),
    "who is ready in another way": (
        "fi",
        f"olen AUX 0 root {I}; valmis ADJ 1 comp:pred {NOM}; auttamaan VERB 2 unk VerbForm=Inf",
        3,
        "unk",
    ),
    "what is made ready": (
        "et",
        f"tahan VERB 0 root {I}; valmis ADJ 3 comp:pred {NOM}; teha VERB 1 comp:obj VerbForm=Inf",
        3,
        "comp:obj",
    ),
    "what one may do": (
        "et",
        f"mul PRON 2 comp:pred Case=Ade; on AUX 0 root {ONE}; võimalus NOUN 2 subj {NOM}; "
        "õppima VERB 3 mod VerbForm=Sup",
        4,
        "comp:obj@told",
    ),
    "time for bed": (
        "et",
        f"on AUX 0 root {ONE}; aeg NOUN 1 subj {NOM}; magama VERB 2 mod VerbForm=Sup",
        3,
        "mod",
    ),
    "who comes to do it": (
        "fi",
        f"tulen VERB 0 root {I}; katsoa VERB 1 comp:obj VerbForm=Inf",
        2,
        "comp:obj@told",
    ),
    "what must be done": ("fi", f"tulee VERB 0 root {ONE}; katsoa VERB 1 comp:obj VerbForm=Inf", 2, "comp:obj"),
    "a verb without an ending": ("et", f"ma PRON 2 subj {NOM}; ole AUX 0 root VerbForm=Fin", 1, "subj@told"),
    "a verb without an ending behind a question": (
        "et",
        f"eks ADV 3 mod _; ma PRON 3 subj {NOM}; ole AUX 0 root VerbForm=Fin",
        2,
        "subj",
    ),
    "many of them": (
        "et",
        f"seal ADV 2 mod _; istuvad VERB 0 root {SEVERAL}; palju ADV 4 mod _; inimesi NOUN 2 subj Case=Par; {STOP}",
        4,
        "subj@alone",
    ),
    "many of them as one": (
        "et",
        f"seal ADV 2 mod _; istub VERB 0 root {ONE}; palju ADV 4 mod _; inimesi NOUN 2 subj Case=Par; {STOP}",
        4,
        "subj",
    ),
    "somebody with a name": (
        "et",
        f"kasutaja NOUN 3 subj {NOM}; Mari PROPN 1 flat {NOM}; olid AUX 0 root {SEVERAL}; siin ADV 3 mod _",
        1,
        "subj@told",
    ),
    "what is the problem": (
        "fi",
        f"ongelma NOUN 2 comp:pred {NOM}; ovat AUX 0 root {SEVERAL}; kulut NOUN 2 subj {PLURAL}; {STOP}",
        1,
        "comp:pred",
    ),
}
LEMMAS = {"tulen": "tulla", "tulee": "tulla", "ovat": "olla", "olen": "olla", "pole": "olema", "olid": "olema"}


@pytest.mark.parametrize(("language", "words", "number", "relation"), ROWS.values(), ids=ROWS)
def test_told_clauses(language: str, words: str, number: int, relation: str, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*words.split("; "))
    lemmas = {**LEMMAS, "on": "olema" if language == "et" else "olla"}
    named = {t.id: replace(t, lemma=lemmas.get(t.form or "", t.form)) for t in sentence.tokens}
    found = with_told_words(sentence.with_tokens(named), tagger_readings, load_grammar(language))
    assert found.tokens[number - 1].deprel == relation
