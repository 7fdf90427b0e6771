"""The parser's bookkeeping, with random weights: it must hold whatever the networks say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lambre_core.parsing import chunks
from lambre_core.parsing.arborescence import is_tree
from lambre_core.parsing.engines.onnx import parser as parsing
from lambre_core.parsing.engines.onnx.parser import MAX_WORDS, OnnxParser
from lambre_core.parsing.engines.onnx.segmenter import Piece, Segmenter, segment
from lambre_core.parsing.protocol import ParsingError
from lambre_core.treebank.tree import Sentence, Token

MakeParser = Callable[[], OnnxParser]

GERMAN = (
    "Die Häuser stehen an dem Rhein. Wer hat 12,5 Millionen gezählt?",
    "Er ging zum Haus, und ZUM Glück war niemand da!",
    "An den alten Häusern\nstehen drei Menschen.\n\nEin neuer Absatz",
    "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z",
)

ODD = [
    pytest.param("", id="empty"),
    pytest.param(" \t\n\u00a0\u2003\r\n", id="white space"),
    pytest.param("🙂🙂 👩‍👩‍👧 gut!", id="emojis"),
    pytest.param("Ha\u0308user und Mu\u0308ll", id="combining characters"),
    pytest.param("\u0301a", id="a combining character first"),
    pytest.param("Eins.\r\nZwei.\r\n\r\nDrei.", id="line ends of Windows"),
    pytest.param("eins\rzwei\r\rdrei", id="line ends of old"),
    pytest.param("x" * 20_000, id="a very long word"),
    pytest.param("a-" * 3_000, id="a long run of hyphens"),
    pytest.param("...!!!???", id="signs"),
    pytest.param("\ud800 allein", id="half a surrogate"),
    pytest.param("İstanbul ẞ ŉ ﬁn", id="letters that change their length"),
    pytest.param("\x00\x01\ufeff\u200b\u202e", id="control characters"),
    pytest.param("漢字かな交じり文。 עברית العربية", id="other scripts"),
    pytest.param("zum zum. Zum ZUM", id="multiword tokens"),
]


def parse(parser: OnnxParser, *texts: str) -> list[tuple[Sentence, ...]]:
    return list(parser.parse(texts))


def check(text: str, sentences: Sequence[Sentence]) -> None:
    """What holds of every text."""
    surface: list[tuple[int, int]] = []
    for sentence in sentences:
        tokens = sentence.tokens
        assert tokens
        assert [token.id for token in tokens] == list(range(1, len(tokens) + 1))
        spans = [token.span for token in tokens]
        assert None not in spans
        known = [span for span in spans if span is not None]
        assert sentence.text == text[known[0][0] : known[-1][1]]
        inside = {number: word for word in sentence.multiwords for number in range(word.first, word.last + 1)}
        for token, (start, end) in zip(tokens, known, strict=True):
            if token.id in inside:
                assert inside[token.id].form == text[start:end]
                assert inside[token.id].span == (start, end)
            else:
                assert token.form == text[start:end]
        surface += list(dict.fromkeys(known))
        if sentence.comment("parse_limit") is None:
            check_tree(sentence)
    assert all(end <= start for (_, end), (start, _) in pairwise(surface))
    covered = {place for start, end in surface for place in range(start, end)}
    assert all(text[place].isspace() for place in set(range(len(text))) - covered)


def check_tree(sentence: Sentence) -> None:
    heads = [token.head for token in sentence.tokens]
    assert heads.count(0) == 1
    assert is_tree(np.array([0, *(head or 0 for head in heads)]))
    total = 0.0
    for token in sentence.tokens:
        own = token.beliefs
        assert own is not None
        assert token.head is not None
        assert token.upos is not None
        assert token.deprel is not None
        sums = [sum(own.upos.values()), sum(own.heads.values()), sum(own.deprels.values())]
        assert [*sums, *(sum(values.values()) for values in own.feats.values())] == pytest.approx(
            [1] * (3 + len(own.feats)), abs=1e-6
        )
        assert token.upos == max(own.upos, key=lambda name: own.upos[name])
        assert set(token.feats) <= set(own.feats)
        assert all(own.feats[name][",".join(sorted(values))] > 0 for name, values in token.feats.items())
        assert token.deprel == max(own.deprels, key=lambda name: own.deprels[name])
        assert (token.deprel == "root") == (token.head == 0)
        assert token.id not in own.heads
        total += float(np.log(own.heads[token.head]) + np.log(own.deprels[token.deprel]))
    # Beliefs leave out what is negligible, and the rest is scaled.
    assert sentence.log_probability == pytest.approx(total, abs=0.02 * len(heads))


def alike(first: Token, second: Token) -> bool:
    """Whether two tokens are the same but for the rounding of sums."""
    one, other = first.beliefs, second.beliefs
    if one is None or other is None:
        return first == second
    return (
        (first.form, first.span) == (second.form, second.span)
        and all(abs(one.upos.get(key, 0) - other.upos.get(key, 0)) < 2e-4 for key in {*one.upos, *other.upos})
        and all(abs(one.heads.get(key, 0) - other.heads.get(key, 0)) < 2e-4 for key in {*one.heads, *other.heads})
    )


def all_alike(first: Sequence[Sentence], second: Sequence[Sentence]) -> bool:
    return [len(sentence.tokens) for sentence in first] == [len(sentence.tokens) for sentence in second] and all(
        alike(one, other)
        for a, b in zip(first, second, strict=True)
        for one, other in zip(a.tokens, b.tokens, strict=True)
    )


@pytest.mark.parametrize("text", ODD)
def test_odd_texts(parser: OnnxParser, text: str) -> None:
    (sentences,) = parse(parser, text)
    check(text, sentences)


@pytest.mark.parametrize("text", GERMAN)
def test_texts(parser: OnnxParser, text: str) -> None:
    check(text, parse(parser, text)[0])


characters = st.sampled_from("abzßÄI09 .,!?-'\"\n\r\t@:/🙂\u0308\u200d漢") | st.characters()
texts = st.text(characters, max_size=60)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(texts, max_size=4))
def test_any_texts(parser: OnnxParser, given_texts: list[str]) -> None:
    results = parse(parser, *given_texts)
    for text, sentences in zip(given_texts, results, strict=True):
        check(text, sentences)


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(texts, min_size=2, max_size=5), st.integers(1, 60), st.integers(1, 60))
def test_texts_do_not_change_each_other(make_parser: MakeParser, given_texts: list[str], words: int, size: int) -> None:
    alone = [parse(make_parser(), text)[0] for text in given_texts]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parsing, "BATCH_WORDS", words)
        patch.setattr(chunks, "CHUNK_CHARACTERS", size)
        together = parse(make_parser(), *given_texts)
    assert all(all_alike(one, other) for one, other in zip(alone, together, strict=True))


def test_the_same_texts_give_the_same_sentences(make_parser: MakeParser) -> None:
    parser = make_parser()
    first = parse(parser, *GERMAN)
    assert parse(make_parser(), *GERMAN) == first
    # With every form known, too.
    assert parse(parser, *GERMAN) == first


def test_words_of_a_multiword_token(parser: OnnxParser) -> None:
    ((sentence,),) = parse(parser, "zum")
    assert [(token.form, token.span) for token in sentence.tokens] == [("zu", (0, 3)), ("dem", (0, 3))]
    assert [(word.form, word.first, word.last) for word in sentence.multiwords] == [("zum", 1, 2)]


def test_a_sentence_that_is_too_long_has_words_alone(parser: OnnxParser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parsing, "MAX_WORDS", 3)
    for text in GERMAN:
        (sentences,) = parse(parser, text)
        check(text, sentences)
        for sentence in sentences:
            count = len(sentence.tokens)
            assert sentence.comment("parse_limit") == (f"{count} words" if count > 3 else None)
            assert (sentence.log_probability is None) == (count > 3)
            if count > 3:
                assert {(token.head, token.upos, token.beliefs) for token in sentence.tokens} == {(None, None, None)}


def without_ends(_: Segmenter, texts: Sequence[str]) -> list[list[list[Piece]]]:
    """Every text is one sentence of words between blanks."""
    found = []
    for text in texts:
        places = [place for place, letter in enumerate(text) if letter != " " and text[place - 1 : place] in ("", " ")]
        found.append(
            [[Piece(text[start:].split()[0], (start, start + len(text[start:].split()[0])), False) for start in places]]
        )
    return found


def test_the_longest_sentence(parser: OnnxParser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parsing, "segment", without_ends)
    longest, longer = " ".join(["haus"] * MAX_WORDS), " ".join(["haus"] * (MAX_WORDS + 1))
    (first,), (second,), (third,) = parse(parser, longest, longer, "ein haus")
    check_tree(first)
    assert second.comment("parse_limit") == f"{MAX_WORDS + 1} words"
    check_tree(third)


def test_threads_share_a_parser(make_parser: MakeParser) -> None:
    own = [[f"{text} {word}{number}" for text in GERMAN] for number in range(8) for word in ("Haus", "stehen")]
    expected = [parse(make_parser(), *part) for part in own]
    shared = make_parser()
    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda part: parse(shared, *part), own))
    for part, others in zip(expected, results, strict=True):
        assert all(all_alike(one, other) for one, other in zip(part, others, strict=True))


def test_forms_are_forgotten_when_there_are_too_many(make_parser: MakeParser, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = parse(make_parser(), *GERMAN)
    monkeypatch.setattr(parsing, "REMEMBERED_FORMS", 5)
    parser = make_parser()
    for text, sentences in zip(GERMAN, expected, strict=True):
        assert all_alike(parse(parser, text)[0], sentences)
    assert len(parser._forms.rows) < 40


def test_results_come_before_later_texts_are_parsed(parser: OnnxParser, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def watched(segmenter: Segmenter, given_texts: Sequence[str]) -> list[list[list[Piece]]]:
        seen.extend(given_texts)
        return segment(segmenter, given_texts)

    monkeypatch.setattr(parsing, "segment", watched)
    monkeypatch.setattr(chunks, "CHUNK_CHARACTERS", 1)
    results = parser.parse(GERMAN)
    next(results)
    assert seen == [GERMAN[0]]


def test_a_text_that_fails_does_not_spoil_the_others(parser: OnnxParser, monkeypatch: pytest.MonkeyPatch) -> None:
    def exploding(segmenter: Segmenter, given_texts: Sequence[str]) -> list[list[list[Piece]]]:
        if any("explode" in text for text in given_texts):
            raise RuntimeError("boom")
        return segment(segmenter, given_texts)

    monkeypatch.setattr(parsing, "segment", exploding)
    results = parser.parse([GERMAN[0], "words that explode", GERMAN[1]])
    assert next(results)
    with pytest.raises(ParsingError, match=r"begins 'words that explode' .*RuntimeError: boom"):
        next(results)
    assert parse(parser, GERMAN[1])[0]
