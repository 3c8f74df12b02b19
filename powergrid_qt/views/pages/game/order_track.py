"""The player order as a row of shapes; whoever is to move stands out."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.engine import Game
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import SoftLabel
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.theme import player_color, theme
from powergrid_qt.words.names import color_word

HEIGHT = 46
SIDE = 22.0
STEP = 32
EDGE = 4
"""Room for the mark around the first shape."""
HEAD = 3.5
"""Half the height of the arrow's head."""
TRUST_PLACE = 1
"""The Trust is always second (TR1)."""


class OrderTrack(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._players: list[tuple[str, str | None]] = []
        """Name and colour; no colour: the Trust."""
        self._current: int | None = None
        self._backwards = False
        self._label = SoftLabel(self.tr("Order"))
        self._shapes = Picture(self._draw)
        row(self._label, self._shapes, into=self)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def names(self) -> list[str]:
        """The players from first to last."""
        return [name for name, _ in self._players]

    def minimumSizeHint(self) -> QSize:
        return self._shapes.size()

    def show_label(self, labelled: bool) -> None:
        """The shapes alone say it too, where room is short."""
        if labelled == self._label.isHidden():
            self._label.setVisible(labelled)
            self.updateGeometry()

    @property
    def room_for_label(self) -> int:
        return self._label.sizeHint().width() + 8

    def show_game(self, game: Game) -> None:
        before = self._players, self._current, self._backwards
        order = game.state.order
        players = game.config.players
        self._players = [(players[seat].name, players[seat].color) for seat in order]
        current = None if game.current is None else self._players[order.index(game.current)]
        if game.state.trust is not None:
            self._players.insert(TRUST_PLACE, (color_word(None), None))
        self._current = None if current is None else self._players.index(current)
        self._backwards = any(
            phase.backwards for phase in game.state.rules.round if phase.name == game.state.phase
        )
        if (self._players, self._current, self._backwards) != before:
            self._shapes.setFixedSize(EDGE + STEP * len(self._players), HEIGHT)
            self._shapes.update()
            self._tell()

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        return ("order",)

    def _tell(self) -> None:
        order = self.tr("Order: {names}").format(names=", ".join(self.names))
        self.setAccessibleName(order)
        if self._backwards:
            order += "\n" + self.tr("In this phase the last one begins")
        self.setToolTip(plain_tip(order))
        self.updateGeometry()  # at once: the header shares its room out now

    # -- the shapes ---------------------------------------------------------------------------

    def _draw(self, painter: QPainter, area: QRectF) -> None:
        boxes = [
            QRectF(EDGE + 2 + STEP * place, area.center().y() - SIDE / 2, SIDE, SIDE)
            for place in range(len(self._players))
        ]
        for place, (_, color) in enumerate(self._players):
            if place == self._current and color is not None:
                tint = player_color(color)
                painter.setPen(QPen(tint, 2))
                tint.setAlphaF(0.22)
                painter.setBrush(tint)
                painter.drawRoundedRect(boxes[place].adjusted(-4, -4, 4, 4), 7, 7)
            draw_house(painter, boxes[place], color)
        if self._backwards and len(boxes) > 1:
            self._draw_arrow(painter, boxes[0].left(), boxes[-1].right(), area.bottom() - HEAD)

    def _draw_arrow(self, painter: QPainter, first: float, last: float, y: float) -> None:
        """In reverse order: an arrow below the shapes, from the last to the first."""
        ink = theme().color("text_soft")
        painter.setPen(QPen(ink, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(first + HEAD, y), QPointF(last, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        back = first + 2 * HEAD
        painter.drawPolygon([QPointF(first, y), QPointF(back, y - HEAD), QPointF(back, y + HEAD)])
