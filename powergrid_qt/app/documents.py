"""What comes with the program to be read: the user's guide and the list of changes.

The guide is pages in Markdown, which the program shows and the web page is made from. They lie in a
folder for each language, numbered in the order in which they are read.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from powergrid_qt.app.language import SOURCE
from powergrid_qt.paths import changelog_path, resources_dir


class Page(NamedTuple):
    name: str
    """The name of its file, by which other pages link to it: the same in every language."""
    title: str
    text: str
    """The whole page in Markdown, with its title."""


def guide_dir() -> Path:
    return resources_dir() / "guide"


def guide_languages() -> list[str]:
    return sorted(path.name for path in guide_dir().iterdir() if path.is_dir())


def guide_pages(language: str) -> list[Page]:
    """Return the guide in a language, or in English if nobody has written it in that."""
    folder = guide_dir() / language
    if not folder.is_dir():
        folder = guide_dir() / SOURCE
    return [_read(path) for path in sorted(folder.glob("*.md"))]


def _read(path: Path) -> Page:
    text = path.read_text(encoding="utf-8")
    title = text.partition("\n")[0].removeprefix("# ")
    return Page(path.name, title, text)


UNRELEASED = "unreleased"
_HEADING = re.compile(r"## (?P<version>\S+) \((?P<date>[^)]+)\)")


class Release(NamedTuple):
    version: str
    date: str
    """The date as it is written in the list, or `UNRELEASED`."""
    changes: str
    """The changes as a list in Markdown."""


def changelog() -> str:
    return changelog_path().read_text(encoding="utf-8")


def releases(text: str) -> Iterator[Release]:
    """Yield all releases, the newest first; `ValueError` if a heading has another form."""
    for section in re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]:
        heading, _, changes = section.partition("\n")
        found = _HEADING.match(heading)
        if found is None:
            raise ValueError(f"CHANGELOG.md: {heading!r} is not ## VERSION (DATE)")
        yield Release(found["version"], found["date"], changes.strip())


def releases_since(version: str, text: str) -> list[Release]:
    return [release for release in releases(text) if is_newer(release.version, version)]


def is_newer(version: str, than: str) -> bool:
    return _numbers(version) > _numbers(than)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]
