"""The games of a person as a table."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt

from powergrid_qt.ai.analysis import ALL
from powergrid_qt.models.index import Index
from powergrid_qt.models.past.statistics import Played, closeness_in
from powergrid_qt.models.past.words import (
    help_text,
    length_text,
    long_day_text,
    past_board,
    share_text,
)
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.words.names import edition_name, kind_name, listed, money_text, plurals

translate = QCoreApplication.translate
PLAYED = Qt.ItemDataRole.UserRole
"""The game as the person sees it."""


class Column(IntEnum):
    DATE = 0
    BOARD = 1
    PLAYERS = 2
    PLACE = 3
    POWERED = 4
    EXPERT = 5
    RATED = 6


def cell_text(played: Played, column: Column) -> str:
    """A cell in words, for screen readers and as its tooltip."""
    game, seat = played.game, played.seat
    match column:
        case Column.DATE:
            length = length_text(game)
            return " · ".join(part for part in (long_day_text(game), length) if part)
        case Column.BOARD:
            board = past_board(game.board, game.board_name)
            return f"{board}, {edition_name(game.edition)}, {plurals.rounds(game.rounds)}"
        case Column.PLAYERS:
            return listed(
                f"{one.place}. {one.name} ({kind_name(one.kind)})" for one in game.ranking
            )
        case Column.PLACE:
            text = translate("History", "Place {place} of {players}")
            return text.format(place=seat.place, players=len(game.seats))
        case Column.POWERED:
            text = translate("History", "{count} cities powered, {money} left")
            return text.format(count=seat.powered, money=money_text(seat.money))
        case Column.EXPERT:
            share = closeness_in(seat.analysis).get(ALL)
            if share is None:
                return translate("History", "Not analysed")
            return translate("History", "{share} as the expert").format(share=share_text(share))
        case Column.RATED:
            if played.standing is not None:
                return translate("History", "Counts for the rating")
            text = translate("History", "Does not count for the rating: {why}")
            without = translate("History", "no computer player of known strength")
            return text.format(why=help_text(game) or without)


class PastGamesModel(QAbstractTableModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._played: Sequence[Played] = ()
        self._headings: Sequence[str] = ()

    def set_games(self, played: Sequence[Played]) -> None:
        self.beginResetModel()
        self._played = played
        self.endResetModel()

    def set_headings(self, headings: Sequence[str]) -> None:
        self._headings = headings
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(headings) - 1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._played)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._headings):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._headings[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                words = section in (Column.DATE, Column.BOARD, Column.PLAYERS)
                side = Qt.AlignmentFlag.AlignLeft if words else Qt.AlignmentFlag.AlignHCenter
                return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        played = self._played[index.row()]
        match role:
            case Qt.ItemDataRole.UserRole:
                return played
            case Qt.ItemDataRole.DisplayRole:
                return cell_text(played, Column(index.column()))
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(cell_text(played, Column(index.column())))
        return None
