"""A table before the game begins: the code for the others, who is there, what is still empty."""

from datetime import datetime
from functools import partial

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QHideEvent,
    QKeySequence,
    QPainter,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QSizePolicy, QWidget

from powergrid_qt.ai.levels import PERSONA_LEVELS
from powergrid_qt.app.together.hosting import own_addresses
from powergrid_qt.app.together.remote_table import RemoteTable, Sitter
from powergrid_qt.engine.config import REMOTE
from powergrid_qt.models.past.words import past_board, shipped_board
from powergrid_qt.models.table_lines import ALARMS, What, line_text
from powergrid_qt.table.proof import shown_code
from powergrid_qt.views.pages.board_pictures import BoardPicture
from powergrid_qt.views.pages.page import HeadedPage
from powergrid_qt.views.pages.together.shared_table import STAND_IN, TICK_MS
from powergrid_qt.views.pages.together.table_parts import TalkField, presence_of
from powergrid_qt.views.pieces.picture import Picture, icon_picture
from powergrid_qt.views.pieces.tokens import draw_house, draw_presence
from powergrid_qt.views.style.controls import (
    Button,
    Label,
    MainButton,
    Panel,
    PlainLabel,
    QuietButton,
    SoftLabel,
    base_size,
)
from powergrid_qt.views.style.layouts import (
    STRETCH,
    ScrollColumn,
    add,
    clear,
    column,
    row,
    set_visible,
)
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.theme import SPACE, map_font
from powergrid_qt.words.names import kind_name, listed, plurals, short_edition_name

WIDEST = 1300
HOUSE = (32, 32)
BOARD = (138, 118)
CODE_SCALE = 8.0
MOST_LINES = 60
"""The most lines that are shown of what was said; the rest has scrolled away."""


class LobbyPage(HeadedPage):
    """The page of those who wait. `leave_button`: leave for good; `back`: the seat is kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: RemoteTable
        self._followed: RemoteTable | None = None
        self._shown: object = None
        self._presence: dict[int, Label] = {}
        """The labels that tell whether somebody is there, or since when not, by seat."""
        self._clock = QTimer(self, interval=TICK_MS)
        self._clock.timeout.connect(self._show_presence)
        self.code = PlainLabel()
        self.code.setFont(map_font(base_size() * CODE_SCALE, QFont.Weight.Bold))
        self.copy_button = Button(press=self._copy)
        QShortcut(QKeySequence.StandardKey.Copy, self, self._copy)
        tip = self.tr("The old one lets nobody in any more; those who sit keep their seats")
        self.code_button = QuietButton(self.tr("New code"), tip=tip)
        self.code_button.clicked.connect(lambda: self._table.ask_for_code())
        self.where = column(spacing=SPACE)
        self.picture, self.about = BoardPicture(), SoftLabel(wrap=True)
        self.picture.setFixedSize(*BOARD)
        self.allowed = {
            "hints": QCheckBox(self.tr("Hints at this table")),
            "take_backs": QCheckBox(self.tr("Take-backs, if everybody agrees")),
            "watchers": QCheckBox(self.tr("Others may watch")),
        }
        for what, box in self.allowed.items():
            box.clicked.connect(lambda wanted, what=what: self._table.allow(what, wanted))
        self.seats, self.lines = ScrollColumn(), ScrollColumn()
        self.seats.column.setSpacing(0)
        self.talk = TalkField()
        QShortcut(QKeySequence("T"), self, self.talk.setFocus)
        QShortcut(QKeySequence("F5"), self, lambda: self._table.try_now())
        self.missing = Label("", 1.0, BOLD, wrap=True)
        self.leave_button = Button(self.tr("Leave the table"))
        self.level = QComboBox()
        for level in PERSONA_LEVELS:
            told = self.tr("Computers: {level}").format(level=kind_name(level))
            self.level.addItem(told, level)
        self.level.setCurrentIndex(self.level.findData(STAND_IN))
        self.level.setAccessibleName(self.tr("How strong computer players are"))
        self.fill_button = Button(press=self._fill_seats)
        self.start_button = MainButton(self.tr("Start"), press=lambda: self._table.start())
        self._lay_out()

    def _lay_out(self) -> None:
        middle = Qt.AlignmentFlag.AlignHCenter
        self.invite = Panel(self.tr("Invite the others"))
        self.places = Panel(self.tr("Where it is"))
        told = self.tr("Four and four characters. Never the letters I and O, never 0 and 1.")
        buttons = row(STRETCH, self.copy_button, self.code_button, STRETCH, spacing=SPACE)
        add(self.invite.body, STRETCH, (self.code, middle), (SoftLabel(told), middle), buttons)
        add(self.invite.body, STRETCH)
        add(self.places.body, self.where)
        board = Panel()
        boxes = column(self.about, *self.allowed.values(), STRETCH, spacing=0)
        boxes.addWidget(SoftLabel(self.tr("Everybody sees these before the start."), wrap=True))
        top = Qt.AlignmentFlag.AlignTop
        add(board.body, row((self.picture, top), (boxes, 1), spacing=2 * SPACE))
        self.seats_panel, talk = Panel(self.tr("Seats")), Panel(self.tr("Table talk"))
        add(self.seats_panel.body, (self.seats, 1))
        add(talk.body, (self.lines, 1), self.talk)
        board.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        left = ScrollColumn(right=0)
        add(left.column, (self.invite, 1), self.places, board)
        left.column.addStretch(0)
        right = column((self.seats_panel, 3), (talk, 2), spacing=SPACE)
        buttons = row(self.leave_button, self.level, self.fill_button, self.start_button)
        foot = row((self.missing, 1), buttons, spacing=SPACE)
        body = row((left, 5), (right, 6), spacing=SPACE)
        self.hold(column((body, 1), foot, spacing=SPACE), WIDEST)

    # -- the table ------------------------------------------------------------------------------

    def show_table(self, table: RemoteTable) -> None:
        self._table, self._shown = table, None
        if table is not self._followed:
            self._followed = table
            table.changed.connect(self.refresh)
            table.told.connect(self._show_lines)
            table.muted_changed.connect(self._show_lines)
            self.talk.follow(table)
        self._show_places(table)
        self._show_lines()
        self.refresh()

    def refresh(self) -> None:
        table = self._table
        if not table.head:
            return
        set_visible(table.is_host, self.invite, self.places)
        code = shown_code(table.place.code)
        if code != self.code.text():
            self.code.setText(code)
            self.copy_button.setText(self.tr("Copy the invitation (Ctrl+C)"))
        self._show_game(table)
        sitters = table.sitters
        shown = sitters, table.watching, table.is_host, table.is_lost
        if shown != self._shown:
            self._shown = shown
            self._show_seats(table, sitters)
        waited = [sitter for sitter in sitters if not sitter.present]
        self.missing.setText(self._missing(table, sitters, waited))
        self.start_button.setVisible(table.is_host)
        self.start_button.setEnabled(table.may_start and not waited)
        set_visible(table.is_host and bool(waited), self.level, self.fill_button)
        self.fill_button.setText(self.tr("Start with %n computers", "", len(waited)))

    def _show_game(self, table: RemoteTable) -> None:
        board, edition = table.head["board"], table.head["edition"]
        shipped = shipped_board(board)
        self.title.setText(past_board(board, board))
        self.line.set_words(
            self.tr("The table is open. Nothing of the game leaves it but what each seat may see.")
        )
        self.picture.setVisible(shipped is not None)
        if shipped is not None:
            self.picture.show_board(shipped)
        players = plurals.players(len(table.sitters))
        self.about.setText(f"{short_edition_name(edition)} · {players}")
        for what, box in self.allowed.items():
            box.setChecked(bool(table.head.get(what, True)))
            box.setEnabled(table.is_host)

    def _missing(self, table: RemoteTable, sitters: list[Sitter], waited: list[Sitter]) -> str:
        if table.is_lost:
            return self.tr("No connection to the table. F5 tries it now.")
        if not waited and not table.is_host:
            hosts = [sitters[seat].name for seat in table.head["host"]]
            return self.tr("{name} starts the game.").format(name=listed(hosts))
        away = [sitter.name for sitter in waited if not sitter.free]
        empty = sum(sitter.free for sitter in waited)
        told = [self.tr("Away: {names}.").format(names=listed(away))] if away else []
        if empty:
            told.append(self.tr("%n seats are empty.", "", empty))
        return " ".join(told) or self.tr("All are here.")

    # -- where it is ----------------------------------------------------------------------------

    def _show_places(self, table: RemoteTable) -> None:
        clear(self.where)
        if not _is_here(table):
            told = self.tr("Where you have joined it.")
            self._add_place(table.place.address, told, copied=True)
            return
        near = self.tr("On the same network, where others find it under “Join a table”.")
        outside = self.tr("By IPv6, from outside too where the firewall lets it through.")
        for number, address in enumerate(own_addresses(table.place.port)):
            self._add_place(address, outside if number else near, copied=True)
        port = self.tr("Your router's address, port {port}").format(port=table.place.port)
        told = self.tr("From outside: the router must let this port through to this machine.")
        self._add_place(port, told, copied=False)

    def _add_place(self, where: str, told: str, *, copied: bool) -> None:
        """Add a way to reach the table; `copied`: it is an address, and can be copied."""
        sign = icon_picture(*(("check", "good") if copied else ("warning", "lit")), 18)
        words = column(Label(where, 1.05, BOLD), SoftLabel(told, wrap=True), spacing=0)
        line = QWidget()
        parts = row(sign, (words, 1), into=line, spacing=SPACE)
        if copied:
            copy = partial(QGuiApplication.clipboard().setText, where)
            parts.addWidget(Button(self.tr("Copy"), press=copy))
        add(self.where, line)

    # -- seats ----------------------------------------------------------------------------------

    def _show_seats(self, table: RemoteTable, sitters: list[Sitter]) -> None:
        clear(self.seats.column)
        self._presence = {}
        here = sum(sitter.present for sitter in sitters)
        told = self.tr("Seats: {here} of {all} are here")
        self.seats_panel.set_title(told.format(here=here, all=len(sitters)))
        for sitter in sitters:
            self.seats.column.addWidget(self._seat_line(table, sitter))
        if table.watching:
            told = self.tr("Watching: {names}").format(names=listed(table.watching))
            self.seats.column.addWidget(SoftLabel(told, wrap=True))
        self.seats.column.addStretch(1)
        self._show_presence()

    def _show_presence(self) -> None:
        """Show who is there in the rows as they are: somebody may be pressing a button in one."""
        sitters = self._table.sitters
        for seat, label in self._presence.items():
            label.setText(presence_of(self._table, sitters[seat]).words)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def _seat_line(self, table: RemoteTable, sitter: Sitter) -> QWidget:
        line = QFrame()
        line.setProperty("kind", "row")
        name = self.tr("Empty seat") if sitter.free else sitter.name
        head = row(Label(name, 1.15, BOLD), spacing=SPACE)
        presence = presence_of(table, sitter)
        if presence.is_person:
            kind = {True: "good", False: "warning", None: "soft"}[presence.here]
            label = self._presence[sitter.seat] = Label(presence.words, 0.9, kind=kind)
            add(head, Picture(_draw_dot, presence.here, size=(14, 14)), label)
        head.addStretch(1)
        words = column(head, SoftLabel(self._state(table, sitter)), spacing=0)
        house = Picture(draw_house, sitter.color, size=HOUSE)
        around = (0, SPACE + 2, 0, SPACE + 2)
        parts = row(house, (words, 1), into=line, spacing=2 * SPACE, margins=around)
        if table.is_host:
            for text, kind in self._offers(sitter):
                give = partial(table.give_seat, sitter.seat, kind)
                parts.addWidget(Button(text, press=give))
        return line

    def _state(self, table: RemoteTable, sitter: Sitter) -> str:
        if sitter.is_computer:
            level = presence_of(table, sitter).words
            return self.tr("Computer: {level}").format(level=level)
        if sitter.seat in table.seats:
            return self.tr("this window · host") if table.is_host else self.tr("this window")
        if sitter.free:
            return self.tr("whoever joins next sits here")
        if not sitter.since:
            return self.tr("the seat is kept")
        time = f"{datetime.fromtimestamp(sitter.since):%H:%M}"
        if sitter.present:
            return self.tr("since {time}").format(time=time)
        return self.tr("was here until {time}; the seat is kept").format(time=time)

    def _offers(self, sitter: Sitter) -> list[tuple[str, str]]:
        """Return what the host may do with a seat, and the kind that the seat becomes by it."""
        if sitter.is_computer:
            return [
                (self.tr("Give back") if sitter.taken else self.tr("Wait for somebody"), REMOTE)
            ]
        if sitter.present:
            return []
        to_computer = (self.tr("Give to a computer"), self.level.currentData())
        return [to_computer] if sitter.free else [to_computer, (self.tr("Free the seat"), REMOTE)]

    # -- talk -----------------------------------------------------------------------------------

    def _show_lines(self) -> None:
        clear(self.lines.column)
        self.lines.column.addStretch(1)  # what is new stands above the field
        for line in self._table.heard[-MOST_LINES:]:
            kind = "" if line.what is What.SAID else "warning" if line.what in ALARMS else "soft"
            words = Label(line_text(line), kind=kind, wrap=True)
            told = QWidget()
            row(SoftLabel(line.time), (words, 1), into=told, spacing=SPACE)
            self.lines.column.addWidget(told)
        QTimer.singleShot(0, self.lines, self._scroll_down)

    def _scroll_down(self) -> None:
        bar = self.lines.verticalScrollBar()
        bar.setValue(bar.maximum())

    # -- what people do -------------------------------------------------------------------------

    def _fill_seats(self) -> None:
        """Everybody who is not there is a computer, for now; a seat can be given back."""
        for sitter in self._table.sitters:
            if not sitter.present:
                self._table.give_seat(sitter.seat, self.level.currentData())
        self._table.start()

    def _copy(self) -> None:
        if self._table.is_host:
            told = self.tr("Power Grid, join a table: {address} {code}")
            place = self._table.place
            address = own_addresses(place.port)[0] if _is_here(self._table) else place.address
            words = told.format(address=address, code=self.code.text())
            QGuiApplication.clipboard().setText(words)
            self.copy_button.setText(self.tr("Copied"))


def _is_here(table: RemoteTable) -> bool:
    """Whether the table is kept on this machine."""
    return table.place.host == "127.0.0.1"


def _draw_dot(painter: QPainter, box: QRectF, present: bool | None) -> None:
    draw_presence(painter, box.center(), present)
