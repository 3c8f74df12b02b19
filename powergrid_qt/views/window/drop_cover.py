"""Over the window while a game or a board is dragged there: it may be dropped."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QLabel, QWidget

from powergrid_qt.app.folders import BOARD_EXTENSION, is_record_name
from powergrid_qt.views.style.controls import Overlay
from powergrid_qt.views.style.layouts import column
from powergrid_qt.views.style.lettering import BOLD, scaled_font
from powergrid_qt.views.style.theme import SPACE


class DropCover(Overlay):
    """`dropped(path)`: a file was dropped on the parent that looks like a game or a board."""

    dropped = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._label = QLabel()
        self._label.setFont(scaled_font(1.6, BOLD))
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column(self._label, into=self, margins=(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE))
        parent.setAcceptDrops(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragLeaveEvent):
            self.hide()
        elif isinstance(event, QDropEvent):  # QDragEnterEvent and QDragMoveEvent are some
            path = _dragged_file(event.mimeData())
            if path is None:
                return False
            event.acceptProposedAction()
            self._show_while(event.type() != QEvent.Type.Drop, path)
            if event.type() == QEvent.Type.Drop:
                self.dropped.emit(path)
            return True
        return super().eventFilter(watched, event)

    def _show_while(self, dragged: bool, path: Path) -> None:
        self.place()
        self._label.setText(
            self.tr("Drop the game here to open it")
            if is_record_name(path.name)
            else self.tr("Drop the board here to play on it or to look at it")
        )
        self.setVisible(dragged)
        self.raise_()


def _dragged_file(data: QMimeData) -> Path | None:
    """The first file that looks like a game or a board."""
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return next(
        (path for path in paths if is_record_name(path.name) or path.suffix == BOARD_EXTENSION),
        None,
    )
