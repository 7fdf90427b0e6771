"""Tables of spans, labels, pairs and references, of our own."""

from __future__ import annotations

import io
import tarfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.passage import Annotation, Pair
from lambre_core.evaluation.readers import labels, localisation, pairs, references, spans, treebank

Compressed = Callable[[str, str], Path]

HEAD = "system\tdoc\tseg\trater\tcategory\tseverity\tstart\tend\tspan\tsource\ttarget\n"
TARGET = "Der alten Mann geht."


def row(rater: str, category: str, start: int, end: int) -> str:
    return f"S1\td\t0\t{rater}\t{category}\tMajor\t{start}\t{end}\t{TARGET[start:end]}\tx\t{TARGET}\n"


def test_spans_of_all_raters_belong_to_their_segment(compressed: Compressed) -> None:
    other = "S2\td\t0\tr1\tNo-error\tNo-error\t-1\t-1\t\tx\tGut.\n"
    lines = row("r1", "Fluency/Grammar", 4, 9), other, row("r2", "Style", 0, 14), row("r2", "Omission", -1, -1)
    first, second = spans.read(compressed("a.xz", HEAD + "".join(lines)))
    assert first.tokens == ("Der", "alten", "Mann", "geht", ".")
    assert first.annotations == (
        Annotation(1, 2, "fluency/grammar", None, "r1"),
        Annotation(0, 3, "style", None, "r2"),
    )
    assert (second.text, second.annotations) == ("Gut.", ())


@pytest.mark.parametrize(
    ("span", "shifted", "tokens"),
    [
        pytest.param((4, 14), True, (1, 3), id="on the edges of words: as it is"),
        pytest.param((6, 12), True, (1, 2), id="not on edges: the word at the middle"),
        pytest.param((6, 12), False, (1, 3), id="places that are right: every word touched"),
    ],
)
def test_shifted_spans(compressed: Compressed, span: tuple[int, int], shifted: bool, tokens: tuple[int, int]) -> None:
    read = partial(spans.read, kind=spans.severity, shifted=shifted)
    (passage,) = read(compressed("a.xz", HEAD + row("r", "x", *span)))
    assert passage.annotations == (Annotation(*tokens, "major", None, "r"),)


def test_a_place_that_is_no_number(compressed: Compressed) -> None:
    path = compressed("a.xz", HEAD + row("r", "x", 0, 3).replace("\t0\t3\t", "\t0\tend\t"))
    with pytest.raises(EvaluationError, match=r"a.xz:2: start and end should be numbers"):
        list(spans.read(path))


def test_labels(compressed: Compressed) -> None:
    text = "id\tacceptable\terror_type\tsource\tsentence\n7\t1\t0\tx\tGut so.\n8\t0\tSyntax\tx\tSo gut ist.\n"
    found = list(labels.read(compressed("a.xz", text)))
    assert [(one.name, one.label) for one in found] == [("a.xz:7", "acceptable"), ("a.xz:8", "Syntax")]
    assert found[0].tokens == ("Gut", "so", ".")


def test_pairs(compressed: Compressed) -> None:
    text = "id\tconstruction\tgood\tbad\tpos\np1\tagr\tEr geht\tEr gehen\t1\n"
    assert list(pairs.read(compressed("a.xz", text))) == [Pair("p1", "agr", "Er geht", "Er gehen")]


def test_references(compressed: Compressed) -> None:
    text = "seg\tsource\trefA\tS1\n0\tx\tGut.\tSchlecht.\n1\tx\t\ty\n"
    path = compressed("a.xz", text)
    assert list(references.read(path)) == ["Gut."]
    with pytest.raises(EvaluationError, match="no column 'refB'"):
        list(references.read(path, "refB"))


def test_treebanks(tmp_path: Path) -> None:
    path = tmp_path / "a.conllu"
    path.write_text(
        "# text = Ja!\n1\tJa\tja\tINTJ\t_\t_\t0\troot\t_\tSpaceAfter=No\n2\t!\t!\tPUNCT\t_\t_\t1\tpunct\t_\t_\n\n"
    )
    assert list(treebank.read(path)) == ["Ja!"]
    with pytest.raises(EvaluationError, match="no such file"):
        list(treebank.read(tmp_path / "b.conllu"))


def archive(path: Path, files: dict[str, str]) -> Path:
    with tarfile.open(path, "w:xz") as stream:
        for name, text in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(text.encode())
            stream.addfile(member, io.BytesIO(text.encode()))
    return path


def test_localisation(tmp_path: Path) -> None:
    table = "file\tproject\tpath\tcommit\tlicence\tlanguage\tformat\tbytes\nmd/a.md\tp\ta.md\tc\tMIT\tde\tmarkdown\t4\n"
    path = archive(tmp_path / "l.tar.xz", {"l10n/manifest.tsv": table, "l10n/md/a.md": "Gut.\n"})
    assert list(localisation.read(path)) == [localisation.File("md/a.md", "de", "markdown", b"Gut.\n")]


def test_localisation_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(EvaluationError, match="cannot be read"):
        list(localisation.read(tmp_path / "none.tar.xz"))
    (tmp_path / "bad.tar.xz").write_bytes(b"no archive")
    with pytest.raises(EvaluationError, match="is damaged"):
        list(localisation.read(tmp_path / "bad.tar.xz"))
    with pytest.raises(EvaluationError, match=r"has no l10n/manifest\.tsv"):
        list(localisation.read(archive(tmp_path / "l.tar.xz", {"a": "b"})))
