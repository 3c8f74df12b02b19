"""Files that are written whole or not at all."""

import os
import re
import stat
from pathlib import Path

import pytest

from powergrid_qt.whole_file import write_whole
from tests.app.test_game_file import full_disk

posix = pytest.mark.skipif(os.name != "posix", reason="files have other rights there")


def test_a_new_file_and_one_that_is_there(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for content in (b"first", b"", b"second" * 10_000):
        write_whole(content, path)
        assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_leaves_everything_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    for name in ("a", "b"):
        with full_disk(), pytest.raises(OSError, match=f"{name}'$"):
            write_whole(b"new" * 100_000, tmp_path / name)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@posix
def test_a_link_stays_one_and_a_file_keeps_its_rights(tmp_path: Path) -> None:
    path, link = tmp_path / "a", tmp_path / "link"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_whole(b"new", link)
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@posix
@pytest.mark.skipif(not os.getuid(), reason="everything is allowed here")
def test_a_file_that_must_not_be_changed_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    path.chmod(0o444)
    with pytest.raises(PermissionError):
        write_whole(b"new", path)
    assert path.read_bytes() == b"old"


def test_a_folder_and_a_missing_one_are_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone" / "a"):
        with pytest.raises(OSError, match=re.escape(f"'{path}'")):
            write_whole(b"new", path)
