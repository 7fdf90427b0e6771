"""`lambre-lint parse`: texts to dependency trees in CoNLL-U."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lambre_core.documents.read import Document
    from lambre_core.parsing.protocol import Parser
    from lambre_core.treebank.tree import Sentence, Token

NAME = "parse"
HELP = "parse texts into CoNLL-U"

STDIN = "-"
_OWN_COMMENTS = ("sent_id", "text", "log_probability")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="*", metavar="PATH", default=[STDIN], help="files (default: standard input)")
    parser.add_argument("--language", "-l", required=True, metavar="XX", help="language of the texts (ISO 639)")
    parser.add_argument("--engine", default="auto", help="parser engine (default: the one that the model is made for)")
    parser.add_argument("--model", help="name of a model, or a path (default: the first of the language)")
    parser.add_argument("--no-cache", action="store_true", help="parse every text anew and keep nothing")
    parser.add_argument("--format", help="read every file as this format (default: by the file's name, else text)")
    parser.add_argument(
        "--unit", choices=("paragraph", "line"), default="paragraph", help="what a text is in plain text"
    )
    parser.add_argument(
        "--probabilities",
        action="store_true",
        help="add to MISC how probable head, relation, UPOS and features are (ArcProb, RelProb, UPOSProb, FeatsProb)",
    )


def run(args: argparse.Namespace) -> int:
    """Parse files one after the other; what cannot be read is told on standard error and gives status 2."""
    from lambre_core.config.settings import current_settings
    from lambre_core.parsing.cache import user_store
    from lambre_core.parsing.models import load_parser, named_model
    from lambre_core.treebank.conllu_io import format_sentence

    def tell(message: str) -> None:
        print(f"lambre-lint: {message}", file=sys.stderr)  # noqa: T201

    progress = tell if sys.stderr.isatty() and not args.quiet else None
    notice = None if args.quiet else tell
    settings = current_settings()
    configured = settings.models.by_language.get(args.language)
    parser = load_parser(
        args.language,
        engine=args.engine,
        model=args.model or (named_model(configured, settings.base) if configured else None),
        allow_noncommercial=settings.models.allow_noncommercial,
        progress=progress,
        notice=notice,
        store=user_store(notice) if settings.cache and not args.no_cache else None,
    )
    status = 0
    number = 0
    for path in args.paths:
        document = _read(path, args)
        problems = [f"{problem.path}: {problem.message}" for problem in document.problems]
        for text, sentences in _parse(parser, document, problems):
            for sentence in sentences:
                number += 1
                shown = annotate(sentence, text, probabilities=args.probabilities)
                sys.stdout.write(format_sentence(replace(shown, comments=(f" sent_id = {number}", *shown.comments))))
        for problem in problems:
            tell(problem)
            status = 2
    return status


def _read(path: str, args: argparse.Namespace) -> Document:
    from lambre_core.documents.read import Document, format_for, read_document
    from lambre_core.documents.settings import DocumentSettings
    from lambre_core.documents.unit import InputProblem

    settings = DocumentSettings(format=args.format, unit=args.unit)
    if format_for(path, settings) is None:
        settings = replace(settings, format="text")
    try:
        data = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
    except OSError as error:
        return Document(path, "", problems=(InputProblem(path, f"cannot be read: {error.strerror or error}."),))
    return read_document(path, data, settings)


def _parse(parser: Parser, document: Document, problems: list[str]) -> Iterator[tuple[str, tuple[Sentence, ...]]]:
    """Each text of a document with its sentences; a text that cannot be parsed becomes a problem."""
    from lambre_core.parsing.protocol import ParsingError

    texts = [unit.text for unit in document.units]
    done = 0
    while done < len(texts):
        try:
            for sentences in parser.parse(texts[done:]):
                yield texts[done], sentences
                done += 1
        except ParsingError as error:
            problems.append(f"{document.path}: {error}")
            done += 1


def annotate(sentence: Sentence, text: str, *, probabilities: bool) -> Sentence:
    """Add what CoNLL-U needs and a parser's sentence lacks: the comments `text` and `log_probability`, SpaceAfter.

    Args:
        text: the text that the sentence's spans are offsets into.
        probabilities: whether MISC gets the probabilities of the chosen analysis.
    """
    comments = [f" text = {' '.join(sentence.text.split())}"]
    if sentence.log_probability is not None:
        comments.append(f" log_probability = {sentence.log_probability:.4f}")
    kept = [line for line in sentence.comments if line.partition("=")[0].strip() not in _OWN_COMMENTS]
    inside = {number for multiword in sentence.multiwords for number in range(multiword.first, multiword.last + 1)}
    tokens = []
    for token in sentence.tokens:
        notes = list(_probabilities(token)) if probabilities else []
        if token.id not in inside and token.span is not None and _glued(text, token.span[1]):
            notes.append("SpaceAfter=No")
        tokens.append(replace(token, misc=_misc(token.misc, notes)))
    multiwords = tuple(
        replace(multiword, misc=_misc(multiword.misc, ["SpaceAfter=No"]))
        if multiword.span is not None and _glued(text, multiword.span[1])
        else multiword
        for multiword in sentence.multiwords
    )
    return replace(sentence, tokens=tuple(tokens), multiwords=multiwords, comments=(*comments, *kept))


def _glued(text: str, end: int) -> bool:
    return end < len(text) and not text[end].isspace()


def _misc(misc: str | None, notes: Iterable[str]) -> str | None:
    known = misc.split("|") if misc else []
    return "|".join([*known, *sorted(note for note in notes if note not in known)]) or None


def _probabilities(token: Token) -> Iterator[str]:
    """The beliefs in what was chosen; FEATS is the product over the features."""
    beliefs = token.beliefs
    if beliefs is None:
        return
    feats = math.prod(
        belief.get(",".join(sorted(token.feats.get(name, ()))), 0.0) for name, belief in beliefs.feats.items()
    )
    yield f"ArcProb={beliefs.heads.get(token.head if token.head is not None else -1, 0.0):.4f}"
    yield f"FeatsProb={feats:.4f}"
    yield f"RelProb={beliefs.deprels.get(token.deprel or '', 0.0):.4f}"
    yield f"UPOSProb={beliefs.upos.get(token.upos or '', 0.0):.4f}"
