"""`lambre-lint parse`, with given trees in the parser's place."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from lambre_core.cli.main import main
from lambre_core.cli.parse import annotate
from lambre_core.parsing.models import MODELS_VARIABLE
from lambre_core.treebank.conllu_io import read_conllu
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Beliefs, Multiword, Sentence, Token

TREES = """\
# text = Er geht zum Haus.
1	Er	er	PRON	_	Case=Nom	2	subj	_	_
2	geht	gehen	VERB	_	_	0	root	_	_
3-4	zum	_	_	_	_	_	_	_	_
3	zu	zu	ADP	_	_	2	udep	_	_
4	dem	der	DET	_	Case=Dat	5	det	_	_
5	Haus	Haus	NOUN	_	Case=Dat	3	comp:obj	_	SpaceAfter=No
6	.	.	PUNCT	_	_	2	punct	_	_

# text = Sie liest.
1	Sie	sie	PRON	_	Case=Nom	2	subj	_	_
2	liest	lesen	VERB	_	_	0	root	_	SpaceAfter=No
3	.	.	PUNCT	_	_	2	punct	_	_

"""


@pytest.fixture
def trees(tmp_path: Path) -> Path:
    path = tmp_path / "trees.conllu"
    path.write_text(TREES, encoding="utf-8")
    return path


def rows(output: str) -> list[str]:
    return [line for line in output.splitlines() if line and not line.startswith("#")]


def test_files_become_conllu(trees: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.txt").write_text("Er geht zum Haus.\n\nSie liest.\n", encoding="utf-8")
    (tmp_path / "two.txt").write_text("  Sie liest.\n", encoding="utf-8")
    assert (
        main(["parse", str(tmp_path / "one.txt"), str(tmp_path / "two.txt"), "--language", "de", "--model", str(trees)])
        == 0
    )
    output = capsys.readouterr().out
    assert rows(output) == rows(TREES) + rows(TREES)[-3:]
    sentences = list(read_conllu(output.encode(), "output"))
    assert [sentence.comment("sent_id") for sentence in sentences] == ["1", "2", "3"]
    assert [sentence.comment("text") for sentence in sentences] == ["Er geht zum Haus.", "Sie liest.", "Sie liest."]


def test_standard_input(trees: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"Sie liest.\nSie liest.\n")))
    assert main(["parse", "--language", "de", "--model", str(trees), "--unit", "line"]) == 0
    assert rows(capsys.readouterr().out) == rows(TREES)[-3:] * 2


def test_what_cannot_be_read_or_parsed_does_not_stop_the_rest(
    trees: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.txt").write_bytes(b"Sie li\xffest.")
    (tmp_path / "good.txt").write_text("Unbekannt.\n\nSie liest.\n", encoding="utf-8")
    paths = [str(tmp_path / name) for name in ("missing.txt", "bad.txt", "good.txt")]
    assert main(["parse", *paths, "--language", "de", "--model", str(trees)]) == 2
    output, errors = capsys.readouterr()
    assert rows(output) == rows(TREES)[-3:]
    assert [name for name in ("missing.txt", "bad.txt", "good.txt") if name in errors] == [
        "missing.txt",
        "bad.txt",
        "good.txt",
    ]
    assert "no tree for the text 'Unbekannt.'" in errors


def test_no_model(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MODELS_VARIABLE, str(tmp_path))
    assert main(["parse", "--language", "xx"]) == 3
    assert "`lambre-lint models train xx`" in capsys.readouterr().err


def test_misc_tells_space_and_probabilities() -> None:
    beliefs = Beliefs(
        upos={"ADP": 0.75, "ADV": 0.25},
        feats={"Case": {"": 0.5, "Dat": 0.5}, "Number": {"": 0.8, "Sing": 0.2}},
        heads={2: 0.875, 0: 0.125},
        deprels={"udep": 0.625, "mod": 0.375},
    )
    tokens = (
        Token(1, "zu", upos="ADP", head=2, deprel="udep", span=(1, 4), beliefs=beliefs),
        Token(2, "dem", upos="DET", feats=parse_feats("Case=Dat"), head=0, deprel="root", span=(1, 4)),
        Token(3, "!", upos="PUNCT", head=2, deprel="punct", span=(4, 5)),
    )
    sentence = Sentence(tokens, "zum!", multiwords=(Multiword(1, 2, "zum", span=(1, 4)),), log_probability=-0.25)
    shown = annotate(sentence, "(zum!)", probabilities=True)
    assert [token.misc for token in shown.tokens] == [
        "ArcProb=0.8750|FeatsProb=0.4000|RelProb=0.6250|UPOSProb=0.7500",
        None,
        "SpaceAfter=No",
    ]
    assert shown.multiwords[0].misc == "SpaceAfter=No"
    assert shown.comments == (" text = zum!", " log_probability = -0.2500")
    assert annotate(sentence, "(zum!)", probabilities=False).tokens[0].misc is None
