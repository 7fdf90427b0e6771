"""`lambre-lint explain`: the page of a rule or of another code."""

from __future__ import annotations

import argparse
import sys

NAME = "explain"
HELP = "explain the code of a finding"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("code", metavar="CODE", help="e.g. agreement/adj-mod-noun/case")
    parser.add_argument("--language", "-l", metavar="XX", help="only this language")


def run(args: argparse.Namespace) -> int:
    from lambre_core.cli.rules import load_grammars
    from lambre_core.findings.codes import PAGES
    from lambre_core.grammar.pages import rule_page

    if args.code in PAGES:
        sys.stdout.write(PAGES[args.code])
        return 0
    sys.stdout.write(rule_page(args.code, load_grammars(args.language)))
    return 0
