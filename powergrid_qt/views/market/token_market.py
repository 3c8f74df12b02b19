"""What the markets of fuel and of workers share: spaces with their prices, and tokens in them."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.current_turn import CurrentTurn
from powergrid_qt.views.market.panel import MarketPanel
from powergrid_qt.views.market.token_layout import TokenLayout, on_pixels
from powergrid_qt.views.pieces.cards import card_font
from powergrid_qt.views.pieces.piece_button import PieceButton
from powergrid_qt.views.pieces.token_button import TokenButton, TokenLook

SIDE, TOP, BOTTOM = 9.0, 6.0, 8.0
HEADER = 14.0
LEGEND_GAP = 12


class TokenMarket(MarketPanel):
    """Its `tokens` stand for its places, one for each."""

    def __init__(
        self, controller: GameController, turn: CurrentTurn, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, turn, parent)
        self.tokens: list[TokenButton] = []
        self._spaces: list[QLabel] = []
        self._layout: TokenLayout | None = None
        self._made_for: tuple[QSize, float, Sequence[object]] | None = None
        self.legend = QWidget(self)

    def refresh(self) -> None:
        if not self.isHidden():  # then the game is of another family, which trades in other things
            super().refresh()

    # -- for the markets to fill in ------------------------------------------------------------

    @property
    def places(self) -> Sequence[object]:
        raise NotImplementedError

    @property
    def legend_width(self) -> float:
        raise NotImplementedError

    @property
    def price_size(self) -> float:
        return 14 * self.scale

    def fit_legend(self) -> None:
        """Let the words beside the spaces be of the size that the panel has."""
        raise NotImplementedError

    def arrange(self, area: QRectF) -> TokenLayout:
        raise NotImplementedError

    def looks(self) -> Iterable[TokenLook]:
        """How the token of each place is seen now."""
        raise NotImplementedError

    def is_lit(self, number: int) -> bool:
        """Whether a click there takes tokens, or puts them back."""
        raise NotImplementedError

    def words(self, number: int) -> str:
        """What is at a place."""
        raise NotImplementedError

    def reason(self, number: int) -> str:
        """Why it cannot be taken, where that has to be told."""
        raise NotImplementedError

    def take(self, number: int) -> None:
        raise NotImplementedError

    # -- its tokens ----------------------------------------------------------------------------

    def can_click(self, piece: PieceButton) -> bool:
        return self.is_lit(self.group.id(piece))

    def click(self, piece: QAbstractButton) -> None:
        self.take(self.group.id(piece))

    def tip(self, piece: PieceButton) -> str:
        number = self.group.id(piece)
        return "\n".join(part for part in (self.words(number), self.reason(number)) if part)

    @property
    def aimed(self) -> int | None:
        """The place up to which a click now would take all tokens."""
        if self.hovered is None or not self.can_click(self.hovered):
            return None
        return self.group.id(self.hovered)

    def lay_out(self) -> None:
        if not self.places:
            return
        made_for = (self.size(), self.legend_width, self.places)
        if made_for == self._made_for:
            return
        self._have(len(self.places))
        self._made_for = made_for
        left, height = SIDE + self.legend_width, self.height() - TOP - BOTTOM
        area = QRectF(left, TOP, self.width() - SIDE - left, height)
        self._layout = self.arrange(area)
        legend = QRectF(SIDE, TOP, self.legend_width - LEGEND_GAP, height)
        self.legend.setGeometry(on_pixels(legend))
        self.fit_legend()
        self._put_spaces(self._layout)
        placed = zip(self.tokens, self._layout.targets, self._layout.cells, strict=True)
        for number, (token, target, cell) in enumerate(placed):
            token.setGeometry(target)
            token.cell = cell.translated(-target.x(), -target.y())
            token.setAccessibleName(self.words(number))

    def _have(self, count: int) -> None:
        while len(self.tokens) > count:
            token = self.tokens.pop()
            self.remove(token)
            token.deleteLater()
        while len(self.tokens) < count:
            token = TokenButton(self)
            self.tokens.append(token)
            self.add(token)
            self.group.setId(token, len(self.tokens) - 1)

    def _put_spaces(self, layout: TokenLayout) -> None:
        while len(self._spaces) > len(layout.spaces):
            self._spaces.pop().deleteLater()
        while len(self._spaces) < len(layout.spaces):
            label = QLabel(self)
            label.setProperty("kind", "space")
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
            label.setIndent(0)
            label.lower()
            label.show()
            self._spaces.append(label)
        for label, space in zip(self._spaces, layout.spaces, strict=True):
            label.setFont(card_font(self.price_size, QFont.Weight.Bold))
            label.setText(str(space.price))
            label.setGeometry(on_pixels(space.area))

    def show_pieces(self) -> None:
        if self._layout is None:
            return
        for number, look in enumerate(self.looks()):
            self.tokens[number].show_look(look, lit=self.is_lit(number))

    def side(self, number: int, largest: float) -> int:
        """The size of a token in its cell."""
        assert self._layout is not None
        cell = self._layout.cells[number]
        return round(min(cell.width() - 1.5, cell.height() - 1.5, largest * self.scale))
