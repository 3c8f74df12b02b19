"""What is kept of a page or a dialog that is made anew."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QWidget,
)


class Kept:
    """What somebody would miss of a page or dialog that is made anew: half-typed words, how far it
    is scrolled, which tab and which row are chosen, where the focus is. Taken from one, given to
    another that is made of the same parts."""

    def __init__(self, page: QWidget) -> None:
        self._words = [field.text() for field in page.findChildren(QLineEdit)]
        self._texts = [field.toPlainText() for field in page.findChildren(QPlainTextEdit)]
        self._tabs = [bar.currentIndex() for bar in page.findChildren(QTabBar)]
        parts = page.findChildren(QWidget)
        self._parts, focused = len(parts), page.focusWidget()
        self._focused = parts.index(focused) if focused in parts else None
        self._rows = [view.currentIndex().row() for view in page.findChildren(QListView)]
        self._scrolled = [(bar.value(), bar.maximum()) for bar in _scroll_bars(page)]

    def give_to(self, page: QWidget) -> None:
        for field, words in zip(page.findChildren(QLineEdit), self._words, strict=False):
            if field.text() != words:
                field.setText(words)
        for area, text in zip(page.findChildren(QPlainTextEdit), self._texts, strict=False):
            if area.toPlainText() != text:
                area.setPlainText(text)
        for bar, tab in zip(page.findChildren(QTabBar), self._tabs, strict=False):
            bar.setCurrentIndex(tab)
        for view, row in zip(page.findChildren(QListView), self._rows, strict=False):
            view.setCurrentIndex(view.model().index(row, 0))
        parts = page.findChildren(QWidget)
        if self._focused is not None and len(parts) == self._parts:  # else it may be another one
            parts[self._focused].setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, page, lambda: self._scroll(page))  # once it is laid out

    def _scroll(self, page: QWidget) -> None:
        """To the same place; the end is elsewhere in other words."""
        for bar, (value, end) in zip(_scroll_bars(page), self._scrolled, strict=False):
            if end:
                bar.setValue(bar.maximum() if value == end else value)


def _scroll_bars(page: QWidget) -> list[QScrollBar]:
    areas = page.findChildren(QAbstractScrollArea)
    return [bar for area in areas for bar in (area.horizontalScrollBar(), area.verticalScrollBar())]
