"""What has changed from version to version: the list of changes, read."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from powergrid_qt.paths import changelog_path

UNRELEASED = "unreleased"
_HEADING = re.compile(r"## (?P<version>\S+) \((?P<date>[^)]+)\)")


class Release(NamedTuple):
    version: str
    date: str
    """As it is written, or `UNRELEASED`."""
    changes: str
    """A list in Markdown."""


def changelog() -> str:
    return changelog_path().read_text(encoding="utf-8")


def releases(text: str) -> Iterator[Release]:
    """All of them, the newest first; `ValueError` if a heading has another form."""
    for section in re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]:
        heading, _, changes = section.partition("\n")
        found = _HEADING.match(heading)
        if found is None:
            raise ValueError(f"CHANGELOG.md: {heading!r} is not ## VERSION (DATE)")
        yield Release(found["version"], found["date"], changes.strip())


def releases_since(version: str, text: str) -> list[Release]:
    """Those that are newer than a version."""
    return [release for release in releases(text) if is_newer(release.version, version)]


def is_newer(version: str, than: str) -> bool:
    return _numbers(version) > _numbers(than)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]
