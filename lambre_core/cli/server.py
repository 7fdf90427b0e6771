"""`lambre-lint server`: the language server, for editors."""

from __future__ import annotations

import argparse
import logging
import os
import sys

NAME = "server"
HELP = "language server for editors"

LEVELS = ("debug", "info", "warning", "error")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--stdio", action="store_true", help="speak over standard input and output (default)")
    how.add_argument("--tcp", metavar="PORT", type=_port, help="wait for one client on a port of this machine")
    parser.add_argument("--host", default="127.0.0.1", help="address for --tcp (default: 127.0.0.1)")
    parser.add_argument("--log-level", choices=LEVELS, default="warning", help="what is said on standard error")


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) < 1 << 16:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no port; give a number up to 65535")


def run(args: argparse.Namespace) -> int:
    """Serve until the client says `exit`; 1 if it leaves without `shutdown`."""
    from lambre_core.parsing.protocol import NotInstalledError

    try:
        from lambre_server.server import make_server
    except ModuleNotFoundError as error:
        raise NotInstalledError(
            f"The language server needs the library {error.name!r}, which is not installed: run `pip install "
            "'pygls>=2.1,<2.2'`."
        ) from error
    logging.basicConfig(stream=sys.stderr, level=args.log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    server = make_server()
    if args.tcp is not None:
        server.start_tcp(args.host, args.tcp)
    else:
        # Standard output is the protocol: whatever else is written there goes to standard error.
        with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as protocol:
            sys.stdout = sys.stderr
            server.start_io(stdout=protocol)
    server.stop()
    return 0 if server.stopped_properly else 1
