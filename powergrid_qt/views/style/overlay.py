"""Widgets that lie over their parent and keep its size."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class Overlay(QWidget):
    """Hidden until it is needed; `place` is called whenever the parent's size changes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        parent.installEventFilter(self)
        self.hide()

    def place(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.place()
        return super().eventFilter(watched, event)
