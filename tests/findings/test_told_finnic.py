"""Estonian and Finnish words that stand side by side and leave no choice of how they belong together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.near_edges import is_near
from lambre_core.findings.told.finnic import with_told_words
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

FINITE = "Number=Sing|Person=3|VerbForm=Fin"
SHE = "ta PRON 2 subj Case=Nom"

SENTENCES = {
    # The parser joined the numeral to the verb.
    "a plural behind a number": (
        "et",
        ["mahub VERB 0 root Person=3", "450 NUM 1 mod _", "inimesed NOUN 1 subj Case=Nom|Number=Plur"],
        {2: (3, "mod@counted")},
    ),
    "an hour": (
        "et",
        [
            "kell NOUN 3 udep Case=Nom",
            "kolm NUM 3 mod Case=Nom",
            "lapsed NOUN 4 subj Case=Nom",
            "jooksid VERB 0 root _",
        ],
        {2: (3, "mod")},
    ),
    "the number of a thing": (
        "fi",
        ["kuva NOUN 0 root Case=Nom", "48 NUM 1 mod _", "tiedostot NOUN 1 mod Case=Nom|Number=Plur"],
        {2: (1, "mod")},
    ),
    "a numeral in the genitive": (
        "fi",
        ["kolmen NUM 3 mod Case=Gen", "kuukautta NOUN 3 comp:obj Case=Par", "kuluttua ADP 0 root _"],
        {1: (2, "mod@declined")},
    ),
    "a postposition": (
        "fi",
        ["matka NOUN 3 subj Case=Nom", "jälkeen ADP 1 udep _", f"nukuin VERB 0 root {FINITE}"],
        {1: (2, "comp:obj@told"), 2: (3, "subj")},
    ),
    "a postposition with its genitive": (
        "fi",
        ["matkan NOUN 2 comp:obj Case=Gen", "jälkeen ADP 3 udep _", f"nukuin VERB 0 root {FINITE}"],
        {1: (2, "comp:obj")},
    ),
    "the name of a function before a postposition": (
        "fi",
        ["funktio NOUN 2 mod Case=Gen", "hello NOUN 3 mod Case=Nom", "avulla ADP 0 udep _"],
        {2: (3, "mod")},
    ),
    "a preposition": (
        "et",
        ["alates ADP 3 udep _", "esmaspäev NOUN 3 subj Case=Nom", f"sajab VERB 0 root {FINITE}"],
        {2: (1, "comp:obj@told")},
    ),
    "a preposition whose noun stands before it": (
        "et",
        [
            "vihmast NOUN 2 comp:obj Case=Ela",
            "hoolimata ADP 4 udep _",
            "poiss NOUN 4 subj Case=Nom",
            "tuli VERB 0 root _",
        ],
        {3: (4, "subj")},
    ),
    "an argument in another case": (
        "et",
        [SHE, f"keskendub VERB 0 root {FINITE}", "lastest NOUN 2 udep Case=Ela"],
        {3: (2, "comp:obj@told")},
    ),
    "an argument in its case beside another word": (
        "et",
        [SHE, f"keskendub VERB 0 root {FINITE}", "algusest NOUN 2 udep Case=Ela", "tööle NOUN 2 udep Case=All"],
        {3: (2, "udep")},
    ),
    "a place to which": (
        "et",
        [SHE, f"viibib VERB 0 root {FINITE}", "linnasse NOUN 2 udep Case=Ill"],
        {3: (2, "udep@told")},
    ),
    "somebody for whom": (
        "et",
        [SHE, f"elab VERB 0 root {FINITE}", "lastele NOUN 2 udep Case=All"],
        {3: (2, "udep")},
    ),
    "an object with its attribute behind": (
        "et",
        [SHE, f"tutvub VERB 0 root {FINITE}", "naabri NOUN 4 mod Case=Gen", "abiga NOUN 2 udep Case=Com"],
        {3: (4, "mod")},
    ),
    "an infinitive for a supine": (
        "et",
        [
            SHE,
            f"hakkas VERB 0 root {FINITE}",
            "klaverit NOUN 4 comp:obj Case=Par",
            "mängida VERB 2 comp:obj VerbForm=Inf",
        ],
        {4: (2, "comp:obj@told")},
    ),
    "an infinitive that is taken for a noun": (
        "et",
        [SHE, f"hakkas VERB 0 root {FINITE}", "nutta NOUN 2 udep Case=Add"],
        {3: (2, "comp:obj@told")},
    ),
    "a supine with its infinitive": (
        "et",
        [
            "on AUX 0 root Person=3",
            "oluline ADJ 1 comp:pred Case=Nom",
            "hakata VERB 2 comp:obj VerbForm=Inf",
            "õppima VERB 3 comp:obj Case=Ill|VerbForm=Sup",
        ],
        {3: (2, "comp:obj"), 4: (3, "comp:obj")},
    ),
    "a supine for an infinitive": (
        "et",
        [
            "on AUX 0 root Person=3",
            "oluline ADJ 1 comp:pred Case=Nom",
            "kontrollida NOUN 1 udep Case=Nom",
            "õppima VERB 2 comp:obj Case=Ill|VerbForm=Sup",
        ],
        {4: (2, "comp:obj@told")},
    ),
    "an owner": (
        "et",
        [
            "naaber NOUN 3 subj Case=Nom|Number=Sing",
            "koer NOUN 3 subj Case=Nom|Number=Sing",
            f"haugub VERB 0 root {FINITE}",
        ],
        {1: (2, "mod@genitive")},
    ),
    "a title": (
        "et",
        [
            "härra NOUN 2 mod Case=Nom|Number=Sing",
            "minister NOUN 3 subj Case=Nom|Number=Sing",
            f"ütleb VERB 0 root {FINITE}",
        ],
        {1: (2, "mod")},
    ),
    "an object before its subject": (
        "fi",
        [
            "kirjat NOUN 3 comp:obj Case=Nom|Number=Plur",
            "poika NOUN 3 subj Case=Nom|Number=Sing",
            f"toi VERB 0 root {FINITE}",
        ],
        {1: (3, "comp:obj")},
    ),
    "who must do it": (
        "fi",
        [
            "hakija NOUN 2 subj Case=Nom|Number=Sing",
            f"pitää AUX 0 root {FINITE}",
            "lähteä VERB 2 comp:aux VerbForm=Inf",
        ],
        {1: (2, "subj@bound")},
    ),
    "what must be done": (
        "fi",
        ["lahja NOUN 2 subj Case=Nom|Number=Sing", f"pitää AUX 0 root {FINITE}", "ostaa VERB 2 comp:aux VerbForm=Inf"],
        {1: (2, "subj")},
    ),
    "what somebody thinks of it": (
        "fi",
        [
            "hakija NOUN 2 subj Case=Nom|Number=Sing",
            f"pitää AUX 0 root {FINITE}",
            "tärkeänä ADJ 2 comp:pred Case=Ess",
            "lähteä VERB 2 comp:aux VerbForm=Inf",
        ],
        {1: (2, "subj")},
    ),
    "what something becomes": (
        "et",
        [
            "ilm NOUN 2 subj Case=Nom|Number=Sing",
            f"muutub VERB 0 root {FINITE}",
            "soojem ADJ 2 comp:pred Case=Nom|Number=Sing",
        ],
        {3: (2, "comp:obj@told")},
    ),
    "what becomes something": (
        "et",
        [
            "külmaks ADJ 2 comp:pred Case=Tra",
            f"muutub VERB 0 root {FINITE}",
            "uus ADJ 4 mod Case=Nom",
            "ilm NOUN 2 subj Case=Nom",
        ],
        {3: (4, "mod")},
    ),
    "the name of a file": (
        "fi",
        [
            "tiedosto NOUN 2 mod Case=Nom|Number=Sing",
            "index.html NOUN 3 subj Case=Nom|Number=Sing",
            f"on AUX 0 root {FINITE}",
        ],
        {1: (2, "mod")},
    ),
    "a roof": (
        "fi",
        ["talo NOUN 2 mod Case=Nom|Number=Sing", "katto NOUN 3 subj Case=Nom|Number=Sing", f"on AUX 0 root {FINITE}"],
        {1: (2, "mod@genitive")},
    ),
    "the object of a participle": (
        "fi",
        [
            "koodi NOUN 3 mod Case=Nom|Number=Sing",
            "tuottava ADJ 3 mod Case=Nom|Number=Sing",
            "ohjelma NOUN 4 subj Case=Nom|Number=Sing",
            f"on AUX 0 root {FINITE}",
        ],
        {1: (3, "mod")},
    ),
    "the number of a thing behind its participle": (
        "fi",
        ["tehtävän VERB 3 mod Case=Gen", "7 NUM 3 mod _", "palautus NOUN 4 subj Case=Nom", f"on AUX 0 root {FINITE}"],
        {2: (3, "mod")},
    ),
    "an hour with its minutes": (
        "fi",
        ["minuuttia NOUN 2 comp:obj Case=Par", "yli ADP 3 mod _", "kolme NUM 4 mod _", "ovi NOUN 0 root Case=Nom"],
        {3: (4, "mod")},
    ),
    "a pronoun before a postposition": (
        "fi",
        ["kuka PRON 3 subj Case=Nom", "kanssa ADP 3 udep _", f"tuli VERB 0 root {FINITE}"],
        {1: (2, "comp:obj@told")},
    ),
    "when it was": (
        "fi",
        ["minä PRON 2 det Case=Nom", "aikana ADP 3 udep _", f"tuli VERB 0 root {FINITE}"],
        {1: (2, "det")},
    ),
    "before something": (
        "et",
        ["enne ADP 3 udep _", "eksami NOUN 3 comp:obj Case=Gen", f"tuli VERB 0 root {FINITE}"],
        {2: (1, "comp:obj@told")},
    ),
    "before it is done to something": (
        "et",
        ["enne ADP 3 udep _", "rea NOUN 4 mod Case=Gen", "uuesti ADV 4 mod _", "muutmist NOUN 1 comp:obj Case=Par"],
        {2: (4, "mod")},
    ),
    "without something before its subject": (
        "fi",
        ["ilman ADP 4 udep _", "avain NOUN 4 mod Case=Nom", "kukaan PRON 4 subj Case=Nom", f"ei AUX 0 root {FINITE}"],
        {2: (1, "comp:obj@told")},
    ),
    "a property of the air": (
        "fi",
        ["ilman ADP 3 udep _", "lämpötila NOUN 3 subj Case=Nom", f"nousee VERB 0 root {FINITE}"],
        {2: (3, "subj")},
    ),
    "several behind a numeral": (
        "fi",
        ["on AUX 0 root _", "kaksi NUM 3 mod Case=Nom", "oppilaita NOUN 1 subj Case=Par|Number=Plur"],
        {2: (3, "mod@counted")},
    ),
    "a partitive behind one": (
        "fi",
        ["on AUX 0 root _", "yksi NUM 3 mod Case=Nom", "kappaletta NOUN 1 subj Case=Par|Number=Sing"],
        {2: (3, "mod@declined")},
    ),
    "one that does something": (
        "et",
        ["loeb VERB 0 root _", "üks NUM 1 subj Case=Nom", "raamatut NOUN 1 comp:obj Case=Par|Number=Sing"],
        {2: (1, "subj")},
    ),
    "a person behind the negative verb": (
        "fi",
        ["emme AUX 0 root _", "tulemme VERB 1 comp:aux _"],
        {2: (1, "comp:aux@denied")},
    ),
    "a denied verb": (
        "fi",
        ["emme AUX 0 root _", "huomaa VERB 1 comp:aux _"],
        {2: (1, "comp:aux")},
    ),
    "another infinitive": (
        "fi",
        [f"joutui VERB 0 root {FINITE}", "nopeasti ADV 3 mod _", "odottaa VERB 1 comp:obj VerbForm=Inf"],
        {3: (1, "comp:obj@told")},
    ),
    "the infinitive that is asked for": (
        "fi",
        [f"joutui VERB 0 root {FINITE}", "odottamaan VERB 1 comp:obj VerbForm=Inf"],
        {2: (1, "comp:obj")},
    ),
    "an infinitive of how it is done": (
        "fi",
        [f"pystyy VERB 0 root {FINITE}", "muuttamalla VERB 1 comp:obj VerbForm=Inf"],
        {2: (1, "comp:obj")},
    ),
    "an infinitive of when it is done": (
        "fi",
        [f"pystyy VERB 0 root {FINITE}", "tarvittaessa VERB 1 comp:obj VerbForm=Inf"],
        {2: (1, "comp:obj")},
    ),
    "without doing something to two things": (
        "fi",
        [
            "ilman ADP 4 udep _",
            "työn NOUN 4 mod Case=Gen",
            "ja CCONJ 4 cc _",
            "levon NOUN 5 mod Case=Gen",
            "suunnittelua NOUN 1 comp:obj Case=Par",
        ],
        {2: (4, "mod")},
    ),
    "what somebody does": (
        "fi",
        [
            "avasin VERB 0 root Mood=Ind|Number=Sing|Person=1|VerbForm=Fin",
            "eilen ADV 1 mod _",
            "tiedosto NOUN 1 subj Case=Nom|Number=Sing",
        ],
        {3: (1, "comp:obj")},
    ),
    "whom somebody meets": (
        "fi",
        ["tapasin VERB 0 root Mood=Ind|Number=Sing|Person=1|VerbForm=Fin", "hän PRON 1 subj Case=Nom"],
        {2: (1, "comp:obj@personal")},
    ),
    "who is told to be coming": (
        "fi",
        [
            "luulin VERB 0 root Mood=Ind|Number=Sing|Person=1|VerbForm=Fin",
            "hän PRON 3 subj Case=Nom",
            f"tulee VERB 1 comp:obj {FINITE}",
        ],
        {2: (3, "subj")},
    ),
    "who is chosen": (
        "fi",
        ["hän PRON 2 subj Case=Nom", "valittiin VERB 0 root VerbForm=Fin|Voice=Pass"],
        {1: (2, "comp:obj@personal")},
    ),
    "we all go": (
        "fi",
        ["me PRON 2 subj Case=Nom", "katsotaan VERB 0 root VerbForm=Fin|Voice=Pass"],
        {1: (2, "subj")},
    ),
    "what is not done": (
        "et",
        [
            "ma PRON 2 subj Case=Nom",
            "ei AUX 0 root Polarity=Neg",
            "leidnud VERB 2 comp:aux _",
            "võti NOUN 3 subj Case=Nom|Number=Sing",
        ],
        {4: (3, "comp:obj@denied")},
    ),
    "who does not do it": (
        "et",
        [
            "täna ADV 2 mod _",
            "ei AUX 0 root Polarity=Neg",
            "leidnud VERB 2 comp:aux _",
            "poiss NOUN 3 subj Case=Nom|Number=Sing",
        ],
        {4: (3, "subj")},
    ),
    "what is missing": (
        "fi",
        [
            "meillä PRON 2 udep Case=Ade",
            "ei AUX 0 root Polarity=Neg",
            "ole AUX 2 comp:aux _",
            "auto NOUN 3 subj Case=Nom|Number=Sing",
        ],
        {4: (3, "subj@missing")},
    ),
    "what must be done and is a genitive": (
        "et",
        [
            f"tuleb VERB 0 root {FINITE}",
            "täita VERB 1 comp:obj VerbForm=Inf",
            "taotluse NOUN 2 comp:obj Case=Gen|Number=Sing",
        ],
        {3: (2, "comp:obj@due")},
    ),
    "a genitive before its noun": (
        "et",
        [
            f"tuleb VERB 0 root {FINITE}",
            "täita VERB 1 comp:obj VerbForm=Inf",
            "taotluse NOUN 4 mod Case=Gen|Number=Sing",
            "vorm NOUN 2 comp:obj Case=Nom|Number=Sing",
        ],
        {3: (4, "mod")},
    ),
}
LEMMAS = {
    "ole": "olla",
    "joutui": "joutua",
    "pystyy": "pystyä",
    "tuleb": "tulema",
    "muutub": "muutuma",
    "hakkas": "hakkama",
    "keskendub": "keskenduma",
    "viibib": "viibima",
    "elab": "elama",
    "tutvub": "tutvuma",
}


@pytest.mark.parametrize(("language", "words", "moved"), SENTENCES.values(), ids=SENTENCES)
def test_words_that_belong_together(
    language: str, words: list[str], moved: dict[int, tuple[int, str]], make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(*words)
    lemmas = {token.id: replace(token, lemma=LEMMAS[token.form]) for token in sentence.tokens if token.form in LEMMAS}
    found = with_told_words(sentence.with_tokens(lemmas), tagger_readings, load_grammar(language)).tokens
    assert {number: (found[number - 1].head, found[number - 1].deprel) for number in moved} == moved


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("drei NUM 2 mod Case=Nom", "Hund NOUN 0 root Case=Nom")
    assert with_told_words(sentence, tagger_readings, load_grammar("de")) is sentence


NEAR = {
    "an attribute": (
        ["asun VERB 0 root Person=1", "pieni ADJ 3 mod Case=Nom", "talossa NOUN 1 udep Case=Ine"],
        2,
        True,
    ),
    "a predicate": (["on AUX 0 root VerbForm=Fin", "pieni ADJ 1 comp:pred Case=Nom"], 2, True),
    "a predicate before another noun": (
        ["olla AUX 0 root VerbForm=Inf", "pieni ADJ 3 mod Case=Nom", "talossa NOUN 1 udep Case=Ine"],
        2,
        False,
    ),
    "a subject": (["oppilaat NOUN 2 subj Case=Nom", "kirjoittaa VERB 0 root VerbForm=Fin"], 1, True),
    "no first word": (
        ["nyt ADV 3 mod _", "oppilaat NOUN 3 subj Case=Nom", "kirjoittaa VERB 0 root VerbForm=Fin"],
        2,
        False,
    ),
}


@pytest.mark.parametrize(("words", "number", "near"), NEAR.values(), ids=NEAR)
def test_what_stands_beside_its_head(words: list[str], number: int, near: bool, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*words)
    assert is_near(sentence.tokens[number - 1], sentence, tagger_readings) is near
