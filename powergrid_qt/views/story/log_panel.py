"""The log: what has happened, in words; a click shows the city on the board. In a replay it holds
the whole game, with what is still to come in grey."""

from collections.abc import Mapping

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    QSignalBlocker,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QSizePolicy, QTableView, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.moves import Reason
from powergrid_qt.models.log_model import LogEntry, LogFilter, LogKind, LogModel, LogRole
from powergrid_qt.views.story.log_lines import AROUND, LogDelegate, entry_height
from powergrid_qt.views.style.controls import IconButton, Panel
from powergrid_qt.views.style.layouts import STRETCH, add, row
from powergrid_qt.views.style.lettering import line_height, scaled_font
from powergrid_qt.views.style.pace import in_turn
from powergrid_qt.views.style.tables import PlainTable
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.buttons import PanelButton


class LogView(PlainTable):
    """A table of one column, because it keeps the height of every row: a long game has thousands
    of entries, and only those that are new are measured."""

    measured = Signal()

    def __init__(self, model: LogFilter) -> None:
        super().__init__((1.0,), 1)
        self._patient = False
        self.setItemDelegate(LogDelegate(self))
        self.setMouseTracking(True)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setModel(model)
        self._stale = True
        self._waits = False
        """Whether the log waits for its turn to be measured."""
        model.rowsInserted.connect(lambda _parent, first, last: self._measure(first, last))
        model.dataChanged.connect(self._changed)
        model.layoutChanged.connect(self._measure_all)  # other entries are shown

    def _changed(self, top: QModelIndex, bottom: QModelIndex, roles: list[int]) -> None:
        if LogRole.WHEN not in roles:  # that alone makes no entry longer
            self._measure(top.row(), bottom.row())

    def _measure(self, first: int, last: int) -> None:
        if not self.isVisible():
            self._stale = True  # all are measured when the log is shown, at its width then
            return
        model, width = self.model(), self.columnWidth(0)
        for number in range(first, last + 1):
            self.setRowHeight(number, entry_height(model.index(number, 0), width))

    def _measure_all(self) -> None:
        self._stale = self._waits = False
        self._measure(0, self.model().rowCount() - 1)
        self.measured.emit()

    def be_patient(self) -> None:
        """A whole game has thousands of entries at once: let the window listen before they are
        measured, once for being shown and sized. Until then each has a line."""
        self._patient = True
        self.verticalHeader().setDefaultSectionSize(round(line_height() + AROUND))

    def _fit(self) -> None:
        if not self._patient:
            self._measure_all()
        elif not self._waits:
            self._waits = True
            in_turn(self, self._measure_all)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The newest entry has the focus at first: the oldest, Qt's choice, is out of sight."""
        by_key = event.reason() != Qt.FocusReason.MouseFocusReason
        if by_key and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)


READING_MS = 20_000
"""The time after which somebody who has not scrolled is taken to read no more."""
AT_END = 4
"""The number of pixels from the end that still count as the end."""


class Newest(QObject):
    """`button` is there while somebody reads back, and leads to the newest line. That comes back by
    itself after a while."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._follows = self._used = True
        self.button = PanelButton(press=self.follow)
        self.button.setText(self.tr("Newest ↓"))
        self.button.setToolTip(self.tr("To the newest line"))
        self.button.setProperty("low", True)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.hide()
        self.reading = QTimer(self, singleShot=True, interval=READING_MS)
        self.reading.timeout.connect(self.follow)
        bar = view.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._grown)

    def give_up(self) -> None:
        """Lead to no newest line, since all are there, as in a replay."""
        self._used = False
        self._read(False)

    def follow(self) -> None:
        if self._used:
            self._read(False)
            self._view.scrollToBottom()

    def _read(self, back: bool) -> None:
        self._follows = not back
        self.button.setVisible(back)
        if back:
            self.reading.start()
        else:
            self.reading.stop()

    def _scrolled(self, value: int) -> None:
        if self._used:
            self._read(value < self._view.verticalScrollBar().maximum() - AT_END)

    def _grown(self, _least: int, most: int) -> None:
        if self._used and self._follows:
            self._view.verticalScrollBar().setValue(most)


BORDER = 4
"""The borders of the panel, above and below together, in pixels."""


class LogPanel(Panel):
    """`show_city(city)`: the entry that was clicked or chosen by Enter is about this city. Such an
    entry also shows or hides its reason. `show_move(number)`: the move that it came of, counted
    from 1. `reasons_wanted(on)`: the user wants all reasons."""

    show_city = Signal(str)
    show_move = Signal(int)
    reasons_wanted = Signal(bool)

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Log"))
        self._controller = controller
        self.model = LogModel(self, self._reason_for, controller.comment_on, controller.lines_after)
        self.shown = LogFilter(self)
        self.shown.setSourceModel(self.model)
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Which entries are shown"))
        self.choice.setToolTip(self.tr("Which entries are shown"))
        self.choice.setMinimumHeight(32)
        self.choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.choice.currentIndexChanged.connect(self._filter)
        name = self.tr("Show why computer players move")
        self.reasons_button = IconButton("hint", name=name, press=self._reasons_clicked)
        self.reasons_button.setCheckable(True)
        self.tools = QWidget()
        row((self.choice, 1), self.reasons_button, into=self.tools, spacing=SPACE // 2)
        self.head = row(self.tools)
        """The row that holds `tools`, unless they stand elsewhere, to save a line."""
        self.view = LogView(self.shown)
        self.view.setAccessibleName(self.tr("What has happened"))
        self.newest = Newest(self.view)
        self.view.measured.connect(self._keep_place)
        self.view.clicked.connect(self._choose)
        self.view.activated.connect(self._choose)
        self.foot = row()
        """The row for what is said, where people sit at several machines."""
        newest = row(STRETCH, self.newest.button)
        add(self.body, self.head, (self.view, 1), newest, self.foot)
        self.body.setSpacing(SPACE // 2)
        self.around.setContentsMargins(2 * SPACE, SPACE - 2, SPACE, SPACE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(96)
        self._config: GameConfig | None = None
        self._moves = 0
        self._whole: Game | None = None
        self._seats: tuple[str, ...] = ()
        controller.changed.connect(self.refresh)
        controller.commented.connect(self.model.retell)
        self._fill_choice()
        self.refresh()

    def height_of(self, lines: int) -> int:
        """How high it is with so many entries of one line."""
        margins = self.around.contentsMargins()
        line = QFontMetrics(scaled_font(1.0)).height() + AROUND
        foot = self.foot.sizeHint().height()
        return lines * line + margins.top() + margins.bottom() + BORDER + foot

    def topics_at(self, place: QPoint) -> tuple[str, ...]:
        """Return the topics of the entry there: the card that it is about, and what happened."""
        index = self.view.indexAt(self.view.viewport().mapFrom(self, place))
        if not index.isValid():
            return ()
        entry: LogEntry = index.data(LogRole.ENTRY)
        return (entry.event,) if entry.card is None else (str(entry.card), entry.event)

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        game = self._whole or self._controller.game
        if game.config is not self._config:
            self._config = game.config
            self.show_reasons(self.reasons_button.isChecked())  # none was opened in this game
        self.model.set_game(game, nothing_hidden=self._controller.nothing_hidden)
        humans, made = self._controller.humans, game.moves[self._moves :]
        self._moves = len(game.moves)
        if self._whole is None and any(move.seat in humans for move in made):
            self.newest.follow()  # who plays on has read enough
        players = game.config.players
        self.reasons_button.setVisible(len(self._controller.humans) < len(players))
        seats = tuple(seat.name for seat in players)
        if seats != self._seats:
            self._seats = seats
            self._fill_choice()

    # -- in a replay --------------------------------------------------------------------------

    def show_whole(self, game: Game) -> None:
        """Hold all of a game from the controller's next position on, wherever it stands in it."""
        self._whole = game
        self.newest.give_up()
        self.model.forget()  # the same moves may have other comments and reasons
        self.view.setSelectionMode(QTableView.SelectionMode.NoSelection)
        # A bar that comes with the last entries would have all of them measured again.
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.view.be_patient()

    def mark(self, present: int, badges: Mapping[int, int]) -> None:
        """Which move of the whole game is looked at, and which have the numbers of costly
        decisions; counted from 1. Of a move that is not told, the one before it is marked."""
        rows = self.model.rows_of(present)
        if not rows:
            present = self.model.entries[rows.start - 1].move
        self.model.mark(present, badges)
        index = self._shown_row(present)
        if index.isValid():
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.view.selectionModel().setCurrentIndex(index, flag)
            self._bring_into_view()

    def select(self, move: int) -> None:
        """Show the entry of a move, counted from 1, that somebody asks for."""
        index = self._shown_row(move)
        if index.isValid():
            self.view.setCurrentIndex(index)
            self._bring_into_view()

    def _shown_row(self, move: int) -> QModelIndex:
        """The first entry of a move, or the last one before it, that the filter lets through."""
        rows = self.model.rows_of(move)
        for number in (*rows, *reversed(range(rows.start))):
            index = self.shown.mapFromSource(self.model.index(number, 0))
            if index.isValid():
                return index
        return QModelIndex()

    def _bring_into_view(self) -> None:
        """The present move, with a few lines of what comes next; where it can be seen already,
        nothing moves."""
        index = self.view.currentIndex()
        place = self.view.visualRect(index)
        room = self.view.viewport().rect().adjusted(0, 0, 0, -2 * place.height())
        if not room.contains(place):
            self.view.scrollTo(index, QTableView.ScrollHint.PositionAtCenter)

    # -- what is done -------------------------------------------------------------------------

    def _choose(self, index: QModelIndex) -> None:
        entry: LogEntry = index.data(LogRole.ENTRY)
        if entry.city is not None:
            self.show_city.emit(entry.city)
        explained = entry.reason or entry.kind == LogKind.REASON
        if explained and not self.reasons_button.isChecked():
            self.shown.turn_over(entry.move)
        self.show_move.emit(entry.move)  # last: in a replay the log is another one then

    # -- reasons ------------------------------------------------------------------------------

    def _reason_for(self, number: int) -> Reason | None:
        return self._controller.reasons.get(number)

    def show_reasons(self, shown: bool) -> None:
        """Below every move of a computer player why it was made, or only where it is asked for."""
        self.reasons_button.setChecked(shown)
        self.shown.show_reasons(shown)

    def _reasons_clicked(self, shown: bool) -> None:
        self.show_reasons(shown)
        self.reasons_wanted.emit(shown)

    # -- filter -------------------------------------------------------------------------------

    def _fill_choice(self) -> None:
        chosen = max(0, self.choice.currentIndex())
        by_itself = frozenset({LogKind.BID, LogKind.AUTOMATIC, LogKind.IDLE})
        with QSignalBlocker(self.choice):
            self.choice.clear()
            self.choice.addItem(self.tr("Everything"), (frozenset(), None))
            self.choice.addItem(self.tr("Without bids"), (frozenset({LogKind.BID}), None))
            self.choice.addItem(self.tr("Only what players did"), (by_itself, None))
            for seat, name in enumerate(self._seats):
                self.choice.addItem(name, (frozenset(), seat))
            self.choice.setCurrentIndex(min(chosen, self.choice.count() - 1))
        self._filter()

    def _filter(self) -> None:
        hidden, seat = self.choice.currentData() or (frozenset(), None)
        self.shown.choose(hidden, seat)
        if self._whole is None:
            self.newest.follow()
        else:
            self._bring_into_view()

    def _keep_place(self) -> None:
        if self._whole is not None:
            self._bring_into_view()
