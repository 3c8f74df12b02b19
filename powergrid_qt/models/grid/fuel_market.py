"""The fuel market: one row for each place of each kind, the cheapest first."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from powergrid_qt.engine.grid.refilling import by_the_table, next_refill
from powergrid_qt.engine.grid.state import GridState

Index = QModelIndex | QPersistentModelIndex

TOKEN, GHOST, EMPTY = "token", "ghost", "empty"
"""What is on a place: a token, one that the next refill will bring, nothing."""


class FuelRole(IntEnum):
    FUEL = Qt.ItemDataRole.UserRole
    PRICE = Qt.ItemDataRole.UserRole + 1
    CONTENT = Qt.ItemDataRole.UserRole + 2
    AMOUNT = Qt.ItemDataRole.UserRole + 3
    COST = Qt.ItemDataRole.UserRole + 4


@dataclass(frozen=True, slots=True)
class FuelPlace:
    fuel: str
    price: int
    content: str
    amount: int = 0
    """Of a token: how many tokens of its kind are bought when everything up to it is."""
    cost: int = 0
    """What those cost together."""


@dataclass(frozen=True, slots=True)
class FuelSummary:
    """The figures of one kind: on the market, in the supply, by the table, really to come."""

    on_market: int
    supply: int
    refill: int
    coming: int


class FuelMarketModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places: list[FuelPlace] = []
        self.summaries: dict[str, FuelSummary] = {}

    def show(self, state: GridState) -> None:
        edition = state.rules.edition
        table, added = by_the_table(state), next_refill(state)
        self.summaries = {}
        places: list[FuelPlace] = []
        for kind, fuel in enumerate(edition.fuels):
            scale, on_market, supply = edition.scales[kind], state.fuel[kind], state.supply[kind]
            coming = added[kind]
            self.summaries[fuel] = FuelSummary(on_market, supply, table[kind], coming)
            free = scale.room - on_market
            for place, price in enumerate(scale.prices):
                if place >= free:
                    amount = place - free + 1
                    cost = scale.cost(on_market, amount)
                    places.append(FuelPlace(fuel, price, TOKEN, amount, cost))
                else:
                    content = GHOST if place >= free - coming else EMPTY
                    places.append(FuelPlace(fuel, price, content))
        if [(place.fuel, place.price) for place in places] != [
            (place.fuel, place.price) for place in self.places
        ]:
            self.beginResetModel()
            self.places = places
            self.endResetModel()
            return
        before, self.places = self.places, places
        changed = [row for row, place in enumerate(places) if place != before[row]]
        if changed:
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self.places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        place = self.places[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{place.fuel} {place.price}"
        try:
            return getattr(place, FuelRole(role).name.lower())
        except ValueError:  # a role of Qt's own
            return None
