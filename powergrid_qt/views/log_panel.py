"""The log: what has happened, in words; a click shows the city on the board."""

import functools
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.sentences import event_text, reason_text
from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.models.log_model import LogFilter, LogKind, LogModel, LogRole
from powergrid_qt.views.controls import IconButton, Panel
from powergrid_qt.views.lettering import BOLD, NORMAL, Align, line_height, scaled_font, write
from powergrid_qt.views.paint.houses import draw_house
from powergrid_qt.views.paint.icons import draw_icon
from powergrid_qt.views.theme import SPACE, theme

if TYPE_CHECKING:
    from powergrid_qt.app.current_turn import CurrentTurn

Index = QModelIndex | QPersistentModelIndex
MARK = 12.0
INDENT = 20.0
SIGN = 14.0
"""The light bulb of a reason."""
REASON_INDENT = INDENT + SIGN + 6
REASON_SCALE = 0.92
LOUD = (LogKind.STEP, LogKind.END)


class LogDelegate(QStyledItemDelegate):
    """Headings in bold with a line, events with their player's shape.

    All rows are equally high but those of reasons: a long game has thousands, and measuring each
    of them after every move would take too long. Long lines are squeezed; what is cut off even
    then is told whole by the tooltip.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        if index.data(LogRole.KIND) == LogKind.REASON:
            view = self.parent()
            assert isinstance(view, QListView)
            width = round(view.viewport().width() - REASON_INDENT - 8)
            text = str(index.data(Qt.ItemDataRole.DisplayRole))
            return QSize(0, wrapped_height(text, width) + 5)
        return QSize(0, round(line_height() + 9))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(0, 0, -4, 0)
        kind = index.data(LogRole.KIND)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        self._paint_ground(painter, box, option)
        if kind == LogKind.ROUND:
            taken = write(painter, box, text, scale=1.05, weight=BOLD)
            painter.setPen(QPen(theme().color("panel_line"), 1))
            y = box.center().y() + 1
            painter.drawLine(QPointF(box.left() + taken + 10, y), QPointF(box.right(), y))
        elif kind == LogKind.PHASE:
            write(painter, box, text, scale=0.9, weight=BOLD, color="text_soft")
        elif kind == LogKind.REASON:
            self._paint_reason(painter, box, text)
        else:
            self._paint_event(painter, box, text, index)
        painter.restore()

    def _paint_reason(self, painter: QPainter, box: QRectF, text: str) -> None:
        sign = QRectF(box.left() + INDENT, box.top() + 2, SIGN, SIGN)
        draw_icon(painter, sign, "hint", theme().color("accent"))
        painter.setFont(scaled_font(REASON_SCALE))
        painter.setPen(theme().color("text_soft"))
        words = box.adjusted(REASON_INDENT, 0, 0, -4)
        painter.drawText(words, int(Align.AlignTop | Qt.TextFlag.TextWordWrap), text)

    def _paint_ground(self, painter: QPainter, box: QRectF, option: QStyleOptionViewItem) -> None:
        state = option.state
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.setPen(Qt.PenStyle.NoPen)
            strong = state & QStyle.StateFlag.State_Selected
            painter.setBrush(theme().color("accent", 0.16 if strong else 0.08))
            painter.drawRoundedRect(box, 6, 6)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme().color("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)

    def _paint_event(self, painter: QPainter, box: QRectF, text: str, index: Index) -> None:
        kind, color = index.data(LogRole.KIND), index.data(LogRole.COLOR)
        mark = QRectF(box.left() + 2, box.center().y() - MARK / 2, MARK, MARK)
        if color is not None or kind == LogKind.MOVE:
            draw_house(painter, mark, color)  # without a colour: the Trust's
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("accent" if kind in LOUD else "text_soft", 0.8))
            radius = 4.0 if kind in LOUD else 2.0
            painter.drawEllipse(mark.center(), radius, radius)
        quiet = kind in (LogKind.BID, LogKind.AUTOMATIC)
        words = box.adjusted(INDENT, 0, 0, 0)
        if index.data(LogRole.REASON):
            words.setRight(box.right() - SIGN - 6)
            sign = QRectF(words.right() + 4, box.center().y() - SIGN / 2, SIGN, SIGN)
            draw_icon(painter, sign, "hint", theme().color("text_soft", 0.8))
        weight = BOLD if kind in LOUD else NORMAL
        color = "text_soft" if quiet else "text"
        write(painter, words, text, weight=weight, color=color, squeeze=True)


@functools.lru_cache(maxsize=1000)
def wrapped_height(text: str, width: int) -> int:
    """How high a reason is that has this width."""
    room = QRect(0, 0, max(width, 40), 1000)
    metrics = QFontMetrics(scaled_font(REASON_SCALE))
    return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()


class _LogView(QListView):
    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The newest entry has the focus at first: the oldest, Qt's choice, is out of sight."""
        by_key = event.reason() != Qt.FocusReason.MouseFocusReason
        if by_key and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)


class LogPanel(Panel):
    """`show_city(city)`: the entry that was clicked or chosen by Enter is about this city. Such an
    entry also shows or hides its reason. `show_move(number)`: the move that it came of, counted
    from 1. `reasons_wanted(on)`: the user wants all reasons."""

    show_city = Signal(str)
    show_move = Signal(int)
    reasons_wanted = Signal(bool)

    def __init__(
        self,
        controller: GameController,
        turn: "CurrentTurn | None" = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", parent)
        self._controller = controller
        self.model = LogModel(event_text, self, self._why)
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
        tools = QHBoxLayout(self.tools)
        tools.setContentsMargins(0, 0, 0, 0)
        tools.setSpacing(SPACE // 2)
        tools.addWidget(self.choice, 1)
        tools.addWidget(self.reasons_button)
        self.head = QHBoxLayout()
        """Holds `tools`, unless they stand elsewhere, to save a line."""
        self.head.addWidget(self.tools)
        self._follows = True  # the newest entry is kept in view until the reader scrolls up
        self.view = self._make_view()
        self.body.addLayout(self.head)
        self.body.addWidget(self.view, 1)
        self.body.setSpacing(SPACE // 2)
        outer = self.layout()
        assert outer is not None
        outer.setContentsMargins(2 * SPACE, SPACE - 2, SPACE, SPACE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(96)
        self._config: GameConfig | None = None
        self._seats: tuple[str, ...] = ()
        controller.changed.connect(self.refresh)
        self._retranslate()
        self.refresh()

    def _make_view(self) -> QListView:
        view = _LogView()
        view.setModel(self.shown)
        view.setItemDelegate(LogDelegate(view))
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        bar = view.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._grown)
        view.clicked.connect(self._choose)
        view.activated.connect(self._choose)
        return view

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        game = self._controller.game
        if game.config is not self._config:
            self._config = game.config
            self.show_reasons(self.reasons_button.isChecked())  # none was opened in this game
        self.model.show(game)
        players = game.config.players
        self.reasons_button.setVisible(len(self._controller.humans) < len(players))
        seats = tuple(seat.name for seat in players)
        if seats != self._seats:
            self._seats = seats
            self._fill_choice()

    def _scrolled(self, value: int) -> None:
        self._follows = value >= self.view.verticalScrollBar().maximum() - 4

    def _grown(self, _least: int, most: int) -> None:
        if self._follows:
            self.view.verticalScrollBar().setValue(most)

    def _choose(self, index: QModelIndex) -> None:
        city, move = index.data(LogRole.CITY), index.data(LogRole.MOVE)
        if city is not None:
            self.show_city.emit(city)
        explained = index.data(LogRole.REASON) or index.data(LogRole.KIND) == LogKind.REASON
        if explained and not self.reasons_button.isChecked():
            self.shown.turn_over(move)
            self._fit_rows()
        self.show_move.emit(move)  # last: in a replay the log is another one then

    # -- reasons ------------------------------------------------------------------------------

    def _why(self, number: int, game: Game) -> str:
        reason = self._controller.reasons.get(number)
        return "" if reason is None else reason_text(reason, game)

    def show_reasons(self, shown: bool) -> None:
        """Below every move of a computer player why it was made, or only where it is asked for."""
        self.reasons_button.setChecked(shown)
        self.shown.show_reasons(shown)
        self._fit_rows()

    def _reasons_clicked(self, shown: bool) -> None:
        self.show_reasons(shown)
        self.reasons_wanted.emit(shown)

    def _fit_rows(self) -> None:
        """Reasons take as many lines as they need, and other widths change that."""
        modes = QListView.ResizeMode
        self.view.setUniformItemSizes(not self.shown.reasons_shown)
        self.view.setResizeMode(modes.Adjust if self.shown.reasons_shown else modes.Fixed)
        self.view.scheduleDelayedItemsLayout()

    # -- filter -------------------------------------------------------------------------------

    def _fill_choice(self) -> None:
        chosen = max(0, self.choice.currentIndex())
        self.choice.blockSignals(True)
        self.choice.clear()
        nothing: frozenset[LogKind] = frozenset()
        bids = frozenset({LogKind.BID})
        automatic = frozenset({LogKind.BID, LogKind.AUTOMATIC})
        self.choice.addItem(self.tr("Everything"), (nothing, None))
        self.choice.addItem(self.tr("Without bids"), (bids, None))
        self.choice.addItem(self.tr("Only what players did"), (automatic, None))
        for seat, name in enumerate(self._seats):
            self.choice.addItem(name, (nothing, seat))
        self.choice.setCurrentIndex(min(chosen, self.choice.count() - 1))
        self.choice.blockSignals(False)
        self._filter()

    def _filter(self) -> None:
        hidden, seat = self.choice.currentData() or (frozenset(), None)
        self.shown.choose(hidden, seat)
        self.view.scrollToBottom()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Log"))
        self.view.setAccessibleName(self.tr("What has happened"))
        self.choice.setAccessibleName(self.tr("Which entries are shown"))
        self.choice.setToolTip(self.tr("Which entries are shown"))
        self.reasons_button.name(self.tr("Show why computer players move"))
        self._fill_choice()
        if self._controller.has_game:
            self.model.retell(self._controller.game)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
