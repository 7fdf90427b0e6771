"""Estonian and Finnish coordinations, complements and subjects that the words tell, each beside a near miss."""

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
    "what was bought": (
        "fi",
        f"kirja NOUN 0 root {NOM}; , PUNCT 4 punct _; joka PRON 4 subj {NOM}; ostin VERB 1 mod {I}; , PUNCT 4 punct _",
        3,
        "comp:obj@relative",
    ),
    "who bought it": (
        "fi",
        f"mies NOUN 0 root {NOM}; , PUNCT 4 punct _; joka PRON 4 subj {NOM}; osti VERB 1 mod {ONE}; , PUNCT 4 punct _",
        3,
        "subj",
    ),
    "several things that were bought": (
        "et",
        f"asjad NOUN 0 root {PLURAL}; , PUNCT 4 punct _; mis PRON 5 comp:obj {NOM}; ma PRON 5 subj {NOM}; "
        f"ostsin VERB 1 mod {I}; , PUNCT 4 punct _",
        3,
        "comp:obj",
    ),
    "what somebody wants to buy": (
        "fi",
        f"haluan VERB 0 root {I}; ostaa VERB 1 comp:obj VerbForm=Inf; talo NOUN 2 comp:obj {NOM}; {STOP}",
        3,
        "comp:obj@intended",
    ),
    "what one must buy": (
        "fi",
        f"täytyy VERB 0 root {ONE}; ostaa VERB 1 comp:obj VerbForm=Inf; talo NOUN 2 comp:obj {NOM}; {STOP}",
        3,
        "comp:obj",
    ),
    "whom one helps": ("et", f"aitan VERB 0 root {I}; emale NOUN 1 udep Case=All; {STOP}", 2, "comp:obj@told"),
    "what one helps into": (
        "et",
        f"aitan VERB 0 root {I}; emale NOUN 1 udep Case=All; mantli NOUN 1 comp:obj Case=Gen; {STOP}",
        2,
        "udep",
    ),
    "what is measured": (
        "et",
        f"joon VERB 0 root {I}; tassi NOUN 1 comp:obj Case=Gen; kohv NOUN 1 comp:obj {NOM}; {STOP}",
        2,
        "mod@counted",
    ),
    "what is measured right": (
        "et",
        f"joon VERB 0 root {I}; tassi NOUN 1 comp:obj Case=Gen; kohvi NOUN 1 comp:obj {PAR}; {STOP}",
        2,
        "comp:obj",
    ),
    "the highest degree": (
        "et",
        f"kõige ADV 2 mod _; ilus ADJ 3 mod {NOM}; linn NOUN 0 root {NOM}; {STOP}",
        1,
        "mod@degree",
    ),
    "the highest degree of a comparative": (
        "et",
        f"kõige ADV 2 mod _; ilusam ADJ 3 mod {NOM}; linn NOUN 0 root {NOM}; {STOP}",
        1,
        "mod",
    ),
    "than whom": (
        "et",
        f"ta PRON 2 subj {NOM}; on AUX 0 root {ONE}; vanem ADJ 2 comp:pred {NOM}; kui ADV 5 cc _; "
        f"minust PRON 3 mod Case=Ela; {STOP}",
        5,
        "mod@compared",
    ),
    "than who": (
        "et",
        f"ta PRON 2 subj {NOM}; on AUX 0 root {ONE}; vanem ADJ 2 comp:pred {NOM}; kui ADV 5 cc _; "
        f"mina PRON 3 mod {NOM}; {STOP}",
        5,
        "mod",
    ),
    "what there was": (
        "et",
        f"tal PRON 2 comp:pred Case=Ade; oli AUX 0 root {ONE}; juuksed NOUN 2 subj {PLURAL}; {STOP}",
        3,
        "subj@told",
    ),
    "what somebody was": (
        "et",
        f"ta PRON 2 subj {NOM}; oli AUX 0 root {ONE}; juuksed NOUN 2 comp:pred {PLURAL}; {STOP}",
        3,
        "comp:pred",
    ),
    "what somebody liked": (
        "et",
        f"mulle PRON 2 udep Case=All; meeldis VERB 0 root {ONE}; filmid NOUN 2 subj {PLURAL}; {STOP}",
        3,
        "subj@told",
    ),
    "when": ("et", f"tulen VERB 0 root {I}; esmaspäev NOUN 1 udep {NOM}; {STOP}", 2, "udep@whither"),
    "what day it is": (
        "et",
        f"homme ADV 2 mod _; on AUX 0 root {ONE}; esmaspäev NOUN 2 subj {NOM}; {STOP}",
        3,
        "subj",
    ),
    "many": (
        "et",
        f"palju ADV 2 mod _; inimesed NOUN 3 subj {PLURAL}; tulid VERB 0 root {SEVERAL}; {STOP}",
        1,
        "mod@counted",
    ),
    "how much": (
        "et",
        f"palju ADV 2 mod _; inimesed NOUN 3 subj {PLURAL}; tulid VERB 0 root {SEVERAL}; ? PUNCT 3 punct _",
        1,
        "mod",
    ),
    "after what": (
        "et",
        f"pärast ADP 3 udep _; kontserdi NOUN 1 comp:obj Case=Gen; tulin VERB 0 root {I}; {STOP}",
        2,
        "comp:obj@told",
    ),
    "for what": (
        "et",
        f"see PRON 0 root _; pärast ADP 1 udep _; kontserdi NOUN 2 comp:obj Case=Gen; tulin VERB 1 conj {I}; {STOP}",
        3,
        "comp:obj",
    ),
    "who is made to go": (
        "et",
        "suutis VERB 0 root _; käima VERB 1 comp:obj VerbForm=Sup; panna VERB 2 comp:obj VerbForm=Inf",
        3,
        "comp:obj",
    ),
    "respectively": (
        "et",
        f"osad NOUN 0 root {PLURAL}; vastavalt ADV 3 mod _; leht NOUN 1 appos {NOM}; ja CCONJ 5 cc _; "
        f"juur NOUN 3 conj:coord {NOM}; {STOP}",
        3,
        "appos",
    ),
    "what is somewhere": (
        "et",
        f"suhkur NOUN 3 subj {NOM}; põhjas NOUN 1 mod Case=Ine|Number=Sing; sulab VERB 0 root {ONE}; {STOP}",
        1,
        "subj",
    ),
    "an apposition": (
        "fi",
        f"ostivat VERB 0 root {SEVERAL}; meiltä PRON 1 udep Case=Abl; suurilta ADJ 2 mod Case=Abl; "
        f"talon NOUN 1 comp:obj Case=Gen|Number=Sing; {STOP}",
        3,
        "mod",
    ),
    "what is the problem": (
        "fi",
        f"ongelma NOUN 2 comp:pred {NOM}; ovat AUX 0 root {SEVERAL}; kulut NOUN 2 subj {PLURAL}; {STOP}",
        1,
        "comp:pred",
    ),
}
LEMMAS = {
    "tulen": "tulla",
    "tulee": "tulla",
    "ovat": "olla",
    "olen": "olla",
    "pole": "olema",
    "olid": "olema",
    "oli": "olema",
}


@pytest.mark.parametrize(("language", "words", "number", "relation"), ROWS.values(), ids=ROWS)
def test_told_clauses(language: str, words: str, number: int, relation: str, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*words.split("; "))
    lemmas = {**LEMMAS, "on": "olema" if language == "et" else "olla"}
    named = {t.id: replace(t, lemma=lemmas.get(t.form or "", t.form)) for t in sentence.tokens}
    found = with_told_words(sentence.with_tokens(named), tagger_readings, load_grammar(language))
    assert found.tokens[number - 1].deprel == relation
