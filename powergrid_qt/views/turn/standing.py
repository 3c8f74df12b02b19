"""Everybody's state in a running auction, at a glance."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from powergrid_qt.app.auction_state import (
    DECIDES,
    LEADS,
    OUT,
    PASSED,
    AuctionState,
    Bidder,
)
from powergrid_qt.engine import GameConfig
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.theme import text_font, theme
from powergrid_qt.views.style.tints import mix
from powergrid_qt.views.turn.buttons import LOW
from powergrid_qt.words.names import money_text

_WIDE, _NARROW, _ICON = 104, 62, 32


class AuctionStanding(QWidget):
    """A cell for each seat, clockwise as the bids go: shape, name, and where they stand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._config: GameConfig | None = None
        self._state: AuctionState | None = None
        self.setFixedHeight(LOW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_auction(self, config: GameConfig, state: AuctionState | None) -> None:
        if (config, state) == (self._config, self._state):
            return
        self._config, self._state = config, state
        self._name()
        self.updateGeometry()
        self.update()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Auction"))
        self.setAccessibleDescription("; ".join(self.words()))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.update()

    def words(self) -> list[str]:
        """What is shown, in words: "Bo: bids 21 €"."""
        if self._state is None or self._config is None:
            return []
        players = self._config.players
        return [
            self.tr("{name}: {state}").format(name=players[one.seat].name, state=self._word(one))
            for one in self._state.bidders
        ]

    def _word(self, bidder: Bidder) -> str:
        assert self._state is not None
        if bidder.role == DECIDES:
            return self.tr("to bid") if self._state.card is not None else self.tr("chooses")
        if bidder.role == LEADS:
            return self.tr("bids {amount}").format(amount=money_text(self._state.bid))
        if bidder.role == PASSED:
            return self.tr("passed")
        if bidder.role == OUT:
            return self.tr("out")
        return self.tr("still in")

    def sizeHint(self) -> QSize:  # noqa: N802
        count = len(self._state.bidders) if self._state is not None else 0
        return QSize(count * _WIDE, LOW)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        count = len(self._state.bidders) if self._state is not None else 0
        return QSize(count * _ICON, LOW)

    def _cells(self) -> list[tuple[Bidder, QRectF]]:
        if self._state is None:
            return []
        bidders = self._state.bidders
        width = min(float(_WIDE), self.width() / len(bidders))
        return [
            (one, QRectF(place * width, 0, width, self.height()))
            for place, one in enumerate(bidders)
        ]

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = self.words()
            for (_, cell), word in zip(self._cells(), words, strict=True):
                if cell.contains(event.pos().toPointF()):
                    QToolTip.showText(event.globalPos(), word, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for bidder, cell in self._cells():
            self._paint_cell(painter, bidder, cell.adjusted(1, 1, -4, -1))

    def _paint_cell(self, painter: QPainter, bidder: Bidder, cell: QRectF) -> None:
        assert self._config is not None
        look = theme()
        player = self._config.players[bidder.seat]
        gone = bidder.role in (PASSED, OUT)
        self._paint_ground(painter, bidder.role, cell)
        painter.setOpacity(0.38 if gone else 1.0)
        side = 17.0
        icon = QRectF(cell.left() + 6, cell.center().y() - side / 2, side, side)
        draw_house(painter, icon, player.color)
        painter.setOpacity(1.0)
        if cell.width() < _NARROW - 4:
            if gone:
                painter.setPen(QPen(look.color("text_soft"), 1.6))
                painter.drawLine(icon.bottomLeft(), icon.topRight())
            return
        text = cell.adjusted(side + 11, 2, -3, -2)
        words = [self._word(bidder)]
        if bidder.role == LEADS and self._state is not None:
            words.append(money_text(self._state.bid))
        self._paint_words(painter, text, player.name, words, bidder.role, gone)

    def _paint_ground(self, painter: QPainter, role: str, cell: QRectF) -> None:
        look = theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if role == LEADS:
            painter.setBrush(mix(look.panel, look.accent, 0.2))
            painter.setPen(QPen(look.color("accent"), 1.6))
        elif role == DECIDES:
            painter.setBrush(look.color("raised"))
            painter.setPen(QPen(look.color("text_soft"), 1.2, Qt.PenStyle.DotLine))
        painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 8, 8)

    def _paint_words(
        self, painter: QPainter, box: QRectF, name: str, words: list[str], role: str, gone: bool
    ) -> None:
        look = theme()
        ink: QColor = look.color("text_soft", 0.75 if gone else 1.0)
        small = text_font(base_size() * 0.84, QFont.Weight.Medium)
        bold = text_font(base_size() * 0.92, QFont.Weight.DemiBold)
        below = bold if role == LEADS else small
        metrics = QFontMetrics(below)
        fitting = [word for word in words if metrics.horizontalAdvance(word) <= box.width()]
        top = Qt.AlignmentFlag.AlignTop if fitting else Qt.AlignmentFlag.AlignVCenter
        painter.setFont(bold)
        painter.setPen(ink if gone else look.color("text"))
        shown = QFontMetrics(bold).elidedText(name, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, top | Qt.AlignmentFlag.AlignLeft, shown)
        if not fitting:
            return  # the frame and the tooltip still tell it
        painter.setFont(below)
        painter.setPen(look.color("accent") if role == LEADS else ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, fitting[0])
