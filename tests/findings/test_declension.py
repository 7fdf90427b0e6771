"""Adjectives have the endings that their noun phrase asks for (German)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.declension import asked_of, ends_wrongly, in_sentence
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

CASE = "Case=Nom"


def plural(words: list[str], make_sentence: MakeSentence) -> bool:
    """Whether the adjective, the word before the last, may be a plural."""
    sentence = make_sentence(*words)
    readings = in_sentence(sentence, with_lexicon(lexicon_of("de")))
    return any("Plur" in reading.feats.get("Number", ()) for reading in readings(sentence.tokens[len(words) - 2]))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["die DET 3 det _", "mutige ADJ 3 mod _", "Frauen NOUN 0 root _"], False),
        (["die DET 3 det _", "mutigen ADJ 3 mod _", "Frauen NOUN 0 root _"], True),
        (["viele DET 3 det _", "mutige ADJ 3 mod _", "Frauen NOUN 0 root _"], True),
        (["meine DET 3 det _", "mutige ADJ 3 mod _", "Frauen NOUN 0 root _"], False),
        # Manche stands with both.
        (["manche DET 3 det _", "mutige ADJ 3 mod _", "Frauen NOUN 0 root _"], True),
        # A bare phrase has the strong endings; what stands before it is no article.
        (["für ADP 0 root _", "mutigen ADJ 3 mod _", "Frauen NOUN 1 comp:obj _"], True),
        (["mutige ADJ 2 mod _", "Frauen NOUN 0 root _"], True),
        # After a numeral or a name nothing is sure.
        (["zwei NUM 3 mod _", "mutige ADJ 3 mod _", "Frauen NOUN 0 root _"], True),
    ],
)
def test_endings(make_sentence: MakeSentence, words: list[str], expected: bool) -> None:
    assert plural(words, make_sentence) is expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        # Without an article viele is declined as one.
        (["vielen DET 2 det Case=Dat", "Leute NOUN 0 root Case=Nom"], False),
        (["die DET 3 det _", "vielen DET 3 det Case=Dat", "Leute NOUN 0 root Case=Nom"], True),
    ],
)
def test_determiners_that_are_declined_as_adjectives(
    make_sentence: MakeSentence, words: list[str], expected: bool
) -> None:
    sentence = make_sentence(*words)
    readings = in_sentence(sentence, with_lexicon(lexicon_of("de")))(sentence.tokens[len(words) - 2])
    cases = {case for reading in readings for case in reading.feats["Case"] if "Plur" in reading.feats["Number"]}
    assert ("Nom" in cases) is expected
    assert "Dat" in cases


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["einer DET 2 det _", "Teil NOUN 0 root _"], False),
        (["meiner DET 3 det _", "kleiner ADJ 3 mod _", "Bruder NOUN 0 root _"], False),
        # Nothing of one phrase, no noun, or none behind.
        (["einer DET 3 det _", "kommt VERB 0 root _", "Bruder NOUN 2 subj _"], True),
        (["keiner DET 2 subj _", "kommt VERB 0 root _"], True),
        (["Bruder NOUN 0 root _", "meiner DET 1 det _"], True),
        (["hat VERB 0 root _", "einer DET 3 det _", "Hunger NOUN 1 comp:obj _"], True),
        (["hat VERB 0 root _", "er PRON 1 subj _", "einer DET 4 det _", "Hund NOUN 1 comp:obj _"], False),
        (["Hunger NOUN 0 root _", "einer DET 3 det _", "Durst NOUN 1 conj:coord _"], True),
        (["dieser DET 2 det _", "Teil NOUN 0 root _"], True),
    ],
)
def test_before_its_noun_no_form_of_ein_stands_for_one(
    make_sentence: MakeSentence, words: list[str], expected: bool
) -> None:
    sentence = make_sentence(*words)
    determiner = next(token for token in sentence.tokens if token.upos == "DET")
    readings = in_sentence(sentence, with_lexicon(lexicon_of("de")))(determiner)
    assert any("Nom" in one.feats["Case"] and "Masc" in one.feats.get("Gender", ()) for one in readings) is expected
    assert any("Dat" in one.feats["Case"] and "Fem" in one.feats.get("Gender", ()) for one in readings)


def test_after_a_comma_a_determiner_may_be_a_relative_pronoun(make_sentence: MakeSentence) -> None:
    words = ["die DET 4 det _", "ausländische ADJ 4 mod _", "Einflüsse NOUN 0 root _"]
    assert not plural([line.replace(" 4 ", " 3 ") for line in words], make_sentence)
    assert plural([", PUNCT 4 punct _", *words], make_sentence)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["einem DET 3 det Case=Dat", "kleinem ADJ 3 mod Case=Dat", "Hund NOUN 0 root Case=Dat"], True),
        (["einem DET 3 det Case=Dat", "kleinen ADJ 3 mod Case=Dat", "Hund NOUN 0 root Case=Dat"], False),
        # Some case of *kleine* goes with *ein*, though not that of *Hund*: another rule's affair.
        (["ein DET 3 det Case=Nom", "kleine ADJ 3 mod Case=Nom", "Hund NOUN 0 root Case=Nom"], False),
        # The determiner is wrong.
        (["eine DET 3 det Case=Acc", "neues ADJ 3 mod Case=Acc", "Konto NOUN 0 root Case=Acc"], False),
        # No determiner, a word between that may be one, an adjective that is not declined.
        (["mit ADP 0 root _", "kleinem ADJ 3 mod Case=Dat", "Hund NOUN 1 comp:obj Case=Dat"], False),
        (
            ["dem DET 4 det Case=Dat", "Peters PROPN 4 mod _", "kleinem ADJ 4 mod Case=Dat", "Hund NOUN 0 root _"],
            False,
        ),
        (["einem DET 3 det Case=Dat", "lila ADJ 3 mod _", "Hund NOUN 0 root Case=Dat"], False),
    ],
)
def test_no_reading_has_the_ending_that_is_asked_for(
    make_sentence: MakeSentence, words: list[str], expected: bool
) -> None:
    sentence = make_sentence(*words)
    adjective = next(token for token in sentence.tokens if token.upos == "ADJ")
    assert ends_wrongly(adjective, sentence, with_lexicon(lexicon_of("de"))) is expected


def test_a_noun_asks_for_the_endings_of_its_determiner(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(
        "einem DET 3 det Case=Dat|Gender=Masc", "alten ADJ 3 mod _", "Hund NOUN 0 root Case=Dat|Gender=Masc"
    )
    readings = in_sentence(sentence, with_lexicon(lexicon_of("de")))(sentence.tokens[2])
    assert {ending for reading in readings for ending in reading.feats["Declension"]} == {"Weak"}


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["Wetter NOUN 2 subj _", "war AUX 0 root _", "schönes ADJ 2 comp:pred _", ". PUNCT 2 punct _"], True),
        (["Wetter NOUN 2 subj _", "war AUX 0 root _", "schön ADJ 2 comp:pred _", ". PUNCT 2 punct _"], False),
        # A lemma in -e, a comparative, what stands for a noun, what an article makes a noun.
        (["Kind NOUN 2 subj _", "ist AUX 0 root _", "müde ADJ 2 comp:pred _", ". PUNCT 2 punct _"], False),
        (["Kind NOUN 2 subj _", "ist AUX 0 root _", "schöner ADJ 2 comp:pred _", ". PUNCT 2 punct _"], False),
        (["Fragen NOUN 2 subj _", "sind AUX 0 root _", "folgende ADJ 2 comp:pred _", ". PUNCT 2 punct _"], False),
        (["Auto NOUN 2 subj _", "ist AUX 0 root _", "ein DET 4 det _", "neues ADJ 2 comp:pred _"], False),
        (["das PRON 2 subj _", "ist AUX 0 root _", "gutes ADJ 2 comp:pred _", "Essen NOUN 2 flat _"], False),
    ],
)
def test_predicates_have_no_ending(words: list[str], wrong: bool, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*words)
    predicate = next(token for token in sentence.tokens if token.deprel == "comp:pred")
    assert ends_wrongly(predicate, sentence, with_lexicon(lexicon_of("de"))) is wrong


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        (["viele DET 3 det _", "alten ADJ 3 mod _", "Häuser NOUN 0 root _"], {"Strong"}),
        (["vieler DET 3 det _", "alten ADJ 3 mod _", "Häuser NOUN 0 root _"], set()),
        (["nur ADV 2 mod _", "alten ADJ 3 mod _", "Häuser NOUN 0 root _"], {"Strong"}),
        (["zwei NUM 3 mod _", "alten ADJ 3 mod _", "Häuser NOUN 0 root _"], {"Strong"}),
        (["Peters PROPN 3 mod _", "alten ADJ 3 mod _", "Häuser NOUN 0 root _"], set()),
    ],
)
def test_what_quantifiers_and_bare_phrases_ask_for(
    words: list[str], asked: set[str], make_sentence: MakeSentence
) -> None:
    sentence = make_sentence(*words)
    assert asked_of(sentence.tokens[1], sentence, with_lexicon(lexicon_of("de"))) == asked
