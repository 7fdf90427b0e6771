"""Verdicts of the families and the constructions in which a rule is not judged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.grammar.families import families
from lambre_core.grammar.judge import outcomes, verdict
from lambre_core.grammar.marks import (
    COORDINATED,
    NEGATED,
    OBLIQUE,
    PLURAL,
    POLITE,
    PREDICATIVE,
    QUANTIFIED,
    SINGULAR,
    SUBJECT,
    sentence_marks,
)
from lambre_core.grammar.rule import Rule, Verdict, make_grammar
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token

HELD, BROKEN, UNDECIDED = Verdict.HELD, Verdict.BROKEN, Verdict.UNDECIDED

AGREEMENT = Rule("agreement", "ADJ", "mod", "NOUN", "Case")
WITH_COMITATIVE = Rule("agreement", "ADJ", "mod", "NOUN", "Case", also=(("Gen", "Com"),))
NUMBER = Rule("agreement", "NOUN", "subj", "VERB", "Number")
ANIMACY = Rule("agreement", "ADJ", "mod", "NOUN", "Animacy")
ANIMATE, INANIMATE = "Animacy=Anim|Case={}|Number={}", "Animacy=Inan|Case={}|Number={}"
ASSIGNMENT = Rule("assignment", "NOUN", "subj", "VERB", "Case", allowed=("Nom", "Gen"))
OF_THE_HEAD = Rule("assignment", "NUM", "mod@gov", "NOUN", "Case", side="head", allowed=("Gen",))


@pytest.mark.parametrize(
    ("rule", "dependent", "head", "expected", "as_original"),
    [
        (AGREEMENT, "Case=Nom", "Case=Nom", HELD, HELD),
        (AGREEMENT, "Case=Nom", "Case=Gen", BROKEN, BROKEN),
        (AGREEMENT, "Case=Acc,Dat", "Case=Dat,Gen", HELD, HELD),
        (AGREEMENT, "_", "Case=Gen", UNDECIDED, HELD),
        (AGREEMENT, "Case=Gen", "Number=Sing", UNDECIDED, HELD),
        (WITH_COMITATIVE, "Case=Gen", "Case=Com", HELD, BROKEN),
        (WITH_COMITATIVE, "Case=Com", "Case=Gen", BROKEN, BROKEN),
        (NUMBER, "Number=Ptan", "Number=Plur", HELD, BROKEN),
        (NUMBER, "Number=Ptan", "Number=Sing", BROKEN, BROKEN),
        (NUMBER, "Number=Dual", "Number=Plur", BROKEN, BROKEN),
        (ANIMACY, ANIMATE.format("Acc", "Sing"), INANIMATE.format("Acc", "Sing"), BROKEN, BROKEN),
        (ANIMACY, ANIMATE.format("Acc", "Plur"), ANIMATE.format("Acc", "Plur"), HELD, HELD),
        # It shows in some cases alone, and in the singular not of feminines and neuters (*живое существо*).
        (ANIMACY, ANIMATE.format("Gen", "Sing"), INANIMATE.format("Gen", "Sing"), UNDECIDED, BROKEN),
        (
            ANIMACY,
            INANIMATE.format("Acc", "Sing") + "|Gender=Neut",
            ANIMATE.format("Acc", "Sing") + "|Gender=Neut",
            UNDECIDED,
            BROKEN,
        ),
        (ASSIGNMENT, "Case=Gen", "_", HELD, HELD),
        (ASSIGNMENT, "Case=Acc,Nom", "_", HELD, HELD),
        (ASSIGNMENT, "Case=Acc", "Case=Nom", BROKEN, BROKEN),
        (ASSIGNMENT, "_", "Case=Acc", UNDECIDED, HELD),
        (OF_THE_HEAD, "Case=Nom", "Case=Gen", HELD, HELD),
        (OF_THE_HEAD, "Case=Gen", "Case=Nom", BROKEN, BROKEN),
    ],
)
def test_verdicts(rule: Rule, dependent: str, head: str, expected: Verdict, as_original: Verdict) -> None:
    words = (
        Token(1, "a", upos=rule.dependent, feats=parse_feats(dependent), head=2, deprel=rule.relation),
        Token(2, "b", upos=rule.head, feats=parse_feats(head), head=0, deprel="root"),
    )
    grammar = make_grammar("xx", [rule])
    assert verdict(rule, *words) is expected
    (outcome,) = outcomes(grammar, Sentence(words))
    assert outcome.verdict is expected
    assert (outcome.dependent, outcome.head) == words
    (outcome,) = outcomes(grammar, Sentence(words), compatible=True)
    assert outcome.verdict is as_original


@pytest.mark.parametrize(
    ("deprel", "upos", "head", "why"),
    [
        ("mod", "ADV", 2, "another part of speech"),
        ("det", "ADJ", 2, "another relation"),
        ("mod", "ADJ", 0, "the root"),
        ("mod", "ADJ", None, "no head"),
        (None, "ADJ", 2, "no relation"),
        ("mod", None, 2, "no UPOS"),
    ],
)
def test_edges_without_a_rule_give_nothing(deprel: str | None, upos: str | None, head: int | None, why: str) -> None:
    words = Token(1, "a", upos=upos, head=head, deprel=deprel), Token(2, "b", upos="NOUN", head=0, deprel="root")
    assert not list(outcomes(make_grammar("xx", [AGREEMENT]), Sentence(words))), why


@pytest.mark.parametrize(
    ("lines", "marks", "why"),
    [
        (
            """
            Peter PROPN 4 subj Case=Nom
            und CCONJ 3 cc
            Maria PROPN 1 conj:coord Case=Nom
            kommen VERB 0 root
            """,
            {1: COORDINATED, 4: SUBJECT},
            "a coordination",
        ),
        (
            """
            mein DET 2 det
            Freund NOUN 4 subj Case=Nom
            Peter PROPN 2 conj:appos Case=Nom
            kommt VERB 0 root
            """,
            {4: SUBJECT},
            "an apposition is none",
        ),
        (
            """
            pět NUM 2 mod@gov
            mužů NOUN 3 subj Case=Gen
            přišlo VERB 0 root
            """,
            {2: QUANTIFIED | OBLIQUE, 3: SUBJECT},
            "a numeral governs",
        ),
        (
            """
            několik DET 2 det@numgov
            žen NOUN 3 subj Case=Nom
            přišlo VERB 0 root
            """,
            {2: QUANTIFIED, 3: SUBJECT},
            "a quantifier that is no numeral",
        ),
        (
            """
            Das PRON 2 subj Case=Nom|Number=Sing
            sind AUX 0 root Number=Plur|Person=3
            Bücher NOUN 2 comp:pred Case=Nom|Number=Plur
            """,
            {1: SINGULAR, 2: PREDICATIVE | SUBJECT | PLURAL, 3: PLURAL},
            "the copula agrees with its predicate",
        ),
        (
            """
            Kinder NOUN 2 subj Case=Nom|Number=Plur
            sind AUX 0 root Number=Plur
            Freude NOUN 2 comp:pred Case=Nom|Number=Sing
            """,
            {1: PLURAL, 2: SUBJECT | PLURAL, 3: SINGULAR},
            "it does not agree with it",
        ),
        (
            """
            Kinder NOUN 2 subj Case=Nom|Number=Plur
            sind AUX 0 root Number=Plur
            klug ADJ 2 comp:pred Number=Plur
            """,
            {1: PLURAL, 2: SUBJECT | PLURAL, 3: PLURAL},
            "an adjective is no nominal predicate",
        ),
        (
            """
            nie PART 2 mod Polarity=Neg
            mam VERB 0 root
            czasu NOUN 2 comp:obj Case=Gen
            """,
            {1: NEGATED, 2: NEGATED, 3: OBLIQUE},
            "a negative particle negates its verb",
        ),
        (
            """
            byl VERB 2 comp:aux Number=Sing
            jste AUX 0 root Number=Plur|Person=2
            """,
            {1: SINGULAR, 2: POLITE | PLURAL},
            "a second person plural",
        ),
    ],
)
def test_marks(tree: Callable[[str], Sentence], lines: str, marks: dict[int, int], why: str) -> None:
    sentence = tree(lines)
    found = {number: mark for number, mark in enumerate(sentence_marks(sentence), 1) if mark}
    assert found == marks, why


@pytest.mark.parametrize(
    ("exceptions", "expected"),
    [
        ((), BROKEN),
        (("dependent coordinated",), UNDECIDED),
        (("head coordinated",), BROKEN),
        (("dependent quantified", "head negated"), BROKEN),
    ],
)
def test_exceptions_leave_a_site_undecided(
    tree: Callable[[str], Sentence], exceptions: tuple[str, ...], expected: Verdict
) -> None:
    sentence = tree(
        """
        Mann NOUN 4 subj Number=Sing
        und CCONJ 3 cc
        Frau NOUN 1 conj:coord Number=Sing
        kommen VERB 0 root Number=Plur
        """
    )
    rule = Rule("agreement", "NOUN", "subj", "VERB", "Number", exceptions=exceptions)
    grammar = make_grammar("de", [rule])
    assert [outcome.verdict for outcome in outcomes(grammar, sentence)] == [expected]
    # The original knows no exceptions.
    assert [outcome.verdict for outcome in outcomes(grammar, sentence, compatible=True)] == [BROKEN]


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        (AGREEMENT, "An adjective agrees with the noun that it modifies in case."),
        (NUMBER, "A verb agrees with its subject, a noun, in number."),
        (
            Rule("agreement", "NOUN", "subj@pass", "AUX", "Number"),
            "An auxiliary agrees with its passive subject, a noun, in number.",
        ),
        (Rule("agreement", "DET", "det@poss", "NOUN", "Case"), "A possessive determiner agrees with its noun in case."),
        (
            Rule("agreement", "PROPN", "flat@name", "PROPN", "Gender"),
            "A proper noun that is part of one name or expression (name) with a proper noun agrees with it in gender.",
        ),
        (ASSIGNMENT, "A noun that is the subject of a verb is in the nominative or genitive."),
        (
            Rule("assignment", "VERB", "comp:aux@pass", "AUX", "VerbForm", allowed=("Part",)),
            "A verb that is the passive main verb of an auxiliary has as verb form: participle.",
        ),
        (OF_THE_HEAD, "A noun whose dependent is a numeral (mod@gov) is in the genitive."),
    ],
)
def test_messages(rule: Rule, message: str) -> None:
    assert families()[rule.family].message(rule) == message


@pytest.mark.parametrize(
    ("rule", "linted"),
    [
        (AGREEMENT, True),
        (NUMBER, True),
        (Rule("agreement", "ADJ", "mod", "NOUN", "Degree"), False),
        (Rule("agreement", "NOUN", "subj", "VERB", "Polarity"), False),
        (Rule("agreement", "NOUN", "subj", "VERB", "Case"), False),
        (Rule("agreement", "NOUN", "conj:coord", "NOUN", "Case"), False),
        (Rule("agreement", "NOUN", "conj:appos", "NOUN", "Case"), False),
        (Rule("agreement", "VERB", "mod@relcl", "NOUN", "Number"), False),
        (Rule("agreement", "NUM", "mod", "NOUN", "Number"), False),
        (Rule("agreement", "DET", "det@numgov", "NOUN", "Case"), False),
        (Rule("agreement", "NOUN", "comp:obj", "ADP", "Case"), False),
        (Rule("assignment", "NOUN", "subj", "VERB", "Case", allowed=("Nom",)), True),
        (ASSIGNMENT, False),
        (Rule("assignment", "NOUN", "comp:obj", "VERB", "Case", allowed=("Nom",)), False),
        (Rule("assignment", "NOUN", "comp:obj", "ADP", "Case", allowed=("Gen",)), False),
        (Rule("assignment", "VERB", "comp:aux", "AUX", "VerbForm", allowed=("Inf",)), False),
        (OF_THE_HEAD, False),
    ],
)
def test_what_is_grammar(rule: Rule, linted: bool) -> None:
    reason = families()[rule.family].why_not_lint(rule)
    assert (reason is None) == linted, reason


CONDITIONED = {
    "denied by an auxiliary": ("ei AUX 0 root Polarity=Neg", "kiitnud VERB 1 comp:aux _", {"denied"}),
    "denied by its form": ("ei PART 0 root _", "kiitnud VERB 1 comp:obj Connegative=Yes", {"denied"}),
    "denied by a particle": ("ne PART 2 mod Polarity=Neg", "vidím VERB 0 root Mood=Ind|Person=1", {"denied"}),
    "a denial beside it": ("ei AUX 2 conj:coord Polarity=Neg", "näen VERB 0 root Mood=Ind|Person=1", {"personal"}),
    "a passive participle": ("ei AUX 0 root Polarity=Neg", "nähtud VERB 1 comp:aux Voice=Pass|VerbForm=Part", set()),
    "with a person": ("ma PRON 2 subj _", "näen VERB 0 root Mood=Ind|Person=1|Voice=Act", {"personal"}),
    "its auxiliary has one": ("olen AUX 0 root Mood=Ind|Person=1", "näinud VERB 1 comp:aux Voice=Act", {"personal"}),
    "a past whose person is a word": (
        "em AUX 0 root Number=Sing|Person=1",
        "widział VERB 1 comp:aux@clitic Mood=Ind|Tense=Past|Voice=Act",
        {"personal"},
    ),
    "an imperative": ("palun ADV 2 mod _", "osta VERB 0 root Mood=Imp|Person=2", set()),
    "a passive": ("auto NOUN 2 subj _", "osteti VERB 0 root Mood=Ind|Person=3|Voice=Pass", set()),
    "an infinitive": ("tahan AUX 0 root Mood=Ind|Person=1", "osta VERB 1 comp:obj VerbForm=Inf", set()),
}


@pytest.mark.parametrize("name", CONDITIONED)
def test_conditions(tree: Callable[[str], Sentence], name: str) -> None:
    first, second, expected = CONDITIONED[name]
    sentence = tree(f"{first}\n{second}\nauto NOUN 2 comp:obj Case=Nom|Number=Sing")
    rules = [
        Rule("assignment", "NOUN", "comp:obj", "VERB", "Case", allowed=("Par",), only=condition)
        for condition in ("denied", "personal")
    ]
    found = outcomes(make_grammar("et", rules), sentence)
    assert {outcome.rule.only for outcome in found if outcome.verdict is BROKEN} == expected
    assert {rule.id for rule in rules} == {
        "assignment/noun-comp:obj-verb/case.denied",
        "assignment/noun-comp:obj-verb/case.personal",
    }


POLISH = [
    (["nie PART 2 mod Polarity=Neg", "lubię VERB 0 root _", "mleko NOUN 2 comp:obj Case=Acc"], BROKEN),
    (
        ["nie PART 2 mod Polarity=Neg", "będę AUX 0 root _", "pić VERB 2 comp:aux _", "mleko NOUN 3 comp:obj Case=Acc"],
        BROKEN,
    ),
    (
        ["nie PART 2 mod Polarity=Neg", "jest AUX 0 root _", "pić VERB 2 comp:aux _", "mleko NOUN 3 comp:obj Case=Acc"],
        None,
    ),
    (["nigdy ADV 2 mod Polarity=Neg", "lubię VERB 0 root _", "mleko NOUN 2 comp:obj Case=Acc"], None),
    (["lubię VERB 0 root _", "mleko NOUN 1 comp:obj Case=Acc", "nie PART 1 mod Polarity=Neg"], None),
]


@pytest.mark.parametrize(("words", "expected"), POLISH)
def test_polish_nie_stands_right_before_its_verb(
    tree: Callable[[str], Sentence], words: list[str], expected: Verdict | None
) -> None:
    rule = Rule("assignment", "NOUN", "comp:obj", "VERB", "Case", allowed=("Gen",), only="negated")
    found = outcomes(make_grammar("pl", [rule]), tree("\n".join(words)))
    assert [outcome.verdict for outcome in found] == ([expected] if expected else [])


@pytest.mark.parametrize(("number", "expected"), [("Plur", BROKEN), ("Sing", UNDECIDED)])
def test_what_shows_in_plurals_alone(tree: Callable[[str], Sentence], number: str, expected: Verdict) -> None:
    rule = Rule("agreement", "NOUN", "subj", "VERB", "Animacy", exceptions=("head singular",))
    sentence = tree(
        f"psy NOUN 2 subj Animacy=Nhum|Case=Nom|Gender=Masc|Number={number}\n"
        f"biegali VERB 0 root Animacy=Hum|Gender=Masc|Number={number}"
    )
    (outcome,) = outcomes(make_grammar("pl", [rule]), sentence)
    assert outcome.verdict is expected


@pytest.mark.parametrize(("case", "expected"), [("Dat", HELD), ("Ins", HELD), ("Acc", BROKEN)])
def test_what_a_rule_puts_up_with(tree: Callable[[str], Sentence], case: str, expected: Verdict) -> None:
    rule = Rule("government", "NOUN", "comp:obj", "VERB", "Case", besides=("Ins",), governors=(("pomoci", ("Dat",)),))
    sentence = tree(f"pomohl VERB 0 root _\nbratr NOUN 1 comp:obj Case={case}")
    sentence = replace(sentence, tokens=(replace(sentence.tokens[0], lemma="pomoci"), sentence.tokens[1]))
    assert [outcome.verdict for outcome in outcomes(make_grammar("cs", [rule]), sentence)] == [expected]


@pytest.mark.parametrize(
    ("particle", "expected"),
    [("zu ADP 1 compound@prt", [BROKEN]), ("aus ADP 1 compound@prt", []), ("oft ADV 1 mod", [])],
)
def test_a_particle_makes_another_verb(tree: Callable[[str], Sentence], particle: str, expected: list[Verdict]) -> None:
    rule = Rule("government", "PRON", "comp:obj", "VERB", "Case", governors=(("zuhören", ("Dat",)),))
    sentence = tree(f"höre VERB 0 root\ndich PRON 1 comp:obj Case=Acc\n{particle}")
    sentence = replace(sentence, tokens=(replace(sentence.tokens[0], lemma="hören"), *sentence.tokens[1:]))
    assert [outcome.verdict for outcome in outcomes(make_grammar("de", [rule]), sentence)] == expected


@pytest.mark.parametrize(
    ("verb", "more", "expected"),
    [
        ("leiden", "", [BROKEN]),
        ("essen", "", []),
        # Of two the other may say where.
        ("leiden", "unter ADP 1 udep", []),
    ],
)
def test_an_adposition_goes_with_a_verb(
    tree: Callable[[str], Sentence], verb: str, more: str, expected: list[Verdict]
) -> None:
    rule = Rule("government", "NOUN", "comp:obj", "ADP", "Case", governors=(("leiden unter", ("Dat",)),), only="single")
    sentence = tree(f"{verb} VERB 0 root\nunter ADP 1 udep\nHitze NOUN 2 comp:obj Case=Acc\n{more}".rstrip())
    sentence = replace(sentence, tokens=(replace(sentence.tokens[0], lemma=verb), *sentence.tokens[1:]))
    assert [outcome.verdict for outcome in outcomes(make_grammar("de", [rule]), sentence)] == expected
    assert rule.id == "government/noun-comp:obj-adp/case.single"


@pytest.mark.parametrize(("phrase", "expected"), [("багато", BROKEN), ("багато друзі", UNDECIDED)])
def test_a_quantifier_asks_for_a_case_though_it_agrees_with_nothing(
    tree: Callable[[str], Sentence], phrase: str, expected: Verdict
) -> None:
    rule = Rule("counting", "NUM", "mod@gov", "NOUN", "Case", side="head", governors=(("багато", ("Gen",)),))
    sentence = tree("багато NUM 2 mod@gov Case=Nom\nдрузі NOUN 0 root Case=Nom")
    grammar = make_grammar("uk", [rule], phrases=[phrase])
    assert [outcome.verdict for outcome in outcomes(grammar, sentence)] == [expected]
