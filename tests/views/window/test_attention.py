"""Somebody who looks elsewhere is called to the window, with a notification where that can be."""

import pytest
from PySide6.QtWidgets import QApplication, QSystemTrayIcon, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.views.window.together import Attention


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What the desktop is asked to do."""
    done: dict[str, list[str]] = {"alert": [], "message": []}
    monkeypatch.setattr(QApplication, "alert", lambda *_: done["alert"].append(""))
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    monkeypatch.setattr(QSystemTrayIcon, "supportsMessages", lambda: True)
    monkeypatch.setattr(QSystemTrayIcon, "show", lambda _: None)
    monkeypatch.setattr(
        QSystemTrayIcon, "showMessage", lambda _, *words: done["message"].append(words[1])
    )
    return done


@pytest.fixture
def behind(qtbot: QtBot) -> QWidget:
    """A window that is not in front."""
    window = QWidget()
    qtbot.addWidget(window)
    return window


def test_a_window_behind_others_calls(behind: QWidget, desktop: dict[str, list[str]]) -> None:
    Attention(behind, behind).call("It is your turn.")
    assert desktop == {"alert": [""], "message": ["It is your turn."]}


def test_without_a_place_for_icons_the_entry_lights_up(
    behind: QWidget, desktop: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: False)
    Attention(behind, behind).call("It is your turn.")
    assert desktop == {"alert": [""], "message": []}


def test_who_looks_at_the_window_is_not_called(
    behind: QWidget, desktop: dict[str, list[str]], qtbot: QtBot
) -> None:
    with qtbot.waitActive(behind):
        behind.show()
        behind.activateWindow()
    Attention(behind, behind).call("It is your turn.")
    assert desktop == {"alert": [], "message": []}
