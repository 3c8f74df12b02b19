"""Small widgets that all screens use: buttons of each weight, panels, headings."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.style.theme import RADIUS, SPACE, map_font, text_font, theme

_BUSY_STEP_MS = 40
_BUSY_STEP_DEGREES = 24
_HEADING_SCALES = {1: 2.6, 2: 1.25, 3: 1.0}


def base_size() -> float:
    """The size of text that the system asks for, in points."""
    size = QApplication.font().pointSizeF()
    return size if size > 0 else 10.0


def keep_tab_stop(group: QButtonGroup) -> None:
    """Of buttons of which one is chosen Tab leads to that one; Qt sees to it for clicks only."""
    chosen = group.checkedButton()
    for button in group.buttons():
        stops = chosen is None or button is chosen
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)


def repolish(widget: QWidget) -> None:
    """Let the style sheet see a changed property."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


class Button(QPushButton):
    """A button of normal weight. While `busy` it shows a turning arc and takes no clicks."""

    kind = "normal"
    weight = QFont.Weight.Medium

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)  # with a text the constructor loads all that there is about icons
        self.setProperty("kind", self.kind)
        self.setFont(text_font(base_size(), self.weight))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._angle = 0
        self._turning = QTimer(self)
        self._turning.setInterval(_BUSY_STEP_MS)
        self._turning.timeout.connect(self._turn)

    def set_large(self) -> None:
        """The one button of a whole page."""
        self.setProperty("scale", "large")
        self.setFont(text_font(base_size() * 1.15, self.weight))

    def set_kind(self, kind: str) -> None:
        """Another weight at run time: `normal`, `main`, `quiet` or `danger`."""
        if kind != self.kind:
            self.kind = kind
            self.setProperty("kind", kind)
            repolish(self)
            self.update()

    @property
    def busy(self) -> bool:
        return self._turning.isActive()

    def set_busy(self, busy: bool) -> None:
        if busy:
            self._turning.start()
        else:
            self._turning.stop()
        self.setProperty("busy", busy)
        repolish(self)
        self.update()

    def _turn(self) -> None:
        self._angle = (self._angle + _BUSY_STEP_DEGREES) % 360
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if not self.busy:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self.busy and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if not self.busy:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(18.0, self.height() * 0.5)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        color = theme().color("accent_text" if self.kind == "main" else "text")
        painter.setPen(QPen(color, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(box, -self._angle * 16, 270 * 16)


class MainButton(Button):
    """What to do now."""

    kind = "main"
    weight = QFont.Weight.DemiBold


class QuietButton(Button):
    """At hand, without asking for attention."""

    kind = "quiet"


class DangerButton(Button):
    """What cannot be taken back."""

    kind = "danger"


class IconButton(QToolButton):
    """A icon as a button; its name is told by tooltip and to screen readers."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setProperty("kind", "icon")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_icon(self, icon: str) -> None:
        self._icon = icon
        self.update()

    @property
    def icon_name(self) -> str:
        return self._icon

    def name(self, text: str) -> None:
        self.setAccessibleName(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(36, 36)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        painter = QPainter(self)
        alpha = 1.0 if self.isEnabled() else 0.35
        box = QRectF(0, 0, 20, 20)
        box.moveCenter(QRectF(self.rect()).center())
        draw_icon(painter, box, self._icon, theme().color("text", alpha))


class Heading(QLabel):
    """A title; `level` 1 is a page's, 2 a panel's, 3 a group's."""

    def __init__(self, text: str = "", level: int = 2, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        size = base_size() * _HEADING_SCALES[level]
        bold = QFont.Weight.Bold if level == 1 else QFont.Weight.DemiBold
        self.setFont(map_font(size, bold) if level == 1 else text_font(size, bold))


class SoftLabel(QLabel):
    """Text in the second row of attention."""

    def __init__(self, text: str = "", scale: float = 0.95, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFont(text_font(base_size() * scale))
        self.setProperty("kind", "soft")

    def set_warning(self, warning: bool) -> None:
        self.setProperty("kind", "warning" if warning else "soft")
        repolish(self)


class Panel(QFrame):
    """A rounded card with an optional title; its content goes into `body`."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading(title, 2)
        self.heading.setVisible(bool(title))
        self.body = QVBoxLayout()
        self.body.setSpacing(SPACE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * SPACE, SPACE + 6, 2 * SPACE, SPACE + 8)
        layout.setSpacing(SPACE)
        layout.addWidget(self.heading)
        layout.addLayout(self.body, 1)

    def set_title(self, title: str) -> None:
        self.heading.setText(title)
        self.heading.setVisible(bool(title))
        self.setAccessibleName(title)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        paint_card(painter, QRectF(self.rect()))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()


def paint_card(painter: QPainter, rect: QRectF, line: QColor | None = None) -> None:
    """A panel's ground: a sheet with a thin line and a little shadow below it."""
    look = theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.save()
    # The sheet covers the rest of the shadow, and large soft shapes take long to paint.
    lower = rect.adjusted(0, rect.height() - 2 * RADIUS, 0, RADIUS)
    painter.setClipRect(lower, Qt.ClipOperation.IntersectClip)
    for grow, alpha in ((0.0, 0.30), (1.0, 0.18)):
        painter.setBrush(look.color("shadow", alpha))
        painter.drawRoundedRect(rect.adjusted(0.5, 2 + grow, -0.5, -1 + grow), RADIUS, RADIUS)
    painter.restore()
    painter.setBrush(look.color("panel"))
    painter.setPen(QPen(line or look.color("panel_line"), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -2.5), RADIUS, RADIUS)
