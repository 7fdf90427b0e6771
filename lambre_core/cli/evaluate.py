"""`lambre-lint evaluate`: how far findings can be trusted, on annotated text."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from lambre_core.console import positive, say, silent

NAME = "evaluate"
HELP = "measure findings on annotated text (docs/precision.md)"

PARTS = ("gei", "misses", "doubts", "pairs", "false-alarms", "reading", "calibrate", "fluency")
MECHANISMS = ("lexicon", "doubt", "calibration", "second", "noise")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "part",
        choices=PARTS,
        help="gei: errors that people marked; misses: why some are not found; doubts: what each doubt about trees "
        "hides; pairs: minimal pairs; false-alarms: findings in correct text; reading: those in machine translations "
        "that somebody read; calibrate: fit confidences to the share that is right; fluency: set its thresholds on "
        "correct text",
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder that holds eval/ and sud/ (LAMBRE_DATA)")
    parser.add_argument("--language", "-l", action="append", metavar="XX", help="only its sets; repeatable")
    parser.add_argument("--set", action="append", dest="sets", metavar="NAME", help="only this set; repeatable")
    parser.add_argument(
        "--limit", type=positive, metavar="N", help="N texts of each set: of n those at floor(i * n / N)"
    )
    parser.add_argument("--errors", type=Path, metavar="FILE", help="write every finding there, tab-separated (gei)")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="renew the sections of a page, docs/precision.md")
    parser.add_argument("--seed", type=int, help="seed of the intervals")
    parser.add_argument(
        "--without",
        action="append",
        choices=MECHANISMS,
        help="leave out readings of the lexicon, the rules that doubt trees, calibration, or the noise that the parser "
        "is trained with (--model names one without); repeatable",
    )
    parser.add_argument("--model", type=Path, metavar="FOLDER", help="a model of the sets' language other than ours")
    parser.add_argument(
        "--apply", action="store_true", help="write the values that calibrate and fluency find (rules/*.json)"
    )
    parser.add_argument("--no-cache", action="store_true", help="parse every text anew and keep nothing")


def run(args: argparse.Namespace) -> int:
    from lambre_core.evaluation.errors import EvaluationError
    from lambre_core.evaluation.intervals import SEED
    from lambre_core.evaluation.options import Options
    from lambre_core.evaluation.parts import parts
    from lambre_core.evaluation.sources import data_folder
    from lambre_core.evaluation.tables import Section, write_page
    from lambre_core.parsing.cache import user_store
    from lambre_core.parsing.models import load_parser

    part = parts()[args.part]
    if unknown := set(args.sets or ()) - set(part.SETS):
        raise EvaluationError(f"{args.part} has no set {min(unknown)!r}; its sets are {', '.join(part.SETS)}.")
    if "noise" in (args.without or ()) and args.model is None:
        raise EvaluationError("--without noise needs a model that was trained without: name its folder with --model.")
    tell = silent if args.quiet else say
    options = Options(
        data_folder(args.data),
        sets=tuple(args.sets or ()),
        languages=tuple(args.language or ()),
        limit=args.limit,
        errors=args.errors,
        seed=SEED if args.seed is None else args.seed,
        without=tuple(args.without or ()),
        apply=args.apply,
        store=None if args.no_cache else user_store(tell),
        say=tell,
        load=None if args.model is None else partial(load_parser, model=args.model),
        model=args.model,
    )
    sections: list[Section] = []
    for section in part.measure(options):
        sections.append(section)
        sys.stdout.write(f"{section.text}\n")
        sys.stdout.flush()
    if not sections:
        raise EvaluationError("nothing was measured: no set is of this name and language and has a model.")
    if args.write is not None:
        sets = {name: parts()[name].SETS for name in PARTS}
        write_page(args.write, sections, sets, {name: found.ABOUT for name, found in parts().items()})
    return 0
