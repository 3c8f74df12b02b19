"""The story of a game in figures: cities, money and power of everybody at the end of each round."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from powergrid_qt.engine import Game
from powergrid_qt.engine.events import GameEnded, PlantsRun, RoundStarted

Index = QModelIndex | QPersistentModelIndex


class HistoryRole(IntEnum):
    CITIES = Qt.ItemDataRole.UserRole
    MONEY = Qt.ItemDataRole.UserRole + 1
    POWER = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True, slots=True)
class RoundFigures:
    """By seat, at the end of a round; round 0 is the start."""

    round: int
    cities: tuple[int, ...]
    money: tuple[int, ...]
    power: tuple[int, ...]
    """Cities powered in the round's bureaucracy, or at the end of the game."""


class HistoryModel(QAbstractTableModel):
    """Rows are rounds that are over, columns are seats. Money is told when the game is over or
    was played with open money; before that it is None."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rounds: list[RoundFigures] = []
        self._seats = 0
        self._tells_money = False

    def show(self, game: Game) -> None:
        self.beginResetModel()
        self._seats = len(game.config.players)
        self._tells_money = game.over or game.config.options.open_money
        self.rounds = rounds_of(game)
        self.endResetModel()

    def series(self, role: HistoryRole, seat: int) -> list[int | None]:
        """What a chart shows of one player."""
        return [self.data(self.index(row, seat), role) for row in range(len(self.rounds))]

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else len(self.rounds)

    def columnCount(self, parent: Index | None = None) -> int:  # noqa: N802
        return 0 if parent is not None and parent.isValid() else self._seats

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        figures, seat = self.rounds[index.row()], index.column()
        match role:
            case HistoryRole.CITIES | Qt.ItemDataRole.DisplayRole:
                return figures.cities[seat]
            case HistoryRole.MONEY:
                return figures.money[seat] if self._tells_money else None
            case HistoryRole.POWER:
                return figures.power[seat]
        return None


def rounds_of(game: Game) -> list[RoundFigures]:
    players = game.state.players
    rounds: list[RoundFigures] = []
    powered = [0] * len(players)
    for event in game.events:
        match event:
            case PlantsRun():
                powered[event.seat] = event.powered
            case RoundStarted():
                rounds.append(RoundFigures(len(rounds), event.cities, event.money, tuple(powered)))
            case GameEnded():
                cities = tuple(player.connected for player in players)
                money = tuple(player.money for player in players)
                rounds.append(RoundFigures(len(rounds), cities, money, event.powered))
    return rounds
