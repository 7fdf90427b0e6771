"""Each part on a few sentences of the ten words that the test's grammar knows, counted by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lambre_core.evaluation import obstacles
from lambre_core.evaluation.linting import Alarm, Linted, lint
from lambre_core.evaluation.noised import Noised
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.parts import doubts, false_alarms, gei, misses, pairs, parts
from lambre_core.evaluation.passage import Pair
from lambre_core.evaluation.readers.pairs import read as read_pairs
from lambre_core.evaluation.sets import LABELLED
from lambre_core.findings.readings import with_lexicon
from lambre_core.grammar.rule import Grammar
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.parsing.models import load_parser

Compressed = Callable[[str, str], Path]

END = "|||REQUIRED|||-NONE-|||"

# Found are `lange Büchern` (twice; typed once, once for its spelling), `die Straßen` (nobody says so) and
# `die Büchern`; missed is a typed error at a word that no rule speaks of.
SENTENCES = f"""\
S lange Büchern
A 1 2|||R:NOUN:FORM|||Bücher{END}0

S lange Büchern .
A 0 1|||R:SPELL|||Lange{END}0

S die Straßen , hier
A 3 4|||R:ADV:FORM|||dort{END}0

S die Büchern
A 0 0|||M:VERB|||Sieh{END}0

S lange Bücher
A -1 -1|||noop|||-NONE-{END}0
"""


def options(folder: Path, parser: Any, **more: Any) -> Options:
    return Options(folder, load=lambda language: parser, **more)


def cells(text: str, first: str) -> list[str]:
    """The cells of the first row of a section's tables that begins so."""
    row = next(line for line in text.splitlines() if line.startswith(f"| {first} |"))
    return [cell.strip().split(" [")[0] for cell in row.strip("|").split("|")]


def test_parts_are_found_by_their_names() -> None:
    assert {"false-alarms", "gei", "pairs"} <= set(parts())


def test_places_are_those_of_the_text(ten_words: Any) -> None:
    (found,) = lint(["Ja, lange Büchern."], "de", options(Path(), ten_words))
    (alarm,) = found.alarms
    assert (alarm.word, alarm.others) == ((4, 9), (((10, 17), True),))
    assert alarm.families == {"agreement"}


def test_gei(tmp_path: Path, compressed: Compressed, ten_words: Any) -> None:
    compressed("eval/gec/de/falko_merlin.dev.m2.xz", SENTENCES)
    errors = tmp_path / "errors.tsv"
    (section,) = gei.measure(options(tmp_path, ten_words, sets=("falko-merlin",), errors=errors))
    # Typed: one hit (Büchern), one missed (hier); false are lange Büchern, die Straßen and die Büchern: P = 1/4.
    # F0.5 = 1.25 · 1/4 · 1/2 / (0.25 · 1/4 + 1/2) = 0.28. Right are the first two of four.
    assert cells(section.text, "falko-merlin") == [
        *("falko-merlin", "de", "5", "11", "2", "4", "363.64"),
        *("0.25", "0.50", "0.28", "0.50"),
    ]
    assert cells(section.text, "agreement")[1:3] == ["4", "0.25"]
    assert cells(section.text, "assignment")[1] == "0"
    assert cells(section.text, "`agreement/adj-mod-noun/case`") == [
        *("`agreement/adj-mod-noun/case`", "2", "1", "1", "0", "0", "1.00"),
    ]
    assert cells(section.text, "`agreement/det-det-noun/case`")[1:] == ["2", "0", "0", "1", "1", "0.00"]
    assert cells(section.text, "R:NOUN:FORM") == ["R:NOUN:FORM", "yes", "1", "1", "1.00"]
    assert cells(section.text, "R:ADV:FORM")[1:] == ["yes", "1", "0", "0.00"]

    rows = [line.split("\t") for line in errors.read_text(encoding="utf-8").splitlines()]
    assert [row[1] for row in rows] == ["verdict", "false", "beside", "other", "typed", "missed"]
    assert rows[1][9] == "[[die]] {{Straßen}}, hier"
    assert rows[2][6] == "+Sieh (M:VERB)"
    assert rows[4][6] == "Büchern→Bücher (R:NOUN:FORM)"
    assert rows[5][9] == "die Straßen, [[hier]]"


def test_gei_with_labels(tmp_path: Path, compressed: Compressed, ten_words: Any) -> None:
    table = "id\tacceptable\terror_type\tsource\tsentence\n"
    for number, (label, text) in enumerate(
        [("Syntax", "lange Büchern"), ("Syntax", "lange Bücher"), ("0", "die Straßen"), ("Semantics", "die Büchern")]
    ):
        table += f"{number}\t{int(label == '0')}\t{label}\tx\t{text}\n"
    compressed("eval/rucola/in_domain_dev.tsv.xz", table)
    # The set is Russian, the parser of ten words German: what counts here is the bookkeeping.
    gold_set = next(found for found in LABELLED if found.name == "rucola-in-domain")
    judged = gei.judged_passages(gold_set, options(tmp_path, ten_words))
    text = gei.section(gold_set, judged, options(tmp_path, ten_words)).text
    assert cells(text, "rucola-in-domain")[4:] == ["2", "3", "375.00", "0.33", "0.50", "0.36", "0.67"]
    assert cells(text, "Syntax") == ["Syntax", "2", "1", "0.50"]
    assert cells(text, "acceptable") == ["acceptable", "1", "1", "1.00"]


def test_pairs(
    tmp_path: Path, compressed: Compressed, ten_words: Any, ten_word_grammar: Grammar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairs, "load_grammar", lambda language: ten_word_grammar)
    monkeypatch.setattr(pairs, "judging_lexicon", lambda language: None)
    rows = (
        ("a", "die Bücher", "die Büchern"),  # won
        ("a", "die Straßen hier", "die Straßen dort"),  # both have the finding
        ("b", "lange Büchern", "lange Bücher"),  # lost
        ("b", "die Straßen und lange Bücher", "die Straßen und lange Büchern"),  # won by the new finding alone
    )
    table = "id\tconstruction\tgood\tbad\n" + "".join(f"{n}\t{c}\t{g}\t{b}\n" for n, (c, g, b) in enumerate(rows))
    compressed("eval/pairs/clams/de.tsv.xz", table)
    (section,) = pairs.measure(options(tmp_path, ten_words, sets=("clams-de",)))
    # Scores of good and bad: 1 and 1/2 (number still agrees); equal; 1/2 and 1; the last one has fewer rules that hold.
    assert cells(section.text, "clams-de") == ["clams-de", "de", "4", "0.50", "0.25", "0.50", "0.50", "0.25"]
    assert cells(section.text, "a") == ["a", "2", "0.50", "0.00", "0.50", "0.50", "0.50"]
    # Not won, then: below, clash, doubted, undecided, no clash, no edge, tree.
    assert cells(section.text, "all") == ["all", "2", "0", "0", "0", "0", "1", "1", "0"]


@pytest.mark.parametrize(
    ("good", "bad", "words"),
    [
        ("der Mann geht", "die Mann geht", ["die"]),
        ("er sah den alten Mann", "er sah der alte Mann", ["der", "alte"]),
        ("ich gehe nach Hause", "ich gehe Hause", ["gehe", "Hause"]),
        ("ich gehe", "ich gehe heim", ["heim"]),
        ("ja ja", "ja ja ja", ["ja"]),
    ],
)
def test_words_that_differ(good: str, bad: str, words: list[str]) -> None:
    assert [bad[slice(*span)] for span in pairs.differing(Pair("1", "a", good, bad))] == words


@pytest.mark.parametrize("own", [found for found in pairs.PAIR_SETS if found.own], ids=lambda found: str(found.name))
def test_our_own_pairs_differ_in_one_word(own: pairs.PairSet) -> None:
    found = list(read_pairs(own.path(Path("elsewhere"))))
    assert len(found) >= 60
    for pair in found:
        good, bad = pair.good.split(" "), pair.bad.split(" ")
        assert sum(one != other for one, other in zip(good, bad, strict=True)) == 1


def test_our_own_pairs_are_left_out_where_they_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairs, "OWN", tmp_path)
    assert list(pairs.measure(Options(tmp_path, sets=("plain-de",)))) == []


@pytest.mark.parametrize(
    ("span", "text", "other", "number"),
    [
        pytest.param((0, 3), "die a b", "die c b", 0, id="before the difference: from the start"),
        pytest.param((4, 5), "die a b", "die c b", -2, id="the difference: from the end"),
        pytest.param((6, 7), "die a b", "die c d b", -1, id="behind it: from the end"),
    ],
)
def test_words_of_pairs(span: tuple[int, int], text: str, other: str, number: int) -> None:
    assert pairs.place(Alarm("x", 1.0, span, (), ""), text, other) == {number}


def test_false_alarms(tmp_path: Path, compressed: Compressed, ten_words: Any) -> None:
    compressed("eval/gec/de/falko_merlin.dev.m2.xz", SENTENCES)
    (section,) = false_alarms.measure(options(tmp_path, ten_words, sets=("falko-merlin-corrected",)))
    # Corrected: lange Bücher / Lange Büchern. / die Straßen, dort / Sieh die Büchern / lange Bücher. Two are found; the
    # test's parser does not know `Lange`. Two rules at each of the four edges that it sees.
    assert cells(section.text, "falko-merlin-corrected")[2:] == ["5", "12", "2", "166.67", "8", "1.00"]
    assert cells(section.text, "`agreement/det-det-noun/case`") == ["`agreement/det-det-noun/case`", "2", "166.67"]


def test_without_a_mechanism(tmp_path: Path, compressed: Compressed, ten_words: Any) -> None:
    compressed("eval/gec/de/falko_merlin.dev.m2.xz", "S die lange Büchern\n\nS die die Büchern\n")
    name = "falko-merlin"
    (section,) = gei.measure(options(tmp_path, ten_words, sets=(name,)))
    (changed,) = gei.measure(options(tmp_path, ten_words, sets=(name,), without=("doubt",)))
    # Two determiners of one noun are doubted.
    assert cells(section.text, name)[5] == "1"
    assert cells(changed.text, f"{name}-without-doubt")[5] == "2"
    assert "--without doubt" in changed.text


def test_what_cannot_be_checked_ends_the_run(ten_words: Any) -> None:
    from lambre_core.evaluation.errors import EvaluationError

    with pytest.raises(EvaluationError, match="a word that explodes"):
        list(lint(["explode"], "de", options(Path(), ten_words)))


def test_a_text_without_a_letter_has_no_findings(ten_words: Any) -> None:
    assert list(lint(["..."], "de", options(Path(), ten_words))) == [Linted((), 0, 0, {})]


@pytest.mark.data
@pytest.mark.parametrize(
    ("part", "name"),
    [
        *(("gei", name) for name in ("falko-merlin", "mqm-ted-en-de", "rucola-in-domain")),
        *(("pairs", name) for name in ("clams-de", "multiblimp-tr")),
        *(("false-alarms", name) for name in ("falko-merlin-corrected", "treebank-de", "wmt21-en-de", "l10n-de")),
    ],
)
def test_on_data(data: Path, part: str, name: str) -> None:
    limit = 3 if name.startswith("l10n") else 12
    (section,) = parts()[part].measure(Options(data, sets=(name,), limit=limit))
    assert section.row[0] == name
    assert f"limit {limit}" in section.text


def test_misses(
    tmp_path: Path, compressed: Compressed, ten_words: Any, ten_word_grammar: Grammar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(misses, "load_grammar", lambda language: ten_word_grammar)
    monkeypatch.setattr(misses, "judging_lexicon", lambda language: None)
    marked = (
        ("die Straßen", 1),  # found
        ("die Bücher hier", 2),  # no rule speaks of it
        ("lange Bücher", 0),  # agrees
        ("die die Büchern", 0),  # two determiners
    )
    text = "".join(f"S {words}\nA {at} {at + 1}|||R:NOUN:FORM|||x{END}0\n\n" for words, at in marked)
    compressed("eval/gec/de/falko_merlin.dev.m2.xz", text)
    (section,) = misses.measure(options(tmp_path, ten_words, sets=("falko-merlin",)))
    # Typed errors, then shares: found, below, clash, doubted, undecided, no clash, no edge, tree.
    shares = ["0.25", "0.00", "0.00", "0.25", "0.00", "0.25", "0.25", "0.00"]
    assert cells(section.text, "falko-merlin")[2:] == ["4", *shares]
    assert cells(section.text, "doubted: is_one_of_several_determiners")[1:] == ["1", "0.33"]
    assert cells(section.text, "no ruled edge")[1:] == ["1", "0.33"]
    assert cells(section.text, "the tagger sees no clash")[1:] == ["1", "0.33"]


def test_doubts(tmp_path: Path, compressed: Compressed, ten_words: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    twice = "die die Büchern"  # two determiners
    texts = (
        f"S {twice}\nA 0 1|||R:NOUN:FORM|||der{END}0\n",
        f"S {twice}\nA -1 -1|||noop|||-NONE-{END}0\n",
        f"S die Büchern\nA -1 -1|||noop|||-NONE-{END}0\n",  # found with doubts, too
    )
    compressed("eval/gec/de/falko_merlin.dev.m2.xz", "\n".join(texts))
    noised = (Noised("a", twice, None), Noised("a", twice, (0, 3)), Noised("a", f"lange Bücher und {twice}", (0, 5)))
    monkeypatch.setattr(doubts, "clean_and_noised", lambda language, data: iter(noised))
    (section,) = doubts.measure(options(tmp_path, ten_words, sets=("de",)))
    # Marked, made, as written, corrected (of the second text), clean; beside the changed word nothing counts.
    assert cells(section.text, "is_one_of_several_determiners")[1:] == ["1", "1", "1", "1", "1"]
    assert cells(section.text, "de")[1:] == ["2", "3"]


def test_a_relative_pronoun_has_an_edge_and_a_reference() -> None:
    """The two are weighed apart; together the pronoun would have two heads."""
    text = "Der Mann, das hier wohnt, ist alt."
    (sentences,) = load_parser("de").parse([text])
    span = (text.index("das"), text.index("das") + 3)
    found = obstacles.why_missed(span, sentences, load_grammar("de"), with_lexicon(judging_lexicon("de")))
    assert found == obstacles.CLASH
