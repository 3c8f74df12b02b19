"""Translations: complete, with the same placeholders, and switched while the program runs."""

import re
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import powergrid_qt
from powergrid_qt.app.language import Language, first_known, own_name, resolved, system_language
from powergrid_qt.app.settings import SYSTEM, Settings
from powergrid_qt.paths import languages, translations_dir
from powergrid_qt.words.names import cities_text, phase_name

ROOT = Path(powergrid_qt.__file__).parent.parent
sys.path.insert(0, str(ROOT / "packaging"))

import translations  # noqa: E402 (it lies beside the package, not in it)


@pytest.fixture
def settings(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Settings]:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    before = QLocale()
    made = Settings()
    made.language = "en"
    yield made
    made.language = "en"
    QLocale.setDefault(before)


def messages(language: str) -> Iterator[tuple[str, str, ElementTree.Element]]:
    """Context, text and translation of every entry."""
    tree = ElementTree.parse(translations_dir() / f"powergrid_{language}.ts")
    for context in tree.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            yield (
                context.findtext("name", ""),
                message.findtext("source", ""),
                translation,
            )


def forms(translation: ElementTree.Element) -> list[str]:
    """One text, or the plural forms of one."""
    plurals = translation.findall("numerusform")
    return [form.text or "" for form in plurals or [translation]]


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"\{\w*\}|%n", text))


@pytest.mark.parametrize("language", languages())
def test_everything_is_translated(language: str) -> None:
    open_ones = [
        f"{context}: {source}"
        for context, source, translation in messages(language)
        if translation.get("type") is not None or not all(map(str.strip, forms(translation)))
    ]
    assert open_ones == []


@pytest.mark.parametrize("language", languages())
def test_placeholders_and_shortcuts_are_kept(language: str) -> None:
    for _, source, translation in messages(language):
        for text in forms(translation):
            assert placeholders(text) == placeholders(source), text
            assert ("&" in text) == ("&" in source), text
            assert source.endswith("…") == text.endswith("…"), text
            assert text == text.strip(), text


@pytest.fixture(scope="module")
def fresh_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with what the program says now, in a file for each language."""
    folder = tmp_path_factory.mktemp("translations")
    translations.update_into(folder)
    return folder


@pytest.mark.parametrize("language", languages())
def test_the_files_hold_the_texts_of_the_program(language: str, fresh_files: Path) -> None:
    """Whoever adds a text runs `packaging/translations.py update` and translates it."""
    fresh = fresh_files / f"powergrid_{language}.ts"
    known = {(context, source) for context, source, _ in messages(language)}
    tree = ElementTree.parse(fresh)
    needed = {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in tree.iter("context")
        for message in context.iter("message")
    }
    assert needed - known == set()


@pytest.mark.parametrize("language", languages())
def test_the_compiled_files_are_up_to_date(language: str, qapp: QApplication) -> None:
    """Every entry of the .ts file is found in the .qm file."""
    settings = Settings()
    spoken = Language(settings)
    spoken.choose(language)
    try:
        for context, source, translation in messages(language):
            for number, text in enumerate(forms(translation), start=1):
                told = QCoreApplication.translate(context, source, None, number)
                assert told == text.replace("%n", str(number))
    finally:
        spoken.choose("en")


def test_switching_is_told_and_taken_back(qtbot: QtBot, settings: Settings) -> None:
    spoken = Language(settings)
    names = {}
    for language in ("de", "nl", "en"):
        settings.language = language
        assert spoken.current == language
        names[language] = phase_name("bureaucracy")
    assert names == {"de": "Bürokratie", "nl": "Bureaucratie", "en": "Bureaucracy"}


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", ["0 cities", "1 city", "2 cities"]),
        ("de", ["0 Städte", "1 Stadt", "2 Städte"]),
        ("nl", ["0 steden", "1 stad", "2 steden"]),
    ],
)
def test_numbers_have_the_plural_forms_of_the_language(
    settings: Settings, language: str, counted: list[str]
) -> None:
    spoken = Language(settings)
    spoken.choose(language)
    assert [cities_text(number) for number in range(3)] == counted
    spoken.choose("en")


def test_qt_speaks_the_language_too(settings: Settings) -> None:
    spoken = Language(settings)
    spoken.choose("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert QLocale().language() == QLocale.Language.German


def test_the_system_decides_where_nothing_is_chosen() -> None:
    assert system_language() in languages()
    assert resolved(SYSTEM) == system_language()


def test_languages_are_called_as_their_speakers_call_them() -> None:
    names = {language: own_name(language) for language in languages()}
    assert names == {"en": "English", "de": "Deutsch", "nl": "Nederlands"}


@pytest.mark.parametrize(
    ("wished", "spoken"),
    [(("fr-FR", "nl-BE", "de"), "nl"), (("de_AT",), "de"), (("ja",), "en"), ((), "en")],
)
def test_the_first_known_language_is_spoken(wished: tuple[str, ...], spoken: str) -> None:
    assert first_known(wished) == spoken
