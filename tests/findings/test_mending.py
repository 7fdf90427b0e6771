"""Trees that are mended before they are judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.findings.addresses import with_addresses
from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.coordination import with_coordinated_verbs
from lambre_core.findings.light_verbs import with_light_verbs
from lambre_core.findings.mending import mended, without_cycles
from lambre_core.findings.predicates import with_adjectives_behind_clauses, with_predicates_at_subjects
from lambre_core.grammar.rule import Grammar, make_grammar
from lambre_core.treebank.tree import Beliefs, Sentence, Token

MakeSentence = Callable[..., Sentence]

SIND = "sind AUX 0 root Number=Plur|VerbForm=Fin"
LEHRER = "Lehrer NOUN 2 subj Case=Nom|Number=Plur"
KLEIN = "klein ADJ 2 comp:pred _"
UND = "und CCONJ 5 cc _"

COORDINATIONS = {
    "at the predicate": ([LEHRER, SIND, KLEIN, UND, "lacht VERB 3 conj:coord VerbForm=Fin"], 2),
    "at the verb already": ([LEHRER, SIND, KLEIN, UND, "lacht VERB 2 conj:coord VerbForm=Fin"], 2),
    "what may be finite": ([LEHRER, SIND, KLEIN, UND, "lachen VERB 3 conj:coord VerbForm=Inf"], 2),
    "a participle": ([LEHRER, SIND, KLEIN, UND, "gelacht VERB 3 conj:coord VerbForm=Part"], 3),
    "an adjective": ([LEHRER, SIND, KLEIN, UND, "groß ADJ 3 conj:coord _"], 3),
    "not after a conjunction": (
        [LEHRER, SIND, KLEIN, "und CCONJ 6 cc _", "oft ADV 6 mod _", "lacht VERB 3 conj:coord VerbForm=Fin"],
        3,
    ),
    "in a relative clause": (
        [LEHRER, SIND, "klug ADJ 1 mod@relcl _", UND, "lacht VERB 3 conj:coord VerbForm=Fin"],
        3,
    ),
    "no finite verb": (["klein ADJ 0 root _", "und CCONJ 3 cc _", "lacht VERB 1 conj:coord VerbForm=Fin"], 1),
}


@pytest.mark.parametrize("name", COORDINATIONS)
def test_a_coordinated_verb_is_joined_to_the_verb_of_the_clause(make_sentence: MakeSentence, name: str) -> None:
    words, head = COORDINATIONS[name]
    sentence = make_sentence(*words)
    found = with_coordinated_verbs(sentence)
    assert found.tokens[-1].head == head
    assert found.tokens[:-1] == sentence.tokens[:-1]


def with_beliefs(sentence: Sentence, beliefs: Mapping[int, Beliefs]) -> Sentence:
    return replace(sentence, tokens=tuple(replace(token, beliefs=beliefs.get(token.id)) for token in sentence.tokens))


def test_all_words_of_the_clause_count_as_one_head(make_sentence: MakeSentence) -> None:
    words, _ = COORDINATIONS["at the predicate"]
    torn = Beliefs({"VERB": 1.0}, {}, {3: 0.5, 2: 0.3, 1: 0.1, 0: 0.1}, {"conj:coord": 1.0})
    found = with_coordinated_verbs(with_beliefs(make_sentence(*words), {5: torn})).tokens[-1]
    assert found.beliefs is not None
    assert found.beliefs.heads == pytest.approx({2: 0.9, 0: 0.1})


def test_a_finite_verb_after_a_conjunction_is_surely_coordinated(make_sentence: MakeSentence) -> None:
    words, _ = COORDINATIONS["at the predicate"]
    torn = Beliefs({"VERB": 1.0}, {}, {3: 1.0}, {"conj:coord": 0.6, "comp:obj": 0.4})
    found = with_coordinated_verbs(with_beliefs(make_sentence(*words), {5: torn})).tokens[-1]
    assert found.beliefs is not None
    assert found.beliefs.deprels == {"conj:coord": 1.0}


LIGHT_VERBS = {
    "the subject of a noun with a light verb": (
        ["sen PRON 2 subj _", "yardım NOUN 0 root _", "eder VERB 2 compound@lvc _"],
        3,
    ),
    "an object stays": (["sana PRON 2 comp:obl _", "yardım NOUN 0 root _", "eder VERB 2 compound@lvc _"], 2),
    "a noun without verb": (["sen PRON 2 subj _", "doktor NOUN 0 root _", "da PART 2 mod _"], 2),
}


@pytest.mark.parametrize("name", LIGHT_VERBS)
def test_subjects_of_light_verbs(make_sentence: MakeSentence, name: str) -> None:
    words, head = LIGHT_VERBS[name]
    beliefs = {1: Beliefs({"PRON": 1.0}, {}, {2: 0.7, 3: 0.2, 0: 0.1}, {"subj": 1.0})}
    found = with_light_verbs(with_beliefs(make_sentence(*words), beliefs)).tokens[0]
    assert found.head == head
    assert found.beliefs is not None
    assert found.beliefs.heads.get(head, 0.0) == pytest.approx(0.9 if head == 3 else 0.7)


BEHIND_CLAUSES = {
    "an adjective on the verb of the clause": ("старые ADJ 4 mod Case=Nom", ",", 1),
    "no nominative": ("старых ADJ 4 mod Case=Gen", ",", 4),
    "not right behind the comma": ("старые ADJ 4 mod Case=Nom", "очень", 4),
    "an adverb": ("давно ADV 4 mod _", ",", 4),
}


@pytest.mark.parametrize("name", BEHIND_CLAUSES)
def test_adjectives_behind_relative_clauses(make_sentence: MakeSentence, name: str) -> None:
    word, before, head = BEHIND_CLAUSES[name]
    sentence = make_sentence(
        "фермеры NOUN 0 root Case=Nom",
        "которых PRON 4 comp:obj _",
        "агенты NOUN 4 subj _",
        "понимают VERB 1 mod@relcl _",
        f"{before} PUNCT 4 punct _",
        word,
    )
    assert with_adjectives_behind_clauses(sentence).tokens[-1].head == head


MESTO = "město NOUN 2 subj Gender=Neut|Case=Nom"
JE = "je AUX 0 root Number=Sing"
KRASNA = "krásná ADJ 2 comp:pred Gender=Fem|Case=Nom"
PREDICATES = {
    "a copula without gender": ([MESTO, JE, KRASNA], 1),
    "a passive": ([MESTO, JE, "postavena ADJ 2 comp:aux@pass Gender=Fem"], 1),
    "a copula with gender": ([MESTO, "byla AUX 0 root Gender=Fem", KRASNA], 2),
    "a predicate without gender": ([MESTO, JE, "schön ADJ 2 comp:pred _"], 2),
    "a noun": ([MESTO, JE, "kráska NOUN 2 comp:pred Gender=Fem"], 2),
    "a pronoun for subject": (["to PRON 2 subj Gender=Neut", JE, KRASNA], 2),
    "no subject": ([JE.replace("0 root", "0 root"), "krásná ADJ 1 comp:pred Gender=Fem"], 1),
    "two subjects": ([MESTO, JE, "voda NOUN 2 subj Gender=Fem", KRASNA], 2),
}


@pytest.mark.parametrize("name", PREDICATES)
def test_a_predicate_is_joined_to_its_subject(make_sentence: MakeSentence, name: str) -> None:
    words, head = PREDICATES[name]
    sentence = make_sentence(*words)
    found = with_predicates_at_subjects(sentence)
    assert found.tokens[-1].head == head
    assert found.tokens[-1].deprel == ("comp:pred" if head == 1 and len(words) > 2 else sentence.tokens[-1].deprel)
    assert found.tokens[:-1] == sentence.tokens[:-1]


def test_the_new_edge_is_as_probable_as_both_old_ones(make_sentence: MakeSentence) -> None:
    words, _ = PREDICATES["a copula without gender"]
    subject = Beliefs({}, {}, {2: 0.8, 3: 0.2}, {"subj": 0.5, "subj@pass": 0.25, "comp:obj": 0.25})
    predicate = Beliefs({}, {}, {2: 0.5, 1: 0.5}, {"comp:pred": 0.9, "mod": 0.1})
    found = with_predicates_at_subjects(with_beliefs(make_sentence(*words), {1: subject, 3: predicate})).tokens[-1]
    assert found.beliefs is not None
    assert found.beliefs.heads == pytest.approx({1: 0.8 * 0.75 * 0.5 * 0.9, 0: 1 - 0.8 * 0.75 * 0.5 * 0.9})


def grammar_of(subjects_dropped: bool = False) -> Grammar:
    """A grammar without rules."""
    return make_grammar("xx", (), null_subjects=float(subjects_dropped))


def test_what_needs_no_mending_stays_the_same_object(make_sentence: MakeSentence) -> None:
    words, _ = PREDICATES["a copula with gender"]
    sentence = make_sentence(*words)
    assert mended(sentence, tagger_readings, grammar_of()) is sentence


MIR = "mir PRON 2 subj Case=Dat"
GEFIEL = "gefiel VERB 0 root Number=Sing"
FILM = "Film NOUN 2 comp:obj Case=Nom|Number=Sing"
OBLIQUES = {
    "a pronoun": ([MIR, GEFIEL, FILM], False, "comp:obl"),
    "a pronoun that may be a nominative": (["ihr PRON 2 subj Case=Dat,Nom", GEFIEL, FILM], False, "subj"),
    "a noun beside a nominative": (["Mann NOUN 2 subj Case=Dat", GEFIEL, FILM], False, "comp:obl"),
    "a noun alone": (["Müttern NOUN 2 subj Case=Dat", "sorgen VERB 0 root _", "oft ADV 2 mod _"], False, "subj"),
    "a noun where subjects are missing": (["людей NOUN 2 subj Case=Acc", "оточує VERB 0 root _"], True, "comp:obl"),
    "a nominative": (["ліс NOUN 2 subj Case=Nom", "оточує VERB 0 root _"], True, "subj"),
    "no case": (["ліс NOUN 2 subj _", "оточує VERB 0 root _"], True, "subj"),
}


@pytest.mark.parametrize("name", OBLIQUES)
def test_what_can_be_no_nominative_is_no_subject(make_sentence: MakeSentence, name: str) -> None:
    words, dropped, expected = OBLIQUES[name]
    found = mended(make_sentence(*words), tagger_readings, grammar_of(dropped))
    assert found.tokens[0].deprel == expected


SUCHE = "suche VERB 0 root _"
MISREAD = {
    "of a verb that has none": ([SUCHE, "Job NOUN 1 comp:pred Case=Nom"], False, "comp:obj"),
    "of one that has one": (["bleibe VERB 0 root _", "Freund NOUN 1 comp:pred Case=Nom"], False, "comp:pred"),
    "an adjective": ([SUCHE, "gut ADJ 1 comp:pred _"], False, "comp:pred"),
    "where subjects are missing": ([SUCHE, "Job NOUN 1 comp:pred Case=Nom"], True, "comp:pred"),
}


@pytest.mark.parametrize("name", MISREAD)
def test_a_predicate_of_a_verb_that_has_none_is_an_object(make_sentence: MakeSentence, name: str) -> None:
    words, dropped, expected = MISREAD[name]
    sentence = make_sentence(*words)
    verb = replace(sentence.tokens[0], lemma="bleiben" if "bleibe" in words[0] else "suchen")
    sentence = replace(sentence, tokens=(verb, *sentence.tokens[1:]))
    assert mended(sentence, tagger_readings, grammar_of(dropped)).tokens[1].deprel == expected


POJD = "pojď VERB 0 root Mood=Imp|Person=2"
ADDRESSES = {
    "before an imperative": (["Karel PROPN 3 subj Case=Nom", ", PUNCT 1 punct _", POJD], 1, "vocative"),
    "behind it": ([POJD, ", PUNCT 3 punct _", "Karel PROPN 1 subj Case=Nom", ". PUNCT 1 punct _"], 3, "vocative"),
    "with a name": (
        ["Karel PROPN 4 subj Case=Nom", "Novák PROPN 1 flat _", ", PUNCT 1 punct _", POJD],
        1,
        "vocative",
    ),
    "no comma": (["Karel PROPN 2 subj Case=Nom", POJD], 1, "subj"),
    "a pronoun": (["ty PRON 3 subj Case=Nom", ", PUNCT 1 punct _", POJD], 1, "subj"),
    "the third person": (["Karel PROPN 3 subj Case=Nom", ", PUNCT 1 punct _", "jde VERB 0 root Person=3"], 1, "subj"),
}


NOM = "Case=Nom|Number=Sing"
COMMA = ", PUNCT 1 punct _"
PIJSLO = ["Старе ADJ 2 subj Gender=Neut", "пішло VERB 0 root VerbForm=Fin", COMMA]
OVERLOOKED = {
    "by a parataxis": ([*PIJSLO, f"Боб PROPN 2 parataxis {NOM}", COMMA, "знаєш VERB 2 conj Person=2"], 4, True),
    "no word speaks to him": ([*PIJSLO, f"Боб PROPN 2 parataxis {NOM}"], 4, False),
    "speech after a dash": (
        ["— PUNCT 3 punct _", *(word.replace(" 2 ", " 3 ") for word in PIJSLO), f"Боб PROPN 3 parataxis {NOM}"],
        5,
        True,
    ),
    "an item of a list": (["- PUNCT 2 punct _", "картон NOUN 0 root _", COMMA, f"Боб PROPN 2 conj {NOM}"], 4, False),
    "no commas": (["бачиш VERB 0 root Person=2", f"Боб PROPN 1 comp:obj {NOM}", "там ADV 1 mod _"], 2, False),
    "a dash behind": (
        ["знаєш VERB 0 root Person=2", COMMA, f"Боб PROPN 1 parataxis {NOM}", "— PUNCT 1 punct _", "друг NOUN 3 mod _"],
        3,
        False,
    ),
    "a thing": (["дивись VERB 0 root Mood=Imp", COMMA, f"місяць NOUN 1 parataxis Animacy=Inan|{NOM}"], 3, False),
    "a thing to the tagger": (["дивись VERB 0 root Mood=Imp", COMMA, f"дід NOUN 1 mod Animacy=Inan|{NOM}"], 3, True),
    "another case": (["дивись VERB 0 root Mood=Imp", COMMA, "Бобу PROPN 1 mod Case=Dat|Number=Sing"], 3, False),
    "with what is no name": (
        ["дивись VERB 0 root Mood=Imp", COMMA, f"Боб PROPN 1 parataxis {NOM}", "іде VERB 3 mod@relcl _"],
        3,
        False,
    ),
    "a verb without subject": (
        [
            "каже VERB 0 root Person=3|VerbForm=Fin",
            COMMA,
            f"Боб PROPN 1 parataxis {NOM}",
            COMMA,
            "ти PRON 1 mod Person=2",
        ],
        3,
        False,
    ),
    "a coordinated verb": (
        [
            "він PRON 2 subj Person=3",
            "каже VERB 0 root Person=3|VerbForm=Fin",
            "й CCONJ 4 cc _",
            "йде VERB 2 conj:coord Person=3|VerbForm=Fin",
            COMMA,
            f"Боб PROPN 2 parataxis {NOM}",
            COMMA,
            "знаєш VERB 2 parataxis Person=2",
        ],
        6,
        True,
    ),
    "who a pronoun is": (
        [
            "я PRON 5 subj Person=1",
            COMMA,
            f"Боб PROPN 1 parataxis {NOM}",
            COMMA,
            "бачу VERB 0 root _",
            "тебе PRON 5 mod Person=2",
        ],
        3,
        False,
    ),
    "behind a pronoun in another case": (
        ["дякую VERB 0 root _", "тобі PRON 1 comp:obj Case=Dat|Person=2", COMMA, f"Боб PROPN 1 parataxis {NOM}"],
        4,
        True,
    ),
    "who a name is": (
        [
            "ти PRON 2 mod Person=2",
            "чув VERB 0 root _",
            "Марія PROPN 2 subj Case=Nom",
            "Кюрі PROPN 3 flat Case=Dat",
            COMMA,
            f"жінка NOUN 3 conj:appos {NOM}",
        ],
        6,
        False,
    ),
    "one of several": (
        [
            "бери VERB 0 root Mood=Imp",
            COMMA,
            "скло NOUN 1 conj _",
            COMMA,
            f"Боб PROPN 1 conj {NOM}",
            COMMA,
            "метал NOUN 1 conj _",
        ],
        5,
        False,
    ),
    "of the narrator": (
        [
            "— PUNCT 2 punct _",
            "Біжи VERB 0 root Mood=Imp",
            COMMA,
            f"Боб PROPN 2 mod {NOM}",
            COMMA,
            "— PUNCT 2 punct _",
            "не PART 2 mod _",
        ],
        4,
        False,
    ),
}


@pytest.mark.parametrize("name", OVERLOOKED)
def test_who_is_addressed_though_the_parser_does_not_see_it(make_sentence: MakeSentence, name: str) -> None:
    words, number, expected = OVERLOOKED[name]
    assert (with_addresses(make_sentence(*words)).tokens[number - 1].deprel == "vocative") is expected


def test_an_overlooked_address_belongs_to_a_word_that_speaks(make_sentence: MakeSentence) -> None:
    """Rules know of no particle as head."""
    words = ["Так PART 0 root _", COMMA, f"Боб PROPN 1 parataxis {NOM}", COMMA, "знаєш VERB 1 parataxis Person=2"]
    beliefs = Beliefs({"PROPN": 1.0}, {}, {1: 0.6, 5: 0.4}, {"parataxis": 1.0})
    found = with_addresses(with_beliefs(make_sentence(*words), {3: beliefs})).tokens[2]
    assert (found.head, found.deprel) == (5, "vocative")
    assert found.beliefs is not None
    assert (found.beliefs.heads, found.beliefs.deprels) == ({5: 1.0}, {"vocative": 1.0})


@pytest.mark.parametrize("name", ADDRESSES)
def test_who_is_addressed_is_no_subject(make_sentence: MakeSentence, name: str) -> None:
    words, number, expected = ADDRESSES[name]
    assert with_addresses(make_sentence(*words)).tokens[number - 1].deprel == expected


def test_a_vocative_is_as_likely_as_the_subject_was(make_sentence: MakeSentence) -> None:
    words, number, _ = ADDRESSES["before an imperative"]
    beliefs = Beliefs({}, {}, {}, {"subj": 0.5, "vocative": 0.25, "mod": 0.25})
    found = with_addresses(with_beliefs(make_sentence(*words), {number: beliefs})).tokens[number - 1]
    assert found.beliefs is not None
    assert found.beliefs.deprels == pytest.approx({"vocative": 0.75, "mod": 0.25})


def climbs_to_the_root(sentence: Sentence, token: Token) -> bool:
    for _ in sentence.tokens:
        if not token.head:
            return True
        token = sentence.tokens[token.head - 1]
    return not token.head


@given(st.lists(st.tuples(st.integers(0, 100), st.integers(0, 100), st.booleans()), min_size=1, max_size=12))
def test_what_is_mended_stays_a_tree(drawn: list[tuple[int, int, bool]]) -> None:
    numbered = list(enumerate(drawn, 1))
    tree = Sentence(tuple(Token(id=n, form="x", head=first % n) for n, (first, _, _) in numbered))
    moved = {n: second % (len(drawn) + 1) for n, (_, second, moves) in numbered if moves}
    read = tree.with_tokens({n: replace(tree.tokens[n - 1], head=head) for n, head in moved.items()})
    found = without_cycles(read, tree)
    assert all(climbs_to_the_root(found, token) for token in found.tokens)
    if all(climbs_to_the_root(read, token) for token in read.tokens):
        assert found == read


def test_a_title_that_hangs_on_the_noun_behind_it(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("Пане NOUN 2 vocative Case=Voc", "мер NOUN 3 subj Case=Nom", "бачу VERB 0 root Person=1")
    found = with_addresses(sentence)
    assert [token.head for token in found.tokens] == [3, 1, 0]


def test_a_word_above_takes_the_place_of_the_one_that_was_moved(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("Senin PRON 3 subj _", "babam NOUN 1 conj:coord _", "kızdı VERB 0 root _")
    moved = sentence.with_tokens({1: replace(sentence.tokens[0], head=2, deprel="mod@owner")})
    found = without_cycles(moved, sentence)
    assert [(token.head, token.deprel) for token in found.tokens] == [(2, "mod@owner"), (3, "subj"), (0, "root")]
