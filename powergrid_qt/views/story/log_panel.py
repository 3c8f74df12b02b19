"""The log: what has happened, in words; a click shows the city on the board. In a replay it holds
the whole game, with what is still to come in grey."""

import functools
from collections.abc import Mapping

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.reasons import Reason
from powergrid_qt.models.log_model import (
    HEADINGS,
    LogEntry,
    LogFilter,
    LogKind,
    LogModel,
    LogRole,
    When,
)
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.story.chart import BADGE, draw_badge
from powergrid_qt.views.style.controls import IconButton, Panel
from powergrid_qt.views.style.icons import draw_icon
from powergrid_qt.views.style.layouts import add, row
from powergrid_qt.views.style.lettering import BOLD, NORMAL, Align, line_height, scaled_font, write
from powergrid_qt.views.style.pace import in_turn
from powergrid_qt.views.style.tables import Index, Table
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.events import event_text
from powergrid_qt.words.reasons import reason_text

MARK = 12.0
INDENT = 20.0
SIGN = 14.0
"""The light bulb of a reason."""
COMMENT_SIGN = 16.0
REASON_INDENT = INDENT + SIGN + 6
REASON_SCALE = 0.92
COMING = 0.7
"""How strongly what is still to come is drawn."""
STRIPE = 2.0
"""The mark at the left of the present move."""
LOUD = (LogKind.STEP, LogKind.END)
QUIET = (LogKind.BID, LogKind.AUTOMATIC, LogKind.IDLE, LogKind.REASON)
AROUND = 9
"""The space above and below a line."""
BORDER = 4
"""Of the panel, above and below together."""
WRAPPED = int(Align.AlignTop) | int(Qt.TextFlag.TextWordWrap)


class LogDelegate(QStyledItemDelegate):
    """Headings in bold with a line, events with their player's shape. Long entries take as many
    lines as they need."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        return QSize(0, entry_height(index, option.rect.width()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = inner(QRectF(option.rect))
        entry: LogEntry = index.data(LogRole.ENTRY)
        badge, when = index.data(LogRole.BADGE), index.data(LogRole.WHEN)
        self._paint_ground(painter, box, option, present=when is When.PRESENT)
        painter.setOpacity(COMING if when is When.COMING else 1.0)
        if entry.kind == LogKind.ROUND:
            taken = write(painter, box, entry.text, scale=1.05, weight=BOLD)
            painter.setPen(QPen(theme().color("panel_line"), 1))
            y = box.center().y() + 1
            painter.drawLine(QPointF(box.left() + taken + 10, y), QPointF(box.right(), y))
        elif entry.kind == LogKind.PHASE:
            write(painter, box, entry.text, scale=0.9, weight=BOLD, color="text_soft")
        else:
            self._paint_signs(painter, box, entry, badge)
            scale, weight, around = type_of(entry.kind)
            painter.setFont(scaled_font(scale, weight))
            painter.setPen(theme().color("text_soft" if entry.kind in QUIET else "text"))
            room = words_in(entry, badge, QRectF(option.rect))
            room.adjust(0, around // 2, 0, 0)
            painter.drawText(room, WRAPPED, entry.text)
        painter.restore()

    def _paint_signs(
        self, painter: QPainter, box: QRectF, entry: LogEntry, badge: int | None
    ) -> None:
        """Whose entry it is, before its first line; behind it whether it was a costly decision, or
        there is a reason."""
        kind = entry.kind
        middle = box.top() + (line_height() + AROUND) / 2
        if kind == LogKind.REASON:
            sign = QRectF(box.left() + INDENT, box.top() + 2, SIGN, SIGN)
            draw_icon(painter, sign, "hint", theme().color("lit"))
            return
        if kind == LogKind.COMMENT:
            sign = QRectF(box.left(), middle - COMMENT_SIGN / 2, COMMENT_SIGN, COMMENT_SIGN)
            draw_icon(painter, sign, "comment", theme().color("focus"))
            return
        mark = QRectF(box.left() + 2, middle - MARK / 2, MARK, MARK)
        if entry.color is not None or kind == LogKind.MOVE:
            draw_house(painter, mark, entry.color)  # without a colour: the Trust's
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("accent" if kind in LOUD else "text_soft", 0.8))
            radius = 4.0 if kind in LOUD else 2.0
            painter.drawEllipse(mark.center(), radius, radius)
        if badge is not None:
            place = QRectF(box.right() - BADGE - 2, middle - BADGE / 2, BADGE, BADGE)
            draw_badge(painter, place, badge)
        elif entry.reason:
            sign = QRectF(box.right() - SIGN - 2, middle - SIGN / 2, SIGN, SIGN)
            draw_icon(painter, sign, "hint", theme().color("text_soft", 0.8))

    def _paint_ground(
        self, painter: QPainter, box: QRectF, option: QStyleOptionViewItem, *, present: bool
    ) -> None:
        state = option.state
        if present:
            painter.fillRect(box, theme().color("lit", 0.13))
            stripe = QRectF(box.left(), box.top(), STRIPE, box.height())
            painter.fillRect(stripe, theme().color("lit"))
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.setPen(Qt.PenStyle.NoPen)
            strong = state & QStyle.StateFlag.State_Selected
            painter.setBrush(theme().color("accent", 0.16 if strong else 0.08))
            painter.drawRoundedRect(box, 6, 6)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme().color("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)


def inner(box: QRectF) -> QRectF:
    """A row without the space between it and the scroll bar."""
    return box.adjusted(0, 0, -4, 0)


def words_in(entry: LogEntry, badge: int | None, box: QRectF) -> QRectF:
    """Where the words of an entry stand in its row, beside the signs."""
    left = REASON_INDENT if entry.kind == LogKind.REASON else INDENT
    marked = entry.reason or badge is not None
    return inner(box).adjusted(left, 0, -(BADGE + 4) if marked else 0, 0)


def type_of(kind: LogKind) -> tuple[float, QFont.Weight, int]:
    """The size and weight of an entry's words, and the space above and below them."""
    if kind == LogKind.REASON:
        return REASON_SCALE, NORMAL, 5
    return 1.0, BOLD if kind in LOUD else NORMAL, AROUND


def entry_height(index: Index, width: int) -> int:
    """How high an entry is in a row of this width."""
    entry: LogEntry = index.data(LogRole.ENTRY)
    if entry.kind in HEADINGS:
        return round(line_height() + AROUND)
    room = words_in(entry, index.data(LogRole.BADGE), QRectF(0, 0, width, 0))
    scale, weight, around = type_of(entry.kind)
    return wrapped_height(entry.text, round(room.width()), scale, weight) + around


@functools.lru_cache(maxsize=4000)
def wrapped_height(text: str, width: int, scale: float, weight: QFont.Weight) -> int:
    """How high words are that have this width."""
    metrics = QFontMetrics(scaled_font(scale, weight))
    if "\n" not in text and metrics.horizontalAdvance(text) < width:
        return metrics.height()  # most have one line, and are not laid out for that
    return metrics.boundingRect(QRect(0, 0, max(width, 40), 1000), WRAPPED, text).height()


class _LogView(Table):
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
        """For its turn to be measured."""
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

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._stale:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The newest entry has the focus at first: the oldest, Qt's choice, is out of sight."""
        by_key = event.reason() != Qt.FocusReason.MouseFocusReason
        if by_key and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)


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
        self.model = LogModel(event_text, self, self._why, reason_text, controller.comment_on)
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
        self._follows = True  # the newest entry is kept in view until the reader scrolls up
        self.view = _LogView(self.shown)
        self.view.measured.connect(self._keep_place)
        self.view.clicked.connect(self._choose)
        self.view.activated.connect(self._choose)
        self.view.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.view.verticalScrollBar().rangeChanged.connect(self._grown)
        add(self.body, self.head, (self.view, 1))
        self.body.setSpacing(SPACE // 2)
        self.around.setContentsMargins(2 * SPACE, SPACE - 2, SPACE, SPACE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(96)
        self._config: GameConfig | None = None
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
        self.model.show(game, nothing_hidden=self._controller.nothing_hidden)
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

    # -- keeping the newest in view -----------------------------------------------------------

    def _scrolled(self, value: int) -> None:
        at_end = value >= self.view.verticalScrollBar().maximum() - 4
        self._follows = self._whole is None and at_end

    def _grown(self, _least: int, most: int) -> None:
        if self._follows and self._whole is None:
            self.view.verticalScrollBar().setValue(most)

    def _choose(self, index: QModelIndex) -> None:
        city, move = index.data(LogRole.CITY), index.data(LogRole.MOVE)
        if city is not None:
            self.show_city.emit(city)
        explained = index.data(LogRole.REASON) or index.data(LogRole.KIND) == LogKind.REASON
        if explained and not self.reasons_button.isChecked():
            self.shown.turn_over(move)
        self.show_move.emit(move)  # last: in a replay the log is another one then

    # -- reasons ------------------------------------------------------------------------------

    def _why(self, number: int) -> Reason | None:
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
            self.view.scrollToBottom()
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
        self.reasons_button.name(self.tr("Show why computer players move"))
        self._fill_choice()
        self.model.forget()
        self.refresh()
