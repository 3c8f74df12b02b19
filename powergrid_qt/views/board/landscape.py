"""Painting what lies still under a game: sea, land, regions, borders and wires."""

import functools
from collections.abc import Collection, Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from powergrid_qt.engine import Board
from powergrid_qt.pyside_faults import draws_pixels
from powergrid_qt.views.board.looks import round_pen
from powergrid_qt.views.board.outlines import Chunks, Outlines
from powergrid_qt.views.board.plain_drawing import drawing_of
from powergrid_qt.views.board.textures import (
    DEEP_KINDS,
    GROUND_KINDS,
    SKY_KINDS,
    PlainColors,
    Textures,
    grain,
    paint_decor,
    sky,
)
from powergrid_qt.views.style.theme import REGION_TINTS, Theme, theme

OVERVIEW_SIZE = 1400
"""The longer side of the picture that is stretched while somebody zooms."""


class Landscape:
    """Paints a board without cities and costs, whole or in parts."""

    def __init__(self, outlines: Outlines) -> None:
        self.outlines = outlines
        self._textures: dict[str, Textures] = {}

    def paint(
        self, painter: QPainter, in_play: Collection[str], area: QRectF | None = None
    ) -> None:
        """`area`: what will be seen. Files of lines get plain colours in place of textures."""
        area = self.outlines.bounds if area is None else area
        soft = draws_pixels()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        look = theme()
        fills = self._textures_now() if soft else PlainColors(self.outlines, look)
        self._fill(painter, fills, in_play, area, look)
        paint_decor(painter, self.outlines, look, area, GROUND_KINDS)
        self._paint_lines(painter, in_play, area, look)
        if soft:
            _paint_grain(painter)
        self._paint_wires(painter, in_play, area, look)

    def sketch(self, painter: QPainter, in_play: Collection[str], area: QRectF) -> None:
        """Sea, land and regions in plain colours: many times faster than the whole, and enough for
        the moment until that is painted."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        look = theme()
        self._fill(painter, PlainColors(self.outlines, look), in_play, area, look)

    def warm_up(self) -> Iterator[str]:
        """Make what painting needs before it is needed, in steps."""
        textures = self._textures_now()
        yield "textures"
        if self.outlines.sea:
            _ = textures.sea
            yield "sea"
        for region in self.outlines.regions:
            for lit in (True, False):
                textures.region(region, lit=lit)
        yield "land"

    def _textures_now(self) -> Textures:
        look = theme()
        if look.name not in self._textures:
            self._textures[look.name] = Textures(self.outlines, look)
        return self._textures[look.name]

    def _fill(
        self,
        painter: QPainter,
        fills: Textures | PlainColors,
        in_play: Collection[str],
        area: QRectF,
        look: Theme,
    ) -> None:
        outlines = self.outlines
        painter.fillRect(area, fills.sea if outlines.sea else QBrush(sky(outlines.bounds, look)))
        paint_decor(painter, outlines, look, area, SKY_KINDS)
        painter.fillPath(outlines.land, fills.land)
        paint_decor(painter, outlines, look, area, DEEP_KINDS)
        for region, path in outlines.regions.items():
            if path.boundingRect().intersects(area):
                painter.fillPath(path, fills.region(region, lit=region in in_play))

    def _paint_lines(
        self, painter: QPainter, in_play: Collection[str], area: QRectF, look: Theme
    ) -> None:
        outlines = self.outlines
        outlines.borders.stroke(painter, round_pen(look.color("land_line", 0.55), 0.9), area)
        if outlines.sea:
            outlines.coast.stroke(painter, round_pen(look.color("land_line"), 1.0), area)
        for region, edges in outlines.region_edges.items():
            tint = QColor(REGION_TINTS[outlines.region_colors[region]])
            edge = tint.darker(125) if look.name == "light" else tint
            edge.setAlphaF(0.8 if region in in_play else 0.2)
            edges.stroke(painter, round_pen(edge, 1.2), area)
        # Over the edges of the regions, which run straight through lakes.
        painter.fillPath(outlines.lakes, look.color("sea_deep"))
        outlines.shores.stroke(painter, round_pen(look.color("land_line", 0.8), 0.7), area)

    def _paint_wires(
        self, painter: QPainter, in_play: Collection[str], area: QRectF, look: Theme
    ) -> None:
        outlines, regions = self.outlines, set(in_play)
        wires = list(zip(outlines.wires, outlines.wire_regions, strict=True))
        idle = Chunks(wire for wire, ends in wires if not ends <= regions)
        lively = Chunks(wire for wire, ends in wires if ends <= regions)
        idle.stroke(painter, _wire(look.color("wire_idle", 0.45), 1.6), area)
        if outlines.tubes:
            ribs = _wire(look.color("wire", 0.45), 4.6)
            ribs.setDashPattern([0.22, 1.3])
            pens = [
                _wire(look.color("shadow"), 9.0),
                _wire(look.color("wire"), 7.0),
                _wire(look.color("raised"), 4.6),
                ribs,
            ]
        else:
            pens = [_wire(look.color("label_halo", 0.55), 5.4), _wire(look.color("wire"), 2.4)]
        for each in pens:
            lively.stroke(painter, each, area)


@functools.cache
def landscape_of(board: Board) -> Landscape:
    """All pages share what it has made."""
    return Landscape(Outlines(board, drawing_of(board)))


class BackgroundItem(QGraphicsItem):
    """The landscape in a scene."""

    def __init__(self, landscape: Landscape) -> None:
        super().__init__()
        self._landscape = landscape
        self._bounds = landscape.outlines.bounds
        self._in_play = frozenset(landscape.outlines.regions)
        self._overview: QPixmap | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        # With it, Qt tells which part has to be painted.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(-10)

    def show_regions(self, in_play: frozenset[str]) -> None:
        self._in_play = in_play
        self.forget()

    def forget(self) -> None:
        """Paint everything anew: regions or theme have changed. `update` alone is not enough: if
        the view is also scrolled before the next painting, Qt (6.8 to 6.11) paints only what that
        uncovers and moves the pixels that it has kept of the rest."""
        self._overview = None
        kept = self.cacheMode()
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.setCacheMode(kept)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._landscape.paint(painter, self._in_play, option.exposedRect & self._bounds)

    def paint_sketch(self, painter: QPainter, area: QRectF) -> None:
        self._landscape.sketch(painter, self._in_play, area & self._bounds)

    def paint_overview(self, painter: QPainter) -> None:
        """Quickly and a little blurred, from one picture for all sizes."""
        if self._overview is None:
            scale = OVERVIEW_SIZE / max(self._bounds.width(), self._bounds.height())
            self._overview = QPixmap((self._bounds.size() * scale).toSize())
            with QPainter(self._overview) as canvas:
                canvas.scale(scale, scale)
                canvas.translate(-self._bounds.topLeft())
                self._landscape.paint(canvas, self._in_play)
        painter.drawPixmap(self._bounds, self._overview, QRectF(self._overview.rect()))


def _wire(color: QColor, width: float) -> QPen:
    """A pen without round ends: they lie under the cities, and take most of the time."""
    return QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)


def _paint_grain(painter: QPainter) -> None:
    """The grain keeps its size on the screen."""
    painter.save()
    painter.resetTransform()
    device = painter.device()
    painter.fillRect(QRectF(0, 0, device.width(), device.height()), QBrush(grain()))
    painter.restore()
