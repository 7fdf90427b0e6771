"""CoNLL-U: the sentences of a treebank, each word where its line has it.

The text is made of the FORM column and `SpaceAfter=No`, as `# text` says it; words map to their cells. The trees in the
file are not used: they are for `score --conllu` and the engine `conllu`. A directive is a comment on a line of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.directives import LINE_COMMENT, of_entry, read_directives
from lambre_core.documents.encoding import decode
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "conllu"
EXTENSIONS = (".conllu",)

_ID = re.compile(r"(\d+)(?:-(\d+)|(\.\d+))?")
_SENTENCE = re.compile(r"#\s*sent_id\s*=\s*(.*)")
_LANGUAGE = re.compile(r"#\s*(?:lang|language)\s*=\s*([\w-]+)\s*")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The sentences; one with a broken line is a problem."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    block: list[int] = []
    for number in range(1, lines.line_count + 1):
        if lines.line_text(number).strip():
            block.append(number)
        elif block:
            yield from _sentence(lines, block)
            block = []
    if block:
        yield from _sentence(lines, block)


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A form without white space is written as it is."""
    return None if re.search(r"\s", text) or not text else text


def _sentence(lines: LineIndex, block: list[int]) -> Iterator[TextUnit | Directive | InputProblem]:
    builder = UnitBuilder(lines)
    key = language = None
    directives: list[Directive | InputProblem] = []
    problem: InputProblem | None = None
    within = 0  # last word of the multiword token that is open
    spaced = False
    for number in block:
        start, end = lines.line_span(number)
        line = lines.text[start:end]
        if line.startswith("#"):
            if comment := LINE_COMMENT.fullmatch(lines.text, start, end):
                directives += read_directives(comment, lines)
            key = found[1].strip() if (found := _SENTENCE.fullmatch(line)) else key
            language = found[1] if (found := _LANGUAGE.fullmatch(line)) else language
            continue
        columns = line.split("\t")
        identifier = _ID.fullmatch(columns[0])
        if len(columns) != 10 or identifier is None or not columns[1]:
            message = (
                "a word of CoNLL-U has ten columns, apart by tabs, the first its number; the sentence is not checked."
            )
            problem = problem or InputProblem("", message, number, 1)
            continue
        if identifier[3] or (not identifier[2] and int(identifier[1]) <= within):
            continue
        within = int(identifier[2]) if identifier[2] else within
        form = start + len(columns[0]) + 1
        if spaced:
            builder.synthetic(" ", form)
        builder.literal(form, form + len(columns[1]))
        spaced = "SpaceAfter=No" not in columns[9].split("|")
    yield from of_entry(directives, block[0], block[-1])
    if problem is not None:
        yield problem
    elif (unit := builder.unit(language=language, key=key, masked=_NOTHING)) is not None:
        yield unit


_NOTHING = re.compile(r"(?!)")
