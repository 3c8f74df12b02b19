"""The boards to choose from, side by side; they scroll where there is no room for all."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from powergrid_qt.engine import Board
from powergrid_qt.views.pages.new_game.board_card import BoardCard
from powergrid_qt.views.style.controls import keep_tab_stop
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.scroll_column import Scrolled
from powergrid_qt.views.style.theme import SPACE


class BoardRow(Scrolled):
    """`chosen(Board)`: its card was clicked."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: dict[str, BoardCard] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(lambda card: self.chosen.emit(card.board))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._row = row(into=self.canvas, spacing=2 * SPACE - 4)

    def show_boards(self, boards: Iterable[Board]) -> None:
        boards = tuple(boards)
        if boards == tuple(card.board for card in self.cards.values()):
            return
        for card in self.cards.values():
            self._group.removeButton(card)
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = {board.id: BoardCard(board, self.canvas) for board in boards}
        for card in self.cards.values():
            self._group.addButton(card)
            self._row.addWidget(card)

    def choose(self, board: Board) -> None:
        card = self.cards[board.id]
        card.setChecked(True)
        keep_tab_stop(self._group)
        self.ensureWidgetVisible(card, 0, 0)

    def sizeHint(self) -> QSize:
        return self.canvas.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.canvas.minimumSizeHint().height())
