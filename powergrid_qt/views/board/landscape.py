"""Painting what lies still under a game: sea, land, regions, borders and wires."""

import functools
from collections.abc import Collection

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from powergrid_qt.engine import Board
from powergrid_qt.views.board.outlines import Chunks, Outlines
from powergrid_qt.views.board.plain_drawing import drawing_of
from powergrid_qt.views.board.planet import (
    DEEP_KINDS,
    GROUND_KINDS,
    SKY_KINDS,
    ground_color,
    paint_decor,
    sky,
)
from powergrid_qt.views.board.textures import Textures, grain, pen, region_tint
from powergrid_qt.views.style.theme import REGION_TINTS, Theme, theme


class Landscape:
    """Paints a board without cities and costs, whole or in parts."""

    def __init__(self, outlines: Outlines) -> None:
        self.outlines = outlines
        self._textures: dict[str, Textures] = {}

    def paint(
        self,
        painter: QPainter,
        in_play: Collection[str],
        area: QRectF | None = None,
        *,
        lines_only: bool = False,
    ) -> None:
        """`area`: what will be seen. `lines_only`: for files of lines, without soft textures."""
        outlines, look = self.outlines, theme()
        area = outlines.bounds if area is None else area
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if lines_only:
            self._fill_plainly(painter, in_play, look)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._fill_softly(painter, in_play, area, look)
        paint_decor(painter, outlines, look, area, GROUND_KINDS)
        self._paint_lines(painter, in_play, area, look)
        if not lines_only:
            _paint_grain(painter)
        self._paint_wires(painter, in_play, area, look)

    def warm_up(self) -> None:
        """Make what painting needs before it is needed."""
        textures = self._textures_now()
        if self.outlines.sea:
            _ = textures.sea
        for region in self.outlines.regions:
            for lit in (True, False):
                textures.region(region, lit=lit)

    def _textures_now(self) -> Textures:
        look = theme()
        if look.name not in self._textures:
            self._textures[look.name] = Textures(self.outlines, look)
        return self._textures[look.name]

    def _fill_softly(
        self, painter: QPainter, in_play: Collection[str], area: QRectF, look: Theme
    ) -> None:
        outlines, textures = self.outlines, self._textures_now()
        if outlines.sea:
            painter.fillRect(area, textures.sea)
        else:
            painter.fillRect(area, QBrush(sky(outlines.bounds, look)))
        self._paint_ground(painter, textures.land, area, look)
        for region, path in outlines.regions.items():
            if path.boundingRect().intersects(area):
                painter.fillPath(path, textures.region(region, lit=region in in_play))

    def _fill_plainly(self, painter: QPainter, in_play: Collection[str], look: Theme) -> None:
        outlines = self.outlines
        water = QBrush(look.color("sea"))
        painter.fillRect(outlines.bounds, water if outlines.sea else sky(outlines.bounds, look))
        ground = look.color("land") if outlines.sea else ground_color(look)
        self._paint_ground(painter, QBrush(ground), outlines.bounds, look)
        for region, path in outlines.regions.items():
            painter.fillPath(path, ground)
            painter.fillPath(path, region_tint(outlines, region, look, lit=region in in_play))

    def _paint_ground(self, painter: QPainter, land: QBrush, area: QRectF, look: Theme) -> None:
        paint_decor(painter, self.outlines, look, area, SKY_KINDS)
        painter.fillPath(self.outlines.land, land)
        paint_decor(painter, self.outlines, look, area, DEEP_KINDS)

    def _paint_lines(
        self, painter: QPainter, in_play: Collection[str], area: QRectF, look: Theme
    ) -> None:
        outlines = self.outlines
        outlines.borders.stroke(painter, pen(look.color("land_line", 0.55), 0.9), area)
        if outlines.sea:
            outlines.coast.stroke(painter, pen(look.color("land_line"), 1.0), area)
        for region, edges in outlines.region_edges.items():
            tint = QColor(REGION_TINTS[outlines.region_colors[region]])
            edge = tint.darker(125) if look.name == "light" else tint
            edge.setAlphaF(0.8 if region in in_play else 0.2)
            edges.stroke(painter, pen(edge, 1.2), area)
        # Over the edges of the regions, which run straight through lakes.
        painter.fillPath(outlines.lakes, look.color("sea_deep"))
        outlines.shores.stroke(painter, pen(look.color("land_line", 0.8), 0.7), area)

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
