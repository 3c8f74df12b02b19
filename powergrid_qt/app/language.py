"""The language of the screens: found out from the system, switched at run time."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from powergrid_qt.app.settings import SYSTEM, Settings
from powergrid_qt.paths import languages, translations_dir

SOURCE: Final = "en"
"""The language in which the program is written: its file holds plural forms only."""


def own_name(language: str) -> str:
    """A language as its speakers call it; never translated."""
    # of no country: "English", not "American English"
    everywhere = QLocale(QLocale(language).language(), QLocale.Country.World)
    name = everywhere.nativeLanguageName()
    return name[:1].upper() + name[1:]


def system_language() -> str:
    return first_known(QLocale.system().uiLanguages())


def first_known(wished: Iterable[str]) -> str:
    """The first language that somebody wishes for (`nl-BE`) and that we speak."""
    for name in wished:
        short = name.replace("_", "-").split("-")[0].lower()
        if short in languages():
            return short
    return SOURCE


def resolved(choice: str) -> str:
    return system_language() if choice == SYSTEM else choice


class Language(QObject):
    """Installs the translators; Qt then sends every widget a `LanguageChange`."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._english, self._own, self._qt = (QTranslator(self) for _ in range(3))
        self.current = SOURCE
        # Below every other language: it knows when to say "city" and when "cities".
        if self._english.load(f"powergrid_{SOURCE}", str(translations_dir())):
            QCoreApplication.installTranslator(self._english)
        settings.language_changed.connect(self.choose)
        self.choose(settings.language)

    def choose(self, choice: str) -> None:
        language = resolved(choice)
        if language == self.current:
            return
        for translator in (self._own, self._qt):
            QCoreApplication.removeTranslator(translator)
        self.current = language
        QLocale.setDefault(QLocale(language))
        if language == SOURCE:
            return
        if self._own.load(f"powergrid_{language}", str(translations_dir())):
            QCoreApplication.installTranslator(self._own)
        # The words on Qt's own dialogs: "Open", "Cancel".
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._qt.load(f"qtbase_{language}", qt_folder):
            QCoreApplication.installTranslator(self._qt)
