"""All players below each other; the one to move is unmistakable."""

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QHelpEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from powergrid_qt.app.controller import GameController
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.models.players import FACTS, Index, PlayersModel
from powergrid_qt.views.players.player_card import (
    HIGHEST,
    HIGHEST_LINE,
    LINE_WIDTH,
    LOWEST,
    LOWEST_LINE,
    MARGIN,
    USUAL,
    USUAL_LINE,
    WITH_CARDS,
    PlayerCard,
)
from powergrid_qt.views.style.controls import grown_with_text
from powergrid_qt.views.style.layouts import QWIDGETSIZE_MAX
from powergrid_qt.views.style.pictures import painting

GAP = 5
NAME_HEIGHT = 17
COUNT_MS, GLOW_MS = 280, 900
REST_MS = 150
"""A pointer that only passes by is faster."""
NOBODY = -1


class PlayerDelegate(QStyledItemDelegate):
    """Paints the cards; their details are told in tooltips."""

    def __init__(self, panel: "PlayersPanel") -> None:
        super().__init__(panel)
        self._panel = panel
        self.painted: dict[int, PlayerCard] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._panel.step

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        panel, row = self._panel, index.row()
        assert panel.players.state is not None
        box = QRectF(panel.without_gaps(option.rect, row))
        card = PlayerCard(
            index.data(FACTS), panel.players.state, box, panel.money[row], panel.glow(row)
        )
        with painting(painter):
            card.paint(painter)
        self.painted[row] = card

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        if event.type() != QEvent.Type.ToolTip or index.row() not in self.painted:
            return super().helpEvent(event, view, option, index)
        tip = self.painted[index.row()].tip_at(QPointF(event.pos()))
        QToolTip.showText(event.globalPos(), plain_tip(tip), view)
        return True


class PlayersPanel(QListView):
    """All cards are equally high, and all are seen, unless it has to scroll."""

    pointed = Signal(int)
    """The pointer rests on the card of this row; `NOBODY`: on none any more."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.animated = True
        """Off: figures change at once."""
        self._narrow = self._scrolls = False
        self._most = QWIDGETSIZE_MAX
        self.players = PlayersModel(self)
        self.money: list[int | None] = []
        """The figures on the cards: they count up or down to the real ones."""
        self._counts: dict[int, tuple[int, int]] = {}
        self._counting = QVariantAnimation(self, duration=COUNT_MS, startValue=0.0, endValue=1.0)
        self._counting.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._counting.valueChanged.connect(self._count)
        self._welcomed = -1
        self._glow = QVariantAnimation(self, duration=GLOW_MS, startValue=1.0, endValue=0.0)
        self._glow.valueChanged.connect(lambda: self.update(self.players.index(self._welcomed)))
        self.setObjectName("players")
        self.setAccessibleName(self.tr("Players"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setModel(self.players)
        self.delegate = PlayerDelegate(self)
        self.setItemDelegate(self.delegate)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._under_pointer = NOBODY
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(lambda: self.pointed.emit(self._under_pointer))
        self.setMouseTracking(True)
        self.entered.connect(lambda index: self._come_to(index.row()))
        controller.changed.connect(self.refresh)
        self.refresh()

    def _come_to(self, row: int) -> None:
        self._under_pointer = row
        self._rest.start()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._rest.stop()
        self.pointed.emit(NOBODY)

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """All are seen: a click must not move them, whatever heights they had a moment ago."""
        if self._scrolls:
            super().scrollTo(index, hint)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._scrolls:
            super().wheelEvent(event)
        else:
            event.ignore()

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        return ("power",)

    # -- sizes --------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        return self.players.rowCount()

    @property
    def _columns(self) -> int:
        return self._columns_of_lines if self._narrow else 1

    @property
    def _columns_of_lines(self) -> int:
        """They stand in pairs where there is room."""
        return 2 if self.width() >= 2 * grown_with_text(LINE_WIDTH) else 1

    @property
    def _rows(self) -> int:
        return -(-self.count // self._columns)

    @property
    def step(self) -> QSize:
        """The size of a card with the gap below it."""
        highest = grown_with_text(HIGHEST_LINE if self._narrow else HIGHEST)
        high = min((self.height() + GAP) // max(self._rows, 1), highest + GAP)
        if self._scrolls:
            high = min(self.height(), grown_with_text(LOWEST)) + GAP
        # Qt breaks a line that would touch the edge.
        return QSize((self.viewport().width() - 1) // self._columns, high)

    def without_gaps(self, area: QRect, row: int) -> QRect:
        """What a card covers of its place in the list."""
        if self._columns == 1:
            return area.adjusted(0, 0, 0, -GAP)
        half = (GAP + 1) // 2
        return area.adjusted(half * (row % 2), 0, -half * (1 - row % 2), -GAP)

    def set_narrow(self, narrow: bool) -> None:
        """A line of figures for each player."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._flow()
            self._limit()
            self.updateGeometry()
            self.scheduleDelayedItemsLayout()

    def set_scrolling(self, scrolls: bool) -> None:
        """Where there is no room for all, whole cards of some say more than slices of all."""
        if scrolls != self._scrolls:
            self._scrolls = scrolls
            policy = Qt.ScrollBarPolicy
            self.setVerticalScrollBarPolicy(
                policy.ScrollBarAsNeeded if scrolls else policy.ScrollBarAlwaysOff
            )
            self.updateGeometry()
            self.scheduleDelayedItemsLayout()
            self._show_current()

    def _show_current(self) -> None:
        for row, facts in enumerate(self.players.players):
            if facts.current:
                self.scrollTo(self.players.index(row))

    def take_at_most(self, height: int) -> None:
        """Leave the rest to others; all cards can be read even so."""
        self._most = height
        self._limit()

    def _limit(self) -> None:
        if not self.count:
            return
        if self._columns > 1:
            self.setMaximumHeight(self.sizeHint().height())
        else:
            highest = self.count * (grown_with_text(HIGHEST) + GAP) - GAP
            self.setMaximumHeight(min(highest, max(self._most, self.lowest)))

    def _flow(self) -> None:
        paired = self._columns > 1
        if paired != self.isWrapping():
            self.setWrapping(paired)
            self.setFlow(QListView.Flow.LeftToRight if paired else QListView.Flow.TopToBottom)
            self._limit()
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._flow()
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # lines in pairs do not see to that by themselves

    def updateGeometries(self) -> None:
        """All are seen: nothing scrolls, though Qt counts the gap below the last one, too."""
        super().updateGeometries()
        if self._scrolls:
            return
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setRange(0, 0)

    def sizeHint(self) -> QSize:
        if self._narrow:
            return QSize(120, self._rows * (grown_with_text(USUAL_LINE) + GAP) - GAP)
        return QSize(400, self.count * (grown_with_text(USUAL) + GAP) - GAP)

    def minimumSizeHint(self) -> QSize:
        if self._scrolls:
            return QSize(300, grown_with_text(LOWEST_LINE))
        return QSize(120, self.all_lines) if self._narrow else QSize(300, self.lowest)

    @property
    def all_lines(self) -> int:
        """The height in which a line of figures for each can be read."""
        rows = -(-self.count // self._columns_of_lines)
        return rows * (grown_with_text(LOWEST_LINE) + GAP) - GAP

    @property
    def lowest(self) -> int:
        """The height in which all players can still be read."""
        return self.count * (grown_with_text(LOWEST) + GAP) - GAP

    @property
    def barest(self) -> int:
        """The height in which everybody's name is still whole."""
        return self.count * (grown_with_text(NAME_HEIGHT) + GAP) - GAP

    @property
    def enough(self) -> int:
        """The height in which everybody's plants are whole cards."""
        return self.count * (grown_with_text(WITH_CARDS) + GAP) - GAP

    def card_area(self, row: int) -> QRect:
        return self.without_gaps(self.visualRect(self.players.index(row)), row)

    def shelf(self, row: int) -> QRect:
        """Where a new card comes to lie, more or less."""
        area = self.card_area(row)
        height = area.height() // 2
        left, top = area.left() + int(MARGIN) + 4, area.bottom() - height - 4
        return QRect(left, top, round(height * 1.3), height)

    # -- what is shown ------------------------------------------------------------------------

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        controller, count = self._controller, self.count
        self.players.set_game(
            controller.game, controller.viewer, nothing_hidden=controller.nothing_hidden
        )
        self._counting.stop()
        before, self.money = self.money, [facts.money for facts in self.players.players]
        opens = any(facts.company is not None for facts in self.players.players)
        cursor = Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(cursor)
        if self.count != count:
            self._rest.stop()  # another game, which may lack the row under the pointer
            self._limit()
            self.updateGeometry()
        elif self.animated and self.isVisible():
            self._count_from(before)
        self._show_current()

    def _count_from(self, before: list[int | None]) -> None:
        self._counts = {
            row: (old, new)
            for row, (old, new) in enumerate(zip(before, self.money, strict=True))
            if old is not None and new is not None and old != new
        }
        if self._counts:
            self._count(0.0)
            self._counting.start()

    def _count(self, share: float) -> None:
        for row, (old, new) in self._counts.items():
            self.money[row] = round(old + (new - old) * share)
            self.update(self.players.index(row))

    def welcome(self, row: int) -> None:
        """Light up a player's card for a moment: something was won. A card that still glows for
        something before is dark again."""
        self._glow.stop()
        self.update(self.players.index(self._welcomed))
        self._welcomed = row
        self._glow.start()

    def glow(self, row: int) -> float:
        running = self._glow.state() == QVariantAnimation.State.Running
        return float(self._glow.currentValue()) if running and row == self._welcomed else 0.0
