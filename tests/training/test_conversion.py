"""The steps that common conversions are made of."""

from __future__ import annotations

import pytest

from lambre_core.training.conversion import (
    Fill,
    FormFill,
    Step,
    converted,
    default_features,
    relations,
    relative_clause,
    treebank_of,
    without_features,
    without_subtypes,
    words_as,
    words_in_tree,
)
from lambre_core.treebank.conllu_io import format_sentence, read_conllu
from lambre_core.treebank.feats import format_feats
from lambre_core.treebank.tree import Sentence


def sentence(rows: str, treebank: str = "UD_Toy-A train") -> Sentence:
    """A tree from rows of `form lemma UPOS FEATS head relation`."""
    lines = []
    for number, row in enumerate(rows.strip().splitlines(), start=1):
        form, lemma, upos, feats, head, deprel = row.split()
        lines.append("\t".join((str(number), form, lemma, upos, "_", feats, head, deprel, "_", "_")))
    text = f"# treebank = {treebank}\n" + "\n".join(lines) + "\n\n"
    return next(read_conllu(text.encode(), "tree"))


def rows(tree: Sentence) -> list[str]:
    """The rows back again."""
    return [f"{t.form} {t.lemma} {t.upos} {format_feats(t.feats)} {t.head} {t.deprel}" for t in tree.tokens]


@pytest.mark.parametrize(
    ("comment", "name"),
    [
        ("UD_Czech-CLTT train", "CLTT"),
        ("UD_Ukrainian-ParlaMint train (commit f82419b)", "ParlaMint"),
        ("LUMII FullStack UD layer (LVTB v2.5 paragraphs)", "LUMII"),
        ("SUD_French-Sequoia Europar.550", "Sequoia"),
    ],
)
def test_the_treebank_of_a_sentence(comment: str, name: str) -> None:
    assert treebank_of(sentence("a a X _ 0 root", comment)) == name


def test_a_sentence_without_treebank() -> None:
    assert treebank_of(Sentence(tokens=())) == ""


STEPS: list[tuple[Step, str, str]] = [
    (without_features("Case", "NOUN"), "a a NOUN Case=Nom|Number=Sing 0 root", "a a NOUN Number=Sing 0 root"),
    (without_features("Case", "NOUN"), "a a ADJ Case=Nom 0 root", "a a ADJ Case=Nom 0 root"),
    (without_features("Case=Nom"), "a a ADJ Case=Nom 0 root", "a a ADJ _ 0 root"),
    (without_features("Case=Nom"), "a a ADJ Case=Acc 0 root", "a a ADJ Case=Acc 0 root"),
    (default_features("NumType=Card", "NUM"), "a a NUM _ 0 root", "a a NUM NumType=Card 0 root"),
    (default_features("NumType=Card", "NUM"), "a a NUM NumType=Ord 0 root", "a a NUM NumType=Ord 0 root"),
    (words_as("CCONJ", "da de", was="ADV"), "Da da ADV _ 0 root", "Da da CCONJ _ 0 root"),
    (words_as("CCONJ", "da de", was="ADV"), "Da da NOUN _ 0 root", "Da da NOUN _ 0 root"),
    (words_as("CCONJ", "da", deprel="cc"), "da da ADV _ 0 root", "da da ADV _ 0 root"),
    (relations({"comp": "comp:obj"}), "a a X _ 0 comp", "a a X _ 0 comp:obj"),
    (without_subtypes("tmod"), "a a X _ 0 udep@tmod", "a a X _ 0 udep"),
    (without_subtypes("tmod"), "a a X _ 0 mod@mode:tmod", "a a X _ 0 mod@mode"),
    (without_subtypes("pass"), "a a X _ 0 comp:aux@pass", "a a X _ 0 comp:aux"),
    (without_subtypes("tmod"), "a a X _ 0 mod@relcl", "a a X _ 0 mod@relcl"),
]


@pytest.mark.parametrize(("step", "before", "after"), STEPS)
def test_a_step_changes_what_it_names(step: Step, before: str, after: str) -> None:
    assert rows(step(sentence(before))) == [after]


RELATIVE = """
dom dom NOUN _ 0 root
ktorý ktorý DET PronType=Int,Rel 3 subj
stojí stáť VERB _ 1 mod
"""


def test_a_clause_with_a_relative_word_is_a_relative_clause() -> None:
    step = words_in_tree(relative_clause)
    assert rows(step(sentence(RELATIVE)))[2].endswith("mod@relcl")
    assert rows(step(sentence(RELATIVE.replace("Int,Rel", "Dem"))))[2].endswith("mod")


def learned(lemma: str, aspect: str, treebank: str) -> Sentence:
    return sentence(f"{lemma} {lemma} VERB {aspect} 0 root", treebank)


@pytest.mark.parametrize(
    ("lemma", "had", "aspect"),
    [
        ("napsat", "_", "Aspect=Perf"),
        # The table says that there is none.
        ("moci", "Aspect=Imp", "_"),
        # Not in the table: its ending decides.
        ("vypsat", "_", "Aspect=Perf"),
        # No lemma of the table ends so: nothing changes.
        ("jet", "Aspect=Imp", "Aspect=Imp"),
    ],
)
def test_a_feature_is_filled_in_by_lemma(lemma: str, had: str, aspect: str) -> None:
    fill = Fill("Aspect", frozenset({"VERB"}), frozenset({"B"}), frozenset({"A"}), shortest_ending=3)
    known = [
        learned("napsat", "Aspect=Perf", "UD_Toy-A"),
        learned("napsat", "Aspect=Perf", "UD_Toy-A"),
        learned("napsat", "Aspect=Imp", "UD_Toy-A"),
        learned("moci", "_", "UD_Toy-A"),
    ]
    done = converted([*known, learned(lemma, had, "UD_Toy-B")], {}, (fill,))
    assert rows(done[-1]) == [f"{lemma} {lemma} VERB {aspect} 0 root"]
    assert done[:-1] == known


def test_closed_classes_are_filled_in_by_form() -> None:
    fill = FormFill(frozenset({"PRON"}), frozenset({"B"}), frozenset({"A"}))
    known = sentence("Onu o PRON Case=Acc|Person=3 0 root", "UD_Toy-A")
    poor = sentence("onu o PRON Number=Sing 0 root", "UD_Toy-B")
    other = sentence("onu o NOUN Number=Sing 0 root", "UD_Toy-B")
    done = converted([known, poor, other], {}, (fill,))
    assert rows(done[1]) == ["onu o PRON Case=Acc|Person=3 0 root"]
    assert format_sentence(done[2]) == format_sentence(other)


def test_steps_of_a_treebank_touch_no_other() -> None:
    steps = {"B": (relations({"comp": "comp:obj"}),), "*": (without_features("Shared"),)}
    trees = [sentence("a a X Shared=Yes 0 comp", f"UD_Toy-{name}") for name in "AB"]
    first, second = converted(trees, steps)
    assert rows(first) == ["a a X _ 0 comp"]
    assert rows(second) == ["a a X _ 0 comp:obj"]
