"""A market of tokens: spaces with their prices, and buttons for the tokens in them."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.models.markets import EMPTY, STORE, TOKEN, TokenPlace
from powergrid_qt.views.market.panel import PieceMarket, on_pixels
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.piece_buttons import HOLE, PieceButton, TokenButton, TokenLook
from powergrid_qt.views.style.controls import set_style_property
from powergrid_qt.views.style.lettering import LEFT

SIDE, TOP, BOTTOM = 9.0, 6.0, 8.0
LEGEND_GAP = 12
TOP_CENTER = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
FOR_SALE = TOKEN, STORE
MANY = 84
"""Tokens and empty places of a usual market."""


@dataclass(frozen=True, slots=True)
class TokenLayout:
    spaces: Mapping[int, QRectF]
    """The area of each price space, by its price."""
    cells: tuple[QRectF, ...]
    """The cell of each place, in their order."""
    targets: tuple[QRect, ...]
    """What takes the pointer for each place."""


class TokenMarket(PieceMarket):
    """Has a button for each of its places. `take_over` sees to what is known of the position."""

    LEGEND = 94.0
    """The width of the legend beside the spaces, if its words do not need more."""
    LARGEST = 22.0
    """The size of a token, at the usual size of a window."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.places: tuple[TokenPlace, ...] = ()
        self.cart: Mapping[str, int] = {}
        """How many tokens of each kind are planned to be taken."""
        self.choices: Mapping[str, Collection[int]] = {}
        """How many tokens of each kind could be taken."""
        self.tokens: list[TokenButton] = []
        self.legend = QWidget(self)
        self.legend.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._spaces: list[QLabel] = []
        self._layout: TokenLayout | None = None
        self._made_for: object = None

    def refresh(self) -> None:
        if not self.isHidden():
            super().refresh()
        else:  # the game is of another family, which trades in other things: forget their names
            self._have(0)
            self._made_for = None

    def arrange(self, area: QRectF) -> TokenLayout:
        raise NotImplementedError

    def price_size(self, space: QRectF) -> float:
        """The size of the figure in a price space, in pixels."""
        raise NotImplementedError

    def fit_legend(self) -> None:
        """Let its words be of the size that the panel has."""

    def part_legend(self, inner: QRectF) -> tuple[QRectF, QRectF]:
        """Where the legend is, beside the spaces, and what it leaves to them."""
        width = max(self.LEGEND * self.scale, self.legend.sizeHint().width() + LEGEND_GAP)
        legend = QRectF(inner.topLeft(), QSizeF(width - LEGEND_GAP, inner.height()))
        return legend, inner.adjusted(width, 0, 0, 0)

    def proposed(self) -> Mapping[str, int]:
        """Up to how many tokens of each kind would be taken with the move that a hint proposes."""
        raise NotImplementedError

    def take(self, place: TokenPlace) -> None:
        raise NotImplementedError

    def words(self, place: TokenPlace) -> str:
        """What lies at a place, in words."""
        raise NotImplementedError

    def reason(self, place: TokenPlace) -> str:
        """Why it cannot be taken, where that has to be told."""
        raise NotImplementedError

    # -- its tokens ----------------------------------------------------------------------------

    @property
    def tells_at_once(self) -> bool:
        """Prices are what one looks for here while one chooses."""
        return self.choosing

    @property
    def pieces(self) -> list[PieceButton]:
        """Those that have a place: more of them may be ready, or some still missing."""
        return list(self.tokens[: len(self.places)])

    def place_of(self, piece: QAbstractButton) -> TokenPlace:
        return self.places[self.group.id(piece)]

    def can_click(self, piece: PieceButton) -> bool:
        return self._can_take(self.place_of(piece))

    def _can_take(self, place: TokenPlace) -> bool:
        return place.content in FOR_SALE and place.amount in self.choices.get(place.kind, ())

    def click(self, piece: QAbstractButton) -> None:
        """A click on a token that is still to come asks for one more than there are, which is
        refused."""
        place = self.place_of(piece)
        if place.content not in FOR_SALE:
            lying = [one for one in self.places if (one.kind, one.content) == (place.kind, TOKEN)]
            place = replace(place, amount=len(lying) + 1)
        self.take(place)

    def tip(self, piece: PieceButton) -> str:
        place = self.place_of(piece)
        reason = self.reason(place) if self.choosing and place.content in FOR_SALE else ""
        return "\n".join(part for part in (self.words(place), reason) if part)

    def lay_out(self) -> None:
        made_for = (self.size(), self.places)
        if not self.places or made_for == self._made_for:
            return
        self._made_for = made_for
        self._have(len(self.places))
        self.fit_legend()
        legend, rest = self.part_legend(QRectF(self.rect()).adjusted(SIDE, TOP, -SIDE, -BOTTOM))
        self.legend.setGeometry(on_pixels(legend))
        self._layout = self.arrange(rest)
        self._put_spaces(self._layout)
        placed = zip(self.places, self._layout.targets, self._layout.cells, strict=True)
        for token, (place, target, cell) in zip(self.tokens, placed, strict=True):
            token.setGeometry(target)
            token.cell = cell.translated(-target.x(), -target.y())
            token.setAccessibleName(self.words(place))

    def prepare(self) -> None:
        """Have tokens before they are needed: many widgets take a while, and to show them one by
        one on a panel that is seen already takes longest."""
        self._have(MANY)
        for token in self.tokens:
            token.ensurePolished()
            token.show()

    def _have(self, count: int) -> None:
        while len(self.tokens) > count:
            token = self.tokens.pop()
            self.remove(token)
            token.setParent(None)  # at once; it goes when Qt has time
            token.deleteLater()
        while len(self.tokens) < count:
            token = TokenButton(self)
            self.add(token)
            self.group.setId(token, len(self.tokens))
            self.tokens.append(token)

    def _put_spaces(self, layout: TokenLayout) -> None:
        while len(self._spaces) > len(layout.spaces):
            gone = self._spaces.pop()
            gone.hide()  # now: it is deleted in its own time
            gone.deleteLater()
        while len(self._spaces) < len(layout.spaces):
            label = QLabel(self)
            label.setIndent(0)
            label.lower()
            label.show()
            self._spaces.append(label)
        for label, (price, area) in zip(self._spaces, layout.spaces.items(), strict=True):
            set_style_property(label, "kind", "rung" if self.standing else "space")
            label.setAlignment(LEFT if self.standing else TOP_CENTER)
            # Close to the upper edge, or a little away from the left one.
            label.setContentsMargins(*((3, 0, 0, 0) if self.standing else (0, -2, 0, 0)))
            label.setFont(card_font(self.price_size(area), QFont.Weight.Bold))
            label.setText(str(price))
            label.setGeometry(on_pixels(area))

    def show_pieces(self) -> None:
        if self._layout is not None:
            for token, place, look in zip(self.tokens, self.places, self._looks(), strict=True):
                token.show_look(look, lit=self._can_take(place))

    def _looks(self) -> Iterator[TokenLook]:
        """Up to the pointer all tokens of a kind are marked: a click would take them."""
        assert self._layout is not None
        proposed, aimed = self.proposed(), None
        if self.hovered is not None and self.can_click(self.hovered):
            aimed = self.place_of(self.hovered)
        for place, cell in zip(self.places, self._layout.cells, strict=True):
            side = round(min(cell.width() - 1.5, cell.height() - 1.5, self.LARGEST * self.scale))
            of_supply = place.content == STORE
            if place.content not in FOR_SALE or (of_supply and not self.choosing):
                yield TokenLook(HOLE if place.content == EMPTY else place.kind, side, ghost=True)
                continue
            taken = self.cart.get(place.kind, 0)
            yield TokenLook(
                place.kind,
                side,
                dimmed=self.choosing and not self._can_take(place),
                aimed=aimed is not None
                and aimed.kind == place.kind
                and place.amount <= aimed.amount,
                taken=place.amount <= taken,
                hinted=taken < place.amount <= proposed.get(place.kind, 0),
            )
