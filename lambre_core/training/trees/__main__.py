"""The command `python -m lambre_core.training.trees`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from lambre_core.console import say
from lambre_core.errors import LambreError
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.sources import data_folder
from lambre_core.parsing.cache import user_store
from lambre_core.training.trees.page import page
from lambre_core.training.trees.study import study

LANGUAGES = ("cs", "de", "et", "fi", "ru", "tr", "uk")
"""Languages with linted rules of agreement and a dev split (Polish has none)."""


def main(arguments: Sequence[str]) -> int:
    """Study languages; 2 where data is missing."""
    parser = argparse.ArgumentParser(prog="python -m lambre_core.training.trees", description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=", ".join(LANGUAGES))
    parser.add_argument("--data", type=Path, help="folder that holds sud/ and eval/ (LAMBRE_DATA)")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="write the page there; its reading is kept")
    args = parser.parse_args(arguments)
    if unknown := sorted(set(args.languages) - set(LANGUAGES)):
        parser.error(f"{', '.join(unknown)} cannot be studied; the languages are {', '.join(LANGUAGES)}")
    try:
        options = Options(data_folder(args.data), store=user_store(say), say=say)
        studies = [study(language, options) for language in args.languages or LANGUAGES]
    except LambreError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    old = args.write.read_text(encoding="utf-8") if args.write and args.write.is_file() else ""
    text = page(studies, old)
    if args.write:
        args.write.write_text(text, encoding="utf-8", newline="\n")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
