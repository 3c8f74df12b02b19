"""Widgets side by side in as many rows as there is height for. Where they are too many even for
that the rows scroll sideways, without a bar."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from powergrid_qt.views.turn.buttons import LOW, PanelButton

ARROW = 28


class Rows(QWidget):
    """Fills row after row from the left, all in the middle of the height that there is; never
    more than `most` rows, which then ask for more width. `changed`: for another size."""

    changed = Signal()

    def __init__(self, *, spacing: int) -> None:
        super().__init__()
        self._spacing, self.most = spacing, 1
        self._widgets: list[QWidget] = []

    def insert(self, place: int, widget: QWidget) -> None:
        self._widgets.insert(place, widget)
        widget.setParent(self)
        widget.show()

    def remove(self, widget: QWidget) -> None:
        self._widgets.remove(widget)
        widget.hide()
        widget.deleteLater()

    def sizeHint(self) -> QSize:  # noqa: N802
        """All in one row."""
        shown = self._shown()
        return QSize(self._width(shown), max((_size(one).height() for one in shown), default=0))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As narrow as the number of rows allows."""
        shown = self._shown()
        width = max((_size(one).width() for one in shown), default=0)
        rows = self._broken(shown, width)
        while len(rows) > self.most:
            width = min(self._width([*row, after[0]]) for row, after in pairwise(rows))
            rows = self._broken(shown, width)
        return QSize(width, 0)

    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._widgets if not widget.isHidden()]

    def _width(self, row: Sequence[QWidget]) -> int:
        gaps = self._spacing * max(0, len(row) - 1)
        return sum(_size(widget).width() for widget in row) + gaps

    def _broken(self, widgets: Sequence[QWidget], width: int) -> list[list[QWidget]]:
        """In rows of at most this width."""
        rows: list[list[QWidget]] = []
        for widget in widgets:
            if rows and self._width([*rows[-1], widget]) <= width:
                rows[-1].append(widget)
            else:
                rows.append([widget])
        return rows

    def arrange(self) -> None:
        rows = self._broken(self._shown(), self.width())
        heights = [max(_size(widget).height() for widget in row) for row in rows]
        used = sum(heights) + self._spacing * (len(rows) - 1)
        top = (self.height() - used) // 2
        for row, height in zip(rows, heights, strict=True):
            left = 0
            for widget in row:
                size = _size(widget)
                place = QPoint(left, top + (height - size.height()) // 2)
                widget.setGeometry(QRect(place, size))
                left += size.width() + self._spacing
            top += height + self._spacing

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # one of them wants another size
            self.changed.emit()
        return done


def _size(widget: QWidget) -> QSize:
    least, most = widget.minimumSize(), widget.maximumSize()
    return widget.sizeHint().expandedTo(least).boundedTo(most)


def _arrow(icon: str, parent: QWidget) -> PanelButton:
    """For the mouse only: with the keyboard one goes from thing to thing."""
    arrow = PanelButton(icon, parent=parent)
    arrow.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return arrow


class ScrollRow(QScrollArea):
    """The wheel scrolls it, and what gets the focus comes into view. Arrows have room of their
    own at both ends: they cover nothing."""

    def __init__(
        self,
        *,
        spacing: int = 6,
        height: int = LOW,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._row_height, self._spacing = height, spacing
        self._widgets: list[QWidget] = []
        self.inner = Rows(spacing=spacing)
        self.setWidget(self.inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.set_rows(1)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName("scrollRow")
        self.inner.setObjectName("scrollRowInner")
        self.setStyleSheet("#scrollRow, #scrollRowInner { background: transparent; }")
        self.viewport().setAutoFillBackground(False)
        self.arrows = (_arrow("left", self), _arrow("right", self))
        for arrow, direction in zip(self.arrows, (-1, 1), strict=True):
            arrow.clicked.connect(lambda _=False, direction=direction: self._scroll(direction))
        bar = self.horizontalScrollBar()
        bar.valueChanged.connect(self._renew_arrows)
        bar.rangeChanged.connect(self._renew_arrows)
        self.inner.changed.connect(self._content_changed)
        self._renew_arrows()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)

    def set_rows(self, rows: int) -> None:
        """How many rows there may be; the height is the same however many there are."""
        self.inner.most = rows
        self.setFixedHeight(rows * self._row_height + (rows - 1) * self._spacing)

    def insert(self, place: int, widget: QWidget) -> None:
        self.inner.insert(place, widget)

    def remove(self, widget: QWidget) -> None:
        self.inner.remove(widget)

    def show_widgets(self, widgets: Sequence[QWidget]) -> None:
        """These instead of what was there."""
        for old in self._widgets:
            self.remove(old)
        self._widgets = list(widgets)
        for place, widget in enumerate(widgets):
            self.insert(place, widget)
        self._content_changed()

    def _content_changed(self) -> None:
        self.updateGeometry()
        around = self.parentWidget()
        layout = None if around is None else around.layout()
        if layout is not None:
            layout.activate()  # at once: else arrows would flash up until there is room
        self._make_room_for_arrows()
        self.inner.arrange()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.inner.sizeHint().width(), self.maximumHeight())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(60, self.maximumHeight())

    @property
    def scrolls(self) -> bool:
        """Whether not everything is seen at once."""
        return self.inner.minimumSizeHint().width() > self.width()

    def _make_room_for_arrows(self) -> None:
        room = ARROW if self.scrolls else 0
        if self.viewportMargins().left() != room:
            self.setViewportMargins(room, 0, room, 0)
        self._renew_arrows()

    def _focus_changed(self) -> None:
        # The widgets that the signal names may be on their way out: they are not asked for.
        now = QApplication.focusWidget()
        if now is not None and self.inner.isAncestorOf(now):
            self.ensureWidgetVisible(now, 24, 0)

    def _scroll(self, direction: int) -> None:
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() + direction * self.viewport().width() // 2)

    def _renew_arrows(self) -> None:
        bar = self.horizontalScrollBar()
        left, right = self.arrows
        left.setEnabled(bar.value() > bar.minimum())
        right.setEnabled(bar.value() < bar.maximum())
        for arrow in self.arrows:
            arrow.setVisible(self.scrolls)
            arrow.describe(self.tr("More"))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        left, right = self.arrows
        left.setGeometry(0, 0, ARROW - 2, self.height())
        right.setGeometry(self.width() - ARROW + 2, 0, ARROW - 2, self.height())
        self._make_room_for_arrows()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._renew_arrows()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        bar = self.horizontalScrollBar()
        turned = event.angleDelta().y() or event.angleDelta().x()
        bar.setValue(bar.value() - turned // 2)
        event.accept()
