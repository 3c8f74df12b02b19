"""Pictures that are kept instead of drawn again."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QBuffer, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.views.style.pictures import draw_sprite
from powergrid_qt.views.style.theme import set_theme
from tests.views.painted import picture

COUNT, SIDE = 7, 20
RED = QColor("#ff0000")


class Row(QWidget):
    """Squares beside each other, each told from the others by its number."""

    def __init__(self) -> None:
        super().__init__()
        self.side = SIDE
        self.drawn = 0
        self.resize(COUNT * 2 * SIDE, 2 * SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self.paint(painter)

    def paint(self, painter: QPainter) -> None:
        for number in range(COUNT):
            area = QRectF(number * self.side, 0, self.side, self.side)
            draw_sprite(painter, area, (id(self), number), self._draw)

    def _draw(self, painter: QPainter, area: QRectF) -> None:
        self.drawn += 1
        painter.fillRect(area, RED)

    def red_squares(self, image: QImage) -> int:
        middles = [int((number + 0.5) * self.side) for number in range(COUNT)]
        return sum(image.pixelColor(x, self.side // 2) == RED for x in middles)


@pytest.fixture
def row(qtbot: QtBot) -> Iterator[Row]:
    row = Row()
    qtbot.addWidget(row)
    yield row
    set_theme("light")


def test_whatever_was_drawn_is_kept(row: Row) -> None:
    whole = picture(row)
    assert row.red_squares(whole) == COUNT
    assert picture(row) == whole
    assert row.drawn == COUNT


def test_another_size_or_theme_is_drawn_anew(row: Row) -> None:
    picture(row)
    row.side *= 2
    assert row.red_squares(picture(row)) == COUNT
    assert row.drawn == 2 * COUNT
    set_theme("dark")
    picture(row)
    assert row.drawn == 3 * COUNT


def test_files_of_lines_get_lines(row: Row) -> None:
    picture(row)
    drawing, file = QSvgGenerator(), QBuffer()
    drawing.setOutputDevice(file)
    with QPainter(drawing) as painter:
        row.paint(painter)
    assert row.drawn == 2 * COUNT
