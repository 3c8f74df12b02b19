"""Small widgets that all screens use, buttons of each weight, panels, headings; and words for those
who listen or ask what cannot be done."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, SignalInstance
from PySide6.QtGui import QColor, QFont, QIcon, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QToolTip,
    QWidget,
)

from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.style.keys import CONFIRMING, PressedByReturn
from powergrid_qt.views.style.layouts import column
from powergrid_qt.views.style.pictures import draw_box, picture
from powergrid_qt.views.style.svg import icon as themed_icon
from powergrid_qt.views.style.theme import RADIUS, SPACE, map_font, text_font, theme

Press = Callable[..., object] | SignalInstance
"""What a click on a button does: call something, or tell it by another signal."""
_BUSY_STEP_MS = 40
_BUSY_STEP_DEGREES = 24
USUAL, LARGEST_ASKED, LARGEST_USUAL = 10.0, 11.0, 12.0
"""In points: what is measured in pixels is meant for the first, and has room up to the last. What
is larger than the second somebody has chosen: most systems ask for less."""
_HEADING_SCALES = {1: 2.6, 2: 1.25, 3: 1.0}


def base_size() -> float:
    """The size of text that the system asks for, in points."""
    size = QApplication.font().pointSizeF()
    return size if size > 0 else 10.0


def has_large_text() -> bool:
    """Whether text is larger than what is measured in pixels has room for."""
    return base_size() > LARGEST_USUAL


def text_growth() -> float:
    """How much larger than usual figures and names may be that are measured in pixels, as far as
    they have room; never smaller."""
    return base_size() / USUAL if base_size() > LARGEST_ASKED else 1.0


def grown(pixels: float, room: float) -> float:
    """The size of figures that are measured in pixels: larger with the text, as far as there is
    room, and never smaller."""
    return max(pixels, min(pixels * text_growth(), room))


def grown_with_text(pixels: float) -> int:
    """Return a measure that is meant for usual text, grown with larger text."""
    return round(pixels * max(1.0, base_size() / LARGEST_USUAL))


def keep_tab_stop(group: QButtonGroup) -> None:
    """Let Tab lead to the chosen one of these buttons only; Qt sees to that for clicks only."""
    chosen = group.checkedButton()
    for button in group.buttons():
        stops = chosen is None or button is chosen
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)


def set_style_property(widget: QWidget, name: str, value: object) -> None:
    """Give the style sheet another property to go by, if it is another: that takes Qt a while, and
    what was not styled yet will be."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            widget.style().unpolish(widget)
            widget.style().polish(widget)


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have screen readers say something."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # hundreds of names

    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class Button(PressedByReturn, QPushButton):
    """A button of normal weight. `tip`: what its tooltip says; `press`: what a click does."""

    kind = "normal"
    weight = QFont.Weight.Medium

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        kind: str = "",
        tip: str = "",
        press: Press | None = None,
    ) -> None:
        """`kind`: one of those that `set_kind` takes."""
        super().__init__(parent)
        self.setText(text)  # with a text the constructor loads all that there is about icons
        self.kind = kind or self.kind
        self.setToolTip(tip)
        if press is not None:
            self.clicked.connect(press)
        self.setProperty("kind", self.kind)
        self.setFont(text_font(base_size(), self.weight))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_large(self) -> None:
        """Make it large, as the one button of a whole page."""
        self.setProperty("scale", "large")
        self.setFont(text_font(base_size() * 1.15, self.weight))

    def set_kind(self, kind: str) -> None:
        """Be `normal`, `main`, `quiet`, `segment`, or `danger` for what cannot be taken back."""
        self.kind = kind
        set_style_property(self, "kind", kind)


class MainButton(Button):
    """What to do now. While `busy` it shows a turning arc and takes no clicks."""

    kind = "main"
    weight = QFont.Weight.DemiBold

    def __init__(self, text: str = "", *, tip: str = "", press: Press | None = None) -> None:
        super().__init__(text, tip=tip, press=press)
        self._angle = 0
        self._turning = QTimer(self, interval=_BUSY_STEP_MS)
        self._turning.timeout.connect(self._turn)

    @property
    def busy(self) -> bool:
        return self._turning.isActive()

    def set_busy(self, busy: bool) -> None:
        if busy:
            self._turning.start()
        else:
            self._turning.stop()
            self.setIcon(QIcon())

    def _turn(self) -> None:
        self._angle = (self._angle + _BUSY_STEP_DEGREES) % 360
        self.setIcon(QIcon(picture(self._draw_arc, self.iconSize())))

    def _draw_arc(self, painter: QPainter, box: QRectF) -> None:
        ink = theme().color("accent_text" if self.kind == "main" else "text")
        painter.setPen(QPen(ink, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(box.adjusted(1.1, 1.1, -1.1, -1.1), -self._angle * 16, 270 * 16)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.busy:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.busy and event.key() in CONFIRMING:
            event.accept()
        else:
            super().keyPressEvent(event)


class QuietButton(Button):
    """A button that is at hand without asking for attention."""

    kind = "quiet"


class IconButton(PressedByReturn, QToolButton):
    """An icon as a button; its name is told by tooltip and to screen readers."""

    def __init__(
        self,
        icon: str,
        parent: QWidget | None = None,
        *,
        name: str = "",
        press: Press | None = None,
    ) -> None:
        super().__init__(parent)
        if press is not None:
            self.clicked.connect(press)
        self.setProperty("kind", "icon")
        self.setIconSize(QSize(20, 20))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_icon(icon)
        self.set_name(name)

    def sizeHint(self) -> QSize:
        return QSize(36, 36)

    def set_icon(self, icon: str) -> None:
        self.icon_name = icon
        self.setIcon(themed_icon(icon))

    def set_name(self, name: str) -> None:
        self.setAccessibleName(name)
        self.setToolTip(name)


def open_below(button: QWidget, menu: QMenu) -> None:
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))


class PlainLabel(QLabel):
    """A label that shows words as they are, never as HTML: names are among them."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


class Heading(PlainLabel):
    """A title; `level` 1 is a page's, 2 a panel's, 3 a group's."""

    def __init__(self, text: str = "", level: int = 2, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        size = base_size() * _HEADING_SCALES[level]
        bold = QFont.Weight.Bold if level == 1 else QFont.Weight.DemiBold
        self.setFont(map_font(size, bold) if level == 1 else text_font(size, bold))


class Label(PlainLabel):
    """A label; `scale`: its text's, in terms of the system's size; `kind`: for the style sheet."""

    def __init__(
        self,
        text: str = "",
        scale: float = 1.0,
        weight: QFont.Weight = QFont.Weight.Normal,
        *,
        kind: str = "",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.setFont(text_font(base_size() * scale, weight))
        self.setProperty("kind", kind)
        self.setWordWrap(wrap)


class SoftLabel(Label):
    """Text in the second row of attention."""

    def __init__(
        self,
        text: str = "",
        scale: float = 0.95,
        *,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, scale, kind="soft", wrap=wrap, parent=parent)

    def set_warning(self, warning: bool) -> None:
        set_style_property(self, "kind", "warning" if warning else "soft")


class Panel(QFrame):
    """A rounded card with an optional title; its content goes into `body`."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.heading = Heading()
        self.body = column(spacing=SPACE)
        self.around = column(
            *(self.heading, (self.body, 1)),
            into=self,
            spacing=SPACE,
            margins=(2 * SPACE - 1, SPACE + 5, 2 * SPACE - 1, SPACE + 6),
        )
        self.set_title(title)

    def set_title(self, title: str) -> None:
        self.heading.setText(title)
        self.heading.setVisible(bool(title))
        self.setAccessibleName(title)


def paint_card(painter: QPainter, rect: QRectF, line: QColor | None = None) -> None:
    """A panel's ground: a sheet with a thin line and a little shadow below it."""
    look = theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    # The sheet covers the rest of the shadow, and large soft shapes take long to paint.
    lower = rect.adjusted(0, rect.height() - 2 * RADIUS, 0, RADIUS)
    painter.setClipRect(lower, Qt.ClipOperation.IntersectClip)
    for grow, alpha in ((0.0, 0.30), (1.0, 0.18)):
        soft = rect.adjusted(0.5, 2 + grow, -0.5, -1 + grow)
        draw_box(painter, soft, RADIUS, look.color("shadow", alpha))
    painter.restore()
    sheet = rect.adjusted(0.5, 0.5, -0.5, -2.5)
    draw_box(painter, sheet, RADIUS, look.color("panel"), line or look.color("panel_line"))


class MenuButton(IconButton):
    """The button that opens the program's menu."""

    def __init__(self) -> None:
        super().__init__("menu")
        self.set_name(self.tr("Menu (Alt+M)"))
        self.setShortcut("Alt+M")

    def open(self, menu: QMenu) -> None:
        """Open this menu from now on."""
        self.clicked.connect(lambda: menu.popup(self.mapToGlobal(QPoint(0, self.height() + SPACE))))


def answer_at(widget: QWidget, text: str, area: QRect | None = None) -> None:
    """Tell below what was clicked, or a part of it, why nothing has come of it, until the pointer
    leaves it; an empty text: something has. (Not before the mouse button is let go: that closes a
    tooltip.)"""
    place = widget.rect() if area is None else area
    at = widget.mapToGlobal(QPoint(place.center().x(), place.bottom()))
    if text:
        QToolTip.showText(at, plain_tip(text), widget, place)


class Overlay(QFrame):
    """Hidden until it is needed; `place` is called when it appears and, while it is there, whenever
    the parent's size changes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        parent.installEventFilter(self)
        self.hide()

    @property
    def host(self) -> QWidget:
        """The widget that it lies over."""
        host = self.parentWidget()
        assert host is not None
        return host

    def place(self) -> None:
        self.setGeometry(self.host.rect())

    def appear(self) -> None:
        self.place()
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        resized = event.type() == QEvent.Type.Resize and watched is self.parentWidget()
        if resized and not self.isHidden():
            self.place()
        return super().eventFilter(watched, event)


def fade_in(widget: QWidget, milliseconds: int) -> None:
    """Let it come out of nothing. The effect goes with the end: without it painting is faster."""
    from PySide6.QtCore import QEasingCurve, QPropertyAnimation  # many names, and seldom
    from PySide6.QtWidgets import QGraphicsOpacityEffect

    effect = QGraphicsOpacityEffect(widget)
    widget.setGraphicsEffect(effect)
    fade = QPropertyAnimation(effect, b"opacity", effect)
    fade.setDuration(milliseconds)
    fade.setStartValue(0.0)
    fade.setEndValue(1.0)
    fade.setEasingCurve(QEasingCurve.Type.OutCubic)
    fade.finished.connect(lambda: effect.setEnabled(False))
    fade.start()
