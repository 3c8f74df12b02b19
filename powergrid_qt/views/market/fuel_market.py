"""The fuel market: price spaces with tokens, the coming refill as ghosts, the cart lit."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.current_turn import CurrentTurn
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, counts
from powergrid_qt.models.grid.fuel_market import (
    EMPTY,
    GHOST,
    TOKEN,
    FuelMarket,
    FuelPlace,
    fuel_market,
)
from powergrid_qt.views.market.token_layout import TokenLayout, fuel_layout
from powergrid_qt.views.market.token_market import HEADER, LEGEND_GAP, TokenMarket
from powergrid_qt.views.pieces.cards import card_font
from powergrid_qt.views.pieces.token_button import HOLE, TokenButton, TokenLook
from powergrid_qt.views.style.controls import SoftLabel, repolish
from powergrid_qt.views.style.lettering import LEFT, RIGHT
from powergrid_qt.words.names import fuel_name, money_text
from powergrid_qt.words.refusals import refusal_text

LEGEND = 94.0
SMALLEST_HEAD = 11.0
LARGEST_TOKEN = 22.0
"""At the usual size of a window."""


class FuelMarketPanel(TokenMarket):
    HEIGHT = 126
    """At the usual size of a window the rows of tokens are 32 high."""

    def __init__(
        self, controller: GameController, turn: CurrentTurn, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, turn, parent)
        self.market = FuelMarket()
        self._limits: dict[str, int] = {}
        self._buying = False
        self._heads = (SoftLabel(), SoftLabel())
        self._kinds: dict[str, tuple[TokenButton, QLabel, QLabel]] = {}
        self._grid = QGridLayout(self.legend)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self._heads[0], 0, 0, 1, 2)
        self._grid.addWidget(self._heads[1], 0, 2, RIGHT)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Resource market"))
        self._heads[0].setText(self.tr("refill"))
        self._heads[1].setText(self.tr("supply"))
        self._made_for = None  # the tokens have names, too
        self.refresh()

    # -- the position -------------------------------------------------------------------------

    @property
    def places(self) -> Sequence[FuelPlace]:
        return self.market.places

    def take_over(self) -> None:
        game = self.controller.game
        assert isinstance(game.state, GridState)
        self.market = fuel_market(game.state)
        self._show_legend()
        self._limits.clear()
        self._buying = (
            self.controller.human_to_move
            and not game.over
            and isinstance(game.legal_moves, BuyingOptions)
        )

    def arrange(self, area: QRectF) -> TokenLayout:
        return fuel_layout(self.places, area, HEADER * self.scale)

    # -- what can be bought -------------------------------------------------------------------

    def limit(self, fuel: str) -> int:
        """How many tokens of a kind could be in the cart; asked once for each position."""
        if fuel not in self._limits:
            self._limits[fuel] = self.action.fuel_limit(fuel)
        return self._limits[fuel]

    @property
    def tells_at_once(self) -> bool:
        """Prices, while somebody at this screen fills a cart: they are what one looks for here."""
        return self._buying

    def is_lit(self, number: int) -> bool:
        place = self.places[number]
        return place.content == TOKEN and place.amount <= self.limit(place.fuel)

    def take(self, number: int) -> None:
        place = self.places[number]
        if place.content == TOKEN:
            self.action.click_fuel(place.fuel, place.amount)

    def words(self, number: int) -> str:
        place = self.places[number]
        name = fuel_name(place.fuel)
        if place.content == EMPTY:
            return ""
        if place.content == GHOST:
            return self.tr("The next refill brings {fuel} here, for {price}.").format(
                fuel=name, price=money_text(place.price)
            )
        if place.amount == 1:
            return self.tr("1 {fuel} for {cost}").format(fuel=name, cost=money_text(place.cost))
        return self.tr("{amount} {fuel} for {cost} together").format(
            amount=place.amount, fuel=name, cost=money_text(place.cost)
        )

    def reason(self, number: int) -> str:
        """With what is in the cart already."""
        place = self.places[number]
        if not self._buying or place.content != TOKEN:
            return ""
        wanted = {**self.action.cart, place.fuel: place.amount}
        refusal = self.controller.game.why_not(Buy(self.action.seat, counts(wanted)))
        if refusal is not None:
            return refusal_text(refusal)
        if place.amount == self.action.cart.get(place.fuel):
            return self.tr("Click again to put it back.")
        return ""

    # -- looks --------------------------------------------------------------------------------

    def looks(self) -> Iterator[TokenLook]:
        cart, proposed = self.action.cart, self._proposed
        up_to = None if self.aimed is None else self.places[self.aimed]
        for number, place in enumerate(self.places):
            side = self.side(number, LARGEST_TOKEN)
            if place.content != TOKEN:
                yield TokenLook(HOLE if place.content == EMPTY else place.fuel, side, ghost=True)
                continue
            fuel, in_cart = place.fuel, cart.get(place.fuel, 0)
            yield TokenLook(
                fuel,
                side,
                dimmed=self._buying and not self.is_lit(number),
                aimed=up_to is not None and up_to.fuel == fuel and place.amount <= up_to.amount,
                taken=place.amount <= in_cart,
                hinted=in_cart < place.amount <= in_cart + proposed.get(fuel, 0),
            )

    @property
    def _proposed(self) -> dict[str, int]:
        """How many tokens of each kind a hint proposes to buy."""
        return dict(self.pointed.tokens) if isinstance(self.pointed, Buy) else {}

    # -- the legend: for each kind what a refill brings and what the supply has -----------------

    @property
    def legend_width(self) -> float:
        """With room for its two words in every language."""
        words = "   ".join(head.text() for head in self._heads)
        wide = QFontMetricsF(self._head_font).horizontalAdvance(words)
        return max(LEGEND * self.scale, wide + LEGEND_GAP)

    @property
    def _head_font(self) -> QFont:
        return card_font(max(12 * self.scale, SMALLEST_HEAD))

    def _show_legend(self) -> None:
        if list(self._kinds) != list(self.market.summaries):
            self._have_kinds(list(self.market.summaries))
        for fuel, summary in self.market.summaries.items():
            _, refill, supply = self._kinds[fuel]
            refill.setText(f"+{summary.refill}")
            _set_kind(refill, "text" if summary.coming else "soft")
            supply.setText(str(summary.supply))

    def _have_kinds(self, fuels: list[str]) -> None:
        for widget in (one for row in self._kinds.values() for one in row):
            widget.deleteLater()
        self._kinds = {fuel: (TokenButton(), QLabel(), SoftLabel()) for fuel in fuels}
        for row, widgets in enumerate(self._kinds.values(), start=1):
            for column, widget in enumerate(widgets):
                self._grid.addWidget(widget, row, column, RIGHT if column == 2 else LEFT)
            self._grid.setRowStretch(row, 1)

    def fit_legend(self) -> None:
        for head in self._heads:
            head.setFont(self._head_font)
        self._grid.setColumnMinimumWidth(0, round(20 * self.scale))
        side = round(15 * self.scale)
        for fuel, (token, *figures) in self._kinds.items():
            token.setFixedSize(side, side)
            token.cell = QRectF(token.rect())
            token.show_look(TokenLook(fuel, side), lit=False)
            for figure in figures:
                figure.setFont(card_font(15 * self.scale, QFont.Weight.Bold))


def _set_kind(label: QLabel, kind: str) -> None:
    if label.property("kind") != kind:
        label.setProperty("kind", kind)
        repolish(label)
