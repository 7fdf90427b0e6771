"""What numbers, digits, articles and conjunctions tell in Portuguese and Greek, whatever the parser makes of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told import greek_agreement, greek_objects, greek_predicates, portuguese_agreement
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

ONE, SEVERAL, SHE = "Gender=Masc|Number=Sing", "Gender=Masc|Number=Plur", "Gender=Fem|Number=Sing"
IS = "Mood=Ind|Number=Sing|Person=3|VerbForm=Fin"
ARE = "Mood=Ind|Number=Plur|Person=3|VerbForm=Fin"

PORTUGUESE = {
    # o homem que roubaram o banco; but: o dia que roubaram o banco
    "who did it": (
        f"o DET 2 det {ONE}; homem NOUN 0 root {ONE}; que PRON 4 subj _; roubaram VERB 2 mod {ARE}; o DET 6 det {ONE}; "
        f"banco NOUN 4 comp:obj {ONE}",
        {3: (4, "subj@told")},
    ),
    "when it was": (
        f"o DET 2 det {ONE}; dia NOUN 0 root {ONE}; que PRON 4 subj _; roubaram VERB 2 mod {ARE}; o DET 6 det {ONE}; "
        f"banco NOUN 4 comp:obj {ONE}",
        {3: (4, "subj")},
    ),
    # morreram 12 pessoa; but: passo 12 pessoa
    "digits": (f"morreram VERB 0 root {ARE}; 12 NUM 3 mod _; pessoa NOUN 1 comp:obj {SHE}", {2: (3, "mod@digits")}),
    "a number": (f"passo NOUN 0 root {ONE}; 12 NUM 1 mod _; pessoa NOUN 1 mod {SHE}", {2: (1, "mod")}),
    # pasta em o qual; but: lista de ficheiros em a qual
    "of which": (
        f"a DET 2 det {SHE}; pasta NOUN 0 root {SHE}; em ADP 6 udep _; o DET 5 det {ONE}; qual PRON 3 comp:obj {ONE}; "
        f"guardou VERB 2 mod {IS}",
        {5: (2, "mod@told")},
    ),
    "of the first": (
        f"lista NOUN 0 root {SHE}; de ADP 1 udep _; ficheiros NOUN 2 comp:obj {SEVERAL}; em ADP 7 udep _; "
        f"a DET 6 det {SHE}; qual PRON 4 comp:obj {SHE}; guardou VERB 1 mod {IS}",
        {6: (4, "comp:obj")},
    ),
    # olhos grandes e escuras
    "second attribute": (
        f"olhos NOUN 0 root {SEVERAL}; grandes ADJ 1 mod {SEVERAL}; e CCONJ 4 cc _; "
        "escuras ADJ 2 conj:coord Gender=Fem|Number=Plur",
        {4: (1, "mod@told")},
    ),
    # os bombeiros chegaram e apagou o incêndio; but: e começou a festa
    "second verb": (
        f"os DET 2 det {SEVERAL}; bombeiros NOUN 3 subj {SEVERAL}; chegaram VERB 0 root {ARE}; e CCONJ 5 cc _; "
        f"apagou VERB 3 conj:coord {IS}; o DET 7 det {ONE}; incêndio NOUN 5 comp:obj {ONE}",
        {2: (5, "subj@told")},
    ),
    "another subject": (
        f"os DET 2 det {SEVERAL}; bombeiros NOUN 3 subj {SEVERAL}; chegaram VERB 0 root {ARE}; e CCONJ 5 cc _; "
        f"começou VERB 3 conj:coord {IS}; a DET 7 det {SHE}; festa NOUN 5 comp:obj {SHE}",
        {2: (3, "subj")},
    ),
}


@pytest.mark.parametrize("name", PORTUGUESE)
def test_what_portuguese_words_tell(make_sentence: MakeSentence, name: str) -> None:
    rows, places = PORTUGUESE[name]
    sentence = make_sentence(*rows.split("; "))
    found = portuguese_agreement.with_told_agreement(sentence, with_lexicon(judging_lexicon("pt")), "pt")
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in places} == places


HE, IT, SHE_IS = (
    "Case=Nom|Gender=Masc|Number=Sing",
    "Case=Nom|Gender=Neut|Number=Sing",
    "Case=Nom|Gender=Fem|Number=Sing",
)
GREEK = {
    # αυτό η επιλογή ανοίγει; but: αυτό η επιλογή το ανοίγει
    "that": (
        f"αυτό DET 3 det {IT}; η DET 3 det {SHE_IS}; επιλογή NOUN 4 subj {SHE_IS}; ανοίγει VERB 0 root {IS}",
        {1: (3, "det@told")},
    ),
    "that, again": (
        f"αυτό PRON 5 comp:obj {IT}; η DET 3 det {SHE_IS}; επιλογή NOUN 5 subj {SHE_IS}; το PRON 5 comp:obj _; "
        f"ανοίγει VERB 0 root {IS}",
        {1: (5, "comp:obj")},
    ),
    # ανοίξτε ο πίνακας; but: ελάτε ο πίνακας
    "told to": (
        f"ανοίξτε VERB 0 root _; ο DET 3 det {HE}; πίνακας NOUN 1 subj {HE}; . PUNCT 1 punct _",
        {3: (1, "comp:obj@accusative")},
    ),
    "called": (f"ελάτε VERB 0 root _; ο DET 3 det {HE}; πίνακας NOUN 1 subj {HE}; . PUNCT 1 punct _", {3: (1, "subj")}),
    # βουλευτές ψήφισαν ο νόμος; but: είναι
    "two nominatives": (
        f"η DET 2 det {SHE_IS}; εφαρμογή NOUN 3 subj {SHE_IS}; διαβάζει VERB 0 root {IS}; ο DET 5 det {HE}; "
        f"φάκελος NOUN 3 subj {HE}; . PUNCT 3 punct _",
        {5: (3, "comp:obj@accusative")},
    ),
    # το όνομα και ο κωδικός απαιτείται
    "two": (
        f"το DET 2 det {IT}; όνομα NOUN 6 subj {IT}; και CCONJ 5 cc _; ο DET 5 det {HE}; κωδικός NOUN 2 conj {HE}; "
        f"απαιτείται VERB 0 root {IS}",
        {2: (6, "subj@alone")},
    ),
}


@pytest.mark.parametrize("name", GREEK)
def test_what_greek_words_tell(make_sentence: MakeSentence, name: str) -> None:
    rows, places = GREEK[name]
    sentence = make_sentence(*rows.split("; "))
    readings = with_lexicon(judging_lexicon("el"))
    found = greek_objects.with_told_objects(
        greek_agreement.with_told_agreement(sentence, readings, "el"), readings, "el"
    )
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in places} == places


@pytest.mark.parametrize(("said", "told"), [("διαθέσιμο", True), ("διαθέσιμη", False)])
def test_what_is_said_of_it(make_sentence: MakeSentence, said: str, told: bool) -> None:
    sentence = make_sentence(
        f"η DET 2 det {SHE_IS}",
        f"σύνδεση NOUN 4 subj {SHE_IS}",
        "δεν PART 4 mod _",
        f"είναι AUX 0 root {IS}",
        f"{said} ADJ 2 comp:pred _",
        ". PUNCT 4 punct _",
    )
    found = greek_predicates.with_told_predicates(sentence, with_lexicon(judging_lexicon("el")), "el")
    assert (found.tokens[4].deprel == "comp:pred@told") is told


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*PORTUGUESE["digits"][0].split("; "))
    readings = with_lexicon(judging_lexicon("pt"))
    assert portuguese_agreement.with_told_agreement(sentence, readings, "es") is sentence
    assert greek_agreement.with_told_agreement(sentence, readings, "pt") is sentence
    assert greek_objects.with_told_objects(sentence, readings, "pt") is sentence
    assert greek_predicates.with_told_predicates(sentence, readings, "pt") is sentence
