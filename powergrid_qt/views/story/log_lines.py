"""The lines of the log: how each is drawn, and how high it is."""

import functools

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from powergrid_qt.models.log_model import HEADINGS, LogEntry, LogKind, LogRole, When
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.story.charts import BADGE, draw_badge
from powergrid_qt.views.style.lettering import BOLD, NORMAL, Align, line_height, scaled_font, write
from powergrid_qt.views.style.pictures import draw_box, draw_disc, square_around
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.tables import Index
from powergrid_qt.views.style.theme import theme

MARK = 12.0
INDENT = 20.0
SIGN = 14.0
"""The size of the light bulb of a reason."""
COMMENT_SIGN = 16.0
REASON_INDENT = INDENT + SIGN + 6
REASON_SCALE = 0.92
COMING = 0.7
"""How opaque entries are that are still to come."""
STRIPE = 2.0
"""The width of the mark at the left of the present move."""
LOUD = (LogKind.STEP, LogKind.END)
QUIET = (LogKind.BID, LogKind.AUTOMATIC, LogKind.IDLE, LogKind.REASON, LogKind.TABLE)
AROUND = 9
"""The space above and below a line."""
WRAPPED = int(Align.AlignTop) | int(Qt.TextFlag.TextWordWrap)


class LogDelegate(QStyledItemDelegate):
    """Headings in bold with a line, events with their player's shape. Long entries take as many
    lines as they need."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, entry_height(index, option.rect.width()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = inner(QRectF(option.rect))
        entry: LogEntry = index.data(LogRole.ENTRY)
        badge, when = index.data(LogRole.BADGE), index.data(LogRole.WHEN)
        self._paint_ground(painter, box, option, present=when is When.PRESENT)
        if entry.kind == LogKind.SAID:
            draw_box(painter, box.adjusted(-2, 1, 0, -1), 6, theme().color("focus", 0.09))
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
            ink = "warning" if entry.kind == LogKind.ALARM else "text"
            painter.setPen(theme().color("text_soft" if entry.kind in QUIET else ink))
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
            draw_icon(painter, sign, "hint", "lit")
            return
        if kind in (LogKind.COMMENT, LogKind.SAID):
            sign = QRectF(box.left(), middle - COMMENT_SIGN / 2, COMMENT_SIGN, COMMENT_SIGN)
            draw_icon(painter, sign, "comment", "focus")
            return
        mark = QRectF(box.left() + 2, middle - MARK / 2, MARK, MARK)
        if entry.color is not None or kind == LogKind.MOVE:
            draw_house(painter, mark, entry.color)  # without a colour: the Trust's
        else:
            color, side = ("accent", 8.0) if kind in LOUD else ("text_soft", 4.0)
            draw_disc(painter, square_around(mark.center(), side), theme().color(color, 0.8))
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
            strong = state & QStyle.StateFlag.State_Selected
            draw_box(painter, box, 6, theme().color("accent", 0.16 if strong else 0.08))
        if state & QStyle.StateFlag.State_HasFocus:
            inside = box.adjusted(1, 1, -1, -1)
            draw_box(painter, inside, 6, line=theme().color("focus"), width=2)


def inner(box: QRectF) -> QRectF:
    """Return the area of a row without the space between it and the scroll bar."""
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
    """Return how high words are in lines of this width."""
    metrics = QFontMetrics(scaled_font(scale, weight))
    if "\n" not in text and metrics.horizontalAdvance(text) < width:
        return metrics.height()  # most have one line, and are not laid out for that
    return metrics.boundingRect(QRect(0, 0, max(width, 40), 1000), WRAPPED, text).height()
