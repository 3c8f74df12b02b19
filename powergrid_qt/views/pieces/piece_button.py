"""What cards and tokens have in common where they can be clicked."""

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from powergrid_qt.views.style.keys import PressedByReturn

BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class PieceButton(PressedByReturn, QAbstractButton):
    """A piece that is painted from its look: a value that says all that is to be seen. It can be
    pressed while it is not lit too: whoever wants to know is told why nothing happens."""

    pointed = Signal(bool)
    """The pointer has come (or gone)."""
    reached = Signal(bool)
    """The focus has come, by a key or not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted anew when the pointer comes
        self.look: object = None
        self.hide()  # until there is something to be seen
        self._lit = False

    def show_look(self, look: object, *, lit: bool) -> None:
        """`lit`: a click now does something."""
        if lit != self._lit:
            self._lit = lit
            self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
        if look != self.look:
            self.look = look
            self.show()
            self.update()

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        """What the rules are asked about, the nearest first."""
        return ()

    def _painter(self) -> QPainter:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return painter

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(event.reason() in BY_KEY)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """It is one click: the second half would put back what the first one has chosen."""
