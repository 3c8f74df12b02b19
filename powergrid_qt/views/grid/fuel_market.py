"""The fuel market: price spaces with tokens, the coming refill as ghosts, the cart lit."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, counts
from powergrid_qt.models.grid.fuel_market import FuelSummary, fuel_market
from powergrid_qt.models.token_place import EMPTY, GHOST, TokenPlace
from powergrid_qt.views.grid.fuel_layout import fuel_layout
from powergrid_qt.views.market.token_layout import TokenLayout
from powergrid_qt.views.market.token_market import TokenMarket
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.controls import SoftLabel, set_look
from powergrid_qt.views.style.lettering import LEFT, RIGHT
from powergrid_qt.words.names import fuel_name, money_text
from powergrid_qt.words.refusals import refusal_text

HEADER = 14.0
SMALLEST_HEAD = 11.0


class FuelMarketPanel(TokenMarket):
    HEIGHT = 126
    """At the usual size of a window the rows of tokens are 32 high."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self._heads = (SoftLabel(), SoftLabel())
        self._heads[1].setIndent(8)
        self._kinds: dict[str, tuple[Picture, QLabel, QLabel]] = {}
        self._grid = QGridLayout(self.legend)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self._heads[0], 0, 0, 1, 2)
        self._grid.addWidget(self._heads[1], 0, 2)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Resource market"))
        self._heads[0].setText(self.tr("refill"))
        self._heads[1].setText(self.tr("supply"))
        self._made_for = None  # the tokens have names, too
        self.refresh()

    def take_over(self) -> None:
        game, action = self.controller.game, self.action
        assert isinstance(game.state, GridState)
        market = fuel_market(game.state)
        self.places = market.places
        self._show_legend(market.summaries)
        self.cart = action.cart
        self.choices = {fuel: range(1, action.fuel_limit(fuel) + 1) for fuel in self._kinds}
        self.choosing = (
            self.controller.human_to_move
            and not game.over
            and isinstance(game.legal_moves, BuyingOptions)
        )

    def arrange(self, area: QRectF) -> TokenLayout:
        return fuel_layout(self.places, area, HEADER * self.scale)

    # -- buying -------------------------------------------------------------------------------

    def take(self, place: TokenPlace) -> None:
        self.action.click_fuel(place.kind, place.amount)

    def proposed(self) -> dict[str, int]:
        if not isinstance(self.pointed, Buy):
            return {}
        return {fuel: self.cart.get(fuel, 0) + amount for fuel, amount in self.pointed.tokens}

    def words(self, place: TokenPlace) -> str:
        name = fuel_name(place.kind)
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

    def reason(self, place: TokenPlace) -> str:
        """With what is in the cart already."""
        wanted = {**self.cart, place.kind: place.amount}
        refusal = self.controller.game.why_not(Buy(self.action.seat, counts(wanted)))
        if refusal is not None:
            return refusal_text(refusal)
        if place.amount == self.cart.get(place.kind):
            return self.tr("Click again to put it back.")
        return ""

    # -- the legend: for each kind what a refill brings and what the supply has -----------------

    def _show_legend(self, summaries: dict[str, FuelSummary]) -> None:
        if list(self._kinds) != list(summaries):
            self._have_kinds(list(summaries))
        for fuel, summary in summaries.items():
            _, refill, supply = self._kinds[fuel]
            refill.setText(f"+{summary.refill}")
            set_look(refill, "kind", "text" if summary.coming else "soft")
            supply.setText(str(summary.supply))

    def _have_kinds(self, fuels: list[str]) -> None:
        for old in (widget for row in self._kinds.values() for widget in row):
            old.deleteLater()
        self._kinds = {fuel: (Picture(draw_token, fuel), QLabel(), SoftLabel()) for fuel in fuels}
        for row, widgets in enumerate(self._kinds.values(), start=1):
            for column, widget in enumerate(widgets):
                self._grid.addWidget(widget, row, column, RIGHT if column == 2 else LEFT)
            self._grid.setRowStretch(row, 1)

    def fit_legend(self) -> None:
        for head in self._heads:
            head.setFont(card_font(max(12 * self.scale, SMALLEST_HEAD)))
        self._grid.setColumnMinimumWidth(0, round(20 * self.scale))
        side = round(15 * self.scale)
        for token, *figures in self._kinds.values():
            token.setFixedSize(side, side)
            for figure in figures:
                figure.setFont(card_font(15 * self.scale, QFont.Weight.Bold))
