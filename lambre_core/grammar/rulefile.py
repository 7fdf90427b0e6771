"""Rule files: one YAML document a language, and overlays that people write over it.

A rule file says which treebanks its rules were learned from and holds one flow of fields a rule,
sorted by identifier. An overlay (`overlays/<language>.yaml` beside it) adds, refines or disables
rules, each with a reason.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import yaml

from lambre_core.grammar.conditions import CONDITIONS
from lambre_core.grammar.errors import GrammarError
from lambre_core.grammar.families import families
from lambre_core.grammar.marks import MARKS
from lambre_core.grammar.original import read_rule_file
from lambre_core.grammar.rule import Evidence, Grammar, Rule, Side, make_grammar
from lambre_core.resources import YAML_LOADER, data_dir
from lambre_core.treebank.tree import Scheme

_LANGUAGE = re.compile(r"[a-z]{2,3}")


@dataclass(frozen=True, slots=True)
class TreebankNote:
    """A treebank behind a rule file.

    Attributes:
        part: what it served for: `train` (rules were learned from it) or `dev` (they were checked on it).
        release: UD release or commit; empty where unknown.
        quote: whether its licence allows passages as examples.
    """

    name: str
    part: str
    sentences: int
    words: int
    licence: str = ""
    release: str = ""
    quote: bool = False


@dataclass(frozen=True, slots=True)
class RuleBook:
    """What a rule file holds.

    Attributes:
        null_subjects: share of finite verbs without a subject in the treebank, in [0, 1].
    """

    language: str
    rules: tuple[Rule, ...]
    treebanks: tuple[TreebankNote, ...] = ()
    scheme: Scheme = "sud"
    null_subjects: float = 0.0


# Finding and loading


def rules_folder() -> Path:
    """The folder of shipped rule files."""
    return data_dir("rules")


def available_languages() -> tuple[str, ...]:
    """The languages with a shipped rule file."""
    return tuple(sorted(path.stem for path in rules_folder().glob("*.yaml") if _LANGUAGE.fullmatch(path.stem)))


def load_grammar(language: str, *, path: Path | None = None, overlays: bool = True) -> Grammar:
    """The rules of a language, its overlay applied.

    Args:
        path: a rule file other than the shipped one; a file that is not YAML is read as the original's
            tab-separated lines, which have no overlay.
        overlays: apply `overlays/<language>.yaml` beside the rule file, where there is one.

    Raises:
        GrammarError: there is no such file, or it is wrong; names file and line.
    """
    if path is not None and path.suffix not in (".yaml", ".yml"):
        return make_grammar(language, read_rule_file(path, source="authors"))
    if path is None:
        path = rules_folder() / f"{language}.yaml"
        if not path.is_file():
            known = ", ".join(available_languages())
            raise GrammarError(f"There are no rules for language {language!r}; there are some for {known}.")
    book = load_book(path)
    if book.language != language:
        raise GrammarError(f"{path}: the rules are for language {book.language!r}, expected {language!r}.")
    overlay = path.parent / "overlays" / f"{language}.yaml"
    rules: Iterable[Rule] = book.rules
    phrases: tuple[str, ...] = ()
    if overlays and overlay.is_file():
        rules, phrases = apply_overlay(book.rules, overlay), fixed_phrases(overlay)
    return make_grammar(language, rules, scheme=book.scheme, phrases=phrases, null_subjects=book.null_subjects)


def load_book(path: Path) -> RuleBook:
    """Read a rule file as it is, without overlay.

    Raises:
        GrammarError: it is missing or wrong.
    """
    document = _Document.read(path)
    top = document.mapping(
        document.data, (), required=("language", "rules"), optional=("scheme", "treebanks", "null-subjects")
    )
    treebanks = tuple(
        _treebank(document, entry, ("treebanks", index)) for index, entry in enumerate(top.get("treebanks") or ())
    )
    names = {part: [note.name for note in treebanks if note.part == part] for part in ("train", "dev")}
    counted_in = {"treebank": ", ".join(names["train"]), "authors": ", ".join(names["train"] + names["dev"])}
    rules = tuple(_rule(document, entry, ("rules", index), counted_in) for index, entry in enumerate(top["rules"]))
    seen: set[str] = set()
    for index, rule in enumerate(rules):
        if rule.id in seen:
            raise document.error(("rules", index), f"rule {rule.id} stands twice")
        seen.add(rule.id)
    scheme = top.get("scheme", "sud")
    if scheme not in ("sud", "ud"):
        raise document.error(("scheme",), f"scheme {scheme!r} is neither sud nor ud")
    null_subjects = document.value(top, "null-subjects", (), float, 0.0)
    return RuleBook(str(top["language"]), rules, treebanks, cast(Scheme, scheme), null_subjects)


Where = tuple[str | int, ...]
"""A place in a YAML document: keys and indices from the top."""


@dataclass(frozen=True, slots=True)
class _Document:
    """A YAML file as plain data, with errors that name the line."""

    path: Path
    text: str
    data: Any

    @staticmethod
    def read(path: Path) -> _Document:
        try:
            text = path.read_text(encoding="utf-8")
            return _Document(path, text, yaml.load(text, YAML_LOADER))
        except (OSError, UnicodeDecodeError) as error:
            raise GrammarError(f"{path}: cannot be read as a rule file: {error}.") from error
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            place = f":{mark.line + 1}:{mark.column + 1}" if mark else ""
            raise GrammarError(f"{path}{place}: not valid YAML: {error.problem}.") from error
        except yaml.YAMLError as error:
            raise GrammarError(f"{path}: not valid YAML: {error}.") from error

    def error(self, where: Where, message: str) -> GrammarError:
        return GrammarError(f"{self.path}:{self.line(where)}: {message}.")

    def line(self, where: Where) -> int:
        """The 1-based line of a place; the document is read once more, with positions."""
        node = yaml.compose(self.text, YAML_LOADER)
        for step in where:
            found = None
            if isinstance(node, yaml.SequenceNode) and isinstance(step, int):
                found = node.value[step]
            elif isinstance(node, yaml.MappingNode):
                found = next((value for key, value in node.value if key.value == step), None)
            if found is None:
                break
            node = found
        return int(node.start_mark.line) + 1 if node is not None else 1

    def mapping(
        self, data: Any, where: Where, *, required: tuple[str, ...], optional: tuple[str, ...]
    ) -> dict[str, Any]:
        """Check that data is a mapping with the required keys and no unknown ones."""
        if not isinstance(data, dict):
            raise self.error(where, f"expected a mapping with the keys {', '.join(required)}")
        for key in required:
            if key not in data:
                raise self.error(where, f"the key {key!r} is missing")
        for key in data:
            if key not in required and key not in optional:
                known = ", ".join((*required, *optional))
                raise self.error((*where, key), f"unknown key {key!r}; known are {known}")
        return data

    def value(self, data: dict[str, Any], key: str, where: Where, kind: type, default: Any) -> Any:
        """The value of a key, of the expected type."""
        value = data.get(key, default)
        # A bool is an int to Python, but not to whoever wrote it.
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            names = {
                dict: "a mapping",
                str: "text",
                int: "a whole number",
                float: "a number with a decimal point",
                bool: "true or false",
                list: "a list",
            }
            raise self.error((*where, key), f"{key} must be {names.get(kind, kind.__name__)}, found {value!r}")
        return value

    def texts(self, data: dict[str, Any], key: str, where: Where) -> tuple[str, ...]:
        values = self.value(data, key, where, list, [])
        if not all(isinstance(value, str) for value in values):
            raise self.error((*where, key), f"{key} must be a list of texts (values such as No need quotes)")
        return tuple(values)


def _treebank(document: _Document, entry: Any, where: Where) -> TreebankNote:
    data = document.mapping(
        entry, where, required=("name", "part", "sentences", "words"), optional=("licence", "release", "quote")
    )
    return TreebankNote(
        document.value(data, "name", where, str, ""),
        document.value(data, "part", where, str, ""),
        document.value(data, "sentences", where, int, 0),
        document.value(data, "words", where, int, 0),
        document.value(data, "licence", where, str, ""),
        document.value(data, "release", where, str, ""),
        document.value(data, "quote", where, bool, False),
    )


_RULE_KEYS = (
    "feature", "side", "allowed", "besides", "governors", "also", "count", "held", "checked", "lint", "except",
    "only", "unless", "source", "weight", "message", "note", "examples",
)  # fmt: skip


def _rule(document: _Document, entry: Any, where: Where, counted_in: Mapping[str, str]) -> Rule:
    data = document.mapping(entry, where, required=("id", "edge", "feature"), optional=_RULE_KEYS)
    edge = document.texts(data, "edge", where)
    if len(edge) != 3:
        raise document.error((*where, "edge"), "edge must be [UPOS of the dependent, relation, UPOS of the head]")
    family = str(data["id"]).partition("/")[0]
    if family not in families():
        known = ", ".join(families())
        raise document.error((*where, "id"), f"there is no rule family {family!r}; there are {known}")
    side = document.value(data, "side", where, str, "dependent")
    if side not in ("dependent", "head"):
        raise document.error((*where, "side"), f"side must be dependent or head, found {side!r}")
    source = document.value(data, "source", where, str, "treebank")
    rule = Rule(
        family,
        edge[0],
        edge[1],
        edge[2],
        document.value(data, "feature", where, str, ""),
        side=cast(Side, side),
        allowed=document.texts(data, "allowed", where),
        besides=document.texts(data, "besides", where),
        governors=_governors(document, data, where),
        also=_pairs(document, data, where),
        evidence=_evidence(document, data, where, counted_in.get(source, "")),
        source=source,
        message=document.value(data, "message", where, str, ""),
        lint=document.value(data, "lint", where, bool, True),
        exceptions=_exceptions(document, data, where),
        only=_condition(document, data, where),
        unless=document.texts(data, "unless", where),
        weight=float(data.get("weight", 1.0)) if isinstance(data.get("weight", 1.0), int | float) else -1.0,
        examples=document.texts(data, "examples", where),
        note=document.value(data, "note", where, str, ""),
    )
    if rule.weight < 0:
        raise document.error((*where, "weight"), f"weight must be a number from 0, found {data['weight']!r}")
    if rule.id != data["id"]:
        raise document.error((*where, "id"), f"the id of this rule is {rule.id}, found {data['id']!r}")
    return rule if rule.message else replace(rule, message=families()[family].message(rule))


def _evidence(document: _Document, data: dict[str, Any], where: Where, treebank: str) -> Evidence | None:
    if "count" not in data:
        return None
    count = document.value(data, "count", where, int, 0)
    held = document.value(data, "held", where, int, -1)
    checked = document.value(data, "checked", where, list, [0, 0])
    if not 0 <= held <= count:
        raise document.error((*where, "held"), f"held must be from 0 to count ({count}), found {held}")
    if len(checked) != 2 or not all(isinstance(number, int) for number in checked) or not 0 <= checked[0] <= checked[1]:
        raise document.error((*where, "checked"), f"checked must be [held, count], found {checked!r}")
    return Evidence(count, held, treebank, checked_count=checked[1], checked_held=checked[0])


def _governors(document: _Document, data: dict[str, Any], where: Where) -> tuple[tuple[str, tuple[str, ...]], ...]:
    listed = document.value(data, "governors", where, dict, {})
    inside = (*where, "governors")
    return tuple(sorted((str(form), document.texts(listed, form, inside)) for form in listed))


def _condition(document: _Document, data: dict[str, Any], where: Where) -> str:
    name = str(document.value(data, "only", where, str, ""))
    if name and name not in CONDITIONS:
        known = ", ".join(CONDITIONS)
        raise document.error((*where, "only"), f"there is no condition {name!r}; there are {known}")
    return name


def _pairs(document: _Document, data: dict[str, Any], where: Where) -> tuple[tuple[str, str], ...]:
    listed = document.value(data, "also", where, list, [])
    if not all(isinstance(pair, list) and len(pair) == 2 for pair in listed):
        raise document.error((*where, "also"), "also is a list of [value of the dependent, value of the head]")
    return tuple((str(value), str(other)) for value, other in listed)


def _exceptions(document: _Document, data: dict[str, Any], where: Where) -> tuple[str, ...]:
    exceptions = document.texts(data, "except", where)
    for exception in exceptions:
        end, _space, name = exception.partition(" ")
        if end not in ("dependent", "head") or name not in MARKS:
            known = ", ".join(MARKS)
            raise document.error(
                (*where, "except"), f"an exception is `dependent` or `head` and one of {known}; found {exception!r}"
            )
    return exceptions


# Overlays

_OVERLAY_KEYS = ("add", "refine", "disable", "phrases")


def fixed_phrases(path: Path) -> tuple[str, ...]:
    """The phrases of an overlay file, each with a reason, in which nothing is judged.

    Raises:
        GrammarError: an entry is wrong.
    """
    document = _Document.read(path)
    top = document.mapping(document.data, (), required=("language",), optional=_OVERLAY_KEYS)
    found: list[str] = []
    for index, entry in enumerate(document.value(top, "phrases", (), list, [])):
        where: Where = ("phrases", index)
        data = document.mapping(entry, where, required=("texts", "reason"), optional=())
        _reason(document, data, where)
        found += document.texts(data, "texts", where)
    return tuple(found)


def apply_overlay(rules: Iterable[Rule], path: Path) -> tuple[Rule, ...]:
    """Rules with the changes of an overlay file.

    Raises:
        GrammarError: the overlay is wrong: a rule to change does not exist, one to add does, a reason is missing.
    """
    document = _Document.read(path)
    top = document.mapping(document.data, (), required=("language",), optional=_OVERLAY_KEYS)
    by_id = {rule.id: rule for rule in rules}
    steps: tuple[tuple[str, Callable[[_Document, dict[str, Rule], Any, Where], None]], ...] = (
        ("add", _add),
        ("refine", _refine),
        ("disable", _disable),
    )
    for key, step in steps:
        for index, entry in enumerate(document.value(top, key, (), list, [])):
            step(document, by_id, entry, (key, index))
    return tuple(by_id[identifier] for identifier in sorted(by_id))


def _add(document: _Document, by_id: dict[str, Rule], entry: Any, where: Where) -> None:
    data = document.mapping(entry, where, required=("id", "edge", "feature", "reason"), optional=_RULE_KEYS)
    rule = _rule(document, {key: value for key, value in data.items() if key != "reason"}, where, {})
    if rule.id in by_id:
        raise document.error(where, f"rule {rule.id} exists; refine it instead of adding it")
    by_id[rule.id] = replace(rule, source="overlay", note=_reason(document, data, where))


_REFINABLE = (
    "lint", "allowed", "besides", "governors", "also", "except", "unless", "count", "held", "checked", "message",
    "weight", "examples",
)  # fmt: skip


def _refine(document: _Document, by_id: dict[str, Rule], entry: Any, where: Where) -> None:
    data = document.mapping(entry, where, required=("id", "reason"), optional=_REFINABLE)
    rule = _existing(document, by_id, data, where)
    weight = data.get("weight", rule.weight)
    if not isinstance(weight, int | float) or weight < 0:
        raise document.error((*where, "weight"), f"weight must be a number from 0, found {weight!r}")
    by_id[rule.id] = replace(
        rule,
        lint=document.value(data, "lint", where, bool, rule.lint),
        allowed=document.texts(data, "allowed", where) or rule.allowed,
        besides=document.texts(data, "besides", where) or rule.besides,
        governors=_merged(rule.governors, _governors(document, data, where)),
        also=tuple(dict.fromkeys((*rule.also, *_pairs(document, data, where)))),
        exceptions=_exceptions(document, data, where) if "except" in data else rule.exceptions,
        unless=tuple(dict.fromkeys((*rule.unless, *document.texts(data, "unless", where)))),
        message=document.value(data, "message", where, str, rule.message),
        weight=float(weight),
        examples=document.texts(data, "examples", where) or rule.examples,
        # With other exceptions, other sites are counted.
        evidence=_evidence(document, data, where, rule.evidence.treebank if rule.evidence else "") or rule.evidence,
        note=_reason(document, data, where),
    )


def _merged(
    governors: tuple[tuple[str, tuple[str, ...]], ...], changes: tuple[tuple[str, tuple[str, ...]], ...]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Governors with some of them changed, added, or (an empty list of values) removed."""
    return tuple(sorted((form, values) for form, values in (dict(governors) | dict(changes)).items() if values))


def _disable(document: _Document, by_id: dict[str, Rule], entry: Any, where: Where) -> None:
    data = document.mapping(entry, where, required=("id", "reason"), optional=())
    _reason(document, data, where)
    del by_id[_existing(document, by_id, data, where).id]


def _existing(document: _Document, by_id: dict[str, Rule], data: dict[str, Any], where: Where) -> Rule:
    if data["id"] not in by_id:
        raise document.error((*where, "id"), f"there is no rule {data['id']!r} to change")
    return by_id[data["id"]]


def _reason(document: _Document, data: dict[str, Any], where: Where) -> str:
    reason = str(document.value(data, "reason", where, str, "")).strip()
    if not reason:
        raise document.error((*where, "reason"), "the reason is empty; say why the rule is changed")
    return reason


# Writing


def dump_book(book: RuleBook, header: str = "") -> str:
    """A rule file: one flow of fields a rule, sorted by identifier.

    Args:
        header: comment lines, without their `#`.
    """
    lines = [f"# {line}" for line in header.splitlines()]
    lines += [f"language: {_scalar(book.language)}", f"scheme: {book.scheme}"]
    if book.null_subjects:
        lines.append(f"null-subjects: {book.null_subjects:.2f}")
    if book.treebanks:
        lines.append("treebanks:")
        lines += [f"- {{{_flow(_treebank_fields(note))}}}" for note in book.treebanks]
    lines.append("rules:" if book.rules else "rules: []")
    anchors: dict[str, str] = {}
    for rule in sorted(book.rules, key=lambda rule: rule.id):
        fields = _rule_fields(rule)
        if "governors" in fields:
            # What is the same for several rules stands once, as YAML's anchor.
            whole = _value(fields["governors"])
            if whole in anchors:
                fields["governors"] = _Raw(f"*{anchors[whole]}")
            else:
                anchors[whole] = f"governors{len(anchors) + 1}" if anchors else "governors"
                fields["governors"] = _Raw(f"&{anchors[whole]} {whole}")
        texts = {key: fields.pop(key) for key in ("message", "note", "examples") if key in fields}
        lines.append(f"- {{{_flow(fields)},")
        lines += [f"   {key}: {_value(value)}," for key, value in texts.items()]
        lines[-1] = lines[-1].removesuffix(",") + "}"
    return "\n".join(lines) + "\n"


def _treebank_fields(note: TreebankNote) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "name": note.name,
        "part": note.part,
        "sentences": note.sentences,
        "words": note.words,
    }
    optional = {"licence": note.licence, "release": note.release, "quote": note.quote}
    return fields | {key: value for key, value in optional.items() if value}


def _rule_fields(rule: Rule) -> dict[str, Any]:
    """The fields of a rule in the order in which they are written; those at their default are left out."""
    fields: dict[str, Any] = {
        "id": rule.id,
        "edge": [rule.dependent, rule.relation, rule.head],
        "feature": rule.feature,
    }
    if rule.side != "dependent":
        fields["side"] = rule.side
    if rule.allowed:
        fields["allowed"] = list(rule.allowed)
    if rule.besides:
        fields["besides"] = list(rule.besides)
    if rule.also:
        fields["also"] = [list(pair) for pair in rule.also]
    if rule.governors:
        fields["governors"] = {form: list(values) for form, values in rule.governors}
    if rule.evidence is not None:
        fields |= {"count": rule.evidence.count, "held": rule.evidence.held}
        if rule.evidence.checked_count:
            fields["checked"] = [rule.evidence.checked_held, rule.evidence.checked_count]
    fields |= {"lint": rule.lint, "source": rule.source}
    if rule.exceptions:
        fields["except"] = list(rule.exceptions)
    if rule.only:
        fields["only"] = rule.only
    if rule.unless:
        fields["unless"] = list(rule.unless)
    if rule.weight != 1.0:
        fields["weight"] = rule.weight
    fields["message"] = rule.message
    if rule.note:
        fields["note"] = rule.note
    if rule.examples:
        fields["examples"] = list(rule.examples)
    return fields


class _Raw(str):
    """Text that is YAML already."""


def _flow(fields: Mapping[str, Any]) -> str:
    return ", ".join(f"{key}: {_value(value)}" for key, value in fields.items())


def _value(value: Any) -> str:
    if isinstance(value, _Raw):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(_value(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_scalar(key)}: {_value(item)}' for key, item in value.items())}}}"
    return _scalar(value) if isinstance(value, str) else str(value)


_PLAIN = re.compile(r"[A-Za-z][\w./@()-]*(?:[ :][\w./@()-]+)*")


def _scalar(text: str) -> str:
    """Text as YAML: plain where that is surely read back the same, else in double quotes."""
    # `No` and its like are not texts to YAML.
    if _PLAIN.fullmatch(text) and (" " in text or yaml.load(text, YAML_LOADER) == text):
        return text
    quoted: str = yaml.safe_dump(text, default_style='"', allow_unicode=True, width=sys.maxsize)
    return quoted.rstrip("\n")
