"""The user's guide: the same pages in every language, and only words that are on the screen; and
the list of changes, read for those who have updated."""

import re
import xml.etree.ElementTree as ET

import pytest

from powergrid_qt import __version__
from powergrid_qt.app.documents import (
    Page,
    Release,
    changelog,
    guide_languages,
    guide_pages,
    is_newer,
    releases,
    releases_since,
)
from powergrid_qt.paths import languages, resources_dir, translations_dir

IN_BOLD = re.compile(r"\*\*(.+?)\*\*")
LINK = re.compile(r"\]\(([^)]*)\)")
KEYS = {
    *("Return", "Enter", "Esc", "Tab", "Home", "End", "P", "H", "F", "T", "A", "L", "+", "-"),
    *("F1", "F2", "F5", "F6", "F9", "F11", "Shift+F1", "Shift+F6"),
    *("Ctrl+Shift+S", "Strg+Umschalt+S"),
    *("Eingabe", "Pos1", "Ende", "Umschalt+F1", "Umschalt+F6"),
    *("Space", "Leertaste", "Spatiebalk", "Ctrl", "Strg", "Shift", "Umschalt"),
    *(
        f"{control}+{key}"
        for control in ("Ctrl", "Strg")
        for key in (*"FZYNOSMQR,", "F1", "Return")
    ),
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


# -- the list of changes ------------------------------------------------------------------------

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
