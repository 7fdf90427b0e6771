"""Learning rules for linting, on small made-up treebanks and on real ones."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest, entropy  # type: ignore[import-untyped]

from lambre_core.grammar.counts import count_edges
from lambre_core.grammar.errors import GrammarError
from lambre_core.grammar.evidence import wilson_lower
from lambre_core.grammar.extract import extract, read_registry, treebank_of
from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.original import divergence
from lambre_core.grammar.rule import Evidence, Rule, Verdict, make_grammar
from lambre_core.grammar.rulefile import RuleBook
from lambre_core.treebank.columns import read_columns
from lambre_core.treebank.conllu_io import open_treebank, read_conllu

MOD = "agreement/adj-mod-noun/case"


def word(number: int, form: str, upos: str, feats: str, head: int, deprel: str) -> str:
    return "\t".join((str(number), form, "_", upos, "_", feats, str(head), deprel, "_", "_"))


def pair(dependent: str, head: str, *, upos: str = "ADJ", relation: str = "mod", more: str = "") -> str:
    """A noun with a dependent, and with another one where `more` names its UPOS and relation."""
    lines = [
        "# text = rote Rose ja",
        word(1, "rote", upos, dependent, 2, relation),
        word(2, "Rose", "NOUN", head, 0, "root"),
    ]
    if more:
        other, deprel = more.split()
        lines.append(word(3, "ja", other, "_", 2, deprel))
    else:
        lines.append(word(3, "ja", "PART", "_", 2, "discourse"))
    return "\n".join(lines) + "\n\n"


def learn(tmp_path: Path, train: str, dev: str = "", published: str = "", registry: str = "") -> RuleBook:
    def file(name: str, text: str) -> Path:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return tmp_path / name

    return extract(
        "xx",
        [file("train.conllu", train)],
        dev=[file("dev.conllu", dev)] if dev else [],
        published=file("published.txt", published) if published else None,
        registry=read_registry(file("registry.yaml", registry)) if registry else None,
    )


GOOD = pair("Case=Nom", "Case=Nom")
BAD = pair("Case=Nom", "Case=Gen")


@pytest.mark.parametrize(
    ("train", "dev", "found", "lint", "note"),
    [
        (GOOD * 100, "", (100, 100, 0, 0), True, ""),
        (GOOD * 34, "", None, None, "the bound of 34 of 34 is below 0.9"),
        (GOOD * 36, "", (36, 36, 0, 0), False, "seen too rarely"),
        (GOOD * 36, GOOD * 40, (36, 36, 40, 40), True, ""),
        (GOOD * 1000 + BAD * 40, "", (1040, 1000, 0, 0), False, "less than 97%"),
        (GOOD * 1000, GOOD * 90 + BAD * 10, (1000, 1000, 100, 90), False, "less than 95%"),
        (GOOD * 1000, GOOD * 9 + BAD * 10, (1000, 1000, 19, 9), True, "too few to tell"),
        (GOOD * 100 + pair("Case=Nom", "_") * 900, "", (100, 100, 0, 0), True, "absent features are not sites"),
        (pair("Case=Acc,Dat", "Case=Dat") * 100, "", (100, 100, 0, 0), True, "sets that share a value agree"),
    ],
)
def test_evidence_and_lint(
    tmp_path: Path, train: str, dev: str, found: tuple[int, int, int, int] | None, lint: bool | None, note: str
) -> None:
    rules = {rule.id: rule for rule in learn(tmp_path, train, dev).rules}
    if found is None:
        assert MOD not in rules, note
        return
    evidence = rules[MOD].evidence
    assert evidence is not None
    assert (evidence.count, evidence.held, evidence.checked_count, evidence.checked_held) == found, note
    assert rules[MOD].lint is lint, note
    assert lint or note in rules[MOD].note


def test_what_is_true_but_no_grammar_is_not_linted(tmp_path: Path) -> None:
    book = learn(tmp_path, pair("Polarity=Pos", "Polarity=Pos") * 200)
    (rule,) = (rule for rule in book.rules if rule.feature == "Polarity")
    assert not rule.lint
    assert "not a feature in which they agree" in rule.note


@pytest.mark.parametrize(
    ("inside", "exceptions", "why"),
    [
        (pair("Case=Nom", "Case=Gen", more="NUM mod@gov") * 30, ("head quantified",), "it does not hold there"),
        (pair("Case=Nom", "Case=Nom", more="NUM mod") * 30, (), "it holds there"),
        (pair("Case=Nom", "Case=Nom", more="NUM mod") * 15, ("head quantified",), "too rare to say"),
        ("", ("head quantified",), "never seen there"),
    ],
)
def test_exceptions_are_learned(tmp_path: Path, inside: str, exceptions: tuple[str, ...], why: str) -> None:
    rules = {rule.id: rule for rule in learn(tmp_path, GOOD * 100 + inside).rules}
    assert rules[MOD].exceptions == exceptions, why


CASES = "".join(
    "\n".join(
        (
            word(1, "a", "NOUN", "Case=Nom", 2, "subj"),
            word(2, "b", "VERB", "_", 0, "root"),
            word(3, "c", "NOUN", f"Case={case}", 2, relation),
        )
    )
    + "\n\n"
    for case, relation, count in (("Acc", "comp:obj", 190), ("Dat", "comp:obj", 10), ("Gen", "udep", 200))
    for _ in range(count)
)


def test_assignment(tmp_path: Path) -> None:
    rules = {rule.id: rule for rule in learn(tmp_path, CASES).rules}
    subject, thing = rules["assignment/noun-subj-verb/case"], rules["assignment/noun-comp:obj-verb/case"]
    assert (subject.allowed, subject.lint) == (("Nom",), True)
    assert (thing.allowed, thing.lint, thing.note) == (("Acc",), False, "it holds at less than 97% of its sites")
    assert thing.evidence == Evidence(200, 190, "")


@pytest.mark.parametrize(
    ("line", "expected", "why"),
    [
        ("agreement\tconj-NOUN-NOUN\tCase", "agreement/noun-conj:coord-noun/case", "renamed since SUD 2.5"),
        ("agreement\tmod-ADJ-NOUN\tCase", None, "already our own"),
        ("agreement\tmod-ADV-VERB\tCase", None, "not in our treebanks"),
    ],
)
def test_published_rules(tmp_path: Path, line: str, expected: str | None, why: str) -> None:
    noun = "\n".join((word(1, "a", "NOUN", "Case=Nom", 0, "root"), word(2, "b", "NOUN", "Case=Nom", 1, "conj:coord")))
    # Frequent enough to be borne out, too rare to be learned: most of our instances are elsewhere.
    train = GOOD * 100 + pair("Degree=Pos", "Degree=Pos", upos="X", relation="udep") * 900 + f"{noun}\n\n" * 40
    book = learn(tmp_path, train, published=f"xx\tp\t{line}\n")
    found = [rule.id for rule in book.rules if rule.source == "authors"]
    assert found == ([expected] if expected else []), why


REGISTRY = """
- {name: UD_Free, licence: CC BY 4.0, quote: true, release: r2.17, commit: abc}
- {name: UD_Free-NC, licence: CC BY-NC 4.0, quote: false}
"""


@pytest.mark.parametrize(
    ("treebank", "examples", "why"),
    [
        ("UD_Free train", ("[rote] [Rose] ja (UD_Free)",) * 2, "free"),
        ("UD_Free-NC train", (), "not free; the longer name counts"),
        ("UD_Unknown train", (), "nothing is known"),
    ],
)
def test_examples_come_from_free_treebanks(tmp_path: Path, treebank: str, examples: tuple[str, ...], why: str) -> None:
    source = GOOD.replace("ja\tPART", "ja\tPART").replace("# text", f"# treebank = {treebank}\n# text")
    longer = source.replace("\n\n", "\n" + word(4, ".", "PUNCT", "_", 2, "punct") + "\n\n")
    book = learn(tmp_path, longer * 100, registry=REGISTRY)
    rule = next(rule for rule in book.rules if rule.id == MOD)
    assert tuple(example.replace(" …", "").replace(" .", "") for example in rule.examples) == examples, why
    (note,) = book.treebanks
    assert (note.name, note.sentences, note.words) == (treebank.partition(" ")[0], 100, 400)


def test_names_of_treebanks() -> None:
    assert treebank_of(["# sent_id = 1", "# treebank = UD_X-Y dev"], {}) == "UD_X-Y"
    assert treebank_of(["# text = # treebank = no"], {}) is None


def test_a_registry_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "registry.yaml"
    path.write_text("- {name: UD_X}\n", encoding="utf-8")
    with pytest.raises(GrammarError, match="entry 1 needs the keys name and licence"):
        read_registry(path)


# Statistics, beside scipy


@given(st.integers(1, 500).flatmap(lambda count: st.tuples(st.integers(0, count), st.just(count))))
def test_wilson(counts: tuple[int, int]) -> None:
    held, count = counts
    expected = binomtest(held, count).proportion_ci(0.95, method="wilson").low
    assert wilson_lower(held, count) == pytest.approx(expected, abs=1e-4)


def test_wilson_of_nothing() -> None:
    assert wilson_lower(0, 0) == 0


@given(
    st.lists(st.tuples(st.integers(0, 50), st.integers(1, 50)), min_size=1).filter(
        lambda rows: any(row[0] for row in rows)
    )
)
def test_divergence(rows: list[tuple[int, int]]) -> None:
    local = Counter({frozenset([str(index)]): count for index, (count, _more) in enumerate(rows)})
    everywhere = Counter({frozenset([str(index)]): count + more for index, (count, more) in enumerate(rows)})
    expected = entropy([count for count, _more in rows], [count + more for count, more in rows])
    assert divergence(local, everywhere) == pytest.approx(expected, abs=1e-9)


# Extraction counts what the judge finds


@pytest.mark.data
@pytest.mark.parametrize("language", ["de", "uk", "tr"])
def test_evidence_is_what_judging_the_treebank_gives(data: Path, language: str) -> None:
    path = data / f"sud/{language}/{language}-dev.conllu.xz"
    book = extract(language, [path])
    grammar = make_grammar(language, book.rules)
    held: Counter[str] = Counter()
    judged: Counter[str] = Counter()
    with open_treebank(path) as stream:
        for sentence in read_conllu(stream, language):
            for outcome in outcomes(grammar, sentence):
                judged[outcome.rule.id] += outcome.verdict is not Verdict.UNDECIDED
                held[outcome.rule.id] += outcome.verdict is Verdict.HELD
    assert book.rules
    for rule in book.rules:
        assert rule.evidence is not None
        assert (rule.evidence.held, rule.evidence.count) == (held[rule.id], judged[rule.id]), rule.id


@pytest.mark.data
def test_shipped_rules_are_those_that_extraction_gives(data: Path) -> None:
    from lambre_core.grammar.rulefile import load_book, rules_folder

    registry = read_registry(rules_folder() / "treebanks.yaml")
    for language in ("de", "lt"):
        folder = data / "sud" / language
        published = data / f"reference/authors/tab/{language}.txt"
        book = extract(
            language,
            [folder / f"{language}-train.conllu.xz"],
            dev=[folder / f"{language}-dev.conllu.xz"],
            published=published if published.exists() else None,
            registry=registry,
        )
        assert _without_names(book.rules) == _without_names(load_book(rules_folder() / f"{language}.yaml").rules)


def _without_names(rules: tuple[Rule, ...]) -> list[tuple[object, ...]]:
    return [
        (rule.id, rule.lint, rule.exceptions, rule.message, rule.note, rule.examples, rule.source, rule.allowed,
         rule.evidence and (rule.evidence.count, rule.evidence.held, rule.evidence.checked_held))
        for rule in rules
    ]  # fmt: skip


def test_marks_tell_counts_apart() -> None:
    text = GOOD + pair("Case=Nom", "Case=Nom", more="NUM mod")
    with_marks = count_edges(read_columns(text.encode(), "f"), with_marks=True)
    without = count_edges(read_columns(text.encode(), "f"), with_marks=False)
    assert [count for *_nodes, count in with_marks.edges["mod", "ADJ", "NOUN"]] == [1, 1]
    assert [count for *_nodes, count in without.edges["mod", "ADJ", "NOUN"]] == [2]
    assert (without.sentences, without.tokens) == (2, 6)
