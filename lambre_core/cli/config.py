"""`config`: show the settings in force, print their JSON Schema, write a configuration file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

NAME = "config"
HELP = "show the settings, their JSON Schema, or write a lambre.toml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "action",
        choices=("show", "schema", "init"),
        help="show: the settings in force; schema: JSON Schema of the file; init: write lambre.toml with the defaults",
    )
    parser.add_argument("--config", metavar="FILE", type=Path, help="read this file (default: the nearest)")


def run(args: argparse.Namespace) -> int:
    import json

    from lambre_core.config.kinds import ConfigError
    from lambre_core.config.settings import FILE_NAME, current_settings, schema
    from lambre_core.config.writing import commented_defaults, settings_toml

    if args.action == "schema":
        sys.stdout.write(json.dumps(schema(), indent=2, ensure_ascii=False) + "\n")
    elif args.action == "show":
        settings = current_settings(args.config)
        source = f"# from {settings.file}\n" if settings.file else "# defaults: there is no configuration file\n"
        sys.stdout.write(source + settings_toml(settings))
    else:
        path = args.config or Path(FILE_NAME)
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(commented_defaults())
        except FileExistsError as error:
            raise ConfigError(f"{path}: is there already; edit it, or remove it first.") from error
        except OSError as error:
            raise ConfigError(f"{path}: cannot be written: {error.strerror}.") from error
        if not args.quiet:
            sys.stderr.write(f"{path} written\n")
    return 0
