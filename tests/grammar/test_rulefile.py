"""Rule files and overlays: what is read, what is written, what is refused and where."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.grammar.errors import GrammarError
from lambre_core.grammar.marks import MARKS
from lambre_core.grammar.rule import Evidence, Rule
from lambre_core.grammar.rulefile import (
    RuleBook,
    TreebankNote,
    available_languages,
    dump_book,
    load_book,
    load_grammar,
    rules_folder,
)

RULES = """\
language: de
treebanks:
- {name: UD_A, part: train, sentences: 10, words: 100, licence: CC BY 4.0}
- {name: UD_B, part: dev, sentences: 5, words: 50}
rules:
- {id: agreement/adj-mod-noun/case, edge: [ADJ, mod, NOUN], feature: Case, count: 10, held: 9, checked: [4, 5],
   lint: true, message: "They agree.", except: [head quantified], examples: ["[a] [b] (UD_A)"]}
- {id: assignment/num-mod@gov-noun/case.head, edge: [NUM, mod@gov, NOUN], feature: Case, side: head, allowed: [Gen],
   lint: false, source: authors, count: 3, held: 3, weight: 0.5, note: why not}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "de.yaml"
    file.write_text(RULES, encoding="utf-8")
    return file


def test_fields_are_read(path: Path) -> None:
    grammar = load_grammar("de", path=path)
    first, second = grammar.rules
    assert first == Rule(
        "agreement",
        "ADJ",
        "mod",
        "NOUN",
        "Case",
        evidence=Evidence(10, 9, "UD_A", checked_count=5, checked_held=4),
        message="They agree.",
        exceptions=("head quantified",),
        examples=("[a] [b] (UD_A)",),
    )
    assert (second.side, second.allowed, second.lint, second.weight, second.note) == (
        "head",
        ("Gen",),
        False,
        0.5,
        "why not",
    )
    # Published rules are counted in all our treebanks.
    assert second.evidence == Evidence(3, 3, "UD_A, UD_B")
    # A rule without message gets that of its family.
    assert second.message == "A noun whose dependent is a numeral (mod@gov) is in the genitive."
    assert grammar.by_edge["mod", "ADJ", "NOUN"] == (first,)
    assert grammar.by_id[second.id] is second


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("language: de", "language: uk", None, "for language 'uk', expected 'de'"),
        ("language: de\n", "", 1, "the key 'language' is missing"),
        ("language: de", "languages: de", 1, "missing"),
        ("language: de", "language: de\nschema: sud", 2, "unknown key 'schema'"),
        ("language: de", "language: de\nscheme: grew", 2, "neither sud nor ud"),
        ("language: de", "language: [de", 2, "not valid YAML"),
        ("sentences: 10", "sentences: ten", 3, "sentences must be a whole number, found 'ten'"),
        ("edge: [ADJ, mod, NOUN]", "edge: [ADJ, NOUN]", 6, "edge must be"),
        ("id: agreement/adj", "id: wordorder/adj", 6, "no rule family 'wordorder'"),
        ("id: agreement/adj", "id: agreement/adv", 6, "the id of this rule is agreement/adj-mod-noun/case"),
        ("held: 9", "held: 11", 6, "from 0 to count"),
        ("checked: [4, 5]", "checked: [6, 5]", 6, r"\[held, count\]"),
        ("lint: true", "lint: yes please", 7, "lint must be true or false"),
        ("[head quantified]", "[head modified]", 7, "an exception is"),
        ("side: head", "side: left", 8, "side must be"),
        ("allowed: [Gen]", "allowed: [No]", 8, "list of texts"),
        ("weight: 0.5", "weight: -1", 9, "weight must be a number from 0"),
        ("weight: 0.5", "wait: 0.5", 9, "unknown key 'wait'"),
    ],
)
def test_errors_name_file_and_line(path: Path, old: str, new: str, line: int | None, message: str) -> None:
    assert old in RULES
    path.write_text(RULES.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(GrammarError, match=message) as caught:
        load_grammar("de", path=path)
    assert str(caught.value).startswith(f"{path}:{line}:" if line else f"{path}:")


def test_a_rule_stands_once(path: Path) -> None:
    path.write_text(RULES + RULES.partition("rules:\n")[2], encoding="utf-8")
    with pytest.raises(GrammarError, match=r"de\.yaml:10: rule agreement/adj-mod-noun/case stands twice"):
        load_book(path)


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_unreadable_files(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "de.yaml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(GrammarError, match="cannot be read"):
        load_grammar("de", path=path)


def test_a_language_without_rules_names_those_with() -> None:
    with pytest.raises(GrammarError, match=r"no rules for language 'tlh'.* cs, de"):
        load_grammar("tlh")


# Overlays

OVERLAY = """\
language: de
add:
- {id: agreement/det-det-noun/case, edge: [DET, det, NOUN], feature: Case, reason: added}
refine:
- {id: agreement/adj-mod-noun/case, lint: false, except: [], message: Said anew., weight: 2, reason: refined}
disable:
- {id: assignment/num-mod@gov-noun/case.head, reason: disabled}
"""


def overlay(path: Path, text: str) -> None:
    (path.parent / "overlays").mkdir()
    (path.parent / "overlays" / path.name).write_text(text, encoding="utf-8")


def test_overlay(path: Path) -> None:
    overlay(path, OVERLAY)
    plain = load_grammar("de", path=path, overlays=False)
    refined, added = load_grammar("de", path=path).rules
    assert (added.id, added.source, added.note, added.lint) == ("agreement/det-det-noun/case", "overlay", "added", True)
    assert added.message == "A determiner agrees with its noun in case."
    assert refined == replace(
        plain.rules[0], lint=False, exceptions=(), message="Said anew.", weight=2.0, note="refined"
    )


def test_other_exceptions_have_other_counts(path: Path) -> None:
    overlay(path, OVERLAY.replace("except: [],", "except: [], count: 200, held: 199, checked: [18, 20],"))
    rule = load_grammar("de", path=path).rules[0]
    assert rule.evidence is not None
    evidence = rule.evidence
    assert (evidence.count, evidence.held, evidence.checked_held, evidence.checked_count) == (200, 199, 18, 20)
    plain = load_grammar("de", path=path, overlays=False).rules[0].evidence
    assert plain is not None
    assert evidence.treebank == plain.treebank


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("except: [],", "except: [], count: 2, held: 3,", 5, "held must be from 0 to count"),
        ("reason: added", "reason: ' '", 3, "the reason is empty"),
        (", reason: refined", "", 5, "'reason' is missing"),
        ("reason: disabled", "lint: true, reason: disabled", 7, "unknown key 'lint'"),
        (
            "- {id: agreement/adj-mod-noun/case,",
            "- {id: agreement/adj-mod-noun/gender,",
            5,
            "no rule 'agreement/adj-mod",
        ),
        (
            "agreement/det-det-noun/case, edge: [DET, det,",
            "agreement/adj-mod-noun/case, edge: [ADJ, mod,",
            3,
            "refine it",
        ),
        ("weight: 2", "weight: heavy", 5, "weight must be"),
    ],
)
def test_overlay_errors(path: Path, old: str, new: str, line: int, message: str) -> None:
    assert old in OVERLAY
    overlay(path, OVERLAY.replace(old, new, 1))
    with pytest.raises(GrammarError, match=message) as caught:
        load_grammar("de", path=path)
    assert str(caught.value).startswith(f"{path.parent / 'overlays' / path.name}:{line}:")


# Writing

TEXT = st.text(st.characters(codec="utf-8"), max_size=20)
NAME = st.from_regex(r"[A-Za-z]{1,6}([@:][a-z]{1,3})?", fullmatch=True)


@st.composite
def rules(draw: st.DrawFn) -> Rule:
    family = draw(st.sampled_from(["agreement", "assignment"]))
    held, checked = draw(st.integers(0, 99)), draw(st.integers(0, 99))
    return Rule(
        family,
        draw(NAME),
        draw(NAME),
        draw(NAME),
        draw(st.sampled_from(["Case", "Number[psor]", "No", "Yes", "1"])),
        side=draw(st.sampled_from(["dependent", "head"])) if family == "assignment" else "dependent",
        allowed=tuple(draw(st.lists(st.sampled_from(["No", "Nom", "1", "on", "~", "null"]), max_size=3))),
        evidence=draw(st.none() | st.just(Evidence(held + 1, held, "UD_A", checked + 1, checked))),
        message=draw(TEXT.filter(bool)),
        lint=draw(st.booleans()),
        exceptions=tuple(draw(st.lists(st.sampled_from([f"head {mark}" for mark in MARKS]), max_size=2))),
        weight=draw(st.sampled_from([1.0, 0.0, 2.5])),
        examples=tuple(draw(st.lists(TEXT, max_size=2))),
        note=draw(TEXT),
    )


@given(st.lists(rules(), max_size=4, unique_by=lambda rule: rule.id))
def test_what_is_written_is_read_back(tmp_path_factory: pytest.TempPathFactory, written: list[Rule]) -> None:
    book = RuleBook(
        "no",
        tuple(sorted(written, key=lambda rule: rule.id)),
        (TreebankNote("UD_A", "train", 1, 2, "CC BY: 4.0", "r2.17 0123", quote=True),),
    )
    path = tmp_path_factory.mktemp("rules") / "no.yaml"
    path.write_text(dump_book(book, "made by\nhand"), encoding="utf-8", newline="")
    assert load_book(path) == book


# The shipped files


@pytest.mark.parametrize("language", available_languages())
def test_shipped_rules(language: str) -> None:
    book = load_book(rules_folder() / f"{language}.yaml")
    assert [rule.id for rule in book.rules] == sorted(rule.id for rule in book.rules)
    assert sum(rule.lint for rule in book.rules) >= 4
    quotable = {note.name for note in book.treebanks if note.quote}
    for note in book.treebanks:
        assert note.licence, note.name
        assert note.quote == ("NC" not in note.licence), note.name
    for rule in book.rules:
        assert rule.evidence is not None, rule.id
        assert rule.source in ("treebank", "authors"), rule.id
        assert rule.lint or rule.note, rule.id
        for example in rule.examples:
            assert example.rpartition("(")[2].removesuffix(")") in quotable, example
            assert example.count("[") == example.count("]") == 2, example
    assert load_grammar(language).language == language


def test_every_language_with_a_treebank_has_rules() -> None:
    assert set(available_languages()) == set("cs de el en es et fi fr hr is it lt lv pl pt ro ru sk sl tr uk".split())
