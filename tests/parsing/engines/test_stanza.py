# ruff: noqa: E402 (imports stand behind importorskip)
"""The Stanza engine on real networks, hardly trained: every property but accuracy."""

from __future__ import annotations

import json
import math
import pickle
import shutil
import socket
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

torch = pytest.importorskip("torch", reason="needs the extra [stanza]")
stanza = pytest.importorskip("stanza", reason="needs the extra [stanza]")

from stanza.models.common import doc
from stanza.models.depparse.data import DataLoader
from stanza.models.depparse.data import Dataset as ParserData
from stanza.models.depparse.trainer import unpack_batch as unpack_parser_batch
from stanza.models.pos.data import Dataset as TaggerData
from stanza.models.pos.trainer import unpack_batch as unpack_tagger_batch

from lambre_core.parsing.engines.stanza import arcs, load
from lambre_core.parsing.engines.stanza import parser as parser_module
from lambre_core.parsing.models import MANIFEST, load_manifest, load_parser, write_manifest
from lambre_core.parsing.protocol import Parser, ParsingError
from lambre_core.treebank.feats import format_feats
from lambre_core.treebank.tree import Sentence, Token

pytestmark = pytest.mark.stanza

ROLES = ("tokenize", "mwt", "pos", "lemma", "depparse")

# The unusual: what a linter is fed sooner or later.
ODD = [
    *("😀", "👩‍👩‍👧", "e\u0301", "\u2028", "\u00a0", "\u200b", "\ufeff", "\x07", "\x97", "\r\n", "\r", "\t", "\\", '"'),
    *(
        "–",
        "Ω",
        "漢字",
        "\ud800",
        "www.example.org/a?b=c",
        "a.b@example.org",
        "ß" * 30,
        "1.234,56",
        "\n\n",
        "\n \n",
        "()",
    ),
]
WORDS = "Die die alte Frau Mann sieht liest ein einen Haus zum vom im Garten Peter . . ? ,".split()
TEXTS = st.lists(st.sampled_from(WORDS + ODD), max_size=25).map(" ".join) | st.text(max_size=40)


def networks(parser: Parser) -> Mapping[str, Any]:
    processors: Mapping[str, Any] = parser._processors  # type: ignore[attr-defined]
    return processors


def analysis(sentences: Sequence[Sentence]) -> list[tuple[object, ...]]:
    return [
        (
            token.form,
            token.lemma,
            token.upos,
            token.xpos,
            format_feats(token.feats),
            token.head,
            token.deprel,
            token.span,
        )
        for sentence in sentences
        for token in sentence.tokens
    ]


def distributions(token: Token) -> Iterator[Mapping[Any, float]]:
    assert token.beliefs is not None
    yield token.beliefs.upos
    yield token.beliefs.heads
    yield token.beliefs.deprels
    yield from token.beliefs.feats.values()


def surface(sentence: Sentence) -> list[tuple[str | None, tuple[int, int] | None]]:
    """Forms and spans as they stand in the text: multiword tokens instead of their words."""
    inside = {number for multi in sentence.multiwords for number in range(multi.first, multi.last + 1)}
    units = [(multi.first, multi.form, multi.span) for multi in sentence.multiwords]
    units += [(token.id, token.form or "", token.span) for token in sentence.tokens if token.id not in inside]
    return [(form, span) for _, form, span in sorted(units)]


@pytest.fixture(scope="module")
def pipeline(smoke_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Stanza's own pipeline over the same files."""
    folder = tmp_path_factory.mktemp("catalogue")
    entry: dict[str, object] = {"lang_name": "German", "packages": {}, "default_processors": {}}
    entry |= {role: {} for role in ROLES}
    (folder / "resources.json").write_text(json.dumps({"de": entry}))
    return stanza.Pipeline(
        "de",
        dir=str(folder),
        processors=",".join(ROLES),
        download_method=None,
        allow_unknown_language=True,
        device="cpu",
        logging_level="CRITICAL",
        **{f"{role}_model_path": str(smoke_model / f"{role}.pt") for role in ROLES},
    )


# --- what Stanza's own pipeline says ---------------------------------------------------------------


def test_same_analysis_as_stanza(smoke_parser: Parser, pipeline: Any, treebank: tuple[Sentence, ...]) -> None:
    sentences = [sentence.text for sentence in treebank]
    texts = [" ".join(sentences[start : start + 4]) for start in range(0, len(sentences), 4)]
    texts += [
        "Peter liest.\n\nDie Frau\nsieht   ein Haus !",
        "Siehe www.example.org/a.b?c heute.",
        "Ja",
        "Überdies 😀 5,30 €?",
    ]
    found = list(smoke_parser.parse(texts))
    for sentences_found, document in zip(found, pipeline.bulk_process(texts), strict=True):
        expected = [
            (word.text, word.lemma, word.upos, word.feats, word.head, word.deprel, token.start_char, token.end_char)
            for sentence in document.sentences
            for token in sentence.tokens
            for word in token.words
        ]
        assert [
            (form, lemma, upos, None if feats == "_" else feats, head, deprel, *span)  # type: ignore[misc]
            for form, lemma, upos, _, feats, head, deprel, span in analysis(sentences_found)
        ] == expected
        assert [len(sentence.tokens) for sentence in sentences_found] == [len(one.words) for one in document.sentences]
    assert any(sentence.multiwords for text in found for sentence in text)


def stanza_document(sentence: Sentence) -> Any:
    """The sentence's words and tags as a document of Stanza's."""
    words = [
        {
            doc.ID: (token.id,),
            doc.TEXT: token.form,
            doc.UPOS: token.upos,
            doc.FEATS: format_feats(token.feats),
            doc.LEMMA: token.lemma,
        }
        for token in sentence.tokens
    ]
    return doc.Document([words])


def test_heads_and_relations_have_the_probabilities_of_the_network(
    smoke_parser: Parser, treebank: tuple[Sentence, ...]
) -> None:
    """Against Stanza's forward pass over one sentence at a time, where there is no padding."""
    processor = networks(smoke_parser)["depparse"]
    model = processor.trainer.model.eval()
    names = processor.vocab["deprel"]
    for [sentence] in smoke_parser.parse([tree.text for tree in treebank[:8]]):
        data = ParserData(stanza_document(sentence), processor.config, None, vocab=processor.vocab, evaluation=True)
        inputs, _, order, lengths, word_lengths, text = unpack_parser_batch(DataLoader.collate([data[0]]), "cpu")
        with torch.no_grad():
            _, (heads, _, labels) = model(*inputs, order, lengths, word_lengths, text)
        total = 0.0
        for token in sentence.tokens:
            assert token.beliefs is not None
            assert token.head is not None
            for head in range(len(sentence.tokens) + 1):
                assert token.beliefs.heads.get(head, 0.0) == pytest.approx(math.exp(heads[0, token.id, head]), abs=3e-4)
            for index, label in enumerate(labels[0, token.id, token.head]):
                assert token.beliefs.deprels.get(names.id2unit(index + 4), 0.0) == pytest.approx(
                    math.exp(label), abs=3e-4
                )
            assert token.deprel == max(token.beliefs.deprels, key=token.beliefs.deprels.__getitem__)
            total += heads[0, token.id, token.head] + labels[0, token.id, token.head].max()
        assert sentence.log_probability == pytest.approx(total, abs=1e-4)


def test_tags_have_the_probabilities_of_the_network(smoke_parser: Parser, treebank: tuple[Sentence, ...]) -> None:
    """Against Stanza's training loss of the tags: the mean over words of -log p(UPOS) - sum of log p(feature)."""
    processor = networks(smoke_parser)["pos"]
    model = processor.trainer.model.eval()
    for [sentence] in smoke_parser.parse([tree.text for tree in treebank[:8]]):
        document = stanza_document(sentence)
        data = TaggerData(document, processor.config, None, vocab=processor.vocab, evaluation=True)
        inputs, _, order, lengths, word_lengths, text = unpack_tagger_batch(data.collate_fn([data[0]]), "cpu")
        inputs[4][model.tag_index["xpos"]] = None
        with torch.no_grad():
            loss, _ = model(*inputs, order, lengths, word_lengths, text)
        surprise = 0.0
        for token in sentence.tokens:
            assert token.beliefs is not None
            assert token.upos == max(token.beliefs.upos, key=token.beliefs.upos.__getitem__)
            surprise -= math.log(token.beliefs.upos[token.upos])
            for name, belief in token.beliefs.feats.items():
                value = ",".join(sorted(token.feats.get(name, ())))
                assert value == max(belief, key=belief.__getitem__)
                surprise -= math.log(belief[value])
        # The loss counts the vocabulary's service symbols, which are never an answer, as possible.
        assert surprise / len(sentence.tokens) == pytest.approx(loss.item(), rel=0.02)


# --- whatever the text -----------------------------------------------------------------------------


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(TEXTS, min_size=1, max_size=5))
def test_any_texts(smoke_parser: Parser, texts: list[str]) -> None:
    found = list(smoke_parser.parse(texts))
    assert len(found) == len(texts)
    for text, sentences in zip(texts, found, strict=True):
        # Every character but white space and control characters is in exactly one token.
        rest = list(text)
        for sentence in sentences:
            for form, span in surface(sentence):
                assert span is not None
                assert form
                assert span[0] < span[1]
                assert form.split() == text[slice(*span)].translate(dict.fromkeys(range(0x80, 0xA0), " ")).split()
                for place in range(*span):
                    assert rest[place] is not None
                    rest[place] = " "
            for token in sentence.tokens:
                assert token.head is not None
                assert token.upos is not None
                for distribution in distributions(token):
                    assert sum(distribution.values()) == pytest.approx(1)
                    assert min(distribution.values()) > 0
                assert token.beliefs is not None
                assert token.head in token.beliefs.heads
                assert token.deprel in token.beliefs.deprels
            roots = [token for token in sentence.tokens if token.head == 0]
            assert len(roots) == 1
            assert sentence.log_probability is not None
            assert sentence.log_probability <= 0
            assert sentence.text in text
        assert not "".join(rest).translate(dict.fromkeys(range(0x80, 0xA0))).strip()


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(TEXTS, min_size=2, max_size=12))
def test_neighbours_do_not_matter(smoke_parser: Parser, texts: list[str]) -> None:
    together = list(smoke_parser.parse(texts))
    alone = [next(smoke_parser.parse([text])) for text in texts]
    for left, right in zip(together, alone, strict=True):
        assert analysis(left) == analysis(right)
        for one, other in zip(left, right, strict=True):
            assert one.log_probability == pytest.approx(other.log_probability, abs=1e-3)
            for token, twin in zip(one.tokens, other.tokens, strict=True):
                for mine, theirs in zip(distributions(token), distributions(twin), strict=True):
                    for value in {*mine, *theirs}:
                        # A value just below the threshold in one run may be above it in the other.
                        assert mine.get(value, 0.0) == pytest.approx(theirs.get(value, 0.0), abs=2e-4)


@pytest.mark.parametrize("text", ["", " ", "\n\n \t", "\x97", "\u2028\u00a0"])
def test_text_without_words(smoke_parser: Parser, text: str) -> None:
    assert [len(sentences) for sentences in smoke_parser.parse([text, "Peter liest."])] == [0, 1]


def test_no_texts(smoke_parser: Parser) -> None:
    assert list(smoke_parser.parse([])) == []


def test_text_longer_than_the_tokeniser_reads_at_once(smoke_parser: Parser) -> None:
    once = "Die alte Frau sieht ein Haus. "
    [sentences] = smoke_parser.parse([once * 120])
    assert len(sentences) == 120
    assert {tuple(token.form for token in sentence.tokens) for sentence in sentences} == {
        ("Die", "alte", "Frau", "sieht", "ein", "Haus", ".")
    }
    assert [sentence.tokens[0].span for sentence in sentences] == [(30 * n, 30 * n + 3) for n in range(120)]


def test_long_run_without_a_space(smoke_parser: Parser) -> None:
    text = "a" * 1200
    [sentences] = smoke_parser.parse([text])
    assert "".join(form or "" for sentence in sentences for form, _ in surface(sentence)) == text


def test_word_longer_than_the_networks_read(smoke_parser: Parser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parser_module, "WINDOW", 4)
    [[sentence]] = smoke_parser.parse(["Peter liest ein Haus."])
    assert [(token.form, token.lemma == token.form) for token in sentence.tokens[:2]] == [
        ("Peter", True),
        ("liest", True),
    ]
    assert sentence.tokens[2].lemma == "ein"


def test_sentence_over_the_limit_is_left_unparsed(smoke_parser: Parser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parser_module, "MAX_WORDS", 6)
    [[short, long], [other]] = smoke_parser.parse(["Peter liest. Die alte Frau sieht ein Haus.", "Peter liest."])
    assert short.log_probability is not None
    assert other.log_probability is not None
    assert long.comments == (" parse_limit = 7 words",)
    assert long.log_probability is None
    assert [(token.form, token.span) for token in long.tokens][:2] == [("Die", (13, 16)), ("alte", (17, 21))]
    assert all(token.head is None and token.upos is None and token.beliefs is None for token in long.tokens)


def test_one_bad_text_spoils_no_other(smoke_parser: Parser, monkeypatch: pytest.MonkeyPatch) -> None:
    attach = arcs.attach

    def stumble(processor: Any, document: Any) -> Any:
        if any(word.text == "Stolperstein" for sentence in document.sentences for word in sentence.words):
            raise IndexError("index 7 is out of bounds")
        return attach(processor, document)

    monkeypatch.setattr(parser_module, "attach", stumble)
    results = smoke_parser.parse(["Peter liest.", "Der Stolperstein liest.", "Die Frau liest."])
    assert analysis(next(results))
    with pytest.raises(ParsingError, match=r"text that begins 'Der Stolperstein liest\.' \(IndexError: index 7"):
        next(results)
    assert len(list(smoke_parser.parse(["Peter liest.", "Die Frau liest."]))) == 2


def test_sentences_can_go_to_other_processes(smoke_parser: Parser) -> None:
    found = list(smoke_parser.parse(["Peter liest vom Baum."]))
    assert pickle.loads(pickle.dumps(found)) == found  # noqa: S301


# --- files -----------------------------------------------------------------------------------------


def test_nothing_is_asked_of_the_network(smoke_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    phrases: list[str] = []
    parser = load_parser("de", model=smoke_model, progress=phrases.append)
    assert len(list(parser.parse(["Peter liest."]))) == 1
    assert phrases == [*(f"loading {role}" for role in ROLES), "ready"]


def test_loading_prints_nothing(smoke_model: Path, capfd: pytest.CaptureFixture[str]) -> None:
    list(load_parser("de", model=smoke_model).parse(["Peter liest."]))
    assert capfd.readouterr() == ("", "")


def halve(path: Path) -> None:
    """Store a model's weights in half precision."""

    def half(value: Any) -> Any:
        if isinstance(value, torch.Tensor) and value.is_floating_point():
            return value.half()
        if isinstance(value, dict):
            return type(value)((key, half(part)) for key, part in value.items())
        return value

    torch.save(half(torch.load(path, weights_only=True)), path)


def test_weights_of_half_precision(
    smoke_model: Path, smoke_parser: Parser, tmp_path: Path, treebank: tuple[Sentence, ...]
) -> None:
    folder = tmp_path / "half"
    shutil.copytree(smoke_model, folder)
    for role in ROLES:
        halve(folder / f"{role}.pt")
    write_manifest(folder, load_manifest(folder))
    parser = load_parser("de", model=folder)
    for role in ("tokenize", "pos", "lemma", "depparse"):
        assert {weight.dtype for weight in networks(parser)[role].trainer.model.parameters()} == {torch.float32}
    texts = [sentence.text for sentence in treebank[:20]]
    whole, halved = (
        [word for text in engine.parse(texts) for word in analysis(text)] for engine in (smoke_parser, parser)
    )
    assert len(whole) == len(halved)
    assert sum(one == other for one, other in zip(whole, halved, strict=True)) >= 0.97 * len(whole)
    assert parser.fingerprint != smoke_parser.fingerprint


def test_fingerprint_is_that_of_the_files(smoke_model: Path, smoke_parser: Parser, tmp_path: Path) -> None:
    shutil.copytree(smoke_model, tmp_path / "copy")
    (tmp_path / "copy" / MANIFEST).unlink()
    assert load_parser("de", model=tmp_path / "copy").fingerprint == smoke_parser.fingerprint


def lay_out(model: Path, folder: Path, *, old: bool) -> None:
    """Arrange a model's files as `stanza.download` and L'AMBRE (old) do."""
    for role in ROLES:
        (folder / "de" / role).mkdir(parents=True)
        shutil.copy(model / f"{role}.pt", folder / "de" / role / "toy.pt")
    entry: dict[str, object] = {role: {"toy": {"md5": ""}} for role in ROLES}
    defaults = dict.fromkeys(ROLES, "toy")
    entry |= (
        {"default_processors": defaults, "default_dependencies": {}} if old else {"packages": {"default": defaults}}
    )
    (folder / "resources.json").write_text(json.dumps({"de": {"lang_name": "German", **entry}}))


@pytest.mark.parametrize("old", [False, True], ids=["stanza.download", "L'AMBRE"])
def test_folders_of_downloads(smoke_model: Path, smoke_parser: Parser, tmp_path: Path, old: bool) -> None:
    lay_out(smoke_model, tmp_path, old=old)
    parser = load_parser("de", model=tmp_path)
    assert parser.scheme == "sud"
    texts = ["Die alte Frau sieht vom Baum ein Haus. Peter liest."]
    assert list(parser.parse(texts)) == list(smoke_parser.parse(texts))


def test_without_lemmatiser_and_without_splitting(smoke_model: Path, tmp_path: Path) -> None:
    for role in ("tokenize", "pos", "depparse"):
        shutil.copy(smoke_model / f"{role}.pt", tmp_path)
    [[sentence]] = load("de", tmp_path, None, lambda phrase: None).parse(["Peter liest vom Baum."])
    assert [(token.form, token.lemma) for token in sentence.tokens] == [
        (word, word) for word in "Peter liest vom Baum .".split()
    ]
    assert sentence.multiwords == ()


class Trap:
    """Unpickled with care for nothing, this would make a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return (open, (str(self.path), "w"))


@pytest.mark.parametrize("spoil", ["garbage", "cut", "code", "other"])
@pytest.mark.parametrize("role", ["tokenize", "depparse"])
def test_file_that_is_no_model(smoke_model: Path, tmp_path: Path, role: str, spoil: str) -> None:
    folder, trace = tmp_path / "model", tmp_path / "trace"
    shutil.copytree(smoke_model, folder)
    (folder / MANIFEST).unlink()
    path = folder / f"{role}.pt"
    if spoil == "garbage":
        path.write_bytes(b"not a model")
    elif spoil == "cut":
        path.write_bytes(path.read_bytes()[:5000])
    elif spoil == "code":
        torch.save({"config": Trap(trace)}, path)
    else:
        shutil.copy(smoke_model / "lemma.pt", path)
    with pytest.raises(ParsingError, match=rf"Stanza .* cannot load the model of these files: .*{role}\.pt"):
        load_parser("de", model=folder)
    assert not trace.exists()
