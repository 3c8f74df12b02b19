"""Everybody's state in a running auction, at a glance."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from powergrid_qt.app.auction_state import (
    DECIDES,
    LEADS,
    OUT,
    PASSED,
    AuctionState,
)
from powergrid_qt.engine import GameConfig
from powergrid_qt.engine import Seat as Player
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import set_look
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, scaled_font
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.views.turn.buttons import LOW
from powergrid_qt.views.turn.controls import GAP, centred
from powergrid_qt.words.names import money_text

WIDEST, NARROWEST = 100, 30
ROOM_FOR_WORDS = 54
GONE = (PASSED, OUT)


class Bidder(QFrame):
    """Shape, name, and where they stand; in a narrow one the shape alone."""

    def __init__(self) -> None:
        super().__init__()
        self._player: Player | None = None
        self._role = ""
        self._words: tuple[str, ...] = ()
        self._shape = Picture(size=(17, 17))
        self._name, self._state = QLabel(), QLabel()
        self._name.setFont(scaled_font(0.92, BOLD))
        words = centred(self._name, self._state, spacing=0)
        row(self._shape, (words, 1), into=self, spacing=GAP, margins=(4, 0, 1, 0))
        self.setFixedHeight(LOW - 2)
        self.setMaximumWidth(WIDEST)

    def show_bidder(self, player: Player, role: str, words: tuple[str, ...]) -> None:
        """`words`: where they stand, the longest first."""
        if (player, role) != (self._player, self._role):
            self._player, self._role = player, role
            gone = role in GONE
            set_look(self, "role", role)
            set_look(self._name, "kind", "faint" if gone else "")
            set_look(
                self._state, "kind", "accent" if role == LEADS else "faint" if gone else "soft"
            )
            self._state.setFont(
                scaled_font(0.92, BOLD) if role == LEADS else scaled_font(0.84, MEDIUM)
            )
        self._words = words
        self._fit()

    def _fit(self) -> None:
        """What has no room is still told by frame and tooltip."""
        if self._player is None:
            return
        narrow = self.width() < ROOM_FOR_WORDS
        room = self.width() - self._shape.width() - 15
        name, state = self._name.fontMetrics(), self._state.fontMetrics()
        fitting = [word for word in self._words if state.horizontalAdvance(word) <= room]
        self._name.setText(name.elidedText(self._player.name, Qt.TextElideMode.ElideRight, room))
        self._state.setText(fitting[0] if fitting else "")
        self._name.setVisible(not narrow)
        self._state.setVisible(bool(fitting) and not narrow)
        self._shape.show_drawing(self._draw)

    def _draw(self, painter: QPainter, box: QRectF) -> None:
        assert self._player is not None
        gone = self._role in GONE
        painter.setOpacity(0.38 if gone else 1.0)
        draw_house(painter, box, self._player.color)
        if gone and self._name.isHidden():
            painter.setOpacity(1.0)
            painter.setPen(QPen(theme().color("text_soft"), 1.6))
            painter.drawLine(box.bottomLeft(), box.topRight())

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(WIDEST, LOW)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(NARROWEST, LOW)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()


class AuctionStanding(Translated, QWidget):
    """The seats, clockwise as the bids go."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._config: GameConfig | None = None
        self._state: AuctionState | None = None
        self._bidders: list[Bidder] = []
        self._layout = row(STRETCH, into=self, spacing=4)
        self.setFixedHeight(LOW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_auction(self, config: GameConfig, state: AuctionState | None) -> None:
        if (config, state) != (self._config, self._state):
            self._config, self._state = config, state
            self.retranslate()

    def retranslate(self) -> None:
        bidders = () if self._state is None else self._state.bidders
        while len(self._bidders) < len(bidders):
            self._bidders.append(Bidder())
            self._layout.insertWidget(len(self._bidders) - 1, self._bidders[-1])
        for place, widget in enumerate(self._bidders):
            widget.setVisible(place < len(bidders))
        for widget, bidder, words in zip(self._bidders, bidders, self.words(), strict=False):
            assert self._config is not None
            player = self._config.players[bidder.seat]
            widget.show_bidder(player, bidder.role, self._words_for(bidder.role))
            widget.setToolTip(words)
        self.setAccessibleName(self.tr("Auction"))
        self.setAccessibleDescription("; ".join(self.words()))

    def words(self) -> list[str]:
        """What is shown, in words: "Bo: bids 21 €"."""
        if self._state is None or self._config is None:
            return []
        players = self._config.players
        return [
            self.tr("{name}: {state}").format(
                name=players[one.seat].name, state=self._words_for(one.role)[0]
            )
            for one in self._state.bidders
        ]

    def _words_for(self, role: str) -> tuple[str, ...]:
        assert self._state is not None
        if role == LEADS:
            amount = money_text(self._state.bid)
            return self.tr("bids {amount}").format(amount=amount), amount
        if role == DECIDES:
            return (self.tr("to bid") if self._state.card is not None else self.tr("chooses"),)
        if role == PASSED:
            return (self.tr("passed"),)
        return (self.tr("out") if role == OUT else self.tr("still in"),)
