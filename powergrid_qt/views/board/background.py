"""The landscape as an item of the scene."""

from collections.abc import Collection

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEngine, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid_qt.views.board.landscape import Landscape

OVERVIEW_SIZE = 1400
"""The longer side of the picture that is stretched while somebody zooms."""


class BackgroundItem(QGraphicsItem):
    def __init__(self, landscape: Landscape) -> None:
        super().__init__()
        self._landscape = landscape
        self._bounds = landscape.outlines.bounds
        self._in_play: frozenset[str] = frozenset(landscape.outlines.regions)
        self._overview: QPixmap | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        # With it, Qt tells which part has to be painted.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(-10)

    def show_regions(self, in_play: Collection[str]) -> None:
        if self._in_play != frozenset(in_play):
            self._in_play = frozenset(in_play)
            self.forget()

    def forget(self) -> None:
        """Paint everything anew: regions or theme have changed."""
        self._overview = None
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pixels = painter.paintEngine().type() == QPaintEngine.Type.Raster
        area = option.exposedRect & self._bounds
        self._landscape.paint(painter, self._in_play, area, lines_only=not pixels)

    def paint_overview(self, painter: QPainter, area: QRectF) -> None:
        """Quickly and a little blurred, from one picture for all sizes."""
        bounds = self._bounds
        scale = OVERVIEW_SIZE / max(bounds.width(), bounds.height())
        if self._overview is None:
            self._overview = QPixmap((bounds.size() * scale).toSize())
            with QPainter(self._overview) as canvas:
                canvas.scale(scale, scale)
                canvas.translate(-bounds.topLeft())
                self._landscape.paint(canvas, self._in_play)
        shown = area & bounds
        to_picture = QTransform.fromTranslate(-bounds.left(), -bounds.top()) * QTransform.fromScale(
            scale, scale
        )
        painter.drawPixmap(shown, self._overview, to_picture.mapRect(shown))
