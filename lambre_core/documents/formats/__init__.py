"""Formats of files, one module each.

A format module has `NAME`, `EXTENSIONS` (lower case, with the dot), where names are not enough `FILES` (globs),
`units(data, settings) -> Iterator[TextUnit | Directive | InputProblem]`, which yields in the file's order, and
`encode(text, unit, span) -> str | None`, what to write in the place of a range's source, None if it cannot be
written there.
It is found by being here; it imports what is heavy inside its functions.
"""
