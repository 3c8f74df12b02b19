"""The costs of the connections: pills that lie on their lines."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from powergrid_qt.views.board.city_item import MapItem
from powergrid_qt.views.board.drawing import Point
from powergrid_qt.views.board.looks import BOLD, PILL, draw_text
from powergrid_qt.views.style.theme import theme

FIGURE, CORNER = 12.4, 7.0
_MARGIN = 2.0
UNKNOWN = "?"
"""In place of a cost that a tile will decide."""


class PillItem(MapItem):
    """The cost of one connection; None: a tile will decide it. `costs`: how much larger than usual
    it is, `figures`: how much larger in its pill."""

    def __init__(
        self, at: Point, cost: int | None, costs: float = 1.0, figures: float = 1.0
    ) -> None:
        super().__init__()
        self.cost = cost
        self._figures = figures
        self.setPos(*at)
        self.setScale(costs)

    @property
    def box(self) -> QRectF:
        """Where it lies in the scene."""
        return self.mapRectToScene(PILL)

    @property
    def size(self) -> float:
        """Of its figures, in the scene."""
        return FIGURE * self._figures * self.scale()

    def show_cost(self, cost: int | None) -> None:
        if cost != self.cost:
            self.cost = cost
            self.update()

    def boundingRect(self) -> QRectF:
        return PILL.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        text = UNKNOWN if self.cost is None else str(self.cost)
        draw_pill(painter, text, self._figures, in_play=self.in_play, on_way=self.on_way)


def draw_pill(
    painter: QPainter,
    text: str,
    figures: float = 1.0,
    *,
    in_play: bool = True,
    on_way: bool = False,
) -> None:
    """A pill around (0, 0), the less round the larger its figures are."""
    look, corner = theme(), CORNER / figures**2
    painter.setPen(Qt.PenStyle.NoPen)
    if in_play:
        painter.setBrush(look.color("shadow"))
        painter.drawRoundedRect(PILL.translated(0.4, 1.2), corner + 0.5, corner + 0.5)
    painter.setBrush(look.color("lit" if on_way else "pill"))
    painter.setPen(QPen(look.color("lit" if on_way else "wire", 0.9), 1.0))
    painter.drawRoundedRect(PILL.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    strength = 0.5 if text == UNKNOWN else 1.0
    color = look.color("lit_text" if on_way else "pill_text", strength)
    draw_text(painter, QPointF(), text, FIGURE * figures, BOLD, color)
