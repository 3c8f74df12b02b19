"""The fuel market: price spaces with tokens, the coming refill as ghosts, the cart lit."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QLabel, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, counts
from powergrid_qt.models.grid.fuel_market import FuelSummary, fuel_market
from powergrid_qt.models.markets import EMPTY, GHOST, STORE, TOKEN, TokenPlace
from powergrid_qt.views.grid.fuel_layout import (
    PRICE,
    FuelLayout,
    fuel_ladder,
    fuel_layout,
    ladder_columns,
)
from powergrid_qt.views.market.panel import SMALLEST_SCALE, PieceMarket, on_pixels
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.piece_buttons import HOLE, PieceButton, TokenButton, TokenLook
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.controls import SoftLabel, base_size, grown, set_style_property
from powergrid_qt.views.style.lettering import CENTER, LEFT, RIGHT
from powergrid_qt.views.style.theme import text_font
from powergrid_qt.views.turn.controls import kept, show_each
from powergrid_qt.words.grid.family import fuel_notes
from powergrid_qt.words.names import fuel_name, money_text
from powergrid_qt.words.refusals import refusal_text

SIDE, TOP, BOTTOM = 9.0, 6.0, 8.0
LEGEND, LEGEND_GAP = 94.0, 12
"""The width of the legend beside the spaces, if its words do not need more, with the gap that ends
it."""
LARGEST = 22.0
"""The height of the largest tokens, in pixels, at the usual size of a window."""
TOP_CENTER = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
FOR_SALE = TOKEN, STORE
MANY = 84
SPACES = 12
"""The numbers of places, with tokens or without, and of prices in a usual market."""
HEADER = 14.0
"""The height of the line with the price, and so the size of the figure in it, in pixels."""
HIGHEST_HEADER = 0.19
"""The most of that line in the height of a market that lies: the tokens need the rest."""
SMALLEST_HEAD = 11.0
FIGURE = 15.0
"""The size of figures in the legend."""
NOTE_GAP = 8
"""The gap before the figures of a kind that has a price of its own, in pixels."""
FIGURE_SHARE, RUNG_SHARE = 0.065, 0.8
"""The shares of such a figure in the height of a ladder, and of a price in that of its rung."""
LADDER = QSize(288, 440)
"""The size of a ladder for which the sizes of its figures are meant, in pixels."""


class FuelMarketPanel(PieceMarket):
    """The market of fuel, with a button for each of its places."""

    HEIGHT = 126
    """The panel's height at the usual size of a window: rows of tokens are 32 high then."""
    LOWEST_STANDING = 216

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.setAccessibleName(self.tr("Resource market"))
        self.places: tuple[TokenPlace, ...] = ()
        self.cart: Mapping[str, int] = {}
        """How many tokens of each kind are planned to be taken."""
        self._limits: Mapping[str, int] = {}
        """How many tokens of each kind could be taken."""
        self.tokens: list[TokenButton] = []
        self._spaces: list[QLabel] = []
        self._layout: FuelLayout | None = None
        self._made_for: object = None
        self.legend = QWidget(self)
        self.legend.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._heads = (SoftLabel(), SoftLabel())
        self._heads[1].setIndent(8)
        self._kinds: dict[str, tuple[Picture, QLabel, QLabel]] = {}
        self._summaries: dict[str, FuelSummary] = {}
        self._grid = QGridLayout(self.legend)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._lay_legend_out()
        self._tell_legend()

    def stand(self, standing: bool) -> None:
        if standing == self.standing:
            return
        super().stand(standing)
        self.setMinimumWidth(LADDER.width() // 2 if standing else self.MINIMUM_WIDTH)
        self._lay_legend_out()
        self._tell_legend()
        self._made_for = None  # it gets another size presently

    @property
    def scale(self) -> float:
        if not self.standing:
            return super().scale
        shares = self.width() / LADDER.width(), self.height() / LADDER.height()
        return max(min(shares), SMALLEST_SCALE)

    def _tell_legend(self) -> None:
        title, note = self._heads
        title.setText(self.tr("Resources") if self.standing else self.tr("refill"))
        note.setText(self.tr("next refill, of the supply") if self.standing else self.tr("supply"))
        if self.standing:
            self._fit_note()
        of_supply = self.tr("of {supply}") if self.standing else "{supply}"
        for fuel, summary in self._summaries.items():
            _, refill, supply = self._kinds[fuel]
            refill.setText(f"+{summary.refill}" if summary.comes else "–")
            set_style_property(refill, "kind", "text" if summary.coming else "soft")
            supply.setText(of_supply.format(supply=summary.supply))
            price = "" if self.standing else _own_price(summary)  # above a ladder is no room
            supply.setContentsMargins(NOTE_GAP if price else 0, 0, 0, 0)
            if price:
                supply.setText(f"{supply.text()} · {price}")

    def refresh(self) -> None:
        if not self.isHidden():
            super().refresh()
        else:  # the game is of another family, which trades in other things: forget their names
            self._have(0)
            self._made_for = None

    def take_over(self) -> None:
        game, action = self.controller.game, self.action
        assert isinstance(game.state, GridState)
        self.choosing = (
            self.controller.human_to_move
            and not game.over
            and isinstance(game.legal_moves, BuyingOptions)
        )
        market = fuel_market(game.state, self._buyer)
        self.places = market.places
        self._show_legend(market.summaries)
        self.cart = action.cart
        self._limits = {fuel: action.fuel_limit(fuel) for fuel in self._kinds}

    @property
    def _buyer(self) -> int | None:
        """The seat whose prices are told: who buys at this screen, else who looks at it."""
        return self.action.seat if self.choosing else self.controller.viewer

    @property
    def _header(self) -> float:
        return grown(HEADER * self.scale, HIGHEST_HEADER * self.height())

    def _price_size(self, space: QRectF) -> float:
        """The size of the figure in a price space, in pixels."""
        if not self.standing:
            return self._header
        return max(HEADER * self.scale, grown(HEADER, RUNG_SHARE * space.height()))

    # -- its tokens ----------------------------------------------------------------------------

    @property
    def tells_at_once(self) -> bool:
        """Whether prices are told at once: they are what one looks for while one chooses."""
        return self.choosing

    @property
    def pieces(self) -> list[PieceButton]:
        """The tokens that have a place: more of them may be ready, or some still missing."""
        return list(self.tokens[: len(self.places)])

    def for_sale(self, kind: str) -> list[QWidget]:
        places = zip(self.tokens, self.places, strict=False)
        return [token for token, place in places if (place.kind, place.content) == (kind, TOKEN)]

    def place_of(self, piece: QAbstractButton) -> TokenPlace:
        return self.places[self.group.id(piece)]

    def can_click(self, piece: PieceButton) -> bool:
        return self._can_take(self.place_of(piece))

    def _can_take(self, place: TokenPlace) -> bool:
        return place.content in FOR_SALE and 1 <= place.amount <= self._limits.get(place.kind, 0)

    def click(self, piece: QAbstractButton) -> None:
        """A click on a token that is still to come asks for one more than there are, which is
        refused."""
        place = self.place_of(piece)
        if place.content not in FOR_SALE:
            lying = [one for one in self.places if (one.kind, one.content) == (place.kind, TOKEN)]
            place = replace(place, amount=len(lying) + 1)
        self.action.click_fuel(place.kind, place.amount)

    def lay_out(self) -> None:
        made_for = (self.size(), self.places)
        if not self.places or made_for == self._made_for:
            return
        self._made_for = made_for
        self._have(len(self.places))
        self._fit_legend()
        legend, rest = self._part_legend(QRectF(self.rect()).adjusted(SIDE, TOP, -SIDE, -BOTTOM))
        self.legend.setGeometry(on_pixels(legend))
        self._layout = (
            fuel_ladder(self.places, rest)
            if self.standing
            else fuel_layout(self.places, rest, self._header)
        )
        show_each(self._layout.spaces.items(), self._spaces, self._new_space, self._show_space)
        placed = zip(self.places, self._layout.targets, self._layout.cells, strict=True)
        for token, (place, target, cell) in zip(self.tokens, placed, strict=True):
            token.setGeometry(target)
            token.cell = cell.translated(-target.x(), -target.y())
            token.setAccessibleName(self._words(place))

    def prepare(self) -> None:
        """Have tokens and price spaces before they are needed: many widgets take a while, and to
        show them one by one on a panel that is seen already takes longest."""
        kept(self._spaces, SPACES, self._new_space)
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

    def _new_space(self) -> QLabel:
        label = QLabel(self)
        label.setIndent(0)
        label.lower()
        self._style_space(label)
        label.show()  # styled now, before it gets its font
        return label

    def _show_space(self, label: QLabel, space: tuple[int, QRectF]) -> None:
        price, area = space
        self._style_space(label)
        label.setAlignment(LEFT if self.standing else TOP_CENTER)
        # Close to the upper edge, or a little away from the left one.
        label.setContentsMargins(*((3, 0, 0, 0) if self.standing else (0, -2, 0, 0)))
        label.setFont(card_font(self._price_size(area), QFont.Weight.Bold))
        label.setText(str(price))
        label.setGeometry(on_pixels(area))

    def _style_space(self, label: QLabel) -> None:
        set_style_property(label, "kind", "rung" if self.standing else "space")

    def show_pieces(self) -> None:
        if self._layout is not None:
            for token, place, look in zip(self.tokens, self.places, self._looks(), strict=True):
                token.show_look(look, lit=self._can_take(place))

    def _looks(self) -> Iterator[TokenLook]:
        """Up to the pointer all tokens of a kind are marked: a click would take them."""
        assert self._layout is not None
        proposed, aimed = self._proposed(), None
        if self.hovered is not None and self.can_click(self.hovered):
            aimed = self.place_of(self.hovered)
        for place, cell in zip(self.places, self._layout.cells, strict=True):
            side = round(min(cell.width() - 1.5, cell.height() - 1.5, LARGEST * self.scale))
            if place.content not in (FOR_SALE if self.choosing else (TOKEN,)):
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

    # -- buying -------------------------------------------------------------------------------

    def _proposed(self) -> dict[str, int]:
        """Up to how many tokens of each kind would be taken with the move that a hint proposes."""
        if not isinstance(self.pointed, Buy):
            return {}
        return {fuel: self.cart.get(fuel, 0) + amount for fuel, amount in self.pointed.tokens}

    def _words(self, place: TokenPlace) -> str:
        """What lies at a place, in words."""
        if place.content == EMPTY:
            return ""
        words = self.tr("{amount} {fuel} for {cost} together")
        if place.content == GHOST:
            words = self.tr("The next refill brings {fuel} here, for {price}.")
        elif place.content == STORE:
            words = self.tr("From the supply: {amount} {fuel} for {cost}")
        elif place.amount == 1:
            words = self.tr("1 {fuel} for {cost}")
        name = fuel_name(place.kind, self.controller.game.state.rules.board)
        price, cost = money_text(place.price), money_text(place.cost)
        return words.format(fuel=name, amount=place.amount, price=price, cost=cost)

    def tip(self, piece: PieceButton) -> str:
        """With what is different here from other boards. A game of other rules may lie on the table
        already while the pointer still rests here."""
        state, place = self.controller.game.state, self.place_of(piece)
        reason = self._reason(place) if self.choosing and place.content in FOR_SALE else ""
        notes = fuel_notes(state, place.kind, self._buyer) if isinstance(state, GridState) else []
        told = "\n".join(part for part in (self._words(place), reason) if part)
        return "\n".join([told, *notes])

    def _reason(self, place: TokenPlace) -> str:
        """Why it cannot be taken with what is in the cart already, where that has to be told."""
        wanted = {**self.cart, place.kind: place.amount}
        refusal = self.controller.game.why_not(Buy(self.action.seat, counts(wanted)))
        if refusal is not None:
            return refusal_text(refusal, self.controller.game.state.rules.board)
        if place.amount == self.cart.get(place.kind):
            return self.tr("Click again to put it back.")
        return ""

    # -- the legend: for each kind what a refill brings and what the supply has -----------------

    def _show_legend(self, summaries: dict[str, FuelSummary]) -> None:
        if list(self._kinds) != list(summaries):
            for old in (widget for row in self._kinds.values() for widget in row):
                old.hide()  # now: it is deleted in its own time
                old.deleteLater()
            self._kinds = {
                fuel: (Picture(draw_token, fuel), QLabel(), SoftLabel()) for fuel in summaries
            }
            self._lay_legend_out()
            for new in (widget for row in self._kinds.values() for widget in row):
                new.show()  # at once: what is still hidden has no size in a layout
        self._summaries = summaries
        self._tell_legend()

    def _lay_legend_out(self) -> None:
        """A line for each kind beside the spaces, or a column for each above the ladder."""
        grid = self._grid
        while grid.takeAt(0) is not None:
            pass
        for column in range(grid.columnCount()):
            grid.setColumnMinimumWidth(column, 0)
        grid.setColumnStretch(1, 0 if self.standing else 1)
        for line in range(1, 1 + len(self._kinds)):
            grid.setRowStretch(line, 0 if self.standing else 1)
        left, right = self._heads
        if self.standing:
            last = 2 * len(self._kinds)
            grid.addWidget(left, 0, 0, 1, last, LEFT)
            grid.addWidget(right, 0, 0, 1, last + 1, RIGHT)
            for number, (token, refill, supply) in enumerate(self._kinds.values()):
                column = 1 + 2 * number
                grid.addWidget(token, 1, column, RIGHT)
                grid.addWidget(refill, 1, column + 1, LEFT)
                grid.addWidget(supply, 2, column, 1, 2, CENTER)
            return
        grid.addWidget(left, 0, 0, 1, 2)
        grid.addWidget(right, 0, 2)
        for line, widgets in enumerate(self._kinds.values(), start=1):
            for column, widget in enumerate(widgets):
                grid.addWidget(widget, line, column, RIGHT if column == 2 else LEFT)

    @property
    def _figure(self) -> float:
        """The size of figures in the legend."""
        if self.standing:
            return max(FIGURE * self.scale, grown(FIGURE, FIGURE_SHARE * self.height()))
        lines = 1 + len(self._kinds)
        return grown(FIGURE * self.scale, self.height() / lines * 0.75)

    def _fit_note(self) -> None:
        """Hide the note where large text leaves no room for it beside the title."""
        title, note = (head.sizeHint().width() for head in self._heads)
        self._heads[1].setVisible(title + note + LEGEND_GAP <= self.width() - 2 * SIDE)

    def _fit_legend(self) -> None:
        """Let its words be of the size that the panel has."""
        title, note = self._heads
        if self.standing:
            title.setFont(text_font(base_size() * 0.82, QFont.Weight.DemiBold))
            note.setFont(text_font(base_size() * 0.82))
            self._fit_note()
        else:
            note.show()
            for head in self._heads:
                head.setFont(card_font(max(12 * self.scale, SMALLEST_HEAD)))
            self._grid.setColumnMinimumWidth(0, round(20 * self.scale))
        set_style_property(title, "kind", "text" if self.standing else "soft")
        figure = self._figure
        side = round(figure)
        for token, refill, supply in self._kinds.values():
            token.setFixedSize(side, side)
            refill.setFont(card_font(figure, QFont.Weight.Bold))
            weight = QFont.Weight.Medium if self.standing else QFont.Weight.Bold
            supply.setFont(card_font(figure, weight))

    def _part_legend(self, inner: QRectF) -> tuple[QRectF, QRectF]:
        """Where the legend is, and what it leaves to the spaces."""
        if not self.standing:
            width = max(LEGEND * self.scale, self.legend.sizeHint().width() + LEGEND_GAP)
            legend = QRectF(inner.topLeft(), QSizeF(width - LEGEND_GAP, inner.height()))
            return legend, inner.adjusted(width, 0, 0, 0)
        self._grid.setColumnMinimumWidth(0, round(PRICE))
        for number, column in enumerate(ladder_columns(self.places, inner).values()):
            for half in (1, 2):
                self._grid.setColumnMinimumWidth(2 * number + half, int(column.width() / 2))
        height = self.legend.sizeHint().height()
        return QRectF(inner.topLeft(), QSizeF(inner.width(), height)), inner.adjusted(
            0, height + LEGEND_GAP / 2, 0, 0
        )


def _own_price(summary: FuelSummary) -> str:
    """Return what tokens of a kind cost, where their spaces do not tell it."""
    if summary.surcharge:
        return money_text(summary.surcharge).replace("-", "−")
    if summary.store_price is not None and summary.supply:
        return money_text(summary.store_price)
    return ""
