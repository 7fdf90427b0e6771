"""Words that no edge of a tree joins, and that agree or govern all the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.addresses import titled
from lambre_core.findings.auxiliaries import BEING, with_auxiliaries
from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.coordination import JOINT, PAIRED, with_joint_subjects, with_paired_nouns
from lambre_core.findings.giving import EXISTING, RECEIVER, with_receivers
from lambre_core.findings.negation import DENIED, with_denied
from lambre_core.findings.predicates import with_predicates_at_subjects
from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.reflexives import SELF, with_reflexives
from lambre_core.findings.relatives import RELATIVE_SUBJECT, with_relative_subjects
from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]

MY, FATHER = "mein DET 2 det@poss _", "Vater NOUN 6 subj Case=Nom"
AND, MOTHER = "und CCONJ 5 cc _", "Mutter NOUN 2 conj:coord Case=Nom"
COMES = "kommt VERB 0 root Number=Sing|Person=3"


def relations(sentence: Sentence) -> list[str | None]:
    return [token.deprel for token in sentence.tokens]


@pytest.mark.parametrize(
    ("words", "joint"),
    [
        pytest.param([MY, FATHER, AND, "meine DET 5 det@poss _", MOTHER, COMES], True, id="each with a determiner"),
        pytest.param([MY, FATHER, "oder CCONJ 5 cc _", "meine DET 5 det _", MOTHER, COMES], False, id="one of two"),
        pytest.param(["jeder DET 2 det _", FATHER, AND, "jede DET 5 det _", MOTHER, COMES], False, id="each of them"),
        pytest.param([MY, FATHER, AND, "gute ADJ 5 mod _", MOTHER, COMES], False, id="the second without determiner"),
        pytest.param(
            [MY, FATHER, AND, "der DET 5 det _", "Stadt NOUN 2 conj:coord Case=Gen", COMES], False, id="a case"
        ),
    ],
)
def test_two_subjects_before_their_verb_are_a_joint_one(
    words: list[str], joint: bool, make_sentence: MakeSentence
) -> None:
    found = with_joint_subjects(make_sentence(*words)).tokens[1]
    assert (found.deprel == JOINT) is joint


def test_two_animate_subjects_need_no_determiner(make_sentence: MakeSentence) -> None:
    words = (
        "Petr PROPN 4 subj Animacy=Anim|Case=Nom",
        "a CCONJ 3 cc _",
        "Jana PROPN 1 conj:coord Animacy=Anim|Case=Acc",
        "přišel VERB 0 root Number=Sing",
    )
    assert with_joint_subjects(make_sentence(*words)).tokens[0].deprel == JOINT
    behind = ("včera ADV 2 mod _", "přišel VERB 0 root _", "Petr PROPN 2 subj Animacy=Anim|Case=Nom")
    assert with_joint_subjects(make_sentence(*behind)) == make_sentence(*behind)


@pytest.mark.parametrize(
    ("head", "last", "expected"),
    [
        pytest.param(1, ". PUNCT 1 punct _", 3, id="joined to the verb"),
        pytest.param(2, ". PUNCT 1 punct _", 3, id="joined to the adposition"),
        pytest.param(1, "zůstala VERB 1 conj:coord _", 1, id="with a verb behind"),
    ],
)
def test_a_noun_behind_a_governed_one_is_joined_to_it(
    head: int, last: str, expected: int, make_sentence: MakeSentence
) -> None:
    words = (
        "přišel VERB 0 root _",
        "s ADP 1 udep _",
        "bratrem NOUN 2 comp:obj Case=Ins",
        "a CCONJ 5 cc _",
        f"sestra NOUN {head} conj:coord Case=Nom",
        last,
    )
    found = with_paired_nouns(make_sentence(*words)).tokens[4]
    assert (found.head, found.deprel) == (expected, PAIRED)


GERMAN = with_lexicon(lexicon_of("de"))
GAVE = "gab VERB 0 root Number=Sing|Person=3"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        pytest.param(
            ["er PRON 2 subj _", GAVE, "mich PRON 2 comp:obj Case=Acc", "ein DET 5 det _", "Buch NOUN 2 comp:obj _"],
            {3: RECEIVER},
            id="a person and a thing",
        ),
        pytest.param(
            ["er PRON 2 subj _", GAVE, "mich PRON 2 comp:obj Case=Acc", "dem DET 5 det _", "Kind NOUN 2 comp:obj _"],
            {},
            id="two persons",
        ),
        pytest.param(
            ["er PRON 2 subj _", GAVE, "mich PRON 2 comp:obj _", "jeden DET 5 det _", "Tag NOUN 2 comp:obj _"],
            {},
            id="a measure",
        ),
        pytest.param(
            [
                "er PRON 2 subj _",
                GAVE,
                "ihre DET 4 det _",
                "Nichte NOUN 2 comp:obj _",
                "den DET 6 det _",
                "Roller NOUN 2 comp:obj _",
            ],
            {4: RECEIVER},
            id="two nouns",
        ),
        pytest.param(
            [
                "er PRON 2 subj _",
                GAVE,
                "ihre DET 4 det _",
                "Nichte NOUN 2 comp:obj _",
                ": PUNCT 7 punct _",
                "den DET 7 det _",
                "Roller NOUN 2 comp:obj _",
            ],
            {},
            id="a colon between",
        ),
        pytest.param(
            ["es PRON 2 subj _", GAVE, "einem DET 4 det _", "Grund NOUN 2 comp:obj _"],
            {4: EXISTING},
            id="what there is",
        ),
        pytest.param(
            ["es PRON 2 subj _", GAVE, "mir PRON 2 comp:obl _", "Kraft NOUN 2 comp:obj _"], {}, id="who is given it"
        ),
        pytest.param(
            ["es PRON 2 subj _", GAVE, "ein DET 4 det _", "Kind NOUN 2 comp:obj _", "auf ADP 2 compound@prt _"],
            {},
            id="another verb",
        ),
    ],
)
def test_objects_of_giving(words: list[str], expected: dict[int, str], make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*words)
    sentence = sentence.with_tokens({2: replace(sentence.tokens[1], lemma="geben")})
    things = {word.id: replace(word, lemma=word.form) for word in sentence.tokens if word.id > 2}
    sentence = sentence.with_tokens(things)
    found = with_receivers(sentence, GERMAN, frozenset({"Tag"}))
    assert {w.id: w.deprel for w in found.tokens if w.deprel in {RECEIVER, EXISTING}} == expected


@pytest.mark.parametrize(
    ("subject", "relation", "marked"),
    [
        ("ich PRON 2 subj Person=1", "comp:obj", True),
        ("ihr PRON 2 subj Person=2", "comp@expl", True),
        ("ihr PRON 2 subj Person=3", "comp:obj", False),
        ("er PRON 2 subj Person=3", "comp:obj", False),
        ("ich PRON 2 comp:obj Person=1", "comp:obj", False),
    ],
)
def test_reflexives_of_the_speakers(subject: str, relation: str, marked: bool, make_sentence: MakeSentence) -> None:
    found = with_reflexives(make_sentence(subject, "freue VERB 0 root _", f"sich PRON 2 {relation} Person=3")).tokens[2]
    assert ((found.head, found.deprel) == (1, SELF)) is marked


@pytest.mark.parametrize(
    ("auxiliary", "participle", "others", "marked"),
    [
        ("hat AUX 0 root _", "gegangen VERB 1 comp:aux _", (), True),
        ("hat AUX 0 root _", "geworden AUX 1 comp:aux _", (), True),
        ("ist AUX 0 root _", "gegangen VERB 1 comp:aux _", (), False),
        ("hat AUX 0 root _", "gesehen VERB 1 comp:aux _", (), False),
        ("hat AUX 0 root _", "passiert VERB 1 comp:aux _", ("Grenze NOUN 2 comp:obj _",), False),
        ("hat AUX 0 root _", "gegangen VERB 1 comp:aux _", ("lassen VERB 1 comp:aux _",), False),
        ("hat AUX 0 root _", "gefahren VERB 1 comp:aux _", ("nach ADP 2 udep _", "Bonn PROPN 3 comp:obj _"), True),
        ("hat AUX 0 root _", "gefahren VERB 1 comp:aux _", ("nach ADP 2 udep _", "Tagen NOUN 3 comp:obj _"), False),
        (
            "hat AUX 0 root _",
            "gefahren VERB 1 comp:aux _",
            ("nach ADP 2 udep _", "Bonn PROPN 3 comp:obj _", "wen PRON 1 subj _"),
            False,
        ),
    ],
)
def test_auxiliaries_of_being(
    auxiliary: str, participle: str, others: tuple[str, ...], marked: bool, make_sentence: MakeSentence
) -> None:
    found = with_auxiliaries(make_sentence(auxiliary, participle, *others)).tokens[1]
    assert (found.deprel == BEING) is marked


STANDS, PLURAL = "steht VERB 1 mod Number=Sing|Person=3", "stehen VERB 1 mod Number=Plur|Person=3"
WHOM, THERE = "den PRON 5 comp:obj Case=Acc", "dort ADV 5 mod _"
MAN = ("Mann NOUN 0 root Case=Nom", ", PUNCT 4 punct _")


@pytest.mark.parametrize(
    ("clause", "marked"),
    [
        pytest.param([WHOM, THERE, STANDS], True),
        pytest.param([WHOM, "er PRON 5 subj Case=Nom", STANDS], False),
        pytest.param(
            ["dem PRON 5 comp:obl Case=Dat", "oft ADV 5 mod _", "wurde AUX 1 mod Number=Sing|Person=3"], False
        ),
        pytest.param([WHOM, THERE, PLURAL], False),
        pytest.param(["die PRON 5 comp:obj Case=Acc", THERE, STANDS], False),
        pytest.param(["der PRON 5 subj Case=Nom", THERE, STANDS], True),
        pytest.param([WHOM, THERE, STANDS, ", PUNCT 7 punct _", "dass SCONJ 5 comp:obj _"], False),
    ],
    ids=[
        "no subject",
        "a subject",
        "a passive",
        "a plural",
        "a nominative by its form",
        "a nominative or a dative",
        "a clause for a subject",
    ],
)
def test_relative_pronouns_that_are_subjects(clause: list[str], marked: bool, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*MAN, *clause)
    verb = replace(sentence.tokens[4], lemma="werden") if "wurde" in clause[2] else sentence.tokens[4]
    sentence = sentence.with_tokens({5: verb})
    found = with_relative_subjects(sentence, tagger_readings).tokens[2]
    assert (found.deprel == RELATIVE_SUBJECT) is marked


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["Vážený ADJ 2 mod _", "pane NOUN 0 root Case=Voc", "ředitel NOUN 2 flat Case=Nom"], [3]),
        (["pane NOUN 0 root Case=Voc", "řediteli NOUN 1 flat Case=Voc"], []),
        (["пане NOUN 0 root Case=Voc", "мер NOUN 1 flat Case=Nom"], [2]),
        # Ukrainian surnames need no vocative.
        (["пане NOUN 0 root Case=Voc", "Мороз PROPN 1 flat Case=Nom"], []),
        (["Milá ADJ 2 mod _", "paní NOUN 0 root Case=Nom", "učitelka NOUN 2 mod Case=Nom", ", PUNCT 2 punct _"], [3]),
        (["Ta DET 2 det _", "paní NOUN 4 subj Case=Nom", "učitelka NOUN 2 mod Case=Nom", "odešla VERB 0 root _"], []),
    ],
)
def test_nouns_behind_titles(words: list[str], expected: list[int], make_sentence: MakeSentence) -> None:
    assert [token.id for token in titled(make_sentence(*words))] == expected


@pytest.mark.parametrize(
    ("form", "feats", "marked"),
    [
        ("tahtsin", "Mood=Ind|Number=Sing|Person=1", True),
        ("taha", "Mood=Imp|Number=Sing|Person=2", False),
        ("tahtnud", "VerbForm=Part", False),
    ],
)
def test_denied_verbs_are_in_no_person(form: str, feats: str, marked: bool, make_sentence: MakeSentence) -> None:
    def known(token: Token) -> tuple[Reading, ...]:
        return (Reading("tahtma", token.upos, parse_feats(feats), 1.0), Reading(None, token.upos, {}, 0.5))

    found = with_denied(make_sentence("ei AUX 0 root _", f"{form} VERB 1 comp:aux _"), known).tokens[1]
    assert (found.deprel == DENIED) is marked


@pytest.mark.parametrize(
    ("subject", "head"),
    [
        ("ona PRON 2 subj Gender=Fem|Person=3", 1),
        ("to PRON 2 subj Gender=Neut|Person=3", 2),
        ("já PRON 2 subj Person=1", 2),
    ],
)
def test_predicates_of_pronouns(subject: str, head: int, make_sentence: MakeSentence) -> None:
    sentence = make_sentence(subject, "je AUX 0 root _", "unavený ADJ 2 comp:pred Gender=Masc")
    assert with_predicates_at_subjects(sentence).tokens[2].head == head
    assert relations(with_predicates_at_subjects(sentence))[2] == "comp:pred"
