"""What a board is drawn on: pixels, unless it is a page for a file of lines or for paper.

Painters could be asked each time. But their engines come and go with every widget that is painted,
and PySide 6.8 sometimes takes one for a dead object that lay at the same place in memory.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPaintEngine, QPainter

_PIXELS = QPaintEngine.Type.Raster
_engine = _PIXELS


@contextmanager
def page_of(painter: QPainter) -> Iterator[None]:
    """While a page is drawn that is not for the screen."""
    global _engine
    _engine = painter.paintEngine().type()
    try:
        yield
    finally:
        _engine = _PIXELS


def is_of_pixels() -> bool:
    return _engine == _PIXELS


def is_pdf() -> bool:
    return _engine == QPaintEngine.Type.Pdf
