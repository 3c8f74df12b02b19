"""Who decides for a seat: a human, here or at another machine, or a level of computer players, each
with a sentence about it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid_qt.engine.config import HUMAN, REMOTE
from powergrid_qt.models.seats import EMPTY
from powergrid_qt.views.style.lettering import MEDIUM, line_height, text_width, write
from powergrid_qt.views.style.tables import Index
from powergrid_qt.views.style.theme import theme
from powergrid_qt.words.names import kind_name, kind_sentence

_EDGE = 10.0
_SENTENCE_SCALE = 0.9
_SENTENCE = Qt.ItemDataRole.UserRole + 1


class KindBox(QComboBox):
    """The data of its items are the kinds. A turn of the wheel over it changes nothing: that is
    too easily done by chance."""

    def __init__(
        self, levels: Sequence[str], parent: QWidget | None = None, *, to_come: bool = True
    ) -> None:
        """`to_come`: whether the game has not begun, so that somebody elsewhere may take the seat,
        or nobody."""
        super().__init__(parent)
        human = kind_name(HUMAN)
        self._add(human[:1].upper() + human[1:], HUMAN, kind_sentence(HUMAN))
        if to_come:
            self._add(self.tr("Elsewhere"), REMOTE, kind_sentence(REMOTE))
        for level in levels:
            text = self.tr("Computer: {level}").format(level=kind_name(level))
            self._add(text[:1].upper() + text[1:], level, kind_sentence(level))
        if to_come:
            self._add(self.tr("Nobody"), EMPTY, "")
        self.currentIndexChanged.connect(self._show_sentence)
        self._show_sentence()

    def _add(self, text: str, kind: str, sentence: str) -> None:
        self.addItem(text, kind)
        row = self.count() - 1
        self.setItemData(row, sentence, _SENTENCE)
        self.setItemData(row, sentence, Qt.ItemDataRole.AccessibleDescriptionRole)

    def showPopup(self) -> None:
        """The list is as wide as its longest sentence, whatever the width of the box. Qt makes a
        list with the first word about it, so that is left until somebody opens it."""
        if not isinstance(self.itemDelegate(), _TwoLines):
            self.setItemDelegate(_TwoLines(self))
        sentences = [str(self.itemData(row, _SENTENCE)) for row in range(self.count())]
        widest = max(text_width(sentence, _SENTENCE_SCALE) for sentence in sentences)
        self.view().setMinimumWidth(round(widest + 4 * _EDGE))
        super().showPopup()

    def choose(self, kind: str) -> None:
        self.setCurrentIndex(self.findData(kind))

    def _show_sentence(self) -> None:
        sentence = str(self.currentData(_SENTENCE) or "")
        self.setToolTip(sentence)
        self.setAccessibleDescription(sentence)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _TwoLines(QStyledItemDelegate):
    """The name, and below it the sentence, if there is one."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = line_height() + (line_height(_SENTENCE_SCALE) if index.data(_SENTENCE) else 0)
        return QSize(0, max(34, round(lines + 12)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(2, 1, -2, -1)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("accent", 0.16))
            painter.drawRoundedRect(box, 6, 6)
        words = box.adjusted(_EDGE, 4, -_EDGE, -4)
        sentence = str(index.data(_SENTENCE) or "")
        if sentence:
            below = QRectF(words)
            below.setTop(words.bottom() - line_height(_SENTENCE_SCALE))
            write(painter, below, sentence, scale=_SENTENCE_SCALE, color="text_soft")
            words.setBottom(below.top())
        write(painter, words, str(index.data(Qt.ItemDataRole.DisplayRole)), weight=MEDIUM)
        painter.restore()
