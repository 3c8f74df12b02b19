"""The row of choices that says which games are looked at."""

from collections.abc import Iterable
from dataclasses import replace
from time import time

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from powergrid_qt.models.past.statistics import GROUPS, Selection, Summary
from powergrid_qt.models.past.words import all_of, value_name
from powergrid_qt.views.style.layouts import STRETCH, row
from powergrid_qt.views.style.theme import SPACE

PERSON, SINCE = "person", "since"
DAYS = (0, 30, 90, 365)
"""How far back one may look; 0: to the first game."""
AROUND, WIDEST = 48, 130
"""Pixels beside the text of a choice, and the most that it gets."""


class FilterBox(QComboBox):
    """As wide as what is chosen. A turn of the wheel over it changes nothing: that is too easily
    done by chance."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def offer(self, choices: Iterable[tuple[str, object]], chosen: object) -> None:
        """Without telling anybody."""
        self.blockSignals(True)
        self.clear()
        for text, value in choices:
            self.addItem(text, value)
        self.setCurrentIndex(max(self.findData(chosen), 0))
        self.blockSignals(False)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self.currentText())
        return QSize(min(width, WIDEST) + AROUND, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def showPopup(self) -> None:
        """The list has room for every choice."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + AROUND)
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Filters(QWidget):
    """`chosen(Selection)`: others are to be looked at."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.boxes = {
            PERSON: FilterBox(self.tr("Player")),
            "board": FilterBox(self.tr("Board")),
            "rival": FilterBox(self.tr("Opponents")),
            "players": FilterBox(self.tr("Number of players")),
            "edition": FilterBox(self.tr("Edition")),
            SINCE: FilterBox(self.tr("Time")),
        }
        for box in self.boxes.values():
            box.activated.connect(self._choose)
        row(*self.boxes.values(), STRETCH, into=self, spacing=SPACE)

    def show_summary(self, summary: Summary) -> None:
        selection = summary.selection
        people = [(name, person) for person, name in summary.people.items()]
        self.boxes[PERSON].offer(people, selection.person)
        for group in GROUPS:
            names = summary.board_names
            values = [
                (value_name(group, value, names.get(value, "")), value)
                for value in summary.choices[group]
            ]
            self.boxes[group].offer([(all_of(group), ""), *values], getattr(selection, group))
        chosen = self.boxes[SINCE].currentData() or 0
        self.boxes[SINCE].offer([(self._since(days), days) for days in DAYS], chosen)

    def _choose(self) -> None:
        said = {name: box.currentData() for name, box in self.boxes.items() if name != SINCE}
        days = self.boxes[SINCE].currentData()
        since = int(time()) - days * 86_400 if days else 0
        self.chosen.emit(replace(Selection(**said), since=since))

    def _since(self, days: int) -> str:
        match days:
            case 0:
                return self.tr("Since ever")
            case 365:
                return self.tr("Last year")
            case _:
                return self.tr("Last {days} days").format(days=days)
