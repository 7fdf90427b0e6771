"""A second opinion: what of a finding is left where the second network finds nothing."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from lambre_core.check import check, document_settings, read_text
from lambre_core.config.settings import Settings
from lambre_core.findings.finding import Finding
from lambre_core.findings.second import LEAST, alone, weighed
from lambre_core.parsing.cache import CachingParser, LateParser, MemoryStore
from lambre_core.parsing.models import SECOND, load_manifest, load_parser, tell_first, write_manifest
from lambre_core.parsing.protocol import Parser, ParsingError
from lambre_core.resources import data_dir
from lambre_core.treebank.tree import Sentence

TEXT = "Na stole vidím velký knihu."
"""Wrong in gender and case: *velká kniha*."""

Reread = Callable[[Sentence], Sentence | None]


class Twice:
    """The shipped parser of Czech with a second network of our own."""

    def __init__(self, reread: Reread) -> None:
        self._first = load_parser("cs")
        self.language, self.scheme, self.fingerprint = "cs", self._first.scheme, "twice"
        self.reread = reread

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        return self._first.parse(texts)


def same(sentence: Sentence) -> Sentence | None:
    return sentence


def nothing(sentence: Sentence) -> Sentence | None:
    return None


def without_edges(sentence: Sentence) -> Sentence | None:
    return replace(sentence, tokens=tuple(replace(token, head=None, deprel=None) for token in sentence.tokens))


def findings(
    reread: Reread, *, least: float = Settings().min_confidence, hints: bool = False
) -> tuple[tuple[Finding, ...], int]:
    settings = Settings(base=Path(), min_confidence=least, show_hints=hints)
    document = read_text("a.txt", TEXT.encode(), document_settings(settings))
    [result] = check([document], settings, language="cs", load=lambda language: Twice(reread), fixes=False)
    assert not result.problems
    return result.findings, result.hidden


def test_a_finding_of_both_networks_stays_as_it_is() -> None:
    [finding], hidden = findings(same)
    assert findings(nothing) == ((finding,), hidden)
    assert weighed([finding], [finding]) == (finding,)


def test_forms_that_auxiliaries_ask_for_need_no_second_opinion() -> None:
    [finding], _ = findings(same)
    [weaker] = weighed([finding], [])
    assert weaker.confidence < finding.confidence
    asked = replace(finding, code="complement/verb-comp:aux-aux/verbform")
    assert weighed([asked], []) == (asked,)


def test_what_czech_words_tell_needs_no_second_opinion() -> None:
    [finding], _ = findings(same)
    told = replace(finding, code="assignment/noun-subj@told-verb/case")
    assert weighed([told], []) == (told,)
    assert weighed([replace(told, language="tr")], []) != (told,)


def test_a_finding_of_the_first_alone_is_hidden_or_a_hint() -> None:
    [finding], hidden = findings(same)
    sure = (finding.confidence + alone(finding.confidence)) / 2
    assert findings(without_edges, least=sure) == ((), hidden + 1)
    [hint], _ = findings(without_edges, least=sure, hints=True)
    assert (hint.code, hint.range, hint.severity) == (finding.code, finding.range, "hint")
    assert hint.confidence == pytest.approx(alone(finding.confidence))


@pytest.mark.parametrize(("confidence", "agrees"), [(LEAST, True), (LEAST / 2, False)])
def test_what_the_second_hardly_believes_counts_as_not_found(confidence: float, agrees: bool) -> None:
    [finding], _ = findings(same)
    [found] = weighed([finding], [replace(finding, confidence=confidence)])
    assert (found == finding) is agrees


def test_one_word_in_common_is_enough() -> None:
    [finding], _ = findings(same)
    [related] = finding.related
    one_word = replace(finding, related=())
    assert weighed([finding], [one_word]) == (finding,)
    assert weighed([one_word], [finding]) == (one_word,)
    other_word = replace(finding, range=related.range, related=())
    assert [one.confidence < finding.confidence for one in weighed([one_word], [other_word])] == [True]


def test_the_second_network_reads_the_words_of_the_first() -> None:
    parser = load_parser("cs")
    for sentence in next(iter(parser.parse(["  Ne, ne (abys ne)."]))):
        again = parser.reread(sentence)  # type: ignore[attr-defined]
        assert again is not None
        assert [(t.form, t.span) for t in again.tokens] == [(t.form, t.span) for t in sentence.tokens]
        assert again.multiwords == sentence.multiwords


def test_without_a_second_network_there_is_no_second_opinion() -> None:
    parser = load_parser("tr")
    [sentence] = next(iter(parser.parse(["Ali geldi."])))
    assert parser.reread(sentence) is None  # type: ignore[attr-defined]


def test_a_parser_behind_a_cache_is_asked() -> None:
    def load() -> Parser:
        return Twice(without_edges)

    parser = CachingParser(LateParser("cs", "sud", "twice", load), MemoryStore())
    [sentence] = next(iter(parser.parse(["Jdu domů."])))
    assert parser.reread(sentence) == without_edges(sentence)


def test_a_damaged_second_network_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "cs"
    shutil.copytree(data_dir("models") / "cs", folder)
    words = folder / "second" / "words.onnx.gz"
    words.write_bytes(words.read_bytes()[:1000])
    with pytest.raises(ParsingError, match=r"second is damaged: words\.onnx is truncated"):
        load_parser("cs", model=folder)


def test_the_first_model_knows_its_second_network(tmp_path: Path) -> None:
    folder = tmp_path / "cs"
    shutil.copytree(data_dir("models") / "cs", folder)
    second = load_manifest(folder / SECOND)
    write_manifest(folder / SECOND, replace(second, created="2000-01-01"))
    with pytest.raises(ParsingError, match=r"second/manifest\.json is altered"):
        load_parser("cs", model=folder)
    before = load_manifest(folder)
    tell_first(folder / SECOND)
    after = load_manifest(folder)
    changed = {name for name, entry in after.files.items() if before.files[name] != entry}
    assert (changed, after.scores) == ({"second/manifest.json"}, before.scores)
    load_parser("cs", model=folder)
