"""Formats of files, one module each.

A format module has `NAME`, `EXTENSIONS` (lower case, with the dot) and
`units(data, settings) -> Iterator[TextUnit | Directive | InputProblem]`, which yields in the file's order.
It is found by being here; it imports what is heavy inside its functions.
"""
