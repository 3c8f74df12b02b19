"""The panels beside a map: its regions, the ways between its cities, and notes about it."""

import functools
import itertools
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen
from PySide6.QtWidgets import QCheckBox, QFrame

from powergrid_qt.engine import Board
from powergrid_qt.engine.edition import PLAYER_COUNTS, editions_for, facts_for
from powergrid_qt.engine.network import UNREACHABLE, Network, connected_choices
from powergrid_qt.views.pieces.picture import icon_picture
from powergrid_qt.views.style.controls import Label, Panel, PlainLabel, QuietButton, SoftLabel
from powergrid_qt.views.style.layouts import add, row
from powergrid_qt.views.style.lettering import BOLD, bulleted
from powergrid_qt.views.style.pictures import picture
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.tables import Cells, PlainTable
from powergrid_qt.views.style.theme import REGION_TINTS, SPACE, see_through
from powergrid_qt.words.names import (
    board_notes,
    cities_text,
    edition_name,
    either,
    in_words,
    listed,
)


def always_in_play(board: Board) -> frozenset[str]:
    """Regions that every game on the board has."""
    found = [frozenset(facts.always_regions) for facts in facts_for(board)]
    return frozenset.intersection(*found) if found else frozenset()


def players_for(board: Board, regions: Collection[str]) -> tuple[int, ...]:
    """The numbers of players for whom exactly these regions can be in play."""
    chosen = frozenset(regions)
    return tuple(players for players in PLAYER_COUNTS if chosen in choices_for(board, players))


@functools.cache
def choices_for(board: Board, players: int) -> tuple[frozenset[str], ...]:
    """All combinations of regions that so many players can have."""
    found: dict[frozenset[str], None] = {}
    for facts in facts_for(board):
        choices = connected_choices(board, facts.regions[players])
        always = facts.always_regions
        found.update(dict.fromkeys(choice for choice in choices if choice.issuperset(always)))
    return tuple(found)


_SWATCH = QSize(20, 16)


class RegionsPanel(Panel):
    """Switches regions on and off, and tells who can play there. `changed` is emitted when the user
    has chosen other regions."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.set_title(self.tr("Regions"))
        self._board: Board | None = None
        self.boxes: dict[str, QCheckBox] = {}
        self.status, self.choice_label = SoftLabel(wrap=True), SoftLabel(wrap=True)
        for_players = SoftLabel(self.tr("Show the areas for so many players"), wrap=True)
        self.players = Segmented(name=for_players.text())
        self.players.chosen.connect(self._next_choice)
        self.body.setSpacing(4)
        add(self.body, self.status, 4, for_players, self.players, self.choice_label)

    def set_board(self, board: Board) -> None:
        self._board = board
        for box in self.boxes.values():
            self.body.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.boxes = {}
        for place, region in enumerate(board.regions):
            count = sum(city.region == region.id for city in board.cities)
            name = in_words(region.names)
            box = QCheckBox(f"{name}  ·  {cities_text(count)}")
            box.setAccessibleName(name)
            box.setIcon(QIcon(picture(partial(_draw_swatch, color=region.color), _SWATCH)))
            box.setIconSize(_SWATCH)
            box.setChecked(True)
            box.setMinimumHeight(32)
            box.clicked.connect(self._clicked)
            self.body.insertWidget(place, box)
            self.boxes[region.id] = box
        tip = self.tr("Click again for the next area that is connected")
        counts = [n for n in PLAYER_COUNTS if choices_for(board, n)]
        self.players.set_choices(Segment(str(n), str(n), tip) for n in counts)
        self._show_status()

    @property
    def chosen(self) -> tuple[str, ...]:
        return tuple(region for region, box in self.boxes.items() if box.isChecked())

    def choose(self, regions: Iterable[str]) -> None:
        wanted = set(regions)
        for region, box in self.boxes.items():
            box.setChecked(region in wanted)
        self._clicked()

    def toggle(self, region: str) -> None:
        self.boxes[region].click()

    def _clicked(self) -> None:
        self._show_status()
        self.changed.emit()

    def _next_choice(self, players: str) -> None:
        """The next combination for so many players; after the last comes the first again."""
        assert self._board is not None
        choices = choices_for(self._board, int(players))
        now = frozenset(self.chosen)
        number = choices.index(now) + 1 if now in choices else 0
        self.choose(choices[number % len(choices)])

    # -- words ------------------------------------------------------------------------------

    def _show_status(self) -> None:
        board, chosen = self._board, self.chosen
        assert board is not None
        players = players_for(board, chosen)
        missing = always_in_play(board) - set(chosen)
        if not chosen:
            text = self.tr("No region is in play.")
        elif not board.regions_connected(chosen):
            text = self.tr("These regions do not form one area.")
        elif missing:
            without = [region.names for region in board.regions if region.id in missing]
            names = listed(map(in_words, without))
            text = self.tr("One area, but without {0}, which is always in play.").format(names)
        elif players:
            text = self.tr("One area, right for {0} players.").format(either(map(str, players)))
        elif len(chosen) == len(board.regions):
            text = self.tr("The whole board: a game is played on a part of it.")
        else:
            text = self.tr("One area, but no number of players plays on so many regions.")
        self.status.setText(text)
        whole = len(chosen) == len(board.regions)  # as the page opens: nothing is wrong with it
        self.status.set_warning(not players and not whole)
        self._show_number(board, chosen)

    def _show_number(self, board: Board, chosen: tuple[str, ...]) -> None:
        asked = self.players.value
        choices = choices_for(board, int(asked)) if asked else ()
        if frozenset(chosen) in choices:
            number = choices.index(frozenset(chosen)) + 1
            text = self.tr("Area {0} of {1}").format(number, len(choices))
        else:
            text = ""
            self.players.clear()
        self.choice_label.setText(text)
        self.choice_label.setVisible(bool(text))


def _draw_swatch(painter: QPainter, box: QRectF, color: str) -> None:
    painter.setPen(QPen(QColor(REGION_TINTS[color]), 1.4))
    painter.setBrush(see_through(REGION_TINTS[color], 0.6))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)


_ROW = 32


@dataclass(frozen=True, slots=True)
class Way:
    """A cheapest way: the ids of its cities, and what each connection costs."""

    cities: tuple[str, ...]
    costs: tuple[int, ...]

    @property
    def text(self) -> str:
        """The costs as a sum, "8 + 17 = 25"."""
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
    """What it costs from one city to another, and to all of them. `city_picked(id)`: a city of the
    list was chosen. `clear_button`: forget the chosen cities."""

    city_picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.set_title(self.tr("Ways"))
        self._start = ""
        """The name of the city where ways begin."""
        self.headline, self.hint = Label(weight=BOLD, wrap=True), SoftLabel(wrap=True)
        self._cities: list[str] = []
        """The ids of the cities in the table's rows."""
        self._costs = Cells()
        self.table = PlainTable((1.0, 60), _ROW)
        self.table.setAccessibleName(self.tr("What it costs to reach the other cities"))
        self.table.setModel(self._costs)
        self.table.setSelectionBehavior(PlainTable.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(PlainTable.SelectionMode.SingleSelection)
        self.table.setMinimumHeight(5 * _ROW)
        self.table.selectionModel().selectionChanged.connect(self._row_picked)
        tip = self.tr("Forget the chosen cities (Esc)")
        self.clear_button = QuietButton(self.tr("Clear"), tip=tip)
        add(self.body, self.headline, self.hint, self.table, self.clear_button)

    def show_nothing(self, *, sample: bool) -> None:
        """Show no way; `sample`: the costs are dealt as an example."""
        self._list_costs([])
        self.clear_button.hide()
        hint = self.tr("You see the cheapest way between them and what it costs.")
        if sample:
            hint += " " + self.tr("These tiles are an example: each game deals its own.")
        self._tell(self.tr("Click a city, then a second one."), hint)

    def show_start(self, board: Board, start: str, rows: Sequence[tuple[str, int]]) -> None:
        self._start = board.city(start).name
        self._cities = [city for city, _ in rows]
        self._list_costs([(board.city(city).name, cost) for city, cost in rows])
        self.clear_button.show()
        told = self.tr("From {0}").format(self._start)
        self._tell(told, self.tr("Click a second city for the way to it."))

    def show_way(self, board: Board, way: Way | None, end: str) -> None:
        """Show the way to `end`; None: there is none in play."""
        with QSignalBlocker(self):  # nobody has picked anything
            self.table.clearSelection()
            if end in self._cities:
                self.table.selectRow(self._cities.index(end))
        last = board.city(end).name
        if way is None:
            told = self.tr("From {0} to {1}").format(self._start, last)
            self._tell(told, self.tr("There is no way in the regions in play."))
            return
        told = self.tr("From {0} to {1}: {2}").format(self._start, last, sum(way.costs))
        names = " – ".join(board.city(city).name for city in way.cities)
        self._tell(told, f"{names}\n{way.text}" if way.costs[1:] else names)

    def _list_costs(self, rows: Sequence[tuple[str, int]]) -> None:
        self._costs.set_rows(rows)
        self.table.setVisible(bool(rows))

    def _row_picked(self) -> None:
        for index in self.table.selectionModel().selectedRows():
            self.city_picked.emit(self._cities[index.row()])

    def _tell(self, headline: str, hint: str) -> None:
        self.headline.setText(headline)
        self.hint.setText(hint)


RECONSTRUCTED = "reconstructed"


class NotesPanel(Panel):
    """A panel with editions, special rules, and how sure the board's facts are."""

    def __init__(self) -> None:
        super().__init__()
        self.set_title(self.tr("About this board"))
        self.warning = QFrame()
        """A sentence that must not be missed."""
        self.warning.setObjectName("warning")
        told = self.tr(
            "This board is a reconstruction: the printed one is not public. It can be played,"
            " but it is not the planet in the box."
        )
        self.warning_label = PlainLabel(told)
        self.warning_label.setWordWrap(True)
        parts = (icon_picture("warning", "lit", 22), (self.warning_label, 1))
        margins = (SPACE + 2, SPACE - 1, SPACE - 1, SPACE - 1)
        row(*parts, into=self.warning, spacing=SPACE - 1, margins=margins)
        self.notes = Label(wrap=True)
        self.notes.setTextFormat(Qt.TextFormat.RichText)
        add(self.body, self.warning, self.notes)

    def set_board(self, board: Board) -> None:
        self.warning.setVisible("board" in board.marks)
        self.notes.setText(bulleted(self._lines(board)))

    def _lines(self, board: Board) -> Iterator[str]:
        editions = listed(edition_name(edition) for edition in editions_for(board))
        yield self.tr("Played in: {0}").format(editions)
        yield from board_notes(board)
        yield from self._certainty(board)

    def _certainty(self, board: Board) -> Iterator[str]:
        """Yield sentences on how sure the parts of the board are, and how many of them."""
        parts = {
            "regions": self.tr("Regions"),
            "cities": self.tr("Cities"),
            "connections": self.tr("Connections"),
            "tiles": self.tr("Tiles"),
            "facts": self.tr("Facts"),
        }
        statuses = {
            "sourced": self.tr("printed in the rulebook or published"),
            "deduced": self.tr("follow from the rulebook"),
            RECONSTRUCTED: self.tr("made up here"),
        }
        counted: Counter[tuple[str, str]] = Counter()
        for what, status in board.marks.items():
            part = what.partition(".")[0]
            if part in parts:
                counted[part, status] += 1
        for (part, status), count in counted.items():
            yield self.tr("{0}: {1} {2}").format(parts[part], count, statuses.get(status, status))
