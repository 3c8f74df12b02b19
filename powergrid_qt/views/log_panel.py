"""The log: what has happened, in words; a click shows the city on the board."""

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QPainter, QPen
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
from powergrid_qt.app.sentences import event_text
from powergrid_qt.models.log_model import LogFilter, LogKind, LogModel, LogRole
from powergrid_qt.views.controls import Panel
from powergrid_qt.views.lettering import BOLD, NORMAL, line_height, write
from powergrid_qt.views.paint.houses import draw_house
from powergrid_qt.views.theme import SPACE, theme

if TYPE_CHECKING:
    from powergrid_qt.app.current_turn import CurrentTurn

Index = QModelIndex | QPersistentModelIndex
MARK = 12.0
INDENT = 20.0
LOUD = (LogKind.STEP, LogKind.END)


class LogDelegate(QStyledItemDelegate):
    """Headings in bold with a line, events with their player's shape.

    All rows are equally high: a long game has thousands, and measuring each of them after every
    move would take too long. What is cut off is told whole by the tooltip.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
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
        else:
            self._paint_event(painter, box, text, index)
        painter.restore()

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
        weight = BOLD if kind in LOUD else NORMAL
        write(painter, words, text, weight=weight, color="text_soft" if quiet else "text")


class _LogView(QListView):
    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The newest entry has the focus at first: the oldest, Qt's choice, is out of sight."""
        by_key = event.reason() != Qt.FocusReason.MouseFocusReason
        if by_key and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)


class LogPanel(Panel):
    """`show_city(city)`: the entry that was clicked or chosen by Enter is about this city."""

    show_city = Signal(str)

    def __init__(
        self,
        controller: GameController,
        turn: "CurrentTurn | None" = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", parent)
        self._controller = controller
        self.model = LogModel(event_text, self)
        self.shown = LogFilter(self)
        self.shown.setSourceModel(self.model)
        self.choice = QComboBox()
        self.choice.setMinimumHeight(32)
        self.choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.choice.currentIndexChanged.connect(self._filter)
        self.head = QHBoxLayout()
        """Holds `choice`, unless it stands elsewhere, to save a line."""
        self.head.addWidget(self.choice)
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
        self.model.show(self._controller.game)
        seats = tuple(seat.name for seat in self._controller.game.config.players)
        if seats != self._seats:
            self._seats = seats
            self._fill_choice()

    def _scrolled(self, value: int) -> None:
        self._follows = value >= self.view.verticalScrollBar().maximum() - 4

    def _grown(self, _least: int, most: int) -> None:
        if self._follows:
            self.view.verticalScrollBar().setValue(most)

    def _choose(self, index: QModelIndex) -> None:
        city = index.data(LogRole.CITY)
        if city is not None:
            self.show_city.emit(city)

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
        self._fill_choice()
        if self._controller.has_game:
            self.model.retell(self._controller.game)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
