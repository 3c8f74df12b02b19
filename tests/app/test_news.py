"""The list of changes, read for those who have updated."""

import pytest

from powergrid_qt import __version__
from powergrid_qt.app.documents import Release, changelog, is_newer, releases, releases_since

TEXT = """\
# Changes

## 0.10.0 (unreleased)

- Tenth.

## 0.9.1 (2026-12-24)

- Mended: a thing
  that goes on.

## 0.9.0 (2026-12-01)

- Ninth.
"""


def test_what_has_come_since_a_version() -> None:
    assert releases_since("0.9.0", TEXT) == [
        Release("0.10.0", "unreleased", "- Tenth."),
        Release("0.9.1", "2026-12-24", "- Mended: a thing\n  that goes on."),
    ]
    assert releases_since("0.10.0", TEXT) == []
    assert len(releases_since("", TEXT)) == 3


@pytest.mark.parametrize(
    ("version", "than", "newer"),
    [("0.10.0", "0.9.9", True), ("0.9", "0.9.0", False), ("1.0", "", True), ("1.0", "1.0", False)],
)
def test_versions_are_compared_by_their_numbers(version: str, than: str, newer: bool) -> None:
    assert is_newer(version, than) is newer


def test_the_list_of_this_program_begins_with_this_version() -> None:
    first = next(releases(changelog()))
    assert first.version == __version__
    assert first.changes.startswith("- ")
