"""The user's guide: pages in Markdown, which the program shows and the web page is made from.

They lie in a folder for each language, numbered in the order in which they are read.
"""

from pathlib import Path
from typing import NamedTuple

from powergrid_qt.app.language import SOURCE
from powergrid_qt.paths import resources_dir


class Page(NamedTuple):
    name: str
    """Of its file, by which others link to it; the same in every language."""
    title: str
    text: str
    """Markdown, with the title."""


def guide_dir() -> Path:
    return resources_dir() / "guide"


def guide_languages() -> list[str]:
    return sorted(path.name for path in guide_dir().iterdir() if path.is_dir())


def guide_pages(language: str) -> list[Page]:
    """In this language, or in English if nobody has written them in it."""
    folder = guide_dir() / language
    if not folder.is_dir():
        folder = guide_dir() / SOURCE
    return [_read(path) for path in sorted(folder.glob("*.md"))]


def _read(path: Path) -> Page:
    text = path.read_text(encoding="utf-8")
    title = text.partition("\n")[0].removeprefix("# ")
    return Page(path.name, title, text)
