from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.documents.read import DocumentSettings, read_document

SENTENCE = """# sent_id = s1
# text = Im Dorf, sagt er.
1-2\tIm\t_\t_\t_\t_\t_\t_\t_\t_
1\tIn\tin\tADP\t_\t_\t4\tcase\t_\t_
2\tdem\tder\tDET\t_\t_\t3\tdet\t_\t_
3\tDorf\tDorf\tNOUN\t_\t_\t5\tobl\t_\tSpaceAfter=No
4\t,\t,\tPUNCT\t_\t_\t3\tpunct\t_\t_
4.1\tleer\t_\tX\t_\t_\t_\t_\t_\t_
5\tsagt\tsagen\tVERB\t_\t_\t0\troot\t_\t_
6\ter\ter\tPRON\t_\t_\t5\tnsubj\t_\tSpaceAfter=No
7\t.\t.\tPUNCT\t_\t_\t5\tpunct\t_\t_

"""


def test_words_stand_in_their_lines(check_unit: Callable[..., None], check_edits: Callable[..., int]) -> None:
    data = (SENTENCE + SENTENCE.replace("s1", "s2")).encode()
    document = read_document("de_x-ud-test.conllu", data, DocumentSettings())
    assert document.problems == ()
    assert [(unit.key, unit.text) for unit in document.units] == [
        ("s1", "Im Dorf, sagt er."),
        ("s2", "Im Dorf, sagt er."),
    ]
    place = document.units[0].segment_map.source_range(9, 13).start
    assert (place.line, place.column) == (9, 3)
    for unit in document.units:
        check_unit(unit, data)
    assert check_edits("x.conllu", data, DocumentSettings()) == 8


@pytest.mark.parametrize("line", ["1\tWort", "x\tWort\t_\t_\t_\t_\t_\t_\t_\t_", "Wort"])
def test_a_broken_line_costs_its_sentence(line: str) -> None:
    document = read_document("x.conllu", (line + "\n\n" + SENTENCE).encode(), DocumentSettings())
    assert [unit.key for unit in document.units] == ["s1"]
    assert [(problem.line, problem.column) for problem in document.problems] == [(1, 1)]
