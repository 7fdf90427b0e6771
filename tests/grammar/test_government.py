"""Government: what adpositions ask for is learned, written, read again and judged at their objects."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lambre_core.grammar.extract import extract
from lambre_core.grammar.families import government
from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.rule import Rule, Verdict, make_grammar
from lambre_core.grammar.rulefile import dump_book, load_book, load_grammar
from lambre_core.treebank.tree import Sentence

Tree = Callable[[str], Sentence]

RULE = Rule("government", "NOUN", "comp:obj", "ADP", "Case", governors=(("für", ("Acc",)), ("mit", ("Dat",))))


@pytest.mark.parametrize(
    ("adposition", "case", "expected"),
    [
        ("mit", "Dat", Verdict.HELD),
        ("Mit", "Acc", Verdict.BROKEN),
        ("für", "Acc", Verdict.HELD),
        ("für", "Dat", Verdict.BROKEN),
        ("bei", "Acc", None),  # an adposition of which nothing is known is no site
    ],
)
def test_each_adposition_has_its_case(tree: Tree, adposition: str, case: str, expected: Verdict | None) -> None:
    sentence = tree(f"{adposition} ADP 0 root _\nHaus NOUN 1 comp:obj Case={case}")
    found = [outcome.verdict for outcome in outcomes(make_grammar("xx", [RULE]), sentence)]
    assert found == ([expected] if expected else [])


def phrases(form: str, counts: dict[str, int], head: str = "_") -> str:
    return "".join(
        f"# text = {form} Haus\n1\t{form}\t_\tADP\t_\t{head}\t0\troot\t_\t_\n"
        f"2\tHaus\t_\tNOUN\t_\tCase={case}\t1\tcomp:obj\t_\t_\n\n"
        for case, count in counts.items()
        for _ in range(count)
    )


def learned(tmp_path: Path, text: str) -> dict[str, tuple[str, ...]]:
    path = tmp_path / "train.conllu"
    path.write_text(text, encoding="utf-8")
    rules = [rule for rule in extract("xx", [path]).rules if rule.family == government.NAME]
    return dict(rules[0].governors) if rules else {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (phrases("mit", {"Dat": 40}), {"mit": ("Dat",)}),
        (phrases("in", {"Acc": 20, "Dat": 60}), {"in": ("Dat", "Acc")}),
        # Seen once in many: an error of the annotators.
        (phrases("mit", {"Dat": 80, "Acc": 1}), {"mit": ("Dat",)}),
        # Too rare to know all of its cases.
        (phrases("mit", {"Dat": 40}) + phrases("samt", {"Dat": 15}), {"mit": ("Dat",)}),
        # Where adpositions carry a case themselves, what they can ask for counts, not what they are given.
        (phrases("v", {"Loc": 40, "Acc": 20}, head="Case=Loc"), {"v": ("Loc", "Acc")}),
    ],
)
def test_learning(tmp_path: Path, text: str, expected: dict[str, tuple[str, ...]]) -> None:
    assert learned(tmp_path, text) == expected


def test_a_rule_file_keeps_what_adpositions_ask_for(tmp_path: Path) -> None:
    path = tmp_path / "train.conllu"
    path.write_text(phrases("mit", {"Dat": 40}) + phrases("für", {"Acc": 40}), encoding="utf-8")
    book = extract("xx", [path])
    (tmp_path / "xx.yaml").write_text(dump_book(book), encoding="utf-8")
    read = load_book(tmp_path / "xx.yaml").rules
    assert [(rule.id, rule.governors) for rule in read] == [(rule.id, rule.governors) for rule in book.rules]
    assert any(rule.governors for rule in read)


def test_an_overlay_adds_and_removes_adpositions(tmp_path: Path) -> None:
    path = tmp_path / "train.conllu"
    path.write_text(phrases("mit", {"Dat": 40}) + phrases("für", {"Acc": 40}), encoding="utf-8")
    (tmp_path / "xx.yaml").write_text(dump_book(extract("xx", [path])), encoding="utf-8")
    (tmp_path / "overlays").mkdir()
    (tmp_path / "overlays" / "xx.yaml").write_text(
        "language: xx\nrefine:\n"
        "- {id: government/noun-comp:obj-adp/case, governors: {mit: [], ohne: [Acc]}, reason: because}\n"
        "phrases:\n- {texts: [ohne weiteres], reason: set}\n",
        encoding="utf-8",
    )
    grammar = load_grammar("xx", path=tmp_path / "xx.yaml")
    assert dict(grammar.by_id["government/noun-comp:obj-adp/case"].governors) == {"für": ("Acc",), "ohne": ("Acc",)}
    assert grammar.phrases == {("ohne", "weiteres")}


@pytest.mark.parametrize(
    ("words", "expected"), [(("ohne", "weiteres"), Verdict.UNDECIDED), (("ohne", "Haus"), Verdict.BROKEN)]
)
def test_fixed_phrases_are_not_judged(tree: Tree, words: tuple[str, str], expected: Verdict) -> None:
    rule = Rule("government", "NOUN", "comp:obj", "ADP", "Case", governors=(("ohne", ("Acc",)),))
    sentence = tree(f"{words[0]} ADP 0 root _\n{words[1]} NOUN 1 comp:obj Case=Gen")
    grammar = make_grammar("xx", [rule], phrases=["Ohne weiteres"])
    assert [outcome.verdict for outcome in outcomes(grammar, sentence)] == [expected]
