"""The user's guide in the window: found by key and menu, read page by page, beside the game."""

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from powergrid_qt.app.documents import guide_pages
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.window.help_dialogs import AboutDialog, GuideDialog, ShortcutsDialog
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.real_window import click, speak


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    window.resize(1100, 700)
    return window


def guide(window: MainWindow) -> GuideDialog:
    (dialog,) = window.findChildren(GuideDialog)
    return dialog


def test_every_page_is_read_with_the_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    dialog = guide(window)
    assert dialog.isVisible()
    assert not dialog.isModal(), "the game goes on beside it"
    for page in guide_pages("en"):
        assert dialog.reader.toPlainText().startswith(page.title)
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    window.dialogs.show_guide()
    assert guide(window) is dialog, "there is one of it"


def test_tab_leads_to_the_page_its_link_and_on(qtbot: QtBot, window: MainWindow) -> None:
    window.dialogs.show_guide()
    dialog = guide(window)
    qtbot.waitUntil(dialog.list.hasFocus)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Tab)
    assert dialog.reader.hasFocus()
    qtbot.keyClick(dialog.reader, Qt.Key.Key_Tab)
    assert dialog.reader.textCursor().selectedText() == "five phases"
    qtbot.keyClick(dialog.reader, Qt.Key.Key_Return)
    assert dialog.list.currentIndex().data() == "The phases of a round"
    qtbot.keyClick(dialog.reader, Qt.Key.Key_Tab)
    assert dialog.close_button.hasFocus()


def test_it_follows_language_and_theme(qtbot: QtBot, window: MainWindow) -> None:
    window.dialogs.show_guide()
    dialog = guide(window)
    qtbot.keyClick(dialog.list, Qt.Key.Key_End)
    assert dialog.reader.toPlainText().startswith("Questions")
    speak(window, "nl")
    dialog = guide(window)
    qtbot.waitUntil(lambda: dialog.reader.toPlainText().startswith("Vragen"))
    window.program.settings.theme = "dark"
    qtbot.waitUntil(lambda: theme().name == "dark")
    shown = dialog.reader.grab().toImage()
    assert shown.pixelColor(2, 2).lightness() < 60
    assert dialog.reader.toPlainText().startswith("Vragen")


def test_a_link_leads_to_its_page(window: MainWindow) -> None:
    window.dialogs.show_guide()
    dialog = guide(window)
    dialog.reader.anchorClicked.emit(QUrl("3-phases.md"))
    assert dialog.list.currentIndex().data() == "The phases of a round"
    assert dialog.reader.toPlainText().startswith("The phases of a round")


@pytest.mark.parametrize("kind", [AboutDialog, ShortcutsDialog])
def test_other_dialogs_lead_to_it(
    qtbot: QtBot, window: MainWindow, kind: type[AboutDialog] | type[ShortcutsDialog]
) -> None:
    {AboutDialog: window.dialogs.show_about, ShortcutsDialog: window.dialogs.show_shortcuts}[kind]()
    (dialog,) = window.findChildren(kind)
    click(qtbot, dialog.guide_button)
    assert guide(window).isVisible()
    assert not dialog.isVisible()


def test_the_keys_that_it_lists_are_those_of_the_program(window: MainWindow) -> None:
    window.dialogs.show_shortcuts()
    (dialog,) = window.findChildren(ShortcutsDialog)
    keys = {label.text().replace("−", "-") for label in dialog.findChildren(QLabel)}
    keys |= {part for text in keys for part in text.split()}
    (page,) = (page for page in guide_pages("en") if page.title == "Keys")
    listed = [
        key for row in re.findall(r"^\| (.*?) \|", page.text, re.MULTILINE)
        for key in re.findall(r"\*\*(.+?)\*\*", row)
    ]  # fmt: skip
    assert len(listed) > 15
    assert [key for key in listed if key not in keys] == []
    dialog.close()
