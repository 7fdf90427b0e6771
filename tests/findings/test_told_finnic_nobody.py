"""Estonian and Finnish objects of what nobody does, chains of verbs and what is compared, that the words tell, each
beside a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.told.finnic import with_told_words
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[str, str, int, str]

ONE = "Number=Sing|Person=3|VerbForm=Fin|Mood=Ind"
I = "Number=Sing|Person=1|VerbForm=Fin|Mood=Ind"  # noqa: E741
YOU = "Number=Sing|Person=2|VerbForm=Fin|Mood=Ind"
DONE = "VerbForm=Fin|Mood=Ind|Voice=Pass"
NOM, GEN, PAR = (f"Case={case}|Number=Sing" for case in ("Nom", "Gen", "Par"))
STOP = ". PUNCT 2 punct _"
PLACE = "verkossa NOUN 2 udep Case=Ine|Number=Sing"

ROWS: dict[str, Row] = {
    "a passive": ("fi", f"viestin NOUN 2 comp:obj {GEN}; luettiin VERB 0 root {DONE}; {STOP}", 1, "comp:obj@nobody"),
    "a passive of a nominative": (
        "fi",
        f"viesti NOUN 2 comp:obj {NOM}; luettiin VERB 0 root {DONE}; {STOP}",
        1,
        "comp:obj",
    ),
    "somebody who does it": (
        "fi",
        f"miehen NOUN 2 comp:obj {GEN}; nähtiin VERB 0 root {DONE}; juoksevan VERB 2 comp:obj VerbForm=Part; {STOP}",
        1,
        "comp:obj",
    ),
    "another object": (
        "fi",
        f"yhtiön NOUN 2 comp:obj {GEN}; kerrottiin VERB 0 root {DONE}; uutinen NOUN 2 comp:obj {NOM}; {STOP}",
        1,
        "comp:obj",
    ),
    "how long": ("fi", f"tunnin NOUN 2 comp:obj {GEN}; luettiin VERB 0 root {DONE}; {STOP}", 1, "comp:obj"),
    "a passive in the perfect": (
        "et",
        f"kirja NOUN 3 comp:obj {GEN}; on AUX 0 root {ONE}; loetud VERB 2 comp:aux VerbForm=Part|Voice=Pass; {STOP}",
        1,
        "comp:obj@nobody",
    ),
    "what has to be done": (
        "et",
        f"akna NOUN 3 comp:obj {GEN}; tuleb VERB 0 root {ONE}; sulgeda VERB 2 subj VerbForm=Inf; {STOP}",
        1,
        "comp:obj@nobody",
    ),
    "who comes": ("et", f"venna NOUN 3 mod {GEN}; tuleb VERB 0 root {ONE}; sõber NOUN 2 subj {NOM}; {STOP}", 1, "mod"),
    "an order": ("fi", f"valitse VERB 0 root _; kielen NOUN 1 comp:obj {GEN}; {STOP}", 2, "comp:obj@nobody"),
    "an order with a later noun": (
        "fi",
        f"valitse VERB 0 root _; kielen NOUN 3 mod {GEN}; asetus NOUN 1 comp:obj {NOM}; {STOP}",
        2,
        "mod",
    ),
    "a device": ("fi", f"valitse VERB 0 root _; kaiutin NOUN 1 comp:obj {GEN}; {STOP}", 2, "comp:obj"),
    "two verbs of one person": (
        "et",
        f"olen AUX 0 root {I}; siin ADV 1 mod _; elasin VERB 1 comp:aux {I}; {STOP}",
        3,
        "comp:aux@told",
    ),
    "two verbs in two clauses": (
        "et",
        f"olen AUX 0 root {I}; siin ADV 1 mod _; , PUNCT 1 punct _; elasin VERB 1 conj {I}; {STOP}",
        4,
        "conj",
    ),
    "what anybody may ask": (
        "fi",
        f"tahdon VERB 0 root {I}; tietää VERB 1 comp:obj VerbForm=Inf; poistat VERB 2 comp:obj {YOU}; {STOP}",
        3,
        "comp:obj",
    ),
    "than what": (
        "fi",
        f"joki NOUN 2 subj {NOM}; on AUX 0 root {ONE}; leveämpi ADJ 2 comp:pred {NOM}; kuin SCONJ 2 mod _; "
        f"ojaa NOUN 4 comp:obj {PAR}; {STOP}",
        5,
        "mod@compared",
    ),
    "than what there was": (
        "fi",
        f"täällä ADV 2 mod _; on AUX 0 root {ONE}; leveämpi ADJ 2 comp:pred {NOM}; kuin SCONJ 2 mod _; "
        f"ojaa NOUN 4 comp:obj {PAR}; {STOP}",
        5,
        "comp:obj",
    ),
    "what somebody has": (
        "fi",
        f"meillä PRON 2 comp:pred Case=Ade; on AUX 0 root {ONE}; koiran NOUN 2 subj {GEN}; {STOP}",
        3,
        "subj@having",
    ),
    "whose it is": (
        "fi",
        f"takki NOUN 2 subj {NOM}; on AUX 0 root {ONE}; koiran NOUN 2 comp:pred {GEN}; {STOP}",
        3,
        "comp:pred",
    ),
    "a participle before a plural": (
        "fi",
        f"poista VERB 0 root _; avattu VERB 3 mod {NOM}|VerbForm=Part; kansiot NOUN 1 comp:obj Case=Nom|Number=Plur; "
        f"{STOP}",
        2,
        "mod@told",
    ),
    "a participle that says what somebody was": (
        "fi",
        f"olin AUX 0 root {I}; väsynyt VERB 1 comp:pred {NOM}|VerbForm=Part; matkan NOUN 2 mod {GEN}; {STOP}",
        2,
        "comp:pred",
    ),
}


@pytest.mark.parametrize(("language", "words", "number", "relation"), ROWS.values(), ids=ROWS)
def test_told_words(make_sentence: MakeSentence, language: str, words: str, number: int, relation: str) -> None:
    """A word has the relation that its words tell, or the parser's."""
    sentence = make_sentence(*words.split("; "))
    lemmas = {"on": "olema" if language == "et" else "olla", "tunnin": "tunti"}
    named = {t.id: replace(t, lemma=lemmas.get(t.form or "", t.form)) for t in sentence.tokens}
    told = with_told_words(sentence.with_tokens(named), tagger_readings, load_grammar(language))
    assert told.tokens[number - 1].deprel == relation
