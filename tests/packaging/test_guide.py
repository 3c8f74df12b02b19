"""The guide as web pages: whole by themselves, and the same words that the program shows."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from powergrid_qt.app.documents import guide_pages
from powergrid_qt.paths import languages

guide = pytest.importorskip("guide", reason="the group `package` is not installed")
pytestmark = pytest.mark.long


class Links(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_data(self, data: str) -> None:
        self.words += re.findall(r"\w+", data)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("web")
    guide.make_guide(made)
    return made


def test_every_link_leads_to_a_page_that_was_made(folder: Path) -> None:
    pages = list(folder.rglob("*.html"))
    assert len(pages) == len(languages()) * len(guide_pages("en")) + 1
    for page in pages:
        links = Links(page.read_text(encoding="utf-8")).found
        assert links
        assert all((page.parent / link).is_file() for link in links), page.name


@pytest.mark.parametrize("language", languages())
def test_they_say_what_the_program_says(folder: Path, language: str) -> None:
    for page in guide_pages(language):
        text = (folder / language / guide.web_name(page.name)).read_text(encoding="utf-8")
        assert f'<html lang="{language}">' in text
        written = re.findall(
            r"\w+", re.sub(r"\]\([^)]*\)|^\d\.", "", page.text, flags=re.MULTILINE)
        )
        assert Links(text).words[-len(written) :] == written
