"""A row of widgets that scrolls sideways where it is too long, without a bar."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QWidget

from powergrid_qt.views.turn_panel.buttons import LOW, PanelButton

ARROW = 32


def _arrow(icon: str, parent: QWidget) -> PanelButton:
    """For the mouse only: with the keyboard one goes from thing to thing."""
    arrow = PanelButton(icon, parent=parent)
    arrow.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return arrow


class ScrollRow(QScrollArea):
    """The wheel scrolls it, and what gets the focus comes into view."""

    def __init__(
        self, *, spacing: int = 6, height: int = LOW, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._height = height
        self._widgets: list[QWidget] = []
        self.inner = QWidget()
        self._row = QHBoxLayout(self.inner)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(spacing)
        self._row.addStretch(1)
        self.setWidget(self.inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFixedHeight(height)
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
        self._renew_arrows()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)

    def insert(self, place: int, widget: QWidget) -> None:
        self._row.insertWidget(place, widget)
        widget.show()  # at once: what is not shown yet does not count in the size

    def remove(self, widget: QWidget) -> None:
        self._row.removeWidget(widget)
        widget.hide()
        widget.deleteLater()

    def show_widgets(self, widgets: Sequence[QWidget]) -> None:
        """These instead of what was there."""
        for old in self._widgets:
            self.remove(old)
        self._widgets = list(widgets)
        for place, widget in enumerate(widgets):
            self.insert(place, widget)
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.inner.sizeHint().width(), self._height)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(60, self._height)

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
        left.setVisible(bar.value() > bar.minimum())
        right.setVisible(bar.value() < bar.maximum())
        for arrow in self.arrows:
            arrow.describe(self.tr("More"))
            arrow.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        left, right = self.arrows
        left.setGeometry(0, 0, ARROW, self.height())
        right.setGeometry(self.width() - ARROW, 0, ARROW, self.height())
        self._renew_arrows()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._renew_arrows()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        bar = self.horizontalScrollBar()
        turned = event.angleDelta().y() or event.angleDelta().x()
        bar.setValue(bar.value() - turned // 2)
        event.accept()
