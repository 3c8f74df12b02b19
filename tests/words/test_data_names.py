"""Names in data files follow the language of the screens."""

from pytestqt.qtbot import QtBot

from powergrid_qt.app.language import Language
from powergrid_qt.app.settings import Settings
from powergrid_qt.words.names import in_words

GERMANY = {"en": "Germany", "de": "Deutschland", "nl": "Duitsland"}


def test_a_name_is_told_in_the_language_of_the_screens(qtbot: QtBot) -> None:
    spoken = Language(Settings())
    try:
        for language, name in GERMANY.items():
            spoken.choose(language)
            assert in_words(GERMANY) == name
            assert in_words("USA") == "USA"
            assert in_words({"en": "Sicily"}) == "Sicily"
    finally:
        spoken.choose("en")
