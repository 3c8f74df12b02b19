"""Pictures of widgets in tests."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.sprites import Sprites


def picture(widget: QWidget) -> QImage:
    """What a widget looks like once everything is painted: one frame may not have time for all."""
    image = widget.grab().toImage()
    while any(sprites.behind for sprites in widget.findChildren(Sprites)):
        image = widget.grab().toImage()
    return image
