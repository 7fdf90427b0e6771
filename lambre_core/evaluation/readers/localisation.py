"""Localisation files: an archive of them and its table of contents, `manifest.tsv`."""

from __future__ import annotations

import csv
import io
import lzma
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lambre_core.evaluation.errors import EvaluationError

FOLDER = "l10n/"
MANIFEST = FOLDER + "manifest.tsv"


@dataclass(frozen=True, slots=True)
class File:
    """A file of the archive: its name there (`po/name.de.po`), its language, its format and its bytes."""

    name: str
    language: str
    format: str
    data: bytes


def read(path: Path) -> Iterator[File]:
    """The files of an archive (`.tar.xz`), in the archive's order.

    Raises:
        EvaluationError: the archive cannot be read, or has no table of contents.
    """
    try:
        with tarfile.open(path, "r:xz") as archive:
            contents = {
                member.name: archive.extractfile(member).read()  # type: ignore[union-attr]  # isfile() is asked
                for member in archive
                if member.isfile()
            }
    except OSError as error:
        raise EvaluationError(f"{path}: cannot be read: {error.strerror or error}.") from error
    except (tarfile.TarError, lzma.LZMAError, EOFError) as error:
        raise EvaluationError(f"{path}: is damaged ({error}); get the file anew.") from error
    if MANIFEST not in contents:
        raise EvaluationError(f"{path}: has no {MANIFEST}, which says the language of each file.")
    for row in csv.DictReader(io.StringIO(contents[MANIFEST].decode("utf-8")), delimiter="\t", quoting=csv.QUOTE_NONE):
        yield File(row["file"], row["language"], row["format"], contents[FOLDER + row["file"]])
