"""A player's colour and shape as a button; its menu offers the others."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from powergrid_qt.engine import COLORS
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.words.names import color_name

_ICON = 22
_SHARPNESS = 3


class ColorButton(QToolButton):
    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.color = COLORS[0]
        self.setProperty("kind", "icon")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._offer)
        self.offers = QMenu(self)

    def show_color(self, color: str) -> None:
        self.color = color
        self.setAccessibleName(color_name(color))
        self.setToolTip(self.tr("{color}: click for another one").format(color=color_name(color)))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(36, 36)

    def _offer(self) -> None:
        menu = self.offers
        menu.clear()
        for color in COLORS:
            action = QAction(_icon(color), color_name(color), menu)
            action.triggered.connect(lambda _=False, color=color: self.chosen.emit(color))
            menu.addAction(action)
            if color == self.color:
                menu.setActiveAction(action)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        painter = QPainter(self)
        box = QRectF(0, 0, _ICON, _ICON)
        box.moveCenter(QRectF(self.rect()).center())
        draw_house(painter, box, self.color)


def _icon(color: str) -> QIcon:
    pixmap = QPixmap(_ICON * _SHARPNESS, _ICON * _SHARPNESS)
    pixmap.setDevicePixelRatio(_SHARPNESS)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_house(painter, QRectF(1, 1, _ICON - 2, _ICON - 2), color)
    painter.end()
    return QIcon(pixmap)
