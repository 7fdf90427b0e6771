"""The engine of Stanza packages: our own, Stanza's official ones, L'AMBRE's.

Everything is read from disk; nothing is ever downloaded.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core.parsing.engines.stanza.files import find_files
from lambre_core.parsing.engines.stanza.identity import identity
from lambre_core.parsing.models import Manifest, Progress, hash_file
from lambre_core.parsing.protocol import ParsingError
from lambre_core.treebank.sud.scheme import scheme_of
from lambre_core.treebank.tree import Scheme

if TYPE_CHECKING:
    from lambre_core.parsing.engines.stanza.parser import StanzaParser

for _library in ("stanza", "torch"):
    # Both take seconds to import, which is saved where everything has been parsed before.
    if importlib.util.find_spec(_library) is None:
        raise ModuleNotFoundError(f"No module named {_library!r}", name=_library)


def fingerprint(language: str, manifest: Manifest) -> str:
    """The fingerprint of the parser that `load` makes of a folder with this manifest."""
    hashes = (entry.sha256 for name, entry in manifest.files.items() if name.endswith(".pt"))
    return identity(language, manifest.scheme, hashes)


def load(
    language: str, path: Path, manifest: Manifest | None, progress: Progress, *, package: str = "default"
) -> StanzaParser:
    """Load a Stanza model.

    Args:
        path: a folder with the files of one model (`tokenize.pt`, `mwt.pt`, `pos.pt`, `lemma.pt`,
            `depparse.pt`, or `..._tokenizer.pt` and so on as Stanza's trainers name them), or a folder as
            Stanza's download makes it, with `resources.json`.
        package: which of several packages of such a download.

    Raises:
        ParsingError: files are missing or no model of Stanza's.
    """
    from lambre_core.parsing.engines.stanza.loading import load_pipeline
    from lambre_core.parsing.engines.stanza.parser import StanzaParser

    files = find_files(path, language, package)
    pipeline = load_pipeline(files, language, progress)
    relations = set(pipeline.processors["depparse"].get_known_relations())
    progress("ready")
    if manifest is not None:
        return StanzaParser(pipeline, language, manifest.scheme, fingerprint(language, manifest))
    scheme = _scheme(relations, path)
    hashes = (hash_file(file).sha256 for file in files.paths.values())
    return StanzaParser(pipeline, language, scheme, identity(language, scheme, hashes))


def _scheme(relations: set[str], path: Path) -> Scheme:
    """Tell the scheme of a model that does not say it by the relations that it knows."""
    scheme = scheme_of(relations)
    if scheme is None:
        some = ", ".join(sorted(relations)[:10])
        raise ParsingError(f"The parser in {path} knows the relations neither of SUD nor of UD, but: {some}.")
    return scheme
