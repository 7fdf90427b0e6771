"""The whole road on a toy treebank: stages, a time limit, going on, packaging, scoring."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest

from lambre_core.parsing.engines.onnx.parser import OnnxParser
from lambre_core.parsing.engines.onnx.weights import SEGMENTER
from lambre_core.parsing.models import SECOND, load_manifest, load_parser
from lambre_core.training.evaluate import evaluate_run
from lambre_core.training.networks import without_cut_short
from lambre_core.training.package import package
from lambre_core.training.recipe import Preset, Recipe, Source, TrainingError
from lambre_core.training.run import Run, read_file
from lambre_core.training.stages import run_stages, stage_graph
from lambre_core.training.student.package import package as package_student

TREEBANK = Path(__file__).parent.parent / "data" / "parsing" / "german.conllu"
SMALL = tuple(
    "--hidden_dim 24 --num_layers 1 --char_hidden_dim 16 --char_emb_dim 16 --transformed_dim 16 --word_emb_dim 16 "
    "--deep_biaff_hidden_dim 16 --tag_emb_dim 8 --eval_interval 10".split()
)
TINY = Preset(
    name="tiny",
    tagger=(*SMALL, "--composite_deep_biaff_hidden_dim", "16", "--batch_size", "20", "--fix_eval_interval"),
    parser=(*SMALL, "--batch_size", "200"),
    lemmatizer=("--hidden_dim", "16"),
    tokenizer=("--eval_steps", "20", "--hidden_dim", "16", "--max_seqlen", "200"),
    tagger_steps=21,
    parser_steps=21,
    tokenizer_steps=40,
    lemma_epochs=1,
    cooling_steps=6,
    folds=2,
    fold_steps=11,
)
RECIPE = Recipe(
    language="de",
    train=("german.conllu",),
    dev="german.conllu",
    test="german.conllu",
    paradigms=("de.tsv",),
    sources=(Source("Toy", "MIT"),),
    licence="MIT",
    dev_source=Source("Toy dev", "MIT"),
)

pytestmark = pytest.mark.stanza


@pytest.fixture
def run(tmp_path: Path) -> Run:
    data = tmp_path / "data"
    data.mkdir()
    (data / "german.conllu").write_bytes(TREEBANK.read_bytes())
    forms = {
        (token.lemma, token.form)
        for sentence in read_file(TREEBANK)
        for token in sentence.tokens
        if token.upos == "NOUN" and token.feats.get("Number") == frozenset({"Sing"})
    }
    rows = "".join(
        f"{lemma}\t{form}\tN;NOM;SG\n{lemma}\t{form}\tN;ACC;SG\n{lemma}\t{form}xen\tN;NOM;PL\n" for lemma, form in forms
    )
    (data / "de.tsv").write_text(rows, encoding="utf-8")
    return Run(RECIPE, TINY, tmp_path / "run", data, engine="stanza")


def test_the_road_from_a_treebank_to_a_scored_model(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("stanza", reason="needs the extra [train]")
    lines: list[str] = []
    # A limit that passes while the first network trains: everything before it is kept.
    assert not run_stages(replace(run, deadline=time.monotonic() + 3), 1, lines.append)
    assert any("run the same command again" in line for line in lines)
    assert run.file("data.done").exists()
    before = run.file("robust.conllu").stat().st_mtime_ns

    lines.clear()
    assert run_stages(run, os.cpu_count() or 1, lines.append)
    assert "data: done before" in lines
    assert run.file("robust.conllu").stat().st_mtime_ns == before
    assert {name for name in stage_graph(run) if not run.file(f"{name}.done").exists()} == set()

    robust, clean = list(read_file(run.file("robust.conllu"))), list(read_file(run.file("train.conllu")))
    assert len(robust) > len(clean)
    parser_train = list(read_file(run.file("parser-train.conllu")))
    assert sorted(s.text for s in parser_train) == sorted(s.text for s in robust)

    folder = tmp_path / "models" / "de"
    package(run, folder)
    manifest = load_manifest(folder)
    assert manifest.licence == "MIT"
    assert "models train de --preset tiny" in manifest.training_command
    (sentences,) = load_parser("de", model=folder).parse(["Das Haus ist alt."])
    assert [token.form for sentence in sentences for token in sentence.tokens]

    scores = evaluate_run(run, folder)
    words = sum(len(sentence.tokens) for sentence in read_file(run.file("test.conllu")))
    assert scores["test clean, Stanza"]["words"] == words
    assert scores["test altered forms, Stanza"]["words"] == len(list(read_file(run.file("test-noisy.conllu"))))
    assert set(scores) >= {"test noised, Stanza", "test raw text, robust"}


def test_the_road_of_the_student(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("onnx", reason="needs the extra [train]")
    student = replace(
        run, engine="onnx", recipe=replace(RECIPE, student_words=4000, segmenter_characters=600_000), fold_dev=True
    )
    assert run_stages(student, os.cpu_count() or 1, lambda line: None)
    assert {name for name in stage_graph(student) if not student.file(f"{name}.done").exists()} == set()
    # One in seven dev sentences is kept apart, the others are trained on.
    kept, given = list(read_file(student.file("dev.conllu"))), list(read_file(TREEBANK))
    assert [s.text for s in kept] == [s.text for s in given[::7]]
    assert len(list(read_file(student.file("train.conllu")))) == 2 * len(given) - len(kept)

    folder = tmp_path / "models" / "de"
    package_student(student, folder)
    manifest = load_manifest(folder)
    assert (manifest.engine, manifest.licence) == ("onnx", "CC-BY-SA-4.0 AND MIT")
    assert "models train de" in manifest.training_command
    scores = evaluate_run(student, folder)
    words = sum(len(sentence.tokens) for sentence in read_file(student.file("test.conllu")))
    assert scores["test clean, robust"]["words"] == words
    assert set(scores) >= {"test noised, robust", "test altered forms, robust", "test raw text, robust"}

    # As a second network beside itself it has no segmenter of its own, and parses the words that the first one cut.
    second = replace(student, variant=SECOND)
    package_student(second, folder / SECOND)
    assert not (folder / SECOND / SEGMENTER).exists()
    assert "test raw text, robust" not in evaluate_run(second, folder / SECOND)
    parser = load_parser("de", model=folder)
    assert isinstance(parser, OnnxParser)
    ((sentence, *_),) = parser.parse(["Das Haus ist alt."])
    again = parser.reread(sentence)
    assert again is not None
    assert [(token.form, token.span) for token in again.tokens] == [(t.form, t.span) for t in sentence.tokens]


@pytest.mark.parametrize("kept", [0, 1, 100, 400])
def test_a_network_that_was_cut_short_is_removed(tmp_path: Path, kept: int) -> None:
    torch = pytest.importorskip("torch", reason="needs the extra [train]")
    whole, cut = tmp_path / "whole.pt", tmp_path / "cut.pt"
    torch.save({"weights": torch.ones(64, 64)}, whole, _use_new_zipfile_serialization=False)
    cut.write_bytes(whole.read_bytes()[:kept])
    without_cut_short(whole, cut, tmp_path / "missing.pt")
    assert whole.exists()
    assert not cut.exists()


def test_a_model_is_not_packaged_before_it_is_trained(run: Run, tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match=r"student\.pt.*not there"):
        package_student(run, tmp_path / "models" / "de")
    with pytest.raises(TrainingError, match=r"tagger-cooled\.pt.*not trained yet"):
        package(run, tmp_path / "models" / "de")


def test_a_missing_treebank_is_named(run: Run) -> None:
    lost = replace(run, recipe=replace(RECIPE, train=("lost.conllu",)))
    with pytest.raises(TrainingError, match=r"lost\.conllu.*--data"):
        run_stages(lost, 1, lambda line: None)
