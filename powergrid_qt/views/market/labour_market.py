"""Outpost's labour market: fields with their prices, workers, and free places."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.current_turn import CurrentTurn
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.engine.moves import Hire
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.labour_market import LabourPlace, labour_market
from powergrid_qt.views.market.token_layout import TokenLayout, labour_layout
from powergrid_qt.views.market.token_market import TokenMarket
from powergrid_qt.views.pieces.token_button import WORKER, TokenLook
from powergrid_qt.views.style.controls import SoftLabel, base_size
from powergrid_qt.views.style.theme import text_font
from powergrid_qt.words.names import money_text, workers_text

LEGEND = 104.0
HEADER = 17.0
LARGEST_WORKER = 24.5
"""At the usual size of a window."""


class LabourMarketPanel(TokenMarket):
    HEIGHT = 100

    def __init__(
        self, controller: GameController, turn: CurrentTurn, parent: QWidget | None = None
    ) -> None:
        super().__init__(controller, turn, parent)
        self._places: tuple[LabourPlace, ...] = ()
        self._choices: list[int] = []
        """How many could be hired."""
        self._title, self._workers, self._free = QLabel(), SoftLabel(), SoftLabel()
        self._title.setFont(text_font(base_size() * 0.9, QFont.Weight.DemiBold))
        column = QVBoxLayout(self.legend)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(4)
        for label in (self._title, self._workers, self._free):
            column.addWidget(label)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Labour market"))
        self._title.setText(self.tr("Labour market"))
        self._made_for = None  # the workers have names, too
        self.refresh()

    # -- the position -------------------------------------------------------------------------

    @property
    def places(self) -> tuple[LabourPlace, ...]:
        return self._places

    def take_over(self) -> None:
        state = self.controller.game.state
        assert isinstance(state, OutpostState)
        self._places = labour_market(state)
        workers = sum(1 for place in self.places if place.amount)
        self._workers.setText(workers_text(workers))
        free = len(self.places) - workers
        self._free.setText(self.tr("{n} free places").format(n=free))
        expansion = self._expansion
        self._choices = [] if expansion is None else expansion.seasonal_choices

    def arrange(self, area: QRectF) -> TokenLayout:
        return labour_layout(self.places, area, HEADER)

    @property
    def legend_width(self) -> float:
        return LEGEND

    @property
    def price_size(self) -> float:
        return 15.0

    def fit_legend(self) -> None:
        """Its words are as large as the system wants them."""

    # -- hiring -------------------------------------------------------------------------------

    @property
    def _expansion(self) -> ExpansionAction | None:
        return self.action if isinstance(self.action, ExpansionAction) else None

    @property
    def tells_at_once(self) -> bool:
        return self._expansion is not None

    def is_lit(self, number: int) -> bool:
        amount = self.places[number].amount
        return amount > 0 and amount in self._choices

    def take(self, number: int) -> None:
        """Hire everybody up to this worker; the last of them again: one less."""
        expansion, amount = self._expansion, self.places[number].amount
        if expansion is not None and amount:
            expansion.hire(amount - 1 if amount == expansion.seasonal else amount)

    def words(self, number: int) -> str:
        place = self.places[number]
        price = money_text(place.price)
        if not place.amount:
            return self.tr("A free place, for {price}.").format(price=price)
        if place.amount == 1:
            return self.tr("1 worker for {price}").format(price=price)
        return self.tr("{workers} for {cost} together").format(
            workers=workers_text(place.amount), cost=money_text(place.cost)
        )

    def reason(self, number: int) -> str:
        if not self._choices or not self.places[number].amount or self.is_lit(number):
            return ""
        return self.tr("Your company can hire {n} at most now.").format(n=max(self._choices))

    def looks(self) -> Iterator[TokenLook]:
        expansion, aimed = self._expansion, self.aimed
        hired = 0 if expansion is None else expansion.seasonal
        proposed = self.pointed.seasonal if isinstance(self.pointed, Hire) else 0
        up_to = 0 if aimed is None else self.places[aimed].amount
        for number, place in enumerate(self.places):
            side = self.side(number, LARGEST_WORKER)
            if not place.amount:
                yield TokenLook(WORKER, side, ghost=True)
                continue
            yield TokenLook(
                WORKER,
                side,
                dimmed=expansion is not None and not self.is_lit(number),
                aimed=place.amount <= up_to,
                taken=place.amount <= hired,
                hinted=hired < place.amount <= proposed,
            )
