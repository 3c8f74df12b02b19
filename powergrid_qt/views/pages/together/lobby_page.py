"""A table before the game begins: the code for the others, who is there, what is still empty."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from powergrid_qt.app.together.hosting import Invitation, own_address
from powergrid_qt.app.together.remote_table import RemoteTable, Sitter
from powergrid_qt.engine import load_board
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.engine.edition import playable_boards
from powergrid_qt.table.wire import LONGEST_WORD
from powergrid_qt.views.pages.page import HeadedPage
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import (
    Button,
    Label,
    MainButton,
    Panel,
    PlainLabel,
    SoftLabel,
    base_size,
)
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add, column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE, map_font
from powergrid_qt.words.names import board_name, kind_name, listed, short_edition_name

WIDEST = 1100
HOUSE = (22, 22)
CODE_SCALE = 5.0
STAND_IN = "normal"
"""The level that an empty seat is given to."""
MOST_LINES = 50


class LobbyPage(HeadedPage):
    """`leave`: somebody gets up for good, and the host closes the table with that."""

    leave = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: RemoteTable | None = None
        self._shown: list[Sitter] = []
        self._invitation: Invitation | None = None
        self.code = PlainLabel()
        self.code.setFont(map_font(base_size() * CODE_SCALE, QFont.Weight.Bold))
        self.where = Label("", 1.1, BOLD)
        self.copy_button = Button(self.tr("Copy the invitation"))
        self.copy_button.clicked.connect(self._copy)
        QShortcut(QKeySequence.StandardKey.Copy, self, self._copy)
        self.seats, self.talk = ScrollColumn(), ScrollColumn()
        self.say_field = QLineEdit()
        self.say_field.setMaxLength(LONGEST_WORD)
        self.say_field.setPlaceholderText(self.tr("Say something …"))
        self.say_field.setAccessibleName(self.say_field.placeholderText())
        self.say_field.returnPressed.connect(self._say)
        self.missing = Label("", 1.0, BOLD, wrap=True)
        self.leave_button = Button(self.tr("Leave the table"))
        self.leave_button.clicked.connect(self.leave)
        self.fill_button = Button()
        self.fill_button.clicked.connect(self._fill_seats)
        self.start_button = MainButton(self.tr("Start"))
        self.start_button.clicked.connect(self._start)
        self._lay_out()

    def _lay_out(self) -> None:
        self.invite = Panel(self.tr("Invite the others"))
        told = self.tr("Four and four characters. Never the letters I and O, never 0 and 1.")
        outside = self.tr(
            "Others on the same network find the table under “Join a table”. From outside the"
            " router must let this port through to this machine; its address is your router's."
        )
        inside = ScrollColumn()
        add(inside.column, self.code, SoftLabel(told, wrap=True), self.where)
        add(inside.column, self.copy_button, SoftLabel(outside, wrap=True), STRETCH)
        add(self.invite.body, (inside, 1))
        seats, talk = Panel(self.tr("Seats")), Panel(self.tr("Table talk"))
        add(seats.body, (self.seats, 1))
        add(talk.body, (self.talk, 1), self.say_field)
        self.talk.column.addStretch(1)
        right = column((seats, 3), (talk, 2), spacing=SPACE)
        foot = row((self.missing, 1), self.leave_button, self.fill_button, self.start_button)
        foot.setSpacing(SPACE)
        body = row((self.invite, 1), (right, 1), spacing=SPACE)
        self.hold(column((body, 1), foot, spacing=SPACE), WIDEST)

    # -- the table ------------------------------------------------------------------------------

    def show_table(self, table: RemoteTable, invitation: Invitation | None) -> None:
        """`invitation`: where it is kept here."""
        before, self._table = self._table, table
        self._invitation, self._shown = invitation, []
        self.invite.setVisible(invitation is not None)
        if invitation is not None:
            self.code.setText(invitation.code)
            self.where.setText(f"{own_address()}:{invitation.port}")
        if table is not before:
            table.changed.connect(self.refresh)
            table.said.connect(self._hear)
        self.refresh()

    def refresh(self) -> None:
        table = self._table
        if table is None or not table.head:
            return
        board, edition = table.head["board"], table.head["edition"]
        name = board_name(load_board(board)) if board in playable_boards() else board
        self.title.setText(name)
        self.line.set_words(short_edition_name(edition))
        if (sitters := table.sitters) != self._shown:
            self._shown = sitters
            self._show_seats(table, sitters)
        waited = [sitter for sitter in sitters if not sitter.present]
        self.missing.setText(self._missing(table, sitters, waited))
        for button in (self.fill_button, self.start_button):
            button.setVisible(table.is_host)
        self.fill_button.setVisible(table.is_host and bool(waited))
        self.fill_button.setText(self.tr("Start with %n computers", "", len(waited)))
        self.start_button.setEnabled(table.may_start and not waited)

    def _missing(self, table: RemoteTable, sitters: list[Sitter], waited: list[Sitter]) -> str:
        if table.is_lost:
            return self.tr("No connection to the table.")
        if not waited and not table.is_host:
            hosts = [sitters[seat].name for seat in table.head["host"]]
            return self.tr("{name} starts the game.").format(name=listed(hosts))
        away = [sitter.name for sitter in waited if not sitter.free]
        empty = sum(sitter.free for sitter in waited)
        told = [self.tr("Away: {names}.").format(names=listed(away))] if away else []
        if empty:
            told.append(self.tr("%n seats are empty.", "", empty))
        return " ".join(told) or self.tr("All are here.")

    def _show_seats(self, table: RemoteTable, sitters: list[Sitter]) -> None:
        while (item := self.seats.column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for sitter in sitters:
            self.seats.column.addWidget(self._seat_line(table, sitter))
        if table.watching:
            told = self.tr("Watching: {names}").format(names=listed(table.watching))
            self.seats.column.addWidget(SoftLabel(told, wrap=True))
        self.seats.column.addStretch(1)

    def _seat_line(self, table: RemoteTable, sitter: Sitter) -> QWidget:
        line = QWidget()
        name = self.tr("Empty seat") if sitter.free else sitter.name
        words = column(Label(name, 1.1, BOLD), SoftLabel(self._state(table, sitter)), spacing=0)
        parts = row(Picture(draw_house, sitter.color, size=HOUSE), (words, 1), into=line)
        parts.setSpacing(SPACE)
        if table.is_host:
            for text, kind in self._offers(sitter):
                button = Button(text)
                button.clicked.connect(
                    lambda _=False, seat=sitter.seat, kind=kind: table.give_seat(seat, kind)
                )
                parts.addWidget(button)
        return line

    def _state(self, table: RemoteTable, sitter: Sitter) -> str:
        if sitter.is_computer:
            level, _, _ = sitter.kind.partition(":")  # a character goes by its name
            return self.tr("Computer: {level}").format(level=kind_name(level))
        if sitter.seat in table.seats:
            return self.tr("here, at this screen")
        if sitter.free:
            return self.tr("whoever joins next sits here")
        return self.tr("here") if sitter.present else self.tr("away; the seat is kept")

    def _offers(self, sitter: Sitter) -> list[tuple[str, str]]:
        """What the host may do with a seat, and the kind that it becomes."""
        if sitter.is_computer:
            return [(self.tr("Wait for somebody"), REMOTE)]
        if sitter.present:
            return []
        to_computer = (self.tr("Give to a computer"), STAND_IN)
        return [to_computer] if sitter.free else [to_computer, (self.tr("Free the seat"), REMOTE)]

    # -- what people do -------------------------------------------------------------------------

    def _fill_seats(self) -> None:
        """Everybody who is not there is a computer, for now; a seat can be given back."""
        assert self._table is not None
        for sitter in self._table.sitters:
            if not sitter.present:
                self._table.give_seat(sitter.seat, STAND_IN)
        self._table.start()

    def _start(self) -> None:
        assert self._table is not None
        self._table.start()

    def _copy(self) -> None:
        if self._invitation is not None:
            told = self.tr("Power Grid, join a table: {address} {code}")
            words = told.format(address=self.where.text(), code=self._invitation.code)
            QGuiApplication.clipboard().setText(words)
            self.copy_button.setText(self.tr("Copied"))

    def _say(self) -> None:
        text = self.say_field.text().strip()
        if text and self._table is not None:
            self._table.say(text)
            self.say_field.clear()

    def _hear(self, name: str, text: str) -> None:
        lines = self.talk.column
        first = lines.takeAt(0) if lines.count() > MOST_LINES else None
        if first is not None and (widget := first.widget()) is not None:
            widget.deleteLater()
        told = self.tr("{name}: {text}").format(name=name, text=text)
        lines.insertWidget(lines.count() - 1, Label(told, wrap=True))
