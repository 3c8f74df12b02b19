"""Settings, the list of keys, and what the program says about itself."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from powergrid_qt import __version__
from powergrid_qt.app.language import OWN_NAMES, Language
from powergrid_qt.app.settings import SLOWEST_MS, Settings
from powergrid_qt.views.about_dialog import AboutDialog
from powergrid_qt.views.settings_dialog import SettingsDialog
from powergrid_qt.views.shortcuts_dialog import (
    Shortcut,
    ShortcutGroup,
    ShortcutsDialog,
    shortcuts_of,
)
from powergrid_qt.views.style import ThemeKeeper
from powergrid_qt.views.theme import theme
from tests.views.shell import click, shown
from tests.views.window import open_window

# What the offscreen platform says about every window; none of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_settings_are_in_force_at_once(
    qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    dialog = SettingsDialog(settings)
    ThemeKeeper(settings, dialog)
    shown(qtbot, dialog, 600, 520)
    for name in ("dark", "light"):
        click(qtbot, dialog.theme.button(name))
        assert settings.theme == theme().name == name
        assert dialog.styleSheet().count(theme().accent)
    qtbot.keyClick(dialog.animation, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.warnings, Qt.Key.Key_Space)
    assert not settings.animation
    assert not settings.warnings
    qtbot.keyClick(dialog.speed, Qt.Key.Key_End)
    assert settings.delay_ms == 0
    qtbot.keyClick(dialog.speed, Qt.Key.Key_Home)
    assert settings.delay_ms == SLOWEST_MS
    settings.animation = True
    assert dialog.animation.isChecked()
    click(qtbot, dialog.language.button("nl"))
    assert settings.language == "nl"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_about_names_version_licence_and_sources(qtbot: QtBot, settings: Settings) -> None:
    dialog = AboutDialog(settings)
    shown(qtbot, dialog, 560, 720)
    text = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for word in (__version__, "MIT", "Natural Earth", "Inter", "Barlow", "Open Font License"):
        assert word in text
    click(qtbot, dialog.close_button)
    assert dialog.isHidden()


@pytest.mark.parametrize("language", OWN_NAMES)
def test_no_line_of_the_dialogs_is_cut_off(qtbot: QtBot, settings: Settings, language: str) -> None:
    settings.language = language
    speaker = Language(settings)
    for dialog in (AboutDialog(settings), SettingsDialog(settings)):
        shown(qtbot, dialog, dialog.sizeHint().width(), dialog.sizeHint().height())
        for label in dialog.findChildren(QLabel):
            needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
            needed = max(needed, label.fontMetrics().height())
            assert label.height() >= needed, label.text()
    settings.language = "en"
    assert speaker.current == "en"


def test_shortcuts_are_those_of_the_actions(qtbot: QtBot, settings: Settings) -> None:
    undo, plain = QAction("&Undo"), QAction("No key")
    undo.setShortcut(QKeySequence("Ctrl+Z"))
    found = shortcuts_of([undo, plain])
    assert [shortcut.meaning for shortcut in found] == ["Undo"]
    dialog = ShortcutsDialog(
        [ShortcutGroup("Game", found), ShortcutGroup("Board", (Shortcut("+", "Zoom in"),))]
    )
    shown(qtbot, dialog, 520, 500)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert {"Game", "Undo", "Board", "Zoom in"} <= set(texts)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_all_shortcuts_are_seen_without_scrolling(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch, QSize(1100, 700)) as window:
        window.settings.language = language
        window.show_shortcuts()
        dialog = window.findChild(ShortcutsDialog)
        assert isinstance(dialog, ShortcutsDialog)
        QApplication.processEvents()
        area = dialog.findChild(QScrollArea)
        assert isinstance(area, QScrollArea)
        assert not area.verticalScrollBar().isVisible()
        for label in area.findChildren(QLabel):
            assert label.width() >= label.sizeHint().width(), label.text()
        dialog.close()
        window.settings.language = "en"
