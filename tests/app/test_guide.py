"""The user's guide: the same pages in every language, and only words that are on the screen."""

import re
import xml.etree.ElementTree as ET

import pytest

from powergrid_qt.app.documents import Page, guide_languages, guide_pages
from powergrid_qt.paths import languages, resources_dir, translations_dir

IN_BOLD = re.compile(r"\*\*(.+?)\*\*")
LINK = re.compile(r"\]\(([^)]*)\)")
KEYS = {
    *("Return", "Enter", "Esc", "Tab", "Home", "End", "P", "H", "F", "+", "-"),
    *("F1", "F2", "F6", "F9", "F11", "Shift+F1", "Shift+F6"),
    *("Ctrl+Shift+S", "Strg+Umschalt+S"),
    *("Eingabe", "Pos1", "Ende", "Umschalt+F1", "Umschalt+F6"),
    *("Space", "Leertaste", "Spatiebalk", "Ctrl", "Strg", "Shift", "Umschalt"),
    *(f"{control}+{key}" for control in ("Ctrl", "Strg") for key in (*"ZYNOSMQR,", "F1", "Return")),
    *("1", "9"),
}
EVERYWHERE = {"Outpost"}
"""A board whose name nobody translates."""


def plain(word: str) -> str:
    """Without the mark of its shortcut and the dots for what comes then."""
    return word.replace("&", "").rstrip(".…").casefold()


def words_on_screen(language: str) -> set[str]:
    """Those of English are in the file of any other language."""
    path = translations_dir() / f"powergrid_{'de' if language == 'en' else language}.ts"
    kind = "source" if language == "en" else "translation"
    return {plain(found.text or "") for found in ET.parse(path).iter(kind)}


def test_it_is_written_in_every_language_of_the_program() -> None:
    assert guide_languages() == sorted(languages())
    names = [[page.name for page in guide_pages(language)] for language in languages()]
    assert names.count(names[0]) == len(names)


def test_a_language_without_a_guide_has_the_english_one() -> None:
    assert guide_pages("fr") == guide_pages("en")


@pytest.mark.parametrize("language", languages())
class TestPages:
    def test_begin_with_their_title(self, language: str) -> None:
        for page in guide_pages(language):
            assert page.text.startswith(f"# {page.title}\n\n"), page.name
            assert page.text.count("\n# ") == 0, page.name

    def test_have_the_parts_that_they_have_in_english(self, language: str) -> None:
        def parts(page: Page) -> list[str]:
            marks = re.findall(r"^(## |- |\d\. |\|)", page.text, re.MULTILINE)
            return [*marks, *LINK.findall(page.text)]

        for page, english in zip(guide_pages(language), guide_pages("en"), strict=True):
            assert parts(page) == parts(english), page.name

    def test_link_to_pages_that_there_are(self, language: str) -> None:
        pages = guide_pages(language)
        names = {page.name for page in pages}
        links = {link for page in pages for link in LINK.findall(page.text)}
        assert links
        assert links <= names

    def test_name_buttons_and_keys_as_they_are_called(self, language: str) -> None:
        known = words_on_screen(language)
        for page in guide_pages(language):
            named = {" ".join(word.split()) for word in IN_BOLD.findall(page.text)}
            unknown = {word for word in named - KEYS - EVERYWHERE if plain(word) not in known}
            assert unknown == set(), page.name


def test_all_of_it_is_small() -> None:
    files = (resources_dir() / "guide").rglob("*")
    assert sum(path.stat().st_size for path in files if path.is_file()) < 60_000
