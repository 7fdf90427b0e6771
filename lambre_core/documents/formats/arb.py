"""Flutter's ARB: the messages of an application, in ICU MessageFormat.

Source: "Application Resource Bundle Specification". `@@locale` names the language, `@key` describes a message. A
message is expanded branch by branch, plural branches with a number of their own class.
"""

from __future__ import annotations

from collections.abc import Iterator

from lambre_core.documents.build import UnitBuilder
from lambre_core.documents.encoding import decode
from lambre_core.documents.formats.json import encode, read_values, stated_language
from lambre_core.documents.jsontext import decode_string, text_of
from lambre_core.documents.language import code_of
from lambre_core.documents.message import About, message_units
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, InputProblem, TextUnit

__all__ = ["EXTENSIONS", "NAME", "encode", "units"]

NAME = "arb"
EXTENSIONS = (".arb",)


def units(data: bytes, settings: DocumentSettings) -> Iterator[TextUnit | Directive | InputProblem]:
    """The messages."""
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
        key = str(path[0]) if len(path) == 1 else "@"
        if not scalar.is_string or key.startswith("@"):
            continue
        builder = UnitBuilder(lines)
        problem = decode_string(builder, scalar.span, "the message")
        if problem is not None:
            yield problem
            continue
        description = text_of(lines, values.get((f"@{key}", "description")))
        yield from message_units(builder, About(language, key, description, code=code, icu=True))
