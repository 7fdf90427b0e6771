"""Making model folders of Stanza's official packages, fetched from a server or taken from a folder.

A folder is made beside its place and renamed when it is whole and its parser has been loaded, so that a model
folder is always one that works. Files that have come stay in `.incoming` until then.
"""

from __future__ import annotations

import datetime
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import stanza

from lambre_core.parsing.download import Meter, UnreachableError, fetch_bytes, fetch_file, md5_of, write_error
from lambre_core.parsing.engines.stanza import load
from lambre_core.parsing.engines.stanza.files import RESOURCES
from lambre_core.parsing.engines.stanza.official import (
    VERSION,
    Catalogue,
    Package,
    PackageFile,
    catalogue_url,
    find_package,
    read_catalogue,
)
from lambre_core.parsing.licences import UNKNOWN
from lambre_core.parsing.models import Manifest, Progress, Treebank, write_manifest
from lambre_core.parsing.protocol import ParsingError
from lambre_core.treebank.tree import Scheme

_INCOMING = ".incoming"
_ALL = "tokenize,mwt,pos,lemma,depparse"

Supply = Callable[[PackageFile, Path], None]
"""Puts a file of a package into a place, whole and checked."""


def fetch_catalogue(language: str = "xx", package: str = "default") -> Catalogue:
    """The catalogue of Stanza's packages; language and package are for the message where it cannot be had.

    Raises:
        UnreachableError: it cannot be had; the message says what to do by hand.
    """
    url = catalogue_url()
    try:
        return read_catalogue(fetch_bytes(url), url)
    except UnreachableError as error:
        raise UnreachableError(
            f"{error} By hand: where there is a network and Stanza {stanza.__version__}, run `python -c "
            f"\"import stanza; stanza.download('{language}', package='{package}', processors='{_ALL}', "
            f"model_dir='FOLDER')\"`; bring FOLDER here and run `lambre-lint models install {language} "
            f"--package {package} --from FOLDER`."
        ) from error


def install(
    language: str, name: str, place: Path, *, licence: str | None = None, progress: Progress, meter: Meter
) -> Path:
    """Fetch a package and make it a model folder of `place`.

    Args:
        language: as Stanza calls it: `de`, `zh-hans`.
        name: of the package; `default` is Stanza's choice.
        licence: SPDX expression to write into the manifest; Stanza's catalogue has none.

    Returns:
        The model folder.

    Raises:
        NotInstalledError: there is no such package; or files cannot be had, with what to do by hand.
        ParsingError: a file is not what it should be or cannot be written, or the parser cannot be loaded.
    """
    progress("reading the list of packages")
    catalogue = fetch_catalogue(language, name)
    package = find_package(catalogue, language, name)
    incoming = place / _INCOMING

    def supply(file: PackageFile, target: Path) -> None:
        # By its hash, since packages share files and a name may come to mean another file.
        kept = incoming / f"{file.role}-{file.md5}.pt"
        try:
            fetch_file(catalogue.file_url(package, file), kept, file.md5, lambda _, *sizes: meter(target.name, *sizes))
        except UnreachableError as error:
            raise UnreachableError(f"{error} {_by_hand(catalogue, package)}") from error
        _link(kept, target)

    def forget() -> None:
        for file in package.files:
            (incoming / f"{file.role}-{file.md5}.pt").unlink(missing_ok=True)

    return _make(package, place, supply, forget, licence, progress)


def install_from(
    source: Path, language: str, name: str, place: Path, *, licence: str | None = None, progress: Progress
) -> Path:
    """Make a model folder of `place` of a folder as `stanza.download` makes it; arguments and errors as `install`."""
    path = source / RESOURCES
    try:
        catalogue = read_catalogue(path.read_bytes(), str(path))
    except OSError as error:
        raise ParsingError(
            f"{path} cannot be read: {error.strerror or error}; `--from` takes a folder that `stanza.download` has "
            "made, with the catalogue and a folder for each language."
        ) from error
    package = find_package(catalogue, language, name)

    def supply(file: PackageFile, target: Path) -> None:
        found = source / package.language / file.path
        if not found.is_file():
            raise ParsingError(f"{found} is missing. {_by_hand(catalogue, package)}")
        if (md5 := md5_of(found)) != file.md5:
            raise ParsingError(f"{found} is not the file that {path} describes: its MD5 is {md5}, expected {file.md5}.")
        shutil.copyfile(found, target)

    return _make(package, place, supply, lambda: None, licence, progress)


def _link(source: Path, target: Path) -> None:
    """The same file under another name; a copy where the file system has no links."""
    try:
        target.hardlink_to(source)
    except OSError:
        shutil.copyfile(source, target)


def _by_hand(catalogue: Catalogue, package: Package) -> str:
    files = "; ".join(
        f"{catalogue.file_url(package, file)} as {package.language}/{file.path}" for file in package.files
    )
    return (
        f"By hand: put into a folder {catalogue.source} as {RESOURCES}; {files}. Then run `lambre-lint models install "
        f"{package.language} --package {package.name} --from FOLDER`."
    )


def _make(
    package: Package,
    place: Path,
    supply: Supply,
    forget: Callable[[], None],
    licence: str | None,
    progress: Progress,
) -> Path:
    """Gather the files, load the parser, write the manifest, put the folder in place of an earlier one.

    Args:
        forget: called when the files are not needed for another try.
    """
    folder = place / f"stanza-{package.language}-{package.name}"
    try:
        (place / _INCOMING).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".making-", dir=place, ignore_cleanup_errors=True) as making:
            made = Path(making) / "model"
            made.mkdir()
            for file in package.files:
                supply(file, made / f"{file.role}.pt")
            progress("trying the parser")
            code = package.language.split("-")[0]
            try:
                scheme = load(code, made, None, progress).scheme
            except ParsingError as error:
                forget()
                raise ParsingError(
                    f"The package {package.name!r} for {package.language!r} is whole, but its parser cannot be used: "
                    f"{error}"
                ) from error
            write_manifest(made, _manifest(package, code, scheme, licence))
            _swap(made, folder, Path(making) / "old")
            forget()
    except OSError as error:
        raise write_error(place, error) from error
    return folder


def _swap(made: Path, folder: Path, aside: Path) -> None:
    if folder.exists():
        folder.rename(aside)
    try:
        made.rename(folder)
    except OSError:
        if aside.exists():
            aside.rename(folder)
        raise


def _manifest(package: Package, language: str, scheme: Scheme, licence: str | None) -> Manifest:
    return Manifest(
        language=language,
        scheme=scheme,
        engine="stanza",
        treebanks=tuple(Treebank(name, licence or UNKNOWN) for name in package.treebanks),
        licence=licence or UNKNOWN,
        training_command=f"lambre-lint models install {package.language} --package {package.name}",
        scores={},
        created=datetime.date.today().isoformat(),
        versions={"stanza": stanza.__version__, "resources": VERSION},
    )
