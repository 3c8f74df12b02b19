"""A drawing that stands among labels and buttons."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.pictures import Painted
from powergrid_qt.views.style.svg import draw_icon


class Picture(Painted, QWidget):
    """`drawing(painter, rect, *what)` fills it; clicks go to whatever it lies on, unless it
    `tells`: has a tooltip of its own.

    For instance `Picture(draw_house, "red", size=(16, 16))`.
    """

    def __init__(
        self,
        drawing: Callable[..., None] | None = None,
        *what: object,
        size: tuple[int, int] = (0, 0),
        tells: bool = False,
    ) -> None:
        super().__init__()
        self._drawing, self._what = drawing, what
        self.setFixedSize(*size)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=not tells)

    def show_drawing(self, drawing: Callable[..., None] | None, *what: object) -> None:
        self._drawing, self._what = drawing, what
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if self._drawing is not None:
            self._drawing(painter, box, *self._what)


def icon_picture(name: str, color: str, side: int) -> Picture:
    """An icon that is no button; `color` is one of the theme's."""
    return Picture(draw_icon, name, color, size=(side, side))
