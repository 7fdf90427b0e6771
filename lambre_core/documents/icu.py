"""ICU MessageFormat: a message as the texts that it can become, branch by branch.

`{n, plural, one {# Datei} other {# Dateien}} gelöscht` becomes "1 Datei gelöscht" and "5 Dateien gelöscht".
Where a message has several choices, one at a time is varied while the others take their last branch (`other`):
every branch is read once with what stands around it, and the number of texts is the sum of the branches, not
their product. The syntax is that of ICU's MessagePattern; an apostrophe quotes only before a brace, a bar or,
in plural branches, `#` (ApostropheMode.DOUBLE_OPTIONAL). Java's older `{0,choice,0#no files|1#one file|1<{0} files}`
(java.text.ChoiceFormat) is read likewise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lambre_core.documents.masking import STAND_IN, Rewrite
from lambre_core.documents.plurals import ANY_NUMBER, numeral_of

COMPLEX = re.compile(r"\{\s*[\w.-]+\s*,\s*(?:plural|select|selectordinal|choice)\s*,")
"""Shows that a message is written in ICU's syntax and not with plain slots."""

_DEEPEST = 12
_ARGUMENT = re.compile(r"\{\s*([\w.@-]+)\s*(?:(\})|,\s*(\w+)\s*(?:(\})|,))")
_SELECTOR = re.compile(r"\s*(=\d+|[^\s{}=,:]+)\s*\{")
_OFFSET = re.compile(r"\s*offset:\s*\d+")
_SPECIAL = re.compile(r"'|\{|\}|#")
_TYPED = dict.fromkeys(("number", "ordinal", "spellout"), ANY_NUMBER)
_CHOICES = ("plural", "selectordinal", "select")
_LIMIT = re.compile(r"\s*(-?\d+(?:\.\d+)?|-?∞)\s*([#<≤])")
_LIMIT_END = re.compile(r"'[^']*'?|[{}|]")


class IcuError(Exception):
    """A message is not ICU MessageFormat; `offset` is where in the message."""

    def __init__(self, offset: int, message: str) -> None:
        super().__init__(message)
        self.offset = offset


@dataclass(frozen=True, slots=True)
class _Slot:
    """`{name}` or `{name, number}`; with an empty name the `#` of a plural branch."""

    start: int
    end: int
    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class _Quoted:
    """An apostrophe's doing: the range reads as `text`."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class _Choice:
    start: int
    end: int
    name: str
    kind: str
    branches: tuple[_Branch, ...]


@dataclass(frozen=True, slots=True)
class _Branch:
    """`selector {…}`: the range is that between the braces."""

    selector: str
    start: int
    end: int
    nodes: tuple[_Node, ...]


_Node = _Slot | _Quoted | _Choice


@dataclass(frozen=True, slots=True)
class Variant:
    """One text that a message can become.

    Attributes:
        label: the branches that are taken, `one` or `female`; empty for a message without choices.
        changes: what becomes of the message's text, rising and apart.
    """

    label: tuple[str, ...]
    changes: tuple[Rewrite, ...]


def variants(text: str, language: str | None) -> tuple[Variant, ...]:
    """The texts that a message can become, in the order of its branches.

    Raises:
        IcuError: the message is broken.
    """
    nodes, end = _nodes(text, 0, None, 0)
    if end < len(text):
        raise IcuError(end, "this brace closes nothing; quote it as '}' or remove it")
    return tuple(_expanded(nodes, {}, language))


# --- parsing ---------------------------------------------------------------------------------------


def _nodes(text: str, at: int, plural: str | None, depth: int) -> tuple[tuple[_Node, ...], int]:
    """What is not plain text from `at` up to the brace that closes this level, and where that stands."""
    found: list[_Node] = []
    while special := _SPECIAL.search(text, at):
        sign, start = special[0], special.start()
        if sign == "}":
            return tuple(found), start
        if sign == "{":
            node = _argument(text, start, plural, depth)
            found.append(node)
            at = node.end
        elif sign == "#":
            if plural is not None:
                found.append(_Slot(start, start + 1, plural, "number"))
            at = start + 1
        else:
            quoted = _quoted(text, start, plural)
            if quoted is not None:
                found.append(quoted)
            at = quoted.end if quoted else start + 1
    return tuple(found), len(text)


def _quoted(text: str, start: int, plural: str | None) -> _Quoted | None:
    """What an apostrophe does: two are one, one before a special sign quotes up to the next, else it is itself."""
    following = text[start + 1 : start + 2]
    if following == "'":
        return _Quoted(start, start + 2, "'")
    if following in ("{", "}", "|") or (following == "#" and plural is not None):
        end = start + 1
        while (end := text.find("'", end)) >= 0 and text[end + 1 : end + 2] == "'":
            end += 2
        end = len(text) if end < 0 else end
        return _Quoted(start, min(end + 1, len(text)), text[start + 1 : end].replace("''", "'"))
    return None


def _argument(text: str, start: int, plural: str | None, depth: int) -> _Slot | _Choice:
    match = _ARGUMENT.match(text, start)
    if match is None:
        raise IcuError(start, "a slot such as {name} or {name, plural, …} is expected at this brace")
    name, bare, kind, typed = match.groups()
    if typed and kind in _CHOICES:
        raise IcuError(match.start(4), "a comma and branches such as other {…} are expected here")
    if bare or typed:
        return _Slot(start, match.end(), name, kind or "")
    if kind == "choice":
        return _limits(text, start, match.end(), name, depth)
    if kind not in _CHOICES:
        end = _style_end(text, match.end())
        return _Slot(start, end, name, kind)
    if depth >= _DEEPEST:
        raise IcuError(start, f"choices are nested more than {_DEEPEST} deep")
    return _choice(text, start, match.end(), name, kind, plural, depth)


def _style_end(text: str, at: int) -> int:
    """Behind the brace that closes an argument's style, in which braces may nest."""
    open_braces = 1
    for brace in re.compile(r"[{}]").finditer(text, at):
        open_braces += 1 if brace[0] == "{" else -1
        if open_braces == 0:
            return brace.end()
    raise IcuError(at, "this slot is not closed; add a }")


def _choice(text: str, start: int, at: int, name: str, kind: str, plural: str | None, depth: int) -> _Choice:
    if kind != "select" and (offset := _OFFSET.match(text, at)):
        at = offset.end()
    branches: list[_Branch] = []
    while selector := _SELECTOR.match(text, at):
        begin = selector.end()
        nodes, end = _nodes(text, begin, plural if kind == "select" else name, depth + 1)
        if end >= len(text):
            raise IcuError(selector.start(1), f'the branch "{selector[1]}" is not closed; add a }}')
        branches.append(_Branch(selector[1], begin, end, nodes))
        at = end + 1
    closing = re.compile(r"\s*\}").match(text, at)
    if closing is None or not branches:
        raise IcuError(at if branches else start, "a branch such as other {…} or the closing } is expected here")
    return _Choice(start, closing.end(), name, kind, tuple(branches))


def _limits(text: str, start: int, at: int, name: str, depth: int) -> _Choice:
    """The branches of a ChoiceFormat: `1#` from one on, `1<` above it, apart by bars."""
    if depth >= _DEEPEST:
        raise IcuError(start, f"choices are nested more than {_DEEPEST} deep")
    branches: list[_Branch] = []
    while limit := _LIMIT.match(text, at):
        end = _limit_end(text, limit.end())
        nodes, stop = _nodes(text[:end], limit.end(), None, depth + 1)
        if stop < end:
            raise IcuError(stop, "this brace closes nothing; quote it as '}' or remove it")
        branches.append(_Branch(limit[1] + limit[2].strip("#≤"), limit.end(), end, nodes))
        if text[end] == "}":
            return _Choice(start, end + 1, name, "choice", tuple(branches))
        at = end + 1
    raise IcuError(at, "a limit and its text such as 1#one file are expected here")


def _limit_end(text: str, at: int) -> int:
    """Where a branch of a ChoiceFormat ends: at the next bar, or at the brace that closes all."""
    depth = 0
    for sign in _LIMIT_END.finditer(text, at):
        if depth == 0 and sign[0] in ("|", "}"):
            return sign.start()
        depth += {"{": 1, "}": -1}.get(sign[0], 0)
    raise IcuError(at, "this choice is not closed; add a }")


# --- expanding -------------------------------------------------------------------------------------


def _expanded(nodes: Sequence[_Node], numerals: dict[str, str], language: str | None) -> Iterator[Variant]:
    choices: dict[int, list[Variant]] = {
        position: [variant for branch in node.branches for variant in _branch(node, branch, numerals, language)]
        for position, node in enumerate(nodes)
        if isinstance(node, _Choice)
    }

    def with_variant(position: int, taken: Variant) -> Variant:
        changes: list[Rewrite] = []
        for place, node in enumerate(nodes):
            if isinstance(node, _Choice):
                changes += taken.changes if place == position else choices[place][-1].changes
            elif isinstance(node, _Quoted):
                changes.append(Rewrite(node.start, node.end, node.text))
            else:
                word = _TYPED.get(node.kind, STAND_IN) if node.kind else slot_word(node.name)
                changes.append(Rewrite(node.start, node.end, numerals.get(node.name, word), "placeholder"))
        return Variant(taken.label, tuple(changes))

    if not choices:
        yield with_variant(-1, Variant((), ()))
    for number, (position, options) in enumerate(choices.items()):
        # The last branches of all choices together have been seen with the first choice.
        for option in options if number == 0 else options[:-1]:
            yield with_variant(position, option)


def _branch(choice: _Choice, branch: _Branch, numerals: dict[str, str], language: str | None) -> Iterator[Variant]:
    """The texts of one branch; what stands around it in the choice is dropped."""
    if choice.kind != "select":
        numerals = {**numerals, choice.name: _numeral(choice.kind, branch.selector, language)}
    before, behind = Rewrite(choice.start, branch.start), Rewrite(branch.end, choice.end)
    for inner in _expanded(branch.nodes, numerals, language):
        yield Variant((branch.selector, *inner.label), (before, *inner.changes, behind))


def _numeral(kind: str, selector: str, language: str | None) -> str:
    """The number for which a branch is meant."""
    if kind == "selectordinal":
        return ANY_NUMBER  # ordinal numbers are other numbers: of them nothing is known but that they are
    if kind == "choice" and not selector.isdecimal():
        limit = selector.removesuffix("<")
        return str(int(limit) + 1) if limit.isdecimal() and int(limit) >= int(ANY_NUMBER) else ANY_NUMBER
    return numeral_of(selector, language)


def slot_word(name: str) -> str:
    """The stand-in of a slot by its name: a number where the name speaks of one."""
    return ANY_NUMBER if COUNT_NAME.fullmatch(name) else STAND_IN


COUNT_NAME = re.compile(
    r"(?:.*[_.])?(?:n|num|numbers?|count|counter|total|anzahl|amount|quantity|limit|length|size|width|height|score|"
    r"years?|months?|weeks?|days?|hours?|minutes?|seconds?|percent|percentage|progress)|(?:min|max)(?:_\w+|(?-i:[A-Z]\w*))?|"
    r"(?:num|nr)_?\d*|(?-i:num[A-Z]\w*|\w+(?:Count|Number|Num|Total))",
    re.IGNORECASE,
)
"""Names of slots that a number fills: `count`, `numFiles`, `itemCount`, `max_width`."""
