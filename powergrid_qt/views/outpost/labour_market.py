"""Outpost's labour market: fields with their prices, workers, and free places."""

from collections import Counter

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine.moves import Hire
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.labour_market import labour_market
from powergrid_qt.models.token_place import GHOST, TOKEN, WORKER, TokenPlace
from powergrid_qt.views.market.token_layout import TokenLayout, on_pixels, price_spaces
from powergrid_qt.views.market.token_market import TokenMarket
from powergrid_qt.views.style.controls import LARGEST_USUAL, SoftLabel, base_size
from powergrid_qt.views.style.theme import text_font
from powergrid_qt.words.names import money_text, workers_text

HEADER = 17.0
GAP, PADDING = 5.0, 3.0
ROWS = 2
"""In which workers stand in the field of their price."""


class LabourMarketPanel(TokenMarket):
    HEIGHT = 100
    LEGEND, LARGEST = 104.0, 24.5

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self._title, self._workers, self._free = QLabel(), SoftLabel(), SoftLabel()
        self._title.setFont(text_font(base_size() * 0.9, QFont.Weight.DemiBold))
        column = QVBoxLayout(self.legend)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(4 if base_size() <= LARGEST_USUAL else 0)
        for label in (self._title, self._workers, self._free):
            column.addWidget(label)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Labour market"))
        self._title.setText(self.tr("Labour market"))
        self._made_for = None  # the workers have names, too
        self.refresh()

    def take_over(self) -> None:
        state, action = self.controller.game.state, self.action
        assert isinstance(state, OutpostState)
        self.places = labour_market(state)
        workers = sum(place.content == TOKEN for place in self.places)
        self._workers.setText(workers_text(workers))
        free = len(self.places) - workers
        self._free.setText(self.tr("{n} free places").format(n=free))
        self.choosing = isinstance(action, ExpansionAction)
        self.cart, self.choices = {}, {}
        if isinstance(action, ExpansionAction):
            self.cart = {WORKER: action.seasonal}
            self.choices = {WORKER: action.seasonal_choices}

    def arrange(self, area: QRectF) -> TokenLayout:
        sizes = Counter(place.price for place in self.places)
        columns = {price: -(-size // ROWS) for price, size in sizes.items()}
        spaces, width = price_spaces(columns, area, gap=GAP, padding=PADDING)
        height = (area.height() - HEADER - 2) / ROWS
        cells = []
        for price, size in sizes.items():
            corner = spaces[price].topLeft() + QPointF(PADDING, HEADER)
            for index in range(size):
                row, column = divmod(index, columns[price])
                at = corner + QPointF(width * column, height * row)
                cells.append(QRectF(at, QSizeF(width, height)))
        return TokenLayout(spaces, tuple(cells), tuple(map(on_pixels, cells)))

    @property
    def price_size(self) -> float:
        return 15.0

    # -- hiring -------------------------------------------------------------------------------

    def take(self, place: TokenPlace) -> None:
        """Hire everybody up to this worker; the last of them again: one less."""
        if isinstance(self.action, ExpansionAction):
            again = place.amount == self.action.seasonal
            self.action.hire(place.amount - again)

    def proposed(self) -> dict[str, int]:
        return {WORKER: self.pointed.seasonal} if isinstance(self.pointed, Hire) else {}

    def words(self, place: TokenPlace) -> str:
        price = money_text(place.price)
        if place.content == GHOST:
            return self.tr("A free place, for {price}.").format(price=price)
        if place.amount == 1:
            return self.tr("1 worker for {price}").format(price=price)
        return self.tr("{workers} for {cost} together").format(
            workers=workers_text(place.amount), cost=money_text(place.cost)
        )

    def reason(self, place: TokenPlace) -> str:
        if place.amount in self.choices[WORKER]:
            return ""
        most = max(self.choices[WORKER])
        return self.tr("Your company can hire {n} at most now.").format(n=most)
