"""Families whose rules are told by words: counting, complements, and words that spare a rule of agreement."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lambre_core.grammar.extract import extract
from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.rule import Rule, Verdict, make_grammar
from lambre_core.grammar.rulefile import dump_book, load_book, load_grammar
from lambre_core.treebank.conllu_io import read_conllu
from lambre_core.treebank.tree import Sentence

Tree = Callable[[str], Sentence]


def pairs(first: str, second: str, relation: str, count: int, *, head: int = 2) -> str:
    """Two words, one depending on the other, as often as is said; a word is FORM LEMMA UPOS FEATS."""
    rows = []
    for number, word in enumerate((first, second), 1):
        form, lemma, upos, feats = word.split()
        of_head = number == head
        rows.append(f"{number}\t{form}\t{lemma}\t{upos}\t_\t{feats}\t{0 if of_head else head}\t")
        rows[-1] += f"{'root' if of_head else relation}\t_\t_\n"
    return ("".join(rows) + "\n") * count


def learned(tmp_path: Path, text: str, family: str) -> dict[str, dict[str, tuple[str, ...]]]:
    path = tmp_path / "train.conllu"
    path.write_text(text, encoding="utf-8")
    return {rule.id: dict(rule.governors) for rule in extract("xx", [path]).rules if rule.family == family}


def counted(numeral: str, case: str, number: str, count: int, relation: str = "mod") -> str:
    return pairs(f"{numeral} {numeral} NUM _", f"maja maja NOUN Case={case}|Number={number}", relation, count)


COUNTING = "counting/num-mod-noun/{}.head"


@pytest.mark.parametrize(
    ("text", "case", "number"),
    [
        (counted("kaks", "Par", "Sing", 40), {"kaks": ("Par",)}, {"kaks": ("Sing",)}),
        # Seen once: an error of the annotation.
        (
            counted("kaks", "Par", "Sing", 80) + counted("kaks", "Nom", "Sing", 1),
            {"kaks": ("Par",)},
            {"kaks": ("Sing",)},
        ),
        # It agrees with the noun in case and asks for none.
        (
            counted("üks", "Nom", "Sing", 40) + counted("üks", "Par", "Sing", 20) + counted("kaks", "Par", "Sing", 40),
            {"kaks": ("Par",)},
            {"kaks": ("Sing",), "üks": ("Sing",)},
        ),
        # Too rare to know.
        (
            counted("kaks", "Par", "Sing", 40) + counted("seitse", "Par", "Sing", 9),
            {"kaks": ("Par",)},
            {"kaks": ("Sing",)},
        ),
        # Digits say nothing of their case.
        (counted("kaks", "Par", "Sing", 40) + counted("7", "Par", "Sing", 40), {"kaks": ("Par",)}, {"kaks": ("Sing",)}),
    ],
)
def test_what_numerals_ask_for_is_learned(
    tmp_path: Path, text: str, case: dict[str, tuple[str, ...]], number: dict[str, tuple[str, ...]]
) -> None:
    rules = learned(tmp_path, text, "counting")
    assert rules == {COUNTING.format("case"): case, COUNTING.format("number"): number}


def test_relations_that_tell_the_case_count_together(tmp_path: Path) -> None:
    """A treebank calls the relation by the case of the noun; a wrong case brings another relation."""
    text = counted("пять", "Gen", "Plur", 40, "mod@gov") + counted("пять", "Gen", "Plur", 20, "mod")
    rules = learned(tmp_path, text, "counting")
    assert (
        rules["counting/num-mod-noun/case.head"] == rules["counting/num-mod@gov-noun/case.head"] == {"пять": ("Gen",)}
    )


KAKS = Rule(
    "counting",
    "NUM",
    "mod",
    "NOUN",
    "Case",
    side="head",
    governors=(("kaks", ("Par",)),),
    exceptions=("dependent quantified",),
)


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("kaks NUM 2 mod _\nmaja NOUN 0 root Case=Par", [Verdict.HELD]),
        ("Kaks NUM 2 mod _\nmajad NOUN 0 root Case=Nom", [Verdict.BROKEN]),
        ("kaks NUM 2 mod _\nmaja NOUN 0 root _", [Verdict.UNDECIDED]),
        ("kolm NUM 2 mod _\nmajad NOUN 0 root Case=Nom", []),  # nothing is known of it
        ("maja NOUN 0 root Case=Nom\nkaks NUM 1 mod _", []),  # it stands after the noun: house two
        # Of several numerals the last one counts: twenty-one houses.
        ("kaks NUM 3 mod _\nüks NUM 3 mod _\nmaja NOUN 0 root Case=Nom", []),
    ],
)
def test_a_numeral_counts_the_noun_after_it(tree: Tree, rows: str, expected: list[Verdict]) -> None:
    assert [outcome.verdict for outcome in outcomes(make_grammar("xx", [KAKS]), tree(rows))] == expected


def completed(verb: str, form: str, count: int, relation: str = "comp:aux") -> str:
    return pairs(f"{verb}n {verb} AUX _", f"tehdä tehdä VERB VerbForm={form}", relation, count, head=1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (completed("pida", "Sup", 60), {"pida": ("Sup",)}),
        (completed("pida", "Sup", 60) + completed("või", "Inf", 60), {"pida": ("Sup",), "või": ("Inf",)}),
        (completed("ole", "Part", 60) + completed("ole", "Inf", 20), {"ole": ("Part", "Inf")}),
        (completed("pida", "Sup", 60) + completed("tohti", "Inf", 9), {"pida": ("Sup",)}),
        (completed("pida", "Sup", 30), None),
    ],
)
def test_what_verbs_ask_for_is_learned(tmp_path: Path, text: str, expected: dict[str, tuple[str, ...]] | None) -> None:
    rules = learned(tmp_path, text, "complement")
    assert rules == ({"complement/verb-comp:aux-aux/verbform": expected} if expected else {})


PIDAMA = Rule("complement", "VERB", "comp:aux", "AUX", "VerbForm", governors=(("pidama", ("Sup",)),))


@pytest.mark.parametrize(
    ("lemma", "form", "expected"),
    [("pidama", "Sup", [Verdict.HELD]), ("pidama", "Inf", [Verdict.BROKEN]), ("võima", "Inf", [])],
)
def test_a_verb_is_known_by_its_lemma(lemma: str, form: str, expected: list[Verdict]) -> None:
    text = f"1\tpean\t{lemma}\tAUX\t_\t_\t0\troot\t_\t_\n2\tx\tx\tVERB\t_\tVerbForm={form}\t1\tcomp:aux\t_\t_\n\n"
    (sentence,) = read_conllu(text.encode(), "x")
    grammar = make_grammar("xx", [PIDAMA])
    assert [outcome.verdict for outcome in outcomes(grammar, sentence)] == expected


def determined(lemma: str, own: str, other: str, count: int) -> str:
    return pairs(f"{lemma} {lemma} DET Number={own}", f"maja maja NOUN Number={other}", "det", count)


AGREEING = "".join(determined(lemma, "Plur", "Plur", 200) for lemma in ("see", "too", "sama", "iga", "kõik", "mingi"))


@pytest.mark.parametrize(
    ("text", "unless", "linted"),
    [
        (AGREEING, (), True),
        # A word that breaks the rule often is spared.
        (AGREEING + determined("mitu", "Plur", "Sing", 60), ("mitu",), True),
        # Here and there an error: the rule holds all the same.
        (AGREEING + determined("see", "Plur", "Sing", 12), (), True),
        # Broken by words that are the rule itself, it stays as it is.
        (determined("see", "Plur", "Plur", 500) + determined("see", "Plur", "Sing", 30), (), False),
    ],
)
def test_words_that_break_a_rule_are_spared(tmp_path: Path, text: str, unless: tuple[str, ...], linted: bool) -> None:
    path = tmp_path / "train.conllu"
    path.write_text(text, encoding="utf-8")
    (rule,) = (rule for rule in extract("xx", [path]).rules if rule.id == "agreement/det-det-noun/number")
    assert (rule.unless, rule.lint) == (unless, linted)


def test_a_spared_word_is_not_judged(tmp_path: Path) -> None:
    path = tmp_path / "train.conllu"
    path.write_text(AGREEING + determined("mitu", "Plur", "Sing", 60), encoding="utf-8")
    book = extract("xx", [path])
    (tmp_path / "xx.yaml").write_text(dump_book(book), encoding="utf-8")
    assert [rule.unless for rule in load_book(tmp_path / "xx.yaml").rules] == [("mitu",)]
    (tmp_path / "overlays").mkdir()
    (tmp_path / "overlays" / "xx.yaml").write_text(
        "language: xx\nrefine:\n- {id: agreement/det-det-noun/number, unless: [oma], reason: because}\n",
        encoding="utf-8",
    )
    grammar = load_grammar("xx", path=tmp_path / "xx.yaml")
    assert grammar.by_id["agreement/det-det-noun/number"].unless == ("mitu", "oma")
    text = "".join(determined(lemma, "Plur", "Sing", 1) for lemma in ("see", "mitu", "oma"))
    verdicts = [
        outcome.verdict
        for sentence in read_conllu(text.encode(), "x")
        for outcome in outcomes(grammar, sentence)
        if outcome.rule.family == "agreement"
    ]
    assert verdicts == [Verdict.BROKEN, Verdict.UNDECIDED, Verdict.UNDECIDED]
