"""Over the window while a game is dragged there: it may be dropped."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QDragLeaveEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.folders import is_record_name
from powergrid_qt.views.style.lettering import BOLD, CENTER, write
from powergrid_qt.views.style.overlay import Overlay
from powergrid_qt.views.style.theme import RADIUS, SPACE, theme


class DropCover(Overlay):
    """`dropped(path)`: a file that looks like a game was dropped on the parent. Others are not
    accepted."""

    dropped = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        parent.setAcceptDrops(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QDragLeaveEvent):
            self.hide()
        elif isinstance(event, QDropEvent):  # QDragEnterEvent and QDragMoveEvent are some
            path = _dragged_game(event.mimeData())
            if path is None:
                return False
            event.acceptProposedAction()
            self._show_while(event.type() != QEvent.Type.Drop)
            if event.type() == QEvent.Type.Drop:
                self.dropped.emit(path)
            return True
        return super().eventFilter(watched, event)

    def _show_while(self, dragged: bool) -> None:
        self.place()
        self.setVisible(dragged)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), look.color("window", 0.82))
        painter.setPen(QPen(look.color("accent"), 3, Qt.PenStyle.DashLine))
        box = QRectF(self.rect()).adjusted(2 * SPACE, 2 * SPACE, -2 * SPACE, -2 * SPACE)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        text = self.tr("Drop the game here to open it")
        write(painter, box, text, align=CENTER, scale=1.6, weight=BOLD)


def _dragged_game(data: QMimeData) -> Path | None:
    """The first file that looks like a game."""
    paths = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return next((path for path in paths if is_record_name(path.name)), None)
