"""The engine of Stanza packages: our own, Stanza's official ones, L'AMBRE's.

Everything is read from disk; nothing is ever downloaded.
"""

from __future__ import annotations

from pathlib import Path

from lambre_core.parsing.engines.stanza.files import find_files
from lambre_core.parsing.engines.stanza.loading import load_pipeline
from lambre_core.parsing.engines.stanza.parser import StanzaParser
from lambre_core.parsing.models import Manifest, Progress, hash_file
from lambre_core.parsing.protocol import ParsingError
from lambre_core.treebank.tree import Scheme

_SUD_ONLY = {"comp:obj", "comp:aux", "comp:pred", "udep", "mod", "subj"}
_UD_ONLY = {"nsubj", "nmod", "amod", "obl", "case", "mark"}


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
    files = find_files(path, language, package)
    pipeline = load_pipeline(files, language, progress)
    relations = set(pipeline.processors["depparse"].get_known_relations())
    progress("ready")
    return StanzaParser(
        pipeline,
        language,
        manifest.scheme if manifest else _scheme(relations, path),
        [manifest.files[file.name].sha256 if manifest else hash_file(file).sha256 for file in files.paths.values()],
    )


def _scheme(relations: set[str], path: Path) -> Scheme:
    """Tell the scheme of a model that does not say it by the relations that it knows."""
    sud, ud = len(relations & _SUD_ONLY), len(relations & _UD_ONLY)
    if sud == ud:
        some = ", ".join(sorted(relations)[:10])
        raise ParsingError(f"The parser in {path} knows the relations neither of SUD nor of UD, but: {some}.")
    return "sud" if sud > ud else "ud"
