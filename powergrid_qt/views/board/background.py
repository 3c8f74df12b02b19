"""The landscape as an item of the scene, kept in tiles of pixels for the zoom in use."""

import math
from collections.abc import Collection, Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPaintEngine, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid_qt.views.board.landscape import Landscape
from powergrid_qt.views.style.pace import Pace
from powergrid_qt.views.style.theme import theme

TILE = 256
"""Small enough that one is painted in a few milliseconds."""
MOST_TILES = 256  # of 0.25 MB each
STRIPS = 8
"""The overview is made in so many parts, so that the window reacts in between."""
OVERVIEW_SIZE = 1400
"""The longer side of the picture that is stretched while tiles are missing."""


class BackgroundItem(QGraphicsItem):
    def __init__(self, landscape: Landscape, pace: Pace) -> None:
        super().__init__()
        self._outlines = landscape.outlines
        self._landscape = landscape
        self._pace = pace
        self._in_play: frozenset[str] = frozenset(self._outlines.regions)
        self._tiles: dict[tuple[int, int], QPixmap] = {}
        self._scale = 0.0
        self._overview: QPixmap | None = None
        self._is_old = False
        """The overview shows other regions or another theme; it stands in for the coming one."""
        self._coming: QPixmap | None = None
        self._strips = 0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(-10)

    def show_regions(self, in_play: Collection[str]) -> None:
        if self._in_play != frozenset(in_play):
            self._in_play = frozenset(in_play)
            self.forget()

    def forget(self) -> None:
        """Paint everything anew: regions or theme have changed."""
        self._tiles.clear()
        self._is_old = True
        self._coming = None
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802
        return self._outlines.bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if widget is None:  # rendered into a picture or a file: once, and at its best
            pixels = painter.paintEngine().type() == QPaintEngine.Type.Raster
            self._landscape.paint(painter, self._in_play, lines_only=not pixels)
            return
        full = painter.deviceTransform()
        if full.m11() != self._scale and self._pace.hurried:
            self._pace.behind = True
            self._paint_overview(painter, option.exposedRect)
            return
        self._set_scale(full.m11())
        self._paint_tiles(painter, full, option.exposedRect)

    def make_next(self, full: QTransform, exposed: QRectF) -> bool:
        """Make a part of what a first look at the board needs; False if everything is there."""
        if self._landscape.make_next(self._in_play):
            return True
        self._set_scale(full.m11())
        for key in self._wanted(full, exposed):
            if key not in self._tiles:
                self._make(key)
                return True
        return False

    def make_overview_next(self) -> bool:
        """Make a part of the picture that is stretched while zooming; False if it is there."""
        if self._overview is not None and not self._is_old:
            return False
        bounds = self._outlines.bounds
        scale = OVERVIEW_SIZE / max(bounds.width(), bounds.height())
        size = (bounds.size() * scale).toSize()
        if self._coming is None:
            self._coming, self._strips = QPixmap(size), 0
        top, bottom = (
            size.height() * strip // STRIPS for strip in (self._strips, self._strips + 1)
        )
        corner = bounds.topLeft() + QPointF(0, top / scale)
        with QPainter(self._coming) as painter:
            painter.drawPixmap(0, top, self._painted(corner, scale, size.width(), bottom - top))
        self._strips += 1
        if self._strips == STRIPS:
            self._overview, self._coming, self._is_old = self._coming, None, False
        return True

    def _set_scale(self, scale: float) -> None:
        if scale != self._scale:
            self._tiles.clear()
            self._scale = scale

    def _painted(self, corner: QPointF, scale: float, width: int, height: int) -> QPixmap:
        pixmap = QPixmap(width, height)
        pixmap.fill(theme().color("sea_deep"))  # without transparency it is drawn fastest
        with QPainter(pixmap) as painter:
            painter.scale(scale, scale)
            painter.translate(-corner)
            area = QRectF(corner, QSizeF(width, height) / scale)
            self._landscape.paint(painter, self._in_play, area & self._outlines.bounds)
        return pixmap

    def _paint_overview(self, painter: QPainter, exposed: QRectF) -> None:
        while self._overview is None:
            self.make_overview_next()
        bounds = self._outlines.bounds
        area = exposed & bounds
        to_picture = QTransform.fromTranslate(-bounds.left(), -bounds.top()) * QTransform.fromScale(
            self._overview.width() / bounds.width(), self._overview.height() / bounds.height()
        )
        painter.drawPixmap(area, self._overview, to_picture.mapRect(area))

    def _paint_tiles(self, painter: QPainter, full: QTransform, exposed: QRectF) -> None:
        wanted = list(self._wanted(full, exposed))
        missing = [key for key in wanted if key not in self._tiles]
        if missing and self._overview is not None:
            missing = [key for key in missing if not self._make_if_allowed(key)]
            if missing:
                self._paint_overview(painter, exposed)
                if self._is_old:
                    return  # no patchwork of two themes: all tiles appear at once
        else:
            for key in missing:
                self._make(key)
        self._trim(wanted)
        # In whole device pixels, and untransformed: pixels are copied as they are.
        origin = QPoint(round(full.dx()), round(full.dy()))
        painter.save()
        painter.resetTransform()
        to_logical, _ = painter.deviceTransform().inverted()
        ratio = painter.device().devicePixelRatioF()
        for key in wanted:
            tile = self._tiles.get(key)
            if tile is not None:
                corner = QPointF(origin + QPoint(key[0] * TILE, key[1] * TILE))
                tile.setDevicePixelRatio(ratio)
                painter.drawPixmap(to_logical.map(corner), tile)
        painter.restore()

    def _wanted(self, full: QTransform, exposed: QRectF) -> Iterator[tuple[int, int]]:
        area = QTransform.fromScale(self._scale, self._scale).mapRect(
            exposed & self._outlines.bounds
        )
        for row in range(math.floor(area.top() / TILE), math.ceil(area.bottom() / TILE)):
            for column in range(math.floor(area.left() / TILE), math.ceil(area.right() / TILE)):
                yield column, row

    def _make_if_allowed(self, key: tuple[int, int]) -> bool:
        while self._pace.allows():
            if not self._landscape.make_next(self._in_play):
                self._make(key)
                return True
        return False

    def _make(self, key: tuple[int, int]) -> None:
        corner = QPointF(*key) * TILE / self._scale
        self._tiles[key] = self._painted(corner, self._scale, TILE, TILE)

    def _trim(self, wanted: list[tuple[int, int]]) -> None:
        """Keep what is seen, and of the rest what was made last."""
        spare = [key for key in self._tiles if key not in wanted]
        for key in spare[: max(0, len(self._tiles) - max(MOST_TILES, len(wanted)))]:
            del self._tiles[key]
