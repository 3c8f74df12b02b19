"""Outpost's labour market: one row for each place of a worker, the cheapest first."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from powergrid_qt.engine.outpost.state import OutpostState

Index = QModelIndex | QPersistentModelIndex


class LabourRole(IntEnum):
    FIELD = Qt.ItemDataRole.UserRole
    PRICE = Qt.ItemDataRole.UserRole + 1
    AMOUNT = Qt.ItemDataRole.UserRole + 2
    COST = Qt.ItemDataRole.UserRole + 3


@dataclass(frozen=True, slots=True)
class LabourPlace:
    field: int
    price: int
    amount: int
    """Which worker from the cheapest one; 0 for a free place."""
    cost: int
    """What the workers up to this one cost together, without any discount."""


class LabourMarketModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places: list[LabourPlace] = []

    def show(self, state: OutpostState) -> None:
        rules = state.rules
        places = []
        amount = cost = 0
        fields = zip(rules.edition.labour_prices, rules.field_sizes, state.labour, strict=True)
        for field, (price, size, workers) in enumerate(fields):
            for place in range(size):
                if place < workers:
                    amount, cost = amount + 1, cost + price
                    places.append(LabourPlace(field, price, amount, cost))
                else:
                    places.append(LabourPlace(field, price, 0, 0))
        if places != self.places:
            self.beginResetModel()
            self.places = places
            self.endResetModel()

    @property
    def workers(self) -> int:
        return sum(1 for place in self.places if place.amount)

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self.places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        place = self.places[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(place.price)
        try:
            return getattr(place, LabourRole(role).name.lower())
        except ValueError:  # a role of Qt's own
            return None
