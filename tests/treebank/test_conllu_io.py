"""CoNLL-U: what is read, what is written back, what is refused and where."""

from __future__ import annotations

import io
import lzma
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.treebank.columns import read_columns
from lambre_core.treebank.conllu_io import (
    format_sentence,
    open_treebank,
    read_conllu,
    with_text_comment,
    write_conllu,
)
from lambre_core.treebank.errors import TreebankError
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import EmptyNode, Multiword, Sentence, Token

SAMPLE = """\
# sent_id = 1
# text = Ich gehe zum Markt.
# an odd comment = with = signs
1	Ich	ich	PRON	PPER	Case=Nom|Number=Sing|Person=1	2	subj	_	_
2	gehe	gehen	VERB	VVFIN	Number=Sing|Person=1|VerbForm=Fin	0	root	_	_
3-4	zum	_	_	_	_	_	_	_	_
3	zu	zu	ADP	APPR	_	2	udep	_	_
4	dem	der	DET	ART	Case=Dat|Definite=Def	5	det	_	_
5	Markt	Markt	NOUN	NN	Case=Acc,Dat|Number=Sing|Number[psor]=Plur	3	comp:obj	_	SpaceAfter=No
5.1	_	_	VERB	_	VerbForm=Fin	_	_	2:conj	_
6	.	.	PUNCT	$.	_	2	punct	_	_

# sent_id = 2
0.1	hier	hier	ADV	_	_	_	_	_	_
1	_	_	PUNCT	_	_	0	root	_	_
2	x	_	_	_	_	_	_	_	_

"""


def row(identifier: str, head: str = "0", *, form: str = "w", feats: str = "_") -> str:
    return "\t".join((identifier, form, "_", "NOUN", "_", feats, head, "dep", "_", "_"))


def test_fields_are_read() -> None:
    first, second = read_conllu(SAMPLE.encode(), "f")
    assert [token.form for token in first.tokens] == ["Ich", "gehe", "zu", "dem", "Markt", "."]
    assert first.multiwords == (Multiword(3, 4, "zum", span=(9, 12)),)
    assert first.empty_nodes[0] == EmptyNode(5, 1, "_", "_", "VERB", feats=parse_feats("VerbForm=Fin"), deps="2:conj")
    assert first.tokens[4].feats["Case"] == {"Acc", "Dat"}
    assert first.head_of(first.tokens[0]) is first.tokens[1]
    assert first.comment("an odd comment") == "with = signs"
    assert (second.tokens[0].form, second.tokens[0].lemma) == ("_", "_")
    assert second.tokens[1] == Token(2, "x", span=(2, 3))


@pytest.mark.parametrize(
    ("text", "forms", "expected_text", "spans", "why"),
    [
        ("Ich gehe.", ["Ich", "gehe", "."], "Ich gehe.", [(0, 3), (4, 8), (8, 9)], "the comment's text"),
        ("10 000 Euro", ["10 000", "Euro"], "10 000 Euro", [(0, 6), (7, 11)], "a form with a space"),
        ("a\u00a0 b", ["a", "b"], "a\u00a0 b", [(0, 1), (3, 4)], "any white space separates"),
        ("a x b", ["a", "b"], "a b", [(0, 1), (2, 3)], "text with more words is replaced"),
        ("a b c", ["a", "b"], "a b", [(0, 1), (2, 3)], "text that goes on is replaced"),
        (None, ["a", "b"], "a b", [(0, 1), (2, 3)], "no comment"),
        ("e\u0301 😀 b", ["e\u0301", "😀", "b"], "e\u0301 😀 b", [(0, 2), (3, 4), (5, 6)], "offsets are code points"),
    ],
)
def test_spans(text: str | None, forms: list[str], expected_text: str, spans: list[tuple[int, int]], why: str) -> None:
    lines = [f"# text = {text}"] if text is not None else []
    lines += [row(str(number), form=form) for number, form in enumerate(forms, 1)]
    (sentence,) = read_conllu("\n".join(lines).encode(), "f")
    assert sentence.text == expected_text, why
    assert [token.span for token in sentence.tokens] == spans, why


def test_words_of_a_multiword_token_share_its_span() -> None:
    first = next(read_conllu(SAMPLE.encode(), "f"))
    assert [first.text[slice(*token.span)] for token in first.tokens if token.span] == [
        "Ich", "gehe", "zum", "zum", "Markt", ".",
    ]  # fmt: skip


def test_round_trip() -> None:
    stream = io.StringIO()
    write_conllu(read_conllu(SAMPLE.encode(), "f"), stream)
    assert stream.getvalue() == SAMPLE


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (SAMPLE.rstrip("\n"), "no blank line at the end"),
        (SAMPLE.replace("\n", "\r\n"), "CRLF"),
        ("\ufeff" + SAMPLE, "byte order mark"),
        ("\n\n" + SAMPLE.replace("\n\n", "\n \n\n\t\n\n"), "more blank lines, with white space"),
    ],
)
def test_harmless_liberties_are_read(source: str, why: str) -> None:
    assert "".join(map(format_sentence, read_conllu(source.encode(), "f"))) == SAMPLE, why
    assert [columns.deprels for columns in read_columns(source.encode(), "f")] == [
        ("subj", "root", "udep", "det", "comp:obj", "punct"),
        ("root", "_"),
    ]


@pytest.mark.parametrize("size", [1, 7, 100, 5000])
def test_pieces_of_a_stream_do_not_matter(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lambre_core.treebank.conllu_io._CHUNK_BYTES", size)
    sentences = list(read_conllu(io.BytesIO(SAMPLE.encode() * 3), "f"))
    assert "".join(map(format_sentence, sentences)) == SAMPLE * 3
    assert [columns.line for columns in read_columns((SAMPLE * 3).encode(), "f")] == [1, 13, 18, 30, 35, 47]


BROKEN = [
    ("1\tw\t_", "f:1:5", "10 columns", "too few columns"),
    (row("1") + "\tx", "f:1:26", "found 11", "too many columns"),
    ("# c\n" + row("1") + "\n# late", "f:3:1", "before the first word", "comment inside a sentence"),
    (row("1", form=""), "f:1:3", "FORM is empty", "empty field"),
    (row("2"), "f:1:1", "expected word 1", "ids start at 1"),
    (row("1") + "\n" + row("3"), "f:2:1", "expected word 2", "gap in ids"),
    (row("x"), "f:1:1", "neither a number", "id is no id"),
    (row("1", "x"), "f:1:16", "HEAD 'x'", "head is no number"),
    (row("1", "-1"), "f:1:16", "HEAD '-1'", "negative head"),
    (row("1", "2"), "f:1:16", "the sentence has 1 words", "head out of range"),
    (row("1") + "\n" + row("2", "2"), "f:2:16", "its own head", "loop"),
    (row("1", feats="Case"), "f:1:14", "Name=Value", "bad FEATS"),
    (row("1", feats="Case=Nom|=x"), "f:1:14", "Name=Value", "feature without name"),
    ("2-3\tw" + "\t_" * 8 + "\n" + row("1"), "f:1:1", "right before word 2", "multiword token too early"),
    ("1-2\tw" + "\t_" * 8 + "\n" + row("1"), "f:2:1", "1 words", "multiword token too long"),
    ("1-2\tw\t_\tX" + "\t_" * 6 + "\n" + row("1"), "f:1:9", "UPOS of a multiword token", "multiword token with UPOS"),
    (row("1") + "\n1.2\tw" + "\t_" * 8, "f:2:1", "1.1", "empty node out of order"),
    (
        row("1") + "\n1.1\tw" + "\t_" * 4 + "\t1" + "\t_" * 3,
        "f:2:15",
        "HEAD of an empty node",
        "empty node with a head",
    ),
    (row("1") + "\n\n# only a comment", "f:3:1", "without words", "comments alone"),
]


@pytest.mark.parametrize(("source", "place", "message", "why"), BROKEN, ids=[case[3] for case in BROKEN])
def test_broken_files_are_refused_at_their_place(source: str, place: str, message: str, why: str) -> None:
    for reader in (read_conllu, read_columns):
        with pytest.raises(TreebankError, match=message) as caught:
            list(reader(source.encode(), "f"))
        assert str(caught.value).startswith(place + ": "), (reader, why)


def test_not_utf8() -> None:
    with pytest.raises(TreebankError, match=r"^f:2:3: byte 0xFF is not UTF-8"):
        list(read_conllu(row("1").encode() + b"\n2\t\xff", "f"))


def test_xz_and_missing_files(tmp_path: Path) -> None:
    packed = tmp_path / "t.conllu.xz"
    packed.write_bytes(lzma.compress(SAMPLE.encode()))
    with open_treebank(packed) as stream:
        assert len(list(read_conllu(stream, "t"))) == 2
    packed.write_bytes(b"not xz at all")
    with pytest.raises(TreebankError, match="cannot be read"), open_treebank(packed) as stream:
        list(read_conllu(stream, "t"))
    with pytest.raises(TreebankError, match="cannot be opened"):
        open_treebank(tmp_path / "missing.conllu")


def test_text_comment_is_added_once() -> None:
    sentence = Sentence((Token(1, "a"), Token(2, "b")), text="a\nb ")
    with_text = with_text_comment(sentence)
    assert with_text.comments == (" text = a b",)
    assert with_text_comment(with_text) == with_text


FORM = st.text(st.characters(codec="utf-8", exclude_characters="\t\n\r", exclude_categories=["Zs"]), min_size=1)
FEATS = st.dictionaries(
    st.sampled_from(["Case", "Gender", "Number", "Number[psor]"]),
    st.sets(st.sampled_from(["Acc", "Dat", "Nom"]), min_size=1).map(frozenset),
)


@st.composite
def sentences(draw: st.DrawFn) -> Sentence:
    size = draw(st.integers(1, 6))
    tokens = []
    for number in range(1, size + 1):
        form = draw(FORM.filter(lambda text: text != "_"))
        head = draw(st.none() | st.sampled_from([head for head in range(size + 1) if head != number]))
        tokens.append(
            Token(number, form, lemma=draw(st.none() | st.just("l")), feats=draw(FEATS), head=head, deprel="d")
        )
    return Sentence(tuple(tokens), comments=(" sent_id = 1",))


@given(st.lists(sentences(), min_size=1, max_size=3))
def test_what_is_written_is_read_back_by_both_readers(written: list[Sentence]) -> None:
    text = "".join(map(format_sentence, written))
    read = list(read_conllu(text.encode(), "f"))
    assert "".join(map(format_sentence, read)) == text
    for sentence, again, columns in zip(written, read, read_columns(text.encode(), "f"), strict=True):
        assert [(t.form, t.lemma, t.feats, t.head) for t in sentence.tokens] == [
            (t.form, t.lemma, t.feats, t.head) for t in again.tokens
        ]
        assert [again.text[slice(*t.span)] for t in again.tokens if t.span] == [t.form for t in sentence.tokens]
        assert columns.heads == [-1 if token.head is None else token.head for token in sentence.tokens]
        assert [parse_feats(column) for column in columns.feats] == [token.feats for token in sentence.tokens]


DATA = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))


@pytest.mark.data
@pytest.mark.parametrize(
    "name", ["sud/de/de-dev", "sud/cs/cs-test", "sud/tr/tr-test", "ud/uk/uk-test", "ud/de/de-test"]
)
def test_treebanks_survive_the_round_trip(name: str) -> None:
    path = DATA / f"{name}.conllu.xz"
    if not path.exists():
        pytest.skip(f"{path} is missing")
    source = lzma.decompress(path.read_bytes())
    read = list(read_conllu(source, name))
    assert "".join(map(format_sentence, read)).encode() == source
    for sentence, columns in zip(read, read_columns(source, name), strict=True):
        assert tuple(token.deprel or "_" for token in sentence.tokens) == columns.deprels
        assert tuple(token.upos or "_" for token in sentence.tokens) == columns.upos
        assert [parse_feats(column) for column in columns.feats] == [token.feats for token in sentence.tokens]
        assert [-1 if token.head is None else token.head for token in sentence.tokens] == columns.heads
