"""Settings, the list of keys, and what the program says about itself."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from powergrid_qt import __version__
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.app.language import Language
from powergrid_qt.app.settings import FULL, REDUCED, SLOWEST_MS, Settings
from powergrid_qt.engine import GameConfig
from powergrid_qt.paths import languages
from powergrid_qt.views.style.controls import Button
from powergrid_qt.views.style.style import ThemeKeeper
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.window.dialog import Dialog
from powergrid_qt.views.window.help_dialogs import (
    AboutDialog,
    Shortcut,
    ShortcutsDialog,
    shortcuts_of,
)
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.settings_dialog import SettingsDialog
from powergrid_qt.views.window.shell import ToStart
from tests.views.real_window import open_window, speak
from tests.views.shell import click, shown

SHADE = 12
"""How different the same colour may be, of 255."""

# What the offscreen platform says about every window; none of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_settings_are_in_force_at_once(
    qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    dialog = SettingsDialog(settings)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)  # qtbot closes it once more
    ThemeKeeper(settings, dialog)
    shown(qtbot, dialog, 600, 520)
    for name in ("dark", "light"):
        click(qtbot, dialog.theme.button(name))
        assert settings.theme == theme().name == name
        assert dialog.styleSheet().count(theme().accent)
    click(qtbot, dialog.motion.button(REDUCED))
    qtbot.keyClick(dialog.warnings, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.one_window, Qt.Key.Key_Space)
    assert not settings.one_window
    assert not settings.animation
    assert not settings.warnings
    qtbot.keyClick(dialog.speed, Qt.Key.Key_End)
    assert settings.delay_ms == 0
    qtbot.keyClick(dialog.speed, Qt.Key.Key_Home)
    assert settings.delay_ms == SLOWEST_MS
    settings.animation = True
    assert dialog.motion.value == FULL
    click(qtbot, dialog.language.button("nl"))
    assert settings.language == "nl"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_the_tool_buttons_of_the_file_dialog_have_icons(qtbot: QtBot, settings: Settings) -> None:
    """Qt's own dialog, which comes where the desktop has none."""
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    shown(qtbot, dialog, 620, 420)
    buttons = [one for one in dialog.findChildren(QToolButton) if one.isVisible()]
    assert len(buttons) == 6
    for button in buttons:
        inside = button.grab().toImage().copy(button.rect().adjusted(5, 5, -5, -5))
        picture = [
            (x, y)
            for x in range(inside.width())
            for y in range(inside.height())
            if inside.pixel(x, y) != inside.pixel(0, 0)
        ]
        assert len(picture) > 60, button.accessibleName()


@pytest.mark.parametrize("kind", ["normal", "main", "quiet", "danger"])
def test_the_focus_is_seen_at_the_rim_of_a_button_only(
    qtbot: QtBot, settings: Settings, kind: str
) -> None:
    """Nothing of the toolkit's own within it."""
    page = QWidget()
    layout = QVBoxLayout(page)
    button, other = Button("New game"), Button("Other")
    button.set_kind(kind)
    layout.addWidget(button)
    layout.addWidget(other)
    shown(qtbot, page, 300, 120)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    other.setFocus()
    pictures = []
    for focused in (button, other):
        qtbot.keyClick(page, Qt.Key.Key_Tab)
        assert focused.hasFocus()
        pictures.append(button.grab().toImage())
    assert pictures[0] != pictures[1], "it is seen"
    within = button.rect().adjusted(8, 4, -8, -4)
    for x in range(within.left(), within.right()):
        for y in range(within.top(), within.bottom()):
            one, two = (image.pixelColor(x, y).lightness() for image in pictures)
            assert abs(one - two) < SHADE, "a gradient may be drawn a little narrower"


def test_about_names_version_licence_and_sources(qtbot: QtBot, settings: Settings) -> None:
    dialog = AboutDialog(settings)
    shown(qtbot, dialog, 560, 720)
    text = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for word in (__version__, "MIT", "Natural Earth", "Inter", "Barlow", "Open Font License"):
        assert word in text
    for word in ("LGPL", "independent program", "Nothing is fetched from a network"):
        assert word in text
    click(qtbot, dialog.close_button)
    assert dialog.isHidden()


@pytest.mark.parametrize("language", languages())
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
    dialog = ShortcutsDialog({"Game": found, "Board": [Shortcut("+", "Zoom in")]}, {})
    shown(qtbot, dialog, 520, 500)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert {"Game", "Undo", "Board", "Zoom in"} <= set(texts)


@pytest.mark.long(but=["de"])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_all_shortcuts_are_seen_without_scrolling(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch, QSize(1100, 700)) as window:
        speak(window, language)
        window.dialogs.show_shortcuts()
        dialog = window.findChild(ShortcutsDialog)
        assert isinstance(dialog, ShortcutsDialog)
        QApplication.processEvents()
        area = dialog.findChild(QScrollArea)
        assert isinstance(area, QScrollArea)
        assert not area.verticalScrollBar().isVisible()
        for label in area.findChildren(QLabel):
            assert label.width() >= label.sizeHint().width(), label.text()
        dialog.close()
        speak(window, "en")


def test_the_menu_and_the_settings_show_the_same_theme(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        themes = window.menu.themes
        window.dialogs.show_settings()
        dialog = window.findChild(SettingsDialog)
        assert isinstance(dialog, SettingsDialog)
        click(qtbot, dialog.theme.button("dark"))
        assert [action.text() for action in themes.actions() if action.isChecked()] == ["Dark"]
        [light] = [action for action in themes.actions() if action.text() == "Light"]
        light.trigger()
        assert dialog.theme.value == "light"
        dialog.close()


def test_the_settings_stay_open_while_the_language_changes(
    qtbot: QtBot, fresh_window: MainWindow
) -> None:
    """They are others then: the same page and the same button, in other words."""
    fresh_window.games.start_game(
        GameConfig("classic-2009", "usa", computer_seats(["easy"] * 2), 1)
    )
    fresh_window.dialogs.show_settings()
    (dialog,) = fresh_window.findChildren(SettingsDialog)
    place = dialog.pos()
    click(qtbot, dialog.language.button("nl"))
    qtbot.waitUntil(lambda: not isValid(dialog))
    (again,) = fresh_window.findChildren(SettingsDialog)
    assert again.isVisible()
    assert again.pos() == place
    assert again.heading.text() == "Instellingen"
    assert again.language.button("nl").hasFocus()
    assert fresh_window.pages.shows("game_page")
    assert fresh_window.menu.settings.text() == "&Instellingen..."


def test_every_button_of_the_start_page_leads_somewhere(qtbot: QtBot, window: MainWindow) -> None:
    page = window.start_page
    for button, name in (
        (page.new_button, "new_game_page"),
        (page.daily_button, "daily_page"),
        (page.learn_button, "lessons_page"),
        (page.puzzles_button, "puzzles_page"),
        (page.together_button, "join_page"),
        (page.history_button, "history_page"),
        (page.maps_button, "map_page"),
        (page.first_button, "game_page"),
    ):
        window.go(ToStart())
        button.click()  # some are hidden from newcomers
        assert window.pages.shows(name)
        assert button.accessibleName()
        assert button.height() >= 32
    window.go(ToStart())
    for sign in (page.settings_button, page.shortcuts_button, page.about_button):
        click(qtbot, sign)
        dialog = next(one for one in window.findChildren(Dialog) if one.isVisible())
        dialog.close()
