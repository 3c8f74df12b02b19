"""Settings and windows for the tests of the screens."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.style.theme import load_fonts, set_theme
from powergrid_qt.views.turn.keys import PressGuard
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.real_window import open_window, reset_window
from tests.views.shell import style_everything

AWAY = QPoint(-100, -100)
"""Where no window is."""


@pytest.fixture(autouse=True)
def press_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are clicked through without waiting after each move; `test_press_guard.py`
    waits."""
    monkeypatch.setattr(PressGuard, "wait_ms", 0)


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Widgets go with their test. Else Qt would keep what was closed until an event loop runs, and
    every style sheet that is set meanwhile would be worked out for all of it. The pointer goes too:
    where a test has left it, the next one's tips would open and its messages stay."""
    yield
    QCursor.setPos(AWAY)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def styled(qapp: QApplication) -> Iterator[None]:
    """Parts that are shown by themselves look as in the window, for one test: a window wears the
    style itself, and lays its words out otherwise where the application wears it too."""
    set_theme("light")
    style_everything(qapp)
    yield
    set_theme("light")
    qapp.setStyleSheet("")


@pytest.fixture
def settings(styled: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    return Settings()


@pytest.fixture
def fresh_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    """The program's window with nothing in its home, which is the folder `home`."""
    with open_window(qtbot, tmp_path / "home", monkeypatch) as window:
        yield window


@pytest.fixture(scope="module")
def kept_window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    """One for all tests of a file, each of which finds it as the one before has left it."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch, open_window(QtBot(request), home, patch) as window:
        yield window


@pytest.fixture
def window(qtbot: QtBot, kept_window: MainWindow) -> MainWindow:
    """The same one, which shows its start page again; making one takes longer than most tests. What
    was folded or zoomed stays so: who minds takes `fresh_window`."""
    reset_window(qtbot, kept_window)
    return kept_window


@pytest.fixture
def market_look(qapp: QApplication) -> Iterator[None]:
    """Fonts and colours of panels that are shown without the window's style."""
    load_fonts()
    set_theme("light")
    yield
    QToolTip.hideText()
    set_theme("light")
