"""Which of several repairs a writer most likely means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.ranking import (
    LONG_POSSESSIVE,
    before_word,
    has_its_ending,
    is_counted_otherwise,
    is_done_together,
    is_lonely_dative,
    is_meant,
    is_of_another_gender,
    is_rarer,
    is_refused,
    is_taken_from_a_subject,
    is_unusual,
    is_what_another_does,
    misplaced,
    nouns_of,
    wrong_endings,
)
from lambre_core.findings.readings import with_lexicon
from lambre_core.grammar.rule import Rule, make_grammar
from lambre_core.lexicon.automaton import reading_of
from lambre_core.lexicon.lookup import Lexicon, judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]


@pytest.mark.parametrize(
    ("before", "pronoun", "expected"),
    [
        ("pro ADP 0 root _", "tě", True),
        ("pro ADP 0 root _", "tebe", False),
        ("pro ADP 0 root _", "mne", True),
        ("děkuji VERB 0 root _", "ti", False),
        ("děkuji VERB 0 root _", "tobě", True),
        (", PUNCT 0 root _", "mi", True),
        ("ale CCONJ 0 root _", "mně", False),
        ("že SCONJ 0 root _", "mi", False),
        ("vidím VERB 0 root _", "nás", False),
    ],
)
def test_short_and_long_pronouns(make_sentence: MakeSentence, before: str, pronoun: str, expected: bool) -> None:
    sentence = make_sentence(before, f"{pronoun} PRON 1 comp:obj _")
    word = sentence.tokens[1]
    assert misplaced(word, before_word(sentence, word)) is expected


def test_a_sentence_begins_with_the_long_one(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("Mi PRON 2 comp:obl _", "vadí VERB 0 root _")
    assert misplaced(sentence.tokens[0], before_word(sentence, sentence.tokens[0]))
    assert not misplaced(sentence.tokens[1], sentence.tokens[0])


@pytest.mark.parametrize(
    ("form", "other", "expected"),
    [
        ("velký", "velké", True),
        ("malý", "malí", True),
        ("starej", "starý", True),
        ("mojí", "moji", True),
        ("velké", "velká", True),
        ("velký", "velká", False),
        ("velké", "velký", False),
    ],
)
def test_forms_that_are_easily_written_for_one_another(
    make_sentence: MakeSentence, form: str, other: str, expected: bool
) -> None:
    (word,) = make_sentence(f"{other} ADJ 0 root Gender=Neut|Number=Sing").tokens
    assert is_meant(form, word) is expected


def test_no_feminine_ends_in_common_czech_as_a_masculine_does(make_sentence: MakeSentence) -> None:
    (word,) = make_sentence("nemocné ADJ 0 root Gender=Fem|Number=Sing").tokens
    assert not is_meant("nemocný", word)


@pytest.mark.parametrize(
    ("lines", "word", "expected"),
    [
        (["babička NOUN 2 subj Gender=Fem", "byla AUX 0 root _", "nemocné ADJ 2 comp:pred Gender=Neut"], 3, True),
        (["babička NOUN 2 subj Gender=Fem", "byla AUX 0 root _", "nemocná ADJ 2 comp:pred Gender=Fem"], 3, False),
        (["потяг NOUN 2 subj Gender=Masc", "став VERB 0 root _", "стояло VERB 2 conj:coord Gender=Neut"], 3, True),
        # Who is meant shows no gender, and plurals show none.
        (["я PRON 2 subj _", "була AUX 0 root _", "гарне ADJ 2 comp:pred Gender=Neut"], 3, False),
        (
            ["жінки NOUN 2 subj Gender=Fem", "були AUX 0 root _", "гарні ADJ 2 comp:pred Gender=Masc|Number=Plur"],
            3,
            False,
        ),
        # Not the attribute's affair.
        (
            ["babička NOUN 2 subj Gender=Fem", "spí VERB 0 root _", "nové ADJ 4 mod Gender=Neut", "auto NOUN 2 _ _"],
            3,
            False,
        ),
    ],
)
def test_predicates_of_another_gender(make_sentence: MakeSentence, lines: list[str], word: int, expected: bool) -> None:
    sentence = make_sentence(*lines)
    assert is_of_another_gender(sentence.tokens[word - 1], sentence) is expected


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("knihy NOUN 0 root Number=Plur", "knihu NOUN 0 root Number=Sing", True),
        ("knihy NOUN 0 root Number=Plur", "knih NOUN 0 root Number=Plur", False),
        # Another reading of the form is in the other number, or none is.
        ("prací NOUN 0 root Number=Plur", "práci NOUN 0 root Number=Sing", False),
        ("wersje NOUN 0 root Number=Plur", "wersję NOUN 0 root Number=Sing", False),
        ("jazyků NOUN 0 root Number=Plur", "jazyku NOUN 0 root Number=Sing", True),
        ("knihy DET 0 root Number=Plur", "knihu DET 0 root Number=Sing", False),
    ],
)
def test_nouns_counted_otherwise(make_sentence: MakeSentence, before: str, after: str, expected: bool) -> None:
    old, new = make_sentence(before).tokens[0], make_sentence(after).tokens[0]
    readings = with_lexicon(judging_lexicon("cs"))
    assert is_counted_otherwise(replace(old, lemma="kniha"), new, readings) is expected


def test_a_noun_as_in_a_dictionary_may_be_one_or_several(make_sentence: MakeSentence) -> None:
    old, new = make_sentence("práce NOUN 0 root Number=Plur", "práci NOUN 1 mod Number=Sing").tokens
    assert not is_counted_otherwise(replace(old, lemma="práce"), new, tagger_readings)


@pytest.mark.parametrize(
    ("language", "before", "after", "expected"),
    [
        ("uk", "життя NOUN 0 root _", "життю NOUN 0 root Case=Loc|Gender=Neut", True),
        ("uk", "життя NOUN 0 root _", "житті NOUN 0 root Case=Loc|Gender=Neut", False),
        ("uk", "якій DET 0 root _", "якім DET 0 root Case=Loc", True),
        ("uk", "якій DET 0 root _", "якому DET 0 root Case=Loc", False),
        ("uk", "столі NOUN 0 root _", "стола NOUN 0 root Animacy=Inan|Case=Acc|Gender=Masc", True),
        ("uk", "столі NOUN 0 root _", "стіл NOUN 0 root Animacy=Inan|Case=Acc|Gender=Masc", False),
        ("uk", "мер NOUN 0 root _", "меру NOUN 0 root Case=Voc", True),
        ("uk", "мер NOUN 0 root _", "мере NOUN 0 root Case=Voc", False),
        ("uk", "сервер NOUN 0 root _", "серверу NOUN 0 root Case=Gen", True),
        ("uk", "сервер NOUN 0 root _", "сервера NOUN 0 root Case=Gen", False),
        ("uk", "файл NOUN 0 root _", "файлу NOUN 0 root Case=Gen", False),
        ("ru", "согласии NOUN 0 root _", "согласье NOUN 0 root Case=Acc", True),
        ("ru", "платья NOUN 0 root _", "платье NOUN 0 root Case=Acc", False),
        ("ru", "ты PRON 0 root _", "тобою PRON 0 root Case=Ins", True),
        ("ru", "ты PRON 0 root _", "тобой PRON 0 root Case=Ins", False),
        ("cs", "můj DET 0 root _", "moje DET 0 root Case=Acc|Number=Sing", True),
        ("cs", "můj DET 0 root _", "moje DET 0 root Case=Nom|Number=Plur", True),
        ("cs", "moje DET 0 root _", "moji DET 0 root Case=Nom|Number=Plur", False),
    ],
)
def test_the_rarer_of_two_forms(
    make_sentence: MakeSentence, language: str, before: str, after: str, expected: bool
) -> None:
    old, new = make_sentence(before).tokens[0], make_sentence(after).tokens[0]
    assert is_rarer(old, new, language) is expected


@pytest.mark.parametrize(
    ("form", "expected"), [("moji", True), ("tvoje", True), ("svojí", True), ("mou", False), ("mojich", False)]
)
def test_possessives_in_their_long_form(form: str, expected: bool) -> None:
    assert (LONG_POSSESSIVE.fullmatch(form) is not None) is expected


NOTHING_KNOWN = Lexicon(lambda form: (), reading_of)
GRAMMAR = make_grammar(
    "de",
    [
        Rule("government", "NOUN", "comp:obj", "VERB", "Case", governors=(("helfen", ("Dat",)),)),
        Rule("government", "NOUN", "comp:obj", "ADP", "Case", governors=(("v", ("Acc", "Loc")),)),
    ],
)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        pytest.param(["lesen VERB 0 root _", "Büchern NOUN 1 comp:obl Case=Dat"], True, id="no dative is known"),
        pytest.param(["helfen VERB 0 root _", "Freunden NOUN 1 comp:obj Case=Dat"], False, id="one is known"),
        pytest.param(["lesen VERB 0 root _", "Bücher NOUN 1 comp:obj Case=Acc"], False, id="an accusative"),
        pytest.param(
            ["geben VERB 0 root _", "Kindern NOUN 1 comp:obl Case=Dat", "Brot NOUN 1 comp:obj Case=Acc"],
            False,
            id="beside an accusative",
        ),
        pytest.param(["mit ADP 0 root _", "Büchern NOUN 1 comp:obj Case=Dat"], False, id="of an adposition"),
    ],
)
def test_lonely_datives(make_sentence: MakeSentence, lines: list[str], expected: bool) -> None:
    sentence = make_sentence(*lines)
    assert is_lonely_dative(sentence.tokens[1], sentence, GRAMMAR) is expected


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["V ADP 4 udep _", "těchto DET 3 det _", "složek NOUN 4 subj Case=Gen"], True),
        (["V ADP 4 udep _", "těchto DET 3 det _", "složkách NOUN 1 comp:obj Case=Loc"], False),
        (["Bez ADP 4 udep _", "těchto DET 3 det _", "složek NOUN 1 comp:obj Case=Gen"], False),
        (["jsou AUX 0 root _", "těchto DET 3 det _", "složek NOUN 1 subj Case=Gen"], False),
        (["helfen VERB 0 root _", "diese DET 3 det _", "Leute NOUN 1 comp:obj Case=Acc"], True),
        (["helfen VERB 0 root _", "diesen DET 3 det _", "Leuten NOUN 1 comp:obj Case=Dat"], False),
        (["sehen VERB 0 root _", "diese DET 3 det _", "Leute NOUN 1 comp:obj Case=Acc"], False),
    ],
)
def test_what_an_adposition_or_a_verb_refuses(make_sentence: MakeSentence, lines: list[str], expected: bool) -> None:
    sentence = make_sentence(*lines)
    assert is_refused(sentence.tokens[2], sentence, GRAMMAR, NOTHING_KNOWN) is expected


@pytest.mark.parametrize(
    ("adposition", "before", "after", "expected"),
    [
        ("wegen", "Ordner NOUN 1 comp:obj _", "Ordners NOUN 1 comp:obj Case=Gen|Number=Sing", True),
        ("bei", "Ordner NOUN 1 comp:obj _", "Ordners NOUN 1 comp:obj Case=Gen|Number=Sing", False),
        ("mit", "Schlüssel NOUN 1 comp:obj _", "Schlüsseln NOUN 1 comp:obj Case=Dat|Number=Plur", True),
        ("mit", "Schlüsseln NOUN 1 comp:obj _", "Schlüssel NOUN 1 comp:obj Case=Acc|Number=Plur", False),
        ("", "Schlüssel NOUN 1 comp:obj _", "Schlüsseln NOUN 1 comp:obj Case=Dat|Number=Plur", False),
    ],
)
def test_endings_that_are_left_out(
    make_sentence: MakeSentence, adposition: str, before: str, after: str, expected: bool
) -> None:
    first = f"{adposition} ADP 0 root _" if adposition else "sehen VERB 0 root _"
    old, new = (make_sentence(first, line) for line in (before, after))
    assert has_its_ending(old.tokens[1], new.tokens[1], new, "de") is expected
    assert not has_its_ending(old.tokens[1], new.tokens[1], new, "pl")


@pytest.mark.parametrize(
    ("language", "adposition", "noun", "expected"),
    [
        ("cs", "v", "soubory NOUN 1 comp:obj Case=Acc", True),
        ("cs", "v", "souborech NOUN 1 comp:obj Case=Loc", False),
        ("cs", "na", "soubory NOUN 1 comp:obj Case=Acc", False),
        ("cs", "po", "oběd NOUN 1 comp:obj Case=Acc", True),
        ("cs", "před", "soudem NOUN 1 comp:obj Case=Ins", False),
        ("pl", "w", "pliki NOUN 1 comp:obj Case=Acc", True),
        ("pl", "po", "obiedzie NOUN 1 comp:obj Case=Loc", False),
        ("pl", "pod", "przycisk NOUN 1 comp:obj Case=Acc", True),
        ("uk", "в", "файли NOUN 1 comp:obj Case=Acc", False),
        ("de", "innerhalb", "Gebieten NOUN 1 comp:obj Case=Dat", True),
        ("de", "innerhalb", "Gebiete NOUN 1 comp:obj Case=Gen", False),
    ],
)
def test_cases_that_an_adposition_takes_seldom(
    make_sentence: MakeSentence, language: str, adposition: str, noun: str, expected: bool
) -> None:
    sentence = make_sentence(f"{adposition} ADP 0 root _", noun)
    assert is_unusual(sentence.tokens[1], sentence, make_grammar(language, []), NOTHING_KNOWN) is expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("která DET 2 subj Case=Nom", "chcete VERB 0 root Person=2"), True),
        (("kterou DET 2 comp:obj Case=Acc", "chcete VERB 0 root Person=2"), False),
        (("która DET 2 subj Case=Nom", "zmizela VERB 0 root _"), False),
        (("która DET 2 comp:obj Case=Nom", "ohłosił VERB 0 root _", "rząd NOUN 2 subj Case=Nom"), True),
        (
            ("která DET 2 subj Case=Nom", "mizí VERB 0 root _", ", PUNCT 4 punct _", "víte VERB 2 conj Person=2"),
            False,
        ),
    ],
)
def test_what_another_does(make_sentence: MakeSentence, words: tuple[str, ...], expected: bool) -> None:
    sentence = make_sentence(*words)
    assert is_what_another_does(sentence.tokens[0], sentence) is expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("souhlasím VERB 0 root _", "s ADP 1 udep _", "pravidel NOUN 2 comp:obj Case=Gen"), True),
        (("sundal VERB 0 root _", "s ADP 1 udep _", "střechy NOUN 2 comp:obj Case=Gen"), False),
        (("žije VERB 0 root _", "s ADP 1 udep _", "naším DET 4 det Case=Ins", "bratra NOUN 2 comp:obj Case=Gen"), True),
    ],
)
def test_what_is_done_with_somebody(make_sentence: MakeSentence, words: tuple[str, ...], expected: bool) -> None:
    sentence = make_sentence(*words)
    assert is_done_together(sentence.tokens[1], sentence) is expected


@pytest.mark.parametrize(
    ("verb", "case", "expected"),
    [
        ("przywróć", "Ins", True),
        ("przywróć", "Gen", False),
        ("rozmawiam", "Gen", True),
        ("rozmawiam", "Ins", False),
        ("stoję", "Ins", False),
    ],
)
def test_cases_behind_polish_z(make_sentence: MakeSentence, verb: str, case: str, expected: bool) -> None:
    sentence = make_sentence(f"{verb} VERB 0 root _", "z ADP 1 udep _", f"kopią NOUN 2 comp:obj Case={case}")
    assert is_unusual(sentence.tokens[2], sentence, make_grammar("pl", []), NOTHING_KNOWN) is expected


@pytest.mark.parametrize(
    ("lines", "word", "expected"),
    [
        # Ο φίλο ήρθε, βλέπω: ο φίλο, ήρθε ο φίλο; but: βλέπω ο φίλο, με ο φίλο
        (["Τον DET 2 det Case=Acc", "φίλο NOUN 3 subj _", "ήρθε VERB 0 root _"], 0, True),
        (["Βλέπω VERB 0 root Person=1", ": PUNCT 4 punct _", "τον DET 4 det Case=Acc", "φίλο NOUN 1 conj _"], 2, True),
        (["Ήρθε VERB 0 root Person=3", "τον DET 3 det Case=Acc", "φίλο NOUN 1 subj _"], 1, True),
        (["Βλέπω VERB 0 root Person=1", "τον DET 3 det Case=Acc", "φίλο NOUN 1 comp:obj _"], 1, False),
        (["Με ADP 0 root _", "τον DET 3 det Case=Acc", "φίλο NOUN 1 comp:obj _"], 1, False),
        (["Οι DET 2 det Case=Nom", "φίλοι NOUN 3 subj _", "ήρθε VERB 0 root _"], 0, False),
    ],
)
def test_greek_articles_of_subjects(make_sentence: MakeSentence, lines: list[str], word: int, expected: bool) -> None:
    sentence = make_sentence(*lines)
    before = make_sentence("ο DET 0 root Case=Nom").tokens[0]
    assert is_taken_from_a_subject(before, sentence.tokens[word], sentence) is expected


def test_nouns_of_a_repair(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("neue ADJ 2 mod _", "Häuser NOUN 3 comp:obj _", "bauen VERB 0 root _")
    assert [noun.id for noun in nouns_of(sentence.tokens[:2], sentence)] == [2]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["Ungültige ADJ 2 mod Case=Nom|Gender=Neut|Number=Plur", "Zeichen NOUN 0 root _"], 0),
        (["Ungültigen ADJ 2 mod Case=Nom|Gender=Neut|Number=Plur", "Zeichen NOUN 0 root _"], 1),
        (["Die DET 3 det _", "ungültigen ADJ 3 mod Case=Nom|Gender=Neut|Number=Plur", "Zeichen NOUN 0 root _"], 0),
    ],
)
def test_what_opens_a_sentence_has_strong_endings(make_sentence: MakeSentence, words: list[str], expected: int) -> None:
    assert wrong_endings(make_sentence(*words), with_lexicon(judging_lexicon("de"))) == expected
