"""Pictures of widgets in tests."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()
