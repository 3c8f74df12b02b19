"""After an update the window offers once to tell what is new."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from powergrid_qt import __version__
from powergrid_qt.app.settings import FORMAT
from powergrid_qt.views.window import application
from powergrid_qt.views.window.application import UpdateTeller
from powergrid_qt.views.window.help_dialogs import AboutDialog, NewsDialog
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.real_window import click, open_window


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "SETTLED_MS", 0)


def told(qtbot: QtBot, window: MainWindow, version: str) -> list[str]:
    """What a start of this version tells."""
    UpdateTeller(window, version)
    qtbot.wait(20)
    return list(window.shell.toasts.messages)


def test_news_are_offered_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        assert told(qtbot, window, "0.0.9") == [], "the first start of all"
        assert told(qtbot, window, "0.0.9") == []
        UpdateTeller(window, __version__)
        news = [f"Power Grid is now version {__version__}."]
        qtbot.waitUntil(lambda: window.shell.toasts.messages == news)
        (button,) = (one for one in window.shell.toasts.findChildren(QPushButton))
        click(qtbot, button)
        (dialog,) = window.findChildren(NewsDialog)
        assert dialog.isVisible()
        assert __version__ in dialog.reader.toPlainText()
        assert "the nine promo cards each by itself" in dialog.reader.toPlainText()
        click(qtbot, dialog.close_button)
        qtbot.waitUntil(lambda: not window.shell.toasts.messages)
        assert told(qtbot, window, __version__) == []
        assert told(qtbot, window, "0.0.9") == [], "a step back is no news"


def test_settings_of_a_newer_version_get_a_word(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"[General]\nformat={FORMAT + 1}\nversion=9.0\n"
    (tmp_path / "settings.ini").write_text(text, encoding="utf-8")
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        (message,) = told(qtbot, window, __version__)
        assert "newer version" in message
    assert (tmp_path / "settings.ini").read_text(encoding="utf-8") == text


def test_the_about_box_leads_to_the_news(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.dialogs.show_about()
        (about,) = window.findChildren(AboutDialog)
        click(qtbot, about.news_button)
        (dialog,) = window.findChildren(NewsDialog)
        assert __version__ in dialog.reader.toPlainText()
        dialog.close()
        about.close()
