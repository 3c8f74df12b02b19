"""What is said to somebody who clicks where nothing can be done: a bubble beside it."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QToolTip, QWidget

from powergrid_qt.models.plain_text import plain_tip


def answer_at(widget: QWidget, text: str, area: QRect | None = None) -> None:
    """Below a thing, or a part of it, until the pointer leaves it. (Not before the mouse button is
    let go: that closes a tooltip.)"""
    place = widget.rect() if area is None else area
    at = widget.mapToGlobal(QPoint(place.center().x(), place.bottom()))
    QToolTip.showText(at, plain_tip(text), widget, place)
