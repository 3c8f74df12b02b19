"""Switches of several segments: their words are whole, whatever they are."""

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.theme import THEMES, set_theme
from tests.views.seen import words_of
from tests.views.shell import shown, style_everything

# What the offscreen platform says about every window; none of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

BOARDS = ("Germany", "USA", "Europe", "North America", "Outpost")
SPEEDS = {"en": ("slow", "normal", "at once"), "de": ("Langsam", "Normal", "Sofort")}


def choose_from(control: Segmented, words: Sequence[str]) -> None:
    control.set_choices([Segment(str(number), word) for number, word in enumerate(words)])


def cut(control: Segmented) -> list[str]:
    QApplication.processEvents()
    words = [words_of(button) for button in control.findChildren(QWidget)]
    return [str(one) for one in words if one is not None and one.are_cut]


@pytest.fixture
def around(qtbot: QtBot, settings: Settings) -> QWidget:
    """A row that gives it as much as it asks for."""
    around, control = QWidget(), Segmented()
    row(control, STRETCH, into=around)
    choose_from(control, BOARDS)
    shown(qtbot, around, 900, 60)
    return around


@pytest.fixture
def control(around: QWidget) -> Segmented:
    return around.findChildren(Segmented)[0]


def test_all_words_are_whole(control: Segmented) -> None:
    assert control.width() == control.sizeHint().width()
    assert not cut(control)


def test_the_width_follows_other_words_at_once(control: Segmented) -> None:
    for words in SPEEDS.values():
        choose_from(control, words)
        assert not cut(control)
        assert control.width() == control.sizeHint().width()


@pytest.mark.parametrize("name", list(THEMES))
def test_words_are_whole_in_another_theme(
    control: Segmented, qapp: QApplication, name: str
) -> None:
    set_theme(name)
    style_everything(qapp)
    assert not cut(control)


def test_words_stay_whole_where_they_stand_close(control: Segmented) -> None:
    """The longest ones do not pay for the others."""
    control.setFixedWidth(control.minimumSizeHint().width())
    assert control.width() < control.sizeHint().width()
    assert not cut(control)
