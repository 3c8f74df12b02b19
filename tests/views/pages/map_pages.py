"""The page of maps, shown by itself, and what the window tells of its files."""

from pathlib import Path

from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pages.maps.map_page import MapPage
from powergrid_qt.views.story.file_saver import FileSaver
from powergrid_qt.views.story.toast import Toasts


def open_map_page(qtbot: QtBot, settings: Settings) -> MapPage:
    settings.animation = False
    page = MapPage(settings)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    with qtbot.waitExposed(page):
        page.show()
    return page


def toasts_of(page: MapPage, folder: Path) -> Toasts:
    """What the window tells of the page's files; its settings lie in the folder."""
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    toasts = Toasts(Settings(store), page, lambda: 0)
    saver = FileSaver(Settings(store), toasts, page)
    page.to_save.connect(saver.save)
    page.printed.connect(saver.tell_saved)
    page.told.connect(toasts.tell)
    page.failed.connect(toasts.fail)
    return toasts
