"""The players, one row each in seat order; the Trust of a two-player game comes last."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from powergrid_qt.engine import Game, State
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.models.player_facts import PlayerFacts, facts_of

Index = QModelIndex | QPersistentModelIndex
Tell = Callable[[PlayerFacts], str]
FACTS = Qt.ItemDataRole.UserRole


class PlayersModel(QAbstractListModel):
    """`tell` says all about a player in words."""

    def __init__(self, tell: Tell, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.players: list[PlayerFacts] = []
        self.state: State | None = None
        """Of which the players are."""
        self._tell = tell
        self._setting: object = None

    def show(self, game: Game, viewer: int | None, *, nothing_hidden: bool = False) -> None:
        """Take over a position; rows that are as before are left alone."""
        players = facts_of(game, viewer, nothing_hidden=nothing_hidden)
        self.state = game.state
        setting = game.state.rules, game.state.phase
        if len(players) != len(self.players) or setting != self._setting:
            self.beginResetModel()
            self.players, self._setting = players, setting
            self.endResetModel()
            return
        before, self.players = self.players, players
        for row, (old, new) in enumerate(zip(before, players, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.players)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        facts = self.players[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._tell(facts)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._tell(facts))
        return facts if role == FACTS else None
