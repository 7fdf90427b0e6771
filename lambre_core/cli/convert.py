"""`lambre-lint convert`: treebanks from UD to SUD."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path

NAME = "convert"
HELP = "convert UD trees (CoNLL-U) to SUD, on which the rules are stated"

STDIN = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="*", metavar="PATH", default=[STDIN], help="CoNLL-U files, may be .xz (default: standard input)"
    )
    parser.add_argument("--language", "-l", required=True, metavar="XX", help="language of the trees (ISO 639)")


def run(args: argparse.Namespace) -> int:
    """Write the trees of all files in SUD on standard output."""
    from lambre_core.treebank.conllu_io import format_sentence, open_treebank, read_conllu
    from lambre_core.treebank.errors import TreebankError
    from lambre_core.treebank.sud import to_sud
    from lambre_core.treebank.sud.scheme import scheme_of

    for path in args.paths:
        opened = nullcontext(sys.stdin.buffer) if path == STDIN else open_treebank(Path(path))
        name = "<stdin>" if path == STDIN else path
        relations: set[str] = set()
        with opened as stream:
            for sentence in read_conllu(stream, name, scheme="ud"):
                relations.update([token.deprel or "" for token in sentence.tokens])
                sys.stdout.write(format_sentence(to_sud(sentence, args.language)))
        if scheme_of(relations) == "sud":
            raise TreebankError(
                f"{name}: the trees are in SUD already, so what was written is of no use; take the file."
            )
    return 0
