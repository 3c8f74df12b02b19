"""Small pictures of boards for lists: painted one after the other, between events, and kept."""

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from powergrid_qt.views.style.theme import theme

FINER = 2.0
"""Dots and lines are so much smaller than in the pictures of the new-game page."""

Wanted = tuple[str, int, int, float, str]


class Thumbnails(QObject):
    """`made`: another picture is there."""

    made = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: dict[Wanted, QPixmap] = {}
        self._wanted: list[Wanted] = []
        self._late = QTimer(self)
        self._late.setInterval(0)
        self._late.timeout.connect(self._make_next)

    def picture(self, board: str, size: QSize, ratio: float) -> QPixmap | None:
        """None until it is made."""
        wanted = (board, size.width(), size.height(), ratio, theme().name)
        found = self._kept.get(wanted)
        if found is None and wanted not in self._wanted:
            self._wanted.append(wanted)
            self._late.start()
        return found

    def _make_next(self) -> None:
        from powergrid_qt.engine import board_ids
        from powergrid_qt.views.pages.new_game.board_thumbnail import paint_thumbnail

        wanted = self._wanted.pop(0)
        board, width, height, ratio, _ = wanted
        pixmap = QPixmap(QSize(width, height) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        if board in board_ids():  # else it is one of somebody's own, without a drawing
            painter = QPainter(pixmap)
            painter.scale(1 / FINER, 1 / FINER)
            paint_thumbnail(painter, QRectF(0, 0, FINER * width, FINER * height), board)
            painter.end()
        self._kept[wanted] = pixmap
        if not self._wanted:
            self._late.stop()
        self.made.emit()
