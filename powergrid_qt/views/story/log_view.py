"""The list of the log's lines, which measures only those that are new."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QTableView

from powergrid_qt.models.log_model import LogFilter, LogRole
from powergrid_qt.views.story.log_lines import AROUND, LogDelegate, entry_height
from powergrid_qt.views.style.lettering import line_height
from powergrid_qt.views.style.pace import in_turn
from powergrid_qt.views.style.tables import PlainTable


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
