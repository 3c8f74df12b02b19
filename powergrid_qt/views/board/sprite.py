"""Items that are painted into pixels once for each zoom, and then only copied."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid_qt.views.style.pace import Pace


class SpriteItem(QGraphicsItem):
    """Subclasses tell their `bounds` and `draw` themselves; after a change they call `redraw`:
    the old pixels stay until there is time for new ones. What seldom changes they draw in
    `draw_above`: it is kept until `redraw_all`."""

    def __init__(self, bounds: QRectF, pace: Pace) -> None:
        super().__init__()
        self._bounds = bounds
        self._pace = pace
        self._sprite: QPixmap | None = None
        self._changed = False
        self._above: tuple[float, QPixmap] | None = None
        self._scale = 0.0

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def draw_above(self, painter: QPainter) -> None:
        """Nothing, unless a subclass has something."""

    def redraw(self) -> None:
        self._changed = True
        self.update()

    def redraw_all(self) -> None:
        self._above = None
        self.update()

    def is_ready(self, scale: float) -> bool:
        return self._sprite is not None and not self._is_old(scale)

    def _is_old(self, scale: float) -> bool:
        return self._changed or self._above is None or self._scale != scale

    def prepare(self, scale: float) -> None:
        """Have the pixels before they are needed."""
        self._sprite, self._scale, self._changed = self._painted(scale), scale, False

    def boundingRect(self) -> QRectF:  # noqa: N802
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if widget is None:  # rendered into a picture or a file
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter)
            self.draw_above(painter)
            return
        full = painter.deviceTransform()
        scale = full.m11()
        if self._sprite is None or (self._is_old(scale) and self._pace.allows()):
            self.prepare(scale)
        sprite = self._sprite
        assert sprite is not None
        if scale != self._scale:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._bounds, sprite, QRectF(sprite.rect()))
            return
        corner = full.map(self._bounds.topLeft())
        painter.save()
        painter.resetTransform()
        to_logical, _ = painter.deviceTransform().inverted()
        sprite.setDevicePixelRatio(painter.device().devicePixelRatioF())
        # On whole device pixels it stays as sharp as it was painted.
        painter.drawPixmap(to_logical.map(QPointF(round(corner.x()), round(corner.y()))),
                           sprite)  # fmt: skip
        painter.restore()

    def _painted(self, scale: float) -> QPixmap:
        if self._above is None or self._above[0] != scale:
            self._above = scale, self._layer(scale, self.draw_above)
        sprite = self._layer(scale, self.draw)
        with QPainter(sprite) as painter:
            painter.drawPixmap(0, 0, self._above[1])
        return sprite

    def _layer(self, scale: float, draw: Callable[[QPainter], None]) -> QPixmap:
        bounds = self._bounds
        pixmap = QPixmap(math.ceil(bounds.width() * scale), math.ceil(bounds.height() * scale))
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            painter.translate(-bounds.topLeft())
            draw(painter)
        return pixmap
