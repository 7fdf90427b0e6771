"""JSON: the strings under chosen keys, as interfaces on the web are translated.

The keys are globs (`[json] keys`, by default all). A key that ends in a plural category (`files_one`, `files.few`, as
i18next and others write them) is a form with a number of its own class. The language is that of the path, or of a
`language`, `lang`, `locale` or `@@locale` at the top.
"""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.encoding import decode
from lambre_core.documents.jsontext import Path, Scalar, decode_string, encode_string, load_json, scalars, text_of
from lambre_core.documents.keypaths import chosen, plural_category
from lambre_core.documents.language import code_of, normalised
from lambre_core.documents.message import About, encodable, message_units
from lambre_core.documents.plurals import numeral_of
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

NAME = "json"
EXTENSIONS = (".json",)

LANGUAGE_KEYS = ("@@locale", "language", "lang", "locale")


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The strings under the chosen keys."""
    lines = decode(data)
    if isinstance(lines, InputProblem):
        yield lines
        return
    values = read_values(lines)
    if isinstance(values, InputProblem):
        yield values
        return
    language = stated_language(lines, values)
    code = code_of(language, settings)
    for path, scalar in values.items():
        if not scalar.is_string or not chosen(path, settings.json_keys):
            continue
        builder = UnitBuilder(lines)
        problem = decode_string(builder, scalar.span, "the string")
        if problem is not None:
            yield problem
            continue
        category = plural_category(path, values)
        numeral = numeral_of(category, code) if category else None
        yield from message_units(
            builder, About(language, ".".join(map(str, path)), code=code, numeral=numeral, accelerators="&")
        )


def encode(text: str, unit: TextUnit, span: Span) -> str | None:
    """A text in the escapes of a JSON string."""
    return encode_string(text) if encodable(text, unit, span) else None


def read_values(lines: LineIndex) -> dict[Path, Scalar] | InputProblem:
    """Path and place of every scalar of a file; of a key given twice the last, as for every JSON reader."""
    span = (0, len(lines.text))
    if not lines.text.strip():
        return {}
    value = load_json(lines, span, "the file", "one value is expected, without comments")
    return value if isinstance(value, InputProblem) else dict(scalars(lines.text, span))


def stated_language(lines: LineIndex, values: dict[Path, Scalar]) -> str | None:
    """The language that a key at the top names."""
    for key in LANGUAGE_KEYS:
        stated = text_of(lines, values.get((key,)))
        if stated is not None and normalised(stated) is not None:
            return stated
    return None
