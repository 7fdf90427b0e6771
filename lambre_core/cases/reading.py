"""Reading case files: YAML with the groups `fails`, `passes` and `known`.

    fails:
      - text: Die Regierung legt {lange Büchern|agreement/adj-mod-noun} vor.
        why: an adjective in the nominative or accusative beside a dative noun
    passes:
      - text: Die Bücher der Frau liegen auf dem Tisch.
        why: feminine genitive looks like dative
    known:
      - text: …
        why: …
        now: what goes wrong today

An entry may have a `format` (`markdown`, …; default plain text). The language is that of the key
`language` at the top, else the name of the file's folder (`cases/de/agreement.yaml`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import yaml

from lambre_core.cases.case import GROUPS, Case, CaseError, Group, parse_marks
from lambre_core.documents.read import all_formats
from lambre_core.resources import YAML_LOADER

_LANGUAGE = re.compile(r"[a-z]{2,3}")
_SUFFIXES = frozenset({".yaml", ".yml"})


def find_case_files(paths: Iterable[Path]) -> list[Path]:
    """The case files among paths: files as they are, folders with every YAML file below them.

    Raises:
        CaseError: a path does not exist, or there is no file.
    """
    files: list[Path] = []
    paths = list(paths)
    for path in paths:
        if path.is_dir():
            files += sorted(inner for inner in path.rglob("*") if inner.suffix in _SUFFIXES and inner.is_file())
        elif path.exists():
            files.append(path)
        else:
            raise CaseError(f"{path}: there is no such file or folder of cases.")
    if not files:
        named = ", ".join(str(path) for path in paths) or "nothing"
        raise CaseError(f"{named}: there are no case files (YAML) there.")
    return list(dict.fromkeys(files))


def read_cases(files: Iterable[Path], *, language: str | None = None) -> list[Case]:
    """Read case files, in their order.

    Args:
        language: keep the cases of this language; it is also that of files that name none.

    Raises:
        CaseError: a file cannot be read, an entry is wrong, or a text stands twice in a language.
    """
    cases: list[Case] = []
    places: dict[tuple[str, str], Case] = {}
    for path in files:
        for case in _File.read(path).cases(language):
            if language is not None and case.language != language:
                break
            earlier = places.setdefault((case.language, case.text), case)
            if earlier is not case:
                raise CaseError(
                    f"{path}:{case.line}: the text {_short(case.text)} stands already at {earlier.path}:"
                    f"{earlier.line}; keep one of them."
                )
            cases.append(case)
    return cases


class _File:
    """A YAML file as nodes, so that every error has its line."""

    def __init__(self, path: Path, root: yaml.Node | None) -> None:
        self.path = path
        self.root = root

    @staticmethod
    def read(path: Path) -> _File:
        try:
            return _File(path, yaml.compose(path.read_text(encoding="utf-8"), YAML_LOADER))
        except (OSError, UnicodeDecodeError) as error:
            raise CaseError(f"{path}: cannot be read as a case file: {error}.") from error
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            place = f":{mark.line + 1}:{mark.column + 1}" if mark else ""
            raise CaseError(f"{path}{place}: not valid YAML: {error.problem}.") from error
        except yaml.YAMLError as error:
            raise CaseError(f"{path}: not valid YAML: {error}.") from error

    def cases(self, default: str | None) -> Iterator[Case]:
        if self.root is None:
            return
        top = self.mapping(self.root, optional=("language", *GROUPS))
        language = self.language(top.get("language"), default)
        for group in GROUPS:
            if group in top:
                for entry in self.sequence(top[group]):
                    yield self.case(entry, group, language)

    def language(self, written: yaml.Node | None, default: str | None) -> str:
        if written is not None:
            language = self.text(written)
            if not _LANGUAGE.fullmatch(language):
                raise self.error(written, f'{language!r} is no language; expected a code such as "de"')
            return language
        folder = self.path.absolute().parent.name
        if _LANGUAGE.fullmatch(folder):
            return folder
        if default is not None:
            return default
        raise CaseError(
            f"{self.path}: nothing says which language the cases are in; put the file into a folder named after "
            'it (cases/de/), write "language: de" at the top, or use --language.'
        )

    def case(self, entry: yaml.Node, group: Group, language: str) -> Case:
        optional = ("format", "now") if group == "known" else ("format",)
        fields = self.mapping(entry, required=("text", "why"), optional=optional)
        values = {name: self.text(node) for name, node in fields.items()}
        for name, node in fields.items():
            if not values[name].strip():
                raise self.error(node, f"{name!r} is empty")
        try:
            text, marks = parse_marks(values["text"])
        except ValueError as error:
            raise self.error(fields["text"], str(error)) from error
        if group == "fails" and not marks:
            raise self.error(fields["text"], "a text that must fail needs a mark {words|code} where something is found")
        if group == "passes" and marks:
            raise self.error(fields["text"], "a text that must pass has no marks")
        name = values.get("format", "text")
        if name not in all_formats():
            raise self.error(fields["format"], f"there is no format {name!r}; choose one of {', '.join(all_formats())}")
        return Case(
            self.path,
            fields["text"].start_mark.line + 1,
            language,
            group,
            text,
            marks,
            values["why"],
            values.get("now", ""),
            name,
        )

    # Nodes

    def mapping(
        self, node: yaml.Node, required: Sequence[str] = (), optional: Sequence[str] = ()
    ) -> Mapping[str, yaml.Node]:
        if not isinstance(node, yaml.MappingNode):
            hint = ' (put a text that begins with "{" in quotes)' if isinstance(node, yaml.ScalarNode) else ""
            raise self.error(node, f"expected the keys {', '.join((*required, *optional))}{hint}")
        fields: dict[str, yaml.Node] = {}
        for key, value in node.value:
            name = self.text(key)
            if name not in required and name not in optional:
                raise self.error(key, f"there is no key {name!r}; expected {', '.join((*required, *optional))}")
            if name in fields:
                raise self.error(key, f"the key {name!r} stands twice")
            fields[name] = value
        for name in required:
            if name not in fields:
                raise self.error(node, f"the key {name!r} is missing")
        return fields

    def sequence(self, node: yaml.Node) -> Sequence[yaml.Node]:
        if isinstance(node, yaml.SequenceNode):
            return list(node.value)
        if isinstance(node, yaml.ScalarNode) and not node.value:
            return []
        raise self.error(node, "expected a list of entries, each beginning with a hyphen")

    def text(self, node: yaml.Node) -> str:
        """A scalar as it is written: a text that reads `ja` or `12` is text all the same."""
        if isinstance(node, yaml.ScalarNode):
            return str(node.value)
        flow = isinstance(node, yaml.CollectionNode) and node.flow_style
        hint = ' (put a text that begins with "{" or "[" in quotes)' if flow else ""
        raise self.error(node, f"expected text{hint}")

    def error(self, node: yaml.Node, message: str) -> CaseError:
        return CaseError(f"{self.path}:{node.start_mark.line + 1}: {message}.")


def _short(text: str) -> str:
    return repr(text if len(text) <= 50 else text[:49] + "…")
