"""Text from 80 to 200 %: on no page is a line cut off, and the size is kept."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from powergrid_qt.app.puzzles.puzzle import all_puzzles
from powergrid_qt.app.settings import TEXT_SIZES, Settings
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.elided import ElidedLabel
from powergrid_qt.views.style.style import apply_fonts
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.test_screen_reader import PAGES
from tests.views.window import open_window

SMALL, USUAL = QSize(1100, 700), QSize(1440, 900)


def beside(page: str, sheet: Callable[[MainWindow], object]) -> Callable[[MainWindow], object]:
    def show(window: MainWindow) -> None:
        PAGES[page](window)
        sheet(window)

    return show


def puzzle(window: MainWindow) -> None:
    """In Outpost, where the controls have the market's place."""
    window.learning.show_puzzle(next(one for one in all_puzzles() if one.board == "outpost"))


SHOWN: dict[str, Callable[[MainWindow], object]] = {
    **PAGES,
    "puzzle": puzzle,
    "plan": beside("auction", lambda window: window.controller.paper.show(True)),
    "rules": beside("building", lambda window: window.menus.show_rules()),
}


@pytest.fixture(
    scope="module", params=[(TEXT_SIZES[0], "en"), (TEXT_SIZES[-1], "de")], ids=["80 %", "200 %"]
)
def window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> Iterator[MainWindow]:
    """The large one with long words."""
    home, usual = tmp_path_factory.mktemp("home"), base_size()
    percent, language = request.param
    store = QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("text_size", str(percent))
    store.sync()
    with (
        pytest.MonkeyPatch.context() as patch,
        open_window(QtBot(request), home, patch, USUAL) as made,
    ):
        assert base_size() == pytest.approx(max(usual * percent / 100, 8.25))
        made.settings.language = language
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
    if not text:
        return False
    widest = max(map(widget.fontMetrics().horizontalAdvance, text.split("\n") or [""]))
    return widest > widget.width() + 1 or widget.fontMetrics().height() > widget.height() + 2


def sticks_out(widget: QWidget) -> bool:
    """Whether what it is part of does not hold it, and nobody can scroll to the rest."""
    around = widget.parentWidget()
    while around is not None and not around.isWindow():
        if isinstance(around.parentWidget(), QAbstractScrollArea):
            return False
        if not around.rect().contains(QRect(widget.mapTo(around, QPoint()), widget.size())):
            return bool(widget.text()) if isinstance(widget, QLabel | QAbstractButton) else False
        around = around.parentWidget()
    return False


def check(page: QWidget) -> None:
    cut = [
        f"{type(one).__name__}: {one.text()!r} in {one.width()} x {one.height()}"
        for one in page.findChildren(QWidget)
        if isinstance(one, QLabel | QAbstractButton) and one.isVisible()
        if is_cut(one) or sticks_out(one)
    ]
    assert not cut, "\n".join([f"at {page.width()} x {page.height()}", *cut])


@pytest.mark.parametrize("page", SHOWN)
def test_nothing_is_cut_off(qtbot: QtBot, window: MainWindow, page: str) -> None:
    window.resize(USUAL)
    SHOWN[page](window)
    if window.pages.shows("history_page"):  # which is worked out in a thread
        qtbot.waitUntil(lambda: window.past.page.summary is not None)
    for size in (USUAL, SMALL):
        window.resize(size)
        qtbot.waitUntil(lambda: check(window.pages.shown))  # layouts may still be at work


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
