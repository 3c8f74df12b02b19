"""Joining a table on another machine: those nearby, those where one sat before, or an address and a
code."""

import re
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QWidget

from powergrid_qt.app.together.known_tables import TablePlace, known_tables, place_at
from powergrid_qt.app.together.nearby import Nearby, NearbyTables
from powergrid_qt.engine import load_board
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.models.plain_text import LONGEST_NAME
from powergrid_qt.views.pages.page import HeadedPage
from powergrid_qt.views.style.controls import Button, Label, MainButton, Panel, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add, column, row
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.words.names import board_name

WIDEST = 1100
INVITATION = re.compile(
    r"(?P<address>(\[[0-9A-Fa-f:.]+\]|[^\s\[\]:]+):\d{1,5})\W+(?P<code>[A-Za-z2-9]{4}-?[A-Za-z2-9]{4})"
)
"""As the lobby copies it, with whatever stands around."""


class JoinPage(HeadedPage):
    """`join(TablePlace)`: somebody wants to sit down there."""

    join = Signal(object)

    def __init__(self, nearby: NearbyTables, name: str, parent: QWidget | None = None) -> None:
        """`name`: what the person is called."""
        super().__init__(parent)
        self._nearby = nearby
        self.title.setText(self.tr("Join a table"))
        self.address, self.code, self.name = QLineEdit(), QLineEdit(), QLineEdit(name)
        self.address.setPlaceholderText("192.168.1.24:47100")
        self.code.setPlaceholderText("K7QF-2MXP")
        self.name.setMaxLength(LONGEST_NAME)
        self.watch = QCheckBox(self.tr("Only watch"))
        self.error = Label(kind="warning", wrap=True)
        self.paste_button = Button(self.tr("Paste an invitation"))
        self.join_button = MainButton(self.tr("Join"))
        self.around, self.before = ScrollColumn(), ScrollColumn()
        self._lay_out()
        self.begins_with = self.address
        nearby.found.connect(self._add_nearby)
        self.paste_button.clicked.connect(self._paste)
        self.join_button.clicked.connect(self._join)
        for field in (self.address, self.code, self.name):
            field.returnPressed.connect(self._join)
            field.textEdited.connect(self.error.clear)

    def _lay_out(self) -> None:
        near, before = Panel(self.tr("Tables nearby")), Panel(self.tr("Where you sat before"))
        told = self.tr(
            "Only the name of a table, its board and its free seats are told around. Not listed? An"
            " address works everywhere."
        )
        add(near.body, (self.around, 1), SoftLabel(told, wrap=True))
        add(before.body, (self.before, 1))
        form = Panel(self.tr("The table"))
        fields = QFormLayout()
        fields.addRow(self.tr("Address"), self.address)
        fields.addRow(self.tr("Code"), self.code)
        fields.addRow(self.tr("Your name"), self.name)
        never_sent = self.tr("The code is never sent: both sides prove that they know it.")
        inside = ScrollColumn()
        add(inside.column, SoftLabel(self.tr("Ask the host for the code."), wrap=True), fields)
        add(inside.column, self.watch, self.paste_button, self.error, STRETCH)
        add(inside.column, SoftLabel(never_sent, wrap=True))
        add(form.body, (inside, 1), self.join_button)
        left = column((near, 1), (before, 1), spacing=SPACE)
        self.hold(row((left, 1), (form, 1), spacing=SPACE), WIDEST)

    # -- what is offered ------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.set_busy(False)
        _clear(self.around)
        self._nearby.look()
        self._show_known(known_tables())

    def _show_known(self, places: Sequence[TablePlace]) -> None:
        _clear(self.before)
        for place in places:
            button = Button(f"{_board(place.board)} · {place.address}")
            button.clicked.connect(lambda _=False, place=place: self._go_back_to(place))
            self.before.column.addWidget(button)
        if not places:
            self.before.column.addWidget(SoftLabel(self.tr("Nowhere yet."), wrap=True))
        self.before.column.addStretch(1)

    def _add_nearby(self, table: Nearby) -> None:
        told = self.tr("{table} · {board} · {free} of {seats} seats free")
        title = self.tr("Table") if table.title == table.board else table.title
        words = told.format(
            table=title, board=_board(table.board), free=table.free, seats=table.seats
        )
        if not table.same_protocol:
            other = self.tr("{table}: that program is another version ({program})")
            words = other.format(table=table.title, program=table.program)
        button = Button(words)
        button.setEnabled(table.same_protocol)
        button.clicked.connect(lambda: self._choose(table))
        self.around.column.addWidget(button)

    def _choose(self, table: Nearby) -> None:
        self.address.setText(table.address)
        self.watch.setChecked(not table.free)
        self.code.setFocus()

    def _go_back_to(self, place: TablePlace) -> None:
        self.set_busy(True)
        self.join.emit(place)

    def _paste(self) -> None:
        found = INVITATION.search(QGuiApplication.clipboard().text())
        if found is None:
            self.show_error("", self.tr("This is no invitation: an address and a code."))
        else:
            self.error.clear()
            self.address.setText(found["address"])
            self.code.setText(found["code"].upper())

    # -- joining --------------------------------------------------------------------------------

    def _join(self) -> None:
        name, watch = self.name.text().strip(), self.watch.isChecked()
        place = place_at(self.address.text(), self.code.text(), name, watch=watch)
        if place is None:
            self.show_error(
                "",
                self.tr(
                    "An address looks like 192.168.1.24:47100, a code like K7QF-2MXP: never the"
                    " letters I and O, never 0 and 1."
                ),
            )
            return
        self.set_busy(True)
        self.join.emit(place)

    def set_busy(self, busy: bool) -> None:
        self.join_button.set_busy(busy)
        if busy:
            self.error.clear()

    def show_error(self, code: str, text: str) -> None:
        """Why the table did not let one in, where one looks for it."""
        self.set_busy(False)
        told = {
            "code": self.tr("That was not the code of this table."),
            "wait": self.tr("Too many wrong codes: this machine waits a minute."),
            "seats": self.tr("No seat is free: you may watch."),
            "full": self.tr("There are too many people at this table."),
            "lost": self.tr("Nobody answers at this address."),
        }
        self.error.setText(told.get(code, text))


def _board(board: str) -> str:
    """Its name, if it is one of ours."""
    return board_name(load_board(board)) if board in playable_boards() else board


def _clear(area: ScrollColumn) -> None:
    while (item := area.column.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.deleteLater()
