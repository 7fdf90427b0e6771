"""BLEU and chrF from counts that can be added up."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest
from sacrebleu.metrics.bleu import BLEU
from sacrebleu.metrics.chrf import CHRF

from lambre_core.studies.mt.baselines import NAMES, overlaps, sentence_overlaps
from lambre_core.studies.mt.data import REFERENCE, read_outputs

TEXTS = ["Die alte Katze schläft auf dem Sofa .", "Der Hund bellt.", "", "Es regnet seit drei Tagen in der Stadt."]
REFERENCES = ["Die alte Katze schläft auf dem Sofa.", "Ein Hund bellt laut.", "Ja.", "Seit drei Tagen regnet es."]


def test_sums_of_counts_give_sacrebleus_scores() -> None:
    for metric, public in zip(overlaps(), (BLEU(), CHRF()), strict=True):
        counts = metric.counts(TEXTS, REFERENCES)
        assert len(counts) == len(TEXTS)
        for chosen in ([0, 1, 2, 3], [0, 0, 3, 1]):  # a bootstrap sample is another text
            found = metric.scores(counts[chosen].sum(axis=0, keepdims=True))
            expected = public.corpus_score([TEXTS[n] for n in chosen], [[REFERENCES[n] for n in chosen]]).score
            assert found == pytest.approx([expected])


def test_scores_of_single_segments() -> None:
    for metric, public in zip(sentence_overlaps(), (BLEU(effective_order=True), CHRF()), strict=True):
        found = metric.scores(metric.counts(TEXTS, REFERENCES))
        assert found == pytest.approx(
            [public.sentence_score(text, [one]).score for text, one in zip(TEXTS, REFERENCES, strict=True)]
        )


def test_the_signature_says_how_many_references() -> None:
    bleu, chrf = overlaps()
    assert (bleu.name, chrf.name) == NAMES
    bleu.counts(TEXTS, REFERENCES)
    assert "nrefs:1" in bleu.signature
    assert "tok:13a" in bleu.signature


@pytest.mark.data
@pytest.mark.parametrize("system", ["GPT4-5shot", "ONLINE-G"])
def test_scores_are_those_that_wmt_published(data: Path, system: str) -> None:
    folder = data / "eval" / "mt"
    outputs = read_outputs(folder / "wmt23.en-de.tsv.xz")
    with (folder / "wmt23.automatic_scores.tsv").open(encoding="utf-8", newline="") as stream:
        published = {
            row["metric"]: float(row["score"])
            for row in csv.DictReader(stream, delimiter="\t")
            if (row["pair"], row["system"]) == ("en-de", system)
        }
    for metric, name in zip(overlaps(), ("bleu-refA", "chrf-refA"), strict=True):
        counts = metric.counts(outputs.system(system).texts, outputs.system(REFERENCE).texts)
        assert float(metric.scores(np.asarray(counts).sum(axis=0, keepdims=True))[0]) == pytest.approx(published[name])
