"""The map page's panel of ways: what it costs from one city to another, and to all of them."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from powergrid_qt.engine import Board
from powergrid_qt.engine.network import UNREACHABLE, Network
from powergrid_qt.views.style.controls import Panel, QuietButton, SoftLabel, base_size
from powergrid_qt.views.style.tables import Cells, PlainTable
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
        self.set_title(self.tr("Ways"))
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
        self._cities: list[str] = []
        """Of the table's rows."""
        self._costs = Cells()
        self.table = PlainTable((1.0, 60), _ROW)
        self.table.setAccessibleName(self.tr("What it costs to reach the other cities"))
        self.table.setModel(self._costs)
        self.table.setSelectionBehavior(PlainTable.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(PlainTable.SelectionMode.SingleSelection)
        self.table.setMinimumHeight(5 * _ROW)
        self.table.selectionModel().selectionChanged.connect(self._row_picked)
        self.clear_button = QuietButton(self.tr("Clear"))
        self.clear_button.setToolTip(self.tr("Forget the chosen cities (Esc)"))
        self.clear_button.clicked.connect(self.cleared)
        for widget in (self.headline, self.hint, self.table, self.clear_button):
            self.body.addWidget(widget)

    def show_nothing(self, *, sample: bool) -> None:
        """`sample`: the costs are dealt as an example."""
        self._names, self._sum, self._from, self._sample = (), "", None, sample
        self._list_costs([])
        self._tell()

    def show_start(self, board: Board, start: str, rows: Sequence[tuple[str, int]]) -> None:
        self._names, self._sum, self._from = (), "", board.city(start).name
        self._cities = [city for city, _ in rows]
        self._list_costs([(board.city(city).name, cost) for city, cost in rows])
        self._tell()

    def show_way(self, board: Board, way: Way | None, end: str) -> None:
        """The way to `end`; None: there is none in play."""
        ids = way.cities if way is not None else (end,)
        self._names = tuple(board.city(city).name for city in ids)
        self._sum = way.text if way is not None else ""
        with QSignalBlocker(self):  # nobody has picked anything
            self.table.clearSelection()
            if end in self._cities:
                self.table.selectRow(self._cities.index(end))
        self._tell()

    def _list_costs(self, rows: Sequence[tuple[str, int]]) -> None:
        self._costs.show(rows)
        self.table.setVisible(bool(rows))

    def _row_picked(self) -> None:
        for index in self.table.selectionModel().selectedRows():
            self.city_picked.emit(self._cities[index.row()])

    def _tell(self) -> None:
        self.clear_button.setVisible(self._from is not None)
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
