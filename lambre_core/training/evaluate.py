"""Scores of trained parsers: clean text, noised text, and the altered forms alone.

Words are compared one by one on gold tokenisation, which makes the altered words of a noised sentence
findable; a second table parses raw text. UPOS, UFeats and LAS are those of the CoNLL 2018 shared task with
one difference: relations count with their subtypes (`comp:obj` is not `comp:aux`), because rules do.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core.grammar.rule import Rule
from lambre_core.parsing.models import first_of
from lambre_core.training.noise import CHANGED_MARK
from lambre_core.training.recipe import TrainingError
from lambre_core.training.run import Run, read_file
from lambre_core.treebank.conllu_io import format_sentence, read_conllu
from lambre_core.treebank.feats import universal
from lambre_core.treebank.tree import Sentence, Token

if TYPE_CHECKING:
    from lambre_core.parsing.engines.onnx.parser import OnnxParser

Scores = Mapping[str, float]
"""Metric -> per cent; `words` is a count."""

SYSTEMS = ("robust", "un-noised", "Stanza", "UDPipe 1")
"""*robust* is the model as packaged; *un-noised* the same network, trained as long on clean text alone."""


def evaluate_run(run: Run, folder: Path, split: str = "test") -> dict[str, dict[str, float]]:
    """All scores of a run by data set: `test clean, robust` and so on.

    Systems that the run has not trained are left out.

    Raises:
        TrainingError: the split has not been prepared.
    """
    scores: dict[str, dict[str, float]] = {}
    for text, name in (("clean", f"{split}.conllu"), ("noised", f"{split}-noisy.conllu")):
        path = run.file(name)
        if not path.exists():
            raise TrainingError(f"{path}: not there; run `lambre-lint models train` with the same --run-dir first")
        gold = list(read_file(path))
        for system in SYSTEMS:
            predicted = predictions(run, folder, system, gold)
            if predicted is None:
                continue
            scores[f"{split} {text}, {system}"] = compare(gold, predicted)
            if text == "noised":
                scores[f"{split} altered forms, {system}"] = compare(gold, predicted, altered_only=True)
            rules = lint_rules(run.recipe.language)
            if rules:
                scores[f"{split} {text}, {system}"]["rule sites"] = site_accuracy(gold, predicted, rules)
    if first_of(folder) is None:  # A second network cuts no text.
        scores[f"{split} raw text, robust"] = raw_text_scores(folder, list(read_file(run.file(f"{split}.conllu"))))
    return scores


def lint_rules(language: str) -> tuple[Rule, ...]:
    """The rules of a language that the linter uses; none where it has no rule file."""
    from lambre_core.grammar.rulefile import available_languages, load_grammar

    if language not in available_languages():
        return ()
    return tuple(rule for rule in load_grammar(language).rules if rule.lint)


# Comparing


def compare(gold: Sequence[Sentence], predicted: Sequence[Sentence], *, altered_only: bool = False) -> dict[str, float]:
    """UPOS, UFeats, lemma, UAS and LAS over the words of aligned sentences.

    Args:
        altered_only: count only words that noise has changed.

    Raises:
        TrainingError: the sentences are not word by word the same.
    """
    counts = dict.fromkeys(("UPOS", "UFeats", "Lemma", "UAS", "LAS"), 0)
    words = 0
    for gold_token, token in word_pairs(gold, predicted):
        if altered_only and f"{CHANGED_MARK}=" not in (gold_token.misc or ""):
            continue
        words += 1
        counts["UPOS"] += token.upos == gold_token.upos
        counts["UFeats"] += universal(token.feats) == universal(gold_token.feats)
        counts["Lemma"] += token.lemma == gold_token.lemma
        counts["UAS"] += token.head == gold_token.head
        counts["LAS"] += token.head == gold_token.head and token.deprel == gold_token.deprel
    percent = {name: round(100 * count / words, 2) if words else 0.0 for name, count in counts.items()}
    return {"words": words, **percent}


def word_pairs(gold: Sequence[Sentence], predicted: Sequence[Sentence]) -> Iterator[tuple[Token, Token]]:
    """The words of two versions of the same sentences."""
    for gold_sentence, sentence in zip(gold, predicted, strict=True):
        if len(gold_sentence.tokens) != len(sentence.tokens):
            raise TrainingError(
                f"{gold_sentence.text!r} has {len(gold_sentence.tokens)} words, parsed {len(sentence.tokens)}"
            )
        yield from zip(gold_sentence.tokens, sentence.tokens, strict=True)


def site_accuracy(gold: Sequence[Sentence], predicted: Sequence[Sentence], rules: Iterable[Rule]) -> float:
    """Per cent of gold edges under a rule where head, relation, both UPOS and the ruled feature at both ends are right.

    What a linter's precision hangs on: every one of the others can become a wrong finding or a missed one.
    """
    features: dict[tuple[str, str, str], set[str]] = {}
    for rule in rules:
        features.setdefault((rule.dependent, rule.relation, rule.head), set()).add(rule.feature)
    sites = right = 0
    for gold_sentence, sentence in zip(gold, predicted, strict=True):
        for token in gold_sentence.tokens:
            head = gold_sentence.head_of(token)
            if head is None:
                continue
            other = sentence.tokens[token.id - 1]
            other_head = sentence.head_of(other)
            for feature in features.get((token.upos or "", token.deprel or "", head.upos or ""), ()):
                sites += 1
                right += (
                    other_head is not None
                    and (other.head, other.deprel, other.upos, other_head.upos)
                    == (token.head, token.deprel, token.upos, head.upos)
                    and other.feats.get(feature) == token.feats.get(feature)
                    and other_head.feats.get(feature) == head.feats.get(feature)
                )
    return round(100 * right / sites, 2) if sites else 0.0


# Predicting on gold tokens


def predictions(run: Run, folder: Path, system: str, gold: Sequence[Sentence]) -> list[Sentence] | None:
    """The sentences as a system of the run parses their words; None where it has not been trained.

    Args:
        folder: the packaged model.
    """
    if system == "UDPipe 1":
        models = (run.file("udpipe-tagger.model"), run.file("udpipe-parser.model"))
        return udpipe_predictions(models, gold) if all(model.exists() for model in models) else None
    if system == "Stanza":
        networks = (run.file("tagger-cooled.pt"), run.file("lemma.pt"), run.file("parser-cooled.pt"))
        return stanza_predictions(run, networks, gold) if all(network.exists() for network in networks) else None
    if system == "robust":
        return student_predictions(packaged_student(folder), gold) if run.engine == "onnx" else None
    path = run.file("plain-student.pt")
    return student_predictions(trained_student(run, path), gold) if path.exists() else None


def packaged_student(folder: Path) -> OnnxParser:
    """The parser in a model folder."""
    from lambre_core.parsing.engines.onnx.parser import OnnxParser
    from lambre_core.parsing.models import load_manifest, load_parser

    parser = load_parser(load_manifest(folder).language, model=folder)
    if not isinstance(parser, OnnxParser):
        raise TrainingError(f"{folder}: not a model of the engine onnx")
    return parser


def trained_student(run: Run, path: Path) -> OnnxParser:
    """A trained network with the tables of its run, not packaged and not quantised."""
    from lambre_core.training.student.package import parser_of

    return parser_of(run, path)


def student_predictions(parser: OnnxParser, gold: Sequence[Sentence]) -> list[Sentence]:
    """Tags, lemmas and trees by a student."""
    from lambre_core.parsing.engines.onnx.parser import Words

    words = [
        Words([token.form or "_" for token in sentence.tokens], [token.span or (0, 0) for token in sentence.tokens], ())
        for sentence in gold
    ]
    return parser.parse_words(words, [sentence.text for sentence in gold])


def stanza_predictions(run: Run, networks: tuple[Path, Path, Path], gold: Sequence[Sentence]) -> list[Sentence]:
    """Tags, lemmas and trees by Stanza networks."""
    import stanza
    import torch
    from stanza.utils.conll import CoNLL

    # On a busy machine two threads that wait for each other take twenty times as long as one.
    torch.set_num_threads(1)
    resources = run.file("resources")
    resources.mkdir(exist_ok=True)
    language = run.recipe.language
    processors = ("pos", "lemma", "depparse")
    entry = ", ".join(f'"{name}": {{}}' for name in ("tokenize", *processors))
    (resources / "resources.json").write_text(
        f'{{"{language}": {{"lang_name": "{language}", "packages": {{}}, "default_processors": {{}}, {entry}}}}}'
    )
    pipeline = stanza.Pipeline(
        language,
        processors=",".join(("tokenize", *processors)),
        dir=str(resources),
        download_method=None,
        allow_unknown_language=True,
        tokenize_pretokenized=True,
        verbose=False,
        use_gpu=run.device == "cuda",
        # Not used on given words, but the pipeline does not start without it.
        tokenize_model_path=str(run.file("tokenizer.pt")),
        **{f"{name}_model_path": str(path) for name, path in zip(processors, networks, strict=True)},
    )
    document = pipeline([[token.form or "_" for token in sentence.tokens] for sentence in gold])
    stream = io.StringIO()
    CoNLL.write_doc2conll(document, stream)
    return list(read_conllu(stream.getvalue().encode(), "Stanza's output"))


def udpipe_predictions(models: tuple[Path, Path], gold: Sequence[Sentence]) -> list[Sentence]:
    """Tags and trees by a UDPipe 1 tagger and a UDPipe 1 parser."""
    from ufal.udpipe import Model, Pipeline, ProcessingError

    text = "".join(format_sentence(words_only(sentence)) for sentence in gold)
    for path, tag, parse in (
        (models[0], Pipeline.DEFAULT, Pipeline.NONE),
        (models[1], Pipeline.NONE, Pipeline.DEFAULT),
    ):
        model = Model.load(str(path))
        if model is None:
            raise TrainingError(f"{path}: not a UDPipe 1 model; remove it and its .done file and train again")
        error = ProcessingError()
        text = Pipeline(model, "conllu", tag, parse, "conllu").process(text, error)
        if error.occurred():
            raise TrainingError(f"{path}: {error.message}")
    return list(read_conllu(text.encode(), "UDPipe's output"))


def words_only(sentence: Sentence) -> Sentence:
    """The bare words of a sentence: nothing that a parser should find out."""
    tokens = tuple(Token(id=token.id, form=token.form) for token in sentence.tokens)
    return Sentence(tokens=tokens, text=sentence.text)


# Raw text


def raw_text_scores(folder: Path, gold: Sequence[Sentence]) -> dict[str, float]:
    """F1 of tokens, sentences, tags and trees when the packaged model reads the text itself (CoNLL 2018 scorer)."""
    from udtools.udeval import evaluate, load_conllu

    from lambre_core.parsing.models import load_manifest, load_parser

    parser = load_parser(load_manifest(folder).language, model=folder)
    paragraphs = [list(gold[start : start + 10]) for start in range(0, len(gold), 10)]
    parsed = list(parser.parse([" ".join(sentence.text for sentence in paragraph) for paragraph in paragraphs]))
    ours = "".join(format_sentence(whole_relations(s)) for sentences in parsed for s in sentences)
    theirs = "".join(format_sentence(whole_relations(s)) for s in gold)
    basic: dict[str, object] = {}
    result = evaluate(load_conllu(io.StringIO(theirs), "gold", basic), load_conllu(io.StringIO(ours), "system", basic))
    return {
        metric: round(100 * result[metric].f1, 2)
        for metric in ("Tokens", "Sentences", "Words", "UPOS", "UFeats", "UAS", "LAS")
    }


def whole_relations(sentence: Sentence) -> Sentence:
    """The scorer cuts relations at the colon; another sign keeps subtypes."""
    from dataclasses import replace

    tokens = tuple(replace(t, deprel=(t.deprel or "dep").replace(":", "~"), feats=t.feats) for t in sentence.tokens)
    return replace(sentence, tokens=tokens, comments=(), empty_nodes=())
