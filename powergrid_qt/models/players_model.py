"""The players, one row each in seat order; the Trust of a two-player game comes last."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from powergrid_qt.engine import Game
from powergrid_qt.models.player_facts import PlayerFacts, facts_of

Index = QModelIndex | QPersistentModelIndex


class PlayerRole(IntEnum):
    FACTS = Qt.ItemDataRole.UserRole
    SEAT = Qt.ItemDataRole.UserRole + 1
    NAME = Qt.ItemDataRole.UserRole + 2
    COLOR = Qt.ItemDataRole.UserRole + 3
    KIND = Qt.ItemDataRole.UserRole + 4
    MONEY = Qt.ItemDataRole.UserRole + 5
    CITIES = Qt.ItemDataRole.UserRole + 6
    POWER = Qt.ItemDataRole.UserRole + 7
    INCOME = Qt.ItemDataRole.UserRole + 8
    PLANTS = Qt.ItemDataRole.UserRole + 9
    CARDS = Qt.ItemDataRole.UserRole + 10
    PLACE = Qt.ItemDataRole.UserRole + 11
    CURRENT = Qt.ItemDataRole.UserRole + 12
    HOUSES_LEFT = Qt.ItemDataRole.UserRole + 13
    COMPANY = Qt.ItemDataRole.UserRole + 14


class PlayersModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.players: list[PlayerFacts] = []

    def show(self, game: Game, viewer: int | None, *, nothing_hidden: bool = False) -> None:
        """Take over a position; rows that are as before are left alone."""
        players = facts_of(game, viewer, nothing_hidden=nothing_hidden)
        if len(players) != len(self.players):
            self.beginResetModel()
            self.players = players
            self.endResetModel()
            return
        before, self.players = self.players, players
        for row, (old, new) in enumerate(zip(before, players, strict=True)):
            if old != new:
                index = self.index(row)
                self.dataChanged.emit(index, index)

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self.players)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        facts = self.players[index.row()]
        if role == PlayerRole.FACTS:
            return facts
        if role == Qt.ItemDataRole.DisplayRole:
            return facts.name
        try:
            return getattr(facts, PlayerRole(role).name.lower())
        except ValueError:  # a role of Qt's own
            return None
