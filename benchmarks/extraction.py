"""How long rule extraction takes, beside the original where a checkout of it is at hand.

    python -m benchmarks.extraction et-train.conllu.xz --language et [--original DIR] [--write docs/benchmarks.md]

Every run is a process of its own, measured in CPU seconds (user and system) from start to end; wall
clock times would say more about what else the machine does. The original
(https://github.com/adithya7/lambre) needs pyconll and scipy; its four scripts are run as they are.
"""

from __future__ import annotations

import argparse
import lzma
import platform
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.pages import replace_section

ROOT = Path(__file__).resolve().parents[1]
SECTION = "## Rule extraction"


@dataclass(frozen=True, slots=True)
class Run:
    """What was run and its CPU seconds, one number a repetition."""

    name: str
    seconds: tuple[float, ...]

    @property
    def best(self) -> float:
        """The repetition that was disturbed least."""
        return min(self.seconds)


def cpu_seconds(commands: Sequence[tuple[list[str], Path | None]]) -> float:
    """Run commands one after the other, each with its standard output to a file or nowhere."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for command, output in commands:
        with (output or Path("/dev/null")).open("wb") as stream:
            subprocess.run(command, check=True, stdout=stream, cwd=ROOT)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def ours(treebank: Path, language: str, output: Path, *, original: bool, repeat: int) -> Run:
    command = [sys.executable, "-m", "lambre_core", "rules", "extract", str(treebank), "--language", language]
    command += ["--output", str(output), "--format", "lambre-2.0", *(["--original"] if original else [])]
    name = "lambre-lint, `--original`" if original else "lambre-lint, for linting"
    return Run(name, tuple(cpu_seconds([(command, None)]) for _ in range(repeat)))


def the_original(checkout: Path, treebank: Path, language: str, folder: Path, repeat: int) -> Run:
    """Both rule sets, first and second scripts."""
    scripts = checkout.resolve() / "extract_rules"
    place = folder / "SUD_X-Y"
    place.mkdir()
    (place / f"{language}_y-sud-train.conllu").write_bytes(treebank.read_bytes())
    listing = folder / "treebanks.txt"
    listing.write_text(f"SUD_X-Y/{language}_y-sud-train.conllu\n", encoding="utf-8")
    commands: list[tuple[list[str], Path | None]] = []
    for kind in ("agreement", "argstruct"):
        raw = folder / f"{kind}.raw"
        commands.append(([sys.executable, str(scripts / f"empirical_{kind}.py"), str(listing), str(folder)], raw))
        prepare = [
            sys.executable,
            str(scripts / f"prepare_{kind}_rules.py"),
            str(raw),
            str(folder / f"{kind}-original"),
        ]
        commands.append((prepare, None))
    return Run("the original, four scripts", tuple(cpu_seconds(commands) for _ in range(repeat)))


def same_files(folder: Path, language: str) -> bool:
    """Whether both wrote the same rules, lines in any order (the original's follows the hash seed in places)."""
    for kind in ("agreement", "argstruct"):
        written = (folder / "ours" / f"{kind}.txt").read_text(encoding="utf-8")
        expected = (folder / f"{kind}-original" / f"{language}.txt").read_text(encoding="utf-8")
        if sorted(written.splitlines()) != sorted(expected.splitlines()):
            return False
    return True


def section(treebank: Path, words: int, runs: Sequence[Run], same: bool | None, command: str) -> str:
    lines = [
        SECTION,
        "",
        f"Made by `{command}`.",
        "",
        f"CPU seconds of whole processes on {treebank.name} ({words:,} words, uncompressed), best of "
        f"{len(runs[0].seconds)}; Python {platform.python_version()}, {platform.machine()}.",
        "",
        "| | CPU s | times faster than the original |",
        "|---|---|---|",
    ]
    original = next((run.best for run in runs if run.name.startswith("the original")), None)
    for run in runs:
        ratio = f"{original / run.best:.1f}" if original else ""
        lines.append(f"| {run.name} | {run.best:.2f} | {ratio} |")
    if same is not None:
        lines += [
            "",
            f"The rules of `--original` and those of the original are {'the same' if same else 'NOT the same'}.",
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("treebank", type=Path, help="CoNLL-U in SUD, may be .xz")
    parser.add_argument("--language", required=True)
    parser.add_argument("--original", type=Path, metavar="DIR", help="a checkout of the original")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--write", type=Path, metavar="PAGE", help="page whose section is renewed")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        data = args.treebank.read_bytes()
        plain = folder / args.treebank.name.removesuffix(".xz")
        plain.write_bytes(lzma.decompress(data) if args.treebank.suffix == ".xz" else data)
        words = sum(line.split(b"\t", 1)[0].isdigit() for line in plain.read_bytes().splitlines())
        # The order mixes ours and theirs as little as the disk cache allows; all read a file that was just read.
        runs = [
            ours(plain, args.language, folder / "ours", original=True, repeat=args.repeat),
            ours(plain, args.language, folder / "default", original=False, repeat=args.repeat),
        ]
        same = None
        if args.original is not None:
            runs.append(the_original(args.original, plain, args.language, folder, args.repeat))
            same = same_files(folder, args.language)
        options = " --original DIR" if args.original else ""
        command = f"python -m benchmarks.extraction {args.treebank.name} --language {args.language}{options}"
        text = section(plain, words, runs, same, command)
    sys.stdout.write(text)
    if args.write is not None:
        replace_section(args.write, SECTION, text)


if __name__ == "__main__":
    main()
