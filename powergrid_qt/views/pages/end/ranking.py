"""The final ranking: who powered how many cities, and the money that broke ties."""

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.engine import Game
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.controls import paint_card
from powergrid_qt.views.style.lettering import BOLD, CENTER, MEDIUM, RIGHT, line_height, write
from powergrid_qt.views.style.theme import PLAYER_LOOKS, RADIUS, theme
from powergrid_qt.words.sentences import cities_text, money_text

ROW = 40.0
HEAD = 30.0
SIDE = 14.0


class Ranking(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_game(self, game: Game) -> None:
        self._game = game
        self._name()
        self.updateGeometry()
        self.update()

    def places(self) -> list[tuple[int, int]]:
        """Place and seat, from first to last; those who share the victory are all first."""
        result = self._game.state.result if self._game is not None else None
        if result is None:
            return []
        return [
            (1 if seat in result.winners else number, seat)
            for number, seat in enumerate(result.ranking, start=1)
        ]

    def row_texts(self, seat: int) -> tuple[str, str, str, str]:
        """Name, cities powered, money, cities connected."""
        assert self._game is not None
        state = self._game.state
        assert state.result is not None
        player = state.players[seat]
        return (
            self._game.config.players[seat].name,
            self.tr("{count} powered").format(count=state.result.powered[seat]),
            money_text(player.money),
            cities_text(player.connected),
        )

    def _name(self) -> None:
        rows = (f"{place}. {', '.join(self.row_texts(seat))}" for place, seat in self.places())
        self.setAccessibleName(self.tr("Ranking"))
        self.setAccessibleDescription("; ".join(rows))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(640, round(self._row() * len(self.places()) + 16))

    def _row(self) -> float:
        return max(ROW if len(self.places()) < 6 else 36.0, line_height() * 2)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        paint_card(painter, box)
        inner = box.adjusted(8, 7, -8, -9)
        for number, (place, seat) in enumerate(self.places()):
            top = inner.top() + number * self._row()
            row = QRectF(inner.left(), top, inner.width(), self._row())
            self._draw_row(painter, row, place, seat)

    def _draw_row(self, painter: QPainter, row: QRectF, place: int, seat: int) -> None:
        assert self._game is not None
        color = self._game.config.players[seat].color
        if place == 1:
            tint = QColor(PLAYER_LOOKS[color].color)
            tint.setAlphaF(0.18)
            painter.setBrush(tint)
            painter.setPen(QPen(QColor(PLAYER_LOOKS[color].color), 1.5))
            painter.drawRoundedRect(row.adjusted(1, 2, -1, -2), RADIUS - 2, RADIUS - 2)
        elif place > 2:
            painter.setPen(QPen(theme().color("panel_line"), 1))
            painter.drawLine(row.topLeft(), row.topRight())
        name, powered, money, cities = self.row_texts(seat)
        weight = BOLD if place == 1 else MEDIUM
        at = row.adjusted(SIDE, 0, -SIDE, 0)
        number = QRectF(at.left(), at.top(), 26, at.height())
        write(painter, number, str(place), align=CENTER, scale=1.25, weight=BOLD)
        house = QRectF(number.right() + 10, at.center().y() - 11, 22, 22)
        draw_house(painter, house, color)
        columns = (at.right() - house.right() - 14) / 10
        left = house.right() + 14
        for text, share, align, tone in (
            (name, 4.0, None, "text"),
            (powered, 2.2, RIGHT, "text"),
            (money, 1.9, RIGHT, "text"),
            (cities, 1.9, RIGHT, "text_soft"),
        ):
            cell = QRectF(left, at.top(), columns * share, at.height())
            if align is None:
                write(painter, cell, text, scale=1.15, weight=weight, color=tone)
            else:
                write(painter, cell, text, align=align, weight=weight, color=tone)
            left = cell.right()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._game is not None:
            self._name()
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self.update()
