"""Kinds of values in a configuration file: each reads what tomllib gave and says the same as JSON Schema.

A table of settings is a dataclass whose fields are made by `setting`: the field's name with `-` for `_`
is the key in the file. Mistakes are errors that name the file, the line and what was expected.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, Protocol

from lambre_core.errors import LambreError


class ConfigError(LambreError):
    """A configuration file cannot be read, or says something that is not allowed."""


@dataclass(frozen=True, slots=True)
class Place:
    """A key of a configuration file, and how to say where it stands."""

    file: str
    lines: Mapping[tuple[str | int, ...], int]
    keys: tuple[str | int, ...] = ()

    def at(self, key: str | int) -> Place:
        return Place(self.file, self.lines, (*self.keys, key))

    def error(self, message: str) -> ConfigError:
        keys = self.keys
        while keys and keys not in self.lines:
            keys = keys[:-1]
        line = f":{self.lines[keys]}" if keys else ""
        return ConfigError(f"{self.file}{line}: {message}")

    def __str__(self) -> str:
        """The key as the file writes it: `[text] unit`."""
        *table, key = (str(key) for key in self.keys if not isinstance(key, int))
        return f"[{'.'.join(table)}] {key}" if table else key


_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]")
_KEY = re.compile(r"""\s*((?:"[^"]*"|'[^']*'|[\w-]+)(?:\s*\.\s*(?:"[^"]*"|'[^']*'|[\w-]+))*)\s*=""")
_KEY_PART = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))""")


def key_lines(text: str) -> dict[tuple[str | int, ...], int]:
    """Key -> 1-based line, for messages; tables of an array are numbered from 0. tomllib tells no places."""
    lines: dict[tuple[str | int, ...], int] = {}
    table: tuple[str | int, ...] = ()
    for number, line in enumerate(text.split("\n"), start=1):
        if header := _HEADER.match(line):
            table = _key_parts(header[2])
            if header[1] == "[[":
                index = 0
                while (*table, index) in lines:
                    index += 1
                table = (*table, index)
            lines.setdefault(table, number)
        elif key := _KEY.match(line):
            lines.setdefault((*table, *_key_parts(key[1])), number)
    return lines


def _key_parts(text: str) -> tuple[str | int, ...]:
    return tuple(next(part for part in match.groups() if part is not None) for match in _KEY_PART.finditer(text))


class Kind(Protocol):
    """A kind of value: reads what tomllib gave, and says the same as JSON Schema."""

    def read(self, raw: object, place: Place) -> Any: ...

    def schema(self) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Text:
    """A string that matches a pattern in full; `what` names it in messages."""

    what: str = "a string"
    pattern: str = r"(.|\n)+"

    def read(self, raw: object, place: Place) -> str:
        if not isinstance(raw, str) or not re.fullmatch(self.pattern, raw):
            raise place.error(f"{place} is {_shown(raw)}; expected {self.what}.")
        return raw

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": f"^{self.pattern}$"}


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several words."""

    options: tuple[str, ...]

    def read(self, raw: object, place: Place) -> str:
        if not isinstance(raw, str) or raw not in self.options:
            expected = ", ".join(f'"{option}"' for option in self.options)
            near = did_you_mean(raw, self.options) if isinstance(raw, str) else ""
            raise place.error(f"{place} is {_shown(raw)}; expected one of {expected}.{near}")
        return raw

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.options)}


@dataclass(frozen=True, slots=True)
class Flag:
    def read(self, raw: object, place: Place) -> bool:
        if not isinstance(raw, bool):
            raise place.error(f"{place} is {_shown(raw)}; expected true or false.")
        return raw

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Share:
    """A number from 0 to 1."""

    def read(self, raw: object, place: Place) -> float:
        if isinstance(raw, bool) or not isinstance(raw, int | float) or not 0 <= raw <= 1:
            raise place.error(f"{place} is {_shown(raw)}; expected a number from 0 to 1.")
        return float(raw)

    def schema(self) -> dict[str, Any]:
        return {"type": "number", "minimum": 0, "maximum": 1}


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that is not negative."""

    def read(self, raw: object, place: Place) -> float:
        if isinstance(raw, bool) or not isinstance(raw, int | float) or not 0 <= raw < float("inf"):
            raise place.error(f"{place} is {_shown(raw)}; expected a number from 0 on.")
        return float(raw)

    def schema(self) -> dict[str, Any]:
        return {"type": "number", "minimum": 0}


@dataclass(frozen=True, slots=True)
class ListOf:
    item: Kind

    def read(self, raw: object, place: Place) -> tuple[Any, ...]:
        if not isinstance(raw, list):
            raise place.error(f"{place} is {_shown(raw)}; expected a list in [ ].")
        return tuple(self.item.read(item, place.at(index)) for index, item in enumerate(raw))

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": self.item.schema()}


@dataclass(frozen=True, slots=True)
class MapOf:
    key: Kind
    value: Kind

    def read(self, raw: object, place: Place) -> dict[str, Any]:
        if not isinstance(raw, dict):
            raise place.error(f"{place} is {_shown(raw)}; expected a table of keys and values.")
        return {self.key.read(key, place.at(key)): self.value.read(raw[key], place.at(key)) for key in raw}

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "propertyNames": self.key.schema(), "additionalProperties": self.value.schema()}


@dataclass(frozen=True, slots=True)
class Table:
    """A table whose keys are the settings of a dataclass; a key without default must be given.

    The keys of a setting marked `rest`, a MapOf, stand in the table itself, beside the names of the others.
    """

    of: type[Any]

    def read(self, raw: object, place: Place) -> Any:
        if not isinstance(raw, dict):
            raise place.error(f"{place} is {_shown(raw)}; expected a table.")
        rest = rest_of(self.of)
        known = {key_of(item): item for item in settings(self.of) if item is not rest}
        others = {key: value for key, value in raw.items() if key not in known}
        for key in others:
            if rest is None or _near(key, known):
                raise place.at(key).error(f'unknown key "{key}"{_inside(place)}.{did_you_mean(key, known)}')
        for key, item in known.items():
            if key not in raw and default_of(item) is MISSING:
                raise place.error(f'the key "{key}" is missing{_inside(place)}.')
        values = {
            item.name: item.metadata["kind"].read(raw[key], place.at(key)) for key, item in known.items() if key in raw
        }
        if rest is not None:
            values[rest.name] = rest.metadata["kind"].read(others, place)
        return self.of(**values)

    def schema(self) -> dict[str, Any]:
        rest = rest_of(self.of)
        items = [item for item in settings(self.of) if item is not rest]
        properties = {
            key_of(item): {
                "description": item.metadata["help"],
                **item.metadata["kind"].schema(),
                **_schema_default(default_of(item)),
            }
            for item in items
        }
        required = [key_of(item) for item in items if default_of(item) is MISSING]
        schema: dict[str, Any] = {"type": "object", "additionalProperties": False, "properties": properties}
        if rest is not None:
            free = rest.metadata["kind"].schema()
            schema["additionalProperties"] = {
                "description": rest.metadata["help"],
                **free["additionalProperties"],
            }
            schema["propertyNames"] = {"anyOf": [{"enum": list(properties)}, free["propertyNames"]]}
        return {**schema, "required": required} if required else schema


def setting(kind: Kind, help_: str, *, example: Any = None, rest: bool = False, **default: Any) -> Any:
    """A dataclass field that is a setting.

    Args:
        help_: one sentence.
        example: a value to show where there is no default, or an empty one.
        rest: whether the keys of this MapOf stand in the table itself (see Table); one field can.
        default: dataclasses' `default` or `default_factory`.
    """
    return field(metadata={"kind": kind, "help": help_, "example": example, "rest": rest}, **default)


def settings(of: type[Any]) -> tuple[Field[Any], ...]:
    """The fields of a dataclass that are settings."""
    return tuple(item for item in fields(of) if "kind" in item.metadata)


def rest_of(of: type[Any]) -> Field[Any] | None:
    """The setting of a dataclass whose keys stand in the table itself."""
    return next((item for item in settings(of) if item.metadata["rest"]), None)


def key_of(item: Field[Any]) -> str:
    """The key of a setting in the file."""
    return item.name.replace("_", "-")


def default_of(item: Field[Any]) -> Any:
    """The default of a setting, `dataclasses.MISSING` where it must be given."""
    return item.default_factory() if item.default_factory is not MISSING else item.default


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The nearest known word as a question, else all of them; starts with a blank."""
    options = list(known)
    near = _near(word, options)
    return f' Did you mean "{near[0]}"?' if near else f" Known: {', '.join(options)}."


def _near(word: str, known: Iterable[str]) -> list[str]:
    return difflib.get_close_matches(word.replace("_", "-").lower(), list(known), n=1, cutoff=0.6)


def _shown(raw: object) -> str:
    return json.dumps(raw, ensure_ascii=False, default=str)


def _inside(place: Place) -> str:
    names = [str(key) for key in place.keys if not isinstance(key, int)]
    return f" in [{'.'.join(names)}]" if names else ""


def _schema_default(value: Any) -> dict[str, Any]:
    """The default as JSON Schema gives it: of plain values and of lists, not of tables."""
    if isinstance(value, str | bool | float):
        return {"default": value}
    return {"default": list(value)} if isinstance(value, tuple) else {}
