"""Text from 80 to 200 %: on no page is a line cut off, and the size is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import TEXT_SIZES, Settings
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.elided import ElidedLabel
from powergrid_qt.views.style.style import apply_fonts
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.test_screen_reader import PAGES
from tests.views.window import open_window


@pytest.fixture(scope="module", params=[TEXT_SIZES[0], TEXT_SIZES[-1]])
def window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[MainWindow]:
    home, usual = tmp_path_factory.mktemp("home"), base_size()
    store = QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("text_size", str(request.param))
    store.sync()
    size = QSize(1440, 900)
    with (
        pytest.MonkeyPatch.context() as patch,
        open_window(QtBot(request), home, patch, size) as made,
    ):
        assert base_size() == pytest.approx(max(usual * request.param / 100, 8.25))
        yield made
    apply_fonts(qapp)


def is_cut(widget: QWidget) -> bool:
    """Whether a label or a button has less room than its words take."""
    if isinstance(widget, ElidedLabel) or widget.visibleRegion().isEmpty():
        return False
    if isinstance(widget, QLabel):
        text = widget.text()
        if not text or "<" in text:
            return False
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height() + 1
    elif isinstance(widget, QAbstractButton) and not isinstance(widget, QToolButton):
        text = widget.text().replace("&", "")
    else:
        return False
    widest = max(map(widget.fontMetrics().horizontalAdvance, text.split("\n") or [""]))
    return widest > widget.width() + 1 or widget.fontMetrics().height() > widget.height() + 2


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_off(qtbot: QtBot, window: MainWindow, page: str) -> None:
    PAGES[page](window)
    if window.shows("history_page"):  # which is worked out in a thread
        qtbot.waitUntil(lambda: window.history_page.summary is not None)
    QApplication.processEvents()
    cut = [
        f"{type(one).__name__}: {one.text()!r} in {one.width()} x {one.height()}"
        for one in window.shown_page.findChildren(QWidget)
        if isinstance(one, QLabel | QAbstractButton) and one.isVisible() and is_cut(one)
    ]
    assert not cut, "\n".join(cut)


def test_strange_sizes_are_not_believed(tmp_path: Path, qtbot: QtBot) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    assert settings.text_size == 100
    for size in TEXT_SIZES:
        settings.text_size = size
        assert Settings(store).text_size == size
    for strange in ("0", "-200", "1e9", "large"):
        store.setValue("text_size", strange)
        assert settings.text_size == 100
