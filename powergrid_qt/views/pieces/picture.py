"""A drawing that stands among labels and buttons."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.svg import draw_icon


class Picture(QWidget):
    """`draw(painter, rect, *what)` fills it; clicks go to whatever it lies on, unless it `tells`:
    has a tooltip of its own.

    For instance `Picture(draw_house, "red", size=(16, 16))`.
    """

    def __init__(
        self,
        draw: Callable[..., None] | None = None,
        *what: object,
        size: tuple[int, int] = (0, 0),
        tells: bool = False,
    ) -> None:
        super().__init__()
        self._draw, self._what = draw, what
        self.setFixedSize(*size)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=not tells)

    def show_drawing(self, draw: Callable[..., None] | None, *what: object) -> None:
        self._draw, self._what = draw, what
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._draw is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter, QRectF(self.rect()), *self._what)


def icon_picture(name: str, color: str, side: int) -> Picture:
    """An icon that is no button; `color` is one of the theme's."""
    return Picture(draw_icon, name, color, size=(side, side))
