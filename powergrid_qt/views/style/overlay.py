"""Widgets that lie over their parent."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFrame, QWidget


class Overlay(QFrame):
    """Hidden until it is needed; `place` is called when it appears and, while it is there, whenever
    the parent's size changes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        parent.installEventFilter(self)
        self.hide()

    @property
    def host(self) -> QWidget:
        """What it lies over."""
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
