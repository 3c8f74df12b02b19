"""What lies over a game: the screen between two people, and messages."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.pages.game.hand_over import HandOver
from powergrid_qt.views.story.toast import Toasts
from powergrid_qt.views.style.theme import THEMES, set_theme, theme
from tests.views.shell import click, shown, style_everything

# What the offscreen platform says about every window; none of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def covered(qtbot: QtBot, secret: str) -> tuple[QWidget, HandOver]:
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.addWidget(QLabel(secret * 30))
    layout.addWidget(QPushButton("behind"))
    overlay = HandOver(window)
    shown(qtbot, window, 900, 600)
    overlay.ask("Bo", "blue")
    return window, overlay


@pytest.mark.parametrize("name", ["Bo", "Maximiliane von und zu Hohenstein"])
def test_the_words_stand_on_a_quiet_ground(
    qtbot: QtBot, settings: Settings, qapp: QApplication, name: str
) -> None:
    set_theme("light")
    style_everything(qapp)
    _, overlay = covered(qtbot, "73\n")
    overlay.ask(name, "blue")
    qapp.processEvents()
    drawn = overlay.grab().toImage()
    panel = theme().color("panel").rgb()
    rows = range(overlay.heading.geometry().top(), overlay.heading.geometry().bottom())
    words = overlay.heading.fontMetrics().horizontalAdvance(overlay.heading.text())
    for x in (overlay.width() // 2 - words // 2 - 8, overlay.width() // 2 + words // 2 + 8):
        assert {drawn.pixel(x, y) for y in rows} == {panel}


@pytest.mark.parametrize("name", list(THEMES))
def test_nothing_behind_the_hand_over_can_be_read(
    qtbot: QtBot, settings: Settings, qapp: QApplication, name: str
) -> None:
    set_theme(name)
    style_everything(qapp)
    one, overlay = covered(qtbot, "73\n")
    assert "Bo" in overlay.heading.text()
    seen = one.grab().toImage()  # while it is the active window
    two, _ = covered(qtbot, "WW\n")
    assert two.grab().toImage() == seen
    one.resize(1100, 700)
    assert overlay.size() == one.size()


def test_the_hand_over_is_left_by_enter_or_its_button(qtbot: QtBot, settings: Settings) -> None:
    _, overlay = covered(qtbot, "secret")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        overlay.ask("Bo", "blue")
        with qtbot.waitSignal(overlay.uncovered):
            qtbot.keyClick(overlay.button, key)
        assert overlay.isHidden()
    overlay.ask("Cy", "green")
    qtbot.keyClick(overlay.button, Qt.Key.Key_Tab)
    assert overlay.focusWidget() is overlay.button
    qtbot.keyClick(overlay, Qt.Key.Key_Escape)
    assert overlay.isVisible()
    with qtbot.waitSignal(overlay.uncovered):
        click(qtbot, overlay.button)


def test_messages_come_and_go(qtbot: QtBot, settings: Settings) -> None:
    settings.animation = False
    window = QWidget()
    button = QPushButton("beside", window)
    button.setGeometry(0, 0, 100, 40)
    toasts = Toasts(settings, window, lambda: 24)
    shown(qtbot, window, 800, 500)
    toasts.tell("Saved as game.pgq.")
    toasts.fail("The disk is full")
    toasts.tell("Saved as game.pgq.")
    assert toasts.messages == ["Saved as game.pgq.", "The disk is full"]
    assert window.rect().contains(toasts.geometry())
    with qtbot.waitSignal(button.clicked):
        click(qtbot, button)
    window.resize(600, 400)
    assert window.rect().contains(toasts.geometry())
    message = toasts.childAt(toasts.width() // 2, 15)
    assert message is not None
    click(qtbot, message)
    qtbot.waitUntil(lambda: toasts.messages == ["The disk is full"])
    for number in range(5):
        toasts.tell(f"news {number}")
    assert toasts.messages == ["news 2", "news 3", "news 4"]


@pytest.mark.parametrize("left", [80, 300, 660])
def test_messages_step_aside_for_what_is_clicked(
    qtbot: QtBot, settings: Settings, left: int
) -> None:
    settings.animation = False
    window, button = QWidget(), QRect(left, 430, 120, 40)
    toasts = Toasts(settings, window, lambda: 24, lambda: button)
    shown(qtbot, window, 800, 500)
    toasts.tell("Saved as a game with quite a long name.pgq.")
    assert window.rect().contains(toasts.geometry())
    assert not toasts.geometry().intersects(button)
