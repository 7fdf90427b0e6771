"""Settings as TOML: those in force, and a commented file to start from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field
from typing import Any

from lambre_core.config.kinds import ListOf, MapOf, Table, default_of, key_of, rest_of, settings
from lambre_core.config.settings import Settings


def settings_toml(current: Settings) -> str:
    """The settings as a configuration file that gives the same settings when it is read."""
    return "\n".join(_lines(current, "")) + "\n"


def _lines(values: Any, header: str) -> Iterator[str]:
    """The lines of a table: plain values first, as TOML asks, then the tables in it."""
    items = settings(type(values))
    for item in items:
        value = getattr(values, item.name)
        if not _is_table(item) and value is not None:
            yield f"{key_of(item)} = {_value(value)}"
    if (rest := rest_of(type(values))) is not None:
        yield from _entries(getattr(values, rest.name))
    for item in filter(_is_table, items):
        kind, name, value = item.metadata["kind"], header + key_of(item), getattr(values, item.name)
        if item is rest:
            continue
        if isinstance(kind, ListOf):
            for table in value:
                yield from ("", f"[[{name}]]", *_lines(table, f"{name}."))
        elif isinstance(kind, Table):
            yield from ("", f"[{name}]", *_lines(value, f"{name}."))
        elif value:
            yield from ("", f"[{name}]", *_entries(value))


def _entries(table: Mapping[str, Any]) -> Iterator[str]:
    return (f"{_value(key)} = {_value(one)}" for key, one in table.items())


def commented_defaults() -> str:
    """A configuration file that changes nothing: help as comments, each setting commented out with `#`.

    A setting shows its default, or an example where that is empty.
    """
    first = "# Settings of lambre-lint; paths and globs are relative to this folder."
    return "\n".join([first, *_commented(Settings, "")]) + "\n"


def _commented(of: type[Any], header: str) -> Iterator[str]:
    items = settings(of)
    for item in items:
        if not _is_table(item):
            default = default_of(item)
            shown = item.metadata["example"] if default is MISSING or default in (None, ()) else default
            yield from ("", f"# {item.metadata['help']}", f"#{key_of(item)} = {_value(shown)}")
    if (rest := rest_of(of)) is not None:
        yield from ("", f"# {rest.metadata['help']}", *(f"#{line}" for line in _entries(rest.metadata["example"])))
    for item in filter(_is_table, items):
        kind, name = item.metadata["kind"], header + key_of(item)
        if item is rest:
            continue
        yield from ("", f"# {item.metadata['help']}")
        if isinstance(kind, ListOf) and isinstance(kind.item, Table):
            yield from (f"#[[{name}]]", *_commented(kind.item.of, f"{name}."))
        elif isinstance(kind, Table):
            yield from (f"#[{name}]", *_commented(kind.of, f"{name}."))
        else:
            yield f"#[{name}]"
            yield from (f"#{line}" for line in _entries(item.metadata["example"]))


def _is_table(item: Field[Any]) -> bool:
    """Whether TOML writes a setting under a header of its own."""
    kind = item.metadata["kind"]
    return isinstance(kind, MapOf | Table) or (isinstance(kind, ListOf) and isinstance(kind.item, Table))


def _value(value: Any) -> str:
    """A plain value as TOML; its strings, numbers, booleans and arrays are those of JSON, DEL aside."""
    if isinstance(value, tuple):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
