"""A parser and a grammar that know ten words, for tests of everything around them."""

from __future__ import annotations

from lambre_core.arithmetic import prepare

prepare()  # before numpy is imported, as every command does

import re
from collections.abc import Iterator, Sequence
from typing import Any

import hypothesis
import pytest

from lambre_core.grammar.rule import Evidence, Grammar, Rule, make_grammar
from lambre_core.parsing.protocol import NotInstalledError
from lambre_core.reports import judging, report
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Scheme, Sentence, Token

LEXICON = {
    "lange": ("lang", "ADJ", "Case=Acc|Number=Plur"),
    "langen": ("lang", "ADJ", "Case=Dat|Number=Plur"),
    "die": ("der", "DET", "Case=Acc|Number=Plur"),
    "den": ("der", "DET", "Case=Dat|Number=Plur"),
    "Bücher": ("Buch", "NOUN", "Case=Acc|Number=Plur"),
    "Büchern": ("Buch", "NOUN", "Case=Dat|Number=Plur"),
    "Straßen": ("Straße", "NOUN", "Case=Dat|Number=Plur"),
}

# How long an example takes says something about the machine, not about the code.
hypothesis.settings.register_profile("lambre", deadline=None)
hypothesis.settings.load_profile("lambre")


@pytest.fixture(autouse=True)
def own_user_dirs(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test see or touch the user's own files."""
    home = tmp_path_factory.mktemp("home")
    for kind in ("DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    monkeypatch.delenv("LAMBRE_LEXICONS", raising=False)


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the cache of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LAMBRE_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


class TenWordParser:
    """Adjectives and determiners depend on the next noun, everything else on the first word."""

    language = "de"
    scheme: Scheme = "sud"
    fingerprint = "ten words"

    def __init__(self) -> None:
        self.calls: list[list[str]] = []

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        self.calls.append(list(texts))
        for text in texts:
            if "explode" in text:
                raise RuntimeError("a word that explodes")
            yield tuple(self._sentences(text))

    def _sentences(self, text: str) -> Iterator[Sentence]:
        for sentence in re.finditer(r"[^.]*\.|[^.]+", text):
            words = list(re.finditer(r"[\w\N{COMBINING DIAERESIS}]+", sentence[0]))
            nouns = [n for n, word in enumerate(words, 1) if LEXICON.get(word[0], ("", "X"))[1] == "NOUN"]
            tokens = []
            for number, word in enumerate(words, 1):
                lemma, upos, feats = LEXICON.get(word[0], (word[0].lower(), "PART", "_"))
                noun = next((n for n in nouns if n > number), None)
                modifier = upos in ("ADJ", "DET") and noun is not None
                span = (sentence.start() + word.start(), sentence.start() + word.end())
                tokens.append(
                    Token(
                        number,
                        word[0],
                        lemma=lemma,
                        upos=upos,
                        feats=parse_feats(feats),
                        head=noun if modifier else int(number != 1),
                        deprel={"ADJ": "mod", "DET": "det"}[upos] if modifier else "udep" if number > 1 else "root",
                        span=span,
                    )
                )
            if tokens:
                yield Sentence(tuple(tokens), text=sentence[0].strip())


@pytest.fixture
def ten_word_parser() -> TenWordParser:
    return TenWordParser()


@pytest.fixture
def ten_word_grammar() -> Grammar:
    """Adjectives and determiners agree with their noun in case and number."""
    sure = Evidence(100_000, 100_000, "test")
    return make_grammar(
        "de",
        [
            Rule("agreement", upos, relation, "NOUN", feature, evidence=sure)
            for upos, relation in (("ADJ", "mod"), ("DET", "det"))
            for feature in ("Case", "Number")
        ],
    )


@pytest.fixture
def ten_word_reports(
    monkeypatch: pytest.MonkeyPatch, ten_word_grammar: Grammar, ten_word_parser: TenWordParser
) -> None:
    """Reports judge with the parser and the grammar of ten words."""

    def load_for(settings: object, progress: object, notice: object, store: object, language: str) -> Any:
        if language != "de":
            raise NotInstalledError(f'no model for "{language}"')
        return ten_word_parser

    monkeypatch.setattr(judging, "load_for", load_for)
    monkeypatch.setattr(judging, "load_grammar", lambda language: ten_word_grammar)
    monkeypatch.setattr(judging, "available_languages", lambda: ("cs", "de"))
    monkeypatch.setattr(report, "load_grammar", lambda language: ten_word_grammar)
