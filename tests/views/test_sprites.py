"""Pictures that are kept, and frames that take no longer than they may."""

import time

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.views.pieces.sprites import Sprites
from powergrid_qt.views.style.pace import BUDGET_MS
from tests.views.painted import picture

SLOW_S = BUDGET_MS * 0.6e-3
COUNT = 7
SIDE = 20
RED = QColor("#ff0000")


class Row(QWidget):
    """Squares beside each other, each of which takes more than half of what a frame may take."""

    def __init__(self) -> None:
        super().__init__()
        self.sprites = Sprites(self)
        self.side = SIDE
        self.frames = 0
        self.late_s = 0.0
        """What a frame has spent before the first square."""
        self.drawn = 0
        self.resize(COUNT * 2 * SIDE, 2 * SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        self.frames += 1
        with QPainter(self) as painter, self.sprites.frame():
            time.sleep(self.late_s)
            for number in range(COUNT):
                area = QRectF(number * self.side, 0, self.side, self.side)
                self.sprites.draw(painter, area, number, self._draw)

    def _draw(self, painter: QPainter, area: QRectF) -> None:
        time.sleep(SLOW_S)
        self.drawn += 1
        painter.fillRect(area, RED)

    def red_squares(self, image: QImage) -> int:
        middles = [int((number + 0.5) * self.side) for number in range(COUNT)]
        return sum(image.pixelColor(x, self.side // 2) == RED for x in middles)


@pytest.fixture
def row(qtbot: QtBot) -> Row:
    row = Row()
    qtbot.addWidget(row)
    return row


def test_what_a_frame_has_no_time_for_comes_in_the_next_ones(qtbot: QtBot, row: Row) -> None:
    first = row.grab().toImage()
    assert 0 < row.red_squares(first) < COUNT
    assert row.sprites.behind
    row.show()
    qtbot.waitUntil(lambda: not row.sprites.behind)
    assert row.drawn == COUNT
    assert row.red_squares(row.grab().toImage()) == COUNT


def test_whatever_was_drawn_is_kept(row: Row) -> None:
    whole, frames = picture(row), row.frames
    assert row.grab().toImage() == whole
    assert (row.frames, row.drawn) == (frames + 1, COUNT)
    assert not row.sprites.behind


def test_another_size_stands_in_until_there_is_time(row: Row) -> None:
    picture(row)
    row.side *= 2
    assert row.red_squares(row.grab().toImage()) == COUNT
    assert row.sprites.behind
    picture(row)
    assert row.drawn == 2 * COUNT


def test_every_frame_gets_on_however_slow_the_machine_is(row: Row) -> None:
    row.late_s = 2 * SLOW_S
    assert row.red_squares(picture(row)) == COUNT
    assert row.frames == COUNT
