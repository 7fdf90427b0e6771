"""The texts of a run: what is read how often, clean and with noise."""

from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core.training.recipe import COMPACT, Recipe, Source, TrainingError
from lambre_core.training.run import Run, read_file
from lambre_core.training.splits import is_noisy, make_data

WORDS = (
    ("Нова", "новий", "ADJ", "Case=Nom|Gender=Fem|Number=Sing", 2, "mod"),
    ("книга", "книга", "NOUN", "Animacy=Inan|Case=Nom|Gender=Fem|Number=Sing", 0, "root"),
)
PARADIGM = "книга\tкнига\tN;NOM;SG\nкнига\tкнигу\tN;ACC;SG\nкнига\tкнигою\tN;INS;SG\n"


def block(number: int, treebank: str, *, tree: bool) -> str:
    rows = [f"# sent_id = {treebank}-{number}", "# text = Нова книга", f"# treebank = UD_Ukrainian-{treebank} train"]
    for place, (form, lemma, upos, feats, head, deprel) in enumerate(WORDS, 1):
        edge = f"{head}\t{deprel}" if tree else "_\t_"
        rows.append(f"{place}\t{form}\t{lemma}\t{upos}\t_\t{feats}\t{edge}\t_\t_")
    return "\n".join(rows) + "\n\n"


@pytest.fixture
def run(tmp_path: Path) -> Run:
    data = tmp_path / "data"
    data.mkdir()
    (data / "trees.conllu").write_text("".join(block(n, "IU", tree=True) for n in range(3)), encoding="utf-8")
    (data / "words.conllu").write_text("".join(block(n, "BrUK", tree=False) for n in range(6)), encoding="utf-8")
    (data / "uk.tsv").write_text(PARADIGM, encoding="utf-8")
    (tmp_path / "run").mkdir()
    recipe = Recipe(
        language="uk",
        train=("trees.conllu",),
        dev="trees.conllu",
        test="trees.conllu",
        paradigms=("uk.tsv",),
        sources=(Source("Toy", "MIT"),),
        licence="MIT",
        dev_source=Source("Toy dev", "MIT"),
        noisy_copies=2,
        fetched=("words.conllu",),
    )
    return Run(recipe, COMPACT, tmp_path / "run", data)


def test_trees_get_noisy_copies_and_every_other_sentence_of_a_large_corpus_is_noised(run: Run) -> None:
    make_data(run)
    clean = list(read_file(run.file("train.conllu")))
    assert len(clean) == 3 + 6
    counts = {
        (treebank, noise): sum(
            f"-{treebank} " in (s.comment("treebank") or "") and is_noisy(s) is noise
            for s in read_file(run.file("robust.conllu"))
        )
        for treebank in ("IU", "BrUK")
        for noise in (False, True)
    }
    assert counts == {("IU", False): 3, ("IU", True): 6, ("BrUK", False): 3, ("BrUK", True): 3}


def test_a_corpus_that_was_not_fetched_is_named(run: Run) -> None:
    (run.data / "words.conllu").unlink()
    with pytest.raises(TrainingError, match=r"words\.conllu: no such file"):
        make_data(run)
