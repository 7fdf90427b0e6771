"""From outcomes to findings: what is said, where, and what is kept silent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.documents.positions import LineIndex
from lambre_core.documents.segments import Segment, SegmentMap
from lambre_core.documents.unit import Directive, Placeholder, TextUnit
from lambre_core.findings.abstention import has_a_tag_within, is_cut_short, is_spoken_of, knows_all
from lambre_core.findings.build import Judged, View, judge_sentence
from lambre_core.findings.finding import Severity
from lambre_core.grammar.rule import Outcome, Verdict
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]
FindOutcomes = Callable[..., list[Outcome]]

MOD = ("agreement/adj-mod-noun/Case", "agreement/adj-mod-noun/Number")
DET = ("agreement/det-det-noun/Case", "agreement/det-det-noun/Number")
OBJ = ("assignment/noun-comp:obj-verb/Case=Acc",)
DATIVE = "assignment/noun-comp:obj-verb/Case=Dat"
ALL = (*MOD, *DET, *OBJ)

DIE, LANGE = "die DET {} det Case=Acc|Number=Plur", "lange ADJ {} mod Case=Acc|Number=Plur"


def unit_of(sentence: Sentence, placeholders: tuple[Placeholder, ...] = ()) -> TextUnit:
    lines = LineIndex.of(sentence.text)
    whole = Segment(0, len(sentence.text), 0, len(sentence.text), "literal")
    return TextUnit(sentence.text, SegmentMap.of(lines, [whole]), placeholders=placeholders)


def warning(code: str) -> Severity | None:
    return "warning"


def judged(
    sentence: Sentence,
    outcomes: list[Outcome],
    placeholders: tuple[Placeholder, ...] = (),
    severity: Callable[[str], Severity | None] = warning,
    **view: object,
) -> Judged:
    unit = unit_of(sentence, placeholders)
    return judge_sentence(sentence, outcomes, unit, View("a.md", "de", severity, **view))  # type: ignore[arg-type]


SENTENCES = {
    "one adjective, one feature": (
        [LANGE.format(2), "Büchern NOUN 0 root Case=Dat|Number=Plur"],
        [("lange", ["Büchern"], MOD[0], '"lange" (Acc Plural) does not agree in case with "Büchern" (Dat Plural).')],
    ),
    "one adjective, two features are one finding": (
        [LANGE.format(2), "Buch NOUN 0 root Case=Nom|Number=Sing"],
        [
            (
                "lange",
                ["Buch"],
                MOD[0],
                '"lange" (Acc Plural) does not agree in case and number with "Buch" (Nom Singular).',
            )
        ],
    ),
    "a noun that clashes with its modifiers and its verb is at fault": (
        ["legt VERB 0 root _", DIE.format(4), LANGE.format(4), "Büchern NOUN 1 comp:obj Case=Dat|Number=Plur"],
        [
            (
                "Büchern",
                ["legt", "die", "lange"],
                MOD[0],
                (
                    '"Büchern" (Dat Plural) does not agree in case with "die" (Acc Plural) and "lange" (Acc Plural).'
                    ' "Büchern" (Dat Plural) is the object or complement of "legt", so its case should be accusative.'
                ),
            )
        ],
    ),
    "a noun that clashes with its modifiers in different features": (
        ["die DET 3 det Number=Plur", "langen ADJ 3 mod Case=Acc|Number=Plur", "Buch NOUN 0 root Case=Dat|Number=Sing"],
        [
            (
                "Buch",
                ["die", "langen"],
                MOD[0],
                '"Buch" (Dat Singular) does not agree in number with "die" (Plural),'
                ' nor in case and number with "langen" (Acc Plural).',
            )
        ],
    ),
    "two modifiers that disagree with each other are one finding at their noun": (
        ["der DET 3 det Case=Gen", "lange ADJ 3 mod Case=Acc", "Büchern NOUN 0 root Case=Dat"],
        [
            (
                "Büchern",
                ["der", "lange"],
                MOD[0],
                '"Büchern" (Dat) does not agree in case with "der" (Gen) and "lange" (Acc).',
            ),
        ],
    ),
    "a third modifier that agrees keeps the noun free of fault": (
        [
            "die DET 4 det Case=Acc",
            "lange ADJ 4 mod Case=Dat",
            "alte ADJ 4 mod Case=Dat",
            "Bücher NOUN 0 root Case=Acc",
        ],
        [
            ("lange", ["Bücher"], MOD[0], '"lange" (Dat) does not agree in case with "Bücher" (Acc).'),
            ("alte", ["Bücher"], MOD[0], '"alte" (Dat) does not agree in case with "Bücher" (Acc).'),
        ],
    ),
    "the verb's object alone": (
        ["legt VERB 0 root _", "Büchern NOUN 1 comp:obj Case=Dat|Number=Plur"],
        [
            (
                "Büchern",
                ["legt"],
                OBJ[0].partition("=")[0],
                '"Büchern" (Dat Plural) is the object or complement of "legt", so its case should be accusative.',
            )
        ],
    ),
    "nothing": ([LANGE.format(2), "Bücher NOUN 0 root Case=Acc,Nom|Number=Plur"], []),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_findings(make_sentence: MakeSentence, find_outcomes: FindOutcomes, name: str) -> None:
    words, expected = SENTENCES[name]
    sentence = make_sentence(*words)
    result = judged(sentence, find_outcomes(sentence, *ALL))
    assert [
        (finding.word, [related.word for related in finding.related], finding.code, finding.message)
        for finding in result.findings
    ] == [(word, others, code.lower(), message) for word, others, code, message in expected]


def test_what_is_wrong_with_one_word_is_one_finding(make_sentence: MakeSentence, find_outcomes: FindOutcomes) -> None:
    """No change of *diese* alone mends *in diese freie Raum*."""
    words = (
        "in ADP 0 root _",
        "diese DET 4 det Case=Nom|Gender=Fem",
        "freie ADJ 4 mod Case=Nom",
        "Raum NOUN 1 comp:obj Case=Nom|Gender=Masc",
    )
    sentence = make_sentence(*words, beliefs={4: {"Case": {"Nom": 0.6, "Dat": 0.4}}})
    rules = ("government/noun-comp:obj-adp/Case=Dat", "agreement/det-det-noun/Gender", DET[0], MOD[0])
    (finding,) = judged(sentence, find_outcomes(sentence, *rules)).findings
    assert finding.word == "diese"
    assert {related.word for related in finding.related} == {"in", "Raum"}
    assert finding.codes == ("agreement/det-det-noun/gender", "government/noun-comp:obj-adp/case")


MERGED = [
    # Each modifier is read most probably in another case, and both may be read in the same.
    ([("die", "Nom", "Acc"), ("lange", "Acc", "Nom"), ("Büchern", "Dat", None)], OBJ[0], ["Büchern"]),
    ([("die", "Nom", None), ("lange", "Acc", None), ("Büchern", "Dat", None)], OBJ[0], ["Büchern"]),
    # What agrees with the noun would agree with the right one, too.
    ([("den", "Dat", None), ("guten", "Acc", "Dat"), ("Leute", "Acc", None)], DATIVE, ["Leute"]),
    ([("den", "Dat", None), ("gute", "Acc", None), ("Leute", "Acc", None)], DATIVE, ["den", "Leute"]),
]


@pytest.mark.parametrize(("cases", "rule", "at_fault"), MERGED)
def test_a_noun_is_at_fault_where_its_modifiers_may_be_read_with_another_form_of_it(
    make_sentence: MakeSentence,
    find_outcomes: FindOutcomes,
    cases: list[tuple[str, str, str | None]],
    rule: str,
    at_fault: list[str],
) -> None:
    (det, det_case, _), (adj, adj_case, _), (noun, noun_case, _) = cases
    words = (
        f"{det} DET 3 det Case={det_case}|Number=Plur",
        f"{adj} ADJ 3 mod Case={adj_case}|Number=Plur",
        f"{noun} NOUN 4 comp:obj Case={noun_case}|Number=Plur",
        "sehen VERB 0 root _",
    )
    beliefs = {
        number: {"Case": {case: 0.6, other: 0.4}}
        for number, (_, case, other) in enumerate(cases, 1)
        if other is not None
    }
    sentence = make_sentence(*words, beliefs=beliefs)
    result = judged(sentence, find_outcomes(sentence, *MOD, *DET, rule))
    assert [finding.word for finding in result.findings] == at_fault


def test_roles_places_and_features(make_sentence: MakeSentence, find_outcomes: FindOutcomes) -> None:
    words, _ = SENTENCES["a noun that clashes with its modifiers and its verb is at fault"]
    sentence = make_sentence(*words)
    (finding,) = judged(sentence, find_outcomes(sentence, *ALL)).findings
    assert (finding.range.start.column, finding.range.end.column) == (16, 23)
    assert [related.role for related in finding.related] == ["head", "dependent", "dependent"]
    assert finding.features == {"Case": {"die": ("Acc",), "lange": ("Acc",), "Büchern": ("Dat",)}}


EXPLAINED = [
    # (beliefs, found): whether the tagger's other readings satisfy the rules
    ({1: {"Case": {"Acc": 0.9, "Dat": 0.1}}}, False),
    ({1: {"Case": {"Acc": 0.97, "Dat": 0.03}}}, True),
    ({2: {"Case": {"Dat": 0.9, "Acc": 0.1}}}, False),
    ({1: {"Case": {"Acc": 0.9, "Gen": 0.1}}, 2: {"Case": {"Dat": 0.9, "Gen": 0.1}}}, False),
    ({1: {"Case": {"Acc": 0.9, "Nom": 0.1}}, 2: {"Case": {"Dat": 0.9, "Gen": 0.1}}}, True),
    ({}, True),
]


@pytest.mark.parametrize(("beliefs", "found"), EXPLAINED)
def test_admissible_readings_explain_away(
    make_sentence: MakeSentence,
    find_outcomes: FindOutcomes,
    beliefs: dict[int, dict[str, dict[str, float]]],
    found: bool,
) -> None:
    sentence = make_sentence(LANGE.format(2), "Büchern NOUN 0 root Case=Dat|Number=Plur", beliefs=beliefs)
    result = judged(sentence, find_outcomes(sentence, *MOD))
    assert bool(result.findings) is found
    assert (result.sites, result.undecided) == (2, {})


def test_a_reading_without_the_feature_leaves_the_site_undecided(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes
) -> None:
    beliefs = {1: {"Case": {"Acc": 0.9, "": 0.1}}}
    sentence = make_sentence(LANGE.format(2), "Büchern NOUN 0 root Case=Dat|Number=Plur", beliefs=beliefs)
    result = judged(sentence, find_outcomes(sentence, *MOD))
    assert (result.findings, result.undecided) == ((), {"feature unknown": 1})


def test_shown_values_are_those_of_all_readings(make_sentence: MakeSentence, find_outcomes: FindOutcomes) -> None:
    beliefs = {1: {"Case": {"Acc": 0.5, "Nom": 0.5}}}
    sentence = make_sentence(LANGE.format(2), "Büchern NOUN 0 root Case=Dat|Number=Plur", beliefs=beliefs)
    (finding,) = judged(sentence, find_outcomes(sentence, *MOD)).findings
    assert finding.message == '"lange" (Nom/Acc Plural) does not agree in case with "Büchern" (Dat Plural).'
    assert finding.features == {"Case": {"lange": ("Acc", "Nom"), "Büchern": ("Dat",)}}


BUECHERN = "Büchern NOUN 0 root Case=Dat|Number=Plur"


@pytest.mark.parametrize(
    ("words", "placeholders", "log_probability", "reason"),
    [
        ([LANGE.format(2), BUECHERN], (), -10.0, "improbable tree"),
        ([LANGE.format(2), BUECHERN], (Placeholder((6, 13), "{name}"),), None, "placeholder"),
        (["12. ADJ 2 mod Case=Acc|Number=Plur", BUECHERN], (), None, "not a word"),
        # A letter that is taken apart.
        (["scho\u0308ne ADJ 2 mod Case=Acc|Number=Plur", BUECHERN], (), None, "not a word"),
        (["lange ADJ 2 mod Case=Acc|Foreign=Yes|Number=Plur", BUECHERN], (), None, "foreign word"),
        (["lange ADJ 2 mod _", BUECHERN], (), None, "feature unknown"),
    ],
)
def test_abstention(
    make_sentence: MakeSentence,
    find_outcomes: FindOutcomes,
    words: list[str],
    placeholders: tuple[Placeholder, ...],
    log_probability: float | None,
    reason: str,
) -> None:
    sentence = make_sentence(*words, log_probability=log_probability)
    result = judged(sentence, find_outcomes(sentence, *MOD), placeholders)
    assert (result.findings, result.sites, result.undecided) == ((), 2, {reason: 2})


@pytest.mark.parametrize(("tag", "expected"), [("</b>", True), ("&lt;/b&gt;", True), ("&", False)])
def test_words_with_a_tag_within(tag: str, expected: bool) -> None:
    source = f"recursos{tag}e"
    segments = [Segment(0, 8, 0, 8, "literal"), Segment(8, 9, len(source) - 1, len(source), "literal")]
    token = Token(1, "recursose", None, None, None, span=(0, 9))
    assert has_a_tag_within(token, SegmentMap.of(LineIndex.of(source), segments)) is expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("bud. na sprzedaż", True),
        ("min. 5 osob", True),
        ("min.)", True),
        ("dom. Jest duży.", False),
        ("dom.", False),
        ("dom", False),
        ("psa. na dvoře", False),
        ("kolega. na dvoře", False),
    ],
)
def test_words_that_are_cut_short(text: str, expected: bool) -> None:
    form = text.partition(".")[0]
    assert is_cut_short(Token(1, form, None, None, None, span=(0, len(form))), text) is expected


NOVA, SLOZKA = "Nová ADJ {} {} Case=Nom|Number=Sing", "složka NOUN {} {} Case=Nom|Number=Sing"


@pytest.mark.parametrize(
    ("words", "dropped", "labelled", "labels"),
    [
        # klikněte na Nová složka
        (["na ADP 0 root _", NOVA.format(3, "mod"), SLOZKA.format(1, "comp:obj")], True, "Nová složka", True),
        (["na ADP 0 root _", NOVA.format(3, "mod"), SLOZKA.format(1, "comp:obj")], True, None, False),
        # eine Haus: nouns have capitals
        (["an ADP 0 root _", "Haus NOUN 1 comp:obj Case=Nom|Number=Sing"], False, "Haus", True),
        (["an ADP 0 root _", "Haus NOUN 1 comp:obj Case=Nom|Number=Sing"], True, "Haus", True),
        (["an ADP 0 root _", "Haus NOUN 1 comp:obj Case=Nom|Number=Sing", "ab ADV 2 mod _"], False, "Haus ab", True),
        (["eine DET 2 det Number=Sing", "Haus NOUN 0 root Case=Nom|Number=Sing"], False, "Haus", False),
        # an Ein Haus; Ein Haus
        (["an ADP 0 root _", "Ein DET 3 det _", "Haus NOUN 1 comp:obj Case=Nom|Number=Sing"], False, "Ein Haus", True),
        (["an ADP 0 root _", "ein DET 3 det _", "Haus NOUN 1 comp:obj Case=Nom|Number=Sing"], False, "ein Haus", False),
        (["nowy DET 2 det Number=Sing", "Haus NOUN 0 root Case=Nom|Number=Sing"], True, "Haus", True),
        # an die Frau
        (
            ["an ADP 0 root _", "Die DET 3 det PronType=Art", "Frau NOUN 1 comp:obj Case=Nom|Number=Sing"],
            True,
            "Die Frau",
            False,
        ),
    ],
)
def test_nothing_agrees_with_a_label(
    make_sentence: MakeSentence,
    find_outcomes: FindOutcomes,
    words: list[str],
    dropped: bool,
    labelled: str | None,
    labels: bool,
) -> None:
    sentence = make_sentence(*words)
    start = sentence.text.index(labelled) if labelled else 0
    unit = replace(unit_of(sentence), set_apart=((start, start + len(labelled)),) if labelled else ())
    outcomes = find_outcomes(sentence, "government/noun-comp:obj-adp/Case=Acc", DET[1])
    result = judge_sentence(sentence, outcomes, unit, View("a.md", "cs", warning), subjects_dropped=dropped)
    assert result.undecided["label"] == int(labels)


@pytest.mark.parametrize(
    ("words", "spoken_of", "known", "label"),
    [
        # metodin _status_ lisäksi: behind a noun
        (["metodin NOUN 3 comp:obj Case=Gen", "status NOUN 3 comp:obj Case=Nom"], "status", True, True),
        (["suuren ADJ 3 comp:obj Case=Gen", "status NOUN 3 comp:obj Case=Nom"], "status", True, False),
        (["metodin NOUN 3 comp:obj Case=Gen", "suuri ADJ 3 comp:obj Case=Nom"], "suuri", True, False),
        (["suuren ADJ 3 comp:obj Case=Gen", "hello NOUN 3 comp:obj Case=Nom"], "hello", False, True),
        (["metodin NOUN 3 comp:obj Case=Gen", "status NOUN 3 comp:obj Case=Nom"], None, False, False),
        (["uuden ADJ 2 mod Case=Gen", "testi NOUN 3 comp:obj Case=Nom"], "uuden testi", True, False),
        (["uuden ADJ 2 mod Case=Gen", "testi NOUN 3 comp:obj Case=Nom"], "uuden testi", False, True),
    ],
)
def test_nothing_agrees_with_a_word_that_is_spoken_of(
    make_sentence: MakeSentence,
    find_outcomes: FindOutcomes,
    words: list[str],
    spoken_of: str | None,
    known: bool,
    label: bool,
) -> None:
    sentence = make_sentence(*words, "avulla ADP 0 root _")
    start = sentence.text.index(spoken_of) if spoken_of else 0
    unit = replace(unit_of(sentence), set_apart=((start, start + len(spoken_of)),) if spoken_of else ())
    outcomes = [
        outcome
        for outcome in find_outcomes(sentence, "government/noun-comp:obj-adp/Case=Gen")
        if outcome.dependent.id == 2
    ]
    view = View("a.md", "fi", warning, knows=lambda form: known)
    result = judge_sentence(sentence, outcomes, unit, view, subjects_dropped=True)
    # An adjective is nothing that the rule speaks of.
    assert result.undecided.get("label", 0) == int(label and bool(outcomes))


@pytest.mark.parametrize(
    ("words", "set_apart", "expected"),
    [
        # відрізняється від **рядок**; від **рядка**; у **взаємний виняток**; гарний **рядок**
        (["від/від ADP 0 root _", "рядок/рядок NOUN 1 comp:obj Case=Nom"], 1, True),
        (["від/від ADP 0 root _", "рядка/рядок NOUN 1 comp:obj Case=Gen"], 1, False),
        (["від/від ADP 0 root _", "спільне/спільний ADJ 3 mod _", "слово/слово NOUN 1 comp:obj Case=Nom"], 2, True),
        (["гарний/гарний ADJ 2 mod _", "рядок/рядок NOUN 0 root Case=Nom"], 1, False),
    ],
)
def test_a_word_in_its_first_form_is_spoken_of(
    with_lemmas: MakeSentence, words: list[str], set_apart: int, expected: bool
) -> None:
    sentence = with_lemmas(*words)
    assert is_spoken_of(sentence.tokens[-set_apart:], sentence, knows_all) is expected


SUBJ, NOMINATIVE = "agreement/noun-subj-verb/Number", "assignment/noun-subj-verb/Case=Nom"


@pytest.mark.parametrize(
    ("case", "other", "probability", "rules", "found"),
    [
        ("Nom", "wer PRON 2 udep Case=Nom", 0.4, (SUBJ,), (0, {"improbable edge": 1})),
        ("Nom", "wer PRON 1 mod Case=Nom", 0.4, (SUBJ,), (1, {})),  # part of the subject
        ("Nom", "wem PRON 2 udep Case=Dat", 0.4, (SUBJ,), (1, {})),
        ("Nom", "gern ADV 2 mod _", 0.4, (SUBJ,), (1, {})),
        ("Nom", "wer PRON 2 udep Case=Nom", 0.6, (SUBJ,), (1, {})),
        (
            "Dat",
            "Leute NOUN 2 udep Case=Nom|Number=Plur",
            0.4,
            (NOMINATIVE,),
            (1, {}),
        ),  # its case is judged all the same
        ("Dat", "Leute NOUN 2 udep Case=Nom|Number=Plur", 0.4, (SUBJ, NOMINATIVE), (1, {"improbable edge": 1})),
    ],
)
def test_a_doubtful_subject_need_not_agree(
    make_sentence: MakeSentence,
    find_outcomes: FindOutcomes,
    case: str,
    other: str,
    probability: float,
    rules: tuple[str, ...],
    found: tuple[int, dict[str, int]],
) -> None:
    verb = "singt VERB 0 root Number=Sing|VerbForm=Fin"
    sentence = make_sentence(f"Vögeln NOUN 2 subj Case={case}|Number=Plur", verb, other, arcs={1: probability})
    result = judged(sentence, find_outcomes(sentence, *rules))
    assert (len(result.findings), dict(result.undecided)) == found


@pytest.mark.parametrize(("before", "found"), [("Os chips (GPU) ", 0), ("Os chips. ", 1)])
def test_the_subject_may_stand_before_a_bracket_at_which_the_text_was_cut(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes, before: str, found: int
) -> None:
    sentence = make_sentence("Hund NOUN 2 subj Number=Sing", "bellen VERB 0 root Number=Plur")
    moved = {
        token.id: replace(token, span=(token.span[0] + len(before), token.span[1] + len(before)))
        for token in sentence.tokens
        if token.span is not None
    }
    sentence = sentence.with_tokens(moved)
    outcomes = find_outcomes(sentence, "agreement/noun-subj-verb/Number")
    unit = unit_of(replace(sentence, text=before + sentence.text))
    view = View("a.md", "de", warning, doubt=lambda *_: set())
    assert len(judge_sentence(sentence, outcomes, unit, view).findings) == found


@pytest.mark.parametrize(("behind", "found"), [("or.cz", 0), (" Dann", 1)])
def test_a_verb_may_be_part_of_an_address_in_which_the_text_was_cut(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes, behind: str, found: int
) -> None:
    plain = make_sentence("Hund NOUN 2 subj Number=Sing", "bellen VERB 0 root Number=Plur", ". PUNCT 2 punct _")
    end = plain.tokens[1].span
    assert end is not None
    sentence = plain.with_tokens({3: replace(plain.tokens[2], span=(end[1], end[1] + 1))})
    outcomes = find_outcomes(sentence, "agreement/noun-subj-verb/Number")
    unit = unit_of(replace(sentence, text=f"Hund bellen.{behind}"))
    view = View("a.md", "de", warning, doubt=lambda *_: set())
    assert len(judge_sentence(sentence, outcomes, unit, view).findings) == found


def test_a_construction_that_a_rule_excepts_is_told_from_an_unknown_feature(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes
) -> None:
    sentence = make_sentence(LANGE.format(2), BUECHERN)
    outcomes = [replace(outcome, verdict=Verdict.UNDECIDED) for outcome in find_outcomes(sentence, *MOD)]
    assert judged(sentence, outcomes).undecided == {"excepted construction": 2}


def only_case_is_off(code: str) -> Severity | None:
    return None if code.endswith("/case") else "error"


@pytest.mark.parametrize(
    ("view", "expected"),
    [
        ({}, [("case and number", "warning", None)]),
        ({"severity": lambda code: None}, [("case and number", "warning", "severity")]),
        ({"severity": only_case_is_off}, [("case", "warning", "severity"), ("number", "error", None)]),
        ({"directives": (Directive("disable", (), 1),)}, [("case and number", "warning", "directive")]),
        (
            {"directives": (Directive("disable", ("agreement/adj-mod-noun/number",), 1),)},
            [("case", "warning", None), ("number", "warning", "directive")],
        ),
        ({"directives": (Directive("disable-next", (), 1),)}, [("case and number", "warning", None)]),
        ({"glossary": frozenset({"buch"})}, [("case and number", "warning", "glossary")]),
        ({"glossary": frozenset({"lange"})}, [("case and number", "warning", "glossary")]),
        ({"min_confidence": 0.9999}, []),
        ({"min_confidence": 0.9999, "show_hints": True}, [("case and number", "hint", None)]),
    ],
)
def test_suppression_comes_last_and_takes_single_reasons(
    make_sentence: MakeSentence,
    find_outcomes: FindOutcomes,
    view: dict[str, object],
    expected: list[tuple[str, str, str | None]],
) -> None:
    sentence = make_sentence(LANGE.format(2), "Buch NOUN 0 root Case=Nom|Number=Sing")
    result = judged(sentence, find_outcomes(sentence, *MOD), **view)  # type: ignore[arg-type]
    assert [
        (finding.message.partition(" agree in ")[2].partition(" with ")[0], finding.severity, finding.suppressed)
        for finding in result.findings
    ] == expected
    assert result.hidden == (0 if expected else 1)


def test_a_counted_noun_is_at_fault(make_sentence: MakeSentence, find_outcomes: FindOutcomes) -> None:
    sentence = make_sentence("kaks NUM 2 mod _", "koerad NOUN 0 root Case=Nom|Number=Plur")
    rules = ("counting/num-mod-noun/Case.head=Par", "counting/num-mod-noun/Number.head=Sing")
    (finding,) = judged(sentence, find_outcomes(sentence, *rules)).findings
    assert (finding.word, [related.word for related in finding.related]) == ("koerad", ["kaks"])
    assert finding.message == (
        'After "kaks" stands the partitive, not "koerad" (Nom Plural).'
        ' After "kaks" stands the singular, not "koerad" (Plural).'
    )


def test_a_verb_takes_a_form(make_sentence: MakeSentence, find_outcomes: FindOutcomes) -> None:
    sentence = make_sentence("pean AUX 0 root _", "teada VERB 1 comp:aux VerbForm=Inf")
    (finding,) = judged(sentence, find_outcomes(sentence, "complement/verb-comp:aux-aux/VerbForm=Sup")).findings
    assert (finding.word, finding.message) == ("teada", '"pean" takes the supine, but not "teada" (infinitive).')


@pytest.mark.parametrize(
    ("rule", "message"),
    [
        (
            "assignment/pron-comp:obj-verb/Polarity.head=Neg",
            '"beni" asks for a verb that is denied, and "gördüm" is not.',
        ),
        (
            "assignment/pron-comp:obj-verb/Reflex=Yes",
            '"beni" stands for the subject of "gördüm", so it should be a reflexive pronoun.',
        ),
    ],
)
def test_what_no_form_alone_shows(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes, rule: str, message: str
) -> None:
    sentence = make_sentence("beni PRON 2 comp:obj Case=Acc|Reflex=No", "gördüm VERB 0 root Polarity=Pos")
    (finding,) = judged(sentence, find_outcomes(sentence, rule)).findings
    assert finding.message == message


@pytest.mark.parametrize(
    ("word", "behind", "found"), [("min", " stavem", 0), ("min", " Stav", 1), ("minister", " stavem", 1)]
)
def test_a_short_word_is_an_abbreviation_where_the_text_was_cut_behind_it(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes, word: str, behind: str, found: int
) -> None:
    plain = make_sentence("pod ADP 0 root _", f"{word} NOUN 1 comp:obj Case=Gen", ". PUNCT 1 punct _")
    end = plain.tokens[1].span
    assert end is not None
    sentence = plain.with_tokens({3: replace(plain.tokens[2], span=(end[1], end[1] + 1))})
    outcomes = find_outcomes(sentence, "government/noun-comp:obj-adp/Case=Ins")
    unit = unit_of(replace(sentence, text=f"pod {word}.{behind}"))
    view = View("a.md", "cs", warning, doubt=lambda *_: set())
    assert len(judge_sentence(sentence, outcomes, unit, view).findings) == found


@pytest.mark.parametrize(("placeholders", "found"), [((Placeholder((2, 3), "{count}"),), 0), ((), 1)])
def test_another_number_may_be_put_before_an_attribute(
    make_sentence: MakeSentence, find_outcomes: FindOutcomes, placeholders: tuple[Placeholder, ...], found: int
) -> None:
    sentence = make_sentence(
        "a VERB 0 root _", "5 NUM 4 mod _", "nowe ADJ 4 mod@of Case=Nom", "pliki NOUN 1 comp:obj _"
    )
    outcomes = find_outcomes(sentence, "assignment/adj-mod@of-noun/Case=Gen")
    assert len(judged(sentence, outcomes, placeholders).findings) == found


@pytest.mark.parametrize(("placeholders", "reason"), [((Placeholder((6, 7), "%1$s"),), "placeholder"), ((), None)])
def test_a_number_may_be_put_before_what_an_adposition_governs(
    make_sentence: MakeSentence,
    find_outcomes: FindOutcomes,
    placeholders: tuple[Placeholder, ...],
    reason: str | None,
) -> None:
    sentence = make_sentence("через ADP 0 root _", "x X 3 mod _", "дней NOUN 1 comp:obj Case=Gen")
    found = judged(sentence, find_outcomes(sentence, "government/noun-comp:obj-adp/Case=Acc"), placeholders)
    assert (len(found.findings), dict(found.undecided)) == ((0, {reason: 1}) if reason else (1, {}))
