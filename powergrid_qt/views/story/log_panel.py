"""The log: what has happened, in words; a click shows the city on the board. In a replay it holds
the whole game, with what is still to come in grey."""

from collections.abc import Mapping

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QComboBox, QSizePolicy, QTableView, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.moves import Reason
from powergrid_qt.models.log_model import LogEntry, LogFilter, LogKind, LogModel, LogRole
from powergrid_qt.views.story.log_lines import AROUND
from powergrid_qt.views.story.log_view import LogView
from powergrid_qt.views.story.newest import Newest
from powergrid_qt.views.style.controls import IconButton, Panel
from powergrid_qt.views.style.layouts import STRETCH, add, row
from powergrid_qt.views.style.lettering import scaled_font
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated

BORDER = 4
"""Of the panel, above and below together."""


class LogPanel(Translated, Panel):
    """`show_city(city)`: the entry that was clicked or chosen by Enter is about this city. Such an
    entry also shows or hides its reason. `show_move(number)`: the move that it came of, counted
    from 1. `reasons_wanted(on)`: the user wants all reasons."""

    show_city = Signal(str)
    show_move = Signal(int)
    reasons_wanted = Signal(bool)

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        self.model = LogModel(self, self._reason_for, controller.comment_on)
        self.shown = LogFilter(self)
        self.shown.setSourceModel(self.model)
        self.choice = QComboBox()
        self.choice.setMinimumHeight(32)
        self.choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.choice.currentIndexChanged.connect(self._filter)
        self.reasons_button = IconButton("hint")
        self.reasons_button.setCheckable(True)
        self.reasons_button.clicked.connect(self._reasons_clicked)
        self.tools = QWidget()
        row((self.choice, 1), self.reasons_button, into=self.tools, spacing=SPACE // 2)
        self.head = row(self.tools)
        """Holds `tools`, unless they stand elsewhere, to save a line."""
        self.view = LogView(self.shown)
        self.newest = Newest(self.view)
        self.view.measured.connect(self._keep_place)
        self.view.clicked.connect(self._choose)
        self.view.activated.connect(self._choose)
        add(self.body, self.head, (self.view, 1), row(STRETCH, self.newest.button))
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
        self.retranslate()
        self.refresh()

    def height_of(self, lines: int) -> int:
        """How high it is with so many entries of one line."""
        margins = self.around.contentsMargins()
        line = QFontMetrics(scaled_font(1.0)).height() + AROUND
        return lines * line + margins.top() + margins.bottom() + BORDER

    def topics_at(self, place: QPoint) -> tuple[str, ...]:
        """What happened, and the card that it happened to."""
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
            self.newest.follow()  # whoever plays on has read enough
        players = game.config.players
        self.reasons_button.setVisible(len(self._controller.humans) < len(players))
        seats = tuple(seat.name for seat in players)
        if seats != self._seats:
            self._seats = seats
            self._fill_choice()

    # -- in a replay --------------------------------------------------------------------------

    def show_whole(self, game: Game) -> None:
        """From the controller's next position on hold all of a game, wherever it stands in it."""
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
        city, move = index.data(LogRole.CITY), index.data(LogRole.MOVE)
        if city is not None:
            self.show_city.emit(city)
        explained = index.data(LogRole.REASON) or index.data(LogRole.KIND) == LogKind.REASON
        if explained and not self.reasons_button.isChecked():
            self.shown.turn_over(move)
        self.show_move.emit(move)  # last: in a replay the log is another one then

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

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Log"))
        self.view.setAccessibleName(self.tr("What has happened"))
        self.choice.setAccessibleName(self.tr("Which entries are shown"))
        self.choice.setToolTip(self.tr("Which entries are shown"))
        self.newest.retranslate()
        self.reasons_button.name(self.tr("Show why computer players move"))
        self._fill_choice()
        self.model.forget()
        self.refresh()
