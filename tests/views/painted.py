"""Pictures of widgets in tests."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pieces.sprites import Sprites

MOST_FRAMES = 100
"""So many are enough for all that is seen; what is hidden stays behind for ever."""


def picture(widget: QWidget) -> QImage:
    """What a widget looks like once everything is painted: one frame may not have time for all."""
    for _ in range(MOST_FRAMES):
        image = widget.grab().toImage()
        if not any(sprites.behind for sprites in widget.findChildren(Sprites)):
            break
    return image
