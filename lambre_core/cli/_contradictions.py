"""Options of `check` that cannot be had together, and what to do instead."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from lambre_core import outputs

STDIN = "-"


def contradictions(args: argparse.Namespace) -> Iterator[str]:
    """A sentence for each contradiction in the arguments."""
    stdin = STDIN in args.paths
    if args.fix or args.diff:
        if stdin and not args.diff:
            yield "Standard input cannot be fixed in place; with --diff it is shown what would change."
        if args.update_baseline:
            yield "--fix and --update-baseline contradict each other: fix first, then write the baseline."
    if args.diff and args.format not in (None, "text"):
        yield f"--diff writes a diff, no {args.format}; leave one of the two out."
    if args.diff and (args.statistics or any(map(_names_a_format, args.output))):
        yield "--diff writes a diff and no other form; leave one of the two out."
    if args.statistics and args.format is not None:
        yield f"--statistics is a form of its own; write the other one to a file: --output {args.format}=FILE."
    if args.since is not None:
        if args.update_baseline:
            yield "A baseline is written from a whole run; leave --since out."
        if stdin:
            yield "--since asks git what has changed in files; standard input has no history, leave one of the two out."
    if args.watch:
        if stdin:
            yield "--watch needs files; standard input does not change."
        if args.fix or args.diff or args.update_baseline:
            yield "--watch only looks; fix or write the baseline in a run of its own."


def _names_a_format(item: str) -> bool:
    """Whether an argument of --output names a form of its own."""
    return "=" in item and item.partition("=")[0] in outputs.names()
