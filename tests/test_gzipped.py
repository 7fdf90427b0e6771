"""Files that may lie gzipped in their place."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.gzipped import CutShortError, gzip_file, place_of, read_bytes

MOST = 1 << 20


@given(st.binary(max_size=5_000))
def test_a_file_comes_back(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("files") / "words.onnx"
    path.write_bytes(content)
    assert read_bytes(path, MOST) == content
    gzip_file(path)
    assert not path.exists()
    assert place_of(path).name == "words.onnx.gz"
    assert read_bytes(path, MOST) == content == gzip.decompress(place_of(path).read_bytes())
    assert read_bytes(path, 10) == content[:10]


def test_the_same_content_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).write_bytes(b"the same" * 100)
        gzip_file(tmp_path / name)
    assert (tmp_path / "one.gz").read_bytes() == (tmp_path / "two.gz").read_bytes()


def test_a_plain_file_comes_first(tmp_path: Path) -> None:
    path = tmp_path / "words.onnx"
    path.write_bytes(b"old")
    gzip_file(path)
    path.write_bytes(b"new")
    assert read_bytes(path, MOST) == b"new"


@pytest.mark.parametrize(
    ("damage", "kind", "problem"),
    [
        (lambda packed: packed[:40], CutShortError, r"words\.onnx\.gz ends before its content does"),
        (lambda packed: b"no gzip" + packed, ValueError, r"words\.onnx\.gz is no gzip file"),
        (
            lambda packed: packed[:30] + b"\0\0\0\0" + packed[34:],
            ValueError,
            r"words\.onnx\.gz is no gzip file, or a dam",
        ),
    ],
)
def test_a_damaged_file_is_named(
    tmp_path: Path, damage: Callable[[bytes], bytes], kind: type[ValueError], problem: str
) -> None:
    path = tmp_path / "words.onnx"
    path.write_bytes(bytes(range(256)) * 4)
    gzip_file(path)
    packed = place_of(path)
    packed.write_bytes(damage(packed.read_bytes()))
    with pytest.raises(kind, match=problem):
        read_bytes(path, MOST)


def test_what_is_not_there_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_bytes(tmp_path / "words.onnx", MOST)
