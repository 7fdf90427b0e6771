"""Edges that do not go together are not judged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.addresses import is_no_address, is_no_nominative_form
from lambre_core.findings.doubts.attributes import is_perhaps_adverb
from lambre_core.findings.doubts.determiners import is_no_preposition, opens_its_clause
from lambre_core.findings.doubts.joined_attributes import is_after_a_gap
from lambre_core.findings.doubts.mentions import is_between_commas
from lambre_core.findings.doubts.numerals import is_part_of_an_ordinal
from lambre_core.findings.doubts.objects import (
    has_another_object,
    is_behind_a_comma,
    is_of_either_verb,
    is_perhaps_attribute,
    is_perhaps_of_another_verb,
    is_perhaps_predicative,
    is_perhaps_the_agent,
    is_title,
    may_be_exchanged,
    may_be_subject,
)
from lambre_core.findings.doubts.persons import (
    is_perhaps_a_man,
)
from lambre_core.findings.doubts.several_subjects import is_a_quantity, is_perhaps_coordinated
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.subjects import is_perhaps_the_subject
from lambre_core.findings.doubts.subjects_or_objects import is_perhaps_object
from lambre_core.findings.doubts.verbs import (
    is_no_split_conditional,
    is_perhaps_one_of_several_infinitives,
    may_have_dropped_its_subject,
)
from lambre_core.findings.explaining import Edge
from lambre_core.treebank.tree import Multiword, Sentence

MakeSentence = Callable[..., Sentence]

STAND = "stand VERB 0 root Number=Sing"
TREES = {
    "viele dieser Dinge": (
        ["viele DET 3 det Case=Nom", "dieser DET 3 det Case=Gen", "Dinge NOUN 0 root Case=Nom"],
        {(1, 3), (2, 3)},
    ),
    "a determiner that is declined as an adjective": (
        ["die DET 3 det Case=Nom", "anderen DET 3 det Case=Nom|Ending=Weak", "Dinge NOUN 0 root Case=Nom"],
        set(),
    ),
    "one that stands before another": (
        ["viele DET 3 det Case=Nom|Ending=Strong", "dieser DET 3 det Case=Gen", "Dinge NOUN 0 root Case=Gen"],
        {(1, 3), (2, 3)},
    ),
    "a measure": (["zwei NUM 2 mod _", "Bier NOUN 0 root Number=Sing"], {(1, 2)}),
    "a counted thing": (["zwei NUM 2 mod _", "Kind NOUN 0 root Number=Sing"], set()),
    "one determiner": (["diese DET 3 det Case=Nom", "alten ADJ 3 mod Case=Nom", "Dinge NOUN 0 root Case=Nom"], set()),
    "a possessor": (["deren DET 2 det Case=Gen|PronType=Dem", "Haus NOUN 0 root Case=Nom"], {(1, 2)}),
    "an article in the genitive": (["des DET 2 det Case=Gen|PronType=Art", "Haus NOUN 0 root Case=Nom"], set()),
    "a determiner before the preposition": (
        ["alle DET 3 det _", "hinter ADP 0 root _", "Licht NOUN 2 comp:obj _"],
        {(1, 3), (3, 2)},
    ),
    "a preposition inside the noun phrase": (
        ["die DET 5 det _", "in ADP 4 udep _", "Wien PROPN 2 comp:obj _", "lebende ADJ 5 mod _", "Frau NOUN 0 root _"],
        set(),
    ),
    "two subjects": (["Monat NOUN 2 subj Case=Nom", STAND, "Bank NOUN 2 subj Case=Nom"], {(1, 2), (3, 2)}),
    "a sister that could be the subject": (
        ["Monat NOUN 2 subj Case=Acc,Nom", STAND, "Bank NOUN 2 comp:obj Case=Nom|Number=Sing"],
        {(1, 2), (3, 2)},
    ),
    "nothing but a nominative": (["Monat NOUN 2 subj Case=Nom", STAND, "Bank NOUN 2 comp:obj Case=Nom"], set()),
    "a relative pronoun": (
        [
            "Leute NOUN 0 root _",
            ", PUNCT 1 punct _",
            "die DET 4 det _",
            "Geld NOUN 5 comp:obj _",
            "haben VERB 1 mod@relcl _",
        ],
        set(),
    ),
    "a nearer noun": (
        [
            "der DET 4 det Case=Nom|Gender=Masc",
            "Junge NOUN 5 subj Case=Nom|Gender=Masc",
            "viel DET 4 mod _",
            "Hilfe NOUN 5 comp:obj Case=Acc|Gender=Fem",
            "erhielt VERB 0 root _",
        ],
        {(1, 4)},
    ),
    "a nearer noun of another gender": (
        [
            "der DET 3 det Case=Nom|Gender=Masc",
            "Frau NOUN 3 mod Case=Nom|Gender=Fem",
            "Mann NOUN 0 root Case=Nom|Gender=Masc",
        ],
        set(),
    ),
    "a noun with a numeral": (["letzte ADJ 3 mod _", "48 NUM 3 mod _", "Tage NOUN 0 root _"], {(1, 3)}),
    "no preposition": (
        ["schweres ADJ 3 mod _", "zu ADP 0 root _", "Problem NOUN 2 comp:obj _"],
        {(3, 2)},
    ),
    "an adposition before a numeral": (
        ["за ADP 0 root _", "кілька DET 3 det@numgov NumType=Card|PronType=Ind", "доларів NOUN 1 comp:obj Case=Gen"],
        {(3, 1)},
    ),
    "an article counts nothing": (
        ["für ADP 0 root _", "eines DET 3 det NumType=Card|PronType=Art", "Tages NOUN 1 comp:obj Case=Gen"],
        set(),
    ),
    "a pronoun between adposition and noun": (
        ["до ADP 0 root _", "себе PRON 3 mod Case=Gen", "увагу NOUN 1 comp:obj Case=Acc"],
        {(3, 1)},
    ),
    "a participle after its noun": (
        [
            "рюмку NOUN 0 root Case=Acc|Gender=Fem",
            ", PUNCT 3 punct _",
            "загиджену ADJ 4 mod Case=Acc|Gender=Fem",
            "мухами NOUN 1 udep Case=Ins|Gender=Fem",
        ],
        {(3, 4)},
    ),
    "an adjective after a noun of another gender": (
        [
            "дім NOUN 0 root Case=Nom|Gender=Masc",
            ", PUNCT 3 punct _",
            "загиджену ADJ 4 mod Case=Acc|Gender=Fem",
            "мухами NOUN 1 udep Case=Ins|Gender=Fem",
        ],
        set(),
    ),
    "a gerundive": (
        ["ein DET 4 det _", "zu ADP 0 root _", "lösendes ADJ 4 mod _", "Problem NOUN 2 comp:obj _"],
        {(1, 4), (3, 4), (4, 2)},
    ),
    "zu before an adjective": (["zu ADP 0 root _", "großem ADJ 3 mod _", "Glück NOUN 1 comp:obj _"], set()),
    "an adjective before the determiner": (
        ["letzte ADJ 3 mod _", "dieser DET 3 det Case=Gen", "Reisen NOUN 0 root Case=Gen"],
        {(1, 3)},
    ),
    "a name of two nouns": (
        ["im DET 2 det Gender=Neut", "Lake NOUN 0 root Gender=Fem", "Tahoe PROPN 2 flat _"],
        {(1, 2)},
    ),
    "a noun before another noun phrase": (
        [
            "der DET 2 det Gender=Fem",
            "Frau NOUN 0 root Gender=Fem",
            "Bücher NOUN 4 comp:obj Case=Acc",
            "geben VERB 2 mod _",
        ],
        set(),
    ),
    "a copula that agrees with the predicate": (
        ["Armee NOUN 2 subj Case=Nom|Number=Sing", "sind AUX 0 root Number=Plur", "Laien NOUN 2 comp:pred Number=Plur"],
        {(1, 2)},
    ),
    "a copula that agrees with nothing": (
        ["Armee NOUN 2 subj Case=Nom|Number=Sing", "sind AUX 0 root Number=Plur", "Laie NOUN 2 comp:pred Number=Sing"],
        set(),
    ),
    "a subject with company": (
        [
            "Martin PROPN 4 subj Case=Nom",
            "s ADP 1 udep _",
            "Otou PROPN 2 comp:obj Case=Ins",
            "šli VERB 0 root Number=Plur",
        ],
        {(1, 4)},
    ),
    "a hyphen at the end": (["die DET 2 det _", "Flug- NOUN 0 root _"], {(1, 2)}),
    "a sister that could not, by case": (["Monat NOUN 2 subj Case=Nom", STAND, "Bank NOUN 2 comp:obj Case=Acc"], set()),
    "a sister that could not, by number": (
        ["Monat NOUN 2 subj Case=Nom", STAND, "Banken NOUN 2 comp:obj Case=Nom|Number=Plur"],
        set(),
    ),
    "a sister that could not, by its determiner": (
        ["Kinder NOUN 2 subj Case=Nom", STAND, "jeden DET 4 det Case=Acc", "Tag NOUN 2 mod Case=Nom|Number=Sing"],
        set(),
    ),
    "another noun of the clause, below the participle": (
        [
            "Brief NOUN 2 subj Case=Acc,Nom",
            "hat AUX 0 root Number=Sing",
            "Frau NOUN 4 comp:obj Case=Nom|Number=Sing",
            "geschrieben VERB 2 comp:aux VerbForm=Part",
        ],
        {(1, 2), (3, 4)},
    ),
    "a pronoun says itself that it is the subject": (
        ["Er PRON 2 subj Case=Nom", STAND, "Bank NOUN 2 comp:obj Case=Nom|Number=Sing"],
        set(),
    ),
    "a coordination below the subject": (
        ["Chef NOUN 5 subj Case=Nom", "Meier PROPN 1 flat _", "und CCONJ 4 cc _", "Rat NOUN 2 conj:coord _", STAND],
        {(1, 5)},
    ),
    "coordinated adjectives are another thing": (
        ["alte ADJ 3 mod _", "graue ADJ 1 conj:coord _", "Chef NOUN 4 subj Case=Nom", STAND],
        {(2, 1)},  # both are attributes, and the noun is a singular
    ),
}


@pytest.mark.parametrize("name", TREES)
def test_doubtful_edges(make_sentence: MakeSentence, name: str) -> None:
    words, expected = TREES[name]
    sentence = make_sentence(*words)
    edges: dict[Edge, list[object]] = {(token.id, token.head): [] for token in sentence.tokens if token.head}
    assert doubtful_edges(sentence, edges, tagger_readings) == expected  # type: ignore[arg-type]


SLAVIC = {
    "a determiner that asks": (
        ["яку DET 2 det Case=Acc|PronType=Int", "природа NOUN 3 subj Case=Nom", "має VERB 0 root _"],
        {(1, 2)},
    ),
    "a participle and what it is done with": (
        ["зрізані ADJ 2 mod Case=Nom", "кулями NOUN 3 udep Case=Ins", "падали VERB 0 root _"],
        {(1, 2)},
    ),
    "an adjective and its noun": (
        ["новий ADJ 2 mod Case=Nom|Gender=Masc", "книга NOUN 3 subj Case=Nom|Gender=Fem", "лежала VERB 0 root _"],
        set(),
    ),
    "after a copula": (
        ["є AUX 0 root _", "зрозумілий ADJ 3 mod Case=Nom", "користувачу NOUN 1 comp:pred Case=Dat"],
        {(2, 3)},
    ),
    "a verb form of no person": (
        ["Воно PRON 2 subj Case=Nom|Person=3", "написано VERB 0 root Person=0"],
        {(1, 2)},
    ),
    "another verb between": (
        ["Babam NOUN 3 subj Number=Sing|Person=3", "gelince VERB 3 mod _", "başladık VERB 0 root Person=1"],
        {(1, 3)},
    ),
    "a singular": (["Saat NOUN 2 subj Number=Sing|Person=3", "döndüm VERB 0 root Person=1"], {(1, 2)}),
    "a plural": (["Yolcular NOUN 2 subj Case=Nom|Number=Plur|Person=3", "bekledim VERB 0 root Person=1"], set()),
    "between commas": (
        [
            *("я PRON 3 subj Case=Nom|Person=1", ", PUNCT 3 punct _", "здається VERB 0 root Person=3"),
            *(", PUNCT 5 punct _", "вмираю VERB 3 parataxis Person=1"),
        ],
        {(1, 3)},
    ),
    "a title before a name": (
        ["von ADP 0 root _", "Präsident NOUN 1 comp:obj Case=Nom|Number=Sing", "Saied PROPN 2 flat Case=Dat"],
        {(2, 1)},
    ),
    "one adjective for several nouns": (
        [
            "нарізані ADJ 2 mod Case=Acc|Number=Plur",
            "перець NOUN 0 root Case=Acc|Number=Sing",
            "й CCONJ 4 cc _",
            "цибулю NOUN 2 conj:coord Case=Acc|Number=Sing",
        ],
        {(1, 2)},
    ),
    "a number in digits": (
        ["на ADP 0 root _", "3000 ADJ 3 mod Case=Loc", "мест NOUN 1 comp:obj Case=Gen"],
        {(3, 1)},
    ),
    "an ordinal": (
        ["в ADP 0 root _", "20. ADJ 3 mod Case=Gen", "веке NOUN 1 comp:obj Case=Loc"],
        set(),
    ),
    "a name in quotation marks": (
        ["за ADP 0 root _", "« PUNCT 3 punct _", "Интернационале NOUN 1 comp:obj Case=Loc"],
        {(3, 1)},
    ),
    "a name after its noun": (
        ["семейству NOUN 0 root Case=Dat|Number=Sing", "Рутовые ADJ 1 mod Case=Nom|Number=Plur"],
        {(2, 1)},
    ),
    "a participle of an earlier noun": (
        [
            "персонаж NOUN 0 root Case=Nom|Number=Sing",
            "героев NOUN 1 udep Case=Gen|Number=Plur",
            ", PUNCT 4 punct _",
            "созданный VERB 2 mod Case=Nom|Number=Sing",
        ],
        {(4, 2)},
    ),
    "a participle of a foreign name": (
        [
            "блюдами NOUN 0 root Case=Ins|Number=Plur",
            "paisa X 1 flat _",
            ", PUNCT 4 punct _",
            "известного VERB 1 mod Case=Gen|Number=Sing",
        ],
        {(4, 1)},
    ),
    "a participle of no other noun": (
        [
            "блюда NOUN 0 root Case=Nom|Number=Plur",
            ", PUNCT 3 punct _",
            "известный VERB 1 mod Case=Nom|Number=Sing",
        ],
        set(),
    ),
    "who did it": (
        [
            "на ADP 0 root _",
            "выложенных VERB 4 mod Case=Loc|Number=Plur",
            "департаментом NOUN 1 comp:obj Case=Ins",
            "фотографиях NOUN 2 udep Case=Loc|Number=Plur",
        ],
        {(3, 1)},
    ),
    "one of some persons": (
        ["в ADP 0 root _", "лейтенанты NOUN 1 comp:obj Animacy=Anim|Case=Nom|Number=Plur"],
        {(2, 1)},
    ),
    "no persons": (["в ADP 0 root _", "столы NOUN 1 comp:obj Animacy=Inan|Case=Nom|Number=Plur"], set()),
    "ordinals in Roman digits": (
        ["XIX ADJ 2 mod Case=Gen|Number=Sing", "веков NOUN 0 root Case=Gen|Number=Plur"],
        {(1, 2)},
    ),
    "a relative pronoun before the noun": (
        [
            "у ADP 3 udep _",
            "яких DET 3 mod Case=Loc|PronType=Rel",
            "лікар NOUN 1 comp:obj Case=Nom",
            "працює VERB 0 root _",
        ],
        {(3, 1)},
    ),
}


@pytest.mark.parametrize("name", SLAVIC)
def test_where_subjects_are_dropped(make_sentence: MakeSentence, name: str) -> None:
    words, expected = SLAVIC[name]
    sentence = make_sentence(*words)
    ruled = {("DET", "NOUN"), ("ADJ", "NOUN"), ("VERB", "NOUN"), ("NOUN", "ADP"), ("PRON", "VERB"), ("NOUN", "VERB")}
    edges: dict[Edge, list[object]] = {
        (token.id, token.head): []
        for token in sentence.tokens
        if token.head and (token.upos, sentence.tokens[token.head - 1].upos) in ruled
    }
    found = doubtful_edges(sentence, edges, tagger_readings, subjects_dropped=True)  # type: ignore[arg-type]
    assert expected <= found
    assert expected or not found


def test_a_title_with_an_article_has_endings(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(
        *("von ADP 0 root _", "dem DET 3 det Case=Dat|Number=Sing"),
        *("Präsident NOUN 1 comp:obj Case=Nom|Number=Sing", "Saied PROPN 3 flat Case=Dat"),
    )
    assert doubtful_edges(sentence, {(3, 1): []}, tagger_readings) == set()


@pytest.mark.parametrize(("head", "expected"), [("1", set()), ("0", {(2, 3)})], ids=["am Elbe", "am liebsten Äpfel"])
def test_a_determiner_belongs_to_the_preposition_that_it_is_written_with(
    make_sentence: MakeSentence, head: str, expected: set[Edge]
) -> None:
    root = "0" if head == "1" else "3"
    made = make_sentence(
        f"an ADP {root} udep _", "dem DET 3 det Case=Dat|PronType=Art", f"Elbe NOUN {head} comp:obj Case=Dat"
    )
    sentence = replace(made, multiwords=(Multiword(1, 2, "am"),))
    assert doubtful_edges(sentence, {(2, 3): []}, tagger_readings) == expected


@pytest.mark.parametrize(("first", "expected"), [("Polydor", {(2, 3)}), ("vinyl", set())])
def test_a_plural_in_a_name_is_no_plural(make_sentence: MakeSentence, first: str, expected: set[Edge]) -> None:
    sentence = make_sentence(
        f"{first} NOUN 2 compound _", "Records NOUN 3 subj Number=Plur", "is AUX 0 root Number=Sing|VerbForm=Fin"
    )
    assert doubtful_edges(sentence, {(2, 3): []}, tagger_readings) == expected


def test_a_title_may_be_a_clause(make_sentence: MakeSentence) -> None:
    made = make_sentence("of ADP 3 udep _", "It PRON 1 comp:obj Case=Nom", "'s AUX 0 root VerbForm=Fin")
    assert doubtful_edges(made, {(2, 1): []}, tagger_readings) == set()
    sentence = replace(made, multiwords=(Multiword(2, 3, "It's"),))
    assert doubtful_edges(sentence, {(2, 1): []}, tagger_readings) == {(2, 1)}


SUBJECTS = {
    "a noun that may be an object": (["děti NOUN 2 subj Case=Acc,Nom", "vidí VERB 0 root VerbForm=Fin"], True),
    "a man": (["pán NOUN 2 subj Animacy=Anim|Case=Nom|Gender=Masc", "vidí VERB 0 root VerbForm=Fin"], False),
    "there is an object already": (
        ["děti NOUN 2 subj Case=Acc,Nom", "vidí VERB 0 root VerbForm=Fin", "dům NOUN 2 comp:obj Case=Acc"],
        False,
    ),
    "an object that may be the subject": (
        ["děti NOUN 2 subj Case=Acc,Nom", "vidí VERB 0 root VerbForm=Fin", "dům NOUN 2 comp:obj Case=Acc,Nom"],
        True,
    ),
    "adjectives have no objects": (
        ["děti NOUN 2 subj Case=Acc,Nom", "vidění ADJ 0 root Case=Nom|VerbForm=Part"],
        False,
    ),
}


@pytest.mark.parametrize("name", SUBJECTS)
def test_what_may_be_an_object_is_no_subject(make_sentence: MakeSentence, name: str) -> None:
    words, doubtful = SUBJECTS[name]
    found = doubtful_edges(make_sentence(*words), {(1, 2): []}, tagger_readings, subjects_dropped=True)
    assert found == ({(1, 2)} if doubtful else set())


VERBS = {
    "one subject": (
        [
            "Autor NOUN 2 subj Case=Nom",
            "lacht VERB 0 root Number=Sing",
            "und CCONJ 4 cc _",
            "singen VERB 2 conj:coord Number=Plur",
        ],
        False,
    ),
    "a negation after the conjunction": (
        [
            "lacht VERB 0 root Number=Sing",
            "und CCONJ 4 cc _",
            "nicht PART 4 mod _",
            "singen VERB 1 conj:coord Number=Plur",
        ],
        False,
    ),
    "far from the conjunction": (
        [
            "lacht VERB 0 root Number=Sing",
            "und CCONJ 4 cc _",
            "morgen ADV 4 mod _",
            "singen VERB 1 conj:coord Number=Plur",
        ],
        True,
    ),
    "no conjunction": (["lacht VERB 0 root Number=Sing", "singen VERB 1 conj:coord Number=Plur"], True),
    "a subject of its own": (
        [
            "Autor NOUN 2 subj Case=Nom",
            "lacht VERB 0 root Number=Sing",
            "Frauen NOUN 4 subj Case=Nom|Number=Plur",
            "singen VERB 2 conj:coord Number=Plur",
        ],
        True,
    ),
    "a noun before it that the parser gave to the first verb": (
        [
            "Autor NOUN 2 subj Case=Nom",
            "lacht VERB 0 root Number=Sing",
            "und CCONJ 5 cc _",
            "Frauen NOUN 2 comp:obj Case=Nom|Number=Plur",
            "singen VERB 2 conj:coord Number=Plur",
        ],
        True,
    ),
    "an earlier verb with which it agrees": (
        [
            "sagt VERB 0 root Number=Sing",
            "kommen VERB 1 comp:obj Number=Plur",
            "und CCONJ 4 cc _",
            "lacht VERB 2 conj:coord Number=Sing",
        ],
        True,
    ),
    "an infinitive": (
        ["lacht VERB 0 root Number=Sing", "singen VERB 1 conj:coord VerbForm=Inf"],
        True,
    ),
}


@pytest.mark.parametrize("name", VERBS)
def test_verbs_that_may_have_other_subjects(make_sentence: MakeSentence, name: str) -> None:
    words, doubtful = VERBS[name]
    sentence = make_sentence(*words)
    last = sentence.tokens[-1]
    edge = (last.id, last.head or 0)
    assert doubtful_edges(sentence, {edge: []}, tagger_readings) == ({edge} if doubtful else set())


@pytest.mark.parametrize(
    ("words", "doubtful"),
    [
        (
            [
                "před ADP 2 udep _",
                "bylo AUX 0 root _",
                "dobou NOUN 1 comp:obj Case=Ins",
                "ledovou ADJ 2 comp:pred Case=Ins",
            ],
            True,
        ),
        (["to PRON 2 subj _", "bylo AUX 0 root _", "dnes ADV 2 mod _", "ledovou ADJ 2 comp:pred Case=Ins"], False),
        (["knih NOUN 2 subj _", "je AUX 0 root _", "tam ADV 2 mod _", "dostupných ADJ 2 comp:pred Case=Gen,Loc"], True),
        (["kniha NOUN 2 subj _", "je AUX 0 root _", "tam ADV 2 mod _", "dostupná ADJ 2 comp:pred Case=Nom"], False),
    ],
)
def test_what_is_in_an_oblique_case_is_no_predicate(
    make_sentence: MakeSentence, words: list[str], doubtful: bool
) -> None:
    found = doubtful_edges(make_sentence(*words), {(4, 2): []}, tagger_readings, subjects_dropped=True)
    assert found == ({(4, 2)} if doubtful else set())


@pytest.mark.parametrize(("between", "expected"), [("sli VERB 1 mod _", {(3, 1)}), ("doma ADV 3 mod _", set())])
def test_a_nearer_verb_has_the_auxiliary(make_sentence: MakeSentence, between: str, expected: set[Edge]) -> None:
    sentence = make_sentence("jsme AUX 0 root Number=Plur", between, "svítilo VERB 1 comp:aux Number=Sing")
    assert doubtful_edges(sentence, {(3, 1): []}, tagger_readings, subjects_dropped=True) == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["Alankomaat PROPN 2 subj Number=Plur", "voitti VERB 0 root Number=Sing"], {(1, 2)}),
        (["Lapset NOUN 2 subj Case=Nom|Number=Plur", "voitti VERB 0 root Number=Sing"], set()),
        (["Alankomaat PROPN 2 subj Number=Sing", "voittivat VERB 0 root Number=Plur|VerbForm=Fin"], set()),
    ],
)
def test_a_name_in_the_plural_may_be_one_thing(
    make_sentence: MakeSentence, words: list[str], expected: set[Edge]
) -> None:
    assert doubtful_edges(make_sentence(*words), {(1, 2): []}, tagger_readings) == expected


@pytest.mark.parametrize(
    ("determiner", "noun", "expected"),
    [
        # The determiner is what the adposition governs.
        ("цьому DET 3 det Case=Loc|Gender=Neut|PronType=Dem", "сенс NOUN 0 root Case=Nom", True),
        ("яких DET 3 det Case=Loc|Number=Plur|PronType=Rel", "сенс NOUN 0 root Case=Nom", True),
        ("цих DET 3 det Case=Loc|Number=Plur|PronType=Dem", "сенс NOUN 0 root Case=Nom", False),
        ("цьому DET 3 det Case=Loc|Gender=Neut|PronType=Dem", "книгах NOUN 0 root Case=Loc", False),
        ("моєму DET 3 det Case=Loc|PronType=Prs", "сенс NOUN 0 root Case=Nom", False),
        # Persons, if the noun cannot be in the adposition's case.
        ("всім DET 3 det Case=Dat|Number=Plur|PronType=Tot", "книга NOUN 0 root Case=Nom|Number=Sing", True),
        ("всім DET 3 det Case=Loc|Number=Plur|PronType=Tot", "книзі NOUN 0 root Case=Loc|Number=Sing", False),
        ("моїм DET 3 det Case=Loc|Number=Plur|PronType=Prs", "книзі NOUN 0 root Case=Loc|Number=Sing", False),
    ],
)
def test_a_determiner_that_stands_alone(
    make_sentence: MakeSentence, determiner: str, noun: str, expected: bool
) -> None:
    sentence = make_sentence("у ADP 3 udep Case=Loc", determiner, noun)
    found = doubtful_edges(sentence, {(2, 3): []}, tagger_readings, subjects_dropped=True)
    assert found == ({(2, 3)} if expected else set())


@pytest.mark.parametrize(("word", "expected"), [("Министр", {(1, 2)}), ("Мальчик", set()), ("Ministr", set())])
def test_a_profession_may_be_a_womans(make_sentence: MakeSentence, word: str, expected: set[Edge]) -> None:
    sentence = make_sentence(f"{word} NOUN 2 subj Case=Nom|Gender=Masc", "написала VERB 0 root Gender=Fem|Number=Sing")
    assert doubtful_edges(sentence, {(1, 2): []}, tagger_readings) == expected


DROPPED = {
    "a shared subject": (["Autor NOUN 2 subj _", "mluví VERB 0 root Person=3", "a CCONJ 4 cc _"], "Person=3", False),
    "no subject": (["tady ADV 2 mod _", "mluví VERB 0 root Person=3", "a CCONJ 4 cc _"], "Person=3", True),
    "a comma": (
        ["Autor NOUN 2 subj _", "mluví VERB 0 root Person=3", ", PUNCT 5 punct _", "ale CCONJ 5 cc _"],
        "Person=3",
        True,
    ),
    "a form that says who is meant": (
        ["hory NOUN 2 subj _", "září VERB 0 root Person=3", "a CCONJ 4 cc _"],
        "Person=1",
        True,
    ),
    "the same first person": (["já PRON 2 subj _", "mluvím VERB 0 root Person=1", "a CCONJ 4 cc _"], "Person=1", False),
    "the subject of the verb before the last": (
        [
            "Autor NOUN 2 subj _",
            "přišel VERB 0 root _",
            ", PUNCT 4 punct _",
            "sedl VERB 2 conj:coord _",
            "a CCONJ 6 cc _",
        ],
        "_",
        False,
    ),
}


@pytest.mark.parametrize("dropping", [True, False])
@pytest.mark.parametrize("name", DROPPED)
def test_a_verb_may_have_dropped_its_subject(make_sentence: MakeSentence, name: str, dropping: bool) -> None:
    words, feats, doubtful = DROPPED[name]
    verb = next(number for number in range(len(words), 0, -1) if " VERB " in words[number - 1])
    sentence = make_sentence(*words, f"píše VERB {verb} conj:coord {feats}")
    edge = (len(words) + 1, verb)
    asked = doubtful_edges(sentence, {edge: []}, tagger_readings, dropping, doubts=[may_have_dropped_its_subject])
    assert asked == ({edge} if doubtful and dropping else set())


@pytest.mark.parametrize(
    ("words", "edge", "expected"),
    [
        # Первые, понятное дело, пытаются
        (
            [
                "Первые ADJ 0 root Case=Nom",
                ", PUNCT 4 punct _",
                "понятное ADJ 4 mod Case=Nom",
                "дело NOUN 6 subj Case=Nom",
                ", PUNCT 4 punct _",
                "пытаются VERB 1 mod _",
            ],
            (4, 6),
            True,
        ),
        # Когда он пришёл, друзья, ...: nothing else may be the subject.
        (
            [
                "Там ADV 4 mod _",
                ", PUNCT 3 punct _",
                "друзья NOUN 5 subj Case=Nom",
                ", PUNCT 3 punct _",
                "пели VERB 0 root _",
            ],
            (3, 5),
            False,
        ),
        (["Он PRON 3 subj Case=Nom", "дело NOUN 3 subj Case=Nom", "знает VERB 0 root _"], (2, 3), False),
    ],
)
def test_what_stands_between_commas(make_sentence: MakeSentence, words: list[str], edge: Edge, expected: bool) -> None:
    found = doubtful_edges(make_sentence(*words), {edge: []}, tagger_readings, doubts=[is_between_commas])
    assert found == ({edge} if expected else set())


@pytest.mark.parametrize(("word", "expected"), [("Егорушка", {(1, 2)}), ("Илья", {(1, 2)})])
def test_a_name_may_be_a_mans(make_sentence: MakeSentence, word: str, expected: set[Edge]) -> None:
    sentence = make_sentence(f"{word} PROPN 2 subj Gender=Fem", "пришёл VERB 0 root Gender=Masc")
    assert doubtful_edges(sentence, {(1, 2): []}, tagger_readings, doubts=[is_perhaps_a_man]) == expected
    plain = make_sentence("собака NOUN 2 subj Gender=Fem", "пришёл VERB 0 root Gender=Masc")
    assert doubtful_edges(plain, {(1, 2): []}, tagger_readings, doubts=[is_perhaps_a_man]) == set()


@pytest.mark.parametrize(
    ("words", "edge", "expected"),
    [
        (["daran ADV 2 mod _", "führt VERB 0 root VerbForm=Fin", "Weg NOUN 2 comp:obj Case=Nom"], (3, 2), True),
        (["er PRON 2 subj _", "sieht VERB 0 root VerbForm=Fin", "Weg NOUN 2 comp:obj Case=Nom"], (3, 2), False),
        # The subject of a verb above is that of an infinitive, too.
        (
            [
                "er PRON 2 subj _",
                "will AUX 0 root VerbForm=Fin",
                "Hund NOUN 4 comp:obj Case=Nom",
                "haben VERB 2 comp:aux VerbForm=Inf",
            ],
            (3, 4),
            False,
        ),
        # Nobody asks an infinitive or an imperative for a subject.
        (
            ["um SCONJ 0 root _", "Hund NOUN 3 comp:obj Case=Nom", "kaufen VERB 1 comp:obj VerbForm=Inf"],
            (2, 3),
            False,
        ),
        (["sieh VERB 0 root Mood=Imp|VerbForm=Fin", "Hund NOUN 1 comp:obj Case=Nom"], (2, 1), False),
        # Es may hold the place of a subject.
        (["es PRON 2 subj _", "besteht VERB 0 root VerbForm=Fin", "Weg NOUN 2 comp:obj Case=Nom"], (3, 2), True),
        (["es PRON 2 subj _", "geben VERB 0 root VerbForm=Fin", "Weg NOUN 2 comp:obj Case=Nom"], (3, 2), False),
        (["es PRON 2 comp@expl _", "geben VERB 0 root VerbForm=Fin", "Weg NOUN 2 comp:obj Case=Nom"], (3, 2), False),
        (["es PRON 2 comp:obj _", "sehen VERB 0 root VerbForm=Fin", "Weg NOUN 2 comp:obl Case=Nom"], (3, 2), True),
    ],
)
def test_an_object_may_be_the_subject(
    make_sentence: MakeSentence, words: list[str], edge: Edge, expected: bool
) -> None:
    found = doubtful_edges(make_sentence(*words), {edge: []}, tagger_readings, doubts=[is_perhaps_the_subject])
    assert found == ({edge} if expected else set())


def test_what_follows_an_apostrophe_is_no_preposition(make_sentence: MakeSentence) -> None:
    apart = make_sentence("McDonald’ PROPN 0 root _", "s ADP 1 udep _", "se PRON 2 comp:obj Case=Acc")
    edge = (3, 2)
    assert doubtful_edges(apart, {edge: []}, tagger_readings, doubts=[is_no_preposition]) == set()
    name, word, pronoun = apart.tokens
    joined = replace(apart, tokens=(name, replace(word, span=(9, 10)), pronoun))
    assert doubtful_edges(joined, {edge: []}, tagger_readings, doubts=[is_no_preposition]) == {edge}


@pytest.mark.parametrize(
    ("first", "expected"), [("И CCONJ", set()), ("мама NOUN", {(3, 4)})], ids=["begins the sentence", "joins two nouns"]
)
def test_a_conjunction_before_a_subject(make_sentence: MakeSentence, first: str, expected: set[Edge]) -> None:
    second = "он PRON 4 mod _" if first.endswith("CCONJ") else "и CCONJ 3 cc _"
    sentence = make_sentence(f"{first} 4 mod _", second, "папа NOUN 4 subj Case=Nom", "пришли VERB 0 root _")
    found = doubtful_edges(sentence, {(3, 4): []}, tagger_readings, doubts=[is_perhaps_coordinated])
    assert found == expected


@pytest.mark.parametrize(
    ("verb", "head", "expected"),
    [
        ("chodíme VERB 2 comp:aux Number=Plur|Person=1", "je AUX 0 root Number=Sing|Person=3", {(1, 2)}),
        ("chodili VERB 2 comp:aux Number=Plur|VerbForm=Part", "jsme AUX 0 root Number=Plur|Person=1", set()),
        ("chodíme VERB 2 comp:obj Number=Plur|Person=1", "je AUX 0 root Number=Sing|Person=3", set()),
    ],
)
def test_two_finite_verbs_are_in_two_clauses(
    make_sentence: MakeSentence, verb: str, head: str, expected: set[Edge]
) -> None:
    assert doubtful_edges(make_sentence(verb, head), {(1, 2): []}, tagger_readings) == expected


@pytest.mark.parametrize(
    ("before", "adjective", "noun", "expected"),
    [
        (", PUNCT", "druhý ADJ 3 mod Case=Nom|Gender=Masc", "medicínu NOUN 0 root Case=Acc|Gender=Fem", True),
        ("studuje VERB", "druhý ADJ 3 mod Case=Nom|Gender=Masc", "medicínu NOUN 0 root Case=Acc|Gender=Fem", False),
        (", PUNCT", "druhého ADJ 3 mod Case=Gen|Gender=Masc", "medicínu NOUN 0 root Case=Acc|Gender=Fem", False),
        (", PUNCT", "druhý ADJ 3 mod Case=Nom|Gender=Masc", "medicína NOUN 0 root Case=Nom|Gender=Fem", False),
        (", PUNCT", "druhá ADJ 3 mod Case=Nom|Gender=Fem", "medicínu NOUN 0 root Case=Acc|Gender=Fem", False),
    ],
)
def test_an_adjective_after_a_gap(
    make_sentence: MakeSentence, before: str, adjective: str, noun: str, expected: bool
) -> None:
    sentence = make_sentence(f"{before} 3 x _", adjective, noun)
    found = doubtful_edges(sentence, {(2, 3): []}, tagger_readings)
    assert found == ({(2, 3)} if expected else set())


@pytest.mark.parametrize(
    ("between", "expected"), [("raději ADV 4 mod _", True), ("raději ADV 2 mod _", False), ("nový ADJ 4 mod _", False)]
)
def test_an_adjective_after_a_gap_before_an_adverb(make_sentence: MakeSentence, between: str, expected: bool) -> None:
    adjective, noun = "druhý ADJ 4 mod Case=Nom|Gender=Masc", "maso NOUN 0 root Case=Nom,Acc|Gender=Neut"
    sentence = make_sentence(", PUNCT 4 punct _", adjective, between, noun)
    found = doubtful_edges(sentence, {(2, 4): []}, tagger_readings, doubts=[is_after_a_gap])
    assert found == ({(2, 4)} if expected else set())


@pytest.mark.parametrize(
    ("verb", "expected"), [("koupili VERB 2 comp:aux VerbForm=Part", False), ("doma ADV 2 mod _", True)]
)
def test_after_an_auxiliary_no_predicate_is_expected(make_sentence: MakeSentence, verb: str, expected: bool) -> None:
    sentence = make_sentence(
        verb, "jsme AUX 0 root _", "nový ADJ 4 mod Case=Acc|Gender=Masc", "auto NOUN 1 comp:obj Case=Acc|Gender=Neut"
    )
    found = doubtful_edges(sentence, {(3, 4): []}, tagger_readings, subjects_dropped=True)
    assert found == ({(3, 4)} if expected else set())


ADVERBS = {
    "a comparative": (["trinkt VERB 0 root _", "lieber ADJ 3 mod Gender=Masc", "Bier NOUN 1 comp:obj _"], True),
    "after a determiner": (["mein DET 3 det _", "lieber ADJ 3 mod Gender=Masc", "Bier NOUN 0 root _"], False),
    "another adjective": (["trinkt VERB 0 root _", "kalter ADJ 3 mod Gender=Masc", "Bier NOUN 1 comp:obj _"], False),
}


@pytest.mark.parametrize("name", ADVERBS)
def test_an_adjective_may_be_an_adverb(make_sentence: MakeSentence, name: str) -> None:
    words, expected = ADVERBS[name]
    assert doubtful_edges(make_sentence(*words), {(2, 3): []}, tagger_readings, doubts=[is_perhaps_adverb]) == (
        {(2, 3)} if expected else set()
    )


CAME = "потребував VERB 0 root Number=Sing|VerbForm=Fin"
OPENINGS = {
    "at the start": (["Наприкінці ADP 3 udep _", "він PRON 1 comp:obj Case=Nom|Number=Sing|Person=3", CAME], True),
    "another number": (["Наприкінці ADP 3 udep _", "вони PRON 1 comp:obj Case=Nom|Number=Plur", CAME], False),
    "another person": (["Без ADP 3 udep _", "ти PRON 1 comp:obj Case=Nom|Number=Sing|Person=2", CAME], False),
    "another case": (["Без ADP 3 udep _", "нього PRON 1 comp:obj Case=Gen|Number=Sing|Person=3", CAME], False),
    "a verb with a subject": (
        ["Без ADP 3 udep _", "мама NOUN 1 comp:obj Case=Nom|Number=Sing", CAME, "він PRON 3 subj Case=Nom"],
        False,
    ),
}


@pytest.mark.parametrize("name", OPENINGS)
def test_what_opens_a_clause_may_be_an_adverb(make_sentence: MakeSentence, name: str) -> None:
    words, expected = OPENINGS[name]
    found = doubtful_edges(make_sentence(*words), {(2, 1): []}, tagger_readings, True, doubts=[opens_its_clause])
    assert found == ({(2, 1)} if expected else set())


STROMY = "Stromy NOUN 2 subj Case=Acc,Nom|Number=Plur"
PRAVITELSTVO = "Правительство NOUN 2 subj Case=Acc,Nom|Gender=Neut"
ZMINY = "Зміни NOUN 2 subj Case=Acc,Nom|Number=Plur"
WITHOUT_OBJECT = {
    "a verb that may have one": ([STROMY, "sázeli VERB 0 root Number=Plur"], True),
    "with a reflexive": ([STROMY, "kácely VERB 0 root Number=Plur", "se PRON 2 comp@expl _"], False),
    "a reflexive form": (["Діти NOUN 2 subj Case=Acc,Nom", "граються VERB 0 root Number=Plur"], False),
    "a copula with an adjective": ([STROMY, "jsou AUX 0 root Number=Plur", "vysoké ADJ 2 comp:pred _"], False),
    "a passive": ([STROMY, "byla AUX 0 root Number=Sing", "vysázena ADJ 2 comp:aux@pass _"], False),
    "a passive without auxiliary": ([ZMINY, "сохранён VERB 0 root Gender=Masc|VerbForm=Part|Voice=Pass"], False),
    "a form of no person": ([ZMINY, "буде AUX 0 root _", "збережено VERB 2 comp:aux@pass _"], True),
    "with a clause for its object": (
        [STROMY, "ukázal VERB 0 root Number=Sing", "že SCONJ 2 comp:obj _", "rostou VERB 3 comp:obj VerbForm=Fin"],
        False,
    ),
    "with another that agrees no more": (
        [PRAVITELSTVO, "приняла VERB 0 root Gender=Fem|Number=Sing", "закон NOUN 2 comp:obj Case=Acc,Nom|Gender=Masc"],
        False,
    ),
    "with another that agrees": (
        [PRAVITELSTVO, "принял VERB 0 root Gender=Masc|Number=Sing", "закон NOUN 2 comp:obj Case=Acc,Nom|Gender=Masc"],
        True,
    ),
    "with one in another case": (
        [PRAVITELSTVO, "приняла VERB 0 root Gender=Fem|Number=Sing", "закону NOUN 2 comp:obj Case=Dat|Gender=Masc"],
        True,
    ),
    "a plural with another that agrees no more": (
        [
            "Hovor NOUN 2 subj Case=Acc,Nom|Gender=Masc|Number=Sing",
            "chtěli VERB 0 root Gender=Masc|Number=Plur",
            "video NOUN 2 comp:obj Case=Acc,Nom|Gender=Neut|Number=Sing",
        ],
        True,
    ),
    "with a partitive that is counted": (
        [
            "Õpetaja NOUN 2 subj Case=Gen,Nom|Number=Sing",
            "räägivad VERB 0 root Number=Plur",
            "kolme NUM 4 mod Case=Par",
            "keelt NOUN 2 comp:obj Case=Par",
        ],
        False,
    ),
    "a copula with nothing": ([STROMY, "jsou AUX 0 root Number=Plur"], True),
    "an object of the infinitive": (
        [STROMY, "je AUX 0 root Number=Sing", "nutné ADJ 2 comp:pred _", "sázet VERB 3 subj VerbForm=Inf"],
        True,
    ),
    "no case of objects": (["Poiss NOUN 2 subj Case=Nom", "jooksevad VERB 0 root Number=Plur"], False),
}


@pytest.mark.parametrize("name", WITHOUT_OBJECT)
def test_a_subject_that_can_be_no_object(make_sentence: MakeSentence, name: str) -> None:
    words, expected = WITHOUT_OBJECT[name]
    found = doubtful_edges(make_sentence(*words), {(1, 2): []}, tagger_readings, True, doubts=[is_perhaps_object])
    assert found == ({(1, 2)} if expected else set())


QUANTITY = "большинство NOUN 3 subj Case=Nom|Number=Sing"
USE = "используют VERB 0 root Number=Plur"
QUANTITIES = {
    "with what it is of": ([QUANTITY, "видов NOUN 1 mod Case=Gen|Number=Plur", USE], True),
    "several persons": ([QUANTITY, "их PRON 3 comp:obj Case=Acc", USE], True),
    "alone": (["ряд NOUN 3 subj Case=Nom|Number=Sing", "их PRON 3 comp:obj Case=Acc", USE], False),
    "its predicate": (
        [
            "saudáveis ADJ 3 comp:pred Number=Plur",
            "das ADP 3 mod _",
            "maioria NOUN 0 root Number=Sing",
            "de ADP 3 mod _",
        ],
        True,
    ),
    "another noun": (["вид NOUN 3 subj Case=Nom|Number=Sing", "рыб NOUN 1 mod Case=Gen|Number=Plur", USE], False),
}


@pytest.mark.parametrize("name", QUANTITIES)
def test_a_verb_may_agree_with_what_a_quantity_is_of(make_sentence: MakeSentence, name: str) -> None:
    words, expected = QUANTITIES[name]
    found = doubtful_edges(make_sentence(*words), {(1, 3): []}, tagger_readings, True, doubts=[is_a_quantity])
    assert found == ({(1, 3)} if expected else set())


ORDINALS = {
    "a hundred and first": (["сто NUM 3 mod _", "первый ADJ 3 mod Number=Sing", "километр NOUN 0 root _"], True),
    "tagged as one": (["dvacet NUM 3 mod _", "x ADJ 3 mod NumType=Ord|Number=Sing", "kilometru NOUN 0 root _"], True),
    "the first two": (["два NUM 3 mod _", "первых ADJ 3 mod Number=Plur", "дня NOUN 0 root _"], False),
    "another adjective": (["пять NUM 3 mod _", "новый ADJ 3 mod Number=Sing", "дом NOUN 0 root _"], False),
}


@pytest.mark.parametrize("name", ORDINALS)
def test_an_ordinal_of_several_words_counts_nothing(make_sentence: MakeSentence, name: str) -> None:
    words, expected = ORDINALS[name]
    found = doubtful_edges(make_sentence(*words), {(1, 3): []}, tagger_readings, True, doubts=[is_part_of_an_ordinal])
    assert found == ({(1, 3)} if expected else set())


def test_weder_noch_joins_subjects(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(
        "Mutter NOUN 4 subj _", "noch ADV 1 mod _", "Vater NOUN 4 subj _", "kannten VERB 0 root Number=Plur"
    )
    assert is_perhaps_coordinated(
        Site(sentence, sentence.tokens[0], sentence.tokens[3], {4: sentence.tokens[::2]}, tagger_readings)
    )


POMOHL = "pomohl VERB 0 root Number=Sing|Person=3"
OBJECTS = {
    "the subject, perhaps": (["kurz NOUN 2 comp:obj Case=Nom,Acc|Number=Sing", POMOHL], (1, 2), may_be_subject, True),
    "another number": (["kurzy NOUN 2 comp:obj Case=Nom,Acc|Number=Plur", POMOHL], (1, 2), may_be_subject, False),
    "an accusative": (["bratra NOUN 2 comp:obj Case=Acc|Number=Sing", POMOHL], (1, 2), may_be_subject, False),
    "beside a subject": (
        ["on PRON 2 subj Case=Nom|PronType=Prs", POMOHL, "kurz NOUN 2 comp:obj Case=Nom,Acc|Number=Sing"],
        (3, 2),
        may_be_subject,
        False,
    ),
    "the first person": (
        ["mám VERB 0 root Number=Sing|Person=1", "kurz NOUN 1 comp:obj Case=Nom|Number=Sing"],
        (2, 1),
        may_be_subject,
        False,
    ),
    "of an infinitive": (
        [POMOHL, "díru NOUN 1 comp:obj Case=Acc", "skrýt VERB 1 comp:obj VerbForm=Inf"],
        (2, 1),
        is_perhaps_of_another_verb,
        True,
    ),
    "of the verb above": (
        ["попросил VERB 0 root _", "её PRON 3 comp:obj Case=Acc", "помочь VERB 1 comp:obj VerbForm=Inf"],
        (2, 3),
        is_perhaps_of_another_verb,
        True,
    ),
    "under a modal verb": (
        ["chci AUX 0 root _", "tě PRON 3 comp:obj Case=Acc", "pomoct VERB 1 comp:obj VerbForm=Inf"],
        (2, 3),
        is_perhaps_of_another_verb,
        False,
    ),
    "beside a dative": (
        ["věřím VERB 0 root _", "ti PRON 1 comp:obl Case=Dat", "slovo NOUN 1 comp:obj Case=Acc"],
        (3, 1),
        has_another_object,
        True,
    ),
    "a predicate": (
        ["bleiben VERB 0 root _", "Freund NOUN 1 comp:obj Case=Nom"],
        (2, 1),
        is_perhaps_predicative,
        True,
    ),
    "of hören or gehören": (
        ["Lied NOUN 2 comp:obj Case=Acc", "gehört VERB 0 root VerbForm=Part"],
        (1, 2),
        is_of_either_verb,
        True,
    ),
    "of gehören": (
        ["Vater NOUN 2 comp:obj Case=Acc", "gehört VERB 0 root VerbForm=Fin"],
        (1, 2),
        is_of_either_verb,
        False,
    ),
    "an attribute": (
        ["Belohnung NOUN 3 subj _", "Menschen NOUN 3 comp:obj Case=Gen", "entspricht VERB 0 root _"],
        (2, 3),
        is_perhaps_attribute,
        True,
    ),
    "behind a noun, but no genitive": (
        ["Hund NOUN 3 subj _", "Mann NOUN 3 comp:obj Case=Acc", "hilft VERB 0 root _"],
        (2, 3),
        is_perhaps_attribute,
        False,
    ),
    "behind a comma": (
        ["děkuji VERB 0 root _", ", PUNCT 3 punct _", "balíček NOUN 1 comp:obj Case=Acc"],
        (3, 1),
        is_behind_a_comma,
        True,
    ),
    "who does it, perhaps": (
        ["мне PRON 2 comp:obl Case=Dat", "достичь VERB 0 root VerbForm=Inf"],
        (1, 2),
        is_perhaps_the_agent,
        True,
    ),
    "a dative of a finite verb": (
        ["ему PRON 2 comp:obl Case=Dat", "гордится VERB 0 root VerbForm=Fin"],
        (1, 2),
        is_perhaps_the_agent,
        False,
    ),
    "a title": (
        ["mängib VERB 0 root _", "kuningas NOUN 1 comp:obj Case=Nom", "Leari PROPN 2 flat _"],
        (2, 1),
        is_title,
        True,
    ),
    "two verbs in one form": (
        ["by AUX 0 root Mood=Cnd", "jsme AUX 1 comp:aux Mood=Ind"],
        (2, 1),
        is_no_split_conditional,
        False,
    ),
    "a pronoun that looks like a verb": (
        ["by AUX 0 root Mood=Cnd", "je AUX 1 comp:aux Mood=Ind"],
        (2, 1),
        is_no_split_conditional,
        True,
    ),
}


@pytest.mark.parametrize("name", OBJECTS)
def test_what_a_verb_seems_to_govern(make_sentence: MakeSentence, name: str) -> None:
    words, edge, doubt, expected = OBJECTS[name]
    found = doubtful_edges(make_sentence(*words), {edge: []}, tagger_readings, True, doubts=[doubt])
    assert found == ({edge} if expected else set())


@pytest.mark.parametrize(("case", "expected"), [("Nom,Dat", {(3, 2)}), ("Nom", set())])
def test_nouns_of_a_verb_may_be_exchanged(make_sentence: MakeSentence, case: str, expected: set[Edge]) -> None:
    """*Der Frau gefällt der Mantel*: the first noun may be the dative."""
    words = (f"Frau NOUN 2 subj Case={case}", "gefällt VERB 0 root Number=Sing", "Mantel NOUN 2 comp:obj Case=Nom")
    assert (
        doubtful_edges(make_sentence(*words), {(3, 2): []}, tagger_readings, False, doubts=[may_be_exchanged])
        == expected
    )


JDI = "йди VERB 0 root Mood=Imp|Person=2"
VOCATIVES = {
    "a name": (["Олена PROPN 3 vocative Case=Nom|Number=Sing", ", PUNCT 1 punct _", JDI], (1, 3), False),
    "after a greeting": (["Привіт INTJ 0 root _", "Олена PROPN 1 vocative Number=Sing"], (2, 1), False),
    "to nobody": (
        ["люди NOUN 3 subj _", ", PUNCT 4 punct _", "ідуть VERB 0 root _", "Олена PROPN 3 vocative Number=Sing"],
        (4, 3),
        True,
    ),
    "no comma": (["але CCONJ 3 cc _", "Олена PROPN 3 vocative Number=Sing", JDI], (2, 3), True),
    "a form of a vocative": (["Олено PROPN 3 vocative Number=Sing", ", PUNCT 1 punct _", JDI], (1, 3), True),
    "several": (["діти NOUN 3 vocative Number=Plur", ", PUNCT 1 punct _", JDI], (1, 3), True),
    "a thing": (["місяць NOUN 3 vocative Animacy=Inan|Number=Sing", ", PUNCT 1 punct _", JDI], (1, 3), True),
    "who a pronoun is": (
        ["я PRON 5 subj Person=1", ", PUNCT 3 punct _", "Олена PROPN 5 vocative Number=Sing", ", PUNCT 3 punct _", JDI],
        (3, 5),
        True,
    ),
    "who a noun is": (
        [
            "лікар NOUN 5 subj Case=Nom",
            ", PUNCT 3 punct _",
            "Олена PROPN 5 vocative Number=Sing",
            ", PUNCT 3 punct _",
            "прийде VERB 0 root Person=3",
            "ваш DET 1 det _",
        ],
        (3, 5),
        True,
    ),
    "a surname": (["Лушков PROPN 3 vocative Number=Sing", ", PUNCT 1 punct _", JDI], (1, 3), True),
    "an adverb": (["Гаразд PROPN 3 vocative Number=Sing", ", PUNCT 1 punct _", JDI], (1, 3), True),
    "a name in -о": (["Дмитро PROPN 3 vocative Number=Sing", ", PUNCT 1 punct _", JDI], (1, 3), False),
    "of a participle": (
        [
            "— PUNCT 4 punct _",
            "Княгиня PROPN 4 vocative Case=Nom|Gender=Fem|Number=Sing",
            ", PUNCT 2 punct _",
            "коронована ADJ 0 root Case=Nom|Gender=Fem|Number=Sing",
        ],
        (2, 4),
        True,
    ),
    "the subject": (
        [
            "каже VERB 0 root Person=3",
            ", PUNCT 3 punct _",
            "Олена PROPN 1 vocative Number=Sing",
            "тобі PRON 1 mod Person=2",
        ],
        (3, 1),
        True,
    ),
}


@pytest.mark.parametrize("name", VOCATIVES)
def test_who_is_addressed(make_sentence: MakeSentence, name: str) -> None:
    words, edge, expected = VOCATIVES[name]
    doubts = [is_no_address, is_no_nominative_form]
    assert doubtful_edges(make_sentence(*words), {edge: []}, tagger_readings, True, doubts=doubts) == (
        {edge} if expected else set()
    )


WILL = "würde AUX 0 root Mood=Ind|Number=Sing"
INFINITIVES = {
    "after an infinitive": (
        [WILL, "machen VERB 1 comp:obj VerbForm=Inf", "und CCONJ 4 cc _", "versuchen VERB 1 conj:coord Number=Plur"],
        True,
    ),
    "a singular": (
        [WILL, "machen VERB 1 comp:obj VerbForm=Inf", "und CCONJ 4 cc _", "versucht VERB 1 conj:coord Number=Sing"],
        False,
    ),
    "no infinitive": (
        [WILL, "oft ADV 1 mod _", "und CCONJ 4 cc _", "versuchen VERB 1 conj:coord Number=Plur"],
        False,
    ),
    "an imperative": (
        [
            "trinkt VERB 0 root _",
            ", PUNCT 4 punct _",
            "aber CCONJ 4 cc _",
            "mach VERB 1 conj:coord Mood=Imp|Number=Sing",
        ],
        True,
    ),
}


@pytest.mark.parametrize("name", INFINITIVES)
def test_a_coordinated_verb_may_be_another_infinitive(make_sentence: MakeSentence, name: str) -> None:
    words, expected = INFINITIVES[name]
    found = doubtful_edges(
        make_sentence(*words), {(4, 1): []}, tagger_readings, False, doubts=[is_perhaps_one_of_several_infinitives]
    )
    assert found == ({(4, 1)} if expected else set())


@pytest.mark.parametrize(("lemma", "expected"), [("sein", False), ("sind", True)])
def test_an_infinitive_is_spelt_as_its_lemma(make_sentence: MakeSentence, lemma: str, expected: bool) -> None:
    sentence = make_sentence(
        "mögen VERB 0 root Number=Plur|Tense=Pres",
        "spielen VERB 1 comp:aux VerbForm=Inf",
        "und CCONJ 4 cc _",
        "sind AUX 1 conj:coord Number=Plur|VerbForm=Fin",
    )
    last = replace(sentence.tokens[3], lemma=lemma)
    sentence = replace(sentence, tokens=(*sentence.tokens[:3], last))
    found = doubtful_edges(
        sentence, {(4, 1): []}, tagger_readings, False, doubts=[is_perhaps_one_of_several_infinitives]
    )
    assert found == ({(4, 1)} if expected else set())
