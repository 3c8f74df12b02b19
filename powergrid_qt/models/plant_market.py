"""The plant market, Outpost's card market included: one row for each place with a card."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from powergrid_qt.engine import Game, State
from powergrid_qt.engine.cards import CardId

Index = QModelIndex | QPersistentModelIndex

CURRENT, FUTURE, BESIDE = "current", "future", "beside"
"""Where a card lies: up for auction, not yet, or beside the market until something happens."""


class MarketRole(IntEnum):
    CARD = Qt.ItemDataRole.UserRole
    CARDS = Qt.ItemDataRole.UserRole + 1
    SECTION = Qt.ItemDataRole.UserRole + 2
    MINIMUM = Qt.ItemDataRole.UserRole + 3
    DISCOUNT = Qt.ItemDataRole.UserRole + 4
    ON_BLOCK = Qt.ItemDataRole.UserRole + 5


@dataclass(frozen=True, slots=True)
class MarketPlace:
    cards: tuple[CardId, ...]
    """A stack, its top card last."""
    section: str
    minimum: int | None = None
    """The lowest first bid, where the card is up for auction."""
    discount: int = 0
    """What tokens on the card take off its number."""
    on_block: bool = False

    @property
    def card(self) -> CardId:
        return self.cards[-1]


class PlantMarketModel(QAbstractListModel):
    """What everybody sees of market and pile; the spy's card only for the spy."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places: list[MarketPlace] = []
        self.pile = 0
        self.top_back: str | None = None
        self.top_card: CardId | None = None
        """The top card of the pile, if the viewer may look at it."""
        self.bid = 0
        self.leader: int | None = None
        """The highest bid for the card on the block, and whose it is; None: nobody's yet."""

    def show(self, game: Game, viewer: int | None) -> None:
        """Take over a position as a seat sees it; None: as everybody does."""
        view = game.snapshot() if viewer is None else game.view_for(viewer)
        self.pile = view["pile"]
        self.top_back = view.get("top_back")
        self.top_card = view.get("top_card")
        auction = view["auction"]
        self.bid = 0 if auction is None else auction["bid"]
        self.leader = None if auction is None else auction["by"]
        places = _places(game.state, view)
        if len(places) != len(self.places):
            self.beginResetModel()
            self.places = places
            self.endResetModel()
            return
        before, self.places = self.places, places
        for row, (old, new) in enumerate(zip(before, places, strict=True)):
            if old != new:
                index = self.index(row)
                self.dataChanged.emit(index, index)

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self.places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        place = self.places[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(place.card)
        try:
            return getattr(place, MarketRole(role).name.lower())
        except ValueError:  # a role of Qt's own
            return None


def _places(state: State, view: dict[str, Any]) -> list[MarketPlace]:
    auction = view["auction"]
    block = auction["card"] if auction is not None else None
    discounts = view.get("discounts", {})
    places = []
    for section in (CURRENT, FUTURE):
        for stack in view["market"][section]:
            cards = tuple(stack) if isinstance(stack, list) else (stack,)
            top = cards[-1]
            minimum = state.rules.minimum(state, top) if section == CURRENT else None
            discount = discounts.get(top, 0)
            places.append(MarketPlace(cards, section, minimum, discount, top == block))
    if block is not None and not any(place.on_block for place in places):
        places.append(MarketPlace((block,), BESIDE, on_block=True))
    places += [MarketPlace((card,), BESIDE) for card in state.rules.cards_beside(state)]
    return places
