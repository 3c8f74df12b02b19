"""The map page's panel of ways: what it costs from one city to another, and to all of them."""

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from powergrid_qt.engine import Board
from powergrid_qt.engine.network import UNREACHABLE, Network
from powergrid_qt.views.style.controls import Panel, QuietButton, SoftLabel, base_size
from powergrid_qt.views.style.theme import text_font

_ROW = 32


@dataclass(frozen=True, slots=True)
class Way:
    """A cheapest way: the ids of its cities, and what each connection costs."""

    cities: tuple[str, ...]
    costs: tuple[int, ...]

    @property
    def text(self) -> str:
        """ "8 + 17 = 25"."""
        total = str(sum(self.costs))
        return f"{' + '.join(map(str, self.costs))} = {total}" if len(self.costs) > 1 else total


def find_way(network: Network, start: str, end: str) -> Way | None:
    """The cheapest way; None if there is none in play."""
    index = network.board.city_index
    path = network.path([index[start]], index[end])
    if not path:
        return None
    costs = tuple(network.edge_cost(one, two) for one, two in itertools.pairwise(path))
    return Way(tuple(network.board.cities[city].id for city in path), costs)


def distances(network: Network, start: str) -> list[tuple[str, int]]:
    """What it costs from a city to every other in play, the nearest first."""
    board = network.board
    costs = network.costs_from(board.city_index[start])
    found = [
        (city.id, cost)
        for city, cost in zip(board.cities, costs, strict=True)
        if cost < UNREACHABLE and city.id != start
    ]
    return sorted(found, key=lambda row: (row[1], board.city(row[0]).name))


class WaysPanel(Panel):
    """`city_picked(id)`: a city of the list was chosen. `cleared`: forget the chosen cities."""

    city_picked = Signal(str)
    cleared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._names: tuple[str, ...] = ()
        self._sum = ""
        self._from: str | None = None
        self._sample = False
        self.headline = SoftLabel(scale=1.0)
        self.headline.setFont(text_font(base_size(), QFont.Weight.DemiBold))
        self.headline.setProperty("kind", "")
        self.hint = SoftLabel()
        for label in (self.headline, self.hint):
            label.setWordWrap(True)
        self.table = self._make_table()
        self.clear_button = QuietButton()
        self.clear_button.clicked.connect(self.cleared)
        for widget in (self.headline, self.hint, self.table, self.clear_button):
            self.body.addWidget(widget)
        self._retranslate()

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(0, 2)
        table.horizontalHeader().setVisible(False)
        table.verticalHeader().setVisible(False)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setDefaultSectionSize(_ROW)
        table.setColumnWidth(1, 60)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setMinimumHeight(5 * _ROW)
        table.itemSelectionChanged.connect(self._row_picked)
        return table

    def show_nothing(self, *, sample: bool) -> None:
        """`sample`: the costs are dealt as an example."""
        self._names, self._sum, self._from, self._sample = (), "", None, sample
        self._fill([])
        self._retranslate()

    def show_start(self, board: Board, start: str, rows: Sequence[tuple[str, int]]) -> None:
        self._names, self._sum, self._from = (), "", board.city(start).name
        self._fill([(board.city(city).name, city, cost) for city, cost in rows])
        self._retranslate()

    def show_way(self, board: Board, way: Way | None, end: str) -> None:
        """The way to `end`; None: there is none in play."""
        ids = way.cities if way is not None else (end,)
        self._names = tuple(board.city(city).name for city in ids)
        self._sum = way.text if way is not None else ""
        self._select(end)
        self._retranslate()

    def _fill(self, rows: Iterable[tuple[str, str, int]]) -> None:
        rows = list(rows)
        self.table.blockSignals(True)
        self.table.setRowCount(len(rows))
        for number, (name, city, cost) in enumerate(rows):
            item = QTableWidgetItem(name)
            item.setData(Qt.ItemDataRole.UserRole, city)
            price = QTableWidgetItem(str(cost))
            price.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.setItem(number, 0, item)
            self.table.setItem(number, 1, price)
        self.table.setVisible(bool(rows))
        self.table.blockSignals(False)

    def _select(self, city: str) -> None:
        self.table.blockSignals(True)
        self.table.clearSelection()
        for row in range(self.table.rowCount()):
            item = self.table.item(row, 0)
            if item is not None and item.data(Qt.ItemDataRole.UserRole) == city:
                self.table.selectRow(row)
        self.table.blockSignals(False)

    def _row_picked(self) -> None:
        item = self.table.item(self.table.currentRow(), 0)
        if item is not None and self.table.selectedItems():
            self.city_picked.emit(item.data(Qt.ItemDataRole.UserRole))

    def _retranslate(self) -> None:
        self.set_title(self.tr("Ways"))
        self.clear_button.setText(self.tr("Clear"))
        self.clear_button.setToolTip(self.tr("Forget the chosen cities (Esc)"))
        self.clear_button.setVisible(self._from is not None)
        self.table.setAccessibleName(self.tr("What it costs to reach the other cities"))
        if self._from is None:
            headline = self.tr("Click a city, then a second one.")
            hint = self.tr("You see the cheapest way between them and what it costs.")
            if self._sample:
                hint += " " + self.tr("These tiles are an example: each game deals its own.")
        elif not self._names:
            headline = self.tr("From {0}").format(self._from)
            hint = self.tr("Click a second city for the way to it.")
        elif not self._sum:
            headline = self.tr("From {0} to {1}").format(self._from, self._names[-1])
            hint = self.tr("There is no way in the regions in play.")
        else:
            headline = self.tr("From {0} to {1}: {2}").format(
                self._from, self._names[-1], self._sum.rpartition(" ")[2]
            )
            hint = " – ".join(self._names)
            if "=" in self._sum:
                hint += f"\n{self._sum}"
        self.headline.setText(headline)
        self.hint.setText(hint)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
