"""The teacher on a toy treebank: numbers out and in again, what it learns, its answers as trees."""

from __future__ import annotations

import zlib
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("torch", reason="needs the extra [train]")

import torch

from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.training.paradigms import Entry
from lambre_core.training.run import read_file
from lambre_core.training.teacher.corpus import SETS, arrays, raw_sentences, write
from lambre_core.training.teacher.network import Sizes
from lambre_core.training.teacher.raw import WRITINGS, markdown_paragraphs, protocol_paragraphs, sentences_of, words_of
from lambre_core.training.teacher.reading import Gold, names_of, read
from lambre_core.training.teacher.silver import TREEBANK, fits, is_tree, lemma_of, lemmas_of, sentences
from lambre_core.training.teacher.teach import Limits, Teacher
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence

TOY = Path(__file__).parents[1] / "data" / "parsing" / "german.conllu"
SMALL = Sizes(
    features=6000, feature=48, width=64, layers=1, heads=2, words=200, endings=50, arc=48, relation=24,
    dropout=0.0, head_dropout=0.0,
)  # fmt: skip


@pytest.fixture(scope="module")
def gold() -> list[Sentence]:
    return list(read_file(TOY))


@pytest.fixture(scope="module")
def corpus(gold: list[Sentence], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("teacher") / "corpus.npz.xz"
    raw = [[token.form or "_" for token in sentence.tokens] for sentence in gold]
    write(path, arrays("xx", raw, dict.fromkeys(SETS, gold)))
    return path


def test_numbers_stand_for_the_same_words(corpus: Path, gold: list[Sentence]) -> None:
    content = read(corpus)
    forms = names_of(content["forms"])
    words = [token.form for sentence in gold for token in sentence.tokens]
    assert [forms[number] for number in content["raw"]] == words
    assert [forms[number] for number in content["dev.forms"]] == words
    assert content["train.heads"].tolist() == [token.head for sentence in gold for token in sentence.tokens]
    assert words.count(forms[0]) == max(map(words.count, set(words)))


def test_it_learns_a_toy_treebank_and_its_answers_are_trees(corpus: Path, gold: list[Sentence], tmp_path: Path) -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    content = read(corpus)
    teacher = Teacher(content, SMALL, torch.device("cpu"), 7)
    teacher.read_in(0.01, 200)
    network = teacher.learn(Gold(content, "train"), 1, Limits(60, 100))
    for name, array in teacher.parse([network], 10_000, 0).items():
        (tmp_path / f"{name}.bin").write_bytes(zlib.compress(array.tobytes()))
    found = list(sentences(content, [tmp_path], {}, None))
    assert len(found) > len(gold) / 2
    trees = {joined(sentence): sentence.tokens for sentence in gold}
    pairs = [pair for sentence in found for pair in zip(trees[sentence.text], sentence.tokens, strict=True)]
    # What it is not sure of is blank. Sixty sentences are learned by heart; chance would give a tenth of it.
    tagged = [token.upos == other.upos for token, other in pairs if other.upos is not None]
    attached = [token.head == other.head for token, other in pairs if other.head is not None]
    assert len(tagged) > len(pairs) / 2
    assert sum(tagged) > 0.9 * len(tagged)
    assert len(attached) > len(pairs) / 2
    assert sum(attached) > 0.7 * len(attached)
    assert {sentence.comment("treebank") for sentence in found} == {TREEBANK}


def joined(sentence: Sentence) -> str:
    return " ".join(token.form or "_" for token in sentence.tokens)


def test_parts_of_a_later_teacher_go_before(corpus: Path, tmp_path: Path) -> None:
    content = read(corpus)
    sizes = content["raw.sizes"].astype(int)
    both, first = np.arange(2, dtype=np.int32), np.array([1], dtype=np.int32)
    words = int(sizes[:2].sum())
    heads = np.array([number for size in sizes[:2] for number in range(size)], dtype=np.uint8)
    sure = np.full(words, 15, dtype=np.uint8)
    old, new = tmp_path / "old", tmp_path / "new"
    answers: list[tuple[Path, dict[str, npt.NDArray[np.generic]]]] = [
        (old, {"rows": both, "heads": heads, "heads.sure": sure, "relations": 0 * sure, "relations.sure": sure}),
        (old, {"tags": np.zeros(words, dtype=np.uint16), "tags.sure": 0 * sure}),
        (new, {"rows": first, "tags": np.ones(sizes[1], dtype=np.uint16)}),
    ]
    for folder, content_of in answers:
        folder.mkdir(exist_ok=True)
        for name, array in content_of.items():
            (folder / f"{name}.bin").write_bytes(zlib.compress(array.tobytes()))
    unsure = list(sentences(content, [old], {}, None))
    assert len(unsure) == 2
    assert {token.upos for sentence in unsure for token in sentence.tokens} == {None}
    # Only the sentence that both have; nobody said that these tags are not sure.
    (sentence,) = sentences(content, [old, new], {}, None)
    assert [token.head for token in sentence.tokens] == list(range(len(sentence.tokens)))
    assert {token.upos for token in sentence.tokens} == {names_of(content["tags"])[1].partition("|")[0]}


@pytest.mark.parametrize(
    ("heads", "expected"),
    [([0], True), ([2, 0, 2], True), ([0, 0], False), ([2, 1, 0], False), ([2, 3, 1], False), ([], False)],
)
def test_trees(heads: list[int], expected: bool) -> None:
    assert is_tree(heads) is expected


@given(st.lists(st.integers(0, 100), min_size=1, max_size=8), st.randoms())
def test_whatever_hangs_on_an_earlier_word_is_a_tree(draws: list[int], random: object) -> None:
    heads = [0, *(draw % number + 1 for number, draw in enumerate(draws, 1))]
    assert is_tree(heads)


def test_tags_that_the_lexicon_rules_out_are_not_learned() -> None:
    lexicon = lexicon_of("de")
    assert fits("Hauses", "NOUN", parse_feats("Case=Gen|Number=Sing"), lexicon)
    assert not fits("Hauses", "NOUN", parse_feats("Case=Dat|Number=Sing"), lexicon)
    # Of other parts of speech it need not know everything.
    assert fits("Hauses", "X", parse_feats("Case=Dat"), lexicon)
    assert fits("Hauses", "NOUN", parse_feats("Case=Dat|Number=Sing"), None)


def test_lemmas_are_those_whose_forms_fit() -> None:
    cell = Entry("Bands", ("NOUN",), parse_feats("Case=Gen|Number=Sing"))
    lemmas = lemmas_of({"Band": (cell,), "Bands": (Entry("bands", ("VERB",), {}),)})
    assert lemma_of("Bands", "NOUN", parse_feats("Case=Gen"), lemmas) == "Band"
    assert lemma_of("Bands", "NOUN", parse_feats("Case=Dat"), lemmas) is None
    assert lemma_of("Bands", "VERB", {}, lemmas) == "Bands"


def test_protocols_become_sentences() -> None:
    text = (
        "Inhalt:\nTagesordnung\nBeginn: 9.00 Uhr\nPräsident Dr. Norbert Lammert:\n"
        "Guten Morgen! Die Sitzung ist eröffnet. Die Bundesregie-\nrung hat z. B. am 3. Mai geantwortet.\n"
        "(Beifall bei der FDP)\nWir danken ihr (und allen\n"
    )
    paragraphs = [paragraph for paragraph in protocol_paragraphs(text) if paragraph]
    assert paragraphs[0].startswith("Guten Morgen!")
    assert list(sentences_of(paragraphs, WRITINGS["de"])) == [
        "Guten Morgen!",
        "Die Sitzung ist eröffnet.",
        "Die Bundesregierung hat z. B. am 3. Mai geantwortet.",
    ]
    words = "Sie kostet 1.000,50 Euro , Dr. Meier .".split()
    assert words_of("Sie kostet 1.000,50 Euro, Dr. Meier.", WRITINGS["de"]) == words
    assert words_of("1 2 3 vier 5 .", WRITINGS["de"]) == []


def test_manuals_become_sentences() -> None:
    text = (
        "---\ntitle: Змінні.\n---\n# Як оголосити змінну.\n\nЗа п’ять [хвилин](a_(b).md) ви **дізнаєтеся**,\n"
        "що таке `let`. Далі `a = b` – код.\n\n```js\nнехай це буде змінна, якої немає.\n```\n\n"
        "| Таблиця, якої не читають. |\n\n- Спитайте в неї: «Хто там?» Вона вiдповiсть за мить...\n\n"
        "This is a page that nobody has translated yet.\n"
    )
    rules = WRITINGS["uk"]
    sentences = list(sentences_of(markdown_paragraphs(text), rules))
    assert sentences == [
        "За п'ять хвилин ви дізнаєтеся, що таке let.",
        "Спитайте в неї: «Хто там?»",
        "Вона відповість за мить...",
    ]
    assert words_of(sentences[-1], rules) == ["Вона", "відповість", "за", "мить", "..."]
    assert words_of("Це the best of the best нині.", rules) == []


def test_raw_files_are_read_by_turns(tmp_path: Path) -> None:
    long, short = tmp_path / "long", tmp_path / "short"
    long.write_text("a b c d\n" * 90, encoding="utf-8")
    short.write_text("e f g h\n" * 10, encoding="utf-8")
    taken = list(raw_sentences([long, short], 200))
    assert len(taken) == 50
    assert sum(words[0] == "e" for words in taken) == 5
    assert len(list(raw_sentences([long, short], 10_000))) == 100
