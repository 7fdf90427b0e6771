"""M2 files of our own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.passage import Annotation
from lambre_core.evaluation.readers.m2 import corrected, read

Compressed = Callable[[str, str], Path]

END = "|||REQUIRED|||-NONE-|||"
TEXT = f"""\
S # doc one
A -1 -1|||noop|||-NONE-{END}0

S Ein alten Mann , er gehen .
A 1 2|||R:ADJ:FORM|||alter{END}0
A 5 6|||R:VERB:FORM|||geht{END}0
A 3 3|||M:ADV|||hier{END}0
A 0 2|||R|||Der alte{END}1

S Alles gut .
A -1 -1|||noop|||-NONE-{END}0
"""


def test_sentences_and_their_annotators(compressed: Compressed) -> None:
    first, second = read(compressed("a.m2.xz", TEXT))
    assert (first.name, first.text) == ("a.m2.xz:4", "Ein alten Mann, er gehen.")
    assert first.tokens == ("Ein", "alten", "Mann", ",", "er", "gehen", ".")
    assert first.annotations == (
        Annotation(1, 2, "R:ADJ:FORM", "alter"),
        Annotation(5, 6, "R:VERB:FORM", "geht"),
        Annotation(3, 3, "M:ADV", "hier"),
        Annotation(0, 2, "R", "Der alte", "1"),
    )
    assert (second.text, second.annotations) == ("Alles gut.", ())


@pytest.mark.parametrize(
    ("edits", "text"),
    [
        pytest.param((), "das Haus , ja", id="nothing"),
        pytest.param(("0 1|||R|||ein",), "ein Haus, ja", id="replaced"),
        pytest.param(("1 1|||M|||alte",), "das alte Haus, ja", id="put in"),
        pytest.param(("2 4|||U|||",), "das Haus", id="taken out"),
        pytest.param(("4 4|||M|||!",), "das Haus, ja!", id="at the end"),
        pytest.param(("1 2|||R|||Dach", "0 1|||R|||ein"), "ein Dach, ja", id="in any order"),
        pytest.param(("0 2|||WO|||Haus das", "1 2|||R|||Dach"), "Haus das, ja", id="of two that overlap the first"),
    ],
)
def test_corrected(compressed: Compressed, edits: tuple[str, ...], text: str) -> None:
    lines = ["S das Haus , ja", *(f"A {edit}{END}0" for edit in edits), f"A 0 1|||R|||mein{END}1"]
    if not edits:
        lines, text = lines[:1], "das Haus, ja"
    (passage,) = read(compressed("a.m2.xz", "\n".join(lines) + "\n"))
    assert corrected(passage) == text


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("A 0|||R|||x", "a.m2.xz:2: an edit is"),
        ("A 0 1|||R|||x", "a.m2.xz:2: an edit is"),
        (f"A 0 9|||R|||x{END}0", "a.m2.xz:2: an edit of tokens 0 to 9 in a sentence of 2"),
        ("B", "a.m2.xz:2: an M2 line begins with S or A"),
    ],
)
def test_lines_that_are_no_m2(compressed: Compressed, line: str, message: str) -> None:
    with pytest.raises(EvaluationError, match=message):
        list(read(compressed("a.m2.xz", f"S das Haus\n{line}\n")))
