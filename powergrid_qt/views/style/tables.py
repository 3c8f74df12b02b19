"""Tables of values: a model, and a view that shares its width out. Most have no headings."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.style.pictures import painting

Index = QModelIndex | QPersistentModelIndex
DrawCell = Callable[[QPainter, QRectF, Any, Index], None]
CELL = Qt.ItemDataRole.UserRole
"""The value itself; its `str` is shown and read out, its `tip` is the tooltip, if it has one."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Cells(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[Sequence[object]] = ()
        self._headings: Sequence[str] = ()

    def set_rows(self, rows: Sequence[Sequence[object]], headings: Sequence[str] = ()) -> None:
        if (rows, headings) != (self._rows, self._headings):
            self.beginResetModel()
            self._rows, self._headings = rows, headings
            self.endResetModel()

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return facts of a heading: the first is to the left, those of figures to the right."""
        if orientation is Qt.Orientation.Vertical or section >= len(self._headings):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._headings[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if section else _LEFT
        return None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        nested = parent is not None and parent.isValid()
        return max(map(len, self._rows), default=0) if not nested else 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()] if index.isValid() else ()
        if index.column() >= len(row):  # the last row may be shorter
            return None
        cell = row[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(cell)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(getattr(cell, "tip", ""))
            case Qt.ItemDataRole.TextAlignmentRole if isinstance(cell, int):
                return _RIGHT
        return cell if role == CELL else None


class PlainTable(QTableView):
    """A plain table; `columns`: whole numbers are pixels, fractions are shares of the rest."""

    def __init__(self, columns: Sequence[float], row_height: int) -> None:
        super().__init__()
        self._columns = columns
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.verticalHeader().setDefaultSectionSize(row_height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_out(self._columns)

    def share_out(self, columns: Sequence[float]) -> None:
        """Share out the width at once: a header that stretches would follow too late."""
        self._columns = columns
        shares = sum(width for width in columns if type(width) is float)
        rest = self.viewport().width() - sum(columns) + shares
        edge = 0.0
        for column, width in enumerate(columns):
            left = round(edge)
            edge += rest * width / shares if type(width) is float else width
            self.setColumnWidth(column, round(edge) - left)


class _Drawn(QStyledItemDelegate):
    def __init__(self, draw: DrawCell, parent: QWidget) -> None:
        super().__init__(parent)
        self._draw = draw

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = index.data(CELL)
        if cell is not None:
            with painting(painter):
                self._draw(painter, QRectF(option.rect), cell, index)


class Figures(PlainTable):
    """A table to be read only, as high as its rows. `draw` fills an area with a cell's value."""

    def __init__(self, columns: Sequence[float], row_height: int, draw: DrawCell) -> None:
        super().__init__(columns, row_height)
        self.cells = Cells()
        self.setModel(self.cells)
        self.setItemDelegate(_Drawn(draw, self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_rows(self, rows: Sequence[Sequence[object]], headings: Sequence[str] = ()) -> None:
        self.cells.set_rows(rows, headings)
        header = self.horizontalHeader()
        header.setVisible(bool(headings))
        above = header.sizeHint().height() if headings else 0
        self.setFixedHeight(above + self.verticalHeader().defaultSectionSize() * len(rows))
