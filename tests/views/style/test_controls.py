"""Buttons in both themes, and while they are busy."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.style.controls import MainButton
from powergrid_qt.views.style.theme import THEMES, set_theme, theme
from tests.views.shell import click, shown, style_everything

# What the offscreen platform says about every window; none of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def middle(image: QImage) -> QColor:
    return image.pixelColor(8, image.height() // 2)


@pytest.mark.parametrize("name", list(THEMES))
def test_buttons_wear_the_theme(
    qtbot: QtBot, qapp: QApplication, settings: Settings, name: str
) -> None:
    set_theme(name)
    style_everything(qapp)
    button = MainButton("Done")
    shown(qtbot, button, 160, 40)
    accent = QColor(theme().accent)
    seen = middle(button.grab().toImage())
    assert abs(seen.hue() - accent.hue()) < 8
    button.setEnabled(False)
    assert middle(button.grab().toImage()) != seen


def test_a_busy_button_takes_no_clicks(qtbot: QtBot, settings: Settings) -> None:
    button = MainButton("Think")
    shown(qtbot, button, 160, 40)
    heard: list[bool] = []
    button.clicked.connect(lambda _=False: heard.append(True))
    button.set_busy(True)
    click(qtbot, button)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert heard == []
    button.set_busy(False)
    click(qtbot, button)
    assert len(heard) == 1
