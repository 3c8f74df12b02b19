"""The player order as a row of shapes; whoever is to move stands out."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from powergrid_qt.engine import Game
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.lettering import LEFT, text_width, write
from powergrid_qt.views.style.theme import PLAYER_LOOKS, theme
from powergrid_qt.words.names import color_word

SIDE = 22.0
STEP = 32.0
HEAD = 3.5
"""Half the height of the arrow's head."""
TRUST_PLACE = 1
"""The Trust is always second (TR1)."""


class OrderTrack(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._players: list[tuple[str, str | None]] = []
        """Name and colour; no colour: the Trust."""
        self._current: int | None = None
        self._backwards = False
        self._labelled = True
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def names(self) -> list[str]:
        """The players from first to last."""
        return [name for name, _ in self._players]

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(round(self._left() + STEP * len(self._players)), 46)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(round(4 + STEP * len(self._players)), 46)

    def show_label(self, labelled: bool) -> None:
        """The shapes alone say it too, where room is short."""
        if labelled != self._labelled:
            self._labelled = labelled
            self.updateGeometry()
            self.update()

    @property
    def room_for_label(self) -> int:
        return round(self._label_width() + 8)

    def _left(self) -> float:
        """Where the first shape's place begins."""
        return self._label_width() + 12 if self._labelled else 4.0

    def _label_width(self) -> float:
        return text_width(self._label(), 0.95)

    def _label(self) -> str:
        return self.tr("Order")

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
        if (self._players, self._current, self._backwards) == before:
            return
        if len(self._players) != len(before[0]):
            self.updateGeometry()
        self._name()
        self.update()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Order: {names}").format(names=", ".join(self.names)))

    def _box(self, place: int) -> QRectF:
        left = self._left() + 2 + STEP * place
        return QRectF(left, (self.height() - SIDE) / 2, SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._labelled:
            label = QRectF(0, 0, self._label_width() + 2, self.height())
            write(painter, label, self._label(), align=LEFT, scale=0.95, color="text_soft")
        for place, (_, color) in enumerate(self._players):
            box = self._box(place)
            if place == self._current and color is not None:
                tint = QColor(PLAYER_LOOKS[color].color)
                tint.setAlphaF(0.22)
                painter.setBrush(tint)
                painter.setPen(QPen(QColor(PLAYER_LOOKS[color].color), 2))
                painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 7, 7)
            draw_house(painter, box, color)
        if self._backwards and len(self._players) > 1:
            self._draw_arrow(painter)

    def _draw_arrow(self, painter: QPainter) -> None:
        """In reverse order: an arrow below the shapes, from the last to the first."""
        y = self.height() - HEAD
        first, last = self._box(0).left(), self._box(len(self._players) - 1).right()
        ink = theme().color("text_soft")
        painter.setPen(QPen(ink, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(first + HEAD, y), QPointF(last, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        back = first + 2 * HEAD
        painter.drawPolygon([QPointF(first, y), QPointF(back, y - HEAD), QPointF(back, y + HEAD)])

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            names = ", ".join(self.names)
            tip = self.tr("Order: {names}").format(names=names)
            if self._backwards:
                tip += "\n" + self.tr("In this phase the last one begins")
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self._name()
            self.updateGeometry()
            self.update()
        return super().event(event)
