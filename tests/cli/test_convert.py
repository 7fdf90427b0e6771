"""`lambre-lint convert`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

UNIVERSAL = """\
# sent_id = 1
# text = Er ist im Haus.
1	Er	_	PRON	_	_	5	nsubj	5:nsubj	_
2	ist	_	AUX	_	VerbForm=Fin	5	cop	_	_
3-4	im	_	_	_	_	_	_	_	_
3	in	_	ADP	_	_	5	case	_	_
4	dem	_	DET	_	_	5	det	_	_
5	Haus	_	NOUN	_	_	0	root	_	SpaceAfter=No
6	.	_	PUNCT	_	_	5	punct	_	_

"""
SURFACE = """\
# sent_id = 1
# text = Er ist im Haus.
1	Er	_	PRON	_	_	2	subj	_	_
2	ist	_	AUX	_	VerbForm=Fin	0	root	_	_
3-4	im	_	_	_	_	_	_	_	_
3	in	_	ADP	_	_	2	comp:pred	_	_
4	dem	_	DET	_	_	5	det	_	_
5	Haus	_	NOUN	_	_	3	comp:obj	_	SpaceAfter=No
6	.	_	PUNCT	_	_	2	punct	_	_

"""

Lint = Callable[..., Any]


@pytest.mark.parametrize("files", [1, 2])
def test_files_are_converted_one_after_the_other(folder: Path, lint: Lint, files: int) -> None:
    (folder / "t.conllu").write_text(UNIVERSAL, encoding="utf-8")
    run = lint("convert", *["t.conllu"] * files, "--language", "de")
    assert (run.status, run.err, run.out) == (0, "", SURFACE * files)


def test_sud_is_refused(folder: Path, lint: Lint) -> None:
    (folder / "t.conllu").write_text(SURFACE, encoding="utf-8")
    run = lint("convert", "t.conllu", "--language", "de")
    assert run.status == 2
    assert "t.conllu: the trees are in SUD already" in run.err


def test_missing_file(folder: Path, lint: Lint) -> None:
    run = lint("convert", "none.conllu", "--language", "de")
    assert run.status == 2
    assert "none.conllu: cannot be opened" in run.err
