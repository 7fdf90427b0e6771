"""Estonian and Finnish subjects, verbs and phrases that the words tell, each beside a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.finnish_persons import Person, of_persons
from lambre_core.findings.told.finnic import with_told_words
from lambre_core.findings.told.names import is_labelled
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[str, str, int, str]

ONE = "Number=Sing|Person=3|VerbForm=Fin|Mood=Ind"
SEVERAL = "Number=Plur|Person=3|VerbForm=Fin|Mood=Ind"
I = "Number=Sing|Person=1|VerbForm=Fin|Mood=Ind"  # noqa: E741
NOM = "Case=Nom|Number=Sing"
PLURAL = "Case=Nom|Number=Plur"
STOP = ". PUNCT 1 punct _"
WOMAN = f"naine NOUN 0 root {NOM}; , PUNCT 4 punct _; kes PRON 4 subj Case=Nom; "
TWO = f"Liisa PROPN 4 subj {NOM}; ja CCONJ 3 cc _; Matti PROPN 1 conj {NOM}; "

ROWS: dict[str, Row] = {
    "a pronoun": ("fi", f"minä PRON 2 subj {NOM}; asut VERB 0 root {SEVERAL}", 1, "subj@told"),
    "a pronoun that fits": ("fi", f"minä PRON 2 subj {NOM}; asun VERB 0 root {I}", 1, "subj"),
    "a pronoun of politeness": ("fi", "te PRON 2 subj Case=Nom|Number=Plur; olet AUX 0 root VerbForm=Fin", 1, "subj"),
    "several": ("fi", f"ne PRON 2 subj {PLURAL}; on AUX 0 root {ONE}; täällä ADV 2 mod _", 1, "subj@told"),
    "several to whom it is done": (
        "fi",
        f"ne PRON 2 subj {PLURAL}; on AUX 0 root {ONE}; tehty VERB 2 comp:aux VerbForm=Part",
        1,
        "subj",
    ),
    "two persons": ("fi", TWO + f"asuu VERB 0 root {ONE}; täällä ADV 4 mod _", 1, "subj@both"),
    "two persons who are several": ("fi", TWO + f"asuvat VERB 0 root {SEVERAL}; täällä ADV 4 mod _", 1, "subj"),
    "what is counted": (
        "et",
        f"tal PRON 2 udep Case=Ade; olid AUX 0 root {SEVERAL}; kolm NUM 4 mod Case=Nom; "
        f"last NOUN 2 subj Case=Par; {STOP}",
        4,
        "subj@alone",
    ),
    "some": (
        "fi",
        f"pihalla NOUN 2 udep Case=Ade; leikkivät VERB 0 root {SEVERAL}; "
        f"lapsia NOUN 2 subj Case=Par|Number=Plur; {STOP}",
        3,
        "subj@alone",
    ),
    "a name": ("et", f"Mari PROPN 2 subj {NOM}; helistasin VERB 0 root {I}; eile ADV 2 mod _", 1, "subj@told"),
    "a relative pronoun": ("et", WOMAN + f"elavad VERB 1 mod {SEVERAL}; siin ADV 4 mod _", 3, "subj@told"),
    "a relative pronoun that fits": ("et", WOMAN + f"elab VERB 1 mod {ONE}; siin ADV 4 mod _", 3, "subj"),
    "what is liked": (
        "et",
        f"mulle PRON 2 udep Case=All; meeldib VERB 0 root {ONE}; suppi NOUN 2 comp:obj Case=Par; {STOP}",
        3,
        "subj@liked",
    ),
    "what they are": (
        "et",
        f"nad PRON 2 subj {PLURAL}; on AUX 0 root {SEVERAL}; eestlane NOUN 2 comp:pred {NOM}; {STOP}",
        3,
        "comp:pred@told",
    ),
    "a verb behind a modal": ("fi", f"haluan VERB 0 root {I}; ostan VERB 1 comp:obj {I}", 2, "comp:aux@told"),
    "an infinitive behind a modal": (
        "fi",
        f"haluan VERB 0 root {I}; ostaa VERB 1 comp:obj VerbForm=Inf",
        2,
        "comp:obj",
    ),
    "who wants to": (
        "fi",
        f"voivat VERB 0 root {SEVERAL}; halutessaan VERB 1 comp:obj VerbForm=Inf",
        2,
        "comp:obj",
    ),
    "a verb behind a copula": (
        "et",
        f"maja NOUN 2 subj {NOM}; on AUX 0 root {ONE}; ehitatakse VERB 2 comp:aux VerbForm=Fin",
        3,
        "comp:aux@told",
    ),
    "a participle of one": (
        "fi",
        "emme AUX 0 root Number=Plur|Person=1; ole AUX 1 comp:aux _; nähnyt VERB 2 comp:aux VerbForm=Part",
        3,
        "comp:aux@several",
    ),
    "a participle of several": (
        "fi",
        "emme AUX 0 root Number=Plur|Person=1; ole AUX 1 comp:aux _; nähneet VERB 2 comp:aux VerbForm=Part",
        3,
        "comp:aux",
    ),
    "a demonstrative": (
        "fi",
        f"asun VERB 0 root {I}; tämä PRON 1 comp:obj {NOM}; talossa NOUN 1 udep Case=Ine",
        2,
        "det@told",
    ),
    "a demonstrative that is an object": (
        "fi",
        f"laita VERB 0 root Mood=Imp|Person=2|VerbForm=Fin; se PRON 1 comp:obj {NOM}; laatikossa NOUN 1 udep Case=Ine",
        2,
        "comp:obj",
    ),
    "a numeral in a case of place": (
        "fi",
        f"kahdessa NUM 2 mod Case=Ine; talo NOUN 3 subj {NOM}; asuu VERB 0 root {ONE}",
        1,
        "mod@declined",
    ),
    "an owner": (
        "fi",
        f"meidän PRON 2 mod Case=Gen; talonne NOUN 3 subj {NOM}; on AUX 0 root {ONE}",
        1,
        "mod@owner",
    ),
    "an owner with its suffix": (
        "fi",
        f"meidän PRON 2 mod Case=Gen; talomme NOUN 3 subj {NOM}; on AUX 0 root {ONE}",
        1,
        "mod",
    ),
    "whose it is": ("et", f"mina PRON 2 mod {NOM}; auto NOUN 3 subj {NOM}; on AUX 0 root {ONE}", 1, "mod@genitive"),
    "where somebody goes": ("et", f"lähen VERB 0 root {I}; pood NOUN 1 comp:obj {NOM}; {STOP}", 2, "udep@whither"),
    "where somebody is": ("et", f"lähen VERB 0 root {I}; poodi NOUN 1 comp:obj Case=Add; {STOP}", 2, "comp:obj"),
    "what somebody becomes": (
        "fi",
        f"hän PRON 2 subj {NOM}; tuli VERB 0 root {ONE}; opettaja NOUN 2 comp:obj {NOM}; {STOP}",
        3,
        "comp:pred@as",
    ),
    "what becomes of somebody": (
        "fi",
        f"hänestä PRON 2 udep Case=Ela; tuli VERB 0 root {ONE}; lääkärin NOUN 2 comp:obj Case=Gen|Number=Sing; {STOP}",
        3,
        "comp:pred@of",
    ),
    "how much": (
        "fi",
        f"haluan VERB 0 root {I}; lisää ADV 1 mod _; kahvi NOUN 1 comp:obj {NOM}; {STOP}",
        2,
        "mod@counted",
    ),
    "an order": (
        "fi",
        f"valitse VERB 0 root Mood=Imp|Person=2|VerbForm=Fin; lisää ADV 1 mod _; kahvi NOUN 1 comp:obj {NOM}; {STOP}",
        2,
        "mod",
    ),
    "a number of an error": ("fi", f"on AUX 0 root {ONE}; 404 NUM 3 mod _; virhe NOUN 1 subj {NOM}", 2, "mod"),
    "what another does": (
        "fi",
        f"hän PRON 2 subj {NOM}; löysi VERB 0 root {ONE}; kirje NOUN 2 udep {NOM}; {STOP}",
        3,
        "comp:obj",
    ),
    "what somebody has about them": (
        "fi",
        f"hän PRON 2 subj {NOM}; luki VERB 0 root {ONE}; kirje NOUN 2 udep {NOM}; kädessä NOUN 2 udep Case=Ine; {STOP}",
        3,
        "udep",
    ),
    "whom another sees": (
        "et",
        f"ema NOUN 2 subj {NOM}; nägi VERB 0 root {ONE}; mina PRON 2 comp:obj {NOM}; {STOP}",
        3,
        "comp:obj@personal",
    ),
    "before what happens": (
        "fi",
        f"ennen ADP 3 udep _; joulu NOUN 3 subj {NOM}; on AUX 0 root {ONE}",
        2,
        "comp:obj@told",
    ),
    "where it stands": (
        "fi",
        f"kissa NOUN 2 subj {NOM}; nukkuu VERB 0 root {ONE}; pöytä NOUN 4 comp:obj {NOM}; alla ADP 2 udep _; {STOP}",
        3,
        "comp:obj@told",
    ),
    "with whom": (
        "et",
        f"lähen VERB 0 root {I}; kinno NOUN 1 udep Case=Add; sõber NOUN 1 subj {NOM}; koos ADV 1 mod _; {STOP}",
        3,
        "comp:obj@told",
    ),
    "an adjective before its noun": (
        "fi",
        f"dynaaminen NOUN 2 mod {NOM}; kausi NOUN 3 subj {NOM}; alkaa VERB 0 root {ONE}",
        1,
        "mod",
    ),
    "an attribute in a case of place": (
        "fi",
        f"asumme VERB 0 root {I}; kauniissa ADJ 3 mod Case=Ine; kaupunki NOUN 1 comp:obj {NOM}; {STOP}",
        2,
        "mod@told",
    ),
    "an attribute in the nominative": (
        "et",
        f"kolisin VERB 0 root {I}; uus ADJ 3 mod {NOM}; korterisse NOUN 1 udep Case=Ill; {STOP}",
        2,
        "mod@told",
    ),
    "somebody who is old": (
        "fi",
        f"kävin VERB 0 root {I}; vanhan ADJ 3 mod Case=Gen; talossa NOUN 1 udep Case=Ine; {STOP}",
        2,
        "mod",
    ),
    "a predicate before a place": (
        "fi",
        f"on AUX 0 root {ONE}; uusi ADJ 1 comp:pred {NOM}; kaupungissa NOUN 1 udep Case=Ine; {STOP}",
        2,
        "comp:pred",
    ),
    "an attribute before a postposition": (
        "fi",
        f"menin VERB 0 root {I}; kipeä ADJ 3 mod {NOM}; jalan NOUN 4 comp:obj Case=Gen; takia ADP 1 udep _; {STOP}",
        2,
        "mod@told",
    ),
    "an attribute of several": (
        "fi",
        f"tarvitsen VERB 0 root {I}; uudet ADJ 3 mod {PLURAL}; talon NOUN 1 comp:obj Case=Gen|Number=Sing; {STOP}",
        2,
        "mod@told",
    ),
    "every": ("et", f"igas DET 2 det Case=Ine; maja NOUN 3 subj {NOM}; on AUX 0 root {ONE}", 1, "det@told"),
    "some persons": (
        "et",
        f"mõned DET 2 det {PLURAL}; inimene NOUN 3 subj {NOM}; tuli VERB 0 root {ONE}",
        1,
        "det@told",
    ),
    "these": (
        "fi",
        f"ostin VERB 0 root {I}; nämä PRON 1 comp:obj {PLURAL}; takin NOUN 1 comp:obj Case=Gen|Number=Sing; {STOP}",
        2,
        "det@told",
    ),
    "these before what they are of": (
        "fi",
        f"ostin VERB 0 root {I}; nämä PRON 1 comp:obj {PLURAL}; takit NOUN 1 comp:obj {PLURAL}; {STOP}",
        2,
        "comp:obj",
    ),
    "a predicate behind a degree": (
        "fi",
        f"on AUX 0 root {ONE}; erityisen ADV 3 mod _; tärkeä ADJ 1 comp:pred {NOM}; "
        f"lapsille NOUN 1 udep Case=All; {STOP}",
        3,
        "comp:pred",
    ),
    "what stands for itself behind an order": (
        "fi",
        f"lisää VERB 0 root Mood=Imp|Person=2|VerbForm=Fin; uusi ADJ 1 comp:obj {NOM}; "
        f"luetteloon NOUN 1 udep Case=Ill; {STOP}",
        2,
        "comp:obj",
    ),
    "an attribute beyond a postposition": (
        "fi",
        f"ostin VERB 0 root {I}; uusi ADJ 5 mod {NOM}; koiran NOUN 4 comp:obj Case=Gen; kanssa ADP 5 udep _; "
        f"kuva NOUN 1 comp:obj {NOM}; {STOP}",
        2,
        "mod",
    ),
}


@pytest.mark.parametrize(("language", "words", "number", "relation"), ROWS.values(), ids=ROWS)
def test_told_words(language: str, words: str, number: int, relation: str, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*words.split("; "))
    lemmas = {"olid": "olema", "on": "olema" if language == "et" else "olla"}
    named = {t.id: replace(t, lemma=lemmas[t.form]) for t in sentence.tokens if t.form in lemmas}
    found = with_told_words(sentence.with_tokens(named), tagger_readings, load_grammar(language))
    assert found.tokens[number - 1].deprel == relation


def test_the_name_of_what_is_on_a_screen(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("valiku NOUN 0 root _", "Koosta VERB 1 mod _", "leht NOUN 1 mod _", ", PUNCT 1 punct _")
    assert [is_labelled(token, sentence) for token in sentence.tokens] == [False, True, True, False]


@pytest.mark.parametrize(
    ("form", "person", "past", "expected"),
    [
        ("puhuu", ("2", "Sing"), False, ["puhut"]),
        ("lukee", ("1", "Sing"), False, ["luen"]),
        ("menen", ("2", "Plur"), False, ["menette"]),
        ("asuvat", ("3", "Sing"), False, ["asuu"]),
        ("rakentaa", ("3", "Plur"), False, ["rakentavat"]),
        ("pelaa", ("3", "Plur"), False, ["pelaavat"]),
        ("juo", ("3", "Plur"), False, ["juovat"]),
        ("tuli", ("3", "Plur"), True, ["tulivat"]),
        ("kirjoitamme", ("3", "Sing"), False, ["kirjoittaa"]),
        ("leikkivät", ("3", "Sing"), False, ["leikkii", "leikki"]),
        ("on", ("1", "Plur"), False, ["olemme"]),
        ("luen", ("3", "Sing"), False, []),
    ],
)
def test_finnish_persons(form: str, person: Person, past: bool, expected: list[str]) -> None:
    """Where consonants leave a choice there is none: *luen* might be of *lukea* or another verb."""
    assert list(of_persons(form, person, past=past)) == expected
